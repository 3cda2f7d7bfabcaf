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
-- Ways of one or two steps from the best finds: to what was said just before and after in the same transcript, to what
-- is recalled with it, to what replaced it and to what it was merged from. What no longer holds is no result, but a
-- way may lead through it. The second step counts half.
WITH RECURSIVE ways AS (
    SELECT seed, seed AS memory_id, 1.0::double precision AS weight, 0 AS steps
    FROM unnest(%(seeds)s::text[]) AS seed
    UNION ALL
    SELECT w.seed, next.memory_id, w.weight * next.weight / (1 + w.steps), w.steps + 1
    FROM ways AS w
    CROSS JOIN LATERAL (
        SELECT beside.memory_id, 1.0::double precision AS weight
        FROM (
            SELECT transcript_id, run, ordinal
            FROM links
            WHERE memory_id = w.memory_id AND workspace_id = %(workspace_id)s
            ORDER BY linked_at DESC
            LIMIT 3
        ) AS own
        CROSS JOIN LATERAL (
            (SELECT l.memory_id
             FROM links AS l
             WHERE l.workspace_id = %(workspace_id)s AND l.transcript_id = own.transcript_id AND l.run = own.run
               AND l.ordinal > own.ordinal
             ORDER BY l.ordinal
             LIMIT 1)
            UNION ALL
            (SELECT l.memory_id
             FROM links AS l
             WHERE l.workspace_id = %(workspace_id)s AND l.transcript_id = own.transcript_id AND l.run = own.run
               AND l.ordinal < own.ordinal
             ORDER BY l.ordinal DESC
             LIMIT 1)
        ) AS beside
        UNION ALL
        (SELECT CASE WHEN one = w.memory_id THEN other ELSE one END,
                1 - exp(-%(rate)s * weight * power(%(gamma)s, greatest(extract(epoch FROM %(at)s - lifted_at), 0) / 86400))
         FROM pairs
         WHERE workspace_id = %(workspace_id)s AND (one = w.memory_id OR other = w.memory_id)
         ORDER BY weight DESC
         LIMIT 3)
        UNION ALL
        SELECT superseded_by, 1
        FROM memory_state
        WHERE workspace_id = %(workspace_id)s AND memory_id = w.memory_id AND superseded_by IS NOT NULL
        UNION ALL
        SELECT unnest(merged_from), 1
        FROM memories
        WHERE workspace_id = %(workspace_id)s AND memory_id = w.memory_id
    ) AS next
    WHERE w.steps < 2
)
SELECT e.seed, e.memory_id, e.weight
FROM (
    SELECT seed, memory_id, max(weight) AS weight
    FROM ways
    WHERE memory_id <> seed
    GROUP BY seed, memory_id
    ORDER BY weight DESC, memory_id, seed
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
