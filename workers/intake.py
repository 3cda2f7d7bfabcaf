"""The way in: pack bytes into masked parcels, and move a parcel from the inbox into the ledger."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from pipeline.domain.name import check_name
from pipeline.domain.parcel import Parcel, Reading
from pipeline.errors import IdConflictError, TooLargeError
from pipeline.formats.decode import clean, decode, spell_out
from pipeline.formats.detect import peek
from pipeline.policy import MAX_TRANSCRIPT_BYTES
from pipeline.ports import Progress
from workers.payloads import InlinePayload, StagePayload

if TYPE_CHECKING:
    from datetime import datetime

    from pipeline.ports import Masker
    from workers.wiring import Services

TRANSCRIPT_ID_LENGTH = 200
PARCELS: Final = 8
"""Parcels that one message moves."""
NAMED = ("thread_id", "colony_id", "agent_id", "repo")
"""What a producer names beside the transcript itself."""


def pack(  # noqa: PLR0913 - a parcel is what it is; every field but the first three has a default
    body: bytes,
    workspace_id: str,
    masker: Masker,
    now: datetime,
    *,
    reading: Reading = Reading(),  # noqa: B008 - frozen
    transcript_id: str = "",
    bulk: bool = False,
    replace: bool = False,
) -> Parcel:
    """Decode, mask and number one transcript. Nothing has left the producer yet.

    The id is the given one, else the one the bytes state, else the SHA-256 of the masked content. A workspace
    stated in the bytes does not count: where a transcript goes is the producer's to say.

    Raises:
        TooLargeError: more than 16 MiB.
        InvalidInputError: something is named by what can be no name.
    """
    check_name("workspace", workspace_id)
    check_name("transcript", transcript_id, optional=True)
    for field in NAMED:
        check_name(field.removesuffix("_id"), getattr(reading, field) or "", optional=True)
    if len(body) > MAX_TRANSCRIPT_BYTES:
        what = "bytes"
        raise TooLargeError(what, len(body), MAX_TRANSCRIPT_BYTES)
    decoded = decode(body)
    masked, redactions = masker.mask(clean(spell_out(decoded.text)).text)
    content = masked.encode()
    content_hash = hashlib.sha256(content).hexdigest()
    stated = masker.mask(transcript_id)[0] or _on_one_line(peek(content).transcript_id)
    return Parcel(
        workspace_id=workspace_id,
        transcript_id=stated or content_hash,
        content_hash=content_hash,
        body=content,
        reading=_masked(reading, masker),
        redactions=dict(redactions),
        repairs=dict(decoded.repairs),
        received_at=now,
        bulk=bulk,
        replace=replace,
    )


def _on_one_line(stated: str) -> str:
    """Return the id that a file states as a name: the file's maker cannot be asked to mend it."""
    return " ".join(stated.split())[:TRANSCRIPT_ID_LENGTH].strip()


def _masked(reading: Reading, masker: Masker) -> Reading:
    """Return the reading without secrets: what a producer says about a transcript is stored as long as its text."""
    said = {name: value for name, value in reading if isinstance(value, str) and name not in {"format", "surface"}}
    return reading.model_copy(update={name: masker.mask(value)[0] for name, value in said.items()})


def receive(services: Services, message: StagePayload | InlinePayload) -> StagePayload:
    """Move transcripts from the inbox into the ledger, and return the message as a claim check.

    Those whose workspaces have waited longest there are moved, or else the message's own: each goes only after the
    commit. One of the other lane is rung for, since this message's worker does not look there; so is what is left
    after `PARCELS`. A double or late message finds no entry and changes nothing.
    """
    if isinstance(message, InlinePayload):
        message = _check_in(services, message)
    for _ in range(PARCELS):
        parcel = services.inbox.turn(message.ref, services.clock.now())
        if parcel is None:
            break
        _store(services, parcel)
        if parcel.bulk != message.bulk:
            services.bell.ring(parcel.ref, Progress.RECEIVED, bulk=parcel.bulk)
    else:
        services.bell.ring(message.ref, Progress.RECEIVED, bulk=message.bulk)
    return message


def _store(services: Services, parcel: Parcel) -> None:
    try:
        services.ledger.put(parcel)
    except IdConflictError as conflict:
        _bury(services, parcel, conflict)
    services.inbox.remove(parcel.ref, parcel.content_hash)


def _bury(services: Services, parcel: Parcel, conflict: IdConflictError) -> None:
    """Keep what was accepted under an id that turned out to be taken, as a dead letter under an id of its own.

    Its producer has a receipt, so it is not dropped; retrying the letter forms it under that id.
    """
    kept = f"{parcel.transcript_id[: TRANSCRIPT_ID_LENGTH - 17]}~{parcel.content_hash[:16]}"
    now = services.clock.now()
    renamed = parcel.model_copy(update={"transcript_id": kept})
    services.ledger.put(renamed)
    claim = services.ledger.claim(renamed.ref, Progress.RECEIVED, now)
    if claim is not None:
        services.ledger.fail(claim, conflict, now)


def _check_in(services: Services, message: InlinePayload) -> StagePayload:
    """Put an inline transcript into the inbox first: from there on it is as safe as any other."""
    parcel = pack(
        message.body.encode(errors="surrogatepass"),
        message.workspace_id,
        services.masker,
        services.clock.now(),
        reading=message.reading,
        transcript_id=message.transcript_id,
        bulk=message.bulk,
        replace=message.replace,
    )
    services.inbox.put(parcel.model_copy(update={"traceparent": services.tracing.traceparent()}))
    return StagePayload(workspace_id=parcel.workspace_id, transcript_id=parcel.transcript_id, bulk=parcel.bulk)
