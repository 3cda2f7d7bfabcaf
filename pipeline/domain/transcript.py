"""What a producer enqueues: turns with a surface each, plus colony metadata (SPEC §3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, NewType

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, JsonValue

from pipeline.domain.surface import Surface, WritePolicy

if TYPE_CHECKING:
    from datetime import datetime

WorkspaceId = NewType("WorkspaceId", str)
TranscriptId = NewType("TranscriptId", str)

TRANSCRIPT_SCHEMA = 1
"""Version of this schema; a reader refuses a later one."""


class Origin(NamedTuple):
    """What a stage needs to know of a transcript without its text. `operator` is the producer's privilege."""

    workspace_id: str
    transcript_id: str
    thread_id: str
    colony_id: str
    repo: str
    occurred_at: datetime
    received_at: datetime
    operator: bool = False
    gate_version: str = ""
    pacer_version: str = ""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


class ToolCall(_Frozen):
    """A tool that the turn's author called. `succeeded` is None when the log does not say."""

    name: str
    arguments: JsonValue = None
    succeeded: bool | None = None


class Turn(_Frozen):
    """One message, agent output, tool result or document. JSON content is flattened by the gate.

    A surface may be given by its name, as a transcript's policy may.
    """

    role: str = ""
    surface: Annotated[Surface, Field(strict=False)]
    content: JsonValue
    agent_id: str = ""
    agent_role: str = ""
    round: int | None = None
    tool_calls: tuple[ToolCall, ...] = ()
    occurred_at: AwareDatetime | None = None


class Artifact(_Frozen):
    """A named product of a colony; its content forms nothing by itself."""

    id: str = ""
    name: str = ""
    type: str = "generic"
    content: JsonValue = None


class Failure(_Frozen):
    """What failed in a colony, for Feynman repair (SPEC §14)."""

    node: str = ""
    error: str = ""
    attempts: int = 0
    diagnosis: str = ""
    fixes: tuple[str, ...] = ()


class Transcript(_Frozen):
    """A whole transcript. `transcript_id` defaults to the SHA-256 of its content, set at intake."""

    schema_version: Literal[1] = TRANSCRIPT_SCHEMA
    workspace_id: str = Field(min_length=1, max_length=200)
    transcript_id: str = Field(default="", max_length=200)
    thread_id: str = ""
    colony_id: str = ""
    task: str = ""
    status: Literal["completed", "failed", "killed", "running"] = "completed"
    quality_score: Annotated[float, Field(ge=0.0, le=1.0)] | None = None
    repo: str | None = None
    strategy: str = ""
    rounds: int = 0
    cost: float = 0.0
    artifacts: tuple[Artifact, ...] = ()
    failure: Failure | None = None
    memory_policy: Annotated[WritePolicy | None, Field(strict=False)] = None
    occurred_at: AwareDatetime | None = None
    turns: tuple[Turn, ...] = ()
