-- How an operator settled a conflict. One that a rule settled has a winner and nothing here; open is neither.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

ALTER TABLE conflicts
    ADD COLUMN settled_at timestamptz,
    ADD COLUMN settled_as text,
    ADD COLUMN settled_by text NOT NULL DEFAULT '',
    ADD COLUMN settled_why text NOT NULL DEFAULT '',
    ADD CONSTRAINT conflicts_settled_as_is_known CHECK (settled_as IN ('kept_one', 'kept_both', 'merged')),
    ADD CONSTRAINT conflicts_are_settled_by_somebody
        CHECK ((settled_at IS NULL) = (settled_as IS NULL) AND (settled_at IS NULL OR settled_by <> '')),
    ADD CONSTRAINT conflicts_one_is_kept_if_and_only_if_it_won
        CHECK (settled_as IS NULL OR (settled_as = 'kept_one') = (winner IS NOT NULL));
CREATE INDEX conflicts_open ON conflicts (workspace_id, id)
    WHERE winner IS NULL AND settled_at IS NULL AND memory_id IS NOT NULL;
