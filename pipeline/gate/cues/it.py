"""Italian cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

ITALIAN: Final = Language(
    cues={
        Cue.RULE: """deve | devono | dovrebbe | dovrebbero | bisogna | occorre | non bisogna | mai | sempre
            | vietato | evitare | evita | obbligatorio | richiesto | richiede | necessario | consigliato
            | solo | soltanto | almeno | al massimo | invece di | piuttosto che | assicurati | assicurarsi
            | preferire | non usare""",
        Cue.STANDING: """sempre | mai | ogni volta | ogni | tutti i | tutte le | per impostazione predefinita | d
            ora in poi | qualora | quando | deve | devono""",
        Cue.CAUSE: """perché | a causa di | dovuto a | quindi | pertanto | causa | poiché | affinché
            | in modo che | provoca | grazie a | permette di | per evitare | dato che""",
        Cue.FINDING: """risulta che | scoperto | constatato | lezione | confermato | il bug | la soluzione
            | il problema è | fallisce | non funziona | deciso | è stato deciso | concordato | conclusione
            | misurato | osservato | secondo""",
        Cue.STATE: """ascolta | conservati | verifica | manca | è | sono | era | erano | ha | hanno | aveva | usa
            | usano | utilizza | contiene | restituisce | gira
            su | ascolta su | si trova
            | memorizza | supporta | richiede | permette | significa | funziona | esiste | può | possono
            | sarà | scade | scadono | fornisce | comprende | vale | dipende | resta | serve | gestisce
            | viene | vengono""",
        Cue.CONDITION: """se | quando | dopo | prima | fino a | durante | salvo | a meno che | una volta | senza
            | appena | finché | mentre""",
        Cue.LIKENESS: """come un | come una | simile a | analogo | a differenza di | proprio come | rispetto a
            | equivalente | al contrario""",
        Cue.LIFE: """mia moglie | mio marito | mio figlio | mia figlia | mia madre | mio padre | abito a | vivo a
            | lavoro in | il mio compleanno | mi piace | il mio preferito | l anno scorso
            | la settimana scorsa | sono allergic* | preferisco""",
        Cue.NARRATION: """adesso | ora apro | ora controllo | ora | vado a | lasciami | fammi | vediamo
            | prima di tutto | innanzitutto | apro | controllo | guardo | leggo | eseguo | cerco | comincio
            | inizio | ho letto | ho controllato | procedo | poi | devo | sto""",
        Cue.GUESS: """forse | probabilmente | sembra | potrebbe | penso che | credo che | suppongo | possibile
            | ipotesi
            forse | ipotesi""",
        Cue.EPHEMERAL: """data | priorità | in corso | in attesa | completato | completata | fatto | da fare
            | prossimi passi | prossimo passo | attualmente | corretto | aggiunto | aggiornato | rimosso
            | implementato | creato | con successo | per ora | i test passano | pronto""",
        Cue.GREETING: """grazie | grazie mille | ciao | buongiorno | buonasera | benvenuto | prego | ottimo
            | perfetto | complimenti | a presto | arrivederci | in bocca al lupo | bravo | che bello
            | cordiali saluti""",
        Cue.REQUEST: """per favore | per piacere | puoi | potresti | può | voglio che | vorrei | ho bisogno
            | aiutami | mostrami | dimmi | spiegami | crea un | scrivi un""",
        Cue.ASK: """che cosa | cosa | perché | come | chi | quale | quali | quando | dove | dovremmo | c è
            | è possibile | quanto""",
        Cue.FRAME: """ecco | qui sotto | di seguito | il seguente | i seguenti | le seguenti | seguenti
            | riepilogo | sommario | indice | introduzione | conclusioni | questo documento | questa guida
            | sei un | vedi
            anche | riferimenti | appendice | ordine del giorno""",
        Cue.NOISE: """non installato | permesso negato | modulo non trovato | connessione rifiutata
            | tempo scaduto | quota superata""",
        Cue.META: "niente da ricordare | come modello linguistico | nessuna informazione su",
        Cue.SELF: "io | mio | mia | miei | mie | mi | noi | nostro | nostra | ci",
        Cue.DEICTIC: """questo | questa | questi | queste | quello | quella | ciò | esso | essa | loro | qui | e
            | ma | o | anche | inoltre | lui | lei""",
        Cue.NOW: "adesso | ora | oggi | attualmente | ieri | questa sessione | finora | al momento",
        Cue.EXAMPLE: "supponiamo | immagina | mettiamo che",
        Cue.IMPERATIVE: """usa | usare | imposta | esegui | crea | aggiungi | rimuovi | apri | verifica
            | controlla | scrivi | installa | cambia | clicca | scegli | avvia | aggiorna | elimina""",
        Cue.TASK: """creare | aggiungere | correggere | verificare | testare | aggiornare | scrivere
            | implementare""",
        Cue.REPORT: "secondo | ha spiegato | ha detto | ha confermato",
        Cue.ADDRESS: "tu | tuo | tua | voi | vostro",
        Cue.DONE: "aggiunto | aggiunti | corretto | aggiornato | rimosso | creato | implementato | rinominato",
        Cue.FIELD: "data | stato | priorità",
    },
    stop_words="""il lo la i gli le di che e un una è per con non in del della dei delle al come più ma sono
        si nel nella o anche da alla questo""",
    abbreviations="es. p.es. ecc. sig. sig.ra dott. dr. cfr. n. pag. ca. max. min.",
)
