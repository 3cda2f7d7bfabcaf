"""Keys and figures of a list of search results, as data."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final

RANKING_KEY: Final = re.compile(
    r"[*_`\s]*(?:rank(?:_?score)?|score|(?:doc|corpus|chunk|passage|result|node)_?id|bm25|rrf|distance|similarity"
    r"|relevance|cosine)[*_`]*\s*[:=#]\s*[-\d.a-f]",
    re.IGNORECASE,
)
RANKED_FIGURE: Final = re.compile(
    r"[*_`\s]*(?:得分|分数|相似度|排名|相关性|相關性|スコア|類似度|順位|関連度|оценка|релевантность|сходство|ранг|الدرجة|التشابه|الصلة"
    r"|punktzahl|ähnlichkeit|relevanz|rang|poengsum|likhet|relevans|poäng|likhed|puntuación|puntaje|similitud"
    r"|relevancia"
    r"|pontuação|similaridade|relevância|punteggio|similarità|rilevanza|pertinence|similarité|gelijkenis|relevantie)"
    r"[*_`]*\s*[:=：]\s*[-+]?\d+(?:[.,]\d+)?%?(?:[\s,;，、]+\S{1,24}\s*[:=：]\s*\S+)*\s*$"
    r"|\[?0?\.\d+\]?\s+\w+[_#-]?\d+\s*$",
    re.IGNORECASE,
)
"""The same as a whole line in other languages, where the word alone is also prose."""
RANKED_TITLE: Final = re.compile(
    r".{0,24}\b(?:search )?(?:result|treff|ergebnis|resultado)\s*#?\d+\s*:?\s*$", re.IGNORECASE
)
RANKED_PLACE: Final = re.compile(r"#\d+\s*$")
RANKED_END: Final = re.compile(r".*\((?:score|rank|similarity|distance)\s*[=:]?\s*[\d.]+\)\s*$", re.IGNORECASE)
