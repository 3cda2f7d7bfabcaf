"""The Formation Judge on one page: restated? → extract → refuse → reconcile → account (SPEC §9).

It writes nothing. Whatever cannot be judged comes back staged with its reason, and every candidate is in exactly one
change: `accounted` checks that, so that a reply which is cut off or empty can never read as "nothing to remember".
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeVar

from judge import budget, extract, reconcile
from judge.asking import Asked, Asker, Unheard
from judge.claim import Claim, takes_back, why_refused
from judge.docket import Phase, key_of
from judge.guards import OVERWRITES, Ruled
from judge.prompt import PROMPT_VERSION
from judge.reply import Extraction, Reconciliation
from pipeline import policy
from pipeline.domain.memory import EventKind, StagedReason, Tier
from pipeline.domain.plan import Add, Decline, OpenConflict, Precede, Replace, Restate, Stage
from pipeline.gate.normal import text_hash
from pipeline.lifecycle import birth, staging

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from datetime import datetime, timedelta

    from judge.breaker import Circuits
    from judge.completer import Completer
    from judge.docket import Docket, Nearby, Neighbour, Purse
    from judge.extract import Alike
    from judge.reconcile import Decision, Table
    from pipeline.domain.memory import MemoryId, Remembered
    from pipeline.domain.plan import Change
    from pipeline.domain.statement import Candidate
    from pipeline.domain.transcript import Origin
    from pipeline.ports import Clock

T = TypeVar("T")

_RANK: Final = {Add: 0, OpenConflict: 0, Precede: 0, Replace: 1, Restate: 2, Stage: 3, Decline: 4}
"""Where a candidate supports several claims, it belongs to the first of added, updated, noop, staged, declined."""
_UNREADABLE: Final = {"unknown_target": StagedReason.UNKNOWN_TARGET}


@dataclass(frozen=True, slots=True)
class FormationJudge:
    """The `Judge` port over one model. `pause` waits, `draw_marker` draws a random word, both handed in.

    `hearing` counts how often these candidates were heard in vain: a reply that could not be used is filed, and only
    under another number is the question asked anew.
    """

    completer: Completer
    nearby: Nearby
    circuits: Circuits
    docket: Docket
    purse: Purse
    clock: Clock
    pause: Callable[[timedelta], None]
    draw_marker: Callable[[], str]
    daily_tokens: int | None = None
    hearing: int = 0

    def reconcile(self, candidates: Sequence[Candidate], origin: Origin, now: datetime) -> Sequence[Change]:
        """Return what is to become of each candidate; every ordinal is in exactly one change.

        A change may own no ordinal: a second claim of candidates that belong to a better one. At most two calls per
        20 distinct texts when nothing fails, none for what is known word for word.
        """
        changes = list(_Hearing(self.asker(), self.nearby, origin, now, self.hearing).hear(candidates))
        return accounted(changes, candidates)

    def asker(self) -> Asker:
        """Return what asks this model, with the patience of one hearing."""
        return Asker(
            completer=self.completer,
            circuits=self.circuits,
            docket=self.docket,
            purse=self.purse,
            clock=self.clock,
            pause=self.pause,
            draw_marker=self.draw_marker,
            deadline=self.clock.now() + budget.HEARING,
            daily_tokens=self.daily_tokens,
        )


def accounted(changes: Sequence[Change], candidates: Sequence[Candidate]) -> tuple[Change, ...]:
    """Give each ordinal to the best of the changes that name it; drop what then stands for nothing.

    Raises AssertionError when an ordinal is in no change or a change names one that was not given: a bug, never a
    reason to lose a candidate.
    """
    owners: dict[int, int] = {}
    for index in sorted(range(len(changes)), key=lambda i: _RANK[type(changes[i])]):
        for ordinal in changes[index].ordinals:
            owners.setdefault(ordinal, index)
    if owners.keys() != {candidate.ordinal for candidate in candidates}:
        message = "the judge must account for every candidate and for no other"
        raise AssertionError(message)
    owned = [
        replace(change, ordinals=tuple(o for o in change.ordinals if owners[o] == index))
        for index, change in enumerate(changes)
    ]
    return tuple(change for change in owned if change.ordinals or not isinstance(change, (Stage, Decline)))


@dataclass(slots=True)
class _Hearing:
    """One transcript before the judge.

    `episodes` are the live episodes whose words its candidates are, by text hash: what was staged when no model
    answered. `taken` are the memories that its plan already ends.
    """

    asker: Asker
    nearby: Nearby
    origin: Origin
    now: datetime
    number: int = 0
    episodes: dict[str, Remembered] = field(default_factory=dict[str, "Remembered"])
    taken: set[MemoryId] = field(default_factory=set["MemoryId"])

    def hear(self, candidates: Sequence[Candidate]) -> Iterator[Change]:
        """Yield changes; a candidate may be named by several until they are accounted for."""
        groups = staging.by_text(candidates)
        known = self._known([text_hash(group[0].statement.text) for group in groups])
        fresh: list[Alike] = []
        for group in groups:
            held = known.get(text_hash(group[0].statement.text))
            if held is None:
                fresh.append(group)
            else:
                yield self._restated(Claim(group[0].statement.text, "fact", group), held)
        batches = list(_batches(fresh, policy.JUDGE_BATCH))
        claims: list[Claim] = []
        for batch in batches:
            yield from self._extract(batch, claims)
        yield from self._settle(extract.merged(claims), max(1, len(batches)))

    def _known(self, hashes: Sequence[str]) -> dict[str, Remembered]:
        """Return what is consolidated word for word; an episode of the same words is judged, to be promoted."""
        if not hashes:
            return {}
        found = self.nearby.exact(self.origin, hashes)
        self.episodes |= {key: held for key, held in found.items() if held.state.tier is Tier.EPISODE}
        return {key: held for key, held in found.items() if held.state.tier is Tier.CONSOLIDATED}

    def _extract(self, groups: Sequence[Alike], claims: list[Claim]) -> Iterator[Change]:
        """Add a batch's claims to `claims`; yield what is left out, refused or unheard."""
        rows = extract.rows_of(groups, self.origin)
        ordinals = tuple(candidate.ordinal for group in groups for candidate in group)
        reply = self.asker.ask(
            Asked(
                phase=Phase.EXTRACT,
                template=extract.TEMPLATE,
                schema=Extraction,
                rows=rows,
                key=self._key(extract.TEMPLATE, rows, ordinals),
                origin=self.origin,
                ordinals=ordinals,
                size=len(groups),
                reply_tokens=budget.reply_tokens(budget.EXTRACT_TOKENS_PER_CANDIDATE, len(groups)),
            )
        )
        if isinstance(reply, Unheard):
            if reply.halve:
                for half in _halves(groups):
                    yield from self._extract(half, claims)
            else:
                yield from self._staged((c for group in groups for c in group), reply.reason)
            return
        extracted = extract.read(reply, groups)
        claims.extend(extracted.claims)
        for group, reason in extracted.declined:
            yield Decline(tuple(candidate.ordinal for candidate in group), reason)
        yield from self._staged((c for group in extracted.unanswered for c in group), StagedReason.OUTAGE)

    def _settle(self, claims: Sequence[Claim], calls: int) -> Iterator[Change]:
        """Refuse what code refuses, restate what is known, add what is near nothing, and reconcile the rest."""
        refusals = {index: why_refused(claim) for index, claim in enumerate(claims)}
        for (i, earlier), (j, later) in combinations(enumerate(claims), 2):
            if not refusals[j] and takes_back(earlier, later, self.origin):
                refusals[i] = refusals[i] or "reversed"
        yield from (Decline(claims[i].ordinals, reason) for i, reason in refusals.items() if reason)
        sound = [claim for i, claim in enumerate(claims) if not refusals[i]]
        known = self._known([text_hash(claim.text) for claim in sound])
        yield from (self._restated(c, known[text_hash(c.text)]) for c in sound if text_hash(c.text) in known)
        new = [claim for claim in sound if text_hash(claim.text) not in known]
        near = self._near(new)
        yield from (self._added(c, "nothing_near") for c, found in zip(new, near, strict=True) if not found)
        open_claims = [pair for pair in zip(new, near, strict=True) if pair[1]]
        size = max(policy.JUDGE_BATCH, -(-len(open_claims) // calls))
        for batch in _batches(open_claims, size):
            yield from self._reconcile(batch)

    def _near(self, claims: Sequence[Claim]) -> list[Sequence[Neighbour]]:
        """Return each claim's neighbours, without the episodes of its own words: those are the claim itself."""
        if not claims:
            return []
        found = self.nearby.near(self.origin, [claim.text for claim in claims], policy.NEARBY_LIMIT)
        return [
            [n for n in neighbours if n.remembered.memory.text_hash not in self._hashes(claim)]
            for claim, neighbours in zip(claims, found, strict=True)
        ]

    def _reconcile(self, batch: Sequence[tuple[Claim, Sequence[Neighbour]]]) -> Iterator[Change]:
        table = reconcile.lay([claim for claim, _ in batch], [near for _, near in batch])
        rows = reconcile.rows_of(table, self.origin)
        ordinals = tuple(ordinal for claim in table.claims for ordinal in claim.ordinals)
        reply = self.asker.ask(
            Asked(
                phase=Phase.RECONCILE,
                template=reconcile.TEMPLATE,
                schema=Reconciliation,
                rows=rows,
                key=self._key(reconcile.TEMPLATE, rows, table.shown),
                origin=self.origin,
                ordinals=ordinals,
                size=len(batch),
                reply_tokens=budget.reply_tokens(budget.RECONCILE_TOKENS_PER_STATEMENT, len(batch)),
                shown=table.shown,
            )
        )
        if not isinstance(reply, Unheard):
            yield from self._ruled(table, reply)
        elif reply.halve:
            for half in _halves(batch):
                yield from self._reconcile(half)
        else:
            yield from self._staged((s for claim in table.claims for s in claim.sources), reply.reason)

    def _ruled(self, table: Table, reply: Reconciliation) -> Iterator[Change]:
        for index, verdict in enumerate(reconcile.verdicts_of(reply, len(table.claims))):
            decision = reconcile.decide(table.claims[index], verdict, table.neighbours(index), self.origin)
            yield from self._planned(decision)

    def _planned(self, decision: Decision) -> Iterator[Change]:
        """Yield the change; one plan ends a memory once, and a second claim on it waits for the new state."""
        targets = {target.memory.memory_id for target in decision.targets}
        if decision.ruling.ruled is Ruled.STAGE:
            reason = _UNREADABLE.get(decision.ruling.reasons[0], StagedReason.OUTAGE)
            yield from self._staged(decision.claim.sources, reason)
        elif targets & self.taken:
            yield from self._staged(decision.claim.sources, StagedReason.CONFLICT)
        elif decision.ruling.ruled is Ruled.ADD:
            yield self._added(decision.claim, decision.reason)
        else:
            self.taken |= targets if decision.ruling.ruled in OVERWRITES else set()
            yield reconcile.change_of(decision, self._born(decision.claim))

    def _added(self, claim: Claim, reason: str) -> Change:
        """Return a new memory; where its own words were staged before, it takes the place of those episodes.

        A claim in the very words of an episode promotes it, which the store does when the text is added.
        """
        own = [self.episodes[key] for key in sorted(self._hashes(claim)) if key in self.episodes]
        own = [episode for episode in own if episode.memory.memory_id not in self.taken]
        if not own or text_hash(claim.text) in self.episodes:
            return Add(claim.ordinals, self._born(claim), reason)
        self.taken |= {episode.memory.memory_id for episode in own}
        versions = tuple((episode.memory.memory_id, episode.state.version) for episode in own)
        return Replace(claim.ordinals, self._born(claim), EventKind.REFINED, versions, f"judged; {reason}".strip("; "))

    def _hashes(self, claim: Claim) -> frozenset[str]:
        """Return the hashes of a claim's own words: as formed, and as each source has them."""
        return frozenset(map(text_hash, (claim.text, *(source.statement.text for source in claim.sources))))

    def _restated(self, claim: Claim, held: Remembered) -> Change:
        return Restate(claim.ordinals, self._born(claim), held.memory.memory_id, "same_text")

    def _born(self, claim: Claim) -> Remembered:
        """Return the claim as a new memory, true from the latest of its sources on."""
        wording = birth.Wording(claim.text, prompt_version=PROMPT_VERSION, model=self.asker.completer.model)
        arrival = birth.formed(claim.sources, wording, self.origin, self.now)
        return replace(arrival, memory=replace(arrival.memory, valid_from=claim.at(self.origin)))

    def _staged(self, candidates: Iterable[Candidate], reason: StagedReason) -> Iterator[Change]:
        yield from staging.stage(tuple(candidates), self.origin, self.now, reason)

    def _key(self, *parts: object) -> str:
        again = (self.number,) if self.number else ()
        return key_of(self.origin.workspace_id, self.origin.transcript_id, self.asker.completer.model, *parts, *again)


def _batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    return (items[start : start + size] for start in range(0, len(items), size))


def _halves(items: Sequence[T]) -> tuple[Sequence[T], Sequence[T]]:
    middle = len(items) // 2
    return items[:middle], items[middle:]
