"""French cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """ne peut être | ne doit être | doit | doivent | devez | devrait | devraient | devons | il
        faut | est obligatoire | sont obligatoires | est requis | il est nécessaire | a besoin de""",
    "always": """toujours | jamais | à chaque fois | systématiquement | en aucun cas | sans exception
        | désormais | uniquement après | seulement si | uniquement si""",
    "forbid": """ne pas | ne jamais | ne doit pas | ne doivent pas | n'utilisez pas | il est interdit
        | interdit | éviter | évitez | évite | au lieu de | plutôt que | pas autorisé""",
    "advise": """recommandé | nous recommandons | il vaut mieux | de préférence | veuillez | assurez-vous
        | assure-toi | vous pouvez | on peut | il est conseillé | pensez à | s'il vous plaît""",
    "imperative": """^utilisez | ^utilise | ^utiliser | ^exécutez | ^exécute | ^exécuter | ^lancez | ^lance
        | ^lancer | ^vérifiez | ^vérifie | ^vérifier | ^ajoutez | ^ajoute | ^ajouter | ^ouvrez | ^ouvre | ^ouvrir
        | ^cliquez | ^choisissez | ^sélectionnez | ^supprimez | ^supprime | ^supprimer | ^modifiez | ^installez
        | ^installer | ^évitez | ^évite | ^éviter | ^demandez | ^demande | ^demander | ^attendez | ^redémarrez
        | ^redémarrer | ^configurez | ^créez | ^créer | ^copiez | ^remplacez | ^assurez-vous | ^veuillez | ^ne
        | ^toujours | ^jamais | ^consultez | ^suivez | ^mettez | ^mettre | ^faites | ^testez | ^activez
        | ^désactivez | ^gardez | ^préférez | ^pensez""",
    "condition": """si | quand | lorsque | avant de | avant chaque | avant tout | après avoir | après chaque
        | dès que | tant que | jusqu'à | à moins que | en cas de | une fois""",
    "step": "étape 1 | étape 2 | étape 3 | d'abord | ensuite | puis | enfin | pour commencer",
    "cause": """parce que | car | donc | par conséquent | à cause de | grâce à | en raison de | de sorte que
        | afin que | entraîne | provoque | c'est pourquoi | ce qui""",
    "culprit": """la cause | cause racine | était dû | était due | causé par | provoqué par | s'est avéré
        | corrigé en | corrigé par""",
    "liken": """comme un | comme une | semblable à | similaire à | ressemble à | ressemblent à | pareil à
        | analogue à | analogie | métaphore | tout comme | de même que | à la manière d* | l'équivalent d*
        | contrairement à | équivaut à | à l'image d*""",
    "resemble": "comme si | comme dans | par rapport à | imaginez | comme le | comme la | comme des",
    "define": """est un | est une | est le | est la | sont des | sont les | signifie | désigne | représente
        | se compose de | est composé | contient | comprend | consiste en | correspond à | s'appelle | chaque
        | c'est-à-dire""",
    "explain": """permet | permettent | fournit | prend en charge | gère | garantit | sert à | est utilisé
        | sont utilisés | dépend de | nécessite | génère | convertit | empêche | protège | en général
        | généralement | normalement | peut | peuvent | fonctionne | seulement | montre | conserve | lit | écrit
        | envoie | reçoit | remplace | vérifie | charge | relie | utilise | décide | définit | offre | ont | fait""",
    "decide": """décidé | décision | convenu | choisi | nous utilisons | adopté | consensus | approche
        | stratégie | principe | retenu | volontairement | l'objectif est""",
    "tradeoff": """plus rapide que | plus lent que | plus sûr | mieux que | moins que | plus que | avantage
        | inconvénient | au prix de | important | limite""",
    "observe": """constaté | observé | mesuré | remarqué | renvoyé | a montré | confirmé | testé | trouvé
        | signalé | selon | a déclaré | a dit | a mentionné | d'après | a échoué""",
    "past": """était | étaient | a été | ont été | avait | avaient | est passé | sont passés | a pris
        | a fait | a duré | est tombé | a eu | sont devenus | est devenu""",
    "fault": """erreur | erreurs | panne | échec | échoue | plante | planté | ne fonctionne pas
        | ne marche pas | cassé | manquant | manquante | défaillance | délai dépassé""",
    "locate": """se trouve | se trouvent | situé | située | stocké dans | stockée dans | stockés dans
        | défini dans | définie dans | disponible à | accessible à | écoute sur | tourne sur le port | dossier
        | répertoire | fichier est | point d'accès""",
    "value": """par défaut | port | version | chemin | adresse | identifiant | colonne | table | champ
        | délai | seuil | limite est | maximum | minimum | clé | variable d'environnement | nom du | est fixé à
        | vaut""",
    "self": "je | j'ai | j'aime | mon | ma | mes | moi | nous | notre | nos",
    "person": """famille | ami | amie | mère | père | sœur | frère | fille | fils | anniversaire | mariage
        | métier | chien | chat | vacances | allergique | né en | née en | adore | étudie | habite""",
    "time": """hier | aujourd'hui | demain | la semaine dernière | le mois dernier | l'année dernière
        | il y a | janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre
        | décembre | lundi | mardi | mercredi | jeudi | vendredi | actuellement | depuis | déjà | encore""",
    "purpose": "but | objectif | afin de | pour que | destiné à | conçu pour",
    "negate": "ne | pas | jamais | aucun | aucune | sans | ni | désactivé | refusé | interdit",
    "affirm": "activé | autorisé | pris en charge | fonctionne | disponible | préfère | accepté",
    "lesson": "appris | leçon | s'est avéré | à retenir | constat",
    "convention": "convention | règle de nommage | chez nous | notre norme | guide de style",
    "pattern": "motif | schéma récurrent | en règle générale | typiquement",
    "commit": """je vais | nous allons | je promets | avant lundi | avant vendredi | échéance | s'engage à
        | livrera""",
    "request": "s'il vous plaît | s'il te plaît | veuillez | pourriez-vous | peux-tu | a demandé",
    "current": "actuellement | en ce moment | pour l'instant | en cours | temporairement | provisoirement",
    "prefer": "je préfère | préfère | préférée | préféré | j'aime | j'adore | je déteste",
    "profile": """je suis un | je suis une | je m'appelle | mon nom est | j'habite | je travaille | habite à
        | travaille comme | travaille chez | allergique à""",
    "stop": """le | la | les | des | et | est | une | dans | pour | que | qui | sur | avec | du | au | aux
        | ce | cette | il | elle | sont | pas | à | de | d'* | l'* | vous | tu | je | ou | mais | ses | leur""",
    "label_rule": "solution | recommandation | conseil | règle | important | étapes",
    "label_idea": """but | objectif | pourquoi | raison | décision | avantage | inconvénient | limite
        | conséquence | principe | idée | risque""",
    "label_case": "résultat | cause | constat | observation | problème | erreur | conclusion",
    "permit": "peut être | est autorisé | il suffit | au plus",
}
