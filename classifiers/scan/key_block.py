"""Private key blocks: from BEGIN to END, over lines, inside a JSON string, or cut off before the end."""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY_TRIGGER: Final = "PRIVATE KEY"
KEY_KIND: Final = "private_key"
MAX_BLOCK: Final = 20_000
"""Characters; an RSA key of 16,384 bits takes about 13,000."""

_BEGIN: Final = re.compile(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_END: Final = re.compile(r"-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_BODY: Final = re.compile(r"\\[nrt]|(?P<run>[A-Za-z0-9+/=]{16,})")
_TAIL: Final = re.compile(r"(?:\\[nrt]|[^\w+/=-])(?P<run>[A-Za-z0-9+/=]{1,15})(?:\\[nrt]|[\s\"',+])*$")
_TAIL_WINDOW: Final = 80
_CUT_BODY: Final = re.compile(r"(?:\\[nrt]|[\s\"'+>|,])*(?P<run>[A-Za-z0-9+/=]{16,})")
_LEAD: Final = 48
"""The longest text between the start of a marker and its words PRIVATE KEY."""


def find_key_blocks(text: str, triggers: list[int]) -> Iterator[tuple[int, int, bool]]:
    """Yield spans of key material, each with whether it opens a block; `triggers` are places of `KEY_TRIGGER`.

    Structure (line breaks, quotes, escapes) between the spans stays. Linear: each END is looked for once.
    """
    done = 0
    ends = deque((m.start(), m.end()) for m in (_marker(_END, text, t) for t in triggers) if m)
    for trigger in triggers:
        begin = _marker(_BEGIN, text, trigger)
        if begin is None or begin.start() < done:
            continue
        while ends and ends[0][0] < begin.end():
            ends.popleft()
        yield begin.start(), begin.end(), True
        if ends and ends[0][0] - begin.end() <= MAX_BLOCK:
            yield from _whole(text, begin.end(), ends[0])
            done = ends[0][1]
        else:
            yield from _cut_off(text, begin.end())


def _marker(pattern: re.Pattern[str], text: str, trigger: int) -> re.Match[str] | None:
    start = text.rfind("-----", max(0, trigger - _LEAD), trigger)
    return pattern.match(text, start) if start >= 0 else None


def _whole(text: str, start: int, end: tuple[int, int]) -> Iterator[tuple[int, int, bool]]:
    for match in _BODY.finditer(text, start, end[0]):
        if match["run"]:
            yield match.start("run"), match.end("run"), False
    tail = _TAIL.search(text, max(start, end[0] - _TAIL_WINDOW), end[0])
    if tail:
        yield tail.start("run"), tail.end("run"), False
    yield end[0], end[1], False


def _cut_off(text: str, start: int) -> Iterator[tuple[int, int, bool]]:
    limit = min(len(text), start + MAX_BLOCK)
    match = _CUT_BODY.match(text, start, limit)
    while match:
        yield match.start("run"), match.end("run"), False
        match = _CUT_BODY.match(text, match.end(), limit)
