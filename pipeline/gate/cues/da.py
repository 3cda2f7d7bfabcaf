"""Danish cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

DANISH: Final = Language(
    cues={
        Cue.RULE: """skal | må ikke | bør | aldrig | altid | undgå | påkrævet | kræver | kræves | forbudt
            | anbefales | nødvendig | kun | mindst | højst | i stedet for | sørg for | husk | ikke tilladt""",
        Cue.STANDING: """altid | aldrig | hver gang | hver | hvert | alle | som standard | fra nu af | fremover
            | når | skal altid | må ikke""",
        Cue.CAUSE: """fordi | på grund af | derfor | da | således at | så at | forårsaget | årsag | dermed
            | altså | fører
            til | for at undgå""",
        Cue.FINDING: """viste sig | opdaget | fandt ud af | lektie | bekræftet | fejlen | løsningen
            | problemet er | fejler | virker ikke | besluttet | vedtaget | aftalt | konklusion | målt
            | observeret | ifølge""",
        Cue.STATE: """lytter | bevares | opstår | sendes | vises | slettes | er | var | har | havde
            | bliver | blev | bruger | bruges | indeholder | ligger | kører | kræver
            | understøtter | returnerer | gemmer | gemmes | findes | fungerer | giver | viser
            | betyder | kan | gælder | udløber | hedder | står | består | tager | ejer | roteres
            | opbevares | kræves | køres | kaldes | afvises""",
        Cue.CONDITION: "hvis | når | efter | før | inden | indtil | mens | uden | medmindre | så længe | ved",
        Cue.LIKENESS: """som en | som et | ligner | lignende | i modsætning til | svarer til | på samme måde som
            | sammenlignet med | ligesom""",
        Cue.LIFE: """min kone | min mand | min søn | min datter | min mor | min far | jeg bor | jeg arbejder
            | fødselsdag | jeg kan lide | min favorit | sidste år | sidste uge | jeg er allergisk
            | jeg foretrækker""",
        Cue.NARRATION: """jeg vil | jeg åbner | jeg tjekker | jeg ser | jeg læser | jeg kører | jeg leder
            | jeg skal | lad mig | lad os | nu vil | først | derefter | jeg har | jeg starter | vi skal | nu""",
        Cue.GUESS: "måske | muligvis | sandsynligvis | formentlig | kan være | ser ud til | tror | usikker",
        Cue.EPHEMERAL: """dato | prioritet | mangler stadig | færdig | fuldført | i gang | venter på | todo
            | næste skridt | foreløbig | rettet | tilføjet | opdateret | fjernet | implementeret | oprettet
            | planlagt | klar | testene består | bygget""",
        Cue.GREETING: """tak | mange tak | hej | godmorgen | god aften | velkommen | godt gået | super | tillykke
            | farvel | hilsen | held og lykke""",
        Cue.REQUEST: """vær venlig | kan du | kunne du | jeg vil have | jeg har brug for | hjælp mig | vis mig
            | fortæl mig | jeg ønsker | lav en | skriv en""",
        Cue.ASK: """hvad | hvorfor | hvordan | hvem | hvilken | hvilke | hvornår | hvor | skal vi | bør vi
            | er der | kan vi | har du""",
        Cue.FRAME: """her er | nedenfor | følgende | som følger | resumé | sammenfatning | indholdsfortegnelse
            | oversigt | dette dokument | du er en | se også | referencer | bilag | dagsorden | deltagere""",
        Cue.NOISE: "ikke installeret | adgang nægtet | ikke fundet | forbindelse afvist | timeout",
        Cue.META: "intet at huske | som en sprogmodel | ingen information om",
        Cue.SELF: "jeg | min | mit | mine | mig | vi | vores | os",
        Cue.DEICTIC: "dette | denne | disse | det | den | de | han | hun | her | der | og | men | eller | også",
        Cue.NOW: "nu | i dag | lige nu | i øjeblikket | i går | indtil videre",
        Cue.EXAMPLE: "antag at | forestil dig | lad os sige",
        Cue.IMPERATIVE: """brug | sæt | kør | lav | tilføj | fjern | åbn | tjek | skriv | installer | ændr | klik
            | vælg | start | stop | opdater | slet | test | læs""",
        Cue.TASK: "rette | lave | tilføje | opdatere | teste | tjekke | skrive | implementere",
        Cue.REPORT: "ifølge | forklarede | bekræftede | sagde",
        Cue.ADDRESS: "du | din | dit | dine | dig",
        Cue.DONE: """rettet | tilføjet | opdateret | fjernet | oprettet | installeret | konfigureret | flyttet
            | implementeret | ændret""",
        Cue.FIELD: "dato | status | prioritet",
    },
    stop_words="""og i på som er det af for med til en et ikke at den de har fra om ved kan var men eller
        vil jeg når sig så hvad""",
    abbreviations="bl.a. f.eks. dvs. osv. ca. nr. m.m. o.l. pga. evt. inkl. jf. kl. maks. min.",
)
