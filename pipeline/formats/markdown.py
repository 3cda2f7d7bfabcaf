"""A Markdown document: minutes, a manual, a report; or notes that an agent keeps, where the file says so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formats.native import PENDING
from pipeline.formats.source import refuse

if TYPE_CHECKING:
    from pipeline.formats.source import Source

_HEAD: Final = 4000
"""Characters at the start in which a file says what it is."""
_SIGNS: Final = re.compile(
    r"^(?:#{1,6} \S|[-*+] \S|\d+[.)] \S|```|~~~|> \S|\|.*\||---\s*$|\*\*[^*\n]+\*\*)",
    re.MULTILINE,
)
_MIN_SIGNS: Final = 3
_MARKDOWN_NAMES: Final = (".md", ".markdown", ".mdx")
_OTHER_NAMES: Final = (".py", ".log", ".html", ".htm", ".txt")
_FRONT_MATTER: Final = re.compile(r"\A\s*---\n(.{0,2000}?)\n---\n", re.DOTALL)
_AGENT_KEY: Final = re.compile(r"^(?:session|agent|agent_id|colony_id|generated_by|model):", re.MULTILINE)
_AGENT_FILE: Final = re.compile(
    r"(?:^|[/\\_. -])(?:CLAUDE|AGENTS?|GEMINI|MEMORY|CODEX|session[_-]?log)\b[^/\\]*$",
    re.IGNORECASE,
)
_AGENT_TITLE: Final = re.compile(
    r"""^\#{1,3}\ .*(?:(?:CLAUDE|AGENTS|GEMINI|MEMORY)\.md|\b(?:session|agent)\ (?:log|notes|memory)\b)
      | ^[\W_]{0,6}(?:auto-?)?(?:generated|written|maintained|kept)\ (?:by|with)\ \W{0,4}(?:an?\ )?
        (?:AI|agents?|Claude|Codex|Gemini|Copilot)(?![a-z])""",
    re.IGNORECASE | re.MULTILINE | re.VERBOSE,
)


def read(source: Source) -> Transcript:
    """Read the whole file as one turn."""
    if not source.is_text:
        refuse("the file is JSON")
    if not _is_markdown(source):
        refuse(f"fewer than {_MIN_SIGNS} headings, list items, fences or tables")
    surface = Surface.AGENT_OUTPUT if _is_kept_by_agent(source) else Surface.DOCUMENT_INGEST
    return Transcript(workspace_id=PENDING, turns=(Turn(surface=surface, content=source.text),))


def _is_markdown(source: Source) -> bool:
    if source.filename.lower().endswith((".md", ".markdown", ".mdx")):
        return True
    if source.filename.lower().endswith((".py", ".log", ".html", ".htm", ".txt")) or source.text.lstrip().startswith(
        "<!"
    ):
        return False
    return len(_SIGNS.findall(source.text, 0, _HEAD * 4)) >= _MIN_SIGNS


def _is_kept_by_agent(source: Source) -> bool:
    """True when front matter, title or file name says that an agent keeps these notes."""
    head = source.text[:_HEAD]
    front = _FRONT_MATTER.match(head)
    return bool(
        (front and _AGENT_KEY.search(front[1])) or _AGENT_FILE.search(source.filename) or _AGENT_TITLE.search(head)
    )
