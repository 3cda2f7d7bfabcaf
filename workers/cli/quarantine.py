"""`memform quarantine`: what the security scan set apart, and what to do with it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import InvalidInputError
from pipeline.ports import Progress
from workers import wiring
from workers.cli.history import plain
from workers.cli.option import AnyWorkspace, AsJson, ByReason, narrowed
from workers.cli.terminal import clip, complain, emit, say
from workers.operating import OPERATOR
from workers.wiring import Services

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="List, show, release or discard quarantined statements: what the security scan set apart.",
    epilog="Example: memform quarantine list --workspace team",
)

Which = Annotated[
    list[str],
    typer.Argument(help="Ids of statements (TRANSCRIPT#N), ids of transcripts, or `all`.", metavar="ID…"),
]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what would be done, and do nothing.")]
EVERY = "all"
NONE = "nothing is in quarantine"


@app.command("list", epilog="Example: memform quarantine list --workspace team --reason prompt_injection")
def list_statements(*, workspace: AnyWorkspace = "", reason: ByReason = "", as_json: AsJson = False) -> None:
    """List what waits in quarantine, the newest first, with its reason. Secrets are masked."""
    with wiring.connect() as services:
        found = [_shown(services, row) for row in services.quarantine.list(workspace, reason=reason)]
    for row in found:
        if as_json:
            emit(plain(row))
        else:
            say(f"{row['id']}  {row['workspace_id']}  {row['since']:%Y-%m-%d %H:%M}  {row['reason']} ({row['tier']})")
            say(f"        {clip(row['raw'])}")
    if not as_json:
        reasons = Counter(str(row["reason"]) for row in found)
        say(
            ", ".join(f"{count} {name}" for name, count in reasons.most_common())
            or f"{NONE}{narrowed(workspace, reason)}"
        )


@app.command("show", epilog="Example: memform quarantine show session-41#7 --workspace team")
def show_statements(which: Which, *, workspace: AnyWorkspace = "", as_json: AsJson = False) -> None:
    """Show a quarantined statement whole: where it stands, who said it, and what each axis of the scan found."""
    with wiring.connect() as services:
        found = [_shown(services, row) for row in _chosen(services, which, workspace)]
    for row in found:
        if as_json:
            emit(plain(row))
            continue
        axes = ", ".join(f"{axis} {weight:.2f}" for axis, weight in row["axes"].items() if weight)
        span = f"turn {row['turn']}, characters {row['start_offset']} to {row['end_offset']}"
        say(f"{row['id']} in workspace {row['workspace_id']}: {row['reason']}, tier {row['tier']} ({axes})")
        say(f"  {span}, by {row['agent_id'] or row['surface']}")
        say(f"  {row['raw']}")


@app.command("release", epilog="Example: memform quarantine release session-41#7 --workspace team")
def release_statements(
    which: Which,
    *,
    workspace: AnyWorkspace = "",
    reason: ByReason = "",
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> None:
    """Let statements continue through the pipeline as if the scan had passed them; who let them is recorded."""
    with wiring.connect() as services:
        chosen = _by_transcript(_chosen(services, which, workspace, reason))
        for ref, ordinals in ({} if dry_run else chosen).items():
            bulk = services.quarantine.release(ref, ordinals, OPERATOR, services.clock.now())
            services.bell.ring(ref, Progress.CLASSIFIED, bulk=bulk)
    _tell(chosen, "released", narrowed(workspace, reason), dry_run=dry_run, as_json=as_json)


@app.command("discard", epilog="Example: memform quarantine discard all --reason prompt_injection -w team")
def discard_statements(
    which: Which,
    *,
    workspace: AnyWorkspace = "",
    reason: ByReason = "",
    dry_run: DryRun = False,
    as_json: AsJson = False,
) -> None:
    """Take the words of statements out for good: the ledger keeps them as quarantined, with the reason."""
    with wiring.connect() as services:
        chosen = _by_transcript(_chosen(services, which, workspace, reason))
        for ref, ordinals in ({} if dry_run else chosen).items():
            services.quarantine.discard(ref, ordinals, OPERATOR, services.clock.now())
    _tell(chosen, "discarded", narrowed(workspace, reason), dry_run=dry_run, as_json=as_json)


def _shown(services: Services, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with its id and its words masked again: detectors learn after a text was stored."""
    return {"id": _id(row), **row, "raw": services.masker.mask(str(row["raw"]))[0]}


def _id(row: Mapping[str, Any]) -> str:
    return f"{row['transcript_id']}#{row['ordinal']}"


def _chosen(services: Services, which: Sequence[str], workspace: str, reason: str = "") -> Sequence[Mapping[str, Any]]:
    """Return the statements that the arguments name; only `all` may name none.

    Raises:
        InvalidInputError: a name fits nothing, or statements of several workspaces.
    """
    rows = services.quarantine.list(workspace, reason=reason)
    if EVERY in which:
        return rows
    chosen: dict[tuple[str, str], Mapping[str, Any]] = {}
    for name in which:
        named = [row for row in rows if name in {_id(row), row["transcript_id"]}]
        if not named:
            message = f"there is no quarantined statement {name}{narrowed(workspace, reason)}"
            raise InvalidInputError(message, ["see `memform quarantine list`"])
        if len({row["workspace_id"] for row in named}) > 1:
            message = f"{name} is in several workspaces"
            raise InvalidInputError(message, ["choose one with --workspace"])
        chosen |= {(str(row["workspace_id"]), _id(row)): row for row in named}
    return [*chosen.values()]


def _by_transcript(rows: Sequence[Mapping[str, Any]]) -> dict[TranscriptRef, list[int]]:
    """Return the ordinals by transcript; those of a transcript that is not at rest are left, and said so."""
    chosen: dict[TranscriptRef, list[int]] = {}
    for row in rows:
        ref = TranscriptRef(WorkspaceId(row["workspace_id"]), TranscriptId(row["transcript_id"]))
        if row["progress"] != Progress.DONE:
            complain(f"{_id(row)} is left alone: its transcript is {row['progress']}, and must be done first")
            continue
        chosen.setdefault(ref, []).append(row["ordinal"])
    return chosen


def _tell(
    chosen: Mapping[TranscriptRef, Sequence[int]], verb: str, where: str, *, dry_run: bool, as_json: bool
) -> None:
    names = [f"{ref.transcript_id}#{ordinal}" for ref, ordinals in chosen.items() for ordinal in ordinals]
    if as_json:
        emit({verb: [*names], "dry_run": dry_run})
    else:
        would = "would be " if dry_run else ""
        say(f"{would}{verb} {len(names)}: {clip(', '.join(names)) or f'nothing in quarantine is at rest{where}'}")
