"""What a file is before any producer is recognised: one JSON document, JSON lines, or text."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from json import JSONDecodeError
from typing import TYPE_CHECKING, Final, NoReturn

from pipeline.errors import TooLargeError
from pipeline.formats.json_value import NestingError, objects, parse, scrub

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import JsonValue

_JSON_START: Final = re.compile(r'\s*(?:\{\s*"|\{\s*\}|\[\s*[\[{"\]])')
"""How a JSON container begins; a Markdown link, a Jekyll tag or a bracketed time stamp begins otherwise."""
_LINES_SHARE: Final = 0.5
"""JSON lines are text of which at least this share of lines is JSON objects: a cut at either end costs a line."""
_TAIL: Final = 16
"""A parser that stops within this many characters of the end ran out of text: a literal was cut in two."""
_VALUES: Final = "JSON values"
_MAX_VALUES: Final = 500_000
"""Objects and arrays in a file. Real logs hold one in 57 bytes or more, so 16 MiB of log stay below it, while 16 MiB
of brackets would become a gigabyte of empty lists."""


class RefusedError(Exception):
    """Why one format does not read a source. `detect` collects these; they never leave the package."""


def refuse(reason: str) -> NoReturn:
    """Refuse to read a source, with a reason that a user can act on."""
    raise RefusedError(reason)


@dataclass(frozen=True, slots=True)
class Source:
    """A decoded file. At most one of `document` and `records` is set; with neither it is text.

    `document` is the one JSON value of the whole file; `records` are its JSON lines (objects only). `broken` says
    why text that begins like JSON is none; such text is never read as prose. `repairs` counts what was hidden in
    JSON escapes. `objects` are the JSON objects on the outermost level: the document, the items of its array, or the
    records.
    """

    text: str
    filename: str = ""
    document: JsonValue = None
    records: tuple[dict[str, JsonValue], ...] = ()
    objects: tuple[dict[str, JsonValue], ...] = ()
    broken: str = ""
    notes: tuple[str, ...] = ()
    repairs: Mapping[str, int] = field(default_factory=dict[str, int])

    @property
    def is_json(self) -> bool:
        """True when the whole file is one JSON object or array."""
        return self.document is not None

    @property
    def is_text(self) -> bool:
        """True when the file is neither JSON nor broken JSON."""
        return not (self.is_json or self.records or self.broken)


def open_source(text: str, filename: str = "") -> Source:
    """Find out what decoded text is; raise TooLargeError for JSON that would fill the memory with empty values."""
    plain = Source(text, filename)
    if _JSON_START.match(text) is None:
        bare = _bare_value(text)
        if bare is not None:
            return replace(plain, document=bare)
        return _from_lines(plain) if _mostly_objects(text) else plain
    _limit_values(text)
    repairs: Counter[str] = Counter()
    try:
        document = scrub(parse(text), repairs)
        outermost = tuple(objects(document if isinstance(document, list) else [document]))
        return replace(plain, document=document, objects=outermost, repairs=repairs)
    except NestingError as error:
        return replace(plain, broken=str(error))
    except JSONDecodeError as error:
        lines = _from_lines(plain)
        return lines if lines.records else replace(plain, broken=_breakage(text, error))


def _limit_values(text: str) -> None:
    values = text.count("{") + text.count("[")
    if values > _MAX_VALUES:
        raise TooLargeError(_VALUES, values, _MAX_VALUES)


def _from_lines(plain: Source) -> Source:
    """Read JSON lines; a source without records when too few of the lines are objects."""
    _limit_values(plain.text)
    repairs: Counter[str] = Counter()
    lines = [line for line in plain.text.split("\n") if line.strip()]
    found = [_record(line, repairs) for line in lines]
    records = tuple(record for record in found if record is not None)
    if len(records) < max(1, _LINES_SHARE * len(lines)):
        return plain
    lost = len(lines) - len(records)
    notes = (f"{lost} of {len(lines)} lines were no whole JSON object and were left out",) if lost else ()
    return replace(plain, records=records, objects=records, notes=notes, repairs=repairs)


def _record(line: str, repairs: Counter[str]) -> dict[str, JsonValue] | None:
    if not line.lstrip().startswith("{"):
        return None
    try:
        value = scrub(parse(line), repairs)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _bare_value(text: str) -> JsonValue:
    """Return a file that is one JSON string or one array of scalars; None for all else, as for a time in brackets."""
    ends = text.strip()[:1] + text.strip()[-1:]
    if ends not in {'""', "[]"} or len(text) > _LONGEST_BARE_VALUE:
        return None
    try:
        return parse(text)
    except (JSONDecodeError, NestingError):
        return None


_LONGEST_BARE_VALUE: Final = 100_000
"""Characters: a longer file of scalars is data all the same, but not worth reading twice."""


def _mostly_objects(text: str) -> bool:
    """True for JSON lines whose first line was cut: the text does not begin like JSON, but its lines do."""
    lines = [line for line in text.split("\n") if line.strip()]
    return sum(_JSON_START.match(line) is not None for line in lines) > _LINES_SHARE * len(lines)


def _breakage(text: str, error: JSONDecodeError) -> str:
    where = f"line {error.lineno}, column {error.colno}"
    if error.msg.startswith("Unterminated string") or error.pos >= len(text.rstrip()) - _TAIL:
        return f"the JSON is cut off in the middle (at {where})"
    return f"the JSON is malformed at {where}: {error.msg}"
