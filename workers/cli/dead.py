"""`memform dead`: what could not be formed, and what to do with it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from pipeline.errors import InvalidInputError
from workers import wiring
from workers.cli.history import plain
from workers.cli.option import AnyWorkspace, AsJson, ByReason, narrowed
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


@app.command("list", epilog="Example: memform dead list --workspace team --reason unknown_format --json")
def list_letters(*, workspace: AnyWorkspace = "", reason: ByReason = "", as_json: AsJson = False) -> None:
    """List open dead letters of every workspace, newest first, and how many there are of each reason."""
    with wiring.connect() as services:
        letters = services.dead_letters.list(workspace, reason)
    for letter in letters:
        if as_json:
            emit(plain(letter))
        else:
            when = f"{letter['buried_at']:%Y-%m-%d %H:%M}"
            where = f"{letter['workspace_id']}  {_named(letter)}"
            say(f"{letter['id']:6}  {when}  {letter['reason']:18} {where}")
            say(f"        {clip(letter['message'])}")
    if not as_json:
        reasons = Counter(str(letter["reason"]) for letter in letters)
        say(
            ", ".join(f"{count} {name}" for name, count in reasons.most_common())
            or f"no dead letters{narrowed(workspace, reason)}"
        )


@app.command("show", epilog="Example: memform dead show session-41 --workspace team --traceback")
def show_letter(
    letter: Letter,
    *,
    workspace: AnyWorkspace = "",
    traceback: Annotated[bool, typer.Option("--traceback", help="Show where in the program it failed, too.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show why a transcript died: its stage, its attempts, the reason, and what can be done."""
    with wiring.connect() as services:
        chosen = _chosen(services, letter, workspace)
        found = [services.dead_letters.show(row["workspace_id"], row["id"]) for row in chosen]
    for row in found:
        if row is None:
            continue
        if as_json:
            emit(plain(row))
        else:
            _show(row, traceback=traceback)


@app.command("retry", epilog="Example: memform dead retry all --reason attempts_exhausted --workspace team")
def retry_letters(
    letter: Letter, *, workspace: AnyWorkspace = "", reason: ByReason = "", as_json: AsJson = False
) -> None:
    """Give dead transcripts a fresh set of attempts, from the stage they died in."""
    with wiring.connect() as services:
        chosen = _chosen(services, letter, workspace, reason)
        for row in chosen:
            back = services.dead_letters.retry(row["workspace_id"], row["id"], services.clock.now())
            services.bell.ring(back.ref, back.progress, bulk=back.bulk)
    _tell(chosen, "retried", narrowed(workspace, reason), as_json=as_json)


@app.command("discard", epilog="Example: memform dead discard all --reason unknown_format --workspace team")
def discard_letters(
    letter: Letter, *, workspace: AnyWorkspace = "", reason: ByReason = "", as_json: AsJson = False
) -> None:
    """Settle dead letters for good: their statements stay failed in the ledger, their text stays readable."""
    with wiring.connect() as services:
        chosen = _chosen(services, letter, workspace, reason)
        for row in chosen:
            services.dead_letters.discard(row["workspace_id"], row["id"], services.clock.now())
    _tell(chosen, "discarded", narrowed(workspace, reason), as_json=as_json)


def _show(row: Mapping[str, Any], *, traceback: bool) -> None:
    """Print a letter for a person: one line what, then why, piece by piece, then what to do."""
    attempts = f"{row['attempts']} attempt{'s' if row['attempts'] != 1 else ''}"
    say(f"{row['id']}  {_named(row)} in workspace {row['workspace_id']}")
    say(f"  died at {row['progress']!r} after {attempts}, {row['buried_at']:%Y-%m-%d %H:%M}: {row['reason']}")
    for line in str(row["message"]).splitlines():
        say(f"  {line}")
    named = f"{row['id']} -w {row['workspace_id']}"
    say(f"  then: memform dead retry {named}   or   memform dead discard {named}")
    if traceback:
        say(row["traceback"])
    else:
        say("  (--traceback shows where in the program)")


def _named(row: Mapping[str, Any]) -> str:
    """Return the transcript's id, with the file it came from: an id may be a bare hash."""
    return f"{row['transcript_id']} ({row['filename']})" if row["filename"] else str(row["transcript_id"])


def _chosen(services: Services, letter: str, workspace: str, reason: str = "") -> Sequence[Mapping[str, Any]]:
    """Return the open letters that an argument names; only `all` may name none.

    Raises:
        InvalidInputError: it names none, or transcripts of several workspaces.
    """
    letters = services.dead_letters.list(workspace, reason)
    if letter == EVERY:
        return letters
    named = [row for row in letters if letter in {str(row["id"]), row["transcript_id"]}]
    if not named:
        message = f"there is no open dead letter {letter}{narrowed(workspace, reason)}"
        raise InvalidInputError(message, ["see `memform dead list`"])
    if len({row["workspace_id"] for row in named}) > 1:
        message = f"{letter} is dead in several workspaces"
        raise InvalidInputError(message, ["choose one with --workspace, or name the letter by its number"])
    return named


def _tell(letters: Sequence[Mapping[str, Any]], verb: str, where: str, *, as_json: bool) -> None:
    transcripts = [str(row["transcript_id"]) for row in letters]
    if as_json:
        emit({verb: [*transcripts]})
    else:
        say(f"{verb} {len(transcripts)}: {clip(', '.join(transcripts)) or f'no dead letters{where}'}")
