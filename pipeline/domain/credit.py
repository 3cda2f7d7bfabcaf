"""What became of what was recalled: how a colony ended, and what a reader says of one memory (SPEC §11)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC
from typing import TYPE_CHECKING, Final

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

if TYPE_CHECKING:
    from datetime import datetime

NEUTRAL_QUALITY: Final = 0.5
"""A success and a failure of this quality each weigh one observation."""


class ColonyOutcome(BaseModel):
    """How a colony ended; it credits what was dispatched to that colony and not credited before.

    `quality` is in [0, 1]. A `key` is counted once; without one the colony's id is the key, so that a colony that
    reports more than once gives each report a key of its own. `at` is when it ended, by default its receipt.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    workspace_id: str = Field(min_length=1, max_length=200)
    colony_id: str = Field(min_length=1, max_length=200)
    succeeded: bool
    quality: float = Field(default=NEUTRAL_QUALITY, ge=0.0, le=1.0, allow_inf_nan=False)
    key: str = Field(default="", max_length=500)
    at: AwareDatetime | None = None

    @property
    def counted_by(self) -> str:
        """The key that this outcome is counted by."""
        return self.key or self.colony_id


class Feedback(BaseModel):
    """What a reader says of a memory it was given.

    A `key` is counted once; without one a reader (the agent, else the colony) has one word a memory and UTC day.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    workspace_id: str = Field(min_length=1, max_length=200)
    memory_id: str = Field(min_length=1, max_length=200)
    helpful: bool
    agent_id: str = Field(default="", max_length=200)
    colony_id: str = Field(default="", max_length=200)
    key: str = Field(default="", max_length=500)
    at: AwareDatetime | None = None

    @property
    def reader(self) -> str:
        """The token of who says it; nameless readers are one."""
        return f"agent={self.agent_id}" if self.agent_id else f"colony={self.colony_id}"

    def counted_by(self, at: datetime) -> str:
        """Return the key that this word is counted by, said at `at`."""
        return self.key or f"{self.memory_id} {self.reader} {at.astimezone(UTC).date()}"


@dataclass(frozen=True, slots=True)
class Credited:
    """What an outcome or a word changed.

    `counted` is False when its key was counted before, and then nothing changed. `moved` memories got evidence,
    `verified` and `graduated` are those among them that rose by it.
    """

    counted: bool
    moved: int = 0
    verified: int = 0
    graduated: int = 0
