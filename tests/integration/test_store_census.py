"""Counts for a scrape and for an autoscaler: right, read-only, bounded in time, and of no workspace."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
import yaml
from psycopg import sql

from infra.postgres.census import PRESENT, TOTALS, PostgresCensus
from pipeline.errors import TransientError
from pipeline.ports import Progress
from tests.builders import parcel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from infra.postgres.database import Database
    from tests.store_walk import Store

KEDA = Path(__file__).resolve().parents[2] / "docs" / "operations" / "keda.yml"
LIMIT = timedelta(seconds=20)


def moving(database: Database) -> dict[tuple[str, bool], int]:
    rows = PostgresCensus(database, LIMIT).read(PRESENT)["moving"]
    return {(row["progress"], row["bulk"]): row["transcripts"] for row in rows}


def test_what_is_on_its_way_is_counted_over_every_workspace(database: Database, store: Store) -> None:
    assert moving(database) == {}
    for workspace, number in (("w", 1), ("w", 2), ("v", 3)):
        store.ledger.put(parcel(transcript=f"t-{number}", workspace=workspace))
    store.ledger.put(parcel(transcript="t-4").model_copy(update={"bulk": True}))
    assert moving(database) == {(Progress.RECEIVED, False): 3, (Progress.RECEIVED, True): 1}


def test_every_count_is_read_in_a_transaction_that_cannot_write(database: Database, store: Store) -> None:
    store.ledger.put(parcel())
    census = PostgresCensus(database, LIMIT)
    present, totals = census.read(PRESENT), census.read(TOTALS)
    assert (set(present), set(totals)) == (set(PRESENT), set(TOTALS))
    assert totals["unbalanced"] == [{"transcripts": 0}]
    (connections,) = present["connections"]
    assert 0 < connections["used"] < connections["allowed"]
    with database.maintenance() as connection:
        row = connection.execute("SHOW transaction_read_only").fetchone()
    assert row == {"transaction_read_only": "off"}, "the limit ends with the reading"


def test_a_statement_nobody_accounts_for_is_found(database: Database, store: Store) -> None:
    store.ledger.put(parcel())
    with database.maintenance() as connection:
        connection.execute("UPDATE transcripts SET statements = 3")
        rows = connection.execute("SELECT count(*) AS transcripts FROM ledger WHERE NOT balanced").fetchall()
    assert PostgresCensus(database, LIMIT).read(TOTALS)["unbalanced"] == rows == [{"transcripts": 1}]
    store.empty()


def test_a_count_that_takes_too_long_is_given_up(database: Database, database_url: str) -> None:
    with psycopg.connect(database_url) as busy:
        busy.execute("LOCK TABLE memform.statements IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(TransientError):
            PostgresCensus(database, timedelta(milliseconds=50)).read(TOTALS)


@pytest.fixture
def keda(database_url: str) -> Iterator[psycopg.Connection[Any]]:
    """A connection with the rights that the autoscaler's file gives it."""
    grants = [line.lstrip("# ").partition(";")[0] for line in KEDA.read_text("utf-8").splitlines() if "GRANT" in line]
    assert len(grants) == 2
    with psycopg.connect(database_url, autocommit=True) as owner:
        owner.execute("CREATE ROLE keda LOGIN")
        for grant in grants:
            owner.execute(grant.encode())
        owner.execute("SET ROLE keda")
        yield owner
        owner.execute("RESET ROLE")
        owner.execute("DROP OWNED BY keda")
        owner.execute("DROP ROLE keda")


def test_the_autoscalers_query_runs_with_the_rights_its_file_gives_and_no_others(
    keda: psycopg.Connection[Any], store: Store
) -> None:
    (scaled, _) = yaml.safe_load_all(KEDA.read_text(encoding="utf-8"))
    (trigger,) = scaled["spec"]["triggers"]
    query = trigger["metadata"]["query"].encode()
    assert keda.execute(query).fetchone() == (0,)
    for number, workspace in enumerate(("w", "v")):
        store.ledger.put(parcel(transcript=f"t-{number}", workspace=workspace))
    assert keda.execute(query.replace(b"'classified'", b"'received'")).fetchone() == (2,)
    for table in ("transcripts", "statements", "memories", "judge_replies"):
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            keda.execute(sql.SQL("TABLE memform.{}").format(sql.Identifier(table)))
