"""`memform import`: memories of another workspace, or of another memory system."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from pipeline.domain.name import check_name
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.errors import InvalidInputError
from pipeline.foreign import Export, read_export
from pipeline.formats.decode import decode
from pipeline.formats.instant import instant
from workers import wiring
from workers.cli.export import KIND
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.source import STDIN, body_of
from workers.cli.terminal import count_up, emit, say
from workers.client import Memform
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
    """Bring memories in. Our own export comes back exactly, and twice is once.

    What another system remembered is new to us: each of its memories passes gate and scan as surface `import` and is
    staged as an episode with veracity 0.6, like anything that was only told.
    """
    check_name("workspace", workspace)
    text = decode(body_of(file)).text
    first = text.lstrip().partition("\n")[0]
    with wiring.connect() as services:
        if f'"{KIND}"' in first:
            _restore(services, text, workspace, as_json=as_json)
        else:
            _adopt(services, _foreign(text, file), workspace, wait=wait, as_json=as_json)


def _restore(services: Services, text: str, workspace: str, *, as_json: bool) -> None:
    carried = services.carrying.bring(workspace, _rows(text))
    if as_json:
        emit({"system": "memform", **carried._asdict()})
    else:
        say(f"{carried.imported} memories imported, {carried.known} were here, {carried.alike} live here already")


def _rows(text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    from infra.postgres.carrying import KINDS  # noqa: PLC0415 - who imports a foreign store need not load it

    header, *lines = text.strip().split("\n")
    if _object(header, 1).get("v") != 1:
        message = "this export is of a later version of memform"
        raise InvalidInputError(message, ["import it with that version"])
    for number, line in enumerate(lines, 2):
        kind, row = next(iter(_object(line, number).items()), ("", None))
        if kind not in KINDS:
            message = f"line {number} holds {kind!r}, which this version does not know"
            raise InvalidInputError(message)
        if not isinstance(row, dict):
            raise _cut_off(number)
        yield kind, cast("dict[str, Any]", row)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        said: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _cut_off(number) from error
    if not isinstance(said, dict):
        raise _cut_off(number)
    return cast("dict[str, Any]", said)


def _cut_off(number: int) -> InvalidInputError:
    message = f"line {number} of this export cannot be read"
    return InvalidInputError(message, ["it may have been cut off: export it again"])


def _foreign(text: str, file: str) -> Export:
    """Read another system's export; raise InvalidInputError where it holds no memory."""
    export = read_export(text)
    if not export.memories:
        message = f"nothing was imported: {'standard input' if file == STDIN else file} holds no memory"
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
    if wait:
        receipts = [client.wait(each.transcript_id, timeout=timedelta(minutes=10)) for each in receipts]
    ledger = _summed([receipt.ledger or {} for receipt in receipts])
    if as_json:
        ids = [each.transcript_id for each in receipts]
        counts = {"system": export.system, "memories": len(export.memories), "ended": ended}
        emit({**counts, "transcripts": [*ids], "ledger": {**ledger}})
    else:
        left_out = f"; {ended} that no longer hold were left out" if ended else ""
        say(f"{len(export.memories)} memories of {export.system}: {count_up(ledger)}{left_out}")


def _summed(ledgers: Sequence[Mapping[str, int | bool]]) -> dict[str, int | bool]:
    """Return the counts of several ledgers together, and whether each balances."""
    counts: Counter[str] = Counter()
    for ledger in ledgers:
        counts.update({name: int(count) for name, count in ledger.items() if name != "balanced"})
    return {**counts, "balanced": all(bool(ledger.get("balanced")) for ledger in ledgers)}
