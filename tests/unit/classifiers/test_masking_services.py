"""Tokens of current services, made up here, are masked wherever they stand; names that begin like one are not."""

from __future__ import annotations

import string

import numpy as np
import pytest

from classifiers.scan.masking import SecretMasker

MASKER = SecretMasker()
RNG = np.random.default_rng(11)
ALNUM, HEX = string.ascii_letters + string.digits, "0123456789abcdef"
LOWER = string.ascii_lowercase + string.digits


def made(length: int, letters: str = ALNUM) -> str:
    """Return a token's random part; the first three show a digit and both cases where the letters hold them."""
    lead = "7Qk" if letters is ALNUM else "7f" if letters is HEX else "k7"
    return lead + "".join(letters[place] for place in RNG.integers(len(letters), size=length - len(lead)))


def uuid() -> str:
    return "-".join(made(length, HEX) for length in (8, 4, 4, 4, 12))


TOKENS = (
    f"AQ.Ab{made(44)}",
    f"1//0{made(60)}",
    f"ABSK{made(108)}",
    f"bedrock-api-key-{made(120)}",
    f"api_org_{made(34)}",
    f"s.{made(24)}",
    f"{made(14)}.atlasv1.{made(64)}",
    f"lin_oauth_{made(64, HEX)}",
    f"secret_{made(43)}",
    f"pat{made(14)}.{made(64, HEX)}",
    f"1/1208{'5074' * 3}:{made(32, HEX)}",
    f"ATCTT3{made(180)}",
    f"ATBB{made(32)}",
    f"{made(52)}AZDO{made(4)}",
    f"{made(44)}JQQJ99{made(30)}",
    f"AKCp{made(70)}",
    f"cmVmdGtuOj{made(54)}",
    *(f"{prefix}{made(36)}" for prefix in ("vcp_", "nfp_", "rnd_", "pnu_", "phx_", "phc_")),
    f"fw_{made(24)}",
    *(f"{prefix}{made(60)}" for prefix in ("tgp_v1_", "wandb_v1_", "pcsk_", "jina_", "nvapi-", "CFPAT-", "tfp_")),
    *(f"{prefix}{made(58, LOWER)}" for prefix in ("csk-", "napi_", "hcaik_")),
    *(f"{prefix}{made(40, HEX)}" for prefix in ("e2b_", "sqp_", "squ_", "bkua_", "pul-")),
    *(f"{prefix}{made(64, HEX)}" for prefix in ("sk_", "key_", "sntryu_")),
    f"pa-{made(43)}",
    f"tvly-{made(32)}",
    f"fc-{made(32, HEX)}",
    f"lsv2_pt_{made(32, HEX)}_{made(10, HEX)}",
    f"sk-lf-{uuid()}",
    f"sdk-{uuid()}",
    f"as-{made(22)}",
    f"re_{made(8)}_{made(24)}",
    f"sb_secret_{made(31)}",
    f"vercel_blob_rw_{made(46)}",
    f"cfut_{made(48)}",
    f"v1.0-{made(24, HEX)}-{made(146, HEX)}",
    f"fm2_{made(180)}",
    f"{made(36, HEX)}FFFFNRAL",
    f"cio{made(32)}",
    f"oy2{made(43, LOWER)}",
    f"hcp.{made(60)}",
    f"dp.st.prod.{made(40)}",
    f"ops_eyJ{made(250)}",
    f"st.{uuid()}.{made(32, HEX)}.{made(32, HEX)}",
    f"MT{made(24)}.{made(6)}.{made(38)}",
    f"EAAA{made(60)}",
    f"sl.B{made(130)}",
    f"CCIPAT_{made(22)}_{made(40, HEX)}",
    f"EZAK{made(54)}",
    f"FLWSECK-{made(32, HEX)}-X",
    f"rzp_live_{made(14)}",
    f"tskey-auth-{made(12)}CNTRL-{made(32)}",
    f"LS0tLS1CRUdJTiBQUklW{made(200)}",
)


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token[:14])
@pytest.mark.parametrize("around", ["it is {} today", 'K="{}"', '{{"k": "{}"}}', "\u4f7f\u7528{}\u767b\u5f55", "{}"])
def test_a_services_token_is_masked_whole(token: str, around: str) -> None:
    masked, found = MASKER.mask(around.format(token))
    kind = next(iter(found))
    assert masked == around.format(f"[REDACTED:{kind}]")
    assert MASKER.mask(masked) == (masked, {})


@pytest.mark.parametrize(
    "text",
    [
        "The key_ prefix marks primary keys, the fk_ prefix foreign ones.",
        "nvapi-docs and jina_embeddings_v3 are names.",
        "rnd_seed=42 and fw_version 12.4.1",
        "path patterns such as pat/tern.py",
        "api-gateway-timeout-errors and sdk-for-python-users",
        "secret_name: billing-db-credentials",
        "self.s.connect(host) and s.settimeout(30)",
        "as-built drawings, re_port_2026_q1, pa-ssport",
        "hcp.example.org, st.john, v1.0-rc1-build-20260304",
        "MTU is 1500; OD.is.a.name; NT kernel",
        "LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tTUlJRGF6Q0NBbE9nQXdJQkFnSVVXb1",
        "job 550e8400-e29b-41d4-a716-446655440000 failed",
    ],
)
def test_what_begins_like_a_token_stays(text: str) -> None:
    assert MASKER.mask(text) == (text, {})


def test_a_uuid_is_a_token_under_a_shell_name_alone() -> None:
    token = uuid()
    assert MASKER.mask(f"SCANNER_TOKEN={token}")[0] == "SCANNER_TOKEN=[REDACTED:secret]"
    assert MASKER.mask(f"X-Api-Key: {made(32)}")[0] == "X-Api-Key: [REDACTED:secret]"
    assert MASKER.mask(f"the token {token} belongs to job 4")[1] == {}
