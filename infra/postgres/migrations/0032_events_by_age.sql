-- What happened lately is asked of events by their time.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE INDEX events_by_age ON events (at, id);
