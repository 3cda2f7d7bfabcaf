"""Dutch cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """moet | moeten | dient te | dienen te | hoort te | is verplicht | zijn verplicht | is vereist
        | is noodzakelijk | zou moeten""",
    "always": """altijd | nooit | elke keer | onder geen enkele voorwaarde | zonder uitzondering | vanaf nu
        | pas na | alleen als | alleen wanneer""",
    "forbid": """mag niet | mogen niet | moet niet | gebruik geen | niet toegestaan | verboden | vermijd
        | nooit | in plaats van""",
    "advise": """aanbevolen | wij raden | het is beter | bij voorkeur | zorg ervoor | zorg dat | je kunt
        | u kunt | men kan | gelieve | alstublieft | overweeg | aangeraden""",
    "imperative": """^druk | ^sluit | ^laad | ^rol | ^zie | ^rapporteer | ^bevestig | ^leeg | ^trek | ^geef
        | ^wissel | ^zoek | ^log | ^valideer | ^neem | ^doe | ^laat | ^lever | ^koppel | ^pas | ^breng | ^gebruik
        | ^voer | ^start | ^stop | ^controleer | ^stel | ^zet | ^open | ^klik | ^kies | ^selecteer | ^verwijder
        | ^wijzig | ^voeg | ^installeer | ^vermijd | ^vraag | ^wacht | ^herstart | ^configureer | ^maak | ^kopieer
        | ^vervang | ^zorg | ^altijd | ^nooit | ^ga naar | ^bewaar | ^volg | ^test | ^schakel | ^houd | ^schrijf
        | ^lees | ^haal | ^werk | ^stuur | ^meld | ^plaats | ^gelieve | ^onthoud | ^overweeg""",
    "condition": """als | wanneer | indien | voordat | nadat | zodra | totdat | tenzij | in geval van
        | terwijl | zolang""",
    "step": "stap 1 | stap 2 | stap 3 | eerst | daarna | vervolgens | ten slotte | tot slot",
    "cause": """omdat | daarom | daardoor | vanwege | zodat | doordat | aangezien | leidt tot | veroorzaakt
        | waardoor | dus | als gevolg van""",
    "culprit": "de oorzaak | hoofdoorzaak | bleek | lag aan | veroorzaakt door | opgelost door | de fout was",
    "liken": """als een | zoals een | lijkt op | lijken op | vergelijkbaar met | net als
        | op dezelfde manier als | net zoals | in tegenstelling tot | analogie | metafoor | werkt als | denk aan
        | stel je voor | een soort""",
    "resemble": "alsof | vergeleken met | terwijl",
    "define": """is een | is de | is het | zijn de | betekent | bestaat uit | bevat | omvat | heet | elke
        | elk | dat wil zeggen | d.w.z.""",
    "explain": """ondersteunt | biedt | laat | maakt het mogelijk | beheert | zorgt | wordt gebruikt
        | worden gebruikt | hangt af | vereist | genereert | voorkomt | beschermt | meestal | normaal | doorgaans
        | kan | kunnen | werkt | alleen | toont | bewaart | leest | schrijft | stuurt | ontvangt | vervangt
        | controleert | laadt | verbindt | gebruikt | bepaalt | haalt | bouwt | draait | heeft | krijgt""",
    "decide": """besloten | besluit | beslissing | afgesproken | gekozen | kozen | we gebruiken
        | wij gebruiken | strategie | aanpak | principe | bewust | opzettelijk""",
    "tradeoff": """sneller dan | langzamer dan | beter dan | slechter dan | veiliger dan | meer dan
        | minder dan | voordeel | nadeel | beperking | ten koste van | belangrijk""",
    "observe": """gevonden | vonden | waargenomen | gemeten | ontdekt | gaf terug | toonde | bevestigd
        | getest | geverifieerd | meldde | volgens | zei | vermeldde | mislukte | merkte""",
    "past": """was | waren | werd | werden | had | hadden | ging | kwam | kreeg | nam | deed | viel | steeg
        | is geweest""",
    "fault": """fout | fouten | mislukt | crash | gecrasht | werkt niet | bestaat niet | ontbreekt | kapot
        | storing | onderbreking | instabiel""",
    "locate": """staat in | staat op | staan in | bevindt zich | bevinden zich | te vinden | opgeslagen in
        | gedefinieerd in | beschikbaar op | luistert op | draait op poort | map | eindpunt""",
    "value": """standaardpoort | standaard | standaardwaarde | poort | versie | pad | adres | id | kolom
        | tabel | veld | limiet | maximaal | maximum | minimum | sleutel | omgevingsvariabele | naam | waarde""",
    "self": "ik | mijn | mij | wij | ons | onze",
    "person": """familie | vriend | vriendin | moeder | vader | zus | broer | dochter | zoon | verjaardag
        | bruiloft | hond | kat | vakantie | allergisch | geboren | houdt van | studeert | woont in""",
    "time": """gisteren | vandaag | morgen | vorige week | vorige maand | vorig jaar | geleden | januari
        | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december
        | maandag | dinsdag | woensdag | donderdag | vrijdag | momenteel | sinds | al | nog""",
    "purpose": "doel | om te | zodat | bedoeld voor",
    "negate": "niet | geen | nooit | zonder | noch | uitgeschakeld | afgewezen | niet meer",
    "affirm": "staat aan | ingeschakeld | toegestaan | ondersteund | werkt | beschikbaar | verkiest",
    "lesson": "geleerd | les | bleek | inzicht",
    "convention": "conventie | naamgeving | bij ons | onze standaard | codestijl | richtlijn",
    "pattern": "patroon | vuistregel | doorgaans",
    "commit": "ik zal | we zullen | beloof | voor maandag | voor vrijdag | deadline | levert",
    "request": "alstublieft | alsjeblieft | kun je | kunt u | vroeg om",
    "current": "momenteel | op dit moment | voorlopig | bezig | tijdelijk",
    "prefer": "geef de voorkeur | verkies | favoriet | favoriete | hou van | houdt van | haat",
    "profile": """ik ben een | ik heet | mijn naam | ik woon | ik werk | woont in | werkt als | werkt bij
        | allergisch voor | geboren in""",
    "stop": """de | het | een | en | van | is | dat | op | te | in | niet | met | voor | zijn | aan | er
        | door | bij | alle | wordt | naar | je | u | ook | als | maar | of | uit | tot""",
    "label_rule": "oplossing | aanbeveling | tip | regel | belangrijk | stappen",
    "label_idea": """doel | waarom | reden | besluit | voordeel | nadeel | beperking | gevolg | principe
        | idee | risico""",
    "label_case": "resultaat | oorzaak | bevinding | waarneming | probleem | fout | conclusie | getest",
    "permit": "mag | mogen | is toegestaan | volstaat | hooguit | alleen",
}
