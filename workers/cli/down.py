"""`memform down`: stop what `up` started."""

import typer

from workers import fleet, settings
from workers.cli.option import AsJson
from workers.cli.terminal import emit, say, spinner

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform down")
def down(*, as_json: AsJson = False) -> None:
    """Stop the workers, let them finish what they hold, then stop the servers. The data stays."""
    with spinner("stopping"):
        stopped = fleet.stop(settings.load())
    if as_json:
        emit({"stopped": [*stopped]})
    else:
        say(f"stopped: {', '.join(stopped)}" if stopped else "nothing was running")
