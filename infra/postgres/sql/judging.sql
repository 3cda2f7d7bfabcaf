-- What the judge asks of the store.

-- name: exact
-- Live memories by their normalised text. One a text, by the unique index on live rows.
SELECT * FROM remembered
WHERE workspace_id = %(workspace_id)s AND scope = %(scope)s AND text_hash = ANY (%(hashes)s) AND ended_at IS NULL

-- name: find_reply
SELECT key, phase, transcript_id, ordinals, model, prompt_version, reply::text AS reply, shown, filed_at, asked
FROM judge_replies
WHERE workspace_id = %(workspace_id)s AND key = %(key)s

-- name: replies_behind
-- What a model said of the statements that a memory rests on.
SELECT DISTINCT ON (r.filed_at, r.key)
    r.key, r.phase, r.transcript_id, r.ordinals, r.model, r.prompt_version, r.reply::text AS reply, r.shown, r.filed_at,
    r.asked
FROM links AS l
JOIN judge_replies AS r USING (workspace_id, transcript_id)
WHERE l.workspace_id = %(workspace_id)s AND l.memory_id = %(memory_id)s AND l.ordinal = ANY (r.ordinals)
ORDER BY r.filed_at, r.key

-- name: costs
SELECT * FROM judge_costs
WHERE workspace_id = %(workspace_id)s AND transcript_id = %(transcript_id)s
ORDER BY model

-- name: file_reply
INSERT INTO judge_replies (
    workspace_id, key, phase, transcript_id, ordinals, model, prompt_version, reply, shown, filed_at, asked
) VALUES (
    %(workspace_id)s, %(key)s, %(phase)s, %(transcript_id)s, %(ordinals)s, %(model)s, %(prompt_version)s, %(reply)s,
    %(shown)s, %(filed_at)s, %(asked)s
)
ON CONFLICT (workspace_id, key) DO NOTHING

-- name: spent
SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::bigint AS tokens
FROM judge_calls
WHERE workspace_id = %(workspace_id)s AND called_at >= %(day)s AND called_at < %(day)s + interval '1 day'

-- name: charge
INSERT INTO judge_calls (
    workspace_id, transcript_id, phase, model, prompt_version, prompt_tokens, completion_tokens, latency_ms, failure,
    called_at
) VALUES (
    %(workspace_id)s, %(transcript_id)s, %(phase)s, %(model)s, %(prompt_version)s, %(prompt_tokens)s,
    %(completion_tokens)s, %(latency_ms)s, %(failure)s, %(called_at)s
)
