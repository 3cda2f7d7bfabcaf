-- The judge is asked what memories that are used together amount to.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

ALTER TABLE judge_replies
    DROP CONSTRAINT judge_replies_phase_is_known,
    ADD CONSTRAINT judge_replies_phase_is_known CHECK (phase IN ('extract', 'reconcile', 'curate', 'distil')) NOT VALID;
ALTER TABLE judge_calls
    DROP CONSTRAINT judge_calls_phase_is_known,
    ADD CONSTRAINT judge_calls_phase_is_known CHECK (phase IN ('extract', 'reconcile', 'curate', 'distil')) NOT VALID;
-- Which memories were worded from others: asked for once a day, and when one of the others is erased.
CREATE INDEX memories_distilled ON memories (workspace_id) WHERE merge_source = 'distilled';
