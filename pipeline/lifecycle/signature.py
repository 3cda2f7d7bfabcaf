"""Who changes something by hand, and why: what every event, turn and run keeps of a person."""

from __future__ import annotations

from typing import Final

from pipeline.domain.name import check_name
from pipeline.errors import InvalidInputError
from pipeline.formats.decode import clean
from pipeline.lifecycle.transition import Machine

MAX_REASON_CHARS: Final = 2_000
"""A reason is a sentence or a few; what is longer belongs where it can be linked to."""


def actor_of(name: str) -> str:
    """Return the name of a person as it is signed with.

    Raises:
        InvalidInputError: it is empty, no plain name, or what memform signs its own work with.
    """
    if not name.strip():
        message = "whoever changes a memory has a name: give the actor"
        raise InvalidInputError(message)
    check_name("actor", name)
    if name in set(Machine):
        message = f"{name!r} is what memform itself signs with: what you do would pass for its own work"
        raise InvalidInputError(message, ["give the name of a person"])
    return name


def line_of(text: str) -> str:
    """Return a person's words on one line, without what no reader sees and what only a terminal obeys."""
    return " ".join(clean(text).text.split())


def reason_of(text: str) -> str:
    """Return a reason as it is kept: one line, at most 2,000 characters.

    Raises:
        InvalidInputError: it is longer.
    """
    line = line_of(text)
    if len(line) > MAX_REASON_CHARS:
        message = f"the reason has {len(line):,} characters; {MAX_REASON_CHARS:,} are kept: say it shorter"
        raise InvalidInputError(message)
    return line
