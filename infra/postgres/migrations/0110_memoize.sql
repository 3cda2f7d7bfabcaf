-- No voice asks whether a memory answers more than once: a table of what was told before costs more than a look-up.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- What a function sets holds for those that it calls.
ALTER FUNCTION find_memories(
    text, text, text[], halfvec, text, integer, timestamptz, boolean, text, text, text, text[], integer, integer, integer,
    integer, double precision, double precision
) SET enable_memoize = off;
ALTER FUNCTION find_within(text, timestamptz, timestamptz, timestamptz, boolean, text, text, text, integer)
    SET enable_memoize = off;
