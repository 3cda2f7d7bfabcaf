"""Axis 4, code safety: commands and code that destroy, open up, or run what they fetch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from classifiers.scan.axis import danger, weigh

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger

AXIS: Final = "code_safety"

_DANGERS: Final[tuple[Danger, ...]] = (
    danger(
        2.0,
        r"\brm -(?:[a-z]*r[a-z]*f|[a-z]*f[a-z]*r)[a-z]* (?:--no-preserve-root )?(?:/(?:\s"
        r"|\*|$|[\"'`])|~/?(?:\s|$|[\"'`])|\$home\b)",
    ),
    danger(
        2.0, r":\(\) ?\{ ?:\|:& ?\};:|\bdd if=/dev/(?:zero|random|urandom) of=/dev/(?:sd|nvme|hd)|\bmkfs\.\w+ /dev/"
    ),
    danger(
        1.5,
        r"\b(?:base64 (?:-d|--decode)|xxd -r)\b[^\n]{0,40}\| ?(?:ba|z|da)?sh\b|\b(?:exec"
        r"|eval)\( ?(?:base64|zlib|codecs|atob|bytes\.fromhex)",
    ),
    danger(1.0, r"\b(?:curl|wget|iwr|irm)\b[^\n|]{0,160}\| ?(?:sudo )?(?:(?:ba|z|da)?sh|python3?|perl|node|iex)\b"),
    danger(0.8, r"\bchmod (?:-r )?(?:0?777|a\+rwx)\b"),
    danger(0.8, r"\b(?:os\.system|subprocess\.\w+|child_process\.\w+|runtime\.exec|shell_exec|popen)\("),
    danger(0.8, r"\b(?:eval|exec)\((?!\))"),
    danger(0.6, r"\bsudo [a-z]"),
    danger(0.6, r"\b(?:pip3?|npm|yarn|pnpm|cargo|go) (?:install|add|get)\b[^\n]{0,40}(?:git\+|https?://)"),
    danger(
        0.8,
        r"\b(?:verify=false|--insecure\b|strict-ssl false|node_tls_reject_unauthorized=0"
        r"|--no-verify\b|stricthostkeychecking=no)",
    ),
    danger(1.0, r"\b(?:drop (?:database|schema)|truncate table) \w"),
)
_FORBIDS = danger(
    0.0,
    r"\b(?:never|don't|do not|must not|should not|avoid|nie|nunca|jamais|aldri|aldrig|никогда|mai)\b|禁止|不要|绝不",
)
_RELIEF: Final = 0.5
"""A rule that forbids a command names it: half the weight."""


def score(folded: str) -> float:
    """Return the weight of unsafe code in folded text, ≥ 0."""
    weight = weigh(folded, _DANGERS)
    return weight * _RELIEF if weight and _FORBIDS.pattern.search(folded) else weight
