"""Cuts text at marker lines: what every transcript in Markdown or log form is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import re


class Section(NamedTuple):
    """The marker's match and the text after it, up to the next marker."""

    marker: re.Match[str]
    body: str


def sections(text: str, marker: re.Pattern[str]) -> list[Section]:
    """Return the sections of a text; what stands before the first marker is its `preface`."""
    return bounded(text, list(marker.finditer(text)))


def bounded(text: str, markers: list[re.Match[str]]) -> list[Section]:
    """Return the sections that some markers of a text open, each up to the next of them."""
    starts = [marker.start() for marker in markers]
    return [
        Section(marker, text[marker.end() : end])
        for marker, end in zip(markers, [*starts[1:], len(text)], strict=False)  # no markers, no sections
    ]


def preface(text: str, found: list[Section]) -> str:
    """Return what stands before the first section."""
    return text[: found[0].marker.start()] if found else text
