-- Recall in one statement, without what it asked for and did not read.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- What every voice finds, in one call. A row is a find of a voice (`place` counts from 0, `value` is the voice's own
-- measure), a `way` of the graph from `seed`, the `cosine` of what only others found, or a `pair` with its weight at `at`. A row
-- `silent` names a voice in `seed` that could not answer, and why in `fault`; a row `crowded` says that the workspace has more
-- than `exact_up_to` vectors. When no voice can answer, the last fault is raised. In a crowded workspace a domain of at most
-- `narrow` memories is read as a whole.
--
-- As before (migration 0055), without what nobody reads: a row for each memory named, and the vectors of what the semantic
-- voice found, which were looked up once more only to be left out.
CREATE OR REPLACE FUNCTION find_memories(
    for_workspace text, question text, pieces text[], near halfvec, near_model text, exact_up_to integer,
    at timestamptz, as_of boolean, episodes text, wanted_pacer text, wanted_domain text, voices text[],
    max_hits integer, max_terms integer, newest integer, max_seeds integer, pair_rate double precision,
    pair_gamma double precision
) RETURNS TABLE (voice text, memory_id text, place integer, value double precision, seed text, fault text)
LANGUAGE plpgsql STABLE ROWS 300
SET search_path = memform, public, pg_temp
SET jit = off
SET enable_seqscan = off
SET enable_memoize = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
    asked text;
    vectors integer := 0;
    in_domain integer;
    index_name CONSTANT text := 'memory_vectors_near_' || vector_dims(near);
    exactly_up_to CONSTANT integer := 100000;
    narrow CONSTANT integer := 10000;
    words text[] := '{}';
    shares double precision[] := '{}';
    alike text[];
    likeness double precision[];
    close text[] := '{}';
    cosines double precision[] := '{}';
    others text[] := '{}';
    ends text[] := '{}';
    origins text[] := '{}';
    weights double precision[] := '{}';
    everyone text[];
    elsewhere text[];
    last_state text;
    last_message text;
    answered integer := 0;
BEGIN
    FOREACH asked IN ARRAY voices LOOP
    BEGIN
        CASE asked
        WHEN 'lexical' THEN
            SELECT coalesce(array_agg(v.memory_id), '{}'), coalesce(array_agg(v.value), '{}') INTO words, shares
            FROM lexical_voice(
                for_workspace, question, at, as_of, episodes, wanted_pacer, wanted_domain, max_hits, max_terms) AS v;
            IF cardinality(pieces) > 0 THEN
                -- Each closes a part of the other's gap.
                SELECT array_agg(v.memory_id), array_agg(v.value) INTO alike, likeness
                FROM likeness_voice(
                    for_workspace, pieces, words, at, as_of, episodes, wanted_pacer, wanted_domain, max_hits) AS v;
                SELECT coalesce(array_agg(b.memory_id), '{}'), coalesce(array_agg(b.value), '{}') INTO words, shares
                FROM (
                    SELECT coalesce(w.memory_id, l.memory_id) AS memory_id,
                           1 - (1 - coalesce(w.value, 0)) * (1 - coalesce(l.value, 0)) AS value
                    FROM unnest(words, shares) AS w (memory_id, value)
                    FULL JOIN unnest(alike, likeness) AS l (memory_id, value) USING (memory_id)
                    ORDER BY value DESC, memory_id
                    LIMIT max_hits
                ) AS b;
            END IF;
            RETURN QUERY SELECT asked, w.id, (w.n - 1)::integer, w.share, NULL::text, NULL::text
            FROM unnest(words, shares) WITH ORDINALITY AS w (id, share, n);
        WHEN 'semantic' THEN
            SELECT count(*) INTO vectors FROM (
                SELECT FROM memory_vectors AS v
                WHERE v.workspace_id = for_workspace AND v.model = near_model
                LIMIT exact_up_to + 1
            ) AS bounded;
            IF vectors = 0 AND EXISTS (SELECT FROM memories AS m WHERE m.workspace_id = for_workspace) THEN
                RAISE data_exception USING MESSAGE = format('no memory has a vector of the model %s', near_model);
            END IF;
            IF wanted_domain <> '' AND vectors > exact_up_to THEN
                in_domain := domain_size(for_workspace, wanted_domain, narrow + 1);
            END IF;
            IF in_domain <= narrow THEN
                RETURN QUERY SELECT 'crowded', NULL::text, NULL::integer, NULL::double precision, NULL::text, NULL::text;
                SELECT coalesce(array_agg(v.memory_id), '{}'), coalesce(array_agg(v.value), '{}') INTO close, cosines
                FROM nearest_in_domain(
                    for_workspace, near, near_model, at, as_of, episodes, wanted_pacer, wanted_domain, max_hits) AS v;
            ELSIF vectors > exact_up_to AND EXISTS (
                SELECT FROM pg_index WHERE indexrelid = to_regclass(index_name) AND indisvalid
            ) THEN
                RETURN QUERY SELECT 'crowded', NULL::text, NULL::integer, NULL::double precision, NULL::text, NULL::text;
                SELECT coalesce(array_agg(v.memory_id ORDER BY v.value DESC, v.memory_id), '{}'),
                       coalesce(array_agg(v.value ORDER BY v.value DESC, v.memory_id), '{}')
                INTO close, cosines
                FROM nearest_by_index(
                    for_workspace, near, near_model, at, as_of, episodes, wanted_pacer, wanted_domain, max_hits) AS v;
            ELSIF vectors > exact_up_to AND (SELECT count(*) FROM (
                SELECT FROM memory_vectors AS v
                WHERE v.workspace_id = for_workspace AND v.model = near_model
                LIMIT exactly_up_to + 1
            ) AS bounded) > exactly_up_to THEN
                RAISE data_exception USING MESSAGE = format('the index %s is missing', index_name);
            ELSE
                SELECT coalesce(array_agg(v.memory_id), '{}'), coalesce(array_agg(v.value), '{}') INTO close, cosines
                FROM nearest_of_all(for_workspace, near, near_model, at, as_of, episodes, wanted_pacer, wanted_domain,
                    max_hits, 4 * max_hits) AS v;
            END IF;
            IF cardinality(close) < max_hits AND cardinality(close) < vectors AND (in_domain > narrow) IS NOT false THEN
                SELECT coalesce(array_agg(v.memory_id), '{}'), coalesce(array_agg(v.value), '{}') INTO close, cosines
                FROM nearest_of_all(for_workspace, near, near_model, at, as_of, episodes, wanted_pacer, wanted_domain,
                    max_hits, NULL) AS v;
            END IF;
            RETURN QUERY SELECT asked, c.id, (c.n - 1)::integer, c.cosine, NULL::text, NULL::text
            FROM unnest(close, cosines) WITH ORDINALITY AS c (id, cosine, n);
        WHEN 'temporal' THEN
            SELECT coalesce(array_agg(v.memory_id), '{}') INTO others
            FROM temporal_voice(for_workspace, at, as_of, episodes, wanted_pacer, wanted_domain, newest) AS v;
            RETURN QUERY SELECT asked, r.id, (r.n - 1)::integer, 0::double precision, NULL::text, NULL::text
            FROM unnest(others) WITH ORDINALITY AS r (id, n);
        WHEN 'graph' THEN
            SELECT coalesce(array_agg(w.seed), '{}'), coalesce(array_agg(w.memory_id), '{}'),
                   coalesce(array_agg(w.value), '{}')
            INTO origins, ends, weights
            FROM graph_voice(for_workspace, words[:max_seeds] || close[:max_seeds], at, as_of, episodes, wanted_pacer,
                wanted_domain, max_hits, pair_rate, pair_gamma) AS w;
            RETURN QUERY SELECT 'way', w.id, NULL::integer, w.weight, w.seed, NULL::text
            FROM unnest(ends, weights, origins) AS w (id, weight, seed);
        END CASE;
        answered := answered + 1;
    EXCEPTION
        -- What is wrong with one voice; a lost server or a lost race is everybody's.
        WHEN syntax_error_or_access_rule_violation OR internal_error OR data_exception OR feature_not_supported
            OR program_limit_exceeded OR query_canceled THEN
        GET STACKED DIAGNOSTICS last_state = RETURNED_SQLSTATE, last_message = MESSAGE_TEXT;
        RETURN QUERY SELECT 'silent', NULL::text, NULL::integer, NULL::double precision, asked, last_message;
    END;
    END LOOP;
    IF answered = 0 AND cardinality(voices) > 0 THEN
        RAISE EXCEPTION USING ERRCODE = last_state, MESSAGE = last_message;
    END IF;
    everyone := words || close || ends;
    elsewhere := ARRAY(SELECT unnest(words || ends) EXCEPT SELECT unnest(close));
    IF cardinality(close) > 0 THEN
        RETURN QUERY
        SELECT 'cosine', v.memory_id, NULL::integer, 1 - (v.embedding <=> near), NULL::text, NULL::text
        FROM memory_vectors AS v
        WHERE v.workspace_id = for_workspace AND v.model = near_model AND v.dims = vector_dims(near)
          AND v.memory_id = ANY (elsewhere);
    END IF;
    RETURN QUERY
    SELECT 'pair', p.one, NULL::integer,
           p.weight * power(pair_gamma, greatest(extract(epoch FROM at - p.lifted_at), 0)::double precision / 86400),
           p.other, NULL::text
    FROM pairs AS p
    WHERE p.workspace_id = for_workspace AND p.one = ANY (everyone) AND p.other = ANY (everyone);
END
$$;
