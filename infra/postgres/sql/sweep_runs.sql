-- What each pass did. Passes that found nothing to do share one row, so that a sweep that looks every five seconds
-- does not fill the table.

-- name: write
INSERT INTO sweep_runs (sweep, actor, dry_run, started_at, finished_at, counts, resume_at, error)
VALUES (%(sweep)s, %(actor)s, %(dry_run)s, %(started_at)s, %(finished_at)s, %(counts)s, %(resume_at)s, %(error)s)

-- name: touch
UPDATE sweep_runs SET started_at = %(started_at)s, finished_at = %(finished_at)s
WHERE id = (SELECT max(id) FROM sweep_runs WHERE sweep = %(sweep)s)
  AND actor = %(actor)s AND NOT dry_run AND error = ''
  AND counts = %(counts)s AND resume_at IS NOT DISTINCT FROM %(resume_at)s
RETURNING id

-- name: resume_at
-- Where the last run that wrote something down stopped, or what it had looked at by then.
SELECT resume_at FROM sweep_runs
WHERE sweep = %(sweep)s AND NOT dry_run AND error = ''
ORDER BY id DESC
LIMIT 1

-- name: latest
-- The newest run of each sweep that was no trial, for people and metrics.
SELECT DISTINCT ON (sweep) sweep, actor, started_at, finished_at, counts, resume_at IS NOT NULL AS resumes, error
FROM sweep_runs
WHERE NOT dry_run
ORDER BY sweep, id DESC

-- name: history
SELECT id, sweep, actor, dry_run, started_at, finished_at, counts, error
FROM sweep_runs
WHERE %(sweep)s = '' OR sweep = %(sweep)s
ORDER BY id DESC
LIMIT %(limit)s
