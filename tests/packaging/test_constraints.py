"""constraints.txt pins all that an installation with every extra brings, and it is what is tested."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LINES = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


PINS = {canonical(name): pinned for name, _, pinned in (line.partition("==") for line in LINES)}


def wanted(requirement: Requirement) -> Iterator[Requirement]:
    """Yield what a requirement brings along on this machine, with its extras, one step down."""
    for line in requires(requirement.name) or []:
        brought = Requirement(line)
        extras = ["", *requirement.extras]
        if brought.marker is None or any(brought.marker.evaluate({"extra": extra}) for extra in extras):
            yield brought


def installed() -> set[str]:
    """Return the names of all that the project brings with all its extras, to the last step."""
    extras = PROJECT["optional-dependencies"].values()
    left = [Requirement(line) for lines in (PROJECT["dependencies"], *extras) for line in lines]
    seen: set[tuple[str, frozenset[str]]] = set()
    while left:
        one = left.pop()
        key = (canonical(one.name), frozenset(one.extras))
        if key in seen:
            continue
        seen.add(key)
        left += wanted(one)
    return {name for name, _ in seen}


def test_every_line_pins_one_exact_version_and_names_no_host() -> None:
    assert [line for line in LINES if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line)] == []
    assert len(PINS) == len(LINES)


def test_all_that_is_installed_is_pinned() -> None:
    assert sorted(installed() - PINS.keys()) == []


def test_what_is_tested_is_what_is_pinned() -> None:
    differs: dict[str, str] = {}
    for name in installed():
        try:
            found = version(name)
        except PackageNotFoundError:
            found = "not installed"
        if found != PINS.get(name):
            differs[name] = f"{found} instead of {PINS.get(name)}"
    assert differs == {}
