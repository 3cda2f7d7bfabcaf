"""Secrets that show themselves by their form: a literal prefix, then a token.

Each pattern is matched *at* its prefix, never searched for, so that the cost of a text is linear in its length
whatever it holds. Values are made of characters that need no escape in JSON, so that a mask keeps JSON whole.
"""

from __future__ import annotations

import base64
import re
from typing import Final, NamedTuple

_W = r"[A-Za-z0-9_-]"
_A = r"[A-Za-z0-9]"
_HEX = r"[0-9a-fA-F]"
_WEAK = r"(?=[A-Za-z_-]{0,40}[0-9])"
"""A token after a prefix that is also prose must hold a digit early."""


BASIC_PREFIX: Final = "Basic"


class TokenFormat(NamedTuple):
    """`prefix` triggers; `pattern` is matched at the prefix and its last group (or all of it) is the secret."""

    kind: str
    prefix: str
    pattern: re.Pattern[str]


def _format(kind: str, prefix: str, rest: str) -> TokenFormat:
    return TokenFormat(kind, prefix, re.compile(re.escape(prefix) + rest))


def _family(kind: str, prefixes: str, rest: str) -> tuple[TokenFormat, ...]:
    return tuple(_format(kind, prefix, rest) for prefix in prefixes.split())


TOKEN_FORMATS: Final[tuple[TokenFormat, ...]] = (
    *_family("github_token", "ghp_ gho_ ghu_ ghs_ ghr_", rf"{_A}{{20,255}}"),
    _format("github_token", "github_pat_", r"\w{20,255}"),
    *_family(
        "gitlab_token", "glpat- gldt- glft- glsoat- glrt- glcbt- glimt- glptt- glagent- gloas-", rf"{_W}{{16,1024}}"
    ),
    _format("gitlab_token", "GR1348941", rf"{_W}{{16,50}}"),
    _format("anthropic_key", "sk-ant-", rf"{_W}{{16,200}}"),
    *_family("openai_key", "sk-proj- sk-svcacct- sk-admin- sk-None-", rf"{_W}{{16,250}}"),
    _format("api_key", "sk-or-v1-", rf"{_A}{{20,128}}"),
    _format("openai_key", "sk-", rf"{_WEAK}(?:{_A}{{20,}}{_W}*|{_W}*[A-Z]{_W}{{24,}})"),
    _format("google_key", "AIza", rf"{_W}{{30,45}}"),
    _format("google_key", "GOCSPX-", rf"{_W}{{20,60}}"),
    _format("google_key", "ya29.", rf"{_W}{{20,2048}}"),
    *_family("aws_key", "AKIA ASIA ABIA ACCA A3TX", rf"[0-9A-Z]{{16}}(?!{_A})"),
    _format("aws_key", "AGPA", rf"[0-9A-Z]{{17}}(?!{_A})"),
    *_family("slack_token", "xoxa- xoxb- xoxp- xoxo- xoxs- xoxr- xoxe- xoxe. xapp-", r"[A-Za-z0-9-]{10,250}"),
    _format("slack_webhook", "hooks.slack.com/services/", r"[A-Za-z0-9_]+/[A-Za-z0-9_]+/[A-Za-z0-9_]+"),
    _format("slack_webhook", "hooks.slack.com/workflows/", r"[A-Za-z0-9_/-]{20,200}"),
    _format("discord_webhook", "discord.com/api/webhooks/", rf"\d{{10,25}}/{_W}{{20,120}}"),
    _format("discord_webhook", "discordapp.com/api/webhooks/", rf"\d{{10,25}}/{_W}{{20,120}}"),
    *_family("stripe_key", "sk_live_ sk_test_ rk_live_ rk_test_ sk_org_", rf"{_A}{{10,250}}"),
    _format("stripe_key", "whsec_", r"[A-Za-z0-9+/=]{16,120}"),
    *_family("shopify_token", "shpat_ shpss_ shpca_ shppa_", rf"{_HEX}{{24,64}}"),
    _format("npm_token", "npm_", rf"{_WEAK}{_A}{{24,64}}"),
    _format("npm_token", "_authToken=", rf"(?!\$)({_W}{{16,100}}={{0,2}})"),
    _format("pypi_token", "pypi-AgE", rf"{_W}{{20,1000}}"),
    _format("rubygems_key", "rubygems_", rf"{_HEX}{{32,64}}"),
    _format("docker_token", "dckr_pat_", rf"{_W}{{16,64}}"),
    _format("docker_token", "dckr_oat_", rf"{_W}{{16,64}}"),
    _format("huggingface_token", "hf_", rf"(?=[A-Za-z]{{0,33}}[A-Z0-9]){_A}{{28,64}}"),
    _format("groq_key", "gsk_", rf"{_A}{{30,80}}"),
    _format("xai_key", "xai-", rf"{_A}{{40,120}}"),
    _format("perplexity_key", "pplx-", rf"{_A}{{32,80}}"),
    _format("replicate_token", "r8_", rf"{_A}{{30,60}}"),
    *_family("digitalocean_token", "dop_v1_ doo_v1_ dor_v1_", rf"{_HEX}{{40,80}}"),
    _format("databricks_token", "dapi", rf"{_HEX}{{32}}(?:-\d)?(?!{_A})"),
    _format("vault_token", "hvs.", rf"{_W}{{20,250}}"),
    _format("vault_token", "hvb.", rf"{_W}{{20,300}}"),
    _format("atlassian_token", "ATATT3", r"[A-Za-z0-9_=-]{40,300}"),
    _format("linear_key", "lin_api_", rf"{_A}{{20,60}}"),
    _format("notion_token", "ntn_", rf"{_WEAK}{_A}{{30,60}}"),
    _format("figma_token", "figd_", rf"{_W}{{20,60}}"),
    _format("sentry_token", "sntrys_", r"[A-Za-z0-9_+/=-]{20,300}"),
    _format("newrelic_key", "NRAK-", r"[A-Z0-9]{20,40}"),
    _format("postman_key", "PMAK-", rf"{_HEX}{{24}}-{_HEX}{{34}}"),
    _format("planetscale_token", "pscale_tkn_", rf"{_W}{{20,64}}"),
    _format("planetscale_token", "pscale_pw_", rf"{_W}{{20,64}}"),
    _format("grafana_token", "glsa_", r"\w{20,64}"),
    _format("grafana_token", "glc_", r"[A-Za-z0-9+/=]{32,400}"),
    _format("supabase_token", "sbp_", rf"{_HEX}{{32,64}}"),
    _format("doppler_token", "dp.pt.", rf"{_A}{{30,64}}"),
    _format("age_key", "AGE-SECRET-KEY-1", r"[0-9A-Z]{40,64}"),
    _format("square_token", "sq0csp-", rf"{_W}{{30,60}}"),
    _format("square_token", "sq0atp-", rf"{_W}{{20,40}}"),
    _format("sendgrid_key", "SG.", rf"{_W}{{16,32}}\.{_W}{{32,64}}"),
    _format("mailgun_key", "key-", rf"[0-9a-f]{{32}}(?!{_A})"),
    _format("azure_key", "AccountKey=", r"([A-Za-z0-9+/]{40,100}={0,2})"),
    _format("azure_key", "SharedAccessKey=", r"([A-Za-z0-9+/]{30,100}={0,2})"),
    _format("azure_key", "8Q~", r"[A-Za-z0-9_.~-]{34}"),
    _format("azure_sas", "sig=", r"([A-Za-z0-9+/]{20,}(?:%[0-9A-Fa-f]{2}[A-Za-z0-9+/]*)*={0,2})"),
    _format("jwt", "eyJ", rf"{_W}{{8,4000}}\.{_W}{{8,8000}}(?:\.{_W}{{1,4000}})?"),
    *_family("twilio_key", " ".join(f"SK{digit}" for digit in "0123456789abcdef"), rf"[0-9a-f]{{31}}(?!{_A})"),
    *_family(
        "bearer_token",
        "Bearer bearer BEARER",
        r"[ \t]+(?=[A-Za-z_.~+/-]{0,60}[0-9])([A-Za-z0-9_.~+/-]{16,4000}={0,2})",
    ),
    _format("basic_auth", BASIC_PREFIX, r"[ \t]+([A-Za-z0-9+/]{8,400}={0,2})(?![A-Za-z0-9+/=])"),
    *_family(
        "basic_auth",
        "-u --user",
        r"[ \t=]+[\"']?[A-Za-z][\w.@-]{0,60}:(?=[^\s\"'\\]{0,60}[0-9!#$%^*])(?![\d.]+\b|[$<{])([^\s\"'\\]{4,100})",
    ),
    _format("telegram_token", ":AA", rf"{_W}{{33}}(?!{_W})"),
    _format(
        "basic_auth",
        "://",
        r"(?:[^\s:/@\"'\\<>`]{0,100}):(?![$<{%*]|x{3})([^\s/\"'\\<>`]{2,200})@(?=[\w\[])",
    ),
)
"""Longer prefixes of one family stand before shorter ones; the masks of overlapping finds are joined."""

SELF_DELIMITED: Final = frozenset({"://", ":AA", "8Q~", "sig=", "AccountKey=", "SharedAccessKey=", "_authToken="})
"""Prefixes that may follow a letter or digit: what stands before them is part of the form."""


def is_well_formed(prefix: str, secret: str) -> bool:
    """Check what a pattern can't: HTTP basic credentials are base64 of `user:password`, "Basic Connectivity" is not."""
    if prefix != BASIC_PREFIX:
        return True
    try:
        return b":" in base64.b64decode(secret, validate=True)
    except ValueError:
        return False


LOOK_BEHIND: Final = {":AA": re.compile(r"(?<![0-9])[0-9]{8,10}$"), "8Q~": re.compile(r"(?<![\w.~-])[\w.~-]{3}$")}
"""What must stand before a prefix, within sixteen characters; it belongs to the secret."""
