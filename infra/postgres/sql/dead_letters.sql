-- name: open
SELECT d.transcript_id, d.progress, d.attempts, d.reason, d.message, d.traceback, d.buried_at, t.bulk, t.body_bytes, t.format
FROM dead_letters AS d
JOIN transcripts AS t USING (workspace_id, transcript_id)
WHERE d.workspace_id = %(workspace)s AND d.settled_at IS NULL
ORDER BY d.buried_at, d.transcript_id
LIMIT %(limit)s

-- name: find
SELECT d.transcript_id, d.progress, d.attempts, d.reason, d.message, d.traceback, d.buried_at, t.bulk, t.body_bytes, t.format
FROM dead_letters AS d
JOIN transcripts AS t USING (workspace_id, transcript_id)
WHERE d.workspace_id = %(workspace)s AND d.transcript_id = %(transcript_id)s AND d.settled_at IS NULL

-- name: settle
UPDATE dead_letters
SET settled_at = %(now)s, settled_as = %(settled_as)s
WHERE workspace_id = %(workspace)s AND transcript_id = %(transcript_id)s AND settled_at IS NULL
RETURNING progress

-- name: revive_transcript
UPDATE transcripts
SET progress = %(progress)s, attempts = 0, due_at = %(now)s, error = '', updated_at = %(now)s
WHERE workspace_id = %(workspace)s AND transcript_id = %(transcript_id)s AND progress = 'dead'
RETURNING bulk, run

-- name: revive_statements
UPDATE statements
SET outcome = 'pending', reason = ''
WHERE workspace_id = %(workspace)s AND transcript_id = %(transcript_id)s AND run = %(run)s AND outcome = 'failed'
