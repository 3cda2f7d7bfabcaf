"""What holds of every store at every moment of rest: checked after each test that wrote to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from infra.postgres.rows import state, state_from_snapshot

if TYPE_CHECKING:
    from infra.postgres.database import Connection, Database

_MUST_BE_EMPTY = {
    "an episode has an expiry, and nothing else has": b"""
        SELECT memory_id FROM memory_state WHERE (tier = 'episode') <> (expires_at IS NOT NULL)""",
    "a live memory has no successor": b"""
        SELECT memory_id FROM memory_state WHERE ended_at IS NULL AND superseded_by IS NOT NULL""",
    "a successor is there": b"""
        SELECT s.memory_id FROM memory_state s LEFT JOIN memory_state n
        ON n.workspace_id = s.workspace_id AND n.memory_id = s.superseded_by
        WHERE s.superseded_by IS NOT NULL AND n.memory_id IS NULL""",
    "a memory has a state": b"""
        SELECT memory_id FROM memories LEFT JOIN memory_state s USING (workspace_id, memory_id)
        WHERE s.memory_id IS NULL""",
    "both halves of a memory agree on scope and text": b"""
        SELECT memory_id FROM memories m JOIN memory_state s USING (workspace_id, memory_id)
        WHERE (m.scope, m.text_hash) <> (s.scope, s.text_hash)""",
    "a statement that formed something is linked to it, unless its words were erased": b"""
        SELECT s.transcript_id FROM statements s LEFT JOIN links l USING (workspace_id, transcript_id, run, ordinal)
        WHERE s.outcome IN ('staged', 'added', 'updated', 'noop') AND l.memory_id IS NULL AND s.raw <> ''""",
    "a linked statement has an outcome that a link can have": b"""
        SELECT s.transcript_id FROM statements s JOIN links USING (workspace_id, transcript_id, run, ordinal)
        WHERE s.outcome NOT IN ('staged', 'added', 'updated', 'noop') AND links.outcome <> 'declined'""",
    "a quarantined statement forms nothing": b"""
        SELECT s.transcript_id FROM statements s JOIN links USING (workspace_id, transcript_id, run, ordinal)
        WHERE s.outcome = 'quarantined'""",
    "the ledger is balanced": b"""
        SELECT transcript_id FROM ledger WHERE NOT balanced""",
    "no text lives twice in a scope": b"""
        SELECT text_hash FROM memory_state WHERE ended_at IS NULL
        GROUP BY workspace_id, scope, text_hash HAVING count(*) > 1""",
    "a dead transcript has one open or discarded letter": b"""
        SELECT t.transcript_id FROM transcripts t WHERE t.progress = 'dead' AND NOT EXISTS (
            SELECT FROM dead_letters d WHERE d.workspace_id = t.workspace_id AND d.transcript_id = t.transcript_id
            AND d.settled_as IS DISTINCT FROM 'retried')""",
    "every version of a state has its event": b"""
        SELECT memory_id FROM memory_state s WHERE version <> (
            SELECT count(*) FROM events e
            WHERE e.workspace_id = s.workspace_id AND e.memory_id = s.memory_id)""",
    "an event starts where the one before it ended": b"""
        SELECT memory_id FROM (
            SELECT memory_id, before, lag(after) OVER (PARTITION BY workspace_id, memory_id ORDER BY version) AS last
            FROM events) AS chained
        WHERE before IS DISTINCT FROM last""",
}


def check(database: Database) -> None:
    """Assert every invariant over all workspaces, at one instant: a fleet may be at work meanwhile."""
    with database.maintenance() as connection:
        connection.execute(b"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        broken = {
            rule: rows for rule, query in _MUST_BE_EMPTY.items() if (rows := connection.execute(query).fetchall())
        }
        assert not broken, broken
        _states_can_be_rebuilt(connection)


def _states_can_be_rebuilt(connection: Connection) -> None:
    newest: dict[tuple[str, str], Any] = {}
    for row in connection.execute(b"SELECT workspace_id, memory_id, after FROM events ORDER BY version"):
        newest[row["workspace_id"], row["memory_id"]] = row["after"]
    for row in connection.execute(b"SELECT * FROM memory_state"):
        assert state_from_snapshot(newest[row["workspace_id"], row["memory_id"]]) == state(row)
