"""Italian cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """deve | devono | dovrebbe | dovrebbero | bisogna | occorre | è necessario | è obbligatorio
        | va fatto | vanno | è richiesto | si deve""",
    "always": """sempre | mai | ogni volta | in ogni caso | senza eccezioni | d'ora in poi | solo dopo
        | soltanto se""",
    "forbid": """non deve | non devono | non usare | non si deve | non è consentito | è vietato | vietato
        | evita | evitare | evitate | invece di | al posto di | anziché""",
    "advise": """si consiglia | consigliato | raccomandato | è meglio | per favore | assicurati
        | assicuratevi | puoi | si può | preferisci | preferibilmente | conviene | considera""",
    "imperative": """^scollega | ^collega | ^svuota | ^riprova | ^carica | ^scarica | ^leggi | ^scrivi
        | ^apri | ^chiudi | ^ferma | ^blocca | ^passa | ^tieni | ^usa | ^usare | ^utilizza | ^utilizzare | ^esegui
        | ^eseguire | ^avvia | ^avviare | ^verifica | ^verificare | ^controlla | ^controllare | ^aggiungi
        | ^aggiungere | ^aprire | ^clicca | ^seleziona | ^scegli | ^rimuovi | ^rimuovere | ^elimina | ^cancella
        | ^cambia | ^installa | ^installare | ^evita | ^evitare | ^chiedi | ^chiedere | ^aspetta | ^riavvia
        | ^riavviare | ^configura | ^crea | ^creare | ^copia | ^sostituisci | ^assicurati | ^sempre | ^mai
        | ^non usare | ^non fare | ^metti | ^salva | ^segui | ^prova | ^attiva | ^disattiva | ^mantieni
        | ^consulta | ^imposta | ^aggiorna | ^invia | ^ricorda""",
    "condition": """se | quando | prima di | prima del | dopo aver | dopo il | ogni volta che | finché
        | a meno che | in caso di | una volta | appena | mentre""",
    "step": "passo 1 | passo 2 | passo 3 | prima di tutto | poi | quindi | infine | successivamente",
    "cause": """perché | quindi | pertanto | a causa di | poiché | così | affinché | in modo che | provoca
        | causa | di conseguenza | dovuto a | grazie a""",
    "culprit": "causa principale | la causa | causato da | si è scoperto | era dovuto | risolto | corretto",
    "liken": """come un | come una | come uno | simile a | simili a | assomiglia a | somiglia a
        | proprio come | è come | equivalente a | equivale a | analogia | analogo a | metafora | a differenza di
        | una specie di | funziona come""",
    "resemble": "come se | come il | come la | in confronto | rispetto a | immagina | mentre il | così come",
    "define": """è un | è una | è il | è la | è lo | sono i | sono le | significa | rappresenta | consiste in
        | contiene | comprende | si chiama | ogni | è composto | cioè""",
    "explain": """permette | permettono | consente | fornisce | supporta | gestisce | garantisce | serve a
        | serve per | è usato | è usata | viene usato | dipende da | genera | converte | impedisce | protegge
        | di solito | in genere | normalmente | può | possono | funziona | solo | mostra | conserva | legge
        | scrive | invia | riceve | sostituisce | verifica | carica | collega | usa | decide | definisce | offre
        | ha | fa""",
    "decide": """deciso | decisione | concordato | scelto | usiamo | adottato | strategia | approccio
        | principio | consenso | di proposito | l'obiettivo è""",
    "tradeoff": """più veloce di | più lento di | meglio di | peggio di | più sicuro | più di | meno di
        | vantaggio | svantaggio | limite | a scapito di | importante""",
    "observe": """trovato | osservato | misurato | notato | restituito | ha mostrato | confermato | testato
        | verificato | rilevato | secondo | ha detto | ha riferito | ha menzionato | fallito | riscontrato""",
    "past": """era | erano | è stato | è stata | sono stati | aveva | avevano | ha fatto | ha impiegato
        | è caduto | è salito | è diventato | ebbe | fu""",
    "fault": """errore | errori | guasto | non funziona | rotto | mancante | manca | bloccato | eccezione
        | incidente | scaduto | fallisce""",
    "locate": """si trova | si trovano | situato | situata | salvato in | memorizzato in | definito in
        | disponibile su | in ascolto su | gira sulla porta | cartella | directory | il file è""",
    "value": """predefinito | predefinita | per impostazione predefinita | porta | versione | percorso
        | indirizzo | identificatore | colonna | tabella | campo | limite | massimo | minimo | chiave
        | variabile d'ambiente | nome | valore""",
    "self": "io | mio | mia | miei | mie | noi | nostro | nostra | sono un | ho",
    "person": """famiglia | amico | amica | madre | padre | sorella | fratello | figlia | figlio | compleanno
        | matrimonio | cane | gatto | vacanza | allergico | allergica | nato a | nata a | adora | studia | abita""",
    "time": """ieri | oggi | domani | la settimana scorsa | il mese scorso | l'anno scorso | due giorni fa
        | gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre
        | dicembre | lunedì | martedì | mercoledì | giovedì | venerdì | attualmente | da allora | ancora | già""",
    "purpose": "scopo | obiettivo | al fine di | affinché | progettato per",
    "negate": "non | mai | nessun | nessuna | nessuno | senza | né | disattivato | rifiutato",
    "affirm": "attivato | consentito | supportato | funziona | disponibile | preferisce | accettato",
    "lesson": "lezione | imparato | si è scoperto | conclusione",
    "convention": "convenzione | convenzioni | nomenclatura | il nostro standard | guida di stile",
    "pattern": "schema ricorrente | regola generale | tipicamente",
    "commit": "farò | faremo | prometto | entro lunedì | entro venerdì | scadenza | si impegna",
    "request": "per favore | potresti | puoi | ha chiesto | richiesto di",
    "current": "attualmente | al momento | per ora | in corso | temporaneamente",
    "prefer": "preferisco | preferisce | preferito | preferita | mi piace | adoro | odio",
    "profile": """sono un | sono una | mi chiamo | il mio nome | vivo a | lavoro come | lavoro per | vive a
        | lavora come | lavora per | allergico a | allergica a""",
    "stop": """il | lo | gli | di | che | e | in | un | una | è | per | con | del | della | non | si | le
        | la | nel | sono | dei | al | l'* | ma | o | suo | sua | questo | dalla | nella | sul""",
    "label_rule": "soluzione | raccomandazione | consiglio | regola | importante | passi",
    "label_idea": """scopo | obiettivo | perché | ragione | decisione | vantaggio | svantaggio | limite
        | conseguenza | principio | idea | rischio""",
    "label_case": "risultato | causa | osservazione | problema | errore | conclusione",
    "permit": "può essere | è consentito | basta | al massimo",
}
