"""`memform conflicts`: memories that cannot both hold, and which of them stays."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from pipeline.domain.memory import MemoryId
from pipeline.domain.name import MAX_NUMBER
from workers.cli.history import plain
from workers.cli.option import DEFAULT_WORKSPACE, Actor, AsJson, Reason, Workspace
from workers.cli.terminal import clip, emit, say
from workers.cli.verb import tell_successor
from workers.client import Memform
from workers.operating import OPERATOR

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="List, show or settle memories that cannot both hold.",
    epilog="Example: memform conflicts list --workspace team",
)

Number = Annotated[int, typer.Argument(help="Number of the conflict.", metavar="CONFLICT", min=1, max=MAX_NUMBER)]
BOTH = "both"


@app.command("list", epilog="Example: memform conflicts list --workspace team --json")
def list_conflicts(
    *,
    workspace: Workspace = DEFAULT_WORKSPACE,
    everything: Annotated[
        bool, typer.Option("--all", help="Also those that are settled, and newcomers that lost.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List open conflicts, newest first."""
    with Memform.connect(workspace) as client:
        found = client.as_operator().conflicts(only_open=not everything)
    for row in found:
        if as_json:
            emit(plain(row))
        else:
            _tell(row, 96)
    if not found and not as_json:
        say("no conflicts" if everything else "no open conflicts")


@app.command("show", epilog="Example: memform conflicts show 12 --workspace team")
def show_conflict(conflict: Number, *, workspace: Workspace = DEFAULT_WORKSPACE, as_json: AsJson = False) -> None:
    """Show one conflict in full, open or settled."""
    with Memform.connect(workspace) as client:
        row = client.as_operator().conflict(conflict)
    if as_json:
        emit(plain(row))
    else:
        _tell(row, 10_000)


@app.command(
    "resolve", epilog="Example: memform conflicts resolve 12 --keep mem-heron-s-a3qzvqwxus --reason 'measured'"
)
def resolve(  # noqa: PLR0913 - each is an option of the command
    conflict: Number,
    *,
    keep: Annotated[
        str, typer.Option(help="The memory that stays and supersedes the other, or `both`.", metavar="MEMORY|both")
    ] = "",
    merge: Annotated[str, typer.Option(help="Words that take the place of both.", metavar="TEXT")] = "",
    workspace: Workspace = DEFAULT_WORKSPACE,
    reason: Reason = "",
    actor: Actor = OPERATOR,
    as_json: AsJson = False,
) -> None:
    """Settle an open conflict: keep one side, keep both, or say it in your own words."""
    if bool(keep) == bool(merge):
        message = "say which memory stays (--keep MEMORY), that both do (--keep both), or what holds (--merge TEXT)"
        raise typer.BadParameter(message, param_hint="--keep / --merge")
    with Memform.connect(workspace) as client:
        operator = client.as_operator(actor)
        if merge:
            tell_successor(operator.merge(conflict, merge, reason=reason), as_json=as_json)
            return
        row = operator.keep(conflict, None if keep == BOTH else MemoryId(keep), reason=reason)
    if as_json:
        emit(plain(row))
    else:
        _tell(row, 96)


def _tell(row: Mapping[str, Any], width: int) -> None:
    say(f"{row['number']:6}  {row['opened_at']:%Y-%m-%d %H:%M}  {row['reason']}: {_standing(row)}")
    for memory_id, text in ((row["memory_id"], row["newcomer_says"]), (row["rival_id"], row["rival_says"])):
        say(f"        {memory_id or 'declined':26}  {clip(str(text), width)}")


def _standing(row: Mapping[str, Any]) -> str:
    """Return how a conflict stands, in words."""
    if row["settled_at"]:
        how = {"kept_one": f"{row['winner']} stays", "kept_both": "both stay", "merged": "merged"}[row["settled_as"]]
        why = f": {row['settled_why']}" if row["settled_why"] else ""
        return f"{how}, settled by {row['settled_by']} {row['settled_at']:%Y-%m-%d %H:%M}{why}"
    if row["winner"]:
        return f"{row['winner']} prevailed"
    return "open" if row["is_open"] else "over, a side has ended"
