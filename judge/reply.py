"""What a model may say: closed schemas, read leniently where a slip is harmless and strictly elsewhere.

A misspelt or missing operation never fails a whole reply: it becomes `UNCLEAR`, and that one statement is staged.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

if TYPE_CHECKING:
    from pydantic import JsonValue

MAX_STATEMENTS: Final = 40
"""Two statements a candidate of a full batch: more is a runaway reply."""
MAX_CITED: Final = 20
MAX_TARGETS: Final = 6

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")


def clean(text: str) -> str:
    """Take out control characters, lone surrogates, zero-width and bidi marks, and fold white space."""
    return " ".join(_CONTROL.sub("", text).split())


def without_control_characters(value: JsonValue) -> JsonValue:
    """Clean every string of a JSON value, so that it can be encoded again."""
    if isinstance(value, str):
        return _CONTROL.sub("", value)
    if isinstance(value, list):
        return [without_control_characters(item) for item in value]
    if isinstance(value, dict):
        return {_CONTROL.sub("", key): without_control_characters(item) for key, item in value.items()}
    return value


class Operation(StrEnum):
    """What the model says should become of a statement."""

    ADD = "ADD"
    UPDATE = "UPDATE"
    NOOP = "NOOP"
    UNCLEAR = "UNCLEAR"


class Kind(StrEnum):
    """How an UPDATE changes its targets; CONFLICT goes with ADD: both stay."""

    REFINE = "refine"
    SUPERSEDE = "supersede"
    MERGE = "merge"
    CONFLICT = "conflict"
    NONE = "none"


_OPERATIONS: Final = {operation.value: operation for operation in Operation}
_KINDS: Final = {kind.value: kind for kind in Kind}
SUB_TYPES: Final = ("technique", "pattern", "anti_pattern", "decision", "convention", "learning", "bug", "fact")


def _text(value: object) -> object:
    return clean(value) if isinstance(value, str) else value


def _remark(value: object) -> object:
    return "" if value is None else _text(value)


def _operation(value: object) -> Operation:
    name = value.strip().upper() if isinstance(value, str) else ""
    return _OPERATIONS.get(name, Operation.UNCLEAR)


def _kind(value: object) -> Kind:
    name = value.strip().lower() if isinstance(value, str) else ""
    return _KINDS.get(name, Kind.NONE)


def _sub_type(value: object) -> str:
    name = value.strip().lower() if isinstance(value, str) else ""
    return name if name in SUB_TYPES else "fact"


def _number(value: object) -> object:
    return int(value) if isinstance(value, str) and value.strip().isdecimal() else value


def _numbers(value: object) -> object:
    """Read null as none and one number as a list of it; a list becomes the tuple that strict validation asks for."""
    if isinstance(value, list):
        return tuple(cast("list[object]", value))
    return () if value is None else (value,) if isinstance(value, int) else value


Text = Annotated[str, BeforeValidator(_text)]
Remark = Annotated[str, BeforeValidator(_remark)]
Number = Annotated[int, BeforeValidator(_number)]
_OPERATION_SCHEMA: Final = {"type": "string", "enum": ["ADD", "UPDATE", "NOOP"]}
_KIND_SCHEMA: Final = {"type": "string", "enum": [kind.value for kind in Kind]}
_SUB_TYPE_SCHEMA: Final = {"type": "string", "enum": list(SUB_TYPES)}


class _Closed(BaseModel):
    # The JSON schema must say that nothing else may stand there: small models fill what is left open.
    model_config = ConfigDict(frozen=True, extra="forbid")


class Formed(_Closed):
    """A durable statement that stands alone, with the numbers of the candidates it rests on."""

    candidates: tuple[Number, ...] = Field(min_length=1, max_length=MAX_CITED)
    type: Annotated[str, BeforeValidator(_sub_type), WithJsonSchema(_SUB_TYPE_SCHEMA)] = "fact"
    text: Text


class LeftOut(_Closed):
    """A candidate that is not worth remembering, and why."""

    candidate: Number
    reason: Remark


class Extraction(_Closed):
    """Reply to phase 1. A candidate that stands in neither list was not answered: it is staged, never dropped."""

    statements: tuple[Formed, ...] = Field(max_length=MAX_STATEMENTS)
    left_out: tuple[LeftOut, ...] = Field(max_length=MAX_STATEMENTS)


class Verdict(_Closed):
    """What should become of one statement, against the numbered memories it was shown.

    `text` is the new wording of a refine or merge ("" keeps the statement's). `reason` stands last: a free field
    can run on until the reply is cut, and then only the reason is lost.
    """

    statement: Number
    op: Annotated[Operation, BeforeValidator(_operation), WithJsonSchema(_OPERATION_SCHEMA)] = Operation.UNCLEAR
    kind: Annotated[Kind, BeforeValidator(_kind), WithJsonSchema(_KIND_SCHEMA)] = Kind.NONE
    targets: Annotated[tuple[Number, ...], BeforeValidator(_numbers)] = Field(default=(), max_length=MAX_TARGETS)
    text: Remark = ""
    reason: Remark = ""


class Reconciliation(_Closed):
    """Reply to phase 2. A statement without a verdict was not answered: it is staged."""

    verdicts: tuple[Verdict, ...] = Field(max_length=MAX_STATEMENTS)


class Curation(_Closed):
    """Whether a memory should be worded better, and how; "" keeps it as it is."""

    refine: bool = False
    text: Remark = ""
    reason: Remark = ""


class Distillation(_Closed):
    """What memories that are used together amount to, in one statement; "" is no more than what they say."""

    text: Remark = ""
    reason: Remark = ""
