"""Under which hash an erasure's tombstone keeps what was asked for."""

from __future__ import annotations

from hashlib import sha256

import pytest

from pipeline.domain.erasure import NO_HASH, ErasureKind, kept_target


@pytest.mark.parametrize(
    ("kind", "target"),
    [
        (ErasureKind.TEXT, "Quillfeather"),
        (ErasureKind.MEMORY, "mem-ants-s-abcdefghij"),
        (ErasureKind.MEMORY, "mem-none-e-abcdefghij-2"),
        (ErasureKind.TRANSCRIPT, sha256(b"Quillfeather is away on Friday.").hexdigest()),
    ],
)
def test_of_a_text_or_an_id_made_from_one_no_hash_is_kept(kind: ErasureKind, target: str) -> None:
    assert kept_target(kind, target) == NO_HASH


@pytest.mark.parametrize(
    ("kind", "target"),
    [(ErasureKind.TRANSCRIPT, "session-41"), (ErasureKind.WORKSPACE, "team"), (ErasureKind.TRANSCRIPT, "a mem-ants")],
)
def test_of_a_name_that_somebody_gave_the_hash_is_kept(kind: ErasureKind, target: str) -> None:
    assert kept_target(kind, target) == sha256(target.encode()).hexdigest()
