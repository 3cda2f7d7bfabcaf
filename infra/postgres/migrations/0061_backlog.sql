-- What is on its way, counted over every workspace: for a scrape, and for an autoscaler that is granted this and nothing
-- else. It runs with its owner's eyes and tells counts and ages only.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE VIEW backlog AS
SELECT progress, bulk, count(*) AS transcripts, min(updated_at) AS oldest_at
FROM transcripts
WHERE due_at IS NOT NULL
GROUP BY progress, bulk;
GRANT SELECT ON backlog TO memform_maintenance;
