"""Masks secrets before anything is stored, logged, sent or shown (SPEC §7).

One automaton over the whole text finds the literals that a secret cannot do without; only at those places are
bounded patterns tried. Clean text costs one pass of the automaton.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ahocorasick_rs import AhoCorasick

from classifiers.scan.assignment import LABELS, find_labelled
from classifiers.scan.key_block import KEY_KIND, KEY_TRIGGER, find_key_blocks
from classifiers.scan.library import LIBRARY, STRIDE, find_by_library
from classifiers.scan.token_format import LOOK_BEHIND, SELF_DELIMITED, TOKEN_FORMATS, is_well_formed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from detect_secrets.plugins.base import BasePlugin

MASK: Final = "[REDACTED:{kind}]"
MASKED: Final = re.compile(r"\[REDACTED:[a-z_]+\]")
_REACH: Final = 16_384
"""Characters a pattern may read beyond its literal."""
_LOOK: Final = 16
_BOUNDARY: Final = re.compile(
    r"(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9a-fA-F]{4})|(?<=%[0-9A-Fa-f]{2})|(?<=\x1b\[\dm)|(?<=\x1b\[\d\dm))"
)
"""What may stand before a token: anything but a letter or digit, or the end of an escape."""


class Secret(NamedTuple):
    """One find: its kind and its span. `silent` spans vanish instead of showing a mask of their own."""

    start: int
    end: int
    kind: str
    silent: bool = False


class SecretMasker:
    """Implements `pipeline.ports.Masker`. Stateless after construction; one instance a process is enough."""

    def __init__(self) -> None:
        """Compile the automaton and look up who is asked about each literal."""
        self._formats = {form.prefix: form for form in TOKEN_FORMATS}
        self._plugins: dict[str, list[tuple[str, BasePlugin]]] = {}
        for kind, plugin, near in LIBRARY:
            for literal in near:
                self._plugins.setdefault(literal, []).append((kind, plugin))
        self._literals = tuple(dict.fromkeys((*self._formats, *LABELS, *self._plugins, KEY_TRIGGER)))
        self._automaton = AhoCorasick(self._literals, store_patterns=False)

    def mask(self, text: str) -> tuple[str, Mapping[str, int]]:
        """Return the text with `[REDACTED:type]` in place of each secret, and how many of each type.

        Line breaks, quotes and escapes stay, so JSON stays JSON. Masking masked text changes nothing: a mask may lay a
        neighbour bare, so passes go on until one finds nothing. They end, for each takes text that no mask holds.
        """
        counts: Counter[str] = Counter()
        while secrets := self.find(text):
            text = _replace(text, secrets)
            counts.update(secret.kind for secret in secrets if not secret.silent)
        return text, dict(sorted(counts.items()))

    def find(self, text: str) -> tuple[Secret, ...]:
        """Return the secrets in reading order, without overlaps."""
        hits = self._automaton.find_matches_as_indexes(text, overlapping=True)
        if not hits:
            return ()
        keys = [start for index, start, _ in hits if self._literals[index] == KEY_TRIGGER]
        found = [Secret(start, end, KEY_KIND, not opens) for start, end, opens in find_key_blocks(text, keys)]
        covered = 0
        asked: dict[str, int] = {}
        for index, start, _ in hits:
            literal = self._literals[index]
            found.extend(self._try_format(text, start, literal))
            found.extend(self._try_library(text, start, literal, asked))
            labelled = find_labelled(text, start, literal, _line_end(text, start)) if start >= covered else None
            if labelled:
                found.append(Secret(labelled.start, labelled.end, labelled.kind))
                covered = labelled.end
        return _disjoint(found, text)

    def _try_format(self, text: str, start: int, literal: str) -> Iterator[Secret]:
        form = self._formats.get(literal)
        if form and (literal in SELF_DELIMITED or _BOUNDARY.match(text, start)):
            match = form.pattern.match(text, start, start + _REACH)
            if match and is_well_formed(literal, match[match.lastindex or 0]):
                yield from _with_look_behind(Secret(*match.span(match.lastindex or 0), form.kind), literal, text)

    def _try_library(self, text: str, start: int, literal: str, asked: dict[str, int]) -> Iterator[Secret]:
        """Ask the detectors of a literal, unless their last window already held this place; `asked` remembers."""
        for kind, plugin in self._plugins.get(literal, ()):
            last = asked.get(plugin.secret_type)
            if last is None or start > last + STRIDE:
                asked[plugin.secret_type] = start
                line = (text.rfind("\n", 0, start) + 1, _line_end(text, start))
                yield from (Secret(*span, kind) for span in find_by_library(text, start, plugin, line))


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start, start + _REACH)
    return end if end >= 0 else min(len(text), start + _REACH)


def _with_look_behind(secret: Secret, literal: str, text: str) -> Iterator[Secret]:
    before = LOOK_BEHIND.get(literal)
    if before is None:
        yield _spare_escape(secret, text)
        return
    match = before.search(text[max(0, secret.start - _LOOK) : secret.start])
    if match:
        yield secret._replace(start=secret.start - len(match[0]))


def _spare_escape(secret: Secret, text: str) -> Secret:
    r"""Leave the letter of an escape alone: in `\npm_…` the `n` may be half of a line break."""
    if secret.start and text[secret.start - 1] == "\\" and text[secret.start] in "nrtbfu":
        return secret._replace(start=secret.start + 1)
    return secret


def _disjoint(found: Iterable[Secret], text: str) -> tuple[Secret, ...]:
    """Join overlapping finds into the widest, naming the first; leave what is masked already."""
    joined: list[Secret] = []
    for secret in sorted(found, key=lambda s: (s.start, -s.end)):
        if MASKED.search(text, max(0, secret.start - _LOOK), secret.end + _LOOK) and _touches_mask(secret, text):
            continue
        if joined and secret.start < joined[-1].end:
            joined[-1] = joined[-1]._replace(end=max(joined[-1].end, secret.end))
        else:
            joined.append(secret)
    return tuple(joined)


def _touches_mask(secret: Secret, text: str) -> bool:
    low = max(0, secret.start - _LOOK * 3)
    marks = MASKED.finditer(text, low, secret.end + _LOOK * 3)
    return any(mark.start() < secret.end and secret.start < mark.end() for mark in marks)


def _replace(text: str, secrets: Iterable[Secret]) -> str:
    parts: list[str] = []
    place = 0
    for secret in secrets:
        parts.append(text[place : secret.start])
        if not secret.silent:
            parts.append(MASK.format(kind=secret.kind))
        place = secret.end
    parts.append(text[place:])
    return "".join(parts)
