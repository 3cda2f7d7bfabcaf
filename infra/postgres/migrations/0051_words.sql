-- The voice that finds by words, by a table of how common they are.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Full text. What it says of a memory is as in migration 0010: the share of the question's weight that its words carry.
-- What it reads is bounded: the rarest lexemes lead, until they promise some hundred memories; the others only raise what
-- those found. A lexeme that leads although it is common asks for memories that have another of the question's too, and is
-- added to when that is too little. What is indexed is asked for by its keys; that the workspace is the asked one is only
-- looked at, lest a plan start from all that it has. And what a question is narrowed to is looked at while the hundreds with
-- a word are taken, not after: few of very many would not be among them. A narrow domain is read as a whole, as the semantic
-- voice reads it.
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
    narrow CONSTANT integer := 10000;
    is_narrow boolean := false;
    every tsquery;
    readers oid[];
    read_lexemes text[];
    lexemes text[];
    terms tsquery[];
    counts integer[];
    rare tsquery;
    rare_keys bigint[];
    common_keys bigint[];
    other_keys bigint[];
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
           string_agg(k.asked::text, '|'),
           string_agg(k.asked::text, '|') FILTER (WHERE k.leads AND coalesce(k.memories, 0) <= most),
           word_keys(for_workspace, array_agg(k.lexeme) FILTER (WHERE k.leads AND coalesce(k.memories, 0) <= most)),
           word_keys(for_workspace, array_agg(k.lexeme) FILTER (WHERE k.leads AND k.memories > most)),
           word_keys(for_workspace, array_agg(k.lexeme) FILTER (WHERE NOT k.leads))
    INTO lexemes, terms, counts, every, rare, rare_keys, common_keys, other_keys
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
    IF wanted_domain <> '' THEN
        is_narrow := domain_size(for_workspace, wanted_domain, narrow + 1) <= narrow;
    END IF;
    IF is_narrow THEN
        SELECT coalesce(array_agg(c.memory_id), '{}'), coalesce(array_agg(c.search), '{}') INTO ids, searches
        FROM (
            SELECT m.memory_id, m.search
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.domain = wanted_domain AND m.domain <> ''
            OFFSET 0
        ) AS c
        WHERE c.search @@ every;
    ELSE
        SELECT coalesce(array_agg(c.memory_id), '{}'), coalesce(array_agg(c.search), '{}') INTO ids, searches
        FROM (
            (SELECT m.memory_id, m.search
             FROM memories AS m
             WHERE word_keys(m.workspace_id, tsvector_to_array(m.search)) && rare_keys
               AND (m.workspace_id = for_workspace) IS TRUE
               AND (wanted_pacer = '' OR m.pacer = wanted_pacer)
               AND (wanted_domain = '' OR m.domain = wanted_domain)
               AND (NOT as_of OR (m.created_at <= at AND m.valid_from <= at))
               AND (episodes = 'mixed' OR EXISTS (
                   SELECT
                   FROM memory_state AS s
                   WHERE s.workspace_id = for_workspace AND s.memory_id = m.memory_id
                     AND (episodes = 'only') = (s.tier = 'episode')
                   OFFSET 0))
             LIMIT readable)
            UNION ALL
            (SELECT m.memory_id, m.search
             FROM memories AS m
             WHERE word_keys(m.workspace_id, tsvector_to_array(m.search)) && common_keys
               AND word_keys(m.workspace_id, tsvector_to_array(m.search)) && coalesce(other_keys, common_keys)
               AND (m.workspace_id = for_workspace) IS TRUE
               AND (m.search @@ rare) IS NOT TRUE
               AND (wanted_pacer = '' OR m.pacer = wanted_pacer)
               AND (wanted_domain = '' OR m.domain = wanted_domain)
               AND (NOT as_of OR (m.created_at <= at AND m.valid_from <= at))
               AND (episodes = 'mixed' OR EXISTS (
                   SELECT
                   FROM memory_state AS s
                   WHERE s.workspace_id = for_workspace AND s.memory_id = m.memory_id
                     AND (episodes = 'only') = (s.tier = 'episode')
                   OFFSET 0))
             LIMIT most)
        ) AS c;
    END IF;
    IF NOT is_narrow AND common_keys IS NOT NULL AND other_keys IS NOT NULL AND cardinality(ids) < max_hits THEN
        SELECT coalesce(array_agg(m.memory_id), '{}'), coalesce(array_agg(m.search), '{}') INTO more, more_searches
        FROM (
            SELECT m.memory_id, m.search
            FROM memories AS m
            WHERE word_keys(m.workspace_id, tsvector_to_array(m.search)) && common_keys
              AND (m.workspace_id = for_workspace) IS TRUE
              AND (wanted_pacer = '' OR m.pacer = wanted_pacer)
              AND (wanted_domain = '' OR m.domain = wanted_domain)
              AND (NOT as_of OR (m.created_at <= at AND m.valid_from <= at))
              AND (episodes = 'mixed' OR EXISTS (
                  SELECT
                  FROM memory_state AS s
                  WHERE s.workspace_id = for_workspace AND s.memory_id = m.memory_id
                    AND (episodes = 'only') = (s.tier = 'episode')
                  OFFSET 0))
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

-- The first version's index of words, which nothing asks any more.
DROP INDEX memories_search;
