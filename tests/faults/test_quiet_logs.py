"""The logs of a whole run, bugs and strangers' messages included, hold no secret and no sentence of a transcript."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from celery import Celery

from pipeline.domain.recall import RecallQuery
from tests import siege
from tests.fakes.faulty_worker import QUOTED
from workers import patience
from workers.client import Memform

if TYPE_CHECKING:
    from workers.settings import Settings
    from workers.wiring import Services

TOKEN: Final = "ghp_" + "aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5"
PASSWORD: Final = "correct-horse-battery-staple-7"  # noqa: S105 - planted, to be looked for
SENTENCES: Final = {
    "formed": "The Hardanger ferry takes cars only before noon, because the ramp floods.",
    "bug": f"The Lofoten depot keeps its keys under the mat, and this is {QUOTED}.",
    "inline": "The Tromso antenna answers on channel nineteen.",
    "misspelt": "The Svalbard vault is opened with the left hand.",
    "malformed": "The Rjukan turbine must never run dry.",
    "asked": "where does the Geiranger convoy stop for fuel",
}
PLACES: Final = ("Hardanger", "Lofoten", "Tromso", "Svalbard", "Rjukan", "Geiranger")


def test_no_secret_and_no_sentence_reaches_a_log(chosen: Settings, services: Services) -> None:
    told = siege.unhurried(chosen).model_copy(update={"log_level": "debug"})
    posts = [
        *siege.stage_posts(told, fault="quote"),
        siege.post(told, "retrieval", ("retrieval",), siege.faulty("quote")),
    ]
    siege.man(chosen, [*posts, *siege.upkeep_posts(told)])
    producer = Memform(services, "quiet-logs")
    credentials = f'token = "{TOKEN}"\nThe login is password={PASSWORD} for the night shift.'
    producer.enqueue(f"{SENTENCES['formed']}\n\n{credentials}", transcript_id="formed")
    producer.enqueue(f"{SENTENCES['bug']}\n\n{credentials}", transcript_id="bug")
    stranger = Celery("stranger", broker=services.endpoints.redis_url, set_as_current=False)
    for task, name in (("memform.gate", "inline"), ("memform.gaet", "misspelt")):
        body = {"v": 1, "workspace_id": "quiet-logs", "transcript_id": name, "body": f"{SENTENCES[name]} {credentials}"}
        stranger.send_task(task, [body], queue="gate")
    stranger.send_task("memform.gate", [{"v": 1, "body": SENTENCES["malformed"], "more": credentials}], queue="gate")
    stranger.close()
    assert siege.settled(services, "quiet-logs", ["formed", "bug", "inline"]) == ["done", "dead", "done"]
    assert siege.all_answer(services, ["retrieval"])
    producer.recall(RecallQuery(workspace_id="quiet-logs", text=f"{SENTENCES['asked']} {TOKEN}"))

    def strangers_are_told() -> bool | None:
        events = [line.get("event", "") for line in siege.log_lines(chosen, "*.log", "")]
        return True if any("memform.gaet" in str(event) for event in events) and "permanent" in events else None

    assert patience.until(strangers_are_told, siege.LONGEST_WAIT_SECONDS)
    written = "".join(log.read_text(errors="replace") for log in (chosen.state_dir / "logs").iterdir())
    assert [plant for plant in (TOKEN, TOKEN[:12], PASSWORD, QUOTED, *PLACES) if plant in written] == []
    ours = siege.log_lines(chosen, "*.log", '"quiet-logs"')
    ids = [line for line in ours if line.get("transcript_id") == "formed"]
    assert {line["event"] for line in ids} >= {"gated", "classified", "done"}
    assert all(line["task_id"] for line in ids)
    (bug,) = [line for line in ours if line.get("branch") == "bug"]
    assert (bug["level"], bug["event"], bug["error"], bug["transcript_id"]) == ("error", "dead", "ValueError", "bug")
