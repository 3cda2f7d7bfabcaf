"""Where a command reads from: a file, every file below a folder, or standard input."""

import sys
from pathlib import Path

STDIN = "-"


def files_of(given: str) -> list[str]:
    """Return the file itself, or every file below a folder in order, hidden ones left out."""
    path = Path(given)
    if given == STDIN or not path.is_dir():
        return [given]
    below = (found for found in path.rglob("*") if found.is_file())
    return sorted(str(found) for found in below if not any(p.startswith(".") for p in found.relative_to(path).parts))


def body_of(name: str) -> bytes:
    """Return the bytes of a file, or of standard input."""
    return sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
