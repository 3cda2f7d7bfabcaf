"""What gate and scan make of another system's store: the share that would never have become a memory (SPEC §16)."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.formation import form

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pipeline.foreign import Export
    from pipeline.formation import Formed, Tools
    from pipeline.ports import Masker

KEPT: Final = "kept"
QUARANTINED: Final = "quarantined"


@dataclass(frozen=True, slots=True)
class Finding:
    """Memories of one fate: how many, their share of all in [0, 1], and the first few texts, secrets masked."""

    n: int
    share: float
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Audit:
    """A foreign store, judged. `junk` counts what the gate drops; `by_reason` sorts it, the commonest first.

    kept + junk + quarantined = memories. `textless` rows held no text and are not among them; `redactions` counts
    masked secrets by type.
    """

    system: str
    memories: int
    textless: int
    kept: int
    junk: int
    junk_share: float
    by_reason: Mapping[str, Finding]
    quarantined: Finding
    redactions: Mapping[str, int]


def audit(export: Export, tools: Tools, masker: Masker, examples: int) -> Audit:
    """Run gate and scan over a foreign store, one turn a memory, so that repeats count as duplicates."""
    masked = [masker.mask(text) for text in export.memories]
    texts = [text for text, _ in masked]
    turns = tuple(Turn(surface=Surface.IMPORT, content=text) for text in texts)
    found = [*fates(form(Transcript(workspace_id="audit", turns=turns), tools))]
    by_fate: dict[str, list[str]] = defaultdict(list)
    for fate, text in zip(found, texts, strict=True):
        by_fate[fate].append(text)
    kept, quarantined = len(by_fate.pop(KEPT, ())), by_fate.pop(QUARANTINED, [])
    reasons = sorted(by_fate, key=lambda reason: (-len(by_fate[reason]), reason))
    junk = sum(len(by_fate[reason]) for reason in reasons)
    redacted = sum((Counter(counts) for _, counts in masked), Counter[str]())
    return Audit(
        system=export.system,
        memories=len(texts),
        textless=export.textless,
        kept=kept,
        junk=junk,
        junk_share=_share(junk, len(texts)),
        by_reason={reason: _finding(by_fate[reason], len(texts), examples) for reason in reasons},
        quarantined=_finding(quarantined, len(texts), examples),
        redactions=dict(sorted(redacted.items())),
    )


def fates(formed: Formed) -> Iterator[str]:
    """Yield what became of each turn: `quarantined` if any statement of it is, else `kept` if any passes.

    A turn that forms nothing goes by the drop reason of its longest statement.
    """
    kept = {candidate.statement.turn for candidate in formed.classified.candidates}
    quarantined = {candidate.statement.turn for candidate in formed.classified.quarantined}
    longest: dict[int, tuple[int, DropReason]] = {}
    for statement in formed.gated.statements:
        length = len(statement.raw)
        if statement.drop and length > longest.get(statement.turn, (0, None))[0]:
            longest[statement.turn] = (length, statement.drop)
    for turn in range(len(formed.gated.turns)):
        fate = QUARANTINED if turn in quarantined else KEPT if turn in kept else None
        yield fate or longest.get(turn, (0, DropReason.TOO_SHORT))[1].value


def _finding(texts: Sequence[str], memories: int, examples: int) -> Finding:
    return Finding(len(texts), _share(len(texts), memories), tuple(dict.fromkeys(texts))[:examples])


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0
