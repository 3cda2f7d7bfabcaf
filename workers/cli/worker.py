"""`memform worker`: one worker in the foreground."""

import os
import sys
from typing import Annotated

import typer

from infra.doctor.examination import examine_start
from pipeline.errors import PermanentError
from workers import endpoint, post, settings, wiring
from workers.app import create_app
from workers.diagnosis import patient
from workers.logs import configure
from workers.routing import Queue
from workers.serving import serve

app = typer.Typer(add_completion=False, rich_markup_mode=None)

QUEUES = ", ".join(queue.value for queue in Queue)


@app.command(epilog="Example: memform worker gate classify --concurrency 2")
def worker(
    queues: Annotated[list[Queue] | None, typer.Argument(help=f"Queues to serve, of: {QUEUES}. Default: all.")] = None,
    concurrency: Annotated[int, typer.Option(min=1, max=64, help="Child processes.")] = 1,
    name: Annotated[str, typer.Option(help="Name of this worker among its host's; default: its queues.")] = "",
) -> None:
    """Run one worker in the foreground until SIGTERM; it then finishes what it holds."""
    chosen = settings.load()
    if not settings.is_prepared():
        # Libraries read these variables when they are loaded, so the process begins again with them.
        again = [sys.executable, "-P", "-c", "from workers.cli import main; main()", *sys.argv[1:]]
        os.execve(sys.executable, again, settings.environment(chosen))  # noqa: S606 - the same program, no shell
    configure(chosen.log_level)
    where = endpoint.locate(chosen)
    for finding in examine_start(patient(chosen, where)):
        message = f"{finding.check}: {finding.message}; {finding.mend}"
        raise PermanentError(message, finding.check)
    names = [queue.value for queue in queues or Queue]
    own = post.take(chosen, name or "+".join(names))
    running = wiring.Process(chosen, where, own.folder if own else None)
    celery = create_app(chosen, running.endpoints)
    serve(celery, running)
    wiring.load_ahead(chosen, queues or Queue)
    celery.worker_main(
        [
            "--quiet",
            "worker",
            f"--queues={','.join(names)}",
            f"--concurrency={concurrency}",
            f"--hostname={name or '+'.join(names)}@%h",
            f"--loglevel={chosen.log_level}",
            "--without-gossip",
            "--without-mingle",
        ]
    )
