"""A real model behind a real OpenAI-compatible server: proves the wire, claims nothing of the judgement.

MEMFORM_JUDGE_BASE_URL and MEMFORM_JUDGE_MODEL name the server, as they do in production; a small model on one thread
is enough.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import replace

import pytest

from judge.llm import Endpoint, OpenAICompleter
from tests.fakes.judge_bench import NOW, ORIGIN, Bench, candidates, memory, oracle

URL = os.environ.get("MEMFORM_JUDGE_BASE_URL", "")  # noqa: TID251 - the runner says where a model answers
MODEL = os.environ.get("MEMFORM_JUDGE_MODEL", "local")  # noqa: TID251 - as above

pytestmark = [pytest.mark.model, pytest.mark.skipif(not URL, reason="MEMFORM_JUDGE_BASE_URL names no model server")]


def test_a_transcript_gets_through_a_real_model_with_every_candidate_accounted_for() -> None:
    bench = Bench(oracle(), [memory("Deploys to the shop are frozen on Fridays.")])
    with contextlib.closing(OpenAICompleter(Endpoint(URL, MODEL, timeout_seconds=60.0))) as completer:
        given = candidates("On Fridays, deploys to the shop are frozen.", "Worker img-3 renders thumbnails lazily.")
        changes = replace(bench.judge, completer=completer).reconcile(given, ORIGIN, NOW)
    assert sorted(ordinal for change in changes for ordinal in change.ordinals) == [0, 1]
    assert bench.wallet.calls
    assert all(call.usage.prompt_tokens > 0 for call in bench.wallet.calls)
    assert all(
        call.failure is None or call.failure.value not in {"connection", "rejected"} for call in bench.wallet.calls
    )
