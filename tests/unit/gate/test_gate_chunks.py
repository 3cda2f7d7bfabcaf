"""A transcript gated by chunks, from wherever it was left, says what it says in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from pipeline import formation
from pipeline.domain.statement import DropReason, Reached
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.gate import text_hash
from workers import wiring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.statement import Statement

ECHO = "Sessions expire after 30 days of silence."
_LINES = (
    ECHO,
    "The search index listens on port 9200.",
    "- The nightly export holds every row that was changed since the last run, and it is written to the bucket of",
    "  the region in which the tenant lives.",
    "```",
    "retries = 5",
    "| lane | owner |",
    "2026-01-01 10:00:00 INFO started",
    "## Findings",
    "## Next steps",
    "Remaining:",
    "- Search behind a proxy",
    "Hello there!",
    "",
)
TURNS = st.lists(st.lists(st.sampled_from(_LINES), max_size=12).map("\n".join), max_size=5)
RECALLED = frozenset({text_hash(ECHO)})


def transcript(texts: Sequence[str]) -> Transcript:
    turns = tuple(Turn(surface=Surface.AGENT_OUTPUT, content=text) for text in texts)
    return Transcript(workspace_id="w", turns=turns)


def reached(statements: Sequence[Statement]) -> Reached:
    """Return how far these first statements of a transcript go, as a store would."""
    turn = statements[-1].turn if statements else 0
    met = {text_hash(s.text) for s in statements if s.is_candidate or s.drop is DropReason.RECALLED_ECHO}
    return Reached(len(statements), turn, sum(s.turn == turn for s in statements), frozenset(met))


@settings(deadline=None, max_examples=150)
@given(TURNS, st.integers(1, 7), st.integers(0, 40))
def test_chunks_from_any_place_are_what_one_go_gives(texts: list[str], size: int, done: int) -> None:
    told, tools = transcript(texts), wiring.tools()
    whole = formation.gate(told, tools, RECALLED).statements
    before = whole[:done]
    chunks = list(formation.gate_on(told, tools, RECALLED, reached(before), size))
    assert (*before, *(statement for chunk in chunks for statement in chunk.statements)) == whole
    assert [chunk.is_last for chunk in chunks] == [False] * (len(chunks) - 1) + [True]
    assert [chunk.first for chunk in chunks] == [len(before) + size * n for n in range(len(chunks))]
    assert all(len(chunk.statements) == size for chunk in chunks[:-1])


def test_what_repeats_a_statement_of_an_earlier_chunk_is_a_duplicate() -> None:
    told, tools = transcript([f"{_LINES[1]}\n{ECHO}", f"{ECHO}\n{_LINES[1]}"]), wiring.tools()
    chunks = formation.gate_on(told, tools, RECALLED, size=1)
    assert [statement.drop for chunk in chunks for statement in chunk.statements] == [
        None,
        DropReason.RECALLED_ECHO,
        DropReason.DUPLICATE,
        DropReason.DUPLICATE,
    ]


def test_an_empty_transcript_is_one_empty_chunk() -> None:
    (chunk,) = formation.gate_on(transcript([]), wiring.tools(), frozenset())
    assert (chunk.statements, chunk.first, chunk.is_last) == ((), 0, True)
