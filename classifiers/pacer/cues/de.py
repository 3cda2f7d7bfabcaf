"""German cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """darf nur | dürfen nur | muss | müssen | soll | sollen | sollte | sollten | ist erforderlich
        | sind erforderlich | ist zu * | hat zu""",
    "always": """immer | niemals | stets | jedes mal | grundsätzlich | ausnahmslos | in jedem fall | nur nach
        | nur wenn""",
    "forbid": """darf nicht | dürfen nicht | nicht erlaubt | verboten | vermeide | vermeiden | nie | niemals
        | keinesfalls | statt | anstatt | auf keinen fall""",
    "advise": """empfohlen | wir empfehlen | am besten | bitte | achte darauf | achten sie | stelle sicher
        | stellen sie sicher | kannst du | können sie | man kann | bevorzugt | ratsam | empfiehlt sich""",
    "imperative": """^schalte | ^ziehe | ^lade | ^speichere | ^schließe | ^drücke | ^trenne | ^leere | ^halte
        | ^nimm | ^gib | ^lass | ^mach | ^mache | ^sende | ^wiederhole | ^kontrolliere | ^aktualisiere
        | ^konfiguriere | ^vergiss | ^denk | ^verschiebe | ^bevorzuge | ^verwende | ^verwenden sie | ^nutze
        | ^nutzen sie | ^führe | ^führen sie | ^starte | ^starten sie | ^stoppe | ^prüfe | ^prüfen sie | ^setze
        | ^setzen sie | ^öffne | ^öffnen sie | ^klicke | ^klicken sie | ^wähle | ^wählen sie | ^füge | ^fügen sie
        | ^entferne | ^lösche | ^ändere | ^stelle | ^stellen sie | ^vermeide | ^vermeiden sie | ^installiere
        | ^installieren sie | ^frage | ^fragen sie | ^warte | ^warten sie | ^achte | ^bitte | ^immer | ^nie
        | ^niemals | ^kopiere | ^erstelle | ^erstellen sie | ^teste | ^sichere | ^schreibe | ^lies | ^rufe
        | ^melde | ^ersetze | ^beachte | ^beachten sie | ^aktiviere | ^deaktiviere | ^implementiere
        | ^dokumentiere | ^zeige | ^begrenze | ^schütze | ^überprüfe | ^lege | ^teile | ^reduziere | ^plane
        | ^baue | ^importiere | ^validiere | ^definiere | ^verschlüssle | ausführen | verwenden | vermeiden
        | prüfen | beachten""",
    "condition": """wenn | falls | sobald | bevor | nachdem | solange | sofern | bis | vor jedem | nach jedem
        | vor dem | nach dem""",
    "step": """schritt 1 | schritt 2 | schritt 3 | zuerst | danach | anschließend | zum schluss
        | als nächstes | im ersten schritt""",
    "cause": """weil | deshalb | daher | dadurch | sodass | so dass | aufgrund | da die | führt zu
        | führen zu | bewirkt | somit | infolge | damit""",
    "culprit": """ursache | grund war | lag an | lag daran | stellte sich heraus | verursacht durch
        | behoben durch | fehler war""",
    "liken": """wie ein | wie eine | wie einen | wie einem | ähnlich wie | ähnelt | vergleichbar mit
        | genauso wie | genau wie | analog zu | analogie | metapher | im gegensatz zu | im unterschied zu
        | gleicht | sozusagen | verhält sich wie | funktioniert wie""",
    "resemble": """als ob | als wäre | im vergleich | entspricht einem | stell dir vor | stellen sie sich vor
        | wie der | wie die | wie das | vergleichbar""",
    "define": """ist ein | ist eine | ist der | ist die | ist das | sind die | bedeutet | bezeichnet
        | steht für | besteht aus | umfasst | enthält | gehört zu | heißt | beschreibt | jede | jeder | jedes
        | das heißt | d.h.""",
    "explain": """ermöglicht | unterstützt | dient | sorgt | stellt bereit | verwaltet | regelt
        | wird verwendet | hängt ab | benötigt | erzeugt | wandelt | verhindert | schützt | in der regel
        | normalerweise | üblicherweise | meist | kann | können | erlaubt | erhält | funktioniert | nur | zeigt
        | speichert | liest | schreibt | sendet | empfängt | verteilt | ersetzt | prüft | lädt | startet
        | verbindet | trennt | bleibt | läuft | nutzt | braucht | liefert | bestimmt | entscheidet""",
    "decide": """entschieden | entscheidung | beschlossen | beschluss | vereinbart | einigten | geeinigt
        | wir verwenden | wir nutzen | festgelegt | prinzip | ansatz | strategie | konsens | ziel ist
        | absichtlich | bewusst""",
    "tradeoff": """schneller als | langsamer als | besser als | schlechter als | sicherer als | mehr als
        | weniger als | vorteil | nachteil | einschränkung | wichtig | auf kosten""",
    "observe": """festgestellt | beobachtet | gemessen | ergab | zeigte | zeigten | berichtete | bestätigte
        | bestätigt | bemerkte | laut | gemäß | fand | getestet | bewertete | erwähnte | sagte | meldete
        | wurde deutlich | feststellbar | stellte fest""",
    "past": """war | waren | wurde | wurden | hatte | hatten | konnte | konnten | gab | kam | ging | lag
        | lagen | blieb | lief | fiel | stieg | ist gestiegen | ist gefallen | aktualisierte | worden | dauerte""",
    "fault": """fehler | fehlerhaft | absturz | abgestürzt | ausfall | schlug fehl | fehlgeschlagen
        | funktioniert nicht | fehlt | fehlen | defekt | zeitüberschreitung | störung | vertauscht | abgebrochen""",
    "locate": """liegt in | liegt unter | liegen unter | befindet sich | befinden sich | gespeichert in
        | gespeichert unter | definiert in | zu finden | steht in | erreichbar unter | läuft auf port | abgelegt
        | ordner | verzeichnis | endpunkt""",
    "value": """standardport* | standardwert | standard ist | standardmäßig | voreinstellung | port | version
        | pfad | adresse | kennung | spalte | tabelle | feld | grenzwert | maximal | minimal | zeitlimit
        | schlüssel | umgebungsvariable | dateiname | rufnummer | beträgt | lautet""",
    "self": "ich | mein | meine | meinen | meiner | mir | mich | wir | unser | unsere",
    "third": "er | sie hat | seine | ihre",
    "person": """familie | freund | freundin | mutter | vater | schwester | bruder | tochter | sohn
        | geburtstag | hochzeit | beruf | hobby | hund | katze | urlaub | allergisch | geboren | liebt | studiert
        | wohnt""",
    "time": """gestern | heute | morgen | letzte woche | letzten monat | letztes jahr | vor zwei | januar
        | februar | märz | april | juni | juli | august | oktober | dezember | montag | dienstag | mittwoch
        | donnerstag | freitag | bislang | bisher | derzeit | seit | aktuell | noch | bereits""",
    "purpose": "zweck | ziel | um zu | damit | dient dazu | gedacht für",
    "negate": "nicht | kein | keine | keinen | keiner | nie | niemals | ohne | weder | deaktiviert | abgelehnt",
    "affirm": "ist aktiv | aktiviert | erlaubt | unterstützt | funktioniert | verfügbar | mag | bevorzugt",
    "lesson": "gelernt | lektion | erkenntnis | stellte sich heraus | fazit",
    "convention": """konvention | namenskonvention | richtlinie | wir immer | bei uns | standardmäßig so
        | hausregel""",
    "pattern": "muster | entwurfsmuster | faustregel | typischerweise",
    "commit": "ich werde | wir werden | ich verspreche | bis montag | bis freitag | frist | fällig am | zugesagt",
    "request": "bitte | könntest du | kannst du | können sie | gebeten",
    "current": "derzeit | momentan | zurzeit | aktuell | in arbeit | vorläufig | vorübergehend",
    "prefer": "bevorzuge | bevorzugt | ich mag | mag lieber | lieblings* | am liebsten | ich hasse",
    "profile": """ich bin ein | ich bin eine | ich heiße | mein name | ich wohne | ich arbeite | wohnt in
        | arbeitet als | arbeitet bei | allergisch gegen | geboren in | unser geschäftsjahr""",
    "stop": """der | die | das | und | ist | nicht | ein | eine | zu | mit | auf | von | den | dem | für | im
        | sich | auch | wird | werden | des | bei | zum | zur | vor | nach | wenn | alle | du | sie | es | er
        | nur | aus | als | wie""",
    "label_rule": "lösung | empfehlung | tipp | regel | hinweis | wichtig | vorgehen",
    "label_idea": """zweck | ziel | warum | begründung | entscheidung | vorteil | nachteil | einschränkung
        | konsequenz | prinzip | idee | risiko | konzept""",
    "label_case": "ergebnis | ursache | befund | beobachtung | problem | fehler | fazit | getestet | status",
    "permit": "darf | dürfen | ist erlaubt | es genügt | nur wenn | höchstens",
}
