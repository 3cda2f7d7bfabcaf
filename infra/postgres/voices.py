"""The voices of recall in PostgreSQL: one statement asks them all, within one workspace (SPEC §12)."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pgvector import HalfVector

from infra.postgres.queries import load
from infra.postgres.rows import from_columns
from infra.postgres.terms import pieces
from pipeline.domain.memory import MemoryId
from pipeline.domain.recall import Edge, Found, Hit, Voice
from pipeline.policy import COOCCURRENCE_GAMMA, COOCCURRENCE_RATE, MAX_LEXICAL_TERMS, NEWEST, VOICE_LIMIT
from pipeline.recall import VOICES
from pipeline.scoring.cooccurrence import heaviest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database
    from pipeline.domain.memory import Remembered
    from pipeline.domain.recall import Period, RecallQuery
    from pipeline.ports import Vector

EXACT_UP_TO: Final = 5_000
"""Vectors in a workspace up to which a scan of all of them is exact and about as fast as an index that must filter."""
_SEEDS: Final = 5
"""Finds of each voice that the graph walks from: what stands beside a weak find is no better than it."""

_SQL = load("voices")


class _Row(NamedTuple):
    """A row of `find_memories` (migration 0052), with the memory it names once as `memory`.

    `note` is why a voice is silent, or as JSON the workspace's own weights.
    """

    kind: str
    memory_id: MemoryId
    place: int
    value: float
    seed: str
    note: str | None
    known: Remembered | None


_TELLING: Final = ("memory", "within")
"""Kinds of rows that bring their memory along."""
_KNOWN: Final = len(_Row._fields) - 1
"""Where the columns of the memory begin."""


class PostgresVoices:
    """The `Voices` port. `model` names the vectors that a question's vector may be compared with."""

    def __init__(self, database: Database, model: str, exact_up_to: int = EXACT_UP_TO) -> None:
        """Use an open database."""
        self._database = database
        self._model = model
        self._exact_up_to = exact_up_to
        self._crowded: set[str] = set()
        """Workspaces once found to have more vectors than a scan should read: they are not counted again."""

    def find(self, query: RecallQuery, vector: Vector | None, now: datetime, period: Period | None = None) -> Found:
        """Return hits by voice and the memories behind them; `degraded` names the voices that could not answer.

        With a `period` the temporal voice names what became true in it, newest first, instead of the newest of all.

        What is shown is live at `query.as_of` or `now`: not ended, expired, muted or rejected, and in its time. The
        transaction is read-only, and one round trip. A voice that fails (its index or function is broken, or it took
        too long) is left out and named; when none can answer, the last one's error is raised.
        """
        listening = [voice for voice in Voice if voice in VOICES[query.mode] and self._can_ask(voice, vector)]
        crowded = query.workspace_id in self._crowded
        asked = {
            **parameters(query, now),
            "model": self._model,
            "vector": None if vector is None else HalfVector(vector),
            "voices": [voice.value for voice in listening if not (period and voice is Voice.TEMPORAL)],
            "since": period.since if period and Voice.TEMPORAL in listening else None,
            "until": period.until if period else None,
            "exact_up_to": 0 if crowded else self._exact_up_to,
        }
        by_kind: defaultdict[str, list[_Row]] = defaultdict(list)
        for row in self._database.read(query.workspace_id, _SQL["find"], asked, _rows):
            by_kind[row.kind].append(row)
        if "crowded" in by_kind:
            self._crowded.add(query.workspace_id)
        if period:
            by_kind[Voice.TEMPORAL.value] = by_kind["within"]
        return _found(query, listening, by_kind)

    @staticmethod
    def _can_ask(voice: Voice, vector: Vector | None) -> bool:
        return voice is not Voice.SEMANTIC or vector is not None


def _rows(cursor: object) -> Callable[[Sequence[Any]], _Row]:
    """Return what makes a `_Row` of each row of the statement `find` (a row factory of psycopg)."""
    del cursor
    return _row


def _row(values: Sequence[Any]) -> _Row:
    is_known = values[_KNOWN] is not None and values[0] in _TELLING
    kind, memory_id, place, value, seed, note = values[:_KNOWN]
    return _Row(kind, memory_id, place, value, seed, note, from_columns(values[_KNOWN:]) if is_known else None)


def _found(query: RecallQuery, listening: Sequence[Voice], by_kind: Mapping[str, Sequence[_Row]]) -> Found:
    silent = {row.seed for row in by_kind.get("silent", ())}
    edges = tuple(Edge(MemoryId(row.seed), row.memory_id, row.value) for row in by_kind.get("way", ()))
    hits = {
        voice: _reached(edges)
        if voice is Voice.GRAPH
        else tuple(Hit(row.memory_id, row.place, row.value) for row in by_kind.get(voice.value, ()))
        for voice in listening
        if voice.value not in silent
    }
    memories = {row.memory_id: row.known for kind in _TELLING for row in by_kind.get(kind, ()) if row.known}
    weights = {(row.memory_id, MemoryId(row.seed)): row.value for row in by_kind.get("pair", ())}
    return Found(
        hits=hits,
        memories=memories,
        cooccurrence=heaviest(memories, weights),
        degraded=tuple(voice.value for voice in Voice if voice in VOICES[query.mode] and voice not in hits),
        cosines={row.memory_id: row.value for row in by_kind.get("cosine", ())},
        edges=edges,
        weights=_own_weights(by_kind.get("weights", ())),
    )


def _own_weights(rows: Sequence[_Row]) -> Mapping[str, float] | None:
    return next((json.loads(row.note) for row in rows if row.note), None)


def _reached(edges: Sequence[Edge]) -> tuple[Hit, ...]:
    """Return the memories at the end of the edges, by the weight of their best way."""
    best: dict[MemoryId, float] = {}
    for edge in edges:
        best[edge.memory_id] = max(best.get(edge.memory_id, 0.0), edge.weight)
    ordered = sorted(best.items(), key=lambda item: (-item[1], item[0]))
    return tuple(Hit(name, rank, weight) for rank, (name, weight) in enumerate(ordered))


def parameters(query: RecallQuery, now: datetime) -> dict[str, Any]:
    """Return what the statement `find` asks of a question; the vector, its model and the voices are the caller's."""
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
    }
