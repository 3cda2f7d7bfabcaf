"""`memform audit`: how much of another memory system's store is junk."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from typing import Annotated, cast

import typer
from pydantic import JsonValue

from pipeline.audit import Audit, Finding, audit
from pipeline.foreign import read_export
from workers import wiring
from workers.cli.option import AsJson
from workers.cli.source import body_of, one_by_one, text_of
from workers.cli.terminal import clip, emit, say, spinner

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command("audit", epilog="Examples: memform audit mem0.json   |   memform audit memories.csv --json")
def audit_store(
    file: Annotated[
        str, typer.Argument(help="An export: mem0, Zep, a table as JSON lines or CSV, or plain lines.", metavar="FILE")
    ],
    *,
    examples: Annotated[int, typer.Option(min=0, max=100, help="Examples a reason.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Run gate and scan over another system's export, or each of a folder, and show its share of junk by reason.

    Writes nothing.
    """
    one_by_one(file, partial(_audit_file, examples, as_json=as_json), as_json=as_json)


def _audit_file(examples: int, name: str, mark: Mapping[str, JsonValue], *, as_json: bool) -> None:
    """Print how much of one export is junk; for programs, with the `mark`."""
    export = read_export(text_of(name, body_of(name)))
    with spinner(f"reading {len(export.memories)} memories"):
        found = audit(export, wiring.tools(), wiring.masker(), examples)
    if as_json:
        emit({**mark, **cast("Mapping[str, JsonValue]", asdict(found))})
    else:
        _show(found)


def _show(found: Audit) -> None:
    say(
        f"{found.memories} memories, read as {found.system}"
        + (f"; {found.textless} rows without text" * bool(found.textless))
    )
    say(f"{found.kept:6}  {_percent(found.kept / found.memories if found.memories else 0.0)}  kept")
    _show_finding("quarantined", found.quarantined)
    say(f"{found.junk:6}  {_percent(found.junk_share)}  junk, of which:")
    for reason, finding in found.by_reason.items():
        _show_finding(reason, finding)
    masked = ", ".join(f"{count} {kind}" for kind, count in found.redactions.items())
    say(f"secrets stored in the clear: {masked or 'none found'}")


def _show_finding(name: str, finding: Finding) -> None:
    say(f"{finding.n:6}  {_percent(finding.share)}  {name}")
    for example in finding.examples:
        say(f"{'':17}{clip(example, 90)}")


def _percent(share: float) -> str:
    return f"{share:6.1%}"
