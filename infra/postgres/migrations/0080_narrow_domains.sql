-- The semantic voice counts what a domain has and reads a narrow one as a whole; the lexical voice reads its index once.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM '[1]'::halfvec; END $$;

CREATE INDEX memories_by_domain ON memories (workspace_id, domain, memory_id) WHERE domain <> '';

-- How many memories a domain has, counted up to a bound. Bitmaps are switched off: an index that holds the whole workspace
-- would make a cheap one.
CREATE FUNCTION domain_size(for_workspace text, wanted_domain text, bound integer) RETURNS integer
LANGUAGE plpgsql STABLE
SET search_path = memform, public, pg_temp
SET enable_seqscan = off
SET enable_bitmapscan = off
SET plan_cache_mode = force_generic_plan
AS $$
BEGIN
    RETURN (SELECT count(*) FROM (
        SELECT FROM memories AS m
        WHERE m.workspace_id = for_workspace AND m.domain = wanted_domain AND m.domain <> ''
        LIMIT bound
    ) AS bounded);
END
$$;

-- The nearest vectors among a domain's memories, by a scan of them all: exact. The index by vector would look for them
-- among those of every other domain.
CREATE FUNCTION nearest_in_domain(
    for_workspace text, near halfvec, near_model text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE
SET search_path = memform, public, pg_temp
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET max_parallel_workers_per_gather = 0
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT n.memory_id, 1 - n.distance
    FROM (
        SELECT v.memory_id, v.embedding <=> near AS distance
        FROM (
            SELECT m.memory_id
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.domain = wanted_domain AND m.domain <> ''
            OFFSET 0
        ) AS m
        CROSS JOIN LATERAL (
            SELECT v.memory_id, v.embedding
            FROM memory_vectors AS v
            WHERE v.workspace_id = for_workspace AND v.model = near_model AND v.memory_id = m.memory_id
              AND v.dims = vector_dims(near)
            OFFSET 0
        ) AS v
        ORDER BY distance, v.memory_id
        OFFSET 0
    ) AS n
    CROSS JOIN LATERAL answering(
        for_workspace, n.memory_id, at, as_of, episodes, wanted_pacer, '') AS yes
    LIMIT max_hits;
END
$$;

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
        PERFORM set_config('hnsw.ef_search', '400', true);
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

-- As migration 0050 has it. What leads although it is common was asked for twice, once to see whether it finds enough
-- beside another lexeme of the question; now what that found is kept, and added to when it is too little.
CREATE OR REPLACE FUNCTION lexical_voice(
    for_workspace text, question text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer, max_terms integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = memform, public, pg_temp
-- A plan made while the table was young would read all of it for every lexeme, and stay cached.
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
    enough CONSTANT integer := 100;
    most CONSTANT integer := 300;
    readable CONSTANT integer := 1000;
    readers oid[];
    read_lexemes text[];
    lexemes text[];
    terms tsquery[];
    counts integer[];
    rare tsquery;
    common tsquery;
    others tsquery;
    wide tsquery;
    ids text[];
    searches tsvector[];
    more text[];
    more_searches tsvector[];
    total double precision;
BEGIN
    PERFORM require_workspace(for_workspace);
    SELECT array_agg(r.reader), array_agg(r.lexeme) INTO readers, read_lexemes
    FROM (
        SELECT dictionary::oid AS reader, w.lexeme
        FROM unnest(ARRAY[
            'english', 'german', 'french', 'spanish', 'portuguese', 'italian', 'norwegian', 'swedish', 'danish', 'dutch',
            'russian', 'arabic', 'simple'
        ]::regconfig[]) AS dictionary
        CROSS JOIN LATERAL unnest(to_tsvector(dictionary, question)) AS w
        UNION ALL
        SELECT 0::oid, b.lexeme FROM unnest(bigrams(question)) AS b
    ) AS r;
    SELECT array_agg(k.lexeme ORDER BY k.place),
           array_agg(k.asked ORDER BY k.place),
           array_agg(k.memories ORDER BY k.place),
           string_agg(k.asked::text, '|') FILTER (WHERE k.leads AND coalesce(k.memories, 0) <= most),
           string_agg(k.asked::text, '|') FILTER (WHERE k.leads AND k.memories > most),
           string_agg(k.asked::text, '|') FILTER (WHERE NOT k.leads)
    INTO lexemes, terms, counts, rare, common, others
    FROM (
        SELECT l.lexeme, term(l.lexeme) AS asked, c.memories,
               row_number() OVER by_rarity AS place,
               coalesce(sum(c.memories) OVER (
                   by_rarity ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) < enough AS leads
        FROM (
            SELECT r.lexeme FROM unnest(read_lexemes) AS r (lexeme)
            GROUP BY r.lexeme
            ORDER BY length(r.lexeme) DESC, r.lexeme
            LIMIT 64
        ) AS l
        LEFT JOIN LATERAL (
            SELECT t.memories FROM term_counts AS t WHERE t.workspace_id = for_workspace AND t.lexeme = l.lexeme OFFSET 0
        ) AS c ON true
        WINDOW by_rarity AS (ORDER BY c.memories NULLS FIRST, l.lexeme)
    ) AS k;
    IF lexemes IS NULL THEN
        RETURN;
    END IF;
    SELECT coalesce(
        (SELECT s.memories FROM workspace_sizes AS s WHERE s.workspace_id = for_workspace),
        (SELECT count(*) FROM (SELECT FROM memories AS m WHERE m.workspace_id = for_workspace LIMIT 10000) AS bounded)
    ) INTO total;
    wide := common && others;
    SELECT coalesce(array_agg(c.memory_id), '{}'), coalesce(array_agg(c.search), '{}') INTO ids, searches
    FROM (
        (SELECT m.memory_id, m.search
         FROM memories AS m
         WHERE m.workspace_id = for_workspace AND m.search @@ rare
         LIMIT readable)
        UNION ALL
        (SELECT m.memory_id, m.search
         FROM memories AS m
         WHERE m.workspace_id = for_workspace AND m.search @@ coalesce(wide && !! rare, wide)
         LIMIT most)
    ) AS c;
    IF common IS NOT NULL AND others IS NOT NULL AND cardinality(ids) < max_hits THEN
        SELECT coalesce(array_agg(m.memory_id), '{}'), coalesce(array_agg(m.search), '{}') INTO more, more_searches
        FROM (
            SELECT m.memory_id, m.search
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.search @@ common
            LIMIT most
        ) AS m
        WHERE m.memory_id <> ALL (ids);
        ids := ids || more;
        searches := searches || more_searches;
    END IF;
    RETURN QUERY
    WITH candidates AS MATERIALIZED (
        SELECT c.memory_id, c.search FROM unnest(ids, searches) AS c (memory_id, search)
    ),
    votes AS MATERIALIZED (
        SELECT t.place::integer AS place, c.memory_id, length(c.search)::double precision AS lexemes
        FROM unnest(terms) WITH ORDINALITY AS t (asked, place)
        JOIN candidates AS c ON c.search @@ t.asked
    ),
    weighed AS MATERIALIZED (
        SELECT t.place, t.lexeme, n.found, ln(1 + (greatest(total, n.found) - n.found + 0.5) / (n.found + 0.5)) AS idf
        FROM unnest(lexemes, counts) WITH ORDINALITY AS t (lexeme, memories, place)
        LEFT JOIN (SELECT v.place, count(*) AS memories FROM votes AS v GROUP BY v.place) AS r USING (place)
        CROSS JOIN LATERAL (SELECT coalesce(t.memories, r.memories, 0)::double precision AS found) AS n
    ),
    heard AS MATERIALIZED (
        SELECT array_agg(CASE WHEN r.found > 0 AND r.rarity <= max_terms THEN r.idf ELSE 0 END ORDER BY r.place) AS idfs
        FROM (SELECT w.*, row_number() OVER (ORDER BY w.found = 0, w.found, w.place) AS rarity FROM weighed AS w) AS r
    ),
    whole AS MATERIALIZED (
        SELECT min(read.weight) AS weight
        FROM (
            SELECT sum(r.idf) FILTER (WHERE r.place <= max_terms) AS weight
            FROM (
                SELECT l.reader, w.idf, w.found,
                       row_number() OVER (PARTITION BY l.reader ORDER BY w.found = 0, w.found) AS place
                FROM unnest(readers, read_lexemes) AS l (reader, lexeme)
                JOIN weighed AS w USING (lexeme)
            ) AS r
            GROUP BY r.reader
            HAVING bool_or(r.found > 0)
        ) AS read
    ),
    scored AS (
        SELECT v.memory_id, sum(heard.idfs[v.place]) * 1.9 / (1.54 + 0.03 * v.lexemes) / whole.weight AS share
        FROM votes AS v
        CROSS JOIN heard
        CROSS JOIN whole
        GROUP BY v.memory_id, v.lexemes, whole.weight
        ORDER BY share DESC, v.memory_id
        OFFSET 0
    )
    SELECT scored.memory_id, least(scored.share, 1)::double precision AS value
    FROM scored
    CROSS JOIN LATERAL answering(
        for_workspace, scored.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
    LIMIT max_hits;
END
$$;

-- As migration 0052 has it, and: in a crowded workspace a domain of at most `narrow` memories is read as a whole.
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
    RETURN QUERY SELECT DISTINCT 'memory', e, NULL::integer, NULL::double precision, NULL::text, NULL::text
    FROM unnest(everyone || others) AS e;
    IF cardinality(close) > 0 THEN
        RETURN QUERY
        SELECT 'cosine', v.memory_id, NULL::integer, 1 - (v.embedding <=> near), NULL::text, NULL::text
        FROM memory_vectors AS v
        WHERE v.workspace_id = for_workspace AND v.model = near_model AND v.dims = vector_dims(near)
          AND v.memory_id = ANY (everyone) AND v.memory_id <> ALL (close);
    END IF;
    RETURN QUERY
    SELECT 'pair', p.one, NULL::integer,
           p.weight * power(pair_gamma, greatest(extract(epoch FROM at - p.lifted_at), 0)::double precision / 86400),
           p.other, NULL::text
    FROM pairs AS p
    WHERE p.workspace_id = for_workspace AND p.one = ANY (everyone) AND p.other = ANY (everyone);
END
$$;
