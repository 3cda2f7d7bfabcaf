-- How sure the search by vector must be among very many.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM '[1]'::halfvec; END $$;

-- The nearest vectors by the index of their length. Without iterative scan a filter that comes after it leaves a workspace's
-- share of some hundred vectors, or none. Sorting is made dear so that no plan reads the whole workspace instead.
--
-- A large workspace is searched narrowly first, and up to twice more where nothing plainly near was found: such a search went
-- astray, in a place that its width does not change much, and ended among memories that have little to do with the question.
-- So a further one is not for the question but for what it has beyond all that was found: that leads elsewhere, and together
-- they find more than a wide one, for less. Their finds are one answer, by the distance from the question itself. A search
-- that changed nothing among the nearest is the last; among very many that is all that is asked for, since there a search that
-- moved none of the ten may have begun to find what they should be. Where nobody knows what near is, all are made.
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
    -- How much of what all finds of a search share is taken from the question, after one and after two searches. In all less
    -- than a half: further away nothing is nearer than anything else, and a search reads everything.
    away CONSTANT real[] := ARRAY[0.3, 0.23];
    -- So many of the nearest tell whether a search found anything.
    telling integer := 10;
    -- Of what a search reads only a part answers then: it must be wider.
    is_narrowed CONSTANT boolean := as_of OR episodes <> 'mixed' OR wanted_pacer <> '' OR wanted_domain <> '';
    size integer;
    widths text[] := ARRAY['100'];
    width text;
    searches integer := 0;
    aim halfvec := near;
    wanted integer := max_hits;
    found_ids text[];
    found_distances double precision[];
    middle vector;
    middles vector;
    nearest text[];
    ids text[] := '{}';
    distances double precision[] := '{}';
BEGIN
    SELECT s.memories INTO size FROM workspace_sizes AS s WHERE s.workspace_id = for_workspace;
    IF size > large THEN
        widths := ARRAY[CASE WHEN is_narrowed THEN '200' ELSE '100' END, '400', '400'];
        telling := CASE WHEN is_narrowed THEN 10 ELSE 25 END;
    ELSIF size > middling THEN
        widths := ARRAY[CASE WHEN is_narrowed THEN '100' ELSE '64' END, '150', '300'];
    END IF;
    FOREACH width IN ARRAY widths LOOP
        -- What is set within ends with the call.
        PERFORM set_config('hnsw.ef_search', width, true);
        IF vector_dims(near) = 384 THEN
            SELECT array_agg(n.memory_id), array_agg(n.distance), avg(n.embedding)::vector
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
                'SELECT array_agg(n.memory_id), array_agg(n.distance), avg(n.embedding)::vector FROM ('
                'SELECT v.memory_id, v.embedding, v.embedding <=> $10 AS distance '
                'FROM memory_vectors AS v CROSS JOIN LATERAL answering($1, v.memory_id, $4, $5, $6, $7, $8) AS yes '
                'WHERE v.workspace_id = $1 AND v.model = $3 AND v.dims = %1$s '
                'ORDER BY v.embedding::halfvec(%1$s) <=> $2::halfvec(%1$s) LIMIT $9) AS n', vector_dims(near))
            INTO found_ids, found_distances, middle
            USING for_workspace, aim, near_model, at, as_of, episodes, wanted_pacer, wanted_domain, wanted, near;
        END IF;
        nearest := ids[:telling];
        SELECT coalesce(array_agg(b.id ORDER BY b.distance, b.id), '{}'),
               coalesce(array_agg(b.distance ORDER BY b.distance, b.id), '{}')
        INTO ids, distances
        FROM (
            SELECT DISTINCT f.id, f.distance
            FROM unnest(ids || found_ids, distances || found_distances) AS f (id, distance)
        ) AS b;
        searches := searches + 1;
        EXIT WHEN searches = cardinality(widths) OR coalesce(cardinality(found_ids), 0) < wanted
            OR 1 - distances[1] >= plainly_near(near_model) OR ids[:telling] = nearest;
        middles := CASE searches WHEN 1 THEN middle ELSE middles + middle END;
        -- In single precision: in half, a share of a tiny number is an underflow.
        aim := near::vector - middles * array_fill(away[searches], ARRAY[vector_dims(near)])::vector;
        wanted := 2 * max_hits;
    END LOOP;
    RETURN QUERY SELECT f.memory_id, 1 - f.distance FROM unnest(ids, distances) AS f (memory_id, distance) LIMIT max_hits;
END
$$;
