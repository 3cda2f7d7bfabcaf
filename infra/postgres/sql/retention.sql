-- What may go, and only because a setting says so. Nothing that a live memory rests on.

-- name: old_transcripts
-- At rest, not before a judge, waiting for no operator, and no memory that lives, or ended only lately, rests on it.
SELECT t.workspace_id, t.transcript_id
FROM transcripts AS t
WHERE t.progress IN ('done', 'dead') AND t.updated_at < %(before)s
  AND (t.hearing_until IS NULL OR t.hearing_until < %(before)s)
  AND NOT EXISTS (
      SELECT FROM dead_letters AS d
      WHERE d.workspace_id = t.workspace_id AND d.transcript_id = t.transcript_id AND d.settled_at IS NULL)
  AND NOT EXISTS (
      SELECT FROM statements AS s
      WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.outcome = 'quarantined'
        AND NOT EXISTS (
            SELECT FROM quarantine_decisions AS q
            WHERE q.workspace_id = s.workspace_id AND q.transcript_id = s.transcript_id
              AND q.run = s.run AND q.ordinal = s.ordinal))
  AND NOT EXISTS (
      SELECT FROM links AS l
      JOIN memory_state AS m ON m.workspace_id = l.workspace_id AND m.memory_id = l.memory_id
      WHERE l.workspace_id = t.workspace_id AND l.transcript_id = t.transcript_id
        AND (m.ended_at IS NULL OR m.ended_at >= %(before)s))
ORDER BY t.updated_at, t.workspace_id, t.transcript_id
LIMIT %(limit)s
FOR UPDATE OF t SKIP LOCKED

-- name: drop_transcript
DELETE FROM transcripts WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: drop_judge_replies
DELETE FROM judge_replies WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: old_dispatches
SELECT workspace_id, dispatch_id FROM dispatches
WHERE dispatched_at < %(before)s
ORDER BY dispatched_at, workspace_id, dispatch_id
LIMIT %(limit)s

-- name: drop_dispatch
DELETE FROM dispatches WHERE workspace_id = %(workspace_id)s AND dispatch_id = %(dispatch_id)s

-- name: old_impulses
-- An impulse guards its own day and nothing after it.
SELECT workspace_id, memory_id, source, day FROM impulses
WHERE day < %(before)s
ORDER BY day, workspace_id, memory_id, source
LIMIT %(limit)s

-- name: drop_impulse
DELETE FROM impulses
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s AND source = %(source)s AND day = %(day)s

-- name: old_runs
SELECT id FROM sweep_runs
WHERE finished_at < %(before)s AND id NOT IN (SELECT max(id) FROM sweep_runs WHERE NOT dry_run GROUP BY sweep)
ORDER BY id
LIMIT %(limit)s

-- name: drop_run
DELETE FROM sweep_runs WHERE id = %(id)s
