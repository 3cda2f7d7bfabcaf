"""Transcripts about clusters, each replacing, restating and adding, and a model that knows what is right for them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.fakes.courtroom import Told
from tests.fakes.judge_bench import everything, oracle
from tests.fakes.model_server import Say, material

if TYPE_CHECKING:
    from tests.fakes.judge_bench import Row
    from tests.fakes.model_server import Reaction, Request


def owner(number: int) -> str:
    return f"The release manager of cluster c-{number} is Ola."


def known(number: int) -> str:
    return f"Backups of cluster c-{number} are kept for ninety days."


def sayings(number: int) -> Told:
    """Return a transcript that replaces a memory, restates one in other words, and adds one."""
    return Told(
        f"t-{number}",
        (
            f"The release manager of cluster c-{number} is Kim instead of Ola.",
            f"For ninety days backups of cluster c-{number} are kept.",
            f"Cluster c-{number} listens on port {7000 + number}.",
        ),
    )


def judges(row: Row, memories: list[Row]) -> Row:
    """Return the gold verdict: Kim replaces Ola, ninety days are known, a port is new."""
    number = row["text"].partition("c-")[2].split()[0]
    shown = {memory["text"]: memory["memory"] for memory in memories}
    target = owner(int(number)) if "Kim" in row["text"] else known(int(number)) if "ninety" in row["text"] else ""
    if target not in shown:
        return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}
    op, kind = ("UPDATE", "supersede") if "Kim" in row["text"] else ("NOOP", "none")
    return {"op": op, "kind": kind, "targets": [shown[target]], "reason": "gold"}


def right(request: Request) -> Reaction:
    """Answer as the oracle."""
    return Say(json.dumps(oracle(judges, everything)(material(request))))


def beforehand(count: int, first: int = 0) -> Told:
    """Return a transcript of what is known of so many clusters beforehand."""
    return Told(f"t-known-{first}", tuple(f(n) for n in range(first, first + count) for f in (owner, known)))
