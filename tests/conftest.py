"""What every test shares: derandomised properties, so that a red run is red again."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "memform",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("memform")
