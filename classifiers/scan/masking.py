"""Masks secrets before anything is stored, logged, sent or shown (SPEC §7).

One automaton over the whole text finds the literals that a secret cannot do without; only at those places are
bounded patterns tried. Clean text costs one pass of the automaton.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ahocorasick_rs import AhoCorasick

from classifiers.scan.assignment import find_labelled
from classifiers.scan.key_block import KEY_KIND, KEY_TRIGGER, find_key_blocks
from classifiers.scan.label import LABELS
from classifiers.scan.library import LIBRARY, STRIDE, find_by_library
from classifiers.scan.token_format import LOOK_BACK, LOOK_BEHIND, SELF_DELIMITED, TOKEN_FORMATS, is_well_formed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from detect_secrets.plugins.base import BasePlugin

    from classifiers.scan.token_format import TokenFormat

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
        formats = {form.prefix: form for form in TOKEN_FORMATS}
        plugins: dict[str, list[tuple[str, BasePlugin]]] = {}
        for kind, plugin, near in LIBRARY:
            for literal in near:
                plugins.setdefault(literal, []).append((kind, plugin))
        self._literals = tuple(dict.fromkeys((*formats, *LABELS, *plugins, KEY_TRIGGER)))
        self._roles = tuple(
            (formats.get(literal), tuple(plugins.get(literal, ())), literal if literal in LABELS else "")
            for literal in self._literals
        )
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
        found = [*self._key_blocks(text, hits)]
        covered = 0
        asked: dict[str, int] = {}
        line = _Line(text)
        for index, start, end in hits:
            form, plugins, label = self._roles[index]
            if form:
                found.extend(_try_format(text, start, form))
            if plugins:
                found.extend(_try_library(text, plugins, asked, line.around(start)))
            if label and start >= covered:
                labelled = find_labelled(text, (start, end), label, line.around(start).end)
                if labelled:
                    found.append(Secret(labelled.start, labelled.end, labelled.kind))
                    covered = labelled.end
        return _disjoint(found, text)

    def _key_blocks(self, text: str, hits: Iterable[tuple[int, int, int]]) -> Iterator[Secret]:
        keys = [start for index, start, _ in hits if self._literals[index] == KEY_TRIGGER]
        for start, end, opens in find_key_blocks(text, keys):
            yield Secret(start, end, KEY_KIND, not opens)


class _Around(NamedTuple):
    """A place, the start of its line, and where reading from it ends: with the line, or out of reach."""

    place: int
    start: int
    end: int


class _Line:
    """The line around a place of a text; places ascend, so that all lines together are looked for once."""

    def __init__(self, text: str) -> None:
        """Stand on the first line."""
        self._text = text
        self._start = 0
        self._end = self._end_after(0)

    def around(self, place: int) -> _Around:
        """Go to the line that holds `place`."""
        if place > self._end:
            self._start = self._text.rfind("\n", self._end, place) + 1
            self._end = self._end_after(place)
        return _Around(place, self._start, min(self._end, place + _REACH))

    def _end_after(self, place: int) -> int:
        end = self._text.find("\n", place)
        return end if end >= 0 else len(self._text)


def _try_library(
    text: str, plugins: tuple[tuple[str, BasePlugin], ...], asked: dict[str, int], around: _Around
) -> Iterator[Secret]:
    """Ask the detectors of a literal, unless their last window already held this place; `asked` remembers."""
    for kind, plugin in plugins:
        last = asked.get(plugin.secret_type)
        if last is None or around.place > last + STRIDE:
            asked[plugin.secret_type] = around.place
            line = (around.start, around.end)
            yield from (Secret(*span, kind) for span in find_by_library(text, around.place, plugin, line))


def _try_format(text: str, start: int, form: TokenFormat) -> Iterator[Secret]:
    if form.prefix in SELF_DELIMITED or _BOUNDARY.match(text, start):
        match = form.pattern.match(text, start, start + _REACH)
        if match and is_well_formed(form.prefix, match[match.lastindex or 0]):
            yield from _with_look_behind(Secret(*match.span(match.lastindex or 0), form.kind), form.prefix, text)


def _with_look_behind(secret: Secret, literal: str, text: str) -> Iterator[Secret]:
    before = LOOK_BEHIND.get(literal)
    if before is None:
        yield _spare_escape(secret, text)
        return
    match = before.search(text[max(0, secret.start - LOOK_BACK) : secret.start])
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
