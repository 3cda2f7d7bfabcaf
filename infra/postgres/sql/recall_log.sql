-- What memform told whom.

-- name: delivered
SELECT DISTINCT s.text_hash
FROM deliveries AS d
JOIN memory_state AS s USING (workspace_id, memory_id)
WHERE d.workspace_id = %(workspace_id)s AND d.colony_id = %(colony_id)s AND d.delivered_at <= %(until)s

-- name: deliveries
SELECT dispatch_id, agent_id, colony_id, rank, score, counts, delivered_at
FROM deliveries
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s
ORDER BY delivered_at, dispatch_id
