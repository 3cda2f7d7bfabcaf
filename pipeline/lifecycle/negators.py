"""Words that turn a clause round, as plain tables (data, no rules). Casefolded; fourteen languages together."""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

from typing import Final


def word_set(*lines: str) -> frozenset[str]:
    """Return the words of some lines; a table of words reads best as text."""
    return frozenset(" ".join(lines).split())


PLAIN: Final = word_set(
    # English, German, Dutch, Norwegian, Danish, Swedish, Arabic: each of these turns by itself
    "not cannot never none no-one nobody nothing neither nowhere without unless",
    "nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder",
    "niet geen nooit niemand niets zonder tenzij",
    "ikke ikkje inte ej aldri aldrig ingen intet ingenting inga inget uten uden utan verken",
    "لا ولا لم ولم لن وليس ليس ليست غير بدون دون ممنوع يمنع يرفض يحظر",
    # Without: adds to a Romance or Slavic negation rather than agreeing with it
    "sin sem sans senza без нельзя",
)
"""Each occurrence counts."""

AGREEING: Final = word_set("no não non ne не")
"""Verb negators of languages with negative concord; English `no` shares the form and counts alike."""

CONCORD: Final = word_set(
    "pas jamais rien aucun aucune guère nunca jamás nadie nada ningún ninguna ninguno ninguém nenhum nenhuma",
    "nem mai nessun nessuno nessuna nulla niente никто никогда ничего ничто никакой ни нет",
)
"""Words that agree with a verb negator: `ne … jamais`, `no … nunca`, `никто не` are one negation, not two."""

PORTUGUESE_MARKS: Final = word_set("não uma um são é ao aos às à pela pelo")
"""Words that show Portuguese, where `no` means "in the" and denies nothing."""

VERB_STEMS: Final = (
    r"reject\w*|refus\w*|den(?:y|ies|ied|ying)|forb[ia]d\w*|prohibit\w*|bann?(?:s|ed|ing)?|disallow\w*|avoid\w*"
    r"|dislik\w*|lack(?:s|ed|ing)?|exclud(?:e|es|ed|ing)|disable\w*|disabling|prevent\w*"
    r"|verb(?:oten|iete[nt]?)|untersag\w*|lehnt|abgelehnt|verweiger\w*|vermeid\w*"
    r"|recha[zc]\w*|proh[ií]b\w*|evit\w*|deniega\w*|interdi\w*|rejet\w*|évit\w*|pro[ií]b\w*|rejeit\w*|recus\w*"
    r"|vieta\w*|rifiut\w*|forbudt|avvis\w*|unngå\w*|nekte\w*|förbj\w*|undvik\w*|verboden|weiger\w*|vermijd\w*"
    r"|запре[тщ]\w*|отклон\w*|отказ\w*|избег\w*"
)
"""Verbs whose sense is a negation (a pattern for a whole word): to forbid is not to allow."""

UNSPACED: Final = r"禁止|拒绝|拒否|避免|避け|除非|没有|没|未|无|勿|不|ない|なく|なけれ|ません|ならぬ|なし|せず"
"""Negators of scripts without spaces (a pattern, searched inside the text)."""

NOT_NEGATIONS: Final = (
    r"not only|no later than|no more than|no less than|no fewer than|without exception|no doubt|whether or not"
    r"|not exceed|not be (?:more|longer|larger|higher|greater) than|nicht überschreiten|pas dépasser"
    r"|no (?:puede|debe) (?:superar|exceder)|não (?:pode|deve) exceder|ikke overstige|inte överstiga|niet overschrijden"
    r"|nicht nur|ohne ausnahme|spätestens|uten unntak|ikke bare|no s[oó]lo|sin excepción|não só|sem exceção"
    r"|pas seulement|sans exception|non solo|senza eccezion[ei]|не только|не позднее|без исключения"
    r"|不过|不同|不断|不仅|不但|未来|无论|少なく|まもなく|間もなく"
)
"""Set phrases that hold a negator but deny nothing (a pattern)."""

CLAUSE_BREAK: Final = (
    r"[.;:,!?…。、，；：？！؛،؟\n]"
    r"|\b(?:and|but|und|aber|sondern|og|men|och|maar|y|pero|e|mas|et|mais|ma|и|но|а)\b"
)
"""Where one clause ends (a pattern): two denials in one clause undo each other, in two clauses they do not."""
