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
        NoServersError: no server is named and none runs.
    """
    _require(
        chosen.database_url, ("postgresql://", "postgres://"), "MEMFORM_DATABASE_URL", "postgresql://me@host:5432/db"
    )
    _require(chosen.redis_url, ("redis://", "rediss://", "unix://"), "MEMFORM_REDIS_URL", "redis://host:6379/0")
    if not chosen.is_embedded:
        return Endpoints(chosen.database_url, chosen.redis_url)
    servers = embedded.attach(chosen.state_dir)
    if servers is not None:
        return Endpoints(chosen.database_url or servers.database_url, chosen.redis_url or servers.redis_url)
    if chosen.redis_url:
        return Endpoints("", chosen.redis_url)
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
