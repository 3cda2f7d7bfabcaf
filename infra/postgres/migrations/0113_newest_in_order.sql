-- The newest, in order: memories that came at one instant, as those of an import, are not all read to be sorted by their ids.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE INDEX memories_newest ON memories (workspace_id, created_at DESC, memory_id);
CREATE INDEX memories_latest ON memories (workspace_id, valid_from DESC, memory_id);
-- Only from here on recall has to wait.
DROP INDEX memories_by_age, memories_by_time;
ALTER INDEX memories_newest RENAME TO memories_by_age;
ALTER INDEX memories_latest RENAME TO memories_by_time;
