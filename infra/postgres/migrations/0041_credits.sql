-- What became of what was recalled: outcomes of colonies, the deliveries each one credited, and what readers said.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE outcomes (
    workspace_id text NOT NULL,
    key text NOT NULL,
    colony_id text NOT NULL,
    succeeded boolean NOT NULL,
    quality double precision NOT NULL,
    reported_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, key),
    CONSTRAINT outcomes_are_named CHECK (workspace_id <> '' AND key <> '' AND colony_id <> ''),
    CONSTRAINT outcomes_quality_is_a_share CHECK (quality BETWEEN 0 AND 1)
);
CREATE TRIGGER outcomes_are_immutable BEFORE UPDATE ON outcomes
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('outcomes');
GRANT SELECT, INSERT ON outcomes TO memform_app;
GRANT SELECT, INSERT, DELETE ON outcomes TO memform_maintenance;

-- A delivery is credited at most once, whatever is reported afterwards: its key says so.
CREATE TABLE credits (
    workspace_id text NOT NULL,
    dispatch_id text NOT NULL,
    memory_id text NOT NULL,
    outcome_key text NOT NULL,
    PRIMARY KEY (workspace_id, dispatch_id, memory_id),
    CONSTRAINT credits_of_a_delivery FOREIGN KEY (workspace_id, dispatch_id, memory_id)
        REFERENCES deliveries ON DELETE CASCADE,
    CONSTRAINT credits_by_an_outcome FOREIGN KEY (workspace_id, outcome_key) REFERENCES outcomes ON DELETE CASCADE
);
CREATE INDEX credits_by_outcome ON credits (outcome_key, workspace_id);
CALL protect('credits');
GRANT SELECT, INSERT ON credits TO memform_app;
GRANT SELECT, INSERT, DELETE ON credits TO memform_maintenance;

CREATE TABLE feedback (
    workspace_id text NOT NULL,
    key text NOT NULL,
    memory_id text NOT NULL,
    helpful boolean NOT NULL,
    agent_id text NOT NULL,
    colony_id text NOT NULL,
    given_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, key),
    CONSTRAINT feedback_on_a_memory FOREIGN KEY (workspace_id, memory_id) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT feedback_is_named CHECK (key <> '')
);
CREATE INDEX feedback_by_memory ON feedback (memory_id, workspace_id);
CREATE TRIGGER feedback_is_immutable BEFORE UPDATE ON feedback
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('feedback');
GRANT SELECT, INSERT ON feedback TO memform_app;
GRANT SELECT, INSERT, DELETE ON feedback TO memform_maintenance;
