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
SELECT v.memory_id, 1 - (v.embedding <=> %(vector)s) AS value
FROM memory_vectors AS v
JOIN memory_state AS s ON s.workspace_id = v.workspace_id AND s.memory_id = v.memory_id
JOIN memories AS m ON m.workspace_id = v.workspace_id AND m.memory_id = v.memory_id
WHERE v.workspace_id = %(workspace_id)s
  AND v.model = %(model)s
  AND v.dims = %(dims)s
  AND recallable(s.muted, s.status, s.expires_at, s.valid_until, s.ended_at, %(at)s)
  AND (NOT %(as_of)s OR (m.created_at <= %(at)s AND m.valid_from <= %(at)s))
  AND wanted(s.tier, m.pacer, m.domain, %(episodes)s, %(pacer)s, %(domain)s)
ORDER BY v.embedding <=> %(vector)s, v.memory_id
LIMIT %(limit)s

-- name: scan_iteratively
-- Without it a filter that comes after the index scan leaves a workspace's share of forty rows, or none.
SELECT set_config('hnsw.iterative_scan', 'relaxed_order', true), set_config('hnsw.ef_search', '100', true)

-- name: semantic_indexed
WITH near AS MATERIALIZED (
    SELECT v.memory_id, v.embedding::halfvec(384) <=> %(vector)s::halfvec(384) AS distance
    FROM memory_vectors AS v
    JOIN memory_state AS s ON s.workspace_id = v.workspace_id AND s.memory_id = v.memory_id
    JOIN memories AS m ON m.workspace_id = v.workspace_id AND m.memory_id = v.memory_id
    WHERE v.workspace_id = %(workspace_id)s
      AND v.model = %(model)s
      AND v.dims = 384
      AND recallable(s.muted, s.status, s.expires_at, s.valid_until, s.ended_at, %(at)s)
      AND (NOT %(as_of)s OR (m.created_at <= %(at)s AND m.valid_from <= %(at)s))
      AND wanted(s.tier, m.pacer, m.domain, %(episodes)s, %(pacer)s, %(domain)s)
    ORDER BY v.embedding::halfvec(384) <=> %(vector)s::halfvec(384)
    LIMIT %(limit)s
)
SELECT memory_id, 1 - distance AS value FROM near ORDER BY distance, memory_id

-- name: temporal
SELECT m.memory_id, extract(epoch FROM m.created_at)::double precision AS value
FROM memories AS m
JOIN memory_state AS s ON s.workspace_id = m.workspace_id AND s.memory_id = m.memory_id
WHERE m.workspace_id = %(workspace_id)s
  AND recallable(s.muted, s.status, s.expires_at, s.valid_until, s.ended_at, %(at)s)
  AND (NOT %(as_of)s OR (m.created_at <= %(at)s AND m.valid_from <= %(at)s))
  AND wanted(s.tier, m.pacer, m.domain, %(episodes)s, %(pacer)s, %(domain)s)
ORDER BY m.created_at DESC, m.memory_id
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
SELECT e.memory_id, sum(e.weight)::double precision AS value
FROM edges AS e
JOIN memory_state AS s ON s.workspace_id = %(workspace_id)s AND s.memory_id = e.memory_id
JOIN memories AS m ON m.workspace_id = s.workspace_id AND m.memory_id = s.memory_id
WHERE e.seed <> e.memory_id
  AND recallable(s.muted, s.status, s.expires_at, s.valid_until, s.ended_at, %(at)s)
  AND (NOT %(as_of)s OR (m.created_at <= %(at)s AND m.valid_from <= %(at)s))
  AND wanted(s.tier, m.pacer, m.domain, %(episodes)s, %(pacer)s, %(domain)s)
GROUP BY e.memory_id
ORDER BY value DESC, e.memory_id
LIMIT %(limit)s

-- name: cosines
-- Of what other voices found, where a vector of the same model is known.
SELECT memory_id, 1 - (embedding <=> %(vector)s) AS value
FROM memory_vectors
WHERE workspace_id = %(workspace_id)s AND model = %(model)s AND dims = %(dims)s AND memory_id = ANY (%(ids)s)
