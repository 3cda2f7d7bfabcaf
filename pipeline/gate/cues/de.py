"""German cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

GERMAN: Final = Language(
    cues={
        Cue.RULE: """muss | müssen | soll | sollen | sollte | sollten | darf nicht | dürfen nicht | darf | dürfen
            | niemals | nie | vermeiden | erforderlich | verboten | empfohlen | notwendig | nur
            | ausschließlich | mindestens | höchstens | statt | anstatt | pflicht | sicherstellen | achten
            | bevorzug*""",
        Cue.STANDING: """immer | niemals | stets | jede* | alle | grundsätzlich | standardmäßig | ab jetzt
            | künftig | jedes mal | sobald | nie | muss | müssen | darf nicht | dürfen nicht
            | montags | dienstags | mittwochs | donnerstags | freitags | samstags | sonntags
            | wochentags""",
        Cue.CAUSE: """weil | da die | da der | da das | aufgrund | wegen | daher | deshalb | dadurch | somit
            | ursache | damit | sodass | um zu | führt zu | führte zu | zurückgeführt | verursacht | grund""",
        Cue.FINDING: """stellte sich heraus | herausgestellt | festgestellt | feststellbar | zeigte sich
            | bestätigt | lektion | erkenntnis | der fehler | beschlossen | entschieden | entscheidung
            | vereinbart | wurde deutlich | laut | bewertete | funktioniert nicht | schlägt fehl | einig
            | gemessen | beobachtet | vertauscht""",
        Cue.STATE: """lauscht | aufbewahrt | entsteht | beginnt | funktioniert | verbraucht | schreibt
            | liest | bevorzuge | speichern | umfasst | erfolgt | gerundet | berechnet | geprüft
            | ist | sind | war | waren | hat | haben | hatte | wird | werden | wurde | wurden
            | läuft | laufen | liegt | lag | lagen | verwendet | nutzt | benötigt | enthält
            | besteht | gilt | gelten | liefert | speichert | unterstützt | bietet | erzeugt
            | befindet sich | heißt | kann | können | gibt | steht | stehen | dient | basiert
            | beträgt | bleibt | zeigt | braucht | läuft ab | verlangt | verlangen | gilt als""",
        Cue.CONDITION: """wenn | falls | nachdem | bevor | sobald | solange | während | bis | ohne | außer
            | abgesehen von | bei""",
        Cue.LIKENESS: """ähnlich wie | wie ein | wie eine | vergleichbar | im gegensatz | genauso wie
            | entspricht | analog | im vergleich | anders als""",
        Cue.LIFE: """meine frau | mein mann | mein sohn | meine tochter | meine mutter | mein vater | ich wohne
            | ich arbeite | mein lieblings* | letztes jahr | letzte woche | ich bin allergisch | geburtstag
            | ich habe gekauft | ich mag | nächsten monat""",
        Cue.NARRATION: """ich werde | ich öffne | ich prüfe | ich schaue | ich sehe | ich lese | ich starte
            | ich führe | ich suche | ich muss | lass mich | lassen sie mich | schauen wir | wir schauen
            | als nächstes | zuerst | zunächst | jetzt werde | ich habe | nun | ich erstelle
            | ich aktualisiere | ich beginne | ich kann | wir werden | jetzt | mal sehen | ich lasse""",
        Cue.GUESS: """vielleicht | möglicherweise | eventuell | vermutlich | wahrscheinlich | könnte sein
            | scheint | ich glaube | unklar | wohl""",
        Cue.EPHEMERAL: """datum | uhrzeit | teilnehmer | priorität | projektphase | dauer | ort | offen
            | erledigt | in arbeit | ausstehend | todo | todos | fertig | abgeschlossen | aktuell | derzeit
            | nächste schritte | behoben | hinzugefügt | aktualisiert | entfernt | umgesetzt | geplant
            | bis morgen | validierung | steht noch aus | wird noch | erfolgreich | tests laufen durch
            | phase | angelegt | nächster termin""",
        Cue.GREETING: """danke | vielen dank | hallo | guten morgen | guten tag | guten abend | willkommen
            | super | toll | prima | gerne | bitte schön | viel erfolg | tschüss | auf wiedersehen
            | herzlichen glückwunsch | freut mich | grüße | schönes wochenende""",
        Cue.REQUEST: """bitte | kannst du | können sie | könntest du | könnten sie | ich möchte | ich brauche
            | hilf mir | zeig mir | erstelle | schreibe | erkläre | mach""",
        Cue.ASK: """was | warum | wie | wer | welche* | wann | wo | wieso | sollen wir | soll ich | gibt es
            | ist das | kann man | haben wir""",
        Cue.FRAME: """hier ist | hier sind | im folgenden | folgende | folgendes | zusammenfassung | überblick
            | inhaltsverzeichnis | dieses dokument | teilnehmer | teilnehmende | agenda | tagesordnung
            | protokoll | fazit | anhang | du bist ein | sie sind ein | offene punkte | siehe""",
        Cue.NOISE: """nicht installiert | zugriff verweigert | nicht gefunden | verbindung abgelehnt
            | zeitüberschreitung | keine berechtigung""",
        Cue.META: "nichts zu merken | keine informationen über | als ki | nichts extrahiert",
        Cue.SELF: "ich | mein | meine | mir | mich | wir | unser | unsere | uns",
        Cue.DEICTIC: """dies | diese | dieser | dieses | das | es | sie | er | hier | dort | damit | und | aber
            | oder | auch | ebenso""",
        Cue.NOW: "jetzt | heute | gerade | derzeit | momentan | gestern | aktuell | diesmal | bisher",
        Cue.EXAMPLE: "angenommen | zum beispiel angenommen | nehmen wir an | stell dir vor",
        Cue.IMPERATIVE: """verwende | verwenden sie | nutze | setze | starte | öffne | prüfe | erstelle
            | schreibe | füge | lösche | entferne | installiere | führe | ändere | ersetze | zeige | teste
            | klicke | wähle | lies | achte""",
        Cue.TASK: """erstellen | hinzufügen | beheben | prüfen | testen | umsetzen | aktualisieren | vorbereiten
            | klären | abstimmen | erarbeiten""",
        Cue.REPORT: "laut | erklärte | bestätigte | erläuterte | teilte mit | beschloss | bewertete | merkte an",
        Cue.ADDRESS: "du | dein | deine | dir | dich | ihr | euch",
        Cue.DONE: """behoben | hinzugefügt | aktualisiert | entfernt | erstellt | umgesetzt | angelegt | geändert
            | verschoben | installiert | fertiggestellt""",
        Cue.FIELD: "datum | uhrzeit | teilnehmer | dauer | ort | status | priorität | projektphase | protokoll",
    },
    stop_words="""der die das und ist nicht ein eine einen mit von zu den dem des für auf im sich auch wird
        als bei aus nach wie werden wurde sind oder an zur zum über""",
    abbreviations="""z.b. d.h. u.a. bzw. ca. evtl. ggf. inkl. nr. usw. vgl. s. str. dr. hr. fr. zzgl. abs. o.ä.
        u.ä. mind. max. sog.""",
)
