"""The operator's verbs: `memform verify|reject|pin|mute|invalidate|reinstate|edit`."""

from collections.abc import Callable
from typing import Annotated, NamedTuple

import typer

from infra.postgres.operating import Deed
from pipeline.domain.memory import MemoryId
from pipeline.domain.plan import Transition
from pipeline.lifecycle.verb import Verb
from workers.cli.history import plain, transition_line
from workers.cli.option import DEFAULT_WORKSPACE, Actor, AsJson, Reason, Workspace
from workers.cli.source import words_of
from workers.cli.terminal import emit, say
from workers.client import Memform
from workers.operating import OPERATOR

app = typer.Typer(add_completion=False, rich_markup_mode=None)

Id = Annotated[str, typer.Argument(help="Id of the memory.", metavar="MEMORY")]
Version = Annotated[
    int | None,
    typer.Option("--if-version", min=1, help="Only if the memory still stands at this version.", show_default=False),
]


class Way(NamedTuple):
    """How a verb is told: its help, an example's ending, and what to say where nothing was to be done."""

    help: str
    example: str
    so_already: str


WAYS = {
    Verb.VERIFY: Way(
        "Vouch for a memory: it counts as verified. An episode is consolidated: it no longer expires.",
        "--reason 'checked against the wiki'",
        "is verified already",
    ),
    Verb.REJECT: Way(
        "Keep a memory from every reader, as wrong. It stays in its place, and `memform verify` takes that back.",
        "--reason 'true of the old cluster only'",
        "is rejected already",
    ),
    Verb.INVALIDATE: Way(
        "Strike a memory out. It stays readable, and no machine forms its text again; `memform reinstate` does.",
        "--reason 'the pool was removed'",
        "is struck out already",
    ),
    Verb.REINSTATE: Way(
        "Bring a memory back that was struck out, archived, replaced or has expired: verified, without expiry. Beside a"
        " successor that lives it stands in an open conflict.",
        "--reason 'struck out by mistake'",
        "lives already",
    ),
}
SWITCHES = {
    Verb.PIN: (
        Verb.UNPIN,
        Way(
            "Put a memory first in every answer it belongs in, and keep it from fading. An episode is consolidated.",
            "--off",
            "is pinned already",
        ),
    ),
    Verb.MUTE: (
        Verb.UNMUTE,
        Way(
            "Keep a memory from every reader for now. Nothing else changes, and --off lets it speak again.",
            "--off",
            "is muted already",
        ),
    ),
}
"""Verbs that --off takes back, with the verb that does."""
_DONE = {Verb.PIN: "pinned", Verb.MUTE: "muted"}


def _plain(verb: Verb, way: Way) -> Callable[..., None]:
    def command(  # noqa: PLR0913 - each is an option of the command
        memory: Id,
        *,
        workspace: Workspace = DEFAULT_WORKSPACE,
        reason: Reason = "",
        actor: Actor = OPERATOR,
        version: Version = None,
        as_json: AsJson = False,
    ) -> None:
        with Memform.connect(workspace) as client:
            deed = client.as_operator(actor).act(verb, MemoryId(memory), reason=reason, version=version)
        _tell(deed, way.so_already, as_json=as_json)

    return command


def _switch(verb: Verb, back: Verb, way: Way) -> Callable[..., None]:
    def command(  # noqa: PLR0913 - each is an option of the command
        memory: Id,
        *,
        off: Annotated[bool, typer.Option("--off", help="Take it back.")] = False,
        workspace: Workspace = DEFAULT_WORKSPACE,
        reason: Reason = "",
        actor: Actor = OPERATOR,
        version: Version = None,
        as_json: AsJson = False,
    ) -> None:
        chosen = back if off else verb
        with Memform.connect(workspace) as client:
            deed = client.as_operator(actor).act(chosen, MemoryId(memory), reason=reason, version=version)
        _tell(deed, f"is not {_DONE[verb]}" if off else way.so_already, as_json=as_json)

    return command


for _verb, _way in WAYS.items():
    _ending = f"Example: memform {_verb} mem-heron-s-a3qzvqwxus {_way.example}"
    app.command(_verb.value, help=_way.help, epilog=_ending)(_plain(_verb, _way))
for _verb, (_back, _way) in SWITCHES.items():
    _ending = f"Example: memform {_verb} mem-heron-s-a3qzvqwxus   |   memform {_verb} mem-heron-s-a3qzvqwxus --off"
    app.command(_verb.value, help=_way.help, epilog=_ending)(_switch(_verb, _back, _way))


@app.command(epilog="Example: memform edit mem-heron-s-a3qzvqwxus 'The pool holds 24 connections.' --reason 'it grew'")
def edit(  # noqa: PLR0913 - each is an option of the command
    memory: Id,
    text: Annotated[str, typer.Argument(help="The new words; - reads standard input.", metavar="TEXT")],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    reason: Reason = "",
    actor: Actor = OPERATOR,
    version: Version = None,
    as_json: AsJson = False,
) -> None:
    """Put your own words in the place of a memory. The old one stays readable, and the new one is the operator's."""
    words = words_of(text)
    with Memform.connect(workspace) as client:
        deed = client.as_operator(actor).edit(MemoryId(memory), words, reason=reason, version=version)
    tell_successor(deed, as_json=as_json)


def tell_successor(deed: Deed, *, as_json: bool) -> None:
    """Print the memory that has taken the place of others, and what ended for it."""
    if not as_json:
        say(f"{deed.memory.memory.memory_id}  {deed.memory.memory.content}")
    _tell(deed, "", as_json=as_json)


def _tell(deed: Deed, so_already: str, *, as_json: bool) -> None:
    """Print what was done, as the events that were written; for programs, where the memory stands now."""
    state = deed.memory.state
    steps = [effect for effect in deed.effects if isinstance(effect, Transition)]
    if as_json:
        told = {
            "id": state.memory_id,
            "changed": bool(deed.effects),
            "content": deed.memory.memory.content,
            "version": state.version,
            "tier": state.tier,
            "status": state.status,
            "pinned": state.pinned,
            "muted": state.muted,
            "ending": state.ending,
            "superseded_by": state.superseded_by,
            "ended": [step.after.memory_id for step in steps if step.before.is_live and not step.after.is_live],
        }
        emit(plain(told))
        return
    for step in steps:
        say(f"{step.after.memory_id}  {transition_line(step)}")
    if not deed.effects:
        say(f"{state.memory_id} {so_already}")
