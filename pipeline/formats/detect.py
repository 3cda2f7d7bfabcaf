"""Picks the format of a file and reads it; splits files that hold several transcripts.

The order of the formats matters: a format with a sharper mark is tried first. JSON is never read as prose, and text
is never silently empty: what no format reads is an error that says why each refused.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.transcript import Transcript
from pipeline.errors import PermanentError, TooLargeError, UnknownFormatError
from pipeline.formats import (
    aider,
    beam,
    chatdev,
    claude_code,
    codex,
    colony,
    exchange,
    gemini_cli,
    group_chat,
    langgraph,
    locomo,
    longmemeval,
    markdown,
    markdown_chat,
    native,
    openai_chat,
    opencode,
    openhands,
    peer,
    plain_text,
    specstory,
    swe_agent,
    tau_bench,
)
from pipeline.formats.decode import NO_TEXT_SHARE, clean, decode, is_no_text, utf8
from pipeline.formats.json_value import as_object, as_text, parse
from pipeline.formats.reading import apply
from pipeline.formats.source import RefusedError, open_source
from pipeline.policy import MAX_TRANSCRIPT_BYTES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from datetime import datetime

    from pydantic import JsonValue

    from pipeline.domain.parcel import Reading
    from pipeline.formats.source import Source

_BYTES: Final = "bytes"

EMPTY: Final = "empty"
"""Format of a file without a visible character, and of an empty JSON array: accepted, with no turn."""

JSON_FORMATS: Final[Mapping[str, Callable[[Source], Transcript]]] = {
    "native": native.read,
    "colony": colony.read,
    "claude_code": claude_code.read,
    "codex": codex.read,
    "gemini_cli": gemini_cli.read,
    "swe_agent": swe_agent.read,
    "openhands": openhands.read,
    "tau_bench": tau_bench.read,
    "locomo": locomo.read,
    "longmemeval": longmemeval.read,
    "beam": beam.read,
    "langgraph": langgraph.read,
    "peer": peer.read,
    "group_chat": group_chat.read,
    "openai_chat": openai_chat.read,
    "exchange": exchange.read,
}
TEXT_FORMATS: Final[Mapping[str, Callable[[Source], Transcript]]] = {
    "specstory": specstory.read,
    "opencode": opencode.read,
    "aider": aider.read,
    "chatdev": chatdev.read,
    "markdown_chat": markdown_chat.read,
    "markdown": markdown.read,
    "plain_text": plain_text.read,
}
FORMATS: Final = {**JSON_FORMATS, **TEXT_FORMATS}


@dataclass(frozen=True, slots=True)
class Read:
    """A transcript as read, the name of its format, and notes for the receipt.

    `repairs` counts what was mended by kind, in the bytes and inside JSON strings.
    """

    transcript: Transcript
    format: str
    notes: tuple[str, ...] = ()
    repairs: Mapping[str, int] = field(default_factory=dict[str, int])


class Stated(NamedTuple):
    """The ids that a file states for itself; "" where it states none."""

    workspace_id: str = ""
    transcript_id: str = ""


def read(body: bytes, reading: Reading, workspace_id: str, transcript_id: str, received_at: datetime) -> Read:
    """Read a file as one transcript of a workspace.

    Raises TooLargeError over 16 MiB, 50,000 turns or 500,000 JSON values; UnknownFormatError, with every format tried
    and why it refused, for what no format reads, JSON that is cut off, and a `reading.format` that does not fit.
    """
    if len(body) > MAX_TRANSCRIPT_BYTES:
        raise TooLargeError(_BYTES, len(body), MAX_TRANSCRIPT_BYTES)
    decoded = decode(body)
    source = open_source(decoded.text, reading.filename)
    name, transcript = _pick(source, reading.format)
    transcript, notes = apply(transcript, reading, received_at)
    transcript = transcript.model_copy(update={"workspace_id": workspace_id, "transcript_id": transcript_id})
    repairs = Counter(decoded.repairs) + Counter(source.repairs)
    return Read(transcript, name, (*source.notes, *notes), dict(repairs))


def split(body: bytes) -> tuple[bytes, ...]:
    """Cut a file of several native transcripts into one file each; any other file is returned as it is.

    A broken line among JSON lines stays a file of its own, so that it alone is refused.
    """
    payload = utf8(body)
    if b'"turns"' not in payload:
        return (body,)
    lines = [line for line in payload.split(b"\n") if line.strip()]
    if len(lines) > 1 and native.is_native(_parsed(lines[0])):
        return tuple(lines)
    items = _parsed(payload) if payload.lstrip().startswith(b"[") else None
    if isinstance(items, list) and items and all(native.is_native(item) for item in items):
        return tuple(json.dumps(item).encode() for item in items)
    return (body,)


def name_format(body: bytes, filename: str = "") -> str:
    """Return the name of the format that a file is read as, of its first transcript where it holds several; or ""."""
    if len(body) > MAX_TRANSCRIPT_BYTES:
        return ""
    try:
        return _pick(open_source(decode(split(body)[0]).text, filename), "")[0]
    except PermanentError:
        return ""


def peek(body: bytes) -> Stated:
    """Return the workspace and the transcript id that a native file or a colony's envelope states."""
    payload = utf8(body)
    if b'"workspace_id"' not in payload and b'"transcript_id"' not in payload:
        return Stated()
    stated = as_object(_parsed(payload))
    return Stated(clean(as_text(stated.get("workspace_id"))).text, clean(as_text(stated.get("transcript_id"))).text)


def _pick(source: Source, wanted: str) -> tuple[str, Transcript]:
    if not source.text.strip() or source.document == []:
        return EMPTY, Transcript(workspace_id=native.PENDING)
    if is_no_text(source.text):
        raise UnknownFormatError(
            {"text": f"more than {NO_TEXT_SHARE:.0%} of it is no text; it looks like a binary file"}
        )
    if source.broken:
        raise UnknownFormatError({"json": source.broken})
    if wanted and wanted not in FORMATS:
        raise UnknownFormatError({wanted: f"no such format; there are {', '.join(FORMATS)}"})
    refusals: dict[str, str] = {}
    for name in (wanted,) if wanted else TEXT_FORMATS if source.is_text else JSON_FORMATS:
        try:
            return name, FORMATS[name](source)
        except RefusedError as error:
            refusals[name] = str(error)
    raise UnknownFormatError(refusals)


def _parsed(payload: bytes) -> JsonValue:
    """Return the JSON value of a payload, None when it is none."""
    try:
        return parse(decode(payload).text)
    except ValueError:
        return None
