"""`memform recall`: ask what is remembered."""

from enum import StrEnum
from typing import Annotated

import typer

from classifiers.topic import normalise_domains
from pipeline.domain.recall import DetailTier, Mode, RecallAnswer, RecallQuery, RecallResult
from pipeline.domain.statement import PacerClass
from workers.cli.option import DEFAULT_WORKSPACE, AsJson, AsOf, Workspace
from workers.cli.terminal import emit, note, say, spinner
from workers.client import Memform, sound

app = typer.Typer(add_completion=False, rich_markup_mode=None)


class Episodes(StrEnum):
    """What a question may say of episodes, as `RecallQuery` has it."""

    MIXED = "mixed"
    NONE = "none"
    ONLY = "only"


@app.command(epilog="Example: memform recall 'which port does the search API use' --workspace team --tier full")
def recall(  # noqa: PLR0913 - each is an option of the command
    query: Annotated[
        str, typer.Argument(help="The question, in any language; its first 1,000 characters are read.", metavar="QUERY")
    ],
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    mode: Annotated[Mode, typer.Option(help="Which voices may answer.")] = Mode.HYBRID,
    tier: Annotated[DetailTier, typer.Option(help="How much of each memory to show.")] = DetailTier.AUTO,
    limit: Annotated[int, typer.Option(min=1, max=100, help="Results at most.")] = 10,
    offset: Annotated[
        int, typer.Option(min=0, max=400, help="Results to leave out: those of earlier pages (with --deterministic).")
    ] = 0,
    agent: Annotated[str, typer.Option(help="Agent that asks; those without a name are one reader.")] = "",
    colony: Annotated[str, typer.Option(help="Colony that asks.")] = "",
    role: Annotated[
        str, typer.Option(help="Role that asks. It withholds nothing yet: there are no grants, so every role reads.")
    ] = "",
    domain: Annotated[str, typer.Option(help="Only what is of this domain.")] = "",
    pacer: Annotated[PacerClass | None, typer.Option(help="Only what is of this class.")] = None,
    thread: Annotated[str, typer.Option(help="Thread to prefer.")] = "",
    repo: Annotated[str, typer.Option(help="Repository to prefer.")] = "",
    dispatch_id: Annotated[
        str,
        typer.Option(
            help="Count this as a delivery to the agent. Without it, and with --as-of, asking changes nothing."
        ),
    ] = "",
    deterministic: Annotated[
        bool, typer.Option("--deterministic", help="No exploration: same answer each time.")
    ] = False,
    episodes: Annotated[Episodes, typer.Option(help="Mix in what is staged, leave it out, or ask for it only.")] = (
        Episodes.MIXED
    ),
    as_of: AsOf = None,
    direct: Annotated[
        bool, typer.Option("--direct", help="Answer in this process instead of through the queue.")
    ] = False,
    block: Annotated[
        bool, typer.Option("--block", help="Print the answer as text for a prompt, and nothing else.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Ask what is remembered. A question changes nothing unless --dispatch-id says that an agent gets the answer."""
    if block and as_json:
        message = "a block is text for a prompt: leave --json out"
        raise typer.BadParameter(message, param_hint="--block")
    question = sound(
        RecallQuery,
        workspace_id=workspace,
        text=query,
        mode=mode,
        tier=tier,
        limit=limit,
        offset=offset,
        agent_id=agent,
        colony_id=colony,
        role=role,
        thread_id=thread,
        repo=repo,
        dispatch_id=dispatch_id,
        deterministic=deterministic,
        episodes=episodes.value,
        as_of=as_of,
        domain="".join(normalise_domains([domain])),
        pacer=pacer or "",
    )
    with Memform.connect(workspace) as memory, spinner("asking"):
        answer = memory.recall(question, direct=direct)
        asked_nobody = not (direct or memory.has_broker)
    if as_json:
        emit(answer.model_dump(mode="json"))
    elif block:
        say(answer.prompt_block())
    else:
        show(answer)
    if asked_nobody:
        note("answered in this process: MEMFORM_REDIS_URL names no broker beside MEMFORM_DATABASE_URL")
    if dispatch_id and not question.counts:
        note("counted as no delivery: --as-of only looks back")


def show(answer: RecallAnswer, indent: str = "") -> None:
    """Print an answer for a person: best first, each with how far it is trusted."""
    for number, result in enumerate(answer.results, 1):
        say(f"{indent}{number}. {result.content or result.title}")
        say(f"{indent}   {_trust(result)}  {result.id}")
    if not answer.results:
        say(f"{indent}nothing is remembered about that")
    if answer.degraded:
        say(f"{indent}answered without: {', '.join(answer.degraded)}")


def _trust(result: RecallResult) -> str:
    life = f"episode until {result.expires_at:%Y-%m-%d}" if result.expires_at else "consolidated"
    graduated = ", graduated just now" if result.graduated else ""
    return f"{result.score:.2f}  {result.confidence}, {result.pacer}, {life}{graduated}"
