"""What travels from a producer to the ledger: masked bytes and how to read them (SPEC §4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import TranscriptId, WorkspaceId


class Reading(BaseModel):
    """How to read a parcel's bytes: what the producer says that the bytes do not.

    Everything is optional; what is None or "" leaves the file's own value. `operator` is the privilege that
    lets `surface=operator_chat` stand; without it the surface is read as session_conversation. A surface and a policy
    may be given by their names.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    format: str = ""
    surface: Annotated[Surface | None, Field(strict=False)] = None
    operator: bool = False
    thread_id: str = ""
    colony_id: str = ""
    agent_id: str = ""
    task: str = ""
    repo: str | None = None
    memory_policy: Annotated[WritePolicy | None, Field(strict=False)] = None
    occurred_at: AwareDatetime | None = None
    filename: str = ""


class TranscriptRef(NamedTuple):
    """The key of a transcript. Two scopes never collide: it is compared as a pair, never joined by a separator."""

    workspace_id: WorkspaceId
    transcript_id: TranscriptId


class Parcel(BaseModel):
    """One transcript on its way in: bytes already masked line by line, never yet parsed by a worker.

    `content_hash` is the SHA-256 (hex) of `body`; `redactions` counts masked secrets by type and `repairs`
    counts mended bytes by kind (nul, surrogate, invalid_utf8, ansi, zero_width, bidi, crlf). `traceparent` is the
    W3C name of the trace it came in, "" when it has none.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    workspace_id: str = Field(min_length=1, max_length=200)
    transcript_id: str = Field(min_length=1, max_length=200)
    content_hash: str = Field(pattern=r"^[0-9a-f]{64}$")
    body: bytes
    reading: Reading = Reading()
    redactions: dict[str, int] = {}
    repairs: dict[str, int] = {}
    received_at: AwareDatetime
    bulk: bool = False
    replace: bool = False
    traceparent: str = ""

    @property
    def ref(self) -> TranscriptRef:
        """The key under which it is received."""
        return TranscriptRef(WorkspaceId(self.workspace_id), TranscriptId(self.transcript_id))


class Receipt(BaseModel):
    """The answer to an enqueue. `queued` is in Redis, `stored` in Postgres; `ledger` is there once it is known."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    transcript_id: str
    status: Literal["queued", "stored", "done", "dead"]
    already_received: bool = False
    format: str = ""
    surface_note: str = ""
    received_at: AwareDatetime
    ledger: Mapping[str, int | bool] | None = None
