"""memform's own schema as JSON, or as JSON lines with one transcript a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from pydantic import ValidationError

from pipeline.domain.transcript import Transcript
from pipeline.formats.instant import instant
from pipeline.formats.json_value import as_object, as_text, objects
from pipeline.formats.source import refuse
from pipeline.formats.speech import limit_turns, surface_of

if TYPE_CHECKING:
    from pydantic import JsonValue

    from pipeline.formats.source import Source

PENDING: Final = "-"
"""Stands for the workspace until `detect.read` writes the one it was told."""


def is_native(value: JsonValue) -> bool:
    """True for an object with a `turns` array of objects: what makes a transcript ours."""
    turns = as_object(value).get("turns")
    return isinstance(turns, list) and all(isinstance(turn, dict) for turn in turns)


def read(source: Source) -> Transcript:
    """Read the one transcript of the file; several in one file must be split first."""
    found = [item for item in source.objects if is_native(item)]
    if len(found) > 1:
        refuse(f"it holds {len(found)} transcripts; split it and read each")
    if not found or len(source.objects) != 1:
        refuse('no object with a "turns" array of objects')
    limit_turns(len(objects(found[0]["turns"])))
    try:
        return Transcript.model_validate_json(json.dumps(_completed(found[0])))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        refuse(f"{where}: {first['msg']}")


def _completed(record: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Fill in what a producer may leave out, and read instants leniently (naive means UTC)."""
    return {
        **_timed(record),
        "workspace_id": record.get("workspace_id") or PENDING,
        "turns": [_turn(turn) for turn in objects(record["turns"])],
    }


def _turn(turn: dict[str, JsonValue]) -> JsonValue:
    surface = turn.get("surface") or surface_of(as_text(turn.get("role"))).value
    return {**_timed(turn), "surface": "tool_output" if surface == "tool_dump" else surface}


def _timed(record: dict[str, JsonValue]) -> dict[str, JsonValue]:
    stated = record.get("occurred_at")
    read_as = instant(stated)
    return {**record, "occurred_at": read_as.isoformat()} if read_as else record
