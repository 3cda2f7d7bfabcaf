"""Axis 4, code safety: commands and code that destroy, open up, or run what they fetch."""

from __future__ import annotations

from typing import Final

from classifiers.scan.axis import danger, guarded, weigh
from pipeline.gate.sieve import Sieve

AXIS: Final = "code_safety"

_DANGERS: Final = (
    guarded(
        2.0,
        r"\brm -(?:[a-z]*r[a-z]*f|[a-z]*f[a-z]*r)[a-z]* (?:--no-preserve-root )?(?:/(?:\s"
        r"|\*|$|[\"'`])|~/?(?:\s|$|[\"'`])|\$home\b)",
        "rm",
    ),
    guarded(
        2.0,
        r":\(\) ?\{ ?:\|:& ?\};:|\bdd if=/dev/(?:zero|random|urandom) of=/dev/(?:sd|nvme|hd)|\bmkfs\.\w+ /dev/",
        ":() if=/dev/ mkfs.",
    ),
    guarded(
        1.5,
        r"\b(?:base64 (?:-d|--decode)|xxd -r)\b[^\n]{0,40}\| ?(?:ba|z|da)?sh\b|\b(?:exec"
        r"|eval)\( ?(?:base64|zlib|codecs|atob|bytes\.fromhex)",
        "base64 xxd exec( eval(",
    ),
    guarded(
        1.0,
        r"\b(?:curl|wget|iwr|irm)\b[^\n|]{0,160}\| ?(?:sudo )?(?:(?:ba|z|da)?sh|python3?|perl|node|iex)\b",
        "curl wget iwr irm",
    ),
    guarded(0.8, r"\bchmod (?:-r )?(?:0?777|a\+rwx)\b", "chmod"),
    guarded(
        0.8,
        r"\b(?:os\.system|subprocess\.\w+|child_process\.\w+|runtime\.exec|shell_exec|popen)\(",
        "os.system subprocess. child_process. runtime.exec shell_exec popen",
    ),
    guarded(0.8, r"\b(?:eval|exec)\((?!\))", "eval( exec("),
    guarded(0.6, r"\bsudo [a-z]", "sudo"),
    guarded(
        0.6,
        r"\b(?:pip3?|npm|yarn|pnpm|cargo|go) (?:install|add|get)\b[^\n]{0,40}(?:git\+|https?://)",
        "git+ http",
    ),
    guarded(
        0.8,
        r"\b(?:verify=false|--insecure\b|strict-ssl false|node_tls_reject_unauthorized=0"
        r"|--no-verify\b|stricthostkeychecking=no)",
        "verify=false --insecure strict-ssl node_tls_reject --no-verify stricthostkey",
    ),
    guarded(1.0, r"\b(?:drop (?:database|schema)|truncate table) \w", "drop truncate"),
)
SIGNS: Final = Sieve(_DANGERS)
_FORBIDS = danger(
    0.0,
    r"\b(?:never|don't|do not|must not|should not|avoid|nie|nunca|jamais|aldri|aldrig|никогда|mai)\b|禁止|不要|绝不",
)
_RELIEF: Final = 0.5
"""A rule that forbids a command names it: half the weight."""


def score(folded: str) -> float:
    """Return the weight of unsafe code in folded text, ≥ 0."""
    weight = weigh(folded, SIGNS.through(folded))
    return weight * _RELIEF if weight and _FORBIDS.pattern.search(folded) else weight
