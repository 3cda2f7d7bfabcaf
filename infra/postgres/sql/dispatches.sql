-- The recall log.

-- name: write_dispatch
-- The first lock of a delivery: the same dispatch sent twice waits here for itself.
INSERT INTO dispatches (workspace_id, dispatch_id, agent_id, colony_id, query, dispatched_at)
VALUES (%(workspace_id)s, %(dispatch_id)s, %(agent_id)s, %(colony_id)s, %(query)s, %(at)s)
ON CONFLICT (workspace_id, dispatch_id) DO NOTHING

-- name: write_deliveries
INSERT INTO deliveries (
    workspace_id, dispatch_id, memory_id, rank, score, agent_id, colony_id, day, counts, delivered_at
)
SELECT
    %(workspace_id)s, %(dispatch_id)s, d.memory_id, d.rank, d.score, %(agent_id)s, %(colony_id)s,
    %(day)s, d.counts, %(at)s
FROM unnest(%(ids)s::text[], %(ranks)s::integer[], %(scores)s::double precision[], %(counts)s::boolean[])
    AS d (memory_id, rank, score, counts)
ON CONFLICT (workspace_id, dispatch_id, memory_id) DO NOTHING
RETURNING memory_id

-- name: write_impulses
INSERT INTO impulses (workspace_id, memory_id, source, day)
SELECT %(workspace_id)s, d.memory_id, %(source)s, %(day)s
FROM unnest(%(ids)s::text[]) AS d (memory_id)
ORDER BY d.memory_id
ON CONFLICT (workspace_id, memory_id, source, day) DO NOTHING
RETURNING memory_id

-- name: independent
SELECT memory_id, count(DISTINCT (agent_id, day)) AS independent
FROM deliveries
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(ids)s) AND counts
GROUP BY memory_id

-- name: recalled
SELECT DISTINCT m.text_hash
FROM deliveries AS d
JOIN memories AS m USING (workspace_id, memory_id)
WHERE d.workspace_id = %(workspace_id)s
  AND d.colony_id = %(colony_id)s
  AND d.delivered_at <= %(until)s
