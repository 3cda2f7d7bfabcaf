"""What is no secret stays, masking twice changes nothing, and hostile text ends."""

from __future__ import annotations

import itertools
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from classifiers.scan.masking import SecretMasker

MASKER = SecretMasker()

CLEAN = (
    "commit 3f2a9b4c5d6e7f8091a2b3c4d5e6f70812345678",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "id 550e8400-e29b-41d4-a716-446655440000",
    "idempotency token: 550e8400-e29b-41d4-a716-446655440000",
    "call_abc123DEF456ghi789JKL012 finished",
    "toolu_01A09q90qw90lq917835lq9",
    "msg_013Zva2CMHLNnXjNJJKqJ2EF",
    "The password is required and must be at least 12 characters.",
    "The password is hashed with argon2id, never with SHA-256.",
    "password: str = Field(min_length=12)",
    "password?: string;",
    'password = os.environ["DB_PASSWORD"]',
    "password = getpass.getpass()",
    "password: ${DB_PASSWORD}",
    "password=<your-password>",
    "PASSWORD=changeme-please",
    "password=****",
    "token=self.token",
    "api_key=settings.api_key",
    "api_key: your-api-key-goes-here-1234",
    "secret: kubernetes.io/service-account-token",
    "max_tokens=4096, token_count: 12345",
    "Passwords rotate every 90 days.",
    "the password is 'required'",
    '{"password": "Passwort", "username": "Benutzername"}',
    "The password is identical everywhere.",
    "Das Passwort ist abgelaufen.",
    "Le mot de passe est obligatoire",
    "La contraseña es incorrecta.",
    "A senha é 'obrigatória'",
    "La password è obbligatoria",
    "Passordet er kryptert.",
    "Lösenordet är krypterat",
    "Adgangskoden er forkert.",
    "Het wachtwoord is verplicht",
    "Пароль обязателен",
    "密码是加密的",
    "パスワードは必要です",
    "كلمة المرور هي مطلوبة",
    "The password is 90-day rotated.",
    "password expiry is 2026-01-31",
    "la clave es que no hay tres puntos",
    "The OAuth2 password flow)** is deprecated",
    "https://example.com:8080/a@b?c=d",
    "https://user@example.com/path",
    "git@github.com:owner/repo.git",
    "postgres://app:${PGPASSWORD}@db/app",
    "docker run -u 1000:1000 image",
    "risk-based-authentication-for-all-internal-services",
    "disk-usage-by-folder-and-by-user-2026-report",
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4",
    "Bearer tokens expire after an hour.",
    "eyJ is how a JSON web token starts",
    "Set the API key in the vault before you start.",
    "密码必须定期更换。",
    "パスワードは必須です。",
    "пароль обязателен",
    "AKIA is the prefix of an AWS access key.",
    "basic auth is off",
    "the 8Q~ marker",
    ":AA is a ratio",
    "ratio:AA" + "b" * 33,
    "token 3f2a9b4c5d6e7f8091a2b3c4d5e6f70812345678",
    "the token readAccessTokenForBilling",
    "twilio AC12",
    'password: "4 to 64 characters"',
    "password: 90d",
    "password = 8-64",
    "sig= is a query parameter",
    "the password was changed to comply with policy",
    "The password was reset to its default after 90 days.",
    "use the vault as the password store",
    "Use KeePass2023 as the password manager.",
    "Use argon2id as the password hash.",
    "Use bcrypt12rounds as the password hashing scheme",
    "set the password to expire after 90 days",
    "Set the password policy to 12+ characters",
    "move the password to vault2prod",
    "add the password to config2.yaml",
    "Setze das Passwort auf den Standard zurück",
    "Das Paßwort ist abgelaufen",
    "пароль администратора обязателен",
    "Смени пароль на новый",
    "login is POST /v1/login2",
    "login is SSO / SAML2.0",
    "login: http://localhost:8080",
    "the login page / signup page",
    "the login server:8080",
    "Cookie: theme=dark; lang=en",
    "The cookie holds the session_id=name pair",
    "auth: required",
    "The token was changed to expire_after_3600_seconds",
    "Update the password to v2.14.3 format",
    "update password to users_v2 table",
    "with version2.1 as the password in",
    "Use env:DB_PASS1 as the password",
    "Use $DB_PASSWORD as the password",
    "ERROR login user:u-1234 failed",
    '"auth": "oauth2-client-credentials"',
    "self._identity_auth = SyncX509WorkloadIdentityAuth(client)",
    "author: readAccessTokenForBilling",
    "auth=readAccessTokenForBill",
    "把密码改为更长的",
    "10.0.0.12 and 203.0.113.9 are the two gateways",
)


@pytest.mark.parametrize("line", CLEAN)
def test_what_is_no_secret_stays(line: str) -> None:
    assert MASKER.mask(line) == (line, {})


SUBJECTS = (
    "The scheduler",
    "Our gateway",
    "`auth/session.py:88`",
    "数据库",
    "Der Dienst",
    "The token bucket",
    "Tabellen",
)
VERBS = (
    "listens on port 7443",
    "expires after 30 days",
    "keeps the API key in the vault",
    "returns 403 for a wrong password",
    "holds commit 9f1c2ab4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0",
    "reads user:group 1000:1000",
    "calls https://api.example.net:8443/v1/tokens?limit=20",
    "writes /var/log/app/2026-05-01.log",
    "uses sha512 and base64 for the secret field",
    "is documented in docs/password-policy.md",
    "needs a token with scope read:packages",
    "has id 7c9e6679-7425-40de-944b-e07fc1f90ae7",
)
TAILS = (
    "",
    ".",
    ", see #4821.",
    " (since v2.14.3)",
    " — always",
    "。",
    " => ok",
    "; retry=3 timeout=30s",
    "\tok",
    " 🙂",
    ' "x"',
    "!",
)


def test_a_thousand_clean_lines_stay() -> None:
    lines = [f"{s} {v}{t}" for s, v, t in itertools.product(SUBJECTS, VERBS, TAILS)]
    assert len(lines) >= 1_000
    masked, counts = MASKER.mask("\n".join(lines))
    assert counts == {}
    assert masked.split("\n") == lines


PIECES = st.sampled_from(
    (
        "password=", "token: ", "Hunter22x!", "ghp_" + "a1B2" * 9, "sk-ant-", "x" * 20 + "9", "://u:", "@host", "\\n",
        '"', " ", "\n", "[REDACTED:password]", "是", "-----BEGIN PRIVATE KEY-----",
        "QUJD" * 10, "-----END PRIVATE KEY-----",
        "Bearer ", "AKIA" + "A1B2" * 4, "eyJ" + "ab1" * 6 + ".", "пароль: ", "密码是", ":AA", "=", "\\", "'", "SK0",
        "-u a:",
    )
)  # fmt: skip


@settings(deadline=None)  # a busy machine is no failure
@given(st.lists(st.one_of(PIECES, st.text(max_size=6)), max_size=14).map("".join))
def test_masking_twice_changes_nothing(text: str) -> None:
    once, _ = MASKER.mask(text)
    assert MASKER.mask(once) == (once, {})


@settings(deadline=None)  # a busy machine is no failure
@given(st.lists(PIECES, max_size=10).map("".join))
def test_json_stays_json_whatever_its_strings_hold(text: str) -> None:
    for document in (
        json.dumps({"a": text, "b": [text]}),
        json.dumps({"a": json.dumps({"b": text})}, ensure_ascii=False),
    ):
        json.loads(MASKER.mask(document)[0])


@settings(deadline=None)  # a busy machine is no failure
@given(st.text())
def test_line_breaks_stay(text: str) -> None:
    assert MASKER.mask(text)[0].count("\n") == text.count("\n")


@pytest.mark.parametrize(
    "unit",
    ["://:", "://a:b@", "eyJ", "password=", "password is ", "token ", "-----BEGIN PRIVATE KEY-----", "Bearer a1", ":AA",
     "-us", "ghp_", "sk-", "密码", "discord M", "aws key ", "use a1b2c3 as password ", "set password to ",
     "Cookie: a=b;", "login: a/", "auth=", "пароль имя ", "set a a a a ", "\\n-----END PRIVATE KEY-----", "=" , "aB3"],
)  # fmt: skip
def test_hostile_repetition_ends(unit: str) -> None:
    masked, _ = MASKER.mask(unit * (200_000 // len(unit)))
    assert masked
