"""The command line: one module a command group, imported when its command is called."""

from __future__ import annotations

import sys

from workers.cli.root import run


def main() -> None:
    """Run `memform`; exit 0 when it worked, 1 when it failed, 2 when it was called wrongly."""
    sys.exit(run(sys.argv[1:]))
