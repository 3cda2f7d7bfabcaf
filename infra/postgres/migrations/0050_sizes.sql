-- How common words are, how large a workspace is and what a domain has: what a question costs by, whatever has grown.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

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

-- Each word as it is in one workspace, as a number. In an index by workspace and by word every find of a rare word asks for
-- the workspace's own postings too, a page for each in a large one; here they are one.
CREATE OR REPLACE FUNCTION word_keys(for_workspace text, words text[]) RETURNS bigint[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT hashtextextended(word, hashtextextended(for_workspace, 0)) FROM unnest(words) AS word);

-- Beside a large store, make it before the migration and without stopping anybody: docs/RUNBOOK.md.
CREATE INDEX IF NOT EXISTS memories_words ON memories USING gin (word_keys(workspace_id, tsvector_to_array(search)))
    WITH (fastupdate = off);

-- A list of what is not yet sorted in must be read by every search; and while it is there, the planner may think that
-- reading the whole workspace is cheaper.
ALTER INDEX memories_trigram SET (fastupdate = off);

CREATE INDEX memories_by_domain ON memories (workspace_id, domain, memory_id) WHERE domain <> '';
-- The newest, in order: memories that came at one instant, as those of an import, are not all read to be sorted by
-- their ids.
CREATE INDEX memories_newest ON memories (workspace_id, created_at DESC, memory_id);
CREATE INDEX memories_by_time ON memories (workspace_id, valid_from DESC, memory_id);
-- Only from here on recall has to wait.
DROP INDEX memories_by_age;
ALTER INDEX memories_newest RENAME TO memories_by_age;

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
