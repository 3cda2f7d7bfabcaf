-- Erasure, as maintenance, in one workspace: what is meant, what goes, and whether anything is left.

-- name: transcripts
-- Locked, so that no stage writes to them meanwhile.
SELECT transcript_id, run, body, reading
FROM transcripts
WHERE workspace_id = %(workspace_id)s AND (%(ids)s::text[] IS NULL OR transcript_id = ANY (%(ids)s))
ORDER BY transcript_id
FOR UPDATE

-- name: resting_on
-- Memories that no statement of another transcript supports.
SELECT memory_id
FROM links
WHERE workspace_id = %(workspace_id)s AND outcome <> 'declined'
GROUP BY memory_id
HAVING bool_and(transcript_id = ANY (%(ids)s))

-- name: worded_from
-- Memories that a judge worded from others that go: their words go with them.
SELECT memory_id FROM memories
WHERE workspace_id = %(workspace_id)s AND merge_source = 'distilled' AND merged_from && %(memories)s::text[]

-- name: statements_behind
SELECT DISTINCT l.transcript_id, l.run, l.ordinal
FROM links AS l
JOIN memories AS m USING (workspace_id, memory_id)
WHERE l.workspace_id = %(workspace_id)s AND l.memory_id = ANY (%(memories)s)
  AND m.merge_source <> 'distilled'  -- its sources say its members, not it

-- name: memories_saying
SELECT memory_id FROM memories
WHERE workspace_id = %(workspace_id)s AND (
    position(lower(%(match)s) in lower(content)) > 0 OR position(lower(%(match)s) in lower(title)) > 0
    OR position(lower(%(match)s) in lower(summary)) > 0 OR position(lower(%(match)s) in lower(trajectory::text)) > 0)

-- name: statements_saying
SELECT transcript_id, run, ordinal FROM statements
WHERE workspace_id = %(workspace_id)s AND (
    position(lower(%(match)s) in lower(raw)) > 0 OR position(lower(%(match)s) in lower(text)) > 0)

-- name: emptied
-- Transcripts that are to lose their bytes, and of which no word and no memory would stay.
SELECT t.transcript_id
FROM transcripts AS t
WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = ANY (%(bodies)s)
  AND NOT EXISTS (
      SELECT FROM statements AS s
      WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND (s.raw <> '' OR s.text <> '')
        AND (s.transcript_id, s.run, s.ordinal) NOT IN (
            SELECT * FROM unnest(%(places)s::text[], %(runs)s::int[], %(ordinals)s::int[])))
  AND NOT EXISTS (
      SELECT FROM links AS l
      WHERE l.workspace_id = t.workspace_id AND l.transcript_id = t.transcript_id AND l.outcome <> 'declined'
        AND NOT l.memory_id = ANY (%(memories)s))

-- name: moving
-- Who works on one of these may hold its words.
SELECT transcript_id, progress
FROM transcripts
WHERE workspace_id = %(workspace_id)s AND transcript_id = ANY (%(bodies)s) AND progress NOT IN ('done', 'dead')
ORDER BY transcript_id

-- name: fingerprints
-- Hashes of every text and the vectors' keys that are to go.
SELECT text_hash, encode(sha256(convert_to(text, 'UTF8')), 'hex') AS vector_key
FROM statements
WHERE workspace_id = %(workspace_id)s AND text <> '' AND (
    transcript_id = ANY (%(transcripts)s)
    OR (transcript_id, run, ordinal) IN (SELECT * FROM unnest(%(places)s::text[], %(runs)s::int[], %(ordinals)s::int[])))
UNION
SELECT text_hash, embedding_key FROM memories
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(memories)s)

-- name: orphans
-- Memories that stay and whose successor goes.
SELECT memory_id FROM memory_state
WHERE workspace_id = %(workspace_id)s AND superseded_by = ANY (%(memories)s) AND NOT memory_id = ANY (%(memories)s)

-- name: drop_states
DELETE FROM memory_state WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(memories)s)

-- name: drop_memories
DELETE FROM memories WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(memories)s)

-- name: drop_replies
DELETE FROM judge_replies
WHERE workspace_id = %(workspace_id)s AND (
    transcript_id = ANY (%(transcripts)s)
    OR EXISTS (
        SELECT FROM unnest(%(places)s::text[], %(ordinals)s::int[]) AS place (transcript, ordinal)
        WHERE place.transcript = judge_replies.transcript_id AND place.ordinal = ANY (judge_replies.ordinals))
    OR EXISTS (
        SELECT FROM unnest(%(memories)s::text[]) AS id
        WHERE position(id in shown::text) > 0 OR position(id in asked::text) > 0)
    OR (%(match)s <> '' AND position(lower(%(match)s) in lower(regexp_replace(
        jsonb_path_query_array(jsonb_build_array(reply, shown, asked), '$.** ? (@.type() == "string")')::text,
        %(generated)s, '', 'g'))) > 0))

-- name: drop_calls
DELETE FROM judge_calls WHERE workspace_id = %(workspace_id)s AND transcript_id = ANY (%(transcripts)s)

-- name: drop_conflicts
-- Of a newcomer that was declined only the words are left: they go with the statement that said them.
DELETE FROM conflicts
WHERE workspace_id = %(workspace_id)s AND text <> '' AND (
    (%(match)s <> '' AND position(lower(%(match)s) in lower(text)) > 0)
    OR text IN (
        SELECT s.text FROM statements AS s
        WHERE s.workspace_id = %(workspace_id)s AND (
            s.transcript_id = ANY (%(transcripts)s)
            OR (s.transcript_id, s.run, s.ordinal) IN (
                SELECT * FROM unnest(%(places)s::text[], %(runs)s::int[], %(ordinals)s::int[])))))

-- name: blank_statements
-- And the hashes of words that a discard or an earlier erasure has taken out of the same transcripts.
UPDATE statements SET raw = '', text = '', text_hash = %(no_hash)s, features = '{}', tags = NULL
WHERE workspace_id = %(workspace_id)s AND (
    (transcript_id, run, ordinal) IN (SELECT * FROM unnest(%(places)s::text[], %(runs)s::int[], %(ordinals)s::int[]))
    OR (transcript_id = ANY (%(bodies)s) AND raw = '' AND text = '' AND text_hash <> %(no_hash)s))

-- name: blank_bodies
-- The rest of the transcript stays; without its bytes it cannot run again, until they come in again.
UPDATE transcripts SET
    body = %(empty)s, body_bytes = 0, content_hash = %(no_hash)s,
    reading = jsonb_build_object('operator', coalesce(reading -> 'operator', 'false'::jsonb))
WHERE workspace_id = %(workspace_id)s AND transcript_id = ANY (%(bodies)s)

-- name: blank_decisions
-- A transcript without its bytes cannot run again, so nothing asks any more which words a decision was about.
WITH known AS (
    DELETE FROM quarantine_decisions AS d
    USING transcripts AS t, statements AS s
    WHERE d.workspace_id = %(workspace_id)s AND d.text_hash <> %(no_hash)s
      AND t.workspace_id = d.workspace_id AND t.transcript_id = d.transcript_id AND t.content_hash = %(no_hash)s
      AND s.workspace_id = d.workspace_id AND s.transcript_id = d.transcript_id AND s.run = d.run
      AND s.ordinal = d.ordinal AND s.text = ''
    RETURNING d.*
)
INSERT INTO quarantine_decisions (
    workspace_id, transcript_id, run, ordinal, text_hash, decision, reason, actor, decided_at
)
SELECT workspace_id, transcript_id, run, ordinal, %(no_hash)s, decision, reason, actor, decided_at
FROM known

-- name: blank_letters
UPDATE dead_letters SET message = '', traceback = ''
WHERE workspace_id = %(workspace_id)s AND %(match)s <> '' AND (
    position(lower(%(match)s) in lower(message)) > 0 OR position(lower(%(match)s) in lower(traceback)) > 0)

-- name: blank_queries
UPDATE dispatches SET query = ''
WHERE workspace_id = %(workspace_id)s AND %(match)s <> '' AND position(lower(%(match)s) in lower(query)) > 0

-- name: forget_places
-- Provenance of memories that another transcript supports too.
UPDATE memories AS m SET provenance = coalesce((
    SELECT jsonb_agg(place ORDER BY n)
    FROM jsonb_array_elements(m.provenance) WITH ORDINALITY AS each (place, n)
    WHERE NOT place ->> 'transcript_id' = ANY (%(transcripts)s)
), '[]')
WHERE m.workspace_id = %(workspace_id)s AND EXISTS (
    SELECT FROM jsonb_array_elements(m.provenance) AS place
    WHERE place ->> 'transcript_id' = ANY (%(transcripts)s))
RETURNING memory_id

-- name: drop_transcripts
DELETE FROM transcripts WHERE workspace_id = %(workspace_id)s AND transcript_id = ANY (%(transcripts)s)

-- name: workspace_tables
SELECT c.relname AS name
FROM pg_class AS c
JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'workspace_id' AND NOT a.attisdropped
WHERE c.relnamespace = 'memform'::regnamespace AND c.relkind = 'r' AND c.relname <> 'erasures'
ORDER BY array_position(ARRAY['transcripts', 'memory_state', 'memories'], c.relname::text), c.relname

-- name: text_columns
-- Every column that may hold words of a person or an agent: all of those types but what is named as closed.
SELECT c.relname AS "table", a.attname AS name, a.atttypid = 'jsonb'::regtype AS nested
FROM pg_class AS c
JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relnamespace = 'memform'::regnamespace AND c.relkind = 'r' AND c.relname <> 'erasures'
  AND EXISTS (SELECT FROM pg_attribute AS w WHERE w.attrelid = c.oid AND w.attname = 'workspace_id')
  AND a.atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
  AND NOT a.attname = ANY (%(closed)s) AND NOT c.relname || '.' || a.attname = ANY (%(closed)s)
ORDER BY 1, 2

-- name: write_tombstone
INSERT INTO erasures (workspace_id, kind, target_sha256, counts, actor, erased_at)
VALUES (%(workspace_id)s, %(kind)s, %(target)s, %(counts)s, %(actor)s, %(now)s)

-- name: left_texts
SELECT text_hash FROM statements WHERE text_hash = ANY (%(hashes)s) AND text <> '' AND workspace_id = %(workspace_id)s
UNION
SELECT text_hash FROM memory_state WHERE text_hash = ANY (%(hashes)s) AND workspace_id = %(workspace_id)s

-- name: left_vectors
SELECT text_sha256 FROM vector_cache WHERE text_sha256 = ANY (%(keys)s)

-- name: left_ids
SELECT digest FROM (
    SELECT encode(sha256(convert_to(transcript_id, 'UTF8')), 'hex') AS digest FROM transcripts
    WHERE workspace_id = %(workspace_id)s
    UNION
    SELECT encode(sha256(convert_to(memory_id, 'UTF8')), 'hex') FROM memories WHERE workspace_id = %(workspace_id)s
) AS ids
WHERE digest = ANY (%(ids)s)
