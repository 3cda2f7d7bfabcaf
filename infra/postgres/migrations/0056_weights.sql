-- A workspace's own weights of the recall's signals: every turn is kept, and the latest one holds.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE weight_turns (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    -- NULL: back to what memform comes with.
    weights jsonb,
    actor text NOT NULL,
    reason text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT weight_turns_workspace_is_named CHECK (workspace_id <> ''),
    CONSTRAINT weight_turns_have_an_actor CHECK (actor <> ''),
    CONSTRAINT weight_turns_are_objects CHECK (jsonb_typeof(weights) = 'object')
);
CREATE INDEX weight_turns_by_workspace ON weight_turns (workspace_id, id DESC);
CREATE TRIGGER weight_turns_are_immutable BEFORE UPDATE ON weight_turns
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('weight_turns');
GRANT SELECT, INSERT ON weight_turns TO memform_app;
GRANT SELECT, INSERT, DELETE ON weight_turns TO memform_maintenance;
