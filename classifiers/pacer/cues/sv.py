"""Swedish cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": "måste | ska | bör | krävs | är obligatoriskt | är nödvändigt | behöver | skall",
    "always": """alltid | aldrig | varje gång | under inga omständigheter | utan undantag | från och med nu
        | först efter | endast när | bara när""",
    "forbid": """får inte | ska inte | bör inte | använd inte | inte tillåtet | förbjudet | undvik | aldrig
        | i stället för | istället för""",
    "advise": """rekommenderas | rekommenderat | vi rekommenderar | det är bäst | helst | kom ihåg | se till
        | du kan | man kan | vänligen | föredra | lämpligt att""",
    "imperative": """^slå | ^tryck | ^stäng | ^ladda | ^rulla | ^be | ^se | ^rapportera | ^bekräfta | ^töm
        | ^dra | ^ge | ^byt | ^hitta | ^logga | ^validera | ^ta | ^sätt | ^gör | ^använd | ^kör | ^kontrollera
        | ^lägg | ^öppna | ^klicka | ^välj | ^ta bort | ^radera | ^ändra | ^installera | ^undvik | ^fråga | ^vänta
        | ^starta | ^stoppa | ^konfigurera | ^skapa | ^kopiera | ^ersätt | ^se till | ^kom ihåg | ^alltid
        | ^aldrig | ^gå till | ^spara | ^följ | ^testa | ^aktivera | ^inaktivera | ^håll | ^skriv | ^läs | ^hämta
        | ^uppdatera | ^skicka | ^anslut | ^vänligen | ^flytta | ^hantera | ^implementera | ^bygg | ^dokumentera
        | ^visa | ^dölj | ^begränsa | ^skydda | ^verifiera | ^undersök | ^placera | ^dela | ^återanvänd | ^minska
        | ^öka | ^planera | ^registrera""",
    "condition": "om | när | ifall | innan | efter | så snart | tills | såvida inte | medan | så länge | före",
    "step": "steg 1 | steg 2 | steg 3 | först | sedan | därefter | till slut | slutligen",
    "cause": """eftersom | därför | därmed | på grund av | så att | leder till | orsakar | gör att
        | till följd av | alltså""",
    "culprit": "orsaken | grundorsak | berodde på | beror på | visade sig | orsakat av | löstes genom | felet var",
    "liken": """som en | som ett | liknar | likt en | precis som | på samma sätt som | i likhet med
        | till skillnad från | analogi | metafor | fungerar som | tänk på | föreställ dig""",
    "resemble": "som om | motsvarar | jämfört med | medan | ungefär som",
    "define": """är en | är ett | är den | är det | betyder | består av | innehåller | omfattar | kallas
        | varje | det vill säga | dvs""",
    "explain": """stöder | stödjer | ger | låter | gör det möjligt | hanterar | säkerställer | används för
        | används till | beror på | kräver | genererar | hindrar | skyddar | vanligtvis | normalt | oftast
        | typiskt | kan | fungerar | bara | endast | visar | lagrar | läser | skriver | skickar | tar emot
        | ersätter | kontrollerar | laddar | kopplar | använder | hämtar | bygger | kör | har | får""",
    "decide": """beslutade | beslut | bestämde | överens om | valde | valt | vi använder | antagit | strategi
        | tillvägagångssätt | princip | medvetet | avsiktligt""",
    "tradeoff": """snabbare än | långsammare än | bättre än | sämre än | säkrare än | mer än | mindre än
        | fördel | nackdel | begränsning | på bekostnad av | viktigt""",
    "observe": """hittade | hittat | observerade | mätte | uppmätt | upptäckte | returnerade | visade
        | bekräftade | testade | verifierat | rapporterade | enligt | sade | sa | nämnde | misslyckades | märkte""",
    "past": "var | blev | hade | gick | kom | fick | tog | gjorde | föll | steg | låg | har varit",
    "fault": """fel | misslyckas | krasch | kraschade | fungerar inte | finns inte | saknas | trasig | nere
        | avbrott | instabil""",
    "locate": """ligger i | ligger på | ligger under | finns i | finns på | finns under | lagras i | sparas i
        | definieras i | tillgänglig på | lyssnar på | körs på port | mapp | katalog | slutpunkt""",
    "value": """standardporten | standardport | standard | som standard | standardvärde | port | version
        | sökväg | adress | kolumn | tabell | gräns | max | maximum | minimum | nyckel | miljövariabel""",
    "self": "jag | min | mitt | mina | mig | vi | vår | vårt | våra",
    "person": """familj | vän | väninna | mor | far | mamma | pappa | syster | bror | dotter | son
        | födelsedag | bröllop | hund | katt | semester | allergisk | född | älskar | studerar | bor i""",
    "time": """i går | igår | i dag | idag | i morgon | imorgon | förra veckan | förra månaden | förra året
        | januari | februari | mars | april | maj | juni | juli | augusti | september | oktober | november
        | december | måndag | tisdag | onsdag | torsdag | fredag | för närvarande | redan | ännu""",
    "purpose": "syfte | mål | för att | så att | avsedd för",
    "negate": "inte | ingen | inga | inget | aldrig | utan | varken | inaktiverad | avvisad | inte längre",
    "affirm": "är på | aktiverad | tillåtet | stöds | fungerar | tillgänglig | föredrar | godkänd",
    "lesson": "lärde | lärdom | visade sig | erfarenhet",
    "convention": "konvention | namngivning | hos oss | vår standard | kodstil | riktlinje",
    "pattern": "mönster | tumregel | typiskt",
    "commit": "jag ska | vi ska | lovar | senast måndag | senast fredag | deadline | levererar",
    "request": "vänligen | kan du | skulle du kunna | bad om",
    "current": "för närvarande | just nu | tills vidare | pågår | tillfälligt",
    "prefer": "föredrar | favorit | gillar | älskar | hatar | helst",
    "profile": """jag är en | jag heter | jag bor | jag arbetar | jag jobbar | bor i | arbetar som
        | jobbar som | allergisk mot | född i""",
    "stop": """och | i | på | är | det | en | ett | som | till | av | med | inte | de | den | för | att | har
        | kan | från | om | vid | utan | alla | du | dig | sig | jag | när | eller | men""",
    "label_rule": "lösning | rekommendation | tips | regel | viktigt | kom ihåg",
    "label_idea": """syfte | mål | varför | motivering | beslut | fördel | nackdel | begränsning | konsekvens
        | princip | idé | risk""",
    "label_case": "resultat | orsak | fynd | observation | problem | fel | slutsats | testat",
    "permit": "får | är tillåtet | räcker att | högst | endast",
}
