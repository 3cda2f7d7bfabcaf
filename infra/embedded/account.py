"""Who the private servers run as. PostgreSQL refuses to run as root, so root hands them to a lesser account."""

from __future__ import annotations

import os
import pwd
import subprocess
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from infra.embedded.errors import ServerStartError

_UNPRIVILEGED: Final = "nobody"
_SHELTERS: Final = Path("/var/tmp")  # noqa: S108 - survives a restart; our folder in it gets a random name


class Account(NamedTuple):
    """A user and group id to run as."""

    uid: int
    gid: int


def servant() -> Account | None:
    """Return the account to run the servers as: None for an ordinary user (itself), nobody for root.

    Raises:
        ServerStartError: Root on a machine without that account.
    """
    if os.geteuid() != 0:
        return None
    try:
        entry = pwd.getpwnam(_UNPRIVILEGED)
    except KeyError as error:
        message = f"run as root, PostgreSQL needs an account named {_UNPRIVILEGED!r}: start memform as another user"
        raise ServerStartError(message) from error
    return Account(entry.pw_uid, entry.pw_gid)


def require_name(uid: int) -> None:
    """Make sure that the user has a name: PostgreSQL makes no data folder for a bare number.

    Raises:
        ServerStartError: It has none, as in a container that is run under an arbitrary user id.
    """
    try:
        pwd.getpwuid(uid)
    except KeyError as error:
        message = (
            f"user id {uid} has no name on this machine, and PostgreSQL makes no database for it: "
            "add one (useradd), or use servers of your own (MEMFORM_DATABASE_URL, MEMFORM_REDIS_URL)"
        )
        raise ServerStartError(message) from error


def can_reach(account: Account | None, path: Path) -> bool:
    """Ask the kernel whether the account may run a file, or enter a folder, through all of its parents."""
    if account is None:
        return True
    asked = subprocess.run(  # noqa: S603 - a fixed script
        ["/bin/sh", "-c", 'test -x "$1"', "sh", str(path)],
        check=False,
        cwd="/",
        env={},
        user=account.uid,
        group=account.gid,
        extra_groups=[],
    )
    return asked.returncode == 0


def shelter(account: Account | None, state_dir: Path) -> Path:
    """Return a folder that the account can reach: the state folder, else a new one that root makes for it.

    The state folder's parents may be closed to others (a home folder is); they are ours to respect, not to open.
    """
    if can_reach(account, state_dir):
        return state_dir
    made = Path(tempfile.mkdtemp(prefix="memform-", dir=_SHELTERS))
    made.chmod(0o711)
    return made


def own(account: Account | None, path: Path) -> None:
    """Give one file or folder to the account. Parents are never touched."""
    if account is not None:
        os.chown(path, account.uid, account.gid, follow_symlinks=False)
