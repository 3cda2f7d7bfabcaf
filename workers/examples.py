"""The two example transcripts that `memform demo` runs, from the source tree or from the installed distribution."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from pipeline.errors import InvalidInputError

DISTRIBUTION: Final = "memory-formation"
COLONY: Final = "coding_colony.json"
OPERATOR: Final = "operator_chat.json"


def locate(name: str) -> Path:
    """Return the path of an example.

    Raises:
        InvalidInputError: it is neither beside the package nor in what was installed with it.
    """
    beside = Path(__file__).resolve().parent.parent / "examples" / name
    if beside.is_file():
        return beside
    for file in distribution(DISTRIBUTION).files or ():
        if file.name == name and Path(str(file.locate())).is_file():
            return Path(str(file.locate())).resolve()
    message = f"the example {name} is not installed"
    raise InvalidInputError(message, ["install memory-formation again"])
