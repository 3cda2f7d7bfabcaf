"""`memform enqueue`: files, folders and standard input become transcripts on their way."""

import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from typer._click import Context
from typer.core import TyperCommand

from pipeline.domain.parcel import Reading, Receipt
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.errors import MemformError
from pipeline.formats.detect import split
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import complain, emit, say, spinner
from workers.client import Memform

app = typer.Typer(rich_markup_mode=None)

STDIN = "-"


class WaitingCommand(TyperCommand):
    """Reads a bare `--wait` as `--wait=done`."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Give the option its value."""
        return super().parse_args(ctx, ["--wait=done" if arg == "--wait" else arg for arg in args])


@app.command(
    cls=WaitingCommand,
    epilog="Examples: memform enqueue session.jsonl -w team --wait   |   cat notes.md | memform enqueue - --json",
)
def enqueue(  # noqa: PLR0913 - each is an option of the command
    paths: Annotated[list[str], typer.Argument(help="Files or folders; - reads standard input.", metavar="PATH…")],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    wait: Annotated[
        str, typer.Option(help="Wait until each is done, or with --wait=stored until Postgres has it.")
    ] = "",
    timeout: Annotated[float, typer.Option(help="Seconds to wait for each.", min=0.1)] = 120.0,
    format_name: Annotated[str, typer.Option("--format", help="Read as this format instead of detecting it.")] = "",
    surface: Annotated[
        Surface | None, typer.Option(help="Surface of what people say in it; operator_chat needs to be meant.")
    ] = None,
    policy: Annotated[WritePolicy | None, typer.Option(help="Write policy for the whole transcript.")] = None,
    transcript_id: Annotated[str, typer.Option("--id", help="Id of the transcript; only with a single one.")] = "",
    thread: Annotated[str, typer.Option(help="Thread it belongs to.")] = "",
    colony: Annotated[str, typer.Option(help="Colony it comes from.")] = "",
    agent: Annotated[str, typer.Option(help="Agent that speaks where the file names none.")] = "",
    task: Annotated[str, typer.Option(help="Task it was about.")] = "",
    repo: Annotated[str | None, typer.Option(help="Repository it holds for.")] = None,
    occurred_at: Annotated[datetime | None, typer.Option(help="When it happened (UTC).")] = None,
    bulk: Annotated[bool, typer.Option("--bulk", help="Use the batch queues.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Replace a transcript of the same id.")] = False,
    as_json: AsJson = False,
) -> None:
    """Send transcripts to be formed into memories. Secrets are masked before anything leaves this process.

    A file that is refused is named with the reason and the others go on; the exit code is then 1.
    """
    if wait not in {"", "done", "stored"}:
        message = f"{wait!r}: give --wait, --wait=done or --wait=stored"
        raise typer.BadParameter(message, param_hint="--wait")
    reading = Reading(
        format=format_name,
        surface=surface,
        operator=surface is Surface.OPERATOR_CHAT,
        thread_id=thread,
        colony_id=colony,
        agent_id=agent,
        task=task,
        repo=repo,
        memory_policy=policy,
        occurred_at=occurred_at,
    )
    failures = 0
    with Memform.connect(workspace) as memory:
        send = partial(memory.enqueue, transcript_id=transcript_id, bulk=bulk, replace=replace)
        for path in [file for given in paths for file in _files(given)]:
            try:
                for name, body in _parts(path):
                    receipt = send(body, reading=reading.model_copy(update={"filename": name}))
                    receipt = _wait(memory, name, receipt, wait, timedelta(seconds=timeout)) if wait else receipt
                    _answer(name, receipt, as_json=as_json)
                    failures += receipt.status == "dead"
            except (MemformError, OSError) as error:
                failures += 1
                complain(f"{path}: {error}")
    if failures:
        raise typer.Exit(1)


def _wait(memory: Memform, name: str, receipt: Receipt, until: str, limit: timedelta) -> Receipt:
    with spinner(f"waiting for {name}"):
        later = memory.wait(receipt.transcript_id, until=until, timeout=limit)
    return later.model_copy(update={"already_received": receipt.already_received, "surface_note": receipt.surface_note})


def _answer(name: str, receipt: Receipt, *, as_json: bool) -> None:
    if as_json:
        emit(receipt.model_dump(mode="json"))
    else:
        again = ", received before" if receipt.already_received else ""
        known = f" as {receipt.format}" if receipt.format else ""
        say(f"{receipt.status:7} {receipt.transcript_id}  {name}{known}{again}")
        if receipt.ledger:
            say("        " + ", ".join(f"{count} {outcome}" for outcome, count in receipt.ledger.items()))
    if receipt.surface_note and not as_json:
        say(f"        note: {receipt.surface_note}")
    if receipt.status == "dead":
        complain(f"{name}: it is a dead letter: see why with `memform dead show {receipt.transcript_id}`")


def _files(given: str) -> list[str]:
    """Return the file itself, or every file below a folder in order, hidden ones left out."""
    path = Path(given)
    if given == STDIN or not path.is_dir():
        return [given]
    below = (found for found in path.rglob("*") if found.is_file())
    return sorted(str(found) for found in below if not any(p.startswith(".") for p in found.relative_to(path).parts))


def _parts(path: str) -> Iterator[tuple[str, bytes]]:
    """Read one file; one that holds several transcripts is cut into them."""
    body = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    parts = split(body)
    for number, part in enumerate(parts, 1):
        yield (f"{path}#{number}" if len(parts) > 1 else path), part
