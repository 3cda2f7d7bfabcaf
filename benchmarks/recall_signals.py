"""What the signals of use and age are worth: twins of real memories, of which one has proved right or is the newer one.

    python benchmarks/recall_signals.py SAMPLES.json --cache FOLDER [--state FOLDER] [--conversations N]

`recall_quality.py` cannot tell: there every memory is as old, as proven and as often used as the next. Here each turn
that answers a question gets a twin with the same words, found about as well (its share of the words times a draw from
[0.9, 1.1], its cosine up to .01 off), and the two differ in one thing that a living store knows: what became of the
colonies that were given them (six each; four in five of the good one's succeeded, one in five of the other's; credited
by the rules of the store), their status, their age, the reader's thread, or a memory that they were recalled with
before and that is among the finds. A figure is the share of such pairs in which the better one
stands above the other, and the mean share of the better ones among the first ten; the last column is R@10 without any
twin: what the weight costs. It simulates: that good memories lead to success more often is assumed, not measured.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import numpy as np
from locomo_sample import form, turns_of
from recall_quality import answer, arguments, ask, evidence_recall, laboratory, lens_of

from infra.embeddings.local import LocalEmbedder
from infra.postgres.voices import PostgresVoices
from pipeline.domain.memory import MemoryId, Status
from pipeline.domain.recall import Voice
from pipeline.policy import SIGNAL_WEIGHT
from pipeline.scoring.confidence import belief_of, credit_failure, credit_success

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from locomo_sample import Sample
    from recall_quality import Asked

    from infra.postgres.database import Database
    from pipeline.domain.memory import Remembered
    from pipeline.domain.recall import Hit
    from pipeline.ports import Vector

OUTCOMES: Final = 6
GOOD_SUCCEEDS: Final = 0.8
NOISE: Final = 0.1
NEAR: Final = 0.01
WEIGHTS: Final = frozenset({0.0, 0.02, 0.05, 0.10, 0.15, 0.20})
HALF: Final = 0.5
YEAR_HALF: Final = timedelta(days=180)
DEPTH: Final = 10
HERE: Final = "here"
PAIRED: Final = 2.0
"""Weight of a pair that was recalled together a handful of times, or led to a success or two."""


def credited(known: Remembered, successes: float, chance: np.random.Generator) -> Remembered:
    """Return a memory after `OUTCOMES` colonies that were given it, of which that share succeeds."""
    belief, decay_class = belief_of(known.state), known.memory.decay_class
    for succeeded in chance.random(OUTCOMES) < successes:
        belief = (
            credit_success(belief, decay_class, 0.5, 0) if succeeded else credit_failure(belief, 0.5, 0, operator=False)
        )
    return replace(
        known, state=replace(known.state, alpha=belief.alpha, beta=belief.beta, peak_alpha=belief.peak_alpha)
    )


def used(good: Remembered, bad: Remembered, chance: np.random.Generator) -> tuple[Remembered, Remembered]:
    """Let colonies end, most of the good one's well and most of the other's badly."""
    return credited(good, GOOD_SUCCEEDS, chance), credited(bad, 1 - GOOD_SUCCEEDS, chance)


def marked(good: Remembered, bad: Remembered, chance: np.random.Generator) -> tuple[Remembered, Remembered]:
    """Verify the good one; mark the other stale in every second case, and leave it a candidate else."""
    other = Status.STALE if chance.random() < HALF else Status.CANDIDATE
    return (
        replace(good, state=replace(good.state, status=Status.VERIFIED)),
        replace(bad, state=replace(bad.state, status=other)),
    )


def aged(good: Remembered, bad: Remembered, chance: np.random.Generator) -> tuple[Remembered, Remembered]:
    """Make the other one older by up to half a year more."""
    return good, replace(
        bad, memory=replace(bad.memory, valid_from=bad.memory.valid_from - YEAR_HALF * chance.random())
    )


def threaded(good: Remembered, bad: Remembered, _: np.random.Generator) -> tuple[Remembered, Remembered]:
    """Let the good one come from the reader's thread."""
    return replace(good, memory=replace(good.memory, thread_id=HERE)), bad


def paired(good: Remembered, bad: Remembered, _: np.random.Generator) -> tuple[Remembered, Remembered]:
    """Leave both as they are: the pair is the find's."""
    return good, bad


CASES: Final[Mapping[str, Callable[[Remembered, Remembered, np.random.Generator], tuple[Remembered, Remembered]]]] = {
    "thompson": used,
    "status": marked,
    "freshness": aged,
    "thread": threaded,
    "cooccurrence": paired,
}


def twin_of(name: MemoryId) -> MemoryId:
    """Return the id of a memory's twin."""
    return MemoryId(f"{name}~")


def with_twins(asked: Asked, good: frozenset[MemoryId], signal: str, chance: np.random.Generator) -> Asked:
    """Return the find with a twin for each of the good memories in it, told apart by one signal."""
    found = asked.found
    memories = dict(found.memories)
    names = sorted(good & memories.keys())
    for name in names:
        known = memories[name]
        other = replace(
            known,
            memory=replace(known.memory, memory_id=twin_of(name)),
            state=replace(known.state, memory_id=twin_of(name), text_hash=f"{known.state.text_hash}~"),
        )
        memories[name], memories[twin_of(name)] = CASES[signal](known, other, chance)
    draw = {name: 2 * chance.random() - 1 for name in names}
    hits = {
        voice: (*heard, *(_beside(hit, voice, draw[hit.memory_id]) for hit in heard if hit.memory_id in draw))
        for voice, heard in found.hits.items()
    }
    others = {twin_of(name): found.cosines[name] + NEAR * draw[name] for name in names if name in found.cosines}
    edges = (*found.edges, *(replace(e, memory_id=twin_of(e.memory_id)) for e in found.edges if e.memory_id in draw))
    changed = replace(found, memories=memories, hits=hits, cosines={**found.cosines, **others}, edges=edges)
    if signal == "cooccurrence":
        changed = replace(changed, cooccurrence=dict.fromkeys(names, PAIRED))
    return replace(asked, query=asked.query.model_copy(update={"thread_id": HERE}), found=changed)


def _beside(hit: Hit, voice: Voice, draw: float) -> Hit:
    """Return the hit of a twin; `draw` in [-1, 1] says how much better or worse it is found."""
    twin = replace(hit, memory_id=twin_of(hit.memory_id))
    if voice is Voice.LEXICAL:
        return replace(twin, value=min(hit.value * (1 + NOISE * draw), 1.0))
    return replace(twin, value=hit.value + NEAR * draw) if voice is Voice.SEMANTIC else twin


def in_front(order: Sequence[str], good: frozenset[MemoryId]) -> list[bool]:
    """Return, for each good memory of which it or its twin is shown, whether it stands first."""
    place = {name: number for number, name in enumerate(order)}
    pairs = [(place.get(name), place.get(twin_of(name))) for name in sorted(good)]
    return [b is None or (a is not None and a < b) for a, b in pairs if a is not None or b is not None]


def measure(database: Database, samples: Sequence[Sample], vector_of: Mapping[str, Vector]) -> None:
    """Print a line for each signal and weight."""
    voices = PostgresVoices(database, LocalEmbedder().model)
    asked: list[tuple[Asked, frozenset[MemoryId]]] = []
    for sample in samples:
        if not turns_of(database, sample):
            form(database, sample)
        named = turns_of(database, sample)
        for each, question in zip(ask(voices, sample, vector_of), sample.questions, strict=True):
            asked.append((each, frozenset(MemoryId(n) for n, turns in named.items() if question.evidence & {*turns})))
    print(f"{'signal':12}{'weight':>8}{'in front':>10}{'R@10':>8}{'R@10 alone':>12}")
    for signal in CASES:
        chance = np.random.default_rng(7)
        twinned = [(with_twins(each, good, signal, chance), good) for each, good in asked if good]
        for weight in sorted(WEIGHTS | {SIGNAL_WEIGHT[signal]}):
            told = [(answer(each, lens_of(each, **{signal: weight})), good) for each, good in twinned]
            alone = [(answer(each, lens_of(each, **{signal: weight})), good) for each, good in asked if good]
            first = np.mean([is_first for order, good in told for is_first in in_front(order, good)])
            shares = [np.mean([evidence_recall(o, good, DEPTH) for o, good in orders]) for orders in (told, alone)]
            own = "*" if SIGNAL_WEIGHT[signal] == weight else " "
            print(f"{signal:12}{weight:7.2f}{own}{first:10.3f}{shares[0]:8.3f}{shares[1]:12.3f}", flush=True)


def main() -> None:
    """Read the arguments and measure."""
    with laboratory(arguments(__doc__).parse_args()) as (database, samples, vector_of):
        measure(database, samples, vector_of)


if __name__ == "__main__":
    main()
