"""Connections: one URL, the role chosen at connect, the workspace set per transaction."""

from __future__ import annotations

import json
import select
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeAlias, TypeVar

import orjson
import psycopg
from pgvector.psycopg.halfvec import register_halfvec_info
from psycopg.rows import DictRow, dict_row
from psycopg.types import TypeInfo
from psycopg.types.json import set_json_dumps, set_json_loads
from psycopg_pool import ConnectionPool

from infra.postgres.faults import sorted_faults

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence
    from contextlib import AbstractContextManager

    from psycopg.rows import RowFactory

Connection: TypeAlias = psycopg.Connection[DictRow]
Asked: TypeAlias = "tuple[bytes, Mapping[str, Any]]"
"""A statement and its parameters."""
Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Role:
    """A database role and the time-outs (milliseconds) of a connection that takes it."""

    name: str
    statement_timeout_ms: int
    lock_timeout_ms: int
    idle_in_transaction_ms: int

    @property
    def options(self) -> str:
        """The start-up options: they hold for the connection, so nothing leaks from one use of a pool to the next."""
        return (
            f"-c role={self.name} -c search_path=memform,public -c timezone=UTC"
            f" -c statement_timeout={self.statement_timeout_ms} -c lock_timeout={self.lock_timeout_ms}"
            f" -c idle_in_transaction_session_timeout={self.idle_in_transaction_ms}"
        )


_ENTER = b"SELECT set_config('memform.workspace', %s, true), set_config('synchronous_commit', %s, true)"
_ENTER_TO_READ = b"""
SELECT set_config('memform.workspace', %(workspace_id)s, true), set_config('transaction_read_only', 'on', true),
       set_config('enable_seqscan', 'off', true),
       (SELECT set_config('plan_cache_mode', 'force_generic_plan', true)
        FROM memform.workspace_sizes
        WHERE workspace_id = %(workspace_id)s AND memories > 50000)
"""
"""A plan made while a table was young would read all of it, and stay prepared. To make recall's plan anew costs as
much as a voice, and PostgreSQL would for each question: what is made for one looks cheaper. In a small workspace it
may: a plan kept from nearly empty tables could read a whole workspace for each find."""

_WAITS = {True: "on", False: "off"}
"""`synchronous_commit`, by whether a commit is to last."""
_CLOSE_SECONDS = 0.5
"""For threads that still try to reach a server that is away; one that is there is left at once."""
APP = Role("memform_app", 30_000, 10_000, 60_000)
MAINTENANCE = Role("memform_maintenance", 120_000, 5_000, 60_000)


class Database:
    """Two pools over one URL: the application's, bound to a workspace, and maintenance's, which sees them all.

    Open it after fork: a libpq connection must not cross one. `size` is the most connections of the application's
    pool; maintenance never takes more than two, and none before its first use. A server that does not answer
    within `patience_seconds` is a TransientError.
    """

    def __init__(self, url: str, size: int = 4, patience_seconds: float = 15.0) -> None:
        """Prepare both pools; nothing is connected before `open`."""
        self._app = _pool(url, APP, size, patience_seconds)
        self._maintenance = _pool(url, MAINTENANCE, 2, patience_seconds)

    def open(self) -> None:
        """Open the pools; connections are made when they are first needed."""
        self._app.open()
        self._maintenance.open()

    def close(self) -> None:
        """Close every connection. A closed database cannot be opened again."""
        self._app.close(_CLOSE_SECONDS)
        self._maintenance.close(_CLOSE_SECONDS)

    def __enter__(self) -> Self:
        """Open for the length of a block."""
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        """Close at its end."""
        self.close()

    @contextmanager
    def transaction(self, workspace_id: str, *, lasting: bool = True) -> Generator[Connection]:
        """Open a transaction as the application, in one workspace; commit at the end of the block, else roll back.

        Unless it is `lasting`, the commit does not wait for the disk: a server that crashes may forget what was
        committed in the last half second, always from the end, so never what something that lasts was built on.
        """
        with self.opened(workspace_id, lasting=lasting) as (connection, _):
            yield connection

    @contextmanager
    def opened(
        self, workspace_id: str, *asked: Asked, lasting: bool = True
    ) -> Generator[tuple[Connection, Sequence[Sequence[DictRow]]]]:
        """Open a transaction as `transaction` does, with its first statements and the rows of each.

        All of it is one round trip. Who ends with a pipeline may commit within it and spare another.
        """
        with sorted_faults(), self._app.connection() as connection:
            try:
                with connection.pipeline():
                    connection.execute(b"BEGIN")
                    cursors = _entered(connection, workspace_id, asked, lasting=lasting)
                yield connection, [rows_of(cursor) for cursor in cursors]
            except BaseException:
                with suppress(psycopg.Error):  # what broke the connection is what is told
                    connection.rollback()
                raise
            connection.commit()

    @contextmanager
    def reading(self, workspace_id: str) -> Generator[Connection]:
        """Open a transaction as the application, in one workspace, in which PostgreSQL refuses every write."""
        with sorted_faults(), self._app.connection() as connection, connection.transaction():
            connection.execute(
                "SELECT set_config('memform.workspace', %s, true), set_config('transaction_read_only', 'on', true)",
                [workspace_id],
            )
            yield connection

    def read(
        self, workspace_id: str, query: bytes, parameters: Mapping[str, Any], row: RowFactory[Row]
    ) -> Sequence[Row]:
        """Answer one question as the application, in one workspace, in one round trip; PostgreSQL refuses every write.

        Statements of a pipeline are one transaction up to its end, so what the first ones set holds for the last and
        for nobody after.
        """
        with sorted_faults(), self._app.connection() as connection, connection.cursor(row_factory=row) as cursor:
            with connection.pipeline():
                connection.execute(_ENTER_TO_READ, {"workspace_id": workspace_id})
                cursor.execute(query, parameters, binary=True)
            return cursor.fetchall()

    def exchange(self, workspace_id: str, *asked: Asked, lasting: bool = True) -> Sequence[Sequence[DictRow]]:
        """Run statements as the application, in one workspace or in none (""), and return the rows of each.

        One round trip, and one transaction, as with `read`; `lasting` as with `transaction`.
        """
        with sorted_faults(), self._app.connection() as connection:
            with connection.pipeline():
                cursors = _entered(connection, workspace_id, asked, lasting=lasting)
            return [rows_of(cursor) for cursor in cursors]

    def survey(self, query: bytes, parameters: Mapping[str, Any]) -> Sequence[DictRow]:
        """Answer one question as maintenance, over every workspace, in one round trip."""
        with sorted_faults(), self._maintenance.connection() as connection:
            return connection.execute(query, parameters).fetchall()

    @contextmanager
    def unscoped(self) -> Generator[Connection]:
        """Open a transaction as the application in no workspace: only tables that belong to none answer."""
        with sorted_faults(), self._app.connection() as connection, connection.transaction():
            yield connection

    @contextmanager
    def maintenance(self) -> Generator[Connection]:
        """Open a transaction as maintenance, over every workspace."""
        with sorted_faults(), self._maintenance.connection() as connection, connection.transaction():
            yield connection

    def across(self, workspace_id: str) -> AbstractContextManager[Connection]:
        """Return a transaction as the application in one workspace, or as maintenance over all of them ("")."""
        return self.transaction(workspace_id) if workspace_id else self.maintenance()


def connect(url: str, role: Role) -> Connection:
    """Open one connection of a role outside a pool, in autocommit (administration and tests)."""
    connection = psycopg.Connection[DictRow].connect(url, options=role.options, row_factory=dict_row, autocommit=True)
    _configure(connection)
    return connection


def _entered(
    connection: Connection, workspace_id: str, asked: Sequence[Asked], *, lasting: bool
) -> Sequence[psycopg.Cursor[DictRow]]:
    """Enter a workspace for the length of the transaction and ask there, within the caller's pipeline."""
    connection.execute(_ENTER, [workspace_id, _WAITS[lasting]])
    return [connection.execute(query, parameters) for query, parameters in asked]


def rows_of(cursor: psycopg.Cursor[DictRow]) -> Sequence[DictRow]:
    """Return what a statement answered; nothing for one that answers nothing."""
    # What `description` tells is made column by column, for as much as a tenth of a stage.
    return cursor.fetchall() if cursor.rownumber is not None else ()


def _pool(url: str, role: Role, size: int, patience_seconds: float) -> ConnectionPool[Connection]:
    return ConnectionPool(
        url,
        connection_class=psycopg.Connection[DictRow],
        kwargs={"options": role.options, "row_factory": dict_row, "autocommit": True},
        min_size=0,
        max_size=size,
        timeout=patience_seconds,
        reconnect_timeout=patience_seconds,
        configure=_configure,
        check=_check,
        name=role.name,
        open=False,
    )


def _check(connection: Connection) -> None:
    """Ask for nothing before a connection is lent, if it stirs: one that the server dropped is replaced, not lent.

    A server that ends a connection says so on it; one on which nothing has arrived costs no round trip.
    """
    arrived = select.poll()
    arrived.register(connection.fileno(), select.POLLIN)
    if arrived.poll(0):
        connection.execute("")


def _configure(connection: psycopg.Connection[Any]) -> None:
    """Teach the connection JSON and half-precision vectors; before the first migration the type is not there yet."""
    set_json_dumps(_write_json, connection)
    set_json_loads(orjson.loads, connection)
    if found := TypeInfo.fetch(connection, "halfvec"):
        register_halfvec_info(connection, found)
        found.register(connection)  # arrays of them


def _write_json(value: object) -> str | bytes:
    """Return the JSON text of a value, whose strings may be enumerated."""
    try:
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)
    except orjson.JSONEncodeError:
        return json.dumps(value)  # a string that is no text, a number beyond 64 bits: PostgreSQL judges them
