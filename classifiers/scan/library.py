"""The detectors of detect-secrets that judge by form, not by entropy, made once and asked line by line.

Left out on purpose: entropy and keyword detectors (they flag most good prose), public addresses (a fact, no
secret), basic auth, JWT and npm (superlinear patterns) and GitHub and GitLab (their value is a bare prefix):
`token_format` holds bounded patterns of the whole token for the last five.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from detect_secrets.plugins.artifactory import ArtifactoryDetector
from detect_secrets.plugins.aws import AWSKeyDetector
from detect_secrets.plugins.azure_storage_key import AzureStorageKeyDetector
from detect_secrets.plugins.cloudant import CloudantDetector
from detect_secrets.plugins.discord import DiscordBotTokenDetector
from detect_secrets.plugins.ibm_cloud_iam import IbmCloudIamDetector
from detect_secrets.plugins.ibm_cos_hmac import IbmCosHmacDetector
from detect_secrets.plugins.mailchimp import MailchimpDetector
from detect_secrets.plugins.openai import OpenAIDetector
from detect_secrets.plugins.pypi_token import PypiTokenDetector
from detect_secrets.plugins.sendgrid import SendGridDetector
from detect_secrets.plugins.slack import SlackDetector
from detect_secrets.plugins.softlayer import SoftlayerDetector
from detect_secrets.plugins.square_oauth import SquareOAuthDetector
from detect_secrets.plugins.stripe import StripeDetector
from detect_secrets.plugins.telegram_token import TelegramBotTokenDetector
from detect_secrets.plugins.twilio import TwilioKeyDetector

if TYPE_CHECKING:
    from collections.abc import Iterator

    from detect_secrets.plugins.base import BasePlugin

LIBRARY: Final[tuple[tuple[str, BasePlugin, tuple[str, ...]], ...]] = (
    ("artifactory_key", ArtifactoryDetector(), ("AKC", "artifactory", "Artifactory", "ARTIFACTORY", "jfrog")),
    ("aws_key", AWSKeyDetector(), ("AKIA", "ASIA", "aws", "AWS")),
    ("azure_key", AzureStorageKeyDetector(), ("AccountKey",)),
    ("cloudant_key", CloudantDetector(), ("cloudant", "CLOUDANT")),
    ("discord_token", DiscordBotTokenDetector(), ("discord", "Discord", "DISCORD", "Bot ")),
    ("ibm_key", IbmCloudIamDetector(), ("ibm", "IBM")),
    ("ibm_key", IbmCosHmacDetector(), ("secret_access_key", "secretkey", "secret-access-key", "cos_hmac")),
    ("mailchimp_key", MailchimpDetector(), ("-us",)),
    ("openai_key", OpenAIDetector(), ("T3BlbkFJ",)),
    ("pypi_token", PypiTokenDetector(), ("pypi-AgE",)),
    ("sendgrid_key", SendGridDetector(), ("SG.",)),
    ("slack_token", SlackDetector(), ("xox", "hooks.slack.com")),
    ("softlayer_key", SoftlayerDetector(), ("softlayer", "SOFTLAYER")),
    ("square_token", SquareOAuthDetector(), ("sq0csp",)),
    ("stripe_key", StripeDetector(), ("k_live_",)),
    ("telegram_token", TelegramBotTokenDetector(), (":AA",)),
    ("twilio_key", TwilioKeyDetector(), ("twilio", "Twilio", "TWILIO")),
)
"""Kind, detector, and the literals one of which stands near every find of it."""

BEFORE: Final = 64
AFTER: Final = 512
"""The window around a literal that a detector reads, in characters, so that one long line costs no more than many."""

STRIDE: Final = AFTER // 2
"""A literal this near after the last one asked about was in its window, with room for its whole token."""

_REST: Final = re.compile(r"[A-Za-z0-9_+/-]*={0,2}")
"""The rest of a token; it matches anywhere, at worst nothing."""
_DELIMITERS: Final = " \t\"'=:"
"""Some detectors count what stands around a token as part of it."""
_UNSAFE: Final = '"\\'
"""A value across a quote or an escape is no token, and masking it would break JSON."""


def find_by_library(text: str, place: int, plugin: BasePlugin, line: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the spans that one detector flags near `place`, each grown over the whole token it begins."""
    low, high = max(line[0], place - BEFORE), min(line[1], place + AFTER)
    window = text[low:high]
    for secret in plugin.analyze_line(filename="", line=window):
        value = (secret.secret_value or "").strip(_DELIMITERS)
        found = -1 if any(c in value for c in _UNSAFE) else window.find(value)
        while value and found >= 0:
            start = low + found
            rest = _REST.match(text, start + len(value), high)
            yield start, rest.end() if rest else start + len(value)
            found = window.find(value, found + len(value))
