"""`memform export`: every memory of a workspace with its state, its history, its sources and its conflicts."""

import json
import sys
from pathlib import Path
from typing import Annotated, TextIO

import typer

from workers import wiring
from workers.cli.option import DEFAULT_WORKSPACE, Workspace
from workers.cli.terminal import note
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)

STDOUT = "-"
KIND = "memform-export"


@app.command(epilog="Examples: memform export memories.jsonl -w team   |   memform export - -w team | gzip > team.gz")
def export(
    file: Annotated[str, typer.Argument(help="Where to write (- is standard output).", metavar="FILE")] = STDOUT,
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
) -> None:
    """Write a workspace's memories as JSON lines: `memform import` reads them back without a difference.

    Transcripts are named, their text stays here; vectors are computed again where it is imported.
    """
    with wiring.connect() as services:
        if file == STDOUT:
            counted = _write(services, workspace, sys.stdout)
        else:
            with Path(file).open("w", encoding="utf-8") as out:
                counted = _write(services, workspace, out)
    note(f"{counted} memories of workspace {workspace}")


def _write(services: Services, workspace: str, out: TextIO) -> int:
    """Write the header and every row; return how many memories there were."""
    at = services.clock.now().isoformat()
    out.write(json.dumps({"kind": KIND, "v": 1, "workspace_id": workspace, "exported_at": at}) + "\n")
    counted = 0
    for kind, row in services.carrying.export(workspace):
        counted += kind == "memories"
        out.write(json.dumps({kind: row}, ensure_ascii=False) + "\n")
    return counted
