"""Ten thousand memories live 120 days in a real store: dispatched, reinforced, faded, archived, expired, graduated.

    python benchmarks/lifetimes.py [--memories 10000] [--days 120] [--svg docs/lifetimes.svg]

Time is an argument of everything, so the days pass in minutes. Decay is off for the first thirty days and then
switched on. Consolidated memories have a habit (recalled daily, weekly, monthly, or never again); every tenth one is
recalled ten times on its days, by the same agent. Episodes of each class are left alone, recalled ten times by one
agent on one day, told to two agents, or told to one agent on two days. It prints what became of each and fails when a
figure is not the specified one.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import psycopg
from lifetimes_plot import draw

from infra import embedded
from infra.postgres.database import Database
from infra.postgres.dispatches import PostgresDispatches
from infra.postgres.effects import write_effects
from infra.postgres.memories import PostgresMemories
from infra.postgres.migrate import migrate
from infra.postgres.sweeps import PostgresSweeps
from pipeline.domain.memory import StagedReason, Status, Tier
from pipeline.domain.plan import Insert
from pipeline.domain.recall import Dispatch, Ranked
from pipeline.domain.statement import (
    Author,
    Candidate,
    EntryType,
    PacerClass,
    Polarity,
    ScanReport,
    ScanTier,
    Statement,
    Tags,
)
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.sweep import Pass
from pipeline.domain.transcript import Origin
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.birth import Standpoint, Wording, born, veracity_prior
from pipeline.policy import CLASS_DECAY, STRENGTH_INITIAL, TTL_DAYS
from pipeline.scoring.strength import strength_in_use

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pipeline.domain.memory import Remembered
    from pipeline.domain.sweep import Batch
    from pipeline.knobs import Knobs

NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
DAY: Final = timedelta(days=1)
DECAY_ON: Final = 30
HABITS: Final = {"daily": 1, "weekly": 7, "monthly": 30, "abandoned": 0}
"""Days between two recalls by one agent; 0 is never again."""
SHARES: Final = {"daily": 0.01, "weekly": 0.08, "monthly": 0.11, "abandoned": 0.25}
"""The other half are episodes."""
TEN: Final = 10
USES: Final = ("left alone", "ten times by one", "two agents", "one agent, two days")
EQUILIBRIA: Final = {"daily": (1.0, 1.0), "weekly": (0.687, 0.631), "monthly": (0.339, 0.223)}
"""Strength just after and just before a recall, once the habit has lasted long."""
TOLERANCE: Final = 6e-4
LONG_RUN: Final = 720
"""Days until the slowest habit has found its level to three places."""
CROWD: Final = 100
"""Memories in one dispatch."""


@dataclass(slots=True)
class World:
    """A store, its clock, and what was seen on each day: mean strength by habit, live episodes by class."""

    database: Database
    workspace: str
    knobs: Knobs = DEFAULT_KNOBS
    day: int = 0
    dispatched: int = 0
    strength: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    episodes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    @property
    def noon(self) -> datetime:
        """Noon of the day."""
        return NOON + self.day * DAY

    def put(self, known: Sequence[Remembered]) -> None:
        """Write memories with their first events."""
        with self.database.transaction(self.workspace) as connection:
            write_effects(connection, self.workspace, [Insert(each) for each in known], "benchmark", NOON)

    def tell(self, known: Sequence[Remembered], agent: str, hour: float = 0.0) -> None:
        """Dispatch memories to an agent of another colony, a hundred at a time."""
        log = PostgresDispatches(self.database)
        for start in range(0, len(known), CROWD):
            ranked = tuple(Ranked(each, 1.0, 1.0, {}, "") for each in known[start : start + CROWD])
            self.dispatched += len(ranked)
            at = self.noon + timedelta(hours=hour)
            name = f"{agent}-{self.dispatched}"
            log.record(Dispatch(name, self.workspace, agent, "readers", "lifetimes", at, ranked), self.knobs)

    def sweep(self) -> None:
        """Pass the night: graduation, expiry, and at three decay, until each has nothing left."""
        sweeps = PostgresSweeps(self.database, judge_configured=False)
        early, late = self.noon - timedelta(hours=9), self.noon + timedelta(hours=1.5)
        _exhaust(lambda spot: sweeps.decay(spot, self.knobs), early)
        _exhaust(sweeps.graduate, late)
        _exhaust(sweeps.expire, late)

    def look(self, names: dict[str, str]) -> None:
        """Note where each group stands; `names` maps a memory's title to its group."""
        query = b"SELECT title, strength, tier, ended_at FROM remembered"
        groups: dict[str, list[float]] = defaultdict(list)
        alive: Counter[str] = Counter()
        with self.database.transaction(self.workspace) as connection:
            for row in connection.execute(query):
                groups[names[row["title"]]].append(row["strength"])
                alive[names[row["title"]]] += row["ended_at"] is None and row["tier"] == Tier.EPISODE
        for habit in HABITS:
            self.strength[habit].append(sum(groups[habit]) / max(len(groups[habit]), 1))
        for pacer in TTL_DAYS:
            self.episodes[pacer.value].append(sum(n for name, n in alive.items() if name.startswith(f"{pacer.value}:")))


def _exhaust(batch: Callable[[Pass], Batch], now: datetime) -> None:
    spot = Pass(now)
    while (follow := batch(spot).next) is not None:
        spot = replace(spot, after=follow)


def newborn(title: str, pacer: PacerClass, *, staged: bool) -> Remembered:
    """Return a memory of agent output as the pipeline would form it on day 0: staged, or consolidated by a judge."""
    text = f"Fact {title} holds."
    author = Author("writer", "worker", 1, NOON)
    statement = Statement(
        0, 0, len(text), text, text, Surface.AGENT_OUTPUT, WritePolicy.FORM, 0.8, {}, None, "en", author
    )
    tags = Tags(
        pacer=pacer,
        pacer_confidence=0.8,
        signals={},
        entry_type=EntryType.EXPERIENCE,
        sub_type="learning",
        polarity=Polarity.NEUTRAL,
        decay_class=CLASS_DECAY[pacer],
        ttl_days=TTL_DAYS[pacer],
        importance=0.5,
    )
    origin = Origin("lifetimes", "t", "", "writers", "", NOON, NOON, operator=False, gate_version="", pacer_version="")
    prior = veracity_prior(Surface.AGENT_OUTPUT)
    consolidated = Standpoint(Tier.CONSOLIDATED, Status.CANDIDATE, prior, STRENGTH_INITIAL)
    episode = Standpoint(
        Tier.EPISODE, Status.CANDIDATE, (3.7, 6.3), 0.37, StagedReason.NO_MODEL, NOON + TTL_DAYS[pacer] * DAY
    )
    candidate = Candidate(0, statement, tags, ScanReport(ScanTier.SAFE, {}, quarantined=False))
    return born([candidate], Wording(text, title=title), origin, episode if staged else consolidated, NOON)


def settle(world: World, memories: int) -> tuple[dict[str, list[Remembered]], dict[str, str]]:
    """Fill the workspace; return the memories by group, and each title's group."""
    groups: dict[str, list[Remembered]] = {}
    for habit, share in SHARES.items():
        count = round(memories * share)
        groups[habit] = [newborn(f"{habit} {n}", PacerClass.REFERENCE, staged=False) for n in range(count)]
    left = (memories - sum(map(len, groups.values()))) // len(TTL_DAYS)
    for pacer in TTL_DAYS:
        for use, count in zip(USES, (left - 3 * (left // 10), *[left // 10] * 3), strict=True):
            name = f"{pacer.value}: {use}"
            groups[name] = [newborn(f"{name} {n}", pacer, staged=True) for n in range(count)]
    for known in groups.values():
        world.put(known)
    return groups, {each.memory.title: name for name, known in groups.items() for each in known}


def live_a_day(world: World, groups: dict[str, list[Remembered]]) -> None:
    """Sweep in the night, recall at noon and after."""
    for habit, period in HABITS.items():
        if period and world.day and world.day % period == 0:
            for hour in range(TEN):
                world.tell(groups[habit][:: TEN if hour else 1], "reader", hour / TEN)
    for pacer in TTL_DAYS if world.day in (1, 2) else ():
        if world.day == 1:
            for hour in range(TEN):
                world.tell(groups[f"{pacer.value}: ten times by one"], "reader", hour / TEN)
            world.tell(groups[f"{pacer.value}: two agents"], "reader")
            world.tell(groups[f"{pacer.value}: two agents"], "other reader")
        world.tell(groups[f"{pacer.value}: one agent, two days"], "reader")


def run(world: World, memories: int, days: int) -> dict[str, list[Remembered]]:
    """Live the days; return the groups as they were born."""
    groups, names = settle(world, memories)
    for world.day in range(days + 1):
        if world.day == DECAY_ON:
            world.knobs = replace(DEFAULT_KNOBS, decay_enabled=True, decaying_since=world.noon)
        world.sweep()
        live_a_day(world, groups)
        world.look(names)
    return groups


def report(world: World, groups: dict[str, list[Remembered]]) -> None:
    """Print what became of each group, and fail on what is not as specified."""
    store = PostgresMemories(world.database)
    for name, born_as in groups.items():
        known = store.get(world.workspace, [each.memory.memory_id for each in born_as])
        states = [each.state for each in known.values()]
        ended = Counter((state.ending, (state.ended_at - NOON).days) for state in states if state.ended_at)
        graduated = sum(state.tier is Tier.CONSOLIDATED for state in states)
        ends = [f"{count} {ending} on day {day}" for (ending, day), count in sorted(ended.items())]
        told = ", ".join(ends) or "none ended"
        mean = sum(state.strength for state in states) / len(states)
        print(f"  {name:32} {len(states):5}  consolidated {graduated:5}  mean strength {mean:.3f}  {told}")
        _check(name, len(states), graduated, ended)
    for habit in ("daily", "weekly", "monthly"):
        known = [store.get(world.workspace, [each.memory.memory_id]) for each in groups[habit][:2]]
        ten, one = (next(iter(pair.values())).state.strength for pair in known)
        assert ten == one, f"{habit}: ten recalls a day gave {ten}, one gave {one}"
    print("  ten recalls a day by one agent : one recall a day = 1.000 : 1")


def _check(name: str, count: int, graduated: int, ended: Counter[tuple[Any, int]]) -> None:
    pacer, _, use = name.partition(": ")
    if use in ("two agents", "one agent, two days"):
        assert graduated == count, f"{name}: all are used, {graduated} graduated"
    elif use:
        assert graduated == 0, f"{name}: nothing may graduate"
        assert ended == Counter({("expired", TTL_DAYS[PacerClass(pacer)]): count}), f"{name}: not on its day: {ended}"
    elif name == "abandoned":
        assert min(day for _, day in ended) >= DECAY_ON + 59, f"the abandoned go two months after decay began: {ended}"
    else:
        assert not ended, f"{name} memories are in use: {ended}"


def equilibria(database: Database) -> None:
    """Let one memory of each habit live two years, and print the strength around a recall."""
    world = World(database, "equilibria", replace(DEFAULT_KNOBS, decay_enabled=True, decaying_since=NOON))
    known = {habit: newborn(habit, PacerClass.REFERENCE, staged=False) for habit in EQUILIBRIA}
    world.put(list(known.values()))
    store = PostgresMemories(database)
    around: dict[str, tuple[float, float]] = {}
    for world.day in range(1, LONG_RUN + 1):
        world.sweep()
        for habit, each in known.items():
            if world.day % HABITS[habit] == 0:
                name = each.memory.memory_id
                was = strength_in_use(store.get(world.workspace, [name])[name], 0, world.knobs, world.noon)
                world.tell([each], "reader")
                around[habit] = store.get(world.workspace, [name])[name].state.strength, was
    for habit, (after, before) in around.items():
        print(f"  {habit:9} in the long run {after:.3f} after a recall, {before:.3f} before it")
        assert all(abs(a - b) < TOLERANCE for a, b in zip((after, before), EQUILIBRIA[habit], strict=True))


def main() -> None:
    """Run it in a private PostgreSQL that is removed again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--memories", type=int, default=10_000)
    parser.add_argument("--days", type=int, default=120)
    parser.add_argument("--svg", type=Path, help="write the plot here")
    arguments = parser.parse_args()
    state_dir = Path(tempfile.mkdtemp(prefix="lifetimes-"))
    began = perf_counter()
    try:
        url = embedded.start(state_dir).database_url
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_commit = off")
            connection.execute("SELECT pg_reload_conf()")
        migrate(url)
        with Database(url) as database:
            equilibria(database)
            world = World(database, "lifetimes")
            groups = run(world, arguments.memories, arguments.days)
            print(f"{arguments.memories:,} memories, {arguments.days} days, decay on from day {DECAY_ON}")
            report(world, groups)
    finally:
        embedded.discard(state_dir)
    print(f"  {world.dispatched:,} deliveries; {perf_counter() - began:.0f} s")
    if arguments.svg:
        arguments.svg.write_text(draw(world.strength, world.episodes, DECAY_ON), encoding="utf-8")


if __name__ == "__main__":
    main()
