"""Spanish cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

SPANISH: Final = Language(
    cues={
        Cue.RULE: """debe | deben | debería | deberían | debes | hay que | tiene que | tienen que | nunca
            | siempre | no se permite | no se te permite | evita | evitar | obligatorio | prohibido
            | requiere | requieren | recomendado | necesario | solo | sólo | solamente | únicamente
            | al menos | como máximo | en lugar de | en vez de | asegúrate | no uses | no usar | prefiere
            | conviene""",
        Cue.STANDING: """siempre | nunca | cada vez | cada | todos los | todas las | por defecto
            | de ahora en adelante | jamás | cuando | debe | deben | no se debe | los lunes
            | los martes | los miércoles | los jueves | los viernes | los sábados | los domingos""",
        Cue.CAUSE: """porque | debido a | por eso | por lo tanto | causa raíz | causa | ya que | para que
            | así que | provoca | a causa de | permite | para evitar | lo que significa""",
        Cue.FINDING: """resulta que | descubr* | lección | aprendid* | confirmad* | confirma | el bug | el error
            | la solución | el problema es | falla | funciona | funcionan | no funciona | conclusión
            | detectad* | detección | decidimos | se decidió | acordamos | se acordó | probado | hallazgo
            | verificad* | comprobad* | no es""",
        Cue.STATE: """guardan | escucha | ocurre | falta | actualizan | logra | mantienen | corresponde
            | necesita | produce | evoluciona | clasifica | envía | responde | es | son | era | está | están
            | tiene | tienen | usa | usan | utiliza | contiene | retorna | devuelve | existe | existen
            | permite | requiere | soporta | hace | hacen | procesa | recibe | guarda | corre | funciona
            | significa | incluye | muestra | actúa | puede | pueden | va | van | fue | fueron | ha | han
            | hay | vive | expira | expiran | actualiza | conecta | conectan | sirve | genera | somos
            | interactúa | escribe | agrupa | mantiene""",
        Cue.CONDITION: """si | cuando | a menos que | después de | antes de | hasta | mientras | una vez | sin
            | salvo | donde | al""",
        Cue.LIKENESS: """como un | como una | similar a | igual que | parecido a | a diferencia de | en contraste
            | comparado con | equivale a | tal como | equivalente""",
        Cue.LIFE: """mi esposa | mi esposo | mi hijo | mi hija | mi madre | mi padre | mi hermana | mi hermano
            | vivo en | trabajo en | mi cumpleaños | me gusta | mi favorit* | el año pasado
            | la semana pasada | soy alérgic* | me mudé | prefiero""",
        Cue.NARRATION: """voy a | vamos a | déjame | dejame | ahora voy | primero voy | estoy | he revisado
            | revisé | miro | reviso | abro | leo | busco | procedo a | a continuación | veamos | necesito
            | tengo que | comienzo | empiezo | permíteme | ahora""",
        Cue.GUESS: """quizás | quizá | tal vez | posible | posiblemente | probablemente | parece | puede que
            | podría | creo que | hipótesis""",
        Cue.EPHEMERAL: """fecha | prioridad | ver si | idioma | hora | pendiente | pendientes | en progreso
            | hecho | completado | completada | terminado | próximos pasos | próximo paso | actualmente
            | por hacer | agregado | actualizado | eliminado | corregido | arreglado | creado | implementado
            | probar | estado | por ahora | tareas | exitosamente | todas las pruebas | pasan | listo
            | lista para""",
        Cue.GREETING: """gracias | muchas gracias | hola | buenos días | buenas tardes | buenas noches
            | bienvenid* | de nada | genial | excelente | perfecto | felicidades | enhorabuena | hasta luego
            | adiós | buena suerte | me alegro | saludos | qué bien | espero que | voy a llevarte
            | sin quejas""",
        Cue.REQUEST: """por favor | puedes | podrías | puede usted | quiero que | necesito que | ayúdame
            | muéstrame | dime | me gustaría | quisiera | explícame | haz | crea un | escribe un""",
        Cue.ASK: """qué | por qué | cómo | quién | cuál | cuáles | cuándo | dónde | cuánto | deberíamos
            | hay algún | es posible""",
        Cue.FRAME: """aquí está | aquí tienes | a continuación | lo siguiente | los siguientes | las siguientes
            | siguiente | resumen | índice | introducción | conclusiones | este documento | esta guía
            | importante | asegúrate de | eres un | eres una | ver también | referencias | paso a paso""",
        Cue.NOISE: """no instalado | permiso denegado | no se encontró el módulo | conexión rechazada
            | tiempo de espera | cuota excedida""",
        Cue.META: "nada que recordar | como modelo de lenguaje | no hay información sobre",
        Cue.SELF: "yo | mi | mis | me | nosotros | nuestro | nuestra | nos",
        Cue.DEICTIC: """esto | este | esta | estos | estas | eso | ese | esa | ello | ellos | él | ella | aquí
            | y | pero | o | además | también | esas | esos""",
        Cue.NOW: "ahora | hoy | ahora mismo | actualmente | ayer | esta sesión | hasta ahora | de momento",
        Cue.EXAMPLE: "supongamos | por ejemplo supongamos | por ejemplo imagina | imagina | imaginemos | digamos que",
        Cue.IMPERATIVE: """usa | utiliza | configura | ejecuta | crea | agrega | añade | elimina | abre
            | verifica | revisa | escribe | instala | cambia | haz | pon | consulta | convierte | prueba
            | selecciona | evita | actualiza | borra""",
        Cue.TASK: """probar | crear | agregar | añadir | corregir | revisar | implementar | actualizar | escribir
            | verificar | hacer | preparar""",
        Cue.REPORT: "según | explicó | dijo | confirmó | anunció | señaló | afirma",
        Cue.ADDRESS: "tú | tu | tus | usted | ustedes | te",
        Cue.DONE: """agregado | añadido | corregido | actualizado | eliminado | creado | implementado | se agregó
            | se agregaron | se corrigió | se actualizó | se creó | se eliminó""",
        Cue.FIELD: "fecha | estado | prioridad | idioma | hora",
    },
    stop_words="""el la los las de que y en un una es por con no para se del al como más pero sus le su lo
        ya o este si cuando esta son está tiene""",
    abbreviations="p.ej. p. ej. etc. sr. sra. dr. dra. ud. uds. núm. pág. aprox. ee.uu. máx. mín.",
)
