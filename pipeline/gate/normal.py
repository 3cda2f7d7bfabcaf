"""The normalised form of a text, the key under which the same words are the same statement everywhere."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

_EDGE: Final = " .,;:!?…。．，、；：！？؟،؛।*_`\"'“”‘’«»「」-–—•"
"""Edge characters that carry no meaning of their own: an echo often loses or gains them."""


def normalise(text: str) -> str:
    """Return `text` as NFKC (full-width is half-width), case-folded, single-spaced, without markup or edge marks."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    bare = folded.replace("**", "").replace("`", "")
    return " ".join(bare.split()).strip(_EDGE)


def text_hash(text: str) -> str:
    """Return the SHA-256 (hex, 64 characters) of the normalised text; lone surrogates count as themselves."""
    return hashlib.sha256(normalise(text).encode("utf-8", "surrogatepass")).hexdigest()
