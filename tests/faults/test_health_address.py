"""A worker with a health address answers there for itself, as long as it lives and no longer."""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING
from urllib.request import urlopen

import psutil

from tests import siege
from workers import address, patience
from workers.client import Memform

if TYPE_CHECKING:
    from workers.settings import Settings
    from workers.wiring import Services

FACT = "The lock of Vemork opens at nine, because the guard changes then."


def test_a_worker_answers_for_itself_and_takes_its_answers_along_when_it_is_killed(
    chosen: Settings, services: Services
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        where = f"127.0.0.1:{probe.getsockname()[1]}"
    told = chosen.model_copy(update={"health_address": where})
    (gate, *_) = siege.man(
        chosen, [siege.post(told, "gate-told", ("gate",)), siege.post(chosen, "judge-not", ("judge",))]
    )
    assert patience.until(lambda: address.answers(where) or None, 60.0)
    Memform(services, "vemork").enqueue(FACT, transcript_id="t-1")

    def counted() -> str | None:
        with urlopen(f"http://{where}/metrics") as answer:
            text = answer.read().decode()
        return text if 'task="memform.gate",verdict="gated",worker="gate-told"' in text else None

    text = patience.until(counted, 60.0)
    assert text is not None
    assert "judge-not" not in text
    assert "memform_queue_depth" not in text, "what the servers know is told by one place, not by every worker"
    with urlopen(f"http://{where}/readyz") as ready:
        assert ready.status == 200
    psutil.Process(gate.mark.pid).send_signal(signal.SIGKILL)
    assert patience.until(lambda: None if address.answers(where) else True, 60.0)
