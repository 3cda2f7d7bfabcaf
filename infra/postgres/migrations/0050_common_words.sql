-- Words by a table of how common they are, so that a question costs about the same whatever its workspace has grown to.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Only a superuser may give a function a setting of an extension that the session has not loaded; this loads it.
DO $$ BEGIN PERFORM similarity('a', 'a'); END $$;

-- A list of what is not yet sorted in must be read by every search; and while it is there, the planner may think that
-- reading the whole workspace is cheaper.
ALTER INDEX memories_search SET (fastupdate = off);
ALTER INDEX memories_trigram SET (fastupdate = off);

-- How large a workspace is and how many of its memories have a lexeme, estimated from a sample of pages by the sweep
-- `terms`. Small workspaces and rare lexemes are not here: they are counted when asked for.
CREATE TABLE workspace_sizes (
    workspace_id text PRIMARY KEY,
    memories integer NOT NULL,
    pages integer NOT NULL,
    measured_at timestamptz NOT NULL,
    CONSTRAINT workspace_sizes_workspace_is_named CHECK (workspace_id <> ''),
    CONSTRAINT workspace_sizes_are_counts CHECK (memories >= 0 AND pages >= 0)
);
CALL protect('workspace_sizes');
GRANT SELECT ON workspace_sizes TO memform_app;
GRANT SELECT, INSERT, DELETE ON workspace_sizes TO memform_maintenance;

CREATE TABLE term_counts (
    workspace_id text NOT NULL,
    lexeme text NOT NULL,
    memories integer NOT NULL,
    PRIMARY KEY (workspace_id, lexeme),
    CONSTRAINT term_counts_of_a_workspace FOREIGN KEY (workspace_id) REFERENCES workspace_sizes ON DELETE CASCADE,
    CONSTRAINT term_counts_are_counts CHECK (memories > 0)
);
CALL protect('term_counts');
GRANT SELECT ON term_counts TO memform_app;
GRANT SELECT, INSERT, DELETE ON term_counts TO memform_maintenance;

-- As `answers` (migration 0004), for a LATERAL join: the planner writes it into the voice's own plan, and OFFSET keeps it
-- a lookup by key for each find. A third of the cost of a call.
CREATE FUNCTION answering(
    for_workspace text, wanted_id text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text
) RETURNS SETOF boolean
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$
    SELECT true
    FROM memform.memory_state AS s
    WHERE s.workspace_id = for_workspace
      AND s.memory_id = wanted_id
      AND NOT s.muted
      AND s.status <> 'rejected'
      AND (s.expires_at IS NULL OR s.expires_at > at)
      AND (s.valid_until IS NULL OR s.valid_until > at)
      AND (s.ended_at IS NULL OR s.ended_at > at)
      AND (episodes = 'mixed' OR (episodes = 'only') = (s.tier = 'episode'))
      AND (NOT as_of AND wanted_pacer = '' AND wanted_domain = '' OR EXISTS (
          SELECT
          FROM memform.memories AS m
          WHERE m.workspace_id = for_workspace
            AND m.memory_id = wanted_id
            AND (NOT as_of OR (m.created_at <= at AND m.valid_from <= at))
            AND (wanted_pacer = '' OR m.pacer = wanted_pacer)
            AND (wanted_domain = '' OR m.domain = wanted_domain)
      ))
    OFFSET 0
$$;

-- Full text. What it says of a memory is as in migration 0010: the share of the question's weight that its words carry.
-- What it reads is bounded: the rarest lexemes lead, until they promise some hundred memories; the others only raise what
-- those found. A lexeme that leads although it is common asks for memories that have another of the question's too.
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
    IF common IS NOT NULL THEN
        wide := coalesce(common && others, common);
        IF (SELECT count(*) FROM (
            SELECT
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.search @@ coalesce(rare || wide, wide)
            LIMIT max_hits
        ) AS bounded) < max_hits THEN
            wide := common;
        END IF;
        wide := coalesce(wide && !! rare, wide);
    END IF;
    RETURN QUERY
    WITH candidates AS MATERIALIZED (
        (SELECT m.memory_id, m.search
         FROM memories AS m
         WHERE m.workspace_id = for_workspace AND m.search @@ rare
         LIMIT readable)
        UNION ALL
        (SELECT m.memory_id, m.search
         FROM memories AS m
         WHERE m.workspace_id = for_workspace AND m.search @@ wide
         LIMIT most)
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

-- Shared trigrams: for identifiers, which dictionaries tear apart and nobody spells twice alike. What words have found is
-- compared as it is; the index is asked only for a piece that none of it has letter by letter.
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
BEGIN
    PERFORM require_workspace(for_workspace);
    RETURN QUERY
    WITH known AS MATERIALIZED (
        SELECT m.memory_id, piece, word_similarity(piece, m.content) AS likeness,
               strpos(lower(m.content), lower(piece)) > 0 AS verbatim
        FROM unnest(worded) AS w
        CROSS JOIN LATERAL (
            SELECT m.memory_id, m.content FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.memory_id = w OFFSET 0
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
            WHERE NOT EXISTS (SELECT FROM known AS k WHERE k.piece = piece AND k.verbatim)
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
