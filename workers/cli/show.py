"""`memform show`: one memory with its provenance."""

from typing import Annotated

import typer

from pipeline.domain.memory import MemoryId
from workers import wiring
from workers.cli.history import described, find, tell
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import emit

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform show mem-heron-e-k3v9q2m1xz-1 --workspace team")
def show(
    memory: Annotated[str, typer.Argument(help="Id of the memory.", metavar="MEMORY")],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    as_json: AsJson = False,
) -> None:
    """Show one memory's whole story: its text, its standing, what it rests on, how it was judged, what came since."""
    with wiring.connect() as services:
        remembered, chronicle = find(services, workspace, MemoryId(memory))
    if as_json:
        emit(described(remembered, chronicle))
    else:
        tell(remembered, chronicle)
