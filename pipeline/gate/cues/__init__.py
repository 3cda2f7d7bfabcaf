"""Cues as data, one module of literals per language."""
