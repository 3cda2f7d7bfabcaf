"""French cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

FRENCH: Final = Language(
    cues={
        Cue.RULE: """doit | doivent | devrait | devraient | il faut | ne pas | jamais | toujours | éviter
            | évitez | obligatoire | interdit | requis | nécessaire | recommandé | seulement | uniquement
            | au moins | au plus | au lieu de | plutôt que | préférer | préférez | veillez à | assurez vous
            | est limité""",
        Cue.STANDING: """toujours | jamais | chaque | tous les | toutes les | par défaut | désormais
            | dorénavant | à chaque fois | dès que | doit | doivent | le lundi | le mardi
            | le mercredi | le jeudi | le vendredi | le samedi | le dimanche""",
        Cue.CAUSE: """parce que | à cause de | en raison de | donc | c est pourquoi | car | puisque | afin de
            | pour que | cause | provoque | entraîne | grâce à | permet de | pour éviter""",
        Cue.FINDING: """il s avère | découvert | constaté | leçon | confirmé | le bug | la solution
            | le problème est | échoue | ne fonctionne pas | décidé | il a été décidé | convenu | conclusion
            | mesuré | observé | remarqué que | selon""",
        Cue.STATE: """conservées | conservés | écoute | partent | vient | est | sont | était | étaient | a | ont
            | avait | utilise | utilisent | contient | renvoie | retourne | tourne sur | écoute sur
            | se trouve | stocke | prend en charge | nécessite | permet | signifie | fonctionne | existe
            | peut | peuvent | sera | expire | expirent | fournit | comprend | s appelle | vaut | dépend
            | reste | sert à | gère | crée""",
        Cue.CONDITION: """si | quand | lorsque | après | avant | jusqu à | pendant | sauf | à moins que
            | une fois | sans | dès que | tant que""",
        Cue.LIKENESS: """comme un | comme une | semblable à | similaire à | contrairement à | tout comme
            | par rapport à | équivalent | en revanche | tel que""",
        Cue.LIFE: """ma femme | mon mari | mon fils | ma fille | ma mère | mon père | j habite | je travaille
            | mon anniversaire | j adore | je préfère | l année dernière | la semaine dernière
            | je suis allergique | mon préféré""",
        Cue.NARRATION: """je vais | laisse moi | laissez moi | regardons | voyons | maintenant je | d abord je
            | j ouvre | je vérifie | je regarde | je lis | je lance | je cherche | je commence | j ai lu
            | j ai vérifié | nous allons | ensuite | je dois | je suis en train | j examine""",
        Cue.GUESS: """peut être | probablement | sans doute | il semble | semble | pourrait | je pense
            | je suppose | possible | incertain""",
        Cue.EPHEMERAL: """date | priorité | statut | heure | en cours | en attente | terminé | terminée | fait
            | à faire | prochaines étapes | prochaine étape | actuellement | corrigé | ajouté
            | mis à jour | supprimé | implémenté | créé | avec succès | pour l instant
            | les tests passent | prêt | reste à | sont passées | sont passés | est passée
            | ont réussi | a réussi""",
        Cue.GREETING: """merci | merci beaucoup | bonjour | bonsoir | salut | bienvenue | de rien | super
            | génial | parfait | félicitations | à bientôt | au revoir | bonne chance | bravo
            | bonne journée | ravi | cordialement""",
        Cue.REQUEST: """s il te plaît | s il vous plaît | peux tu | pouvez vous | pourrais tu | pourriez vous
            | je veux que | je voudrais | j ai besoin | aide moi | aidez moi | montre moi | explique
            | dis moi""",
        Cue.ASK: """que | quoi | pourquoi | comment | qui | quel | quelle | quels | quand | où | est ce que
            | qu est ce | devrait on | combien""",
        Cue.FRAME: """voici | voilà | ci dessous | ci dessus | le suivant | les suivants | suivants | suivantes
            | résumé | sommaire | introduction | conclusion | ce document | ce guide | tu es un
            | vous êtes un | voir aussi | références | annexe | ordre du jour | participants""",
        Cue.NOISE: """non installé | permission refusée | accès refusé | introuvable | connexion refusée
            | délai dépassé | quota dépassé""",
        Cue.META: "rien à retenir | aucune information sur | en tant qu ia | en tant que modèle",
        Cue.SELF: "je | j | mon | ma | mes | me | nous | notre | nos",
        Cue.DEICTIC: """ceci | cela | ce | cette | ces | ça | il | elle | ils | elles | ici | et | mais | ou
            | aussi | c""",
        Cue.NOW: "maintenant | aujourd hui | actuellement | hier | en ce moment | jusqu ici | pour le moment",
        Cue.EXAMPLE: "supposons | imaginons | imaginez | disons que",
        Cue.IMPERATIVE: """utilise | utilisez | configurez | lancez | créez | ajoutez | supprimez | ouvrez
            | vérifiez | écrivez | installez | changez | exécutez | crée | ajoute | corrige | ouvre
            | vérifie | lance | cliquez | choisissez""",
        Cue.TASK: """créer | ajouter | corriger | vérifier | tester | mettre à jour | préparer | rédiger
            | implémenter | faire""",
        Cue.REPORT: "selon | a expliqué | a confirmé | a dit | a annoncé | d après",
        Cue.ADDRESS: "tu | ton | ta | tes | vous | votre | vos",
        Cue.DONE: """ajout de | ajout des | ajouté | corrigé | mis à jour | mise à jour | supprimé | créé
            | implémenté | renommé | déplacé""",
        Cue.FIELD: "date | statut | priorité | heure",
    },
    stop_words="""le la les de des et est un une du en pour que qui dans sur pas plus par au avec ce il sont
        se ne ou aux cette nous vous être mais""",
    abbreviations="p.ex. p. ex. etc. m. mm. mme. mlle. dr. cf. env. av. apr. n°. réf. max. min.",
)
