"""SpecStory Markdown: sessions of Claude Code, Codex, Cursor or Gemini, saved turn by turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.harness import user_turns
from pipeline.formats.instant import instant
from pipeline.formats.native import PENDING
from pipeline.formats.section import sections
from pipeline.formats.source import refuse
from pipeline.formats.speech import SYSTEM_ROLE, call, harness, observed, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from pipeline.formats.section import Section
    from pipeline.formats.source import Source

_MARKER: Final = re.compile(
    r"^_\*\*(?P<who>User|Agent|Assistant)(?P<side> - sidechain)?"
    r"(?: \((?P<about>[^()\n]{0,200})\))?\*\*_[ \t]*$",
    re.MULTILINE,
)
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ\Z")
_SESSION: Final = re.compile(r"^<!-- .{1,40}? Session (\S{1,80}) ", re.MULTILINE)
_RULE: Final = re.compile(r"\n---\s*\Z")
_TOOL_OPEN: Final = re.compile(r'<tool-use\b[^<>\n]*?data-tool-name="(?P<name>[^"\n]*)"[^<>\n]*>')
_TOOL_CLOSE: Final = "</tool-use>"
_TOOL_LINE: Final = re.compile(r"Tool use: \*\*(?P<name>[^*\n]{1,100})\*\*")


def read(source: Source) -> Transcript:
    """Read each marked turn; a tool's block inside an agent's turn is the tool's."""
    found = sections(source.text, _MARKER) if source.is_text else []
    if not found:
        refuse("no _**User (…)**_ or _**Agent (…)**_ lines")
    session = _SESSION.search(source.text[: found[0].marker.end()])
    thread = session[1] if session else ""
    return Transcript(workspace_id=PENDING, thread_id=thread, turns=spoken(_turns(found)))


def _turns(found: list[Section]) -> Iterator[Turn]:
    after_command = False
    for section in found:
        marker, text = section.marker, _RULE.sub("", section.body).strip()
        stamp = _MOMENT.search(marker["about"] or "")
        at = instant(stamp[0]) if stamp else None
        if marker["who"] != "User":
            yield from _agent_turns(marker, text, at)
        elif after_command:  # what follows a slash command in the user's name is the command's own text
            yield harness(text, at)
        else:
            said = tuple(user_turns(text, at))
            yield from said
            after_command = bool(said) and said[0].role == SYSTEM_ROLE and "<command-name>" in text
            continue
        after_command = False


def _agent_turns(marker: re.Match[str], text: str, at: datetime | None) -> Iterator[Turn]:
    whole = _TOOL_LINE.match(text)
    if whole:
        yield _called(marker, whole, at)
        yield observed(text, at)
        return
    position = 0
    for opening in _TOOL_OPEN.finditer(text):
        if opening.start() < position:
            continue
        end = text.find(_TOOL_CLOSE, opening.end())
        end = len(text) if end < 0 else end
        yield _agent(marker, text[position : opening.start()].strip(), at)
        yield _called(marker, opening, at)
        yield observed(text[opening.end() : end].strip(), at)
        position = end + len(_TOOL_CLOSE)
    yield _agent(marker, text[position:].strip(), at)


def _agent(marker: re.Match[str], text: str, at: datetime | None) -> Turn:
    return Turn(
        role="assistant",
        surface=Surface.AGENT_OUTPUT,
        content=text,
        agent_role="sidechain" if marker["side"] else "",
        occurred_at=at,
    )


def _called(marker: re.Match[str], tool: re.Match[str], at: datetime | None) -> Turn:
    return _agent(marker, "", at).model_copy(update={"tool_calls": (call(tool["name"]),)})
