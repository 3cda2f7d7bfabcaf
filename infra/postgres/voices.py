"""The voices of recall in PostgreSQL: independent ways of finding memories, each within one workspace (SPEC §12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pgvector import HalfVector

from infra.postgres.effects import get
from infra.postgres.pairs import weights_among
from infra.postgres.queries import load
from infra.postgres.terms import pieces
from pipeline.domain.recall import Found, Hit, Mode, Voice
from pipeline.policy import MAX_LEXICAL_TERMS, VOICE_LIMIT
from pipeline.scoring.cooccurrence import heaviest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.memory import MemoryId
    from pipeline.domain.recall import RecallQuery
    from pipeline.ports import Vector

EXACT_UP_TO: Final = 10_000
"""Vectors in a workspace up to which a scan of all of them is exact and faster than an index that must filter."""
INDEXED_DIMS: Final = 384
"""The vector length that has an index; any other length is always scanned exactly."""
_SEEDS: Final = 5

_SQL = load("voices")


class PostgresVoices:
    """The `Voices` port. `model` names the vectors that a question's vector may be compared with."""

    def __init__(self, database: Database, model: str, exact_up_to: int = EXACT_UP_TO) -> None:
        """Use an open database."""
        self._database = database
        self._model = model
        self._exact_up_to = exact_up_to

    def find(self, query: RecallQuery, vector: Vector | None, now: datetime) -> Found:
        """Return hits by voice and the memories behind them; `degraded` names the voices that could not answer.

        What is shown is live at `query.as_of` or `now`: not ended, expired, muted or rejected, and in its time.
        """
        asked = {**_parameters(query, now), **self._near(vector)}
        hits: dict[Voice, tuple[Hit, ...]] = {}
        with self._database.transaction(query.workspace_id) as connection:
            hits[Voice.LEXICAL] = _lexical(connection, asked)
            if query.mode is not Mode.KEYWORD and (semantic := self._semantic(connection, asked)) is not None:
                hits[Voice.SEMANTIC] = semantic
            if query.mode is Mode.HYBRID:
                hits[Voice.TEMPORAL] = _hits(_values(connection, "temporal", asked))
                hits[Voice.GRAPH] = _graph(connection, asked, hits)
            names = sorted({hit.memory_id for found in hits.values() for hit in found})
            return Found(
                hits=hits,
                memories=get(connection, query.workspace_id, names),
                cooccurrence=heaviest(names, weights_among(connection, query.workspace_id, names, now)),
                degraded=_degraded(query.mode, hits),
                cosines=_cosines(connection, asked, hits, names),
            )

    def _semantic(self, connection: Connection, asked: Mapping[str, Any]) -> tuple[Hit, ...] | None:
        """Return the nearest by cosine, or None if there is nothing to compare: no vector, or none of this model."""
        if asked["vector"] is None:
            return None
        counted = connection.execute(_SQL["vectors"], {**asked, "enough": self._exact_up_to + 1}).fetchone()
        if counted is None or counted["known"] == 0:
            return None if counted is None or counted["any_memory"] else ()
        if counted["known"] <= self._exact_up_to or asked["dims"] != INDEXED_DIMS:
            return _hits(_values(connection, "semantic_exact", asked))
        connection.execute(_SQL["scan_iteratively"])
        return _hits(_values(connection, "semantic_indexed", asked))

    def _near(self, vector: Vector | None) -> Mapping[str, Any]:
        return {
            "model": self._model,
            "vector": None if vector is None else HalfVector(vector),
            "dims": 0 if vector is None else len(vector),
        }


def _degraded(mode: Mode, hits: Mapping[Voice, Sequence[Hit]]) -> tuple[str, ...]:
    wanted = mode is not Mode.KEYWORD and Voice.SEMANTIC not in hits
    return (Voice.SEMANTIC.value,) if wanted else ()


def _cosines(
    connection: Connection, asked: Mapping[str, Any], hits: Mapping[Voice, Sequence[Hit]], names: Sequence[MemoryId]
) -> Mapping[MemoryId, float]:
    """Return the cosines of what only other voices found; the semantic voice's own stand in its hits."""
    if Voice.SEMANTIC not in hits:
        return {}
    own = {hit.memory_id for hit in hits[Voice.SEMANTIC]}
    return _values(connection, "cosines", {**asked, "ids": [name for name in names if name not in own]})


def _lexical(connection: Connection, asked: Mapping[str, Any]) -> tuple[Hit, ...]:
    """Full text and, where the question has identifiers, shared trigrams: each as a share of its best, added up."""
    words = _values(connection, "lexical", asked)
    found = pieces(asked["text"])
    if not found:
        return _hits(words)
    best = max(words.values(), default=1.0)
    likeness = _values(connection, "trigram", {**asked, "pieces": list(found)})
    both = {name: words.get(name, 0.0) / best + likeness.get(name, 0.0) for name in {**words, **likeness}}
    ordered = sorted(both.items(), key=lambda item: (-item[1], item[0]))[: asked["limit"]]
    return _hits(dict(ordered))


def _graph(connection: Connection, asked: Mapping[str, Any], hits: Mapping[Voice, Sequence[Hit]]) -> tuple[Hit, ...]:
    seeds = [hit.memory_id for voice in (Voice.LEXICAL, Voice.SEMANTIC) for hit in hits.get(voice, ())[:_SEEDS]]
    if not seeds:
        return ()
    return _hits(_values(connection, "graph", {**asked, "seeds": list(dict.fromkeys(seeds))}))


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
