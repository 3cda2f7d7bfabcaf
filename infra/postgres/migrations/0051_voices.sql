-- The voices that find by vector, by age and by what stands beside, each with a plan that is not left to a guess.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM '[1]'::halfvec; END $$;

-- The nearest vectors of a model, by a scan of all that the workspace has: exact, and fast while they are few.
CREATE FUNCTION nearest_of_all(
    for_workspace text, near halfvec, near_model text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer, depth integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE
SET search_path = memform, public, pg_temp
SET enable_seqscan = off
SET max_parallel_workers_per_gather = 0
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT n.memory_id, 1 - n.distance
    FROM (
        SELECT v.memory_id, v.embedding <=> near AS distance
        FROM memory_vectors AS v
        WHERE v.workspace_id = for_workspace AND v.model = near_model AND v.dims = vector_dims(near)
        ORDER BY distance, v.memory_id
        LIMIT depth
    ) AS n
    CROSS JOIN LATERAL answering(
        for_workspace, n.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
    LIMIT max_hits;
END
$$;

-- The same by the index of the vector's length. Without iterative scan a filter that comes after it leaves a workspace's
-- share of some hundred vectors, or none. Sorting is made dear so that no plan reads the whole workspace instead.
CREATE FUNCTION nearest_by_index(
    for_workspace text, near halfvec, near_model text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE
SET search_path = memform, public, pg_temp
SET enable_sort = off
SET enable_seqscan = off
SET enable_bitmapscan = off
SET plan_cache_mode = force_generic_plan
SET hnsw.iterative_scan = 'relaxed_order'
SET hnsw.ef_search = 100
SET hnsw.max_scan_tuples = 40000
SET hnsw.scan_mem_multiplier = 8
AS $$
#variable_conflict use_column
BEGIN
    IF vector_dims(near) = 384 THEN
        RETURN QUERY
        SELECT v.memory_id, 1 - (v.embedding::halfvec(384) <=> near::halfvec(384))
        FROM memory_vectors AS v
        CROSS JOIN LATERAL answering(
            for_workspace, v.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
        WHERE v.workspace_id = for_workspace AND v.model = near_model AND v.dims = 384
        ORDER BY v.embedding::halfvec(384) <=> near::halfvec(384)
        LIMIT max_hits;
        RETURN;
    END IF;
    -- A length that came later: its plan is made anew each time.
    RETURN QUERY EXECUTE format(
        'SELECT v.memory_id, 1 - (v.embedding::halfvec(%1$s) <=> $2::halfvec(%1$s)) '
        'FROM memory_vectors AS v CROSS JOIN LATERAL answering($1, v.memory_id, $4, $5, $6, $7, $8) AS yes '
        'WHERE v.workspace_id = $1 AND v.model = $3 AND v.dims = %1$s '
        'ORDER BY v.embedding::halfvec(%1$s) <=> $2::halfvec(%1$s) LIMIT $9', vector_dims(near))
    USING for_workspace, near, near_model, at, as_of, episodes, wanted_pacer, wanted_domain, max_hits;
END
$$;

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
