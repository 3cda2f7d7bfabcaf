"""Whether a word of letters alone can be a password, or only says what one is like: "required", "vide", "leer".

What people say of a password are adjectives and participles, and those show in their endings; types and states that
do not are listed. A password that ends like one of them is missed, which is the price of leaving prose alone.
"""

from __future__ import annotations

import re
from typing import Final

from classifiers.scan.label import LABELS

_DESCRIBES: Final = re.compile(
    # English; German, Dutch and the Scandinavian languages; French; Spanish, Portuguese and Italian; Russian
    r"(?:ed|en|able|ible|less|ory|ary|ing|ive|ful|ic|al|id|ous|ated?|ion"
    r"|t|bar|baar|ig|lig|vd|lich|lijk|isch|isk|ad|erd"
    r"|\u00e9e?|(?:[ndlv]|\u00e7)ue?|(?:qu|rm|dm|pr)ise?|oire|aire|ide|ique|el|elle"
    r"|[aiu][dt][oa]|[o\u00f3]ri[oa]|[aeo](?:c?tt|ct)[oa]|bile|vel|ente|[\u00edi]a|ura|uro|c[oa]|nul[oa]"
    r"|\u0435\u043d|\u0430\u043d|\u0451\u043d|\u044b\u0439|\u0438\u0439|\u0430\u044f|\u043d[\u0430\u043e]|\u0442\u0441\u044f|\u0438\u0442|\u0435\u0442|\u0435\u043c)$"
)
_WORDS: Final = """string number boolean integer object buffer unknown varchar binary hidden masked secure simple random
    unique public private secret plaintext keyword username somewhere elsewhere whatever anything something nothing
    everyone yourself myself itself obsolete default system manager managers policy policies generator prompt prompts
    fields field pflicht falsch vacío vacía vazia vazio vuota vuoto forkert onjuist changeme placeholder example confirm
    current update change login logout signin signup missing strong always never because inside within before after
    during there where which shorter longer weaker stronger better worse nullable visible another neither either
    yours theirs admins sensible known unset insecure between either rotate rotates matches length characters letters
    wrong almost simply really already entire nowhere obvious tonight today tomorrow mine
    sicher unsicher geheim anders schwach legacy minimum maximum dialog keychain wallet debole forte segreto segreta
    unsafe strength visibility recovery reminder login keyring"""
_NAMES_NOTHING: Final = frozenset(_WORDS.split())


def is_plain_password(value: str, _label: str) -> bool:
    """Judge a word: none that describes, that names a type or a state, or that is a label itself ("Passwort")."""
    word = value.lower()
    return not (word in _NAMES_NOTHING or word in LABELS or _DESCRIBES.search(word))
