-- The voices of recall. Those that need operators which are not leakproof are functions (migration 0004).

-- name: lexical
SELECT memory_id, value
FROM lexical_voice(
    %(workspace_id)s, %(text)s, %(at)s, %(as_of)s, %(episodes)s, %(pacer)s, %(domain)s, %(limit)s, %(max_terms)s)

-- name: trigram
SELECT memory_id, value
FROM trigram_voice(
    %(workspace_id)s, %(pieces)s, %(at)s, %(as_of)s, %(episodes)s, %(pacer)s, %(domain)s, %(limit)s)

-- name: vectors
-- How many vectors of the model there are, as far as it matters, and whether there are any of another.
SELECT
    (SELECT count(*) FROM (
        SELECT FROM memory_vectors WHERE workspace_id = %(workspace_id)s AND model = %(model)s LIMIT %(enough)s
    ) AS bounded) AS known,
    EXISTS (SELECT FROM memories WHERE workspace_id = %(workspace_id)s) AS any_memory

-- name: semantic_exact
-- By the primary key's prefix and a sort: exact, and faster than any index while the workspace is small.
SELECT near.memory_id, 1 - near.distance AS value
FROM (
    SELECT memory_id, embedding <=> %(vector)s AS distance
    FROM memory_vectors
    WHERE workspace_id = %(workspace_id)s AND model = %(model)s AND dims = %(dims)s
    ORDER BY distance, memory_id
    OFFSET 0
) AS near
WHERE answers(
      %(workspace_id)s, near.memory_id, %(at)s, %(as_of)s, %(episodes)s, %(pacer)s, %(domain)s)
LIMIT %(limit)s

-- name: scan_iteratively
-- Without it a filter that comes after the index scan leaves a workspace's share of forty rows, or none.
SELECT set_config('hnsw.iterative_scan', 'relaxed_order', true), set_config('hnsw.ef_search', '100', true)

-- name: semantic_indexed
WITH near AS MATERIALIZED (
    SELECT memory_id, embedding::halfvec(384) <=> %(vector)s::halfvec(384) AS distance
    FROM memory_vectors
    WHERE workspace_id = %(workspace_id)s
      AND model = %(model)s
      AND dims = 384
      AND answers(
          %(workspace_id)s, memory_id, %(at)s, %(as_of)s, %(episodes)s, %(pacer)s, %(domain)s)
    ORDER BY embedding::halfvec(384) <=> %(vector)s::halfvec(384)
    LIMIT %(limit)s
)
SELECT memory_id, 1 - distance AS value FROM near ORDER BY distance, memory_id

-- name: temporal
SELECT newest.memory_id, extract(epoch FROM newest.created_at)::double precision AS value
FROM (
    SELECT memory_id, created_at
    FROM memories
    WHERE workspace_id = %(workspace_id)s
    ORDER BY created_at DESC, memory_id
    OFFSET 0
) AS newest
WHERE answers(
      %(workspace_id)s, newest.memory_id, %(at)s, %(as_of)s, %(episodes)s, %(pacer)s, %(domain)s)
LIMIT %(limit)s

-- name: graph
-- One step from the best finds: formed from the same transcript, delivered together, merged, or superseding.
WITH seeds AS (
    SELECT memory_id, 1.0 / place AS weight
    FROM unnest(%(seeds)s::text[]) WITH ORDINALITY AS seed (memory_id, place)
), edges AS (
    SELECT s.memory_id AS seed, b.memory_id, s.weight * 0.5 AS weight
    FROM seeds AS s
    JOIN links AS a ON a.workspace_id = %(workspace_id)s AND a.memory_id = s.memory_id
    JOIN links AS b ON b.workspace_id = a.workspace_id AND b.transcript_id = a.transcript_id AND b.run = a.run
    UNION
    SELECT s.memory_id, b.memory_id, s.weight * 0.7
    FROM seeds AS s
    JOIN deliveries AS a ON a.workspace_id = %(workspace_id)s AND a.memory_id = s.memory_id
    JOIN deliveries AS b ON b.workspace_id = a.workspace_id AND b.dispatch_id = a.dispatch_id
    UNION
    SELECT s.memory_id, n.superseded_by, s.weight
    FROM seeds AS s
    JOIN memory_state AS n ON n.workspace_id = %(workspace_id)s AND n.memory_id = s.memory_id
    WHERE n.superseded_by IS NOT NULL
)
SELECT e.memory_id, e.value
FROM (
    SELECT memory_id, sum(weight)::double precision AS value
    FROM edges
    WHERE seed <> memory_id
    GROUP BY memory_id
    ORDER BY value DESC, memory_id
    OFFSET 0
) AS e
WHERE answers(
      %(workspace_id)s, e.memory_id, %(at)s, %(as_of)s, %(episodes)s, %(pacer)s, %(domain)s)
LIMIT %(limit)s

-- name: cosines
-- Of what other voices found, where a vector of the same model is known.
SELECT memory_id, 1 - (embedding <=> %(vector)s) AS value
FROM memory_vectors
WHERE workspace_id = %(workspace_id)s AND model = %(model)s AND dims = %(dims)s AND memory_id = ANY (%(ids)s)
