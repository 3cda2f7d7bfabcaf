"""The wall between workspaces, query by query: each one names the workspace, or says why it does not."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from infra.postgres.queries import load

TOPICS = sorted(entry.name.removesuffix(".sql") for entry in files("infra.postgres").joinpath("sql").iterdir())
SHARED = frozenset({"vector_cache", "migrations", "pg_class", "pg_roles", "information_schema", "pg_stat_activity"})
"""Relations that belong to no workspace."""

OVER_ALL = {
    "batches": "feeds what every workspace has started, as maintenance",
    "catch_up": "the sweep asks over every workspace, as maintenance; the hearing itself is scoped",
    "ledger": "the relay asks over every workspace, as maintenance",
    "sweeps": "sweeps run over every workspace, as maintenance",
    "retention": "as the sweeps",
    "rescan": "as the sweeps",
    "census": "counts for metrics, over every workspace, as maintenance",
    "comparing": "as the sweeps",
    "vectors": "the cache belongs to no workspace; back-filling runs as maintenance",
    "turns": "whose turn it is among all workspaces, as maintenance",
    "sweep_runs": "what sweeps did, which belongs to no workspace",
    "knobs": "the operator's, for the whole fleet",
    "operating": "the operator's view of the server",
    "erasure": "vectors and the list of tables belong to no workspace; the rest is scoped",
    "term_counts": "estimates of every workspace at once, as maintenance",
    "doctor": "looks at the server, not at what is in it",
}
"""Topics with a query that names no workspace as a parameter, each with its reason."""


def unscoped(topic: str) -> list[str]:
    return [name for name, query in load(topic).items() if not re.search(rb"%\(workspace(?:_id|s)?\)s", query)]


@pytest.mark.parametrize("topic", TOPICS)
def test_every_query_is_bound_to_a_workspace_or_has_a_reason(topic: str) -> None:
    loose = [
        name
        for name in unscoped(topic)
        if not all(word in SHARED for word in relations(load(topic)[name])) and topic not in OVER_ALL
    ]
    assert loose == []


@pytest.mark.parametrize("topic", sorted(OVER_ALL))
def test_an_exemption_is_needed(topic: str) -> None:
    if topic in TOPICS:
        assert unscoped(topic) != []


def relations(query: bytes) -> set[str]:
    """Return the relations that a query reads or writes, by name; its own parts aside."""
    own = {found.decode() for found in re.findall(rb"(?:WITH|,)\s+(\w+) AS (?:MATERIALIZED )?\(", query)}
    named = re.findall(rb"(?:FROM|JOIN|INTO|UPDATE)\s+(?:ONLY )?([a-z_]+)", query)
    words = {found.decode() for found in named}
    return words - own - {"unnest", "lateral", "only", "of", "set", "jsonb_array_elements", "jsonb_each_text", "skip"}
