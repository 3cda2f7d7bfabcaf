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
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from clean_lines import CAPITALS, HEX, LOOSE, WORD, clean_lines, drawn

from classifiers.scan.masking import SecretMasker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

SEED: Final = 20_261
ROUNDS: Final = 2
"""Secrets of one format in one place."""
LEFT: Final = 8
"""Characters in a row that may not be left of a secret."""
BY_FORM: Final[Mapping[str, str]] = {
    "code": 'client = connect("{}", timeout=30)',
    "prose": "We ran the smoke test with {} and then went on.",
    "CJK": "请使用{}\uff0c不要外传。",
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
    "CJK": "{cjk}是{}\uff0c请勿外传。",
    "URL": "https://api.example.com/v1/items?{label}={}&page=2",
    "JSON": '{{"{label}": "{}", "retries": 3}}',
    "JSON in JSON": '{{"text": "{{\\"{label}\\": \\"{}\\"}}\\nnext"}}',
    "YAML": "  {label}: {}",
    "shell, unquoted": "export {shell}={}",
    "flag": "deploy --{flag} {} --force",
}
"""Where a secret stands that only its label announces."""


@dataclass(frozen=True)
class Format:
    """One kind of secret: its name, how one is made, and the texts it is put in, `{}` being its place."""

    name: str
    make: Callable[[np.random.Generator], str]
    places: Mapping[str, str]


class Result(NamedTuple):
    """What was found: (made, found) by format and by place, what was missed, and the clean lines touched."""

    formats: Mapping[str, tuple[int, int]]
    places: Mapping[str, tuple[int, int]]
    missed: Sequence[str]
    clean: int
    touched: Sequence[str]


def _plain(name: str, prefix: str, alphabet: str, length: int, suffix: str = "") -> Format:
    return Format(name, lambda rng: prefix + drawn(rng, alphabet, length) + suffix, BY_FORM)


def _labelled(name: str, make: Callable[[np.random.Generator], str], word: str, cjk: str) -> Format:
    label = word.replace(" ", "_")
    names = {"label": label, "word": word, "cjk": cjk, "shell": f"APP_{label.upper()}", "flag": label.replace("_", "-")}
    return Format(name, make, {place: text.format("{}", **names) for place, text in _kept(BY_LABEL).items()})


def _kept(places: Mapping[str, str]) -> dict[str, str]:
    """Keep doubled braces through the first of two rounds of formatting."""
    return {place: text.replace("{{", "{{{{").replace("}}", "}}}}") for place, text in places.items()}


def _password(rng: np.random.Generator) -> str:
    return rng.choice(("Winter", "orchid", "Kestrel", "lantern")) + rng.choice([*"!#?*"]) + drawn(rng, WORD, 6)


def _jwt(rng: np.random.Generator) -> str:
    head = base64.urlsafe_b64encode(b'{"alg":"HS256","typ":"JWT"}').decode().rstrip("=")
    claims = base64.urlsafe_b64encode(f'{{"sub":"{rng.integers(10**9)}"}}'.encode()).decode().rstrip("=")
    return f"{head}.{claims}.{drawn(rng, LOOSE, 43)}"


def _key_block(rng: np.random.Generator) -> str:
    return "\n".join(drawn(rng, WORD + "+/", 64) for _ in range(6))


def _user_and_password(rng: np.random.Generator) -> str:
    return base64.b64encode(f"deploy:{drawn(rng, WORD, 12)}".encode()).decode()


FORMATS: Final[tuple[Format, ...]] = (
    _plain("GitHub", "ghp_", WORD, 36),
    _plain("GitHub, fine-grained", "github_pat_", WORD + "_", 82),
    _plain("GitLab", "glpat-", LOOSE, 20),
    _plain("Anthropic", "sk-ant-api03-", LOOSE, 93, "AA"),
    _plain("OpenAI", "sk-proj-", LOOSE, 48),
    _plain("Google", "AIza", LOOSE, 35),
    _plain("AWS key id", "AKIA", CAPITALS, 16),
    Format("Slack", lambda rng: f"xoxb-{rng.integers(10**11, 10**12)}-{drawn(rng, WORD, 24)}", BY_FORM),
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
    Format("Telegram", lambda rng: f"{rng.integers(10**9, 10**10)}:AA{drawn(rng, LOOSE, 33)}", BY_FORM),
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
            "CJK": "连接到amqp://jobs:{}@mq.example.com/\uff0c然后重试。",
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


def is_gone(secret: str, masked: str) -> bool:
    """Tell whether nothing recognisable of the secret is left."""
    return not any(secret[place : place + LEFT] in masked for place in range(len(secret) - LEFT + 1))


def measure() -> Result:
    """Mask every secret in each of its places, and every clean line."""
    masker, rng = SecretMasker(), np.random.default_rng(SEED)
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
    clean = [*clean_lines(np.random.default_rng(SEED + 1))]
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
