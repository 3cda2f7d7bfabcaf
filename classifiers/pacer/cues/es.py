"""Spanish cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """solo se puede | sólo se puede | solo puede | debe | deben | debes | debería | deberían | hay
        que | tiene que | tienen que | tienes que | es necesario | es obligatorio | se debe | se
        requiere | requiere que""",
    "always": """siempre | nunca | jamás | cada vez | en todo momento | sin excepción | de ahora en adelante
        | a partir de ahora | solo después | sólo después | únicamente""",
    "forbid": """no se debe | no debe | no deben | no uses | no use | no hagas | no se permite
        | no se te permite | está prohibido | prohibido | evita | evitar | evite | en lugar de | en vez de
        | no está permitido""",
    "advise": """se recomienda | recomendado | recomendamos | conviene | es mejor | por favor | asegúrate
        | asegúrese | puedes | puede usar | se puede | prefiere | procura | intenta | es preferible | considera
        | no confíes | no olvides""",
    "imperative": """^reinicie | ^abra | ^cree | ^elija | ^pulsa | ^pulse | ^desconecta | ^vacía | ^carga
        | ^descarga | ^lee | ^cierra | ^ten | ^ven | ^deja | ^comprueba | ^compruebe | ^busca | ^pide | ^limpia
        | ^usa | ^use | ^usar | ^utiliza | ^utilice | ^utilizar | ^ejecuta | ^ejecute | ^ejecutar | ^verifica
        | ^verificar | ^revisa | ^revisar | ^agrega | ^agregar | ^añade | ^añadir | ^abre | ^abrir | ^haz | ^haga
        | ^hacer | ^selecciona | ^elige | ^elimina | ^eliminar | ^borra | ^borrar | ^cambia | ^cambiar | ^instala
        | ^instalar | ^evita | ^evitar | ^pregunta | ^espera | ^reinicia | ^reiniciar | ^configura | ^configurar
        | ^crea | ^crear | ^copia | ^copiar | ^reemplaza | ^convierte | ^convertir | ^asegúrate | ^asegúrese
        | ^siempre | ^nunca | ^no uses | ^no hagas | ^pon | ^poner | ^guarda | ^guardar | ^sigue | ^ve a | ^prueba
        | ^probar | ^activa | ^desactiva | ^mantén | ^mantener | ^consulta | ^escribe | ^empieza | ^recuerda
        | ^define | ^envía | ^actualiza | ^actualizar | ^fija | ^fije | ^implementa | ^documenta | ^muestra
        | ^limita | ^protege | ^comparte | ^reduce | ^planifica | ^valida | ^importa | ^exporta | ^registra
        | ^bloquea | ^audita | ^mueve | ^quita | ^captura""",
    "condition": """si | cuando | antes de | después de | siempre que | hasta que | a menos que | en caso de
        | una vez que | mientras | al usar | tan pronto""",
    "step": """paso 1 | paso 2 | paso 3 | primero | luego | después | finalmente | a continuación
        | por último | qué hacer""",
    "cause": """porque | por eso | por lo tanto | debido a | ya que | así que | para que | de modo que
        | provoca | causa que | hace que | como resultado | por tanto | esto significa | gracias a
        | permitir volverte""",
    "culprit": """causa raíz | la causa | causado por | resultó que | se debía a | se debió a | conclusión
        | el problema era | se corrigió | solucionado | el bug""",
    "liken": """como un | como una | similar a | similares a | parecido a | parecida a | se parece a
        | igual que | al igual que | es como | equivalente a | equivale a | analogía | análogo a | metáfora
        | a diferencia de | una especie de | funciona como""",
    "resemble": """como si | como el | como la | como los | como en | actúa como | en comparación
        | comparado con | imagina | mientras que | tal como""",
    "define": """es un | es una | es el | es la | es lo que | son los | son las | significa | representa
        | consiste en | contiene | incluye | se llama | cada | se compone de | es decir | donde el | donde la
        | somos""",
    "explain": """permite | permiten | proporciona | soporta | gestiona | asegura | sirve para | se usa
        | se utiliza | depende de | necesita | genera | convierte | evita que | protege | normalmente | en general
        | típicamente | generalmente | puede | pueden | funciona | actualiza | agrupa | mantiene | hace el
        | se conectan | interactúa | solo | van a | puedan | muestra | guarda | lee | escribe | envía | recibe
        | reemplaza | comprueba | carga | conecta | separa | aprovecha | usa | usan | captura | decide | define
        | ofrece | engañan | tiene | tienen | hace""",
    "decide": """decidimos | se decidió | decisión | acordamos | se acordó | elegimos | usamos | adoptamos
        | estrategia | enfoque | principio | filosofía | consenso | a propósito | el objetivo es""",
    "tradeoff": """más rápido que | más lento que | mejor que | peor que | más seguro | más que | menos que
        | ventaja | desventaja | limitación | limitaciones | a costa de | importante""",
    "observe": """se encontró | encontré | encontramos | observó | se observó | medimos | se midió | devolvió
        | retorna | retornó | mostró | confirmó | confirmado | probado | verificado | detectó | detección | según
        | reportó | dijo | mencionó | falló | falla | notó | recibe | a pesar de""",
    "past": """era | eran | fue | fueron | estaba | estaban | tenía | había | hubo | hizo | tardó | quedó
        | cayó | subió | pudo | dio | llegó | ha sido | se cerró | terminó | aparece solo | apareció | empezó
        | cambió | perdió | encontró | dejó | volvió""",
    "fault": """error | errores | fallo | falla | fallos | bug | no funciona | no funcionan | no recibe
        | roto | falta | faltan | caído | se cuelga | excepción | incidente | vacío | mal codificado""",
    "locate": """se encuentra | se encuentran | está en | están en | ubicado en | ubicada en | guardado en
        | se guarda en | se guardan en | definido en | vive en | disponible en | escucha en | corre en el puerto
        | directorio | carpeta | archivo es | existen en""",
    "value": """por defecto | predeterminado | puerto | versión | ruta | dirección | identificador | columna
        | límite | umbral | máximo | mínimo | variable de entorno | ejecución | usa:""",
    "self": "yo | mi | mis | me gusta | nosotros | nuestro | nuestra | he | estoy | tengo",
    "person": """familia | amigo | amiga | madre | padre | hermana | hermano | hija | hijo | cumpleaños
        | boda | trabajo como | perro | gato | vacaciones | alérgico | alérgica | nació | le encanta | estudia
        | vive en | personas""",
    "time": """ayer | hoy | mañana | la semana pasada | el mes pasado | el año pasado | hace dos | enero
        | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre
        | lunes | martes | miércoles | jueves | viernes | actualmente | desde | todavía | ya""",
    "purpose": "propósito | objetivo | para que | con el fin | diseñado para | sirve para",
    "negate": "no | nunca | jamás | ningún | ninguna | ninguno | sin | tampoco | ni | desactivado | rechazado",
    "affirm": "activado | permitido | soportado | funciona | disponible | prefiere | aceptado | habilitado",
    "lesson": "lección | lección aprendida | aprendimos | aprendí | resultó que | conclusión",
    "convention": "convención | convenciones | nomenclatura | nuestra norma | guía de estilo | en nuestro equipo",
    "pattern": "patrón | patrones | regla general | típicamente",
    "commit": """voy a | vamos a | prometo | antes del lunes | antes del viernes | fecha límite
        | se compromete | entregará""",
    "request": "por favor | podrías | puedes | pidió | solicitó",
    "current": "actualmente | en este momento | por ahora | en curso | temporalmente",
    "prefer": "prefiero | prefiere | favorito | favorita | me gusta | me encanta | odio",
    "profile": """soy un | soy una | me llamo | mi nombre | vivo en | trabajo en | trabajo como | vive en
        | trabaja como | trabaja en | alérgico a | alérgica a""",
    "stop": """el | la | los | las | de | que | y | en | un | una | es | se | por | con | para | del | al
        | no | su | lo | como | más | está | son | cada | esta | este | pero | ser | o | sobre | sus""",
    "label_rule": "solución | recomendación | consejo | regla | importante | pasos | acción | lección aprendida",
    "label_idea": """propósito | objetivo | por qué | razón | decisión | ventaja | desventaja | beneficio
        | limitación | consecuencia | principio | idea | riesgo | nota | concepto""",
    "label_case": """resultado | causa | causa raíz | hallazgo | observación | problema | error | conclusión
        | probado | estado | prueba""",
    "permit": "puede ser | está permitido | basta con | como máximo | solo si",
}
