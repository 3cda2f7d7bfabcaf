"""Sets apart what is no prose, with its spans: fences, harness blocks, JSON, tables, logs, diffs, code (SPEC §6)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.statement import DropReason
from pipeline.gate import line as line_form
from pipeline.gate.fence import fenced_runs
from pipeline.gate.quoted import rules_within
from pipeline.gate.recalled import is_recalled_head, is_recalled_tag, lines_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Span(NamedTuple):
    """`text[start:end]` of a turn. `reason` None is a line of prose; an empty span is a run of blank lines."""

    start: int
    end: int
    reason: DropReason | None


_HARNESS_TAGS: Final = frozenset(
    {
        "system-reminder",
        "system_reminder",
        "system-note",
        "system_instruction",
        "system_prompt",
        "command-name",
        "command-message",
        "command-args",
        "local-command-stdout",
        "local-command-caveat",
        "environment_context",
        "environment_details",
        "user_instructions",
        "session_context",
        "additional_data",
        "ide_opened_file",
        "ide_selection",
        "available_skills",
        "tool_use_error",
        "function_results",
        "thinking-mode",
    }
)
_OPEN_TAG: Final = re.compile(r"[<\[]([a-zA-Z][\w-]{2,40})(?:\s[^<>\n]*)?[>\]]")
_MERGED: Final = frozenset({DropReason.LOG_LINE, DropReason.CODE, DropReason.JSON})
"""A run of such lines is one thing; a table keeps its rows apart because each row states something of its own."""


class _Lines(NamedTuple):
    text: str
    starts: list[int]
    lines: list[str]

    def span(self, first: int, last: int, reason: DropReason | None) -> Span:
        start, end = self.starts[first], self.starts[last] + len(self.lines[last])
        body = self.text[start:end]
        lead = len(body) - len(body.lstrip())
        return Span(start + lead, max(start + lead, start + len(body.rstrip())), reason)


def strip(text: str) -> list[Span]:
    """Return the turn as spans in order: stripped blocks with their reason, prose line by line, empty for blank lines.

    Linear in the length of the text. Together with white space the spans cover it all.
    """
    lines, starts = lines_of(text)
    merged = _merged(text, _spans(_Lines(text, starts, lines), _blocks(lines)))
    return [part for span in merged for part in (_parted(text, span) if span.reason is DropReason.JSON else (span,))]


def _parted(text: str, span: Span) -> Iterator[Span]:
    """Yield data as it is, but for the rules in its strings, which are prose."""
    at = span.start
    for start, end in rules_within(text, span.start, span.end):
        yield Span(at, start, DropReason.JSON)
        yield Span(start, end, None)
        at = end
    yield Span(at, span.end, DropReason.JSON)


def _blocks(lines: Sequence[str]) -> list[tuple[int, int, DropReason]]:
    fences = [(first, last, DropReason.CODE) for first, last in fenced_runs(lines)]
    blocks = sorted([*fences, *_harness_blocks(lines), *_diffs(lines), *_columns(lines), *_front_matter(lines)])
    kept: list[tuple[int, int, DropReason]] = []
    for block in blocks:
        if not kept or block[0] > kept[-1][1]:
            kept.append(block)
    return kept


def _harness_blocks(lines: Sequence[str]) -> Iterator[tuple[int, int, DropReason]]:
    closers = {name: index for index, each in enumerate(lines) if "/" in each for name in _closed(each)}
    until = -1
    for index, each in enumerate(lines):
        if index <= until:
            continue
        reason, tag = _harness(each)
        if reason is not None:
            until = _end_of_block(lines, index, tag, closers)
            yield index, until, reason


def _harness(line: str) -> tuple[DropReason | None, str]:
    head = line.lstrip()
    if is_recalled_head(head):
        return DropReason.RECALLED_ECHO, ""
    match = _OPEN_TAG.match(head) if head[:1] in {"<", "["} else None
    tag = match[1].lower() if match else ""
    if is_recalled_tag(tag):
        return DropReason.RECALLED_ECHO, tag
    if tag in _HARNESS_TAGS and head[0] == "<":
        return DropReason.BOILERPLATE, tag
    return None, ""


_CLOSE_TAG: Final = re.compile(r"[<\[]/([a-zA-Z][\w-]{2,40})[>\]]")


def _closed(line: str) -> list[str]:
    return [tag.lower() for tag in _CLOSE_TAG.findall(line)]


def _end_of_block(lines: Sequence[str], first: int, tag: str, last_closer: dict[str, int]) -> int:
    """Return the line of the next closer, or, where none follows, the last line before a blank one below the first."""
    closes = last_closer.get(tag, -1) >= first
    below_text = bool(tag)
    for index in range(first, len(lines)):
        if closes and tag in _closed(lines[index]):
            return index
        is_blank = line_form.is_blank(lines[index])
        if not closes and index > first and is_blank and below_text:
            return index - 1
        below_text = below_text or (index > first and not is_blank)
    return len(lines) - 1


def _diffs(lines: Sequence[str]) -> Iterator[tuple[int, int, DropReason]]:
    index = 0
    while index < len(lines):
        last = index
        if line_form.starts_diff(lines[index]):
            while last + 1 < len(lines) and lines[last + 1] and line_form.continues_diff(lines[last + 1]):
                last += 1
            yield index, last, DropReason.CODE
        index = last + 1


def _columns(lines: Sequence[str]) -> Iterator[tuple[int, int, DropReason]]:
    """Yield each row of tables of aligned columns, as programs print them."""
    within = False
    for index, each in enumerate(lines):
        is_row = line_form.is_column_row(each)
        opens = (
            is_row
            and line_form.is_column_head(each)
            and any(map(line_form.is_column_row, lines[index + 1 : index + 2]))
        )
        within = is_row and (within or opens)
        if within:
            yield index, index, DropReason.TABLE_ROW


def _front_matter(lines: Sequence[str]) -> Iterator[tuple[int, int, DropReason]]:
    if len(lines) > 1 and lines[0].strip() == "---" and re.match(r"[\w-]+:", lines[1]):
        end = next((index for index in range(1, min(len(lines), 60)) if lines[index].strip() == "---"), None)
        if end is not None:
            yield 0, end, DropReason.JSON


def _spans(table: _Lines, blocks: Sequence[tuple[int, int, DropReason]]) -> Iterator[Span]:
    at, below_frame, below_blank = 0, False, False
    pending = iter([*blocks, (len(table.lines), len(table.lines), DropReason.CODE)])
    first, last, reason = next(pending)
    while at < len(table.lines):
        if at == first:
            yield table.span(first, last, reason)
            at, below_frame, below_blank = last + 1, False, False
            first, last, reason = next(pending)
            continue
        line = table.lines[at]
        is_blank = line_form.is_blank(line)
        if not (is_blank and below_blank):
            yield table.span(at, at, None if is_blank else _form(line, below_frame=below_frame))
            below_frame, below_blank = line_form.is_frame(line), is_blank
        at += 1


def _form(line: str, *, below_frame: bool) -> DropReason | None:
    form = line_form.reason_of_line(line)
    return DropReason.LOG_LINE if form is None and below_frame and line[:2].isspace() else form


def _merged(text: str, spans: Iterator[Span]) -> Iterator[Span]:
    held: Span | None = None
    for span in spans:
        if held is not None and span.reason is held.reason and _adjoin(text, held, span):
            held = Span(held.start, span.end, held.reason)
            continue
        if held is not None:
            yield held
        held = span if span.reason in _MERGED else None
        if held is None:
            yield span
    if held is not None:
        yield held


def _adjoin(text: str, before: Span, after: Span) -> bool:
    return text.count("\n", before.end, after.start) <= 1
