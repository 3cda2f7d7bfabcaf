"""aider's chat history: `####` is what the user typed, `>` what aider printed, the rest is the model's answer."""

from __future__ import annotations

import re
from itertools import chain, groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from pipeline.domain.transcript import Transcript
from pipeline.formats.instant import instant
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse
from pipeline.formats.speech import attached, harness, observed, says, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from pipeline.domain.transcript import Turn
    from pipeline.formats.source import Source

_STARTED: Final = re.compile(r"^# aider chat started at (.{10,30})$", re.MULTILINE)
_DIV: Final = re.compile(r'^<div class="chat-transcript"[^>\n]*>\s*$', re.MULTILINE)
_COMMAND: Final = re.compile(r"/\w+(?: \S+)?\s*")
"""A bare command to aider, such as `/exit` or `/add file.py`; `/ask …` with words is the user's own text."""


def read(source: Source) -> Transcript:
    """Read a history of sessions, or a published transcript; what stands before it is a document."""
    if not source.is_text:
        refuse("the file is JSON")
    opening = _DIV.search(source.text) or _STARTED.search(source.text)
    if opening is None:
        refuse('no "# aider chat started at" line and no chat-transcript block')
    before, rest = source.text[: opening.start()], source.text[opening.start() :]
    preface = () if not before.strip() else (attached(before, role="document"),)
    return Transcript(workspace_id=PENDING, turns=spoken(chain(preface, _turns(rest))))


def _turns(text: str) -> Iterator[Turn]:
    at: datetime | None = None
    for kind, group in groupby(_kinds(text), key=itemgetter(0)):
        lines = [line for _, line in group]
        started = _STARTED.match(lines[0])
        if started:
            at = instant(started[1].strip())
        elif kind == "user":
            yield _said("\n".join(line.removeprefix("####").strip() for line in lines), at)
        elif kind == "tool":
            yield observed("\n".join(line[1:].strip() for line in lines), at)
        elif kind == "agent":
            yield says("assistant", "\n".join(lines).strip(), at)


def _said(text: str, at: datetime | None) -> Turn:
    return harness(text, at) if _COMMAND.fullmatch(text) else says("user", text, at)


def _kinds(text: str) -> Iterator[tuple[str, str]]:
    """Yield each line with its kind; inside a fence of the model's, `>` is part of its code, until the user speaks."""
    fenced = False
    for line in text.split("\n"):
        kind = _kind(line)
        fenced = fenced and kind in {"agent", "tool"}
        kind = "agent" if fenced else kind
        if kind == "agent" and line.startswith("```"):
            fenced = not fenced
        yield kind, line


def _kind(line: str) -> str:
    if line.startswith("#### ") or line.rstrip() == "####":
        return "user"
    if line.startswith("> ") or line.rstrip() == ">":
        return "tool"
    frame = _STARTED.match(line) or _DIV.match(line) or line.strip() == "</div>"
    return "frame" if frame else "agent"
