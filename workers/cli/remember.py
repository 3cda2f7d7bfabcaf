"""`memform remember`: the operator's own words."""

import json
import sys
from datetime import timedelta
from typing import Annotated

import typer

from infra.clock import SystemClock
from pipeline import formation
from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface
from pipeline.formats.detect import read
from workers import wiring
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import complain, count_up, emit, say
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
    words = sys.stdin.read() if text == "-" else text
    with Memform.connect(workspace) as memory:
        receipt = memory.remember(words, repo=repo, thread=thread)
        if wait:
            receipt = memory.wait(receipt.transcript_id, timeout=timedelta(seconds=120))
    if as_json:
        emit(receipt.model_dump(mode="json"))
    else:
        say(f"{receipt.status} {receipt.transcript_id}")
        say(count_up(receipt.ledger or {}))
    if receipt.status == "dead" or (wait and not any((receipt.ledger or {}).get(kept) for kept in REMEMBERED)):
        complain(f"not remembered: {_why(words)}: say it as a statement or a rule that stands by itself")
        raise typer.Exit(1)


def _why(words: str) -> str:
    """Return what the gate or the scan has against the words."""
    body = json.dumps({"messages": [{"role": "user", "content": words}]}).encode()
    said = Reading(surface=Surface.OPERATOR_CHAT, operator=True)
    formed = formation.form(read(body, said, "look", "look", SystemClock().now()).transcript, wiring.tools())
    reasons = [statement.drop.value for statement in formed.gated.statements if statement.drop]
    reasons += [candidate.scan.reason for candidate in formed.classified.quarantined]
    return ", ".join(dict.fromkeys(reasons)) or "see `memform events`"
