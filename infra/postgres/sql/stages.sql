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

-- name: gated
-- A chunk's statements with the move of their transcript, or neither: who finds the transcript moved on, or the chunk
-- written, is overtaken. Rows come as JSON here and below: one parameter, whose values are read as the columns have them.
WITH moved AS (
    UPDATE transcripts SET
        format = %(format)s, thread_id = %(thread_id)s, colony_id = %(colony_id)s, repo = %(repo)s,
        occurred_at = %(said_at)s, statements = %(first)s + %(count)s, versions = %(versions)s,
        progress = next.progress, attempts = CASE WHEN %(held)s THEN attempts ELSE 0 END,
        lease_until = CASE WHEN %(held)s THEN %(until)s::timestamptz END, next_attempt_at = NULL,
        due_at = CASE WHEN next.progress <> 'done' THEN %(until)s::timestamptz END, error = '', updated_at = %(now)s
    FROM (
        SELECT CASE
            WHEN NOT %(is_last)s THEN %(progress)s
            WHEN %(kept)s OR EXISTS (
                SELECT FROM statements
                WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
                  AND run = %(run)s AND outcome = 'pending'
            ) THEN 'gated'
            ELSE 'done'
        END AS progress
    ) AS next
    WHERE workspace_id = %(workspace_id)s
      AND transcript_id = %(transcript_id)s
      AND transcripts.progress = %(progress)s AND run = %(run)s AND coalesce(statements, 0) = %(first)s
    RETURNING next.progress
), written AS (
    INSERT INTO statements (
        workspace_id, transcript_id, run, ordinal, turn, start_offset, end_offset, raw, text, text_hash, surface,
        policy, language, agent_id, agent_role, round, occurred_at, score, features, outcome, reason
    )
    SELECT
        %(workspace_id)s, %(transcript_id)s, %(run)s, each.ordinal, each.turn, each.start_offset, each.end_offset,
        each.raw, each.text, each.text_hash, each.surface, each.policy, each.language, each.agent_id, each.agent_role,
        each.round, each.occurred_at, each.score, each.features, each.outcome, each.reason
    FROM moved
    CROSS JOIN json_populate_recordset(NULL::statements, %(rows)s) AS each
)
SELECT progress FROM moved

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

-- name: classified
-- A chunk's tags with the move of their transcript, or neither, as in `gated`: it stays while others wait for theirs, and goes
-- on while any waits for the judge.
WITH seen AS MATERIALIZED (
    SELECT ordinal, tags, scan, outcome, reason FROM json_populate_recordset(NULL::statements, %(rows)s)
), waiting AS MATERIALIZED (
    SELECT s.tags IS NULL AND seen.ordinal IS NULL AS unclassified, coalesce(seen.outcome, s.outcome) = 'pending' AS pending
    FROM statements AS s
    LEFT JOIN seen ON seen.ordinal = s.ordinal
    WHERE s.workspace_id = %(workspace_id)s
      AND s.transcript_id = %(transcript_id)s
      AND s.run = %(run)s AND s.outcome = 'pending'
), moved AS (
    UPDATE transcripts SET
        progress = next.progress, attempts = 0, lease_until = NULL, next_attempt_at = NULL,
        due_at = CASE WHEN next.progress <> 'done' THEN %(due_at)s::timestamptz END, error = '', updated_at = %(now)s,
        versions = versions || %(versions)s
    FROM (
        SELECT CASE
            WHEN bool_or(unclassified) THEN %(progress)s
            WHEN bool_or(pending) THEN 'classified'
            ELSE 'done'
        END AS progress
        FROM waiting
    ) AS next
    WHERE workspace_id = %(workspace_id)s
      AND transcript_id = %(transcript_id)s
      AND transcripts.progress = %(progress)s AND run = %(run)s
    RETURNING next.progress
), tagged AS (
    UPDATE statements AS s SET tags = each.tags, scan = each.scan, outcome = each.outcome, reason = each.reason
    FROM moved
    CROSS JOIN seen AS each
    WHERE s.workspace_id = %(workspace_id)s
      AND s.transcript_id = %(transcript_id)s
      AND s.run = %(run)s AND s.ordinal = each.ordinal AND s.outcome = 'pending'
)
SELECT progress FROM moved

-- name: waiting
-- A stage's next chunk: statements without tags, or those that wait for the judge. Who claims knows no run yet.
SELECT * FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = coalesce(%(run)s::integer, (
      SELECT t.run FROM transcripts AS t
      WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = %(transcript_id)s))
  AND outcome = 'pending' AND (tags IS NULL OR %(progress)s = 'classified')
ORDER BY ordinal
LIMIT %(chunk)s

-- name: heard
-- Which of those that wait for the judge these are, and one more if there is one.
SELECT ordinal FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome = 'pending'
ORDER BY ordinal
LIMIT %(chunk)s + 1

-- name: settle
-- What became of statements, and the memories that they support, with the move of their transcript.
WITH moved AS (
    UPDATE transcripts SET
        progress = %(next)s, attempts = 0, lease_until = NULL, next_attempt_at = NULL, due_at = %(due_at)s, error = '',
        updated_at = %(now)s, catch_up_at = coalesce(%(catch_up_at)s, catch_up_at)
    WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
), settled AS (
    UPDATE statements AS s SET outcome = each.outcome, reason = each.reason, awaits = each.awaits
    FROM json_populate_recordset(NULL::statements, %(rows)s) AS each
    WHERE s.workspace_id = %(workspace_id)s
      AND s.transcript_id = %(transcript_id)s
      AND s.run = %(run)s AND s.ordinal = each.ordinal AND s.outcome = 'pending'
)
INSERT INTO links (
    workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at
)
SELECT
    %(workspace_id)s, %(transcript_id)s, %(run)s, each.ordinal, each.memory_id, each.outcome, each.reason, %(source)s,
    %(now)s
FROM json_populate_recordset(NULL::links, %(links)s) AS each
ON CONFLICT (workspace_id, transcript_id, run, ordinal, memory_id) DO NOTHING

-- name: move
UPDATE transcripts SET
    progress = %(next)s, attempts = 0, lease_until = NULL, next_attempt_at = NULL, due_at = %(due_at)s, error = '',
    updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
