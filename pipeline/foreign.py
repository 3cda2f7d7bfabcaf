"""Exports of other memory systems: text in, the texts of their memories out. Read for an audit, never imported.

mem0 (`{"results": [{"memory"}]}`, or the payload column of its table), Zep and Graphiti (edges with a `fact`, nodes
with a `summary`), dumps of a pgvector table as JSON lines or CSV, any list of objects or strings, and plain lines.
"""

from __future__ import annotations

import csv
import io
from itertools import compress
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.errors import InvalidInputError
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, embedded, parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import datetime

    from pydantic import JsonValue

_SYSTEMS: Final = (
    ("hindsight", frozenset({"text", "fact_type"})),
    ("hindsight", frozenset({"text", "type", "mentioned_at"})),
    ("hindsight", frozenset({"text", "type", "occurred_start"})),
    ("mem0", frozenset({"memory"})),
    ("mem0", frozenset({"new_memory"})),
    ("mem0", frozenset({"payload"})),
    ("zep", frozenset({"fact"})),
    ("zep", frozenset({"name", "summary"})),
    ("pgvector", frozenset({"embedding"})),
    ("pgvector", frozenset({"vector"})),
)
"""Fields that give a system away, the sharpest first."""

_TEXTS: Final = (
    *("memory", "new_memory", "fact", "content", "text", "document", "page_content", "data", "chunk", "chunk_text"),
    *("body", "statement", "observation", "summary", "description", "message", "value"),
)
"""Fields that hold what a system remembers, the most telling first."""

_NESTS: Final = ("payload", "node", "metadata", "cmetadata", "properties", "record", "entity")
"""Fields that hold such a row once more, perhaps as JSON in a string."""

_TIMES: Final = (
    *("occurred_start", "event_date", "valid_at", "valid_from", "occurred_at", "mentioned_at", "created_at"),
    *("timestamp", "date"),
)
"""Fields that say when something came about: in the world before in the system."""

_ENDS: Final = (
    *("invalid_at", "expired_at", "invalidated_at", "valid_until", "valid_to", "deleted_at", "expires_at"),
    "expiration_date",
)
"""Fields that say when a memory stopped to hold, in the world or in the system."""
_GONE: Final = ("is_deleted", "deleted", "is_invalidated", "invalidated")
"""Fields that say so without a time."""

_LISTS: Final = (
    *("results", "memories", "facts", "relevant_facts", "edges", "nodes", "episodes", "documents", "items", "rows"),
    *("records", "points", "hits", "messages", "data", "result", "memory_units"),
)
"""Fields of an envelope that hold the rows; all that are lists count."""

_DELIMITERS: Final = (",", "\t", ";", "|")
ENDED: Final = "ended"
LINES: Final = "lines"
ROWS: Final = "rows"
_MAX_DEPTH: Final = 4


class Export(NamedTuple):
    """The texts of a foreign store in its order, the system they seem to come from, and how many rows held none.

    `times` says of each text when it came about, as its row has it, "" where it does not say; empty when none does.
    `ends` says likewise when it stopped to hold, `ENDED` where only that it did.
    """

    system: str
    memories: tuple[str, ...]
    textless: int = 0
    times: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()

    def holding(self, at: datetime) -> Export:
        """Return the export without the memories that had stopped to hold at `at`."""
        kept = [not _has_ended(end, at) for end in self.ends] or [True] * len(self.memories)
        memories, times, ends = (tuple(compress(each, kept)) for each in (self.memories, self.times, self.ends))
        return self._replace(memories=memories, times=times, ends=ends)


def read_export(text: str) -> Export:
    """Read an export; what is neither JSON, JSON lines nor a table with a text column is read line by line.

    Raises:
        InvalidInputError: JSON that breaks off, a table that cannot be read, or rows in which no field is known to
            hold text; the message names the place.
    """
    stripped = text.strip()
    if stripped[:1] in {"{", "["}:
        return _from_rows([*_rows_of_json(stripped)])
    table = _table(text)
    return _from_rows(table) if table is not None else Export(LINES, _lines(text))


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def _from_rows(rows: Sequence[JsonValue]) -> Export:
    found = [_text_of(row) for row in rows]
    memories = tuple(text for text in found if text)
    times = tuple(_said_of(row, _TIMES) for row in compress(rows, found))
    ends = tuple(_end_of(row) for row in compress(rows, found))
    if rows and not memories:
        first = rows[0]
        fields = ", ".join(sorted(first)) if isinstance(first, dict) else type(first).__name__
        message = f"no row holds a text that is known as one; the first holds: {fields}"
        raise InvalidInputError(message, [f"name its column one of {', '.join(_TEXTS[:6])}"])
    textless = len(rows) - len(memories)
    return Export(_system_of(rows), memories, textless, times if any(times) else (), ends if any(ends) else ())


def _system_of(rows: Iterable[JsonValue]) -> str:
    for row in rows:
        for system, fields in _SYSTEMS:
            if fields <= as_object(row).keys():
                return system
    return ROWS


def _text_of(row: JsonValue, depth: int = 0) -> str:
    """Return what a row remembers, "" when no field is known to."""
    if isinstance(row, str):
        return row.strip()
    fields = as_object(row)
    for name in _TEXTS:
        value = fields.get(name)
        if isinstance(value, str) and value.strip():
            return value.strip()
    nested = (fields[name] for name in _NESTS if name in fields and depth < _MAX_DEPTH)
    opened = (embedded(value) if isinstance(value, str) else value for value in nested)
    return next((text for value in opened if isinstance(value, dict) and (text := _text_of(value, depth + 1))), "")


def _said_of(row: JsonValue, names: Sequence[str], depth: int = 0) -> str:
    """Return what the first of these fields says, in the row itself or in what it nests; "" when none does."""
    fields = as_object(row)
    said = (str(fields[name]) for name in names if fields.get(name))
    nested = (fields[name] for name in _NESTS if depth < _MAX_DEPTH and isinstance(fields.get(name), dict))
    return next(said, "") or next((deep for value in nested if (deep := _said_of(value, names, depth + 1))), "")


def _end_of(row: JsonValue) -> str:
    """Return when a row's memory stopped to hold, by the earliest of its ends; "" when it says nothing of it."""
    gone = _said_of(row, _GONE).casefold() in {"true", "1", "yes", "t"}
    said = sorted((when, end) for name in _ENDS if (end := _said_of(row, [name])) and (when := _instant_of(end)))
    return ENDED if gone else next((end for _, end in said), "")


def _has_ended(end: str, at: datetime) -> bool:
    when = _instant_of(end)
    return end == ENDED or (when is not None and when <= at)


def _instant_of(said: str) -> datetime | None:
    """Read a time as a row holds it: a number of seconds may stand in a string."""
    try:
        return instant(float(said))
    except ValueError:
        return instant(said)


def _rows_of_json(text: str) -> Iterator[JsonValue]:
    """Yield the rows of one JSON value, or of JSON lines."""
    try:
        yield from _unfold(parse(text))
    except ValueError as whole:
        first, _, rest = text.partition("\n")
        if not rest or not _is_json(first):
            message = f"this JSON cannot be read: {whole}"
            raise InvalidInputError(message, ["export it again; it may have been cut off"]) from whole
    else:
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield from _unfold(_parsed_line(number, line))


def _is_json(text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def _parsed_line(number: int, line: str) -> JsonValue:
    try:
        return parse(line)
    except ValueError as error:
        message = f"line {number} is no JSON: {error}"
        raise InvalidInputError(message, ["the lines before it are"]) from error


def _unfold(value: JsonValue, depth: int = 0) -> Iterator[JsonValue]:
    """Yield the rows in a value: of a list each, of an envelope those of its lists, else the value itself."""
    if isinstance(value, list):
        for item in value:
            yield from _unfold(item, depth + 1) if depth < _MAX_DEPTH else [item]
        return
    fields = as_object(value)
    held = [fields[name] for name in _LISTS if isinstance(fields.get(name), list | dict)]
    if held and not _text_of(value):
        for part in held:
            yield from _unfold(part, depth + 1) if depth < _MAX_DEPTH else [part]
        return
    yield value


def _table(text: str) -> list[JsonValue] | None:
    """Return the rows of a CSV with a header that names a text column or a nested one; None for anything else."""
    header = text.lstrip().split("\n", 1)[0]
    for delimiter in _DELIMITERS:
        names = [name.strip().strip('"').lower() for name in header.split(delimiter)]
        if len(names) > 1 and any(name in _TEXTS or name in _NESTS for name in names):
            return _read_table(text.lstrip(), names, delimiter)
    return None


def _read_table(text: str, names: Sequence[str], delimiter: str) -> list[JsonValue]:
    reader = csv.DictReader(io.StringIO(text, newline=""), fieldnames=[*names], delimiter=delimiter, restval="")
    try:
        next(reader)
        return [{name: row[name] for name in names} for row in reader]
    except csv.Error as error:
        message = f"line {reader.line_num} of this table cannot be read: {error}"
        raise InvalidInputError(message, ["export the text column alone, or as JSON lines"]) from error
