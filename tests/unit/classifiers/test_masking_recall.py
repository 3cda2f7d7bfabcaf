"""Secrets of every known form are masked whole, whatever stands around them."""

from __future__ import annotations

import json
import string
from typing import TYPE_CHECKING

import numpy as np
import pytest

from classifiers.scan.masking import SecretMasker

if TYPE_CHECKING:
    from collections.abc import Callable

MASKER = SecretMasker()
LETTERS = string.ascii_letters + string.digits
LOWER = string.ascii_lowercase + string.digits
UPPER = string.ascii_uppercase + string.digits
HEX = "0123456789abcdef"
URL_SAFE = LETTERS + "_-"
Draw = np.random.Generator


def _pick(draw: Draw, length: int, alphabet: str = LETTERS) -> str:
    """Return characters that hold at least one digit, as real tokens nearly always do."""
    body = "".join(alphabet[i] for i in draw.integers(len(alphabet), size=length - 1))
    return body[: length // 2] + "7" + body[length // 2 :]


FORMS: dict[str, Callable[[Draw], str]] = {
    "github": lambda d: "ghp_" + _pick(d, 36),
    "github_server": lambda d: "ghs_" + _pick(d, 36),
    "github_fine": lambda d: "github_pat_" + _pick(d, 22) + "_" + _pick(d, 59),
    "gitlab": lambda d: "glpat-" + _pick(d, 20, URL_SAFE),
    "anthropic": lambda d: "sk-ant-api03-" + _pick(d, 93, URL_SAFE),
    "openai_project": lambda d: "sk-proj-" + _pick(d, 74, URL_SAFE),
    "openai": lambda d: "sk-" + _pick(d, 48),
    "google": lambda d: "AIza" + _pick(d, 35, URL_SAFE),
    "google_oauth": lambda d: "GOCSPX-" + _pick(d, 28, URL_SAFE),
    "aws": lambda d: "AKIA" + _pick(d, 16, UPPER),
    "aws_session": lambda d: "ASIA" + _pick(d, 16, UPPER),
    "slack": lambda d: f"xoxb-{_pick(d, 12, string.digits)}-{_pick(d, 12, string.digits)}-{_pick(d, 24)}",
    "slack_hook": lambda d: f"hooks.slack.com/services/T{_pick(d, 8, UPPER)}/B{_pick(d, 8, UPPER)}/{_pick(d, 24)}",
    "discord_hook": lambda d: f"discord.com/api/webhooks/{_pick(d, 18, string.digits)}/{_pick(d, 68, URL_SAFE)}",
    "stripe": lambda d: "sk_live_" + _pick(d, 24),
    "stripe_hook": lambda d: "whsec_" + _pick(d, 32),
    "npm": lambda d: "npm_" + _pick(d, 36),
    "pypi": lambda d: "pypi-AgEIcHlwaS5vcmc" + _pick(d, 80, URL_SAFE),
    "sendgrid": lambda d: f"SG.{_pick(d, 22, URL_SAFE)}.{_pick(d, 43, URL_SAFE)}",
    "twilio": lambda d: "SK" + _pick(d, 32, HEX),
    "telegram": lambda d: f"{_pick(d, 10, string.digits)}:AA" + _pick(d, 33, LETTERS),
    "huggingface": lambda d: "hf_" + _pick(d, 34),
    "docker": lambda d: "dckr_pat_" + _pick(d, 27, LETTERS),
    "databricks": lambda d: "dapi" + _pick(d, 32, HEX),
    "digitalocean": lambda d: "dop_v1_" + _pick(d, 64, HEX),
    "shopify": lambda d: "shpat_" + _pick(d, 32, HEX),
    "vault": lambda d: "hvs." + _pick(d, 40, LETTERS),
    "jwt": lambda d: f"eyJ{_pick(d, 30)}.eyJ{_pick(d, 60)}.{_pick(d, 43, URL_SAFE)}",
    "mailchimp": lambda d: _pick(d, 32, HEX) + "-us12",
    "square": lambda d: "sq0csp-" + _pick(d, 43, URL_SAFE),
    "groq": lambda d: "gsk_" + _pick(d, 52),
    "linear": lambda d: "lin_api_" + _pick(d, 40),
}
"""Generators by form; what they return is the secret as a whole."""

CONTEXTS = (
    "use {} for the upload",
    "KEY={}",
    "密钥是{}\uff0c请保密",
    "ключ {}.",
    '"key": "{}",',
    "\x1b[32m{}\x1b[0m",
    "https://example.net/?k={}&x=1",
)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("context", CONTEXTS)
def test_a_token_is_masked_whole_wherever_it_stands(form: str, context: str) -> None:
    draw = np.random.default_rng(len(form) * 1000 + len(context))
    for _ in range(3):
        secret = FORMS[form](draw)
        masked, counts = MASKER.mask(context.format(secret))
        before, after = context.format("\0").split("\0")
        assert masked.startswith(before)
        assert masked.endswith(after)
        assert "[REDACTED:" in masked
        assert sum(counts.values()) == 1
        assert not any(secret[place : place + 8] in masked for place in range(8, len(secret) - 8))


@pytest.mark.parametrize("form", FORMS)
def test_json_stays_json_with_a_token_after_a_line_break(form: str) -> None:
    secret = FORMS[form](np.random.default_rng(7))
    source = {"output": f"first\n{secret}\nlast", "path": f"\t{secret}", "n": 1}
    for text in (json.dumps(source), json.dumps({"inner": json.dumps(source)})):
        masked, counts = MASKER.mask(text)
        json.loads(masked)
        assert sum(counts.values()) == 2
    assert json.loads(MASKER.mask(json.dumps(source))[0])["output"].startswith("first\n")


TOLD = (
    "password={}",
    "the password is {}",
    "The password for the staging replica is {}.",
    "log in with password {} once",
    "DB_PASSWORD={}",
    "passwd: {}",
    "passphrase = '{}'",
    'spring.datasource.password="{}"',
    "Server=db;Uid=app;Pwd={};Pooling=true",
    "https://example.net/login?password={}&next=1",
    "Das Passwort lautet {}",
    "Kennwort: {}",
    "le mot de passe est {}",
    "mot de passe : {}",
    "la contraseña es {}",
    "a senha é {}",
    "la password è {}",
    "passordet er {}",
    "lösenordet är {}",
    "adgangskoden er {}",
    "het wachtwoord is {}",
    "пароль: {}",
    "密码是{}",
    "密码\uff1a{}。",
    "パスワードは {} です",
    "كلمة المرور هي {}",
    "curl -u admin:{} https://example.net",
    "postgres://app:{}@db.example.net:5432/app",
    "redis://:{}@cache:6379/0",
    "mongodb+srv://root:{}@cluster.example.net",
    '{{"password": "{}"}}',
    '{{\\"password\\": \\"{}\\"}}',
    "mysql --password={} app",
)


@pytest.mark.parametrize("sentence", TOLD)
def test_a_password_is_masked_after_its_label_in_every_language(sentence: str) -> None:
    for password in ("hunter2hunter2", "Tr0ub4dor!x", "Kq9vLm2xZ"):
        masked, counts = MASKER.mask(sentence.format(password))
        assert password not in masked, masked
        assert sum(counts.values()) == 1


RETOLD = (
    "the password was changed to {}",
    "password has been reset to '{}'",
    "set the admin password to {}",
    "Set the password for admin to {}.",
    "Use {} as the password",
    "use `{}` as the database password for now",
    "login is admin / {}",
    "Login: admin:{}",
    "Пароль администратора: {}",
    "Смени пароль на {}",
    "Используй {} как пароль",
    "Das Paßwort für den Drucker ist {}",
    "Das Passwort wurde auf {} geändert",
    "Setze das Admin-Passwort auf {}",
    "Verwende {} als Passwort",
    "Cookie: sessionid={}",
    "curl -H 'Cookie: theme=dark; PHPSESSID={}; a=1'",
    "le mot de passe a été changé en {}",
    "Utilise {} comme mot de passe",
    "la contraseña fue cambiada a {}",
    "Usa {} como contraseña",
    "a senha foi alterada para {}",
    "la password è stata cambiata in {}",
    "lösenordet ändrades till {}",
    "passordet ble endret til {}",
    "het wachtwoord is gewijzigd in {}",
    "пароль был изменён на {}",
    "密码已改为{}",
    "使用{}作为密码",
    "password (admin): {}",
    "adgangskoden blev ændret til {}",
    "Brug {} som adgangskode",
    "set password to {} on every replica",
    "Reset the root password to {}",
)


@pytest.mark.parametrize("sentence", RETOLD)
def test_a_password_is_masked_where_a_verb_or_a_login_leads_to_it(sentence: str) -> None:
    for password in ("hunter2hunter2", "Tr0ub4dor!x", "Kq9vLm2xZ"):
        masked, counts = MASKER.mask(sentence.format(password))
        assert masked in {sentence.format(f"[REDACTED:{kind}]") for kind in ("password", "session_cookie")}
        assert sum(counts.values()) == 1


PLAIN_WORDS = (
    "The admin password is {marigold}.",
    "the password is '{correcthorse}'",
    "password: {tigerlily}",
    'password = "{sunflower}"',
    "Log in with password `{openSesame}`",
    "Das Passwort lautet {Sonnenblume}.",
    "Das Kennwort ist „{Sonnenblume}“.",
    "Le mot de passe est « {tournesol} ».",
    "La contraseña es {girasol}.",
    "A senha é {borboleta}.",
    "La password è {girasole}",
    "Passordet er {solsikke}.",
    "Lösenordet är '{solros}'",
    'Adgangskoden er "{sommerfugl}"',
    "Het wachtwoord is {zonnebloem}.",
    "Пароль: {подсолнух}",
    "пароль «{бабочка}»",
    "密码是{sunflower}\uff0c不要外传",
    "パスワードは「{himawari}」です",
    "كلمة المرور هي {butterfly}",
)


@pytest.mark.parametrize("sentence", PLAIN_WORDS)
def test_a_password_of_letters_alone_is_masked_in_every_language(sentence: str) -> None:
    secret = sentence[sentence.index("{") + 1 : sentence.index("}")]
    masked, _ = MASKER.mask(sentence.replace("{", "").replace("}", ""))
    assert secret not in masked
    assert masked == sentence.replace("{" + secret + "}", "[REDACTED:password]")


def test_every_session_of_a_cookie_header_is_masked() -> None:
    assert MASKER.mask("Cookie: lang=en; sessionid=abc123def456; csrftoken=Zx9Zx9Zx9Zx9") == (
        "Cookie: lang=en; sessionid=[REDACTED:session_cookie]; csrftoken=[REDACTED:session_cookie]",
        {"session_cookie": 2},
    )


@pytest.mark.parametrize("form", ['{{"auths": {{"r.example": {{"auth": "{}"}}}}}}', "auth: {}", "_auth={}"])
def test_registry_credentials_are_masked_as_base64_or_as_a_token(form: str) -> None:
    for value in ("YWRtaW46aHVudGVyMjI=", _pick(np.random.default_rng(11), 41)):
        assert MASKER.mask(form.format(value)) == (form.format("[REDACTED:basic_auth]"), {"basic_auth": 1})


KEYED = (
    "api_key = {}",
    "API_KEY={}",
    "client_secret: {}",
    '"accessToken": "{}"',
    "aws_secret_access_key = {}",
    "Authorization: Bearer {}",
    "x-api-key: {}",
    "SECRET_KEY_BASE={}",
    "AccountKey={}",
    "--token {}",
)


@pytest.mark.parametrize("sentence", KEYED)
def test_a_token_without_a_form_is_masked_after_its_label(sentence: str) -> None:
    secret = _pick(np.random.default_rng(3), 48)
    masked, counts = MASKER.mask(sentence.format(secret))
    assert secret[4:-4] not in masked
    assert sum(counts.values()) == 1


def test_basic_credentials_are_told_from_prose_by_decoding_them() -> None:
    assert MASKER.mask("Authorization: Basic YWRtaW46aHVudGVyMg==")[1] == {"basic_auth": 1}
    assert MASKER.mask("Basic Connectivity and Basic Troubleshooting")[1] == {}


BODY = "\n".join(_pick(np.random.default_rng(row), 64) for row in range(6)) + "\nAb3="
KEY = f"-----BEGIN RSA PRIVATE KEY-----\n{BODY}\n-----END RSA PRIVATE KEY-----"


def test_a_private_key_is_masked_over_lines_and_the_lines_stay() -> None:
    masked, counts = MASKER.mask(f"before\n{KEY}\nafter")
    assert counts == {"private_key": 1}
    assert masked == "before\n[REDACTED:private_key]" + "\n" * 9 + "after"


def test_a_private_key_inside_json_leaves_json() -> None:
    masked, counts = MASKER.mask(json.dumps({"pem": KEY, "n": 1}))
    assert counts == {"private_key": 1}
    assert not any(line in masked for line in BODY.splitlines())
    assert json.loads(masked)["n"] == 1


def test_a_key_that_breaks_off_is_masked_to_its_last_line() -> None:
    masked, _ = MASKER.mask(KEY[:200] + "\nThe deploy then failed.")
    assert masked.split() == ["[REDACTED:private_key]", "The", "deploy", "then", "failed."]


def test_two_keys_are_two_and_prose_between_them_stays() -> None:
    masked, counts = MASKER.mask(f"{KEY}\nand the second one:\n{KEY}")
    assert counts == {"private_key": 2}
    assert "and the second one:" in masked


def test_a_key_whose_last_line_is_full_is_masked_too() -> None:
    full = KEY.replace("\nAb3=", "")
    assert MASKER.mask(full)[0].strip() == "[REDACTED:private_key]"


def test_a_mention_of_a_key_header_eats_nothing() -> None:
    text = "Files with -----BEGIN PRIVATE KEY----- must stay out of the repository."
    assert MASKER.mask(text)[0] == text.replace("-----BEGIN PRIVATE KEY-----", "[REDACTED:private_key]")
    assert MASKER.mask("A PRIVATE KEY has no place in a log.")[1] == {}


def test_a_line_break_before_a_token_keeps_its_escape() -> None:
    token = "npm_" + _pick(np.random.default_rng(5), 36)
    assert MASKER.mask("\\n" + token) == ("\\n[REDACTED:npm_token]", {"npm_token": 1})
    assert MASKER.mask("\\" + token)[0].startswith("\\n[REDACTED:")


def test_what_a_mask_lays_bare_is_masked_too() -> None:
    inner = "AKIA" + "A1B2" * 4
    masked, counts = MASKER.mask(f"password=Hunter22x!,{inner}")
    assert inner not in masked
    assert counts == {"aws_key": 1, "password": 1}


def test_a_password_of_digits_is_one_after_an_equals_sign() -> None:
    assert MASKER.mask("password=48151623")[1] == {"password": 1}
    assert MASKER.mask("The password is 48151623 seconds old")[1] == {}


def test_a_library_find_is_masked_whole() -> None:
    secret = "AKC" + _pick(np.random.default_rng(9), 60)
    assert MASKER.mask(f"artifactory: {secret} ") == (
        "artifactory: [REDACTED:artifactory_key] ",
        {"artifactory_key": 1},
    )
