"""`memform` as the installed program, in a folder of the test's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psutil
import pytest

from infra.embedded import discard

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
DEADLINE_SECONDS = 600


class Stranger:
    """Somebody with a bare environment and one state folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._environment = {
            "HOME": str(home),
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}",
            "MEMFORM_STATE_DIR": str(home / "state"),
        }

    def types(self, command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        """Run one line of shell to its end."""
        return subprocess.run(  # noqa: S603 - commands of this repository's own pages
            ["/bin/sh", "-c", command],
            cwd=cwd,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=DEADLINE_SECONDS,
            check=False,
        )

    def asks(self, command: str) -> dict[str, Any]:
        """Run a command that must work and answers with one JSON object."""
        done = self.types(command)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def processes(self) -> list[int]:
        """Return the pids of whatever still runs for this state folder."""
        return [p.pid for p in psutil.process_iter(["environ"]) if str(self.home) in str(p.info["environ"])]


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Stranger]:
    """A stranger whose fleet is stopped whatever the test did."""
    somebody = Stranger(tmp_path)
    yield somebody
    somebody.types("memform down")
    discard(tmp_path / "state")  # also what root keeps elsewhere
