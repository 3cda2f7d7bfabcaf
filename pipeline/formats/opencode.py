"""opencode's session export: `## User`, `## Assistant (…)`, and tools with fenced input and output."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.harness import user_turns
from pipeline.formats.instant import instant
from pipeline.formats.native import PENDING
from pipeline.formats.section import preface, sections
from pipeline.formats.source import refuse
from pipeline.formats.speech import call, observed, says, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from pipeline.formats.section import Section
    from pipeline.formats.source import Source

_SESSION: Final = re.compile(r"^\*\*Session ID:\*\* (\S{1,80})", re.MULTILINE)
_CREATED: Final = re.compile(r"^\*\*Created:\*\* (.{1,40})$", re.MULTILINE)
_MARKER: Final = re.compile(r"^## (?P<who>User|Assistant)(?: \((?P<how>[^()\n]*)\))?[ \t]*$", re.MULTILINE)
_TOOL: Final = re.compile(r"\*\*Tool: (?P<name>[^*\n]{1,100})\*\*\s*")
_FIELD: Final = re.compile(r"\*\*(?P<field>Input|Output|Error):\*\*\s*")
_FENCE: Final = re.compile(r"\s*```(?P<language>[\w.+-]*)\s*")
_NOISE: Final = frozenset({"---", "_Thinking:_"})


def read(source: Source) -> Transcript:
    """Read each turn; tool calls and what they returned are cut out of the assistant's."""
    session = _SESSION.search(source.text) if source.is_text else None
    found = sections(source.text, _MARKER) if session else []
    if session is None or not found:
        refuse("no **Session ID:** followed by ## User and ## Assistant")
    created = _CREATED.search(preface(source.text, found))
    at = instant(created[1].strip()) if created else None
    turns = spoken(turn for section in found for turn in _turns(section, at))
    return Transcript(workspace_id=PENDING, thread_id=session[1], turns=turns)


def _turns(section: Section, at: datetime | None) -> Iterator[Turn]:
    if section.marker["who"] == "User":
        return user_turns(_prose(section.body), at)
    return _agent_turns(section.body, at)


def _prose(text: str) -> str:
    return "\n".join(line for line in text.split("\n") if line.strip() not in _NOISE).strip()


def _agent_turns(text: str, at: datetime | None) -> Iterator[Turn]:
    """Walk the lines: prose until a tool is named, then its fenced fields, then prose again."""
    lines = iter(text.split("\n"))
    prose: list[str] = []
    field = ""
    for line in lines:
        tool, named = _TOOL.fullmatch(line), _FIELD.fullmatch(line)
        if tool:
            yield says("assistant", _prose("\n".join(prose)), at)
            yield Turn(
                role="assistant",
                surface=Surface.AGENT_OUTPUT,
                content="",
                tool_calls=(call(tool["name"]),),
                occurred_at=at,
            )
            prose = []
        elif named:
            field = named["field"]
        elif field and _FENCE.fullmatch(line):
            fenced = _fenced(lines)
            yield from () if field == "Input" else (observed(fenced, at),)
            field = ""
        else:
            prose.append(line)
    yield says("assistant", _prose("\n".join(prose)), at)


def _fenced(lines: Iterator[str]) -> str:
    """Take lines up to the fence that closes the one just opened; fences with a language nest."""
    depth = 1
    taken: list[str] = []
    for line in lines:
        fence = _FENCE.fullmatch(line)
        if fence:
            depth += 1 if fence["language"] else -1
        if depth == 0:
            break
        taken.append(line)
    return "\n".join(taken).strip()
