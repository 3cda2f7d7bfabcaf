"""All deterministic tags of a statement, from one reading of its raw text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from classifiers.entry_type import DECISION, entry_type_of
from classifiers.memory_type import memory_type_of
from classifiers.pacer.lexicon import fold
from classifiers.pacer.model import weigh_signals
from classifiers.pacer.signal import read_signals
from classifiers.polarity import polarity_of
from classifiers.standing_rule import is_rule
from classifiers.topic import DECISIONS, domains_of, scope_of, tools_of, topic_of
from pipeline import policy
from pipeline.domain.statement import DecayClass, PacerClass, Tags
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pipeline.domain.statement import Statement


class Tagger:
    """Implements `pipeline.ports.Classifier`."""

    def tag(self, statement: Statement, repo: str) -> Tags:
        """Return the tags of a statement: class and kin from its raw text, subject matter from its clean text."""
        signals = read_signals(statement.raw, statement.surface)
        verdict = weigh_signals(signals, statement.surface)
        polarity = polarity_of(signals, verdict.pacer)
        entry_type, sub_type = entry_type_of(signals, verdict.pacer, polarity)
        folded = fold(statement.text)
        domains = domains_of(folded)
        if sub_type == DECISION and statement.surface is Surface.DOCUMENT_INGEST:
            domains = (DECISIONS, *domains)
        return Tags(
            pacer=verdict.pacer,
            pacer_confidence=verdict.confidence,
            signals=verdict.signals,
            entry_type=entry_type,
            sub_type=sub_type,
            polarity=polarity,
            decay_class=decay_class_of(statement.surface, verdict.pacer, signals),
            ttl_days=ttl_days_of(statement.surface, verdict.pacer),
            importance=policy.IMPORTANCE[verdict.pacer],
            memory_type=memory_type_of(signals, verdict.pacer),
            domain=domains[0] if domains else "",
            topic=topic_of(statement.text),
            domains=domains,
            tool_refs=tools_of(folded),
            scope=scope_of(folded, repo),
        )


def decay_class_of(surface: Surface, pacer: PacerClass, signals: Mapping[str, float]) -> DecayClass:
    """Return how fast the evidence of a statement fades: never, for an operator's standing rule."""
    if surface is Surface.OPERATOR_CHAT and is_rule(signals):
        return DecayClass.PERMANENT
    return policy.CLASS_DECAY[pacer]


def ttl_days_of(surface: Surface, pacer: PacerClass) -> int:
    """Return the staged lifetime in days; a procedure that a tool printed lives no longer than evidence."""
    if surface is Surface.TOOL_OUTPUT and pacer is PacerClass.PROCEDURAL:
        return policy.TTL_DAYS[PacerClass.EVIDENCE]
    return policy.TTL_DAYS[pacer]
