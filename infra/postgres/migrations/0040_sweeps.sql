-- What each maintenance pass did: over every workspace, so it belongs to none and only maintenance reads it.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE sweep_runs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sweep text NOT NULL,
    actor text NOT NULL,
    dry_run boolean NOT NULL,
    started_at timestamptz NOT NULL,
    finished_at timestamptz,
    counts jsonb NOT NULL DEFAULT '{}',
    resume_at jsonb,
    error text NOT NULL DEFAULT '',
    CONSTRAINT sweep_runs_are_named CHECK (sweep <> '' AND actor <> ''),
    CONSTRAINT sweep_runs_end_after_they_start CHECK (finished_at >= started_at)
);
CREATE INDEX sweep_runs_newest ON sweep_runs (sweep, id DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON sweep_runs TO memform_maintenance;
