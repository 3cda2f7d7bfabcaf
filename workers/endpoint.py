"""Where the servers are: named by the settings, or the private ones of the state folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from infra import embedded
from pipeline.errors import InvalidInputError, NoServersError

if TYPE_CHECKING:
    from workers.settings import Settings


class Endpoints(NamedTuple):
    """Where the two servers are. An empty database URL means that there is none: a producer may have Redis alone."""

    database_url: str
    redis_url: str


def locate(chosen: Settings) -> Endpoints:
    """Return the URLs of the settings, or attach to the embedded servers for what they leave open.

    Raises:
        InvalidInputError: a URL that is set cannot be one.
        NoServersError: no server is named and none runs, or one of the two does not answer.
    """
    where, silent = _find(chosen)
    if silent:
        raise silent_server(chosen, silent)
    return where


def reach(chosen: Settings) -> Endpoints:
    """Return the endpoints as a client has them, which goes on where the other of two embedded servers has died.

    Without PostgreSQL it is a producer that has Redis alone; without Valkey it reads and stores, and rings nobody.

    Raises:
        InvalidInputError: a URL that is set cannot be one.
        NoServersError: no server is named and none runs.
    """
    where, silent = _find(chosen)
    return Endpoints("", where.redis_url) if silent == embedded.POSTGRES and not chosen.database_url else where


def silent_server(chosen: Settings, name: str) -> NoServersError:
    """Return what to raise where an embedded server is needed and does not answer."""
    called = "PostgreSQL" if name == embedded.POSTGRES else "Valkey"
    message = f"{called} does not answer in {chosen.state_dir}: start it again with `memform up`"
    return NoServersError(message)


def _find(chosen: Settings) -> tuple[Endpoints, str]:
    """Return the endpoints, and the name of the embedded server that is to be one and does not answer ("")."""
    _require(
        chosen.database_url, ("postgresql://", "postgres://"), "MEMFORM_DATABASE_URL", "postgresql://me@host:5432/db"
    )
    _require(chosen.redis_url, ("redis://", "rediss://", "unix://"), "MEMFORM_REDIS_URL", "redis://host:6379/0")
    if not chosen.is_embedded:
        return Endpoints(chosen.database_url, chosen.redis_url), ""
    found = embedded.look(chosen.state_dir)
    if found is not None:
        servers = found.servers
        both = Endpoints(chosen.database_url or servers.database_url, chosen.redis_url or servers.redis_url)
        return both, found.silent
    if chosen.redis_url:
        return Endpoints("", chosen.redis_url), ""
    start = "start them with `memform up`, or set MEMFORM_DATABASE_URL and MEMFORM_REDIS_URL"
    message = f"no servers run in {chosen.state_dir}: {start}"
    raise NoServersError(message)


def _require(url: str, schemes: tuple[str, ...], name: str, example: str) -> None:
    """Refuse what is no URL of its kind, without repeating it: it may hold a password."""
    if url and not url.startswith(schemes):
        message = f"{name} is no {schemes[0]} URL"
        raise InvalidInputError(message, [f"give it as {example}"])


def database_url(chosen: Settings) -> str:
    """Return the URL of the database.

    Raises:
        InvalidInputError: there is none.
    """
    url = locate(chosen).database_url
    if not url:
        message = "this needs the database"
        raise InvalidInputError(message, ["set MEMFORM_DATABASE_URL"])
    return url
