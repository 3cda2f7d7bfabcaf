-- name: stages
SELECT progress, count(*) AS transcripts, min(received_at) FILTER (WHERE progress NOT IN ('done', 'dead')) AS oldest_at
FROM transcripts
WHERE %(workspace)s::text IS NULL OR workspace_id = %(workspace)s
GROUP BY progress

-- name: identity
SELECT
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
FROM workspace_ledger
WHERE %(workspace)s::text IS NULL OR workspace_id = %(workspace)s

-- name: dropped_by_reason
SELECT s.reason, count(*) AS statements
FROM statements AS s
JOIN transcripts AS t USING (workspace_id, transcript_id, run)
WHERE s.outcome = 'dropped' AND (%(workspace)s::text IS NULL OR s.workspace_id = %(workspace)s)
GROUP BY s.reason
ORDER BY count(*) DESC, s.reason

-- name: memories_by_class
SELECT m.pacer, s.tier, count(*) AS memories
FROM memories AS m
JOIN memory_state AS s USING (workspace_id, memory_id)
WHERE s.ended_at IS NULL AND (%(workspace)s::text IS NULL OR m.workspace_id = %(workspace)s)
GROUP BY m.pacer, s.tier
ORDER BY m.pacer, s.tier
