"""Memories out of one workspace and into another, row for row (SPEC §15, `export` and `import`)."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from psycopg import sql
from psycopg.types.json import Jsonb

from infra.postgres.queries import load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from infra.postgres.database import Connection, Database

Row = dict[str, Any]
KINDS: Final = {
    "transcripts": "transcripts",
    "statements": "statements",
    "memories": "memories",
    "states": "memory_state",
    "events": "events",
    "links": "links",
    "conflicts": "conflicts",
}
"""Kinds of rows in an export and the table of each, in the order in which references allow them in."""

_SQL = load("carrying")
_CHUNK: Final = 500
_EMPTY: Final = "\\x" + zlib.compress(b"").hex()


class Carried(NamedTuple):
    """What an import brought: memories that came in, were here by their id, or live here in the same words."""

    imported: int
    known: int
    alike: int


class PostgresCarrying:
    """Exports and imports whole workspaces."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def export(self, workspace_id: str) -> Iterator[tuple[str, Row]]:
        """Yield every row that belongs to a memory, with its kind, in one transaction.

        Of transcripts only what is known about them is told, not their text; of statements those behind a memory.
        """
        with self._database.transaction(workspace_id) as connection:
            for kind in KINDS:
                for row in connection.execute(_SQL[kind], {"workspace_id": workspace_id}):
                    yield kind, row["row"]

    def bring(self, workspace_id: str, rows: Iterable[tuple[str, Row]]) -> Carried:
        """Write the rows of an export; what is here already stays as it is, so that it can be done again.

        A memory comes with its state and its whole history, or not at all; one that is here keeps the history it has
        here. A transcript comes without its text and with the statements that memories rest on; one that came so before
        gets those it lacks. All of it is one transaction.

        Raises:
            PermanentError: PostgreSQL takes one of the rows for none; nothing was written.
        """
        held: dict[str, list[Row]] = {kind: [] for kind in KINDS}
        for kind, row in rows:
            held[kind].append(row)
        with self._database.transaction(workspace_id) as connection:
            wanted, carried = _wanted(connection, workspace_id, held["states"])
            fresh, stubs = _open_transcripts(connection, workspace_id, held["transcripts"])
            _write(connection, workspace_id, "transcripts", [_stub(row) for row in fresh])
            ids = {*(row["transcript_id"] for row in fresh), *stubs}
            _write(
                connection, workspace_id, "statements", _kept(held["statements"], lambda r: r["transcript_id"] in ids)
            )
            connection.execute(_SQL["count_statements"], {"workspace_id": workspace_id, "ids": sorted(ids)})
            held["events"] = [_placed(row, workspace_id) for row in held["events"]]
            for kind in ("memories", "states", "events"):
                _write(connection, workspace_id, kind, _kept(held[kind], lambda r: r["memory_id"] in wanted))
            there = _places(connection, workspace_id, held["statements"])
            _write(
                connection,
                workspace_id,
                "links",
                _kept(held["links"], lambda r: r["memory_id"] in wanted and _place(r) in there),
            )
            _write(
                connection,
                workspace_id,
                "conflicts",
                _kept(held["conflicts"], lambda r: {r["rival_id"], r["memory_id"]} - {None} <= wanted),
            )
        return carried


def _kept(rows: Sequence[Row], wanted: Callable[[Row], bool]) -> list[Row]:
    return [row for row in rows if wanted(row)]


def _placed(event: Row, workspace_id: str) -> Row:
    """Return an event whose states are of a workspace."""
    here = {"workspace_id": workspace_id}
    return {**event, "before": event["before"] and {**event["before"], **here}, "after": {**event["after"], **here}}


def _place(row: Mapping[str, Any]) -> tuple[str, int, int]:
    return row["transcript_id"], row["run"], row["ordinal"]


def _wanted(connection: Connection, workspace_id: str, states: Sequence[Row]) -> tuple[set[str], Carried]:
    """Return the ids to be written: new here, not alive in other hands, and with their successor, if they have one."""
    where = {
        "workspace_id": workspace_id,
        "ids": [row["memory_id"] for row in states],
        "scopes": [row["scope"] for row in states],
        "hashes": [row["text_hash"] for row in states],
    }
    rows = connection.execute(_SQL["known"], where).fetchall()
    known = {row["memory_id"] for row in rows}
    living = {(row["scope"], row["text_hash"]) for row in rows if row["live"]}
    new = [row for row in states if row["memory_id"] not in known]
    alike = {r["memory_id"] for r in new if r["ended_at"] is None and (r["scope"], r["text_hash"]) in living}
    wanted = {row["memory_id"] for row in new} - alike
    while orphans := {
        row["memory_id"]
        for row in new
        if row["memory_id"] in wanted and row["superseded_by"] and row["superseded_by"] not in wanted | known
    }:
        wanted -= orphans
    return wanted, Carried(len(wanted), len(states) - len(new), len(new) - len(wanted))


def _open_transcripts(
    connection: Connection, workspace_id: str, transcripts: Sequence[Row]
) -> tuple[list[Row], list[str]]:
    """Return the transcripts that are new here, and the ids of those that came without their text before."""
    ids = [row["transcript_id"] for row in transcripts]
    found = connection.execute(_SQL["known_transcripts"], {"workspace_id": workspace_id, "ids": ids})
    known = {row["transcript_id"]: row for row in found}
    fresh = [row for row in transcripts if row["transcript_id"] not in known]
    stubs = [
        row["transcript_id"]
        for row in transcripts
        if (here := known.get(row["transcript_id"]))
        and (here["content_hash"], here["run"], here["body_bytes"]) == (row["content_hash"], row["run"], 0)
    ]
    return fresh, stubs


def _places(connection: Connection, workspace_id: str, statements: Sequence[Row]) -> set[tuple[str, int, int]]:
    """Return where the statements of an export are here: at the same place, in the same words."""
    where = {"workspace_id": workspace_id, "ids": sorted({row["transcript_id"] for row in statements})}
    said = {_place(row): row["text_hash"] for row in statements}
    rows = connection.execute(_SQL["known_statements"], where)
    return {_place(row) for row in rows if said.get(_place(row)) == row["text_hash"]}


def _stub(row: Row) -> Row:
    """Return a transcript as it comes in: at rest and without its text, so that it cannot run again.

    What waits for a judge waits on: a hearing needs the statements alone. They are counted when they are here.
    """
    at_rest = {"progress": "done", "due_at": None, "lease_until": None, "next_attempt_at": None, "attempts": 0}
    return {**row, **at_rest, "hearing_until": None, "body": _EMPTY, "body_bytes": 0, "statements": 0}


def _write(connection: Connection, workspace_id: str, kind: str, rows: Sequence[Row]) -> None:
    """Write rows into their table, each value as JSON had it; one that is there stays."""
    table = KINDS[kind]
    names = [row["name"] for row in connection.execute(_SQL["columns"], {"name": table}).fetchall()]
    columns = sql.SQL(", ").join(map(sql.Identifier, names))
    query = sql.SQL(
        "INSERT INTO {table} ({columns}) SELECT {columns} FROM jsonb_populate_recordset(NULL::{table}, %s)"
        " ON CONFLICT DO NOTHING"
    ).format(table=sql.Identifier(table), columns=columns)
    for start in range(0, len(rows), _CHUNK):
        chunk = [{**row, "workspace_id": workspace_id} for row in rows[start : start + _CHUNK]]
        connection.execute(query, [Jsonb(chunk)])
