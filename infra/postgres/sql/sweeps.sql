-- Bounded, repeatable maintenance over every workspace. A row that somebody works on is left for the next pass. Each
-- query goes on after a cursor, in the order that it sorts by.

-- name: lapsed
SELECT workspace_id, memory_id, expires_at::text AS place
FROM memory_state
WHERE ended_at IS NULL
  AND tier = 'episode'
  AND expires_at <= %(before)s
  AND NOT pinned
  AND (NOT %(judge_configured)s OR staged_reason NOT IN ('outage', 'budget'))
  AND (expires_at, workspace_id, memory_id)
      > (coalesce(nullif(%(place)s, ''), '-infinity')::timestamptz, %(after_workspace)s, %(after_memory)s)
ORDER BY expires_at, workspace_id, memory_id
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED

-- name: stragglers
SELECT workspace_id, memory_id, expires_at::text AS place
FROM memory_state
WHERE ended_at IS NULL
  AND tier = 'episode'
  AND (dispatch_count >= %(dispatches)s OR reinforce_count >= %(reinforcements)s)
  AND (expires_at, workspace_id, memory_id)
      > (coalesce(nullif(%(place)s, ''), '-infinity')::timestamptz, %(after_workspace)s, %(after_memory)s)
ORDER BY expires_at, workspace_id, memory_id
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED

-- name: idle
-- Consolidated memories whose last use, and the switching on of decay, lie beyond the grace.
SELECT s.workspace_id, s.memory_id, '' AS place
FROM memory_state AS s
JOIN memories AS m USING (workspace_id, memory_id)
WHERE s.ended_at IS NULL AND s.tier = 'consolidated' AND NOT s.pinned
  AND greatest(s.strength_at, %(since)s) <= %(used_before)s
  AND NOT m.operator AND m.decay_class <> 'permanent'
  AND (s.workspace_id, s.memory_id) > (%(after_workspace)s, %(after_memory)s)
ORDER BY s.workspace_id, s.memory_id
LIMIT %(limit)s
FOR UPDATE OF s SKIP LOCKED

-- name: consolidated
SELECT workspace_id, memory_id, '' AS place
FROM memory_state
WHERE ended_at IS NULL AND tier = 'consolidated' AND status <> 'rejected'
  AND (workspace_id, memory_id) > (%(after_workspace)s, %(after_memory)s)
ORDER BY workspace_id, memory_id
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED

-- name: risen
-- Live memories that were formed, consolidated or brought back since an event, in the order in which that happened.
SELECT e.id, e.workspace_id, e.memory_id
FROM events AS e
JOIN memory_state AS s USING (workspace_id, memory_id)
WHERE e.kind IN ('created', 'graduated', 'revived', 'reinstated') AND s.ended_at IS NULL
  AND e.id > %(after)s - %(overlap)s
  AND (e.id > %(after)s OR e.at >= coalesce(%(since)s::timestamptz, 'infinity'))
ORDER BY e.id
LIMIT %(limit)s

-- name: popular
SELECT s.workspace_id, s.memory_id
FROM memory_state AS s
JOIN memories AS m USING (workspace_id, memory_id)
WHERE s.ended_at IS NULL AND s.tier = 'consolidated' AND s.recall_count >= %(recalls)s AND NOT m.operator
ORDER BY s.recall_count DESC, s.workspace_id, s.memory_id
LIMIT %(limit)s

-- name: next_heavy
SELECT min(workspace_id) AS workspace_id FROM pairs WHERE weight > %(edge)s AND workspace_id > %(after)s

-- name: heavy_pairs
-- The heaviest pairs of a workspace, of live memories of one scope that no live distillate stands for.
WITH taken AS MATERIALIZED (
    SELECT unnest(d.merged_from) AS memory_id
    FROM memories AS d
    JOIN memory_state AS s USING (workspace_id, memory_id)
    WHERE d.workspace_id = %(workspace_id)s AND d.merge_source = 'distilled' AND s.ended_at IS NULL
)
SELECT p.one, p.other, p.weight, p.lifted_at
FROM pairs AS p
JOIN memory_state AS a ON a.workspace_id = p.workspace_id AND a.memory_id = p.one
JOIN memory_state AS b ON b.workspace_id = p.workspace_id AND b.memory_id = p.other
WHERE p.workspace_id = %(workspace_id)s AND p.weight > %(edge)s
  AND a.scope = b.scope AND a.ended_at IS NULL AND b.ended_at IS NULL
  AND p.one NOT IN (SELECT memory_id FROM taken) AND p.other NOT IN (SELECT memory_id FROM taken)
ORDER BY p.weight DESC, p.one, p.other
LIMIT %(limit)s

-- name: beside
-- What stands near each of some memories in words, and is not known to be at odds with it.
SELECT m.memory_id AS one, near.memory_id AS other
FROM memories AS m
CROSS JOIN LATERAL lexical_voice(
    %(workspace_id)s, m.content, %(now)s, false, %(episodes)s, '', '', %(neighbours)s, %(max_terms)s) AS near
WHERE m.workspace_id = %(workspace_id)s AND m.memory_id = ANY (%(ids)s) AND near.memory_id <> m.memory_id
  AND NOT EXISTS (
      SELECT FROM conflicts AS c
      WHERE c.workspace_id = %(workspace_id)s
        AND (c.memory_id, c.rival_id) IN ((m.memory_id, near.memory_id), (near.memory_id, m.memory_id))
  )

-- name: carry
-- Who said what a merged memory said supports the one that stays as well.
INSERT INTO links (workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at)
SELECT workspace_id, transcript_id, run, ordinal, %(stays)s, 'noop', 'carried over', source, linked_at
FROM links
WHERE workspace_id = %(workspace_id)s AND memory_id = %(goes)s AND outcome <> 'declined'
ON CONFLICT (workspace_id, transcript_id, run, ordinal, memory_id) DO NOTHING

-- name: worn_pairs
SELECT workspace_id, one, other, weight, lifted_at
FROM pairs
WHERE (workspace_id, one, other) > (%(after_workspace)s, %(after_one)s, %(after_other)s)
ORDER BY workspace_id, one, other
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED

-- name: prune_pair
DELETE FROM pairs WHERE workspace_id = %(workspace_id)s AND one = %(one)s AND other = %(other)s

-- name: left_vectors
-- Vectors of memories that ended long ago. Two sweeps may find the same; the second deletes nothing.
SELECT v.workspace_id, v.model, v.memory_id
FROM memory_vectors AS v
JOIN memory_state AS s USING (workspace_id, memory_id)
WHERE s.ended_at < %(before)s
ORDER BY v.workspace_id, v.model, v.memory_id
LIMIT %(limit)s

-- name: unsaid_vectors
-- Cached long ago, of a text that no memory has: known in other words, left out, or erased while it was embedded.
SELECT c.model, c.text_sha256
FROM vector_cache AS c
WHERE c.created_at < %(before)s
  AND NOT EXISTS (SELECT FROM memories AS m WHERE m.embedding_key = c.text_sha256)
LIMIT %(limit)s

-- name: drop_cached
DELETE FROM vector_cache WHERE model = %(model)s AND text_sha256 = %(text_sha256)s

-- name: drop_vector
DELETE FROM memory_vectors WHERE workspace_id = %(workspace_id)s AND model = %(model)s AND memory_id = %(memory_id)s
