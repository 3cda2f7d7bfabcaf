-- The knobs: every turn is kept, and where a knob stands is its latest turn. They hold for the whole installation.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

CREATE TABLE knob_turns (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    actor text NOT NULL,
    reason text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT knob_turns_have_an_actor CHECK (actor <> ''),
    CONSTRAINT knob_turns_change_something CHECK (before <> after),
    CONSTRAINT knob_turns_are_switches_or_numbers CHECK (
        jsonb_typeof(before) IN ('boolean', 'number') AND jsonb_typeof(after) = jsonb_typeof(before))
);
CREATE INDEX knob_turns_by_name ON knob_turns (name, id DESC);
CREATE TRIGGER knob_turns_are_immutable BEFORE UPDATE ON knob_turns
    FOR EACH ROW EXECUTE FUNCTION refuse_update();
-- Nobody deletes a turn: it says where the knob stands.
GRANT SELECT, INSERT ON knob_turns TO memform_app, memform_maintenance;
