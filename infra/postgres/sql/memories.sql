-- Memories by key, and the effects on them.

-- name: lock_texts
-- Advisory, for texts that have no row yet. In the order of the keys themselves, so that two plans that share texts
-- wait for each other instead of for ever; two texts that share a key merely wait once too often.
SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(text, 36) AS key FROM unnest(%(texts)s::text[]) AS text ORDER BY key
) AS keys

-- name: lock_states
-- The texts are looked up first: a condition on ids or texts would be tried on every memory of the workspace. OFFSET keeps
-- each a lookup of its own: a plan made while the table was young would read all that the workspace has, and stay prepared.
-- They come as JSON, whose length the planner does not guess at, lest it plan anew for each.
SELECT memory_id
FROM memory_state
WHERE workspace_id = %(workspace_id)s
  AND memory_id = ANY (ARRAY(
      SELECT unnest(%(ids)s::text[])
      UNION
      SELECT same.memory_id
      FROM json_to_recordset(%(texts)s) AS arrival (scope text, text_hash text)
      CROSS JOIN LATERAL (
          SELECT known.memory_id FROM memory_state AS known
          WHERE known.text_hash = arrival.text_hash AND known.scope = arrival.scope
            AND known.workspace_id = %(workspace_id)s
          OFFSET 0
      ) AS same))
ORDER BY memory_id
FOR UPDATE

-- name: get
-- Memories by their whole key, and the state of each by its own: one by one, as in `lock_states`, and of as many as the planner
-- does not guess at. In the order of their ids.
SELECT r.*
FROM (SELECT DISTINCT json_array_elements_text(to_json(%(ids)s::text[])) AS memory_id ORDER BY memory_id) AS asked
CROSS JOIN LATERAL (
    SELECT * FROM remembered AS m
    WHERE m.workspace_id = %(workspace_id)s AND m.memory_id = asked.memory_id
    OFFSET 0
) AS r
ORDER BY asked.memory_id

-- name: taught
SELECT DISTINCT memory_id FROM links
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s AND outcome <> 'declined'
ORDER BY memory_id

-- name: sources
-- A newcomer whose bytes a supporting transcript has already brought, under whatever id, is that source again. Whatever the
-- number asked for, the planner guesses at the same, lest it plan anew for each.
WITH asked AS MATERIALIZED (
    SELECT %(ids)s::text[] AS ids, %(newcomers)s::text[] AS newcomers
)
SELECT memory_id, array_agg(DISTINCT source) AS sources
FROM (
    SELECT memory_id, source
    FROM links
    WHERE workspace_id = %(workspace_id)s AND memory_id = ANY ((SELECT ids FROM asked)::text[])
    UNION ALL
    SELECT l.memory_id, 'transcript:' || newcomer.transcript_id
    FROM transcripts AS newcomer
    CROSS JOIN LATERAL (
        SELECT t.transcript_id FROM transcripts AS t
        WHERE t.content_hash = newcomer.content_hash AND t.workspace_id = %(workspace_id)s
        OFFSET 0
    ) AS known
    CROSS JOIN LATERAL (
        SELECT s.memory_id FROM links AS s
        WHERE s.workspace_id = %(workspace_id)s AND s.transcript_id = known.transcript_id
          AND s.memory_id = ANY ((SELECT ids FROM asked)::text[])
        OFFSET 0
    ) AS l
    WHERE newcomer.workspace_id = %(workspace_id)s
      AND newcomer.transcript_id = ANY ((SELECT newcomers FROM asked)::text[])
) AS supported
GROUP BY memory_id

-- name: reached
SELECT DISTINCT memory_id, colony_id, agent_id
FROM deliveries
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (ARRAY(SELECT json_array_elements_text(to_json(%(ids)s::text[]))))

-- name: write_memories
-- Rows as JSON: one parameter, whose values PostgreSQL reads as the columns have them. The classify stage has embedded
-- the texts; here the vectors join their memories, under whichever model made them.
WITH written AS (
    INSERT INTO memories (
        workspace_id, memory_id, scope, text_hash, thread_id, colony_id, repo, title, content, summary, language,
        surface, operator, entry_type, sub_type, memory_type, pacer, pacer_confidence, polarity, decay_class, domain,
        topic, domains, tool_refs, importance, gate_score, scan_tier, provenance, trajectory, merged_from,
        merge_source, embedding_key, gate_version, pacer_version, prompt_version, model, valid_from, created_at
    )
    SELECT
        %(workspace_id)s, memory_id, scope, text_hash, thread_id, colony_id, repo, title, content, summary, language,
        surface, operator, entry_type, sub_type, memory_type, pacer, pacer_confidence, polarity, decay_class, domain,
        topic, domains, tool_refs, importance, gate_score, scan_tier, provenance, trajectory, merged_from,
        merge_source, embedding_key, gate_version, pacer_version, prompt_version, model, valid_from, created_at
    FROM json_populate_recordset(NULL::memories, %(rows)s)
    RETURNING memory_id, embedding_key
)
INSERT INTO memory_vectors (workspace_id, model, memory_id, dims, embedding)
SELECT %(workspace_id)s, c.model, written.memory_id, c.dims, c.embedding
FROM written
CROSS JOIN LATERAL (
    SELECT model, dims, embedding FROM vector_cache WHERE text_sha256 = written.embedding_key OFFSET 0
) AS c
ON CONFLICT (workspace_id, model, memory_id) DO NOTHING

-- name: write_states
-- With the events of all that is written.
WITH told AS (
    INSERT INTO events (workspace_id, memory_id, version, kind, actor, reason, before, after, at, tags)
    SELECT %(workspace_id)s, memory_id, version, kind, actor, reason, before, after, at, tags
    FROM json_populate_recordset(NULL::events, %(events)s)
)
INSERT INTO memory_state (
    workspace_id, memory_id, scope, text_hash, tier, status, prior_alpha, prior_beta, alpha, beta, peak_alpha,
    confidence_at, strength, strength_baseline, strength_at, last_reinforced_at, last_recalled_at, reinforce_count,
    mention_count, recall_count, dispatch_count, prediction_errors, pinned, muted, staged_reason, expires_at,
    valid_until, ended_at, ending, superseded_by, updated_at, version
)
SELECT
    %(workspace_id)s, memory_id, scope, text_hash, tier, status, prior_alpha, prior_beta, alpha, beta, peak_alpha,
    confidence_at, strength, strength_baseline, strength_at, last_reinforced_at, last_recalled_at, reinforce_count,
    mention_count, recall_count, dispatch_count, prediction_errors, pinned, muted, staged_reason, expires_at,
    valid_until, ended_at, ending, superseded_by, updated_at, version
FROM json_populate_recordset(NULL::memory_state, %(states)s)

-- name: move_states
-- Each memory once; its key is named beside the join, as in `lock_states`.
WITH each AS MATERIALIZED (
    SELECT * FROM json_populate_recordset(NULL::memory_state, %(rows)s)
)
UPDATE memory_state AS s SET
    tier = each.tier, status = each.status, prior_alpha = each.prior_alpha, prior_beta = each.prior_beta,
    alpha = each.alpha, beta = each.beta, peak_alpha = each.peak_alpha, confidence_at = each.confidence_at,
    strength = each.strength, strength_baseline = each.strength_baseline, strength_at = each.strength_at,
    last_reinforced_at = each.last_reinforced_at, last_recalled_at = each.last_recalled_at,
    reinforce_count = each.reinforce_count, mention_count = each.mention_count, recall_count = each.recall_count,
    dispatch_count = each.dispatch_count, prediction_errors = each.prediction_errors, pinned = each.pinned,
    muted = each.muted, staged_reason = each.staged_reason, expires_at = each.expires_at, valid_until = each.valid_until,
    ended_at = each.ended_at, ending = each.ending, superseded_by = each.superseded_by, updated_at = each.updated_at,
    version = each.version
FROM each
WHERE s.workspace_id = %(workspace_id)s AND s.memory_id = ANY (ARRAY(SELECT memory_id FROM each))
  AND s.memory_id = each.memory_id AND s.version = each.version - 1

-- name: retag
UPDATE memories SET
    pacer = %(pacer)s, pacer_confidence = %(pacer_confidence)s, pacer_version = %(pacer_version)s,
    entry_type = %(entry_type)s, sub_type = %(sub_type)s, memory_type = %(memory_type)s, polarity = %(polarity)s,
    decay_class = %(decay_class)s, domain = %(domain)s, topic = %(topic)s, domains = %(domains)s::text[],
    tool_refs = %(tool_refs)s::text[], importance = %(importance)s
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s

-- name: write_conflict
INSERT INTO conflicts (workspace_id, memory_id, rival_id, winner, reason, text, opened_at)
VALUES (%(workspace_id)s, %(memory_id)s, %(rival_id)s, %(winner)s, %(reason)s, %(text)s, %(now)s)
ON CONFLICT (workspace_id, least(memory_id, rival_id), greatest(memory_id, rival_id)) WHERE memory_id IS NOT NULL
DO UPDATE SET winner = excluded.winner, reason = excluded.reason, settled_at = NULL, settled_as = NULL, settled_by = '',
    settled_why = ''
WHERE excluded.winner IS NOT NULL OR %(reopens)s

-- name: carry
-- Who said what a memory said supports its successor as well.
INSERT INTO links (
    workspace_id, transcript_id, run, ordinal, memory_id, outcome, reason, source, linked_at
)
SELECT workspace_id, transcript_id, run, ordinal, %(successor)s, 'noop', 'carried over', source, linked_at
FROM links
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s AND outcome <> 'declined'
ON CONFLICT (workspace_id, transcript_id, run, ordinal, memory_id) DO NOTHING

-- name: rivals
-- What stands near each newcomer in words, consolidated and live: a conflict needs most words in common. A machine's text
-- that lives already has met its rivals; a candidate for an episode is settled by any live row, others by a consolidated.
-- Where few could be rivals the newcomer is compared with each; where there are many, with those that share its words. A
-- rival comes once, with the newcomers that it stands near and its place among the rivals of each.
WITH could AS MATERIALIZED (
    SELECT array_agg(memory_id) AS ids
    FROM (
        SELECT memory_id
        FROM memory_state
        WHERE workspace_id = %(workspace_id)s AND tier = 'consolidated' AND ended_at IS NULL
          AND NOT muted AND status <> 'rejected' AND (valid_until IS NULL OR valid_until > %(now)s)
        LIMIT %(few)s + 1
    ) AS counted
), newcomer AS MATERIALIZED (
    SELECT n.memory_id, n.words, (SELECT string_agg(term(word)::text, '|')::tsquery FROM unnest(n.words) AS word) AS any_word
    FROM (
        SELECT *, tsvector_to_array(to_tsvector(dictionary(language), content) || bigrams(content)) AS words
        FROM json_to_recordset(%(newcomers)s) AS told (
            memory_id text, content text, language text, scope text, text_hash text, operator boolean, tier text
        )
        OFFSET 0
    ) AS n
    WHERE (SELECT ids FROM could) IS NOT NULL AND (n.operator OR NOT EXISTS (
        SELECT FROM memory_state AS s
        WHERE s.text_hash = n.text_hash AND s.scope = n.scope AND s.workspace_id = %(workspace_id)s
          AND s.ended_at IS NULL AND (n.tier = 'episode' OR s.tier = 'consolidated')
    ))
), few AS MATERIALIZED (
    SELECT memory_id, search
    FROM memories
    WHERE workspace_id = %(workspace_id)s AND memory_id = ANY ((SELECT ids FROM could)::text[])
      AND (SELECT cardinality(ids) FROM could) <= %(few)s AND EXISTS (SELECT FROM newcomer)
), near AS MATERIALIZED (
    SELECT closest.memory_id, array_agg(newcomer.memory_id) AS newcomers, array_agg(closest.place) AS places
    FROM newcomer
    CROSS JOIN LATERAL (
        SELECT c.memory_id, row_number() OVER (ORDER BY c.nearness DESC, c.memory_id) AS place
        FROM (
            SELECT memory_id, ts_rank(search, newcomer.any_word) AS nearness FROM few
            UNION ALL
            SELECT memory_id, nearness FROM sharing_words(%(workspace_id)s, newcomer.words, %(now)s, %(limit)s)
            WHERE (SELECT cardinality(ids) FROM could) > %(few)s
        ) AS c
        WHERE c.nearness > 0
        ORDER BY place
        LIMIT %(limit)s
    ) AS closest
    GROUP BY closest.memory_id
)
SELECT r.*, near.newcomers, near.places
FROM near
CROSS JOIN LATERAL (
    SELECT * FROM remembered AS m
    WHERE m.workspace_id = %(workspace_id)s AND m.memory_id = near.memory_id
    OFFSET 0
) AS r

-- name: believed
-- The states that some memories had at an instant: what their latest events by then left them with.
SELECT DISTINCT ON (memory_id) memory_id, after
FROM events
WHERE workspace_id = %(workspace_id)s AND memory_id = ANY (%(ids)s) AND at <= %(at)s
ORDER BY memory_id, version DESC

-- name: journal
-- The latest events of a workspace, narrowed ('' and NULL narrow nothing).
SELECT memory_id, version, kind, actor, reason, before, after, at
FROM events
WHERE workspace_id = %(workspace_id)s
  AND (%(kind)s = '' OR kind = %(kind)s)
  AND (%(actor)s = '' OR actor = %(actor)s)
  AND (%(since)s::timestamptz IS NULL OR at >= %(since)s)
  AND (%(until)s::timestamptz IS NULL OR at < %(until)s)
ORDER BY at DESC, id DESC
LIMIT %(limit)s

-- name: events
SELECT version, kind, actor, reason, before, after, at, tags
FROM events
WHERE workspace_id = %(workspace_id)s AND memory_id = %(memory_id)s
ORDER BY version

-- name: support
-- Of a transcript that ran several times, as the last run that supports the memory has it.
SELECT
    l.transcript_id, l.run, l.ordinal, l.outcome, l.reason, l.source, l.linked_at,
    s.turn, s.start_offset, s.end_offset, s.raw, s.text, s.surface, s.score, s.features, s.tags, s.scan, s.agent_id, s.round
FROM links AS l
JOIN statements AS s USING (workspace_id, transcript_id, run, ordinal)
WHERE l.workspace_id = %(workspace_id)s AND l.memory_id = %(memory_id)s
  AND l.run = (
      SELECT max(newest.run) FROM links AS newest
      JOIN transcripts AS t USING (workspace_id, transcript_id)
      WHERE newest.workspace_id = l.workspace_id AND newest.memory_id = l.memory_id
        AND newest.transcript_id = l.transcript_id AND newest.run <= t.run)
ORDER BY l.linked_at, l.transcript_id, l.ordinal

-- name: replaced
-- What ended in favour of a memory, in the order it ended.
SELECT s.memory_id, s.ending, s.ended_at, m.content
FROM memory_state AS s
JOIN memories AS m USING (workspace_id, memory_id)
WHERE s.workspace_id = %(workspace_id)s AND s.superseded_by = %(memory_id)s
ORDER BY s.ended_at, s.memory_id
