-- What was staged because no model answered waits to be heard; and what judging cost, by transcript.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Why a judge still owes this statement an answer, whatever became of it meanwhile; NULL when none does.
ALTER TABLE statements
    ADD COLUMN awaits text,
    ADD CONSTRAINT statements_awaits_is_known
        CHECK (awaits IN ('no_model', 'outage', 'budget', 'conflict', 'unknown_target'));

-- When to look again (NULL: nothing waits), who is at it until when, and how many times it was heard in vain.
ALTER TABLE transcripts
    ADD COLUMN catch_up_at timestamptz,
    ADD COLUMN hearing_until timestamptz,
    ADD COLUMN hearings integer NOT NULL DEFAULT 0,
    ADD CONSTRAINT transcripts_hearings_are_counted CHECK (hearings >= 0);
CREATE INDEX transcripts_to_hear ON transcripts (catch_up_at) WHERE catch_up_at IS NOT NULL;

UPDATE statements SET awaits = reason
WHERE outcome = 'staged' AND reason IN ('no_model', 'outage', 'budget', 'conflict', 'unknown_target');
UPDATE transcripts AS t SET catch_up_at = t.updated_at
WHERE t.progress = 'done' AND EXISTS (
    SELECT FROM statements AS s
    WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.run = t.run
      AND s.awaits IS NOT NULL);

-- What the arrival of a statement meant is told anew when it is heard.
GRANT UPDATE (outcome, reason) ON links TO memform_app, memform_maintenance;

CREATE INDEX judge_calls_by_transcript ON judge_calls (workspace_id, transcript_id);
CREATE VIEW judge_costs WITH (security_invoker = true) AS
SELECT
    workspace_id,
    transcript_id,
    model,
    count(*) AS calls,
    count(*) FILTER (WHERE failure <> '') AS failed,
    sum(prompt_tokens)::bigint AS prompt_tokens,
    sum(completion_tokens)::bigint AS completion_tokens,
    sum(latency_ms)::bigint AS latency_ms,
    array_agg(DISTINCT prompt_version ORDER BY prompt_version) AS prompt_versions,
    max(called_at) AS last_called_at
FROM judge_calls
GROUP BY workspace_id, transcript_id, model;
GRANT SELECT ON judge_costs TO memform_app, memform_maintenance;

-- The rows of data that a question held, beside its reply: what the model was shown, as it was then.
ALTER TABLE judge_replies ADD COLUMN asked jsonb NOT NULL DEFAULT '[]';
