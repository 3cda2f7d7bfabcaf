"""`memform reprocess`: let stored transcripts run again, after a rule, a prompt or a model has changed."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

import typer

from pipeline.domain.batch import Selection
from pipeline.domain.parcel import TranscriptRef
from pipeline.errors import InvalidInputError
from pipeline.formats.detect import FORMATS
from pipeline.policy import PREVIEW_EXAMPLES
from pipeline.preview import Difference
from workers import reprocess as batch
from workers import wiring
from workers.cli.following import follow
from workers.cli.option import AnyWorkspace, AsJson, in_order, instant, require_known
from workers.cli.terminal import clip, emit, progress, say
from workers.reprocess import Outlook
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)

NOTHING = "no transcript at rest is chosen by this"
TITLES = {
    "appear": "statements would pass that did not",
    "vanish": "memories would end: no statement supports them any more",
    "reclassify": "memories would be tagged otherwise",
    "reword": "statements would be worded otherwise",
    "reconsider": "statements would be decided anew",
    "stay": "memories would stay although their statement is gone",
}


@app.command(
    epilog="Examples: memform reprocess --outdated --dry-run   |   memform reprocess -w team --since 2026-01-01"
)
def reprocess(  # noqa: PLR0913 - each is an option of the command
    *,
    workspace: AnyWorkspace = "",
    outdated: Annotated[
        bool, typer.Option("--outdated", help="What an older gate, PACER, scan or policy has read.")
    ] = False,
    gate: Annotated[str, typer.Option(help="What this version of the gate has read.")] = "",
    pacer: Annotated[str, typer.Option(help="What this version of PACER has read.")] = "",
    prompt: Annotated[str, typer.Option(help="What was judged with this prompt version; it is judged again.")] = "",
    model: Annotated[str, typer.Option(help="What was judged by this model; it is judged again.")] = "",
    format_name: Annotated[str, typer.Option("--format", help="What was read as this format.")] = "",
    domain: Annotated[str, typer.Option(help="What holds a statement of this domain.")] = "",
    since: Annotated[
        datetime | None, typer.Option(parser=instant, metavar="TIME", help="What was received at or after this (UTC).")
    ] = None,
    until: Annotated[
        datetime | None, typer.Option(parser=instant, metavar="TIME", help="What was received before this (UTC).")
    ] = None,
    transcript: Annotated[str, typer.Option("--id", help="The transcript with this id.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="Every transcript at rest.")] = False,
    rejudge: Annotated[
        bool, typer.Option("--rejudge", help="Let the judge hear again what has not changed, too.")
    ] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would change, and write nothing.")] = False,
    examples: Annotated[int, typer.Option(min=0, max=1000, help="Examples of each kind in a dry run.")] = (
        PREVIEW_EXAMPLES
    ),
    wait: Annotated[bool, typer.Option(help="Stay and show the progress; the batch goes on without you.")] = True,
    as_json: AsJson = False,
) -> None:
    """Let transcripts that are stored run again with today's rules, on the batch queues, as a batch.

    What has not changed keeps its memories as they are. What is gone takes a memory with it only if that rests on
    nothing else and no operator has touched it. `memform batches rollback` takes a batch back.
    """
    in_order(since, until)
    chosen_by = Selection(transcript, gate, pacer, prompt, model, format_name, domain, since, until, outdated=outdated)
    _require_choice(chosen_by, everything=everything)
    asked = rejudge or bool(prompt or model)
    with wiring.connect() as services:
        if asked and services.judge is None:
            message = "no model is configured, so nothing can be judged again"
            raise InvalidInputError(message, ["set MEMFORM_JUDGE_MODEL (.env.example)"])
        chosen = batch.choose(services, chosen_by, workspace)
        if not chosen:
            _nothing(services, workspace, dry_run=dry_run, as_json=as_json)
        elif dry_run:
            _show(_looked(services, chosen, rejudge=asked, examples=examples), as_json=as_json)
        else:
            batches = batch.start(services, chosen, chosen_by, rejudge=asked)
            follow(services, batches, wait=wait, as_json=as_json)


def _require_choice(chosen_by: Selection, *, everything: bool) -> None:
    """Refuse a choice that is none, that is two in one, or that names what there is not."""
    require_known(chosen_by.format, FORMATS, "format", "--format")
    if chosen_by.domain:
        from classifiers.topic import DECISIONS, DOMAINS  # noqa: PLC0415 - a lexicon, which only this option needs

        require_known(chosen_by.domain, (*DOMAINS, DECISIONS), "domain", "--domain")
    if everything and not chosen_by.is_empty:
        message = "--all is every transcript at rest, and another option chooses among them: give one or the other"
        raise InvalidInputError(message)
    if chosen_by.is_empty and not everything:
        message = "say which transcripts: --outdated, another of the options above, or --all"
        raise InvalidInputError(message, ["memform reprocess --outdated --dry-run shows what a new version changes"])


def _looked(services: Services, chosen: Sequence[TranscriptRef], *, rejudge: bool, examples: int) -> Outlook:
    outlook = Outlook()
    with progress("looking", len(chosen)) as at:
        for ref in chosen:
            batch.look(services, outlook, ref, rejudge=rejudge, examples=examples)
            at(outlook.transcripts)
    return outlook


def _nothing(services: Services, workspace: str, *, dry_run: bool, as_json: bool) -> None:
    """Say that nothing is chosen, and which batches have transcripts that are not at rest for that."""
    busy = [row for row in services.batches.list(workspace) if row["running"]]
    if as_json:
        if dry_run:
            _show(Outlook(), as_json=True)
        else:
            emit({"batches": [], "running": [row["batch_id"] for row in busy]})
        return
    say("no transcript at rest is chosen by this: nothing would change" if dry_run else NOTHING)
    for row in busy:
        number = row["batch_id"]
        say(f"        {row['running']} are under way in batch {number}: `memform batches show {number}`")


def _show(outlook: Outlook, *, as_json: bool) -> None:
    if as_json:
        emit(
            {
                "dry_run": True,
                "transcripts": outlook.transcripts,
                "changed": outlook.changed,
                "counts": {kind: outlook.counts[kind] for kind in TITLES},
                "reasons": dict(outlook.reasons.most_common()),
                "unreadable": [*outlook.unreadable],
                "examples": {
                    kind: [
                        {
                            "workspace_id": ref.workspace_id,
                            "transcript_id": ref.transcript_id,
                            "turn": each.turn,
                            "was": each.was,
                            "now": each.now,
                            "memory_id": each.memory_id,
                        }
                        for ref, each in outlook.examples.get(kind, ())
                    ]
                    for kind in TITLES
                },
            }
        )
        return
    say(f"{outlook.changed} of {outlook.transcripts} transcripts would change; nothing was written")
    for kind, title in TITLES.items():
        if not outlook.counts[kind]:
            continue
        say(f"{outlook.counts[kind]:6}  {title}")
        for why, count in outlook.reasons.most_common():
            if why.startswith(f"{kind}: "):
                say(f"            {count} {why.removeprefix(f'{kind}: ')}")
        for ref, each in outlook.examples.get(kind, ()):
            _example(ref, each)
    for refused in outlook.unreadable:
        say(f"        would be dead: {clip(refused)}")


def _example(ref: TranscriptRef, each: Difference) -> None:
    place = f"{ref.transcript_id}, turn {each.turn}"
    say(f"        {clip(place, 60)}{f'  {each.memory_id}' if each.memory_id else ''}")
    if each.kind == "appear":
        say(f"          + {clip(each.now)}  ({each.was})")
    elif each.kind == "reword":
        say(f"          - {clip(each.was)}")
        say(f"          + {clip(each.now)}")
    else:
        say(f"          {clip(each.was)}")
        say(f"          {clip(each.now)}")
