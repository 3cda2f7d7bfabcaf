"""The demo as a user without privileges, when the tests run as root and the installation is open to others."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest

from infra.embedded.account import Account, can_reach

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
ORDINARY = "nobody"
DEADLINE_SECONDS = 600


@pytest.fixture
def home() -> Iterator[Path]:
    """Return a folder of the ordinary user, closed to others; pytest's own is closed to that user."""
    if os.geteuid() != 0:
        pytest.skip("only root can become somebody else")
    entry = pwd.getpwnam(ORDINARY)
    account = Account(entry.pw_uid, entry.pw_gid)
    if not can_reach(account, Path(sys.executable)) or not can_reach(account, ROOT / "workers"):
        pytest.skip("this installation is closed to other users")
    folder = Path(tempfile.mkdtemp(prefix="memform-ordinary-"))
    folder.chmod(0o700)
    os.chown(folder, *account)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.slow
def test_the_demo_needs_no_privileges_and_leaves_nothing(home: Path) -> None:
    entry = pwd.getpwnam(ORDINARY)
    ran = subprocess.run(
        ["memform", "demo"],  # noqa: S607 - the program of this installation, found as its user finds it
        cwd=home,
        env={"HOME": str(home), "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}"},
        user=entry.pw_uid,
        group=entry.pw_gid,
        extra_groups=[],
        capture_output=True,
        text=True,
        timeout=DEADLINE_SECONDS,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "consolidated" in ran.stdout
    assert [
        process.pid for process in psutil.process_iter(["environ"]) if str(home) in str(process.info["environ"])
    ] == []
    assert not list(home.rglob("postgres"))
