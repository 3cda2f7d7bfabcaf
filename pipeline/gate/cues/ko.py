"""Korean cues. Its endings carry the mood, so they are sought inside words, as in an unspaced script."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

KOREAN: Final = Language(
    cues={
        Cue.RULE: "해야 | 하지 마 | 금지 | 반드시 | 안 된다 | 안 됩니다 | 않는다 | 필수 | 허용되지 | 만 허용",
        Cue.STANDING: "항상 | 절대 | 매번 | 매일 | 마다 | 언제나 | 반드시",
        Cue.CAUSE: "때문에 | 그래서 | 따라서 | 므로 | 원인",
        Cue.FINDING: "확인되었 | 발견되었 | 밝혀졌 | 실패한다 | 실패했 | 결정했",
        Cue.STATE: "이다 | 입니다 | 있다 | 있습니다 | 된다 | 됩니다 | 한다 | 사용한 | 보관 | 만료 | 저장 | 실행된",
        Cue.CONDITION: "하면 | 경우 | 이후 | 이전 | 때는 | 동안",
        Cue.LIKENESS: "처럼 | 같다 | 비슷",
        Cue.NARRATION: "하겠습니다 | 보겠습니다 | 해 보자 | 살펴보 | 이제 제가 | 먼저 확인",
        Cue.GUESS: "아마 | 것 같 | 수도 있",
        Cue.EPHEMERAL: "완료되었 | 완료했 | 진행 중 | 대기 중 | 다음 단계 | 통과했",
        Cue.GREETING: "감사합니다 | 안녕하세요 | 고맙습니다 | 알겠습니다 | 좋아요",
        Cue.REQUEST: "해 주세요 | 해주세요 | 부탁",
        Cue.ASK: "무엇 | 왜 | 어떻게 | 언제 | 어디 | 까요 | 나요",
    },
)
