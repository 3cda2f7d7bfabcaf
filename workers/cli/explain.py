"""`memform explain`: why each statement of a file was kept or dropped, or how a memory came to be."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from pydantic import JsonValue

from infra.clock import SystemClock
from pipeline import formation
from pipeline.domain.memory import MemoryId
from pipeline.domain.parcel import Reading
from pipeline.domain.statement import Candidate, DecayClass, Statement
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.formation import Formed
from pipeline.formats.detect import Read, read
from workers import intake, wiring
from workers.cli import history
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, Workspace
from workers.cli.source import body_of, one_by_one
from workers.cli.terminal import clip, emit, say, say_in

app = typer.Typer(add_completion=False, rich_markup_mode=None)

MEMORY_PREFIX = "mem-"
STYLES = {"kept": "green", "dropped": "dim", "quarantined": "bold red"}
"""Of a terminal, by outcome."""


@app.command(epilog="Examples: memform explain session.jsonl   |   memform explain notes.md --json | tail -1")
def explain(  # noqa: PLR0913 - each is an option of the command
    file: Annotated[
        str,
        typer.Argument(
            help="A transcript or a folder of them (- reads standard input), or the id of a memory.", metavar="FILE"
        ),
    ],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    format_name: Annotated[str, typer.Option("--format", help="Read as this format instead of detecting it.")] = "",
    surface: Annotated[Surface | None, typer.Option(help="Surface of what people say in it.")] = None,
    policy: Annotated[WritePolicy | None, typer.Option(help="Write policy for the whole transcript.")] = None,
    repo: Annotated[str | None, typer.Option(help="Repository it holds for.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show why each statement of a file was kept or dropped: needs no server and writes nothing.

    Of a folder, file after file; with --json each line then names its `file`. With the id of a memory instead of a
    file: the statements it was formed from and everything since.
    """
    if file.startswith(MEMORY_PREFIX) and not Path(file).exists():
        _explain_memory(MemoryId(file), workspace, as_json=as_json)
        return
    reading = Reading(
        format=format_name,
        surface=surface,
        operator=surface is Surface.OPERATOR_CHAT,
        memory_policy=policy,
        repo=repo,
    )
    one_by_one(file, partial(_explain_file, workspace, reading, as_json=as_json), as_json=as_json)


def _explain_file(workspace: str, reading: Reading, name: str, mark: Mapping[str, JsonValue], *, as_json: bool) -> None:
    """Print a file's statements and their summary; for programs, each of them with the `mark`."""
    body = body_of(name)
    reading = reading.model_copy(update={"filename": name})
    parcel = intake.pack(body, workspace, wiring.masker(), SystemClock().now(), reading=reading)
    heard = read(parcel.body, reading, parcel.workspace_id, parcel.transcript_id, parcel.received_at)
    formed = formation.form(heard.transcript, wiring.tools())
    rows = list(rows_of(formed))
    summary = summary_of(heard, formed, rows)
    if as_json:
        for row in (*rows, {"summary": summary}):
            emit({**mark, **row})
    else:
        _show(heard, formed, rows, summary)


def _explain_memory(memory_id: MemoryId, workspace: str, *, as_json: bool) -> None:
    with wiring.connect() as services:
        remembered, chronicle = history.find(services, workspace, memory_id)
    if as_json:
        emit(history.described(remembered, chronicle))
    else:
        history.tell(remembered, chronicle)


def rows_of(formed: Formed) -> Iterator[dict[str, JsonValue]]:
    """Yield one row a statement in reading order, with its tags when it passed the gate."""
    known = {c.ordinal: c for c in (*formed.classified.candidates, *formed.classified.quarantined)}
    for ordinal, statement in enumerate(formed.gated.statements):
        yield _row(statement, known.get(ordinal))


def _row(statement: Statement, candidate: Candidate | None) -> dict[str, JsonValue]:
    quarantined = candidate is not None and candidate.scan.quarantined
    outcome = "dropped" if candidate is None else "quarantined" if quarantined else "kept"
    reason = statement.drop.value if statement.drop else candidate.scan.reason if candidate and quarantined else ""
    tags = candidate.tags if candidate else None
    return {
        "turn": statement.turn,
        "start": statement.start,
        "end": statement.end,
        "text": statement.text,
        "surface": statement.surface.value,
        "outcome": outcome,
        "reason": reason,
        "score": round(statement.score, 4),
        "features": {name: round(value, 4) for name, value in statement.features.items()},
        "pacer": tags.pacer.value if tags else None,
        "pacer_confidence": round(tags.pacer_confidence, 4) if tags else None,
        "ttl_days": tags.ttl_days if tags else None,
        "decay_class": tags.decay_class.value if tags else None,
        "entry_type": tags.entry_type.value if tags else None,
        "sub_type": tags.sub_type if tags else None,
        "polarity": tags.polarity.value if tags else None,
    }


def summary_of(heard: Read, formed: Formed, rows: list[dict[str, JsonValue]]) -> dict[str, JsonValue]:
    """Return the last line: how the file was read and what became of its statements."""
    outcomes = Counter(row["outcome"] for row in rows)
    dropped = Counter(str(row["reason"]) for row in rows if row["outcome"] == "dropped")
    return {
        "format": heard.format,
        "shape": _common(turn.shape.value for turn in formed.gated.turns),
        "policy": _common(turn.policy.value for turn in formed.gated.turns),
        "statements": len(rows),
        "kept": outcomes["kept"],
        "dropped": dict(dropped.most_common()),
        "quarantined": outcomes["quarantined"],
    }


def _common(words: Iterator[str]) -> str:
    """Return the one word that all turns share, else `mixed`; `empty` without turns."""
    distinct = set(words)
    return "empty" if not distinct else distinct.pop() if len(distinct) == 1 else "mixed"


def _show(heard: Read, formed: Formed, rows: list[dict[str, JsonValue]], summary: dict[str, JsonValue]) -> None:
    for row in rows:
        say_in(STYLES[str(row["outcome"])], _line_of(row))
    dropped = summary["dropped"]
    reasons = ", ".join(f"{count} {reason}" for reason, count in dropped.items()) if isinstance(dropped, dict) else ""
    shapes = _counted(turn.shape.value for turn in formed.gated.turns)
    policies = _counted(turn.policy.value for turn in formed.gated.turns)
    say(f"read as {summary['format']}; turns by shape: {shapes}; by write policy: {policies}")
    counts = f"{summary['kept']} kept, {summary['quarantined']} quarantined"
    say(f"{summary['statements']} statements: {counts}, dropped: {reasons or 'none'}")
    for note in heard.notes:
        say(f"note: {note}")


def _counted(words: Iterator[str]) -> str:
    return ", ".join(f"{count} {word}" for word, count in Counter(words).most_common()) or "none"


def _line_of(row: dict[str, JsonValue]) -> str:
    """Return outcome, reason, score, class, lifetime and text of a statement on one line."""
    permanent = row["decay_class"] == DecayClass.PERMANENT.value
    lifetime = "" if row["pacer"] is None else "permanent" if permanent else f"{row['ttl_days']} days"
    fate = f"{row['outcome']!s:11} {row['reason']!s:18} {row['score']:.2f}  {row['pacer'] or '':10} {lifetime:9}"
    return f"{fate}  {clip(str(row['text']), 96)}"
