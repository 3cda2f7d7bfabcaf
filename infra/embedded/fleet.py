"""The worker processes of a state folder: started together, listed, stopped together.

Like the servers they outlive the command that started them, and like them they are known again by pid and start.
Nothing here restarts a worker by itself; `start` is idempotent and starts whichever is missing.
"""

from __future__ import annotations

import signal
import time
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, ValidationError

from infra.embedded.errors import ServerStartError
from infra.embedded.identity import (
    Mark,
    ask_to_end,
    force_to_end,
    is_running,
    left_in_group,
    wait_for_end,
)
from infra.embedded.launch import launch
from infra.embedded.state import locked, open_folder, usable, write_private

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from infra.embedded.launch import Command

_ROLL: Final = "fleet.json"
_KILL_PATIENCE: Final = timedelta(seconds=10)


class Post(NamedTuple):
    """A place to fill: a name unique in the fleet, and the command with its whole environment."""

    name: str
    command: Command


class Member(BaseModel):
    """A process that was started, with the arguments it was started with."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    mark: Mark
    argv: tuple[str, ...]
    log: Path

    @property
    def runs(self) -> bool:
        """True while that very process runs."""
        return is_running(self.mark)


class Stopped(NamedTuple):
    """How a member went: `politely` is False when it had to be killed after the grace."""

    name: str
    politely: bool


class _Roll(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    members: tuple[Member, ...] = ()


def start(state_dir: Path, posts: Sequence[Post]) -> list[Member]:
    """Start every post whose process does not run, and return the members in the order of the posts.

    A member's output goes to `logs/NAME.log` in the state folder.

    Raises:
        ServerStartError: A command cannot be run. What was started before it stays and is on the roll.
        StateFolderError: The folder cannot be written to.
    """
    state_dir = open_folder(state_dir)
    with usable(state_dir), locked(state_dir):
        roll = {member.name: member for member in members(state_dir)}
        for name, command in posts:
            if name in roll and roll[name].runs:
                continue
            _clear(roll.pop(name, None))
            log = state_dir / "logs" / f"{name}.log"
            roll[name] = Member(name=name, mark=launch(command, log), argv=command.argv, log=log)
            _write(state_dir, roll.values())
    return [roll[post.name] for post in posts]


def members(state_dir: Path) -> list[Member]:
    """Return everyone on the roll, running or not, in the order of starting; [] before the first start."""
    file = state_dir / _ROLL
    try:
        return list(_Roll.model_validate_json(file.read_bytes()).members)
    except FileNotFoundError:
        return []
    except ValidationError as error:
        message = f"{file} is damaged: end the workers by hand, then remove it"
        raise ServerStartError(message) from error


def stop(state_dir: Path, grace: timedelta) -> list[Stopped]:
    """Ask all to finish what they work on (SIGTERM), wait for them together, and kill whoever outstays the grace.

    Returns how each running member went; nobody is on the roll afterwards.
    """
    state_dir = state_dir.absolute()
    if not members(state_dir):
        return []
    with locked(state_dir):
        everyone = members(state_dir)
        running = [member for member in everyone if member.runs]
        for member in running:
            ask_to_end(member.mark, signal.SIGTERM)
        deadline = time.monotonic() + grace.total_seconds()
        stopped = [_see_off(member, deadline) for member in running]
        for member in everyone:
            _clear(member)
        _write(state_dir, ())
    return stopped


def _see_off(member: Member, deadline: float) -> Stopped:
    left = timedelta(seconds=max(0.0, deadline - time.monotonic()))
    politely = wait_for_end(member.mark, left)
    if not politely:
        force_to_end(member.mark)
        wait_for_end(member.mark, _KILL_PATIENCE)
    return Stopped(member.name, politely)


def _clear(member: Member | None) -> None:
    """Kill what a member that is gone left behind: the pool children of a worker that was killed at work."""
    if member is not None:
        for orphan in left_in_group(member.mark.pid, member.argv):
            ask_to_end(orphan, signal.SIGKILL)


def _write(state_dir: Path, roll: Iterable[Member]) -> None:
    write_private(state_dir / _ROLL, _Roll(members=tuple(roll)).model_dump_json(indent=2))
