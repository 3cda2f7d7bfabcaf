-- Two look-ups that read a whole workspace, or all that supports a memory.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- Memories by their ids: to a plan made while the table was empty, and kept, every index that leads with the workspace is as
-- good as the key, and all of the workspace is read for each.
CREATE INDEX memories_by_id ON memories (memory_id, workspace_id);

-- Who brought the same bytes before.
CREATE INDEX transcripts_by_content ON transcripts (content_hash, workspace_id);
