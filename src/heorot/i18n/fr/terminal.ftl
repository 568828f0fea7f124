# Texts of the screens in the terminal. Typography: see core.ftl.

## The first screen

start-reconstructed = Certaines données, faute de source imprimée, sont reconstituées (i : lesquelles).
start-dice = Le hasard est équitable (i : comment). Cette empreinte fixe déjà la part de la table :
start-enter = Entrée : jouer
start-game = 1–{ $count } : jeu
start-name = n NOM : votre nom
start-opponents = a { $least }–{ $most } : adversaires
start-level = f 1–{ $count } : force
start-number = h NOMBRE : votre nombre pour le hasard
start-more = i : détails
start-quit = q : quitter
start-not-understood = « { $text } » ne veut rien dire ici.
# Ce qu’on tape ici, le mot le plus court d’abord.
start-word-name = n nom
start-word-opponents = a adversaires
start-word-level = f force
start-word-number = h hasard
start-word-more = i infos

## Who plays

who-person = à ce clavier
levels = La force des bots :
level-line = { bot-level } : { bot-manner }
level-chosen = { bot-level } : { bot-manner }.
no-terminal = Il n’y a pas de terminal ici : un bot joue à la place des humains ({ bot-level }).

## The dice

dice-fair = Le hasard est équitable. La table a tiré 256 bits secrets et montre maintenant une empreinte de ces bits et de tout ce qui est convenu ; à la fin, elle montrera les bits :
dice-mix = Pour que la table non plus ne puisse pas choisir les cartes, vous y mêlez un nombre.
dice-mix-all = Chacun y mêle un nombre. Aucun n’est montré avant que tous soient donnés.
dice-mix-why = Pour que personne ne puisse choisir les cartes, pas même la table, chacun y mêle un nombre. Aucun n’est montré avant que tous soient donnés.
dice-number = { $seat }, un nombre quelconque (Entrée : au hasard) :
dice-bad-number = Ce n’est pas un nombre entier de { $count } chiffres au plus. Essayez encore.
dice-committed = { NAME($seat, form: "Le") } a un nombre ; son empreinte est
dice-opened = { NAME($seat, form: "Le") } y a mêlé { $number }.
dice-reveal = Les bits secrets de la table étaient :
dice-numbers = Nombres ajoutés : { $numbers }.
fingerprint-note = L’empreinte de cette partie, à noter : heorot verify montre la même tant que personne ne modifie le fichier.

## The screen of whoever decides

press-enter = Appuyez sur Entrée.
press-enter-to-begin = Appuyez sur Entrée pour commencer.
what-happened = Ce qui s’est passé
log-earlier = … (j montre tout)
prompt = ›
keys = a retour · p pourquoi · r règle · j récit · e copie · h aide · ? conseil · q fin
# The keys where there is little room.
keys-brief = t toute la table · j récit · h aide · ? conseil
# Behind a name, where the table is not shown whole.
left-out = t montre tout

hand-over = C’est maintenant { NAME($seat, form: "au") } de décider.
look-away = Que tous les autres détournent les yeux, s’il vous plaît.
hand-over-undo = (a : { NAME($seat, form: "le") } voudrait annuler sa dernière action.)

no-such-number = Il n’y a pas de choix { $text }. Choisissez un nombre de 1 à { $count }, ou h pour l’aide.
not-understood = « { $text } » ne veut rien dire ici. Tapez un nombre de 1 à { $count } ou une forme courte de la liste ; h montre tout le reste.
nothing-typed = Tapez un nombre de 1 à { $count } ; h montre tout le reste.
# Several choices were typed in one line; $choice is the short form of one that could not be played.
stopped-at = Seul ce qui précède { $choice } a été joué. { $reason }
not-asked-any-more = Ce n’est plus à vous de décider.
# $choices are texts of actions.
given-by-itself = Joué pour vous, faute d’autre choix : { $choices }

## What is typed for a command

# Words in lower case, the shortest first. The English ones are understood in every language.
command-undo = a annuler
command-why = p pourquoi
command-rules = r règles regles
command-log = j journal
command-board = t table
command-save = e enregistrer
command-help = h aide
command-advice = ? conseiller
command-quit = q fin quitter
word-all = tout toutes

## Undo

undo-nothing = Vous n’avez encore rien fait qui puisse être annulé.
undo-asked = { NAME($seat, form: "Le") } voudrait annuler sa dernière action, et avec elle tout ce qui a suivi.
undo-agree = { $seat }, êtes-vous d’accord ?
undo-refused = { NAME($seat, form: "Le") } n’est pas d’accord. Rien n’a été annulé.
undone = C’est annulé.
undone-known = C’est annulé, alors qu’une carte ou un autre joueur avait déjà révélé quelque chose. C’est compté et sera dit à la fin.
letter-yes = o
# As in English: the first letter of non.
letter-no = n

## Why not

why-list = Impossible pour l’instant (les numéros suivent ceux de vos choix) :
why-nothing = Rien de ce que vous pourriez vouloir ici n’est interdit. Pour toute autre action, tapez sa forme courte : { $example }
why-which = Expliquer quoi ? Un numéro, un mot ou une forme courte (Entrée : retour) :
why-unknown = « { $text } » n’est pas une action de ce jeu. La liste de vos choix montre à quoi ressemblent les formes courtes.
why-possible = Mais si, c’est possible : c’est le choix { $number }.

## Rules and log

rules-which = Quelle règle ? Son numéro, un mot à chercher, ou tout (Entrée : retour) :
rules-none = Aucune règle ne contient « { $text } ». Essayez un numéro jusqu’à { $last }, un autre mot, ou tout.
# Above rules of another game in the same book.
rules-of = Dans les règles de { $game }, sur lesquelles ce jeu s’appuie :
log-all = … (j tout montre le journal depuis le début)
page-more = Entrée : la suite · q : retour
page-next = Entrée : la suite
page-back = Entrée : retour à la table

## Saving and leaving

saved-at = La partie est enregistrée dans
save-failed = Impossible d’enregistrer la partie : { $problem }
saved-beside = Quelqu’un d’autre a modifié le fichier de cette partie. Il reste tel quel ; la partie est maintenant enregistrée dans { $file }
not-saved = La partie a été quittée sans être enregistrée.
leave-unsaved = La partie n’est pas enregistrée. Quitter quand même et perdre ce qui a été joué ?
leave-saved = La partie est enregistrée en l’état. Pour la reprendre :
check-and-replay = Pour vérifier le hasard ou revoir la partie :
resume-none = Aucune partie en cours. Pour en commencer une : heorot play JEU
resume-over = { $file } : cette partie est terminée. Revoyez-la avec heorot replay.
resume-bots = Seuls des bots jouent cette partie ; il n’y a personne pour la reprendre.
resume-no-terminal = Une partie se reprend dans un terminal, et il n’y en a pas ici.

## Help

help-keys-number = 1, 2, 3…
help-number = choisir dans la liste ; plusieurs sur une ligne désignent tous la liste que vous voyez
help-notation = la même chose par la forme courte au bout de la ligne
help-advice = conseil : ce qui semble le meilleur, et pourquoi ; ? suivi d’un mot décrit une chose de la table
help-undo = annuler votre dernière action ; ceux à qui elle a appris quelque chose doivent être d’accord
help-why = savoir pourquoi une action est interdite, et par quelle règle
help-rules = règles : la liste, une seule, celles où figure un mot, ou toutes
help-log = journal : ce qui s’est passé dernièrement, ou depuis le début
help-board = toute la table et tous les choix, quand l’écran est trop petit pour les montrer
help-save = enregistrer ; le programme le fait de lui-même après chaque action
help-quit = quitter ; la partie est enregistrée, et heorot resume la reprend
look-nothing = Il n’y a rien de plus à dire de « { $text } ».

## Watching a match again

replay-unfinished = Cette partie n’est pas terminée : son fichier contient les secrets de tous les joueurs. On ne pourra la revoir qu’à la fin.
replay-at = Action { $number } sur { $count }
replay-spectator = vue par un spectateur
replay-eyes = vue par { NAME($seat, form: "le") }
replay-choosing = { NAME($seat, form: "Le") } fait son choix.
replay-word-turn = s suivant
replay-word-eyes = y yeux
replay-keys = Entrée suite · a arrière · s tour suivant · 0–{ $count } y aller · y 0–{ $seats } les yeux de qui · t toute la table · q quitter
replay-not-understood = Cela ne veut rien dire ici. { $eyes } 1 montre la table vue par le premier joueur, { $eyes } 0 vue par un spectateur ; un nombre mène à cette action.
