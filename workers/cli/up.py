"""`memform up`: start the fleet and keep it."""

import typer

from workers import fleet, settings
from workers.cli.option import AsJson
from workers.cli.terminal import emit, note, say

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform up && memform status")
def up(*, as_json: AsJson = False) -> None:
    """Start private servers, the schema, one worker a stage and the scheduler. Starts only what does not run."""
    chosen = settings.load()
    running = fleet.start(chosen, note)
    state = str(chosen.state_dir.absolute())
    if as_json:
        emit({"state": state, "logs": str(running.logs), "address": running.address, "running": [*running.names]})
        return
    say(f"running: {', '.join(running.names)}")
    say(f"state    {state}")
    say(f"logs     {running.logs}   (memform logs)")
    say(f"metrics  http://{running.address}/metrics")
    say("stop it with `memform down`")
