"""`memform eval judge`: labelled reconciliation pairs against a model behind the guards, or against code alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import AwareDatetime, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

from judge import budget, prompt, reconcile
from judge.completer import Answer, Question
from judge.containment import is_contained, is_rotated
from judge.contrast import DENIAL_REACHES, Said, denies, is_other_subject, is_other_value, is_unrelated
from judge.guards import OVERWRITES, Ruled, Ruling, rule, why_not_superseded
from judge.reply import Reconciliation
from judge.wording import align
from pipeline.domain.surface import Surface
from pipeline.lifecycle.equality import compare

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from judge.completer import Completer

Relevance: TypeAlias = "Callable[[str, str], float | None]"
"""Calibrated relevance of a memory's text to a statement's, in [0, 1]; None where it is not known."""


def unknown_relevance(_: str, __: str) -> float | None:
    """No vectors: the guards go by words alone."""
    return None


def _surface(value: object) -> object:
    return "tool_output" if value == "tool_dump" else value


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")

    text: str
    surface: Annotated[Surface, BeforeValidator(_surface)]
    occurred_at: AwareDatetime


class Shown(_Row):
    """A neighbour of a pair. `n` is the number targets refer to."""

    n: int
    operator: bool = False


class Gold(BaseModel):
    """The label: one of six operations and its targets."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    op: Literal["add", "noop", "refine", "supersede", "conflict", "merge"]
    targets: tuple[int, ...] = ()


class Pair(BaseModel):
    """A labelled case. What else a file holds (language, difficulty, why) is never read, so no model can see it."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    nearby: tuple[Shown, ...] = Field(min_length=1)
    candidate: _Row
    gold: Gold

    def said(self) -> Said:
        """Return the candidate; on the operator's surface it is the operator's."""
        row = self.candidate
        return Said(row.text, row.surface, row.surface is Surface.OPERATOR_CHAT, row.occurred_at)

    def near(self, relevance: Relevance) -> dict[int, Said]:
        """Return the neighbours by number."""
        text = self.candidate.text
        return {
            row.n: Said(row.text, row.surface, row.operator, row.occurred_at, relevance(row.text, text))
            for row in self.nearby
        }


_PAIR = TypeAdapter(Pair)


def read_pairs(lines: Iterable[str]) -> tuple[Pair, ...]:
    """Read JSON lines, blank ones left out; raise pydantic.ValidationError for a row of another shape."""
    return tuple(_PAIR.validate_json(line) for line in lines if line.strip())


def rule_alone(said: Said, near: Mapping[int, Said]) -> Ruling:
    """Decide without a model, by equality and conflict rules: `--guards-only`.

    Known: the same words, or contained in a memory. Contradicted: one frame with another value or a denial; that
    supersedes where a value or a denial differs and the guards would let a model, else it is an open conflict. All
    else is new.
    """
    for number, old in near.items():
        if is_rotated(old.text, said.text) or is_contained(old.text, said.text):
            return Ruling(Ruled.NOOP, (number,))
    for number, old in near.items():
        if _contradicts(old, said):
            guarded = not compare(old.text, said.text) or (old.operator and not said.operator)
            guarded = guarded or bool(why_not_superseded(old, said))
            return Ruling(Ruled.CONFLICT if guarded else Ruled.SUPERSEDE, (number,))
    return Ruling(Ruled.ADD)


def _contradicts(old: Said, said: Said) -> bool:
    alignment, differences = align(old.text, said.text), compare(old.text, said.text)
    denied = denies(alignment, differences) and alignment.new_known >= DENIAL_REACHES
    opposed = is_other_value(alignment) or denied
    return opposed and not is_unrelated(old, said) and not is_other_subject(old, said)


def rule_with(completer: Completer, draw_marker: Callable[[], str], relevance: Relevance) -> Callable[[Pair], Ruling]:
    """Return a decision that asks the model once a pair and puts its verdict through the guards.

    A pair without an answer is staged, and so never right.
    """

    def decide(pair: Pair) -> Ruling:
        near, said = pair.near(relevance), pair.said()
        places = dict(enumerate(near, 1))
        rows = reconcile.rows(list(near.values()), [(said, tuple(places))])
        filled = prompt.fill(prompt.RECONCILE, rows, draw_marker())
        question = Question(filled.system, filled.user, budget.reply_tokens(budget.RECONCILE_TOKENS_PER_STATEMENT, 1))
        reply = completer.complete(question, Reconciliation)
        if not isinstance(reply, Answer):
            return Ruling(Ruled.STAGE, (), (reply.kind.value,))
        verdict = reconcile.verdicts_of(reply.value, 1)[0]
        ruling = rule(verdict, said, {place: near[number] for place, number in places.items()})
        return Ruling(ruling.ruled, tuple(places[place] for place in ruling.targets), ruling.reasons)

    return decide


def evaluate(pairs: Sequence[Pair], decide: Callable[[Pair], Ruling]) -> dict[str, object]:
    """Return the answer of `memform eval judge`.

    `accuracy` counts the operation alone, `accuracy_with_targets` the targets too. A wrong overwrite is a refine,
    supersede or merge where the label is another kind of operation, or on a memory that is not among its targets.
    """
    rulings = {pair.id: decide(pair) for pair in pairs}
    right = [pair for pair in pairs if rulings[pair.id].ruled.value == pair.gold.op]
    exact = [pair for pair in right if set(rulings[pair.id].targets) == set(pair.gold.targets)]
    return {
        "n": len(pairs),
        "accuracy": _share(len(right), len(pairs)),
        "accuracy_with_targets": _share(len(exact), len(pairs)),
        "by_op": {op: _precision_recall(op, pairs, rulings) for op in sorted({pair.gold.op for pair in pairs})},
        "staged": sum(ruling.ruled is Ruled.STAGE for ruling in rulings.values()),
        "wrong_overwrites": [pair.id for pair in pairs if is_wrong_overwrite(rulings[pair.id], pair.gold)],
    }


def is_wrong_overwrite(ruling: Ruling, gold: Gold) -> bool:
    """True when a ruling would end a memory that the label keeps."""
    keeps = gold.op not in {ruled.value for ruled in OVERWRITES}
    return ruling.ruled in OVERWRITES and (keeps or not set(ruling.targets) <= set(gold.targets))


def _precision_recall(op: str, pairs: Sequence[Pair], rulings: Mapping[str, Ruling]) -> dict[str, float]:
    said = [pair for pair in pairs if rulings[pair.id].ruled.value == op]
    gold = [pair for pair in pairs if pair.gold.op == op]
    hits = sum(pair.gold.op == op for pair in said)
    return {"precision": _share(hits, len(said)), "recall": _share(hits, len(gold))}


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
