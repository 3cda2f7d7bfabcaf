"""The demo, as a stranger runs it: an empty folder, a bare environment, nothing left behind."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.acceptance.conftest import ROOT

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
    assert shape(out) == shape(printed_in_the_readme()), f"put this into README.md:\n{out}"


def printed_in_the_readme() -> str:
    """Return what the README says the demo prints."""
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"<!-- demo -->\n```text\n(.*?)```\n<!-- /demo -->", page, re.DOTALL)
    assert found is not None
    return found[1]


def shape(output: str) -> list[str]:
    """Return the lines without what differs from day to day: numbers, and the order of what happened at one instant."""
    return sorted(re.sub(r"\d+", "#", line).rstrip() for line in output.splitlines() if line.strip())
