-- What finds identifiers: by what they share.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM similarity('a', 'a'); END $$;

-- The words that an identifier is made of, of three characters and more, longest first, as patterns for ILIKE.
-- seeds('HTTPServer_v2.maxRetries') = {%Retries%,%Server%,%HTTP%,%max%}
CREATE FUNCTION seeds(piece text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
    SELECT '%' || word[1] || '%'
    FROM regexp_matches(piece, '[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+', 'g') WITH ORDINALITY AS w (word, place)
    WHERE length(word[1]) >= 3
    ORDER BY length(word[1]) DESC, place
);

-- Shared trigrams: for identifiers, which dictionaries tear apart and nobody spells twice alike. What words have found is
-- compared as it is; the index is asked only for a piece that none of it has letter by letter. In a crowd two fifths of an
-- identifier's trigrams are those of thousands, each of which must be read; there the memories that may be alike are those
-- with its longest words, which are few; and when they are too few, those with one of its words, or with either half of a
-- long one, which no slip spoils both.
CREATE FUNCTION likeness_voice(
    for_workspace text, pieces text[], worded text[], at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = memform, public, pg_temp
SET enable_seqscan = off
SET plan_cache_mode = force_generic_plan
SET pg_trgm.word_similarity_threshold = 0.4
AS $$
#variable_conflict use_column
DECLARE
    crowd CONSTANT integer := 50000;
    readable CONSTANT integer := 100;
    is_crowded boolean;
    looked_at text[] := worded;
    likely text[];
    words text[];
    asked text;
    seed text;
    letters integer;
    half integer;
BEGIN
    PERFORM require_workspace(for_workspace);
    is_crowded := coalesce((SELECT s.memories FROM workspace_sizes AS s WHERE s.workspace_id = for_workspace), 0) > crowd;
    IF is_crowded THEN
        FOREACH asked IN ARRAY pieces LOOP
            words := seeds(asked);
            CONTINUE WHEN cardinality(words) = 0 OR EXISTS (
                SELECT
                FROM unnest(worded) AS w
                CROSS JOIN LATERAL (
                    SELECT m.content FROM memories AS m
                    WHERE m.workspace_id = for_workspace AND m.memory_id = w OFFSET 0
                ) AS m
                WHERE strpos(lower(m.content), lower(asked)) > 0);
            SELECT array_agg(f.memory_id) INTO likely
            FROM (
                SELECT m.memory_id
                FROM memories AS m
                WHERE m.workspace_id = for_workspace AND m.content ILIKE words[1]
                  AND m.content ILIKE coalesce(words[2], '%') AND m.content ILIKE coalesce(words[3], '%')
                LIMIT readable
            ) AS f;
            looked_at := looked_at || likely;
            CONTINUE WHEN cardinality(likely) >= max_hits;
            FOREACH seed IN ARRAY words[:3] LOOP
                -- The sign for anything stands at both ends.
                letters := length(seed) - 2;
                CONTINUE WHEN letters < 4;
                half := CASE WHEN letters < 8 THEN letters ELSE (letters + 1) / 2 END;
                SELECT array_agg(f.memory_id) INTO likely
                FROM (
                    (SELECT m.memory_id
                     FROM memories AS m
                     WHERE m.workspace_id = for_workspace AND m.content ILIKE left(seed, half + 1) || '%'
                     LIMIT readable)
                    UNION ALL
                    (SELECT m.memory_id
                     FROM memories AS m
                     WHERE half < letters AND m.workspace_id = for_workspace
                       AND m.content ILIKE '%' || right(seed, half + 1)
                     LIMIT readable)
                ) AS f;
                looked_at := looked_at || likely;
            END LOOP;
        END LOOP;
    END IF;
    RETURN QUERY
    WITH known AS MATERIALIZED (
        SELECT m.memory_id, piece, word_similarity(piece, m.content) AS likeness,
               strpos(lower(m.content), lower(piece)) > 0 AS verbatim
        FROM (SELECT DISTINCT l AS memory_id FROM unnest(looked_at) AS l) AS w
        CROSS JOIN LATERAL (
            SELECT m.memory_id, m.content FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.memory_id = w.memory_id OFFSET 0
        ) AS m
        CROSS JOIN unnest(pieces) AS piece
    ),
    alike AS (
        SELECT f.memory_id, max(f.likeness)::double precision AS value
        FROM (
            SELECT k.memory_id, k.likeness FROM known AS k WHERE k.likeness >= 0.4
            UNION ALL
            SELECT v.memory_id, v.likeness
            FROM unnest(pieces) AS piece
            CROSS JOIN LATERAL (
                SELECT m.memory_id, word_similarity(piece, m.content) AS likeness
                FROM memories AS m
                WHERE m.workspace_id = for_workspace AND m.content %> piece
                LIMIT 1000
            ) AS v
            WHERE NOT is_crowded AND NOT EXISTS (SELECT FROM known AS k WHERE k.piece = piece AND k.verbatim)
        ) AS f
        GROUP BY f.memory_id
        ORDER BY value DESC, f.memory_id
        OFFSET 0
    )
    SELECT alike.memory_id, alike.value
    FROM alike
    CROSS JOIN LATERAL answering(
        for_workspace, alike.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain) AS yes
    LIMIT max_hits;
END
$$;

REVOKE ALL ON FUNCTION likeness_voice FROM PUBLIC;
GRANT EXECUTE ON FUNCTION likeness_voice TO memform_app;
