"""How firmly a statement says what it says: that it may be, that it should be, or that it is (data and one comparison).

A memory that says less firmly does not say the firmer thing yet: "may be stale" is not "is stale".
"""

from __future__ import annotations

import re
from typing import Final

_MAY: Final = re.compile(
    r"\b(?:might|perhaps|possibly|maybe|vielleicht|möglicherweise|könnten?|dürften?|peut-être|pourrai(?:t|ent)"
    r"|quizás|tal vez|podrían?|talvez|poderiam?|forse|potrebbe(?:ro)?|misschien|mogelijk|kanskje|muligvis|måske"
    r"|kanske|возможно)\b|可能|或许|かもしれ|かも知れ|ربما|قد (?=[يت])",
    re.IGNORECASE,
)
_MAY_ENGLISH: Final = re.compile(
    r"\bmay (?:not )?(?:be|have|also|still|sometimes|occasionally|well|fail|take|return|contain|lead|cause"
    r"|happen|occur|need|differ|vary|lag|drop|lose|miss|grow)\b"
)
"""Lower case, before what happens by itself: the month is another word, and who may do something is permitted to."""
_CAN: Final = re.compile(r"\b(?:can|could|allowed)\b", re.IGNORECASE)
"""What may be done can be done."""
_SHOULD: Final = re.compile(
    r"\b(?:should|ought|sollten?|devrai(?:t|ent)|deberían?|deveriam?|dovrebbe(?:ro)?"
    r"|zou(?:den)? moeten|bør|burde|bör|borde"
    r"|следует|стоит)\b|应该|應該|建议|べき|ينبغي",
    re.IGNORECASE,
)
_PAST_HABIT: Final = re.compile(
    r"\b(?:used to|pflegten? (?:\w+ ){0,4}zu|avai(?:t|ent) l'habitude|solían?|costumavam?|soleva(?:no)?"
    r"|pleegden?|pleiden?|brukade|plejede|раньше|прежде)\b|以前|かつて|曾经|曾",
    re.IGNORECASE,
)


def is_firmer(old: str, new: str) -> bool:
    """True when `new` says outright, or as a duty, what `old` says may be, should be or used to be."""
    return (
        (_may(old) and not (_may(new) or _CAN.search(new)))
        or (bool(_SHOULD.search(old)) and not _SHOULD.search(new) and not _may(new))
        or (bool(_PAST_HABIT.search(old)) and not _PAST_HABIT.search(new))
    )


def _may(text: str) -> bool:
    return bool(_MAY.search(text) or _MAY_ENGLISH.search(text))
