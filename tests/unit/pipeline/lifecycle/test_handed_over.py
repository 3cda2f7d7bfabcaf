"""What is now another's: a role, a queue, a place that one holds at a time, told in the words of a change."""

from __future__ import annotations

import pytest

from pipeline.domain.surface import Surface
from pipeline.lifecycle.conflict import Claim, Ground, Ruling, find_ground, topics
from pipeline.lifecycle.operator import consolidate
from pipeline.lifecycle.rivalry import meet
from tests.builders import DAY, NOON, candidate, origin
from tests.remembering import NOW

HANDED_OVER = [
    ("Maud is the fire warden.", "Piet is now the fire warden."),
    ("Maud is our fire warden.", "As of today, Piet is our fire warden."),
    ("Maud leads the choir.", "Piet now leads the choir."),
    ("Parcels go to the north gate.", "Parcels now go to the south gate."),
    ("Complaints are routed to Maud.", "Complaints are routed to Piet since May."),
    ("The archive is kept in the cellar.", "The archive is now kept in the attic."),
    ("The ferry line is run by Nordlys.", "The ferry line is now run by Havblikk."),
    ("Maud ist die Brandwartin.", "Grete ist jetzt die Brandwartin."),
    ("Pakete gehen an Maud.", "Pakete gehen ab sofort an Piet."),
    ("Der Lagerplatz liegt in Kiel.", "Der Lagerplatz liegt jetzt in Husum."),
    ("Luc est le régisseur.", "Éric est maintenant le régisseur."),
    ("Les colis vont à Luc.", "Les colis vont désormais à Éric."),
    ("Luis es el conserje.", "Marta es ahora el conserje."),
    ("Los paquetes van a Luis.", "Los paquetes ahora van a Marta."),
    ("A porteira é a Rita.", "A porteira é agora a Dora."),
    ("Rita é a porteira.", "Dora é agora a porteira."),
    ("Luca è il custode.", "Pietro è ora il custode."),
    ("Bram is de havenmeester.", "Fleur is nu de havenmeester."),
    ("Pakker går til Ola.", "Pakker går nå til Kari."),
    ("Смотритель — Олег.", "Смотритель теперь Ева."),
    ("仓库主管是王五。", "仓库主管现在是赵六。"),
    ("包裹转给王五。", "包裹现在转给赵六。"),
    ("受付担当は田中です。", "受付担当は現在山本です。"),
    ("田中が受付担当です。", "現在は山本が受付担当です。"),
    ("창고 책임자는 박준호입니다.", "창고 책임자는 이제 최유나입니다."),
    ("سامر هو أمين المستودع.", "نبيل هو الآن أمين المستودع."),
]
NOBODY_GIVES_WAY = [
    ("Maud is a fire warden.", "Piet is now a fire warden."),
    ("Maud is the fire warden.", "Piet is now the deputy fire warden."),
    ("Maud is the fire warden.", "Piet is the fire warden."),
    ("Maud is the first guest.", "Piet is now the first guest."),
    ("Parcels go to Maud.", "Parcels now also go to Piet."),
    ("Parcels go to Maud.", "Letters now go to Piet."),
    ("Parcels go to Maud on weekends.", "Parcels now go to Piet on Mondays."),
    ("Maud likes tea.", "Piet now likes tea."),
    ("Maud has a key to the cellar.", "Piet now has a key to the cellar."),
    ("Maud ist Brandwartin.", "Grete ist jetzt Brandwartin."),
    ("This is the side door.", "That is now the side door."),
    ("ポンプが停止中です。", "ファンが現在停止中です。"),
    ("王五是厨师。", "赵六现在是厨师。"),
]


def ground(old: str, new: str) -> Ground | None:
    return find_ground(Claim(new, NOW + 30 * DAY, 0.3), Claim(old, NOW, 0.3))


@pytest.mark.parametrize(("old", "new"), HANDED_OVER)
def test_a_place_that_one_holds_at_a_time_is_handed_over(old: str, new: str) -> None:
    assert ground(old, new) is Ground.NAME
    assert set(topics(old)) & set(topics(new)), "they are looked for under one key"


@pytest.mark.parametrize(("old", "new"), HANDED_OVER)
def test_an_operator_who_says_that_it_changed_is_believed(old: str, new: str) -> None:
    earlier, later = (
        consolidate([candidate(text, surface=Surface.OPERATOR_CHAT, at=at)], origin(name, operator=True), at)[0].arrival
        for text, at, name in ((old, NOON, "t-1"), (new, NOON + DAY, "t-2"))
    )
    met = meet(later, earlier)
    assert met is not None
    assert met.ruling is Ruling.SUPERSEDES


@pytest.mark.parametrize(("old", "new"), NOBODY_GIVES_WAY)
def test_what_several_may_be_or_have_is_not(old: str, new: str) -> None:
    assert ground(old, new) is None
    assert ground(new, old) is None
