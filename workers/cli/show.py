"""`memform show`: one memory with its provenance."""

from typing import Annotated

import typer

from pipeline.domain.memory import MemoryId
from workers import wiring
from workers.cli.history import described, find, tell
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, AsOf, Workspace
from workers.cli.terminal import emit

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform show mem-heron-s-a3qzvqwxus --workspace team --as-of 2026-03-02")
def show(
    memory: Annotated[str, typer.Argument(help="Id of the memory.", metavar="MEMORY")],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    as_of: AsOf = None,
    as_json: AsJson = False,
) -> None:
    """Show one memory's whole story: its text, its standing, what it rests on, how it was judged, what came since.

    With --as-of it is shown as it stood then, rebuilt from its events.
    """
    with wiring.connect() as services:
        remembered, chronicle = find(services, workspace, MemoryId(memory), as_of)
    if as_json:
        emit(described(remembered, chronicle))
    else:
        tell(remembered, chronicle)
