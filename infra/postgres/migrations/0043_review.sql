-- The judge is asked about memories too, not only about transcripts.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

ALTER TABLE judge_replies
    DROP CONSTRAINT judge_replies_phase_is_known,
    ADD CONSTRAINT judge_replies_phase_is_known CHECK (phase IN ('extract', 'reconcile', 'curate')) NOT VALID;
ALTER TABLE judge_calls
    DROP CONSTRAINT judge_calls_phase_is_known,
    ADD CONSTRAINT judge_calls_phase_is_known CHECK (phase IN ('extract', 'reconcile', 'curate')) NOT VALID;
