"""Kinds of junk that other wordings brought in, each with the fact that resembles it and must pass."""

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine

TWINS = (
    ("There are no relevant facts to remember.", "The facts table must be backed up before it is dropped."),
    ("The conversation contains no information to store.", "The audit table contains no personal columns by design."),
    ("For instance, imagine Bob lives in Paris and likes tea.", "Image builds must run on arm64."),
    ("Example: Priya lives in Turin and owns a boat.", "Example configs live in the docs folder."),
    ("Zum Beispiel: Jonas arbeitet bei Nordlicht.", "Das Beispiel in der Dokumentation nutzt Port 8080."),
    ("I wonder whether a second replica would help.", "I wondered why restores were slow; the index was missing."),
    ("Ich frage mich, ob der Pool zu klein ist.", "Der Pool ist zu klein, weil jede Anfrage ihn zweimal braucht."),
    ("3 of 5 tasks done.", "9 of 150 uploads failed with 413."),
    ("Step 2 of 5 completed.", "4 out of 60 exports failed with a timeout after the move."),
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


@pytest.mark.parametrize("text", ["I wonder if the cron should move to UTC.", "Jeg lurer på om disken er full."])
def test_a_question_that_is_told_is_one_for_an_operator_too(text: str) -> None:
    assert [found.drop for found in examine(text, Surface.OPERATOR_CHAT)] == [DropReason.QUESTION]
