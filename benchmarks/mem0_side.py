"""The half of `judge_against_mem0.py` that runs under an interpreter which has mem0: one JSON line in, one line out.

    {"add": [TEXT, …], "user": USER, "together": BOOL}   →  {"errors": [NAME or "", …], "stored": [COUNT, …]}
    {"rows": USER}                                       →  {"rows": [TEXT, …]}

It imports nothing of memform. Each text is one `Memory.add`, as its documentation shows; `together` adds all of them at
once from threads. Arguments: the URL of the model server, and a folder for its files.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

TIMEOUT_SECONDS = 2.0
"""Its default is ten minutes; nothing else about its client is changed, its retries neither."""
DIMENSIONS = 384


def opened(url: str, folder: Path) -> Any:  # noqa: ANN401 - the library has no types
    """Return a Memory over the scripted model, the given embedding and a store in the folder."""
    os.environ |= {"MEM0_TELEMETRY": "False", "MEM0_DIR": str(folder)}  # noqa: TID251 - how the library is told
    where = {"api_key": "none", "openai_base_url": url}
    memory = import_module("mem0").Memory.from_config(
        {
            "llm": {"provider": "openai", "config": {"model": "scripted-1", **where}},
            "embedder": {"provider": "openai", "config": {"model": "e5", "embedding_dims": DIMENSIONS, **where}},
            "vector_store": {
                "provider": "qdrant",
                "config": {"path": str(folder / "vectors"), "embedding_model_dims": DIMENSIONS},
            },
            "history_db_path": str(folder / "history.db"),
        }
    )
    memory.llm.client = memory.llm.client.with_options(timeout=TIMEOUT_SECONDS)
    return memory


def add(memory: Any, text: str, user: str) -> tuple[str, int]:  # noqa: ANN401 - as above
    """Return the class of the exception ("" for none), and how many memories it says it stored."""
    try:
        return "", len(memory.add(text, user_id=user)["results"])
    except Exception as error:  # noqa: BLE001 - what it raises is the finding
        return type(error).__name__, 0


def answer(memory: Any, asked: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - as above
    """Do what a line asks for."""
    if "rows" in asked:
        found = memory.get_all(filters={"user_id": asked["rows"]}, top_k=1_000)
        return {"rows": [row["memory"] for row in found["results"]]}
    texts: list[str] = asked["add"]

    def tell(text: str) -> tuple[str, int]:
        return add(memory, text, asked["user"])

    with ThreadPoolExecutor(len(texts) if asked["together"] else 1) as pool:
        said = list(pool.map(tell, texts))
    return {"errors": [error for error, _ in said], "stored": [stored for _, stored in said]}


def main() -> None:
    """Answer lines until there are none."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the library prints is no reply
    memory = opened(sys.argv[1], Path(sys.argv[2]))
    print(json.dumps({"version": version("mem0ai")}), file=replies, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(memory, json.loads(line))), file=replies, flush=True)


if __name__ == "__main__":
    main()
