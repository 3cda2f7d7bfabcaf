-- What recall asks. The voices are functions (migrations 0051 to 0055): their operators are not leakproof, or their plans
-- must not be left to a guess.

-- name: find
-- Every voice, what became true in the stretch of time that the question names, and the workspace's own weights: all finds of
-- a kind are one row of arrays, since a row has the seventy columns of a memory too. Then the memories found, once each, their
-- columns in the order of the fields of `Memory` and `MemoryState`.
WITH found AS MATERIALIZED (
    SELECT *
    FROM find_memories(
        %(workspace_id)s, %(text)s, %(pieces)s::text[], %(vector)s::halfvec, %(model)s, %(exact_up_to)s::integer,
        %(at)s::timestamptz, %(as_of)s::boolean, %(episodes)s, %(pacer)s, %(domain)s, %(voices)s::text[],
        %(limit)s::integer, %(max_terms)s::integer, %(newest)s::integer, %(max_seeds)s::integer,
        %(rate)s::double precision, %(gamma)s::double precision
    )
    UNION ALL
    SELECT *
    FROM find_within(
        %(workspace_id)s, %(since)s::timestamptz, %(until)s::timestamptz, %(at)s::timestamptz, %(as_of)s::boolean,
        %(episodes)s, %(pacer)s, %(domain)s, %(limit)s::integer)
    WHERE %(since)s::timestamptz IS NOT NULL
    UNION ALL
    (SELECT 'weights', NULL, NULL, NULL, NULL, weights::text
     FROM weight_turns
     WHERE workspace_id = %(workspace_id)s
     ORDER BY id DESC
     LIMIT 1)
)
SELECT f.voice, f.places, f.ids, f.shares, f.seeds, f.note,
       r.memory_id, r.workspace_id, r.scope, r.text_hash, r.thread_id, r.colony_id, r.repo, r.title, r.content,
       r.summary, r.language, r.surface, r.operator, r.entry_type, r.sub_type, r.memory_type, r.pacer,
       r.pacer_confidence, r.polarity, r.decay_class, r.domain, r.topic, r.domains, r.tool_refs, r.importance,
       r.gate_score, r.scan_tier, r.provenance, r.trajectory, r.merged_from, r.merge_source, r.embedding_key,
       r.gate_version, r.pacer_version, r.prompt_version, r.model, r.valid_from, r.created_at, r.tier, r.status,
       r.prior_alpha, r.prior_beta, r.alpha, r.beta, r.peak_alpha, r.confidence_at, r.strength,
       r.strength_baseline, r.strength_at, r.last_reinforced_at, r.last_recalled_at, r.reinforce_count,
       r.mention_count, r.recall_count, r.dispatch_count, r.prediction_errors, r.pinned, r.muted,
       r.staged_reason, r.expires_at, r.valid_until, r.ended_at, r.ending, r.superseded_by, r.updated_at,
       r.version
FROM (
    SELECT voice, array_agg(place) AS places, array_agg(memory_id) AS ids, array_agg(value) AS shares,
           array_agg(seed) AS seeds, min(fault) AS note, NULL AS known
    FROM found
    WHERE voice <> 'memory'
    GROUP BY voice
    UNION ALL
    SELECT DISTINCT 'memory', NULL::integer[], NULL::text[], NULL::double precision[], NULL::text[], NULL, memory_id
    FROM found
    WHERE voice IN ('memory', 'within')
) AS f
LEFT JOIN LATERAL (
    SELECT * FROM remembered AS m
    WHERE m.workspace_id = %(workspace_id)s AND m.memory_id = f.known
    OFFSET 0
) AS r ON true
