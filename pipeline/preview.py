"""What would become of a transcript if it ran again today: the difference to what is stored (SPEC §16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pipeline.domain.statement import Outcome
from pipeline.formation import classify, gate
from pipeline.gate.normal import text_hash
from pipeline.lifecycle.rerun import Trace, holds, is_judged, pair
from pipeline.lifecycle.succession import Scene, retags
from pipeline.lifecycle.transition import Cause

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

    from pipeline.domain.statement import Classified, Gated, Statement
    from pipeline.domain.transcript import Transcript
    from pipeline.formation import Tools
    from pipeline.lifecycle.rerun import Pairs
    from pipeline.lifecycle.succession import Former


class Difference(NamedTuple):
    """One line of a preview.

    `kind`: `appear` (a statement that passes now), `vanish` (a memory that ends), `stay` (its statement is gone, but
    something holds it), `reclassify` (other tags), `reword` (other words at the same place), `reconsider` (the same
    words, for the judge to hear again or read under another policy). `was` and `now` are words, classes or reasons.
    `others` counts the other transcripts that hold a memory: if it leaves them all in one batch, it ends.
    """

    kind: str
    turn: int
    was: str
    now: str
    memory_id: str = ""
    others: int = 0


def preview(  # noqa: PLR0913 - what a run starts from
    transcript: Transcript, former: Former, tools: Tools, recalled: frozenset[str], *, rejudge: bool, now: datetime
) -> tuple[Difference, ...]:
    """Run gate and classify on a transcript and return every difference to its former run, in reading order by kind.

    What the judge would say is not asked: what it would hear is `appear`, `reword` or `reconsider`.
    """
    gated = gate(transcript, tools, recalled)
    numbered = [(ordinal, s) for ordinal, s in enumerate(gated.statements) if s.is_candidate]
    classified = classify(numbered, transcript.repo or "", tools)
    fresh = [*_traces(classified, former.released)]
    pairs = pair(former.statements, fresh, lambda trace: rejudge and is_judged(trace))
    again = {**pairs.carried, **pairs.reheard}
    scene = Scene(
        transcript_id=transcript.transcript_id,
        former=former.statements,
        fresh=fresh,
        before=former.memories,
        after={new: former.memories.get(old, ()) for new, old in again.items()},
        holdings=former.holdings,
    )
    found = (*_statements(pairs, former, fresh), *_reclassified(scene, now), *_ends(scene, gated, classified))
    return tuple(sorted(found, key=lambda each: (each.kind, each.turn)))


def _traces(classified: Classified, released: frozenset[str]) -> Iterator[Trace]:
    """Yield what would go on to the judge's stage; what an operator released from quarantine once is released again."""
    for candidate in sorted((*classified.candidates, *classified.quarantined), key=lambda each: each.ordinal):
        said = candidate.statement
        if candidate.scan.quarantined and text_hash(said.text) not in released:
            continue
        where = (candidate.ordinal, said.turn, said.start, said.end)
        yield Trace(
            *where, said.text, text_hash(said.text), said.surface, said.policy, Outcome.PENDING, "", candidate.tags
        )


def _statements(pairs: Pairs, former: Former, fresh: Sequence[Trace]) -> Iterator[Difference]:
    new = {trace.ordinal: trace for trace in fresh}
    old = {trace.ordinal: trace for trace in former.statements}
    for ordinal in pairs.appeared:
        trace = new[ordinal]
        yield Difference("appear", trace.turn, trace.tags.pacer if trace.tags else "", trace.text)
    for ordinal, before in pairs.reworded.items():
        memory_id = next(iter(former.memories.get(before, ())), "")
        yield Difference("reword", new[ordinal].turn, old[before].text, new[ordinal].text, memory_id)
    for ordinal, before in pairs.reheard.items():
        memory_id = next(iter(former.memories.get(before, ())), "")
        one, other = old[before], new[ordinal]
        told = (f"{one.surface}, {one.policy}", f"{other.surface}, {other.policy}: {other.text}")
        yield Difference("reconsider", other.turn, *told, memory_id)


def _reclassified(scene: Scene, now: datetime) -> Iterator[Difference]:
    supported = scene.supported()
    for step in retags(scene, "", Cause("preview", "", now)):
        trace = supported[step.step.after.memory_id][0]
        changed = step.step.reason.removeprefix(": ")
        yield Difference("reclassify", trace.turn, trace.text, changed, step.step.after.memory_id)


def _ends(scene: Scene, gated: Gated, classified: Classified) -> Iterator[Difference]:
    """Yield the memories whose statements are gone, and by what the statement fell or what holds the memory."""
    apart = {candidate.ordinal: candidate.scan.reason for candidate in classified.quarantined}
    for memory_id, behind in scene.left().items():
        holding = scene.holdings[memory_id]
        why = holds(holding)
        if why == "ended":
            continue
        content, turn = holding.remembered.memory.content, behind[0].turn
        told = (
            f"held by: {why}" if why else ", ".join({_fate(trace, gated.statements, apart): None for trace in behind})
        )
        yield Difference("stay" if why else "vanish", turn, content, told, memory_id, holding.others)


def _fate(trace: Trace, statements: Sequence[Statement], apart: Mapping[int, str]) -> str:
    """Return what became of the place where a statement stood: a drop reason, a quarantine, other words, or gone."""
    for ordinal, now in enumerate(statements):
        if now.turn == trace.turn and now.start < trace.end and trace.start < now.end:
            if ordinal in apart:
                return f"quarantined: {apart[ordinal]}"
            return f"dropped: {now.drop}" if now.drop else "worded otherwise"
    return "gone"
