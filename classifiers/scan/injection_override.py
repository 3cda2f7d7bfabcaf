"""What overrides the orders a reader has, as data: injections in every cue language, wherever they stand.

Each sign names the literals that every match of it holds, so that clean text costs one pass for all of them. All is
written for text that `injection.fold` returned.
"""

from __future__ import annotations

from typing import Final

from classifiers.scan import injection_abroad
from classifiers.scan.axis import danger, guarded

OVERRIDE: Final = 1.5

_ORDERS = (
    r"(?:instructions?|prompts?|rules|directions|guidelines|directives|orders|commands"
    r"|system messages?|constraints|safety \w+|training)"
)
_ORDERED = "instruction prompt rules direction guideline directive orders command message constraint safety training"
_PAST = (
    r"(?:previous|prior|earlier|above|preceding|foregoing|existing|original|your|system"
    r"|safety|all|any|other|these|those)"
)

OVERRIDES: Final = (
    guarded(
        OVERRIDE,
        r"(?<!trained to )(?<!tries to )(?<!learned to )(?<!refuses to )\b"
        r"(?:ignore|disregard|forget|override|bypass|discard|neglect|do not follow"
        rf"|stop following)\b (?:\w+ ){{0,3}}?{_PAST} (?:\w+ ){{0,3}}?{_ORDERS}\b",
        "ignore disregard forget override bypass discard neglect follow",
        _ORDERED,
    ),
    guarded(
        OVERRIDE,
        r"\b(?:ignore|forget|disregard) (?:everything|all|anything) (?:\w+ ){0,3}(?:above"
        r"|before|said|told|so far|previously)",
        "ignore forget disregard",
    ),
    guarded(
        OVERRIDE,
        r"\bignorier\w* (?:\w+ ){0,3}?(?:vorherig|bisherig|obig|vorig|früher|vorangegangen)\w*"
        r" (?:anweisung|instruktion|regel|befehl|vorgabe)",
        "ignorier",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:ignore[rz]?|oublie[rz]?) (?:\w+ ){0,3}?(?:instructions|consignes"
        r"|règles|ordres) (?:\w+ )?(?:précédent|antérieur|ci-dessus|initial)",
        "ignore oublie",
        "précédent antérieur ci-dessus initial",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:ignor[ae]d?|olvid[ae]) (?:\w+ ){0,3}?(?:instrucciones|órdenes|reglas"
        r"|indicaciones) (?:\w+ )?(?:anterior|previa|de arriba)",
        "ignor olvid",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:ignor[ea]m?|esqueç[ae]) (?:\w+ ){0,3}?(?:instruções|ordens|regras) "
        r"(?:\w+ )?(?:anterior|prévia|acima)",
        "ignor esqueç",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:ignora(?:te)?|dimentica(?:te)?) (?:\w+ ){0,3}?(?:istruzioni|regole"
        r"|ordini) (?:\w+ )?(?:precedent|anterior|sopra)",
        "ignora dimentica",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:ignorer|ignorera|glem|glöm|se bort fra) (?:\w+ ){0,3}?(?:tidligere"
        r"|forrige|foregående|tidigare|föregående|ovenstående|ovanstående) (?:instruks"
        r"|instrukt|regl|regel|ordre)",
        "ignorer glem glöm bort",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:negeer|vergeet) (?:\w+ ){0,3}?(?:vorige|eerdere|bovenstaande|voorgaande) (?:ins"
        r"tructies|regels|opdrachten)",
        "negeer vergeet",
    ),
    guarded(
        OVERRIDE,
        r"(?:игнориру\w*|забуд\w*) (?:\w+ ){0,3}?(?:предыдущ|прежн|прошл|вышеуказанн"
        r"|ранние)\w* (?:инструкц|указан|правил|команд)",
        "игнориру забуд",
    ),
    guarded(
        OVERRIDE,
        r"(?:忽略|无视|無視|忘记|忘掉)[^。\n]{0,8}(?:之前|以上|先前|前面|上述|上面)[^。\n]{0,8}(?:指令|指示|说明|命令|规则|提示)",
        "忽略 无视 無視 忘记 忘掉",
    ),
    guarded(
        OVERRIDE,
        r"(?:以前|これまで|上記|前|今まで|先ほど)の[^。\n]{0,8}(?:指示|命令|ルール|プロンプト)[^。\n]{0,8}(?:無視|忘れ)",
        "無視 忘れ",
    ),
    guarded(
        OVERRIDE,
        r"(?:تجاهل|انس|انسَ)\S* [^.\n]{0,20}(?:التعليمات|الأوامر|القواعد)[^.\n]{0,12}(?:السابقة|أعلاه)",
        "تجاهل انس",
    ),
    guarded(
        OVERRIDE,
        r"<\|?(?:im_start|system|endoftext)\|?>|\[/?inst\]|<<sys>>|^\s*#+ ?(?:new )?system prompt\b",
        "im_start system endoftext inst] <<sys>>",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:new|updated|real|actual|secret) (?:system )?instructions?(?: for (?:you"
        r"|the (?:ai|assistant|agent|model)))? ?:",
        "instruction",
    ),
    guarded(
        OVERRIDE,
        r"\byou are (?:now|no longer) (?:an? |in |the )?(?:\w+ ){0,3}?(?:dan\b|unrestricted"
        r"|jailbroken|developer mode|admin mode|root\b|free (?:of|from)|bound)",
        "you",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:reveal|print|repeat|output|show|leak) (?:me )?(?:your|the) (?:\w+ )?(?:system p"
        r"rompt|hidden prompt|initial instructions)",
        "prompt instruction",
    ),
    guarded(
        OVERRIDE,
        r"\b(?:safety|security|content) (?:rules|checks|filters|guidelines|policies|policy) (?:is|are) (?:now )?"
        r"(?:disabled|off|suspended|lifted|void)\b[^.\n]{0,40}\b(?:session|conversation|you|now)\b",
        "safety security content",
    ),
    *injection_abroad.signs(OVERRIDE),
)

SPOKEN_OF: Final = danger(
    0.0,
    r"\b(?:injections?|attack\w*|jailbreak\w*|red[ -]team\w*|owasp|adversar\w*|malicious|filters?|blocks?|blocked"
    r"|detects?|detected|detector|flags?|flagged|phrases?|sentences?|texts?|strings?|patterns?|payloads?|tests?|such as"
    r"|example|e\.g\.|angriff\w*|ataque\w*|attaque\w*|attacc\w*|angrep\w*|aanval\w*)\b"
    r"|атак|инъекц|注入|攻击|攻撃|インジェクション|حقن|هجوم",
)
"""Words of one who writes about such orders: what they quote is quoted."""
