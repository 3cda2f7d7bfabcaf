"""The deterministic gate: flatten, strip, segment, drop, score."""
