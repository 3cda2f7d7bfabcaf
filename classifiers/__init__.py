"""Deterministic, model-free classifiers."""
