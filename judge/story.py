"""How a memory came out of a hearing: what was asked, what was answered, which guards looked at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from judge import claim, guards
from judge.docket import Phase
from judge.reply import Extraction, Kind, Operation, Reconciliation
from pipeline.gate.normal import text_hash

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from pydantic import JsonValue

    from judge.docket import Filed
    from judge.reply import Verdict


@dataclass(frozen=True, slots=True)
class Shown:
    """A memory that the model was shown: its number in the question, its text, and which version of it that was."""

    number: int
    memory_id: str
    version: int
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """One answered question as far as it concerns a memory's wordings.

    `candidates` are the texts that phase 1 cited; `neighbours`, `operation` (`ADD`, `UPDATE supersede` …), `targets`
    and `reason` come from phase 2. `guards` are the checks that followed, by name.
    """

    phase: Phase
    model: str
    prompt_version: str
    at: datetime
    statement: str
    guards: tuple[str, ...]
    candidates: tuple[str, ...] = ()
    neighbours: tuple[Shown, ...] = ()
    operation: str = ""
    targets: tuple[int, ...] = ()
    reason: str = ""


def story(wordings: Sequence[str], filed: Sequence[Filed]) -> tuple[Answer, ...]:
    """Return what was said of any of these wordings, oldest first.

    `wordings` are a memory's text and the texts of the statements behind it; what phase 1 made of one of them is
    followed into phase 2.
    """
    known = {text_hash(text) for text in wordings}
    answers: list[Answer] = []
    for each in filed:
        found = _extracted(each, known) if each.phase is Phase.EXTRACT else _ruled(each, known)
        known.update(text_hash(answer.statement) for answer in found)
        answers += found
    return tuple(answers)


def _extracted(filed: Filed, known: set[str]) -> list[Answer]:
    said = {row["n"]: str(row["text"]) for row in filed.asked if "n" in row}
    reply = Extraction.model_validate_json(filed.reply)
    answers: list[Answer] = []
    for formed in reply.statements:
        cited = tuple(said[number] for number in formed.candidates if number in said)
        if known & {text_hash(formed.text), *map(text_hash, cited)}:
            answers.append(_answer(filed, formed.text, claim.GUARDS, candidates=cited))
    for left in reply.left_out:
        text = said.get(left.candidate, "")
        if text_hash(text) in known:
            answers.append(_answer(filed, text, (), candidates=(text,), operation="LEFT OUT", reason=left.reason))
    return answers


def _ruled(filed: Filed, known: set[str]) -> list[Answer]:
    verdicts = {verdict.statement: verdict for verdict in Reconciliation.model_validate_json(filed.reply).verdicts}
    shown = {
        number: Shown(number, memory_id, version, str(row["text"]))
        for row, (memory_id, version) in zip(filed.asked, filed.shown, strict=False)
        if isinstance(number := row.get("memory"), int)
    }
    return [
        _decided(filed, row, verdict, shown)
        for row in filed.asked
        if isinstance(number := row.get("statement"), int) and (verdict := verdicts.get(number)) is not None
        if known & {text_hash(str(row["text"])), text_hash(verdict.text)}
    ]


def _decided(filed: Filed, row: Mapping[str, JsonValue], verdict: Verdict, shown: Mapping[int, Shown]) -> Answer:
    near = row.get("near")
    numbers = near if isinstance(near, list) else []
    kind = verdict.kind if verdict.op is not Operation.NOOP else Kind.NONE
    return _answer(
        filed,
        str(row["text"]),
        guards.GUARDS.get((verdict.op, kind), ()),
        neighbours=tuple(shown[number] for number in numbers if isinstance(number, int) and number in shown),
        operation=verdict.op if kind is Kind.NONE else f"{verdict.op} {kind}",
        targets=verdict.targets,
        reason=verdict.reason,
    )


def _answer(  # noqa: PLR0913 - the parts of an answer that differ by phase
    filed: Filed,
    statement: str,
    checks: tuple[str, ...],
    *,
    candidates: tuple[str, ...] = (),
    neighbours: tuple[Shown, ...] = (),
    operation: str = "",
    targets: tuple[int, ...] = (),
    reason: str = "",
) -> Answer:
    return Answer(
        phase=filed.phase,
        model=filed.model,
        prompt_version=filed.prompt_version,
        at=filed.at,
        statement=statement,
        guards=checks,
        candidates=candidates,
        neighbours=neighbours,
        operation=operation,
        targets=targets,
        reason=reason,
    )
