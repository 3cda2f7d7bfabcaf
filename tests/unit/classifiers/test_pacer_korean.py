"""Korean statements are read by Korean cues."""

from __future__ import annotations

import pytest

from classifiers.pacer.model import classify
from classifiers.standing_rule import is_standing_rule
from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface

P, A, C, E, R = PacerClass
READ = (
    ("출고 전에 항상 재고를 세어 보세요.", P),
    ("가마를 직접 열지 마세요.", P),
    ("유약을 바꾸기 전에 반드시 승인을 받아야 합니다.", P),
    ("캐시는 책상 위 메모지처럼 빠르지만 작다.", A),
    ("예약 시스템은 도서관 대출증과 같다.", A),
    ("분산 저장이란 한 디스크에 부하가 몰리지 않도록 데이터를 나누는 것을 의미한다.", C),
    ("가마가 식는 데 시간이 걸리기 때문에 예약 간격이 필요하다.", C),
    ("유약을 바꾼 뒤 불량률이 4%로 측정되었습니다.", E),
    ("5월 2일에 4번 가마가 고장 나서 작업이 실패했다.", E),
    ("가마 설정은 /etc/kiln/app.yaml에 있다.", R),
    ("기본 포트는 6100이다.", R),
)


@pytest.mark.parametrize(("text", "pacer"), READ)
def test_each_class_is_known_by_its_words(text: str, pacer: PacerClass) -> None:
    assert classify(text, Surface.AGENT_OUTPUT).pacer is pacer


def test_what_is_always_to_be_asked_is_a_standing_rule() -> None:
    assert is_standing_rule("가마를 비우기 전에 항상 물어봐 주세요.")
    assert not is_standing_rule("우리 회계연도는 7월에 시작합니다.")
