"""How a turn is read before the gate: its text, the surface it counts as, its shape and its policy (SPEC §3, §5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from classifiers.output_shape import shape_of
from classifiers.write_policy import policy_of
from pipeline.domain.statement import TurnReading
from pipeline.domain.surface import Shape, Surface
from pipeline.gate import flatten

if TYPE_CHECKING:
    from pipeline.domain.transcript import Transcript, Turn


class TurnReader:
    """The `Reader` port without a model: rules on the turn alone, and the transcript's explicit policy."""

    def read(self, index: int, turn: Turn, transcript: Transcript) -> TurnReading:
        """Return how `turn` is read. What an operator pastes in is a document."""
        text = flatten(turn.content)
        shape = shape_of(text)
        surface = surface_of(turn.surface, shape)
        policy = policy_of(surface, shape, turn.agent_role, transcript.memory_policy)
        return TurnReading(index, text, surface, shape, policy)


def surface_of(surface: Surface, shape: Shape) -> Surface:
    """Return the surface that text of this shape counts as."""
    if surface is Surface.OPERATOR_CHAT and shape in {Shape.DOCUMENT, Shape.LIST_ROWS}:
        return Surface.DOCUMENT_INGEST
    return surface
