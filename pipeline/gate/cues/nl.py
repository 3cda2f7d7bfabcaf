"""Dutch cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

DUTCH: Final = Language(
    cues={
        Cue.RULE: """moet | moeten | zou moeten | mag niet | mogen niet | mag | mogen | nooit | altijd | vermijd
            | vereist | verplicht | verboden | aanbevolen | nodig | alleen | uitsluitend | minstens
            | hoogstens | in plaats van | zorg ervoor | zorg dat | niet toegestaan | gebruik nooit""",
        Cue.STANDING: """altijd | nooit | elke keer | elke | alle | standaard | vanaf nu | voortaan | wanneer
            | moet | moeten | mag niet""",
        Cue.CAUSE: """omdat | vanwege | daarom | doordat | zodat | veroorzaakt | oorzaak | dus | leidt tot
            | om te
            voorkomen | waardoor | dankzij""",
        Cue.FINDING: """blijkt | bleek | ontdekt | les | bevestigd | de bug | de oplossing | het probleem is
            | faalt | werkt
            niet | besloten | afgesproken | conclusie | gemeten | waargenomen
            | volgens""",
        Cue.STATE: """luistert | bewaard | ontstaat | verstuurd | is | zijn | was | waren | heeft | hebben | had
            | wordt | worden | werd | gebruikt | gebruiken | bevat | staat | staan | draait | draaien
            | vereist | ondersteunt | geeft | slaat op | bestaat | werkt | betekent | kan | kunnen | geldt
            | verloopt | verlopen | heet | toont | levert | blijft""",
        Cue.CONDITION: """als | wanneer | indien | nadat | voordat | totdat | terwijl | zonder | tenzij | zolang
            | bij | na | voor""",
        Cue.LIKENESS: """zoals een | als een | lijkt op | vergelijkbaar met | in tegenstelling tot | net als
            | komt overeen
            met | vergeleken met""",
        Cue.LIFE: """mijn vrouw | mijn man | mijn zoon | mijn dochter | mijn moeder | mijn vader | ik woon
            | ik werk | mijn verjaardag | ik hou van | mijn favoriete | vorig jaar | vorige week
            | ik ben allergisch""",
        Cue.NARRATION: """ik ga | ik zal | ik open | ik controleer | ik kijk | ik zie | ik lees | ik voer
            | ik zoek | ik moet | laat me | laten we | nu ga | eerst | vervolgens | ik heb | ik begin
            | we gaan | nu""",
        Cue.GUESS: """misschien | mogelijk | waarschijnlijk | vermoedelijk | zou kunnen | lijkt erop | denk ik
            | onzeker
            misschien | onzeker""",
        Cue.EPHEMERAL: """datum | prioriteit | open | klaar | voltooid | bezig | wacht op | todo
            | volgende stappen | volgende stap | voorlopig | opgelost | toegevoegd | bijgewerkt | verwijderd
            | geïmplementeerd | aangemaakt | gepland | tests
            slagen | gereed | momenteel
            | succesvol""",
        Cue.GREETING: """dank je | dank u | bedankt | hallo | hoi | goedemorgen | goedenavond | welkom
            | goed gedaan | geweldig | gefeliciteerd | tot ziens | groeten | succes | dankjewel""",
        Cue.REQUEST: """alsjeblieft | alstublieft | kun je | kunt u | zou je | ik wil dat | ik heb nodig
            | help me | laat
            zien | vertel me | ik wil graag | maak een | schrijf een""",
        Cue.ASK: """wat | waarom | hoe | wie | welke | wanneer | waar | moeten we | zullen we | is er | kunnen we
            | heb
            je | is het""",
        Cue.FRAME: """hier is | hier zijn | hieronder | het volgende | de volgende | als volgt | samenvatting
            | inhoudsopgave | overzicht | dit document | je bent een | zie ook | referenties | bijlage
            | agenda | aanwezig""",
        Cue.NOISE: "niet geïnstalleerd | toegang geweigerd | niet gevonden | verbinding geweigerd | time out",
        Cue.META: "niets te onthouden | als taalmodel | geen informatie over",
        Cue.SELF: "ik | mijn | mij | me | wij | we | ons | onze",
        Cue.DEICTIC: "dit | deze | die | dat | het | hij | zij | ze | hier | daar | en | maar | of | ook",
        Cue.NOW: "nu | vandaag | op dit moment | momenteel | gisteren | tot nu toe",
        Cue.EXAMPLE: "stel dat | stel je voor | laten we zeggen",
        Cue.IMPERATIVE: """gebruik | stel | voer | maak | voeg | verwijder | open | controleer | schrijf
            | installeer | wijzig | klik | kies | start | stop | werk | wis | test | lees""",
        Cue.TASK: "maken | toevoegen | bijwerken | testen | controleren | schrijven | implementeren",
        Cue.REPORT: "volgens | legde uit | bevestigde | zei",
        Cue.ADDRESS: "jij | je | jouw | u | uw",
        Cue.DONE: "toegevoegd | opgelost | bijgewerkt | verwijderd | aangemaakt | geïmplementeerd | hernoemd",
        Cue.FIELD: "datum | status | prioriteit",
    },
    stop_words="""de het een en van in is dat op te voor met zijn niet aan er om als ook bij maar door wordt
        naar dan of kan worden uit nog deze""",
    abbreviations="bijv. d.w.z. enz. o.a. m.b.t. i.p.v. ca. nr. incl. excl. evt. a.u.b. t.o.v. max. min. dhr. mevr.",
)
