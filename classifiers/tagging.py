"""All deterministic tags of a statement, from one reading of its raw text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from classifiers.entry_type import DECISION, entry_type_of
from classifiers.memory_type import memory_type_of
from classifiers.pacer.lexicon import fold
from classifiers.pacer.model import classify
from classifiers.pacer.signal import read_signals
from classifiers.polarity import polarity_of
from classifiers.standing_rule import is_standing_rule
from classifiers.topic import DECISIONS, domains_of, tools_of, topic_of
from pipeline import policy
from pipeline.domain.statement import DecayClass, PacerClass, Tags
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from pipeline.domain.statement import Statement


class Tagger:
    """Implements `pipeline.ports.Classifier`."""

    def tag(self, statement: Statement, repo: str) -> Tags:
        """Return the tags of a statement. `repo` adds nothing yet that the text does not say: see `topic.scope_of`."""
        del repo
        verdict = classify(statement.raw, statement.surface)
        signals = read_signals(statement.raw, statement.surface)
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
            decay_class=decay_class_of(statement, verdict.pacer),
            ttl_days=ttl_days_of(statement.surface, verdict.pacer),
            importance=policy.IMPORTANCE[verdict.pacer],
            memory_type=memory_type_of(signals, verdict.pacer),
            domain=domains[0] if domains else "",
            topic=topic_of(statement.text),
            domains=domains,
            tool_refs=tools_of(folded),
        )


def decay_class_of(statement: Statement, pacer: PacerClass) -> DecayClass:
    """Return how fast the evidence of a statement fades: never, for an operator's standing rule."""
    if statement.surface is Surface.OPERATOR_CHAT and is_standing_rule(statement.raw):
        return DecayClass.PERMANENT
    return policy.CLASS_DECAY[pacer]


def ttl_days_of(surface: Surface, pacer: PacerClass) -> int:
    """Return the staged lifetime in days; a procedure that a tool printed lives no longer than evidence."""
    if surface is Surface.TOOL_OUTPUT and pacer is PacerClass.PROCEDURAL:
        return policy.TTL_DAYS[PacerClass.EVIDENCE]
    return policy.TTL_DAYS[pacer]
