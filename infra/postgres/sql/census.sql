-- What a scrape of the metrics asks, over every workspace. Each is read-only and bounded in time by its caller.

-- name: moving
-- What is on its way, by where it stands.
SELECT progress, bulk, transcripts, oldest_at FROM backlog

-- name: dead_letters
SELECT reason, count(*) AS letters
FROM dead_letters
WHERE settled_at IS NULL
GROUP BY reason

-- name: awaiting
SELECT s.awaits, count(*) AS statements
FROM transcripts AS t
JOIN statements AS s USING (workspace_id, transcript_id, run)
WHERE t.catch_up_at IS NOT NULL AND s.awaits IS NOT NULL
GROUP BY s.awaits

-- name: sweeps
-- The newest run of each sweep.
SELECT DISTINCT ON (sweep) sweep, finished_at, error
FROM sweep_runs
WHERE NOT dry_run AND finished_at IS NOT NULL
ORDER BY sweep, id DESC

-- name: connections
SELECT
    count(*) AS used,
    current_setting('max_connections')::integer AS allowed
FROM pg_stat_activity
WHERE usesysid IS NOT NULL

-- name: transcripts
SELECT progress, count(*) AS transcripts
FROM transcripts
WHERE due_at IS NULL
GROUP BY progress

-- name: statements
SELECT s.outcome, s.reason, count(*) AS statements
FROM statements AS s
JOIN transcripts AS t USING (workspace_id, transcript_id, run)
GROUP BY s.outcome, s.reason

-- name: unbalanced
SELECT count(*) AS transcripts FROM ledger WHERE NOT balanced

-- name: memories
SELECT tier, count(*) AS memories
FROM memory_state
WHERE ended_at IS NULL
GROUP BY tier

-- name: events
SELECT kind, count(*) AS events
FROM events
GROUP BY kind

-- name: judge_calls
SELECT
    model,
    failure,
    count(*) AS calls,
    sum(prompt_tokens)::bigint AS prompt_tokens,
    sum(completion_tokens)::bigint AS completion_tokens
FROM judge_calls
GROUP BY model, failure
