"""An export as a file: a header, a row a line, and a last line that says how many and what they sum up to."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator
    from datetime import datetime

KIND: Final = "memform-export"
VERSION: Final = 2
_END: Final = "end"
_AGAIN: Final = "export it again"


class Row(NamedTuple):
    """A row of an export: the number of its line, its kind, and its columns."""

    line: int
    kind: str
    columns: dict[str, Any]


def lines(workspace: str, at: datetime, rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[bytes]:
    """Yield the lines of an export, each with its end; the last one seals those before it."""
    digest, counts = hashlib.sha256(), Counter[str]()
    header = {"kind": KIND, "v": VERSION, "workspace_id": workspace, "exported_at": at.isoformat()}
    line = _line(header)
    digest.update(line)
    yield line
    for kind, columns in rows:
        line = _line({kind: columns})
        digest.update(line)
        counts[kind] += 1
        yield line
    yield _line({_END: {"counts": counts, "sha256": digest.hexdigest()}})


def is_export(body: bytes) -> bool:
    """Return True for what starts as an export of ours does, whole or not."""
    return f'"{KIND}"'.encode() in body.lstrip().partition(b"\n")[0]


def rows_of(body: bytes, kinds: Collection[str]) -> list[Row]:
    """Return the rows of an export that is whole and as it was written.

    Raises:
        InvalidInputError: it is of another version, cut off, or changed; the message says what to do.
    """
    first, *rest = body.strip().split(b"\n")
    _check_version(_object(first, 1))
    if not rest:
        raise _cut_off()
    *held, last = rest
    try:
        seal = _object(last, len(rest) + 1).get(_END)
    except InvalidInputError as error:
        raise _cut_off() from error
    if not isinstance(seal, dict):
        raise _cut_off()
    rows = [_row(line, number, kinds) for number, line in enumerate(held, 2)]
    digest = hashlib.sha256(b"".join(line + b"\n" for line in (first, *held))).hexdigest()
    if seal != {"counts": Counter(row.kind for row in rows), "sha256": digest}:
        message = "the lines of this export are not those that its last line sums up: they were changed or lost"
        raise InvalidInputError(message, [f"nothing was imported: {_AGAIN}, or take another copy"])
    return rows


def damaged(line: int, why: str) -> InvalidInputError:
    """Return the error for a row that cannot be one."""
    return InvalidInputError(f"line {line} of this export is damaged: {why}", [f"nothing was imported: {_AGAIN}"])


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode() + b"\n"


def _check_version(header: dict[str, Any]) -> None:
    said = header.get("v")
    if type(said) is not int or said < 1:
        message = f"line 1 of this export says no version ({json.dumps(said)[:40]})"
        raise InvalidInputError(message, [_AGAIN])
    if said != VERSION:
        age = "a later" if said > VERSION else "an earlier"
        way_out = f"import it with {age} memform" if said > VERSION else _AGAIN
        message = f"this export is of {age} form ({said}) than this memform reads ({VERSION})"
        raise InvalidInputError(message, [way_out])


def _row(line: bytes, number: int, kinds: Collection[str]) -> Row:
    said = _object(line, number)
    kind, columns = next(iter(said.items()), ("", None))
    if kind not in kinds or len(said) > 1:
        message = f"line {number} holds {kind!r}, which this version does not know"
        raise InvalidInputError(message)
    if not isinstance(columns, dict):
        raise damaged(number, f"{kind} are no columns")
    return Row(number, kind, cast("dict[str, Any]", columns))


def _object(line: bytes, number: int) -> dict[str, Any]:
    try:
        said: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        message = f"line {number} of this export cannot be read"
        raise InvalidInputError(message, [f"it may have been cut off: {_AGAIN}"]) from error
    if not isinstance(said, dict):
        message = f"line {number} of this export cannot be read"
        raise InvalidInputError(message, [f"it may have been cut off: {_AGAIN}"])
    return cast("dict[str, Any]", said)


def _cut_off() -> InvalidInputError:
    message = "this export is cut off: its last line does not sum it up"
    return InvalidInputError(message, [f"nothing was imported: {_AGAIN}"])
