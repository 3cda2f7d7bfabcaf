-- What waits at a stage, workspace by workspace and oldest first: one look finds whose turn it is.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE INDEX transcripts_turns ON transcripts (progress, bulk, workspace_id, received_at, transcript_id)
    WHERE due_at IS NOT NULL;
