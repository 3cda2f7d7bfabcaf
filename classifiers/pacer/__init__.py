"""PACER: procedural, analogous, conceptual, evidence, reference."""
