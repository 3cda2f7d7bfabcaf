"""Whether this deployment can take work: what is asked, and what each part answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import psycopg

from infra.postgres.migrate import compare
from pipeline.errors import MemformError
from workers.patience import ASKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from workers.wiring import Services

OK: Final = "ok"


class Readiness(NamedTuple):
    """What each part says: "ok", or in one line why not."""

    database: str
    migrations: str
    broker: str

    @property
    def is_ready(self) -> bool:
        """True when all is well."""
        return set(self) == {OK}


def examine(services: Services) -> Readiness:
    """Ask the database, its schema and the broker; what does not answer is told and raises nothing."""
    missing: list[str] = []

    def ask_schema() -> None:
        missing.extend(compare(services.endpoints.database_url, int(ASKING.database_seconds)).missing)

    database = _tell(ask_schema)
    migrations = f"not yet applied: {', '.join(missing)}: run `memform migrate`" if missing else database
    return Readiness(database, migrations, _tell(services.broker.ping))


def _tell(ask: Callable[[], object]) -> str:
    try:
        ask()
    except (MemformError, psycopg.Error) as refusal:
        return next(iter(str(refusal).splitlines()), type(refusal).__name__)
    return OK
