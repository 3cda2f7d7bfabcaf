"""Axis 2, data exfiltration: something private on its way to somewhere else."""

from __future__ import annotations

from typing import Final

from classifiers.scan.axis import guarded, weigh
from pipeline.gate.sieve import Sieve

AXIS: Final = "data_exfiltration"

_PRIVATE = (
    r"(?:credentials?|passwords?|api[ _-]?keys?|access tokens?|secrets?|private keys?|ssh keys?|cookies|session tokens?"
    r"|env(?:ironment)? (?:vars?|variables)|\.env\b|customer (?:list|data|records)|user data|personal data"
    r"|conversation(?: history)?|chat history|system prompt|database dump|~/\.ssh|id_rsa|\.aws/credentials|/etc/passwd)"
)
_SEND = r"(?:send|forward|upload|post|e-?mail|exfiltrate|transmit|leak|copy|push|submit|dump)"
_SENDS = "send forward upload post mail exfiltrate transmit leak copy push submit dump"
_AWAY = (
    r"(?:https?://|ftp://|[\w.+-]+@[\w-]+\.\w|webhook|pastebin|external (?:server|host"
    r"|address)|attacker|telegram|discord|\bremote\b)"
)
_PLACES = ":// @ webhook pastebin external attacker telegram discord remote"

_DANGERS: Final = (
    guarded(1.3, rf"\b{_SEND}\b[^.\n]{{0,80}}{_PRIVATE}[^\n]{{0,80}}\bto\b[^\n]{{0,40}}{_AWAY}", _SENDS, _PLACES),
    guarded(1.3, rf"\b{_SEND}\b[^\n]{{0,40}}\bto\b[^\n]{{0,40}}{_AWAY}[^\n]{{0,60}}{_PRIVATE}", _SENDS, _PLACES),
    guarded(
        1.5,
        r"\bcurl\b[^\n]{0,120}(?:-d|--data(?:-\w+)?|-f|--form|-t|--upload-file)[ =]?[^\n]"
        r"{0,20}(?:@|\$\(|`)[^\n]{0,40}(?:\.env|\.ssh|id_rsa|passwd|credentials"
        r"|token|secret|printenv|env\b)",
        "curl",
    ),
    guarded(
        1.2,
        r"\b(?:printenv|env|cat [^\n|]{0,60}(?:\.env|id_rsa|passwd|credentials))\b[^\n]{0,20}"
        r"\|[^\n]{0,40}\b(?:curl|nc|wget|ncat|socat)\b",
        "|",
    ),
    guarded(
        0.8,
        r"\bcurl\b[^\n]{0,80} (?:-d|--data(?:-\w+)?|-f|--form) ?[@\"'$]|\bwget\b[^\n]{0,60}--post-(?:data|file)",
        "curl wget",
    ),
    guarded(1.2, r"!\[[^\]\n]{0,60}\]\(https?://[^)\s]{0,120}[?&][^)\s=]{1,20}=(?:\{|<|\$|%7b|\[)", "](http"),
    guarded(1.2, r"\bnc\b(?: -\w+){0,3} [\w.-]+ \d{2,5} ?<|\bbash -i\b[^\n]{0,20}/dev/tcp/|/dev/tcp/\d", "< /dev/tcp/"),
)
SIGNS: Final = Sieve(_DANGERS)


def score(folded: str) -> float:
    """Return the weight of exfiltration in folded text, ≥ 0."""
    return weigh(folded, SIGNS.through(folded))
