-- What recall asks. The voices are functions (migrations 0051 to 0055, 0130, 0131): their operators are not leakproof, or their
-- plans must not be left to a guess.
--
-- `find` reads every voice, what became true in the stretch of time that the question names, and the workspace's own weights: all
-- finds of a kind are one row of arrays, since a row has the seventy columns of a memory too. Then the memories found that can
-- answer, their columns in the order of the fields of `Memory` and `MemoryState`: what shares a word with the question or may be
-- as relevant as `floor`, unless `scored` others are surely more relevant, and what is pinned. A longer statement than 4,096
-- bytes psycopg would read anew for each question.

-- name: find
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
),
-- What each find leaves of the doubt, by itself; as in pipeline/scoring/fusion.py.
alone AS MATERIALIZED (
    SELECT memory_id, bool_or(voice = 'lexical') AS is_worded,
           (1 - %(words)s * coalesce(max(value) FILTER (WHERE voice = 'lexical'), 0))
           * (1 - least(%(nearness)s, greatest(0, %(steepness)s
               * (max(value) FILTER (WHERE voice IN ('semantic', 'cosine')) - %(unrelated)s)))) AS doubt,
           CASE WHEN bool_or(voice = 'temporal') THEN 1 - %(newness)s ELSE 1 END AS newest
    FROM found
    WHERE memory_id IS NOT NULL
    GROUP BY memory_id
    HAVING bool_or(voice NOT IN ('cosine', 'pair'))
),
-- With how well the best find beside it answers.
weighed AS MATERIALIZED (
    SELECT memory_id, is_worded, newest, doubt * (1 - %(linkage)s * coalesce(share, 0)) AS doubt
    FROM alone
    LEFT JOIN (
        SELECT w.memory_id, max(w.value * (1 - a.doubt)) AS share
        FROM found AS w
        JOIN alone AS a ON a.memory_id = w.seed
        WHERE w.voice = 'way'
        GROUP BY w.memory_id
    ) AS beside USING (memory_id)
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
    GROUP BY voice
    UNION ALL
    SELECT 'memory', NULL::integer[], NULL::text[], NULL::double precision[], NULL::text[], NULL, w.memory_id
    FROM weighed AS w
    WHERE (w.is_worded OR 1 - w.doubt * w.newest >= %(floor)s)
      AND w.doubt * w.newest <= coalesce((
          SELECT doubt
          FROM weighed
          WHERE is_worded OR 1 - doubt >= %(floor)s + 2 * %(rounding)s
          ORDER BY doubt
          OFFSET %(scored)s::integer - 1
          LIMIT 1
      ), 1) + %(rounding)s
       OR EXISTS (
           SELECT
           FROM memory_state AS s
           WHERE s.workspace_id = %(workspace_id)s AND s.memory_id = w.memory_id AND s.pinned
           OFFSET 0)
) AS f
LEFT JOIN LATERAL (
    SELECT * FROM remembered AS m
    WHERE m.workspace_id = %(workspace_id)s AND m.memory_id = f.known
    OFFSET 0
) AS r ON true
