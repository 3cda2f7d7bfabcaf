"""Options that many commands share, spelt once."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable


def instant(text: str) -> datetime:
    """Read a time as ISO 8601; one without a zone is UTC, and a day alone is its first moment."""
    try:
        read = datetime.fromisoformat(text.strip())
    except ValueError as error:
        message = f"{text!r} is no time: give it as 2026-03-02 or 2026-03-02T15:00:00Z"
        raise typer.BadParameter(message) from error
    return read if read.tzinfo else read.replace(tzinfo=UTC)


def in_order(since: datetime | None, until: datetime | None) -> None:
    """Refuse a stretch of time in which nothing can lie."""
    if since and until and until <= since:
        message = (
            f"nothing lies between {since:%Y-%m-%d %H:%M:%S} and {until:%Y-%m-%d %H:%M:%S}: give the earlier first"
        )
        raise typer.BadParameter(message, param_hint="--until")


def _not_empty(name: str) -> str:
    """Return a name that is one; what cannot be seen in it is refused where something is stored under it."""
    if not name.strip():
        message = "the name is empty: give one, or leave the option out"
        raise typer.BadParameter(message)
    return name


def require_known(name: str, names: Iterable[str], what: str, hint: str) -> None:
    """Refuse a name that is none of those there are, and say which there are; "" is no name."""
    names = sorted(names)
    if name and name not in names:
        message = f"there is no {what} {name!r}; there are {', '.join(names)}"
        raise typer.BadParameter(message, param_hint=hint)


def narrowed(workspace: str, reason: str = "") -> str:
    """Return the words that say where was looked, to stand behind what was not found; "" for everywhere."""
    return (f" in workspace {workspace!r}" if workspace else "") + (f" for reason {reason!r}" if reason else "")


Workspace: TypeAlias = Annotated[
    str,
    typer.Option(
        "--workspace",
        "-w",
        envvar="MEMFORM_WORKSPACE",
        help="Workspace to work in.",
        parser=_not_empty,
        metavar="NAME",
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
DEFAULT_WORKSPACE = "default"
LONGEST_SECONDS = 365.0 * 24 * 3600
"""Longest that a command waits when it is told how long."""
Reason: TypeAlias = Annotated[str, typer.Option("--reason", help="Why; it is kept with the change.")]
Actor: TypeAlias = Annotated[
    str, typer.Option("--actor", envvar="MEMFORM_ACTOR", help="Who does it; it is kept with the change.")
]
AnyWorkspace: TypeAlias = Annotated[str, typer.Option("--workspace", "-w", help="Only this workspace; default: all.")]
ByReason: TypeAlias = Annotated[str, typer.Option("--reason", help="Only what has this reason.")]
AsOf: TypeAlias = Annotated[
    datetime | None,
    typer.Option("--as-of", parser=instant, metavar="TIME", help="As it was believed at this time (UTC)."),
]
