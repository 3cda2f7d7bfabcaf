"""Danish cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": "skal | bør | må ikke | er påkrævet | er nødvendigt | kræves | er obligatorisk | er nødt til",
    "always": """altid | aldrig | hver gang | under ingen omstændigheder | uden undtagelse | fra nu af
        | først efter | kun når""",
    "forbid": """må ikke | skal ikke | bør ikke | brug ikke | ikke tilladt | forbudt | undgå | aldrig
        | i stedet for""",
    "advise": """anbefales | anbefalet | vi anbefaler | det er bedst | helst | husk at | sørg for | du kan
        | man kan | venligst | foretræk | pas på""",
    "imperative": """^slå | ^tryk | ^luk | ^indlæs | ^rul | ^bed | ^se | ^rapporter | ^bekræft | ^tøm | ^træk
        | ^giv | ^skift | ^find | ^log | ^valider | ^tag | ^gør | ^spar | ^brug | ^kør | ^tjek | ^kontroller
        | ^læg | ^sæt | ^åbn | ^klik | ^vælg | ^fjern | ^slet | ^ændr | ^installer | ^undgå | ^spørg | ^vent
        | ^start | ^genstart | ^stop | ^konfigurer | ^opret | ^lav | ^kopier | ^erstat | ^sørg | ^husk | ^altid
        | ^aldrig | ^gå til | ^gem | ^følg | ^test | ^aktiver | ^deaktiver | ^hold | ^skriv | ^læs | ^hent
        | ^opdater | ^send | ^tilslut | ^venligst | ^flyt | ^håndter | ^implementer | ^byg | ^dokumenter | ^vis
        | ^skjul | ^begræns | ^beskyt | ^verificer | ^undersøg | ^placer | ^del | ^genbrug | ^reducer | ^øg
        | ^planlæg | ^registrer""",
    "condition": """hvis | når | såfremt | før | inden | efter | så snart | indtil | medmindre
        | i tilfælde af | mens | så længe""",
    "step": "trin 1 | trin 2 | trin 3 | først | derefter | så | til sidst | bagefter",
    "cause": """fordi | derfor | dermed | på grund af | så at | således at | siden | fører til | forårsager
        | gør at | som følge af""",
    "culprit": "årsagen | skyldes | skyldtes | viste sig | forårsaget af | løst ved | fejlen var",
    "liken": """som en | som et | ligner | ligesom | på samme måde som | i lighed med | i modsætning til
        | analogi | metafor | fungerer som | tænk på | forestil dig | nærmest som""",
    "resemble": "som om | svarer til | sammenlignet med | hvorimod",
    "define": """er en | er et | er den | er det | betyder | består af | indeholder | omfatter | kaldes
        | hver | det vil sige | dvs""",
    "explain": """understøtter | giver | lader | gør det muligt | håndterer | sikrer | bruges til
        | afhænger af | kræver | genererer | forhindrer | beskytter | normalt | som regel | typisk | kan
        | fungerer | kun | viser | gemmer | læser | skriver | sender | modtager | erstatter | tjekker | indlæser
        | forbinder | bruger | henter | bygger | kører | har | får""",
    "decide": """besluttede | beslutning | besluttet | enige om | valgte | valgt | vi bruger | vedtaget
        | strategi | tilgang | princip | med vilje""",
    "tradeoff": """hurtigere end | langsommere end | bedre end | værre end | sikrere end | mere end
        | mindre end | fordel | ulempe | begrænsning | på bekostning af | vigtigt""",
    "observe": """fandt | fundet | observeret | målt | målte | opdagede | returnerede | viste | bekræftede
        | testet | verificeret | rapporterede | ifølge | sagde | nævnte | fejlede | bemærkede""",
    "past": "var | blev | havde | gik | kom | fik | tog | gjorde | faldt | steg | lå | har været",
    "fault": """fejl | fejler | fejlede | nedbrud | virker ikke | fungerer ikke | findes ikke | mangler
        | ødelagt | nede | afbrydelse""",
    "locate": """ligger i | ligger på | ligger under | befinder sig | findes i | gemmes i | gemt i
        | defineret i | tilgængelig på | lytter på | kører på port | mappe | slutpunkt""",
    "value": """standardporten | standardport | standard | som standard | port | version | sti | adresse
        | kolonne | tabel | grænse | maks | maksimum | minimum | nøgle | miljøvariabel""",
    "self": "jeg | min | mit | mine | mig | vi | vores",
    "person": """familie | ven | veninde | mor | far | søster | bror | datter | søn | fødselsdag | bryllup
        | hund | kat | ferie | allergisk | født | elsker | studerer | bor i""",
    "time": """i går | i dag | i morgen | sidste uge | sidste måned | sidste år | januar | februar | marts
        | april | maj | juni | juli | august | september | oktober | november | december | mandag | tirsdag
        | onsdag | torsdag | fredag | i øjeblikket | allerede | endnu""",
    "purpose": "formål | mål | for at | således at | beregnet til",
    "negate": "ikke | ingen | intet | aldrig | uden | hverken | deaktiveret | afvist | ikke længere",
    "affirm": "er til | aktiveret | tilladt | understøttes | fungerer | tilgængelig | foretrækker",
    "lesson": "lærte | læring | viste sig | erfaring",
    "convention": "konvention | navngivning | hos os | vores standard | kodestil | retningslinje",
    "pattern": "mønster | tommelfingerregel | typisk",
    "commit": "jeg vil | vi vil | lover | senest mandag | senest fredag | frist | leverer",
    "request": "venligst | kan du | kunne du | bad om",
    "current": "i øjeblikket | lige nu | foreløbig | i gang | midlertidigt | indtil videre",
    "prefer": "foretrækker | favorit | kan lide | elsker | hader | helst",
    "profile": """jeg er en | jeg hedder | jeg bor | jeg arbejder | bor i | arbejder som | allergisk over for
        | født i""",
    "stop": """og | i | på | er | det | en | et | som | til | af | med | ikke | de | den | for | at | har
        | kan | fra | om | ved | uden | alle | du | dig | sig | jeg | når | hvis | men | eller | ud""",
    "label_rule": "løsning | anbefaling | tip | regel | vigtigt | husk",
    "label_idea": """formål | mål | hvorfor | begrundelse | beslutning | fordel | ulempe | begrænsning
        | konsekvens | princip | idé | risiko""",
    "label_case": "resultat | årsag | fund | observation | problem | fejl | konklusion | testet",
    "permit": "må gerne | er tilladt | nok at | højst | kun",
}
