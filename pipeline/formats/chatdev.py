"""ChatDev logs: time-stamped turns of agents by their role, between lines of the program itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.instant import instant
from pipeline.formats.native import PENDING
from pipeline.formats.section import sections
from pipeline.formats.source import refuse
from pipeline.formats.speech import observed, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pipeline.formats.section import Section
    from pipeline.formats.source import Source

_LINE: Final = re.compile(
    r"^\[(?P<at>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) [A-Z]{4,8}\] (?:\[\d+\] )?(?P<head>.*)$", re.MULTILINE
)
_SPEAKER: Final = re.compile(
    r"AI (?:Assistant|User) \((?P<name>[^()\n]{1,80})\):\s*|(?P<plain>[A-Z][\w ]{1,60}): \*\*.{1,200}\*\*\s*"
)
_MIN_SPOKEN: Final = 2


def read(source: Source) -> Transcript:
    """Read each agent's turn; lines that no agent speaks are the program's output."""
    found = sections(source.text, _LINE) if source.is_text else []
    if sum(_SPEAKER.fullmatch(section.marker["head"]) is not None for section in found) < _MIN_SPOKEN:
        refuse("no time-stamped lines that name an agent by role")
    return Transcript(workspace_id=PENDING, turns=spoken(_turns(found)))


def _turns(found: list[Section]) -> Iterator[Turn]:
    for section in found:
        marker = section.marker
        at = instant(marker["at"])
        speaker = _SPEAKER.fullmatch(marker["head"])
        if speaker is None:
            yield observed(f"{marker['head']}{section.body}".strip(), at)
        else:
            name = speaker["name"] or speaker["plain"]
            yield Turn(
                role="assistant",
                surface=Surface.AGENT_OUTPUT,
                content=section.body.strip(),
                agent_id=name,
                agent_role=name,
                occurred_at=at,
            )
