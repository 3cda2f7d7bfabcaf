-- A stage's output, and the move to the next, in one transaction.

-- name: lock_claim
-- The row lock that makes a stage's effect happen once: the second to commit finds the transcript moved on.
SELECT thread_id, colony_id, repo, occurred_at, received_at, reading, versions
FROM transcripts
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND progress = %(progress)s AND run = %(run)s
FOR UPDATE

-- name: origin
SELECT thread_id, colony_id, repo, occurred_at, received_at, reading, versions
FROM transcripts
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND progress = %(progress)s AND run = %(run)s

-- name: describe
UPDATE transcripts SET
    format = %(format)s, thread_id = %(thread_id)s, colony_id = %(colony_id)s, repo = %(repo)s,
    occurred_at = %(occurred_at)s, statements = %(statements)s, versions = %(versions)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: write_statement
INSERT INTO statements (
    workspace_id, transcript_id, run, ordinal, turn, start_offset, end_offset, raw, text, text_hash, surface, policy,
    language, agent_id, agent_role, round, occurred_at, score, features, outcome, reason
) VALUES (
    %(workspace_id)s, %(transcript_id)s, %(run)s, %(ordinal)s, %(turn)s, %(start_offset)s, %(end_offset)s, %(raw)s,
    %(text)s, %(text_hash)s, %(surface)s, %(policy)s, %(language)s, %(agent_id)s, %(agent_role)s, %(round)s,
    %(occurred_at)s, %(score)s, %(features)s, %(outcome)s, %(reason)s
)

-- name: tag_statement
UPDATE statements SET tags = %(tags)s, scan = %(scan)s, outcome = %(outcome)s, reason = %(reason)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = %(ordinal)s AND outcome = 'pending'

-- name: unclassified
SELECT * FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome = 'pending' AND tags IS NULL
ORDER BY ordinal
LIMIT %(chunk)s

-- name: pending
SELECT * FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome = 'pending'
ORDER BY ordinal
LIMIT %(chunk)s

-- name: left
-- Whether any statement still waits to be classified, and whether any waits at all.
SELECT coalesce(bool_or(tags IS NULL), false) AS unclassified, count(*) > 0 AS pending
FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome = 'pending'

-- name: settle_statement
UPDATE statements SET outcome = %(outcome)s, reason = %(reason)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = %(ordinal)s AND outcome = 'pending'

-- name: await_judge
UPDATE statements SET awaits = %(awaits)s
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = %(ordinal)s

-- name: put_on_list
UPDATE transcripts SET catch_up_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: fail_unplanned
-- A statement that no change of the plan named: found by the store, not lost by it.
UPDATE statements SET outcome = 'failed', reason = 'unplanned'
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND ordinal = ANY (%(heard)s) AND outcome = 'pending'

-- name: write_link
INSERT INTO links (
    workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at
) VALUES (
    %(workspace_id)s, %(transcript_id)s, %(run)s, %(ordinal)s, %(memory_id)s, %(outcome)s, %(reason)s, %(source)s,
    %(now)s
)
ON CONFLICT (workspace_id, transcript_id, run, ordinal, memory_id) DO NOTHING

-- name: move
UPDATE transcripts SET
    progress = %(next)s, attempts = 0, lease_until = NULL, next_attempt_at = NULL, due_at = %(due_at)s, error = '',
    updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: add_versions
UPDATE transcripts SET versions = versions || %(versions)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
