"""`memform weights`: how much each signal counts in a workspace's answers."""

from collections.abc import Mapping
from typing import Annotated

import typer

from pipeline.domain.name import check_name
from pipeline.errors import InvalidInputError
from pipeline.policy import SIGNAL_WEIGHT
from workers import wiring
from workers.cli.history import plain
from workers.cli.option import DEFAULT_WORKSPACE, Actor, AsJson, Reason, Workspace
from workers.cli.terminal import emit, say
from workers.operating import OPERATOR, sign

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Show and turn how much each signal counts in the answers of a workspace.",
    epilog="Example: memform weights set freshness=0.15 relevance=0.4 --workspace team --reason 'news ages fast here'",
)


@app.command("list", epilog="Example: memform weights list --workspace team --json")
def list_weights(*, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Show the weight of every signal, and what memform comes with where that differs."""
    with wiring.connect() as services:
        _tell(services.weights.current(workspace), as_json=as_json)


@app.command("set", epilog="Example: memform weights set freshness=0.15 relevance=0.4 --workspace team")
def set_weights(
    changes: Annotated[
        list[str], typer.Argument(help="Signals and their weights, 0 to 0.5.", metavar="SIGNAL=WEIGHT…")
    ],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    reason: Reason = "",
    actor: Actor = OPERATOR,
    as_json: AsJson = False,
) -> None:
    """Turn some weights; the others stay. All must add up to 1. The next recall follows; who did it and why is kept."""
    wanted = dict(_parse(change) for change in changes)
    if len(wanted) < len(changes):
        message = "a signal is named twice: give each one weight"
        raise InvalidInputError(message)
    check_name("workspace", workspace)
    with wiring.connect() as services:
        cause = sign(services, actor, reason)
        now_at = services.weights.turn(workspace, wanted, cause.actor, cause.reason, cause.at)
    _tell(now_at, as_json=as_json)


@app.command("reset", epilog="Example: memform weights reset --workspace team")
def reset_weights(
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    reason: Reason = "",
    actor: Actor = OPERATOR,
    as_json: AsJson = False,
) -> None:
    """Go back to the weights that memform comes with."""
    with wiring.connect() as services:
        cause = sign(services, actor, reason)
        now_at = services.weights.turn(workspace, None, cause.actor, cause.reason, cause.at)
    _tell(now_at, as_json=as_json)


@app.command("history", epilog="Example: memform weights history --workspace team --json")
def show_history(
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="Turns at most.")] = 100,
    as_json: AsJson = False,
) -> None:
    """Show who turned the weights, when and why, newest first."""
    with wiring.connect() as services:
        turns = services.weights.history(workspace, limit)
    for turn in turns:
        if as_json:
            emit(plain(turn))
            continue
        stood = "back to the defaults" if turn.weights is None else _spelt(turn.weights)
        say(f"{turn.at:%Y-%m-%d %H:%M:%S}  {stood} by {turn.actor}{f': {turn.reason}' if turn.reason else ''}")
    if not turns and not as_json:
        say(f"the weights of {workspace} were never turned")


def _parse(change: str) -> tuple[str, float]:
    name, equals, weight = change.partition("=")
    try:
        return (name.strip(), float(weight)) if equals else _refuse(change)
    except ValueError:
        return _refuse(change)


def _refuse(change: str) -> tuple[str, float]:
    message = f"{change!r} is no weight: write SIGNAL=NUMBER, as in relevance=0.4"
    raise InvalidInputError(message)


def _tell(weights: Mapping[str, float], *, as_json: bool) -> None:
    if as_json:
        emit({"weights": dict(weights), "defaults": dict(SIGNAL_WEIGHT)})
        return
    for name, weight in weights.items():
        default = SIGNAL_WEIGHT[name]
        say(f"{name:14} {weight:.3f}{'' if weight == default else f'  [by default {default:.3f}]'}")


def _spelt(weights: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {weight:g}" for name, weight in weights.items())
