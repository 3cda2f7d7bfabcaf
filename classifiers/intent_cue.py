"""Cues of query intents by language, in the notation of `classifiers.pacer.lexicon`."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "temporal": """when | last week | last month | last year | yesterday | today | this week | this month
            | recently | latest | since | before | after | ago | during | history | timeline | changed | most recent
            | first time""",
        "factual": """what | which | how many | how much | what is | is it | does | is there | value | number
            | port | version""",
        "entity": """who | whose | whom | which team | which service | owner | owns | tell me about | maintainer
            | contact""",
        "preference": """prefer | prefers | preference | favorite | favourite | like best | likes | dislikes
            | want | style""",
        "procedural": """how to | how do | how does | how can | how should | steps | guide | set up | configure
            | install | fix | deploy | run | procedure | instructions | best way""",
    },
    "de": {
        "temporal": "wann | letzte woche | letzten monat | gestern | heute | kürzlich | zuletzt | seit | vor | nach",
        "factual": "was | welche | welcher | welches | wie viele | wie viel | wert | port | version",
        "entity": "wer | wessen | wem | zuständig | ansprechpartner | verantwortlich",
        "preference": "bevorzugt | lieber | lieblings* | mag | vorliebe | am liebsten",
        "procedural": """wie kann | wie macht | wie richte | wie starte | wie funktioniert | anleitung | schritte
            | einrichten""",
    },
    "fr": {
        "temporal": """quand | la semaine dernière | le mois dernier | hier | aujourd'hui | récemment | depuis
            | avant | après""",
        "factual": "quel | quelle | quels | quelles | combien | qu'est-ce | que | valeur | port | version",
        "entity": "qui | à qui | quelle équipe | responsable",
        "preference": "préfère | préféré | préférée | préférence | aime mieux",
        "procedural": "comment | étapes | procédure | installer | configurer | guide",
    },
    "es": {
        "temporal": """cuándo | cuando | la semana pasada | el mes pasado | ayer | hoy | recientemente | desde
            | antes | hace""",
        "factual": "qué | cuál | cuáles | cuánto | cuántos | cuántas | valor | puerto | versión",
        "entity": "quién | quiénes | de quién | qué equipo | responsable",
        "preference": "prefiere | preferido | favorito | favorita | preferencia | le gusta",
        "procedural": "cómo | pasos | procedimiento | instalar | configurar | guía",
    },
    "pt": {
        "temporal": "quando | na semana passada | mês passado | ontem | hoje | recentemente | desde | antes | há",
        "factual": "o que | qual | quais | quanto | quantos | quantas | valor | porta | versão",
        "entity": "quem | de quem | qual equipe | responsável",
        "preference": "prefere | preferido | favorito | favorita | preferência | gosta",
        "procedural": "como | passos | procedimento | instalar | configurar | guia",
    },
    "it": {
        "temporal": """quando | la settimana scorsa | il mese scorso | ieri | oggi | recentemente | da quando
            | prima | dopo""",
        "factual": "cosa | che cosa | quale | quali | quanto | quanti | quante | valore | porta | versione",
        "entity": "chi | di chi | quale team | responsabile",
        "preference": "preferisce | preferito | preferita | preferenza | piace",
        "procedural": "come | passi | procedura | installare | configurare | guida",
    },
    "no": {
        "temporal": """når | forrige uke | i forrige uke | forrige måned | i går | i dag | nylig | siden | før
            | etter | sist""",
        "factual": "hva | hvilken | hvilket | hvilke | hvor mange | hvor mye | verdi | port | versjon",
        "entity": "hvem | hvem sin | hvilket team | ansvarlig | eier",
        "preference": "foretrekker | liker | favoritt | helst | ønsker",
        "procedural": "hvordan | steg | fremgangsmåte | installere | sette opp | konfigurere",
    },
    "sv": {
        "temporal": """när | förra veckan | förra månaden | igår | i går | idag | nyligen | sedan | före | efter
            | senast""",
        "factual": "vad | vilken | vilket | vilka | hur många | hur mycket | värde | port | version",
        "entity": "vem | vems | vilket team | ansvarig | äger",
        "preference": "föredrar | gillar | favorit | helst | önskar",
        "procedural": "hur gör | hur kan | hur ska | hur fungerar | steg | installera | ställa in | konfigurera",
    },
    "da": {
        "temporal": "hvornår | sidste uge | sidste måned | i går | i dag | for nylig | siden | før | efter | senest",
        "factual": "hvad | hvilken | hvilket | hvilke | hvor mange | hvor meget | værdi | port | version",
        "entity": "hvem | hvis ansvar | hvilket team | ansvarlig | ejer",
        "preference": "foretrækker | kan lide | favorit | helst | ønsker",
        "procedural": "hvordan | trin | fremgangsmåde | installere | sætte op | konfigurere",
    },
    "nl": {
        "temporal": "wanneer | vorige week | vorige maand | gisteren | vandaag | onlangs | sinds | voor | na | laatst",
        "factual": "wat | welke | welk | hoeveel | waarde | poort | versie",
        "entity": "wie | van wie | welk team | verantwoordelijk | eigenaar",
        "preference": "verkiest | voorkeur | favoriet | liever | houdt van",
        "procedural": "hoe kan | hoe moet | hoe werkt | hoe doe | stappen | installeren | instellen | configureren",
    },
    "ru": {
        "temporal": "когда | на прошлой неделе | в прошлом месяце | вчера | сегодня | недавно | назад | после | до",
        "factual": "что | какой | какая | какие | какое | сколько | значение | порт | версия",
        "entity": "кто | чей | чья | кому | какая команда | ответственный",
        "preference": "предпочита* | любим* | нравится | предпочтени*",
        "procedural": "как | шаги | инструкция | установить | настроить",
    },
    "zh": {
        "temporal": "什么时候 | 何时 | 上周 | 上个月 | 过去 | 昨天 | 今天 | 最近 | 之前 | 以来",
        "factual": "什么 | 哪个 | 哪些 | 多少 | 几个 | 值 | 端口 | 版本",
        "entity": "谁 | 谁的 | 哪个团队 | 负责人",
        "preference": "喜欢 | 偏好 | 更喜欢 | 最爱",
        "procedural": "怎么 | 如何 | 怎样 | 步骤 | 安装 | 配置",
    },
    "ja": {
        "temporal": "いつ | 先週 | 先月 | 昨日 | 今日 | 最近 | 以前 | 以来",
        "factual": "何 | どの | どれ | いくつ | いくら | 値 | ポート | バージョン",
        "entity": "誰 | だれ | どのチーム | 担当者",
        "preference": "好き | 好み | お気に入り | 好む",
        "procedural": "どうやって | どのように | 方法 | 手順 | やり方 | インストール",
    },
    "ar": {
        "temporal": "متى | الأسبوع الماضي | الشهر الماضي | أمس | اليوم | مؤخرا | منذ | قبل | بعد",
        "factual": "ما | ماذا | أي | كم | قيمة | منفذ | إصدار",
        "entity": "من هو | من هي | لمن | أي فريق | المسؤول",
        "preference": "يفضل | تفضل | المفضل | المفضلة | يحب",
        "procedural": "كيف | خطوات | طريقة | تثبيت | إعداد",
    },
}
"""Language → intent → literals."""
