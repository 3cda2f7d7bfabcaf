-- The consolidated and live of a workspace, whom each newcomer is compared with: where they are few, one by one.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE INDEX memory_state_consolidated ON memory_state (workspace_id, memory_id)
    WHERE tier = 'consolidated' AND ended_at IS NULL;
