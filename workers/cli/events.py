"""`memform events`: everything that happened to a memory, or lately in a workspace."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

import typer

from infra.postgres.memories import Asked
from pipeline.domain.memory import EventKind, MemoryId
from pipeline.knobs import Turn
from workers import wiring
from workers.cli.history import event_line, find, plain
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace, in_order, instant
from workers.cli.terminal import emit, say
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(
    epilog="Examples: memform events mem-heron-s-a3qzvqwxus   |   memform events --kind superseded --since 2026-03-02"
)
def events(  # noqa: PLR0913 - each is an option of the command
    memory: Annotated[str, typer.Argument(help="Id of the memory; without it, of any.", metavar="[MEMORY]")] = "",
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    kind: Annotated[EventKind | None, typer.Option(help="Only events of this kind.", show_choices=False)] = None,
    actor: Annotated[str, typer.Option(help="Only what this actor did.")] = "",
    since: Annotated[
        datetime | None, typer.Option(parser=instant, metavar="TIME", help="Only from this time on (UTC).")
    ] = None,
    until: Annotated[
        datetime | None, typer.Option(parser=instant, metavar="TIME", help="Only before this time (UTC).")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="Events at most, the latest.")] = 100,
    as_json: AsJson = False,
) -> None:
    """Show what happened, oldest first: when, what, who, why, and what changed.

    Of one memory, or the latest of the whole workspace, with every knob that was turned meanwhile.
    """
    in_order(since, until)
    asked = Asked(kind.value if kind else "", actor, since, until)
    with wiring.connect() as services:
        if memory:
            _, chronicle = find(services, workspace, MemoryId(memory))
            found = [row for row in chronicle.events if _answers(row, asked)][-limit:]
        else:
            found = _journal(services, workspace, asked, limit)
    for event in found:
        if as_json:
            emit(plain(event))
        elif memory:
            say(event_line(event))
        else:
            say(f"{event.get('memory_id') or 'knobs':26}  {event_line(event)}")
    if not found and not as_json:
        say("no events")


def _journal(services: Services, workspace: str, asked: Asked, limit: int) -> Sequence[Mapping[str, Any]]:
    """Return the latest events of a workspace and turns of knobs, oldest first."""
    happened = services.memories.journal(workspace, asked, limit)
    turns = [_turned(turn) for turn in services.knobs.history(limit=limit)]
    both = [*happened, *(turn for turn in turns if _answers(turn, asked))]
    return sorted(both, key=lambda event: event["at"])[-limit:]


def _turned(turn: Turn) -> Mapping[str, Any]:
    return {
        "kind": EventKind.KNOB_CHANGED.value,
        "actor": turn.actor,
        "reason": turn.reason,
        "before": {turn.name: turn.before},
        "after": {turn.name: turn.after},
        "at": turn.at,
    }


def _answers(event: Mapping[str, Any], asked: Asked) -> bool:
    return (
        asked.kind in {"", event["kind"]}
        and asked.actor in {"", event["actor"]}
        and (asked.since is None or event["at"] >= asked.since)
        and (asked.until is None or event["at"] < asked.until)
    )
