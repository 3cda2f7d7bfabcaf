"""`memform dead`: what could not be formed, and what to do with it."""

from collections.abc import Sequence
from typing import Annotated

import typer

from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import InvalidInputError
from workers import wiring
from workers.cli.history import plain
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import clip, emit, say
from workers.wiring import Services

app = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    help="List, show, retry or discard dead letters: transcripts that could not be formed.",
    epilog="Example: memform dead list --workspace team",
)

Buried = Annotated[str, typer.Argument(help="Id of the transcript, or `all`.", metavar="TRANSCRIPT")]
EVERY = "all"


@app.command("list", epilog="Example: memform dead list --workspace team --json")
def list_letters(*, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """List open dead letters, oldest first."""
    with wiring.connect() as services:
        letters = services.dead_letters.open(workspace)
    for letter in letters:
        if as_json:
            emit(plain(letter))
        else:
            say(f"{letter.buried_at:%Y-%m-%d %H:%M}  {letter.reason:18} {letter.transcript_id}")
            say(f"    {clip(letter.message)}")
    if not letters and not as_json:
        say("no dead letters")


@app.command("show", epilog="Example: memform dead show session-41 --workspace team")
def show_letter(transcript: Buried, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Show why one transcript died: its stage, its attempts, the reason, and the program's own words."""
    with wiring.connect() as services:
        letter = services.dead_letters.find(_ref(workspace, transcript))
    if letter is None:
        raise _unknown(workspace, transcript)
    if as_json:
        emit(plain(letter))
        return
    say(f"{letter.transcript_id} died at {letter.progress!r} after {letter.attempts} attempts: {letter.reason}")
    say(f"  {letter.message}")
    say(letter.traceback)


@app.command("retry", epilog="Example: memform dead retry all --workspace team")
def retry_letters(transcript: Buried, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Give a dead transcript a fresh set of attempts, from the stage it died in."""
    sent: list[str] = []
    with wiring.connect() as services:
        for ref in _chosen(services, workspace, transcript):
            revived = services.dead_letters.retry(ref, services.clock.now())
            if revived is not None:
                services.bell.ring(ref, revived.progress, bulk=revived.bulk)
                sent.append(ref.transcript_id)
    _tell(sent, "retried", as_json=as_json)


@app.command("discard", epilog="Example: memform dead discard session-41 --workspace team")
def discard_letters(transcript: Buried, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Settle a dead letter for good: its statements stay failed in the ledger, its text stays readable."""
    with wiring.connect() as services:
        refs = _chosen(services, workspace, transcript)
        gone = [ref.transcript_id for ref in refs if services.dead_letters.discard(ref, services.clock.now())]
    _tell(gone, "discarded", as_json=as_json)


def _chosen(services: Services, workspace: str, transcript: str) -> list[TranscriptRef]:
    if transcript == EVERY:
        return [_ref(workspace, letter.transcript_id) for letter in services.dead_letters.open(workspace)]
    ref = _ref(workspace, transcript)
    if services.dead_letters.find(ref) is None:
        raise _unknown(workspace, transcript)
    return [ref]


def _ref(workspace: str, transcript: str) -> TranscriptRef:
    return TranscriptRef(WorkspaceId(workspace), TranscriptId(transcript))


def _unknown(workspace: str, transcript: str) -> InvalidInputError:
    message = f"workspace {workspace!r} has no open dead letter {transcript}"
    return InvalidInputError(message, ["see `memform dead list`"])


def _tell(transcripts: Sequence[str], verb: str, *, as_json: bool) -> None:
    if as_json:
        emit({verb: [*transcripts]})
    else:
        say(f"{verb} {len(transcripts)}: {', '.join(transcripts) or 'nothing was buried'}")
