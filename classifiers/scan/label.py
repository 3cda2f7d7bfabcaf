"""The words that announce a secret, in every cue language."""

from __future__ import annotations

from typing import Final

PASSWORD_WORDS: Final = (
    "password",
    "passwd",
    "passphrase",
    "passcode",
    "pwd",
    "passwort",
    "paßwort",
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
UNSPACED_TOKEN_WORDS: Final = ("密钥", "密鑰", "秘钥", "令牌", "トークン", "シークレット", "キー")
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
    "app_key",
    "subscription_key",
)

TOKEN_SPELLINGS: Final = (
    "apiKey",
    "accessKey",
    "secretKey",
    "privateKey",
    "Api-Key",
    "API-Key",
    "Subscription-Key",
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
    **dict.fromkeys((*TOKEN_SPELLINGS, *UNSPACED_TOKEN_WORDS), "secret"),
    "passWord": "password",
    **{v: "login" for w in ("login", "логин") for v in _variants(w)},
    **dict.fromkeys(_variants("cookie"), "session_cookie"),
    "auth": "basic_auth",
}
"""Label → what it promises. A password may be short; a token is at least sixteen characters."""
