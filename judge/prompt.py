"""The prompts, versioned files beside this module, and how material is laid into them.

Material is always data: one JSON object a line between markers made of a random word that its authors cannot know,
with the characters that open chat or tool markup written as escapes.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pydantic import JsonValue

EXTRACT: Final = "extract-1"
RECONCILE: Final = "reconcile-1"
CURATE: Final = "curate-1"
DISTIL: Final = "distil-1"
PROMPT_VERSION: Final = f"{EXTRACT}+{RECONCILE}"
"""Stored on every memory these prompts formed. A prompt file is never edited: a new one gets the next number."""

_MARKER: Final = re.compile(r"[0-9a-z]{12,64}")
_INSTRUCTION_MARKUP: Final = re.compile(r"\[(?=/?(?:INST|SYS|TOOL)\b)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Prompt:
    """A filled prompt."""

    system: str
    user: str


@cache
def _template(name: str) -> str:
    return (files("judge") / "prompts" / f"{name}.md").read_text(encoding="utf-8")


def fill(name: str, rows: Sequence[Mapping[str, JsonValue]], marker: str) -> Prompt:
    """Return the prompt with its material between markers.

    `marker` is a fresh random word of 12 to 64 lower-case letters and digits; ValueError when it is not, or when the
    material holds it (the caller then draws another).
    """
    body = "\n".join(as_data(row) for row in rows)
    if not _MARKER.fullmatch(marker) or marker in body:
        message = "the marker must be a random word of 12 to 64 letters and digits that the material does not hold"
        raise ValueError(message)
    return Prompt(
        _template(name).replace("{marker}", marker),
        f"begin {marker}\n{body}\nend {marker}",
    )


def as_data(row: Mapping[str, JsonValue]) -> str:
    """Write one row as one line of JSON in which no markup of a chat template can open."""
    line = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
    line = line.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return _INSTRUCTION_MARKUP.sub(r"\\u005b", line.replace("\x85", "\\u0085"))
