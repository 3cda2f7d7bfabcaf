-- The knobs of the installation: a table that only grows.

-- name: standing
-- Where each knob that was ever turned stands, and since when.
SELECT DISTINCT ON (name) name, after, at FROM knob_turns ORDER BY name, id DESC

-- name: one_at_a_time
-- Two operators turn one after the other, each from where the other left it. Readers never wait.
SELECT pg_advisory_xact_lock(hashtextextended('memform.knobs', 30))

-- name: write_turn
INSERT INTO knob_turns (name, before, after, actor, reason, at)
VALUES (%(name)s, %(before)s, %(after)s, %(actor)s, %(reason)s, %(at)s)
RETURNING id AS number, name, before, after, actor, reason, at

-- name: history
SELECT id AS number, name, before, after, actor, reason, at
FROM knob_turns
WHERE %(name)s = '' OR name = %(name)s
ORDER BY id DESC
LIMIT %(limit)s
