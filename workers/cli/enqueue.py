"""`memform enqueue`: files, folders and standard input become transcripts on their way."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated

import typer
from typer._click import Context
from typer.core import TyperCommand

from pipeline.domain.parcel import Reading, Receipt
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.errors import WRONGLY_GIVEN, MemformError, TransientError
from pipeline.formats.detect import FORMATS
from workers.cli.option import DEFAULT_WORKSPACE, LONGEST_SECONDS, AsJson, Workspace, instant, require_known
from workers.cli.source import Gathered, as_text, gather, parts_of, refuse, summed_up, tell
from workers.cli.terminal import complain, count_up, emit, say, spinner
from workers.client import Memform

app = typer.Typer(add_completion=False, rich_markup_mode=None)


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
    timeout: Annotated[float, typer.Option(help="Seconds to wait for each.", min=0.1, max=LONGEST_SECONDS)] = 120.0,
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
    occurred_at: Annotated[
        datetime | None, typer.Option(parser=instant, metavar="TIME", help="When it happened (UTC).")
    ] = None,
    bulk: Annotated[bool, typer.Option("--bulk", help="Use the batch queues.")] = False,
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace what has the same id, and what it alone taught."),
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be sent, and send nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """Send transcripts to be formed into memories. Secrets are masked before anything leaves this process.

    A file named is always sent. Of a folder, hidden, empty, binary and too large files and the folders of tools
    (.git, .venv, node_modules …) are left out, and what is taken and left is said first; --dry-run stops there.

    A file that cannot be sent is named with the reason and the others go on; the exit code is then 1, or 2 where
    nothing that was named can be sent, try as one may. Whether its content can be read is known once a worker has
    looked: with --wait here, else in `memform dead list`.
    --replace forms a transcript anew; what its former content alone taught ends.
    """
    if wait not in {"", "done", "stored"}:
        message = f"{wait!r}: give --wait, --wait=done or --wait=stored"
        raise typer.BadParameter(message, param_hint="--wait")
    require_known(format_name, FORMATS, "format", "--format")
    gathered = gather(paths)
    files = gathered.files
    if transcript_id and len(files) > 1:
        message = f"one id for {len(files)} files: send them one by one, or leave --id out"
        raise typer.BadParameter(message, param_hint="--id")
    if dry_run:
        _show(gathered, as_json=as_json)
        return
    tell(gathered)
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
    with Memform.connect(workspace) as memory:
        send = partial(memory.enqueue, transcript_id=transcript_id, bulk=bulk, replace=replace)
        sent, refused = _send(files, send, reading)
        buried = 0
        for place, (name, receipt) in enumerate(sent, 1):
            try:
                told = f"waiting for {name} ({place} of {len(sent)})"
                latest = _wait(memory, told, receipt, wait, timedelta(seconds=timeout)) if wait else receipt
            except MemformError as error:
                buried += 1
                complain(f"{name}: {error}")
                continue
            _answer(name, latest, workspace, as_json=as_json)
            buried += latest.status == "dead"
    if refused or buried:
        mistaken = not (sent or gathered.has_folder) and all(isinstance(each, WRONGLY_GIVEN) for each in refused)
        raise typer.Exit(2 if mistaken else 1)


def _show(gathered: Gathered, *, as_json: bool) -> None:
    """Print what would be sent."""
    formats = gathered.formats()
    if as_json:
        emit({"files": {**formats}, "left": {**gathered.left}})
        return
    say(f"would send {summed_up(gathered, formats.values())}")
    for name, known in formats.items():
        say(f"  {known:16} {name}")


def _send(
    files: Sequence[str], send: Callable[..., Receipt], reading: Reading
) -> tuple[list[tuple[str, Receipt]], list[MemformError]]:
    """Send every file before anything is waited for; return the receipts by name, and why some were refused.

    When a store is away or full, the files that follow are not tried: each would wait for it, and be refused as well.
    """
    sent: list[tuple[str, Receipt]] = []
    refused: list[MemformError] = []
    for place, path in enumerate(files, 1):
        try:
            for name, body in parts_of(path):
                sent.append((name, send(body, reading=reading.model_copy(update={"filename": as_text(name)}))))
        except MemformError as error:
            refused.append(error)
            refuse(path, error)
            if isinstance(error, TransientError):
                left = len(files) - place
                if left:
                    complain(f"{left} more were not tried: send all again later, nothing is received twice")
                break
    return sent, refused


def _wait(memory: Memform, told: str, receipt: Receipt, until: str, limit: timedelta) -> Receipt:
    with spinner(told):
        later = memory.wait(receipt.transcript_id, until=until, timeout=limit)
    return later.model_copy(update={"already_received": receipt.already_received, "surface_note": receipt.surface_note})


def _answer(name: str, receipt: Receipt, workspace: str, *, as_json: bool) -> None:
    if as_json:
        emit(receipt.model_dump(mode="json"))
    else:
        again = ", received before" if receipt.already_received else ""
        known = f" as {receipt.format}" if receipt.format else ""
        say(f"{receipt.status:7} {receipt.transcript_id}  {name}{known}{again}")
        if receipt.ledger:
            say("        " + count_up(receipt.ledger))
    if receipt.surface_note and not as_json:
        say(f"        note: {receipt.surface_note}")
    if receipt.status == "dead":
        which = f"{receipt.transcript_id} -w {workspace}"
        sent = "; sent with --replace it is formed anew" if receipt.already_received else ""
        complain(f"{name}: it is a dead letter: see why with `memform dead show {which}`{sent}")
