"""Options that many commands share, spelt once."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

Workspace: TypeAlias = Annotated[
    str, typer.Option("--workspace", "-w", envvar="MEMFORM_WORKSPACE", help="Workspace to work in.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
DEFAULT_WORKSPACE = "default"
Reason: TypeAlias = Annotated[str, typer.Option("--reason", help="Why; it is kept with the change.")]
Actor: TypeAlias = Annotated[
    str, typer.Option("--actor", envvar="MEMFORM_ACTOR", help="Who does it; it is kept with the change.")
]
AnyWorkspace: TypeAlias = Annotated[str, typer.Option("--workspace", "-w", help="Only this workspace; default: all.")]
ByReason: TypeAlias = Annotated[str, typer.Option("--reason", help="Only what has this reason.")]
