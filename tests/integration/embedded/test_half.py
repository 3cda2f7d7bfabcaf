"""One of the two private servers has died: what needs only the other goes on, and what needs it says which to start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import psutil
import pytest

from infra import embedded
from infra.postgres.migrate import migrate
from pipeline.domain.recall import RecallQuery
from pipeline.errors import NoServersError
from workers import wiring
from workers.client import Memform
from workers.endpoint import locate
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

TEXT = "The session cache keeps entries for thirty days in the eastern region."


@pytest.fixture
def chosen(open_folder: Path) -> Iterator[Settings]:
    folder = open_folder / "half"
    migrate(embedded.start(folder).database_url)
    yield Settings(state_dir=folder)
    embedded.discard(folder)


def end(running: Callable[..., list[psutil.Process]], folder: Path, name: str) -> None:
    killed = [process for process in running(folder) if name in process.name()]
    assert killed
    for process in killed:
        process.kill()
    psutil.wait_procs(killed, timeout=120)


def test_what_needs_only_the_server_that_is_left_goes_on(
    chosen: Settings, running: Callable[..., list[psutil.Process]]
) -> None:
    end(running, chosen.state_dir, "postgres")
    with pytest.raises(NoServersError, match="PostgreSQL does not answer"):
        locate(chosen)
    with Memform(wiring.connect(chosen), "half") as producer:
        assert producer.enqueue(TEXT, transcript_id="t-1").status == "queued"
    with wiring.connect(chosen) as services, pytest.raises(NoServersError, match=r"PostgreSQL .* `memform up`"):
        services.overview().stages()
    embedded.start(chosen.state_dir)
    end(running, chosen.state_dir, "valkey")
    with pytest.raises(NoServersError, match="Valkey does not answer"):
        locate(chosen)
    with Memform(wiring.connect(chosen), "half") as reader:
        assert reader.recall(RecallQuery(workspace_id="half", text="cache"), direct=True).results == ()
        assert reader.enqueue(TEXT, transcript_id="t-2").status == "stored"
    embedded.stop(chosen.state_dir)
    with pytest.raises(NoServersError, match="no servers run"):
        wiring.connect(chosen)
