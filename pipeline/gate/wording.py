"""The words of a piece: markup gone, and narration unwrapped down to the fact it carries."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final

from pipeline.gate.sieve import Guarded, Sieve

_IMAGE: Final = re.compile(r"!\[[^\[\]\n]{0,300}\]\([^)\n]{0,500}\)")
_LINK: Final = re.compile(r"\[([^\[\]\n]{1,300})\]\([^()\n]{1,500}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?\)")
_STRIKE: Final = re.compile(r"~~([^~\n]{1,300})~~")
_ROUTING: Final = re.compile(
    r"\s*[\[(]?(?:from |via )?(?=[^\s\])]*-\d)[A-Za-z][\w.-]*(?:::[\w.-]+){2,}[\])]?(?:\s*[:>])?\s+(?=\S)"
)
"""A colony's routing key in front of what was said ("ws9::thread-4::agent-2: …"): an address, and no part of it."""
_STAMP: Final = re.compile(
    r"\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?\]?(?: [-–—])? "
    r"(?![A-Z]{2,4}:)(?=<?[^\W\d_][\w.'-]{1,24}(?: [^\W\d_][\w.'-]{0,24})?(?:>|:) \S)"
)
"""When a line of a chat was sent, in front of who says it: no part of what was said."""
_VOICE: Final = re.compile(r"\s*<v(?:\.\w+)? ([^<>\n]{1,40})>\s*")
"""Who speaks, in a subtitle."""
_SPEAKER: Final = re.compile(
    r"\s*[*_]{0,3}[A-Z][\w.'-]{1,20}(?: [A-Z][\w.'-]{0,20})?(?: \([^)]{1,12}\))?:[*_]{0,3}\s+(?=\S)"
)
_INTERJECTION: Final = re.compile(
    r"(?:(?:yeah|yes|yep|wow|thanks|thank you|oh|well|haha|hey|hi|cool|nice|great|awesome|sure|right|true"
    r"|absolutely|totally|aww|ok|okay)"
    r"(?:,? [A-Z][a-z]+)?[,!.…-]+\s*)+",
    re.IGNORECASE,
)
_REPORT: Final = re.compile(
    r"\b(?:it|which|that|they|docs?|documentation|runbook|file|logs?|code|output|readme|config|page|doc|test|trace)"
    r"\s+(?:clearly\s+|also\s+)?(?:says?|states?|shows?|confirms?|reveals?|explains?|notes?|mentions?"
    r"|tells?\s+us|warns?)"
    r"\s*(?:that\b|:|,)?\s+"
    r"|\b(?:found|discovered|learned|learnt|noticed|realized|realised|confirmed|verified|saw|observed|determined|see)"
    r"\s+(?:out\s+)?that\s+"
    r"|(?:\b(?:dass|daß)|,\s+das)\s+(?=\S+\s+\S+\s+\S+)|\b(?:descubrí|encontré|confirmé|vi|dice|indica)\s+que\s+"
    r"|\b(?:trouvé|constaté|découvert|confirmé|vu|dit|indique)\s+que?\s+"
    r"|\b(?:fant ut|oppdaget|bekreftet|så|står det|sier|viser)\s+at\s+"
    r"|\b(?:scoperto|visto|confermato|dice|indica)\s+che\s+|\b(?:ontdekt|gezien|bevestigd|staat|zegt)\s+dat\s+"
    r"|\b(?:сказано|написано|указано|говорится|выяснилось|обнаружил|обнаружила|узнал|узнала|понятно)\s?,\s+что\s+"
    r"|(?:发现|确认|显示|说明|表明|写着)[,,::]?"
    r"|(?<=[,，])(?:文档|手册|配置|日志|代码|规范|说明书|里面|上面)(?:里|中|上)?(?:也|还)?(?:说|写|提到|规定"
    r"|指出|要求|注明)[了明道]?[,，:：]?"
    r"|(?:확인해|살펴|열어|읽어|찾아|알아)\s?보니,?\s+|(?:وجدت|اكتشفت|تبين|اتضح|تأكدت)(?:\s+لي)?\s+(?:أن|من أن)\s+"
    r"|^(?:i|we)\s+(?:\w+\s+)?(?:checked|read|opened|inspected|reviewed|examined|looked\s+(?:at|into|up"
    r"|through))\s+[^.,;:]{3,40}?"
    r"(?:,?\s+and|;|,)\s+(?:it\s+)?(?:turns\s+out\s+(?:that\s+)?)?(?=(?:the|its|our|every|each|all|no)\s)"
    r"|^(?:i|we|ich|wir|j'ai|nous|yo|he|hemos|eu|li|ho|abbiamo|ik|wij|jeg|vi|jag|я|мы)\b[^.:]{0,50}?"
    r"\b(?:read|checked|opened|inspected|gelesen|geprüft|angesehen|geöffnet|nachgesehen|nachgeschaut|angeschaut"
    r"|lu|vérifié|ouvert|leído|revisado|comprobado"
    r"|li|verifiquei|letto|controllato|gelezen|bekeken|leste|sjekket|läste|kollade|læste|tjekkede|прочитал|проверил"
    r"|открыл)\b[^.:]{0,50}\s?:\s+|^我(?:已经)?(?:看了|查看了|读了|检查了)[^。:：]{1,20}[:：]"
    r"|^[^。:：]{1,20}(?:を読みました|を確認しました)[:：]",
    re.IGNORECASE,
)
_READINGS: Final = """read checked opened inspected gelesen geprüft angesehen geöffnet nachgesehen nachgeschaut
    angeschaut lu vérifié ouvert leído revisado
    comprobado li verifiquei letto controllato gelezen bekeken leste sjekket läste kollade læste tjekkede прочитал
    проверил открыл 看了 读了 检查了 を読み を確認"""
"""What somebody says to have done before a colon and what was found."""
WRAPPERS: Final = Sieve(
    Guarded(_REPORT, needs)
    for needs in (
        (
            "say state show confirm reveal explain note mention tell warn",
            "it which that they doc runbook file log code output readme config page test trace",
        ),
        ("that", "found discover learn notice reali confirmed verified saw observed determined see"),
        ("dass das daß",),
        ("qu", "descubrí encontré confirmé vi dice indi trouvé constaté découvert vu dit"),
        ("at", "fant oppdaget bekreftet så står sier viser"),
        ("che dat", "scoperto visto confermato dice indica ontdekt gezien bevestigd staat zegt"),
        ("что", "сказано написано указано говорится выяснилось обнаружил узнал понятно"),
        ("发现 确认 显示 说明 表明 写着",),
        (", ，", "文档 手册 配置 日志 代码 规范 说明书 里面 上面"),
        ("보니 أن",),
        ("i we", "check read opened inspected reviewed examined looked"),
        (": ：", _READINGS),
    )
)
"""What a text must hold to wrap a fact, by the ways of reporting one."""
_MIN_FACT_CHARS: Final = 18
_MIN_FACT_UNSPACED: Final = 6


def clean(body: str) -> str:
    """Return the words without Markdown: no images, link targets, emphasis, strike-through or code ticks."""
    text = _ROUTING.sub("", body, count=1) if "::" in body and _ROUTING.match(body) else body
    if text[:3].strip("[ ")[:1].isdigit():
        text = _STAMP.sub("", text, count=1)
    elif text.startswith("<v"):
        text = _VOICE.sub(r"\1: ", text, count=1)
    if "](" in text:
        text = _LINK.sub(r"\1", _IMAGE.sub("", text))
    if "~~" in text:
        text = _STRIKE.sub(r"\1", text)
    return text.replace("**", "").replace("`", "").strip(" \t*")


def speech(text: str) -> str:
    """Return the words without the speaker's name and the interjections in front of them."""
    match = _SPEAKER.match(text)
    said = text[match.end() :] if match else text
    opening = _INTERJECTION.match(said)
    return said[opening.end() :] if opening else said


def unwrapped(text: str) -> str:
    """Return the fact inside a narration ("I opened it and it says X" gives X), or "" where none is wrapped."""
    match = _REPORT.search(text) if WRAPPERS.through(text) else None
    if match is None:
        return ""
    fact = text[match.end() :].strip(" :,，：\"'“”")
    enough = _MIN_FACT_CHARS if fact.isascii() else _MIN_FACT_UNSPACED
    return fact[:1].upper() + fact[1:] if len(fact) >= enough else ""
