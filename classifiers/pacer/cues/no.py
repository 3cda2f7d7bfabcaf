"""Norwegian cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """kan bare | må bare | må | skal | bør | må ikke | er påkrevd | er nødvendig | kreves
        | trenger å | er obligatorisk""",
    "always": """alltid | aldri | hver gang | under ingen omstendigheter | uten unntak | fra nå av
        | først etter | kun når | bare når""",
    "forbid": """må ikke | skal ikke | bør ikke | ikke bruk | ikke lov | forbudt | unngå | aldri
        | i stedet for | istedenfor | ikke tillatt""",
    "advise": """anbefales | anbefalt | vi anbefaler | det er best | helst | husk å | sørg for | pass på
        | du kan | man kan | vennligst | foretrekk | lurt å""",
    "imperative": """^slå | ^trykk | ^lukk | ^last | ^rull | ^ikke | ^be | ^se | ^rapporter | ^bekreft | ^tøm
        | ^dra | ^trekk | ^plugg | ^skru | ^gi | ^bytt | ^finn | ^logg | ^valider | ^bruk | ^kjør | ^sjekk | ^legg
        | ^sett | ^åpne | ^klikk | ^velg | ^fjern | ^slett | ^endre | ^installer | ^unngå | ^spør | ^vent | ^start
        | ^restart | ^stopp | ^konfigurer | ^opprett | ^lag | ^kopier | ^erstatt | ^sørg | ^husk | ^pass på
        | ^alltid | ^aldri | ^gå til | ^lagre | ^følg | ^test | ^aktiver | ^deaktiver | ^hold | ^skriv | ^les
        | ^hent | ^oppdater | ^send | ^meld | ^koble | ^vennligst | ^ta | ^flytt | ^definer | ^ring | ^håndter
        | ^implementer | ^bygg | ^importer | ^eksporter | ^dokumenter | ^prioriter | ^vis | ^skjul | ^kall
        | ^returner | ^generer | ^formater | ^optimaliser | ^begrens | ^beskytt | ^sikre | ^verifiser | ^undersøk
        | ^plasser | ^samle | ^del | ^gjenbruk | ^tenk | ^beskriv | ^forklar | ^rydd | ^reduser | ^øk | ^monter
        | ^lytt | ^planlegg | ^kombiner | ^registrer | ^lever | ^bestill | ^snakk | ^isoler | ^foretrekk
        | før commit | etter endring""",
    "condition": """hvis | når | dersom | før | etter | så snart | inntil | med mindre | i tilfelle | mens
        | så lenge""",
    "step": "steg 1 | steg 2 | steg 3 | trinn 1 | trinn 2 | først | deretter | så | til slutt | etterpå",
    "cause": """fordi | derfor | dermed | på grunn av | slik at | siden | fører til | forårsaker | gjør at
        | som følge av | altså | trenger""",
    "culprit": """årsaken | rotårsak | skyldes | skyldtes | viste seg | forårsaket av | løst ved | feilen var
        | forstyrrer""",
    "liken": """som en | som et | ligner | ligner på | lik en | akkurat som | på samme måte som
        | i likhet med | i motsetning til | analogi | metafor | fungerer som | tenk på | forestill deg""",
    "resemble": "som om | tilsvarer | tilsvarende | sammenlignet med | mens | omtrent som",
    "define": """er en | er et | er den | er det | betyr | består av | inneholder | omfatter | kalles | hver
        | det vil si | dvs""",
    "explain": """støtter | gir | lar | gjør det mulig | håndterer | sikrer | brukes til | brukes for
        | avhenger av | krever | genererer | hindrer | beskytter | vanligvis | normalt | som regel | typisk | kan
        | fungerer | bare | kun | vil vise | over nettverk | viser | lagrer | leser | skriver | sender | mottar
        | erstatter | sjekker | laster | kobler | skiller | bruker | trenger | henter | bygger | kjører
        | eksponerer | oppdaterer | returnerer | gjør | har | får | går""",
    "decide": """besluttet | beslutning | bestemte | bestemt | enige om | valgte | valgt | vi bruker
        | vedtatt | strategi | tilnærming | prinsipp | med vilje | reservert | nice-to-have | valgt fremfor
        | begrunnelse | fremfor""",
    "tradeoff": """raskere enn | tregere enn | bedre enn | verre enn | sikrere enn | mer enn | mindre enn
        | fordel | ulempe | begrensning | på bekostning av | viktig""",
    "observe": """fant | funnet | observert | målt | målte | oppdaget | returnerte | viste | bekreftet
        | testet | verifisert | rapporterte | ifølge | sa | nevnte | feilet | merket | målt til""",
    "past": """var | ble | hadde | gikk | kom | fikk | tok | gjorde | falt | steg | lå | har vært | ble satt
        | deaktivert""",
    "fault": """feil | feilet | feiler | krasj | krasjet | virker ikke | fungerer ikke | finnes ikke
        | mangler | ødelagt | nede | tidsavbrudd | avbrudd | begrenset | ustabil | for varm | vises ikke | tap av
        | svarer ikke | går ikke | blir for""",
    "locate": """ligger i | ligger på | ligger under | befinner seg | finnes i | lagres i | lagret i
        | definert i | tilgjengelig på | lytter på | kjører på port | mappe | katalog | endepunkt""",
    "value": """standardporten | standardport | standard | som standard | port | versjon | sti | adresse
        | kolonne | tabell | grense | maks | maksimum | minimum | nøkkel | miljøvariabel""",
    "self": "jeg | min | mitt | mine | meg | vi | vår | vårt | våre",
    "person": """familie | venn | venninne | mor | far | søster | bror | datter | sønn | bursdag | bryllup
        | jobb som | hund | katt | ferie | allergisk | født | elsker | studerer | bor i""",
    "time": """i går | i dag | i morgen | forrige uke | forrige måned | i fjor | siden sist | januar
        | februar | mars | april | mai | juni | juli | august | september | oktober | november | desember | mandag
        | tirsdag | onsdag | torsdag | fredag | for tiden | allerede | ennå""",
    "purpose": "formål | hensikt | mål | for å | slik at | beregnet på",
    "negate": "ikke | ingen | aldri | uten | verken | deaktivert | avvist | ikke lenger",
    "affirm": "er på | aktivert | tillatt | støttes | fungerer | tilgjengelig | foretrekker | godtatt",
    "lesson": "lærte | lærdom | lærdommen | viste seg | erfaring",
    "convention": "konvensjon | navngivning | hos oss | vår standard | kodestil | retningslinje",
    "pattern": "mønster | tommelfingerregel | typisk",
    "commit": "jeg skal | vi skal | lover | innen mandag | innen fredag | frist | leverer innen",
    "request": "vennligst | kan du | kunne du | ba om",
    "current": "for tiden | akkurat nå | foreløpig | pågår | midlertidig | inntil videre",
    "prefer": "foretrekker | favoritt | liker | elsker | hater | helst",
    "profile": """jeg er en | jeg heter | jeg bor | jeg jobber | bor i | jobber som | jobber i
        | allergisk mot | født i""",
    "stop": """og | i | på | er | det | en | et | som | til | av | med | ikke | de | den | for | å | har
        | kan | fra | om | ved | uten | alle | du | deg | seg | jeg | når | hvis | men | eller | ut""",
    "label_rule": "løsning | anbefaling | tips | regel | viktig | husk | feilhåndtering | fremgangsmåte | deploy",
    "label_idea": """formål | mål | hvorfor | begrunnelse | beslutning | fordel | fordeler | ulempe | ulemper
        | begrensning | konsekvens | prinsipp | idé | risiko | kontekst""",
    "label_case": """resultat | årsak | funn | observasjon | problem | feil | konklusjon | testet | status
        | test | symptom""",
    "permit": "kan kun | er tillatt | holder å | maks | går gjennom | kun | krever",
}
