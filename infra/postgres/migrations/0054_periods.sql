-- What became true in a stretch of time that a question names, newest first.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE INDEX memories_by_time ON memories (workspace_id, valid_from DESC);

-- Sorting is made dear so that the index by time is read, not the whole workspace.
CREATE FUNCTION period_voice(
    for_workspace text, since timestamptz, until timestamptz, at timestamptz, as_of boolean, episodes text,
    wanted_pacer text, wanted_domain text, max_hits integer
) RETURNS TABLE (memory_id text, place integer)
LANGUAGE plpgsql STABLE
SET search_path = memform, public, pg_temp
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_sort = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT r.memory_id, (row_number() OVER () - 1)::integer
    FROM (
        SELECT n.memory_id
        FROM (
            SELECT m.memory_id
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.valid_from >= since AND m.valid_from < until
            ORDER BY m.valid_from DESC, m.memory_id
            OFFSET 0
        ) AS n
        CROSS JOIN LATERAL answering(
            for_workspace, n.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
        LIMIT max_hits
    ) AS r;
END
$$;
