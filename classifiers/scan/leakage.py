"""Axis 3, credential leakage: text that hands a credential on, or tells the reader to.

A masked secret is no danger any more, but the line once held one: it weighs a little.
"""

from __future__ import annotations

from typing import Final

from classifiers.scan.axis import danger, guarded, weigh
from pipeline.gate.sieve import Sieve

AXIS: Final = "credential_leakage"

_CREDENTIAL = r"(?:passwords?|api[ _-]?keys?|tokens?|secrets?|credentials?|private keys?)"

_MASKED: Final = guarded(0.5, r"\[redacted:[a-z_]+\]", "[redacted:")
_DANGERS: Final = (
    _MASKED,
    guarded(
        0.8,
        r"\b(?:share|paste|print|echo|log|write|commit|include|embed|hard-?code)\b (?:\w+ )"
        rf"{{0,3}}?(?:the |your |our |all )(?:\w+ ){{0,2}}?{_CREDENTIAL} (?:in|into"
        r"|to|on) (?:the )?(?:chat|reply|response|output|answer|log|issue|commit"
        r"|repo|readme|comment)",
        "password key token secret credential",
    ),
    guarded(0.6, r"\b(?:echo|print|cat|type)\b [^\n]{0,20}\$\{?\w*(?:token|secret|password|api_key|apikey)\w*\}?", "$"),
    guarded(
        0.6,
        r"\b(?:disable|skip|turn off|remove)\b (?:\w+ ){0,2}?(?:secret|credential) (?:scanni"
        r"ng|masking|redaction|detection)",
        "secret credential",
    ),
)
SIGNS: Final = Sieve(_DANGERS)
_FORBIDS = danger(0.0, r"\b(?:never|don't|do not|must not|mustn't|should not|shouldn't|avoid|no one|nobody)\b")


def score(folded: str) -> float:
    """Return the weight of leakage in folded text, ≥ 0; a rule that forbids it weighs only what is masked in it."""
    signs = SIGNS.through(folded)
    if signs and _FORBIDS.pattern.search(folded):
        signs = tuple(sign for sign in signs if sign is _MASKED.tried)
    return weigh(folded, signs)
