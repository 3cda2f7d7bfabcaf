-- The voices that find by age and by what stands beside, each with a plan that is not left to a guess.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- The newest. Sorting is made dear so that the index by age is read from its end, not the whole workspace.
CREATE FUNCTION temporal_voice(
    for_workspace text, at timestamptz, as_of boolean, episodes text, wanted_pacer text, wanted_domain text,
    max_hits integer
) RETURNS TABLE (memory_id text)
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
    SELECT n.memory_id
    FROM (
        SELECT m.memory_id
        FROM memories AS m
        WHERE m.workspace_id = for_workspace
        ORDER BY m.created_at DESC, m.memory_id
        OFFSET 0
    ) AS n
    CROSS JOIN LATERAL answering(
        for_workspace, n.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
    LIMIT max_hits;
END
$$;

-- What became true in a stretch of time that a question names, newest first.
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

-- Ways of one or two steps from the best finds: to what was said just before and after in the same transcript, to what
-- is recalled with it, to what replaced it and to what it was merged from. What no longer holds is no result, but a
-- way may lead through it. The second step counts half.
CREATE FUNCTION graph_voice(
    for_workspace text, seeds text[], at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_ways integer, pair_rate double precision, pair_gamma double precision
) RETURNS TABLE (seed text, memory_id text, value double precision)
LANGUAGE plpgsql STABLE
SET search_path = memform, public, pg_temp
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    WITH RECURSIVE ways AS (
        SELECT DISTINCT s AS seed, s AS memory_id, 1.0::double precision AS weight, 0 AS steps FROM unnest(seeds) AS s
        UNION ALL
        SELECT w.seed, next.memory_id, w.weight * next.weight / (1 + w.steps), w.steps + 1
        FROM ways AS w
        CROSS JOIN LATERAL (
            SELECT beside.memory_id, 1.0::double precision AS weight
            FROM (
                SELECT l.transcript_id, l.run, l.ordinal
                FROM links AS l
                WHERE l.memory_id = w.memory_id AND l.workspace_id = for_workspace
                ORDER BY l.linked_at DESC
                LIMIT 3
            ) AS own
            CROSS JOIN LATERAL (
                (SELECT l.memory_id
                 FROM links AS l
                 WHERE l.workspace_id = for_workspace AND l.transcript_id = own.transcript_id AND l.run = own.run
                   AND l.ordinal > own.ordinal
                 ORDER BY l.ordinal
                 LIMIT 1)
                UNION ALL
                (SELECT l.memory_id
                 FROM links AS l
                 WHERE l.workspace_id = for_workspace AND l.transcript_id = own.transcript_id AND l.run = own.run
                   AND l.ordinal < own.ordinal
                 ORDER BY l.ordinal DESC
                 LIMIT 1)
            ) AS beside
            UNION ALL
            (SELECT CASE WHEN p.one = w.memory_id THEN p.other ELSE p.one END,
                    1 - exp(-pair_rate * p.weight
                        * power(pair_gamma, greatest(extract(epoch FROM at - p.lifted_at), 0)::double precision / 86400))
             FROM pairs AS p
             WHERE p.workspace_id = for_workspace AND (p.one = w.memory_id OR p.other = w.memory_id)
             ORDER BY p.weight DESC
             LIMIT 3)
            UNION ALL
            SELECT s.superseded_by, 1
            FROM memory_state AS s
            WHERE s.workspace_id = for_workspace AND s.memory_id = w.memory_id AND s.superseded_by IS NOT NULL
            UNION ALL
            SELECT unnest(m.merged_from), 1
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.memory_id = w.memory_id
        ) AS next
        WHERE w.steps < 2
    )
    SELECT e.seed, e.memory_id, e.weight
    FROM (
        SELECT w.seed, w.memory_id, max(w.weight) AS weight
        FROM ways AS w
        WHERE w.memory_id <> w.seed
        GROUP BY w.seed, w.memory_id
        ORDER BY weight DESC, w.memory_id, w.seed
        OFFSET 0
    ) AS e
    CROSS JOIN LATERAL answering(
        for_workspace, e.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
    LIMIT max_ways;
END
$$;
