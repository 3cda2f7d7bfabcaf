-- The recall log, and the two voices whose operators are not leakproof.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE dispatches (
    workspace_id text NOT NULL,
    dispatch_id text NOT NULL,
    agent_id text NOT NULL,
    colony_id text NOT NULL,
    query text NOT NULL,
    dispatched_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, dispatch_id),
    CONSTRAINT dispatches_workspace_is_named CHECK (workspace_id <> ''),
    CONSTRAINT dispatches_id_is_named CHECK (dispatch_id <> '')
);
CALL protect('dispatches');
GRANT SELECT, INSERT ON dispatches TO memform_app;
GRANT SELECT, INSERT, DELETE ON dispatches TO memform_maintenance;

-- One row per memory in a dispatch. `counts` was decided when it was delivered: not back into a colony the memory
-- came from, and before the memory expired. Evidence is the number of distinct (agent, UTC day) that count.
CREATE TABLE deliveries (
    workspace_id text NOT NULL,
    dispatch_id text NOT NULL,
    memory_id text NOT NULL,
    rank integer NOT NULL,
    score double precision NOT NULL,
    agent_id text NOT NULL,
    colony_id text NOT NULL,
    day date NOT NULL,
    counts boolean NOT NULL,
    delivered_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, dispatch_id, memory_id),
    CONSTRAINT deliveries_of_a_dispatch FOREIGN KEY (workspace_id, dispatch_id) REFERENCES dispatches ON DELETE CASCADE,
    CONSTRAINT deliveries_of_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT deliveries_rank_counts_from_zero CHECK (rank >= 0)
);
CREATE INDEX deliveries_by_memory ON deliveries (memory_id, workspace_id, agent_id, day);
CREATE INDEX deliveries_by_colony ON deliveries (colony_id, workspace_id, delivered_at);
CALL protect('deliveries');
GRANT SELECT, INSERT ON deliveries TO memform_app;
GRANT SELECT, INSERT, DELETE ON deliveries TO memform_maintenance;

-- Strength is lifted once per (memory, source, day): this key is what enforces it.
CREATE TABLE impulses (
    workspace_id text NOT NULL,
    memory_id text NOT NULL,
    source text NOT NULL,
    day date NOT NULL,
    PRIMARY KEY (workspace_id, memory_id, source, day),
    CONSTRAINT impulses_of_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT impulses_have_a_source CHECK (source <> '')
);
CALL protect('impulses');
GRANT SELECT, INSERT ON impulses TO memform_app;
GRANT SELECT, INSERT, DELETE ON impulses TO memform_maintenance;

-- Whether a memory answers a question: in force at the instant asked, known by then (`as_of`), and what the question is
-- narrowed to ('' and 'mixed' narrow nothing). `muted` and `rejected` hold for every instant. Two lookups by primary key:
-- every voice orders its finds first and asks this of the best until it has enough, so that no plan can read it all.
CREATE FUNCTION answers(
    for_workspace text, wanted_id text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text
) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE COST 1000
AS $$
BEGIN
    PERFORM FROM memory_state AS s
    WHERE s.workspace_id = for_workspace
      AND s.memory_id = wanted_id
      AND NOT s.muted
      AND s.status <> 'rejected'
      AND (s.expires_at IS NULL OR s.expires_at > at)
      AND (s.valid_until IS NULL OR s.valid_until > at)
      AND (s.ended_at IS NULL OR s.ended_at > at)
      AND (episodes = 'mixed' OR (episodes = 'only') = (s.tier = 'episode'));
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF NOT as_of AND wanted_pacer = '' AND wanted_domain = '' THEN
        RETURN true;
    END IF;
    PERFORM FROM memories AS m
    WHERE m.workspace_id = for_workspace
      AND m.memory_id = wanted_id
      AND (NOT as_of OR (m.created_at <= at AND m.valid_from <= at))
      AND (wanted_pacer = '' OR m.pacer = wanted_pacer)
      AND (wanted_domain = '' OR m.domain = wanted_domain);
    RETURN FOUND;
END
$$;

-- A lexeme as a query of its own, whatever characters it holds.
CREATE FUNCTION term(lexeme text) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery;

-- Full text. The question is read by every dictionary at once, since nothing says which language it is in; of its
-- lexemes the rarest `max_terms` in this workspace vote, each with its inverse document frequency over the memory's
-- length (BM25 with every term frequency at one: a memory is a sentence or two). Linear in terms.
CREATE FUNCTION lexical_voice(
    for_workspace text, question text, at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer, max_terms integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = memform, public, pg_temp
-- A plan made while the table was young would read all of it for every lexeme, and stay cached.
SET enable_seqscan = off
AS $$
#variable_conflict use_column
BEGIN
    PERFORM require_workspace(for_workspace);
    RETURN QUERY
    WITH lexemes AS MATERIALIZED (
        SELECT l.lexeme
        FROM (
            SELECT w.lexeme
            FROM unnest(ARRAY[
                'english', 'german', 'french', 'spanish', 'portuguese', 'italian', 'norwegian', 'swedish', 'danish',
                'dutch', 'russian', 'arabic', 'simple'
            ]::regconfig[]) AS dictionary
            CROSS JOIN LATERAL unnest(to_tsvector(dictionary, question)) AS w
            UNION
            SELECT b.lexeme FROM unnest(bigrams(question)) AS b
        ) AS l
        ORDER BY length(l.lexeme) DESC, l.lexeme
        LIMIT 64
    ),
    counted AS MATERIALIZED (
        SELECT t.lexeme, n.found
        FROM lexemes AS t
        CROSS JOIN LATERAL (
            SELECT count(*) AS found FROM (
                SELECT FROM memories AS m
                WHERE m.workspace_id = for_workspace AND m.search @@ term(t.lexeme)
                LIMIT 5000
            ) AS bounded
        ) AS n
        WHERE n.found > 0
        ORDER BY n.found, t.lexeme
        LIMIT max_terms
    ),
    total AS MATERIALIZED (
        SELECT count(*)::double precision AS memories
        FROM (SELECT FROM memories AS whole WHERE whole.workspace_id = for_workspace LIMIT 20000) AS bounded
    ),
    votes AS (
        SELECT v.memory_id, v.lexemes,
               ln(1 + (greatest(total.memories, c.found) - c.found + 0.5) / (c.found + 0.5)) AS idf
        FROM counted AS c
        CROSS JOIN total
        CROSS JOIN LATERAL (
            SELECT m.memory_id, length(m.search) AS lexemes
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.search @@ term(c.lexeme)
            LIMIT 5000
        ) AS v
    ),
    scored AS (
        SELECT v.memory_id, (sum(v.idf) * 2.2 / (1.3 + 0.9 * max(v.lexemes) / 12.0))::double precision AS value
        FROM votes AS v
        GROUP BY v.memory_id
        ORDER BY value DESC, v.memory_id
        OFFSET 0
    )
    SELECT scored.memory_id, scored.value
    FROM scored
    WHERE answers(for_workspace, scored.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain)
    LIMIT max_hits;
END
$$;

-- Shared trigrams: for identifiers, which dictionaries tear apart and nobody spells twice alike.
CREATE FUNCTION trigram_voice(
    for_workspace text, pieces text[], at timestamptz, as_of boolean, episodes text, wanted_pacer text,
    wanted_domain text, max_hits integer
) RETURNS TABLE (memory_id text, value double precision)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = memform, public, pg_temp
-- A plan made while the table was young would read all of it for every lexeme, and stay cached.
SET enable_seqscan = off
SET pg_trgm.word_similarity_threshold = 0.4
AS $$
#variable_conflict use_column
BEGIN
    PERFORM require_workspace(for_workspace);
    RETURN QUERY
    WITH alike AS (
        SELECT v.memory_id, max(v.likeness)::double precision AS value
        FROM unnest(pieces) AS piece
        CROSS JOIN LATERAL (
            SELECT m.memory_id, word_similarity(piece, m.content) AS likeness
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.content %> piece
            LIMIT 5000
        ) AS v
        GROUP BY v.memory_id
        ORDER BY value DESC, v.memory_id
        OFFSET 0
    )
    SELECT alike.memory_id, alike.value
    FROM alike
    WHERE answers(for_workspace, alike.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain)
    LIMIT max_hits;
END
$$;
REVOKE ALL ON FUNCTION lexical_voice FROM PUBLIC;
REVOKE ALL ON FUNCTION trigram_voice FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lexical_voice, trigram_voice TO memform_app;
