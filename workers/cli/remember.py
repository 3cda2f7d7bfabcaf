"""`memform remember`: the operator's own words."""

import sys
from datetime import timedelta
from typing import Annotated

import typer

from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import emit, say
from workers.client import Memform

app = typer.Typer(rich_markup_mode=None)


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
        outcomes = receipt.ledger or {}
        say(", ".join(f"{count} {outcome}" for outcome, count in outcomes.items() if count))
    if receipt.status == "dead":
        raise typer.Exit(1)
