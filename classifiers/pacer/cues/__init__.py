"""Cue literals, one module per language; `classifiers.pacer.lexicon` says how a literal is written and matched."""
