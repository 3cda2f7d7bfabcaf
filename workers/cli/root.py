"""The list of commands, and how any of them ends: exit code 0, 1 or 2, errors in one line."""

from __future__ import annotations

import importlib
import io
import logging
import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from workers.cli.given import refuse_nothing
from workers.cli.terminal import complain, fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typer._click import Command, Context

COMMANDS = {
    "demo": "Run the whole pipeline on two example transcripts, then stop it",
    "up": "Start the fleet and keep it running",
    "down": "Stop the fleet that `up` started",
    "logs": "Show the logs of the fleet",
    "drain": "Let the workers finish what they hold, then stop them",
    "worker": "Run one worker in the foreground",
    "beat": "Run the scheduler in the foreground",
    "serve": "Serve health, readiness and metrics over HTTP",
    "migrate": "Bring the database schema up to date",
    "doctor": "Check everything memform needs, and say what to mend",
    "enqueue": "Send transcripts to be formed into memories",
    "remember": "Tell memform something yourself, as the operator",
    "explain": "Show why each statement of a file, or a memory, was kept or dropped",
    "recall": "Ask what is remembered",
    "show": "Show one memory with its provenance",
    "events": "Show everything that happened to a memory",
    "verify": "Vouch for a memory: it counts as verified and stays",
    "reject": "Keep a memory from every reader, as wrong",
    "pin": "Put a memory first and keep it from fading, or take the pin off",
    "mute": "Keep a memory from every reader for now, or let it speak again",
    "invalidate": "Strike a memory out: no machine brings it back",
    "reinstate": "Bring a memory back, whatever ended it",
    "edit": "Put your own words in the place of a memory",
    "conflicts": "List, show or settle memories that cannot both hold",
    "status": "Show queues, stages, workers and the ledger",
    "reprocess": "Let stored transcripts run again with today's rules, and see beforehand what changes",
    "batches": "List, show, pause, resume, cancel or roll back batches of reprocessing",
    "quarantine": "List, show, release or discard what the security scan set apart",
    "dead": "List, show, retry or discard dead letters",
    "export": "Write the memories of a workspace as JSON lines",
    "import": "Bring in what `export` wrote, or another memory system's memories",
    "erase": "Take a transcript, a memory, a text or a workspace out for good, with a receipt",
    "sweep": "Run one maintenance pass now, or see what each did last",
    "knobs": "Turn what an operator may turn at run time, and see who did",
    "reembed": "Move a store to another embedding model while it answers",
    "weights": "Turn how much each signal counts in a workspace's answers",
    "audit": "Measure how much of another memory system's store is junk",
    "judge": "Ask what judging transcripts would cost",
    "eval": "Measure the gate, PACER or the judge on labelled rows",
}
"""Every command with its short help. The module of the same name in `workers.cli` is imported only to run it."""

VERBS = ("verify", "reject", "pin", "mute", "invalidate", "reinstate", "edit")
MODULES = {"eval": "evaluate", "import": "imports", **dict.fromkeys(VERBS, "verb")}
"""Commands whose name is no good name for a module, and those that share one."""


class LazyGroup(TyperGroup):
    """A group that lists its commands from the table and imports only the one that is called."""

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 - the signature is typer's
        """Return every command's name."""
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:  # noqa: ARG002 - the signature is typer's
        """Return a stand-in that knows the command's help."""
        if cmd_name not in COMMANDS:
            return None
        return TyperCommand(cmd_name, callback=None, help=COMMANDS[cmd_name])

    def resolve_command(self, ctx: Context, args: list[str]) -> tuple[str | None, Command | None, list[str]]:
        """Import the command that is called."""
        name, command, rest = super().resolve_command(ctx, args)
        return (name, load(name), rest) if name in COMMANDS else (name, command, rest)


def load(name: str) -> Command:
    """Import a command's module and return the command."""
    module = importlib.import_module(f"workers.cli.{MODULES.get(name, name)}")
    command = get_command(module.app)
    if name in VERBS and isinstance(command, TyperGroup):
        command = command.commands[name]
    command.name = name
    refuse_nothing(command)
    return command


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _version(value: bool) -> None:  # noqa: FBT001 - typer hands an option's value to its callback by position
    if value:
        from importlib.metadata import version  # noqa: PLC0415 - reads the installed metadata; only this needs it

        typer.echo(f"memform {version('memory-formation')}")
        raise typer.Exit


@app.callback(epilog="Example: memform enqueue session.jsonl -w team --wait && memform recall 'failover' -w team")
def memform(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """The wall between "an agent produced text" and "the system remembers it"."""


def run(arguments: Sequence[str]) -> int:
    """Run one command; return 0 when it worked, 1 when it failed, 2 when it was called wrongly.

    Called wrongly: an option, a name, an id or a file that cannot be what the command takes, and nothing was done.
    Failed: a server that is away, a check that found something, or some of several things that were not taken.
    """
    if sys.stdout is None or sys.stderr is None:  # pyright: ignore[reportUnnecessaryComparison] - None where it was closed (`>&-`)
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - it stays open as long as the process
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdout, sys.stderr):
        if isinstance(
            stream, io.TextIOWrapper
        ):  # a file's name may hold bytes that are no text; it is told all the same
            stream.reconfigure(errors="backslashreplace")
    command = get_command(app)
    # What libraries warn of on the way to an error is told by the error, in one line. (A worker sets its own logs up.)
    logging.getLogger().addHandler(logging.NullHandler())
    try:
        code = command.main(args=list(arguments), prog_name="memform", standalone_mode=True)
        sys.stdout.flush()
    except SystemExit as ended:
        return _exit_code(ended.code)
    except BrokenPipeError:
        # Whoever read us has left; what is still buffered goes nowhere instead of raising at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:  # noqa: BLE001 - the last line of defence: one line that says what to do
        return _explain(error, _no_text(arguments))
    return _exit_code(code)


def _no_text(arguments: Sequence[str]) -> str:
    """Return the first argument that holds bytes which are no UTF-8: a file may be called so, and nothing else."""
    return next((each for each in arguments if any("\ud800" <= sign <= "\udfff" for sign in each)), "")


def _exit_code(code: object) -> int:
    return code if isinstance(code, int) else 0 if code is None else 1


def _explain(error: Exception, broken: str) -> int:
    """Print an error in one line; only a bug shows its traceback. `broken` is an argument that is no text."""
    from pipeline.errors import WRONGLY_GIVEN, MemformError, UnstorableTextError  # noqa: PLC0415 - only a failure needs it

    # What cannot be encoded and what pydantic refuses are kinds of ValueError, also behind an error of ours.
    if broken and any(isinstance(each, ValueError | UnstorableTextError) for each in (error, error.__cause__)):
        complain(f"{broken!a} holds bytes that are no text: give it in UTF-8")
        return 2
    if isinstance(error, WRONGLY_GIVEN):
        hints = "".join(f" ({hint})" for hint in getattr(error, "hints", ()))
        complain(f"{error}{hints}")
        return 2
    if isinstance(error, MemformError | OSError):
        complain(fault(error) if isinstance(error, OSError) else str(error))
        return 1
    from pydantic import ValidationError  # noqa: PLC0415 - as above

    if isinstance(error, ValidationError):
        from workers.argument import faults  # noqa: PLC0415 - as above

        complain(faults(error))
        return 2
    import traceback  # noqa: PLC0415 - only a bug needs it

    traceback.print_exception(error)
    complain(f"this is a bug in memform: {type(error).__name__}; the lines above say where")
    return 1
