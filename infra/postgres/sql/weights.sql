-- A workspace's own weights: a table that only grows.

-- name: current
SELECT weights FROM weight_turns WHERE workspace_id = %(workspace_id)s ORDER BY id DESC LIMIT 1

-- name: one_at_a_time
-- Two operators turn one after the other, each from where the other left it. Readers never wait.
SELECT pg_advisory_xact_lock(hashtextextended('memform.weights ' || %(workspace_id)s, 53))

-- name: write
INSERT INTO weight_turns (workspace_id, weights, actor, reason, at)
VALUES (%(workspace_id)s, %(weights)s, %(actor)s, %(reason)s, %(at)s)

-- name: history
SELECT weights, actor, reason, at
FROM weight_turns
WHERE workspace_id = %(workspace_id)s
ORDER BY id DESC
LIMIT %(limit)s
