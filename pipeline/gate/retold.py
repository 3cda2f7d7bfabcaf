"""How a harness opens the summary that replaces older turns: what it says was said, and gated, before."""

from __future__ import annotations

import re
from typing import Final

_TALK = r"(?:conversation|context|chat|dialogue|discussion|compaction|transcript)"
_SUM = r"(?:summary|recap|digest)"

_RETOLD: Final = re.compile(
    r"[\s#*_>\[(=-]{0,12}(?:"
    r"This session is being continued from a previous conversation|Another language model started to solve"
    r"|<(?:[a-z]+[_-])*(?:summary|compaction|state[_-]snapshot|compacted)(?:[_-][a-z]+)*>"
    rf"|{_SUM} so far\b|{_TALK} so far\b|{_TALK} {_SUM}\b|{_TALK} (?:was |has been )?(?:compacted|summari[sz]ed"
    rf"|compressed)"
    rf"|(?:(?:previous|prior|earlier|past|old|older) )+(?:{_TALK}|session|messages|turns)s? "
    rf"(?:{_SUM}|\(?(?:was |were )?summari[sz]ed|\(?(?:was |were )?compacted)"
    rf"|(?:here is |here's |this is |below is |the following is )?(?:a |the )?(?:\w+ )?{_SUM} of (?:the |our |this "
    rf"|all )?"
    rf"(?:\w+ )?(?:{_TALK}|session|messages|turns)\b"
    rf"|the {_TALK} (?:history )?(?:before|above|up to)\b[^\n]{{0,60}}\b(?:compacted|summari[sz]ed|replaced)"
    r"|(?:zusammenfassung|fazit) (?:der|des) (?:bisherigen |vorherigen |gesamten )?(?:unterhaltung|gesprächs?"
    r"|konversation|chats?"
    r"|sitzung)"
    r"|résumé de (?:la |l['’])?(?:conversation|échange|discussion|session)"
    r"|resumen de (?:la )?(?:conversación|charla|sesión)|resumo da (?:conversa|sessão)"
    r"|(?:riassunto|riepilogo) della (?:conversazione|sessione)|samenvatting van (?:het|de) (?:gesprek|sessie"
    r"|conversatie)"
    r"|(?:sammendrag|oppsummering|resumé|opsummering|sammanfattning) av? ?(?:samtalen|samtalet|økten|konversationen"
    r"|sessionen)"
    r"|(?:краткое содержание|сводка|резюме|итоги) (?:предыдущ\w+ )?(?:беседы|диалога|разговора|переписки|сессии)"
    r"|(?:此前|之前|以上|先前|前面|上文)?的?(?:对话|會話|会话|聊天)(?:的)?(?:历史)?(?:摘要|总结|總結|小结|概要)"
    r"|(?:これまで|以前|前回|ここまで)の(?:会話|対話|やり取り)の?(?:要約|まとめ)|(?:会話|対話)の?(?:要約|まとめ)"
    r"|ملخص (?:ال)?(?:محادثة|حوار|جلسة))",
    re.IGNORECASE,
)


def is_retold(text: str) -> bool:
    """True for a turn that opens like a summary of what the talk held before."""
    return _RETOLD.match(text) is not None
