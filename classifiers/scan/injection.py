"""Axis 1, prompt injection: text that gives its reader new orders or overrides the ones it has.

A rule about how to work is no injection, whoever wrote it. What counts is the address (to an assistant that
reads along), the override (of instructions given before), the wish to go unseen, and the claim to speak for the
operator.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from classifiers.scan import injection_claim, injection_errand, injection_harm
from classifiers.scan.axis import weigh
from classifiers.scan.injection_address import ADDRESS, ADDRESSES, AIMED, ORDERS_ABROAD, STEALTHS
from classifiers.scan.injection_override import OVERRIDES, SPOKEN_OF
from pipeline.domain.surface import Surface
from pipeline.gate.sieve import Guarded, Sieve

AXIS: Final = "prompt_injection"
REASON: Final = "prompt_injection"
PLANTED: Final = "instruction_from_untrusted_source"

UNTRUSTED: Final = frozenset({Surface.TOOL_OUTPUT, Surface.DOCUMENT_INGEST, Surface.EXTERNAL_CONTACT, Surface.IMPORT})
"""Where text comes from people or programs that have no say over the assistant."""


_FAMILIES: Final = {
    "override": OVERRIDES,
    "address": ADDRESSES,
    "abroad": ORDERS_ABROAD,
    "stealth": STEALTHS,
    "claim": injection_claim.signs(ADDRESS),
    "harm": injection_harm.signs(ADDRESS),
    "errand": injection_errand.signs(ADDRESS),
    "standing": injection_errand.standing_signs(ADDRESS),
}
_SIGNS: Final = Sieve(
    Guarded((family, sign.tried), sign.needs) for family, signs in _FAMILIES.items() for sign in signs
)


def score(folded: str, surface: Surface) -> float:
    """Return the weight of injection in `folded` text (lower case, single blanks), ≥ 0.

    Overrides count anywhere; an address, a wish to go unseen, an order in the operator's name, one to do harm or a
    standing errand for an outside address counts where the text comes from an untrusted source, because an operator
    does speak to the assistant. What is "always" to go there counts where a stranger wants it: a document may rule
    so. What a text about injections quotes counts nowhere.
    """
    weight = _weight(folded, surface)
    return _weight(_unquoted(folded), surface) if weight else 0.0


def _weight(folded: str, surface: Surface) -> float:
    signs = _SIGNS.through(folded)
    if not signs:
        return 0.0
    counted = {*_FAMILIES} if surface in UNTRUSTED else {"override"}
    if not AIMED.pattern.search(folded):
        counted.discard("address")
    if surface is not Surface.EXTERNAL_CONTACT:
        counted.discard("standing")
    return weigh(folded, (sign for family, sign in signs if family in counted))


_QUOTE: Final = re.compile(r"\"[^\"]{4,300}\"|`[^`]{4,300}`|[“”„][^“”„]{4,300}[“”]|[«「『][^«»「」『』]{4,300}[»」』]")
_LEAST_OWN: Final = 3
"""Words outside of the quotes that a text must say itself to be one about what it quotes."""


def _unquoted(folded: str) -> str:
    """Return the text without its quotes where it speaks of injections; an order that is only quoted stays one."""
    own = _QUOTE.sub(" ", folded) if SPOKEN_OF.pattern.search(folded) else folded
    spoken_of = own != folded and SPOKEN_OF.pattern.search(own) is not None
    enough = len(own.split()) >= _LEAST_OWN or (not own.isascii() and len(own) > _LEAST_OWN)
    return own if spoken_of and enough else folded


def reason(surface: Surface) -> str:
    """Name the quarantine: planted text is told apart from an override in a conversation."""
    return PLANTED if surface in UNTRUSTED else REASON


_BLANK: Final = re.compile(r"\s+")
_HIDDEN: Final = re.compile(r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_SPELT_OUT: Final = re.compile(r"(?<!\w)[^\W\d_](?: [^\W\d_]){3,}(?!\w)")
_LETTERS_APART: Final = re.compile(r"(?<!\w)[^\W\d_](?: [^\W\d_])+(?!\w)")
_MIXED: Final = re.compile(r"[a-z][\u0370-\u04ff]|[\u0370-\u04ff][a-z]")
_WORD: Final = re.compile(r"[^\W\d_]+")
_LOOKALIKES: Final = str.maketrans("аеорсухіјѕѵкмтнвοαερυικντ", "aeopcyxijsvkmthboaepuikvt")
"""Letters of Cyrillic and Greek that pass for Latin ones in a word with Latin ones."""


def fold(text: str) -> str:
    """Return lower-case text with single blanks, the form that every axis reads.

    Full width becomes half width; hidden characters, look-alike letters and words in s p a c e d letters are read as
    a reader sees them.
    """
    if _SPELT_OUT.search(text):
        text = _LETTERS_APART.sub(lambda match: match[0].replace(" ", ""), text)
    folded = text.lower() if text.isascii() else _seen(text)
    return _BLANK.sub(" ", folded).strip()


def _seen(text: str) -> str:
    plain = _HIDDEN.sub("", unicodedata.normalize("NFKC", text)).lower().replace("’", "'")
    return _WORD.sub(_unmasked, plain) if _MIXED.search(plain) else plain


def _unmasked(word: re.Match[str]) -> str:
    return word[0].translate(_LOOKALIKES) if _MIXED.search(word[0]) else word[0]
