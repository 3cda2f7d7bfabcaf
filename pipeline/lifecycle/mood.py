"""Whether a statement says what is, what must be, or only what was, will be or may be (data and two questions).

A rule and a report may fill one slot with two values ("must be 9090", "is 8080"), and then they are at odds; what was
or may be contradicts neither.
"""

from __future__ import annotations

import re
from typing import Final

_NORM_UNSPACED: Final = "必须|必須|应该|應該|应当|應當|べき|なければならない"
_NORM: Final = re.compile(
    r"\b(?:must|shall|should|ought to|ha(?:s|ve) to|needs? to"
    r"|muss|müssen|soll(?:en|te|ten)?|moet(?:en)?|skal|skulle|må|bør|burde|ska|måste|bör"
    r"|doi(?:t|vent)|devrai(?:t|ent)|deben?|debería[n]?|deven?|devem?|deveria[m]?|devono|dovrebbe(?:ro)?"
    r"|долж(?:ен|на|но|ны)|следует|يجب|ينبغي)\b"
    rf"|{_NORM_UNSPACED}",
    re.IGNORECASE,
)
_NO_WORD: Final = re.compile(rf"\b(?:ought|ha(?:s|ve)|needs?) to |{_NORM_UNSPACED}", re.IGNORECASE)
_LOOSE: Final = re.compile(
    r"\b(?:was|were|been|had|did|(?-i:will|may)|would|might|can|could|used to"
    r"|war(?:en)?|wurden?|hatten?|kann|können|könnten?|darf|dürfen|kan|kunnen|waren|werd(?:en)?|mag|mogen"
    r"|var|ble|blev|hadde|havde|hade|vil|vill|kunne|kommer att"
    r"|étai(?:t|ent)|fut|furent|ser(?:a|ont|án|ão|anno|ão)|será|sarà|avai(?:t|ent)|peu(?:t|vent)"
    r"|eran?|fue(?:ron)?|puede[n]?|foi|foram|eram|tinham?|pode[m]?|erano|fu|furono|può|possono"
    r"|был[аио]?|будет|будут|может|могут|كان|كانت|سيكون|يمكن)\b"
    "|可以|可能|曾|でした|だった",
    re.IGNORECASE,
)


def is_norm(text: str) -> bool:
    """Return whether a text says how something must or should be.

    >>> is_norm("The proxy port must be 9090."), is_norm("The proxy port is 8080.")
    (True, False)
    """
    return bool(_NORM.search(text))


def is_loose(text: str) -> bool:
    """Return whether a text says what was, will be, may or can be: no claim about the present.

    >>> is_loose("The proxy port was 8080."), is_loose("The proxy port is 8080.")
    (True, False)
    """
    return bool(_LOOSE.search(text))


def without_norm(text: str) -> str:
    """Return a text without the duties that are no word of their own: two words ("has to"), or written into another.

    >>> without_norm("The gate has to be open."), without_norm("端口必须是9090")
    ('The gate be open.', '端口是9090')
    """
    return _NO_WORD.sub("", text)
