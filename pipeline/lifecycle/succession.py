"""What the end of a transcript's later run means for its memories: other tags, other words, or an end (SPEC §16)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from pipeline.domain.statement import Outcome
from pipeline.lifecycle.rerun import SETTLED, inherit, lead_of, leave, pair, retag

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from pipeline.domain.memory import MemoryId
    from pipeline.domain.plan import Effect, Retag
    from pipeline.lifecycle.rerun import Holding, Trace
    from pipeline.lifecycle.transition import Cause


class Former(NamedTuple):
    """What a transcript's last run left: the statements that passed, and the memories that each supports.

    `released` are the hashes of texts that an operator let out of quarantine.
    """

    statements: Sequence[Trace]
    memories: Mapping[int, Sequence[MemoryId]]
    holdings: Mapping[MemoryId, Holding]
    released: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Scene:
    """Two runs of one transcript, and the memories of either as they stand.

    `before` and `after` say which memories each statement of the former and of the new run supports; `newborn` were
    formed by the new run. `holdings` covers every memory named.
    """

    transcript_id: str
    former: Sequence[Trace]
    fresh: Sequence[Trace]
    before: Mapping[int, Sequence[MemoryId]]
    after: Mapping[int, Sequence[MemoryId]]
    holdings: Mapping[MemoryId, Holding]
    newborn: Collection[MemoryId] = ()

    def supported(self) -> dict[MemoryId, list[Trace]]:
        """Return the statements of the new run behind each memory."""
        return _behind(self.fresh, self.after)

    def left(self) -> dict[MemoryId, list[Trace]]:
        """Return the memories that only the former run supports, with its statements behind each."""
        kept = self.supported()
        return {name: found for name, found in _behind(self.former, self.before).items() if name not in kept}

    def successors(self) -> dict[int, int]:
        """Return the new statement that stands for each former one: the same words, or others at the same place."""
        again = [replace(each, outcome=Outcome.PENDING) for each in self.fresh if each.outcome in SETTLED]
        pairs = pair(self.former, again, lambda _: False)
        found = (*pairs.carried.items(), *pairs.reheard.items(), *pairs.reworded.items())
        return {former: fresh for fresh, former in found}


def succeed(scene: Scene, pacer_version: str, cause: Cause) -> tuple[Effect, ...]:
    """Return the effects of a run's end on the memories of both runs."""
    return (*retags(scene, pacer_version, cause), *_ends(scene, cause))


def retags(scene: Scene, pacer_version: str, cause: Cause) -> Iterator[Retag]:
    """Yield other tags for live memories that got theirs from this transcript and that no operator has touched."""
    for memory_id, behind in scene.supported().items():
        holding = scene.holdings[memory_id]
        known = holding.remembered
        lead = lead_of(known, behind)
        ours = known.memory.provenance and known.memory.provenance[0].transcript_id == scene.transcript_id
        free = known.state.is_live and not known.memory.operator and not holding.touched
        if memory_id in scene.newborn or not (ours and free and lead and lead.tags):
            continue
        if step := retag(known, lead.tags, pacer_version, cause):
            yield step


def _ends(scene: Scene, cause: Cause) -> Iterator[Effect]:
    """Yield the end of each memory that nothing supports any more, after its heir has taken over its standing."""
    stands_for = scene.successors()
    states = {name: holding.remembered.state for name, holding in scene.holdings.items()}
    heirs: set[MemoryId] = set()
    for memory_id, behind in scene.left().items():
        holding = scene.holdings[memory_id]
        spots = [stands_for[trace.ordinal] for trace in behind if trace.ordinal in stands_for]
        heir = next((heir for place in spots for heir in scene.after.get(place, ()) if heir != memory_id), None)
        if leave(holding, None, cause) is None:
            continue
        if heir is not None and heir in scene.newborn and heir not in heirs:
            step = inherit(states[heir], holding.remembered.state, cause)
            states[heir] = step.after
            heirs.add(heir)
            yield step
        end = leave(holding, states[heir] if heir is not None else None, cause)
        if end is not None:
            yield end


def _behind(traces: Sequence[Trace], supports: Mapping[int, Sequence[MemoryId]]) -> dict[MemoryId, list[Trace]]:
    """Return the statements behind each memory, in reading order."""
    behind: dict[MemoryId, list[Trace]] = {}
    for trace in traces:
        for memory_id in supports.get(trace.ordinal, ()):
            behind.setdefault(memory_id, []).append(trace)
    return behind
