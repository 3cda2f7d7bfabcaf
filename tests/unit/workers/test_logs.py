"""What a log may hold: where an error was raised, and never what was being worked on."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

SENTENCE = "The vault in Bergen opens at nine."
WRITES = f"""
import logging, structlog
from workers.logs import configure
configure("info")
def work(text):
    own = text + "!"
    try:
        int(own)
    except ValueError as error:
        raise KeyError(text) from error
try:
    work({SENTENCE!r})
except KeyError as error:
    structlog.get_logger().error("bug", exc_info=error)
    logging.getLogger("celery.worker").error("it failed", exc_info=error)
with structlog.contextvars.bound_contextvars(task_id="t-1", trace_id="abc"):
    structlog.get_logger(task="memform.gate").info("gated", transcript_id="x")
    logging.getLogger("celery.worker").error("Unregistered task %s.\\nThe body was:\\n%s", "x", {SENTENCE!r})
logging.getLogger("celery.worker").info("Task received %s", {SENTENCE!r})
"""


def written() -> list[dict[str, Any]]:
    done = subprocess.run([sys.executable, "-c", WRITES], capture_output=True, text=True, check=True)  # noqa: S603 - the lines above
    assert SENTENCE not in done.stderr
    assert "Bergen" not in done.stderr
    return [json.loads(line) for line in done.stderr.splitlines()]


WRITES_IN_PARTS = """
import sys
from workers.logs import configure
class Parts:
    written = []
    write, flush = written.append, staticmethod(lambda: None)
sys.stderr, standard_error = Parts(), sys.stderr
configure("info")
import structlog
structlog.get_logger().info("gated")
print(*map(repr, Parts.written), sep="\\n", file=standard_error)
"""


def test_a_line_and_its_end_are_written_at_once_so_that_no_process_of_the_same_log_comes_between() -> None:
    done = subprocess.run([sys.executable, "-c", WRITES_IN_PARTS], capture_output=True, text=True, check=True)  # noqa: S603 - the lines above
    (part,) = done.stderr.splitlines()
    assert part.endswith("}\\n'")


def test_every_line_is_an_object_that_holds_places_and_ids_and_no_text() -> None:
    bug, failed, gated, unknown = written()
    for line in (bug, failed):
        raised, cause = line["exception"]
        assert (raised["type"], raised["is_cause"], cause["type"], cause["is_cause"]) == (
            "KeyError",
            False,
            "ValueError",
            True,
        )
        assert raised["frames"][-1].endswith(" work")
    assert {"task": "memform.gate", "task_id": "t-1", "trace_id": "abc", "transcript_id": "x"}.items() <= gated.items()
    assert (unknown["event"], unknown["task_id"]) == ("Unregistered task x.", "t-1")
