"""The demo, as a stranger runs it: an empty folder, a bare environment, nothing left behind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.acceptance.conftest import Stranger


@pytest.mark.slow
def test_the_demo_shows_the_whole_pipeline_and_leaves_nothing(stranger: Stranger) -> None:
    done = stranger.types("memform demo", cwd=stranger.home)
    assert done.returncode == 0, done.stderr
    out = done.stdout
    assert re.search(r"coding_colony\.json +read as native +queued, then done", out)
    assert re.search(r"operator_chat\.json +read as openai_chat +queued, then done", out)
    assert re.search(r"^ +\d+ statements in$", out, re.MULTILINE)
    assert re.search(r"\d+ dropped: \d+ \w+", out)
    assert "balanced" in out
    assert "NOT BALANCED" not in out
    assert "graduated just now" in out
    assert re.search(r"graduated by \w+: 2 independent dispatches", out)
    assert "ghp_" not in out
    assert not (stranger.home / "state" / "demo").exists()
    assert stranger.processes() == []
