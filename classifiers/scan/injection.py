"""Axis 1, prompt injection: text that gives its reader new orders or overrides the ones it has.

A rule about how to work is no injection, whoever wrote it. What counts is the address (to an assistant that
reads along), the override (of instructions given before), and the wish to go unseen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from classifiers.scan.axis import danger, weigh
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger

AXIS: Final = "prompt_injection"
REASON: Final = "prompt_injection"
PLANTED: Final = "instruction_from_untrusted_source"

UNTRUSTED: Final = frozenset({Surface.TOOL_OUTPUT, Surface.DOCUMENT_INGEST, Surface.EXTERNAL_CONTACT, Surface.IMPORT})
"""Where text comes from people or programs that have no say over the assistant."""

OVERRIDE: Final = 1.5
ADDRESS: Final = 1.5
STEALTH: Final = 1.2

_READER = (
    r"(?:ai|a\.i\.|llms?|language models?|ai models?|ai assistants?|ai agents?|assistants?"
    r"|chatbots?|bots?|copilot|chatgpt|gpt|claude|gemini|agents?)"
)
_ORDERS = (
    r"(?:instructions?|prompts?|rules|directions|guidelines|directives|orders|commands"
    r"|system messages?|constraints|safety \w+|training)"
)
_PAST = (
    r"(?:previous|prior|earlier|above|preceding|foregoing|existing|original|your|system"
    r"|safety|all|any|other|these|those)"
)

_OVERRIDES: Final[tuple[Danger, ...]] = (
    danger(
        OVERRIDE,
        r"\b(?:ignore|disregard|forget|override|bypass|discard|neglect|do not follow"
        rf"|stop following)\b (?:\w+ ){{0,3}}?{_PAST} (?:\w+ ){{0,3}}?{_ORDERS}\b",
    ),
    danger(
        OVERRIDE,
        r"\b(?:ignore|forget|disregard) (?:everything|all|anything) (?:\w+ ){0,3}(?:above"
        r"|before|said|told|so far|previously)",
    ),
    danger(
        OVERRIDE,
        r"\bignorier\w* (?:\w+ ){0,3}?(?:vorherig|bisherig|obig|vorig|früher|vorangegangen)\w*"
        r" (?:anweisung|instruktion|regel|befehl|vorgabe)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:ignore[rz]?|oublie[rz]?) (?:\w+ ){0,3}?(?:instructions|consignes"
        r"|règles|ordres) (?:\w+ )?(?:précédent|antérieur|ci-dessus|initial)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:ignor[ae]d?|olvid[ae]) (?:\w+ ){0,3}?(?:instrucciones|órdenes|reglas"
        r"|indicaciones) (?:\w+ )?(?:anterior|previa|de arriba)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:ignor[ea]m?|esqueç[ae]) (?:\w+ ){0,3}?(?:instruções|ordens|regras) (?:\w+ )?(?:anterior|prévia|acima)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:ignora(?:te)?|dimentica(?:te)?) (?:\w+ ){0,3}?(?:istruzioni|regole"
        r"|ordini) (?:\w+ )?(?:precedent|anterior|sopra)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:ignorer|ignorera|glem|glöm|se bort fra) (?:\w+ ){0,3}?(?:tidligere"
        r"|forrige|foregående|tidigare|föregående|ovenstående|ovanstående) (?:instruks"
        r"|instrukt|regl|regel|ordre)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:negeer|vergeet) (?:\w+ ){0,3}?(?:vorige|eerdere|bovenstaande|voorgaande) (?:ins"
        r"tructies|regels|opdrachten)",
    ),
    danger(
        OVERRIDE,
        r"(?:игнориру\w*|забуд\w*) (?:\w+ ){0,3}?(?:предыдущ|прежн|прошл|вышеуказанн"
        r"|ранние)\w* (?:инструкц|указан|правил|команд)",
    ),
    danger(
        OVERRIDE,
        r"(?:忽略|无视|無視|忘记|忘掉)[^。\n]{0,8}(?:之前|以上|先前|前面|上述|上面)[^。\n]{0,8}(?:指令|指示|说明|命令|规则|提示)",
    ),
    danger(
        OVERRIDE,
        r"(?:以前|これまで|上記|前|今まで|先ほど)の[^。\n]{0,8}(?:指示|命令|ルール|プロンプト)[^。\n]{0,8}(?:無視|忘れ)",
    ),
    danger(OVERRIDE, r"(?:تجاهل|انس|انسَ)\S* [^.\n]{0,20}(?:التعليمات|الأوامر|القواعد)[^.\n]{0,12}(?:السابقة|أعلاه)"),
    danger(OVERRIDE, r"<\|?(?:im_start|system|endoftext)\|?>|\[/?inst\]|<<sys>>|^\s*#+ ?(?:new )?system prompt\b"),
    danger(
        OVERRIDE,
        r"\b(?:new|updated|real|actual|secret) (?:system )?instructions?(?: for (?:you"
        r"|the (?:ai|assistant|agent|model)))? ?:",
    ),
    danger(
        OVERRIDE,
        r"\byou are (?:now|no longer) (?:an? |in |the )?(?:\w+ ){0,3}?(?:dan\b|unrestricted"
        r"|jailbroken|developer mode|admin mode|root\b|free (?:of|from)|bound)",
    ),
    danger(
        OVERRIDE,
        r"\b(?:reveal|print|repeat|output|show|leak) (?:me )?(?:your|the) (?:\w+ )?(?:system p"
        r"rompt|hidden prompt|initial instructions)",
    ),
)

_ADDRESSES: Final[tuple[Danger, ...]] = (
    danger(
        ADDRESS,
        r"\b(?:notes?|notice|message|instructions?|attention|reminder|hint|memo"
        rf"|important|urgent|warning)\b,? (?:to|for) (?:the |any |all |every )?{_READER}\b",
    ),
    danger(ADDRESS, rf"(?:^|[.!>*\"(] ?)(?:attention|dear|hey|hello|hi),? {_READER}\b ?[,:!]"),
    danger(ADDRESS, rf"\bif you(?:'re| are) (?:an? |the )?{_READER}\b"),
    danger(
        ADDRESS,
        rf"\b{_READER} (?:that is |that are |who is |who are )?(?:reading|processing"
        r"|viewing|parsing|summari[sz]ing|crawling|analy[sz]ing) (?:this|the|these)\b",
    ),
    danger(
        ADDRESS,
        r"(?:^|[.!] )(?:the |any |every )?(?:ai|llm|language model|ai (?:assistant|agent|model)|assistant) reading\b",
    ),
    danger(
        ADDRESS,
        r"\bas an? (?:ai|llm|language model|ai assistant|helpful assistant),? you (?:must"
        r"|should|will|shall|need|have)\b",
    ),
)
"""In English "a note for agents about ports" is no order: something must be asked for as well (`_AIMED`)."""

_ORDERS_ABROAD: Final[tuple[Danger, ...]] = (
    danger(
        ADDRESS,
        r"\b(?:hinweis|nachricht|anweisung|achtung)\b,? (?:an|für) (?:den |die "
        r"|das |alle )?(?:ki|assistent|agent|sprachmodell)",
    ),
    danger(
        ADDRESS,
        r"\b(?:nota|mensaje|aviso|atención|instrucción|mensagem|atenção|messaggio"
        r"|attenzione)\b:? (?:para|al|a|ao|à|per|all[ao']) ?(?:el |la |o |os |los "
        r"|l')?(?:asistente|assistente|agente|ia\b|modelo|modello)",
    ),
    danger(
        ADDRESS,
        r"\b(?:note|message|attention|avis|consigne)\b:? (?:à|pour|aux?) (?:l['’]"
        r"|les? |la )?(?:assistant|agent|ia\b|modèle)",
    ),
    danger(
        ADDRESS,
        r"\b(?:merknad|beskjed|melding|notat|bemærkning|besked|meddelande|notera"
        r"|bericht|opmerking|let op)\b,? (?:til|till|aan|voor) (?:de |den |det )?(?:assistent"
        r"|agent|ki\b|ai\b|språkmodell|sprogmodel)",
    ),
    danger(ADDRESS, r"(?:примечание|сообщение|внимание|инструкция) (?:для )?(?:ассистент|помощник|агент|ии\b|модел)"),
    danger(
        ADDRESS,
        r"(?:致|给|給|告)(?:所有)?(?:ai|人工智能|助手|智能体|模型|代理)|(?:ai|人工智能)?(?:助手|智能体)(?:请注意|注意)",
    ),
    danger(
        ADDRESS,
        r"(?:アシスタント|エージェント|ai|モデル)(?:へ|への)(?:の)?(?:注意|指示|メモ|連絡|お知らせ)?[:\uff1a、]",
    ),
    danger(ADDRESS, r"(?:ملاحظة|رسالة|تنبيه|تعليمات) (?:إلى |ل)(?:ل|ال)?(?:مساعد|وكيل|نموذج|ذكاء)"),
)

_STEALTH: Final[tuple[Danger, ...]] = (
    danger(
        STEALTH,
        r"\b(?:do not|don't|never|without) (?:tell|telling|inform|informing|mention"
        r"|mentioning|notify|notifying|alert|alerting|reveal|revealing)\b[^.\n]{0,30}\b(?:to )"
        r"?(?:the |your )?(?:user|operator|human|owner|developer|admin)s?\b",
    ),
    danger(
        STEALTH,
        r"\bwithout (?:the |your )?(?:user|operator|human)(?:'s)?(?: \w+)? (?:knowing"
        r"|knowledge|noticing|consent|approval)\b",
    ),
    danger(
        STEALTH,
        r"\b(?:secretly|silently|covertly|quietly) (?:\w+ )?(?:send|forward|upload"
        r"|copy|email|post|add|include|insert|exfiltrate|transmit|approve|delete)\b",
    ),
    danger(
        STEALTH,
        r"\bfrom now on,? (?:you (?:must|will|should|are)|always |never )?(?:\w+ )?(?:approve"
        r"|accept|grant|send|forward|transfer|pay|recommend|answer|reply|respond"
        r"|obey|trust)\b[^.\n]{0,60}\bwithout (?:asking|question|confirm|approval"
        r"|review|check)",
    ),
)
_AIMED = danger(
    0.0,
    r"\b(?:you|your|approve|send|forward|ignore|reply|respond|recommend|execute"
    r"|run|tell|include|add|always|never|must|should|please|now|output|say|write"
    r"|transfer|delete|visit|click|call)\b",
)


def score(folded: str, surface: Surface) -> float:
    """Return the weight of injection in `folded` text (lower case, single blanks), ≥ 0.

    Overrides count anywhere; an address or a wish to go unseen counts where the text comes from an untrusted source,
    because an operator does speak to the assistant.
    """
    weight = weigh(folded, _OVERRIDES)
    if surface in UNTRUSTED:
        if _AIMED.pattern.search(folded):
            weight += weigh(folded, _ADDRESSES)
        weight += weigh(folded, _ORDERS_ABROAD)
        weight += weigh(folded, _STEALTH)
    return weight


def reason(surface: Surface) -> str:
    """Name the quarantine: planted text is told apart from an override in a conversation."""
    return PLANTED if surface in UNTRUSTED else REASON


_BLANK: Final = re.compile(r"\s+")


def fold(text: str) -> str:
    """Return lower-case text with single blanks, the form that every axis reads."""
    return _BLANK.sub(" ", text).strip().lower()
