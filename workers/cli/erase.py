"""`memform erase`: take text out for good, with a receipt that can be tested later."""

from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, TextIO

import typer
from pydantic import ValidationError

from pipeline.domain.erasure import ErasureKind, ErasureReceipt
from pipeline.errors import InvalidInputError, TransientError
from pipeline.policy import MIN_MATCH_BYTES
from workers import erasing, wiring
from workers.cli.history import plain
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.source import body_of, words_of
from workers.cli.terminal import complain, emit, fault, say
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(
    epilog="Examples: memform erase --transcript session-41 -w team --receipt gone.json   |   "
    "memform erase --verify gone.json"
)
def erase(  # noqa: PLR0913 - each is an option of the command
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    transcript: Annotated[str, typer.Option(help="The transcript with this id, and memories it alone supports.")] = "",
    memory: Annotated[str, typer.Option(help="The memory with this id, and the words it came from.")] = "",
    match: Annotated[
        str, typer.Option(help="Whatever holds this text, in any case; - reads it from standard input.")
    ] = "",
    short: Annotated[
        bool, typer.Option("--short", help="Needed with a --match of fewer than 4 bytes: it stands inside many words.")
    ] = False,
    everything: Annotated[bool, typer.Option("--everything", help="The whole workspace.")] = False,
    verify: Annotated[Path | None, typer.Option(help="A receipt to test against what is stored now.")] = None,
    receipt: Annotated[Path | None, typer.Option(help="New file to write the receipt to.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would go, and take nothing.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Needed with --everything.")] = False,
    as_json: AsJson = False,
) -> None:
    """Erase a transcript, a memory, a text or a workspace: rows, history, vectors, caches, what waits in the inbox.

    The receipt holds counts and hashes, no text; its file is made before anything goes, and an old one is never
    written over. Backups and the write-ahead log of PostgreSQL are yours to expire.
    """
    if verify is not None:
        _verify(verify, as_json=as_json)
        return
    kind, target = _target(transcript, memory, match, workspace if everything else "")
    if kind is ErasureKind.WORKSPACE and not (yes or dry_run):
        message = f"this takes all of workspace {workspace!r} out for good"
        raise InvalidInputError(message, ["say --yes to do it, --dry-run to see what would go"])
    if kind is ErasureKind.TEXT and len(target.encode()) < MIN_MATCH_BYTES and not short:
        message = f"{target!r} is so short that it stands inside many words, and each transcript with it would go"
        raise InvalidInputError(message, ["give more of the text, or say --short to mean it"])
    with _paper(None if dry_run else receipt) as paper, wiring.connect() as services:
        done = erasing.erase(services, kind, workspace, target, dry_run=dry_run)
        if paper is not None:
            _write(paper, done)
        if as_json:
            emit(plain(done))
        else:
            _tell(done, receipt)
        _forget_answers(services, done)
    if receipt is not None and not (dry_run or _took_something(done)):
        complain(f"nothing was found to erase, so no receipt was written to {receipt}")
    if done.remaining:
        where = ", ".join(f"{count} in {table}" for table, count in done.remaining.items())
        complain(f"the text still stands in names or reasons that are kept: {where}")
        raise typer.Exit(1)


def _target(transcript: str, memory: str, match: str, workspace: str) -> tuple[ErasureKind, str]:
    """Return what one of the options names; none or two of them is a wrong call."""
    text = words_of(match).strip()
    named = {
        ErasureKind.TRANSCRIPT: transcript,
        ErasureKind.MEMORY: memory,
        ErasureKind.TEXT: text,
        ErasureKind.WORKSPACE: workspace,
    }
    given = [(kind, target) for kind, target in named.items() if target]
    if len(given) != 1:
        message = "name one thing to erase: --transcript, --memory, --match or --everything"
        raise InvalidInputError(message, ["--dry-run shows what would go"])
    return given[0]


@contextmanager
def _paper(file: Path | None) -> Generator[TextIO | None]:
    """Open a receipt's file before anything is erased; one on which nothing was written does not stay.

    Raises:
        InvalidInputError: it is there already, or can be no file.
    """
    if file is None:
        yield None
        return
    way_out = ["nothing was erased: name a new file for the receipt"]
    try:
        paper = file.open("x", encoding="utf-8")
    except FileExistsError as error:
        message = f"{file} is there already, and a receipt is written over nothing"
        raise InvalidInputError(message, way_out) from error
    except OSError as error:
        message = f"no receipt can be written to {fault(error)}"
        raise InvalidInputError(message, way_out) from error
    try:
        yield paper
    finally:
        with suppress(OSError):  # what could not be written was told by who wrote it
            paper.close()
        if file.exists() and not file.stat().st_size:
            file.unlink()


def _forget_answers(services: Services, done: ErasureReceipt) -> None:
    """Clear the cached answers; where the broker is away, say that the erasure stands, and what is left to do."""
    if done.dry_run:
        return
    try:
        erasing.forget_answers(services)
    except TransientError as error:
        complain(
            f"the erasure took place, but answers of the last minute may be in Redis for a minute more ({error});"
            " `memform erase --verify RECEIPT` takes them out"
        )
        raise typer.Exit(1) from error


def _took_something(done: ErasureReceipt) -> bool:
    return any(done.counts.values())


def _write(paper: TextIO, done: ErasureReceipt) -> None:
    """Write a receipt, to standard output where its file takes none: what was erased cannot be erased again."""
    if not _took_something(done):
        return
    text = done.model_dump_json(indent=1)
    try:
        paper.write(text + "\n")
        paper.flush()
    except OSError as error:
        with suppress(OSError):  # half of it may still be on its way out
            paper.close()
        Path(paper.name).unlink(missing_ok=True)
        say(text)
        complain(
            f"the erasure took place, but {paper.name} took no receipt ({fault(error, named=False)}): it stands on"
            " standard output, keep it from there"
        )
        raise typer.Exit(1) from error


def _tell(done: ErasureReceipt, receipt: Path | None) -> None:
    verb = "would go" if done.dry_run else "erased"
    counts = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in done.counts.items())
    say(f"{verb}: {counts or 'nothing'}")
    if done.shared:
        say(f"{done.shared} of its texts or ids are also somebody else's and stay with them")
    if receipt is not None and not done.dry_run and _took_something(done):
        say(f"receipt in {receipt}: test it with `memform erase --verify {receipt}`")


def _verify(file: Path, *, as_json: bool) -> None:
    try:
        done = ErasureReceipt.model_validate_json(body_of(str(file)))
    except ValidationError as error:
        message = f"{file} is no receipt of an erasure"
        raise InvalidInputError(message, ["`memform erase … --receipt FILE` writes one"]) from error
    if not (done.texts or done.vectors or done.ids):
        took = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in done.counts.items()) or "nothing"
        complain(f"{file} names no text, vector or id, so nothing can be verified by it: its erasure took {took}")
        raise typer.Exit(1)
    with wiring.connect() as services:
        found = erasing.verify(services, done)
    if as_json:
        emit({"verified": not found, "hashes": len(done.texts) + len(done.vectors) + len(done.ids), "found": [*found]})
    elif not found:
        say(f"nothing of {len(done.texts)} texts, {len(done.vectors)} vectors and {len(done.ids)} ids is there")
    if found:
        complain(f"{len(found)} of the hashes are there: the text came in again, or the receipt is of a dry run")
        raise typer.Exit(1)
