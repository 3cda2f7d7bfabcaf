"""Private servers with empty tables, and workers at their stages, for as long as a block lasts."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from infra import embedded
from infra.postgres.migrate import migrate
from tests import siege
from workers import endpoint, fleet, patience, wiring
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from workers.wiring import Services


@contextmanager
def empty_stores() -> Generator[tuple[Settings, Services]]:
    """Start private servers whose tables are empty, and discard them."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = Settings(state_dir=Path(folder))
        try:
            embedded.start(chosen.state_dir)
            migrate(endpoint.database_url(chosen))
            with wiring.connect(chosen) as services:
                yield chosen, services
        finally:
            fleet.discard(chosen)


@contextmanager
def manned(chosen: Settings, program: Sequence[str]) -> Generator[None]:
    """Run one worker a stage, ready to work, and stop it."""
    posts = siege.staffed(chosen, program)
    siege.man(chosen, posts)
    try:
        with wiring.connect(chosen) as services:
            assert patience.until(lambda: len(services.bell.workers()) == len(posts) or None, 120.0)
        yield
    finally:
        siege.dismiss(chosen)
