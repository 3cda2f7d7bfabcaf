-- What could contradict a new text, where a workspace has too much to compare it with each memory.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- The consolidated and live memories nearest to some words, of those that have two of them, or one where there are no three:
-- a contradiction needs most words in common. The rarest words lead, until they promise some hundred memories. Each is asked
-- for together with the words that are less rare than itself, so that the index finds what has two, and only that is read;
-- of what very many have, a part.
CREATE FUNCTION sharing_words(for_workspace text, words text[], at timestamptz, max_hits integer)
RETURNS TABLE (memory_id text, nearness real)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 12
SET search_path = memform, public, pg_temp
-- A plan made while the table was young would read all of it for every word, and stay cached.
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
    enough CONSTANT integer := 100;
    most CONSTANT integer := 300;
    readable CONSTANT integer := 1000;
    keys bigint[];
    leads integer;
    any_word tsquery;
BEGIN
    PERFORM require_workspace(for_workspace);
    SELECT word_keys(for_workspace, array_agg(r.word ORDER BY r.place)),
           count(*) FILTER (WHERE r.before < enough),
           string_agg(term(r.word)::text, '|')::tsquery
    INTO keys, leads, any_word
    FROM (
        SELECT w.word,
               row_number() OVER by_rarity AS place,
               coalesce(sum(c.memories) OVER (
                   by_rarity ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
        FROM unnest(words) AS w (word)
        LEFT JOIN LATERAL (
            SELECT t.memories FROM term_counts AS t WHERE t.workspace_id = for_workspace AND t.lexeme = w.word OFFSET 0
        ) AS c ON true
        WINDOW by_rarity AS (ORDER BY c.memories NULLS FIRST, w.word)
    ) AS r;
    RETURN QUERY
    SELECT near.memory_id, near.nearness
    FROM (
        SELECT found.memory_id, ts_rank(found.search, any_word) AS nearness
        FROM (
            SELECT DISTINCT ON (led.memory_id) led.memory_id, led.search
            FROM (
                SELECT m.memory_id, m.search
                FROM generate_series(1, leads) AS lead (place)
                CROSS JOIN LATERAL (
                    SELECT m.memory_id, m.search
                    FROM memories AS m
                    WHERE word_keys(m.workspace_id, tsvector_to_array(m.search)) && keys[lead.place:lead.place]
                      AND word_keys(m.workspace_id, tsvector_to_array(m.search))
                          && CASE WHEN cardinality(keys) > 2 THEN keys[lead.place + 1:] ELSE keys END
                      AND (m.workspace_id = for_workspace) IS TRUE
                    LIMIT most
                ) AS m
                LIMIT readable
            ) AS led
            ORDER BY led.memory_id
        ) AS found
        ORDER BY nearness DESC, found.memory_id
        LIMIT most
    ) AS near
    WHERE EXISTS (
        SELECT
        FROM memory_state AS s
        WHERE s.workspace_id = for_workspace AND s.memory_id = near.memory_id
          AND s.tier = 'consolidated' AND s.ended_at IS NULL AND NOT s.muted AND s.status <> 'rejected'
          AND (s.valid_until IS NULL OR s.valid_until > at)
        OFFSET 0)
    LIMIT max_hits;
END
$$;
REVOKE ALL ON FUNCTION sharing_words FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sharing_words TO memform_app;
