-- What came in, how far it has come, and what became of every statement of it.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE transcripts (
    workspace_id text NOT NULL,
    transcript_id text NOT NULL,
    run integer NOT NULL DEFAULT 1,
    progress text NOT NULL DEFAULT 'received',
    attempts integer NOT NULL DEFAULT 0,
    lease_until timestamptz,
    next_attempt_at timestamptz,
    due_at timestamptz,
    bulk boolean NOT NULL,
    content_hash text NOT NULL,
    body bytea NOT NULL,
    body_bytes integer NOT NULL,
    reading jsonb NOT NULL,
    redactions jsonb NOT NULL,
    repairs jsonb NOT NULL,
    format text NOT NULL DEFAULT '',
    thread_id text NOT NULL DEFAULT '',
    colony_id text NOT NULL DEFAULT '',
    repo text NOT NULL DEFAULT '',
    occurred_at timestamptz,
    statements integer,
    versions jsonb NOT NULL DEFAULT '{}',
    error text NOT NULL DEFAULT '',
    received_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, transcript_id),
    CONSTRAINT transcripts_workspace_is_named CHECK (workspace_id <> ''),
    CONSTRAINT transcripts_id_is_named CHECK (transcript_id <> ''),
    CONSTRAINT transcripts_run_counts_from_one CHECK (run >= 1),
    CONSTRAINT transcripts_attempts_are_counted CHECK (attempts >= 0),
    CONSTRAINT transcripts_progress_is_known
        CHECK (progress IN ('received', 'gated', 'classified', 'done', 'dead')),
    CONSTRAINT transcripts_hash_is_sha256 CHECK (content_hash ~ '^[0-9a-f]{64}$'),
    CONSTRAINT transcripts_at_rest_nothing_is_due
        CHECK (progress NOT IN ('done', 'dead') OR (lease_until IS NULL AND next_attempt_at IS NULL AND due_at IS NULL)),
    CONSTRAINT transcripts_in_motion_something_is_due CHECK (progress IN ('done', 'dead') OR due_at IS NOT NULL),
    CONSTRAINT transcripts_gated_is_counted CHECK (progress NOT IN ('gated', 'classified', 'done') OR statements IS NOT NULL)
) WITH (fillfactor = 80);
CREATE INDEX transcripts_due ON transcripts (due_at) WHERE due_at IS NOT NULL;
CALL protect('transcripts');
GRANT SELECT, INSERT, UPDATE ON transcripts TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON transcripts TO memform_maintenance;

CREATE TABLE statements (
    workspace_id text NOT NULL,
    transcript_id text NOT NULL,
    run integer NOT NULL,
    ordinal integer NOT NULL,
    turn integer NOT NULL,
    start_offset integer NOT NULL,
    end_offset integer NOT NULL,
    raw text NOT NULL,
    text text NOT NULL,
    text_hash text NOT NULL,
    surface text NOT NULL,
    policy text NOT NULL,
    language text NOT NULL,
    agent_id text NOT NULL,
    agent_role text NOT NULL,
    round integer,
    occurred_at timestamptz,
    score double precision NOT NULL,
    features jsonb NOT NULL,
    tags jsonb,
    scan jsonb,
    outcome text NOT NULL,
    reason text NOT NULL,
    PRIMARY KEY (workspace_id, transcript_id, run, ordinal),
    CONSTRAINT statements_of_a_transcript FOREIGN KEY (workspace_id, transcript_id)
        REFERENCES transcripts ON DELETE CASCADE,
    CONSTRAINT statements_span_is_ordered CHECK (0 <= start_offset AND start_offset <= end_offset),
    CONSTRAINT statements_score_is_a_share CHECK (score BETWEEN 0 AND 1),
    CONSTRAINT statements_outcome_is_known CHECK (outcome IN
        ('dropped', 'quarantined', 'staged', 'added', 'updated', 'noop', 'declined', 'failed', 'pending')),
    CONSTRAINT statements_loss_has_a_reason
        CHECK (outcome NOT IN ('dropped', 'quarantined', 'declined', 'failed') OR reason <> '')
) WITH (fillfactor = 80);
CREATE INDEX statements_quarantined ON statements (workspace_id, transcript_id) WHERE outcome = 'quarantined';
CALL protect('statements');
GRANT SELECT, INSERT, UPDATE ON statements TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON statements TO memform_maintenance;

CREATE TABLE dead_letters (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    transcript_id text NOT NULL,
    run integer NOT NULL,
    progress text NOT NULL,
    attempts integer NOT NULL,
    reason text NOT NULL,
    message text NOT NULL,
    traceback text NOT NULL DEFAULT '',
    buried_at timestamptz NOT NULL,
    settled_at timestamptz,
    settled_as text,
    CONSTRAINT dead_letters_of_a_transcript FOREIGN KEY (workspace_id, transcript_id)
        REFERENCES transcripts ON DELETE CASCADE,
    CONSTRAINT dead_letters_have_a_reason CHECK (reason <> ''),
    CONSTRAINT dead_letters_died_in_a_stage CHECK (progress IN ('received', 'gated', 'classified')),
    CONSTRAINT dead_letters_are_settled_once CHECK ((settled_at IS NULL) = (settled_as IS NULL)),
    CONSTRAINT dead_letters_settlement_is_known CHECK (settled_as IN ('retried', 'discarded'))
);
CREATE UNIQUE INDEX dead_letters_one_open_per_transcript ON dead_letters (workspace_id, transcript_id)
    WHERE settled_at IS NULL;
CALL protect('dead_letters');
GRANT SELECT, INSERT, UPDATE ON dead_letters TO memform_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON dead_letters TO memform_maintenance;

-- The identity of the ledger. `statements` was counted when the gate ran, apart from the rows, so the identity can fail.
CREATE VIEW ledger WITH (security_invoker = true) AS
SELECT
    t.workspace_id,
    t.transcript_id,
    t.run,
    t.progress,
    coalesce(t.statements, 0) AS statements,
    c.dropped, c.quarantined, c.staged, c.added, c.updated, c.noop, c.declined, c.failed, c.pending,
    coalesce(t.statements, 0) = c.total AND (t.progress NOT IN ('done', 'dead') OR c.pending = 0) AS balanced
FROM transcripts AS t
CROSS JOIN LATERAL (
    SELECT
        count(*) AS total,
        count(*) FILTER (WHERE s.outcome = 'dropped') AS dropped,
        count(*) FILTER (WHERE s.outcome = 'quarantined') AS quarantined,
        count(*) FILTER (WHERE s.outcome = 'staged') AS staged,
        count(*) FILTER (WHERE s.outcome = 'added') AS added,
        count(*) FILTER (WHERE s.outcome = 'updated') AS updated,
        count(*) FILTER (WHERE s.outcome = 'noop') AS noop,
        count(*) FILTER (WHERE s.outcome = 'declined') AS declined,
        count(*) FILTER (WHERE s.outcome = 'failed') AS failed,
        count(*) FILTER (WHERE s.outcome = 'pending') AS pending
    FROM statements AS s
    WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.run = t.run
) AS c;

CREATE VIEW workspace_ledger WITH (security_invoker = true) AS
SELECT
    workspace_id,
    count(*) AS transcripts,
    sum(statements)::bigint AS statements,
    sum(dropped)::bigint AS dropped,
    sum(quarantined)::bigint AS quarantined,
    sum(staged)::bigint AS staged,
    sum(added)::bigint AS added,
    sum(updated)::bigint AS updated,
    sum(noop)::bigint AS noop,
    sum(declined)::bigint AS declined,
    sum(failed)::bigint AS failed,
    sum(pending)::bigint AS pending,
    bool_and(balanced) AS balanced
FROM ledger
GROUP BY workspace_id;
GRANT SELECT ON ledger, workspace_ledger TO memform_app, memform_maintenance;
