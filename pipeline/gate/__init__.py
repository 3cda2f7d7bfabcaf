"""The deterministic gate: flatten, strip, segment, drop, score."""

from pipeline.gate.content import flatten
from pipeline.gate.normal import normalise, text_hash
from pipeline.gate.weights import GATE_VERSION

__all__ = ["GATE_VERSION", "flatten", "normalise", "text_hash"]
