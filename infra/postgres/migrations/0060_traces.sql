-- The trace that a transcript came in, so that what is rung again goes on in it.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

ALTER TABLE transcripts
    ADD COLUMN traceparent text NOT NULL DEFAULT '',
    ADD CONSTRAINT transcripts_trace_is_w3c
        CHECK (traceparent = '' OR traceparent ~ '^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$');
