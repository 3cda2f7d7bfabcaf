"""Labelled statements for the fits: labels of files, spans of files, and statements of our own.

- `LABELS.jsonl`: rows `{id, text, surface, file, keep, junk_kind, pacer, language, unsure}`.
- `spans.jsonl` beside this module: `{file, start, end, …}` without text, which is read from the folder of transcripts.
- `public_spans.jsonl` beside this module: the same of passages of public transcripts, which a second folder holds as
  `OWNER/REPO/PATH`, `.atN` behind it where the passage begins at character N. A span carries the SHA-256 of its text.
- `gate_anchors.jsonl` and `statements.jsonl` beside this module: written by us, so that no file stands behind them.

Files whose path has a SHA-256 of 0 modulo 4 are set aside: never fitted on. Of the public ones it is 0 modulo 3.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pipeline.domain.surface import Surface

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

HERE: Final = Path(__file__).parent
SPANS: Final = HERE / "spans.jsonl"
PUBLIC: Final = HERE / "public_spans.jsonl"
_OFFSET: Final = re.compile(r"\.at\d+$")
OWN: Final = {"anchor": HERE / "gate_anchors.jsonl", "own": HERE / "statements.jsonl"}
_ESCAPED: Final = (".json", ".jsonl", ".traj", ".txt")
"""Files in which a quotation mark or a line end may stand escaped."""
_ESCAPES: Final = (("\\n", "\n"), ("\\r", ""), ("\\t", "\t"), ('\\"', '"'))


class Labelled(NamedTuple):
    """A statement with its labels. `file` is empty for one of our own; `source`: read, span, public, anchor or own."""

    id: str
    text: str
    surface: Surface
    file: str
    source: str
    keep: bool
    junk_kind: str
    pacer: str
    language: str
    unsure: bool


def is_set_aside(file: str) -> bool:
    """Tell whether a file belongs to the quarter that is never fitted on."""
    return int(hashlib.sha256(file.encode()).hexdigest(), 16) % 4 == 0


def read_labels(paths: Iterable[Path], *, aside: bool = False) -> list[Labelled]:
    """Return the rows of label files, either those set aside or all the others."""
    rows = (row for path in paths for row in _lines(path))
    return [_labelled(row, row["text"], "read") for row in rows if is_set_aside(row["file"]) == aside]


def read_spans(transcripts: Path) -> list[Labelled]:
    """Return the spans with the text that stands there in the folder of transcripts."""
    rows = [row for row in _lines(SPANS) if not is_set_aside(row["file"])]
    texts = {file: _text(transcripts / file) for file in sorted({row["file"] for row in rows})}
    return [_labelled(row, _slice(row, texts[row["file"]]), "span") for row in rows]


def is_clean(file: str) -> bool:
    """Tell whether a public file belongs to the third that is never fitted on."""
    return int(hashlib.sha256(file.encode()).hexdigest(), 16) % 3 == 0


def read_public(folder: Path, *, clean: bool = False) -> list[Labelled]:
    """Return the spans of public files, either those never fitted on or all the others.

    Raises ValueError for a span whose text is not the one that was labelled.
    """
    rows = [row for row in _lines(PUBLIC) if is_clean(row["file"]) == clean]
    texts = {file: _text(folder / file) for file in sorted({row["file"] for row in rows})}
    for row in rows:
        said = texts[row["file"]][row["start"] : row["end"]]
        if digest(said) != row["sha256"]:
            message = f"{row['file']}: what stands at {row['start']} is not the text that was labelled"
            raise ValueError(message)
    return [_labelled(row, _slice(row, texts[row["file"]]), "public") for row in rows]


def digest(said: str) -> str:
    """Return the SHA-256 of a text in hex."""
    return hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()


def read_own() -> list[Labelled]:
    """Return the statements that we wrote."""
    return [_labelled(row, row["text"], source) for source, path in OWN.items() for row in _lines(path)]


def _lines(path: Path) -> Iterator[Mapping[str, Any]]:
    return (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def _slice(row: Mapping[str, Any], text: str) -> str:
    said = text[row["start"] : row["end"]]
    if _OFFSET.sub("", row["file"]).endswith(_ESCAPED):
        for escape, meant in _ESCAPES:
            said = said.replace(escape, meant)
    return said


def _labelled(row: Mapping[str, Any], text: str, source: str) -> Labelled:
    return Labelled(
        id=row.get("id") or f"{row.get('file', '')}:{row.get('start', digest(text)[:12])}:{row.get('end', '')}",
        text=text,
        surface=Surface(row["surface"].replace("tool_dump", "tool_output")),
        file="" if source in OWN else row["file"],
        source=source,
        keep=row["keep"],
        junk_kind=row.get("junk_kind") or "",
        pacer=row.get("pacer") or "",
        language=row["language"],
        unsure=bool(row.get("unsure")),
    )
