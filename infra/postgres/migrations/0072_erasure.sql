-- Erasure: what maintenance may take out, and a tombstone without text that says that it did.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE erasures (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    kind text NOT NULL,
    target_sha256 text NOT NULL,
    counts jsonb NOT NULL,
    actor text NOT NULL,
    erased_at timestamptz NOT NULL,
    CONSTRAINT erasures_kind_is_known CHECK (kind IN ('transcript', 'memory', 'workspace', 'text')),
    CONSTRAINT erasures_target_is_sha256 CHECK (target_sha256 ~ '^[0-9a-f]{64}$'),
    CONSTRAINT erasures_have_an_actor CHECK (actor <> '')
);
CREATE TRIGGER erasures_are_immutable BEFORE UPDATE ON erasures
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('erasures');
GRANT SELECT ON erasures TO memform_app;
GRANT SELECT, INSERT ON erasures TO memform_maintenance;

-- A memory that outlives one of its sources forgets where in that source it stood.
CREATE OR REPLACE FUNCTION refuse_rewording() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
    tags text[] := ARRAY['search', 'pacer', 'pacer_confidence', 'pacer_version', 'entry_type', 'sub_type',
        'memory_type', 'polarity', 'decay_class', 'domain', 'topic', 'domains', 'tool_refs', 'importance'];
BEGIN
    IF current_user = 'memform_maintenance' THEN
        tags := tags || ARRAY['provenance'];
    END IF;
    IF to_jsonb(NEW) - tags <> to_jsonb(OLD) - tags THEN
        RAISE EXCEPTION 'what a memory says is never changed; write a new one'
            USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
END
$$;
GRANT UPDATE (provenance) ON memories TO memform_maintenance;
GRANT UPDATE (query) ON dispatches TO memform_maintenance;
