-- Batches: which transcripts they choose, what they start, how they are steered and rolled back.

-- name: choose
-- In the order of receipt; one whose bytes were erased cannot run again. Over one workspace (the application) or all of them ('', maintenance).
SELECT t.workspace_id, t.transcript_id
FROM transcripts AS t
WHERE t.progress = 'done' AND (t.body_bytes > 0 OR t.statements = 0)
  AND (%(workspace_id)s = '' OR t.workspace_id = %(workspace_id)s)
  AND (%(transcript)s = '' OR t.transcript_id = %(transcript)s)
  AND (%(gate)s = '' OR t.versions ->> 'gate' = %(gate)s)
  AND (%(pacer)s = '' OR t.versions ->> 'pacer' = %(pacer)s)
  AND (%(format)s = '' OR t.format = %(format)s)
  AND (%(since)s::timestamptz IS NULL OR t.received_at >= %(since)s)
  AND (%(until)s::timestamptz IS NULL OR t.received_at < %(until)s)
  AND (NOT %(outdated)s OR EXISTS (
      SELECT FROM jsonb_each_text(%(versions)s::jsonb) AS part (name, version)
      WHERE t.versions ->> part.name <> part.version))
  AND (%(domain)s = '' OR EXISTS (
      SELECT FROM statements AS s
      WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.run = t.run
        AND s.tags ->> 'domain' = %(domain)s))
  AND ((%(prompt)s = '' AND %(model)s = '') OR EXISTS (
      SELECT FROM judge_replies AS r
      WHERE r.workspace_id = t.workspace_id AND r.transcript_id = t.transcript_id
        AND (%(prompt)s = '' OR r.prompt_version = %(prompt)s) AND (%(model)s = '' OR r.model = %(model)s)))
ORDER BY t.received_at, t.workspace_id, t.transcript_id
LIMIT %(limit)s

-- name: create
INSERT INTO batches (workspace_id, kind, selection, versions, rejudge, created_at, updated_at)
VALUES (%(workspace_id)s, 'reprocess', %(selection)s, %(versions)s, %(rejudge)s, %(now)s, %(now)s)
RETURNING batch_id

-- name: add_items
INSERT INTO batch_items (workspace_id, batch_id, transcript_id, updated_at)
SELECT %(workspace_id)s, %(batch_id)s, id, %(now)s FROM unnest(%(ids)s::text[]) AS id

-- name: stored
SELECT run, body, reading, received_at FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: settle_items
-- What was started and has come to rest. One that was replaced meanwhile is its producer's again.
UPDATE batch_items AS i SET
    state = CASE WHEN t.run <> i.run THEN 'skipped' ELSE t.progress END, updated_at = %(now)s
FROM transcripts AS t
WHERE t.workspace_id = i.workspace_id AND t.transcript_id = i.transcript_id
  AND i.state = 'running' AND (t.run <> i.run OR t.progress IN ('done', 'dead'))

-- name: skip_items
-- What died since it was chosen cannot run.
UPDATE batch_items AS i SET state = 'skipped', updated_at = %(now)s
FROM transcripts AS t, batches AS b
WHERE t.workspace_id = i.workspace_id AND t.transcript_id = i.transcript_id
  AND b.workspace_id = i.workspace_id AND b.batch_id = i.batch_id
  AND i.state = 'waiting' AND (t.progress = 'dead' OR b.state = 'cancelled')

-- name: end_batches
UPDATE batches AS b SET state = 'done', updated_at = %(now)s
WHERE b.state = 'running' AND NOT EXISTS (
    SELECT FROM batch_items AS i WHERE i.batch_id = b.batch_id AND i.state IN ('waiting', 'running'))

-- name: room
-- How many more transcripts each running batch may start.
SELECT b.batch_id, %(window)s - (
    SELECT count(*) FROM batch_items AS i WHERE i.batch_id = b.batch_id AND i.state = 'running') AS room
FROM batches AS b
WHERE b.state = 'running'
ORDER BY b.batch_id

-- name: start_items
-- A new run over the same bytes, on the batch queues. One that is on its way for another reason waits its turn.
WITH picked AS (
    SELECT
        i.workspace_id, i.batch_id, i.transcript_id,
        jsonb_build_object(
            'run', t.run, 'former_run', t.former_run, 'bulk', t.bulk, 'statements', t.statements,
            'versions', t.versions, 'format', t.format, 'thread_id', t.thread_id, 'colony_id', t.colony_id,
            'repo', t.repo, 'occurred_at', t.occurred_at, 'catch_up_at', t.catch_up_at, 'hearings', t.hearings,
            'updated_at', t.updated_at
        ) AS prior
    FROM batch_items AS i
    JOIN batches AS b USING (workspace_id, batch_id)
    JOIN transcripts AS t USING (workspace_id, transcript_id)
    WHERE i.batch_id = %(batch_id)s AND i.state = 'waiting' AND b.state = 'running' AND t.progress = 'done'
    ORDER BY i.transcript_id
    LIMIT %(room)s
    FOR UPDATE OF i, t SKIP LOCKED
), moved AS (
    UPDATE transcripts AS t SET
        former_run = t.run, run = greatest(t.run, t.latest_run) + 1, latest_run = greatest(t.run, t.latest_run) + 1,
        progress = 'received', attempts = 0, lease_until = NULL, next_attempt_at = NULL, due_at = %(due_at)s,
        bulk = true, statements = NULL, error = '', updated_at = %(now)s, catch_up_at = NULL, hearing_until = NULL,
        hearings = 0
    FROM picked AS p
    WHERE t.workspace_id = p.workspace_id AND t.transcript_id = p.transcript_id
    RETURNING t.workspace_id, t.transcript_id, t.run, p.batch_id, p.prior
)
UPDATE batch_items AS i SET state = 'running', run = m.run, prior = m.prior, updated_at = %(now)s
FROM moved AS m
WHERE i.workspace_id = m.workspace_id AND i.batch_id = m.batch_id AND i.transcript_id = m.transcript_id
RETURNING i.workspace_id, i.transcript_id

-- name: steer
UPDATE batches SET state = %(to)s, updated_at = %(now)s
WHERE batch_id = %(batch_id)s AND workspace_id = %(workspace_id)s AND state = ANY (%(from)s)
RETURNING state

-- name: list
SELECT
    b.batch_id, b.workspace_id, b.kind, b.state, b.selection, b.versions, b.rejudge, b.created_at, b.updated_at,
    c.total, c.waiting, c.running, c.done, c.dead, c.skipped, c.rolled_back
FROM batches AS b
CROSS JOIN LATERAL (
    SELECT
        count(*) AS total,
        count(*) FILTER (WHERE i.state = 'waiting') AS waiting,
        count(*) FILTER (WHERE i.state = 'running') AS running,
        count(*) FILTER (WHERE i.state = 'done') AS done,
        count(*) FILTER (WHERE i.state = 'dead') AS dead,
        count(*) FILTER (WHERE i.state = 'skipped') AS skipped,
        count(*) FILTER (WHERE i.state = 'rolled_back') AS rolled_back
    FROM batch_items AS i WHERE i.batch_id = b.batch_id
) AS c
WHERE (%(workspace_id)s = '' OR b.workspace_id = %(workspace_id)s)
  AND (%(batch_id)s::bigint IS NULL OR b.batch_id = %(batch_id)s)
ORDER BY b.batch_id DESC
LIMIT %(limit)s

-- name: items
SELECT transcript_id, state, run, updated_at
FROM batch_items
WHERE batch_id = %(batch_id)s AND workspace_id = %(workspace_id)s AND state = ANY (%(states)s)
ORDER BY transcript_id
LIMIT %(limit)s

-- name: did
-- What a batch did to memories, by kind of event.
SELECT kind, count(DISTINCT memory_id) AS memories
FROM events
WHERE workspace_id = %(workspace_id)s AND actor = %(actor)s AND starts_with(actor, 'batch:')
GROUP BY kind
ORDER BY kind

-- name: effects
-- The first and last event of a batch on each memory, and whether anything else has happened to it since the first.
SELECT
    e.memory_id, min(e.version) AS first, max(e.version) AS last,
    (array_agg(e.kind ORDER BY e.version))[1] AS first_kind,
    (array_agg(e.kind ORDER BY e.version DESC))[1] AS last_kind,
    (array_agg(e.before ORDER BY e.version))[1] AS before,
    (array_agg(e.tags -> 'before' ORDER BY e.version) FILTER (WHERE e.tags IS NOT NULL))[1] AS tags,
    s.version AS version, count(*) AS events
FROM events AS e
JOIN memory_state AS s USING (workspace_id, memory_id)
WHERE e.workspace_id = %(workspace_id)s AND e.actor = %(actor)s AND starts_with(e.actor, 'batch:')
GROUP BY e.memory_id, s.version
ORDER BY min(e.version) > 1, max(e.id) DESC

-- name: close_disputes
-- A conflict with a memory that a rollback ended is over.
UPDATE conflicts SET winner = rival_id, reason = %(reason)s
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s AND winner IS NULL

-- name: restore_transcript
WITH letter AS (
    UPDATE dead_letters AS d SET settled_at = %(now)s, settled_as = 'discarded'
    FROM batch_items AS i
    WHERE i.workspace_id = %(workspace_id)s AND i.batch_id = %(batch_id)s AND i.transcript_id = %(transcript_id)s
      AND d.workspace_id = i.workspace_id AND d.transcript_id = i.transcript_id AND d.run = i.run
      AND d.settled_at IS NULL
)
UPDATE transcripts AS t SET
    run = (i.prior ->> 'run')::integer, former_run = (i.prior ->> 'former_run')::integer,
    bulk = (i.prior ->> 'bulk')::boolean, statements = (i.prior ->> 'statements')::integer,
    versions = i.prior -> 'versions', format = i.prior ->> 'format', thread_id = i.prior ->> 'thread_id',
    colony_id = i.prior ->> 'colony_id', repo = i.prior ->> 'repo',
    occurred_at = (i.prior ->> 'occurred_at')::timestamptz, catch_up_at = (i.prior ->> 'catch_up_at')::timestamptz,
    hearings = (i.prior ->> 'hearings')::integer, progress = 'done', attempts = 0, error = '', updated_at = %(now)s
FROM batch_items AS i
WHERE i.workspace_id = %(workspace_id)s AND i.batch_id = %(batch_id)s AND i.transcript_id = %(transcript_id)s
  AND t.workspace_id = i.workspace_id AND t.transcript_id = i.transcript_id
  AND t.run = i.run AND t.progress IN ('done', 'dead') AND i.state IN ('done', 'dead')
RETURNING t.transcript_id

-- name: undo_links
UPDATE links AS l SET outcome = 'declined', reason = 'rolled back'
FROM batch_items AS i
WHERE i.workspace_id = %(workspace_id)s AND i.batch_id = %(batch_id)s AND i.transcript_id = %(transcript_id)s
  AND l.workspace_id = i.workspace_id AND l.transcript_id = i.transcript_id AND l.run = i.run

-- name: mark_item
UPDATE batch_items SET state = 'rolled_back', updated_at = %(now)s
WHERE workspace_id = %(workspace_id)s AND batch_id = %(batch_id)s AND transcript_id = %(transcript_id)s

-- name: prune
DELETE FROM batches WHERE state IN ('done', 'cancelled', 'rolled_back') AND updated_at < %(before)s
