-- Statements that a judge still owes an answer: found by the sweep, heard on the judge's queue, settled anew.

-- name: due
-- In the order they came. Each found is due again only after `next_at`, so that a slow queue is not filled with doubles.
WITH found AS (
    SELECT workspace_id, transcript_id, received_at
    FROM transcripts
    WHERE catch_up_at <= %(now)s AND progress = 'done' AND attempts < %(max_attempts)s
    ORDER BY received_at, transcript_id
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
), rung AS (
    UPDATE transcripts AS t SET catch_up_at = %(next_at)s
    FROM found AS f
    WHERE t.workspace_id = f.workspace_id AND t.transcript_id = f.transcript_id
    RETURNING t.workspace_id, t.transcript_id, f.received_at
)
SELECT workspace_id, transcript_id FROM rung ORDER BY received_at, transcript_id

-- name: count
SELECT count(*) AS transcripts FROM transcripts
WHERE catch_up_at <= %(now)s AND progress = 'done' AND attempts < %(max_attempts)s

-- name: take
-- The attempt is counted before the work, so that a transcript that kills its worker is not heard for ever.
UPDATE transcripts SET
    attempts = attempts + 1, hearing_until = %(until)s, catch_up_at = %(until)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
  AND progress = 'done' AND catch_up_at IS NOT NULL AND attempts < %(max_attempts)s
  AND (hearing_until IS NULL OR hearing_until <= %(now)s)
RETURNING run, attempts, bulk, hearings, thread_id, colony_id, repo, occurred_at, received_at, reading, versions

-- name: lock
SELECT thread_id, colony_id FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND progress = 'done' AND run = %(run)s
FOR UPDATE

-- name: awaiting
-- With the memory that each stands for now: a live one if there is any.
SELECT s.*, held.memory_id AS held_id, held.ended_at AS held_ended_at
FROM statements AS s
LEFT JOIN LATERAL (
    SELECT m.memory_id, m.ended_at
    FROM links AS l
    JOIN memory_state AS m ON m.workspace_id = l.workspace_id AND m.memory_id = l.memory_id
    WHERE l.workspace_id = s.workspace_id AND l.transcript_id = s.transcript_id
      AND l.run = s.run AND l.ordinal = s.ordinal
    ORDER BY m.ended_at IS NULL DESC, l.linked_at DESC
    LIMIT 1
) AS held ON true
WHERE s.workspace_id = %(workspace_id)s
  AND s.transcript_id = %(transcript_id)s
  AND s.run = %(run)s AND s.awaits IS NOT NULL
ORDER BY s.ordinal

-- name: settle
-- An outcome that stays keeps its first reason.
UPDATE statements SET
    outcome = %(outcome)s, awaits = NULL,
    reason = CASE WHEN outcome = %(outcome)s AND reason <> '' THEN reason ELSE %(reason)s END
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = %(ordinal)s AND awaits IS NOT NULL

-- name: release
UPDATE statements SET awaits = NULL
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = ANY (%(ordinals)s)

-- name: wait_on
UPDATE statements SET awaits = %(awaits)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = %(ordinal)s AND awaits IS NOT NULL

-- name: link
-- Of several that say the same of a statement, the last.
INSERT INTO links (
    workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at
)
SELECT DISTINCT ON (each.ordinal, each.memory_id)
    %(workspace_id)s, %(transcript_id)s, %(run)s, each.ordinal, each.memory_id, each.outcome, each.reason, %(source)s,
    %(now)s::timestamptz
FROM ROWS FROM (json_to_recordset(%(links)s) AS (ordinal integer, memory_id text, outcome text, reason text))
    WITH ORDINALITY AS each (ordinal, memory_id, outcome, reason, place)
ORDER BY each.ordinal, each.memory_id, each.place DESC
ON CONFLICT (workspace_id, transcript_id, run, ordinal, memory_id)
DO UPDATE SET outcome = excluded.outcome, reason = excluded.reason WHERE links.outcome <> excluded.outcome

-- name: decline_links
-- A statement that was declined supports nothing any more; what it was staged as says so.
UPDATE links SET outcome = 'declined', reason = %(reason)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = %(ordinal)s

-- name: rest
UPDATE transcripts AS t SET
    attempts = 0, hearing_until = NULL, hearings = hearings + 1,
    catch_up_at = CASE WHEN EXISTS (
        SELECT FROM statements AS s
        WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.run = t.run
          AND s.awaits IS NOT NULL
    ) THEN %(next_at)s::timestamptz END
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: put_off
UPDATE transcripts SET
    hearing_until = NULL, catch_up_at = %(next_at)s, attempts = attempts - %(refund)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
  AND progress = 'done' AND run = %(run)s AND catch_up_at IS NOT NULL
