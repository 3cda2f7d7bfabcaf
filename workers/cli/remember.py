"""`memform remember`: the operator's own words."""

import json
from datetime import timedelta
from typing import Annotated

import typer

from infra.clock import SystemClock
from pipeline import formation
from pipeline.domain.memory import Ending, Remembered, Status
from pipeline.domain.parcel import Reading, Receipt
from pipeline.domain.surface import Surface
from pipeline.errors import TransientError
from pipeline.formats.detect import read
from workers import wiring
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.source import words_of
from workers.cli.terminal import clip, complain, count_up, emit, say
from workers.client import Memform

app = typer.Typer(add_completion=False, rich_markup_mode=None)

REMEMBERED = ("added", "updated", "noop", "staged")


@app.command(epilog="Example: memform remember 'Never deploy on a Friday after 15:00.' --workspace team")
def remember(  # noqa: PLR0913 - each is an option of the command
    text: Annotated[str, typer.Argument(help="What to remember; - reads standard input.", metavar="TEXT")],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    repo: Annotated[str | None, typer.Option(help="Repository it holds for.")] = None,
    thread: Annotated[str, typer.Option(help="Thread it belongs to.")] = "",
    wait: Annotated[bool, typer.Option(help="Wait until it is remembered.")] = True,
    as_json: AsJson = False,
) -> None:
    """Tell memform something yourself: it is consolidated at once, counts as verified and never expires."""
    words = words_of(text)
    with Memform.connect(workspace) as memory:
        first = memory.remember(words, repo=repo, thread=thread)
        receipt = _awaited(memory, first) if wait else first
        receipt = receipt.model_copy(update={"already_received": first.already_received})
        known = memory.taught(first.transcript_id) if first.already_received else ()
    if as_json:
        emit(receipt.model_dump(mode="json"))
    else:
        say(f"{receipt.status} {receipt.transcript_id}")
        say(_told_before(receipt) if first.already_received else count_up(receipt.ledger or {}))
    for each in known:
        _tell_known(each, as_json=as_json)
    if known and not any(_is_told(each) for each in known):
        raise typer.Exit(1)
    kept = any((receipt.ledger or {}).get(outcome) for outcome in REMEMBERED)
    if kept and first.already_received and not known:
        way_out = f"`memform erase --transcript {receipt.transcript_id} -w {workspace}`, then say it again"
        complain(f"not remembered: you said that before, and no memory of it is left: {way_out}")
        raise typer.Exit(1)
    if receipt.status == "dead" or (wait and not kept):
        complain(f"not remembered: {_why(words)}: say it as a statement or a rule that stands by itself")
        raise typer.Exit(1)


def _awaited(memory: Memform, first: Receipt) -> Receipt:
    try:
        return memory.wait(first.transcript_id, timeout=timedelta(seconds=120))
    except TransientError as error:
        message = f"{error} (what you said is kept as {first.transcript_id}: it goes on from there)"
        raise TransientError(message) from error


def _told_before(receipt: Receipt) -> str:
    return f"nothing was added: you said exactly that on {receipt.received_at:%Y-%m-%d at %H:%M:%S}"


def _tell_known(known: Remembered, *, as_json: bool) -> None:
    """Say where a memory stands that was said before, and what brings it back where no reader is told it."""
    name, state = known.memory.memory_id, known.state
    if _is_told(known):
        if not as_json:
            say(f"{name} is remembered: {clip(known.memory.content)}")
        return
    if state.ending is Ending.SUPERSEDED:
        complain(f"{name} was replaced by {state.superseded_by}: `memform reinstate {name}` brings it back")
    elif state.ending is not None:
        complain(f"{name} is {state.ending}: `memform reinstate {name}` brings it back")
    elif state.status is Status.REJECTED:
        complain(f"{name} is rejected: `memform verify {name}` takes that back")
    else:
        complain(f"{name} is muted: `memform mute {name} --off` takes that back")


def _is_told(known: Remembered) -> bool:
    state = known.state
    return state.is_live and not state.muted and state.status is not Status.REJECTED


def _why(words: str) -> str:
    """Return what the gate or the scan has against the words."""
    body = json.dumps({"messages": [{"role": "user", "content": words}]}).encode()
    said = Reading(surface=Surface.OPERATOR_CHAT, operator=True)
    formed = formation.form(read(body, said, "look", "look", SystemClock().now()).transcript, wiring.tools())
    reasons = [statement.drop.value for statement in formed.gated.statements if statement.drop]
    reasons += [candidate.scan.reason for candidate in formed.classified.quarantined]
    return ", ".join(dict.fromkeys(reasons)) or "see `memform events`"
