"""What is to be erased, and the receipt that says it was: counts and hashes, no text (SPEC §16)."""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum
from typing import Final, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict

NO_HASH: Final = "0" * 64
"""Stands where the hash of an erased text or transcript stood: of a short one, the text can be guessed from it."""
GENERATED_ID: Final = r"mem-[a-z0-9_-]+|[0-9a-f]{64}"
"""Ids of memories, and hashes that name transcripts and texts: each is made from what is said."""


class ErasureKind(StrEnum):
    """What an erasure is named by."""

    TRANSCRIPT = "transcript"
    MEMORY = "memory"
    WORKSPACE = "workspace"
    TEXT = "text"


class ErasureReceipt(BaseModel):
    """Proof of an erasure that a later look can test: every hash in it was there before and was gone after.

    `target_sha256` is of the id, name or text asked for; `texts` are SHA-256 of normalised texts, `vectors` of the
    texts that were embedded, `ids` of the ids of transcripts and memories. What others say too is counted in `shared`;
    `remaining` counts, for a text, the rows by table that hold it still.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    v: Literal[1] = 1
    kind: ErasureKind
    workspace_id: str
    target_sha256: str
    erased_at: AwareDatetime
    dry_run: bool
    counts: dict[str, int]
    shared: int
    remaining: dict[str, int] = {}
    texts: tuple[str, ...]
    vectors: tuple[str, ...]
    ids: tuple[str, ...]


def kept_target(kind: ErasureKind, target: str) -> str:
    """Return the hash (hex) under which a tombstone keeps what was asked for: of a name that somebody gave.

    A text, and an id that is made from one, could be guessed from a hash: `NO_HASH` stands for them.

    >>> kept_target(ErasureKind.TEXT, "Quillfeather") == kept_target(ErasureKind.MEMORY, "mem-ants-s-abcdefghij")
    True
    """
    is_said = kind is ErasureKind.TEXT or re.fullmatch(GENERATED_ID, target) is not None
    return NO_HASH if is_said else hashlib.sha256(target.encode()).hexdigest()
