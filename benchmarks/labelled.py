"""Labelled statements for the fits: labels of files, spans of files, and statements of our own.

- `LABELS.jsonl`: rows `{id, text, surface, file, keep, junk_kind, pacer, language, unsure}`.
- `spans.jsonl` beside this module: `{file, start, end, …}` without text, which is read from the folder of transcripts.
- A folder of public passages: `files/OWNER/REPO/PATH`, `.atN` behind it where the passage begins at character N, and
  beside `files` label files of spans of them, `*.jsonl`, with the text as it stands there. Not part of this repository.
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
    from collections.abc import Iterable, Iterator, Mapping, Sequence

HERE: Final = Path(__file__).parent
SPANS: Final = HERE / "spans.jsonl"
_OFFSET: Final = re.compile(r"\.at\d+$")
OWN: Final = {"anchor": HERE / "gate_anchors.jsonl", "own": HERE / "statements.jsonl"}
_ESCAPED: Final = (".json", ".jsonl", ".traj", ".txt")
"""Files in which a quotation mark or a line end may stand escaped."""
_QUOTED: Final = (".json", ".jsonl", ".traj")
"""Files in which a text begins behind a quotation mark that is not escaped."""
_QUOTE: Final = re.compile(r'(?<!\\)"')
_MAX_BEFORE: Final = 20_000
"""Characters that are read before a span."""
_ESCAPES: Final = (("\\n", "\n"), ("\\r", ""), ("\\t", "\t"), ('\\"', '"'))


class Labelled(NamedTuple):
    """A statement with its labels, and what stands before it in its turn, as far as is known.

    `file` is empty for one of our own; `source`: read, span, public, anchor or own.
    """

    id: str
    text: str
    before: str
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
    chosen = (row for row in rows if is_set_aside(row["file"]) == aside)
    return [_labelled(row, row["text"], row["context_before"], "read") for row in chosen]


def read_spans(transcripts: Path) -> list[Labelled]:
    """Return the spans with the text that stands there in the folder of transcripts."""
    return _spans([row for row in _lines(SPANS) if not is_set_aside(row["file"])], transcripts, "span")


def _spans(rows: Sequence[Mapping[str, Any]], folder: Path, source: str) -> list[Labelled]:
    texts = {file: _text(folder / file) for file in sorted({row["file"] for row in rows})}
    return [_labelled(row, _slice(row, texts[row["file"]]), _before(row, texts[row["file"]]), source) for row in rows]


def is_clean(file: str) -> bool:
    """Tell whether a public file belongs to the third that is never fitted on."""
    return int(hashlib.sha256(file.encode()).hexdigest(), 16) % 3 == 0


def read_public(folders: Iterable[Path], *, clean: bool = False) -> list[Labelled]:
    """Return the labelled spans of public passages, either those of files never fitted on or all the others."""
    found: list[Labelled] = []
    for folder in folders:
        rows = [row for path in sorted(folder.glob("*.jsonl")) for row in _lines(path)]
        found += _spans([row for row in rows if is_clean(row["file"]) == clean], folder / "files", "public")
    return found


def digest(said: str) -> str:
    """Return the SHA-256 of a text in hex."""
    return hashlib.sha256(said.encode("utf-8", "surrogatepass")).hexdigest()


def read_own() -> list[Labelled]:
    """Return the statements that we wrote."""
    return [_labelled(row, row["text"], "", source) for source, path in OWN.items() for row in _lines(path)]


def _lines(path: Path) -> Iterator[Mapping[str, Any]]:
    return (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def _text(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def _slice(row: Mapping[str, Any], text: str) -> str:
    return _meant(row["file"], text[row["start"] : row["end"]])


def _before(row: Mapping[str, Any], text: str) -> str:
    """Return what stands before a span, from the start of a line or, where texts are quoted, of the text it is in."""
    start = row["start"]
    before = text[max(0, start - _MAX_BEFORE) : start]
    if start > _MAX_BEFORE:
        before = before.partition("\n")[2]
    if _OFFSET.sub("", row["file"]).endswith(_QUOTED):
        before = _QUOTE.split(before)[-1]
    return _meant(row["file"], before)


def _meant(file: str, said: str) -> str:
    if _OFFSET.sub("", file).endswith(_ESCAPED):
        for escape, meant in _ESCAPES:
            said = said.replace(escape, meant)
    return said


def _labelled(row: Mapping[str, Any], text: str, before: str, source: str) -> Labelled:
    return Labelled(
        id=row.get("id") or f"{digest(row.get('file', text))[:12]}:{row.get('start', '')}:{row.get('end', '')}",
        text=text,
        before=before,
        surface=Surface(row["surface"].replace("tool_dump", "tool_output")),
        file="" if source in OWN else row["file"],
        source=source,
        keep=row["keep"],
        junk_kind=row.get("junk_kind") or "",
        pacer=row.get("pacer") or "",
        language=row["language"],
        unsure=bool(row.get("unsure")),
    )
