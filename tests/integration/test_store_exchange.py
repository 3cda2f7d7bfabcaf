"""One round trip is one transaction in one workspace, and only what need not last does not wait for the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from psycopg.types.json import Jsonb

from pipeline.domain.surface import Surface
from pipeline.errors import PermanentError
from tests.builders import parcel

if TYPE_CHECKING:
    from tests.store_walk import Store

RAISE = b"UPDATE transcripts SET attempts = attempts + 1 RETURNING attempts"
STANDS = b"SELECT attempts FROM transcripts"
REFUSED = b"UPDATE transcripts SET run = 0"
WAITS = b"SELECT current_setting('synchronous_commit') AS waits"
ECHO = b"SELECT %(value)s::jsonb AS value"
ECHO_TEXT = b"SELECT %(value)s::jsonb::text AS value"
COUNT = b"SELECT count(*) AS transcripts FROM transcripts"


def test_an_exchange_is_done_whole_or_not_at_all(store: Store) -> None:
    store.ledger.put(parcel())
    with pytest.raises(PermanentError):
        store.database.exchange("w", (RAISE, {}), (REFUSED, {}))
    ((row,),) = store.database.exchange("w", (RAISE, {}))
    assert row["attempts"] == 1


def test_what_opens_a_transaction_is_part_of_it(store: Store) -> None:
    store.ledger.put(parcel())
    with store.database.opened("w", (RAISE, {}), (COUNT, {})) as (connection, (raised, counted)):
        assert (raised, counted) == ([{"attempts": 1}], [{"transcripts": 1}])
        assert connection.execute(RAISE).fetchall() == [{"attempts": 2}]
        ((outside,),) = store.database.exchange("w", (STANDS, {}))
        assert outside == {"attempts": 0}
    with pytest.raises(PermanentError), store.database.opened("w", (RAISE, {}), (REFUSED, {})):
        pytest.fail("what was refused opens nothing")
    with pytest.raises(LookupError), store.database.opened("w", (RAISE, {})):
        raise LookupError
    assert store.database.exchange("w", (STANDS, {})) == [[{"attempts": 2}]]


def test_who_ends_with_a_pipeline_commits_within_it_whole_or_not_at_all(store: Store) -> None:
    store.ledger.put(parcel())
    _raise_and_end(store, RAISE)
    assert store.database.exchange("w", (STANDS, {})) == [[{"attempts": 2}]]
    with pytest.raises(PermanentError):
        _raise_and_end(store, REFUSED)
    assert store.database.exchange("w", (STANDS, {})) == [[{"attempts": 2}]]
    with store.database.unscoped() as connection:
        assert connection.execute(COUNT).fetchall() == [{"transcripts": 0}], "no workspace is left behind"


def _raise_and_end(store: Store, last: bytes) -> None:
    with store.database.opened("w", (RAISE, {})) as (connection, _), connection.pipeline():
        connection.execute(last)
        connection.commit()


def test_an_exchange_answers_for_its_workspace_and_leaves_none_behind(store: Store) -> None:
    store.ledger.put(parcel(workspace="w"))
    store.ledger.put(parcel(workspace="other"))
    seen = [store.database.exchange(name, (COUNT, {}))[0][0]["transcripts"] for name in ("w", "", "other", "nobody")]
    assert seen == [1, 0, 1, 0]
    with store.database.unscoped() as connection:
        assert connection.execute(COUNT).fetchall() == [{"transcripts": 0}]


@pytest.mark.parametrize("lasting", [True, False])
def test_only_what_lasts_waits_for_the_disk_and_only_for_its_own_commit(store: Store, *, lasting: bool) -> None:
    expected = [{"waits": "on" if lasting else "off"}]
    assert store.database.exchange("w", (WAITS, {}), lasting=lasting) == [expected]
    with store.database.transaction("w", lasting=lasting) as connection:
        assert connection.execute(WAITS).fetchall() == expected
    with store.database.unscoped() as connection:
        assert connection.execute(WAITS).fetchall() == [{"waits": "on"}]


@pytest.mark.parametrize(
    "value", [{Surface.TOOL_OUTPUT: [Surface.IMPORT]}, {"é": '\u0001"\\🙂'}, [0.1, 1e300, None, True]]
)
def test_a_json_value_comes_back_as_it_was_written(store: Store, value: object) -> None:
    assert store.database.exchange("w", (ECHO, {"value": Jsonb(value)})) == [[{"value": value}]]


def test_what_no_json_value_may_hold_is_refused_by_postgres_and_a_long_number_is_not(store: Store) -> None:
    with pytest.raises(PermanentError):
        store.database.exchange("w", (ECHO, {"value": Jsonb("a\ud800b")}))
    assert store.database.exchange("w", (ECHO_TEXT, {"value": Jsonb([10**30])})) == [[{"value": f"[{10**30}]"}]]
