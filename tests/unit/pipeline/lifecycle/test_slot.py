"""One thing that is given two names is a conflict that stays open; two things, and what a thing is like, are none."""

from __future__ import annotations

import pytest

from pipeline.lifecycle.conflict import Claim, Clash, Ground, Ruling, clash
from pipeline.lifecycle.slot import is_renamed
from tests.remembering import DAY, NOW

RENAMED = [
    ("Device A is a Synology.", "Device A is a Fnos."),
    ("The shift lead is Ingrid.", "The shift lead is now Tomas."),
    ("Our DNS provider is Cloudflare.", "Our DNS provider is Route53."),
    ("Rack 4 is a Dell.", "Rack 4 is a Lenovo."),
    ("La base de datos es Postgres.", "La base de datos es MySQL."),
    ("La base de données est Postgres.", "La base de données est MySQL."),
    ("O banco de dados é Postgres.", "O banco de dados é agora MySQL."),
    ("Il database è Postgres.", "Il database è ora MySQL."),
    ("Databasen er Postgres.", "Databasen er nå MySQL."),
    ("Databasen är Postgres.", "Databasen är MySQL."),
    ("De database is Postgres.", "De database is MySQL."),
    ("База данных — Postgres.", "База данных — MySQL."),
    ("قاعدة البيانات هي Postgres.", "قاعدة البيانات هي MySQL."),
    ("数据库是Postgres。", "数据库现在是MySQL。"),
    ("データベースはPostgresです。", "データベースはMySQLです。"),
]
BOTH_HOLD = [
    ("Device A is a Synology.", "Device B is a Fnos."),
    ("Device A is a Synology.", "Device A is a Synology NAS."),
    ("The database is Postgres.", "The database is PostgreSQL."),
    ("The staging cache is Redis.", "The cache is Valkey."),
    ("The cache is fast.", "The cache is big."),
    ("Ingrid is Norwegian.", "Ingrid is Vegan."),
    ("A customer is Acme.", "A customer is Initech."),
    ("The main customer is Acme.", "The main customer is Initech."),
    ("The cause is Redis.", "The cause is Postgres."),
    ("One of the owners is Ingrid.", "One of the owners is Tomas."),
    ("The shift lead is Ingrid.", "The shift lead was Tomas."),
    ("The shift lead is Ingrid.", "Is the shift lead Tomas?"),
    ("数据库是Postgres。", "缓存是MySQL。"),
    ("问题是Postgres。", "问题是MySQL。"),
]


def claim(text: str, days: float = 0.0, *, operator: bool = True, repo: str = "") -> Claim:
    return Claim(text, NOW + days * DAY, 0.5, operator=operator, repo=repo)


@pytest.mark.parametrize(("old", "new"), RENAMED)
def test_one_thing_with_two_names_is_an_open_conflict(old: str, new: str) -> None:
    assert is_renamed(old, new)
    assert is_renamed(new, old)
    assert clash(claim(new, 30), claim(old)) == Clash(Ground.NAME, Ruling.OPEN)


@pytest.mark.parametrize(("old", "new"), BOTH_HOLD)
def test_two_things_or_what_a_thing_is_like_are_none(old: str, new: str) -> None:
    assert not is_renamed(old, new)
    assert not is_renamed(new, old)


def test_what_is_said_again_or_of_another_repository_is_none() -> None:
    old, new = RENAMED[0]
    assert clash(claim(old.upper(), 30), claim(old)) is None
    assert clash(claim(new, 30, repo="a"), claim(old, repo="b")) is None
    assert clash(claim(new, 30, repo="a"), claim(old)) is not None
