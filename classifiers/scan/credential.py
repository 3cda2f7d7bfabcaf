"""Axis 5, credential detection: a secret that is still there, found by the masker's own detectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from classifiers.scan.masking import SecretMasker

AXIS: Final = "credential_detection"
FOUND: Final = 2.0
"""One live credential makes the tier high: masking should have taken it, so the statement is set apart."""


def score(text: str, masker: SecretMasker) -> float:
    """Return `FOUND` if the raw text holds a secret that is not masked, else 0."""
    return FOUND if masker.find(text) else 0.0
