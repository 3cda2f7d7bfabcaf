-- Memories on their way out of one workspace and into another: whole rows as JSON, the text of transcripts left out.

-- name: transcripts
SELECT to_jsonb(t) - ARRAY['workspace_id', 'body'] AS row
FROM transcripts AS t
WHERE t.workspace_id = %(workspace_id)s AND EXISTS (
    SELECT FROM links AS l WHERE l.workspace_id = t.workspace_id AND l.transcript_id = t.transcript_id)
ORDER BY t.transcript_id

-- name: statements
SELECT to_jsonb(s) - 'workspace_id' AS row
FROM statements AS s
WHERE s.workspace_id = %(workspace_id)s AND EXISTS (
    SELECT FROM links AS l
    WHERE l.workspace_id = s.workspace_id AND l.transcript_id = s.transcript_id AND l.run = s.run
      AND l.ordinal = s.ordinal)
ORDER BY s.transcript_id, s.run, s.ordinal

-- name: memories
SELECT to_jsonb(m) - ARRAY['workspace_id', 'search'] AS row
FROM memories AS m WHERE m.workspace_id = %(workspace_id)s ORDER BY m.memory_id

-- name: states
SELECT to_jsonb(s) - 'workspace_id' AS row
FROM memory_state AS s WHERE s.workspace_id = %(workspace_id)s ORDER BY s.memory_id

-- name: events
-- What a state was names its workspace too: that is the reader's to say.
SELECT to_jsonb(e) - ARRAY['workspace_id', 'id'] || jsonb_build_object(
    'before', e.before - 'workspace_id', 'after', e.after - 'workspace_id') AS row
FROM events AS e WHERE e.workspace_id = %(workspace_id)s ORDER BY e.memory_id, e.version

-- name: links
SELECT to_jsonb(l) - 'workspace_id' AS row
FROM links AS l WHERE l.workspace_id = %(workspace_id)s ORDER BY l.transcript_id, l.run, l.ordinal, l.memory_id

-- name: conflicts
SELECT to_jsonb(c) - ARRAY['workspace_id', 'id'] AS row
FROM conflicts AS c WHERE c.workspace_id = %(workspace_id)s ORDER BY c.opened_at, c.rival_id, c.memory_id, c.text

-- name: columns
-- What a row is written with: everything but what PostgreSQL makes itself.
SELECT column_name AS name
FROM information_schema.columns
WHERE table_schema = 'memform' AND table_name = %(name)s AND is_generated = 'NEVER' AND is_identity = 'NO'
ORDER BY ordinal_position

-- name: known
-- Memories that are here by their id, and texts that live here under another.
SELECT memory_id, scope, text_hash, ended_at IS NULL AS live
FROM memory_state
WHERE workspace_id = %(workspace_id)s AND (
    memory_id = ANY (%(ids)s)
    OR (ended_at IS NULL AND (scope, text_hash) IN (SELECT * FROM unnest(%(scopes)s::text[], %(hashes)s::text[]))))

-- name: known_transcripts
SELECT transcript_id, content_hash, run, body_bytes
FROM transcripts WHERE workspace_id = %(workspace_id)s AND transcript_id = ANY (%(ids)s)

-- name: count_statements
-- A transcript that came without its text has the statements that came with it, and no others.
UPDATE transcripts AS t SET statements = (
    SELECT count(*) FROM statements AS s
    WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.run = t.run)
WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = ANY (%(ids)s)

-- name: known_statements
SELECT transcript_id, run, ordinal, text_hash FROM statements WHERE workspace_id = %(workspace_id)s AND transcript_id = ANY (%(ids)s)
