"""A transcript that kills whoever parses it is buried after its last attempt, and the operator decides what then."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import psutil
import pytest

from infra.embedded import fleet as processes
from pipeline.policy import MAX_ATTEMPTS
from pipeline.ports import Progress
from tests import siege
from tests.fakes.faulty_worker import POISON
from workers import patience
from workers.cli import root
from workers.client import Memform

if TYPE_CHECKING:
    from workers.settings import Settings
    from workers.wiring import Services

FACT = "The ledger service keeps its journal for 30 days, because the auditors ask for it."


@pytest.fixture
def memform(chosen: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:  # noqa: ANN401 - a callable with a shape of its own
    """`memform … --json`, answering with its JSON objects."""
    monkeypatch.setenv("MEMFORM_STATE_DIR", str(chosen.state_dir))

    def run(*arguments: str) -> list[dict[str, Any]]:
        capsys.readouterr()
        assert root.run([*arguments, "--workspace", "poison", "--json"]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_poison_is_buried_listed_shown_retried_and_discarded(
    chosen: Settings,
    services: Services,
    memform: Any,  # noqa: ANN401 - see above
) -> None:
    producer = Memform(services, "poison")
    for name in ("bitter", "sour"):
        producer.enqueue(f"{FACT} This is {POISON}, and it is {name}.", transcript_id=name)
    producer.enqueue(FACT, transcript_id="sound")
    hurried = chosen.model_copy(update={"task_time_limit_seconds": 5})  # each of ten deaths waits for its lease
    poisoned = [*siege.stage_posts(hurried, fault="poison"), *siege.upkeep_posts(hurried)]
    (gate, *_) = siege.man(chosen, poisoned)
    assert siege.settled(services, "poison", ["sound", "bitter", "sour"]) == ["done", "dead", "dead"]
    assert gate.runs, "only its children died"

    letters = {letter["transcript_id"]: letter for letter in memform("dead", "list")}
    assert set(letters) == {"bitter", "sour"}
    for letter in letters.values():
        assert (letter["reason"], letter["progress"]) == ("attempts_exhausted", Progress.RECEIVED)
        assert letter["attempts"] == MAX_ATTEMPTS
    (shown,) = memform("dead", "show", "bitter")
    assert "killed" in shown["message"]
    assert POISON not in json.dumps(shown)
    assert services.overview("poison").ledger()["balanced"]

    siege.man(chosen, [*siege.stage_posts(chosen), *siege.upkeep_posts(chosen)])  # the parser is mended
    assert memform("dead", "retry", "bitter") == [{"retried": ["bitter"]}]
    assert siege.settled(services, "poison", ["bitter"]) == ["done"]
    assert memform("dead", "discard", "sour") == [{"discarded": ["sour"]}]
    assert memform("dead", "list") == []
    (status,) = memform("status")
    assert (status["stages"]["done"], status["stages"]["dead"], status["ledger"]["balanced"]) == (2, 1, True)
    assert patience.until(lambda: processes_are_ours(chosen), siege.LONGEST_WAIT_SECONDS)


def processes_are_ours(chosen: Settings) -> bool | None:
    """Return True when no child of a killed worker is left over beside those on the roll.

    None may also mean that a worker has just replaced a child: ask again.
    """
    mains = {member.mark.pid for member in processes.members(chosen.state_dir) if member.runs}
    known = mains | {child.pid for pid in mains for child in psutil.Process(pid).children(recursive=True)}
    return {pid for pid in psutil.pids() if is_worker_of(chosen, pid)} <= known or None


def is_worker_of(chosen: Settings, pid: int) -> bool:
    try:
        process = psutil.Process(pid)
        return "worker" in process.cmdline() and process.environ().get("MEMFORM_STATE_DIR") == str(chosen.state_dir)
    except psutil.Error:
        return False
