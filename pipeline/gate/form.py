"""What the form of a piece shows: marks, values, figures, identifiers, each under the name of its feature."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.gate.memo import Memo
from pipeline.gate.sieve import DIGITS, WIDE, Guarded, Sieve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_MAX_IDENTIFIERS: Final = 3
_MAX_CODE_SPANS: Final = 2

_CODE_SPAN: Final = re.compile(r"`[^`]+`")
_IDENTIFIER: Final = re.compile(
    r"\b\w+\(\)?|\b[a-zA-Z]\w*_\w+|\b[a-z]+[A-Z]\w*|(?:^|\s)[~.]?/?[\w.-]+/[\w./-]+|--[a-z][\w-]+"
    r"|\b[A-Z]{2,}[A-Z_\d]*\b"
    r"|\b\w+\.(?:py|ts|tsx|js|json|md|ya?ml|toml|sh|go|rs|sql|cfg|env|log|txt|html|css|java|rb|c|h|cpp)\b"
)
_CAPITALS: Final = re.compile(r"[a-zA-Z][A-Z]")
_MEASURE: Final = (
    r"\d(?:\s?(?:%|ms|s|sec|min|h|hours?|days?|minutes?|seconds?|weeks?|months?|years?|[KMGT]i?B|kb|mb|gb|px|km|kg|°|x"
    r"|A|V|tokens?|rows?|users?|times|million|billion)\b|[.,]\d{3}|\.\d|(?<=[$€£¥].)|(?<=[$€£¥]\s.))"
)
_LABEL_WITHIN: Final = r"[:：](?:(?<=[^\s:].)|(?<=[^\s:]\s.))[*_`]*\s+\S|：\S|\*\*[^*\n]{1,60}\*\*\s*[–—=→-]\s*\S"


class Sign(NamedTuple):
    """A sign's name, and a test that is true where it shows."""

    name: str
    shows: Callable[[str], object]


def signs(body: str) -> Iterator[str]:
    """Yield the names of the signs that `body` shows, in the order of the table."""
    return (sign.name for sign in SIGNS.through(body) if sign.shows(body))


def count_code_spans(body: str) -> float:
    """Return the number of inline code spans, two at most."""
    return float(min(_MAX_CODE_SPANS, len(_CODE_SPAN.findall(body)))) if "`" in body else 0.0


def count_identifiers(body: str) -> float:
    """Return the number of calls, paths, flags, constants and names in code, three at most; words are a blank apart."""
    if not any(map(body.__contains__, ("(", "_", "/", "--"))) and "." not in body[:-1] and not _CAPITALS.search(body):
        return 0.0
    return float(min(_MAX_IDENTIFIERS, sum(map(_IDENTIFIERS.__getitem__, body.replace(" ", "\n ").split("\n")))))


def _identifiers_in(word: str) -> int:
    return len(_IDENTIFIER.findall(word))


_IDENTIFIERS: Final = Memo(_identifiers_in, limit=16_384)
"""By word, with the blank before it."""


def _ends_in(marks: str, closers: str | None) -> Callable[[str], bool]:
    """Return a test for a piece whose last character, closers (white space if None) aside, is one of `marks`."""

    def holds(body: str) -> bool:
        last = body.rstrip(closers)[-1:]
        return bool(last) and last in marks

    return holds


_CLOSERS: Final = "\"'”’»)]*_`"
ends_sentence: Final = _ends_in(".。؟!！…।॥។።", _CLOSERS)
"""True for a piece that ends like a sentence, closing quotes and brackets aside."""
_NEEDS_VALUE: Final = ": ： = → -"


def _sign(name: str, shows: Callable[[str], object], *needs: str) -> Guarded[Sign]:
    return Guarded(Sign(name, shows), needs)


def _pattern(name: str, written: str, *needs: str) -> Guarded[Sign]:
    return _sign(name, re.compile(written).search, *needs)


SIGNS: Final = Sieve(
    (
        _sign("ends_sentence", ends_sentence, ". 。 ؟ ! ！ … । ॥ ។ ።"),
        _sign("ends_exclaiming", _ends_in("!！", _CLOSERS), "! ！"),
        _sign("ends_open", _ends_in(",，、↓:：([{–—-", None), ", ， 、 ↓ : ： ( [ { – — -"),
        _pattern(
            "bare_value",
            r"[:：=→-]\s*(?:`[^`]+`|[\d.,:]+\s?\S{0,12}|\S+)[.)\s]*$",
            _NEEDS_VALUE,
        ),
        _pattern("code_value", r"(?:[:：=→-]|--)\s*(?:`[^`]+`|/\S+)[.)\s]*(?:\([^)]*\))?$", _NEEDS_VALUE, "` /"),
        _pattern(
            "defined_name", r"[*_]*`[^`]+`[*_]*\s*(?:\([^)]*\)\s*)?(?:[:：–—=→-]|--)+\s*\S", "`", ": ： – — = → -"
        ),
        _pattern("named", r" (?<=[a-zà-ÿ,] )[A-ZÀ-Þ][a-zà-ÿ]"),
        _pattern("past_tense", r"\b[a-z]{3,}ed\b", "ed"),
        _pattern("purpose", r"(?:[Tt]o|In order to|Um|Para|Pour|For å|För att) [^,.]{4,80}, ", ","),
        _pattern("url", r"https?://\S+|www\.\S+", "http www."),
        _pattern("bold_onset", r"\*\*|__", "** __"),
        _pattern("quoted", r"[\"“«「][^\"”»」]{2,200}[\"”»」]", '" “ « 「'),
        _pattern("equals", r"\s[=≥≤<>≠]\s", "= ≥ ≤ < > ≠"),
        _pattern("parenthesis", r"\([^()]{3,200}\)", "(", ")"),
        _pattern("emoji", r"[\U0001f300-\U0001faff\u2600-\u27bf\u23f3]", WIDE),
        _pattern("sentences", r"[.!?。]\s+\S", ". ! ? 。"),
        _pattern("label_alone", r"(?:[^.:]{2,40}[:：]|\*\*[^*]+\*\*:?)\s*$", ": ： **"),
        _pattern("all_bold", r"\*\*.*\*\*\s*$", "**"),
        _pattern("now_value", r"\b(?:is|are) now [`\"*]*(?:[A-Z][a-z]|\d)", "now"),
        _pattern("from_to", r"\bfrom [`\"*]*[A-Z\d][^,;:]{0,40}? to [`\"*]*[A-Z\d]", "from"),
        _pattern("label_value", _LABEL_WITHIN, ": ： **"),
        _pattern("dash", r"\s(?<=\S\s)(?:[–—-]|--)\s\S", "- – —"),
        _pattern("arrow", r"→|⇒|=>|->|⟶|➜", "→ ⇒ => -> ⟶ ➜"),
        _pattern("digit", r"\d", DIGITS),
        _pattern("measure", _MEASURE, DIGITS),
        _pattern("part_of_whole", r"\d (?:(?:out )?of|von|av) \d+ \w{4}", DIGITS),
        _pattern("year", r"\b(?:19|20)\d\d\b", "19 20"),
        _pattern("cited", r"\[\d{1,3}\]", "[", "]"),
        _pattern("number_value", r"[:：=]\**\s*(?:~|≈|<|>)?[\d][\d.,:/]*\s?\S{0,8}$", DIGITS, ": ： ="),
    )
)
