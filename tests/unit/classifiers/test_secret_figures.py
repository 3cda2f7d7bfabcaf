"""The published figures of the mask hold: what the benchmark of secrets prints never gets worse."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RECALL = 0.998
"""Of all secrets made, as docs/quality.md says."""
LEAST_CLEAN, LEAST_FORMATS, LEAST_SECRETS = 1_000, 20, 60


@pytest.fixture(scope="module")
def figures() -> dict[str, object]:
    """Run the benchmark as a reader would."""
    command = [sys.executable, "benchmarks/secret_recall.py", "--json"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)  # noqa: S603 - our own script
    found: dict[str, object] = json.loads(answer.stdout)
    return found


def test_secrets_of_every_format_are_found(figures: dict[str, dict[str, tuple[int, int]]]) -> None:
    counts = figures["formats"].values()
    made, found = (sum(count[part] for count in counts) for part in (0, 1))
    assert len(counts) >= LEAST_FORMATS
    assert made >= LEAST_SECRETS
    assert found / made >= RECALL, figures["missed"]
    assert all(found >= made - 1 for made, found in counts), figures["missed"]


def test_clean_lines_stay_as_they_are(figures: dict[str, object]) -> None:
    assert isinstance(figures["clean"], int)
    assert figures["clean"] >= LEAST_CLEAN
    assert figures["touched"] == []
