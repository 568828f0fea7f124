# Leduc Hold'em. A card is given with no article, and with one as "un" and "le".

card-jack = valet
    .un = un valet
    .le = le valet
card-queen = dame
    .un = une dame
    .le = la dame
card-king = roi
    .un = un roi
    .le = le roi

where = Tour d’enchères { $number }

## What can be done

action-fold = Se coucher
action-check = Dire parole
action-call = Suivre avec { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
action-raise = Relancer de { $count }

## What is asked

question-betting = Que misez-vous ?
question-over = Le coup est terminé.

## What happened

event-dealt = { $seat } reçoit { NAME($card, form: "un") }.
event-folds = { $seat } se couche.
event-checks = { $seat } dit parole.
event-calls = { $seat } suit.
event-raises = { $seat } relance de { $count }.
event-turned_up = On retourne { NAME($card, form: "le") }.
event-shows = { $seat } montre { NAME($card, form: "un") }.
event-wins = { $count ->
    [one] { $seat } gagne un jeton.
   *[other] { $seat } gagne { $count } jetons.
}
event-shares = Le pot est partagé.

## Why not

refusal-nothing_to_fold = Il n’y a rien à miser, donc aucune raison de se coucher : dites parole.
refusal-enough_raises = On a déjà relancé { $count } fois dans ce tour : suivez ou couchez-vous.
refusal-game_over = Le coup est terminé ; on ne peut plus rien miser.

## Where points come from

source-pot = le pot

leduc-help = La mise est ce qu’un joueur a mis jusqu’ici. La carte retournée au second tour appartient aux deux joueurs.

## Labels of a plain board

view-card = Votre carte
view-folded = couché
view-most_raises = Relances dans un tour, au plus
view-paid = Mise
view-raised = Relances dans ce tour
view-raises = Relance de, à chaque tour
view-round = Tour
view-seats = Autour de la table
view-shown = Montrée
view-turned_up = Retournée
