"""Ask memform as an agent would: with a dispatch id, so that the delivery counts, and with the parts of each score.

Needs a running fleet (`memform up`) and something remembered (`python examples/produce.py`).
"""

from __future__ import annotations

from pipeline.domain.recall import RecallQuery
from workers.client import Memform


def main() -> None:
    """Recall what is known about charging twice."""
    query = RecallQuery(
        workspace_id="example",
        text="how do I retry a charge safely",
        agent_id="heron-coder",
        colony_id="heron",
        dispatch_id="example-1",
        deterministic=True,
    )
    with Memform.connect(workspace="example") as memory:
        for result in memory.recall(query).results:
            print(f"{result.score:.2f}  {result.content}")
            print("      " + ", ".join(f"{part} {value:.2f}" for part, value in result.breakdown.items()))


if __name__ == "__main__":
    main()
