-- Stored transcripts run again: which run came before, batches of them, and tags that a later run reads otherwise.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- The run whose memories this one takes over (NULL for a first run), and the highest number a run ever had: after a
-- rollback the next run must not take the number of the one that was rolled back.
ALTER TABLE transcripts
    ADD COLUMN former_run integer,
    ADD COLUMN latest_run integer NOT NULL DEFAULT 1,
    ADD CONSTRAINT transcripts_former_run_came_before CHECK (former_run <> run);
UPDATE transcripts SET latest_run = run WHERE run > 1;

CREATE TABLE batches (
    batch_id bigint GENERATED ALWAYS AS IDENTITY,
    workspace_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL DEFAULT 'running',
    selection jsonb NOT NULL,
    versions jsonb NOT NULL,
    rejudge boolean NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, batch_id),
    CONSTRAINT batches_id_is_unique UNIQUE (batch_id),
    CONSTRAINT batches_kind_is_known CHECK (kind IN ('reprocess')),
    CONSTRAINT batches_state_is_known CHECK (state IN ('running', 'paused', 'cancelled', 'done', 'rolled_back'))
);
CREATE INDEX batches_running ON batches (batch_id) WHERE state = 'running';
CALL protect('batches');
GRANT SELECT, INSERT, UPDATE ON batches TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON batches TO memform_maintenance;

-- One transcript of a batch. `prior` is what its row said before, so that a rollback can put it back.
CREATE TABLE batch_items (
    workspace_id text NOT NULL,
    batch_id bigint NOT NULL,
    transcript_id text NOT NULL,
    state text NOT NULL DEFAULT 'waiting',
    run integer,
    prior jsonb,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, batch_id, transcript_id),
    CONSTRAINT batch_items_of_a_batch FOREIGN KEY (workspace_id, batch_id) REFERENCES batches ON DELETE CASCADE,
    CONSTRAINT batch_items_of_a_transcript FOREIGN KEY (workspace_id, transcript_id)
        REFERENCES transcripts ON DELETE CASCADE,
    CONSTRAINT batch_items_state_is_known
        CHECK (state IN ('waiting', 'running', 'done', 'dead', 'skipped', 'rolled_back')),
    CONSTRAINT batch_items_started_are_numbered CHECK (state NOT IN ('running', 'done', 'dead') OR run IS NOT NULL)
) WITH (fillfactor = 80);
CREATE INDEX batch_items_open ON batch_items (batch_id, transcript_id) WHERE state IN ('waiting', 'running');
CREATE INDEX batch_items_by_transcript ON batch_items (workspace_id, transcript_id, run);
CALL protect('batch_items');
GRANT SELECT, INSERT, UPDATE ON batch_items TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON batch_items TO memform_maintenance;

-- The words and the provenance of a memory stay as they are for ever; how it was read may be told anew, with an event.
CREATE FUNCTION refuse_rewording() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
    tags text[] := ARRAY['search', 'pacer', 'pacer_confidence', 'pacer_version', 'entry_type', 'sub_type',
        'memory_type', 'polarity', 'decay_class', 'domain', 'topic', 'domains', 'tool_refs', 'importance'];
BEGIN
    IF to_jsonb(NEW) - tags <> to_jsonb(OLD) - tags THEN
        RAISE EXCEPTION 'what a memory says is never changed; write a new one'
            USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
END
$$;
DROP TRIGGER memories_are_immutable ON memories;
CREATE TRIGGER memories_keep_their_words BEFORE UPDATE ON memories
    FOR EACH ROW EXECUTE FUNCTION refuse_rewording();
GRANT UPDATE (
    pacer, pacer_confidence, pacer_version, entry_type, sub_type, memory_type, polarity, decay_class, domain, topic,
    domains, tool_refs, importance
) ON memories TO memform_app, memform_maintenance;

-- An event that changed tags keeps them before and after; what a batch did is found by its actor.
ALTER TABLE events
    ADD COLUMN tags jsonb,
    DROP CONSTRAINT events_kind_is_known,
    ADD CONSTRAINT events_kind_is_known CHECK (kind IN (
        'created', 'graduated', 'status_changed', 'confidence_updated', 'reinforced', 'decayed', 'dispatched',
        'mentioned', 'merged', 'refined', 'superseded', 'invalidated', 'reinstated', 'revived', 'archived',
        'expired', 'pinned', 'unpinned', 'muted', 'unmuted', 'erased', 'knob_changed', 'reclassified', 'rolled_back'));
CREATE INDEX events_by_batch ON events (workspace_id, actor, id) WHERE starts_with(actor, 'batch:');
