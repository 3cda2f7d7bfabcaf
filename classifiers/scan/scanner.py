"""The security scan: five axes, one tier, and what is set apart (SPEC §7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from classifiers.scan import code_safety, credential, exfiltration, injection, leakage
from classifiers.scan.axis import MAX_SCANNED
from classifiers.scan.masking import SecretMasker
from pipeline.domain.statement import ScanReport, ScanTier
from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pipeline.domain.statement import Statement

SCAN_VERSION: Final = "6"
"""Changes whenever a detector does; a sweep then scans again what was scanned before."""

TIERS: Final = ((2.8, ScanTier.CRITICAL), (2.0, ScanTier.HIGH), (1.2, ScanTier.MEDIUM), (0.5, ScanTier.LOW))
"""The least sum of weights of each tier, in falling order."""


class Scan:
    """Implements `pipeline.ports.Scanner`."""

    def __init__(self, masker: SecretMasker | None = None) -> None:
        """Share a masker, or make one."""
        self._masker = masker or SecretMasker()

    def scan(self, statement: Statement) -> ScanReport:
        """Return the tier of the summed axes, and whether to quarantine.

        Set apart: medium and above with an injection, high and above by whatever axis.
        """
        text = statement.raw[:MAX_SCANNED]
        folded = injection.fold(text)
        axes = {
            injection.AXIS: injection.score(folded, statement.surface),
            exfiltration.AXIS: exfiltration.score(folded),
            leakage.AXIS: leakage.score(folded),
            code_safety.AXIS: code_safety.score(folded),
            credential.AXIS: credential.score(text, self._masker),
        }
        tier = tier_of(sum(axes.values()))
        injected = axes[injection.AXIS] > 0
        quarantined = tier in {ScanTier.HIGH, ScanTier.CRITICAL} or (tier is ScanTier.MEDIUM and injected)
        reason = _reason(axes, statement) if quarantined else ""
        return ScanReport(tier, axes, quarantined, reason)

    def is_planted(self, statement: Statement) -> bool:
        """Return whether an injection alone sets the statement apart, unless it is the operator's own words."""
        if statement.surface is Surface.OPERATOR_CHAT:
            return False
        weight = injection.score(injection.fold(statement.raw[:MAX_SCANNED]), statement.surface)
        return tier_of(weight) not in {ScanTier.SAFE, ScanTier.LOW}


def tier_of(weight: float) -> ScanTier:
    """Return the tier of a summed weight: 0.5 low, 1.2 medium, 2.0 high, 2.8 critical."""
    return next((tier for least, tier in TIERS if weight >= least), ScanTier.SAFE)


def _reason(axes: Mapping[str, float], statement: Statement) -> str:
    """Name the injection if there is one, else the heaviest axis."""
    if axes[injection.AXIS] > 0:
        return injection.reason(statement.surface)
    return max(axes, key=lambda axis: axes[axis])
