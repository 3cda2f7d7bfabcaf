"""How memory systems put what they recalled in a message: between tags, in a line or over many, or under a heading."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_NAMES = (
    r"memory|memories|recall|recalled|recollections?|remembered|supermemory|memform|mem0|zep|honcho|hindsight|letta"
)
_TAG: Final = re.compile(
    rf"(?:[a-z0-9]+[-_])*(?:{_NAMES})(?:[-_](?:context|block|blocks|recall|recalled|results?|memory|memories|facts?"
    r"|data|bank|search|snippets?|notes?|section|items?|summary|entries|store|v?\d+))*"
    r"|(?:past|previous|prior|earlier)[-_](?:conversations?|sessions?|knowledge|memories|context|chats?)"
)
"""Names of such tags. What is said of a machine's memory (`<memory-limit>`) is none."""

_BRACKET: Final = re.compile(r"[<\[](/?)([a-zA-Z][\w-]{2,40})(?:\s[^<>\[\]\n]{0,200})?[>\]]")

_HEAD: Final = re.compile(
    r"[#>*_\[(\s]{0,12}(?:SHARED MEMORY \(recalled"
    r"|(?:(?:the|these|here are|here is|some) )*(?:following )?"
    r"(?:(?:relevant|recalled|retrieved|related|injected|remembered|stored|saved|long-term|past|prior|previous|existing"
    r"|shared|known|user|your) )+(?:user |agent |stored |long-term )?"
    r"(?:memories|memory (?:context|block|snippets?|entries|notes))"
    r"(?: (?:from|of|for|about|found|retrieved|recalled|were|that|you)\b[^.?!\n]{0,50})?(?: ?\(\d+[^)\n]{0,20}\))?"
    r"|(?:the )?(?:following )memories (?:were|are|have been)\b[^.?!\n]{0,50}"
    r"|relevante erinnerungen|relevante herinneringen|relevante minner|relevante minder|relevanta minnen"
    r"|recuerdos relevantes|memorias relevantes|souvenirs pertinents|memórias relevantes|lembranças relevantes"
    r"|ricordi (?:pertinenti|rilevanti)|memorie (?:pertinenti|rilevanti)|(?:релевантные|связанные) воспоминания"
    r"|(?:相关|召回的|检索到的|历史)(?:记忆|回忆)|関連する(?:記憶|メモリ)|(?:ال)?ذكريات (?:ال)?ذات (?:ال)?صلة)"
    r"[\s:：*_\])]*(?:$|[-—;])",
    re.IGNORECASE,
)
"""A line that says of those below it that they were recalled."""


def is_recalled_tag(name: str) -> bool:
    """True for the lower-case name of a tag around recalled memories."""
    return _TAG.fullmatch(name) is not None


def is_recalled_head(line: str) -> bool:
    """True for a line over recalled memories."""
    return _HEAD.match(line) is not None


def lines_of(text: str) -> tuple[list[str], list[int]]:
    """Return the lines and where each starts. A line is cut before and behind a recalled block within it."""
    cuts = deque(_cuts(text) if "</" in text or "[/" in text else ())
    lines: list[str] = []
    starts: list[int] = []
    at = 0
    for line in text.split("\n"):
        end = at + len(line)
        while cuts and cuts[0] < end:
            cut = cuts.popleft()
            if text[at:cut].strip():
                lines.append(text[at:cut])
                starts.append(at)
                at = cut
        lines.append(text[at:end])
        starts.append(at)
        at = end + 1
    return lines, starts


def _cuts(text: str) -> Iterator[int]:
    """Yield in order where a recalled block starts and where it ends; a tag in code ticks is only spoken of."""
    tags = [match for match in _BRACKET.finditer(text) if is_recalled_tag(match[2].lower())]
    last_closer = {match[2].lower(): match.start() for match in tags if match[1]}
    for match in tags:
        if text[match.start() - 1 : match.start()] == "`":
            continue
        if match[1]:
            yield match.end()
        elif last_closer.get(match[2].lower(), -1) > match.start():
            yield match.start()
