-- Whose turns come: workspaces in the order of their names and around, and in each the oldest that nobody works on.

-- name: next
(
    SELECT workspace_id, transcript_id, traceparent
    FROM transcripts
    WHERE due_at IS NOT NULL AND progress = %(progress)s AND bulk = %(bulk)s AND workspace_id > %(after)s
      AND (lease_until IS NULL OR lease_until <= %(now)s)
      AND (next_attempt_at IS NULL OR next_attempt_at <= %(now)s)
    ORDER BY workspace_id, received_at, transcript_id
    LIMIT %(limit)s
)
UNION ALL
(
    SELECT workspace_id, transcript_id, traceparent
    FROM transcripts
    WHERE due_at IS NOT NULL AND progress = %(progress)s AND bulk = %(bulk)s AND workspace_id <= %(after)s
      AND (lease_until IS NULL OR lease_until <= %(now)s)
      AND (next_attempt_at IS NULL OR next_attempt_at <= %(now)s)
    ORDER BY workspace_id, received_at, transcript_id
    LIMIT %(limit)s
)
LIMIT %(limit)s
