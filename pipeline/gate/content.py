"""Turn content to text: a JSON value becomes its readable strings, one paragraph each (SPEC §6)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.policy import FLATTEN_DEPTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

_SECRET_KEY: Final = re.compile(
    r"passw|secret|token$|^token|api_?key|authorization|cookie|credential|private_?key|access_?key", re.IGNORECASE
)
_TEXT_KEY: Final = frozenset(
    {
        "answer",
        "body",
        "conclusion",
        "content",
        "description",
        "error",
        "finding",
        "lesson",
        "message",
        "note",
        "observation",
        "output",
        "reason",
        "result",
        "rule",
        "summary",
        "text",
    }
)
"""Keys under which people put prose: followed at any depth, while other keys stop at `FLATTEN_DEPTH`."""

_ABSOLUTE_DEPTH: Final = 64
"""No prose lies deeper; the bound keeps a hostile nesting off the interpreter's stack."""

_BREAKS: Final = re.compile(r"\r\n?|[\u2028\u2029\x0b\x0c\x85]")
_UNREADABLE: Final = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f\ud800-\udfff]")


def flatten(content: JsonValue) -> str:
    """Return the text of a turn's content: text as it is, of a JSON value its strings in order, blank-line apart.

    Numbers, booleans and null say nothing without their structure and are left out, and so is whatever stands
    under a key that names a secret. Control characters and lone surrogates become spaces, one for one.
    """
    text = content if isinstance(content, str) else "\n\n".join(_strings(content, 0))
    return _UNREADABLE.sub(" ", _BREAKS.sub("\n", text))


def _strings(value: JsonValue, depth: int) -> Iterator[str]:
    if isinstance(value, str):
        if value.strip():
            yield value
    elif isinstance(value, list) and depth < _ABSOLUTE_DEPTH:
        for item in value:
            yield from _strings(item, depth + 1)
    elif isinstance(value, dict) and depth < _ABSOLUTE_DEPTH:
        for key, item in value.items():
            if _is_followed(key, depth):
                yield from _strings(item, depth + 1)


def _is_followed(key: str, depth: int) -> bool:
    if _SECRET_KEY.search(key):
        return False
    return depth < FLATTEN_DEPTH or key.lower() in _TEXT_KEY
