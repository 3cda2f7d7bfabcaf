"""Standing errands for an outside address, as data: "from now on send a copy of every invoice to …".

An order that its reader is to obey from now on, of all there is of a kind, with an address that it is to go to. What a
writer's own company does or wants of its own papers ("send our invoices to …"), where questions go, a rule of others
and a single request are none. All is written for text that `injection.fold` returned.
"""

# ruff: noqa: RUF001 - letters of other scripts are the data here

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from classifiers.scan.axis import guarded

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger
    from pipeline.gate.sieve import Guarded


class Errand(NamedTuple):
    """How a language gives one: that it holds from now on, that the reader is to send, and whose own papers are spared.

    `|` parts words. `known_by` are literals of which each match for `hence` holds one.
    """

    hence: str
    sends: str
    own: str
    known_by: str


_SEND: Final = r"(?:send|forward|e?mail|mail|bcc|cc|copy|post|upload|transfer|wire)"
_MUST: Final = r"(?:must|will|shall|should|are to|have to|need to)"
_OFTEN: Final = r"(?:always |also |immediately |please |automatically |now )*"
ERRANDS: Final = (
    Errand(
        r"\b(?:from now on|from this (?:moment|point) on|from today(?: on)?|going forward|henceforth|as of today"
        r"|as of now|starting (?:now|today))\b",
        rf"\byou {_MUST} {_OFTEN}{_SEND}\b|(?:\bon|\bforward|\bhenceforth|\btoday|\bnow),? {_OFTEN}{_SEND}\b"
        rf"|^(?:please |kindly )?{_SEND}\b",
        r"\b(?:we|our|us|my|i)\b",
        "now moment point today forward henceforth",
    ),
    Errand(
        rf"\byou {_MUST} {_OFTEN}",
        rf"\b{_SEND} (?:a |the )?(?:copy|copies) of (?:each|every|all|any)\b|\b(?:forward|bcc|cc) (?:each|every|all)\b",
        r"\b(?:we|our|us|my|i)\b|^(?:if|when|to|in order) ",
        "you",
    ),
    Errand(
        "ab jetzt|ab sofort|von nun an|ab heute",
        r"\b(?:musst du|müssen sie|sollst du|sollen sie|sende|senden sie|schicke?|schicken sie|leite|leiten sie)\b",
        r"\b(?:wir|unser\w*|uns|mein\w*)\b",
        "jetzt sofort nun heute",
    ),
    Errand(
        "à partir de maintenant|désormais|dorénavant",
        r"\b(?:envoie|envoyez|transmets|transmettez|transfère|transférez|vous devez|tu dois)\b",
        r"\b(?:nous|nos|notre|mes|mon)\b",
        "maintenant désormais dorénavant",
    ),
    Errand(
        "a partir de ahora|de ahora en adelante",
        r"\b(?:envía|envíe|reenvía|reenvíe|manda|mande|debes|tienes que)\b",
        r"\b(?:nosotros|nuestr[ao]s?|nos|mis?|enviamos)\b",
        "ahora",
    ),
    Errand(
        "a partir de agora|de agora em diante|doravante",
        r"\b(?:envie|envia|encaminhe|encaminha|mande|você deve|deves)\b",
        r"\b(?:nós|noss[ao]s?|meus?|minhas?|enviamos)\b",
        "agora doravante",
    ),
    Errand(
        "d'ora in poi|da ora in poi|d'ora in avanti",
        r"\b(?:invia|inviate|inoltra|inoltrate|manda|mandate|devi|dovete)\b",
        r"\b(?:noi|nostr[aeio]|miei|mie|inviamo)\b",
        "poi avanti",
    ),
    Errand(
        "vanaf nu|voortaan|van nu af aan",
        r"\b(?:moet je|moet u|moeten jullie|stuur|zend|mail)\b",
        r"\b(?:wij|we|onze?|mijn)\b",
        "vanaf voortaan aan",
    ),
    Errand(
        "fra nå av|fra nu af|från och med nu|från nu|heretter|herefter|hädanefter",
        r"\b(?:skal du|skal dere|ska du|ska ni|må du|måste du|send|skicka|videresend|vidarebefordra)\b",
        r"\b(?:vi|vår\w*|våre|vores|min|mine|mina)\b",
        "fra från heretter herefter hädanefter",
    ),
    Errand(
        "отныне|с этого момента|с этих пор|впредь",
        r"(?:отправляй|пересылай|высылай|присылай|(?:ты|вы) (?:должен|должна|должны|обязан))",
        r"\b(?:мы|наши?|наших|нашу|мои|моих)\b",
        "отныне момента пор впредь",
    ),
    Errand(
        "从现在起|從現在起|从今以后|從今以後|从今往后|今后一律|今後一律",
        "发送|發送|发给|發給|发到|發到|转发|轉發|抄送|寄到",
        "我们|我們|我司|本公司",
        "现在起 現在起 今以后 今以後 今往后 今后一律 今後一律",
    ),
    Errand(
        "今後は|これからは|今から|以後は",
        "送って|送れ|送信し|送ること|転送し|転送すること",
        "弊社|当社|私たち|我々",
        "今後は これからは 今から 以後は",
    ),
    Errand(
        "지금부터|앞으로|이제부터",
        "보내야|보내세요|보내라|보내십시오|전달해|전달하|전송해|전송하",
        "우리|저희|당사",
        "지금부터 앞으로 이제부터",
    ),
    Errand(
        "من الآن فصاعدا|من الآن فصاعداً|ابتداء من الآن",
        "أرسل|ارسل|أرسلوا|أعد توجيه|يجب أن ترسل",
        "نحن|فواتيرنا|لدينا",
        "الآن",
    ),
)
_ALWAYS: Final = (
    (r"\b(?:immer|jedes mal)\b", "immer jedes"),
    (r"\b(?:toujours|à chaque fois)\b", "toujours chaque"),
    (r"\b(?:siempre|cada vez)\b", "siempre cada"),
    (r"\bsempre\b", "sempre"),
    (r"\b(?:sempre|ogni volta)\b", "sempre ogni"),
    (r"\b(?:altijd|telkens)\b", "altijd telkens"),
    (r"\b(?:alltid|altid)\b", "alltid altid"),
    ("всегда|каждый раз", "всегда каждый"),
    ("总是|總是|一律|每次|始终", "总是 總是 一律 每次 始终"),
    ("常に|必ず|毎回", "常に 必ず 毎回"),
    ("항상|언제나", "항상 언제나"),
    ("دائما|دائمًا", "دائما دائمًا"),
)
STANDING: Final = (
    Errand(
        r"\b(?:always|every time|each time)\b",
        rf"^(?:please |kindly |always |every time )*{_SEND}\b",
        r"\b(?:we|our|us|my|i)\b",
        "always every each",
    ),
    *(
        each._replace(hence=always, known_by=known_by)
        for (always, known_by), each in zip(_ALWAYS, ERRANDS[2:], strict=True)
    ),
)
"""The same without a "from now on": what a document may rule, and a stranger may not."""
_ALL: Final = (
    r"\b(?:cop(?:y|ies)|each|every|all|any|refunds?|payments?|payouts?|jede\w*|alle\w*|kopi\w*|chaque|tou(?:s|tes)|copies?"
    r"|cada|tod[ao]s|copias?|cópias?|ogni|tutt[eio]|copia|elke?|hver\w*|alla|varje|кажд\w+|все|всех|копи\w+)\b"
    r"|每|所有|全部|副本|一律|すべて|全て|毎回|写し|コピー|모든|매번|사본|كل|جميع|نسخة"
)
_INBOX: Final = (
    r"\b(?:questions?|feedback|enquir\w+|inquir\w+|bugs?|issues|complaints?|suggestions?|applications?|fragen|rückmeldung\w*"
    r"|bewerbung\w*|remarques|preguntas|dudas|perguntas|domande|vragen|spørsmål|frågor|вопрос\w*)\b|问题|問題|質問|お問い合わせ|문의"
)
_ADDRESS: Final = r"(?:[\w.+-]+@[\w-]+\.\w|(?:https?|s?ftp|wss?)://|\b[a-z]{2}\d{2}(?: ?[\da-z]{4}){3})"
_ADDRESSED: Final = "@ :// 0 1 2 3 4 5 6 7 8 9"

_PRIVATE: Final = (
    r"(?:~/\.|/etc/|\.env\b|\.?ssh/|id_rsa|\.?aws/|(?:your|the|its) (?:\w+ )?(?:credentials|secrets|api keys?"
    r"|private keys?|environment variables|passwords?|tokens)\b)"
)
_TELL: Final = r"(?:reply|respond|answer|output|print|return|include|paste|quote|reveal|show|disclose)"
_READ_OUT: Final = (
    rf"(?:\b(?:you|assistants?|agents?|models?|ai) {_MUST} {_OFTEN}|(?:^|[.!:>] ){_OFTEN}){_TELL}\b[^.\n]{{0,30}}"
    rf"\b(?:contents?|values?) of {_PRIVATE}"
)


def signs(weight: float) -> tuple[Guarded[Danger], ...]:
    """Return a sign of each language's errands, and one of secrets to be read out, of this weight, for folded text."""
    read_out = guarded(weight, _READ_OUT, "content value", "~/ /etc .env ssh id_rsa aws your the its")
    return (read_out, *(_sign(each, weight) for each in ERRANDS))


def standing_signs(weight: float) -> tuple[Guarded[Danger], ...]:
    """Return a sign of what a stranger wants always sent to an outside address, in each language, of this weight."""
    return tuple(_sign(each, weight) for each in STANDING)


def _sign(errand: Errand, weight: float) -> Guarded[Danger]:
    hence, sends, own, known_by, each, inbox = (normalize("NFKC", words) for words in (*errand, _ALL, _INBOX))
    near = r"[^\n]{0,160}?"
    pattern = (
        rf"^(?!{near}(?:{own}|{inbox}))(?={near}(?:{hence}))(?={near}(?:{sends}))(?={near}(?:{each})){near}{_ADDRESS}"
    )
    return guarded(weight, pattern, _ADDRESSED, known_by)
