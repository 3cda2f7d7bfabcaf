"""The voices of recall in PostgreSQL: independent ways of finding memories, each within one workspace (SPEC §12)."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from pgvector import HalfVector
from psycopg import errors

from infra.postgres.effects import get
from infra.postgres.faults import sorted_faults
from infra.postgres.pairs import weights_among
from infra.postgres.queries import load
from infra.postgres.terms import pieces
from pipeline.domain.recall import Edge, Found, Hit, Voice
from pipeline.policy import COOCCURRENCE_GAMMA, COOCCURRENCE_RATE, MAX_LEXICAL_TERMS, NEWEST, VOICE_LIMIT
from pipeline.recall import VOICES
from pipeline.scoring.cooccurrence import heaviest

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence
    from datetime import datetime

    import psycopg

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.recall import RecallQuery
    from pipeline.ports import Vector

EXACT_UP_TO: Final = 10_000
"""Vectors in a workspace up to which a scan of all of them is exact and faster than an index that must filter."""
INDEXED_DIMS: Final = 384
"""The vector length that has an index; any other length is always scanned exactly."""
_SEEDS: Final = 5
"""Finds of each voice that the graph walks from: what stands beside a weak find is no better than it."""
_FAULTS: Final = (
    errors.ProgrammingError, errors.InternalError, errors.DataError, errors.NotSupportedError, errors.QueryCanceled
)  # fmt: skip
"""What is wrong with one voice; a lost server or a lost race is everybody's."""

_SQL = load("voices")


class _VoiceError(Exception):
    """One voice failed, for whatever reason of its own."""

    def __init__(self, voice: Voice, fault: psycopg.Error) -> None:
        super().__init__(voice.value)
        self.voice = voice
        self.fault = fault


@contextmanager
def _failing(voice: Voice) -> Generator[None]:
    try:
        yield
    except _FAULTS as fault:
        raise _VoiceError(voice, fault) from fault


class PostgresVoices:
    """The `Voices` port. `model` names the vectors that a question's vector may be compared with."""

    def __init__(self, database: Database, model: str, exact_up_to: int = EXACT_UP_TO) -> None:
        """Use an open database."""
        self._database = database
        self._model = model
        self._exact_up_to = exact_up_to
        self._crowded: set[str] = set()
        """Workspaces once found to have more vectors than a scan should read: they are not counted again."""

    def find(self, query: RecallQuery, vector: Vector | None, now: datetime) -> Found:
        """Return hits by voice and the memories behind them; `degraded` names the voices that could not answer.

        What is shown is live at `query.as_of` or `now`: not ended, expired, muted or rejected, and in its time. The
        transaction is read-only. A voice that fails (its index or function is broken, or it took too long) is left
        out and named, and the others are asked again; the last one's error is raised.
        """
        asked = {**_parameters(query, now), **self._near(vector)}
        listening = [voice for voice in Voice if voice in VOICES[query.mode]]
        while True:
            try:
                return self._find(query, asked, listening, now)
            except _VoiceError as failed:
                listening.remove(failed.voice)
                if not listening:
                    with sorted_faults():
                        raise failed.fault from failed

    def _find(self, query: RecallQuery, asked: Mapping[str, Any], listening: Sequence[Voice], now: datetime) -> Found:
        hits: dict[Voice, tuple[Hit, ...]] = {}
        edges: tuple[Edge, ...] = ()
        with self._database.reading(query.workspace_id) as connection:
            for voice, speak in self._speakers().items():
                if voice in listening:
                    with _failing(voice):
                        found = speak(connection, asked)
                    if found is not None:
                        hits[voice] = found
            if Voice.GRAPH in listening:
                with _failing(Voice.GRAPH):
                    edges = _edges(connection, asked, hits)
                hits[Voice.GRAPH] = _reached(edges)
            names = sorted({hit.memory_id for found in hits.values() for hit in found})
            return Found(
                hits=hits,
                memories=get(connection, query.workspace_id, names),
                cooccurrence=heaviest(names, weights_among(connection, query.workspace_id, names, now)),
                degraded=tuple(voice.value for voice in Voice if voice in VOICES[query.mode] and voice not in hits),
                cosines=_cosines(connection, asked, hits, names),
                edges=edges,
            )

    def _speakers(self) -> Mapping[Voice, Callable[[Connection, Mapping[str, Any]], tuple[Hit, ...] | None]]:
        """Return the voices that need no other, in the order in which they are asked."""
        return {
            Voice.LEXICAL: _lexical,
            Voice.SEMANTIC: self._semantic,
            Voice.TEMPORAL: lambda connection, asked: _hits(
                _values(connection, "temporal", {**asked, "limit": NEWEST})
            ),
        }

    def _semantic(self, connection: Connection, asked: Mapping[str, Any]) -> tuple[Hit, ...] | None:
        """Return the nearest by cosine, or None if there is nothing to compare: no vector, or none of this model."""
        if asked["vector"] is None:
            return None
        if asked["workspace_id"] not in self._crowded:
            counted = connection.execute(_SQL["vectors"], {**asked, "enough": self._exact_up_to + 1}).fetchone()
            if counted is None or counted["known"] == 0:
                return None if counted is None or counted["any_memory"] else ()
            if counted["known"] <= self._exact_up_to or asked["dims"] != INDEXED_DIMS:
                return _hits(_values(connection, "semantic_exact", asked))
            self._crowded.add(asked["workspace_id"])
        connection.execute(_SQL["scan_iteratively"])
        return _hits(_values(connection, "semantic_indexed", asked))

    def _near(self, vector: Vector | None) -> Mapping[str, Any]:
        return {
            "model": self._model,
            "vector": None if vector is None else HalfVector(vector),
            "dims": 0 if vector is None else len(vector),
        }


def _cosines(
    connection: Connection, asked: Mapping[str, Any], hits: Mapping[Voice, Sequence[Hit]], names: Sequence[MemoryId]
) -> Mapping[MemoryId, float]:
    """Return the cosines of what only other voices found; the semantic voice's own stand in its hits."""
    if Voice.SEMANTIC not in hits:
        return {}
    own = {hit.memory_id for hit in hits[Voice.SEMANTIC]}
    return _values(connection, "cosines", {**asked, "ids": [name for name in names if name not in own]})


def _lexical(connection: Connection, asked: Mapping[str, Any]) -> tuple[Hit, ...]:
    """Full text and, where the question has identifiers, shared trigrams: each closes part of the other's gap."""
    words = _values(connection, "lexical", asked)
    found = pieces(asked["text"])
    if not found:
        return _hits(words)
    likeness = _values(connection, "trigram", {**asked, "pieces": list(found)})
    both = {
        name: 1.0 - (1.0 - words.get(name, 0.0)) * (1.0 - likeness.get(name, 0.0)) for name in {**words, **likeness}
    }
    ordered = sorted(both.items(), key=lambda item: (-item[1], item[0]))[: asked["limit"]]
    return _hits(dict(ordered))


def _edges(connection: Connection, asked: Mapping[str, Any], hits: Mapping[Voice, Sequence[Hit]]) -> tuple[Edge, ...]:
    seeds = [hit.memory_id for voice in (Voice.LEXICAL, Voice.SEMANTIC) for hit in hits.get(voice, ())[:_SEEDS]]
    if not seeds:
        return ()
    walk = {**asked, "seeds": sorted(set(seeds)), "rate": COOCCURRENCE_RATE, "gamma": COOCCURRENCE_GAMMA}
    rows = connection.execute(_SQL["graph"], walk)
    return tuple(Edge(row["seed"], row["memory_id"], row["weight"]) for row in rows)


def _reached(edges: Sequence[Edge]) -> tuple[Hit, ...]:
    """Return the memories at the end of the edges, by the weight of their best way."""
    best: dict[MemoryId, float] = {}
    for edge in edges:
        best[edge.memory_id] = max(best.get(edge.memory_id, 0.0), edge.weight)
    return _hits(dict(sorted(best.items(), key=lambda item: (-item[1], item[0]))))


def _values(connection: Connection, voice: str, parameters: Mapping[str, Any]) -> dict[MemoryId, float]:
    return {row["memory_id"]: row["value"] for row in connection.execute(_SQL[voice], parameters)}


def _hits(values: Mapping[MemoryId, float]) -> tuple[Hit, ...]:
    return tuple(Hit(name, rank, value) for rank, (name, value) in enumerate(values.items()))


def _parameters(query: RecallQuery, now: datetime) -> dict[str, Any]:
    return {
        "workspace_id": query.workspace_id,
        "text": query.text.replace("\x00", " "),
        "at": query.as_of or now,
        "as_of": query.as_of is not None,
        "episodes": query.episodes,
        "pacer": query.pacer,
        "domain": query.domain,
        "limit": VOICE_LIMIT,
        "max_terms": MAX_LEXICAL_TERMS,
    }
