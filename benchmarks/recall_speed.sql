-- Synthetic memories for benchmarks/recall_speed.py, and the query that everything is compared with.

-- name: ready
SELECT FROM memories LIMIT 1

-- name: unguarded
-- Foreign keys and triggers are not asked for a million rows that are right by construction.
SET session_replication_role = 'replica'

-- name: drop_indexes
DROP INDEX memory_vectors_near_384, memory_vectors_by_memory, memories_by_age, memories_by_time, memories_by_domain,
    memories_words, memories_trigram

-- name: make_indexes
-- As migrations 0003 and 0050 make them, but at once: ten times faster than row by row.
CREATE INDEX memory_vectors_near_384 ON memory_vectors
    USING hnsw ((embedding::halfvec(384)) halfvec_cosine_ops) WHERE dims = 384;
CREATE INDEX memory_vectors_by_memory ON memory_vectors (memory_id, workspace_id);
CREATE INDEX memories_by_age ON memories (workspace_id, created_at DESC, memory_id);
CREATE INDEX memories_by_time ON memories (workspace_id, valid_from DESC, memory_id);
CREATE INDEX memories_by_domain ON memories (workspace_id, domain, memory_id) WHERE domain <> '';
CREATE INDEX memories_words ON memories USING gin (word_keys(workspace_id, tsvector_to_array(search)))
    WITH (fastupdate = off);
CREATE INDEX memories_trigram ON memories USING gin (workspace_id, content gin_trgm_ops) WITH (fastupdate = off)

-- name: transcripts
INSERT INTO transcripts (
    workspace_id, transcript_id, progress, bulk, content_hash, body, body_bytes, reading, redactions, repairs,
    statements, received_at, updated_at
)
SELECT %(workspace_id)s, 't-' || n, 'done', false, repeat('0', 64), '', 0, '{}', '{}', '{}', 10, %(now)s, %(now)s
FROM generate_series(%(start)s / 10, (%(start)s + cardinality(%(texts)s::text[]) - 1) / 10) AS n

-- name: statements
INSERT INTO statements (
    workspace_id, transcript_id, run, ordinal, turn, start_offset, end_offset, raw, text, text_hash, surface, policy,
    language, agent_id, agent_role, score, features, outcome, reason
)
SELECT %(workspace_id)s, 't-' || (%(start)s + n - 1) / 10, 1, (n - 1) %% 10, 0, 0, 0, text, text, 'hash-' || %(start)s + n - 1,
    'agent_output', 'form', 'en', '', '', 0.8, '{}', 'added', ''
FROM unnest(%(texts)s::text[]) WITH ORDINALITY AS said (text, n)

-- name: memories
INSERT INTO memories (
    workspace_id, memory_id, scope, text_hash, thread_id, colony_id, repo, title, content, summary, language, surface,
    operator, entry_type, sub_type, memory_type, pacer, pacer_confidence, polarity, decay_class, domain, topic, domains,
    tool_refs, importance, gate_score, scan_tier, provenance, trajectory, merged_from, merge_source, embedding_key,
    gate_version, pacer_version, prompt_version, model, valid_from, created_at
)
SELECT %(workspace_id)s, 'mem-' || %(start)s + n - 1, 'workspace', 'hash-' || %(start)s + n - 1, '', 'colony', '', text, text,
    text, 'en', 'agent_output', false, 'experience', '', '', 'reference', 0.7, 'neutral', 'stable', (%(domains)s::text[])[n], '', '{}',
    '{}', 0.5, 0.8, 'safe', '[]', '{}', '{}', '', '', '1', '1', '', '', %(now)s - n * interval '1 minute',
    %(now)s - n * interval '1 minute'
FROM unnest(%(texts)s::text[]) WITH ORDINALITY AS said (text, n)

-- name: states
INSERT INTO memory_state (
    workspace_id, memory_id, scope, text_hash, tier, status, prior_alpha, prior_beta, alpha, beta, peak_alpha,
    confidence_at, strength, strength_baseline, strength_at, reinforce_count, mention_count, recall_count,
    dispatch_count, prediction_errors, pinned, muted, updated_at, version
)
SELECT %(workspace_id)s, 'mem-' || %(start)s + n - 1, 'workspace', 'hash-' || %(start)s + n - 1, 'consolidated', 'candidate',
    5, 5, 5, 5, 5, %(now)s, 0.5, 0.5, %(now)s, 0, 0, 0, 0, 0, false, false, %(now)s, 1
FROM unnest(%(texts)s::text[]) WITH ORDINALITY AS said (text, n)

-- name: links
INSERT INTO links (workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at)
SELECT %(workspace_id)s, 't-' || (%(start)s + n - 1) / 10, 1, (n - 1) %% 10, 'mem-' || %(start)s + n - 1, 'added', '', 'colony',
    %(now)s
FROM unnest(%(texts)s::text[]) WITH ORDINALITY AS said (text, n)

-- name: vectors
COPY memory_vectors (workspace_id, model, memory_id, dims, embedding) FROM STDIN

-- name: make_warmer
CREATE EXTENSION IF NOT EXISTS pg_prewarm SCHEMA public

-- name: warm
-- What recall reads, the dearest to miss last: what does not fit pushes out what came first.
SELECT sum(pg_prewarm(relation)) AS pages
FROM unnest(ARRAY[
    'memories_trigram', 'memory_vectors', 'memory_vectors_by_memory', 'memory_vectors_pkey', 'links', 'links_pkey',
    'links_by_memory', 'term_counts', 'term_counts_pkey', 'memories_by_age', 'memories', 'memories_pkey', 'memories_words',
    'memory_state', 'memory_state_pkey', 'memory_vectors_near_384'
]::regclass[]) AS relation

-- name: bare
SELECT memory_id, 1 - (embedding::halfvec(384) <=> %(vector)s::halfvec(384)) AS value
FROM memory_vectors
WHERE workspace_id = %(workspace_id)s AND model = %(model)s AND dims = 384
ORDER BY embedding::halfvec(384) <=> %(vector)s::halfvec(384)
LIMIT %(limit)s

-- name: scan_iteratively
SELECT set_config('hnsw.iterative_scan', 'relaxed_order', true), set_config('hnsw.ef_search', '100', true)

-- name: backend
SELECT pg_backend_pid() AS pid

-- name: ids
SELECT memory_id FROM memory_vectors WHERE workspace_id = %(workspace_id)s ORDER BY memory_id

-- name: sent
SELECT memory_id, halfvec_send(embedding) AS sent
FROM memory_vectors
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(ids)s::text[])

-- name: everything
SELECT v.memory_id, m.domain, halfvec_send(v.embedding) AS sent
FROM memory_vectors AS v
JOIN memories AS m USING (workspace_id, memory_id)
WHERE v.workspace_id = %(workspace_id)s
