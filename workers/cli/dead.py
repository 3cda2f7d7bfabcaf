"""`memform dead`: what could not be formed, and what to do with it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from pipeline.errors import InvalidInputError
from workers import wiring
from workers.cli.history import plain
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.terminal import clip, emit, say
from workers.wiring import Services

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="List, show, retry or discard dead letters: transcripts that could not be formed.",
    epilog="Example: memform dead list --workspace team",
)

Letter = Annotated[str, typer.Argument(help="Number of a letter, id of its transcript, or `all`.", metavar="LETTER")]
EVERY = "all"
MOST = 10_000
"""Letters one command looks at."""


@app.command("list", epilog="Example: memform dead list --workspace team --json")
def list_letters(*, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """List open dead letters, newest first."""
    with wiring.connect() as services:
        letters = services.dead_letters.list(workspace, MOST)
    for letter in letters:
        if as_json:
            emit(plain(letter))
        else:
            when = f"{letter['buried_at']:%Y-%m-%d %H:%M}"
            say(f"{letter['id']:6}  {when}  {letter['reason']:18} {letter['transcript_id']}")
            say(f"        {clip(letter['message'])}")
    if not letters and not as_json:
        say("no dead letters")


@app.command("show", epilog="Example: memform dead show session-41 --workspace team")
def show_letter(letter: Letter, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Show why a transcript died: its stage, its attempts, the reason, and the program's own words."""
    with wiring.connect() as services:
        found = [services.dead_letters.show(workspace, row["id"]) for row in _chosen(services, workspace, letter)]
    for row in found:
        if row is None:
            continue
        if as_json:
            emit(plain(row))
        else:
            stage = f"at {row['progress']!r} after {row['attempts']} attempts"
            say(f"{row['id']}  {row['transcript_id']} died {stage}: {row['reason']}")
            say(f"  {row['message']}")
            say(row["traceback"])


@app.command("retry", epilog="Example: memform dead retry all --workspace team")
def retry_letters(letter: Letter, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Give a dead transcript a fresh set of attempts, from the stage it died in."""
    with wiring.connect() as services:
        chosen = _chosen(services, workspace, letter)
        for row in chosen:
            back = services.dead_letters.retry(workspace, row["id"], services.clock.now())
            services.bell.ring(back.ref, back.progress, bulk=back.bulk)
    _tell(chosen, "retried", as_json=as_json)


@app.command("discard", epilog="Example: memform dead discard session-41 --workspace team")
def discard_letters(letter: Letter, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Settle a dead letter for good: its statements stay failed in the ledger, its text stays readable."""
    with wiring.connect() as services:
        chosen = _chosen(services, workspace, letter)
        for row in chosen:
            services.dead_letters.discard(workspace, row["id"], services.clock.now())
    _tell(chosen, "discarded", as_json=as_json)


def _chosen(services: Services, workspace: str, letter: str) -> Sequence[Mapping[str, Any]]:
    """Return the open letters that an argument names; only `all` may name none."""
    letters = services.dead_letters.list(workspace, MOST)
    named = [row for row in letters if letter in {EVERY, str(row["id"]), row["transcript_id"]}]
    if not named and letter != EVERY:
        message = f"workspace {workspace!r} has no open dead letter {letter}"
        raise InvalidInputError(message, ["see `memform dead list`"])
    return named


def _tell(letters: Sequence[Mapping[str, Any]], verb: str, *, as_json: bool) -> None:
    transcripts = [str(row["transcript_id"]) for row in letters]
    if as_json:
        emit({verb: [*transcripts]})
    else:
        say(f"{verb} {len(transcripts)}: {', '.join(transcripts) or 'nothing was buried'}")
