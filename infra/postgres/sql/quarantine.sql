-- Statements set apart by the scan: listed, released, discarded. Over one workspace (the application) or all of them
-- ('', maintenance). Only the current run of a transcript counts, as in the ledger.

-- name: list
-- Since when: as its transcript came to rest, or as it did before the first batch that found the same words apart again.
WITH former AS (
    SELECT f.workspace_id, f.transcript_id, f.text_hash, min((i.prior ->> 'updated_at')::timestamptz) AS since
    FROM statements AS f
    JOIN batch_items AS i
        ON i.workspace_id = f.workspace_id AND i.transcript_id = f.transcript_id
        AND (i.prior ->> 'run')::integer = f.run
    WHERE f.outcome = 'quarantined' AND (%(workspace_id)s = '' OR f.workspace_id = %(workspace_id)s)
    GROUP BY f.workspace_id, f.transcript_id, f.text_hash
), apart AS (
    SELECT
        s.workspace_id, s.transcript_id, s.ordinal, s.turn, s.start_offset, s.end_offset, s.surface, s.agent_id,
        s.reason, s.scan ->> 'tier' AS tier, s.raw, s.score, s.scan -> 'axes' AS axes, t.progress,
        least(t.updated_at, f.since) AS since
    FROM statements AS s
    JOIN transcripts AS t USING (workspace_id, transcript_id, run)
    LEFT JOIN quarantine_decisions AS d USING (workspace_id, transcript_id, run, ordinal)
    LEFT JOIN former AS f
        ON f.workspace_id = s.workspace_id AND f.transcript_id = s.transcript_id AND f.text_hash = s.text_hash
    WHERE s.outcome = 'quarantined' AND d.decision IS NULL
      AND (%(workspace_id)s = '' OR s.workspace_id = %(workspace_id)s)
      AND (%(transcript_id)s = '' OR s.transcript_id = %(transcript_id)s)
      AND (%(reason)s = '' OR s.reason = %(reason)s)
)
SELECT * FROM apart
WHERE %(before)s::timestamptz IS NULL OR since < %(before)s
ORDER BY since DESC, workspace_id, transcript_id, ordinal
LIMIT %(limit)s

-- name: lock_at_rest
-- Only at rest: a stage that works on the transcript would take a released statement for one it had not planned.
SELECT run, bulk FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND progress = 'done'
FOR UPDATE

-- name: decide
INSERT INTO quarantine_decisions (
    workspace_id, transcript_id, run, ordinal, text_hash, decision, reason, actor, decided_at
)
SELECT workspace_id, transcript_id, run, ordinal, text_hash, %(decision)s, reason, %(actor)s, %(now)s
FROM statements
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
  AND ordinal = ANY (%(ordinals)s) AND outcome = 'quarantined'
ON CONFLICT (workspace_id, transcript_id, run, ordinal) DO NOTHING
RETURNING ordinal

-- name: reopen
UPDATE statements SET outcome = 'pending', reason = ''
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
  AND ordinal = ANY (%(ordinals)s)

-- name: resume
-- Back to the last stage: gate, scan and tags have spoken already.
UPDATE transcripts SET
    progress = 'classified', attempts = 0, lease_until = NULL, next_attempt_at = NULL, due_at = %(now)s,
    updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: blank
-- The words go; the place, the reason and the hash stay.
UPDATE statements SET raw = '', text = ''
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
  AND ordinal = ANY (%(ordinals)s)
