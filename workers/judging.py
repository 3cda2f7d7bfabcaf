"""The judge's ports over the stores: `infra` and `judge` do not know each other, so they meet here."""

from __future__ import annotations

import json
import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Any

import structlog

from judge.breaker import CLOSED, Circuit, admit, state_of
from judge.docket import Filed, Neighbour, Phase
from judge.formation import FormationJudge
from judge.llm import Endpoint, OpenAICompleter
from pipeline.domain.memory import WORKSPACE_SCOPE, MemoryId
from pipeline.domain.recall import Mode, RecallQuery, Voice
from pipeline.errors import InvalidInputError, TransientError
from pipeline.lifecycle.birth import scope_of
from pipeline.lifecycle.hearing import OWED
from pipeline.policy import RELEVANCE_FLOOR
from pipeline.scoring.relevance import calibrate
from workers import patience

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from infra.postgres.judging import PostgresJudging
    from infra.postgres.voices import PostgresVoices
    from infra.redis.shared import RedisShared
    from judge.completer import Completer
    from judge.docket import Call
    from pipeline.domain.memory import Remembered
    from pipeline.domain.recall import Found
    from pipeline.domain.transcript import Origin
    from pipeline.ports import Clock, Embedder, Vector
    from workers.settings import Settings

UNLIMITED = 10_000
"""More than any sweep looks at."""
QUESTION_CHARS = 10_000
"""A statement longer than a question may be is looked up by its beginning."""


def configured_model(chosen: Settings) -> OpenAICompleter:
    """Return the model that the settings name."""
    endpoint = Endpoint(
        base_url=chosen.judge_base_url,
        model=chosen.judge_model,
        api_key=chosen.judge_api_key.get_secret_value() or "none",
        timeout_seconds=chosen.judge_timeout_seconds,
        mode=chosen.judge_mode,
    )
    return OpenAICompleter(endpoint)


def formation_judge(  # noqa: PLR0913 - the parts of a judge
    *,
    daily_tokens: int | None,
    completer: Completer,
    nearby: Nearby,
    judging: PostgresJudging,
    shared: RedisShared,
    clock: Clock,
    hearing: int = 0,
) -> FormationJudge:
    """Return the judge of the configured model; `hearing` counts how often its candidates were heard in vain."""
    return FormationJudge(
        completer=completer,
        nearby=nearby,
        circuits=SharedCircuits(shared),
        docket=Replies(judging),
        purse=Costs(judging),
        clock=clock,
        pause=patience.pause,
        draw_marker=lambda: secrets.token_hex(8),
        daily_tokens=daily_tokens,
        hearing=hearing,
    )


def admits(shared: RedisShared, endpoint: str, now: datetime) -> int:
    """Return how many transcripts may ask the model now: any number (a large one), one probe, or 0 while it is out."""
    circuit = SharedCircuits(shared).read(endpoint)
    if admit(circuit, now) is None:
        return 0
    return UNLIMITED if circuit.open_until is None else 1


def breaker_state(shared: RedisShared, endpoint: str, now: datetime) -> str:
    """Return how the workers see an endpoint (`OpenAICompleter.endpoint`): `closed`, `open` or `half_open`."""
    return state_of(SharedCircuits(shared).read(endpoint), now)


class Nearby:
    """`judge.docket.Nearby` over the exact texts and the voices of recall.

    What a judge still owes an answer is near what comes in now, but not near what is heard late: had the model been
    there, it would have come after, or been judged before.
    """

    def __init__(
        self,
        judging: PostgresJudging,
        voices: PostgresVoices,
        embedder: Embedder | None,
        clock: Clock,
        *,
        owed: bool = True,
    ) -> None:
        """Look through these; without an embedder only words find anything, without `owed` nothing that waits."""
        self._judging, self._voices, self._embedder, self._clock = judging, voices, embedder, clock
        self._owed = owed

    def exact(self, origin: Origin, text_hashes: Sequence[str]) -> Mapping[str, Remembered]:
        """Return the live memories whose normalised text is one of these, by hash."""
        return self._judging.exact(origin.workspace_id, scope_of(origin.repo), text_hashes)

    def near(self, origin: Origin, texts: Sequence[str], limit: int) -> Sequence[Sequence[Neighbour]]:
        """Return for each text its nearest memories by vector or words over the floor, best first."""
        embedder, now = self._embedder, self._clock.now()
        try:
            vectors = [*embedder.embed(texts)] if embedder and texts else [None] * len(texts)
        except (TransientError, InvalidInputError):
            vectors = [None] * len(texts)
        scopes = {WORKSPACE_SCOPE, scope_of(origin.repo)}
        return [
            [n for n in self._nearest(origin, text, vector, now, scopes) if self._owed or not _is_owed(n)][:limit]
            for text, vector in zip(texts, vectors, strict=True)
        ]

    def _nearest(
        self, origin: Origin, text: str, vector: Vector | None, now: datetime, scopes: set[str]
    ) -> list[Neighbour]:
        model = self._embedder.model if self._embedder else ""
        return nearest(self._voices.find(_question(origin, text), vector, now), model, scopes)


def _is_owed(neighbour: Neighbour) -> bool:
    return neighbour.remembered.state.staged_reason in OWED


def nearest(found: Found, model: str, scopes: set[str]) -> list[Neighbour]:
    """Return who shares a word with a text or stands over the floor, nearest first, of the given scopes."""
    cosines = {**found.cosines, **{hit.memory_id: hit.value for hit in found.hits.get(Voice.SEMANTIC, ())}}
    worded = {hit.memory_id: hit.rank for hit in found.hits.get(Voice.LEXICAL, ())}
    near: list[tuple[float, int, Neighbour]] = []
    for memory_id, remembered in found.memories.items():
        relevance = calibrate(cosines[memory_id], model) if memory_id in cosines else None
        if remembered.memory.scope in scopes and (memory_id in worded or (relevance or 0.0) >= RELEVANCE_FLOOR):
            place = worded.get(memory_id, len(worded))
            near.append((-(relevance or 0.0), place, Neighbour(remembered, relevance)))
    return [neighbour for _, _, neighbour in sorted(near, key=lambda item: item[:2])]


def _question(origin: Origin, text: str) -> RecallQuery:
    return RecallQuery(workspace_id=origin.workspace_id, text=text[:QUESTION_CHARS], mode=Mode.SEMANTIC, limit=20)


class Replies:
    """`judge.docket.Docket` over the table of replies."""

    def __init__(self, judging: PostgresJudging) -> None:
        """Use the store."""
        self._judging = judging

    def find(self, workspace_id: str, key: str) -> Filed | None:
        """Return the reply filed under the key."""
        row = self._judging.find_reply(workspace_id, key)
        return filed_of(workspace_id, row) if row else None

    def file(self, filed: Filed) -> None:
        """Commit a reply before the next call is made; one that is there already stays."""
        self._judging.file_reply(
            filed.workspace_id,
            {
                "key": filed.key,
                "phase": filed.phase,
                "transcript_id": filed.transcript_id,
                "ordinals": list(filed.ordinals),
                "model": filed.model,
                "prompt_version": filed.prompt_version,
                "reply": filed.reply,
                "shown": [[memory, version] for memory, version in filed.shown],
                "filed_at": filed.at,
                "asked": [*filed.asked],
            },
        )


def filed_of(workspace_id: str, row: Mapping[str, Any]) -> Filed:
    """Return a row of the table of replies as the judge files it."""
    return Filed(
        key=row["key"],
        phase=Phase(row["phase"]),
        workspace_id=workspace_id,
        transcript_id=row["transcript_id"],
        ordinals=tuple(row["ordinals"]),
        model=row["model"],
        prompt_version=row["prompt_version"],
        reply=row["reply"],
        shown=tuple((MemoryId(memory), int(version)) for memory, version in row["shown"]),
        at=row["filed_at"],
        asked=tuple(row["asked"]),
    )


class Costs:
    """`judge.docket.Purse` over the table of calls."""

    def __init__(self, judging: PostgresJudging) -> None:
        """Use the store."""
        self._judging = judging

    def spent(self, workspace_id: str, day: date) -> int:
        """Return the tokens a workspace has spent on a UTC day."""
        return self._judging.spent(workspace_id, day)

    def charge(self, call: Call) -> None:
        """Record a call; one that failed is told of with its model and its transcript, and no word of the reply."""
        if call.failure is not None:
            structlog.get_logger().warning(
                "model_failed",
                workspace_id=call.workspace_id,
                transcript_id=call.transcript_id,
                phase=call.phase.value,
                model=call.model,
                reason=call.failure.value,
            )
        self._judging.charge(
            call.workspace_id,
            {
                "transcript_id": call.transcript_id,
                "phase": call.phase,
                "model": call.model,
                "prompt_version": call.prompt_version,
                "prompt_tokens": call.usage.prompt_tokens,
                "completion_tokens": call.usage.completion_tokens,
                "latency_ms": call.usage.latency_ms,
                "failure": call.failure.value if call.failure else "",
                "called_at": call.at,
            },
        )


class SharedCircuits:
    """`judge.breaker.Circuits` that all workers share."""

    def __init__(self, shared: RedisShared) -> None:
        """Use the shared values."""
        self._shared = shared

    def read(self, endpoint: str) -> Circuit:
        """Return the endpoint's circuit, closed when nothing is known."""
        return _circuit(self._shared.read(endpoint))

    def swap(self, endpoint: str, before: Circuit, after: Circuit) -> bool:
        """Write `after` if the circuit still equals `before`; else return False."""
        written = self._shared.read(endpoint)
        return _circuit(written) == before and self._shared.swap(endpoint, written, _spelt(after))


def _circuit(text: str) -> Circuit:
    if not text:
        return CLOSED
    failures, openings, open_until, probe_until = json.loads(text)
    return Circuit(failures, openings, _instant(open_until), _instant(probe_until))


def _spelt(circuit: Circuit) -> str:
    instants = (circuit.open_until, circuit.probe_until)
    return json.dumps([circuit.failures, circuit.openings, *(at.isoformat() if at else None for at in instants)])


def _instant(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None
