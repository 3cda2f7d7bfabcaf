"""Chats kept in Markdown: speakers as bold labels (`**Name:**`) or headings (`## User`), an agent among them."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.harness import user_turns
from pipeline.formats.native import PENDING
from pipeline.formats.section import bounded, preface
from pipeline.formats.source import refuse
from pipeline.formats.speech import attached, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipeline.formats.section import Section
    from pipeline.formats.source import Source

_LABEL: Final = re.compile(
    r"^(?:\*\*(?P<bold>[^*:\n]{1,40}):\*\*|\*\*(?P<outer>[^*:\n]{1,40})\*\*:|#{1,4} (?P<head>[^#:\n]{1,40}):?[ \t]*$)",
    re.MULTILINE,
)
_AGENT: Final = re.compile(
    r"""(?:assistant|ai|agent|claude(?:\ code)?|chatgpt|gpt(?:-[\w.]+)?|gemini|codex|copilot|cursor|model|bot)
        (?:\ (?:said|response))?""",
    re.IGNORECASE | re.VERBOSE,
)
_PERSON: Final = re.compile(r"(?:user|human|me|you|you said|operator|prompt)", re.IGNORECASE)
_STAMPED: Final = re.compile(r"^## `\d{4}[^`\n]{5,40}` - (?P<name>[^\n]{1,40})$", re.MULTILINE)
"""A heading with a time and the name of who asked: how self-kept logs open an exchange."""


def read(source: Source) -> Transcript:
    """Read a chat with at least one person and one agent; labels that name neither stay text."""
    if not source.is_text:
        refuse("the file is JSON")
    named = frozenset(found["name"].strip().lower() for found in _STAMPED.finditer(source.text))
    labels = [label for label in _LABEL.finditer(source.text) if _who(label, named)]
    roles = {_who(label, named) for label in labels}
    if roles != {"agent", "person"}:
        refuse("no labels of both a person and an agent (**User:**, ## Assistant, …)")
    found = bounded(source.text, labels)  # a section runs on over labels that name no speaker
    before = preface(source.text, found).strip()
    opening = (attached(before, role="document"),) if before else ()
    turns = (turn for section in found for turn in _turns(section, named))
    return Transcript(workspace_id=PENDING, turns=spoken(chain(opening, turns)))


def _who(label: re.Match[str], named: frozenset[str]) -> str:
    name = _name(label)
    if _AGENT.fullmatch(name):
        return "agent"
    return "person" if _PERSON.fullmatch(name) or name.lower() in named else ""


def _name(label: re.Match[str]) -> str:
    return (label["bold"] or label["outer"] or label["head"]).strip()


def _turns(section: Section, named: frozenset[str]) -> Iterator[Turn]:
    text = _STAMPED.sub("", section.body).strip().removesuffix("---").rstrip()
    if _who(section.marker, named) == "person":
        yield from user_turns(text)
    else:
        yield Turn(role="assistant", surface=Surface.AGENT_OUTPUT, content=text, agent_id=_name(section.marker))
