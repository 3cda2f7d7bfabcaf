-- Transcripts: intake, claims, failures and the relay's question.

-- name: receive
-- Unless its workspace has too many on their way, counted no further than to the limit.
INSERT INTO transcripts (
    workspace_id, transcript_id, bulk, content_hash, body, body_bytes, reading, redactions, repairs,
    received_at, updated_at, due_at, traceparent
)
SELECT
    %(workspace_id)s, %(transcript_id)s, %(bulk)s, %(content_hash)s, %(body)s, %(body_bytes)s, %(reading)s,
    %(redactions)s, %(repairs)s, %(received_at)s, %(received_at)s, %(due_at)s, %(traceparent)s
WHERE %(backlog_limit)s = 0 OR %(backlog_limit)s > (
    SELECT count(*) FROM (
        SELECT FROM transcripts
        WHERE due_at IS NOT NULL AND progress IN ('received', 'gated', 'classified') AND bulk IN (true, false)
          AND workspace_id = %(workspace_id)s
        LIMIT %(backlog_limit)s
    ) AS counted
)
ON CONFLICT (workspace_id, transcript_id) DO NOTHING
RETURNING run

-- name: replace
-- A new run over new content. What only the old run supports leaves when the new one is done; its statements stay
-- readable. A letter that the old run left open is settled with it: the next one must be able to open its own.
WITH settled AS (
    UPDATE dead_letters SET settled_at = %(received_at)s, settled_as = 'discarded'
    WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND settled_at IS NULL
)
UPDATE transcripts SET
    run = greatest(run, latest_run) + 1, latest_run = greatest(run, latest_run) + 1,
    former_run = CASE WHEN progress = 'done' OR former_run IS NULL THEN run ELSE former_run END,
    progress = 'received', attempts = 0, lease_until = NULL, next_attempt_at = NULL,
    due_at = %(due_at)s, bulk = %(bulk)s, content_hash = %(content_hash)s, body = %(body)s,
    body_bytes = %(body_bytes)s, reading = %(reading)s, redactions = %(redactions)s, repairs = %(repairs)s,
    format = '', statements = NULL, versions = '{}', error = '', received_at = %(received_at)s,
    updated_at = %(received_at)s, catch_up_at = NULL, hearing_until = NULL, hearings = 0,
    traceparent = %(traceparent)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: known
SELECT content_hash, progress, format, received_at
FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
FOR UPDATE

-- name: receipt
SELECT t.progress, t.format, t.received_at, t.run, l.*
FROM transcripts AS t
JOIN ledger AS l USING (workspace_id, transcript_id)
WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = %(transcript_id)s

-- name: claim
-- Count the attempt and take the lease before any work. A running lease or an early ring gets nothing. A claim that reads
-- brings the bytes where the gate will ask for them, if they are few: an attempt is counted before what may kill it comes.
UPDATE transcripts SET
    attempts = attempts + 1, lease_until = %(lease_until)s, next_attempt_at = NULL, due_at = %(lease_until)s,
    updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND progress = %(progress)s
  AND attempts < %(max_attempts)s
  AND (lease_until IS NULL OR lease_until <= %(now)s)
  AND (next_attempt_at IS NULL OR next_attempt_at <= %(now)s)
RETURNING
    run, attempts, bulk, coalesce(statements, 0) AS begun, thread_id, colony_id, repo, occurred_at, received_at, reading,
    versions, CASE WHEN progress = 'received' AND octet_length(body) <= %(readable)s THEN body END AS body

-- name: exhausted
-- A transcript whose attempts are used up and whose last worker gave no answer: it killed them.
SELECT run, attempts, bulk, error
FROM transcripts
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND progress = %(progress)s
  AND attempts >= %(max_attempts)s
  AND (lease_until IS NULL OR lease_until <= %(now)s)
FOR UPDATE

-- name: body
SELECT body, reading, received_at
FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s

-- name: postpone
-- `refund` gives the attempt back: a budget or a rate limit is nobody's failure.
UPDATE transcripts SET
    attempts = attempts - %(refund)s, lease_until = NULL, next_attempt_at = %(next_attempt_at)s,
    due_at = %(next_attempt_at)s, error = %(error)s, updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND progress = %(progress)s AND run = %(run)s AND attempts = %(attempt)s
RETURNING progress

-- name: bury
UPDATE transcripts SET
    progress = 'dead', lease_until = NULL, next_attempt_at = NULL, due_at = NULL, error = %(error)s,
    updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND progress = %(progress)s AND run = %(run)s AND attempts = %(attempt)s
RETURNING progress

-- name: fail_statements
UPDATE statements SET outcome = 'failed', reason = %(reason)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome = 'pending'

-- name: write_dead_letter
INSERT INTO dead_letters (
    workspace_id, transcript_id, run, progress, attempts, reason, message, traceback, buried_at
) VALUES (
    %(workspace_id)s, %(transcript_id)s, %(run)s, %(progress)s, %(attempt)s, %(reason)s, %(error)s,
    %(traceback)s, %(now)s
)

-- name: progress
SELECT progress FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: overdue
-- Each found is due again only after another lease, so that a long queue is not filled with second messages.
WITH found AS (
    SELECT workspace_id, transcript_id, due_at
    FROM transcripts
    WHERE due_at <= %(now)s
    ORDER BY due_at
    LIMIT %(limit)s
    FOR UPDATE SKIP LOCKED
), rung AS (
    UPDATE transcripts AS t SET due_at = %(next_due_at)s
    FROM found AS f
    WHERE t.workspace_id = f.workspace_id AND t.transcript_id = f.transcript_id
    RETURNING t.workspace_id, t.transcript_id, t.progress, t.bulk, t.traceparent, f.due_at
)
SELECT workspace_id, transcript_id, progress, bulk, traceparent FROM rung ORDER BY due_at, workspace_id, transcript_id
