-- The lexical voice answers with a share of the question instead of a bare score.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Full text. The question is read by every dictionary at once, since nothing says which language it is in. Of its
-- lexemes the rarest `max_terms` in this workspace speak, each with its inverse document frequency. The value is the
-- share of the question's weight that a memory's words carry, in [0, 1]: what the workspace has never heard of weighs
-- too, in the dictionary that reads the question best, or else one common word of ten would be a full answer. Length
-- counts as in BM25 with k1 0.9, b 0.4 and a term frequency of one: a memory is a sentence or two.
CREATE OR REPLACE FUNCTION lexical_voice(
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
        SELECT l.lexeme, array_agg(l.reader) AS readers
        FROM (
            SELECT w.lexeme, dictionary::oid AS reader
            FROM unnest(ARRAY[
                'english', 'german', 'french', 'spanish', 'portuguese', 'italian', 'norwegian', 'swedish', 'danish',
                'dutch', 'russian', 'arabic', 'simple'
            ]::regconfig[]) AS dictionary
            CROSS JOIN LATERAL unnest(to_tsvector(dictionary, question)) AS w
            UNION ALL
            SELECT b.lexeme, 0::oid FROM unnest(bigrams(question)) AS b
        ) AS l
        GROUP BY l.lexeme
        ORDER BY length(l.lexeme) DESC, l.lexeme
        LIMIT 64
    ),
    total AS MATERIALIZED (
        SELECT count(*)::double precision AS memories
        FROM (SELECT FROM memories AS whole WHERE whole.workspace_id = for_workspace LIMIT 20000) AS bounded
    ),
    weighed AS MATERIALIZED (
        SELECT t.lexeme, t.readers, n.found,
               ln(1 + (greatest(total.memories, n.found) - n.found + 0.5) / (n.found + 0.5)) AS idf
        FROM lexemes AS t
        CROSS JOIN total
        CROSS JOIN LATERAL (
            SELECT count(*) AS found FROM (
                SELECT FROM memories AS m
                WHERE m.workspace_id = for_workspace AND m.search @@ term(t.lexeme)
                LIMIT 5000
            ) AS bounded
        ) AS n
    ),
    heard AS MATERIALIZED (
        SELECT w.lexeme, term(w.lexeme) AS asked, w.found, w.idf
        FROM weighed AS w
        WHERE w.found > 0
        ORDER BY w.found, w.lexeme
        LIMIT max_terms
    ),
    whole AS MATERIALIZED (
        SELECT min(read.weight) AS weight
        FROM (
            SELECT r.reader, sum(r.idf) FILTER (WHERE r.place <= max_terms) AS weight
            FROM (
                SELECT reader, w.idf, w.found,
                       row_number() OVER (PARTITION BY reader ORDER BY w.found = 0, w.found, w.lexeme) AS place
                FROM weighed AS w
                CROSS JOIN LATERAL unnest(w.readers) AS reader
            ) AS r
            GROUP BY r.reader
            HAVING bool_or(r.found > 0)
        ) AS read
    ),
    votes AS (
        SELECT v.memory_id, v.lexemes, h.idf
        FROM heard AS h
        CROSS JOIN LATERAL (
            SELECT m.memory_id, length(m.search) AS lexemes
            FROM memories AS m
            WHERE m.workspace_id = for_workspace AND m.search @@ h.asked
            LIMIT 5000
        ) AS v
    ),
    scored AS (
        SELECT v.memory_id, sum(v.idf) * 1.9 / (1.54 + 0.36 * max(v.lexemes) / 12.0) / max(whole.weight) AS share
        FROM votes AS v
        CROSS JOIN whole
        GROUP BY v.memory_id
        ORDER BY share DESC, v.memory_id
        OFFSET 0
    )
    SELECT scored.memory_id, least(scored.share, 1)::double precision AS value
    FROM scored
    WHERE answers(for_workspace, scored.memory_id, at, as_of, episodes, wanted_pacer, wanted_domain)
    LIMIT max_hits;
END
$$;
