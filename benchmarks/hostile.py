"""What hostile input costs: masking, reading and the gate at two sizes, and how each grows between them.

    python benchmarks/hostile.py [--characters 524288] [--kind NAME]

Sizes are characters. Times are processor seconds of one run each; growth is the time of the doubled input through the
time of the input, 2.0 being linear. Times this short vary: read a growth of three and more as a question.
"""

from __future__ import annotations

import argparse
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface
from pipeline.errors import PermanentError
from pipeline.formats.detect import read
from pipeline.gate import flatten
from pipeline.gate.passage import examine
from workers import wiring

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

HALF: Final = 1 << 19
WHEN: Final = datetime(2026, 1, 1, tzinfo=UTC)
UNITS: Final[Mapping[str, str]] = {
    "deep JSON": '{"a":[',
    "escapes": "\\\\\\n\\u0041",
    "NULs": "\x00",
    "combining marks": "e\u0301\u0316",
    "brackets": "[(",
    "base64 wall": "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlq",
    "newlines": "\n",
    "labels": "password: ",
    "digits": "8675309",
    "emails": "a.b@example.com ",
}
"""Kind → what is repeated up to the size."""


def hostile(kind: str, characters: int) -> str:
    """Return a text of about that many characters."""
    unit = UNITS[kind]
    return unit * (characters // len(unit))


def spent(work: Callable[[], object]) -> float:
    """Return the processor seconds of a piece of work."""
    started = time.process_time()
    work()
    return time.process_time() - started


def read_any(text: str) -> None:
    """Read a text as a file of unknown format; a refusal is an answer too."""
    try:
        read(text.encode(), Reading(filename="hostile.txt"), "hostile", "hostile.txt", WHEN)
    except PermanentError:
        return


def main() -> None:
    """Measure each kind at both sizes and print one table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--characters", type=int, default=HALF)
    parser.add_argument("--kind", choices=sorted(UNITS))
    options = parser.parse_args()
    masker = wiring.masker()
    print("| kind | masking: s/MiB | growth | reading: s/MiB | growth | gate: s/MiB | growth |")
    print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    for kind in [options.kind] if options.kind else UNITS:
        cells: list[str] = []
        small, large = hostile(kind, options.characters), hostile(kind, 2 * options.characters)
        steps: tuple[Callable[[str], object], ...] = (
            masker.mask,
            read_any,
            lambda text: examine(flatten(text), Surface.AGENT_OUTPUT),
        )
        for step in steps:
            before, after = (spent(lambda text=text, step=step: step(text)) for text in (small, large))
            cells += [f"{after * 2 * HALF / len(large):.2f}", f"{after / before:.1f}" if before else "–"]
        print(f"| {kind} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
