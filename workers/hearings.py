"""Catch-up as the judge's queue runs it: what was staged without a model is heard, without new traffic (SPEC §9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pipeline import formation
from pipeline.errors import DeferredError
from pipeline.lifecycle.hearing import sort
from pipeline.policy import CATCH_UP_PAUSE, CATCH_UP_PAUSE_CAP
from workers.outcomes import Report
from workers.stages import embed_arrivals, settle

if TYPE_CHECKING:
    from datetime import timedelta

    from infra.postgres.catch_up import Hearing
    from pipeline.domain.parcel import TranscriptRef
    from pipeline.domain.plan import Plan
    from workers.wiring import Services


def hear(services: Services, ref: TranscriptRef) -> Report:
    """Hear one transcript's waiting statements, if a model is configured and its circuit lets anybody ask.

    Whatever goes wrong, the statements stay staged and due again: nothing here can bury a transcript at rest.
    """
    from workers.judging import admits  # noqa: PLC0415 - who has no model need not load the judge

    ids = {"workspace_id": ref.workspace_id, "transcript_id": ref.transcript_id, "stage": "catch_up"}
    if services.sitting_judge() is None or not admits(
        services.shared, services.completer.endpoint, services.clock.now()
    ):
        return Report("skipped", ids)
    hearing = services.catch_up.take(ref, services.clock.now())
    if hearing is None:
        return Report("skipped", ids)
    try:
        counts = _hear(services, hearing)
    except Exception as error:  # noqa: BLE001 - the hearing is given back, whatever the error
        deferred = isinstance(error, DeferredError)
        wait = error.after if isinstance(error, DeferredError) else _pause(hearing)
        services.catch_up.put_off(hearing, services.clock.now() + wait, refund=deferred)
        return Report("retry_later", ids, {"attempt": hearing.claim.attempt}, error)
    return Report("caught_up" if counts else "superseded", ids, counts)


def _hear(services: Services, hearing: Hearing) -> dict[str, int]:
    """Plan, write, and count what was settled and what waits on; nothing when another was first."""
    judge = services.hearing_judge(hearing.hearings)

    def plan() -> Plan:
        return formation.reconcile(hearing.candidates, hearing.origin, judge, services.clock.now())

    def write(planned: Plan) -> bool:
        embed_arrivals(services, planned)
        return services.catch_up.heard(hearing, planned, planned.now + _pause(hearing), services.knobs.current())

    planned, written = settle(plan, write, hearing.candidates, hearing.origin)
    waiting = len(sort(planned, hearing.hearings, hearing.staged).waiting)
    return {"heard": len(hearing.candidates) - waiting, "waiting": waiting} if written else {}


def _pause(hearing: Hearing) -> timedelta:
    """Return how long what is still waiting rests: twice as long each time, so that a hopeless case costs little."""
    return min(CATCH_UP_PAUSE * 2 ** min(hearing.hearings, 16), CATCH_UP_PAUSE_CAP)
