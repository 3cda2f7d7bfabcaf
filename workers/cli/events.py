"""`memform events`: everything that happened to a memory."""

from typing import Annotated

import typer

from pipeline.domain.memory import MemoryId
from workers import wiring
from workers.cli.history import event_line, find, plain
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import emit, say

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform events mem-heron-e-k3v9q2m1xz-1 --workspace team --json")
def events(
    memory: Annotated[str, typer.Argument(help="Id of the memory.", metavar="MEMORY")],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    as_json: AsJson = False,
) -> None:
    """Show everything that happened to a memory, oldest first: what, who, why, and what changed."""
    with wiring.connect() as services:
        _, chronicle = find(services, workspace, MemoryId(memory))
    for event in chronicle.events:
        if as_json:
            emit(plain(event))
        else:
            say(event_line(event))
