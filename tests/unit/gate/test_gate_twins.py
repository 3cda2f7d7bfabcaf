"""Kinds of junk that other wordings brought in, each with the fact that resembles it and must pass."""

from __future__ import annotations

import pytest

from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine

TWINS = (
    ("There are no relevant facts to remember.", "The facts table must be backed up before it is dropped."),
    ("The conversation contains no information to store.", "The audit table contains no personal columns by design."),
    ("For instance, imagine Bob lives in Paris and likes tea.", "Image builds must run on arm64."),
    ("Por ejemplo, supongamos que Ana vive en Lima.", "Los respaldos se guardan 30 días."),
    ("The build is now green.", "The release manager is now Kim."),
    ("Your account is now unlocked.", "The API rate limit is now 200 requests per minute."),
    ("Moving on to the next step.", "We moved the cache from Redis to Valkey."),
    ("Commit: 4f2a9bc fix typo", "Commit 4f2a9bc broke the import of CSV files."),
    ("https://docs.example.com/api", "The API docs live at https://docs.example.com/api."),
)


@pytest.mark.parametrize(("junk", "fact"), TWINS)
def test_junk_goes_and_the_fact_beside_it_stays(junk: str, fact: str) -> None:
    assert not any(found.is_candidate for found in examine(junk, Surface.AGENT_OUTPUT))
    assert any(found.is_candidate for found in examine(fact, Surface.AGENT_OUTPUT))
