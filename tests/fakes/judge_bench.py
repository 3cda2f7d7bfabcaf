"""Everything around the judge, in memory: the same contracts as the adapters, no database and no network."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from judge.breaker import CLOSED, Circuit
from judge.completer import Answer, Failure, Usage
from judge.docket import Neighbour
from judge.formation import FormationJudge
from judge.wording import content
from pipeline.domain.statement import (
    Author,
    Candidate,
    DecayClass,
    EntryType,
    PacerClass,
    Polarity,
    ScanReport,
    ScanTier,
    Statement,
    Tags,
)
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import Origin
from pipeline.lifecycle import birth

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import date

    from judge.completer import FailureKind, Question, T
    from judge.docket import Call, Filed
    from pipeline.domain.memory import Remembered
    from pipeline.domain.plan import Change

NOW = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
ORIGIN = Origin("acme", "t-1", "", "colony-1", "", NOW - timedelta(hours=1), NOW)
Row: TypeAlias = "dict[str, Any]"
Mind: TypeAlias = "Callable[[list[Row]], object]"
"""Rows of data in, a reply out: an object to be sent as JSON, a string as it is, or a Failure."""


def candidate(  # noqa: PLR0913 - a builder names what a test cares about
    ordinal: int,
    text: str,
    *,
    surface: Surface = Surface.AGENT_REFLECTION,
    raw: str = "",
    role: str = "",
    at: datetime | None = None,
) -> Candidate:
    """Return a candidate as the classifiers would hand it over."""
    statement = Statement(
        turn=0,
        start=0,
        end=len(raw or text),
        raw=raw or text,
        text=text,
        surface=surface,
        policy=WritePolicy.FORM,
        score=0.8,
        author=Author("agent-1", role, None, at),
    )
    tags = Tags(
        pacer=PacerClass.CONCEPTUAL,
        pacer_confidence=0.7,
        signals={},
        entry_type=EntryType.EXPERIENCE,
        sub_type="learning",
        polarity=Polarity.NEUTRAL,
        decay_class=DecayClass.STABLE,
        ttl_days=60,
        importance=0.58,
    )
    return Candidate(ordinal, statement, tags, ScanReport(ScanTier.SAFE, {}, quarantined=False))


def candidates(*texts: str) -> tuple[Candidate, ...]:
    return tuple(candidate(ordinal, text) for ordinal, text in enumerate(texts))


def memory(
    text: str,
    *,
    surface: Surface = Surface.AGENT_REFLECTION,
    operator: bool = False,
    at: datetime = NOW - timedelta(days=90),
    version: int = 1,
) -> Remembered:
    """Return a consolidated memory of another colony."""
    origin = ORIGIN._replace(transcript_id="t-0", colony_id="colony-0", operator=operator, occurred_at=at)
    source = candidate(0, text, surface=Surface.OPERATOR_CHAT if operator else surface)
    born = birth.formed((source,), birth.Wording(text), origin, at)
    return replace(born, state=replace(born.state, version=version))


@dataclass
class Shelf:
    """Nearby memories: exact by hash, near by a common topic word."""

    memories: list[Remembered] = field(default_factory=list["Remembered"])

    def exact(self, origin: Origin, text_hashes: Sequence[str]) -> Mapping[str, Remembered]:
        assert origin.workspace_id
        return {m.memory.text_hash: m for m in self.memories if m.memory.text_hash in text_hashes}

    def near(self, origin: Origin, texts: Sequence[str], limit: int) -> Sequence[Sequence[Neighbour]]:
        assert origin.workspace_id
        found = [
            [Neighbour(m, None) for m in self.memories if content(m.memory.content) & content(text)] for text in texts
        ]
        return [near[:limit] for near in found]


@dataclass
class Cabinet:
    """Docket in memory: the first reply under a key stays."""

    filed: dict[tuple[str, str], Filed] = field(default_factory=dict[tuple[str, str], "Filed"])

    def find(self, workspace_id: str, key: str) -> Filed | None:
        return self.filed.get((workspace_id, key))

    def file(self, filed: Filed) -> None:
        self.filed.setdefault((filed.workspace_id, filed.key), filed)


@dataclass
class Wallet:
    """Purse in memory."""

    calls: list[Call] = field(default_factory=list["Call"])

    def spent(self, workspace_id: str, day: date) -> int:
        return sum(c.usage.tokens for c in self.calls if c.workspace_id == workspace_id and c.at.date() == day)

    def charge(self, call: Call) -> None:
        self.calls.append(call)


@dataclass
class Switchboard:
    """Circuits in memory, swapped by comparison."""

    circuits: dict[str, Circuit] = field(default_factory=dict[str, Circuit])

    def read(self, endpoint: str) -> Circuit:
        return self.circuits.get(endpoint, CLOSED)

    def swap(self, endpoint: str, before: Circuit, after: Circuit) -> bool:
        if self.read(endpoint) != before:
            return False
        self.circuits[endpoint] = after
        return True


@dataclass
class TestClock:
    """A clock that a pause moves."""

    __test__ = False
    at: datetime = NOW

    def now(self) -> datetime:
        return self.at

    def pause(self, wait: timedelta) -> None:
        self.at += wait


@dataclass
class ScriptedCompleter:
    """A completer with a mind in place of a model. It reads only what stands between the markers."""

    mind: Mind
    model: str = "scripted-1"
    endpoint: str = "local#scripted-1"
    questions: list[Question] = field(default_factory=list["Question"])

    def complete(self, question: Question, schema: type[T]) -> Answer[T] | Failure:
        self.questions.append(question)
        reply = self.mind(rows_of(question.user))
        if isinstance(reply, Failure):
            return reply
        text = reply if isinstance(reply, str) else json.dumps(reply)
        return Answer(schema.model_validate_json(text), Usage(100, 20, 5))


def rows_of(user: str) -> list[Row]:
    """Return the rows of data of a question, as a reader that trusts only its markers sees them."""
    return [cast("Row", json.loads(line)) for line in user.split("\n")[1:-1]]


def fails(kind: FailureKind, retry_after: timedelta | None = None) -> Failure:
    return Failure(kind, f"model scripted-1: {kind}", Usage(100, 0, 5), retry_after)


def everything(rows: list[Row]) -> Row:
    """A reply to phase 1 that keeps every candidate in its own words."""
    return {
        "statements": [{"candidates": [row["n"]], "type": "fact", "text": row["text"]} for row in rows],
        "left_out": [],
    }


def oracle(verdict: Callable[[Row, list[Row]], Row] | None = None, extract: Mind = everything) -> Mind:
    """A mind that answers phase 1 with `extract` and phase 2 with `verdict(statement, memories)`; ADD without one."""

    def think(rows: list[Row]) -> object:
        if any("n" in row for row in rows):
            return extract(rows)
        memories = [row for row in rows if "memory" in row]
        asked = [row for row in rows if "statement" in row]
        said = [(row, verdict(row, memories) if verdict else {"op": "ADD"}) for row in asked]
        return {"verdicts": [{"statement": row["statement"], **found} for row, found in said]}

    return think


def says(
    op: str, kind: str = "none", targets: tuple[int, ...] = (1,), text: str = ""
) -> Callable[[Row, list[Row]], Row]:
    return lambda _row, _memories: {"op": op, "kind": kind, "targets": list(targets), "text": text, "reason": "because"}


def only(changes: Sequence[Change]) -> Change:
    (change,) = changes
    return change


@dataclass
class Bench:
    """A judge with its surroundings, and what it did to them."""

    mind: Mind
    memories: Sequence[Remembered] = ()
    daily_tokens: int | None = None

    def __post_init__(self) -> None:
        self.completer = ScriptedCompleter(self.mind)
        self.shelf, self.cabinet, self.wallet = Shelf(list(self.memories)), Cabinet(), Wallet()
        self.switchboard, self.clock = Switchboard(), TestClock()
        self._markers = (f"marker{number:08d}" for number in count())

    @property
    def judge(self) -> FormationJudge:
        return FormationJudge(
            completer=self.completer,
            nearby=self.shelf,
            circuits=self.switchboard,
            docket=self.cabinet,
            purse=self.wallet,
            clock=self.clock,
            pause=self.clock.pause,
            draw_marker=lambda: next(self._markers),
            daily_tokens=self.daily_tokens,
        )

    @property
    def calls(self) -> int:
        return len(self.completer.questions)

    def hear(self, *given: Candidate | str, origin: Origin = ORIGIN) -> Sequence[Change]:
        heard = [candidate(i, item) if isinstance(item, str) else item for i, item in enumerate(given)]
        changes = self.judge.reconcile(heard, origin, NOW)
        assert sorted(o for change in changes for o in change.ordinals) == sorted(c.ordinal for c in heard)
        return changes
