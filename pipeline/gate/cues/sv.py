"""Swedish cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

SWEDISH: Final = Language(
    cues={
        Cue.RULE: """måste | ska | skall | bör | får inte | ska inte | aldrig | alltid | undvik | krävs | kräver
            | förbjudet | rekommenderas | nödvändig* | endast | bara | minst | högst | i stället för
            | istället
            för | se till | kom ihåg | inte tillåtet""",
        Cue.STANDING: """alltid | aldrig | varje gång | varje | alla | som standard | från och med nu
            | hädanefter | när alltid | när | måste | får inte""",
        Cue.CAUSE: """därför att | eftersom | på grund av | därför | så att | orsakas | orsak | därmed | alltså
            | leder
            till | för att undvika | beror på""",
        Cue.FINDING: """visade sig | upptäckte | fann att | lärdom | bekräftat | felet | lösningen | problemet är
            | misslyckas | fungerar inte | beslutat | beslutade | bestämt | överens | slutsats | uppmätt
            | observerat | enligt""",
        Cue.STATE: """lyssnar | sparas | uppstår | skickas | visas | raderas | är | var | har | hade
            | blir | blev | använder | används | innehåller | ligger | kör | körs | kräver
            | stöder | returnerar | lagrar | lagras | finns | fungerar | ger | visar | betyder
            | kan | gäller | heter | står | består | tar | äger | upphör | löper ut | roteras
            | krävs | kallas | avvisas""",
        Cue.CONDITION: "om | när | efter | före | innan | tills | medan | utan | såvida inte | så länge | vid",
        Cue.LIKENESS: """som en | som ett | liknar | liknande | till skillnad från | motsvarar
            | på samma sätt som | jämfört
            med | precis som""",
        Cue.LIFE: """min fru | min man | min son | min dotter | min mamma | min pappa | jag bor | jag jobbar
            | födelsedag | jag gillar | min favorit | förra året | förra veckan | jag är allergisk
            | jag föredrar""",
        Cue.NARRATION: """jag ska | jag kommer att | jag öppnar | jag kollar | jag ser | jag läser | jag kör
            | jag letar | jag
            måste | låt mig | låt oss | nu ska | först | därefter | jag har
            | jag börjar | vi ska | nu | jag
            kontrollerar""",
        Cue.GUESS: "kanske | möjligen | troligen | förmodligen | kan vara | verkar | tror | osäker",
        Cue.EPHEMERAL: """datum | prioritet | återstår | klar | klart | klara | slutfört | pågår | väntar på
            | todo | nästa steg | tills vidare | fixat | lagt till | uppdaterat | borttaget | implementerat
            | skapat | planerat | testerna går igenom | byggt""",
        Cue.GREETING: """tack | tack så mycket | hej | god morgon | god kväll | välkommen | bra jobbat | toppen
            | grattis | hej då | hälsningar | lycka till""",
        Cue.REQUEST: """snälla | kan du | skulle du kunna | jag vill att | jag behöver | hjälp mig | visa mig
            | berätta | jag vill ha | skapa en | skriv en""",
        Cue.ASK: """vad | varför | hur | vem | vilken | vilka | när | var | ska vi | bör vi | finns det | kan vi
            | har
            du | är det""",
        Cue.FRAME: """här är | nedan | följande | enligt följande | sammanfattning | innehållsförteckning
            | översikt | detta dokument | du är en | se även | referenser | bilaga | dagordning | deltagare""",
        Cue.NOISE: "inte installerat | åtkomst nekad | hittades inte | anslutning nekad | tidsgräns",
        Cue.META: "inget att minnas | som en språkmodell | ingen information om",
        Cue.SELF: "jag | min | mitt | mina | mig | vi | vår | vårt | våra | oss",
        Cue.DEICTIC: "detta | denna | dessa | det | den | de | han | hon | här | där | och | men | eller | också",
        Cue.NOW: "nu | i dag | idag | just nu | för närvarande | igår | hittills",
        Cue.EXAMPLE: "anta att | tänk dig | låt oss säga",
        Cue.IMPERATIVE: """använd | sätt | kör | skapa | lägg till | ta bort | öppna | kolla | skriv | installera
            | ändra | klicka | välj | starta | stoppa | uppdatera | radera | testa | läs""",
        Cue.TASK: "fixa | skapa | lägga till | uppdatera | testa | kontrollera | skriva | implementera",
        Cue.REPORT: "enligt | förklarade | bekräftade | sade",
        Cue.ADDRESS: "du | din | ditt | dina | dig | ni",
        Cue.DONE: """fixat | lade till | lagt till | uppdaterat | uppdaterad | tagit bort | skapat | installerat
            | implementerat | ändrat | flyttat""",
        Cue.FIELD: "datum | status | prioritet",
    },
    stop_words="""och i på som är det av för med till en ett inte att den de har från om vid kan var men
        eller vill ska jag när sig så""",
    abbreviations="t.ex. bl.a. dvs. osv. ca. nr. m.m. o.d. pga. ev. inkl. jfr. kl. max. min. s.k.",
)
