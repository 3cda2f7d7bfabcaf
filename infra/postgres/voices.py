"""The voices of recall in PostgreSQL: one statement asks them all, within one workspace (SPEC §12)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pgvector import HalfVector

from infra.postgres.queries import load
from infra.postgres.rows import from_columns
from infra.postgres.terms import pieces
from pipeline.domain.memory import MemoryId, Remembered
from pipeline.domain.recall import Edge, Found, Hit, Voice
from pipeline.policy import (
    COOCCURRENCE_GAMMA,
    COOCCURRENCE_RATE,
    MAX_LEXICAL_TERMS,
    NEWEST,
    RELEVANCE_FLOOR,
    VOICE_LIMIT,
)
from pipeline.recall import VOICES, shortlist_size
from pipeline.scoring.cooccurrence import heaviest
from pipeline.scoring.fusion import GREATEST_WEIGHT, voice_weights
from pipeline.scoring.relevance import range_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.recall import Period, RecallQuery
    from pipeline.ports import Vector

EXACT_UP_TO: Final = 5_000
"""Vectors in a workspace up to which a scan of all of them is exact and about as fast as an index that must filter."""
_SEEDS: Final = 5
"""Finds of each voice that the graph walks from: what stands beside a weak find is no better than it."""
_ROUNDING: Final = 1e-9
"""Of a relevance that PostgreSQL and Python reckon in another order."""
_ALL: Final = 1_000_000
"""More memories than all voices find together."""

_SQL = load("voices")


class _Finds(NamedTuple):
    """All that `find_memories` (migration 0130) has of one kind, a find at each place of the four columns.

    `note` is why a voice is silent, or as JSON the workspace's own weights.
    """

    kind: str
    places: Sequence[int]
    ids: Sequence[MemoryId]
    values: Sequence[float]
    seeds: Sequence[str]
    note: str | None


_KNOWN: Final = len(_Finds._fields)
"""Where the columns of a memory begin."""
_NOTHING: Final = _Finds("", (), (), (), (), None)


class PostgresVoices:
    """The `Voices` port. `model` names the vectors that a question's vector may be compared with.

    What cannot be as relevant as `floor` is named and not read; 0 reads all that is found.
    """

    def __init__(
        self, database: Database, model: str, exact_up_to: int = EXACT_UP_TO, floor: float = RELEVANCE_FLOOR
    ) -> None:
        """Use an open database."""
        self._database = database
        self._model = model
        self._exact_up_to = exact_up_to
        self._floor = floor
        self._crowded: set[str] = set()
        """Workspaces once found to have more vectors than a scan should read: they are not counted again."""

    def find(
        self, query: RecallQuery, vector: Vector | None, now: datetime, period: Period | None = None, intent: str = ""
    ) -> Found:
        """Return hits by voice and the memories that can answer; `degraded` names the voices that could not.

        With a `period` the temporal voice names what became true in it, newest first, instead of the newest of all.
        Then, and for another time than now, all is read: what became true in it, or was pinned, can answer. With the
        `intent` of the question only what is worth scoring is read, as `pipeline.recall.shortlist` has it.

        What is shown is live at `query.as_of` or `now`: not ended, expired, muted or rejected, and in its time. The
        transaction is read-only, and one round trip. A voice that fails (its index or function is broken, or it took
        too long) is left out and named; when none can answer, the last one's error is raised.
        """
        listening = [voice for voice in Voice if voice in VOICES[query.mode] and self._can_ask(voice, vector)]
        crowded = query.workspace_id in self._crowded
        asked = {
            **parameters(query, now, self._model, 0.0 if period or query.as_of else self._floor, intent),
            "vector": None if vector is None else HalfVector(vector),
            "voices": [voice.value for voice in listening if not (period and voice is Voice.TEMPORAL)],
            "since": period.since if period and Voice.TEMPORAL in listening else None,
            "until": period.until if period else None,
            "exact_up_to": 0 if crowded else self._exact_up_to,
        }
        rows = self._database.read(query.workspace_id, _SQL["find"], asked, _rows)
        by_kind = {row.kind: row for row in rows if isinstance(row, _Finds)}
        if "crowded" in by_kind:
            self._crowded.add(query.workspace_id)
        if period:
            by_kind[Voice.TEMPORAL.value] = by_kind.get("within", _NOTHING)
        memories = {row.memory.memory_id: row for row in rows if isinstance(row, Remembered)}
        return _found(query, listening, by_kind, memories)

    @staticmethod
    def _can_ask(voice: Voice, vector: Vector | None) -> bool:
        return voice is not Voice.SEMANTIC or vector is not None


def _rows(cursor: object) -> Callable[[Sequence[Any]], _Finds | Remembered]:
    """Return what makes finds, or a memory, of each row of the statement `find` (a row factory of psycopg)."""
    del cursor
    return _row


def _row(values: Sequence[Any]) -> _Finds | Remembered:
    return _Finds(*values[:_KNOWN]) if values[_KNOWN] is None else from_columns(values[_KNOWN:])


def _found(
    query: RecallQuery,
    listening: Sequence[Voice],
    by_kind: Mapping[str, _Finds],
    memories: Mapping[MemoryId, Remembered],
) -> Found:
    silent, ways, pairs, cosines, weights = (
        by_kind.get(kind, _NOTHING) for kind in ("silent", "way", "pair", "cosine", "weights")
    )
    edges = tuple(map(Edge, map(MemoryId, ways.seeds), ways.ids, ways.values))
    hits = {
        voice: _reached(edges) if voice is Voice.GRAPH else _hits(by_kind.get(voice.value, _NOTHING))
        for voice in listening
        if voice.value not in silent.seeds
    }
    together = {
        (one, MemoryId(other)): weight for one, other, weight in zip(pairs.ids, pairs.seeds, pairs.values, strict=True)
    }
    return Found(
        hits=hits,
        memories=memories,
        cooccurrence=heaviest((*pairs.ids, *map(MemoryId, pairs.seeds)), together),
        degraded=tuple(voice.value for voice in Voice if voice in VOICES[query.mode] and voice not in hits),
        cosines=dict(zip(cosines.ids, cosines.values, strict=True)),
        edges=edges,
        weights=json.loads(weights.note) if weights.note else None,
    )


def _hits(finds: _Finds) -> tuple[Hit, ...]:
    """Return a voice's finds in its order."""
    ordered = sorted(zip(finds.places, finds.ids, finds.values, strict=True))
    return tuple(Hit(name, place, value) for place, name, value in ordered)


def _reached(edges: Sequence[Edge]) -> tuple[Hit, ...]:
    """Return the memories at the end of the edges, by the weight of their best way."""
    best: dict[MemoryId, float] = {}
    for edge in edges:
        best[edge.memory_id] = max(best.get(edge.memory_id, 0.0), edge.weight)
    ordered = sorted(best.items(), key=lambda item: (-item[1], item[0]))
    return tuple(Hit(name, rank, weight) for rank, (name, weight) in enumerate(ordered))


def parameters(query: RecallQuery, now: datetime, model: str, floor: float, intent: str = "") -> dict[str, Any]:
    """Return what the statement `find` asks of a question; the vector of the model and the voices are the caller's."""
    unrelated, same = range_of(model)
    weights = voice_weights(intent) if intent else GREATEST_WEIGHT
    # What is close to the reader is scored however little it answers.
    is_cut = bool(intent) and floor > 0.0 and not (query.thread_id or query.repo)
    return {
        "workspace_id": query.workspace_id,
        "text": query.text.replace("\x00", " "),
        "pieces": list(pieces(query.text)),
        "at": query.as_of or now,
        "as_of": query.as_of is not None,
        "episodes": query.episodes,
        "pacer": query.pacer,
        "domain": query.domain,
        "limit": max(VOICE_LIMIT, query.depth + NEWEST),
        "max_terms": MAX_LEXICAL_TERMS,
        "newest": NEWEST,
        "max_seeds": _SEEDS,
        "rate": COOCCURRENCE_RATE,
        "gamma": COOCCURRENCE_GAMMA,
        "model": model,
        "words": weights[Voice.LEXICAL],
        "nearness": weights[Voice.SEMANTIC],
        "steepness": weights[Voice.SEMANTIC] / (same - unrelated),
        "unrelated": unrelated,
        "newness": weights[Voice.TEMPORAL],
        "linkage": weights[Voice.GRAPH],
        "floor": floor - _ROUNDING,
        "rounding": _ROUNDING,
        "scored": shortlist_size(query) if is_cut else _ALL,
    }
