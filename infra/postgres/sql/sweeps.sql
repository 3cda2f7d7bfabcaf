-- Bounded, repeatable maintenance over every workspace. A row that somebody works on is left for the next pass.

-- name: lapsed
SELECT workspace_id, memory_id
FROM memory_state
WHERE ended_at IS NULL
  AND tier = 'episode'
  AND expires_at <= %(before)s
  AND NOT pinned
  AND (NOT %(judge_configured)s OR staged_reason NOT IN ('outage', 'budget'))
ORDER BY expires_at, workspace_id, memory_id
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED

-- name: stragglers
SELECT workspace_id, memory_id
FROM memory_state
WHERE ended_at IS NULL
  AND tier = 'episode'
  AND (dispatch_count >= %(dispatches)s OR reinforce_count >= %(reinforcements)s)
ORDER BY expires_at, workspace_id, memory_id
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED
