-- Conflicts as an operator reads and settles them.

-- name: conflicts
-- Open: nobody has won, nobody has settled it, and both sides still live.
SELECT
    c.id AS number, c.memory_id, c.rival_id, c.winner, c.reason, c.text, c.opened_at, c.settled_at, c.settled_as,
    c.settled_by, c.settled_why, coalesce(m.content, c.text) AS newcomer_says, r.content AS rival_says,
    c.winner IS NULL AND c.settled_at IS NULL AND ms.ended_at IS NULL AND rs.ended_at IS NULL AS is_open
FROM conflicts AS c
LEFT JOIN memories AS m ON m.workspace_id = c.workspace_id AND m.memory_id = c.memory_id
LEFT JOIN memory_state AS ms ON ms.workspace_id = c.workspace_id AND ms.memory_id = c.memory_id
JOIN memories AS r ON r.workspace_id = c.workspace_id AND r.memory_id = c.rival_id
JOIN memory_state AS rs ON rs.workspace_id = c.workspace_id AND rs.memory_id = c.rival_id
WHERE c.workspace_id = %(workspace_id)s
  AND (%(number)s::bigint IS NULL OR c.id = %(number)s)
  AND (NOT %(open)s OR (c.winner IS NULL AND c.settled_at IS NULL AND ms.ended_at IS NULL AND rs.ended_at IS NULL))
ORDER BY c.id DESC
LIMIT %(limit)s

-- name: settle
UPDATE conflicts SET
    winner = %(winner)s, settled_at = %(at)s, settled_as = %(settled_as)s, settled_by = %(actor)s,
    settled_why = %(reason)s
WHERE workspace_id = %(workspace_id)s AND id = %(number)s AND winner IS NULL AND settled_at IS NULL
RETURNING id
