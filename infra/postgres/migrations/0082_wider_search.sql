-- A wider search by vector where there is much to miss.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM '[1]'::halfvec; END $$;

-- As migration 0051 has it, and a wider search where there is much to miss: what is set within ends with the call.
CREATE OR REPLACE FUNCTION nearest_by_index(
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
    IF (SELECT s.memories FROM workspace_sizes AS s WHERE s.workspace_id = for_workspace) > 300000 THEN
        PERFORM set_config('hnsw.ef_search', '600', true);
    END IF;
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
