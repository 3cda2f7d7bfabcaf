"""Checks on what stands in the ledger: work that stands still, is dead, is unaccounted for, or kills who takes it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from infra.doctor.finding import error, fine, warning
from pipeline.policy import MAX_ATTEMPTS

if TYPE_CHECKING:
    from collections.abc import Callable

    import psycopg
    from psycopg.rows import TupleRow

    from infra.doctor.finding import Finding

    Connection = psycopg.Connection[TupleRow]

STANDSTILL: Final = timedelta(minutes=10)
"""Three times the longest lease: a relay that runs has rung by then."""
CROWDED_QUARANTINE: Final = 1_000
"""Statements in quarantine that nobody has looked at; some are normal."""


def examine_ledger(connection: Connection) -> list[Finding]:
    """Return the findings of every check on the ledger, over every workspace. It only reads."""
    with connection.transaction():
        connection.execute("SET LOCAL ROLE memform_maintenance")
        connection.execute("SET LOCAL transaction_read_only = on")
        checks: tuple[Callable[[Connection], Finding], ...] = (balance, standstill, dead, quarantine, hearings)
        return [check(connection) for check in checks]


def balance(connection: Connection) -> Finding:
    """Every statement is accounted for."""
    (wrong,) = _row(connection, "SELECT count(*) FROM memform.ledger WHERE NOT balanced")
    if wrong:
        return error(
            "ledger.balance",
            f"{wrong} transcripts have statements that are not accounted for",
            "something was lost, and nobody can say what",
            "keep the rows as they are, see SELECT * FROM memform.ledger WHERE NOT balanced, and report a bug",
        )
    return fine("ledger.balance", "every statement is accounted for")


def standstill(connection: Connection) -> Finding:
    """What is on its way moves."""
    late, oldest = _row(
        connection,
        "SELECT count(*), extract(epoch FROM max(now() - due_at))::bigint FROM memform.transcripts"
        " WHERE due_at < now() - %s",
        STANDSTILL,
    )
    if late:
        return error(
            "ledger.standstill",
            f"{late} transcripts are overdue, the longest for {timedelta(seconds=int(oldest))}",
            "what lost its message is not rung for again, and nothing is formed of it",
            "start a maintenance worker and `memform beat`, or ring once by hand: `memform sweep relay`",
        )
    return fine("ledger.standstill", "nothing that is on its way is overdue")


def dead(connection: Connection) -> Finding:
    """No transcript waits for an operator's word."""
    letters, reasons = _row(
        connection,
        "SELECT coalesce(sum(n), 0), string_agg(n || ' ' || reason, ', ' ORDER BY n DESC, reason)"
        " FROM (SELECT reason, count(*) AS n FROM memform.dead_letters WHERE settled_at IS NULL GROUP BY reason) AS r",
    )
    if letters:
        return warning(
            "ledger.dead",
            f"{letters} transcripts could not be formed: {reasons}",
            "nothing is remembered of them",
            "see `memform dead list`, then `memform dead retry` or `memform dead discard`",
        )
    return fine("ledger.dead", "no transcript is a dead letter")


def quarantine(connection: Connection) -> Finding:
    """What the scan keeps apart is looked at from time to time."""
    # As `memform quarantine list` has it: of the current run, and not decided on.
    (apart,) = _row(
        connection,
        "SELECT count(*) FROM memform.statements AS s"
        " JOIN memform.transcripts AS t USING (workspace_id, transcript_id, run)"
        " LEFT JOIN memform.quarantine_decisions AS d USING (workspace_id, transcript_id, run, ordinal)"
        " WHERE s.outcome = 'quarantined' AND d.decision IS NULL",
    )
    told = f"{apart} statements are in quarantine"
    if apart > CROWDED_QUARANTINE:
        return warning(
            "ledger.quarantine",
            told,
            "what was kept apart by mistake is never remembered",
            "see `memform quarantine list`; release what is sound, discard the rest",
        )
    return fine("ledger.quarantine", told)


def hearings(connection: Connection) -> Finding:
    """No transcript that waits for a judge kills whoever hears it."""
    (stuck,) = _row(
        connection,
        "SELECT count(*) FROM memform.transcripts"
        " WHERE progress = 'done' AND catch_up_at IS NOT NULL AND attempts >= %s AND hearing_until <= now()",
        MAX_ATTEMPTS,
    )
    if stuck:
        return warning(
            "judge.hearings",
            f"{stuck} transcripts ended their worker each of the {MAX_ATTEMPTS} times they were heard",
            "what was staged of them stays unjudged until it expires",
            "give judge workers more memory or the model more time; then, as memform_maintenance:"
            " UPDATE memform.transcripts SET attempts = 0 WHERE progress = 'done' AND catch_up_at IS NOT NULL",
        )
    return fine("judge.hearings", "nothing that waits for a judge kills its worker")


def _row(connection: Connection, query: Any, *parameters: object) -> tuple[Any, ...]:  # noqa: ANN401 - a literal
    row = connection.execute(query, parameters).fetchone()
    return row or ()
