"""Simulate the life of ten thousand memories over 120 days, by the formulas alone: no store, no clock, no chance.

Every memory has a habit: recalled daily, weekly, monthly, or never again. Decay is off for the first thirty days
and then switched on. Run: `python benchmarks/simulate_lifetimes.py [--svg PATH]`. It prints where each habit ends,
where it would end in the long run, and the day on which the abandoned are archived; it fails when a figure is not
the one of the specification.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from pipeline.domain.memory import MemoryId
from pipeline.scoring import strength

START: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
DAY: Final = timedelta(days=1)
DAYS: Final = 120
MEMORIES: Final = 10_000
DECAY_ON: Final = 30
HABITS: Final = {"daily": 1, "weekly": 7, "monthly": 30, "abandoned": 0}
"""Days between two recalls by one agent; 0 is never again."""
TOLERANCE: Final = 6e-4
"""The figures are given to three places."""
LONG_RUN: Final = {"daily": (1.0, 1.0), "weekly": (0.687, 0.631), "monthly": (0.339, 0.223)}
"""Strength just after and just before a recall, once the habit has lasted long."""
COLOURS: Final = {"daily": "#1b7837", "weekly": "#2166ac", "monthly": "#b2182b", "abandoned": "#777777"}


@dataclass(slots=True)
class Life:
    """One memory's strength: its baseline, when it was last used, and the day it was archived, if it was."""

    memory_id: MemoryId
    period: int
    recalls_a_day: int
    baseline: float
    used_at: datetime
    archived_on: int | None = None

    def live(self, day: int, *, decay: bool) -> float:
        """Live one day and return the strength in the evening; an archived memory is not recalled any more."""
        now = START + day * DAY
        since = START + DECAY_ON * DAY if decay and day >= DECAY_ON else None
        value = strength.fade(self.baseline, strength.idle_days(self.used_at, since, now))
        if self.archived_on is None and strength.is_archivable(value):
            self.archived_on = day
        if self.archived_on is None and self.period and day and day % self.period == 0:
            value = self.recall(value, now)
        return value

    def recall(self, value: float, now: datetime) -> float:
        """Recall as often as the habit says; the agent's first recall of a day is the one that counts."""
        counted: set[strength.ImpulseKey] = set()
        for _ in range(self.recalls_a_day):
            key = strength.recall_impulse(self.memory_id, "agent", now)
            if strength.is_new_impulse(key, counted):
                counted.add(key)
                value = strength.reinforce(value)
        self.baseline, self.used_at = value, now
        return value


def population() -> dict[str, list[Life]]:
    """Return 2,500 memories a habit, born with strengths from 0.3 to 0.9; every second is recalled ten times a day."""
    share = MEMORIES // len(HABITS)
    return {
        habit: [
            Life(MemoryId(f"{habit}-{i}"), period, 10 if i % 2 else 1, 0.3 + 0.6 * (i // 2) / (share // 2), START)
            for i in range(share)
        ]
        for habit, period in HABITS.items()
    }


def simulate(*, decay: bool) -> tuple[dict[str, list[float]], dict[str, list[Life]]]:
    """Return each habit's mean strength on every day from 0 to 120, and the lives lived."""
    lives = population()
    curves = {
        habit: [sum(life.live(day, decay=decay) for life in cohort) / len(cohort) for day in range(DAYS + 1)]
        for habit, cohort in lives.items()
    }
    return curves, lives


def long_run(period: int) -> tuple[float, float]:
    """Return the strength just after and just before a recall after twelve years of one habit."""
    after = before = 0.5
    for _ in range(12 * 365 // period):
        before = strength.fade(after, period)
        after = strength.reinforce(before)
    return after, before


def abandoned_until(start: float) -> int:
    """Return the first whole day on which an abandoned memory is under the archive line."""
    return next(day for day in range(1000) if strength.is_archivable(strength.fade(start, day)))


def draw(curves: dict[str, list[float]]) -> str:
    """Return the curves as a small SVG: days across, strength up, a line where decay begins."""
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 340" font-family="sans-serif" font-size="12">',
        '<rect width="680" height="340" fill="white"/>',
        '<path d="M60 20V300H540" fill="none" stroke="black"/>',
        f'<path d="M{60 + 4 * DECAY_ON} 20V300M60 244H540" stroke="#bbbbbb" stroke-dasharray="4 4"/>',
        f'<text x="{64 + 4 * DECAY_ON}" y="32">decay switched on</text><text x="64" y="240">archive line</text>',
        '<text x="270" y="328">day 0 to 120</text><text x="8" y="26">strength 1</text><text x="46" y="304">0</text>',
    ]
    for habit, curve in curves.items():
        points = " ".join(f"{60 + 4 * day},{300 - 280 * value:.1f}" for day, value in enumerate(curve))
        lines += [
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[habit]}" stroke-width="2"/>',
            f'<text x="548" y="{304 - 280 * curve[-1]:.0f}" fill="{COLOURS[habit]}">{habit} {curve[-1]:.3f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def report(curves: dict[str, list[float]], lives: dict[str, list[Life]]) -> None:
    """Print the figures and fail on one that is not as specified."""
    print(f"{MEMORIES:,} memories, {DAYS} days, decay on from day {DECAY_ON}")
    for habit, period in HABITS.items():
        cohort = lives[habit]
        archived = sum(life.archived_on is not None for life in cohort)
        print(f"  {habit:9}  mean strength {curves[habit][-1]:.3f}  archived {archived / len(cohort):.0%}", end="")
        if period:
            found = long_run(period)
            assert all(abs(a - b) < TOLERANCE for a, b in zip(found, LONG_RUN[habit], strict=True))
            print(f"  long run after/before a recall {found[0]:.3f}/{found[1]:.3f}", end="")
        print()
    pumped, calm = ([life.baseline for life in lives["weekly"][i::2]] for i in (1, 0))
    assert pumped == calm
    print(f"  ten recalls a day : one recall a day = {sum(pumped) / sum(calm):.3f} : 1")
    for start, day in ((0.5, 60), (0.85, 84), (1.0, 92)):
        assert abandoned_until(start) in {day, day + 1}
        print(f"  abandoned at {start}: under the archive line on day {abandoned_until(start)}")


def main() -> None:
    """Run the simulation with decay on and off, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--svg", type=Path, help="write the curves here")
    arguments = parser.parse_args()
    curves, lives = simulate(decay=True)
    report(curves, lives)
    days = Counter(life.archived_on for life in lives["abandoned"] if life.archived_on is not None)
    assert min(days) > DECAY_ON, "switching decay on archives nothing at once"
    print(f"  first archived {min(days) - DECAY_ON} days after decay was switched on, last {max(days) - DECAY_ON}")
    _, untouched = simulate(decay=False)
    assert all(life.archived_on is None for cohort in untouched.values() for life in cohort)
    print("  with decay off nothing is archived")
    if arguments.svg:
        arguments.svg.write_text(draw(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
