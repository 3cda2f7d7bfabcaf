"""How two statements are worded against each other: what they share, and where they part.

A frame is a wording that both share. Where two statements fill the same frame, the place of the difference tells
what differs: at its end the value ("The limit is 50" / "80"), at its start the subject ("The cat needs …" / "The dog
needs …"). That holds for every language here, since each names its topic before what it says of it.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from judge.light_cue import LIGHT
from judge.opposite import opposed
from pipeline.lifecycle.negation import is_denying, is_verb_of_denial
from pipeline.lifecycle.negators import AGREEING, CONCORD, PLAIN
from pipeline.lifecycle.quantities import NUMERALS, UNITS

_WORD: Final = re.compile(r"\d+(?::\d\d)+|\w[\w\-./']*\w|\w")
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]|[^\u3040-\u30ff\u3400-\u9fff]+")
_ELIDED: Final = re.compile(r"\b(?:[cdjlmnst]|qu)'(?=\w{2})")
"""A French or Italian article or "ne" that has lost its vowel."""
_NOT_DIGIT: Final = re.compile(r"[,.:]")
_STEM_MAX: Final = 5
_STEM_MIN: Final = 3

if TYPE_CHECKING:
    from collections.abc import Sequence


def _words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


_BY_LANGUAGE: Final = {
    "en": "the a an is are was were be been being of to in for and or by with at from as it its this that these"
    " those has"
    " have had do does did into than then there they them he she his her who which what must should shall can"
    " could may"
    " not no never any more now",
    "de": "der die das den dem des ist sind war ein eine einen einem einer und oder im in zu auf für von mit"
    " wird werden"
    " kann nicht kein keine nie",
    "fr": "le la les l un une des du de et est sont au aux en dans pour par avec il elle que qui se ne pas plus jamais",
    "es": "el los la las una un es son y o de del al en por para con se su lo que no nunca jamás",
    "pt": "o a os as um uma e ou do da dos das no na nos nas em é são por para com que se não nunca",
    "it": "il lo la gli un una di a e è sono uno che si per con non mai ogni sul sulla nel nella dei delle degli dal"
    " dalla al alla ai",
    "nb": "og et er som å til av på i en ei det de den har kan skal vil for fra ikke aldri",
    "sv": "och att ett är en det de den har kan ska som till om med för från av på i inte aldrig",
    "da": "og et er at en det de den har kan skal som til om med for fra af på i ikke aldrig",
    "nl": "het de een van op voor is zijn wordt en in te dat niet geen nooit",
    "ru": "и в на с не ни по для это у к о за из от что как никогда",
    "zh": "的 了 在 是 不 必 须 没 有 没有",
    "ja": "の は が を に で と も た る て す し ま す な い",
    "ar": "يوجد في من على إلى عن هو هي ال و أن لا لم لن ما",
}
FUNCTION_WORDS: Final = _words(*_BY_LANGUAGE.values())
"""They carry grammar, not the topic. Denials are among them: `pipeline.lifecycle.equality` counts those."""
_KNOWN: Final = {language: _words(words) for language, words in _BY_LANGUAGE.items()}
ATTITUDES: Final = _words(
    "user want wants wanted prefer prefers preferred like likes ask asks asked request requests wish",
    "wishes again once nutzer nutzerin möchte will bittet wünscht bevorzugt erneut wieder utilisateur",
    "utilisatrice personne veut préfère demande souhaite nouveau usuario usuaria persona quiere prefiere",
    "pide desea nuevo usuário usuária pessoa quer prefere pede deseja novamente utente vuole preferisce",
    "chiede brukeren ønsker foretrekker ber igjen användaren vill föredrar igen gebruiker wil graag",
    "пользователь хочет просит попросил предпочитает снова المستخدم يفضل يريد طلب يطلب مرة أخرى 用 户 希 望 要",
    "求 想 再 次 喜 欢 利 者 述 べ ほ",
)
"""Who has a preference, and that they have it: it names no topic, and one word of it is as good as another."""

_EVERY: Final = {
    adverb: noun
    for pair in (
        "daily:day hourly:hour weekly:week nightly:night monthly:month yearly:year annually:year täglich:tag",
        "stündlich:stunde wöchentlich:woche monatlich:monat jährlich:jahr quotidien:jour quotidiennement:jour",
        "hebdomadaire:semaine mensuel:mois diario:día diariamente:día semanal:semana mensual:mes daglig:dag",
        "ukentlig:uke månedlig:måned dagligen:dag dagelijks:dag wekelijks:week maandelijks:maand ежедневно:день",
    )
    for adverb, noun in (each.split(":") for each in pair.split())
}
"""Daily is every day."""


def tokens(text: str) -> tuple[str, ...]:
    """Return the words of a text, case folded; each character of an unspaced script is a word."""
    folded = _ELIDED.sub("", unicodedata.normalize("NFKC", text).casefold().replace("\u2019", "'"))
    return tuple(part for word in _WORD.findall(folded) for part in _UNSPACED.findall(word))


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """Cut a word's ending (crudely, in any language); names with digits or signs stay whole.

    >>> [stem(word) for word in ("deploys", "deployed", "cat", "worker-17")]
    ['deplo', 'deplo', 'cat', 'worker-17']
    """
    word = _EVERY.get(word, word)
    if not word.isalpha() or len(word) <= _STEM_MIN:
        return word
    return word[: max(_STEM_MIN, min(_STEM_MAX, len(word) - 1))]


@lru_cache(maxsize=4096)
def content(text: str) -> frozenset[str]:
    """Return the stems that carry the topic of a text."""
    return mentions(text) - ATTITUDE_STEMS


@lru_cache(maxsize=4096)
def mentions(text: str) -> frozenset[str]:
    """Return the stems of a text without those that carry grammar."""
    return frozenset(stem(word) for word in tokens(text) if word not in FUNCTION_WORDS)


@lru_cache(maxsize=4096)
def languages(text: str) -> frozenset[str]:
    """Return the languages whose function words a text holds most of: several when they tie, or none.

    A letter that English does not have settles a tie against it.
    """
    words = tokens(text)
    hits = {language: sum(word in known for word in words) for language, known in _KNOWN.items()}
    most = max(hits.values())
    found = frozenset(language for language, count in hits.items() if count == most > 0)
    return found if len(found) == 1 or all(word.isascii() for word in words) else found - {"en"}


@lru_cache(maxsize=4096)
def script(text: str) -> str:
    """Return the script most letters of a text belong to ("LATIN", "CYRILLIC", "HAN" …), "" without letters."""
    counts: dict[str, int] = {}
    for letter in text:
        if letter.isalpha():
            name = unicodedata.name(letter, "UNKNOWN").split()[0]
            name = "HAN" if name in {"CJK", "HIRAGANA", "KATAKANA"} else name
            counts[name] = counts.get(name, 0) + 1
    return max(counts, key=lambda name: counts[name], default="")


_NAME: Final = re.compile(r"(?<=[\w,;:] )[A-Z][\w+#.-]*\w")
_NOUNS_UPPER: Final = frozenset({"de"})
"""Languages in which a capital letter makes no name."""


@lru_cache(maxsize=4096)
def names(text: str) -> frozenset[str]:
    """Return capitalised words inside a sentence, in languages that keep capitals for names."""
    return frozenset() if languages(text) & _NOUNS_UPPER else frozenset(_NAME.findall(text))


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch where two wordings part: topic words that only the old or only the new text has.

    `at` in [0, 1]: how many words of the shorter text both share before it.
    """

    old: tuple[str, ...]
    new: tuple[str, ...]
    at: float

    @property
    def substitutes(self) -> bool:
        """True when both sides say something there, and not the same."""
        return bool(self.old) and bool(self.new)

    @property
    def is_number(self) -> bool:
        """True when the new side is figures alone: a value wherever it stands."""
        return bool(self.new) and all(map(_is_figure, self.new))

    @property
    def is_amount(self) -> bool:
        """True when both sides are figures and units, or the new side figures alone: what is compared as a value."""
        return self.is_number or (_is_measured(self.old) and _is_measured(self.new))


def _is_figure(word: str) -> bool:
    return _NOT_DIGIT.sub("", word).isdecimal()


def _is_measured(words: Sequence[str]) -> bool:
    """True for a figure or a word of number with its unit, and nothing besides."""
    counted = [_is_figure(word) or word in NUMERALS for word in words]
    return any(counted) and all(known or word in UNITS for known, word in zip(counted, words, strict=True))


@dataclass(frozen=True, slots=True)
class Alignment:
    """How a new text lies against an old one.

    `likeness` in [0, 1]: share of words in common order. `old_kept`, `new_known` in [0, 1]: share of the topic words of
    the old text that the new one has, and the other way round; a verb that denies ("lacks", "forbidden") stands for the
    one it denies. `reverses`: a word of each is the other's opposite.
    """

    likeness: float
    spans: tuple[Span, ...]
    old_kept: float
    new_known: float
    reverses: bool


@lru_cache(maxsize=4096)
def align(old: str, new: str) -> Alignment:
    """Return how `new` lies against `old`."""
    words = tokens(old), tokens(new)
    turned = opposed(*words)
    left, right = ([_TURNED if word in turned or is_denying(word) else stem(word) for word in side] for side in words)
    matcher = SequenceMatcher(None, left, right, autojunk=False)
    shorter = max(1, min(len(left), len(right)))
    spans: list[Span] = []
    shared = 0
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind == "equal":
            shared += j - i
        else:
            gone, come = _own(words[0][i:j], words[1], turned), _own(words[1][k:m], words[0], turned)
            spans.append(Span(gone, come, shared / shorter))
    topics, news = (_topics(text, turned) for text in (old, new))
    kept = sum(any(is_form(topic, new) for new in news) for topic in topics)
    known = sum(any(is_form(new, topic) for topic in topics) for new in news)
    denied = any(is_verb_of_denial(word) for word in {*words[0]} ^ {*words[1]})
    return Alignment(
        likeness=matcher.ratio(),
        spans=tuple(span for span in spans if span.old or span.new),
        old_kept=min(1.0, kept / max(1, len(topics) - denied)),
        new_known=min(1.0, known / max(1, len(news) - denied)),
        reverses=bool(turned),
    )


def _topics(text: str, turned: frozenset[str]) -> frozenset[str]:
    hidden = (word for word in tokens(text) if word in turned or word in LIGHT or is_denying(word))
    return content(text) - frozenset(map(stem, hidden))


_TURNED: Final = ""
"""Stands for an opposite or a verb that denies: they are counted as denials, not as words that part."""
ATTITUDE_STEMS: Final = frozenset(map(stem, ATTITUDES))
_SILENT: Final = FUNCTION_WORDS | PLAIN | AGREEING | CONCORD | LIGHT
_VOWELS: Final = re.compile(r"[aeiouyäöüåæøéèêáàâíìîóòôúùû]")
_CONSONANTS_MIN: Final = 3


def _carrying(words: Sequence[str]) -> tuple[str, ...]:
    """Return the words that carry what is said; a denial does not: `pipeline.lifecycle.equality` counts those."""
    spoken = (word for word in words if word not in _SILENT and not is_denying(word))
    return tuple(word for word in spoken if stem(word) not in ATTITUDE_STEMS)


def _own(words: Sequence[str], others: Sequence[str], turned: frozenset[str]) -> tuple[str, ...]:
    """Return the words that carry what is said and that the other text has in no form, opposites aside."""
    known = frozenset(map(stem, others))
    new = (word for word in _carrying(words) if stem(word) not in known and word not in turned)
    return tuple(word for word in new if not any(is_inflected(word, other) for other in others))


def is_form(one: str, other: str) -> bool:
    """True for one stem, or where a short one begins the other: `log` and `logge`."""
    shorter, longer = sorted((one, other), key=len)
    return one == other or (len(shorter) >= _STEM_MIN and shorter.isalpha() and longer.startswith(shorter))


def is_inflected(word: str, other: str) -> bool:
    """True for two forms of one irregular word, which differ in their vowels: `freeze` and `frozen`."""
    if word[:1] != other[:1] or not (word + other).isalpha():
        return False
    frames = [_VOWELS.sub("", stem(each)) for each in (word, other)]
    return frames[0] == frames[1] and len(frames[0]) >= _CONSONANTS_MIN
