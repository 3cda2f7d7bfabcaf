-- How large workspaces are and how common their words, estimated.

-- name: lock
SELECT pg_try_advisory_xact_lock(7236002) AS mine

-- name: extent
-- How large the table is now (pages), how large it was when it was measured, and when that was.
SELECT pg_relation_size('memories') / current_setting('block_size')::bigint AS pages,
       coalesce((SELECT max(pages) FROM workspace_sizes), 0) AS measured_pages,
       (SELECT min(measured_at) FROM workspace_sizes) AS measured_at

-- name: forget
DELETE FROM workspace_sizes

-- name: measure
WITH sampled AS MATERIALIZED (
    SELECT workspace_id, search FROM memories TABLESAMPLE SYSTEM (%(percent)s)
), sizes AS (
    INSERT INTO workspace_sizes (workspace_id, memories, pages, measured_at)
    SELECT workspace_id, round(count(*) * 100 / %(percent)s), %(pages)s, %(now)s
    FROM sampled
    GROUP BY workspace_id
    HAVING count(*) * 100 / %(percent)s >= %(least_memories)s
    RETURNING workspace_id
), counts AS (
    INSERT INTO term_counts (workspace_id, lexeme, memories)
    SELECT workspace_id, w.lexeme, round(count(*) * 100 / %(percent)s)
    FROM sampled
    JOIN sizes USING (workspace_id)
    CROSS JOIN LATERAL unnest(sampled.search) AS w
    GROUP BY workspace_id, w.lexeme
    HAVING count(*) > 1 AND count(*) * 100 / %(percent)s >= %(least_found)s
    RETURNING workspace_id
)
SELECT (SELECT count(*) FROM sampled) AS sampled,
       (SELECT count(*) FROM sizes) AS workspaces,
       (SELECT count(*) FROM counts) AS terms
