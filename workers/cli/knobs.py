"""`memform knobs`: the few numbers and switches that an operator turns at run time."""

from dataclasses import asdict
from typing import Annotated

import typer

from pipeline.knobs import KNOBS, Knob, Knobs, Turn, find, values_of
from workers import wiring
from workers.cli.history import plain
from workers.cli.option import Actor, AsJson, Reason
from workers.cli.terminal import emit, say
from workers.operating import OPERATOR, sign

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="List, turn and audit the knobs. They hold for the whole installation, within a second.",
    epilog="Example: memform knobs set decay_enabled true --reason 'the store has grown for a year'",
)

Name = Annotated[str, typer.Argument(help="Name of the knob; `memform knobs list` shows all.", metavar="NAME")]


@app.command("list", epilog="Example: memform knobs list --json")
def list_knobs(*, as_json: AsJson = False) -> None:
    """Show where every knob stands, its default and its range."""
    with wiring.connect() as services:
        now_at = services.knobs.current()
    for knob in KNOBS.values():
        _tell(knob, now_at, as_json=as_json)


@app.command("get", epilog="Example: memform knobs get reinforce_alpha --json")
def get_knob(name: Name, *, as_json: AsJson = False) -> None:
    """Show where one knob stands."""
    knob = find(name)
    with wiring.connect() as services:
        _tell(knob, services.knobs.current(), as_json=as_json)


@app.command(
    "set",
    epilog="Example: memform knobs set reinforce_alpha 0.1 --reason 'too eager' --actor lena",
    context_settings={"ignore_unknown_options": True},  # `-1` is a value, and told of like any other
)
def set_knob(
    name: Name,
    value: Annotated[str, typer.Argument(help="A number, or true or false.", metavar="VALUE")],
    *,
    reason: Reason = "",
    actor: Actor = OPERATOR,
    as_json: AsJson = False,
) -> None:
    """Turn a knob. Every worker follows within a second; who turned it and why is kept."""
    wanted = find(name).read(value)
    with wiring.connect() as services:
        cause = sign(services, actor, reason)
        turn = services.knobs.turn(name, wanted, cause.actor, cause.reason, cause.at)
    if as_json:
        emit({"name": name, "value": wanted, "changed": turn is not None})
    elif turn is None:
        say(f"{name} stands at {_spelt(wanted)} already")
    else:
        say(_line(turn))


@app.command("history", epilog="Example: memform knobs history decay_enabled --json")
def show_history(
    name: Annotated[str, typer.Argument(help="Only this knob.", metavar="[NAME]")] = "",
    *,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="Turns at most.")] = 100,
    as_json: AsJson = False,
) -> None:
    """Show who turned what, when and why, newest first."""
    chosen = find(name).name if name else ""
    with wiring.connect() as services:
        turns = services.knobs.history(chosen, limit)
    for turn in turns:
        if as_json:
            emit(plain(turn))
        else:
            say(_line(turn))
    if not turns and not as_json:
        say("no knob was ever turned" if not chosen else f"{chosen} was never turned")


def _tell(knob: Knob, knobs: Knobs, *, as_json: bool) -> None:
    value = values_of(knobs)[knob.name]
    since = knobs.decaying_since if knob.name == "decay_enabled" else None
    if as_json:
        emit(plain({"value": value, "since": since, **asdict(knob), "range": knob.range}))
        return
    standing = _spelt(value) + (f" since {since:%Y-%m-%d %H:%M}" if since else "")
    turned = "" if value == knob.default else f", by default {_spelt(knob.default)}"
    say(f"{knob.name:22} {standing:6} {knob.unit:9} {knob.meaning}  [{knob.range}{turned}]")


def _line(turn: Turn) -> str:
    why = f": {turn.reason}" if turn.reason else ""
    return f"{turn.at:%Y-%m-%d %H:%M:%S}  {turn.name} {_spelt(turn.before)} → {_spelt(turn.after)} by {turn.actor}{why}"


def _spelt(value: float) -> str:
    return str(value).lower() if isinstance(value, bool) else f"{value:g}"
