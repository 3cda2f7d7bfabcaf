"""See what the write path makes of a text, in memory: no service, nothing written.

The same functions run in the workers; `memform explain FILE` is this program with colours.
"""

from __future__ import annotations

from datetime import UTC, datetime

from pipeline import formation
from pipeline.domain.parcel import Reading
from pipeline.formats import detect
from workers import wiring

TEXT = b"""\
I'll check the settings first.
Sessions expire after 30 days, and the refresh token after 90.
| name | value |
|---|---|
| ttl | 30 |
Should we raise it?
"""


def main() -> None:
    """Print each statement with its outcome."""
    read = detect.read(TEXT, Reading(), "example", "look", datetime(2026, 3, 1, tzinfo=UTC))
    formed = formation.form(read.transcript, wiring.tools())
    classes = {candidate.ordinal: candidate.tags.pacer.value for candidate in formed.classified.candidates}
    for ordinal, statement in enumerate(formed.gated.statements):
        outcome = classes[ordinal] if ordinal in classes else str(statement.drop or "quarantined")
        print(f"{outcome:<18} {statement.score:.2f}  {statement.text}")


if __name__ == "__main__":
    main()
