"""A worker with a health address answers there for itself, as long as it lives and no longer."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.request import urlopen

import psutil
import pytest

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
    where = f"127.0.0.1:{unused_port()}"
    told = siege.unhurried(chosen).model_copy(update={"health_address": where})
    (gate, *_) = siege.man(
        chosen, [siege.post(told, "gate-told", ("gate",)), siege.post(chosen, "judge-not", ("judge",))]
    )
    assert patience.until(lambda: address.answers(where) or None, siege.LONGEST_WAIT_SECONDS)
    Memform(services, "vemork").enqueue(FACT, transcript_id="t-1")

    def counted() -> str | None:
        text = get(where, "/metrics")
        return text if 'task="memform.gate",verdict="gated",worker="gate-told"' in text else None

    text = patience.until(counted, siege.LONGEST_WAIT_SECONDS)
    assert text is not None
    assert "judge-not" not in text
    assert "memform_queue_depth" not in text, "what the servers know is told by one place, not by every worker"
    assert patience.until(lambda: get(where, "/readyz") or None, siege.LONGEST_WAIT_SECONDS)
    psutil.Process(gate.mark.pid).send_signal(signal.SIGKILL)
    assert patience.until(lambda: None if address.answers(where) else True, siege.LONGEST_WAIT_SECONDS)


def get(where: str, path: str) -> str:
    """Return what is answered with 200; "" when it is not, as while a server is slow to answer the one who is asked."""
    with suppress(OSError), urlopen(f"http://{where}{path}") as answer:
        return answer.read().decode()
    return ""


def unused_port() -> int:
    """Return a port that nobody listens on, of those that no client of this machine is given for its end."""
    for port in range(18_630, 30_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    pytest.fail("no port is free on 127.0.0.1")
