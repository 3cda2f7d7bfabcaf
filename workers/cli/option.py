"""Options that many commands share, spelt once."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

Workspace: TypeAlias = Annotated[
    str, typer.Option("--workspace", "-w", envvar="MEMFORM_WORKSPACE", help="Workspace to work in.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
DEFAULT_WORKSPACE = "default"
AnyWorkspace: TypeAlias = Annotated[str, typer.Option("--workspace", "-w", help="Only this workspace; default: all.")]
ByReason: TypeAlias = Annotated[str, typer.Option("--reason", help="Only what has this reason.")]
