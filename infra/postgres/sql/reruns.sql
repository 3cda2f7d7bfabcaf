-- A transcript that runs again: what the former run had, what is carried over, and who else holds its memories.

-- name: rerun
SELECT t.former_run, i.batch_id, coalesce(b.rejudge, false) AS rejudge
FROM transcripts AS t
LEFT JOIN batch_items AS i
    ON i.workspace_id = t.workspace_id AND i.transcript_id = t.transcript_id AND i.run = t.run
LEFT JOIN batches AS b ON b.workspace_id = i.workspace_id AND b.batch_id = i.batch_id
WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = %(transcript_id)s
  AND t.run = %(run)s AND t.former_run IS NOT NULL

-- name: traces
SELECT ordinal, turn, start_offset, end_offset, text, text_hash, surface, policy, outcome, reason, tags
FROM statements
WHERE workspace_id = %(workspace_id)s
  AND transcript_id = %(transcript_id)s
  AND run = %(run)s AND outcome <> 'dropped'
ORDER BY ordinal

-- name: carry
UPDATE statements AS s SET outcome = f.outcome, reason = f.reason, awaits = f.awaits
FROM unnest(%(fresh)s::integer[], %(former)s::integer[]) AS pair (fresh, former)
JOIN statements AS f
    ON f.workspace_id = %(workspace_id)s AND f.transcript_id = %(transcript_id)s
    AND f.run = %(former_run)s AND f.ordinal = pair.former
WHERE s.workspace_id = %(workspace_id)s AND s.transcript_id = %(transcript_id)s
  AND s.run = %(run)s AND s.ordinal = pair.fresh AND s.outcome = 'pending'

-- name: carry_links
INSERT INTO links (
    workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at
)
SELECT l.workspace_id, l.transcript_id, %(run)s, pair.fresh, l.memory_id, l.outcome, l.reason, l.source, l.linked_at
FROM unnest(%(fresh)s::integer[], %(former)s::integer[]) AS pair (fresh, former)
JOIN links AS l
    ON l.workspace_id = %(workspace_id)s AND l.transcript_id = %(transcript_id)s
    AND l.run = %(former_run)s AND l.ordinal = pair.former
ON CONFLICT (workspace_id, transcript_id, run, ordinal, memory_id) DO NOTHING

-- name: carry_wait
-- What waited for a judge waits on.
UPDATE transcripts AS t SET catch_up_at = %(now)s
WHERE t.workspace_id = %(workspace_id)s AND t.transcript_id = %(transcript_id)s
  AND EXISTS (
      SELECT FROM statements AS s
      WHERE s.workspace_id = t.workspace_id AND s.transcript_id = t.transcript_id AND s.run = %(run)s
        AND s.awaits IS NOT NULL)

-- name: decided
-- What an operator decided about the same words in an earlier run of the transcript; the last word counts.
SELECT DISTINCT ON (d.text_hash) d.text_hash, d.decision
FROM quarantine_decisions AS d
WHERE d.workspace_id = %(workspace_id)s AND d.transcript_id = %(transcript_id)s
ORDER BY d.text_hash, d.decided_at DESC

-- name: keep_decision
INSERT INTO quarantine_decisions (
    workspace_id, transcript_id, run, ordinal, text_hash, decision, reason, actor, decided_at
)
SELECT workspace_id, transcript_id, run, ordinal, text_hash, %(decision)s, reason, 'carried over', %(now)s
FROM statements
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
  AND text_hash = ANY (%(hashes)s) AND outcome = 'quarantined'
ON CONFLICT (workspace_id, transcript_id, run, ordinal) DO NOTHING

-- name: release_again
UPDATE statements SET outcome = 'pending', reason = ''
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
  AND text_hash = ANY (%(hashes)s) AND outcome = 'quarantined'

-- name: blank_again
UPDATE statements SET raw = '', text = ''
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s
  AND text_hash = ANY (%(hashes)s) AND outcome = 'quarantined'

-- name: linked
SELECT ordinal, memory_id FROM links
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND run = %(run)s AND outcome <> 'declined'
ORDER BY ordinal, memory_id

-- name: newborn
-- Memories that came into being with a statement of this run; a link that was carried over keeps its former time.
SELECT DISTINCT l.memory_id
FROM links AS l
JOIN memories AS m USING (workspace_id, memory_id)
WHERE l.workspace_id = %(workspace_id)s AND l.transcript_id = %(transcript_id)s AND l.run = %(run)s
  AND m.created_at = l.linked_at
  AND NOT EXISTS (
      SELECT FROM links AS f
      WHERE f.workspace_id = l.workspace_id AND f.transcript_id = l.transcript_id
        AND f.run = %(former_run)s AND f.memory_id = l.memory_id
  )

-- name: supported
-- By a statement of another transcript that counts today; one that is just running again counts as it stood before.
SELECT l.memory_id, count(DISTINCT l.transcript_id) AS others
FROM links AS l
JOIN transcripts AS t USING (workspace_id, transcript_id)
WHERE l.workspace_id = %(workspace_id)s AND l.memory_id = ANY (%(ids)s) AND l.outcome <> 'declined'
  AND l.transcript_id <> %(transcript_id)s
  AND (l.run = t.run OR (t.progress <> 'done' AND l.run = t.former_run))
GROUP BY l.memory_id

-- name: touched
SELECT DISTINCT memory_id FROM events
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(ids)s)
  AND (kind = ANY (%(kinds)s) OR NOT (actor = ANY (%(machines)s) OR starts_with(actor, 'batch:')))
