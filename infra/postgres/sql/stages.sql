-- A stage's output, and the move to the next, in one transaction.

-- name: lock_claim
-- The row lock that makes a stage's effect happen once: the second to commit finds the transcript moved on.
SELECT thread_id, colony_id, repo, occurred_at, received_at, reading, versions, statements
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

-- name: begun
-- How far the gate has come, if it has begun: so many statements, the last of them in this turn, of which `within`.
SELECT t.statements, t.versions, s.turn, s.within
FROM transcripts AS t
CROSS JOIN LATERAL (
    SELECT turn, count(*) AS within FROM statements
    WHERE workspace_id = t.workspace_id AND transcript_id = t.transcript_id AND run = t.run
    GROUP BY turn
    ORDER BY turn DESC
    LIMIT 1
) AS s
WHERE t.workspace_id = %(workspace_id)s
  AND t.transcript_id = %(transcript_id)s
  AND t.progress = %(progress)s AND t.run = %(run)s AND t.statements > 0

-- name: met
-- The texts that were kept first; an echo was, until the recall log had its say.
SELECT text_hash FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND (outcome <> 'dropped' OR reason = 'recalled_echo')

-- name: forget
-- What another version of the gate began: two versions in one transcript would be neither.
WITH gone AS (
    DELETE FROM statements
    WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
)
UPDATE transcripts SET statements = NULL
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: hold
-- The claim goes on after a chunk, its lease begins anew; the attempt is still the one that was counted.
UPDATE transcripts SET lease_until = %(until)s, due_at = %(until)s, updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: write_statements
-- A chunk at once: row by row costs several times as much.
INSERT INTO statements (
    workspace_id, transcript_id, run, ordinal, turn, start_offset, end_offset, raw, text, text_hash, surface, policy,
    language, agent_id, agent_role, round, occurred_at, score, features, outcome, reason
)
SELECT %(workspace_id)s, %(transcript_id)s, %(run)s, each.*
FROM unnest(
    %(ordinal)s::integer[], %(turn)s::integer[], %(start_offset)s::integer[], %(end_offset)s::integer[],
    %(raw)s::text[], %(text)s::text[], %(text_hash)s::text[], %(surface)s::text[], %(policy)s::text[],
    %(language)s::text[], %(agent_id)s::text[], %(agent_role)s::text[], %(round)s::integer[],
    %(occurred_at)s::timestamptz[], %(score)s::double precision[], %(features)s::jsonb[], %(outcome)s::text[],
    %(reason)s::text[]
) AS each

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
SELECT
    EXISTS (
        SELECT FROM statements
        WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
          AND run = %(run)s AND outcome = 'pending' AND tags IS NULL
    ) AS unclassified,
    EXISTS (
        SELECT FROM statements
        WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
          AND run = %(run)s AND outcome = 'pending'
    ) AS pending

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
