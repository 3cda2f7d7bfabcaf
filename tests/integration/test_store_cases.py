"""Ways in which stores of other systems go wrong, each tried on ours in several shapes."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from infra.postgres.operating import PostgresOperating
from pipeline.domain.surface import Surface
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.independence import source
from pipeline.lifecycle.transition import Cause
from pipeline.lifecycle.verb import Verb
from tests.builders import DAY, NOON
from tests.store_walk import Said

if TYPE_CHECKING:
    from tests.store_walk import Store

FREEZE = "Deploys of the shop are frozen on Fridays."


@pytest.mark.parametrize(
    "again",
    [
        "  deploys of the shop are frozen on fridays ",
        "Deploys of the shop are frozen on **Fridays**",
        "DEPLOYS OF THE SHOP ARE FROZEN ON FRIDAYS!",
        "Deploys of the shop are frozen on\u00a0Fridays.",
        "\u201cDeploys of the shop are frozen on Fridays\u201d",
        "\uff24eploys of the shop are frozen on Fridays.",
    ],
)
def test_the_same_words_are_one_memory_however_they_are_set(store: Store, again: str) -> None:
    assert text_hash(again) == text_hash(FREEZE)
    store.form(Said([FREEZE], "t-1"))
    store.form(Said([again], "t-2", colony="bees"))
    (known,) = store.remembered()
    assert known.state.reinforce_count == 1


@pytest.mark.parametrize(
    "other", ["Deploys of the shop freeze on Fridays.", "Deploys of the shop are not frozen on Fridays."]
)
def test_other_words_are_another_memory(store: Store, other: str) -> None:
    store.form(Said([FREEZE], "t-1"))
    store.form(Said([other], "t-2", colony="bees"))
    assert len(store.remembered()) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("a:b", "c"), ("a", "b:c")),
        (("a\nworkspace", "c"), ("a", "workspace\nc")),
        (("w", "acme/my-api"), ("w", "acme-my/api")),
        (("w", "acme/api"), ("w", "")),
        (("repo:a", ""), ("w", "a")),
        (("W", "x"), ("w", "x")),
    ],
)
def test_scopes_that_spell_alike_are_kept_apart(store: Store, one: tuple[str, str], other: tuple[str, str]) -> None:
    for number, (workspace, repo) in enumerate((one, other)):
        store.form(Said([FREEZE], f"t-{number}", workspace, colony=f"c-{number}", repo=repo))
    found = [known for workspace in {one[0], other[0]} for known in store.remembered(workspace)]
    assert len({(known.memory.workspace_id, known.memory.scope) for known in found}) == 2
    assert {known.state.reinforce_count for known in found} == {0}


def test_sources_of_two_kinds_never_collide() -> None:
    tokens = {source("x", "", ""), source("", "x", ""), source("", "", "x"), source("", "", "colony:x")}
    assert len(tokens) == 4


def test_a_fact_that_two_transcripts_support_outlives_either(store: Store) -> None:
    store.form(Said([FREEZE], "t-1"))
    store.form(Said([FREEZE], "t-2", colony="bees"))
    with store.database.maintenance() as connection:
        connection.execute(b"DELETE FROM transcripts WHERE transcript_id = 't-1'")
    (known,) = store.remembered()
    assert known.state.is_live
    assert store.rows("SELECT DISTINCT transcript_id FROM links") == [{"transcript_id": "t-2"}]


def test_pins_and_an_operator_s_words_outlive_what_machines_say_again(store: Store) -> None:
    store.form(Said([FREEZE], "t-1"))
    (known,) = store.remembered()
    operating = PostgresOperating(store.database)
    operating.act("w", known.memory.memory_id, Verb.PIN, Cause("lena", "", NOON))
    for number in range(3):
        store.form(Said([FREEZE], f"again-{number}", colony=f"c-{number}", at=NOON + DAY))
    (after,) = store.remembered()
    assert (after.state.pinned, after.memory) == (True, known.memory)


@pytest.mark.parametrize(
    ("text", "happened"),
    [
        ("Yesterday we moved the shop to eu-west.", datetime(2025, 6, 1, 9, tzinfo=UTC)),
        ("The shop was moved to eu-west three days ago.", datetime(2025, 5, 30, 9, tzinfo=UTC)),
        ("The shop was moved to eu-west the day before yesterday.", datetime(2025, 5, 31, 9, tzinfo=UTC)),
        ("The shop has been in eu-west since the move.", datetime(2025, 6, 2, 9, tzinfo=UTC)),
    ],
)
def test_yesterday_is_a_day_before_it_was_told_and_not_before_it_was_read(
    store: Store, text: str, happened: datetime
) -> None:
    told = datetime(2025, 6, 2, 9, tzinfo=UTC)
    claim = store.classify(Said([text], at=told))
    assert store.stages.formed(claim, store.plan(claim, NOON))
    (known,) = store.remembered()
    assert (known.memory.valid_from, known.memory.created_at) == (happened, NOON)


def test_a_graduating_episode_is_never_swept_away(store: Store) -> None:
    store.form(Said([FREEZE], "t-1", surface=Surface.AGENT_OUTPUT))
    (known,) = store.remembered()
    assert known.state.expires_at is not None
    last = known.state.expires_at - DAY / 24
    store.dispatch([known], "d-1", "scout", at=last)
    store.dispatch([known], "d-2", "guard", "wasps", at=last)
    (after,) = store.remembered()
    assert (after.state.tier, after.state.expires_at, after.state.is_live) == ("consolidated", None, True)
