-- What was scanned by other detectors than today's.

-- name: old_scans
SELECT workspace_id, transcript_id, run FROM transcripts
WHERE progress = 'done' AND versions ->> 'scan' IS DISTINCT FROM %(version)s
  AND (workspace_id, transcript_id) > (%(after_workspace)s, %(after_transcript)s)
ORDER BY workspace_id, transcript_id
LIMIT %(limit)s
FOR UPDATE SKIP LOCKED

-- name: scanned
-- What an operator has released or discarded is decided, whatever detectors say.
SELECT * FROM statements AS s
WHERE s.workspace_id = %(workspace_id)s AND s.transcript_id = %(transcript_id)s AND s.run = %(run)s
  AND s.outcome IN ('staged', 'added', 'updated', 'noop', 'quarantined')
  AND NOT EXISTS (
      SELECT FROM quarantine_decisions AS d
      WHERE d.workspace_id = s.workspace_id AND d.transcript_id = s.transcript_id AND d.text_hash = s.text_hash)
ORDER BY s.ordinal

-- name: stamp
UPDATE transcripts SET versions = versions || %(versions)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s

-- name: rescanned
UPDATE statements SET scan = %(scan)s
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s AND ordinal = %(ordinal)s

-- name: set_apart
UPDATE statements SET scan = %(scan)s, outcome = 'quarantined', reason = %(reason)s, awaits = NULL
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s AND ordinal = %(ordinal)s

-- name: unlink
DELETE FROM links
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s AND ordinal = %(ordinal)s
RETURNING memory_id

-- name: supported
-- Memories among `ids` that some statement still supports.
SELECT DISTINCT memory_id FROM links
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(ids)s) AND outcome <> 'declined'

-- name: drop_vectors
DELETE FROM memory_vectors WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(ids)s)
