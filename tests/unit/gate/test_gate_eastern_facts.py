"""Short plain facts of Chinese, Japanese, Korean and Arabic pass as those of other languages do."""

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.features import view
from pipeline.gate.language import guess
from pipeline.gate.outline import Mark
from pipeline.gate.passage import examine
from pipeline.gate.plain_fact import is_plain_fact
from pipeline.gate.segment import Piece

FACTS = [
    *(
        "快照存放在us-west。",
        "会话默认保留9天。",
        "临时链接在48小时后自动失效。",
        "签名密钥每60天轮换。",
        "备份库在杭州。",
    ),
    *("归档的负责人是孙敏。", "网关监听7443端口。", "缓存统一使用Valkey。", "令牌有效期为两小时。"),
    *(
        "キャッシュはValkeyを使う。",
        "快照はus-westに保存される。",
        "窓口の責任者は中村です。",
        "セッションは9日間保持される。",
    ),
    *(
        "캐시는 Valkey를 사용한다.",
        "세션은 9일 동안 유지된다.",
        "스냅샷은 us-west에 저장된다.",
        "재고 담당자는 윤서연입니다.",
    ),
    *(
        "تُحفظ اللقطات في us-west.",
        "تنتهي صلاحية الرابط بعد ساعتين.",
        "البوابة تستمع على المنفذ 7443.",
        "مسؤول المخزن هو طارق.",
    ),
]
NO_FACTS = [
    *(
        "变量x为9。",
        "代码在utils.py。",
        "会议在3点。",
        "图片保存在 /tmp/b.png。",
        "这里使用Redis。",
        "今天使用Python 3。",
    ),
    *("ファイルはsrcにあります。", "コードはmain.pyにある。", "会議は3時です。", "これはRuby 3です。"),
    *("파일은 src에 있습니다.", "이것은 Ruby 3입니다."),
    *("تنتهي المهمة بعد 9 دقائق.", "يبقى اختبار واحد 1.", "هذا الملف يستخدم Ruby 3."),
]


def seen(text: str) -> bool:
    piece = Piece(0, len(text), text, Mark.PLAIN, "", guess(text))
    return is_plain_fact(view(piece, Surface.AGENT_OUTPUT))


@pytest.mark.parametrize("text", FACTS)
def test_a_short_fact_passes_whoever_says_it(text: str) -> None:
    assert seen(text)
    for surface in (Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION, Surface.DOCUMENT_INGEST):
        assert [statement.drop for statement in examine(text, surface)] == [None]


@pytest.mark.parametrize("text", NO_FACTS)
def test_what_speaks_of_the_work_at_hand_is_no_plain_fact(text: str) -> None:
    assert not seen(text)


def test_a_step_is_none_either() -> None:
    for text in ("第2步使用npm。", "다음은 4번입니다."):
        assert [statement.drop for statement in examine(text, Surface.AGENT_OUTPUT)] == [DropReason.EPHEMERAL_STATUS]


def test_a_passive_of_the_nordic_languages_declares_where_a_thing_is_kept() -> None:
    for text in ("Kvitteringene lagres i 60 dager.", "Kvittona sparas i 60 dagar."):
        assert [statement.drop for statement in examine(text, Surface.AGENT_OUTPUT)] == [None]
