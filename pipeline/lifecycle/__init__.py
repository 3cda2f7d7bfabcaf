"""Predicates and transitions of a memory's life, pure."""
