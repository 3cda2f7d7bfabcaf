"""Erasure in PostgreSQL: as maintenance, in one transaction, leaving a tombstone without text (SPEC §16)."""

from __future__ import annotations

import hashlib
import zlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from psycopg import sql
from psycopg.types.json import Jsonb

from infra.postgres.effects import get, write_effects
from infra.postgres.queries import load
from infra.postgres.reruns import BATCH_ACTOR
from pipeline.domain.erasure import GENERATED_ID, NO_HASH, ErasureKind, ErasureReceipt, kept_target
from pipeline.domain.memory import Ending, EventKind
from pipeline.errors import InvalidInputError, TransientError
from pipeline.lifecycle.transition import Cause, Machine, moved

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.plan import Transition

_SQL = load("erasure")
_VECTORS = load("vectors")
_ACTOR: Final = "operator"
_NAMED: Final = 5
_EMPTY: Final = zlib.compress(b"")
_STRINGS: Final = '$.** ? (@.type() == "string")'
CLOSED: Final = frozenset(
    (
        *("workspace_id", "transcript_id", "memory_id", "rival_id", "winner", "dispatch_id", "one", "other"),
        *("superseded_by", "merged_from", "provenance", "key", "outcome_key", "source", "embedding_key"),
        *("text_hash", "content_hash", "traceparent", "before", "after", "prior", "versions", "counts", "weights"),
        *("features", "scan", "redactions", "repairs", "state", "kind", "progress", "settled_as", "decision"),
        *("outcome", "awaits", "tier", "status", "staged_reason", "ending", "surface", "policy", "language", "scope"),
        *("entry_type", "sub_type", "memory_type", "pacer", "polarity", "decay_class", "domain", "domains"),
        *("scan_tier", "merge_source", "gate_version", "pacer_version", "prompt_version", "model", "phase"),
        *("format", "failure", "tags", "statements.reason", "links.reason", "dead_letters.reason"),
    )
)
"""Columns of ids, hashes, numbers and words of closed lists: no text of a person or an agent stands in them. A column
that is not named here is looked at, a new one too."""
_BY_PEOPLE: Final = sql.SQL("CASE WHEN actor = ANY ({}) OR actor LIKE {} THEN '' ELSE reason END").format(
    sql.Literal([*Machine]), sql.Literal(f"{BATCH_ACTOR}%%")
)
"""Why an event came about, where a person says so; a machine's reasons are words of ours."""
_SAID_IN_READING: Final = ("thread_id", "colony_id", "agent_id", "task", "repo", "filename")
_READING: Final = "$.keyvalue() ? ({}).value".format(" || ".join(f'@.key == "{name}"' for name in _SAID_IN_READING))


@dataclass(slots=True)
class _Targets:
    """What goes: whole transcripts, the bytes of others, single statements, memories, and rows that hold `match`."""

    workspace_id: str
    transcripts: list[str] = field(default_factory=list[str])
    bodies: list[str] = field(default_factory=list[str])
    statements: list[tuple[str, int, int]] = field(default_factory=list[tuple[str, int, int]])
    memories: list[MemoryId] = field(default_factory=list["MemoryId"])
    match: str = ""

    def parameters(self) -> dict[str, Any]:
        """Return what the statements take."""
        return {
            "workspace_id": self.workspace_id,
            "transcripts": self.transcripts,
            "bodies": self.bodies,
            "places": [place for place, _, _ in self.statements],
            "runs": [run for _, run, _ in self.statements],
            "ordinals": [ordinal for _, _, ordinal in self.statements],
            "memories": self.memories,
            "match": self.match,
            "generated": GENERATED_ID,
            "empty": _EMPTY,
            "no_hash": NO_HASH,
        }


class PostgresErasure:
    """Takes text out for good: rows, history, vectors, caches, and what others kept of it."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def erase(
        self, kind: ErasureKind, workspace_id: str, target: str, now: datetime, *, dry_run: bool = False
    ) -> ErasureReceipt:
        """Erase one transcript, memory, workspace or text; with `dry_run` do it and take it back.

        A memory that another transcript supports outlives a transcript. A memory or a text goes with the statements
        that say it and with the bytes of their transcripts, whose other memories stay; a transcript of which nothing
        else is kept goes as a whole.

        Raises:
            InvalidInputError: there is nothing of that name.
            TransientError: a transcript that is to lose some of its words is on its way through the stages.
        """
        with self._database.maintenance() as connection, connection.transaction(force_rollback=dry_run):
            targets = _find(connection, kind, workspace_id, target)
            parameters = targets.parameters()
            hashes = connection.execute(_SQL["fingerprints"], parameters).fetchall()
            keys = [row["vector_key"] for row in hashes]
            counts = _take_out(connection, targets, Cause(_ACTOR, "erased", now))
            if kind is ErasureKind.WORKSPACE:
                counts |= _sweep_out(connection, workspace_id)
            remaining = _remaining(connection, workspace_id, targets.match) if targets.match else {}
            counts["vectors"] = connection.execute(_VECTORS["forget_unsaid"], {"keys": keys}).rowcount
            told = {
                "counts": {name: count for name, count in counts.items() if count},
                "remaining": remaining,
                "texts": tuple(sorted({row["text_hash"] for row in hashes})),
                "vectors": tuple(sorted(set(keys))),
                "ids": tuple(sorted(_sha256(name) for name in (*targets.transcripts, *targets.memories))),
            }
            receipt = self.nothing(kind, workspace_id, target, now, dry_run=dry_run).model_copy(update=told)
            left = _left(connection, receipt)
            tombstone = {"kind": kind, "target": kept_target(kind, target), "counts": Jsonb(receipt.counts), "now": now}
            connection.execute(_SQL["write_tombstone"], parameters | tombstone | {"actor": _ACTOR})
        gone = {name: tuple(h for h in getattr(receipt, name) if h not in left) for name in ("texts", "vectors", "ids")}
        return receipt.model_copy(update={**gone, "shared": len(left)})

    def nothing(
        self, kind: ErasureKind, workspace_id: str, target: str, now: datetime, *, dry_run: bool
    ) -> ErasureReceipt:
        """Return the receipt of an erasure that found nothing here."""
        return ErasureReceipt(
            kind=kind,
            workspace_id=workspace_id,
            target_sha256=_sha256(target),
            erased_at=now,
            dry_run=dry_run,
            counts={},
            shared=0,
            texts=(),
            vectors=(),
            ids=(_sha256(target),) if kind is ErasureKind.TRANSCRIPT else (),
        )

    def left(self, receipt: ErasureReceipt) -> Sequence[str]:
        """Return the hashes of a receipt that are there again, or still."""
        with self._database.maintenance() as connection:
            return sorted(_left(connection, receipt))


def _find(connection: Connection, kind: ErasureKind, workspace_id: str, target: str) -> _Targets:
    targets = _Targets(workspace_id)
    match kind:
        case ErasureKind.TRANSCRIPT:
            targets.transcripts = [row["transcript_id"] for row in _transcripts(connection, workspace_id, [target])]
        case ErasureKind.WORKSPACE:
            targets.transcripts = [row["transcript_id"] for row in _transcripts(connection, workspace_id, None)]
            every = connection.execute(b"SELECT memory_id FROM memories WHERE workspace_id = %s", [workspace_id])
            targets.memories = [row["memory_id"] for row in every]
        case ErasureKind.MEMORY:
            targets.memories = [*get(connection, workspace_id, [target])]  # pyright: ignore[reportArgumentType] - as the operator gave it
            targets.statements = _places(connection, "statements_behind", targets)
            targets.bodies = sorted({place for place, _, _ in targets.statements})
            _transcripts(connection, workspace_id, targets.bodies)
        case ErasureKind.TEXT:
            _find_text(connection, targets, target)
    if kind is ErasureKind.TRANSCRIPT:
        where = {"workspace_id": workspace_id, "ids": targets.transcripts}
        targets.memories = [row["memory_id"] for row in connection.execute(_SQL["resting_on"], where)]
    worded = connection.execute(_SQL["worded_from"], targets.parameters()).fetchall()
    targets.memories = sorted({*targets.memories, *(row["memory_id"] for row in worded)})
    emptied = [row["transcript_id"] for row in connection.execute(_SQL["emptied"], targets.parameters())]
    targets.transcripts += emptied
    targets.bodies = [name for name in targets.bodies if name not in emptied]
    if not (targets.transcripts or targets.memories or targets.bodies or targets.statements or targets.match):
        message = f"workspace {workspace_id!r} has no such {kind}"
        raise InvalidInputError(message, ["nothing was erased"])
    _refuse_moving(connection, targets)
    return targets


def _refuse_moving(connection: Connection, targets: _Targets) -> None:
    """Raise TransientError for a transcript that stays and is in a stage: who works on it may hold the words."""
    moving = connection.execute(_SQL["moving"], targets.parameters()).fetchall()
    if moving:
        named = ", ".join(f"{row['transcript_id']} ({row['progress']})" for row in moving[:_NAMED])
        message = (
            f"{len(moving)} of the transcripts that hold it are on their way ({named}), and nothing was erased: "
            "wait until they are done (memform status), or erase them whole with --transcript"
        )
        raise TransientError(message)


def _find_text(connection: Connection, targets: _Targets, text: str) -> None:
    """Find a text wherever it stands, without regard to case."""
    targets.match = text
    where = {"workspace_id": targets.workspace_id, "match": text}
    targets.memories = [row["memory_id"] for row in connection.execute(_SQL["memories_saying"], where)]
    said = {*_places(connection, "statements_saying", targets), *_places(connection, "statements_behind", targets)}
    targets.statements = sorted(said)
    wanted = text.casefold()
    holding = {
        row["transcript_id"]
        for row in _transcripts(connection, targets.workspace_id, None)
        if wanted in zlib.decompress(row["body"]).decode(errors="replace").casefold()
        or any(wanted in str(row["reading"].get(name) or "").casefold() for name in _SAID_IN_READING)
    }
    targets.bodies = sorted(holding | {place for place, _, _ in targets.statements})


def _transcripts(connection: Connection, workspace_id: str, ids: Sequence[str] | None) -> Sequence[Mapping[str, Any]]:
    return connection.execute(_SQL["transcripts"], {"workspace_id": workspace_id, "ids": ids}).fetchall()


def _places(connection: Connection, query: str, targets: _Targets) -> list[tuple[str, int, int]]:
    rows = connection.execute(_SQL[query], targets.parameters())
    return [(row["transcript_id"], row["run"], row["ordinal"]) for row in rows]


def _take_out(connection: Connection, targets: _Targets, cause: Cause) -> dict[str, int]:
    """Delete and blank, in the order that references allow; return how many rows of each kind."""
    parameters = targets.parameters()
    _disown(connection, targets, "orphans", replace(cause, reason="its successor was erased"))
    steps = ("drop_conflicts", "drop_replies", "drop_calls", "drop_states", "drop_memories")
    counts = {name: connection.execute(_SQL[name], parameters).rowcount for name in steps}
    _disown(connection, targets, "forget_places", replace(cause, reason="one of its sources was erased"))
    blanked = ("blank_statements", "blank_bodies", "blank_decisions", "blank_letters", "blank_queries")
    later = (*blanked, "drop_transcripts")
    counts |= {name: connection.execute(_SQL[name], parameters).rowcount for name in later}
    counts.pop("drop_states")
    return {name.partition("_")[2] if name.startswith("drop") else name: count for name, count in counts.items()}


def _disown(connection: Connection, targets: _Targets, query: str, cause: Cause) -> None:
    """Write an event without text for each memory that stays and has lost something."""
    ids = [row["memory_id"] for row in connection.execute(_SQL[query], targets.parameters()).fetchall()]
    steps: list[Transition] = []
    for known in get(connection, targets.workspace_id, ids).values():
        state = known.state
        if state.superseded_by in targets.memories:
            state = replace(state, ending=Ending.ARCHIVED, superseded_by=None)
        steps.append(moved(known.state, state, EventKind.ERASED, cause))
    write_effects(connection, targets.workspace_id, steps, cause.actor, cause.at)


def _sweep_out(connection: Connection, workspace_id: str) -> dict[str, int]:
    """Delete what is left of a workspace in every table that has one."""
    tables = [row["name"] for row in connection.execute(_SQL["workspace_tables"]).fetchall()]
    counts: dict[str, int] = {}
    for table in tables:
        query = sql.SQL("DELETE FROM {} WHERE workspace_id = %s").format(sql.Identifier(table))
        counts[table] = connection.execute(query, [workspace_id]).rowcount
    return {f"other_{table}": count for table, count in counts.items()}


def _remaining(connection: Connection, workspace_id: str, match: str) -> dict[str, int]:
    """Return in which tables a text still stands, and in how many rows: names, and what this module does not know of.

    An id is no text: neither a column of ids nor one within a sentence is looked at.
    """
    holding: dict[str, list[sql.Composable]] = {}
    for column in connection.execute(_SQL["text_columns"], {"closed": [*CLOSED]}).fetchall():
        words: sql.Composable = sql.Identifier(column["name"])
        if column["nested"]:
            path = _READING if column["name"] == "reading" else _STRINGS
            words = sql.SQL("jsonb_path_query_array({}, {})").format(words, sql.Literal(path))
        elif (column["table"], column["name"]) == ("events", "reason"):
            words = _BY_PEOPLE
        found = sql.SQL(
            "coalesce(position(lower(%(match)s) in lower(regexp_replace({}::text, %(generated)s, '', 'g'))) > 0, false)"
        )
        holding.setdefault(column["table"], []).append(found.format(words))
    counts: dict[str, int] = {}
    for table, conditions in holding.items():
        query = sql.SQL("SELECT count(*) AS n FROM {} WHERE workspace_id = %(workspace_id)s AND ({})").format(
            sql.Identifier(table), sql.SQL(" OR ").join(conditions)
        )
        where = {"workspace_id": workspace_id, "match": match, "generated": GENERATED_ID}
        row = connection.execute(query, where).fetchone()
        counts[table] = row["n"] if row else 0
    return {table: count for table, count in counts.items() if count}


def _left(connection: Connection, receipt: ErasureReceipt) -> set[str]:
    where = {
        "workspace_id": receipt.workspace_id,
        "hashes": list(receipt.texts),
        "keys": list(receipt.vectors),
        "ids": list(receipt.ids),
    }
    queries = (("left_texts", "text_hash"), ("left_vectors", "text_sha256"), ("left_ids", "digest"))
    return {row[column] for query, column in queries for row in connection.execute(_SQL[query], where)}


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
