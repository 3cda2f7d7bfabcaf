-- What has newly become something that others can be compared with: sweeps look at that, not at everything every hour.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE INDEX events_of_rising ON events (id)
    WHERE kind IN ('created', 'graduated', 'revived', 'reinstated');
-- Sweeps go through the live memories in the order of the primary key; an old scan version is found by its value.
CREATE INDEX transcripts_by_scan ON transcripts ((versions ->> 'scan')) WHERE progress = 'done';
