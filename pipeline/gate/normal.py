"""The normalised form of a text, the key under which the same words are the same statement everywhere."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

_EDGE: Final = " .,;:!?…。．，、；：！？؟،؛।*_`\"'“”‘’«»「」-–—•"
"""Edge characters that carry no meaning of their own: an echo often loses or gains them."""


_DIGITS: Final = {code: str(unicodedata.decimal(chr(code))) for code in range(0x660, 0x10000) if chr(code).isdecimal()}
"""Digits of other scripts, as the numbers they are: a port is the same port in Arabic or Devanagari figures."""
_HYPHENS: Final = dict.fromkeys((0x2010, 0x2011, 0x2212), "-")
_UNSEEN: Final[dict[int, str]] = dict.fromkeys((0x00AD, 0x200B, 0x2060, 0xFEFF), "")
_SAME: Final = {**_DIGITS, **_HYPHENS}


def normalise(text: str) -> str:
    """Return `text` as NFKC (full-width is half-width), case-folded, single-spaced, without markup or edge marks.

    Digits of any script and hyphens of any kind are those of ASCII; what nobody sees is gone.
    """
    if not text.isascii():
        folded = unicodedata.normalize("NFKC", text.translate(_UNSEEN)).casefold()
        text = unicodedata.normalize("NFKC", folded).translate(_SAME)
    bare = text.casefold().replace("**", "").replace("`", "")
    return " ".join(bare.split()).strip(_EDGE)


def text_hash(text: str) -> str:
    """Return the SHA-256 (hex, 64 characters) of the normalised text; lone surrogates count as themselves."""
    return hashlib.sha256(normalise(text).encode("utf-8", "surrogatepass")).hexdigest()
