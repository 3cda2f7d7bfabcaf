"""`memform demo`: the whole pipeline on two example transcripts, in one minute, with nothing left running."""

import signal
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, NoReturn

import typer

from pipeline.domain.memory import MemoryId
from pipeline.domain.recall import DetailTier, RecallQuery, RecallResult
from workers import examples, fleet, settings
from workers.cli import history
from workers.cli.recall import show
from workers.cli.terminal import note, say, spinner
from workers.client import Memform
from workers.settings import Settings
from workers.wiring import Services, connect

app = typer.Typer(add_completion=False, rich_markup_mode=None)

WORKSPACE: Final = "demo"
QUESTION: Final = "Why do requests time out at night while the reindex job runs?"
READERS: Final = ("finch-planner", "tern-coder")
"""Two agents of two other colonies: a colony's own memories do not graduate by being told back to it."""


@app.command(epilog="Example: memform demo")
def demo() -> None:
    """Start private servers and a fleet, form two transcripts, ask twice, show why; then stop all of it.

    It uses a folder of its own below the state folder, fresh each time.
    """
    base = settings.load()
    chosen = base.model_copy(
        update={"state_dir": base.state_dir.absolute() / "demo", "database_url": "", "redis_url": "", "intake": "inbox"}
    )
    with _running(chosen), connect(chosen) as services:
        memory = Memform(services, WORKSPACE)
        _enqueue(memory)
        _funnel(services)
        _why(services, _ask_twice(memory))
    say()
    say("Everything that was started is stopped. Keep a fleet of your own with `memform up`.")


@contextmanager
def _running(chosen: Settings) -> Generator[None]:
    """Run a fresh fleet for the length of a block; stop it whatever happens, a SIGTERM included."""
    signal.signal(signal.SIGTERM, _leave)
    fleet.discard(chosen)
    try:
        fleet.start(chosen, note)
        yield
    finally:
        note("stopping workers, then servers")
        fleet.discard(chosen)


def _leave(number: int, _frame: object) -> NoReturn:
    raise SystemExit(128 + number)


def _enqueue(memory: Memform) -> None:
    say("1. Two transcripts go in")
    colony, operator = examples.locate(examples.COLONY), examples.locate(examples.OPERATOR)
    with spinner("forming"):
        sent = [
            (colony, memory.enqueue(colony.read_bytes())),
            (operator, memory.enqueue(operator.read_bytes(), operator=True)),
        ]
        for path, receipt in sent:
            done = memory.wait(receipt.transcript_id)
            say(f"   {path.name:20} read as {done.format:12} {receipt.status}, then {done.status}")
    say()


def _funnel(services: Services) -> None:
    overview = services.overview(WORKSPACE)
    ledger = overview.ledger()
    dropped = ", ".join(f"{n} {reason}" for outcome, reason, n in overview.reasons() if outcome == "dropped")
    classes = ", ".join(f"{n} {pacer}" for pacer, n in overview.classes().items())
    say("2. What became of every statement")
    say(f"   {ledger['statements']:4} statements in")
    say(f"   {ledger['dropped']:4} dropped: {dropped}")
    say(f"   {ledger['quarantined']:4} quarantined")
    say(f"   {ledger['staged']:4} staged as episodes with a time to live, since no model is configured")
    say(f"   {ledger['added']:4} consolidated at once, in the operator's own words")
    others = [f"{ledger[outcome]} {outcome}" for outcome in ("updated", "noop", "declined", "failed", "pending")]
    say(f"        {', '.join(others)}: {'balanced' if ledger['balanced'] else 'NOT BALANCED'}")
    say(f"   classes: {classes}")
    say()


def _ask_twice(memory: Memform) -> RecallResult | None:
    """Deliver the same episodes to two agents; return the best that graduated by it."""
    say("3. Two agents of other colonies ask what was learnt")
    say(f"   {QUESTION}")
    graduated: RecallResult | None = None
    for number, agent in enumerate(READERS, 1):
        answer = memory.recall(
            RecallQuery(
                workspace_id=WORKSPACE,
                text=QUESTION,
                tier=DetailTier.FULL,
                limit=3,
                agent_id=agent,
                colony_id=agent.partition("-")[0],
                dispatch_id=f"demo-{number}",
                deterministic=True,
                episodes="only",
            )
        )
        say(f"   to {agent}:")
        show(answer, indent="   ")
        graduated = next((result for result in answer.results if result.graduated), None)
    say()
    return graduated


def _why(services: Services, graduated: RecallResult | None) -> None:
    say("4. Why it is remembered")
    if graduated is None:
        say("   no episode graduated")
        raise typer.Exit(1)
    remembered, chronicle = history.find(services, WORKSPACE, MemoryId(graduated.id))
    history.tell(remembered, chronicle)
