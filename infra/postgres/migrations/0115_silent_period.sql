-- What became true in a stretch of time: when it cannot be read, that is told, and the other voices answer.
SET LOCAL ROLE memform_owner;
SET LOCAL search_path = memform, public;

-- The finds of `period_voice` as rows of `find_memories`: `within`, or one row `silent` with the fault.
CREATE FUNCTION find_within(
    for_workspace text, since timestamptz, until timestamptz, at timestamptz, as_of boolean, episodes text,
    wanted_pacer text, wanted_domain text, max_hits integer
) RETURNS TABLE (voice text, memory_id text, place integer, value double precision, seed text, fault text)
LANGUAGE plpgsql STABLE ROWS 25
SET search_path = memform, public, pg_temp
AS $$
#variable_conflict use_column
BEGIN
    RETURN QUERY
    SELECT 'within', v.memory_id, v.place, NULL::double precision, NULL::text, NULL::text
    FROM period_voice(for_workspace, since, until, at, as_of, episodes, wanted_pacer, wanted_domain, max_hits) AS v;
EXCEPTION
    WHEN syntax_error_or_access_rule_violation OR internal_error OR data_exception OR feature_not_supported
        OR program_limit_exceeded OR query_canceled THEN
    RETURN QUERY SELECT 'silent', NULL::text, NULL::integer, NULL::double precision, 'temporal', SQLERRM;
END
$$;
