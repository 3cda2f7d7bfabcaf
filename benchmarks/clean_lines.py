"""Lines that look like secrets and hold none: prose about passwords, code, hashes and identifiers."""

from __future__ import annotations

import base64
import itertools
import string
import uuid
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy as np

DRAWS: Final = 30
"""Clean lines of each form that holds something random."""

HEX: Final = "0123456789abcdef"
WORD: Final = string.ascii_letters + string.digits
LOOSE: Final = WORD + "_-"
CAPITALS: Final = string.ascii_uppercase + string.digits


def drawn(rng: np.random.Generator, alphabet: str, length: int) -> str:
    """Draw characters, at least one of them a digit and one a letter, as any key of this length has."""
    while True:
        found = "".join(alphabet[place] for place in rng.integers(len(alphabet), size=length))
        if any(map(str.isdigit, found)) and any(map(str.isalpha, found)):
            return found


ABOUT: Final = ("The password", "The token", "An API key", "The client secret", "Your passphrase", "The access key")
SAID: Final = (
    "field is required.",
    "is required before the form is sent",
    "must be at least 12 characters long.",
    "expires after 90 days.",
    "is stored as an argon2id hash.",
    "was rotated on 2026-03-14.",
    "is read from the environment variable LEDGER_AUTH.",
    "reset page shows an error",
    "is missing from the request, so the server answers 401",
    "is never written to the log.",
    "should be kept in the vault at secret/billing/prod",
    "is optional in version 2.4.1",
    ": see section 4.2 of the handbook",
    "policy changed last week",
)
LABELS: Final = ("password", "token", "api_key", "secret", "client_secret", "access_token")
CODED: Final = (
    "{}: str | None = None",
    '{} = os.environ["LEDGER_AUTH"]',
    "{} = getpass.getpass()",
    'parser.add_argument("--{}", required=True)',
    "{}: ${{{{ secrets.DEPLOY }}}}",
    "{}=$DEPLOY_AUTH",
    "{} = settings.auth.value",
    "if not {}: raise ValueError",
    '"{}": "<your value here>"',
    "{}: required",
    "{} VARCHAR(255) NOT NULL",
    "{}: ********",
    "def check_{}(value: str) -> bool:",
    "- {}: hidden in the form",
    "{} = None  # set at start",
    "{}_count = 1500",
)
TOLD: Final = (
    "Il campo password è obbligatorio.",
    "Das Passwort ist erforderlich.",
    "Passwort: mindestens 12 Zeichen",
    "La contraseña es obligatoria para entrar.",
    "Le mot de passe est requis.",
    "密码是必填项。",
    "パスワードは必須です。",
    "Пароль обязателен.",
    "Le mot de passe est inconnu.",
    "Mot de passe : requis",
    "La contraseña es demasiado corta.",
    "A senha é fraca.",
    "La password è sbagliata.",
    "La parola d'ordine è segreta.",
    "Das Passwort ist geheim.",
    "Das Kennwort war anders.",
    "Passord: påkrevd",
    "Lösenordet är obligatoriskt.",
    "Het wachtwoord is verlopen.",
    "Пароль слишком короткий.",
    "令牌数量是123456789",
    "密钥长度是256位",
    "api_key是必填字段",
    "トークンは期限切れです",
    "Password: minimum",
    "secret: kubernetes-secret-name-2024",
    "credentials: credentials-provider-2024",
    "キーはsha256のハッシュです",
    "password: hunter-style examples are banned from the docs",
    "Password: the field is required",
    "password - required, at least 12 characters",
    "token: see the section below",
)
RANDOM: Final[tuple[tuple[str, Callable[[np.random.Generator], str]], ...]] = (
    ("commit {} fixed the race", lambda rng: drawn(rng, HEX, 40)),
    ("sha256:{}", lambda rng: drawn(rng, HEX, 64)),
    ("md5 of the dump: {}", lambda rng: drawn(rng, HEX, 32)),
    ("integrity sha512-{}==", lambda rng: drawn(rng, WORD + "+/", 86)),
    ("git show {}", lambda rng: drawn(rng, HEX, 8)),
    ('etag: "{}"', lambda rng: drawn(rng, HEX, 32)),
    ("order {} was shipped", lambda rng: str(uuid.UUID(bytes=rng.bytes(16)))),
    ("session_id: {}", lambda rng: str(uuid.UUID(bytes=rng.bytes(16)))),
    ("call_{} returned 3 rows", lambda rng: drawn(rng, WORD, 24)),
    ('{{"tool_use_id": "toolu_01{}"}}', lambda rng: drawn(rng, WORD, 22)),
    ("chatcmpl-{} took 4 s", lambda rng: drawn(rng, WORD, 29)),
    ("req_{}", lambda rng: drawn(rng, WORD, 24)),
    ("trace {} has 14 spans", lambda rng: drawn(rng, HEX, 32)),
    ("ledger-core=={}", lambda rng: ".".join(str(rng.integers(40)) for _ in range(3))),
    ("image: registry.example.com/app@sha256:{}", lambda rng: drawn(rng, HEX, 64)),
    ("pod billing-{} restarted", lambda rng: drawn(rng, "bcdf" + string.digits, 9) + "-" + drawn(rng, WORD.lower(), 5)),
    ("/srv/books/{}/ledger_2026.parquet", lambda rng: drawn(rng, WORD, 12)),
    ("https://example.com/docs/{}?page=3", lambda rng: drawn(rng, LOOSE, 22)),
    ("i-0{} is the new worker", lambda rng: drawn(rng, HEX, 16)),
    ("arn:aws:iam::{}:role/deploy", lambda rng: str(rng.integers(10**11, 10**12))),
    (
        "data: {}",
        lambda rng: base64.b64encode(rng.choice(("the quick brown fox", "hello world", "port 8080")).encode()).decode(),
    ),
    ("the token count was {}", lambda rng: str(rng.integers(10**3, 10**7))),
    ("max_tokens: {}", lambda rng: str(rng.integers(10**3, 10**6))),
    ("token usage: in {} out 812", lambda rng: str(rng.integers(10**3, 10**6))),
    ("ledger.example.com resolves to {}", lambda rng: ".".join(str(rng.integers(1, 255)) for _ in range(4))),
    ("write to ops{}@example.com", lambda rng: str(rng.integers(10**4))),
    ("2026-03-14T09:26:53.{}Z worker ready", lambda rng: str(rng.integers(10**5, 10**6))),
    ("ticket OPS-{} is closed", lambda rng: str(rng.integers(10**5))),
    ("public key ssh-ed25519 {} ops@host", lambda rng: "AAAAC3NzaC1lZDI1NTE5AAAAI" + drawn(rng, WORD, 43)),
    ("cache key user:{}:profile", lambda rng: str(rng.integers(10**6))),
)


def clean_lines(rng: np.random.Generator) -> Iterator[str]:
    """Yield lines that hold no secret."""
    yield from (f"{subject} {said}" for subject, said in itertools.product(ABOUT, SAID))
    yield from (text.format(label) for text, label in itertools.product(CODED, LABELS))
    yield from TOLD
    yield from (text.format(make(rng)) for text, make in RANDOM for _ in range(DRAWS))
