-- In a large workspace the semantic voice searches narrowly first, and elsewhere only where nothing plainly near was found.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM '[1]'::halfvec; END $$;

-- From which cosine on two texts are plainly about the same: the middle of the range in which a model's cosines move, as
-- `COSINE_RANGE` of the policy has it. NULL for a model that was never measured.
CREATE FUNCTION plainly_near(near_model text) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE near_model WHEN 'multilingual-e5-small/query' THEN 0.865 END;

-- As migration 0082 has it, which searched a large workspace widely for every question, at three times the cost. Now it is
-- searched narrowly, and once more where nothing plainly near was found: such a search went astray, and ended among memories
-- that have little to do with the question. A wider one would start where it did; so the second one is not for the question
-- but for what it has beyond all that the first one found: that leads elsewhere, and both find more than a wide one, for
-- less. Their finds are one answer, by the distance from the question itself. Where nobody knows what near is, both are
-- always made.
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
DECLARE
    large CONSTANT integer := 300000;
    middling CONSTANT integer := 50000;
    -- How much of what all finds of the first search share is taken from the question.
    away CONSTANT real := 0.3;
    size integer;
    widths text[] := ARRAY['100'];
    width text;
    aim halfvec := near;
    wanted integer := max_hits;
    found_ids text[];
    found_distances double precision[];
    middle halfvec;
    ids text[] := '{}';
    distances double precision[] := '{}';
BEGIN
    SELECT s.memories INTO size FROM workspace_sizes AS s WHERE s.workspace_id = for_workspace;
    IF size > large THEN
        widths := ARRAY['200', '400'];
    ELSIF size > middling THEN
        widths := ARRAY['100', '300'];
    END IF;
    FOREACH width IN ARRAY widths LOOP
        -- What is set within ends with the call.
        PERFORM set_config('hnsw.ef_search', width, true);
        IF vector_dims(near) = 384 THEN
            SELECT array_agg(n.memory_id), array_agg(n.distance), avg(n.embedding)
            INTO found_ids, found_distances, middle
            FROM (
                SELECT v.memory_id, v.embedding, v.embedding <=> near AS distance
                FROM memory_vectors AS v
                CROSS JOIN LATERAL answering(
                    for_workspace, v.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
                WHERE v.workspace_id = for_workspace AND v.model = near_model AND v.dims = 384
                ORDER BY v.embedding::halfvec(384) <=> aim::halfvec(384)
                LIMIT wanted
            ) AS n;
        ELSE
            -- A length that came later: its plan is made anew each time.
            EXECUTE format(
                'SELECT array_agg(n.memory_id), array_agg(n.distance), avg(n.embedding) FROM ('
                'SELECT v.memory_id, v.embedding, v.embedding <=> $10 AS distance '
                'FROM memory_vectors AS v CROSS JOIN LATERAL answering($1, v.memory_id, $4, $5, $6, $7, $8) AS yes '
                'WHERE v.workspace_id = $1 AND v.model = $3 AND v.dims = %1$s '
                'ORDER BY v.embedding::halfvec(%1$s) <=> $2::halfvec(%1$s) LIMIT $9) AS n', vector_dims(near))
            INTO found_ids, found_distances, middle
            USING for_workspace, aim, near_model, at, as_of, episodes, wanted_pacer, wanted_domain, wanted, near;
        END IF;
        SELECT coalesce(array_agg(b.id ORDER BY b.distance, b.id), '{}'),
               coalesce(array_agg(b.distance ORDER BY b.distance, b.id), '{}')
        INTO ids, distances
        FROM (
            SELECT DISTINCT f.id, f.distance
            FROM unnest(ids || found_ids, distances || found_distances) AS f (id, distance)
        ) AS b;
        EXIT WHEN middle IS NULL OR 1 - distances[1] >= plainly_near(near_model);
        -- In single precision: in half, a share of a tiny number is an underflow.
        aim := near::vector - middle::vector * array_fill(away, ARRAY[vector_dims(near)])::vector;
        wanted := 2 * max_hits;
    END LOOP;
    RETURN QUERY SELECT f.memory_id, 1 - f.distance FROM unnest(ids, distances) AS f (memory_id, distance) LIMIT max_hits;
END
$$;
