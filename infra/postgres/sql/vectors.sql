-- Vectors by text, and the vectors of memories.

-- name: lookup
SELECT text_sha256, embedding FROM vector_cache WHERE model = %(model)s AND text_sha256 = ANY (%(keys)s)

-- name: remember
INSERT INTO vector_cache (model, text_sha256, dims, embedding)
SELECT %(model)s, each.key, each.dims, each.embedding
FROM unnest(%(keys)s::text[], %(dims)s::integer[], %(embeddings)b::halfvec[]) AS each (key, dims, embedding)
ON CONFLICT (model, text_sha256) DO NOTHING

-- name: unembedded
-- Live memories without a vector of this model: formed while there was no embedder, or before it was changed.
SELECT m.embedding_key, m.content
FROM memories AS m
JOIN memory_state AS s USING (workspace_id, memory_id)
LEFT JOIN memory_vectors AS v
    ON v.workspace_id = m.workspace_id AND v.memory_id = m.memory_id AND v.model = %(model)s
WHERE s.ended_at IS NULL AND v.memory_id IS NULL
ORDER BY m.created_at, m.workspace_id, m.memory_id
LIMIT %(limit)s

-- name: attach
INSERT INTO memory_vectors (workspace_id, model, memory_id, dims, embedding)
SELECT m.workspace_id, c.model, m.memory_id, c.dims, c.embedding
FROM vector_cache AS c
JOIN memories AS m ON m.embedding_key = c.text_sha256
JOIN memory_state AS s USING (workspace_id, memory_id)
WHERE c.model = %(model)s AND c.text_sha256 = ANY (%(keys)s) AND s.ended_at IS NULL
ON CONFLICT (workspace_id, model, memory_id) DO NOTHING

-- name: lacking
-- Live memories after a key, of any workspace, without a vector of this model, in the order of their keys.
SELECT m.workspace_id, m.memory_id, m.embedding_key, m.content
FROM memories AS m
JOIN memory_state AS s USING (workspace_id, memory_id)
LEFT JOIN memory_vectors AS v
    ON v.workspace_id = m.workspace_id AND v.memory_id = m.memory_id AND v.model = %(model)s
WHERE s.ended_at IS NULL AND v.memory_id IS NULL
  AND (m.workspace_id, m.memory_id) > (%(after_workspace)s, %(after_memory)s)
ORDER BY m.workspace_id, m.memory_id
LIMIT %(limit)s

-- name: count_lacking
SELECT count(*) AS memories
FROM memories AS m
JOIN memory_state AS s USING (workspace_id, memory_id)
LEFT JOIN memory_vectors AS v
    ON v.workspace_id = m.workspace_id AND v.memory_id = m.memory_id AND v.model = %(model)s
WHERE s.ended_at IS NULL AND v.memory_id IS NULL

-- name: models
-- Which models have vectors, how long they are, and of how many memories.
SELECT model, dims, count(*) AS memories FROM memory_vectors GROUP BY model, dims ORDER BY model, dims

-- name: forget_unsaid
-- The cache belongs to no workspace: what any memory says stays in it.
DELETE FROM vector_cache AS c
WHERE c.text_sha256 = ANY (%(keys)s)
  AND NOT EXISTS (SELECT FROM memories AS m WHERE m.embedding_key = c.text_sha256)

-- name: forget_vectors
DELETE FROM memory_vectors
WHERE (workspace_id, model, memory_id) IN (
    SELECT workspace_id, model, memory_id FROM memory_vectors WHERE model = %(model)s LIMIT %(limit)s)

-- name: forget_cached
DELETE FROM vector_cache
WHERE (model, text_sha256) IN (SELECT model, text_sha256 FROM vector_cache WHERE model = %(model)s LIMIT %(limit)s)
