"""Where things stand: the ledger, the stages, the reasons, the memories (what `status` and the demo print)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from infra.postgres.queries import load
from pipeline.ports import Progress

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from infra.postgres.database import Database

_SQL = load("overview")


class PostgresOverview:
    """Counts over one workspace as the application sees it, or over all of them ("") as maintenance does."""

    def __init__(self, database: Database, workspace_id: str = "") -> None:
        """Use an open database."""
        self._database = database
        self._workspace_id = workspace_id

    def ledger(self) -> Mapping[str, int | bool]:
        """Return transcripts, statements, each outcome's count, and whether every transcript balances."""
        return self._rows("ledger")[0]

    def stages(self) -> Mapping[Progress, tuple[int, datetime]]:
        """Return how many transcripts stand at each progress, and since when the oldest."""
        return {Progress(row["progress"]): (row["transcripts"], row["oldest"]) for row in self._rows("stages")}

    def open_letters(self) -> int:
        """Return how many dead transcripts wait for an operator's word; the others were discarded."""
        return self._rows("letters")[0]["open"]

    def reasons(self) -> Sequence[tuple[str, str, int]]:
        """Return (outcome, reason, statements) over the current run of each transcript, most first."""
        return [(row["outcome"], row["reason"], row["statements"]) for row in self._rows("reasons")]

    def classes(self) -> Mapping[str, int]:
        """Return how many candidates have each PACER class."""
        return {row["pacer"]: row["statements"] for row in self._rows("classes")}

    def memories(self) -> Mapping[str, int]:
        """Return how many memories are live episodes, live consolidated, and ended."""
        return self._rows("memories")[0]

    def judging(self) -> Sequence[Mapping[str, Any]]:
        """Return what each model has cost: transcripts, calls, failed calls, tokens both ways, latency in all (ms)."""
        return self._rows("judging")

    def judge_costs(self) -> Sequence[Mapping[str, Any]]:
        """Return what calls have cost by model, prompt version, phase and failure ("" for an answer).

        Each row: calls, prompt_tokens, completion_tokens, latency_ms (in all), longest_ms, last_called_at.
        """
        return self._rows("judge_costs")

    def awaiting(self) -> Mapping[str, int]:
        """Return how many statements wait for a judge, by why they do."""
        return {row["awaits"]: row["statements"] for row in self._rows("awaiting")}

    def _rows(self, query: str) -> Sequence[Mapping[str, Any]]:
        with self._database.across(self._workspace_id) as connection:
            return connection.execute(_SQL[query], {"workspace_id": self._workspace_id}).fetchall()
