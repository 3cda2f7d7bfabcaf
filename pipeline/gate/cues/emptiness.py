"""That this talk holds nothing worth keeping, as data: what is said of the talk, that it is nothing, and of keeping."""

# ruff: noqa: RUF001 -- the letters of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Emptiness(NamedTuple):
    """How a language says it, in any order: this talk, nothing, keeping; `|` parts words."""

    talk: str
    nothing: str
    keeping: str


WAYS: Final = (
    Emptiness(
        r"dies\w* (?:gespräch|unterhaltung|chat|sitzung|konversation|dialog)",
        r"nichts|keine?\w*",
        r"\w*speicher\w*|\w*merk\w*|fest(?:ge|zu)?halten\w*|(?:be|aufbe|zu )?(?:halten|wahren)\w*|erinner\w*|notier\w*",
    ),
    Emptiness(
        r"(?:cette|cet|notre|ce) (?:conversation|session|discussion|échange|dialogue)",
        r"rien|aucun\w*",
        r"mémoris\w+|reten\w+|enregistr\w+|sauvegard\w+|conserv\w+|garder|gardé\w*|noter|noté\w*",
    ),
    Emptiness(
        r"(?:esta|este|nuestra) (?:conversación|charla|sesión|chat|diálogo)",
        r"nada|ningun\w*|ningún",
        r"guardar\w*|guardad\w+|record\w+|memor\w+|almacen\w+|conserv\w+|anot\w+",
    ),
    Emptiness(
        r"(?:n?esta|n?este|n?essa|n?esse|dest[ae]|dess[ae]) (?:conversa|sessão|chat|diálogo)",
        r"nada|nenhum\w*",
        r"guard\w+|lembr\w+|memor\w+|salv\w+|armazen\w+|anot\w+|regist\w+",
    ),
    Emptiness(
        r"quest[ao] (?:conversazione|chat|sessione|dialogo)",
        r"niente|nulla|nessun\w*",
        r"ricord\w+|memor\w+|salv\w+|conserv\w+|annot\w+",
    ),
    Emptiness(
        r"(?:dit|deze) (?:gesprek|sessie|chat|conversatie)",
        r"niets|geen",
        r"onthoud\w*|opslaan|op te slaan|opgeslagen|bewa\w+|noter\w+",
    ),
    Emptiness(
        r"(?:denne|dette|det här|den här|denna|detta) (?:samtal\w*|økt\w*|chat\w*|sesjon\w*|session\w*|dialog\w*)",
        r"ikke noe|ikke noget|ingenting|intet|inget|ingen|inga|inte något",
        r"lagr\w+|husk\w+|gem\w+|spara\w*|minnas|noter\w+|bevar\w+",
    ),
    Emptiness(
        r"(?:эт\w+|данн\w+) (?:разговор\w*|бесед\w*|диалог\w*|сесси\w*|переписк\w*|чат\w*)",
        r"ничего|нечего|нет",
        r"\w*сохран\w+|запомин\w+|запомн\w+|запис\w+",
    ),
    Emptiness(
        "(?:这|這|本|此|该)(?:次|段|个)?(?:对话|對話|会话|會話|聊天)",
        "没有|沒有|无|無|未",
        "保存|记住|記住|记忆|记录|存储",
    ),
    Emptiness("(?:この|本|今回の)(?:会話|対話|チャット|セッション)", "ありません|ない|なし", "保存|記憶|覚え|記録"),
    Emptiness("(?:이|이번|본) (?:대화|세션|채팅)", "없", "저장|기억|기록|남길"),
    Emptiness("(?:هذه (?:المحادثة|الجلسة|الدردشة)|هذا الحوار)", "لا|ليس|لم", "الحفظ|حفظ|يحفظ|التذكر|تذكر|تسجيل"),
)
_WHY: Final = r"weil|because|car|parce|puisque|porque|perché|omdat|fordi|eftersom|потому|因为|ため|때문"
_NEAR: Final = r"[^.。!?:：\d]{0,120}?"


def _said(way: Emptiness) -> str:
    parts = (rf"(?<!\w)(?:{part})" if part.isascii() or part[0] < "\u0600" else f"(?:{part})" for part in way)
    talk, nothing, keeping = parts
    return rf"(?={_NEAR}{talk})(?={_NEAR}{nothing})(?={_NEAR}{keeping})"


NOTHING_WORTH: Final = re.compile(
    rf"(?!.*(?<!\w)(?:{_WHY})(?!\w))(?:{'|'.join(map(_said, WAYS))})[^.。!:：\d]{{1,140}}[.。]?$", re.IGNORECASE
)
"""Matched at the onset of a whole sentence; what nothing is kept of elsewhere, and why, is a fact."""
ABOUT_TALK: Final = """gespräch unterhaltung chat sitzung konversation dialog conversation session discussion échange
    dialogue conversación charla sesión diálogo conversa sessão conversazione sessione gesprek sessie conversatie samtal
    økt sesjon разговор бесед диалог сесси переписк чат 对话 對話 会话 會話 聊天 会話 対話 チャット
    セッション 대화 세션 채팅
    المحادثة الجلسة الدردشة الحوار"""
"""Literals one of which every match holds."""
