"""A disk that takes no more, for the files of this process."""

from __future__ import annotations

import resource
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator


@contextmanager
def full_at(size: int) -> Generator[None]:
    """Let every file that this process writes be full at `size` bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    caching, sys.dont_write_bytecode = sys.dont_write_bytecode, True  # half a cached module would break its next reader
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        sys.dont_write_bytecode = caching
