-- Where things stand, over one workspace (the application) or all (maintenance).

-- name: stages
SELECT progress, count(*) AS transcripts, min(updated_at) AS oldest
FROM transcripts
WHERE %(workspace_id)s = '' OR workspace_id = %(workspace_id)s
GROUP BY progress

-- name: letters
-- What waits for an operator's word: a transcript whose letter is settled stays dead.
SELECT count(*) AS open
FROM dead_letters
WHERE settled_at IS NULL AND (%(workspace_id)s = '' OR workspace_id = %(workspace_id)s)

-- name: ledger
SELECT
    count(*) AS transcripts,
    coalesce(sum(statements), 0)::bigint AS statements,
    coalesce(sum(dropped), 0)::bigint AS dropped,
    coalesce(sum(quarantined), 0)::bigint AS quarantined,
    coalesce(sum(staged), 0)::bigint AS staged,
    coalesce(sum(added), 0)::bigint AS added,
    coalesce(sum(updated), 0)::bigint AS updated,
    coalesce(sum(noop), 0)::bigint AS noop,
    coalesce(sum(declined), 0)::bigint AS declined,
    coalesce(sum(failed), 0)::bigint AS failed,
    coalesce(sum(pending), 0)::bigint AS pending,
    coalesce(bool_and(balanced), true) AS balanced
FROM ledger
WHERE %(workspace_id)s = '' OR workspace_id = %(workspace_id)s

-- name: reasons
SELECT s.outcome, s.reason, count(*) AS statements
FROM statements AS s
JOIN transcripts AS t USING (workspace_id, transcript_id, run)
WHERE %(workspace_id)s = '' OR s.workspace_id = %(workspace_id)s
GROUP BY s.outcome, s.reason
ORDER BY s.outcome, statements DESC, s.reason

-- name: classes
SELECT s.tags ->> 'pacer' AS pacer, count(*) AS statements
FROM statements AS s
JOIN transcripts AS t USING (workspace_id, transcript_id, run)
WHERE s.tags IS NOT NULL AND (%(workspace_id)s = '' OR s.workspace_id = %(workspace_id)s)
GROUP BY pacer
ORDER BY statements DESC, pacer

-- name: memories
SELECT
    count(*) FILTER (WHERE ended_at IS NULL AND tier = 'episode') AS episodes,
    count(*) FILTER (WHERE ended_at IS NULL AND tier = 'consolidated') AS consolidated,
    count(*) FILTER (WHERE ended_at IS NOT NULL) AS ended
FROM memory_state
WHERE %(workspace_id)s = '' OR workspace_id = %(workspace_id)s

-- name: judging
SELECT
    model,
    count(DISTINCT (workspace_id, transcript_id)) AS transcripts,
    sum(calls)::bigint AS calls,
    sum(failed)::bigint AS failed,
    sum(prompt_tokens)::bigint AS prompt_tokens,
    sum(completion_tokens)::bigint AS completion_tokens,
    sum(latency_ms)::bigint AS latency_ms,
    max(last_called_at) AS last_called_at
FROM judge_costs
WHERE %(workspace_id)s = '' OR workspace_id = %(workspace_id)s
GROUP BY model
ORDER BY calls DESC, model

-- name: judge_costs
-- What judging has cost, by model, prompt and phase, and how its calls ended ("" for an answer); latency in milliseconds.
SELECT
    model,
    prompt_version,
    phase,
    failure,
    count(*) AS calls,
    sum(prompt_tokens)::bigint AS prompt_tokens,
    sum(completion_tokens)::bigint AS completion_tokens,
    sum(latency_ms)::bigint AS latency_ms,
    max(latency_ms) AS longest_ms,
    max(called_at) AS last_called_at
FROM judge_calls
WHERE %(workspace_id)s = '' OR workspace_id = %(workspace_id)s
GROUP BY model, prompt_version, phase, failure
ORDER BY model, prompt_version, phase, failure

-- name: awaiting
SELECT s.awaits, count(*) AS statements
FROM transcripts AS t
JOIN statements AS s USING (workspace_id, transcript_id, run)
WHERE t.catch_up_at IS NOT NULL AND s.awaits IS NOT NULL
  AND (%(workspace_id)s = '' OR t.workspace_id = %(workspace_id)s)
GROUP BY s.awaits
ORDER BY s.awaits
