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
-- Until the transcript came. Who claims it has not read its colony yet and asks for the one that its producer named.
SELECT DISTINCT m.text_hash
FROM transcripts AS t
CROSS JOIN LATERAL (
    SELECT memory_id FROM deliveries
    WHERE colony_id = coalesce(%(colony_id)s::text, nullif(t.reading ->> 'colony_id', ''))
      AND workspace_id = %(workspace_id)s
      AND delivered_at <= t.received_at
    OFFSET 0
) AS d
CROSS JOIN LATERAL (
    SELECT text_hash FROM memories WHERE memory_id = d.memory_id AND workspace_id = %(workspace_id)s OFFSET 0
) AS m
WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = %(transcript_id)s
