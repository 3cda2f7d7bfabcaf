-- What memform told whom.

-- name: deliveries
SELECT dispatch_id, agent_id, colony_id, rank, score, counts, delivered_at
FROM deliveries
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s
ORDER BY delivered_at, dispatch_id
