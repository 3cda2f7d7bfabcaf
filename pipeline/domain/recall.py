"""What a reader asks and what it gets (SPEC §12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, field_validator

from pipeline.domain.name import has_signs
from pipeline.domain.statement import PacerClass

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pipeline.domain.memory import MemoryId, Remembered

PROMPT_HEADING: Final = "SHARED MEMORY (recalled; prior context, not new evidence)"
LAST_TIME: Final = datetime(2200, 1, 1, tzinfo=UTC)
"""The latest time that may be asked about: what fades by the day is told from nothing until then."""


class Mode(StrEnum):
    """`KEYWORD` full text only, `SEMANTIC` full text and vector, `HYBRID` every voice."""

    KEYWORD = "keyword"
    SEMANTIC = "semantic"
    HYBRID = "hybrid"


class Voice(StrEnum):
    """An independent way of finding memories."""

    LEXICAL = "lexical"
    SEMANTIC = "semantic"
    TEMPORAL = "temporal"
    GRAPH = "graph"


class DetailTier(StrEnum):
    """How much of a memory a result shows."""

    AUTO = "auto"
    SUMMARY = "summary"
    STANDARD = "standard"
    FULL = "full"


class RecallQuery(BaseModel):
    """A question to the memory. Without `dispatch_id` the recall changes nothing.

    `limit` is 1 to 100; `offset` (0 to 400) leaves out the best ones, which an earlier page showed. Pages of one
    question fit together when it is `deterministic` or keeps its `seed`. `as_of` only looks: with it nothing is
    counted, whatever `dispatch_id` says. A mode and a tier may be given by their names; a `pacer` that is no class is
    refused.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    workspace_id: str = Field(min_length=1, max_length=200)
    text: str = Field(max_length=10_000)
    mode: Annotated[Mode, Field(strict=False)] = Mode.HYBRID
    tier: Annotated[DetailTier, Field(strict=False)] = DetailTier.AUTO
    limit: int = Field(default=10, ge=1, le=100)
    offset: int = Field(default=0, ge=0, le=400)
    agent_id: str = ""
    colony_id: str = ""
    role: str = ""
    thread_id: str = ""
    repo: str = ""
    dispatch_id: str = ""
    deterministic: bool = False
    seed: int = Field(default=0, ge=0, lt=2**63)
    as_of: AwareDatetime | None = Field(default=None, lt=LAST_TIME)
    domain: str = ""
    pacer: str = ""
    episodes: Literal["mixed", "none", "only"] = "mixed"

    @field_validator("text")
    @classmethod
    def _asks(cls, text: str) -> str:
        if not has_signs(text):
            message = "there is nothing to ask: give a question"
            raise ValueError(message)
        return text

    @field_validator("pacer")
    @classmethod
    def _is_class(cls, pacer: str) -> str:
        if pacer and pacer not in {*PacerClass}:
            message = f"there is no class {pacer!r}: there are {', '.join(PacerClass)}"
            raise ValueError(message)
        return pacer

    @property
    def depth(self) -> int:
        """How far down the order must be known: 1 to 500."""
        return self.offset + self.limit

    @property
    def counts(self) -> bool:
        """Whether the answer is a delivery: it is for an agent, and of what is believed now."""
        return bool(self.dispatch_id) and self.as_of is None


@dataclass(frozen=True, slots=True)
class Period:
    """A stretch of time that a question names: from `since` up to, not with, `until`."""

    since: datetime
    until: datetime

    def holds(self, at: datetime) -> bool:
        """Return whether an instant lies in it."""
        return self.since <= at < self.until


@dataclass(frozen=True, slots=True)
class Hit:
    """One voice's find. `rank` counts from 0; `value` is the voice's own measure.

    LEXICAL: the share of the question's words that the memory has, by how rare they are, in [0, 1]. SEMANTIC: its
    cosine. GRAPH: the weight of its best way from a seed, in (0, 1]. TEMPORAL: when it was learned, in epoch seconds.
    """

    memory_id: MemoryId
    rank: int
    value: float


@dataclass(frozen=True, slots=True)
class Edge:
    """A way of one or two steps from a good find to a memory beside it; `weight` in (0, 1], 1 for the next one."""

    seed: MemoryId
    memory_id: MemoryId
    weight: float


@dataclass(frozen=True, slots=True)
class Found:
    """What the voices returned: hits by voice, those memories that can answer, and the voices that could not.

    A memory of which no question makes as much as the relevance floor is named in the hits alone, unless it shares a
    word with the question or is pinned. A voice that answered with nothing has an empty tuple; one that could not
    answer has no key and is named in `degraded`. `cosines` are those of memories that other voices found, where a
    vector of the same model exists; the semantic voice's own stand in its hits. `cooccurrence` is a memory's heaviest
    pair within the find. `edges` are the ways behind the graph's hits. `weights` are the workspace's own, None where
    it has none.
    """

    hits: Mapping[Voice, tuple[Hit, ...]]
    memories: Mapping[MemoryId, Remembered]
    cooccurrence: Mapping[MemoryId, float] = field(default_factory=dict["MemoryId", float])
    degraded: tuple[str, ...] = ()
    cosines: Mapping[MemoryId, float] = field(default_factory=dict["MemoryId", float])
    edges: tuple[Edge, ...] = ()
    weights: Mapping[str, float] | None = None


@dataclass(frozen=True, slots=True)
class Ranked:
    """A scored memory. `breakdown` holds each weighted part; the parts add up to `score` as `explanation` says.

    `folded` names the other memories with the same text, which this one stands for.
    """

    remembered: Remembered
    score: float
    relevance: float
    breakdown: Mapping[str, float]
    explanation: str = ""
    folded: tuple[MemoryId, ...] = ()


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One delivery of recalled memories into an agent's context, in rank order."""

    dispatch_id: str
    workspace_id: str
    agent_id: str
    colony_id: str
    query: str
    at: datetime
    ranked: tuple[Ranked, ...]


@dataclass(frozen=True, slots=True)
class DispatchEvidence:
    """What counts towards graduation, read under the state row's lock.

    `independent` counts dispatches by distinct (agent, UTC day), none into a colony the memory came from.
    `counted_now` is False when this delivery adds nothing (a repeated dispatch id, or the same agent and day).
    """

    remembered: Remembered
    independent: int
    counted_now: bool


class RecallResult(BaseModel):
    """One line of an answer. Which optional fields are set depends on the tier; `tokens` is what `content` costs.

    What a later version says besides is left out.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    title: str
    content: str
    score: float
    breakdown: dict[str, float]
    explanation: str
    tier: str
    status: str
    pacer: str
    confidence: str
    source: str
    created_at: AwareDatetime
    expires_at: AwareDatetime | None = None
    domains: tuple[str, ...] = ()
    graduated: bool = False
    folded: tuple[str, ...] = ()
    tokens: int = 0


class RecallAnswer(BaseModel):
    """The answer: results best first, how many each voice found, what was missing, and the detail tier used.

    `weights` are the workspace's own, None where it has none: a breakdown's parts are signals times these.
    `dispatch_id` is the one under which it was counted, "" where it was not. `tokens` is about what its prompt block
    costs a model. What a later version says besides is left out.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    results: tuple[RecallResult, ...]
    voices: dict[str, int]
    degraded: tuple[str, ...] = ()
    tier: str = DetailTier.FULL.value
    dispatch_id: str = ""
    weights: dict[str, float] | None = None
    tokens: int = 0

    def prompt_block(self) -> str:
        """Return the answer as text for a prompt: a heading, then a line a memory, label and id with it.

        A memory is one line whatever it holds, so that none can pose as a heading or as another memory.
        """
        lines = [f"- [{r.confidence}] {' '.join(r.content.split())} ({r.id})" for r in self.results]
        return "\n".join([PROMPT_HEADING, *(lines or ["Nothing matched."])])
