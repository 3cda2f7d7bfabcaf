"""Where the servers are: named by the settings, or the private ones of the state folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from infra import embedded
from pipeline.errors import InvalidInputError, NoServersError

if TYPE_CHECKING:
    from workers.settings import Settings


class Endpoints(NamedTuple):
    """Where the two servers are; an empty URL means that there is none.

    A producer may have Redis alone. Who has the database alone reads, stores and works on memories, and rings nobody.
    """

    database_url: str
    redis_url: str


def locate(chosen: Settings) -> Endpoints:
    """Return the URLs of the settings, or where none is set the embedded servers, as a process of the fleet has them.

    Raises:
        InvalidInputError: a URL that is set cannot be one, or the database is named and no broker.
        NoServersError: no server is named and none runs, or one of the two does not answer.
    """
    where, silent = _find(chosen)
    if silent:
        raise silent_server(chosen, silent)
    if not where.redis_url:
        raise no_broker()
    return where


def reach(chosen: Settings) -> Endpoints:
    """Return the endpoints as a client has them, which goes on where the other of two embedded servers has died.

    Without PostgreSQL it is a producer that has Redis alone; without Valkey it reads and stores, and rings nobody.

    Raises:
        InvalidInputError: a URL that is set cannot be one.
        NoServersError: no server is named and none runs.
    """
    where, silent = _find(chosen)
    return Endpoints("", where.redis_url) if silent == embedded.POSTGRES else where


def no_broker() -> InvalidInputError:
    """Return what to raise where the broker is needed and the settings name only the database."""
    message = "this needs the broker, and only MEMFORM_DATABASE_URL is set"
    return InvalidInputError(message, ["set MEMFORM_REDIS_URL to the broker of that database's workers"])


def silent_server(chosen: Settings, name: str) -> NoServersError:
    """Return what to raise where an embedded server is needed and does not answer."""
    called = "PostgreSQL" if name == embedded.POSTGRES else "Valkey"
    message = f"{called} does not answer in {chosen.state_dir}: start it again with `memform up`"
    return NoServersError(message)


def _find(chosen: Settings) -> tuple[Endpoints, str]:
    """Return the endpoints, and the name of the embedded server that is to be one and does not answer ("").

    Where one server is named, no embedded one takes the place of the other: its workers serve another database.
    """
    _require(
        chosen.database_url, ("postgresql://", "postgres://"), "MEMFORM_DATABASE_URL", "postgresql://me@host:5432/db"
    )
    _require(chosen.redis_url, ("redis://", "rediss://", "unix://"), "MEMFORM_REDIS_URL", "redis://host:6379/0")
    if not chosen.is_embedded:
        return Endpoints(chosen.database_url, chosen.redis_url), ""
    found = embedded.look(chosen.state_dir)
    if found is None:
        start = "start them with `memform up`, or set MEMFORM_DATABASE_URL and MEMFORM_REDIS_URL"
        message = f"no servers run in {chosen.state_dir}: {start}"
        raise NoServersError(message)
    return Endpoints(found.servers.database_url, found.servers.redis_url), found.silent


def _require(url: str, schemes: tuple[str, ...], name: str, example: str) -> None:
    """Refuse what is no URL of its kind, without repeating it: it may hold a password."""
    if url and not url.startswith(schemes):
        message = f"{name} is no {schemes[0]} URL"
        raise InvalidInputError(message, [f"give it as {example}"])


def database_url(chosen: Settings) -> str:
    """Return the URL of the database.

    Raises:
        InvalidInputError: there is none.
        NoServersError: no server is named, and the embedded one does not answer.
    """
    where, silent = _find(chosen)
    if silent == embedded.POSTGRES:
        raise silent_server(chosen, silent)
    if not where.database_url:
        message = "this needs the database"
        raise InvalidInputError(message, ["set MEMFORM_DATABASE_URL"])
    return where.database_url
