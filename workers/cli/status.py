"""`memform status`: queues, stages, workers and the ledger at a glance."""

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any

import typer
from pydantic import JsonValue

from pipeline.errors import InvalidInputError, TransientError
from pipeline.ports import Progress
from workers import wiring
from workers.backlog import waiting
from workers.cli.option import AsJson
from workers.cli.terminal import complain, emit, say
from workers.routing import STAGE_OF
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)

COSTS = ("model", "transcripts", "calls", "failed", "prompt_tokens", "completion_tokens", "latency_ms")


@app.command(epilog="Example: memform status --json")
def status(
    *,
    workspace: Annotated[str, typer.Option("--workspace", "-w", help="Only this workspace; default: all.")] = "",
    as_json: AsJson = False,
) -> None:
    """Show queues (depth, oldest age), stages, workers, sweeps, and whether every statement is accounted for.

    Where the broker is away, what the database knows is shown all the same, and the exit code is 1.
    """
    with wiring.connect() as services:
        answer = glance(services, workspace)
    if as_json:
        emit(answer)
    else:
        _show(answer)
    if answer["broker"]:
        complain(str(answer["broker"]))
        raise typer.Exit(1)


def glance(services: Services, workspace: str = "") -> dict[str, JsonValue]:
    """Return what `status` answers. Ages are seconds; None where nothing waits.

    `broker` says why the broker did not answer, "" where it did; without it `queues`, `inbox` and `workers` are empty
    and the breaker is not known.
    """
    now = services.clock.now()
    overview = services.overview(workspace)
    stages, ledger = overview.stages(), dict(overview.ledger())
    moving = {stage: oldest for stage, (_, oldest) in stages.items() if stage in STAGE_OF}
    return {
        **_broker(services, now),
        "stages": {stage.value: stages[stage][0] if stage in stages else 0 for stage in Progress},
        "dead_letters": overview.open_letters(),
        "oldest_pending_age_s": _age(min(moving.values(), default=None), now),
        "transcripts": ledger.pop("transcripts"),
        "ledger": {"in": ledger.pop("statements"), **ledger},
        "judge": _judge(services, workspace),
        "sweeps": {row["sweep"]: _run(row) for row in services.sweep_runs.latest()},
    }


def _broker(services: Services, now: datetime) -> dict[str, JsonValue]:
    """Return what the broker knows: what waits, who answers, and how the workers see the model's endpoint."""
    try:
        load = services.inbox.load()
        return {
            "broker": "",
            "queues": _queues(services, now),
            "inbox": {
                "depth": load.parcels,
                "bytes": load.size_bytes,
                "budget_bytes": load.budget_bytes,
                "oldest_age_s": _age(load.oldest_at, now),
            },
            "workers": [*services.bell.workers()],
        }
    except (TransientError, InvalidInputError) as away:
        return {"broker": str(away), "queues": {}, "inbox": {}, "workers": []}


def _run(row: Mapping[str, Any]) -> JsonValue:
    """Return the last run of a sweep that was no trial."""
    return {
        "finished_at": row["finished_at"].isoformat(),
        "actor": row["actor"],
        "counts": {**row["counts"]},
        "error": row["error"],
    }


def _judge(services: Services, workspace: str) -> dict[str, JsonValue]:
    """Return the configured model, what waits for it, and what each model has cost so far."""
    overview = services.overview(workspace)
    return {
        "model": services.settings.judge_model,
        "breaker": _breaker(services),
        "enabled": services.knobs.current().judge_enabled,
        "awaiting": dict(overview.awaiting()),
        "models": [
            {
                **{name: row[name] for name in COSTS},
                "tokens_per_transcript": round(
                    (row["prompt_tokens"] + row["completion_tokens"]) / row["transcripts"], 1
                ),
                "mean_latency_ms": round(row["latency_ms"] / row["calls"], 1),
                "last_called_at": row["last_called_at"].isoformat(),
            }
            for row in overview.judging()
        ],
    }


def _breaker(services: Services) -> str | None:
    """Return how the workers see the configured endpoint; None where no model is configured, or nobody can be asked."""
    if not services.settings.judge_model:
        return None
    from workers.judging import breaker_state  # noqa: PLC0415 - who has no model need not load the judge

    try:
        return breaker_state(services.shared, services.completer.endpoint, services.clock.now())
    except (TransientError, InvalidInputError):
        return None


def _queues(services: Services, now: datetime) -> dict[str, JsonValue]:
    """Return how much waits in each queue, and how long the oldest transcript has stood at its stage."""
    return {
        queue.value: {"depth": waits.depth, "oldest_age_s": _age(waits.oldest_at, now)}
        for queue, waits in waiting(services).items()
    }


def _age(since: datetime | None, now: datetime) -> float | None:
    return None if since is None else round(max((now - since).total_seconds(), 0.0), 3)


def _show(answer: dict[str, JsonValue]) -> None:
    queues, stages, ledger = answer["queues"], answer["stages"], answer["ledger"]
    if not (isinstance(queues, dict) and isinstance(stages, dict) and isinstance(ledger, dict)):
        return
    waiting = [
        f"{name} {queue['depth']}" for name, queue in queues.items() if isinstance(queue, dict) and queue["depth"]
    ]
    say(f"queues   {', '.join(waiting) or ('all empty' if queues else 'not known')}")
    say(f"stages   {', '.join(f'{count} {stage}' for stage, count in stages.items())}{_waiting(answer)}")
    workers, nobody = answer["workers"], "none answers" if queues else "not known"
    say(f"workers  {', '.join(map(str, workers)) if isinstance(workers, list) and workers else nobody}")
    balanced = "balanced" if ledger["balanced"] else "NOT BALANCED"
    parts = [f"{count} {name}" for name, count in ledger.items() if name not in {"in", "balanced"} and count]
    say(f"ledger   {ledger['in']} statements in = {' + '.join(parts) or '0'}: {balanced}")
    _show_judge(answer["judge"])
    _show_sweeps(answer["sweeps"])


def _waiting(answer: Mapping[str, JsonValue]) -> str:
    """Return how many of the dead wait for a word; the others were discarded, and `memform dead list` has them not."""
    stages, waiting = answer["stages"], answer["dead_letters"]
    if not (isinstance(stages, dict) and stages[Progress.DEAD]):
        return ""
    return f" ({waiting} of them in `memform dead list`, the others discarded)"


def _show_sweeps(sweeps: JsonValue) -> None:
    """Tell when sweeps ran last, and of those that did something or failed, what."""
    runs = {name: run for name, run in sweeps.items() if isinstance(run, dict)} if isinstance(sweeps, dict) else {}
    newest = max((f"{run['finished_at']}" for run in runs.values()), default="")
    ran = f"{len(runs)} have run, the last at {_second(newest)} (`memform sweep list`)" if runs else "none has run yet"
    say(f"sweeps   {ran}")
    for name, run in runs.items():
        counts = run["counts"] if isinstance(run["counts"], dict) else {}
        done = ", ".join(f"{count} {label}" for label, count in counts.items() if count and label != "seen")
        if run["error"] or done:
            told = f"FAILED ({run['error']})" if run["error"] else done
            say(f"         {name} at {_second(str(run['finished_at']))}: {told}")


def _second(written: str) -> str:
    return written[:19].replace("T", " ")


def _show_judge(judge: JsonValue) -> None:
    if not isinstance(judge, dict):
        return
    awaiting = judge["awaiting"] if isinstance(judge["awaiting"], dict) else {}
    waiting = ", ".join(f"{count} {reason}" for reason, count in awaiting.items())
    off = "" if judge["enabled"] else ", switched off (`memform knobs set judge_enabled true`)"
    named = f"{judge['model']} (circuit {judge['breaker'] or 'not known'})" if judge["model"] else "no model configured"
    say(f"judge    {named}{off}; waiting to be judged: {waiting or 'nothing'}")
    for row in judge["models"] if isinstance(judge["models"], list) else []:
        if isinstance(row, dict):
            tokens = f"{row['prompt_tokens']} tokens sent, {row['completion_tokens']} received"
            calls = f"{row['calls']} calls ({row['failed']} failed) for {row['transcripts']} transcripts"
            say(f"         {row['model']}: {calls}, {tokens}, {row['mean_latency_ms']} ms a call")
