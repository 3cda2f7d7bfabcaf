"""The demo, as a stranger runs it: an empty folder, a bare environment, nothing left behind."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import psutil
import pytest

if TYPE_CHECKING:
    from pathlib import Path

DEADLINE_SECONDS = 100


@pytest.mark.slow
def test_the_demo_shows_the_whole_pipeline_and_leaves_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from workers.cli import main; main()", "demo"],
        cwd=tmp_path,
        env={"HOME": str(tmp_path), "PATH": os.defpath},
        capture_output=True,
        text=True,
        timeout=DEADLINE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    out = done.stdout
    assert re.search(r"coding_colony\.json +read as native +queued, then done", out)
    assert re.search(r"operator_chat\.json +read as openai_chat +queued, then done", out)
    assert re.search(r"^ +\d+ statements in$", out, re.MULTILINE)
    assert re.search(r"\d+ dropped: \d+ \w+", out)
    assert "balanced" in out
    assert "NOT BALANCED" not in out
    assert "graduated just now" in out
    assert re.search(r"graduated by \w+.*2 independent dispatches", out)
    assert "ghp_" not in out
    assert not (tmp_path / ".memform" / "demo").exists()
    assert [p.pid for p in psutil.process_iter(["environ"]) if str(tmp_path) in str(p.info["environ"])] == []
