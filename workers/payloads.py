"""What travels in a message: ids and a schema version, never text (SPEC §4).

Two exceptions, both documented: a plain Celery producer may put a small transcript inline, and a recall carries
its question. Each payload is frozen, typed, versioned, and safe to deliver twice.
"""

from __future__ import annotations

import json
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from pipeline.domain.credit import ColonyOutcome, Feedback
from pipeline.domain.parcel import Reading, TranscriptRef
from pipeline.domain.recall import RecallQuery
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import NewerMessageError, PermanentError, TooLargeError
from pipeline.policy import MAX_INLINE_BYTES
from workers.argument import faults

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import JsonValue

PAYLOAD_SCHEMA = 1
"""Version of every payload here. A worker leaves a message of a later one to others; a new field makes a new one."""
LATEST_SCHEMA: Final = 1_000_000
"""What claims a later protocol than this is no message of ours: it would go round for ever."""
NEWER_PAUSE: Final = timedelta(seconds=1)
"""How long a worker rests before it passes such a message on: while nobody else is there, it comes round again."""


class Payload(BaseModel):
    """What all messages share."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    v: Literal[1] = PAYLOAD_SCHEMA

    def encode(self) -> dict[str, JsonValue]:
        """Return the JSON object that travels."""
        return self.model_dump(mode="json", exclude_defaults=True) | {"v": self.v}

    @classmethod
    def decode(cls, payload: Mapping[str, JsonValue]) -> Self:
        """Read a message.

        Raises:
            NewerMessageError: it is of a later protocol.
            PermanentError: it is not one of these (`bad_payload`).
        """
        version = payload.get("v")
        if isinstance(version, int) and PAYLOAD_SCHEMA < version <= LATEST_SCHEMA:
            message = f"a message of protocol {version}, and this worker knows {PAYLOAD_SCHEMA}: left to newer ones"
            raise NewerMessageError(message, NEWER_PAUSE)
        try:
            return cls.model_validate_json(json.dumps(payload))
        except ValidationError as error:
            message = f"not a payload of schema {PAYLOAD_SCHEMA} ({faults(error, 'payload')})"
            raise PermanentError(message, "bad_payload") from error
        except RecursionError as endless:
            message = f"not a payload of schema {PAYLOAD_SCHEMA} (it nests without end)"
            raise PermanentError(message, "bad_payload") from endless


def sole_object(arguments: Sequence[JsonValue]) -> Mapping[str, JsonValue]:
    """Return the one JSON object that a message carries; raise PermanentError (`bad_payload`) if it carries another."""
    match arguments:
        case [dict(payload)]:
            return payload
        case _:
            message = f"not a payload of schema {PAYLOAD_SCHEMA} (a message has one argument, a JSON object)"
            raise PermanentError(message, "bad_payload")


class StagePayload(Payload):
    """Take one transcript a stage further. `bulk` keeps it on the batch queues."""

    workspace_id: str = Field(min_length=1, max_length=200)
    transcript_id: str = Field(min_length=1, max_length=200)
    bulk: bool = False

    @property
    def ref(self) -> TranscriptRef:
        """The key of the transcript."""
        return TranscriptRef(WorkspaceId(self.workspace_id), TranscriptId(self.transcript_id))


class InlinePayload(Payload):
    """A whole small transcript from a plain Celery producer, at most 256 KiB of UTF-8.

    Weaker than the claim check: until the worker has stored it, the broker holds the only copy, unmasked.
    """

    workspace_id: str = Field(min_length=1, max_length=200)
    transcript_id: str = Field(default="", max_length=200)
    body: str
    reading: Reading = Reading()
    bulk: bool = False
    replace: bool = False

    @field_validator("body")
    @classmethod
    def _fits(cls, body: str) -> str:
        size = len(body.encode(errors="replace"))
        if size > MAX_INLINE_BYTES:
            what = "bytes inline"
            raise TooLargeError(what, size, MAX_INLINE_BYTES)
        return body


class RecallPayload(Payload):
    """A question for a retrieval worker; its answer waits in the result backend for a minute."""

    query: RecallQuery


class OutcomePayload(Payload):
    """How a colony ended, for what was dispatched to it."""

    outcome: ColonyOutcome


class FeedbackPayload(Payload):
    """What a reader says of a memory."""

    feedback: Feedback


class SweepPayload(Payload):
    """One bounded maintenance pass by name."""

    sweep: str = Field(min_length=1, max_length=50)
    limit: int = Field(default=500, ge=1, le=10_000)
    dry_run: bool = False


def parse_gate(payload: Mapping[str, JsonValue]) -> StagePayload | InlinePayload:
    """Read a message of the gate queue: a claim check, or an inline transcript when it has a body."""
    return InlinePayload.decode(payload) if "body" in payload else StagePayload.decode(payload)
