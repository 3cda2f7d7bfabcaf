"""`memform batches`: what was reprocessed, how far it is, and the way back."""

from typing import Annotated

import typer

from pipeline.domain.batch import BatchId, BatchState, ItemState
from pipeline.domain.name import MAX_NUMBER
from workers import wiring
from workers.cli.following import follow, tell
from workers.cli.history import plain
from workers.cli.option import AnyWorkspace, AsJson
from workers.cli.terminal import emit, say

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="List, show, pause, resume, cancel or roll back batches of reprocessing.",
    epilog="Example: memform batches list",
)

Batch = Annotated[int, typer.Argument(help="Number of the batch.", metavar="BATCH", min=1, max=MAX_NUMBER)]


@app.command("list", epilog="Example: memform batches list --workspace team")
def list_batches(*, workspace: AnyWorkspace = "", as_json: AsJson = False) -> None:
    """List batches, newest first, with how far each is."""
    with wiring.connect() as services:
        rows = services.batches.list(workspace)
    for row in rows:
        if as_json:
            emit(plain(row))
        else:
            tell(row)
    if not rows and not as_json:
        say("no batches; start one with `memform reprocess`")


@app.command("show", epilog="Example: memform batches show 7 --follow")
def show_batch(
    batch: Batch,
    *,
    following: Annotated[bool, typer.Option("--follow", help="Watch it until it rests.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show one batch: how it was chosen, how far it is, what it did to memories, and what died or was skipped."""
    with wiring.connect() as services:
        if following:
            follow(services, [BatchId(batch)], wait=True, as_json=as_json)
            return
        row = services.batches.get(BatchId(batch))
        odd = services.batches.items(BatchId(batch), row["workspace_id"], [ItemState.DEAD, ItemState.SKIPPED], 20)
    if as_json:
        emit(plain({**row, "exceptions": odd}))
        return
    tell(row)
    chosen = ", ".join(f"{name} {value}" for name, value in row["selection"].items())
    say(f"        chosen by: {chosen or 'everything'}; started {row['created_at']:%Y-%m-%d %H:%M:%S}")
    for each in odd:
        say(f"        {each['state']}: {each['transcript_id']}")


@app.command("pause", epilog="Example: memform batches pause 7")
def pause_batch(batch: Batch, *, as_json: AsJson = False) -> None:
    """Start no more of its transcripts; what has been started comes to rest."""
    _steer(batch, BatchState.PAUSED, as_json=as_json)


@app.command("resume", epilog="Example: memform batches resume 7")
def resume_batch(batch: Batch, *, as_json: AsJson = False) -> None:
    """Let a paused batch go on."""
    _steer(batch, BatchState.RUNNING, as_json=as_json)


@app.command("cancel", epilog="Example: memform batches cancel 7")
def cancel_batch(batch: Batch, *, as_json: AsJson = False) -> None:
    """Start no more of its transcripts, for good; what it did stays until it is rolled back."""
    _steer(batch, BatchState.CANCELLED, as_json=as_json)


@app.command("rollback", epilog="Example: memform batches rollback 7")
def rollback_batch(batch: Batch, *, as_json: AsJson = False) -> None:
    """Put back every memory that nothing but the batch has moved, and list the others with the reason.

    Of two at once one does it, and the other says that it is done already.
    """
    with wiring.connect() as services:
        row = services.batches.get(BatchId(batch))
        back = services.batches.rollback(BatchId(batch), row["workspace_id"], services.clock.now())
    if as_json:
        kept = [{"memory_id": name, "reason": why} for name, why in back.kept.items()]
        counts = {"memories": back.memories, "transcripts": back.transcripts}
        left = {"kept": kept, "transcripts_kept": back.transcripts_kept}
        emit(plain({"batch_id": batch, "already": back.already, **counts, **left}))
        return
    did = f"{back.memories} memories and {back.transcripts} transcripts are as before"
    if not back.already:
        say(f"batch {batch} rolled back: {did}")
    elif back.memories or back.transcripts:
        say(f"batch {batch} was rolled back in part already; now {did}, too")
    else:
        say(f"batch {batch} is rolled back already")
    for name, why in back.kept.items():
        say(f"  left as it is: {name}: {why}")
    for name in back.transcripts_kept:
        say(f"  left as it is: transcript {name}: it has run again since")


def _steer(batch: int, to: BatchState, *, as_json: bool) -> None:
    with wiring.connect() as services:
        row = services.batches.get(BatchId(batch))
        services.batches.steer(BatchId(batch), row["workspace_id"], to, services.clock.now())
        row = services.batches.get(BatchId(batch))
    if as_json:
        emit(plain(row))
    else:
        tell(row)
