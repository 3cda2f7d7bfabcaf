"""Many memories at once: one is formed as the workers do it, the others are copies of it with texts of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.store_walk import Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.store_walk import Store

FIRST = "The staging database listens on port 5433."


def crowd(store: Store, texts: Sequence[str], *, start: int = 1, workspace: str = "w") -> None:
    """Remember `texts` in a workspace, beside FIRST, as `mem-<start>`, `mem-<start + 1>` and so on."""
    if not store.remembered(workspace):
        store.form(Said([FIRST], workspace=workspace))
    with store.database.maintenance() as connection:
        connection.execute(_COPY, {"texts": list(texts), "start": start, "workspace": workspace, "first": FIRST})


_COPY = b"""
WITH copies AS (
    INSERT INTO memories (
        workspace_id, memory_id, scope, text_hash, thread_id, colony_id, repo, title, content, summary, language,
        surface, operator, entry_type, sub_type, memory_type, pacer, pacer_confidence, polarity, decay_class, domain,
        topic, domains, tool_refs, importance, gate_score, scan_tier, provenance, trajectory, merged_from, merge_source,
        embedding_key, gate_version, pacer_version, prompt_version, model, valid_from, created_at)
    SELECT workspace_id, 'mem-' || place, scope, 'hash-' || place, thread_id, colony_id, repo, title, text, summary,
        language, surface, operator, entry_type, sub_type, memory_type, pacer, pacer_confidence, polarity, decay_class,
        domain, topic, domains, tool_refs, importance, gate_score, scan_tier, provenance, trajectory, merged_from,
        merge_source, embedding_key, gate_version, pacer_version, prompt_version, model, valid_from, created_at
    FROM memories
    CROSS JOIN (
        SELECT %(start)s - 1 + n AS place, text FROM unnest(%(texts)s::text[]) WITH ORDINALITY AS said (text, n)
    ) AS said
    WHERE workspace_id = %(workspace)s AND content = %(first)s
    RETURNING *
), states AS (
    INSERT INTO memory_state
    SELECT c.workspace_id, c.memory_id, c.scope, c.text_hash, s.tier, s.status, s.prior_alpha, s.prior_beta, s.alpha,
        s.beta, s.peak_alpha, s.confidence_at, s.strength, s.strength_baseline, s.strength_at, s.last_reinforced_at,
        s.last_recalled_at, s.reinforce_count, s.mention_count, s.recall_count, s.dispatch_count, s.prediction_errors,
        s.pinned, s.muted, s.staged_reason, s.expires_at, s.valid_until, s.ended_at, s.ending, s.superseded_by,
        s.updated_at, s.version
    FROM copies AS c
    CROSS JOIN (
        SELECT s.* FROM memory_state AS s JOIN memories AS m USING (workspace_id, memory_id)
        WHERE s.workspace_id = %(workspace)s AND m.content = %(first)s
    ) AS s
    RETURNING *
)
INSERT INTO events (workspace_id, memory_id, version, kind, actor, reason, before, after, at)
SELECT s.workspace_id, s.memory_id, 1, 'created', 'test', 'x', NULL,
    e.after || jsonb_build_object('memory_id', s.memory_id, 'text_hash', s.text_hash), e.at
FROM states AS s
CROSS JOIN (
    SELECT e.* FROM events AS e JOIN memories AS m USING (workspace_id, memory_id)
    WHERE e.workspace_id = %(workspace)s AND m.content = %(first)s
) AS e
"""
