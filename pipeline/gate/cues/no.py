"""Norwegian (bokmål and nynorsk) cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

NORWEGIAN: Final = Language(
    cues={
        Cue.RULE: """må | skal | bør | må ikke | skal ikke | bør ikke | aldri | alltid | unngå | påkrevd | kreves
            | krever | krev | forbudt | anbefales | anbefalt | nødvendig | kun | bare | minst | maks
            | i stedet
            for | sørg for | husk | ikke tillatt | viktig | er frosset | er fryst""",
        Cue.STANDING: """alltid | aldri | hver gang | hver | alle | som standard | fra nå av | heretter | når
            | skal alltid | må ikke""",
        Cue.CAUSE: """fordi | på grunn av | derfor | siden | slik at | for at | forårsaket | årsak | grunnen
            | dermed | altså | fører til | for å unngå | forstyrrer | ettersom | så | av di""",
        Cue.FINDING: """viste seg | oppdaget | fant ut | lærdom | bekreftet | feilen | løsningen | problemet er
            | feiler | fungerer ikke | virker ikke | besluttet | vedtatt | bestemt | enige | konklusjon
            | målt | observert | ifølge | mangler | finnes ikke | støttes | begrenset | deaktivert""",
        Cue.STATE: """lytter | beholdes | oppstår | starter | sendes | vises | slettes | må | trengs
            | settes | er | var | har | hadde | blir | ble | bruker | brukes | inneholder
            | ligger | kjører | krever | trenger | støtter | returnerer | lagrer | lagres
            | finnes | fungerer | gir | får | viser | sender | leser | skriver | henter | betyr
            | kan | skal | vil | gjelder | utløper | heter | står | består | tar | kobler | eier
            | genereres | lever | ikkje | vert | vart | nyttar | roteres | oppbevares | kreves
            | kjøres | avvises""",
        Cue.CONDITION: """hvis | dersom | når | etter at | etter | før | til | mens | uten | med mindre
            | så lenge | ved | over""",
        Cue.LIKENESS: """som en | som et | lignende | ligner på | i motsetning til | tilsvarende | tilsvarer
            | på samme måte
            som | sammenlignet med | akkurat som | samme som""",
        Cue.LIFE: """kona mi | mannen min | sønnen min | datteren min | moren min | faren min | jeg bor
            | jeg jobber | bursdag | jeg liker | min favoritt | i fjor | forrige uke | jeg er allergisk
            | jeg foretrekker | neste måned""",
        Cue.NARRATION: """jeg skal | jeg vil | jeg åpner | jeg sjekker | jeg ser | jeg leser | jeg kjører
            | jeg leter | jeg må | la meg | la oss | nå skal | først | deretter | jeg har | jeg starter
            | jeg oppdaterer | jeg lager | vi skal | nå | eg skal | eg opnar | eg sjekkar | jeg går
            | neste steg""",
        Cue.GUESS: """kanskje | muligens | sannsynligvis | antakelig | trolig | kan være | ser ut som
            | virker som | tror | usikker | kan hende | kanskje det""",
        Cue.EPHEMERAL: """prioritet | dato | opprettet | sist oppdatert | gjenstår | ferdig | fullført | pågår
            | venter på | venter | todo | neste steg | neste skritt | foreløpig | fikset
            | lagt til | oppdatert | fjernet | implementert | konfigurert | planlagt
            | under utvikling | klar | klart | testene passerer | bygget | status | gjort
            | må opprettes | ikke startet | fikse | er grønne | er grønn | er grønt""",
        Cue.GREETING: """takk | tusen takk | hei | god morgen | god kveld | velkommen | bra jobba | flott
            | supert | gratulerer | ha det | hilsen | lykke til | kos deg | så bra | så hyggelig""",
        Cue.REQUEST: """vær så snill | kan du | kunne du | jeg vil at | jeg trenger | hjelp meg | vis meg
            | fortell meg | jeg ønsker | lag en | skriv en | gjør""",
        Cue.ASK: """hva | hvorfor | hvordan | hvem | hvilken | hvilke | når | hvor | skal vi | bør vi | er det
            | finnes
            det | kan vi | har du | noen spesielle | kva | kvifor""",
        Cue.FRAME: """her er | nedenfor | følgende | som følger | oppsummering | sammendrag | innholdsfortegnelse
            | oversikt | dette dokumentet | denne guiden | du er en | se også | referanser | vedlegg
            | agenda | til stede | deltakere""",
        Cue.NOISE: """ikke installert | ingen tilgang | tilgang nektet | ikke funnet | tilkobling nektet
            | tidsavbrudd | fil mangler""",
        Cue.META: "ingenting å huske | som en språkmodell | ingen informasjon om",
        Cue.SELF: "jeg | min | mitt | mine | meg | vi | vår | vårt | våre | oss | eg",
        Cue.DEICTIC: """dette | denne | disse | det | den | de | han | hun | her | der | og | men | eller | også
            | slik | dette er""",
        Cue.NOW: "nå | i dag | akkurat nå | for øyeblikket | i går | denne økten | hittil | no",
        Cue.EXAMPLE: "anta at | tenk deg | la oss si",
        Cue.IMPERATIVE: """bruk | sett | kjør | lag | legg til | fjern | åpne | sjekk | skriv | installer | endre
            | klikk | velg | start | stopp | oppdater | slett | test | les | husk | hent""",
        Cue.TASK: """fikse | lage | legge til | oppdatere | teste | sjekke | skrive | implementere | konfigurere
            | sett opp | fyll ut | oppdater | bygge""",
        Cue.REPORT: "ifølge | forklarte | bekreftet | sa | opplyste",
        Cue.ADDRESS: "du | din | ditt | dine | deg | dere",
        Cue.DONE: """fikset | lagt til | oppdatert | fjernet | opprettet | installert | konfigurert | flyttet
            | implementert | endret | satt opp | testet | reinstallert | fullført""",
        Cue.FIELD: "status | prioritet | dato | opprettet | sist oppdatert | agent",
    },
    stop_words="""og i på som er det av for med til en et ikke å den de har fra om ved kan var men eller vil
        skal jeg når seg så""",
    abbreviations="bl.a. f.eks. dvs. osv. ca. nr. m.m. o.l. pga. iht. mht. evt. inkl. jf. kl. maks. min.",
)
