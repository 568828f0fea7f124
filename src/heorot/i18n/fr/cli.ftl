# Textes des commandes. La typographie est celle de core.ftl.

games-players-exactly = { $count } joueurs
games-players = { $least } à { $most } joueurs

new-seed = Distribué avec la graine { $seed }.

# Which of the actions on the command line is meant; a refusal follows.
apply-place = { $total ->
    [one] { $action } :
   *[other] action { $number } sur { $total }, { $action } :
}

line-of-seat = { $seat } : { $text }

# $text is the text of an action, such as “End your turn”.
why-legal = { $action } est permis : { $text }.

## heorot verify

verify-match = { $game }, version { $rules } des règles, boîte { $box }
verify-commitment = Engagement : { $commitment }. Si c’est bien l’empreinte montrée au début de la partie, elle fixait le secret de la table, le jeu avec sa boîte et ses options, les places et qui commence.
verify-number = Nombre : { $number }, { NAME($seat, form: "de") }, engagé auparavant par { $commitment }
verify-dice = Hasard : il découle du secret et des nombres ci-dessus.
verify-open = Hasard : à découvert. Il découle de la graine { $seed }, et qui la connaissait pouvait tout prévoir ; rien n’a été engagé.
verify-moves = { $count ->
    [one] Coups : le seul coup a été rejoué, et il est permis.
   *[other] Coups : les { $count } coups ont été rejoués ; chacun était permis et venait de la place à qui il revenait de décider.
}
verify-result = Résultat : la table finale est celle du fichier, avec les mêmes points : { $scores }.
verify-fingerprint = Empreinte de la partie : { $fingerprint }
verify-good = Vérifié : le fichier est cohérent.
verify-limits = Ce qui n’est pas prouvé : que c’est bien la partie jouée, à moins d’avoir noté la même empreinte à la fin ; que personne n’a regardé les cartes, car qui tient la table le pouvait ; que les personnes sont bien celles qui sont nommées, et que les robots ont joué eux-mêmes.
verify-unfinished = { $file } : cette partie n’est pas terminée. Elle ne peut être vérifiée qu’à la fin, quand le hasard est dévoilé.

## heorot simulate

simulate-playing = { $game } en cours
simulate-left = temps restant :
simulate-head = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, graine { $seed }
simulate-stopped = Arrêté avant la fin ; { $total } parties étaient demandées.
simulate-rotated = Après chaque partie, tout le monde avance d’une place.
simulate-kept = Tout le monde garde sa place.
simulate-seat = Place
simulate-bot = Robot
simulate-games = Parties
simulate-won = Victoires
simulate-shared = Partagées
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-points = Score ± écart type
simulate-range = De–à
simulate-shares = Dans le taux de victoire, une victoire partagée à deux compte pour une moitié à chacun, et ainsi de suite.
simulate-ties = Victoires partagées : { $count } ({ $share })
simulate-length = Durée : { $mean } coups en moyenne, écart type { $deviation }, de { $least } à { $most }

## heorot play, serve

hall-open = La salle est ouverte : { $address } (Ctrl-C la ferme)
hall-is-open = La salle est déjà ouverte : { $address }
