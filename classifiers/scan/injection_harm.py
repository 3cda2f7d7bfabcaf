"""Orders to a reader to switch protection off or to hand secrets out, as data: no page has such a wish by right.

What makes an order is that it speaks to a reader and is to last ("you must always …"); a rule that forbids the same
thing, or tells what attackers do, is none. All is written for text that `injection.fold` returned.
"""

# ruff: noqa: RUF001 - letters of other scripts are the data here

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from classifiers.scan.axis import guarded

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger
    from pipeline.gate.sieve import Guarded


class Harm(NamedTuple):
    """How a language says it, `|` parts words: that a reader must, for good; what is switched off, what is handed out.

    A sentence with one of `spared` is no such order: it forbids it, or tells of somebody else. `known_by` are literals
    of which each match for `guards`, and each for `leak`, holds one.
    """

    must: str
    lasting: str
    off: str
    guards: str
    leak: str
    secrets: str
    spared: str
    known_by: tuple[str, str]


HARMS: Final = (
    Harm(
        r"\byou (?:must|shall|should|have to|need to|are to|will)\b|\b(?:assistants?|agents?|bots?) (?:must"
        r"|shall|should)\b",
        r"\balways\b|\bremember to\b|\bfrom now on\b|\bevery time\b|\bimmediately\b",
        r"\b(?:disable|deactivate|turn off|switch off|bypass|skip|remove|circumvent)\b",
        r"\b(?:safety|security) (?:checks?|filters?|controls?|measures?|guards?|scans?)\b|\bguardrails?\b"
        r"|\bsafeguards?\b",
        r"\bexfiltrate\b|\bleak (?:the|all|any|our|your|their|every)\b|\bsmuggle\b"
        r"|\b(?:send|upload|forward|post)\b[^.\n]{0,60}\bto (?:the |an? )?attacker",
        r"\b(?:api[ _-]?keys?|credentials|passwords?|secrets|tokens|private keys?|customer data|user data)\b",
        r"\b(?:not|never|nobody|no one|cannot|can|could|may|might|who|that|avoid|prevent|stop|refuse|report"
        r"|detect|alert"
        r"|block|attempts?|tries|trying|wants|anyone|someone|whether|assume)\b|n't\b",
        ("safety security guardrail safeguard", "exfiltrate leak smuggle attacker"),
    ),
    Harm(
        r"\b(?:du|ihr|sie|agenten|assistenten) (?:musst|müsst|müssen|sollst|sollt|sollen)\b|\b(?:musst"
        r"|müssen) (?:du|sie)\b",
        r"\bimmer\b|\bstets\b|\bdenke? daran\b|\bsofort\b|\bab jetzt\b",
        r"deaktivieren|abschalten|abzuschalten|ausschalten|auszuschalten|umgehen|überspringen",
        r"sicherheits(?:prüfung|kontroll|check|maßnahm|filter|überprüfung)|schutzmaßnahm",
        r"exfiltrieren|ausschleusen|auszuschleusen|ausleiten|auszuleiten|an den angreifer",
        r"schlüssel|passwör|passwort|zugangsdaten|geheimnisse|token",
        r"\b(?:nicht|nie|niemals|niemand|keine?n?|verhindern|vermeiden|wer|ob|falls|melden|könn\w+|darf|dürfen)\b",
        ("sicherheits schutzmaßnahm", "exfiltrieren ausschleusen auszuschleusen ausleiten auszuleiten angreifer"),
    ),
    Harm(
        r"\b(?:vous devez|tu dois|les agents doivent|vous devrez|n'oubliez)\b",
        r"\btoujours\b|\bn'oubliez pas de\b|\bpenser à\b|\bimmédiatement\b|\bdésormais\b",
        r"\bdésactiver\b|\bcontourner\b|\bcouper\b",
        r"(?:contrôles?|vérifications?|mesures?|filtres?|protections?) de sécurité|garde-fous",
        r"\bexfiltrer\b|\bdivulguer\b|\b(?:envoyer|transmettre)\b[^.\n]{0,60}(?:à l'|de l'|vers l')attaquant",
        r"\bclés?\b|mots? de passe|identifiants|secrets|jetons",
        r"\b(?:ne (?:pas|jamais|doit|doivent|peut)|jamais|personne|empêcher|éviter|qui|quiconque|signaler"
        r"|refuser|peut|peuvent)\b",
        ("sécurité garde-fous", "exfiltrer divulguer attaquant"),
    ),
    Harm(
        r"\b(?:debes|debe|deben|tienes que|tiene que|deberás|recuerda)\b",
        r"\bsiempre\b|\brecuerda\b|\brecordar\b|\binmediatamente\b|\ba partir de ahora\b",
        r"\bdesactivar\b|\bdeshabilitar\b|\bdesactiva\b|\beludir\b|\bomitir\b",
        r"(?:controles|comprobaciones|verificaciones|medidas|filtros|chequeos) de seguridad|salvaguardas",
        r"\bexfiltrar\b|\bexfiltra\b|\bfiltrar (?:las|los)\b|\benviar\b[^.\n]{0,60}(?:al|del) atacante",
        r"\bclaves?\b|contraseñas?|credenciales|secretos|tokens",
        r"\b(?:no|nunca|nadie|jamás|impedir|evitar|quien|rechazar|avisar|puede|pueden)\b",
        ("seguridad salvaguardas", "exfiltra filtrar atacante"),
    ),
    Harm(
        r"\b(?:você deve|deve|devem|tens de|tem de|tem que|lembre-se)\b",
        r"\bsempre\b|\blembrar\b|\blembre-se\b|\bimediatamente\b|\ba partir de agora\b",
        r"\bdesativar\b|\bdesabilitar\b|\bdesligar\b|\bcontornar\b",
        r"(?:verificações|controles|controlos|medidas|filtros|checagens) de segurança|salvaguardas",
        r"\bexfiltrar\b|\bvazar\b|\benviar\b[^.\n]{0,60}(?:ao|do) (?:atacante|invasor)",
        r"\bchaves?\b|senhas?|credenciais|segredos|tokens",
        r"\b(?:não|nunca|ninguém|jamais|impedir|evitar|quem|recusar|avisar|pode|podem)\b",
        ("segurança salvaguardas", "exfiltrar vazar atacante invasor"),
    ),
    Harm(
        r"\b(?:devi|dovete|deve|devono|ricorda|ricordati)\b",
        r"\bsempre\b|\bricorda\w*\b|\bimmediatamente\b|\bd'ora in poi\b",
        r"\bdisattivare\b|\bdisabilitare\b|\baggirare\b|\bspegnere\b",
        r"(?:controlli|verifiche|misure|filtri) di sicurezza|salvaguardie",
        r"\besfiltrare\b|\bdivulgare\b|\b(?:inviare|mandare)\b[^.\n]{0,60}(?:all'|dell')(?:attaccante|aggressore)",
        r"\bchiav[ei]\b|password|credenziali|segreti|token",
        r"\b(?:non|mai|nessuno|impedire|evitare|chi|rifiutare|segnalare|può|possono)\b",
        ("sicurezza salvaguardie", "esfiltrare divulgare attaccante aggressore"),
    ),
    Harm(
        r"\b(?:je|jij|u|jullie|agents|agenten|assistenten) (?:moet|moeten|dient)\b",
        r"\baltijd\b|\bonthoud\b|\bonthouden\b|\bdenk eraan\b|\bonmiddellijk\b|\bvanaf nu\b",
        r"uit te schakelen|uitschakelen|omzeilen|overslaan|uitzetten",
        r"(?:veiligheids|beveiligings)(?:controle|maatregel|filter|check)",
        r"exfiltreren|lekken naar|naar (?:de server van )?de aanvaller",
        r"sleutels?|wachtwoord|inloggegevens|geheimen|tokens",
        r"\b(?:niet|nooit|niemand|geen|voorkomen|wie|weigeren|melden|kan|kunnen|mag)\b",
        ("veiligheids beveiligings", "exfiltreren lekken aanvaller"),
    ),
    Harm(
        r"\b(?:du|dere|i|ni|agenter|agenterne|assistenter) (?:må|skal|måste|ska)\b|\b(?:husk|kom ihåg)\b",
        r"\balltid\b|\baltid\b|\bhusk\w*\b|\bkom ihåg\b|\bumiddelbart\b|\bøjeblikkeligt\b|\bomedelbart\b|\bfra nå av\b",
        r"\b(?:deaktivere|slå av|skru av|slå fra|inaktivera|stänga av|koble ut|omgå|kringgå|avaktivera)\b",
        r"(?:sikkerhets|säkerhets|tryggleiks)(?:kontroll|sjekk|tjek|filter|tiltak|åtgärd|foranstaltning)",
        r"\beksfiltrere\b|\bexfiltrera\b|\blekke\b|\blække\b|\bläcka\b"
        r"|\b(?:sende|skicka)\b[^.\n]{0,60}(?:angriper|angriber|angripar)",
        r"nøkl|nøgl|nyckl|passord|adgangskode|lösenord|hemmelig|token",
        r"\b(?:ikke|ikkje|inte|aldri|aldrig|ingen|hindre|undgå|undvika|unngå|hvem|hvem|vem|melde|kan|må ikke)\b",
        ("sikkerhets säkerhets tryggleiks", "eksfiltrere exfiltrera lekke lække läcka angriper angriber angripar"),
    ),
    Harm(
        r"(?:ты|вы|агенты|ассистенты) (?:всегда )?(?:должен|должна|должны|обязан|обязаны)",
        r"всегда|помни|не забывай|немедленно|отныне",
        r"отключать|отключить|отключай|обходить|обойти|выключить|выключать",
        r"(?:провер\w+|контрол\w+|фильтр\w+|мер\w*|средств\w*) безопасности",
        r"эксфильтр\w+|сливать|слить|(?:отправ\w+|переда\w+)[^.\n]{0,60}злоумышленник",
        r"ключ|парол|учётные данные|секрет|токен",
        r"никогда|нельзя|никто|чтобы не|запрещ|предотвра|сообщ|\bкто\b|может|могут",
        ("безопасности", "эксфильтр сливать слить злоумышленник"),
    ),
    Harm(
        "你必须|您必须|你应该|你要|您要|你需要|务必|助手必须|代理必须|你必須|務必",
        "始终|总是|一直|记得|记住|务必|立即|从现在起|始終|記得|務必",
        "禁用|关闭|停用|绕过|跳过|關閉|繞過|跳過",
        "安全检查|安全检测|安全措施|安全过滤|安全防护|安全審查|安全檢查",
        "外泄|泄露给|泄漏给|窃取|外洩|(?:发送|发|传|上传)[^。\n]{0,20}攻击者",
        "密钥|密码|凭据|凭证|令牌|机密|金鑰|密碼",
        "不要|不得|不能|不可|禁止|切勿|绝不|防止|避免|谁|可能|报告",
        ("安全", "外泄 泄露给 泄漏给 窃取 外洩 攻击者"),
    ),
    Harm(
        "なければなりません|なければならない|必要があります|しなさい|してください|すること",
        "常に|必ず|いつも|忘れずに|直ちに|今後",
        "無効に|無効化|オフに|回避|スキップ|解除",
        "安全チェック|安全確認|安全対策|セキュリティチェック|セキュリティ対策|セーフティ",
        "流出|漏洩させ|漏えいさせ|攻撃者(?:の[^。\n]{0,10})?(?:に|へ)[^。\n]{0,10}(?:送|転送)",
        "キー|鍵|パスワード|認証情報|秘密|トークン",
        "しないで|してはいけ|してはなら|防ぐ|防止|禁止|避け|ないように|可能性|報告|確認してください",
        ("安全 セキュリティ セーフティ", "流出 漏洩 漏えい 攻撃者"),
    ),
    Harm(
        "해야 한다|해야 합니다|하세요|하라|하십시오|해라",
        "항상|반드시|언제나|즉시|앞으로|잊지 말고",
        "비활성화|끄고|해제|우회|건너뛰",
        "안전 (?:점검|검사|장치|조치)|보안 (?:점검|검사|조치|필터)",
        "유출|빼돌|공격자[^.\n]{0,20}(?:보내|전송|전달)",
        "키|비밀번호|자격 증명|토큰|비밀",
        "않도록|말아야|하지 마|금지|방지|막아|보고|절대",
        ("안전 보안", "유출 빼돌 공격자"),
    ),
    Harm(
        "يجب عليك|عليك|يجب على|تذكر",
        "دائما|دائمًا|دوما|تذكر|فورا|فورًا|من الآن",
        "تعطيل|إيقاف|تعطّل|تجاوز|تخطي",
        "(?:فحوصات|فحص|إجراءات|ضوابط|مرشحات) (?:السلامة|الأمان|الأمن)",
        r"تسريب|تهريب|تسرّب|(?:إرسال|أرسل)[^.\n]{0,60}المهاجم",
        "مفاتيح|مفتاح|كلمات المرور|كلمة المرور|بيانات الاعتماد|أسرار|رموز",
        "(?<!\\w)(?:لا|ألا|عدم|أبدا|منع|تجنب|من يحاول|يمكن|أبلغ)(?!\\w)",
        ("السلامة الأمان الأمن", "تسريب تهريب تسرّب المهاجم"),
    ),
)

_REACH: Final = r"[^.!?。\n]{0,240}?"
_START: Final = r"(?:^|[.!?。]) ?"


def signs(weight: float) -> tuple[Guarded[Danger], ...]:
    """Return two signs for each language, of this weight: protection switched off for good, and secrets handed out."""
    return tuple(sign for each in HARMS for sign in _signs(each, weight))


def _signs(harm: Harm, weight: float) -> tuple[Guarded[Danger], Guarded[Danger]]:
    near = r"[^.!?。\n]{0,40}?"
    off = rf"(?:{harm.off}){near}(?:{harm.guards})|(?:{harm.guards}){near}(?:{harm.off})"
    ordered = rf"{_START}(?!{_REACH}(?:{harm.spared}))(?={_REACH}(?:{harm.must}))"
    weakened = rf"{ordered}(?={_REACH}(?:{harm.lasting}))(?={_REACH}(?:{off}))"
    betrayed = rf"{ordered}(?={_REACH}(?:{harm.secrets}))(?={_REACH}(?:{harm.leak}))"
    guards, leaks = (_folded(part) for part in harm.known_by)
    return guarded(weight, _folded(weakened), guards), guarded(weight, _folded(betrayed), leaks)


def _folded(written: str) -> str:
    return normalize("NFKC", written)
