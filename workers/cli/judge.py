"""`memform judge`: what judging would cost, before it costs anything."""

from typing import Annotated

import typer

from infra.clock import SystemClock
from judge.estimate import NOTHING, Estimate, estimate
from judge.prompt import PROMPT_VERSION
from pipeline import formation
from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.domain.transcript import Origin
from pipeline.errors import InvalidInputError, MemformError
from pipeline.formats.detect import read
from workers import intake, settings, wiring
from workers.cli.option import AsJson
from workers.cli.source import Gathered, as_text, gather, parts_of, refuse, tell
from workers.cli.terminal import emit, say, spinner

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Ask what judging transcripts would cost.",
    epilog="Example: memform judge estimate sessions/",
)


@app.callback()
def judge() -> None:
    """Keep `estimate` a command of a group, although it is the only one."""


@app.command("estimate", epilog="Example: memform judge estimate sessions/ --json")
def estimate_cost(
    paths: Annotated[
        list[str], typer.Argument(help="Transcripts or folders of them (- reads standard input).", metavar="PATH…")
    ],
    *,
    surface: Annotated[Surface | None, typer.Option(help="Surface of what people say in them.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show how many calls and tokens judging these transcripts would cost at most. Calls no model, needs no server.

    An upper bound: what is known word for word, or near nothing, costs less; retries and halved batches cost more.
    """
    gathered = gather(paths)
    tell(gathered)
    with spinner("reading"):
        costs, refused = _costs_of(gathered, surface)
    for name, error in refused.items():
        refuse(name, error)
    if not costs:
        message = f"{', '.join(paths)} holds no transcript: there is nothing to estimate"
        raise InvalidInputError(message)
    candidates, total = 0, NOTHING
    for judged, cost in costs:
        candidates, total = candidates + judged, total.plus(cost)
    answer = {
        "model": settings.load().judge_model or None,
        "prompt_version": PROMPT_VERSION,
        "transcripts": len(costs),
        "candidates": candidates,
        **total._asdict(),
    }
    if as_json:
        emit(dict(answer))
    else:
        say(f"{len(costs)} transcripts, {candidates} statements to judge, prompts {PROMPT_VERSION}")
        say(f"at most {total.calls} calls, {total.prompt_tokens:,} tokens sent, {total.reply_tokens:,} tokens in reply")
    if refused:
        raise typer.Exit(1)


def _costs_of(
    gathered: Gathered, surface: Surface | None
) -> tuple[list[tuple[int, Estimate]], dict[str, MemformError]]:
    """Return what each transcript costs, and why files below a folder cannot be read; one that was named must be."""
    costs: list[tuple[int, Estimate]] = []
    refused: dict[str, MemformError] = {}
    for name in gathered.files:
        try:
            costs += [_cost_of(part, body, surface) for part, body in parts_of(name)]
        except MemformError as error:
            if not gathered.has_folder:
                raise
            refused[name] = error
    return costs, refused


def _cost_of(name: str, body: bytes, surface: Surface | None) -> tuple[int, Estimate]:
    """Return how many statements of a transcript a judge would hear, and what they would cost at most."""
    reading = Reading(surface=surface, operator=surface is Surface.OPERATOR_CHAT, filename=as_text(name))
    now = SystemClock().now()
    parcel = intake.pack(body, "estimate", wiring.masker(), now, reading=reading)
    heard = read(parcel.body, reading, parcel.workspace_id, parcel.transcript_id, now).transcript
    formed = formation.form(heard, wiring.tools())
    judged = [
        each
        for each in formed.classified.candidates
        if each.statement.policy is WritePolicy.FORM
        and not (reading.operator and each.statement.surface is Surface.OPERATOR_CHAT)
    ]
    origin = Origin(parcel.workspace_id, parcel.transcript_id, "", heard.colony_id, heard.repo or "", now, now)
    return len(judged), estimate(judged, origin)
