"""Outcomes and feedback in PostgreSQL: each is counted once by its key, with all it changes, in one transaction."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING, Final

from infra.postgres.effects import lock_standings, write_effects
from infra.postgres.pairs import lift
from infra.postgres.queries import load
from pipeline.domain.credit import Credited
from pipeline.domain.memory import EventKind, MemoryId, Status
from pipeline.errors import InvalidInputError
from pipeline.knobs import DEFAULT_KNOBS
from pipeline.lifecycle.credit import answered, can_learn, credited, word_source
from pipeline.lifecycle.independence import counts_as_word
from pipeline.scoring.cooccurrence import after_success

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from infra.postgres.database import Connection, Database
    from pipeline.domain.credit import ColonyOutcome, Feedback
    from pipeline.domain.plan import Transition
    from pipeline.knobs import Knobs
    from pipeline.lifecycle.independence import Standing

_PAIRED: Final = 10
"""First memories of a colony that succeeded together: pairs grow with the square, credit falls by 0.7 a place."""

_SQL = load("credits")


class PostgresCredits:
    """The `Credits` port."""

    def __init__(self, database: Database) -> None:
        """Use an open database."""
        self._database = database

    def outcome(self, outcome: ColonyOutcome, now: datetime) -> Credited:
        """Credit what was dispatched to a colony by then, and not credited before, in the order of access."""
        at = min(outcome.at or now, now)
        parameters = outcome.model_dump(exclude={"at"}) | {"key": outcome.counted_by, "at": at}
        with self._database.transaction(outcome.workspace_id) as connection:
            if connection.execute(_SQL["write_outcome"], parameters).fetchone() is None:
                return Credited(counted=False)
            given = [row["memory_id"] for row in connection.execute(_SQL["write_credits"], parameters)]
            locked = lock_standings(connection, outcome.workspace_id, (), given)
            known = {each.remembered.memory.memory_id: each.remembered for each in locked}
            steps = [credited(known[name], outcome, rank, at) for rank, name in enumerate(given)]
            taken = [step for step in steps if step]
            write_effects(connection, outcome.workspace_id, taken, "outcome", at)
            if outcome.succeeded:
                live = [name for name in given if can_learn(known[name].state, at)]
                lift(connection, outcome.workspace_id, live[:_PAIRED], after_success, at)
        return _report(taken)

    def feedback(self, feedback: Feedback, now: datetime, knobs: Knobs = DEFAULT_KNOBS) -> Credited:
        """Count a reader's word on a memory.

        Raises:
            InvalidInputError: there is no such memory in the workspace.
        """
        at = min(feedback.at or now, now)
        parameters = feedback.model_dump(exclude={"at"}) | {"key": feedback.counted_by(at), "at": at}
        with self._database.transaction(feedback.workspace_id) as connection:
            standings = lock_standings(connection, feedback.workspace_id, (), [MemoryId(feedback.memory_id)])
            if not standings:
                message = f"there is no memory {feedback.memory_id} in workspace {feedback.workspace_id}"
                raise InvalidInputError(message, ["take the id from a recall's results"])
            if connection.execute(_SQL["write_feedback"], parameters).fetchone() is None:
                return Credited(counted=False)
            reinforces = can_learn(standings[0].remembered.state, at) and _is_first_help(
                connection, feedback, standings[0], at
            )
            steps = answered(standings[0], feedback, at, knobs, reinforces=reinforces)
            write_effects(connection, feedback.workspace_id, steps, "feedback", at)
        return _report(steps)


def _is_first_help(connection: Connection, feedback: Feedback, standing: Standing, at: datetime) -> bool:
    """Return whether this is the reader's first helpful word on the memory today, and the reader another voice."""
    if not feedback.helpful or not counts_as_word(feedback.agent_id, feedback.colony_id, standing):
        return False
    parameters = {
        "workspace_id": feedback.workspace_id,
        "memory_id": feedback.memory_id,
        "source": word_source(feedback),
        "day": at.astimezone(UTC).date(),
    }
    return connection.execute(_SQL["write_impulse"], parameters).fetchone() is not None


def _report(steps: Sequence[Transition]) -> Credited:
    rose = [s for s in steps if s.before.status is not Status.VERIFIED and s.after.status is Status.VERIFIED]
    return Credited(
        counted=True,
        moved=len({step.after.memory_id for step in steps}),
        verified=len(rose),
        graduated=sum(step.kind is EventKind.GRADUATED for step in steps),
    )
