"""Words that carry little of what is said: copulas, verbs that only bind, words of number and degree (data, no rules).

A paraphrase exchanges them freely ("are" and "stay", "Fridays" and "every Friday"), so where two wordings part in
nothing else they say the same. Fourteen languages together; none of these names a topic or a value.
"""

from __future__ import annotations

from typing import Final

from pipeline.lifecycle.negators import word_set

COPULAS: Final = word_set(
    """
    is are was were be been being stay stays stayed
    remain remains remained get gets got become becomes ist sind war
    waren sei bleibt bleiben wird werden wurde est sont était
    étaient reste restent sera es son está están era eran
    queda sigue ser é são era está estão fica è sono era rimane resta viene er var blir bliver forblir är blev
    förblir is zijn was blijft staat wordt был была было остаётся
    هو هي يبقى not nicht non não no ikke inte niet не
    """
)
"""What joins a subject and its state, and a denial between the two."""
LIGHT: Final = COPULAS | word_set(
    """
    each every all any some both keep keeps kept hold holds
    held make makes made take takes taken took give gives go
    goes run runs ran running work works use uses
    used using about around roughly approximately nearly need needs
    needed require requires required accept accepts accepted
    contain contains include includes happen happens occur
    occurs sit sits lie lies live lives there
    here always currently somebody someone something anybody anyone lieber
    liebsten gern gerne mag mögen rund etwa ungefähr arbeitet
    arbeiten jede jeder jedes jeden jedem alle allen beide
    hält halten macht machen nimmt nehmen gibt geht
    läuft laufen nutzt nutzen verwendet verwenden braucht benötigt
    benötigen enthält findet finden statt liegt liegen steht stehen immer elke elk ieder iedere alle houdt maakt
    neemt geeft gaat loopt draait gebruikt nodig vereist bevat
    ligt staat altijd chaque tout toute tous toutes fait
    font prend tient utilise utilisent utilisé faut exige contient
    lieu toujours a ont cada todo toda todos todas
    hace hacen toma tiene tienen usa usan utiliza utilizan
    necesita requiere contiene siempre hacer sus su faz fazem
    tem têm usam utilizam precisa requer contém sempre seus sua ogni tutto tutti tutte fa fanno prende ha hanno
    usano usa serve richiede contiene sempre hver hvert alle begge holder gjør tar gir går kjører bruker brukes
    brukt bruges trenger krever inneholder ligger står alltid varje alla båda håller gör tar ger körs använder
    används behöver kräver innehåller alltid altid bruge каждый каждая каждое все всех делает имеет использует
    используется нужен требует содержит лежит всегда идёт كل جميع يستخدم تستخدم
    يحتاج يحتوي دائما 每 都 会 使 用 进 行 各 有
    等 中 る 使 う 毎 各 全 て
    """
)
"""Verbs that bind a subject and what it uses, holds or does, and words of number."""
