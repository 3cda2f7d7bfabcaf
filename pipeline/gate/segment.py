"""Prose to pieces: headings, bullets with their soft-wrapped lines, and sentences, each with its exact span."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import sentencex

from pipeline.gate.cues import ABBREVIATIONS
from pipeline.gate.language import guess
from pipeline.gate.outline import MAX_HEADING, Mark, Outline, is_setting
from pipeline.gate.section import Sections, is_lead

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pipeline.gate.cues.headings import Section
    from pipeline.gate.strip import Span


class Piece(NamedTuple):
    """`text[start:end]` of a turn, its words without the mark and on one line, and the heading it stands under.

    `section` is what that heading, or one above it, says of all below it.
    """

    start: int
    end: int
    body: str
    mark: Mark
    heading: str
    language: str
    section: Section | None = None


_MARK: Final = re.compile(
    r"\s*(?:>\s?)*(?:(?P<bullet>[-*+•▪◦‣·–—●○■□➤✓✔✗✘]|(?P<number>[(（]?\d{1,3}[.)）、:]|[a-zA-Z]\)))(?:\s+|$)|(?<=、))?"
    r"(?:\[(?P<box>[ xX✓~-])\]\s*)?"
)
_HEADING: Final = re.compile(r"\s*(?:>\s?)*(#{1,6})\s+")
_ENDED: Final = re.compile(r"[.!?:;。！？：؟…]['\"”’»)\]*_`]*\s*$")
_WRAPPED: Final = re.compile(r"\s*(?:[a-zà-öø-ÿ(]|[^\W\d_a-zA-Zà-öø-ÿ])")
_WRAP_WIDTH: Final = 60
"""A line at least this long that does not end a sentence was broken by its width, not by its author."""
_LONG_BULLET: Final = 280
"""A bullet up to this many characters is one statement; a longer one is a paragraph with a bullet in front."""
_SEGMENTER: Final = {"no": "da", "nb": "da", "nn": "da"}
"""The segmenter has no Norwegian; Danish gets ten of ten tricky lines right where its fallback gets four."""
_BOLD: Final = re.compile(r"\*\*[^*]+\*\*|__[^_]+__|\*[^*]+\*")
_UNDERLINE: Final = re.compile(r"[ \t]*\n[ \t]*(?:={3,}|-{3,})[ \t]*(?:\n|$)")

_WINDOW: Final = 4_000
"""Characters that the segmenter reads at once: twice the longest statement."""
_LONGEST_ABBREVIATION: Final = 64


class _Block(NamedTuple):
    start: int
    end: int
    mark: Mark
    lead: int


def segment(text: str, spans: Sequence[Span]) -> list[Piece]:
    """Return the pieces of prose in order. `spans` are those of `strip`; stripped ones end a block."""
    language = guess(text)
    pieces: list[Piece] = []
    outline, sections = Outline(), Sections()
    blocks = [*_blocks(text, spans)]
    for block, below in zip(blocks, (*blocks[1:], None), strict=False):
        raw = text[block.start : block.end]
        indent = block.start - (text.rfind("\n", 0, block.start) + 1)
        section = sections.over
        sections.read(raw)
        if block.mark is Mark.HEADING or is_lead(raw):
            body = _one_line(text[block.lead : block.end])
            pieces.append(Piece(block.start, block.end, body, block.mark, "", language, section))
            outline.open(body, block.mark, indent)
            continue
        heading = outline.over(block.mark, indent, raw)
        pieces.extend(piece._replace(section=section) for piece in _pieces(text, block, heading, language))
        title = _title(text, block, below, indent)
        if title is not None:
            outline.open(_one_line(text[block.lead : block.end]), title, indent)
    return pieces


def _title(text: str, block: _Block, below: _Block | None, indent: int) -> Mark | None:
    """Return what a short line is the title of, if it is one: a section if underlined, or the list below it."""
    raw = text[block.lead : block.end]
    if len(raw) > MAX_HEADING or "\n" in raw or _ENDED.search(raw):
        return None
    if block.mark is Mark.PLAIN and _UNDERLINE.match(text, block.end):
        return Mark.HEADING
    if below is None or below.mark in {Mark.PLAIN, Mark.HEADING}:
        return None
    gap = text[block.end : below.start]
    is_above = gap.strip(" \t") == "\n" if not _BOLD.fullmatch(raw) else not gap.strip()
    is_deeper = len(gap) - gap.rfind("\n") - 1 > indent
    return block.mark if is_above and (block.mark is Mark.PLAIN or is_deeper) else None


def _blocks(text: str, spans: Sequence[Span]) -> Iterator[_Block]:
    held: _Block | None = None
    for span in spans:
        is_prose = span.reason is None and span.end > span.start
        if held is not None and is_prose and _continues(text, held, span):
            held = held._replace(end=span.end)
            continue
        if held is not None:
            yield held
        held = _open(text, span) if is_prose else None
    if held is not None:
        yield held


def _open(text: str, span: Span) -> _Block:
    line = text[span.start : span.end]
    heading = _HEADING.match(line)
    if heading:
        return _Block(span.start, span.end, Mark.HEADING, span.start + heading.end())
    match = _MARK.match(line)
    lead = match.end() if match else 0
    return _Block(span.start, span.end, _mark(match), span.start + lead)


def _mark(match: re.Match[str] | None) -> Mark:
    if match is None:
        return Mark.PLAIN
    box = match["box"]
    if box is not None:
        return Mark.OPEN_BOX if box == " " else Mark.DONE_BOX
    if match["number"]:
        return Mark.NUMBERED
    if match["bullet"]:
        return Mark.BULLET
    return Mark.QUOTE if ">" in match[0] else Mark.PLAIN


def _continues(text: str, held: _Block, span: Span) -> bool:
    line = text[span.start : span.end]
    if (
        held.mark is Mark.HEADING
        or _HEADING.match(line)
        or _mark(_MARK.match(line)) not in {Mark.PLAIN, held.mark, Mark.QUOTE}
    ):
        return False
    gap = text[held.end : span.start]
    before = text[max(held.start, held.end - 200) : held.end]
    if _ENDED.search(before[-12:]):
        return len(gap) > 1 + 1 and held.mark is not Mark.PLAIN and not before.rstrip().endswith((":", "："))
    last_line = before[before.rfind("\n") + 1 :]
    if is_setting(last_line) and is_setting(line):
        return False
    return bool(_WRAPPED.match(line)) and (len(last_line) >= _WRAP_WIDTH or line[:1].islower())


def _one_line(raw: str) -> str:
    return " ".join(raw.replace("\n>", "\n").split())


def _pieces(text: str, block: _Block, heading: str, language: str) -> Iterator[Piece]:
    raw = text[block.lead : block.end]
    here = guess(raw, language)
    if block.mark is not Mark.PLAIN and len(raw) <= _LONG_BULLET:
        yield Piece(block.start, block.end, _one_line(raw), block.mark, heading, here)
        return
    at = block.lead
    for part in _sentences(raw.replace("\n", " "), here):
        begin = at + len(part) - len(part.lstrip())
        end = at + len(part.rstrip())
        first = at == block.lead
        at += len(part)
        if end > begin:
            mark = block.mark if first else Mark.PLAIN
            yield Piece(block.start if first else begin, end, _one_line(text[begin:end]), mark, heading, here)


def _sentences(raw: str, language: str) -> list[str]:
    """Cut at sentence ends; the parts join to `raw`. A cut after an abbreviation or before a lone mark is mended."""
    parts: list[list[str]] = []
    tail = ""
    for part in _cut(raw, _SEGMENTER.get(language, language)):
        if parts and (_is_abbreviated(tail) or not any(c.isalnum() for c in part)):
            parts[-1].append(part)
            tail = (tail + part)[-_LONGEST_ABBREVIATION:]
        else:
            parts.append([part])
            tail = part[-_LONGEST_ABBREVIATION:]
    return ["".join(mended) for mended in parts]


def _cut(raw: str, language: str) -> Iterator[str]:
    """Yield the segmenter's sentences, a window of `raw` at a time: its own time grows with the square of the text.

    The last sentence of a window is read again with the next, for it may go on there; one that fills a window is not.
    """
    begun: list[str] = []
    held = ""
    for start in range(0, len(raw), _WINDOW):
        parts = [*sentencex.segment(language, held + raw[start : start + _WINDOW])]
        held = parts.pop() if start + _WINDOW < len(raw) else ""
        if parts:
            yield "".join((*begun, parts[0]))
            yield from parts[1:]
            begun = []
        if len(held) >= _WINDOW:
            begun.append(held)
            held = ""
    if begun:
        yield "".join(begun)


def _is_abbreviated(part: str) -> bool:
    words = part.rsplit(None, 1)
    return bool(words) and words[-1].lower().lstrip("(\"'“„«") in ABBREVIATIONS
