"""A value that was raised, cut or changed to another is what it is now; another subject's, or a plan, is not."""

from __future__ import annotations

import pytest

from pipeline.lifecycle.became import as_state
from pipeline.lifecycle.change import tells_change
from pipeline.lifecycle.conflict import Claim, Clash, Ground, Ruling, clash
from tests.remembering import DAY, NOW

BECAME = [
    ("The baggage limit is 20 kg.", "The baggage limit has been raised to 25 kg."),
    ("The baggage limit is 20 kg.", "The baggage limit was lowered from 20 kg to 15 kg."),
    ("Die Grenze ist 20 kg.", "Die Grenze wurde auf 25 kg erhöht."),
    ("La limite est de 20 kg.", "La limite a été portée à 25 kg."),
    ("Le délai est de 20 jours.", "Le délai est passé de 20 à 25 jours."),
    ("El límite es de 20 kg.", "El límite se aumentó a 25 kg."),
    ("O limite é de 20 kg.", "O limite foi aumentado para 25 kg."),
    ("Il limite è di 20 kg.", "Il limite è stato portato a 25 kg."),
    ("De grens is 20 kg.", "De grens is verhoogd naar 25 kg."),
    ("Grensen er 20 kg.", "Grensen ble hevet fra 20 kg til 25 kg."),
    ("Gränsen är 20 kg.", "Gränsen höjdes till 25 kg."),
    ("Лимит составляет 20 кг.", "Лимит увеличен до 25 кг."),
    ("附件上限是20MB。", "附件上限已提高到25MB。"),
    ("荷物の上限は20kgです。", "荷物の上限は25kgに引き上げられた。"),
]


def met(old: str, new: str) -> Clash | None:
    return clash(Claim(new, NOW + 30 * DAY, 0.3), Claim(old, NOW, 0.3))


@pytest.mark.parametrize(("old", "new"), BECAME)
def test_what_a_value_became_takes_the_place_of_what_it_was(old: str, new: str) -> None:
    assert tells_change(new)
    assert as_state(old) == old
    assert met(old, new) == Clash(Ground.VALUE, Ruling.SUPERSEDES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("The baggage limit is 20 kg.", "The ferry's baggage limit was raised to 25 kg."),
        ("The baggage limit is 20 kg.", "The baggage limit will be raised to 25 kg."),
        ("The baggage limit is 20 kg.", "In 2019 the baggage limit was raised to 18 kg."),
        ("Parcel 5 was moved to the cellar.", "Parcel 6 was moved to the cellar."),
        ("El límite es de 20 kg.", "El límite de la bodega se aumentó a 25 kg."),
        ("附件上限是20MB。", "视频上限已提高到25MB。"),
    ],
)
def test_another_subject_time_or_plan_leaves_both(old: str, new: str) -> None:
    assert met(old, new) is None
