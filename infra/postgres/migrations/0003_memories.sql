-- What is remembered: an immutable memory, its narrow moving state, its vectors, where it came from and all that happened to it.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Which dictionary reads a language. Unguessed text is read as English; a language without a dictionary word by word.
CREATE FUNCTION dictionary(language text) RETURNS regconfig
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE language
    WHEN '' THEN 'pg_catalog.english'
    WHEN 'en' THEN 'pg_catalog.english'
    WHEN 'de' THEN 'pg_catalog.german'
    WHEN 'fr' THEN 'pg_catalog.french'
    WHEN 'es' THEN 'pg_catalog.spanish'
    WHEN 'pt' THEN 'pg_catalog.portuguese'
    WHEN 'it' THEN 'pg_catalog.italian'
    WHEN 'no' THEN 'pg_catalog.norwegian'
    WHEN 'nb' THEN 'pg_catalog.norwegian'
    WHEN 'nn' THEN 'pg_catalog.norwegian'
    WHEN 'sv' THEN 'pg_catalog.swedish'
    WHEN 'da' THEN 'pg_catalog.danish'
    WHEN 'nl' THEN 'pg_catalog.dutch'
    WHEN 'ru' THEN 'pg_catalog.russian'
    WHEN 'ar' THEN 'pg_catalog.arabic'
    ELSE 'pg_catalog.simple'
END::regconfig;

-- Scripts without spaces (Han, kana, Hangul, Thai, Lao, Burmese, Khmer), for which no dictionary finds words: every
-- two neighbouring characters are a lexeme, of a text and of a question alike.
CREATE FUNCTION bigrams(content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
    SELECT coalesce(array_to_tsvector(array_agg(DISTINCT substr(run[1], place, 2))), ''::tsvector)
    FROM regexp_matches(
        content, '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]{2,}', 'g'
    ) AS run
    CROSS JOIN LATERAL generate_series(1, length(run[1]) - 1) AS place;
END;

CREATE TABLE memories (
    workspace_id text NOT NULL,
    memory_id text NOT NULL,
    scope text NOT NULL,
    text_hash text NOT NULL,
    thread_id text NOT NULL,
    colony_id text NOT NULL,
    repo text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    summary text NOT NULL,
    language text NOT NULL,
    surface text NOT NULL,
    operator boolean NOT NULL,
    entry_type text NOT NULL,
    sub_type text NOT NULL,
    memory_type text NOT NULL,
    pacer text NOT NULL,
    pacer_confidence double precision NOT NULL,
    polarity text NOT NULL,
    decay_class text NOT NULL,
    domain text NOT NULL,
    topic text NOT NULL,
    domains text[] NOT NULL,
    tool_refs text[] NOT NULL,
    importance double precision NOT NULL,
    gate_score double precision NOT NULL,
    scan_tier text NOT NULL,
    provenance jsonb NOT NULL,
    trajectory text[] NOT NULL,
    merged_from text[] NOT NULL,
    merge_source text NOT NULL,
    embedding_key text NOT NULL,
    gate_version text NOT NULL,
    pacer_version text NOT NULL,
    prompt_version text NOT NULL,
    model text NOT NULL,
    valid_from timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    search tsvector NOT NULL
        GENERATED ALWAYS AS (to_tsvector(dictionary(language), content) || bigrams(content)) STORED,
    PRIMARY KEY (workspace_id, memory_id),
    CONSTRAINT memories_workspace_is_named CHECK (workspace_id <> ''),
    CONSTRAINT memories_have_text CHECK (content <> ''),
    CONSTRAINT memories_scope_is_known CHECK (scope = 'workspace' OR scope LIKE 'repo:_%'),
    CONSTRAINT memories_entry_type_is_known CHECK (entry_type IN ('skill', 'experience')),
    CONSTRAINT memories_pacer_is_known
        CHECK (pacer IN ('procedural', 'analogous', 'conceptual', 'evidence', 'reference')),
    CONSTRAINT memories_polarity_is_known CHECK (polarity IN ('positive', 'negative', 'neutral')),
    CONSTRAINT memories_decay_class_is_known CHECK (decay_class IN ('ephemeral', 'stable', 'permanent')),
    CONSTRAINT memories_scan_tier_is_known CHECK (scan_tier IN ('safe', 'low', 'medium', 'high', 'critical')),
    CONSTRAINT memories_shares_are_shares CHECK (
        pacer_confidence BETWEEN 0 AND 1 AND importance BETWEEN 0 AND 1 AND gate_score BETWEEN 0 AND 1),
    CONSTRAINT memories_operator_text_is_operator_chat CHECK (NOT operator OR surface = 'operator_chat')
);
CREATE INDEX memories_by_age ON memories (workspace_id, created_at DESC);
CREATE INDEX memories_search ON memories USING gin (workspace_id, search);
CREATE INDEX memories_trigram ON memories USING gin (workspace_id, content gin_trgm_ops);
CREATE TRIGGER memories_are_immutable BEFORE UPDATE ON memories
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('memories');
GRANT SELECT, INSERT ON memories TO memform_app;
GRANT SELECT, INSERT, DELETE ON memories TO memform_maintenance;

-- Narrow and with room in each page, so that a counter's update stays on its page and touches no index.
CREATE TABLE memory_state (
    workspace_id text NOT NULL,
    memory_id text NOT NULL,
    scope text NOT NULL,
    text_hash text NOT NULL,
    tier text NOT NULL,
    status text NOT NULL,
    prior_alpha double precision NOT NULL,
    prior_beta double precision NOT NULL,
    alpha double precision NOT NULL,
    beta double precision NOT NULL,
    peak_alpha double precision NOT NULL,
    confidence_at timestamptz NOT NULL,
    strength double precision NOT NULL,
    strength_baseline double precision NOT NULL,
    strength_at timestamptz NOT NULL,
    last_reinforced_at timestamptz,
    last_recalled_at timestamptz,
    reinforce_count integer NOT NULL,
    mention_count integer NOT NULL,
    recall_count integer NOT NULL,
    dispatch_count integer NOT NULL,
    prediction_errors integer NOT NULL,
    pinned boolean NOT NULL,
    muted boolean NOT NULL,
    staged_reason text,
    expires_at timestamptz,
    valid_until timestamptz,
    ended_at timestamptz,
    ending text,
    superseded_by text,
    updated_at timestamptz NOT NULL,
    version integer NOT NULL,
    PRIMARY KEY (workspace_id, memory_id),
    CONSTRAINT memory_state_of_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT memory_state_successor_exists FOREIGN KEY (workspace_id, superseded_by) REFERENCES memories,
    CONSTRAINT memory_state_tier_is_known CHECK (tier IN ('episode', 'consolidated')),
    CONSTRAINT memory_state_status_is_known CHECK (status IN ('candidate', 'verified', 'stale', 'rejected')),
    CONSTRAINT memory_state_ending_is_known CHECK (ending IN ('expired', 'archived', 'superseded', 'invalidated')),
    CONSTRAINT memory_state_staged_reason_is_known
        CHECK (staged_reason IN ('no_model', 'outage', 'budget', 'policy', 'conflict', 'unknown_target')),
    CONSTRAINT memory_state_expires_if_and_only_if_episode CHECK ((tier = 'episode') = (expires_at IS NOT NULL)),
    CONSTRAINT memory_state_only_episodes_expire CHECK (ending <> 'expired' OR tier = 'episode'),
    CONSTRAINT memory_state_ends_with_a_reason CHECK ((ended_at IS NULL) = (ending IS NULL)),
    CONSTRAINT memory_state_successor_if_and_only_if_superseded
        CHECK ((ending IS NOT DISTINCT FROM 'superseded') = (superseded_by IS NOT NULL)),
    CONSTRAINT memory_state_never_its_own_successor CHECK (superseded_by <> memory_id),
    CONSTRAINT memory_state_evidence_is_positive
        CHECK (prior_alpha > 0 AND prior_beta > 0 AND alpha > 0 AND beta > 0 AND peak_alpha > 0),
    CONSTRAINT memory_state_strength_in_range
        CHECK (strength BETWEEN 0.1 AND 1 AND strength_baseline BETWEEN 0.1 AND 1),
    CONSTRAINT memory_state_counts_are_counts CHECK (
        reinforce_count >= 0 AND mention_count >= 0 AND recall_count >= 0
        AND dispatch_count >= 0 AND prediction_errors >= 0 AND version >= 1)
) WITH (fillfactor = 70);
-- The rule that makes duplicates impossible, whatever races.
-- Both lead with the hash: an index that leads with the workspace, beside the primary key, is what a planner without
-- statistics takes for a lookup by id, and then reads the whole workspace for each.
CREATE UNIQUE INDEX memory_state_one_live_row_per_text ON memory_state (text_hash, scope, workspace_id)
    WHERE ended_at IS NULL;
CREATE INDEX memory_state_by_text ON memory_state (text_hash, scope, workspace_id);
CREATE INDEX memory_state_expiring ON memory_state (expires_at) WHERE ended_at IS NULL AND tier = 'episode';
CALL protect('memory_state');
GRANT SELECT, INSERT, UPDATE ON memory_state TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON memory_state TO memform_maintenance;

-- One row per memory and model. Vectors of any length share the column; each length that is worth an index gets one.
CREATE TABLE memory_vectors (
    workspace_id text NOT NULL,
    model text NOT NULL,
    memory_id text NOT NULL,
    dims integer NOT NULL,
    embedding halfvec NOT NULL,
    PRIMARY KEY (workspace_id, model, memory_id),
    CONSTRAINT memory_vectors_of_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT memory_vectors_length_is_named CHECK (dims = vector_dims(embedding))
);
CREATE INDEX memory_vectors_by_memory ON memory_vectors (memory_id, workspace_id);
CREATE INDEX memory_vectors_near_384 ON memory_vectors
    USING hnsw ((embedding::halfvec(384)) halfvec_cosine_ops) WHERE dims = 384;
CREATE TRIGGER memory_vectors_are_immutable BEFORE UPDATE ON memory_vectors
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('memory_vectors');
GRANT SELECT, INSERT ON memory_vectors TO memform_app;
GRANT SELECT, INSERT, DELETE ON memory_vectors TO memform_maintenance;

-- A pure function's results, keyed by the hash of its whole input: it belongs to no workspace and tells nothing
-- to a reader who does not hold the text already.
CREATE TABLE vector_cache (
    model text NOT NULL,
    text_sha256 text NOT NULL,
    dims integer NOT NULL,
    embedding halfvec NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (model, text_sha256),
    CONSTRAINT vector_cache_key_is_sha256 CHECK (text_sha256 ~ '^[0-9a-f]{64}$'),
    CONSTRAINT vector_cache_length_is_named CHECK (dims = vector_dims(embedding))
);
CREATE INDEX vector_cache_by_text ON vector_cache (text_sha256);
GRANT SELECT, INSERT ON vector_cache TO memform_app;
GRANT SELECT, INSERT, DELETE ON vector_cache TO memform_maintenance;

-- Which statements stand behind a memory: its whole provenance, and what `independent` is judged by.
CREATE TABLE links (
    workspace_id text NOT NULL,
    transcript_id text NOT NULL,
    run integer NOT NULL,
    ordinal integer NOT NULL,
    memory_id text NOT NULL,
    outcome text NOT NULL,
    reason text NOT NULL,
    source text NOT NULL,
    linked_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, transcript_id, run, ordinal, memory_id),
    CONSTRAINT links_of_a_statement FOREIGN KEY (workspace_id, transcript_id, run, ordinal)
        REFERENCES statements ON DELETE CASCADE,
    CONSTRAINT links_to_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT links_outcome_is_known CHECK (outcome IN ('staged', 'added', 'updated', 'noop', 'declined'))
);
CREATE INDEX links_by_memory ON links (memory_id, workspace_id);
CALL protect('links');
GRANT SELECT, INSERT ON links TO memform_app;
GRANT SELECT, INSERT, DELETE ON links TO memform_maintenance;

-- One event per version of a state row, with the row before and after: the table can be rebuilt from it.
CREATE TABLE events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    memory_id text NOT NULL,
    version integer NOT NULL,
    kind text NOT NULL,
    actor text NOT NULL,
    reason text NOT NULL,
    before jsonb,
    after jsonb NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT events_of_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT events_one_per_version UNIQUE (workspace_id, memory_id, version),
    CONSTRAINT events_have_an_actor CHECK (actor <> ''),
    CONSTRAINT events_only_a_birth_has_no_before CHECK ((version = 1) = (before IS NULL)),
    CONSTRAINT events_kind_is_known CHECK (kind IN (
        'created', 'graduated', 'status_changed', 'confidence_updated', 'reinforced', 'decayed', 'dispatched',
        'mentioned', 'merged', 'refined', 'superseded', 'invalidated', 'reinstated', 'revived', 'archived',
        'expired', 'pinned', 'unpinned', 'muted', 'unmuted', 'erased', 'knob_changed'))
);
CREATE TRIGGER events_are_immutable BEFORE UPDATE ON events
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('events');
GRANT SELECT, INSERT ON events TO memform_app;
GRANT SELECT, INSERT, DELETE ON events TO memform_maintenance;

CREATE TABLE conflicts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    memory_id text,
    rival_id text NOT NULL,
    winner text,
    reason text NOT NULL,
    text text NOT NULL,
    opened_at timestamptz NOT NULL,
    CONSTRAINT conflicts_about_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT conflicts_with_a_memory FOREIGN KEY (workspace_id, rival_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT conflicts_winner_took_part CHECK (winner IN (memory_id, rival_id)),
    CONSTRAINT conflicts_keep_the_words CHECK (memory_id IS NOT NULL OR text <> '')
);
-- One row per pair of memories, whichever came second; a newcomer that was declined has a row for each time it came.
CREATE UNIQUE INDEX conflicts_one_per_pair
    ON conflicts (workspace_id, least(memory_id, rival_id), greatest(memory_id, rival_id))
    WHERE memory_id IS NOT NULL;
CREATE INDEX conflicts_by_memory ON conflicts (workspace_id, memory_id);
CREATE INDEX conflicts_by_rival ON conflicts (workspace_id, rival_id);
CALL protect('conflicts');
GRANT SELECT, INSERT, UPDATE ON conflicts TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON conflicts TO memform_maintenance;

-- A memory as a decision sees it: both halves in one row, without the search vector.
CREATE VIEW remembered WITH (security_invoker = true) AS
SELECT
    m.workspace_id, m.memory_id, m.scope, m.text_hash, m.thread_id, m.colony_id, m.repo, m.title, m.content,
    m.summary, m.language, m.surface, m.operator, m.entry_type, m.sub_type, m.memory_type, m.pacer,
    m.pacer_confidence, m.polarity, m.decay_class, m.domain, m.topic, m.domains, m.tool_refs, m.importance,
    m.gate_score, m.scan_tier, m.provenance, m.trajectory, m.merged_from, m.merge_source, m.embedding_key,
    m.gate_version, m.pacer_version, m.prompt_version, m.model, m.valid_from, m.created_at,
    s.tier, s.status, s.prior_alpha, s.prior_beta, s.alpha, s.beta, s.peak_alpha, s.confidence_at, s.strength,
    s.strength_baseline, s.strength_at, s.last_reinforced_at, s.last_recalled_at, s.reinforce_count,
    s.mention_count, s.recall_count, s.dispatch_count, s.prediction_errors, s.pinned, s.muted, s.staged_reason,
    s.expires_at, s.valid_until, s.ended_at, s.ending, s.superseded_by, s.updated_at, s.version
FROM memories AS m
JOIN memory_state AS s USING (workspace_id, memory_id);
GRANT SELECT ON remembered TO memform_app, memform_maintenance;
