"""A statement the judge wants to form, the candidates it rests on, and why code may refuse it (SPEC §9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from judge import cue
from judge.contrast import Said, denies, is_elsewhere
from judge.grounding import unsupported
from judge.wording import align, content
from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.passage import examine
from pipeline.lifecycle.birth import veracity_weight
from pipeline.lifecycle.dating import event_at
from pipeline.lifecycle.equality import compare, values_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from pipeline.domain.statement import Candidate, Statement
    from pipeline.domain.transcript import Origin

MAX_CHARS: Final = 480
"""A memory is a statement, not a passage."""
GUARDS: Final = ("empty", "too_long", "first_person", "not_a_statement", "misattributed", "ungrounded")
"""What every formed statement is checked for by itself, in this order."""
REVERSED_TOPIC: Final = 0.5
"""Share of an earlier statement's topic that a correction in the same transcript must name to take it back."""
SPEAKS_FOR_USERS: Final = frozenset({Surface.OPERATOR_CHAT, Surface.SESSION_CONVERSATION, Surface.EXTERNAL_CONTACT})
_STRUCTURAL: Final = frozenset(
    {
        DropReason.BARE_URL,
        DropReason.TABLE_ROW,
        DropReason.RANKING_KEY,
        DropReason.DEGENERATE,
        DropReason.CODE,
        DropReason.JSON,
        DropReason.LOG_LINE,
        DropReason.QUESTION,
        DropReason.GREETING,
        DropReason.SECRET,
    }
)


@dataclass(frozen=True, slots=True)
class Claim:
    """A formed statement with its sources (at least one), in transcript order."""

    text: str
    sub_type: str
    sources: tuple[Candidate, ...]

    @property
    def ordinals(self) -> tuple[int, ...]:
        """The places of its sources in the transcript."""
        return tuple(source.ordinal for source in self.sources)

    @property
    def weakest(self) -> Candidate:
        """The source whose surface is worth least: a claim is worth no more."""
        return min(self.sources, key=lambda source: veracity_weight(source.statement.surface))

    def said(self, origin: Origin) -> Said:
        """Return the claim as the guards see it: of its weakest surface, at the time of its latest source."""
        surface = self.weakest.statement.surface
        return Said(self.text, surface, origin.operator and surface is Surface.OPERATOR_CHAT, self.at(origin))

    def at(self, origin: Origin) -> datetime:
        """Return when the latest of what its sources tell happened."""
        return max(_happened_at(source.statement, origin) for source in self.sources)


def _happened_at(statement: Statement, origin: Origin) -> datetime:
    return event_at(statement.text, statement.author.occurred_at or origin.occurred_at, statement.language)


def why_refused(claim: Claim) -> str:
    """Return the name of the guard that refuses a statement by itself, "" when it may go on."""
    text = claim.text
    checks = (
        ("empty", lambda: not any(character.isalnum() for character in text)),
        ("too_long", lambda: len(text) > MAX_CHARS),
        ("first_person", lambda: cue.is_first_person(text)),
        ("not_a_statement", lambda: _is_structural(text)),
        ("misattributed", lambda: _is_misattributed(claim)),
        ("ungrounded", lambda: bool(unsupported(text, _words_of(claim.sources)))),
    )
    return next((name for name, holds in checks if holds()), "")


def _words_of(sources: Sequence[Candidate]) -> list[str]:
    """The sources as the gate worded them (perhaps with a heading) and as they stand in the transcript."""
    return [words for source in sources for words in (source.statement.text, source.statement.raw)]


def _is_structural(text: str) -> bool:
    """True when the gate would drop every piece of the text for what it is, not for how it scores."""
    pieces = examine(text, Surface.AGENT_REFLECTION)
    return all(piece.drop in _STRUCTURAL for piece in pieces)


def _is_misattributed(claim: Claim) -> bool:
    """True when a suggestion is told as settled, or an agent's words as the user's."""
    if not (cue.suggests(claim.text) or cue.is_planned(claim.text)) and _rests_on_suggestion(claim):
        return True
    raws = [source.statement.raw for source in claim.sources]
    by_user = any(source.statement.surface in SPEAKS_FOR_USERS for source in claim.sources)
    return cue.names_user(claim.text) and not by_user and not any(cue.names_user(raw) for raw in raws)


def _rests_on_suggestion(claim: Claim) -> bool:
    """True when what a claim says comes from suggestions that nobody among its sources has agreed to."""
    raws = [source.statement.raw for source in claim.sources]
    settled = [source for source, raw in zip(claim.sources, raws, strict=True) if not cue.suggests(raw)]
    if len(settled) == len(raws) or any(map(cue.accepts, raws)):
        return False
    return not settled or bool(unsupported(claim.text, _words_of(settled)))


def takes_back(earlier: Claim, later: Claim, origin: Origin) -> bool:
    """True when `later` reverses `earlier`, both from one transcript: then only the later one may live.

    It must say so (a correction, a change, a denial); another value alone may be one more fact.
    """
    says_so = _says_so(later.sources[0].statement.raw)
    if not says_so and len(values_of(earlier.text).denials) == len(values_of(later.text).denials):
        return False
    topic = content(earlier.text)
    if len(topic & content(later.text)) < REVERSED_TOPIC * len(topic):
        return False
    if is_elsewhere(earlier.said(origin), later.said(origin)):
        return False
    differences = compare(earlier.text, later.text)
    return says_so or (differences.names == ("negation",) and denies(align(earlier.text, later.text), differences))


@lru_cache(maxsize=4096)
def _says_so(raw: str) -> bool:
    return cue.corrects(raw) or cue.retracts(raw) or cue.tells_change(raw)
