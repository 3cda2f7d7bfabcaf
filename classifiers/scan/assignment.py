"""Secrets that show themselves by their label: `password=…`, "the password is …", in every cue language.

A label triggers; one bounded pattern is matched at it. Whether the value is a secret is then a question of its
form, because most of what follows the word "password" is prose: "the password is required", `password: str`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

PASSWORD_WORDS: Final = (
    "password",
    "passwd",
    "passphrase",
    "passcode",
    "pwd",
    "passwort",
    "kennwort",
    "contraseña",
    "clave",
    "senha",
    "palavra-passe",
    "passord",
    "lösenord",
    "adgangskode",
    "kodeord",
    "wachtwoord",
    "пароль",
)
SPACED_WORDS: Final = ("mot de passe", "parola d'ordine", "كلمة المرور", "كلمة السر")
UNSPACED_WORDS: Final = ("密码", "密碼", "口令", "パスワード", "暗証番号")
TOKEN_WORDS: Final = (
    "secret",
    "token",
    "api_key",
    "apikey",
    "api-key",
    "access_key",
    "accesskey",
    "access-key",
    "private_key",
    "secret_key",
    "secretkey",
    "auth_key",
    "signing_key",
    "encryption_key",
    "client_secret",
    "credential",
    "credentials",
    "account_key",
)

TOKEN_SPELLINGS: Final = (
    "apiKey",
    "accessKey",
    "secretKey",
    "privateKey",
    "API Key",
    "API key",
    "api key",
    "access key",
    "secret key",
)


def _variants(word: str) -> tuple[str, ...]:
    """Return the spellings that occur: lower, Capitalised, UPPER. One pass over the text then needs no folding."""
    return tuple(dict.fromkeys((word, word[0].upper() + word[1:], word.upper())))


LABELS: Final[dict[str, str]] = {
    **{v: "password" for w in (*PASSWORD_WORDS, *SPACED_WORDS, *UNSPACED_WORDS) for v in _variants(w)},
    **{v: "secret" for w in TOKEN_WORDS for v in _variants(w)},
    **dict.fromkeys(TOKEN_SPELLINGS, "secret"),
    "passWord": "password",
}
"""Label → what it promises. A password may be short; a token is at least sixteen characters."""

_OPEN = r"(?P<quote>\\{0,3}[\"'`])?"
_SUFFIX = r"(?:_(?:BASE|PROD|DEV|STAGING|TEST|LIVE|\d{1,2}))?(?:[a-zåäö]{1,3})?"
_TOPIC = (
    r"(?:[ \t]+(?:for|of|to|on|für|von|zum|de|del|da|do|du|para|pour|per|di|til|till"
    r"|för|voor|van|от|для|к)[ \t][^\n.:=\"'\\]{1,40}?)?"
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
_BARE: Final = re.compile(rf"[ \t]+{_OPEN}{_VALUE}")
_IN_UNSPACED: Final = re.compile(rf"{_UNSPACED}{_OPEN}{_VALUE}")

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
_NEXT_PARAMETER: Final = re.compile(r"&\w+=")
_DIGIT_INSIDE: Final = re.compile(r"[a-z]\d+[a-z]")
_TRAILING: Final = ".,;:)]}?"
_MIN_PASSWORD: Final = 6
_MIN_TOKEN: Final = 16
_MIN_BARE: Final = 8
_MIN_DIGITS: Final = 3


class Labelled(NamedTuple):
    """A secret found by its label: its kind and its span in the text."""

    kind: str
    start: int
    end: int


def find_labelled(text: str, start: int, label: str, limit: int) -> Labelled | None:
    """Return the secret that the label at `start` announces, if it is one and its value fits; stop at `limit`."""
    promise = LABELS.get(label)
    if promise is None:
        return None
    end = start + len(label)
    for pattern in _UNSPACED_PATTERNS if label in UNSPACED_WORDS else _PATTERNS:
        match = pattern.match(text, end, limit)
        if match is None:
            continue
        value = match["value"] if pattern is _QUOTED else _NEXT_PARAMETER.split(match["value"])[0].rstrip(_TRAILING)
        if not _is_prose(value) and _ACCEPTS[promise, pattern](value, label):
            return Labelled(promise, match.start("value"), match.start("value") + len(value))
    return None


def _is_prose(value: str) -> bool:
    return bool(_PLACEHOLDER.search(value) or _EXPRESSION.search(value) or _ALGORITHM.match(value))


def _is_token(value: str, _label: str) -> bool:
    return len(value) >= _MIN_TOKEN and " " not in value and _is_mixed(value) and not _UUID.match(value)


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


def _is_bare_password(value: str, label: str) -> bool:
    """Judge a value right after the word, as in "log in with password …": it must look like nothing else."""
    cased = any(c.isupper() for c in value) or _has_symbol(value) or bool(_DIGIT_INSIDE.search(value))
    return len(value) >= _MIN_BARE and _is_mixed(value) and cased and _is_told_password(value, label)


def _is_mixed(value: str) -> bool:
    return any(c.isdigit() for c in value) and any(c.isalpha() for c in value)


def _has_symbol(value: str) -> bool:
    return any(c in "!@#$%^&*?~+=" for c in value[1:]) and any(c.isalpha() for c in value)


def _is_bare_token(value: str, label: str) -> bool:
    """Judge a value right after the word, as in `--token …`: of both cases with several digits, no hash, no name."""
    cased = any(c.isupper() for c in value) and any(c.islower() for c in value)
    return cased and sum(c.isdigit() for c in value) >= _MIN_DIGITS and _is_token(value, label)


_PATTERNS: Final = (_QUOTED, _ASSIGNED, _PROSE, _BARE)
_UNSPACED_PATTERNS: Final = (_IN_UNSPACED, _BARE)
_ACCEPTS: Final[dict[tuple[str, re.Pattern[str]], Callable[[str, str], bool]]] = {
    ("password", _QUOTED): _is_password,
    ("password", _ASSIGNED): _is_password,
    ("password", _PROSE): _is_told_password,
    ("password", _IN_UNSPACED): _is_told_password,
    ("password", _BARE): _is_bare_password,
    ("secret", _QUOTED): _is_token,
    ("secret", _ASSIGNED): _is_token,
    ("secret", _PROSE): _is_token,
    ("secret", _BARE): _is_bare_token,
}
"""How a value is judged, by what its label promises and by how the label leads to it."""
