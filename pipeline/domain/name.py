"""What may be a name of a workspace, thread, colony, agent, repository or transcript that somebody gives.

Checked once, where a producer hands something in. What is stored is never checked again, so that a name of older
days stays readable.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from pipeline.errors import InvalidInputError

MAX_NAME_CHARS: Final = 200
MAX_NUMBER: Final = 2**63 - 1
"""Greatest number that anything is numbered with."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories of what no reader sees: controls, zero-width and bidi marks, halves of characters, line ends."""
_SEEN: Final = frozenset("LNPS")
"""First letters of the Unicode categories of what stands for itself: letters, numbers, punctuation and symbols."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Of these, what is drawn as nothing: fillers of Hangul, and Braille without a dot."""


def check_name(what: str, name: str, *, optional: bool = False) -> str:
    """Return the name itself; with `optional` an empty one is none.

    Raises:
        InvalidInputError: it is empty, longer than 200 characters, has space around it, or holds what no reader
            sees; the message shows the place, and never what is unseen as it is.
    """
    if optional and not name:
        return name
    fault = _fault(name)
    if fault:
        message = f"{what} {fault}"
        raise InvalidInputError(message, [f"give a plain name of at most {MAX_NAME_CHARS} characters"])
    return name


def has_signs(text: str) -> bool:
    """Return True if a reader sees anything of it: a letter, a figure, a mark or a picture."""
    return any(unicodedata.category(sign)[0] in _SEEN and sign not in _BLANK for sign in text)


def check_number(what: str, number: object) -> int:
    """Return the number itself; raise InvalidInputError if nothing can be numbered so: 1 to 2⁶³ - 1."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MAX_NUMBER:
        message = f"no {what} is numbered so"
        raise InvalidInputError(message, [f"its number is one from 1 to {MAX_NUMBER}"])
    return number


def _fault(name: str) -> str:
    if not name.strip():
        return "has an empty name"
    if len(name) > MAX_NAME_CHARS:
        return f"has a name of {len(name):,} characters"
    unseen = next((place for place, sign in enumerate(name) if unicodedata.category(sign) in _UNSEEN), None)
    if unseen is not None:
        return f"{name!a} holds a character that nobody sees ({name[unseen]!a} at {unseen})"
    return f"{name!r} has space around it" if name != name.strip() else ""
