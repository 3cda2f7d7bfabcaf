-- What no retry could help: listed, shown, retried or discarded by hand, never dropped.
-- Over one workspace (the application) or all of them ('', maintenance).

-- name: list
SELECT
    d.id, d.workspace_id, d.transcript_id, d.run, d.progress, d.attempts, d.reason, d.message, d.buried_at,
    t.reading ->> 'filename' AS filename
FROM dead_letters AS d
JOIN transcripts AS t USING (workspace_id, transcript_id)
WHERE d.settled_at IS NULL
  AND (%(workspace_id)s = '' OR d.workspace_id = %(workspace_id)s)
  AND (%(reason)s = '' OR d.reason = %(reason)s)
  AND (%(before)s::timestamptz IS NULL OR d.buried_at < %(before)s)
ORDER BY d.buried_at DESC, d.id DESC
LIMIT %(limit)s

-- name: show
SELECT d.*, t.reading ->> 'filename' AS filename
FROM dead_letters AS d
JOIN transcripts AS t USING (workspace_id, transcript_id)
WHERE d.workspace_id = %(workspace_id)s AND d.id = %(id)s

-- name: settle
UPDATE dead_letters SET settled_at = %(now)s, settled_as = %(settled_as)s
WHERE workspace_id = %(workspace_id)s AND id = %(id)s AND settled_at IS NULL
RETURNING transcript_id, run, progress, reason

-- name: revive
-- Back to the stage where it died, with all its attempts.
UPDATE transcripts SET
    progress = %(progress)s, attempts = 0, next_attempt_at = NULL, lease_until = NULL, due_at = %(now)s, error = '',
    updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND progress = 'dead'
RETURNING bulk

-- name: reopen_statements
UPDATE statements SET outcome = 'pending', reason = ''
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome = 'failed' AND reason = %(reason)s
