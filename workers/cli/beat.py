"""`memform beat`: the scheduler in the foreground."""

import typer

from workers import endpoint, settings
from workers.app import create_app
from workers.logs import configure

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform beat")
def beat() -> None:
    """Run the scheduler in the foreground. One a deployment; a second one only rings twice, which is harmless."""
    chosen = settings.load()
    configure(chosen.log_level)
    celery = create_app(chosen, endpoint.locate(chosen))
    celery.Beat(loglevel=chosen.log_level, scheduler="celery.beat:Scheduler").run()
