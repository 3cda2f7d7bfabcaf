"""`memform import`: memories of another workspace, or of another memory system."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Annotated

import typer

from pipeline.domain.name import check_name
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.errors import InvalidInputError, PermanentError
from pipeline.foreign import Export, read_export
from pipeline.formats.instant import instant
from workers import exported, wiring
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.source import STDIN, body_of, text_of
from workers.cli.terminal import complain, count_up, emit, note, say
from workers.client import Memform
from workers.screening import Screen
from workers.wiring import Services

if TYPE_CHECKING:
    from pipeline.domain.parcel import Receipt

app = typer.Typer(add_completion=False, rich_markup_mode=None)

A_TRANSCRIPT = 500
"""Foreign memories that travel together."""


@app.command("import", epilog="Examples: memform import memories.jsonl -w other   |   memform import mem0.json -w team")
def bring(
    file: Annotated[
        str,
        typer.Argument(
            help="What `memform export` wrote, or an export of mem0, Zep, Graphiti or Hindsight (- is standard input).",
            metavar="FILE",
        ),
    ],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    wait: Annotated[bool, typer.Option(help="Wait until foreign memories have passed the gate.")] = True,
    as_json: AsJson = False,
) -> None:
    """Bring memories in. Our own export comes back as it was, and twice is once.

    An export of ours is the operator's own file: it is taken at its word about who said what, what is verified and what
    is pinned. It must be whole, and a memory that mask or scan have something against today is left out by name.

    What another system remembered is new to us: each of its memories passes gate and scan as surface `import` and is
    staged as an episode with veracity 0.6, like anything that was only told.
    """
    check_name("workspace", workspace)
    body = body_of(file)
    with wiring.connect() as services:
        if exported.is_export(body):
            _restore(services, body, workspace, as_json=as_json)
        else:
            _adopt(services, _foreign(body, file), workspace, wait=wait, as_json=as_json)


def _restore(services: Services, body: bytes, workspace: str, *, as_json: bool) -> None:
    """Write an export of ours, which was read to its end before the first row is written."""
    from infra.postgres.carrying import KINDS  # noqa: PLC0415 - who imports a foreign store need not load it

    rows, apart = Screen(services.masker, services.tools.scanner).sort(exported.rows_of(body, KINDS))
    try:
        carried = services.carrying.bring(workspace, [(row.kind, row.columns) for row in rows])
    except PermanentError as error:
        message = f"a row of this export is damaged: {error}"
        raise InvalidInputError(message, ["nothing was imported: export it again"]) from error
    if as_json:
        emit({"system": "memform", **carried._asdict(), "apart": [each._asdict() for each in apart]})
    else:
        here = f"{carried.known} were here already and stay as they are" if carried.known else "0 were here already"
        say(f"{carried.imported} memories imported, {here}, {carried.alike} live here in the same words")
    for each in apart:
        complain(f"line {each.line}: {each.memory_id} was left out: {each.reason}")
    if apart:
        raise typer.Exit(1)


def _foreign(body: bytes, file: str) -> Export:
    """Read another system's export; raise InvalidInputError where it is no text or holds no memory."""
    name = "standard input" if file == STDIN else file
    export = read_export(text_of(name, body))
    if not export.memories:
        message = f"nothing was imported: {name} holds no memory"
        raise InvalidInputError(message, ["export it again; it may have been cut off"])
    return export


def _adopt(services: Services, told: Export, workspace: str, *, wait: bool, as_json: bool) -> None:
    """Send foreign memories through the pipeline, each as a turn of its own; the same ones again are the same.

    Those that the other system has ended are left out, and counted.
    """
    client = Memform(services, workspace)
    export = told.holding(services.clock.now())
    ended = len(told.memories) - len(export.memories)
    receipts: list[Receipt] = []
    for start in range(0, len(export.memories), A_TRANSCRIPT):
        texts = export.memories[start : start + A_TRANSCRIPT]
        times = (export.times or ("",) * len(export.memories))[start : start + A_TRANSCRIPT]
        turns = tuple(
            Turn(surface=Surface.IMPORT, content=text, occurred_at=instant(when))
            for text, when in zip(texts, times, strict=True)
        )
        receipts.append(client.enqueue(Transcript(workspace_id=workspace, turns=turns), bulk=True))
    known = sum(each.already_received for each in receipts)
    if wait:
        receipts = [client.wait(each.transcript_id, timeout=timedelta(minutes=10)) for each in receipts]
    ledger = _summed([receipt.ledger or {} for receipt in receipts])
    if as_json:
        ids = [each.transcript_id for each in receipts]
        counts = {"system": export.system, "memories": len(export.memories), "ended": ended}
        emit({**counts, "transcripts": [*ids], "already_received": known, "ledger": {**ledger}})
    else:
        left_out = f"; {ended} that no longer hold were left out" if ended else ""
        say(f"{len(export.memories)} memories of {export.system}: {count_up(ledger)}{left_out}")
    if receipts and known == len(receipts):
        note("all of them came in before: nothing was added now, these are the counts of then")


def _summed(ledgers: Sequence[Mapping[str, int | bool]]) -> dict[str, int | bool]:
    """Return the counts of several ledgers together, and whether each balances; nothing while one is not known."""
    if not all(ledgers):
        return {}
    counts: Counter[str] = Counter()
    for ledger in ledgers:
        counts.update({name: int(count) for name, count in ledger.items() if name != "balanced"})
    return {**counts, "balanced": all(bool(ledger.get("balanced")) for ledger in ledgers)}
