"""Pairs of opposites, as plain tables (data, no rules): the poles of an axis by " / ", axes by a blank line.

Casefolded; fourteen languages together. Words that a prefix turns
("unsafe") and verbs that deny ("lacks") need no row.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

from typing import Final

STATES: Final = """
on enabled activated eingeschaltet an på aan ein
allumé allumée activé activée encendido encendida activado activada
ligado ligada acceso accesa attivato attivata skrudd påslått tændt
включён включен включена включено 开启 启用 已开 オン 有効
مفعل مفعلة / off deactivated switched-off ausgeschaltet aus
av uit éteint éteinte désactivé désactivée apagado apagada
desactivado desactivada desligado desligada desativado desativada spento spenta disattivato disattivata avslått
slukket avstängd выключен выключена выключено отключён отключен отключена 关闭 禁用 停用 已关 オフ 無効 معطل معطلة

open opened offen geöffnet ouvert ouverte abierto abierta aberto aberta aperto aperta åpen åpent åben åbent öppen
öppet открыт открыта открыто مفتوح مفتوحة / closed shut geschlossen fermé fermée cerrado cerrada fechado fechada
chiuso chiusa stengt lukket stängd stängt gesloten dicht закрыт закрыта закрыто مغلق مغلقة

up online / down offline

public öffentlich publique público pública pubblico
pubblica offentlig offentligt publik openbaar публичный публична
公开 公開 عام عامة / private privat privé privée privado privada privato privata приватный приватна 私有 非公開 خاص خاصة

mandatory required compulsory verpflichtend obligatoire
obligatorio obrigatório obbligatorio obligatorisk verplicht
обязательно обязателен 必须 必須 إلزامي / optional voluntary freiwillig facultatif facultative opcional facoltativo
valgfri valgfritt frivillig valfri optioneel необязательно необязателен 可选 任意 اختياري

temporary provisional vorläufig temporaire temporal temporário midlertidig tillfällig tijdelijk / permanent

safe secure sicher sûr seguro sicuro trygg sikker säker veilig безопасно 安全 / dangerous gefährlich dangereux

manual manually manuell manuel manuale / automatic automatically automatisch automatique automático

true / false
"""
"""Said of a subject: they count behind a copula or at the end."""

VERBS: Final = """
ascending aufsteigend croissant stigende stigande oplopend / descending absteigend décroissant synkende

passes passed succeeds succeeded works besteht gelingt funktioniert fonctionne réussit funciona passa funziona
fungerer virker fungerar werkt lukt работает проходит 通过 成功
/ fails failed breaks scheitert versagt échoue falla falha
fallisce feiler fejler misslyckas faalt mislukt падает 失败 失敗

increase increases increased raises rises grows erhöht steigt augmente aumenta aumentan øker stiger ökar stijgt
verhoogt растёт растет увеличивает 增加 上升 増加 / decrease decreases decreased lowers reduces falls drops senkt sinkt
verringert diminue baisse disminuye disminuyen reduce diminui
diminuisce minker synker faller minskar sjunker daalt
verlaagt падает уменьшает 减少 下降 減少

starts begins beginnt startet commence empieza começa inizia begynner börjar begint / ends stops endet

likes loves mag liebt aime gusta gosta piace liker gillar любит нравится 喜欢 好き / hates hasst déteste odia detesta
hater hatar haat ненавидит 讨厌 嫌い

requires needs braucht benötigt nécessite requiere necesita requer precisa richiede krever kräver / forgoes
"""
"""Predicates by themselves: they count wherever they stand."""

PLACES: Final = """
before vor avant antes prima før före voor до перед / after nach après después depois dopo etter efter na после

in on inside within auf innerhalb sur dans en dentro em
su på i innenfor inom binnen внутри / outside off außerhalb
hors fuera fora fuori utenfor utanför buiten вне

above over über oberhalb au-dessus sobre acima sopra ovenfor över boven над / below under unter sous bajo abaixo

from von aus de da desde fra från van из с от / to into nach zu vers a para til till naar в к
"""
"""They turn round what stands behind them, and count only where that is the same: before and after the build."""
