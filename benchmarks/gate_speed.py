"""Speed of gate and PACER on one core, as a ratio to the sentence segmenter alone in the same run; the scan apart.

    python benchmarks/gate_speed.py FOLDER [--rounds 3] [--profile]

Every file of FOLDER that a format reads is one transcript; reading it is not timed. Sizes are UTF-8 bytes of the turns'
text (1 MB = 10⁶ bytes), statements are all that the gate looked at, times are processor seconds, the best of the
rounds. `--profile` runs once more under cProfile and sums each module's own time.
"""

from __future__ import annotations

import argparse
import cProfile
import time
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import sentencex

from pipeline import formation
from pipeline.domain.parcel import Reading
from pipeline.errors import PermanentError
from pipeline.formats.detect import read
from pipeline.gate import flatten
from workers import wiring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import CodeType

    from pipeline.domain.statement import Gated
    from pipeline.domain.transcript import Transcript
    from pipeline.formation import Tools

MEGABYTE: Final = 1_000_000
MODULES: Final = 14
"""Modules shown in the profile; the rest are summed."""
WHEN: Final = datetime(2026, 1, 1, tzinfo=UTC)
ROOT: Final = Path(__file__).parent.parent


class Load(NamedTuple):
    """What is timed: transcripts read beforehand, and the text of their turns."""

    transcripts: Sequence[Transcript]
    texts: Sequence[str]

    @property
    def megabytes(self) -> float:
        """Size of the text."""
        return sum(len(text.encode()) for text in self.texts) / MEGABYTE


def load(folder: Path) -> Load:
    """Read every file that a format reads."""
    transcripts = [each for path in sorted(folder.rglob("*")) if path.is_file() for each in _read(path)]
    return Load(transcripts, [flatten(turn.content) for each in transcripts for turn in each.turns])


def _read(path: Path) -> Iterable[Transcript]:
    try:
        yield read(path.read_bytes(), Reading(filename=path.name), "speed", path.name, WHEN).transcript
    except PermanentError:
        return


def best(rounds: int, work: Callable[[], object]) -> float:
    """Return the least processor time of a piece of work, in seconds."""
    times: list[float] = []
    for _ in range(rounds):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times)


def cut(texts: Sequence[str]) -> int:
    """Run the segmenter alone, as the gate calls it; return the number of sentences."""
    return sum(len([*sentencex.segment("en", text)]) for text in texts)


def gate(transcripts: Sequence[Transcript], tools: Tools) -> list[Gated]:
    """Run the gate over each transcript."""
    return [formation.gate(transcript, tools) for transcript in transcripts]


def tag(gated: Sequence[Gated], tools: Tools) -> None:
    """Run PACER and the other tags over each candidate."""
    for each in gated:
        for statement in each.statements:
            if statement.is_candidate:
                tools.classifier.tag(statement, each.transcript.repo or "")


def scan(gated: Sequence[Gated], tools: Tools) -> None:
    """Run the security scan over each candidate."""
    for each in gated:
        for statement in each.statements:
            if statement.is_candidate:
                tools.scanner.scan(statement)


def profile(loaded: Load, tools: Tools) -> None:
    """Print each module's own share of gate and PACER, libraries by the name of their folder."""
    profiler = cProfile.Profile()
    profiler.enable()
    tag(gate(loaded.transcripts, tools), tools)
    profiler.disable()
    own: defaultdict[str, float] = defaultdict(float)
    for entry in profiler.getstats():
        own[_module(entry.code)] += entry.inlinetime
    total = sum(own.values())
    print("\n| module | own time |\n|---|---:|")
    ranked = sorted(own.items(), key=lambda named: -named[1])
    for module, seconds in ranked[:MODULES]:
        print(f"| {module} | {seconds / total:.1%} |")
    print(f"| the rest | {sum(seconds for _, seconds in ranked[MODULES:]) / total:.1%} |")


def _module(code: CodeType | str) -> str:
    """Return where a profiled call spends its own time: a file of the project, a library, or what is built in."""
    if isinstance(code, str):
        known = {"re.Pattern": "patterns", "AhoCorasick": "automaton", "sentencex": "segmenter", "'str'": "strings"}
        return next((f"built in: {name}" for mark, name in known.items() if mark in code), "built in: other")
    path = Path(code.co_filename)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) and ".venv" not in path.parts else path.stem


def main() -> None:
    """Time, print, and profile when asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    loaded, tools, masker = load(options.folder), wiring.tools(), wiring.masker()
    gated = gate(loaded.transcripts, tools)
    statements = sum(len(each.statements) for each in gated)
    candidates = sum(statement.is_candidate for each in gated for statement in each.statements)
    print(
        f"{len(loaded.transcripts)} transcripts, {loaded.megabytes:.2f} MB, {statements} statements, {candidates} pass"
    )
    alone = best(options.rounds, lambda: cut(loaded.texts))
    gating = best(options.rounds, lambda: gate(loaded.transcripts, tools))
    tagging = best(options.rounds, lambda: tag(gated, tools))
    scanning = best(options.rounds, lambda: scan(gated, tools))
    masking = best(options.rounds, lambda: [masker.mask(text) for text in loaded.texts])
    print("\n| step | seconds | MB/s | statements/s | × segmenter |\n|---|---:|---:|---:|---:|")
    for name, seconds in (
        ("segmenter alone", alone),
        ("gate", gating),
        ("PACER and tags", tagging),
        ("gate + PACER", gating + tagging),
        ("scan of what passes", scanning),
        ("masking of all text", masking),
    ):
        rate = f"{loaded.megabytes / seconds:.2f} | {statements / seconds:,.0f} | {seconds / alone:.2f}"
        print(f"| {name} | {seconds:.3f} | {rate} |")
    if options.profile:
        profile(loaded, tools)


if __name__ == "__main__":
    main()
