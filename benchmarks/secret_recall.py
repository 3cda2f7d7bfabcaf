"""How many made-up secrets the mask finds, by format and by where they stand, and how many clean lines it touches.

    python benchmarks/secret_recall.py [--json]

Secrets and clean lines are made from a fixed seed, so that two runs print the same figures and no key stands in this
file. A secret counts as found when no eight characters of it in a row are left; a clean line is touched when the mask
changes it at all.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import json
import string
import uuid
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from workers import wiring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

SEED: Final = 20_261
ROUNDS: Final = 2
"""Secrets of one format in one place."""
LEFT: Final = 8
"""Characters in a row that may not be left of a secret."""
DRAWS: Final = 30
"""Clean lines of each form that holds something random."""

HEX: Final = "0123456789abcdef"
WORD: Final = string.ascii_letters + string.digits
LOOSE: Final = WORD + "_-"
CAPITALS: Final = string.ascii_uppercase + string.digits

BY_FORM: Final[Mapping[str, str]] = {
    "code": 'client = connect("{}", timeout=30)',
    "prose": "We ran the smoke test with {} and then went on.",
    "CJK": "请使用{}，不要外传。",
    "URL": "https://api.example.com/v1/items?access={}&page=2",
    "JSON": '{{"value": "{}", "retries": 3}}',
    "JSON in JSON": '{{"text": "{{\\"value\\": \\"{}\\"}}\\nnext"}}',
    "YAML": "  value: {}",
    "shell, quoted": "export VALUE='{}'",
    "end of a line": "stored it as {}.\nNext line.",
}
"""Where a secret stands that shows itself by its form: nothing around it says that it is one."""

BY_LABEL: Final[Mapping[str, str]] = {
    "code": 'connect(host, {label}="{}")',
    "prose": "The {word} is {}.",
    "CJK": "{cjk}是{}，请勿外传。",
    "URL": "https://api.example.com/v1/items?{label}={}&page=2",
    "JSON": '{{"{label}": "{}", "retries": 3}}',
    "JSON in JSON": '{{"text": "{{\\"{label}\\": \\"{}\\"}}\\nnext"}}',
    "YAML": "  {label}: {}",
    "shell, unquoted": "export {shell}={}",
    "flag": "deploy --{flag} {} --force",
}
"""Where a secret stands that only its label announces."""


class Format(NamedTuple):
    """One kind of secret: its name, how one is made, and the texts it is put in, `{}` being its place."""

    name: str
    make: Callable[[Random], str]
    places: Mapping[str, str]


class Result(NamedTuple):
    """What was found: (made, found) by format and by place, what was missed, and the clean lines touched."""

    formats: Mapping[str, tuple[int, int]]
    places: Mapping[str, tuple[int, int]]
    missed: Sequence[str]
    clean: int
    touched: Sequence[str]


def drawn(rng: Random, alphabet: str, length: int) -> str:
    """Draw characters, at least one of them a digit and one a letter, as any key of this length has."""
    while True:
        found = "".join(rng.choices(alphabet, k=length))
        if any(map(str.isdigit, found)) and any(map(str.isalpha, found)):
            return found


def _plain(name: str, prefix: str, alphabet: str, length: int, suffix: str = "") -> Format:
    return Format(name, lambda rng: prefix + drawn(rng, alphabet, length) + suffix, BY_FORM)


def _labelled(name: str, make: Callable[[Random], str], word: str, cjk: str) -> Format:
    label = word.replace(" ", "_")
    names = {"label": label, "word": word, "cjk": cjk, "shell": f"APP_{label.upper()}", "flag": label.replace("_", "-")}
    return Format(name, make, {place: text.format("{}", **names) for place, text in _kept(BY_LABEL).items()})


def _kept(places: Mapping[str, str]) -> dict[str, str]:
    """Keep doubled braces through the first of two rounds of formatting."""
    return {place: text.replace("{{", "{{{{").replace("}}", "}}}}") for place, text in places.items()}


def _password(rng: Random) -> str:
    return rng.choice(("Winter", "orchid", "Kestrel", "lantern")) + rng.choice("!#?*") + drawn(rng, WORD, 6)


def _jwt(rng: Random) -> str:
    head = base64.urlsafe_b64encode(b'{"alg":"HS256","typ":"JWT"}').decode().rstrip("=")
    claims = base64.urlsafe_b64encode(f'{{"sub":"{rng.randrange(10**9)}"}}'.encode()).decode().rstrip("=")
    return f"{head}.{claims}.{drawn(rng, LOOSE, 43)}"


def _key_block(rng: Random) -> str:
    return "\n".join(drawn(rng, WORD + "+/", 64) for _ in range(6))


def _user_and_password(rng: Random) -> str:
    return base64.b64encode(f"deploy:{drawn(rng, WORD, 12)}".encode()).decode()


FORMATS: Final[tuple[Format, ...]] = (
    _plain("GitHub", "ghp_", WORD, 36),
    _plain("GitHub, fine-grained", "github_pat_", WORD + "_", 82),
    _plain("GitLab", "glpat-", LOOSE, 20),
    _plain("Anthropic", "sk-ant-api03-", LOOSE, 93, "AA"),
    _plain("OpenAI", "sk-proj-", LOOSE, 48),
    _plain("Google", "AIza", LOOSE, 35),
    _plain("AWS key id", "AKIA", CAPITALS, 16),
    Format("Slack", lambda rng: f"xoxb-{rng.randrange(10**11, 10**12)}-{drawn(rng, WORD, 24)}", BY_FORM),
    _plain("Stripe", "sk_live_", WORD, 24),
    _plain("npm", "npm_", WORD, 36),
    _plain("PyPI", "pypi-AgEIcHlwaS5vcmc", LOOSE, 120),
    _plain("Hugging Face", "hf_", WORD, 34),
    Format("SendGrid", lambda rng: f"SG.{drawn(rng, LOOSE, 22)}.{drawn(rng, LOOSE, 43)}", BY_FORM),
    _plain("Shopify", "shpat_", HEX, 32),
    _plain("DigitalOcean", "dop_v1_", HEX, 64),
    _plain("Databricks", "dapi", HEX, 32),
    _plain("Vault", "hvs.", LOOSE, 90),
    _plain("Docker", "dckr_pat_", LOOSE, 27),
    _plain("Linear", "lin_api_", WORD, 40),
    _plain("Grafana", "glsa_", WORD, 32, "_1f2e3d4c"),
    _plain("Mailgun", "key-", HEX, 32),
    Format("Telegram", lambda rng: f"{rng.randrange(10**9, 10**10)}:AA{drawn(rng, LOOSE, 33)}", BY_FORM),
    Format("JWT", _jwt, BY_FORM),
    _labelled("password", _password, "password", "密码"),
    _labelled("secret of an API", lambda rng: drawn(rng, WORD, 32), "api_key", "api_key"),
    _labelled("secret of a client", lambda rng: drawn(rng, LOOSE, 40), "client_secret", "client_secret"),
    _labelled("AWS secret", lambda rng: drawn(rng, WORD + "+/", 40), "secret access key", "secret access key"),
    Format(
        "private key",
        _key_block,
        {
            "file": "-----BEGIN RSA PRIVATE KEY-----\n{}\n-----END RSA PRIVATE KEY-----",
            "cut off": "-----BEGIN OPENSSH PRIVATE KEY-----\n{}",
        },
    ),
    Format(
        "password in a URL",
        lambda rng: drawn(rng, WORD, 14),
        {
            "prose": "It reads postgres://ledger:{}@db.example.com:5432/books at start.",
            "YAML": "url: redis://:{}@cache.example.com:6379/0",
            "JSON": '{{"remote": "https://ci:{}@git.example.com/a/b.git"}}',
            "CJK": "连接到amqp://jobs:{}@mq.example.com/，然后重试。",
        },
    ),
    Format(
        "HTTP header",
        lambda rng: drawn(rng, WORD, 40),
        {
            "shell, quoted": "curl -H 'Authorization: Bearer {}' https://api.example.com",
            "JSON": '{{"headers": {{"Authorization": "Bearer {}"}}}}',
            "code": 'session.headers["Authorization"] = "Bearer {}"',
        },
    ),
    Format(
        "HTTP basic",
        _user_and_password,
        {"prose": "The request carried Authorization: Basic {}", "JSON": '{{"Authorization": "Basic {}"}}'},
    ),
    Format(
        "cookie",
        lambda rng: drawn(rng, WORD, 32),
        {"header": "Cookie: theme=dark; sessionid={}; lang=en", "header of an answer": "Set-Cookie: sid={}; Path=/"},
    ),
)

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
RANDOM: Final[tuple[tuple[str, Callable[[Random], str]], ...]] = (
    ("commit {} fixed the race", lambda rng: drawn(rng, HEX, 40)),
    ("sha256:{}", lambda rng: drawn(rng, HEX, 64)),
    ("md5 of the dump: {}", lambda rng: drawn(rng, HEX, 32)),
    ("integrity sha512-{}==", lambda rng: drawn(rng, WORD + "+/", 86)),
    ("git show {}", lambda rng: drawn(rng, HEX, 8)),
    ("etag: \"{}\"", lambda rng: drawn(rng, HEX, 32)),
    ("order {} was shipped", lambda rng: str(uuid.UUID(int=rng.getrandbits(128)))),
    ("session_id: {}", lambda rng: str(uuid.UUID(int=rng.getrandbits(128)))),
    ("call_{} returned 3 rows", lambda rng: drawn(rng, WORD, 24)),
    ('{{"tool_use_id": "toolu_01{}"}}', lambda rng: drawn(rng, WORD, 22)),
    ("chatcmpl-{} took 4 s", lambda rng: drawn(rng, WORD, 29)),
    ("req_{}", lambda rng: drawn(rng, WORD, 24)),
    ("trace {} has 14 spans", lambda rng: drawn(rng, HEX, 32)),
    ("ledger-core=={}", lambda rng: ".".join(str(rng.randrange(40)) for _ in range(3))),
    ("image: registry.example.com/app@sha256:{}", lambda rng: drawn(rng, HEX, 64)),
    ("pod billing-{} restarted", lambda rng: drawn(rng, "bcdf" + string.digits, 9) + "-" + drawn(rng, WORD.lower(), 5)),
    ("/srv/books/{}/ledger_2026.parquet", lambda rng: drawn(rng, WORD, 12)),
    ("https://example.com/docs/{}?page=3", lambda rng: drawn(rng, LOOSE, 22)),
    ("i-0{} is the new worker", lambda rng: drawn(rng, HEX, 16)),
    ("arn:aws:iam::{}:role/deploy", lambda rng: str(rng.randrange(10**11, 10**12))),
    ("data: {}", lambda rng: base64.b64encode(rng.choice(("the quick brown fox", "hello world", "port 8080")).encode()).decode()),
    ("the token count was {}", lambda rng: str(rng.randrange(10**3, 10**7))),
    ("max_tokens: {}", lambda rng: str(rng.randrange(10**3, 10**6))),
    ("token usage: in {} out 812", lambda rng: str(rng.randrange(10**3, 10**6))),
    ("ledger.example.com resolves to {}", lambda rng: ".".join(str(rng.randrange(1, 255)) for _ in range(4))),
    ("write to ops{}@example.com", lambda rng: str(rng.randrange(10**4))),
    ("2026-03-14T09:26:53.{}Z worker ready", lambda rng: str(rng.randrange(10**5, 10**6))),
    ("ticket OPS-{} is closed", lambda rng: str(rng.randrange(10**5))),
    ("public key ssh-ed25519 {} ops@host", lambda rng: "AAAAC3NzaC1lZDI1NTE5AAAAI" + drawn(rng, WORD, 43)),
    ("cache key user:{}:profile", lambda rng: str(rng.randrange(10**6))),
)


def clean_lines() -> Iterator[str]:
    """Yield lines that hold no secret."""
    rng = Random(SEED + 1)
    yield from (f"{subject} {said}" for subject, said in itertools.product(ABOUT, SAID))
    yield from (text.format(label) for text, label in itertools.product(CODED, LABELS))
    yield from TOLD
    yield from (text.format(make(rng)) for text, make in RANDOM for _ in range(DRAWS))


def is_gone(secret: str, masked: str) -> bool:
    """Tell whether nothing recognisable of the secret is left."""
    return not any(secret[place : place + LEFT] in masked for place in range(len(secret) - LEFT + 1))


def measure() -> Result:
    """Mask every secret in each of its places, and every clean line."""
    masker, rng = wiring.masker(), Random(SEED)
    made: Counter[tuple[str, str]] = Counter()
    found: Counter[tuple[str, str]] = Counter()
    missed: list[str] = []
    for form in FORMATS:
        for (place, text), _ in itertools.product(form.places.items(), range(ROUNDS)):
            secret = form.make(rng)
            whole = text.format(secret)
            gone = is_gone(secret, masker.mask(whole)[0])
            made[form.name, place] += 1
            found[form.name, place] += gone
            if not gone:
                missed.append(f"{form.name}, {place}: {whole}")
    clean = [*clean_lines()]
    touched = [line for line in clean if masker.mask(line)[0] != line]
    return Result(_summed(made, found, 0), _summed(made, found, 1), missed, len(clean), touched)


def _summed(
    made: Mapping[tuple[str, str], int], found: Mapping[tuple[str, str], int], part: int
) -> dict[str, tuple[int, int]]:
    names = dict.fromkeys(key[part] for key in made)
    return {
        name: (
            sum(n for key, n in made.items() if key[part] == name),
            sum(n for key, n in found.items() if key[part] == name),
        )
        for name in names
    }


def show(result: Result) -> None:
    """Print the tables, what was missed and what was touched."""
    for title, counts in (("format", result.formats), ("place", result.places)):
        print(f"\n| {title} | made | found |\n|---|---:|---:|")
        for name, (made, found) in counts.items():
            print(f"| {name} | {made} | {found} |")
    made, found = map(sum, zip(*result.formats.values(), strict=True))
    print(f"\nRecall {found / made:.3f} of {made} secrets of {len(result.formats)} formats")
    print(f"{len(result.touched)} of {result.clean} clean lines touched")
    for line in (*result.missed, *result.touched):
        print(f"  {line}")


def main() -> None:
    """Measure and print, as tables or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    result = measure()
    if parser.parse_args().json:
        print(json.dumps(result._asdict()))
    else:
        show(result)


if __name__ == "__main__":
    main()
