-- What the judge was told and what it cost: a redelivery asks nothing twice, and a budget counts every call.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE judge_replies (
    workspace_id text NOT NULL,
    key text NOT NULL,
    phase text NOT NULL,
    transcript_id text NOT NULL,
    ordinals integer[] NOT NULL,
    model text NOT NULL,
    prompt_version text NOT NULL,
    reply jsonb NOT NULL,
    shown jsonb NOT NULL,
    filed_at timestamptz NOT NULL,
    PRIMARY KEY (workspace_id, key),
    CONSTRAINT judge_replies_key_is_sha256 CHECK (key ~ '^[0-9a-f]{64}$'),
    CONSTRAINT judge_replies_phase_is_known CHECK (phase IN ('extract', 'reconcile'))
);
CREATE INDEX judge_replies_by_transcript ON judge_replies (workspace_id, transcript_id);
CREATE TRIGGER judge_replies_are_immutable BEFORE UPDATE ON judge_replies
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('judge_replies');
GRANT SELECT, INSERT ON judge_replies TO memform_app;
GRANT SELECT, INSERT, DELETE ON judge_replies TO memform_maintenance;

CREATE TABLE judge_calls (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id text NOT NULL,
    transcript_id text NOT NULL,
    phase text NOT NULL,
    model text NOT NULL,
    prompt_version text NOT NULL,
    prompt_tokens integer NOT NULL,
    completion_tokens integer NOT NULL,
    latency_ms integer NOT NULL,
    failure text NOT NULL,
    called_at timestamptz NOT NULL,
    CONSTRAINT judge_calls_phase_is_known CHECK (phase IN ('extract', 'reconcile')),
    CONSTRAINT judge_calls_costs_are_counted
        CHECK (prompt_tokens >= 0 AND completion_tokens >= 0 AND latency_ms >= 0)
);
CREATE INDEX judge_calls_by_day ON judge_calls (workspace_id, called_at);
CREATE TRIGGER judge_calls_are_immutable BEFORE UPDATE ON judge_calls
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
CALL protect('judge_calls');
GRANT SELECT, INSERT ON judge_calls TO memform_app;
GRANT SELECT, INSERT, DELETE ON judge_calls TO memform_maintenance;
