"""The rules of the house, held by a machine: names, reasons, links, and a tree that speaks of itself alone."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("pipeline", "classifiers", "judge", "infra", "workers")
BANNED_NAMES = frozenset(
    [
        "utils",
        "helpers",
        "common",
        "misc",
        "core",
        "base",
        "manager",
        "handler",
        "service",
        "data",
        "info",
        "process",
        "do",
        "handle",
    ]
)
TOP_LEVEL = frozenset(
    (
        *PACKAGES,
        *["tests", "benchmarks", "examples", "docs", "typings", ".ci"],
        *["pyproject.toml", "compose.yaml", "Dockerfile", "Makefile", "constraints.txt", "loq.toml", ".importlinter"],
        *["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "NOTICE"],
        *[".env.example", ".gitignore", ".dockerignore", ".pre-commit-config.yaml"],
    )
)
# Written apart, so that this file does not find itself.
FOREIGN = re.compile(
    "|".join(
        (
            "python" + "hosted",
            "pypi" + r"\.org",
            "registry" + r"\.npmjs",
            "deb" + r"\.debian",
            "/wo" + "rk/",
            "/fa" + "rm/",
        )
    )
)


def tracked() -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],  # noqa: S607 - git of this machine, as the reader has it
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / line for line in listing.stdout.splitlines() if (ROOT / line).is_file()]


def sources() -> list[Path]:
    return [path for path in tracked() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in PACKAGES]


def text_files() -> list[Path]:
    """Every file that is text: data counts as much as code, so nothing is chosen by its ending."""
    return [path for path in tracked() if b"\0" not in path.read_bytes()]


def test_only_known_names_stand_at_the_top() -> None:
    names = {path.relative_to(ROOT).parts[0] for path in tracked()}
    assert names <= TOP_LEVEL, f"place these below a folder or add them on purpose: {sorted(names - TOP_LEVEL)}"


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [str(path.relative_to(ROOT)) for path in sources() if path.stem in BANNED_NAMES] == []


def test_every_muted_rule_gives_its_reason() -> None:
    muted = re.compile(r"#\s*(?:noqa|type:\s*ignore|pyright:\s*ignore)(?P<rest>.*)")
    bare: list[str] = []
    for path in (path for path in tracked() if path.suffix == ".py"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = muted.search(line)
            if found and not re.search(r"\s[-–#]\s+\w", found["rest"]):
                bare.append(f"{path.relative_to(ROOT)}:{number}")
    assert bare == []


def test_the_tree_speaks_of_itself_alone() -> None:
    found = [
        str(path.relative_to(ROOT))
        for path in text_files()
        if FOREIGN.search(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert found == []


@pytest.mark.parametrize("page", [path for path in tracked() if path.suffix == ".md"], ids=lambda path: path.name)
def test_links_between_pages_resolve(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", text)
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_decision_records_are_numbered_once_and_without_gaps() -> None:
    numbers = sorted(int(path.name[:4]) for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_import_package_is_in_the_wheel_and_no_other() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    declared = re.search(r"^packages = \[(.*)\]$", pyproject, re.MULTILINE)
    assert declared is not None
    assert sorted(re.findall(r'"(\w+)"', declared[1])) == sorted(PACKAGES)
