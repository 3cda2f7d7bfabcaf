"""Words that say neither what is spoken of nor what is said of it, as a plain table (data, no rules).

Articles, auxiliaries, modals, and adverbs that only mark a change ("now", "any longer"). Prepositions are not
among them: "before" and "after" are the whole difference between two rules. Casefolded; fourteen languages together.
"""

from __future__ import annotations

from typing import Final

from pipeline.lifecycle.negators import word_set

FILLERS: Final = word_set(
    # English, German, Dutch
    "a an the this that these those is are was were be been being am do does did has have had will would shall "
    "should must may might can could it its they there now currently today still then also longer any anymore "
    "more already again please so "
    "der die das den dem des ein eine einen einem einer ist sind war waren wird werden wurde wurden hat haben "
    "muss müssen soll sollen darf dürfen kann können sein es jetzt nun heute mehr noch schon zu "
    "de het een zijn waren wordt worden heeft hebben moet moeten mag mogen kan kunnen er nu meer nog "
    # Norwegian, Danish, Swedish
    "en et ei det var være vara blir ble har hadde skal må vil bør nå lenger også at å som ett är blev ska måste nu "
    "längre att får længere "
    # French, Spanish, Portuguese, Italian
    "le la les l un une du est être sont était étaient sera ont doit doivent peut peuvent il elle ce cela plus que "
    "désormais maintenant "
    "el los las una unos unas del son era eran está están ser ha han debe deben puede pueden ya ahora más "
    "o os as um uma uns umas da do dos são é eram foi estão tem têm deve devem pode podem já agora mais se "
    "lo gli i uno è sono essere erano viene vengono hanno devono può possono ora adesso più che si "
    # Russian, Arabic, Chinese
    "это этот эта эти быть был была было были будет есть может могут должен должна должны уже теперь больше ещё "
    "هو هي كان كانت يكون قد يجب يمكن الآن بعد أن "
    "了 的 是 会 将 可以 必须 现在 已 已经",
)
