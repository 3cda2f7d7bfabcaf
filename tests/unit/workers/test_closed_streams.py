"""A command whose standard output or error was closed by its caller."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("closed", ["1>&-", "2>&-", "1>&- 2>&-"])
def test_a_closed_stream_is_no_failure(closed: str) -> None:
    command = (
        f'"$0" -c \'import sys; from workers.cli.root import run; sys.exit(run(["judge", "estimate", "-"]))\' {closed}'
    )
    ended = subprocess.run(["/bin/sh", "-c", command, sys.executable], input=b"", capture_output=True, check=False)  # noqa: S603 - our own interpreter
    assert (ended.returncode, ended.stderr) == (0, b"")
