"""Models that are measured and traced: the judge's and the embedder's calls, from outside of both."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from judge.completer import Failure
from workers.tracing import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.completer import Answer, Question, T
    from judge.llm import OpenAICompleter
    from pipeline.ports import Embedder, Vector
    from workers.meter import Meter
    from workers.tracing import Tracing

ANSWERED = "answered"


class ObservedCompleter:
    """`judge.completer.Completer` that measures and traces another. A span holds names and counts, never text."""

    def __init__(self, completer: OpenAICompleter, meter: Meter, traces: Tracing) -> None:
        """Watch a completer."""
        self._completer, self._meter, self._tracing = completer, meter, traces
        address = urlsplit(completer.endpoint)
        self._where = {"server.address": address.hostname or "", "server.port": address.port or 0}

    @property
    def model(self) -> str:
        """Name of the model."""
        return self._completer.model

    @property
    def endpoint(self) -> str:
        """What a circuit breaker is kept for."""
        return self._completer.endpoint

    def close(self) -> None:
        """Close its connections."""
        self._completer.close()

    def complete(self, question: Question, schema: type[T]) -> Answer[T] | Failure:
        """Ask once; see `Completer.complete`."""
        asked = {
            "gen_ai.operation.name": "chat",
            "gen_ai.provider.name": "openai",
            "gen_ai.request.model": self.model,
            "gen_ai.request.max_tokens": question.max_tokens,
            "gen_ai.output.type": "json",
            **self._where,
        }
        started = time.perf_counter()
        with self._tracing.span(f"chat {self.model}", Kind.CLIENT, asked) as span:
            reply = self._completer.complete(question, schema)
            usage = reply.usage
            span.note(
                {
                    "gen_ai.usage.input_tokens": usage.prompt_tokens,
                    "gen_ai.usage.output_tokens": usage.completion_tokens,
                }
            )
            outcome = reply.kind.value if isinstance(reply, Failure) else ANSWERED
            if outcome != ANSWERED:
                span.fail(outcome)
        self._meter.model_call(self.model, outcome, time.perf_counter() - started)
        return reply


class TracedEmbedder:
    """`pipeline.ports.Embedder` that traces another."""

    def __init__(self, embedder: Embedder, traces: Tracing) -> None:
        """Watch an embedder."""
        self._embedder, self._tracing = embedder, traces

    @property
    def model(self) -> str:
        """Name of the model."""
        return self._embedder.model

    @property
    def dimensions(self) -> int:
        """Length of every vector."""
        return self._embedder.dimensions

    def embed(self, texts: Sequence[str]) -> Sequence[Vector]:
        """Return one unit vector a text."""
        asked = {
            "gen_ai.operation.name": "embeddings",
            "gen_ai.request.model": self.model,
            "gen_ai.embeddings.dimension.count": self.dimensions,
            "memform.texts": len(texts),
        }
        with self._tracing.span(f"embeddings {self.model}", Kind.CLIENT, asked):
            return self._embedder.embed(texts)
