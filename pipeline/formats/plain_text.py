"""Plain text: a labelled dialogue, a log, or a document of one turn."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.harness import user_turns
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import is_person, says, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipeline.formats.source import Source

_LABEL: Final = re.compile(
    r"^(?P<role>user|human|operator|customer|assistant|agent|ai|system|tool)[ \t]*[:>][ \t]*(?P<rest>.*)$",
    re.IGNORECASE,
)
_MIN_LABELS: Final = 2
_LOG_LINE: Final = re.compile(
    r"""\s*\[?(?:
          \d{4}-\d\d-\d\d[T ]\d\d:\d\d          # a full time stamp
        | \d\d:\d\d:\d\d
        | (?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL)\b
        | \w+=\S+\s+\w+=\S+                      # key=value pairs
       )""",
    re.VERBOSE,
)
_LOG_SHARE: Final = 0.5
_PROBE_LINES: Final = 400


def read(source: Source) -> Transcript:
    """Read any text; only JSON is refused, since JSON of an unknown shape is no prose."""
    if not source.is_text:
        refuse("the file is JSON")
    turns = _dialogue(source.text)
    if not turns:
        surface = Surface.TOOL_OUTPUT if is_log(source) else Surface.DOCUMENT_INGEST
        turns = (Turn(surface=surface, content=source.text),)
    return Transcript(workspace_id=PENDING, turns=turns)


def is_log(source: Source) -> bool:
    """True when it is called a log, or most of its first lines look like those of a log."""
    if source.filename.lower().endswith(".log"):
        return True
    lines = list(islice((line for line in source.text.split("\n") if line.strip()), _PROBE_LINES))
    return sum(_LOG_LINE.match(line) is not None for line in lines) > _LOG_SHARE * len(lines)


def _dialogue(text: str) -> tuple[Turn, ...]:
    """Cut at role labels, if the text begins with one and has at least two different ones."""
    if _LABEL.match(text.lstrip().split("\n", 1)[0]) is None:
        return ()
    spoke: list[tuple[str, list[str]]] = []
    for line in text.lstrip().split("\n"):
        label = _LABEL.match(line)
        if label:
            spoke.append((label["role"].lower(), [label["rest"]]))
        else:
            spoke[-1][1].append(line)
    if len({role for role, _ in spoke}) < _MIN_LABELS:
        return ()
    return spoken(turn for role, lines in spoke for turn in _said(role, "\n".join(lines).strip()))


def _said(role: str, text: str) -> Iterator[Turn]:
    if is_person(role):
        yield from user_turns(text, role=role)
    else:
        yield says(role, text)
