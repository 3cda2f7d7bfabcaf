"""What a Python caller gives, checked before anything is sent: an annotation stops nobody at run time."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from pipeline.domain.transcript import Transcript
from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from pydantic import ValidationError

CONTENT: Final = "give bytes, text, a JSON object or list, or a Transcript"


def demand(kind: type, **given: object) -> None:
    """Raise InvalidInputError that names the first of the given which is not of its kind."""
    for name, value in given.items():
        if not isinstance(value, kind):
            message = f"{name} is {_called(value)}: give it as {kind.__name__}"
            raise InvalidInputError(message)


def faults(error: ValidationError, whole: str = "") -> str:
    """Return what is wrong with each part, in the words of the check that found it; `whole` names what has no parts."""
    told = [(".".join(map(str, each["loc"])) or whole, each["msg"]) for each in error.errors()]
    return "; ".join(f"{part}: {message.removeprefix('Value error, ')}" for part, message in told)


def encode(content: object) -> bytes:
    """Return the bytes of a transcript given in any of the ways a Python producer has it.

    Raises:
        InvalidInputError: it is nothing that a transcript can be, or holds what JSON has no word for.
    """
    if isinstance(content, bytes):
        return content
    if isinstance(content, str):
        return content.encode(errors="surrogatepass")
    if not _is_value(content):
        message = f"a transcript cannot be {_called(content)}"
        raise InvalidInputError(message, [CONTENT])
    try:
        return _written(content)
    except (TypeError, ValueError) as unsaid:
        message = f"the transcript is no JSON value: {unsaid}"
        raise InvalidInputError(message, [CONTENT]) from unsaid
    except RecursionError as endless:
        message = "the transcript is a JSON value nested too deep to be written"
        raise InvalidInputError(message, [CONTENT]) from endless


def _is_value(content: object) -> bool:
    return isinstance(content, Mapping | Sequence | Transcript)


def _written(content: object) -> bytes:
    if isinstance(content, Transcript):
        return content.model_dump_json(exclude_defaults=True).encode()
    return json.dumps(content, ensure_ascii=False).encode(errors="surrogatepass")


def _called(value: object) -> str:
    return "nothing (None)" if value is None else f"of type {type(value).__name__}"
