"""Checks over an open connection to PostgreSQL, as the login that memform uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, LiteralString

from psycopg import sql

from infra.doctor.finding import error, fine, warning
from infra.doctor.ledger import examine_ledger
from infra.postgres import migrate

if TYPE_CHECKING:
    from collections.abc import Callable

    import psycopg
    from psycopg.rows import TupleRow

    from infra.doctor.finding import Finding
    from infra.postgres.migrate import Schema

    Connection = psycopg.Connection[TupleRow]

OLDEST_POSTGRES: Final = 16
"""The first whose role grants say whether a member may take the role."""
OLDEST_PGVECTOR: Final = (0, 8, 0)
"""The first with iterative index scans."""
SOUND_PGVECTOR: Final = (0, 8, 4)
"""The first whose index survives a vacuum during inserts."""
CONNECTIONS_PER_CHILD: Final = 6
"""Four of the application's pool and two of maintenance's (`infra.postgres.database`)."""
CROWDED_CONNECTIONS: Final = 0.8
ROLES: Final = ("memform_app", "memform_maintenance", "memform_owner")


def examine_database(
    connection: Connection, schema: Callable[[], Schema], model: str, dimensions: int, children: int
) -> list[Finding]:
    """Return the findings of every check on a database.

    `schema` tells which migrations are missing and which unknown; what they make is looked at once none is missing.
    """
    told = schema()
    findings = [
        *schema_findings(connection, told),
        letters(connection),
        other_schema(told),
        connections(connection, children),
    ]
    if not told.missing:
        findings += [indexes(connection), vector_lengths(connection, model, dimensions), *examine_ledger(connection)]
    return findings


def schema_findings(connection: Connection, schema: Schema) -> list[Finding]:
    """Return the findings that decide whether a worker can work at all."""
    findings = [postgres_version(connection), pgvector_version(connection), *migrations(schema)]
    if not schema.missing:
        findings += [iterative_scan(connection), roles(connection), row_security(connection)]
    return findings


def postgres_version(connection: Connection) -> Finding:
    """PostgreSQL is recent enough."""
    found = connection.info.server_version // 10_000
    if found < OLDEST_POSTGRES:
        return error(
            "postgres.version",
            f"PostgreSQL {found} is older than {OLDEST_POSTGRES}",
            "the schema cannot be made",
            f"upgrade to PostgreSQL {OLDEST_POSTGRES} or newer",
        )
    return fine("postgres.version", f"PostgreSQL {found}")


def pgvector_version(connection: Connection) -> Finding:
    """Pgvector is installed, or can be, in a version whose filtered search finds all and whose index stays sound."""
    installed = _one(connection, "SELECT extversion FROM pg_extension WHERE extname = 'vector'")
    offered = _one(connection, "SELECT default_version FROM pg_available_extensions WHERE name = 'vector'")
    told = installed or offered
    if told is None:
        return error(
            "pgvector.version",
            "PostgreSQL has no pgvector",
            "no memory can be stored",
            f"install pgvector {_dotted(SOUND_PGVECTOR)} or newer on the database server",
        )
    version = tuple(int(part) for part in str(told).split(".")[:3])
    mend = f"install pgvector {_dotted(SOUND_PGVECTOR)} or newer, then ALTER EXTENSION vector UPDATE"
    if version < OLDEST_PGVECTOR:
        return error(
            "pgvector.version",
            f"pgvector {told} cannot go on searching when a filter has thrown results away",
            "a workspace that is a small part of the database is recalled from with nothing found",
            mend,
        )
    if version < SOUND_PGVECTOR:
        return warning(
            "pgvector.version",
            f"pgvector {told} can damage its index when it is vacuumed during inserts",
            "memories silently stop being found by meaning",
            f"{mend}, then REINDEX",
        )
    return fine("pgvector.version", f"pgvector {told}" + ("" if installed else ", to be installed by the migration"))


def letters(connection: Connection) -> Finding:
    """The database knows letters beyond ASCII."""
    encoding = _one(connection, "SELECT current_setting('server_encoding')")
    lowered = _one(connection, "SELECT lower(U&'\\00C5')") if encoding == "UTF8" else None
    if lowered != "å":
        return error(
            "postgres.letters",
            f"the database does not know the case of letters beyond ASCII (encoding {encoding})",
            "words with such letters are not found",
            "create the database with ENCODING 'UTF8' and a UTF-8 locale, such as LOCALE_PROVIDER builtin "
            "BUILTIN_LOCALE 'C.UTF-8'",
        )
    return fine("postgres.letters", "the database knows letters of every language")


def migrations(schema: Schema) -> list[Finding]:
    """Every migration is applied. What was applied from another file is no good news: `other_schema` tells of it."""
    if schema.missing:
        return [
            error(
                "postgres.migrations",
                f"not yet applied: {', '.join(schema.missing)}",
                "nothing can be stored or recalled",
                "run `memform migrate`",
            )
        ]
    return [] if schema.changed else [fine("postgres.migrations", "every migration is applied")]


def other_schema(schema: Schema) -> Finding:
    """The database was made by the files of this version, and not for a later one."""
    if schema.changed:
        return error(
            "postgres.schema",
            f"{', '.join(schema.changed)} was applied from another file than this version's",
            "no later migration will be applied, and `memform up` will not start",
            "install the release that made the database, or restore the file and add a new one",
        )
    if schema.unknown:
        return warning(
            "postgres.schema",
            f"the database has {', '.join(schema.unknown)}, which this version does not know",
            "what the later version added is not looked after by this one",
            "upgrade memform on this machine",
        )
    return fine("postgres.schema", "the schema is of this version")


def connections(connection: Connection, children: int) -> Finding:
    """There is room for the connections that all workers may open. `children` are those that answered."""
    row = connection.execute(
        "SELECT count(*), current_setting('max_connections')::int,"
        " current_setting('superuser_reserved_connections')::int FROM pg_stat_activity WHERE usesysid IS NOT NULL"
    ).fetchone()
    used, allowed, reserved = row or (0, 0, 0)
    needed = children * CONNECTIONS_PER_CHILD
    told = f"{used} of {allowed} connections in use; {children} children of workers may open {needed}"
    if needed > allowed - reserved:
        return warning(
            "postgres.connections",
            told,
            "under load a worker cannot connect, and its tasks wait",
            "raise max_connections, run fewer children, or put PgBouncer between",
        )
    if used > CROWDED_CONNECTIONS * (allowed - reserved):
        return warning(
            "postgres.connections",
            told,
            "the next worker may find none left",
            "raise max_connections, or find who has them",
        )
    return fine("postgres.connections", told)


def iterative_scan(connection: Connection) -> Finding:
    """The extension that is loaded, not only installed, offers iterative scans."""
    schema = _one(
        connection,
        "SELECT nspname FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace WHERE extname = 'vector'",
    )
    # Its settings are known only after its library was loaded, which the first use of its type does.
    connection.execute(sql.SQL("SELECT '[1]'::{}.vector").format(sql.Identifier(str(schema))))
    if _one(connection, "SELECT 1 FROM pg_settings WHERE name = 'hnsw.iterative_scan'") is None:
        return error(
            "pgvector.iterative_scan",
            "the pgvector library that is loaded has no iterative scan",
            "a workspace that is a small part of the database is recalled from with nothing found",
            "restart PostgreSQL after upgrading pgvector, then ALTER EXTENSION vector UPDATE",
        )
    return fine("pgvector.iterative_scan", "filtered vector search goes on until it has enough")


def roles(connection: Connection) -> Finding:
    """The three roles are there, none can see past the policies, and this login may take each."""
    rows = connection.execute(
        "SELECT rolname::text, rolsuper OR rolbypassrls, pg_has_role(current_user, oid, 'SET')"
        " FROM pg_roles WHERE rolname = ANY(%s)",
        (list(ROLES),),
    ).fetchall()
    wrong = [
        *(f"{name} is missing" for name in sorted(set(ROLES) - {str(row[0]) for row in rows})),
        *(f"{name} bypasses row-level security" for name, bypasses, _ in sorted(rows) if bypasses),
        *(f"this login may not take {name}" for name, _, settable in sorted(rows) if not settable),
    ]
    if wrong:
        return error(
            "postgres.roles",
            "; ".join(wrong),
            "workspaces are not kept apart, or workers cannot connect",
            "ALTER ROLE … NOBYPASSRLS NOSUPERUSER, or GRANT the role to the login WITH SET TRUE",
        )
    return fine("postgres.roles", "the three roles are there and bound by policy")


def row_security(connection: Connection) -> Finding:
    """Each table that holds a workspace's rows has row-level security, forced."""
    rows = connection.execute(
        "SELECT c.relname::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
        " JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped"
        " WHERE n.nspname = 'memform' AND c.relkind IN ('r', 'p')"
        " AND NOT (c.relrowsecurity AND c.relforcerowsecurity) ORDER BY 1"
    ).fetchall()
    if rows:
        return error(
            "postgres.row_security",
            f"row-level security is not forced on {', '.join(str(row[0]) for row in rows)}",
            "a mistake in one query shows a workspace another's rows",
            "ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY",
        )
    return fine("postgres.row_security", "row-level security is forced on every workspace table")


def indexes(connection: Connection) -> Finding:
    """Every index that the migrations make is there, and none is half made."""
    rows = connection.execute(
        "SELECT c.relname::text, x.indisvalid FROM pg_index x JOIN pg_class c ON c.oid = x.indexrelid"
        " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'memform'"
    ).fetchall()
    there = {str(name) for name, _ in rows}
    told_in = migrate.indexes(migrate.migrations())
    wrong = [
        *(f"{name} is missing (made by {place})" for name, place in sorted(told_in.items()) if name not in there),
        *(f"{name} is not valid" for name, valid in sorted(rows) if not valid),
    ]
    if wrong:
        return warning(
            "postgres.indexes",
            "; ".join(wrong),
            "what it is for reads whole tables, and slows down as memories grow; a unique one keeps doubles out",
            "run its CREATE INDEX statement again, as memform_owner; a half made one: REINDEX INDEX CONCURRENTLY",
        )
    return fine("postgres.indexes", f"{len(told_in)} indexes are there and valid")


def vector_lengths(connection: Connection, model: str, dimensions: int) -> Finding:
    """Stored vectors are of the model that is configured, and as long as it makes them."""
    with connection.transaction():
        connection.execute("SET LOCAL ROLE memform_maintenance")
        rows = connection.execute(
            "SELECT model, dims, count(*) FROM memform.memory_vectors GROUP BY model, dims ORDER BY model, dims"
        ).fetchall()
    odd = [f"{count} of {dims}" for name, dims, count in rows if name == model and dims != dimensions]
    if odd:
        return error(
            "vectors.dimensions",
            f"{model} makes {dimensions} dimensions, but stored are {', '.join(odd)}",
            "memories cannot be compared by meaning",
            "run `memform reembed`",
        )
    foreign = [f"{count} by {name}" for name, _, count in rows if name != model]
    if foreign:
        return warning(
            "vectors.model",
            f"stored vectors are of another model than {model}: {', '.join(foreign)}",
            "those memories are found by their words only",
            "run `memform reembed`",
        )
    return fine("vectors.model", f"{sum(row[2] for row in rows)} vectors, none of another model than {model}")


def _one(connection: Connection, query: LiteralString) -> object:
    row = connection.execute(query).fetchone()
    return None if row is None else row[0]


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
