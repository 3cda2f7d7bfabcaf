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


_MIXED = r"(?=[A-Za-z_-]{0,40}[0-9])(?=[a-z0-9_-]{0,40}[A-Z])"
"""A token of both cases with a digit, where its prefix is also a word or a part of one."""
_END = r"(?![A-Za-z0-9_])"
"""In ASCII: a letter of another script may stand right behind a token."""
_UUID = rf"{_HEX}{{8}}-{_HEX}{{4}}-{_HEX}{{4}}-{_HEX}{{4}}-{_HEX}{{12}}"

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
    _format("github_token", "github_pat_", r"[A-Za-z0-9_]{20,255}"),
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
    _format("grafana_token", "glsa_", r"[A-Za-z0-9_]{20,64}"),
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
    _format("google_key", "AQ.Ab", rf"{_W}{{30,120}}"),
    _format("google_key", "1//0", rf"{_W}{{40,200}}"),
    _format("aws_key", "ABSK", r"[A-Za-z0-9+/]{60,200}={0,2}"),
    _format("aws_key", "bedrock-api-key-", r"[A-Za-z0-9+/=]{40,4000}"),
    _format("huggingface_token", "api_org_", rf"{_A}{{28,64}}"),
    _format("vault_token", "s.", rf"{_MIXED}{_A}{{24}}(?![A-Za-z0-9_(-]|\.\w)"),
    _format("terraform_token", ".atlasv1.", rf"{_W}{{60,80}}"),
    _format("linear_key", "lin_oauth_", rf"{_HEX}{{40,80}}"),
    _format("notion_token", "secret_", rf"{_MIXED}{_A}{{43}}{_END}"),
    _format("airtable_token", "pat", rf"{_A}{{14}}\.{_HEX}{{64}}{_END}"),
    _format("asana_token", "1/", rf"[0-9]{{16}}:{_HEX}{{32}}{_END}"),
    _format("atlassian_token", "ATCTT3", r"[A-Za-z0-9_=-]{40,300}"),
    _format("atlassian_token", "ATBB", rf"{_A}{{32}}{_END}"),
    _format("azure_key", "AZDO", rf"{_A}{{4}}(?!{_A})"),
    _format("azure_key", "JQQJ99", rf"{_A}{{20,40}}"),
    _format("artifactory_key", "AKCp", rf"{_A}{{60,80}}"),
    _format("artifactory_key", "cmVmdGtuOj", rf"{_A}{{40,80}}"),
    *_family("api_key", "fw_ vcp_ nfp_ rnd_ pnu_ phx_ phc_", rf"{_MIXED}{_A}{{22,72}}{_END}"),
    *_family("api_key", "tgp_v1_ wandb_v1_ pcsk_ jina_", rf"{_MIXED}{_W}{{40,120}}"),
    *_family("api_key", "csk- napi_ hcaik_ hcalk_ hcxik_ hcxlk_", rf"(?=[a-z]{{0,40}}[0-9])[a-z0-9]{{40,72}}{_END}"),
    *_family("api_key", "nvapi- CFPAT- tfp_", rf"{_W}{{40,120}}"),
    *_family("api_key", "e2b_ sqp_ squ_ sqa_ bkua_ pul-", rf"{_HEX}{{40}}{_END}"),
    *_family("api_key", "sk_ key_ sntryu_ sntrya_", rf"{_HEX}{{40,64}}{_END}"),
    _format("api_key", "pa-", rf"{_MIXED}{_W}{{43}}(?!{_W})"),
    _format("api_key", "tvly-", rf"{_W}{{20,64}}"),
    _format("api_key", "fc-", rf"{_HEX}{{32}}{_END}"),
    _format("langsmith_key", "lsv2_", rf"(?:pt|sk)_{_HEX}{{32}}_{_HEX}{{10}}"),
    *_family("api_key", "sk-lf- sdk- mob- api-", rf"{_UUID}{_END}"),
    _format("modal_token", "as-", rf"{_MIXED}{_A}{{22}}{_END}"),
    _format("resend_key", "re_", rf"{_A}{{8}}_{_A}{{20,32}}{_END}"),
    _format("supabase_token", "sb_secret_", rf"{_W}{{20,64}}"),
    _format("vercel_token", "vercel_blob_rw_", r"[A-Za-z0-9_]{30,64}"),
    *_family("cloudflare_token", "cfut_ cfat_ cfk_", rf"{_A}{{40,64}}"),
    _format("cloudflare_token", "v1.0-", rf"{_HEX}{{24}}-{_HEX}{{100,160}}"),
    *_family("fly_token", "fm1r_ fm1a_ fm2_", r"[A-Za-z0-9+/=,_]{60,4000}"),
    _format("newrelic_key", "FFFFNRAL", ""),
    _format("crates_token", "cio", rf"{_MIXED}{_A}{{32}}{_END}"),
    _format("nuget_key", "oy2", rf"(?=[a-z]{{0,40}}[0-9])[a-z0-9]{{43}}{_END}"),
    _format("hashicorp_token", "hcp.", rf"{_MIXED}{_W}{{40,120}}"),
    *_family("doppler_token", "dp.st. dp.ct. dp.sa. dp.scim. dp.audit.", r"(?:[a-z0-9_-]{2,35}\.)?[A-Za-z0-9]{40,44}"),
    _format("onepassword_token", "ops_eyJ", rf"{_W}{{100,4000}}={{0,2}}"),
    _format("infisical_token", "st.", rf"{_UUID}\.{_HEX}{{32}}\.{_HEX}{{32}}"),
    *_family("discord_token", "MT Mj Mz ND NT Nj Nz OD OT", rf"{_W}{{21,26}}\.{_W}{{6}}\.{_W}{{27,40}}(?!{_W})"),
    _format("square_token", "EAAA", rf"{_MIXED}{_W}{{56,64}}(?!{_W})"),
    _format("facebook_token", "EAACEdEose0cBA", rf"{_A}{{40,400}}"),
    *_family("dropbox_token", "sl.B sl.u.", rf"{_W}{{100,2000}}"),
    _format("twitter_token", "A" * 21, r"[A-Za-z0-9%]{50,200}"),
    _format("circleci_token", "CCIPAT_", rf"{_A}{{22}}_{_HEX}{{40}}"),
    *_family("easypost_key", "EZAK EZTK", rf"{_A}{{54}}{_END}"),
    _format("flutterwave_key", "FLWSECK-", rf"{_HEX}{{32}}-X"),
    *_family("razorpay_key", "rzp_live_ rzp_test_", rf"{_A}{{14}}{_END}"),
    _format("tailscale_key", "tskey-", r"[A-Za-z0-9-]{20,100}"),
    _format("private_key", "LS0tLS1CRUdJTi", r"(?!BDRVJU)[A-Za-z0-9+/]{40,12000}={0,2}"),
    _format("telegram_token", ":AA", rf"{_W}{{33}}(?!{_W})"),
    _format(
        "basic_auth",
        "://",
        r"(?:[^\s:/@\"'\\<>`]{0,100}):(?![$<{%*]|x{3})([^\s/\"'\\<>`]{2,200})@(?=[\w\[])",
    ),
)
"""Longer prefixes of one family stand before shorter ones; the masks of overlapping finds are joined."""

SELF_DELIMITED: Final = frozenset(
    {
        "://",
        ":AA",
        "8Q~",
        "AZDO",
        "JQQJ99",
        "FFFFNRAL",
        ".atlasv1.",
        "sig=",
        "AccountKey=",
        "SharedAccessKey=",
        "_authToken=",
    }
)
"""Prefixes that may follow a letter or digit: what stands before them is part of the form."""


def is_well_formed(prefix: str, secret: str) -> bool:
    """Check what a pattern can't: HTTP basic credentials are base64 of `user:password`, "Basic Connectivity" is not."""
    if prefix != BASIC_PREFIX:
        return True
    try:
        return b":" in base64.b64decode(secret, validate=True)
    except ValueError:
        return False


LOOK_BEHIND: Final = {
    ":AA": re.compile(r"(?<![0-9])[0-9]{8,10}$"),
    "8Q~": re.compile(r"(?<![A-Za-z0-9_.~-])[A-Za-z0-9_.~-]{3}$"),
    ".atlasv1.": re.compile(r"(?<![A-Za-z0-9])[A-Za-z0-9]{14}$"),
    "AZDO": re.compile(r"(?<![A-Za-z0-9])[A-Za-z0-9]{52,76}$"),
    "JQQJ99": re.compile(r"(?<![A-Za-z0-9])[A-Za-z0-9]{20,60}$"),
    "FFFFNRAL": re.compile(r"(?<![A-Za-z0-9])[0-9a-f]{32,40}$"),
}
"""What must stand before a prefix, within `LOOK_BACK` characters; it belongs to the secret."""
LOOK_BACK: Final = 80
