"""`memform migrate`: the schema, forward only."""

import typer

from infra.postgres.migrate import migrate as apply
from workers import endpoint, settings
from workers.cli.option import AsJson
from workers.cli.terminal import emit, say

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform migrate")
def migrate(*, as_json: AsJson = False) -> None:
    """Bring the database schema up to date. Safe to repeat, and to run from two places at once."""
    applied = apply(endpoint.database_url(settings.load()))
    if as_json:
        emit({"applied": [*applied]})
    else:
        say("\n".join(f"applied {name}" for name in applied) or "the schema is up to date")
