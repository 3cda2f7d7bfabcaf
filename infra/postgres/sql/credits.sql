-- Outcomes of colonies and words of readers, each counted once by its key.

-- name: write_outcome
-- The first lock of an outcome: the same report sent twice waits here for itself, and then finds it done.
INSERT INTO outcomes (workspace_id, key, colony_id, succeeded, quality, reported_at)
VALUES (%(workspace_id)s, %(key)s, %(colony_id)s, %(succeeded)s, %(quality)s, %(at)s)
ON CONFLICT (workspace_id, key) DO NOTHING
RETURNING key

-- name: write_credits
-- In the order of access: the first time each memory reached the colony, among what no outcome has credited yet.
WITH fresh AS (
    INSERT INTO credits (workspace_id, dispatch_id, memory_id, outcome_key)
    SELECT d.workspace_id, d.dispatch_id, d.memory_id, %(key)s
    FROM deliveries AS d
    WHERE d.workspace_id = %(workspace_id)s AND d.colony_id = %(colony_id)s AND d.delivered_at <= %(at)s
    ORDER BY d.dispatch_id, d.memory_id
    ON CONFLICT (workspace_id, dispatch_id, memory_id) DO NOTHING
    RETURNING dispatch_id, memory_id
)
SELECT d.memory_id
FROM fresh
JOIN deliveries AS d
    ON d.workspace_id = %(workspace_id)s AND d.dispatch_id = fresh.dispatch_id AND d.memory_id = fresh.memory_id
GROUP BY d.memory_id
ORDER BY min((d.delivered_at, d.dispatch_id, d.rank)), d.memory_id

-- name: write_feedback
INSERT INTO feedback (workspace_id, key, memory_id, helpful, agent_id, colony_id, given_at)
VALUES (%(workspace_id)s, %(key)s, %(memory_id)s, %(helpful)s, %(agent_id)s, %(colony_id)s, %(at)s)
ON CONFLICT (workspace_id, key) DO NOTHING
RETURNING key

-- name: write_impulse
INSERT INTO impulses (workspace_id, memory_id, source, day)
VALUES (%(workspace_id)s, %(memory_id)s, %(source)s, %(day)s)
ON CONFLICT (workspace_id, memory_id, source, day) DO NOTHING
RETURNING memory_id
