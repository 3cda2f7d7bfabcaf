-- Co-occurrence.

-- name: among
SELECT one, other, weight, lifted_at
FROM pairs
WHERE workspace_id = %(workspace_id)s AND one = ANY (%(ids)s) AND other = ANY (%(ids)s)

-- name: lift
INSERT INTO pairs (workspace_id, one, other, weight, lifted_at)
VALUES (%(workspace_id)s, %(one)s, %(other)s, %(weight)s, %(at)s)
ON CONFLICT (workspace_id, one, other) DO UPDATE SET weight = excluded.weight, lifted_at = excluded.lifted_at
