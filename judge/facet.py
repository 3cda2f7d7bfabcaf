"""Words that fix whom or what a statement is about, by facet: another value of the facet is another fact.

Each facet maps a concept to its words in fourteen languages, without those that are a common word of another one
(Norwegian `far`, German `kind`, French `son`). Only facets whose concepts exclude each other stand here.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from judge.wording import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_PERSONS: Final = MappingProxyType(
    {
        "mother": "mother mutter mère madre mãe mor moeder мать матери 母 أم والدة",
        "father": "father vater père padre pai vader отец отца 父 أب والد أبو",
        "sister": "sister schwester sœur hermana irmã sorella søster syster zus сестра сестры 姐 妹 أخت",
        "brother": "brother bruder frère hermano irmão fratello bror broer брат брата 兄 弟 أخ أخو",
        "son": "sohn fils hijo filho figlio sønn søn zoon сын сына 息 ابن",
        "daughter": "daughter tochter fille hija filha figlia datter dotter dochter дочь дочери 女儿 娘 ابنة",
        "wife": "wife ehefrau épouse esposa moglie kone hustru echtgenote жена жены 妻 زوجة",
        "husband": "husband ehemann mari marido marito ektemann echtgenoot муж мужа 夫 زوج",
        "partner": "partner partnerin conjoint conjointe pareja parceiro compagno samboer sambo партнёр партнер",
        "parent": "parents eltern parents padres pais genitori foreldre föräldrar ouders родители родителей 父母 والدا",
        "child": "child children kinder enfant niño criança bambino barn kinderen ребёнок дети 孩 子供 طفل",
        "uncle": "uncle onkel oncle tío tio zio oom дядя 叔 عم",
        "aunt": "aunt tante tía tia zia тётя 姑",
        "friend": "friend freund freundin ami amie amigo amiga amico venn ven vän vriend друг друга 朋 友 صديق",
        "colleague": "colleague kollege kollegin collègue colega collega kollega коллега коллеги 同 僚 زميل",
        "neighbour": "neighbour neighbor nachbar nachbarin voisin voisine vecino vizinho vicino nabo granne"
        " buurman сосед جار",
        "boss": "boss chef vorgesetzter patron jefe chefe capo sjef leder baas начальник 上司 老板 مدير",
        "assistant": "assistant assistent assistentin asistente assistente ассистент помощник 助 مساعد",
    }
)
_PLACES: Final = MappingProxyType(
    {
        "production": "production prod produktion produksjon producción produção produzione productie продакшен"
        " إنتاج 生产 本番",
        "staging": "staging abnahme preproducción preprod préproduction homologação 预发布",
        "test": "test testing tests testmiljøet testumgebung teste prueba pruebas тест اختبار 测试",
        "development": "dev development entwicklung développement desarrollo desenvolvimento utvikling 开发 開発 تطوير",
        "demo": "demo",
        "training": "training schulung schulungsumgebung formation",
    }
)
_BOUNDS: Final = MappingProxyType(
    {
        "least": "minimum least mindestens mínimo minst mindst минимум 至少 最少 少なくとも",
        "most": "maximum most höchstens máximo høyst højst högst maximaal максимум 至多 最多 最大",
        "default": "default standardmäßig défaut predeterminado padrão умолчанию 默认 既定",
    }
)


def _index(facet: Mapping[str, str]) -> Mapping[str, str]:
    return {word: concept for concept, words in facet.items() for word in words.split()}


_BY_PERSON: Final = _index(_PERSONS)
_EXCLUSIVE: Final = tuple(_index(facet) for facet in (_PLACES, _BOUNDS))
_ENDINGS: Final = ("", "'s", "s", "es", "n", "en", "ns", "е", "у", "а", "ом", "ة", "ين")
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


@lru_cache(maxsize=4096)
def _concepts(text: str, facet: int) -> frozenset[str]:
    index = _BY_PERSON if facet < 0 else _EXCLUSIVE[facet]
    spaced = {index[form] for word in tokens(text) for form in _forms(word) if form in index}
    unspaced = {index[word] for word in index if _UNSPACED.match(word) and word in text}
    return frozenset(spaced | unspaced)


def _forms(word: str) -> Iterator[str]:
    bare = word.removeprefix("ال")
    return (bare.removesuffix(ending) for ending in _ENDINGS)


def brings_other_person(old: str, new: str) -> bool:
    """True when `new` speaks of somebody that `old` does not mention: the user's sister is not the user."""
    return bool(_concepts(new, -1) - _concepts(old, -1))


def is_other_place_or_bound(old: str, new: str) -> bool:
    """True when both name a place (an environment) or a bound, and not one of them is the same."""
    pairs = ((_concepts(old, facet), _concepts(new, facet)) for facet in range(len(_EXCLUSIVE)))
    return any(left and right and not left & right for left, right in pairs)
