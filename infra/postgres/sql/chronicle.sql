-- name: events
SELECT version, kind, actor, reason, before, after, at
FROM events
WHERE workspace_id = %(workspace)s AND memory_id = %(memory_id)s
ORDER BY version;

-- name: statements
SELECT l.transcript_id, l.run, l.ordinal, l.outcome, l.reason, l.linked_at, s.turn, s.start_offset, s.end_offset,
       s.raw, s.text, s.surface, s.policy, s.agent_id, s.agent_role, s.round, s.score, s.features, s.tags
FROM links AS l
JOIN statements AS s USING (workspace_id, transcript_id, run, ordinal)
WHERE l.workspace_id = %(workspace)s AND l.memory_id = %(memory_id)s
ORDER BY l.linked_at, l.transcript_id, l.ordinal;

-- name: deliveries
SELECT dispatch_id, agent_id, colony_id, rank, score, counts, delivered_at
FROM deliveries
WHERE workspace_id = %(workspace)s AND memory_id = %(memory_id)s
ORDER BY delivered_at, dispatch_id;
