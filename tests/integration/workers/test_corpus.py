"""Real transcripts through the fleet: none crashes it, and each leaves a balanced ledger."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pipeline.domain.parcel import Reading
from pipeline.domain.statement import Outcome

if TYPE_CHECKING:
    from workers.client import Memform
    from workers.wiring import Services

CORPUS = os.environ.get("MEMFORM_CORPUS", "")  # noqa: TID251 - where a tester keeps real transcripts

pytestmark = [
    pytest.mark.corpus,
    pytest.mark.slow,
    pytest.mark.timeout(1_800),
    pytest.mark.skipif(not CORPUS, reason="set MEMFORM_CORPUS to a folder of real transcripts"),
]
REFUSALS = frozenset({"unknown_format", "too_large"})


def files() -> list[Path]:
    return sorted(path for path in Path(CORPUS).rglob("*") if path.is_file() and path.name != "INDEX.jsonl")


def test_every_real_transcript_is_formed_or_refused_by_name_and_balances(client: Memform, services: Services) -> None:
    sent = [
        (path, client.enqueue(path.read_bytes(), workspace="corpus", reading=Reading(filename=path.name)))
        for path in files()
    ]
    assert sent
    letters: dict[str, str] = {}
    for path, receipt in sent:
        done = client.wait(receipt.transcript_id, workspace="corpus", timeout=timedelta(minutes=10))
        assert done.ledger is not None, path
        assert done.ledger["balanced"], path
        assert done.ledger["statements"] == sum(int(done.ledger[outcome.value]) for outcome in Outcome), path
        assert done.ledger["failed"] == done.ledger["pending"] == 0, path
        if done.status == "dead":
            letters[receipt.transcript_id] = path.name
    reasons = {letter["transcript_id"]: letter["reason"] for letter in services.dead_letters.list("corpus")}
    assert {reasons[transcript] for transcript in letters} <= REFUSALS, letters
