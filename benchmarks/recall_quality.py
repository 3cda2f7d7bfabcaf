"""Evidence recall of the read path on a LoCoMo-shaped file, against BM25 and BM25 + vectors in the same run.

    python benchmarks/recall_quality.py SAMPLES.json --cache FOLDER [--state FOLDER] [--conversations N] [--ablate]

Each turn becomes one consolidated memory, worded `Speaker: text`, without a model; each session is a transcript. The
voices are the real ones, in a private PostgreSQL; vectors are kept in the cache folder by the hash of their text. A
figure is the mean, over questions, of the share of a question's evidence turns among the first k results. With
`--state` the database outlives the run and is not formed again. The same file gives the same table.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter, defaultdict
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
from locomo_sample import form, read, turns_of

from classifiers.intent import intent_of
from classifiers.when import period_of
from infra import embedded
from infra.embeddings.cached import CachedEmbedder
from infra.embeddings.local import LocalEmbedder
from infra.postgres.database import Database
from infra.postgres.migrate import migrate
from infra.postgres.vectors import PostgresVectorCache
from infra.postgres.voices import PostgresVoices
from pipeline import recall
from pipeline.domain.recall import RecallQuery, Voice
from pipeline.lifecycle.birth import embedding_key
from pipeline.policy import SIGNAL_WEIGHT
from pipeline.recall import Lens
from pipeline.scoring.similarity import words

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
    from datetime import datetime

    from locomo_sample import Sample

    from pipeline.domain.recall import Found, Period
    from pipeline.ports import Vector

Scores: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.floating[Any]]]"
Order: TypeAlias = "Sequence[str]"

DEPTHS: Final = (5, 10, 20)
POOL: Final = 50
RRF_K: Final = 60
CATEGORIES: Final = {1: "several", 2: "when", 3: "inferred", 4: "single", 5: "false"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with what the voices found for it, and when it was asked."""

    query: RecallQuery
    found: Found
    now: datetime
    period: Period | None = None


class FolderCache:
    """The `VectorCache` port as a folder: one file a text."""

    def __init__(self, folder: Path) -> None:
        """Make the folder if it is not there."""
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder

    def lookup(self, model: str, keys: Sequence[str]) -> Mapping[str, Vector]:
        """Return the vectors known among `keys`; the folder is of one model."""
        del model
        found = {key: self._folder / f"{key}.npy" for key in keys}
        return {key: np.load(path) for key, path in found.items() if path.exists()}

    def remember(self, model: str, vectors: Mapping[str, Vector]) -> None:
        """Write each vector to its file."""
        del model
        for key, vector in vectors.items():
            np.save(self._folder / f"{key}.npy", vector)


class Bm25:
    """Okapi BM25 (k₁ 1.2, b 0.75) over plain words."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Index the texts."""
        bags = [Counter(words(text)) for text in texts]
        lengths = np.array([sum(bag.values()) for bag in bags])
        self._count, self._norm = len(bags), 1.2 * (0.25 + 0.75 * lengths / lengths.mean())
        self._postings: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
        for place, bag in enumerate(bags):
            for word, times in bag.items():
                self._postings[word].append((place, times))

    def score(self, question: str) -> Scores:
        """Return the score of every text."""
        scores = np.zeros(self._count)
        for word in set(words(question)):
            found = self._postings.get(word, ())
            idf = np.log(1 + (self._count - len(found) + 0.5) / (len(found) + 0.5))
            for place, times in found:
                scores[place] += idf * times * 2.2 / (times + self._norm[place])
        return scores


def _best(scores: Scores) -> list[int]:
    return [int(i) for i in np.argsort(-scores, kind="stable")[:POOL]]


def baselines(sample: Sample, vector_of: Mapping[str, Vector]) -> dict[str, list[Order]]:
    """Return, by name, the orders that BM25, vectors and their fused ranks give each question."""
    names = [talk.name for talk in sample.talks]
    bm25 = Bm25([talk.text for talk in sample.talks])
    matrix = np.array([vector_of[talk.text] for talk in sample.talks])
    orders: defaultdict[str, list[Order]] = defaultdict(list)
    for question in sample.questions:
        lexical, near = _best(bm25.score(question.text)), _best(matrix @ vector_of[question.text])
        shares: defaultdict[int, float] = defaultdict(float)
        for ranking in (lexical, near):
            for rank, place in enumerate(ranking):
                shares[place] += 1 / (RRF_K + rank + 1)
        fused = sorted(shares, key=lambda place: -shares[place])
        for label, order in (("BM25", lexical), ("vectors", near), ("BM25 + vectors, RRF", fused)):
            orders[label].append([names[place] for place in order])
    return dict(orders)


def ask(voices: PostgresVoices, sample: Sample, vector_of: Mapping[str, Vector]) -> list[Asked]:
    """Let the voices find, for each question, as on the day after the last session."""
    now = sample.talks[-1].at + timedelta(days=1)
    asked: list[Asked] = []
    for question in sample.questions:
        query = RecallQuery(workspace_id=sample.name, text=question.text, limit=max(DEPTHS), deterministic=True)
        period = period_of(query.text, now)
        asked.append(Asked(query, voices.find(query, vector_of[question.text], now, period), now, period))
    return asked


def answer(asked: Asked, lens: Lens, chance: np.random.Generator | None = None, *, spread: bool = True) -> Order:
    """Return the ids of the memories that the read path shows, best first."""
    query = asked.query.model_copy(update={"deterministic": chance is None})
    if spread:
        ranked = recall.answer(query, asked.found, lens, asked.now, chance)
    else:
        weighed = recall.weigh(query, asked.found, lens, asked.now)
        folded = recall.fold(recall.score(weighed, query, lens, asked.now, chance))
        ranked = recall.place(folded, query.limit, sum(map(recall.is_strong, folded)))
    return [r.remembered.memory.memory_id for r in ranked]


def lens_of(asked: Asked, **weights: float) -> Lens:
    """Return the lens of the worker, with some signals' weights changed and all rescaled to add up to 1."""
    changed = {**SIGNAL_WEIGHT, **weights}
    whole = sum(changed.values())
    scaled = {name: weight / whole for name, weight in changed.items()}
    return Lens(intent=intent_of(asked.query.text), model=LocalEmbedder().model, weights=scaled, period=asked.period)


def deaf(asked: Asked, voice: Voice) -> Asked:
    """Return what the other voices found."""
    heard = {name: hits for name, hits in asked.found.hits.items() if name is not voice}
    return replace(asked, found=replace(asked.found, hits=heard))


def variants(*, ablate: bool) -> dict[str, Callable[[Asked], Order]]:
    """Return, by name, the ways to answer."""
    ways: dict[str, Callable[[Asked], Order]] = {
        "memform": lambda asked: answer(asked, lens_of(asked)),
        "memform, chance drawn": lambda asked: answer(asked, lens_of(asked), np.random.default_rng(7)),
    }
    if ablate:
        for voice in Voice:
            ways[f"  without the {voice} voice"] = lambda asked, voice=voice: answer(deaf(asked, voice), lens_of(asked))
        ways["  every question of intent general"] = lambda asked: answer(
            asked, replace(lens_of(asked), intent="general")
        )
        ways["  without diversity"] = lambda asked: answer(asked, lens_of(asked), spread=False)
        for signal in SIGNAL_WEIGHT:
            ways[f"  without the signal {signal}"] = lambda asked, signal=signal: answer(
                asked, lens_of(asked, **{signal: 0.0})
            )
    return ways


def evidence_recall(order: Order, evidence: frozenset[str], depth: int) -> float:
    """Return the share of the evidence among the first `depth`, in [0, 1]."""
    return len(evidence & set(order[:depth])) / len(evidence)


def table(samples: Sequence[Sample], orders: Mapping[str, Sequence[Sequence[Order]]]) -> Iterator[str]:
    """Yield the lines of the table; `orders` holds for each way, sample and question the turns shown."""
    questions = [question for sample in samples for question in sample.questions]
    kinds = sorted({question.category for question in questions})
    yield (
        f"{'':40}"
        + "".join(f"{f'R@{depth}':>8}" for depth in DEPTHS)
        + "   R@10: "
        + " ".join(f"{CATEGORIES.get(kind, str(kind)):>8}" for kind in kinds)
    )
    for way, by_sample in orders.items():
        shown = [(q, order) for q, order in zip(questions, (o for each in by_sample for o in each), strict=True)]
        overall = [np.mean([evidence_recall(o, q.evidence, depth) for q, o in shown]) for depth in DEPTHS]
        by_kind = [
            np.mean([evidence_recall(o, q.evidence, 10) for q, o in shown if q.category == kind]) for kind in kinds
        ]
        yield (
            f"{way:40}"
            + "".join(f"{value:8.3f}" for value in overall)
            + "         "
            + " ".join(f"{value:8.3f}" for value in by_kind)
        )


def measure(database: Database, samples: Sequence[Sample], vector_of: Mapping[str, Vector], *, ablate: bool) -> None:
    """Form what is not formed yet, ask every question every way and print the table."""
    voices = PostgresVoices(database, LocalEmbedder().model)
    orders: defaultdict[str, list[list[Order]]] = defaultdict(list)
    for sample in samples:
        named = turns_of(database, sample)
        if not named:
            form(database, sample)
            named = turns_of(database, sample)
        for way, order in baselines(sample, vector_of).items():
            orders[way].append(order)
        asked = ask(voices, sample, vector_of)
        for way, respond in variants(ablate=ablate).items():
            orders[way].append([[turn for name in respond(a) for turn in named[name]] for a in asked])
    print(f"{sum(len(s.talks) for s in samples)} turns, {sum(len(s.questions) for s in samples)} questions")
    for line in table(samples, orders):
        print(line)


def arguments(description: str | None) -> argparse.ArgumentParser:
    """Return what every measurement on samples is told: where they are, where vectors and servers are kept."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("samples", type=Path)
    parser.add_argument("--cache", type=Path, required=True)
    parser.add_argument("--state", type=Path)
    parser.add_argument("--conversations", type=int, default=100)
    return parser


@contextmanager
def laboratory(given: argparse.Namespace) -> Generator[tuple[Database, list[Sample], Mapping[str, Vector]]]:
    """Yield a database on private servers, the samples, and the vectors of their texts, known to the database too."""
    samples = read(given.samples, given.conversations)
    texts = [text for s in samples for text in (*(t.text for t in s.talks), *(q.text for q in s.questions))]
    embedder = CachedEmbedder(LocalEmbedder(), FolderCache(given.cache))
    vector_of = dict(zip(texts, embedder.embed(texts), strict=True))
    with ExitStack() as stack:
        folder = given.state or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = embedded.start(folder)
        stack.callback(embedded.stop if given.state else embedded.discard, folder)
        migrate(servers.database_url)
        database = stack.enter_context(Database(servers.database_url))
        vectors = {embedding_key(talk.text): vector_of[talk.text] for s in samples for talk in s.talks}
        PostgresVectorCache(database).remember(embedder.model, vectors)
        yield database, samples, vector_of


def main() -> None:
    """Read the arguments and measure."""
    parser = arguments(__doc__)
    parser.add_argument("--ablate", action="store_true")
    given = parser.parse_args()
    with laboratory(given) as (database, samples, vector_of):
        measure(database, samples, vector_of, ablate=given.ablate)


if __name__ == "__main__":
    main()
