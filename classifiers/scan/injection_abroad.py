"""Overrides in languages that have no cues elsewhere, as data: whoever plants an order does not ask which we read."""

# ruff: noqa: RUF001 - letters of other scripts are the data here

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import normalize

from classifiers.scan.axis import guarded

if TYPE_CHECKING:
    from classifiers.scan.axis import Danger
    from pipeline.gate.sieve import Guarded


class Way(NamedTuple):
    """How a language says it: the verb, what the orders are called, and that they came before; `|` parts words.

    `last`: the verb stands at the end.
    """

    verb: str
    orders: str
    past: str
    last: bool = False


WAYS: Final = (
    Way("무시|잊어|따르지", "지시|명령|지침|규칙|프롬프트", "이전|앞선|기존|위의|지금까지", last=True),
    Way(
        "yok say|görmezden gel|unut|dikkate alma", "talimat|komut|kural|yönerge", "önceki|yukarıdaki|mevcut", last=True
    ),
    Way("abaikan|lupakan|hiraukan", "instruksi|perintah|arahan|aturan|peraturan", "sebelum|di atas|terdahulu"),
    Way("ignoruj|zapomnij|pomiń", "instrukcj|poleceni|poleceń|zasad|wytyczn", "poprzedni|wcześniejsz|powyższ"),
    Way("ігнору|забудь|забудьте", "інструкці|вказівк|правил|команд", "попередн|наведен"),
    Way("ignoruj|zapomeň|zabudni", "pokyn|instrukc|inštrukci|pravid|příkaz", "předchoz|predchádz|výše"),
    Way("bỏ qua|phớt lờ|quên", "hướng dẫn|chỉ dẫn|chỉ thị|lệnh|quy tắc", "trước|ở trên"),
    Way("अनदेखा|नज़रअंदाज|नजरअंदाज|भूल", "निर्देश|आदेश|नियम", "पिछले|पहले|पूर्व|उपरोक्त", last=True),
    Way("αγνόησε|αγνοήστε|ξέχασε|ξεχάστε", "οδηγί|εντολ|κανόν", "προηγούμεν|παραπάνω"),
    Way("ignoră|ignorați|uită", "instrucțiun|instrucţiun|comenz|reguli", "anterioar|precedent|de mai sus"),
    Way("ohita|unohda|älä noudata", "ohje|käsky|sääntö|säännö", "aiem|aikaisem|edelli|yllä"),
    Way("figyelmen kívül|felejtsd|felejtse", "utasítás|szabály|parancs", "korábbi|előző|fenti", last=True),
    Way("figyelmen kívül|felejtsd|felejtse", "utasítás|szabály|parancs", "korábbi|előző|fenti"),
    Way("התעלם|התעלמי|התעלמו|שכח", "הוראות|הנחיות|פקודות|כללים", "קודמות|לעיל"),
    Way("ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ", "คำสั่ง|คำแนะนำ|กฎ", "ก่อนหน้า|ข้างต้น|ที่ผ่านมา"),
    Way("نادیده|فراموش", "دستور|قوانین|فرمان", "قبلی|پیشین|بالا", last=True),
)
_GAP: Final = r"[^.!?。\n]{0,40}?"


def signs(weight: float) -> tuple[Guarded[Danger], ...]:
    """Return a sign of each way, of this weight, for folded text."""
    return tuple(_sign(_folded(way), weight) for way in WAYS)


def _folded(way: Way) -> Way:
    return Way(normalize("NFKC", way.verb), normalize("NFKC", way.orders), normalize("NFKC", way.past), way.last)


def _sign(way: Way, weight: float) -> Guarded[Danger]:
    orders = rf"(?:(?:{way.past}){_GAP}(?:{way.orders})|(?:{way.orders}){_GAP}(?:{way.past}))"
    pattern = rf"{orders}{_GAP}(?:{way.verb})" if way.last else rf"(?:{way.verb}){_GAP}{orders}"
    first_words = (word.split()[0] for word in way.verb.split("|"))
    return guarded(weight, pattern, " ".join(first_words))
