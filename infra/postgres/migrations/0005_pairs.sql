-- Memories that are recalled together lift one another. The weight is that of `lifted_at`; a reader fades it.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE pairs (
    workspace_id text NOT NULL,
    one text NOT NULL,
    other text NOT NULL,
    weight double precision NOT NULL,
    lifted_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, one, other),
    CONSTRAINT pairs_of_a_memory FOREIGN KEY (workspace_id, one) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT pairs_with_a_memory FOREIGN KEY (workspace_id, other) REFERENCES memories ON DELETE CASCADE,
    CONSTRAINT pairs_are_ordered CHECK (one COLLATE "C" < other COLLATE "C"),
    CONSTRAINT pairs_weight_in_range CHECK (weight > 0 AND weight <= 10)
) WITH (fillfactor = 80);
CREATE INDEX pairs_by_other ON pairs (other, workspace_id);
CALL protect('pairs');
GRANT SELECT, INSERT, UPDATE ON pairs TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON pairs TO memform_maintenance;
