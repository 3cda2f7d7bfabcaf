"""Everything around a fleet fails in turn while it works: wires, statements, servers, clocks; the end is the same.

The workers reach PostgreSQL through a proxy that cuts connections around COMMIT, their clocks jump, and every tenth
message comes twice. The quick mode lets each trouble strike once; MEMFORM_CHAOS=full strikes for as long as 1,000
transcripts take, at random, and kills processes too (`make chaos`).
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import numpy as np
import psutil
import pytest

from infra import embedded
from infra.embedded.state import read_state
from pipeline.errors import TransientError
from pipeline.ports import Progress
from tests import siege
from tests.fakes.wire_cutter import WireCutter
from tests.siege import Sniper, ref
from tests.storm import assert_as_undisturbed, at_rest, transcripts
from workers import patience
from workers.client import Memform

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from infra.embedded.fleet import Post
    from tests.storm import Sent
    from workers.settings import Settings
    from workers.wiring import Services

FULL = os.environ.get("MEMFORM_CHAOS") == "full"  # noqa: TID251 - how a test is called, no setting of the product
TRANSCRIPTS = 1_000 if FULL else 21
TEXTS = 300 if FULL else 20
COLONIES = 400 if FULL else 20
CUT_SHARE = 0.01 if FULL else 0.03
"""Of COMMITs, cut on either side. A cut costs an attempt, and a stage has five."""
KILL_EVERY_SECONDS = 5.0
PAUSE_SECONDS = 4.0 if FULL else 2.0
TASK_LIMIT_SECONDS = 10
DEADLINE_SECONDS = 2_400.0 if FULL else 600.0
STORM = "troubles"
PID_FILES = {"postgres": "postgres/postmaster.pid", "valkey": "valkey/valkey.pid"}


class Attack:
    """A fleet's surroundings, and what can happen to them."""

    def __init__(self, state_dir: Path, services: Services, wires: WireCutter) -> None:
        self._state_dir, self._services, self._wires = state_dir, services, wires
        self.struck: Counter[str] = Counter()

    @property
    def troubles(self) -> Sequence[Callable[[], None]]:
        return (
            self.wires_cut,
            self.statements_cancelled,
            self.postgres_restarted,
            self.postgres_killed,
            self.valkey_killed,
            self.valkey_emptied,
            self.messages_reordered,
        )

    def strike(self, trouble: Callable[[], None]) -> None:
        trouble()
        self.struck[trouble.__name__] += 1

    def wires_cut(self) -> None:
        """Cut every connection several times over, so that some are in the middle of a transaction."""
        for _ in range(8):
            self._wires.cut_all()
            time.sleep(0.2)  # between two strikes, not for something to happen

    def statements_cancelled(self) -> None:
        """End every statement that runs, as a statement time-out does, for a while."""
        for _ in range(20):
            with self._services.database.maintenance() as connection:
                connection.execute(
                    "SELECT pg_cancel_backend(pid) FROM pg_stat_activity"
                    " WHERE state = 'active' AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
                )
            time.sleep(0.05)  # between two strikes, not for something to happen

    def postgres_restarted(self) -> None:
        self._end("postgres", signal.SIGINT)

    def postgres_killed(self) -> None:
        self._end("postgres", signal.SIGKILL)

    def valkey_killed(self) -> None:
        self._end("valkey", signal.SIGKILL)

    def valkey_emptied(self) -> None:
        """Once nothing is on the porch: until then the inbox is the only copy."""
        assert patience.until(lambda: self._services.inbox.load().parcels == 0 or None, DEADLINE_SECONDS)
        self._services.redis.execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType] - its keywords are untyped

    def messages_reordered(self) -> None:
        """Ring for every stage of every seventh transcript, last stage first, whether its time has come or passed."""
        with siege.insistent(self._services) as bell:
            for number in range(0, TRANSCRIPTS, 7):
                for progress in (Progress.CLASSIFIED, Progress.GATED, Progress.RECEIVED):
                    bell.ring(ref(STORM, f"t-{number}"), progress, bulk=False)

    def _end(self, name: str, how: signal.Signals) -> None:
        server = server_of(self._state_dir, name)
        server.send_signal(how)
        server.wait(timeout=siege.LONGEST_WAIT_SECONDS)
        embedded.start(self._state_dir)


def server_of(state_dir: Path, name: str) -> psutil.Process:
    """Return a server of this state folder and of no other."""
    state = read_state(state_dir)
    assert state is not None
    server = psutil.Process(int((state.home / PID_FILES[name]).read_text().split()[0]))
    assert str(state.home) in " ".join(server.cmdline())
    return server


@pytest.mark.slow
@pytest.mark.timeout(3_600 if FULL else 1_500)
def test_whatever_fails_around_a_fleet_the_end_is_the_same(chosen: Settings, services: Services) -> None:
    sent, began = transcripts(TRANSCRIPTS, TEXTS, COLONIES), time.monotonic()
    url = urlsplit(services.endpoints.database_url)
    assert url.hostname is not None
    assert url.port is not None
    with WireCutter((url.hostname, url.port), CUT_SHARE) as wires:
        through = services.endpoints.database_url.replace(f":{url.port}/", f":{wires.port}/")
        patient = chosen.model_copy(
            update={
                "database_url": through,
                "redis_url": services.endpoints.redis_url,
                "task_time_limit_seconds": TASK_LIMIT_SECONDS,
            }
        )
        posts = [*siege.stage_posts(patient, each=2 if FULL else 1, fault="jumpy"), *siege.upkeep_posts(patient)]
        siege.man(chosen, posts)
        attack = Attack(chosen.state_dir, services, wires)
        killed = _besiege(chosen, services, attack, posts, sent)
        wires.share = 0.0
        assert patience.until(lambda: _is_over(services), DEADLINE_SECONDS), services.overview(STORM).stages()
        siege.dismiss(chosen)
        assert wires.cuts.in_between
        assert wires.cuts.before_commit + wires.cuts.after_commit
    assert set(attack.struck) == {trouble.__name__ for trouble in attack.troubles}
    assert_as_undisturbed(chosen, services, sent, STORM)
    _tell(attack, wires, killed, time.monotonic() - began)


def _besiege(chosen: Settings, services: Services, attack: Attack, posts: Sequence[Post], sent: Sequence[Sent]) -> int:
    """Send everything while trouble after trouble strikes; return how many processes were killed."""
    sniper = Sniper(chosen, posts, KILL_EVERY_SECONDS)
    if FULL:
        sniper.start()
    waves = np.array_split(np.arange(len(sent)), len(attack.troubles))
    earlier: list[int] = [1]
    for wave, trouble in zip(waves, attack.troubles, strict=True):
        for number in wave:
            one = sent[int(number)]
            Memform(services, STORM).enqueue(one.body, transcript_id=one.name, reading=one.reading)
        # Somebody is at work before the first strike; later ones come a little after the messages. What was sent two
        # waves ago has come through: a strike costs attempts, and on a slow machine one transcript would meet them all.
        assert patience.until(lambda least=earlier[0]: _rests(services, least), DEADLINE_SECONDS)
        earlier = [*earlier[-1:], int(wave[-1]) + 1]
        patience.until(lambda: None, PAUSE_SECONDS)
        attack.strike(trouble)
    chance = np.random.default_rng(3)
    while FULL and not _is_over(services):
        patience.until(lambda: None, PAUSE_SECONDS)
        attack.strike(attack.troubles[int(chance.integers(len(attack.troubles)))])
    return sniper.cease().total if FULL else 0


def _is_over(services: Services) -> bool | None:
    return _rests(services, TRANSCRIPTS)


def _rests(services: Services, least: int) -> bool | None:
    """Return True once so many transcripts are at rest; None too while the database is struck."""
    with suppress(TransientError):
        return at_rest(services, STORM) >= least or None
    return None


def _tell(attack: Attack, wires: WireCutter, killed: int, took: float) -> None:
    """Print the figures of the run (`pytest -s`)."""
    told = {"transcripts": TRANSCRIPTS, **attack.struck, **vars(wires.cuts), "killed": killed, "seconds": round(took)}
    sys.stdout.write("\n" + "\n".join(f"{name:28} {value}" for name, value in told.items()) + "\n")
