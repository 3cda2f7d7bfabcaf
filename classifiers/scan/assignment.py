"""Secrets that show themselves by their label: `password=…`, "the password is …", in every cue language.

A label triggers; one bounded pattern is matched at it. Whether the value is a secret is then a question of its
form, because most of what follows the word "password" is prose: "the password is required", `password: str`.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from classifiers.scan.label import LABELS, UNSPACED_WORDS
from classifiers.scan.plain_word import is_plain_password

_OPEN = r"(?P<quote>\\{0,3}[\"'`])?"
_SUFFIX = r"(?:_(?:BASE|PROD|DEV|STAGING|TEST|LIVE|\d{1,2}))?(?:[a-zåäö\u0430-\u044f\u0451]{1,3})?"
_TOPIC = (
    r"(?:[ \t]+(?:for|of|to|on|für|von|zum|de|del|da|do|du|para|pour|per|di|til|till"
    r"|för|voor|van|от|для|к|des|der|vom|am|im)[ \t][^\n.:=\"'\\]{1,40}?"
    r"|(?:[ \t]+[\u0430-\u044f\u0451]{2,24}){1,3}?|[ \t]*\([^()\n]{1,40}\))?"
)
_SET = r"[ \t]*(?::=|=>|[:=\uff1a\uff1d])[ \t]*"
_IS = (
    r"[ \t]+(?:is now|is set to|is|was|set to|ist jetzt|ist|lautet|war|est|es|é|è|era|er|är|blir|wordt|это|هي|هو|—|–|-)"
    r"[ \t]+(?:now |set to |still )?"
)
_UNSPACED = r"[^\s。\uff0c\uff1a:=\x21-\x7e]{0,12}(?:是|为|為|は|が|\uff1a|:|=|\uff1d)[ \t]*"
_VALUE = r"(?P<value>[!#-&*+\-./0-9:=?-\[\]-_a-~\u00c0-\u024f\u0400-\u04ff]{4,256})"

_ASSIGNED: Final = re.compile(rf"{_SUFFIX}\\{{0,3}}[\"'`\])]{{0,2}}(?P<set>{_SET}){_OPEN}{_VALUE}")
_QUOTED: Final = re.compile(
    rf"{_SUFFIX}[\"']?\]?{_SET}(?P<quote>[\"'])(?P<value>(?:[^\"'\\\n]|\\[^\n]){{4,200}})(?P=quote)"
)
_PROSE: Final = re.compile(rf"{_SUFFIX}{_TOPIC}(?:{_SET}|{_IS}){_OPEN}{_VALUE}")
_CHANGED: Final = re.compile(
    rf"{_SUFFIX}{_TOPIC}(?:[ \t]+(?:is|was|has|had|been|got|now|a|été|fue|ha|sido|se|foi|è|stata|ble|blev|är|er|har"
    r"|blitt|blivit|werd|был)){0,3}[ \t]+(?:(?:changed|set|reset|updated|rotated|switched)[ \t]+(?:back[ \t]+)?to"
    r"|(?:wurde|wird|ist)[ \t]+(?:jetzt[ \t]+)?(?:auf|zu|in)|(?:changé|modifié|remplacé|défini)e?[ \t]+(?:en|à|par|sur)"
    r"|cambi(?:ada|ado|ó|ata|ato)[ \t]+(?:a|por|in)|(?:alterad|mudad|trocad|redefinid)[ao][ \t]+(?:para|por)"
    r"|(?:endret|satt|byttet|ændret|sat|ændrades|ändrades|ändrats|ändrat|bytt)[ \t]+(?:til|till)"
    rf"|(?:gewijzigd|veranderd|gezet)[ \t]+(?:in|naar|op)|(?:изменён|изменен|сменён|сменен)[ \t]+на)"
    rf"[ \t]+{_OPEN}{_VALUE}"
)
_TO: Final = re.compile(
    rf"{_SUFFIX}{_TOPIC}[ \t]+(?:to|auf|à|en|a|para|su|in|til|till|naar|op|på|на)[ \t]+{_OPEN}{_VALUE}"
)
_SETS: Final = re.compile(
    r"(?<!\w)(?:set|setting|change|changed|reset|update|updated|rotate|rotated|setze?|ändere|changez?|mets|mettez|cambia"
    r"|cambie|pon|altere|mude|defina|imposta|sett|endre|sæt|skift|sätt|ändra|byt|zet|wijzig|смени|измени|поставь)"
    r"(?:[ \t]+[\w'-]{1,24}){0,4}[ \t]+[\w-]{0,24}$",
    re.IGNORECASE,
)
"""A verb of setting before the label: without one, "password to …" leads anywhere."""
_USED: Final = re.compile(
    r"(?:(?<!\w)(?:use|using|used|with|enter|type|choose|pick|put|verwende[nt]?|benutzen?|nutzen?|mit|utilise[rz]?"
    r"|avec|usa|usar|utiliza|con|com|bruk|med|brug|använd|gebruik|met|используй(?:те)?|введи(?:те)?)[ \t]+"
    rf"|使用|用)[ \t]*{_OPEN}{_VALUE}[\"'`]?"
    r"(?:[ \t]+(?:as|als|comme|como|come|som|как|в[ \t]+качестве)[ \t]+(?:[\w'-]{1,24}[ \t]+){0,3}[\w-]{0,24}"
    r"|[ \t]*(?:作为|作為|做)[ \t]*)$",
    re.IGNORECASE,
)
_AS: Final = frozenset(("as", "als", "comme", "como", "come", "som", "как", "качестве"))
_AS_UNSPACED: Final = frozenset("为為做")
_AS_WITHIN: Final = 5
"""One of these stands among the last five words before the label, or ends them: else `_USED` need not be asked."""
_USED_END: Final = re.compile(
    r"(?:[\u0430-\u044f\u0451]{1,2})?(?:[ \t]*(?:$|[^\s\w-])|[ \t]+(?:for|on|of|in|at|to|and|when|until|if"
    r"|für|von|bei|und|pour|et|para|y|e|per|de|di|til|och|og|till|voor|en|для|и)(?!\w))"
)
"""What may follow the label there: "as the password store" uses a store."""
_USER = r"[a-z\u0430-\u044f\u0451][\w.@+-]{1,40}"
_PAIR: Final = re.compile(
    rf"{_TOPIC}(?:(?:{_SET}|{_IS}){_OPEN}{_USER}(?:[ \t]+[/|][ \t]+|:)|[ \t]+{_USER}[ \t]+[/|][ \t]+){_VALUE}"
)
_COOKIE: Final = re.compile(
    r"\\{0,3}[\"']?(?::|=|[ \t])[ \t]*\\{0,3}[\"']?(?:[^\n;=]{1,64}+=[^\n;]{0,256}+;[ \t]*+){0,8}?"
    rf"[\w.-]{{0,24}}(?i:sess|sid|auth|token|jwt|csrf|xsrf|remember)[\w.-]{{0,24}}=(?!\[){_VALUE}"
)
_AUTH: Final = re.compile(rf"\\{{0,3}}[\"'`]?{_SET}{_OPEN}(?P<value>[A-Za-z0-9+/_-]{{8,1024}}={{0,2}})(?![\w+/=.(-])")
_BARE: Final = re.compile(rf"[ \t]+{_OPEN}{_VALUE}")
_IN_UNSPACED: Final = re.compile(rf"{_UNSPACED}{_OPEN}{_VALUE}")

_LETTERS = r"[A-Za-z\u00c0-\u024f\u0400-\u04ff]"
_LEADS = rf"(?:{_SET}|{_IS}|[ \t]+|(?<![\x21-\x7e]){_UNSPACED})"
_QUOTED_WORD: Final = re.compile(
    rf"{_SUFFIX}[\"'`\])]{{0,2}}{_TOPIC}{_LEADS}\\{{0,3}}[\"'`\u2018\u201c\u201e\u00ab\u300c\u300e][ ]?"
    rf"(?P<value>{_LETTERS}{{6,40}})[ ]?\\{{0,3}}[\"'`\u2019\u201d\u201c\u00bb\u300d\u300f]"
)
_PLAIN_WORD: Final = re.compile(
    rf"{_SUFFIX}{_TOPIC}(?:{_IS}|[ \t]*[:\uff1a][ \t]+)(?P<value>{_LETTERS}{{6,40}})"
    r"(?=[.,;!]?[ \t]*$|[.!][ \t])"
)
_LATIN_WORD: Final = re.compile(rf"{_UNSPACED}(?P<value>[A-Za-z]{{6,40}})(?![A-Za-z0-9_.-])")
"""A password of letters alone: in quotes, or as all that a clause says of it; in an unspaced script, Latin letters."""

_PLACEHOLDER: Final = re.compile(
    r"^(?:[$<{%\[(*./~!-]|https?:|your|my[-_]|the[-_]|example|redacted|placeholder|none|null|true|false|undefined"
    r"|change|x{3}|\.\.\.)|\*\*\*|\$\{|\{\{|<[a-z_-]+>|x{4}|\[REDACTED|://|…",
    re.IGNORECASE,
)
_EXPRESSION: Final = re.compile(r"^[A-Za-z_]\w*(?:(?:\.|->|::)[A-Za-z_]\w*)+$|[A-Za-z_]\w*\(|^[A-Za-z_]\w*\[")
_ALGORITHM: Final = re.compile(
    r"^(?:sha|md|aes|base|argon|pbkdf|b?s?crypt|utf|rsa|hs|rs|es|oauth|http|tls|ssl|ed|x|v|version|step|option|int|uint"
    r"|float|str|string|char|varchar|text|bytes?)[-_]?\d{1,4}(?:[-_/+].*|[a-z]{0,12})$",
    re.IGNORECASE,
)
_AMOUNT: Final = re.compile(r"^\d+(?:[.,]\d+)*[-+]?(?:[A-Za-z]{0,2}|[a-z]+(?:[-/][a-z]+)*)$|^\d{4}-\d{2}-\d{2}|^2FA")
_UUID: Final = re.compile(r"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", re.IGNORECASE)
_VERSION: Final = re.compile(r"^[A-Za-z]*[-_]?\d+(?:\.\d+)+$|^[A-Za-z_]+_v\d+$|^(?:env|vault|file|secret):")
_NUMBERED_NAME: Final = re.compile(r"^[a-z]{2,20}(?:[-_][a-z]{2,20}){1,8}[-_]v?\d{1,4}$")
"""What a secret is called, no secret: "billing-db-credentials-2"."""
_NEXT_PARAMETER: Final = re.compile(r"&\w+=")
_DIGIT_INSIDE: Final = re.compile(r"[a-z]\d+[a-z]")
_TRAILING: Final = ".,;:)]}?"
_MIN_PASSWORD: Final = 6
_MIN_TOKEN: Final = 16
_MIN_BARE: Final = 8
_MIN_DIGITS: Final = 3
_BEFORE: Final = 120
"""Characters read before a label."""
_KINDS: Final = {"login": "password"}


class Labelled(NamedTuple):
    """A secret found by its label: its kind and its span in the text."""

    kind: str
    start: int
    end: int


def find_labelled(text: str, span: tuple[int, int], label: str, limit: int) -> Labelled | None:
    """Return the secret that the label at `span` announces, if it is one and its value fits; stop at `limit`."""
    start, end = span
    promise = LABELS[label]
    for pattern, judge in _UNSPACED_RULES if label in UNSPACED_WORDS else _RULES[promise]:
        match = pattern.match(text, end, limit)
        value = _value(match, pattern) if match else ""
        # The cheapest question first: hostile text has a label in every tenth character.
        if match and judge(value, label) and not _is_prose(value) and _leads(pattern, text, start):
            return _labelled(promise, match.start("value"), value)
    match = _used_before(text, start, end, limit) if promise == "password" else None
    value = _value(match, _USED) if match else ""
    if match and _is_set_password(value, label) and not _is_prose(value):
        return _labelled(promise, max(0, start - _BEFORE) + match.start("value"), value)
    return None


def _labelled(promise: str, place: int, value: str) -> Labelled:
    return Labelled(_KINDS.get(promise, promise), place, place + len(value))


def _value(match: re.Match[str], pattern: re.Pattern[str]) -> str:
    return match["value"] if pattern is _QUOTED else _NEXT_PARAMETER.split(match["value"])[0].rstrip(_TRAILING)


def _leads(pattern: re.Pattern[str], text: str, start: int) -> bool:
    """True unless the way leads to the value only behind a verb of setting, and there is none."""
    return pattern is not _TO or _SETS.search(_before(text, start)) is not None


def _before(text: str, start: int) -> str:
    return text[max(0, start - _BEFORE) : start]


def _used_before(text: str, start: int, end: int, limit: int) -> re.Match[str] | None:
    """Find "use X as the" before the label; the match counts from the start of what `_before` returns."""
    before = _before(text, start)
    if before.rstrip()[-1:] not in _AS_UNSPACED and _AS.isdisjoint(before.casefold().split()[-_AS_WITHIN:]):
        return None
    return _USED.search(before) if _USED_END.match(text, end, limit) else None


def _is_prose(value: str) -> bool:
    return bool(_PLACEHOLDER.search(value) or _EXPRESSION.search(value) or _ALGORITHM.match(value))


def _is_token(value: str, label: str) -> bool:
    """Judge a token: a UUID is one under a SHELL_NAME alone, else it names a thing."""
    fits = len(value) >= _MIN_TOKEN and " " not in value and _is_mixed(value)
    return fits and not ((_UUID.match(value) and not label.isupper()) or _NUMBERED_NAME.match(value))


def _is_password(value: str, label: str) -> bool:
    """Judge an assigned value: letters with a digit or symbol, six digits, or letters alone under a SHELL_NAME."""
    if len(value) < _MIN_PASSWORD or " " in value:
        return False
    if _AMOUNT.match(value):
        return value.isdigit()
    shell_name = label.isupper() and any(c.islower() for c in value)
    return _is_mixed(value) or _has_symbol(value) or shell_name


def _is_told_password(value: str, _label: str) -> bool:
    """Judge a value after "is": an amount ("90 days") is no password."""
    fits = len(value) >= _MIN_PASSWORD and " " not in value and not _AMOUNT.match(value)
    return fits and (_is_mixed(value) or _has_symbol(value))


def _is_set_password(value: str, label: str) -> bool:
    """Judge a value that the password is set to: a version, a versioned name or a reference is none."""
    return not _VERSION.match(value) and _is_told_password(value, label)


def _is_bare_password(value: str, label: str) -> bool:
    """Judge a value right after the word, as in "log in with password …": it must look like nothing else."""
    cased = any(c.isupper() for c in value) or _has_symbol(value) or bool(_DIGIT_INSIDE.search(value))
    return len(value) >= _MIN_BARE and _is_mixed(value) and cased and _is_told_password(value, label)


def _is_mixed(value: str) -> bool:
    return not value.isalpha() and any(c.isdigit() for c in value) and any(c.isalpha() for c in value)


def _has_symbol(value: str) -> bool:
    return not value.isalpha() and any(c in "!@#$%^&*?~+=" for c in value[1:]) and any(c.isalpha() for c in value)


def _is_bare_token(value: str, label: str) -> bool:
    """Judge a value right after the word, as in `--token …`: of both cases with several digits, no hash, no name."""
    cased = any(c.isupper() for c in value) and any(c.islower() for c in value)
    return cased and sum(c.isdigit() for c in value) >= _MIN_DIGITS and _is_token(value, label)


def _is_basic(value: str, label: str) -> bool:
    """Judge a value after `auth`: base64 of `user:password`, or a token that is no name."""
    try:
        return ":" in base64.b64decode(value, validate=True).decode() or _is_bare_token(value, label)
    except ValueError:
        return _is_bare_token(value, label)


_Rule: TypeAlias = tuple[re.Pattern[str], Callable[[str, str], bool]]
_RULES: Final[dict[str, tuple[_Rule, ...]]] = {
    "password": (
        (_QUOTED, _is_password),
        (_ASSIGNED, _is_password),
        (_PROSE, _is_told_password),
        (_CHANGED, _is_set_password),
        (_TO, _is_set_password),
        (_BARE, _is_bare_password),
        (_QUOTED_WORD, is_plain_password),
        (_PLAIN_WORD, is_plain_password),
    ),
    "secret": (
        (_QUOTED, _is_token),
        (_ASSIGNED, _is_token),
        (_PROSE, _is_token),
        (_CHANGED, _is_bare_token),
        (_BARE, _is_bare_token),
        (_IN_UNSPACED, _is_token),
    ),
    "login": ((_PAIR, _is_told_password),),
    "session_cookie": ((_COOKIE, _is_told_password),),
    "basic_auth": ((_AUTH, _is_basic),),
}
_UNSPACED_RULES: Final[tuple[_Rule, ...]] = (
    (_IN_UNSPACED, _is_told_password),
    (_BARE, _is_bare_password),
    (_QUOTED_WORD, is_plain_password),
    (_LATIN_WORD, is_plain_password),
)
"""By what its label promises: the ways a label leads to a value, and how a value found that way is judged."""
