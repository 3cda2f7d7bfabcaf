-- What an operator decided about quarantined statements: released into the pipeline, or discarded with their text gone.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- The row outlives the statement's text and says why it was set apart, so that a later run of the transcript, and a
-- reader of the ledger, know what was decided. `text_hash` finds the same words in a later run.
CREATE TABLE quarantine_decisions (
    workspace_id text NOT NULL,
    transcript_id text NOT NULL,
    run integer NOT NULL,
    ordinal integer NOT NULL,
    text_hash text NOT NULL,
    decision text NOT NULL,
    reason text NOT NULL,
    actor text NOT NULL,
    decided_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, transcript_id, run, ordinal),
    CONSTRAINT quarantine_decisions_of_a_statement FOREIGN KEY (workspace_id, transcript_id, run, ordinal)
        REFERENCES statements ON DELETE CASCADE,
    CONSTRAINT quarantine_decisions_are_known CHECK (decision IN ('released', 'discarded')),
    CONSTRAINT quarantine_decisions_have_an_actor CHECK (actor <> ''),
    CONSTRAINT quarantine_decisions_keep_the_reason CHECK (reason <> '')
);
CREATE TRIGGER quarantine_decisions_are_immutable BEFORE UPDATE ON quarantine_decisions
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('quarantine_decisions');
GRANT SELECT, INSERT ON quarantine_decisions TO memform_app;
GRANT SELECT, INSERT, DELETE ON quarantine_decisions TO memform_maintenance;

-- Found by age for retention; the partial index is as small as what is open.
CREATE INDEX dead_letters_open_by_age ON dead_letters (buried_at) WHERE settled_at IS NULL;
