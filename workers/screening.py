"""What an export brings in passes mask and scan like anything else: what would not be stored today stays outside.

An export is a file, and a file can be written by hand. A row that the mask or the scan has something against is kept
out with the memories it belongs to; the others come in.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from types import NoneType
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.statement import Statement
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.birth import embedding_key
from workers.exported import damaged

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pydantic import JsonValue

    from pipeline.ports import Masker, Scanner
    from workers.exported import Row

SECRET: Final = "it holds a secret in the clear"  # noqa: S105 - a reason, no password
STRANGE: Final = "its text is not the one that its hash is of"
_PLACE: Final = {"transcript_id": str, "run": int, "ordinal": int}
_MEMORY: Final = {"memory_id": str, "text_hash": str, "scope": str}
_TEXTS: Final = {"content": str, "title": str, "summary": str, "trajectory": list}
_READ: Final[Mapping[str, Mapping[str, type | tuple[type, ...]]]] = {
    "transcripts": {"transcript_id": str, "run": int},
    "statements": {**_PLACE, "raw": str, "text": str, "text_hash": str, "surface": str},
    "memories": {**_MEMORY, **_TEXTS, "embedding_key": str, "surface": str},
    "states": {**_MEMORY, "ended_at": (str, NoneType), "superseded_by": (str, NoneType)},
    "events": {"memory_id": str, "before": (dict, NoneType), "after": dict},
    "links": {**_PLACE, "memory_id": str},
    "conflicts": {"rival_id": str, "memory_id": (str, NoneType), "text": str},
}
"""Columns that an import looks at, and what they hold; the rest is PostgreSQL's to refuse."""


class Apart(NamedTuple):
    """A memory that an import leaves out, the line it is for, and why."""

    memory_id: str
    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Screen:
    """The mask and the scan of today, as intake has them."""

    masker: Masker
    scanner: Scanner

    def sort(self, rows: Sequence[Row]) -> tuple[Sequence[Row], Sequence[Apart]]:
        """Return the rows that may come in, and the memories that may not.

        Raises:
            InvalidInputError: a row lacks a column, or holds something else in it; the message names the line.
        """
        for row in rows:
            _check(row)
        linked = _linked(rows)
        hashes = {row.columns["memory_id"]: row.columns["text_hash"] for row in rows if row.kind == "memories"}
        apart: dict[str, Apart] = {}
        for row in rows:
            if reason := self._fault(row, hashes):
                for name in _owners(row, linked):
                    apart.setdefault(name, Apart(name, row.line, reason))
        _follow(rows, apart)
        needed = {
            key
            for row in rows
            if row.kind == "links" and row.columns["memory_id"] not in apart
            for key in _sources(row)
        }
        return [row for row in rows if _may_come(row, apart, needed)], [*apart.values()]

    def _fault(self, row: Row, hashes: Mapping[str, str]) -> str:
        """Return what is against a row, "" when nothing is."""
        if any(self.masker.mask(text)[0] != text for text in _strings(row.columns)):
            return SECRET
        if not _is_own_text(row, hashes):
            return STRANGE
        for text in _spoken(row):
            report = self.scanner.scan(_statement(text, Surface(row.columns["surface"])))
            if report.quarantined:
                return f"the scan sets it apart: {report.reason or report.tier}"
        return ""


def _check(row: Row) -> None:
    for name, kind in _READ[row.kind].items():
        if name not in row.columns:
            raise damaged(row.line, f"{name} is missing")
        if not isinstance(row.columns[name], kind):
            raise damaged(row.line, f"{name} holds {type(row.columns[name]).__name__}")
    if row.columns.get("surface", Surface.IMPORT) not in set(Surface):
        raise damaged(row.line, f"there is no surface {row.columns['surface']!r}")


def _linked(rows: Sequence[Row]) -> Mapping[object, set[str]]:
    """Return the memories that rest on each statement, and on each transcript."""
    found: dict[object, set[str]] = defaultdict(set)
    for row in rows:
        if row.kind == "links":
            for key in _sources(row):
                found[key].add(row.columns["memory_id"])
    return found


def _place(row: Row) -> tuple[str, int, int]:
    return row.columns["transcript_id"], row.columns["run"], row.columns["ordinal"]


def _sources(link: Row) -> tuple[object, object]:
    """Return the statement that a link leads to, and its transcript."""
    return _place(link), link.columns["transcript_id"]


def _owners(row: Row, linked: Mapping[object, set[str]]) -> Sequence[str]:
    """Return the memories that a row is about."""
    if row.kind == "transcripts":
        return sorted(linked[row.columns["transcript_id"]])
    if row.kind == "statements":
        return sorted(linked[_place(row)])
    return [name for name in (row.columns["memory_id"], row.columns.get("rival_id")) if name]


def _follow(rows: Sequence[Row], apart: dict[str, Apart]) -> None:
    """Let what was replaced by a memory that is apart stay outside too: it would have no successor."""
    states = [row for row in rows if row.kind == "states" and row.columns["superseded_by"]]
    while lost := [s for s in states if s.columns["superseded_by"] in apart and s.columns["memory_id"] not in apart]:
        for row in lost:
            name, heir = row.columns["memory_id"], row.columns["superseded_by"]
            apart[name] = Apart(name, row.line, f"it was replaced by {heir}, which stays outside")


def _may_come(row: Row, apart: Mapping[str, Apart], needed: set[object]) -> bool:
    if row.kind == "transcripts":
        return row.columns["transcript_id"] in needed
    if row.kind == "statements":
        return _place(row) in needed
    return not any(name in apart for name in _owners(row, {}))


def _is_own_text(row: Row, hashes: Mapping[str, str]) -> bool:
    columns = row.columns
    match row.kind:
        case "memories":
            keys = (text_hash(columns["content"]), embedding_key(columns["content"]))
            return keys == (columns["text_hash"], columns["embedding_key"])
        case "states":
            return hashes.get(columns["memory_id"]) == columns["text_hash"]
        case "statements":
            return not columns["text"] or text_hash(columns["text"]) == columns["text_hash"]
        case _:
            return True


def _spoken(row: Row) -> Iterator[str]:
    """Yield the texts of a row that somebody may be told."""
    columns = row.columns
    if row.kind == "memories":
        yield from dict.fromkeys((columns["content"], columns["title"], columns["summary"], *columns["trajectory"]))
    elif row.kind == "statements":
        yield from dict.fromkeys((columns["raw"], columns["text"]))


def _strings(value: JsonValue) -> Iterator[str]:
    """Yield every text in a value, the names in its objects too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, held in value.items():
            yield from _strings(name)
            yield from _strings(held)
    elif isinstance(value, list):
        for held in value:
            yield from _strings(held)


def _statement(text: str, surface: Surface) -> Statement:
    return Statement(
        turn=0,
        start=0,
        end=len(text),
        raw=text,
        text=text,
        surface=surface,
        policy=WritePolicy.FORM,
        score=0.0,
        features={},
    )
