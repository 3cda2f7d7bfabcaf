"""What speaks past the person to an assistant that reads along, as data: addresses, and wishes to go unseen.

Each sign names the literals that every match of it holds, so that clean text costs one pass for all of them. All is
written for text that `injection.fold` returned.
"""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

from typing import Final

from classifiers.scan.axis import danger, guarded

ADDRESS: Final = 1.5
STEALTH: Final = 1.2

_READER = (
    r"(?:ai|a\.i\.|llms?|language models?|ai models?|ai assistants?|ai agents?|assistants?"
    r"|chatbots?|bots?|copilot|chatgpt|gpt|claude|gemini|agents?)"
)
_READERS = "ai a.i. llm language assistant bot copilot gpt claude gemini agent"
_YIELD = (
    r"(?:approve|accept|grant|allow|send|forward|transfer|pay|refund|recommend|answer|reply|respond|obey|trust|delete"
    r"|skip|ignore|bypass|disable|click|visit|download|run|execute)"
)
_MUST = r"(?:the |all |every )?(?:ai )?(?:assistants?|agents?|bots?|models?) (?:must|shall|should|will|has to|have to)"
_UNASKED = r"(?:without (?:any |further |the )?(?:asking|question|confirm|approval|review|check)|automatically)"

ADDRESSES: Final = (
    guarded(
        ADDRESS,
        r"\b(?:notes?|notice|message|instructions?|attention|reminder|hint|memo|order|directive"
        rf"|important|urgent|warning)\b,? (?:to|for) (?:the |any |all |every )?{_READER}\b",
        _READERS,
    ),
    guarded(
        ADDRESS,
        r"\b(?:notes?|message|instructions?|orders?) (?:to|for) (?:the |any |all |every )?(?:models?|system) ?:",
        "model system",
    ),
    guarded(
        ADDRESS,
        r"\b(?:new|updated|revised) (?:polic(?:y|ies)|rules?|guidelines?) for (?:the |any |all |every )?"
        rf"{_READER} ?:",
        _READERS,
    ),
    guarded(ADDRESS, rf"(?:^|[-.!>*\"(•#] ?)(?:attention|dear|hey|hello|hi),? {_READER}\b ?[,:!]", _READERS),
    guarded(ADDRESS, rf"\bif you(?:'re| are) (?:an? |the )?{_READER}\b", "you"),
    guarded(
        ADDRESS,
        rf"\b(?:when|whenever|once|if) (?:an? |the )?{_READER} (?:reads?|sees?|parses?|summari[sz]es?"
        r"|visits?|process(?:es)?) (?:this|the page|these)\b",
        "this page these",
    ),
    guarded(
        ADDRESS,
        rf"\b{_READER} (?:that is |that are |who is |who are )?(?:reading|processing"
        r"|viewing|parsing|summari[sz]ing|crawling|analy[sz]ing) (?:this|the|these)\b",
        "ing",
    ),
    guarded(
        ADDRESS,
        r"\b(?:whatever|whichever) (?:ai|llm)\b[^.\n]{0,20} (?:reads?|sees?|parses?|scans?) (?:this|my|these)\b",
        "ai llm",
    ),
    guarded(
        ADDRESS,
        r"(?:^|[.!] )(?:the |any |every )?(?:ai|llm|language model|ai (?:assistant|agent|model)|assistant)"
        r" reading\b",
        "reading",
    ),
    guarded(
        ADDRESS,
        r"\bas an? (?:ai|llm|language model|ai assistant|helpful assistant),? you (?:must"
        r"|should|will|shall|need|have)\b",
        "you",
    ),
    guarded(
        ADDRESS,
        r"\byou,? the (?:ai |language )?(?:assistant|agent|model|bot),? (?:must|shall|will|should)\b",
        "you",
    ),
    guarded(
        ADDRESS,
        rf"(?:^|<!-- ?|[->*\"(\[•#] ?)(?:system|{_READER})(?: (?:notice|message|override|alert|prompt))? ?[:,>\-]+ "
        rf"(?:you (?:must|will|shall|are)\b|(?:when|if) (?:you|summari|asked)|the {_READER} must|{_YIELD}\b)",
        f"system {_READERS}",
    ),
    guarded(ADDRESS, rf"<!--+ ?{_READER} ?[:,] ?\w+ \w+ \w+", "<!--"),
    guarded(
        ADDRESS,
        r"\b(?:when|if|while) (?:you (?:are )?)?(?:summari[sz]\w*|translat\w*|review\w*|quot\w*) (?:this|the above) "
        r"(?:\w+ )?(?:document|page|text|e?mail|message|article|file|(?:web)?site|post|r[eé]sum[eé]|cv|application),? "
        r"(?:please |you (?:must|should) |always )?"
        r"(?:(?:add|say|state|claim|mention) that|recommend|praise|rate|rank)\b",
        "summar translat review quot",
    ),
    guarded(
        ADDRESS,
        rf"\b{_MUST} (?:now |always |never |from now on,? )*{_YIELD}\b[^.\n]{{0,80}}\b{_UNASKED}",
        "without automatically",
    ),
    guarded(
        ADDRESS,
        rf"\b{_MUST} (?:now |always |never |from now on,? )*(?:skip|bypass|ignore|disable) "
        r"(?:all |any |the )?(?:human |manual )?"
        r"(?:review|approval|confirmation|verification|safety|checks)",
        "skip bypass ignore disable",
    ),
)
"""In English "a note for agents about ports" is no order: something must be asked for as well (`AIMED`)."""

_FOR_READERS: Final = (
    r"(?:\b(?:an|für) (?:alle |die )?(?:ki|ai)[- ]?\w+|\b(?:para|a) (?:todos )?(?:los |el )?(?:agentes?"
    r"|asistentes?|modelos?) "
    r"(?:de )?ia|\b(?:à|aux?|pour) (?:tous )?(?:les |l')?(?:agents?|assistants?|modèles?) (?:d')?ia"
    r"|\b(?:para|a|aos?) (?:todos )?(?:os |o )?(?:agentes?|assistentes?|modelos?) (?:de )?ia"
    r"|\b(?:per|agli?|a) (?:tutti )?(?:gli |l')?(?:agenti|agente|assistenti|assistente|modelli) (?:di )?(?:ia|ai)"
    r"|\b(?:aan|voor) (?:alle |de )?(?:ki|ai)[- ]?\w+|\b(?:til|till) (?:alle |alla )?(?:ki|ai)[- ]?\w+"
    r"|(?:всем|для) (?:всех )?(?:ии|ai)[- ]?\w+|\bto (?:all |any |every )?(?:ai|llm) ?\w*"
    r"|注意,? ?(?:所有)?(?:ai|人工智能)(?:助手|智能体|代理|模型)?|(?:모든 )?ai ?(?:에이전트|어시스턴트|비서"
    r"|모델)(?:에게)?)"
)
_UNCHECKED: Final = (
    r"(?:\bohne (?:\w+ )?(?:prüfung|rückfrage|freigabe|nachfrage|bestätigung|kontrolle|zu prüfen)"
    r"|\bsin (?:\w+ )?(?:verificar|preguntar|revisar|confirmar|aprobación|revisión|verificación)"
    r"|\bsans (?:\w+ )?(?:vérifi\w+|demander|confirm\w+|validation|contrôle|relecture)"
    r"|\bsem (?:\w+ )?(?:verificar|perguntar|rever|confirmar|aprovação|revisão|verificação)"
    r"|\bsenza (?:\w+ )?(?:verific\w+|chiedere|conferm\w+|approvazione|controll\w+|revisione)"
    r"|\bzonder (?:\w+ )?(?:controle|te vragen|goedkeuring|bevestiging|te controleren)"
    r"|\b(?:uten|utan|uden) (?:\w+ )?(?:å spørre|att fråga|at spørge|godkjenning|godkännande|godkendelse"
    r"|kontroll?|sjekk)"
    r"|без (?:провер\w+|подтвержден\w+|согласован\w+|вопросов)|\bwithout (?:\w+ )?(?:asking|checking|review"
    r"|approval|confirm\w+)"
    r"|(?:跳过|无需|不用|不经)(?:任何)?(?:审批|审核|确认|询问|检查)|(?:승인|확인|검토) ?없이)"
)
_FORBIDS: Final = (
    r"(?:\b(?:nicht|nie|niemals|kein\w*|no|nunca|jamás|ne|jamais|não|non|mai|niet|nooit|ikke|aldri|inte|aldrig"
    r"|не|никогда|never|not)\b"
    r"|不得|不要|禁止|切勿|절대)"
)
ORDERS_ABROAD: Final = (
    guarded(
        ADDRESS,
        r"\b(?:hinweis|nachricht|anweisung|achtung)\b,? (?:an|für) (?:den |die "
        r"|das |alle )?(?:ki\b|assistent|agent|sprachmodell)",
        "hinweis nachricht anweisung achtung",
    ),
    guarded(
        ADDRESS,
        r"\b(?:nota|mensaje|aviso|atención|instrucción|mensagem|atenção|messaggio"
        r"|attenzione)\b:? (?:para|al|a|ao|à|per|all[ao']) ?(?:el |la |o |os |los "
        r"|l')?(?:asistente|assistente|agente|ia\b|modelo|modello)",
        "nota mensaje aviso atención instrucción mensagem atenção messaggio attenzione",
    ),
    guarded(
        ADDRESS,
        r"\b(?:note|message|attention|avis|consigne)\b:? (?:à|pour|aux?) (?:l'"
        r"|les? |la )?(?:assistant|agent|ia\b|modèle)",
        "note message attention avis consigne",
    ),
    guarded(
        ADDRESS,
        r"\b(?:merknad|beskjed|melding|notat|bemærkning|besked|meddelande|notera"
        r"|bericht|opmerking|let op)\b,? (?:til|till|aan|voor) (?:de |den |det )?(?:assistent"
        r"|agent|ki\b|ai\b|språkmodell|sprogmodel)",
        "assistent agent ki ai modell model",
    ),
    guarded(
        ADDRESS,
        r"(?:примечание|сообщение|внимание|инструкция) (?:для )?(?:ассистент|помощник|агент|ии\b|модел)",
        "примечание сообщение внимание инструкция",
    ),
    guarded(
        ADDRESS,
        r"(?:^|[。!！] ?)(?:致|给|給|告)(?:所有)?(?:ai(?![a-z])|人工智能|助手|智能体|模型|代理)"
        r"|(?:ai|人工智能)?(?:助手|智能体)(?:请注意|注意)",
        "致 给 給 告 注意",
    ),
    guarded(
        ADDRESS,
        r"(?:アシスタント|エージェント|ai|モデル)(?:へ|への)(?:の)?(?:注意|指示|メモ|連絡|お知らせ)?[::、]",
        "へ",
    ),
    guarded(
        ADDRESS,
        r"(?:ملاحظة|رسالة|تنبيه|تعليمات) (?:إلى |ل)(?:ل|ال)?(?:مساعد|وكيل|نموذج|ذكاء)",
        "ملاحظة رسالة تنبيه تعليمات",
    ),
    # Readers of another kind are told to leave a check out; that they may not is a rule.
    guarded(
        ADDRESS,
        rf"^(?![^\n]{{0,240}}?{_FORBIDS})[^\n]{{0,40}}?{_FOR_READERS} ?[:,：，][^\n]{{0,160}}?{_UNCHECKED}",
        "ki ai ia ии llm 人工智能",
        "ohne sin sans sem senza zonder uten utan uden без without 跳过 无需 不用 不经 없이",
    ),
)

STEALTHS: Final = (
    guarded(
        STEALTH,
        r"\b(?:do not|don't|never|without) (?:tell|telling|inform|informing|mention"
        r"|mentioning|notify|notifying|alert|alerting|reveal|revealing)\b[^.\n]{0,30}\b(?:to )"
        r"?(?:the |your )?(?:user|operator|human|owner|developer|admin)s?\b"
        r"(?![^.\n]{0,80}\b(?:before|until|unless|while|their|which|whether)\b)",
        "user operator human owner developer admin",
    ),
    guarded(
        STEALTH,
        r"\bwithout (?:the |your )?(?:user|operator|human)(?:'s)?(?: \w+)? (?:knowing"
        r"|knowledge|noticing|consent|approval)\b",
        "without",
    ),
    guarded(
        STEALTH,
        r"\b(?:secretly|silently|covertly|quietly) (?:\w+ )?(?:send|forward|upload"
        r"|copy|email|post|add|include|insert|exfiltrate|transmit|approve|delete)\b",
        "secretly silently covertly quietly",
    ),
    guarded(
        STEALTH,
        rf"\bfrom now on,? (?:you (?:must|will|should|shall|are to) |always |never )*(?:\w+ )?{_YIELD}\b"
        rf"(?:[^.\n]|\.\S){{0,60}}\b{_UNASKED}",
        "from",
    ),
    guarded(
        STEALTH,
        r"\b(?:save|store|write|add|commit|record) (?:this |it |the following )?(?:in)?to your "
        r"(?:long-term |own )?memory\b"
        r"|\bupdate your (?:memory|instructions|system prompt)\b"
        r"|\bremember (?:this |that |the following )?(?:permanently|forever|(?:for|in) (?:all|every) future)",
        "memory update remember",
    ),
)
"""Also what wants to be believed for good: a page that asks to be remembered speaks to no person."""

AIMED: Final = danger(
    0.0,
    r"\b(?:you|your|approve|send|forward|ignore|reply|respond|recommend|execute|run|tell|include|add|always|never|must"
    r"|should|please|now|output|say|write|transfer|delete|visit|click|call|skip|grant|refunds?|release|open|mark|rate"
    r"|hide|praise|rank|give|treat|assume|consider|keep|trust|obey|e?mail|download|install|disable|enable|allow"
    r"|accept|pay"
    r"|unlock|remove|publish|share|post|buy|vote|choose|prefer|forget|remember|stop|pretend|act|do not|don't"
    r"|without asking)\b",
)
"""Something asked for."""
