"""Codex CLI rollouts, both generations: bare items, and items wrapped as `{timestamp, type, payload}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_array, as_object, as_text, embedded
from pipeline.formats.native import PENDING
from pipeline.formats.openai_chat import block_turns
from pipeline.formats.source import refuse
from pipeline.formats.speech import call, harness, is_person, observed, says, spoken, surface_of, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from pipeline.domain.transcript import Turn
    from pipeline.formats.source import Source

_WRAPPERS: Final = frozenset({"session_meta", "response_item", "event_msg", "turn_context", "compacted"})
_CALLS: Final = frozenset({"function_call", "custom_tool_call", "local_shell_call", "web_search_call"})
_OUTPUTS: Final = frozenset({"function_call_output", "custom_tool_call_output", "local_shell_call_output"})
_BARE: Final = _CALLS | _OUTPUTS | {"message", "reasoning"}
_HEADS: Final = frozenset({"", "session_meta"})
"""What states the session: the first generation's first line has no type."""
_SHARE: Final = 0.8


def read(source: Source) -> Transcript:
    """Read a rollout. State records, encrypted reasoning and `event_msg` echoes of items make no turn."""
    records = source.records
    known = sum(map(_is_known, records))
    if not any(map(_is_item, records)) or known < _SHARE * len(records):
        refuse("no lines of rollout items (message, reasoning, function_call, response_item, …)")
    items = [_unwrapped(record) for record in records]
    outcomes = {
        as_text(item.get("call_id")): code == 0
        for item in items
        if as_text(item.get("type")) in _OUTPUTS and isinstance(code := _exit_code(item), int)
    }
    turns = spoken(turn for item in items for turn in _turns(item, outcomes))
    return Transcript(workspace_id=PENDING, thread_id=_session(items), turns=turns)


def _is_item(record: dict[str, JsonValue]) -> bool:
    kind = as_text(record.get("type"))
    if kind == "message" and not {"role", "content"} & record.keys():
        return False  # a message of some chat: what it says stands under another key
    return kind in _BARE or (kind in _WRAPPERS and isinstance(record.get("payload"), dict))


def _is_known(record: dict[str, JsonValue]) -> bool:
    return _is_item(record) or "record_type" in record or {"id", "timestamp"} <= record.keys()


def _unwrapped(record: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Return the item inside a wrapper, dated as the wrapper; other wrappers keep their own type."""
    kind = as_text(record.get("type"))
    if kind not in _WRAPPERS:
        return record
    payload = as_object(record.get("payload"))
    inner = payload.get("type") if kind == "response_item" else kind
    return {**payload, "type": inner, "timestamp": record.get("timestamp")}


def _session(items: list[dict[str, JsonValue]]) -> str:
    return next((as_text(item.get("id")) for item in items if as_text(item.get("type")) in _HEADS), "")


def _turns(item: dict[str, JsonValue], outcomes: Mapping[str, bool]) -> Iterator[Turn]:
    kind, at = as_text(item.get("type")), instant(item.get("timestamp"))
    if kind == "message":
        yield from _message(item)
    elif kind == "reasoning":
        yield says("assistant", words(item.get("summary")) or words(item.get("content")), at)
    elif kind in _CALLS:
        yield _called(item, outcomes)
    elif kind in _OUTPUTS:
        yield observed(_output(item), at)
    elif kind in _HEADS:
        yield harness(as_text(item.get("instructions")), at)
    elif kind == "compacted":
        yield harness(as_text(item.get("message")), at)


def _message(item: dict[str, JsonValue]) -> Iterator[Turn]:
    role, at = as_text(item.get("role")), instant(item.get("timestamp"))
    if is_person(role):
        yield from block_turns(role, item.get("content"), at)
    elif surface_of(role) is Surface.DOCUMENT_INGEST:
        yield harness(words(item.get("content")), at)
    else:
        yield says(role, words(item.get("content")), at)


def _called(item: dict[str, JsonValue], outcomes: Mapping[str, bool]) -> Turn:
    name = as_text(item.get("name")) or as_text(item.get("type")).removesuffix("_call")
    arguments = next((item[key] for key in ("arguments", "input", "action") if key in item), None)
    made = call(name, arguments, succeeded=outcomes.get(as_text(item.get("call_id"))))
    turn = says("assistant", "", instant(item.get("timestamp")))
    return turn.model_copy(update={"tool_calls": (made,)})


def _report(item: dict[str, JsonValue]) -> JsonValue:
    """Return the output item's content, parsed where it is JSON in a string."""
    output = item.get("output")
    return embedded(output) if isinstance(output, str) else output


def _output(item: dict[str, JsonValue]) -> JsonValue:
    """Return what the tool printed; the shell's wrapping of output and metadata is taken off."""
    report = _report(item)
    if isinstance(report, dict) and {"output"} <= report.keys() <= {"output", "metadata"}:
        return report["output"]
    return words(report) if as_array(report) and words(report) else report


def _exit_code(item: dict[str, JsonValue]) -> JsonValue:
    report = as_object(_report(item))
    return as_object(report.get("metadata")).get("exit_code")
