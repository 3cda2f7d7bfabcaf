"""Enqueue a transcript and wait until every statement has its outcome.

Needs a running fleet (`memform up`), and prints the ledger of the transcript.
"""

from __future__ import annotations

from workers.client import Memform

NOTE = """\
The billing API listens on port 8443 and reads its rate limit from BILLING_RATE (default 50).
Never retry a charge without its idempotency key, because the bank books it twice.
Let me look at the log first.
"""


def main() -> None:
    """Send one note as agent output of the colony `osprey`."""
    with Memform.connect(workspace="example") as memory:
        receipt = memory.enqueue({"messages": [{"role": "assistant", "content": NOTE}]})
        done = memory.wait(receipt.transcript_id)
        print(done.status, {outcome: count for outcome, count in (done.ledger or {}).items() if count})


if __name__ == "__main__":
    main()
