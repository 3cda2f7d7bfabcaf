"""Conflicts without a judge: what cannot both hold, who gives way, and how often the rule is right."""

from __future__ import annotations

import json
import os
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.domain.memory import Remembered
from pipeline.domain.statement import DecayClass, Polarity
from pipeline.domain.surface import Surface
from pipeline.lifecycle.conflict import (
    DECISIVE,
    Claim,
    Clash,
    Ground,
    Ruling,
    claim_of,
    clash,
    find_ground,
    is_restatement,
)
from pipeline.policy import SURFACE_VERACITY, VERACITY_WEIGHT
from tests.remembering import DAY, NOW, episode, memory, state

CORPUS = os.environ.get("MEMFORM_CORPUS", "")  # noqa: TID251 - where the labelled pairs are is the runner's to say


def claim(text: str, days: float = 0.0, weight: float = 0.25, **options: Any) -> Claim:  # noqa: ANN401 - any field
    return Claim(text, NOW + days * DAY, weight, **options)


def ground(old: str, new: str, **options: Any) -> Ground | None:  # noqa: ANN401 - any field of a claim
    return find_ground(claim(new, 30, **options), claim(old))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("The pool holds 8 sessions.", "The pool holds 12 sessions.", Ground.VALUE),
        ("The cache keeps rows for 30 minutes.", "The cache now keeps rows for 45 minutes.", Ground.VALUE),
        ("The tall loom keeps 99 spools.", "The tall loom now keeps 33 spools.", Ground.VALUE),
        ("Das Depot am Hafen hält 12 Wagen.", "Das Depot am Hafen hält jetzt 16 Wagen.", Ground.VALUE),
        ("The ferry leaves at 14:00.", "The ferry now leaves at 15:00.", Ground.NAME),
        ("Le délai est de 10 s.", "Le délai est de 20 s.", Ground.VALUE),
        ("缓存保留10分钟。", "缓存保留20分钟。", Ground.VALUE),
        ("14 nodes carry the ledger.", "16 nodes carry the ledger.", Ground.VALUE),
        ("Backups start at 02:00.", "Backups start at 03:30.", Ground.NAME),
        ("The stand-up is on Monday.", "The stand-up is on Tuesday.", Ground.NAME),
        ("Settings are read from app.toml.", "Settings are read from site.toml.", Ground.NAME),
        ("Rebase topic branches.", "Do not rebase topic branches.", Ground.NEGATION),
        ("Vi roterer nøklene.", "Vi roterer ikke nøklene lenger.", Ground.NEGATION),
        ("The leak is in the parser.", "The leak is in the pool, not in the parser.", Ground.CONTRAST),
    ],
)
def test_what_cannot_both_hold(old: str, new: str, expected: Ground) -> None:
    assert ground(old, new) is expected
    assert ground(new, old) is expected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("On staging, rows live for 3 days.", "On production, rows live for 9 days."),
        ("Rack 3 has no spare power.", "Rack 4 has no spare power."),
        ("worker-7 lost its disk.", "worker-9 lost its disk."),
        ("The relay was down from 10:02 to 10:31.", "The relay was down from 16:40 to 16:52."),
        ("On 9 March the queue stalled.", "On 3 April the queue stalled."),
        ("p50 of search is 85 ms.", "p99 of search is 850 ms."),
        ("Charts are in black and white.", "Charts are in black and white and without a grid."),
        ("Invoices go by mail.", "Passwords never go by mail."),
        ("The pool holds 8 sessions.", "the pool holds 8 sessions"),
        ("A run takes 90 minutes.", "A run takes one hour and a half."),
        ("The wiki is backed up.", "A grid of six columns is not drawn on plates."),
        ("All 4.", "5"),
        ("Rows are cached.", "Rows of the ledger older than a year are never cached by anyone at all."),
        ("Node a.b-c uses 8 GB.", "Node a.b-c has cores."),
    ],
)
def test_what_speaks_of_different_things_is_no_conflict(old: str, new: str) -> None:
    assert ground(old, new) is None


def test_tagged_opposites_over_one_topic_are_an_open_conflict() -> None:
    old = claim("Strict mode helps parsing.", polarity=Polarity.POSITIVE)
    new = claim("Strict mode breaks parsing.", 30, polarity=Polarity.NEGATIVE)
    assert clash(new, old) is None, "each has a word of its own: they may speak of two effects"
    told = claim("Strict mode helps.", 30, polarity=Polarity.NEGATIVE)
    assert clash(told, old) == Clash(Ground.POLARITY, Ruling.OPEN)
    assert clash(claim("Strict mode helps.", 30, polarity=Polarity.NEUTRAL), old) is None
    assert clash(claim("Strict.", 30, polarity=Polarity.NEGATIVE), old) is None


def test_two_repos_never_conflict() -> None:
    old, new = claim("The port is 80.", repo="a"), claim("The port is 81.", 30, repo="b")
    assert clash(new, old) is None
    assert clash(claim("The port is 81.", 30), old) is not None


OLD, NEW = "The pool holds 8 sessions.", "The pool holds 12 sessions."


@pytest.mark.parametrize(
    ("new", "old", "ruling"),
    [
        (claim(NEW, 30), claim(OLD), Ruling.SUPERSEDES),
        (claim(NEW, 30, weight=0.9), claim(OLD), Ruling.SUPERSEDES),
        (claim(NEW, 30, weight=0.1), claim(OLD), Ruling.LOSES),
        (claim(NEW, 0.5), claim(OLD), Ruling.OPEN),
        (claim(NEW, -30), claim(OLD), Ruling.PRECEDES),
        (claim(NEW, -30, weight=0.9, consolidated=False), claim(OLD, operator=True), Ruling.PRECEDES),
        (claim(NEW, -30, operator=True), claim(OLD), Ruling.OPEN),
        (claim(NEW, -0.5), claim(OLD), Ruling.OPEN),
        (claim(NEW, 30, consolidated=False), claim(OLD), Ruling.OPEN),
        (claim(NEW, 30, weight=0.99), claim(OLD, operator=True), Ruling.OPEN),
        (claim(NEW, 30, operator=True), claim(OLD, weight=0.9), Ruling.SUPERSEDES),
        (claim(NEW, 30, operator=True), claim(OLD, weight=0.9, operator=True), Ruling.SUPERSEDES),
        (claim("The pool holds.", 30), claim("The pool no longer holds."), Ruling.SUPERSEDES),
        (claim("The pool never holds eight.", 30), claim("The pool holds."), Ruling.OPEN),
    ],
)
def test_who_gives_way(new: Claim, old: Claim, ruling: Ruling) -> None:
    found = clash(new, old)
    assert found is not None
    assert found.ruling is ruling


def test_a_memory_claims_with_its_confidence_and_the_veracity_of_its_surface() -> None:
    of = memory("old", OLD, decay_class=DecayClass.EPHEMERAL, repo="r", valid_from=NOW - DAY)
    old = Remembered(of, state(of, prior=(3.5, 6.5), belief=(13.5, 6.5)))
    claimed = claim_of(old, NOW)
    assert claimed == Claim(OLD, NOW - DAY, claimed.weight, repo="r")
    assert claimed.weight == pytest.approx(0.7 * 0.675)
    assert claim_of(old, NOW + 180 * DAY).weight < claim_of(old, NOW).weight
    assert not claim_of(episode("staged"), NOW).consolidated


def test_a_later_value_supersedes_an_untested_memory_and_yields_to_a_proven_one() -> None:
    later = memory("new", NEW, created_at=NOW + 30 * DAY)
    newcomer = claim_of(Remembered(later, state(later)), NOW + 30 * DAY)
    of = memory("old", OLD, decay_class=DecayClass.PERMANENT)
    assert clash(newcomer, claim_of(Remembered(of, state(of)), NOW)) == Clash(Ground.VALUE, Ruling.SUPERSEDES)
    proven = Remembered(of, state(of, belief=(40.0, 5.0)))
    assert clash(newcomer, claim_of(proven, NOW)) == Clash(Ground.VALUE, Ruling.LOSES)


def test_the_same_words_in_another_order_are_no_restatement() -> None:
    assert is_restatement("The pool holds ten.", "the POOL holds ten")
    assert not is_restatement("K outperforms L.", "L outperforms K.")


@given(st.floats(0.01, 0.99), st.floats(0.01, 0.99), st.floats(-60.0, 60.0), st.booleans())
def test_a_machine_never_beats_an_operator(a: float, b: float, days: float, consolidated: bool) -> None:  # noqa: FBT001 - drawn
    newcomer = claim(NEW, days, weight=a, consolidated=consolidated)
    found = clash(newcomer, claim(OLD, weight=b, operator=True))
    assert found is not None
    assert found.ruling in {Ruling.OPEN, Ruling.PRECEDES}


def labelled_pairs() -> Path:
    return next((p for p in (Path(CORPUS) / "pairs.jsonl", Path(CORPUS).parent / "pairs.jsonl") if p.is_file()), Path())


def read(row: dict[str, Any]) -> Claim:
    surface = Surface(row["surface"])
    operator = row.get("operator", surface is Surface.OPERATOR_CHAT)
    weight = VERACITY_WEIGHT[SURFACE_VERACITY[surface]]
    return Claim(row["text"], datetime.fromisoformat(row["occurred_at"]), 0.5 * weight * weight, operator)


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS or not labelled_pairs().is_file(), reason="needs MEMFORM_CORPUS with pairs.jsonl")
def test_a_decisive_ruling_is_right_in_95_of_100_labelled_pairs() -> None:
    said: Counter[tuple[Ruling, bool]] = Counter()
    for line in labelled_pairs().read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        for neighbour in row["nearby"]:
            found = clash(read(row["candidate"]), read(neighbour))
            if found is not None:
                is_target = neighbour["n"] in row["gold"]["targets"]
                right = {Ruling.SUPERSEDES: {"supersede"}, Ruling.OPEN: {"conflict", "supersede"}}.get(
                    found.ruling, set()
                )
                said[found.ruling, is_target and row["gold"]["op"] in right] += 1
                assert found.ruling is Ruling.OPEN or found.ground in DECISIVE
    right, wrong = said[Ruling.SUPERSEDES, True], said[Ruling.SUPERSEDES, False]
    assert right >= 10
    assert right / (right + wrong) >= 0.95
    assert said[Ruling.OPEN, True] / (said[Ruling.OPEN, True] + said[Ruling.OPEN, False]) >= 0.9
