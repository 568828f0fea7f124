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
verify-limits = Ce qui n’est pas prouvé : que c’est bien la partie jouée, à moins d’avoir noté la même empreinte à la fin ; que personne n’a regardé les cartes, car qui tient la table le pouvait ; que les personnes sont bien celles qui sont nommées, et que les bots ont joué eux-mêmes.
verify-unfinished = { $file } : cette partie n’est pas terminée. Elle ne peut être vérifiée qu’à la fin, quand le hasard est dévoilé.

## heorot simulate

simulate-playing = { $game } en cours
simulate-left = temps restant :
simulate-head = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } joueurs, graine { $seed }
simulate-stopped = Arrêté avant la fin ; { $total } parties étaient demandées.
simulate-nothing = Les premières parties ne sont pas encore terminées : il n’y a rien à rapporter.
simulate-anew = La même commande recommencera depuis le début.
simulate-rotated = Chaque tirage est joué une fois dans chaque ordre des places, afin que la chance ne favorise personne.
simulate-kept = Tout le monde garde sa place.
simulate-luck-begins = Le sort décide qui commence. Des bots jouent à toutes les places : { $bots }.
simulate-seat = Place
# As in English.
simulate-bot = Bot
simulate-games = Parties
simulate-won = Victoires
simulate-shared = Partagées
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-points = Score ± écart type
simulate-range = De–à
# As in English.
simulate-axis-points = points
simulate-shares = Dans le taux de victoire, une victoire partagée à deux compte pour une moitié à chacun, et ainsi de suite.
simulate-ties = Victoires partagées : { $count } ({ $share })
simulate-length = Durée : { $mean } coups en moyenne, écart type { $deviation }, de { $least } à { $most }

## heorot arena

arena-held = Le registre contenait déjà { $games } de ces parties.
arena-goes-on = La même commande reprendra là où celle-ci s’est arrêtée. Ce qui a été joué se trouve dans le registre { $ledger }.
arena-again = Interrompu. La même commande reprendra avec ce que contient le registre.
arena-against = Adversaire
arena-ahead = Devant
arena-rating = Cote
arena-rating-note = Cotes OpenSkill, moyenne ± écart : plus elles diffèrent, plus le meilleur bot gagne sûrement.
arena-alike = { $one } et { $other } ont joué de la même façon dans toutes les parties.
arena-more = Tranché : { $bot } gagne plus souvent que { $than }. L’écart est de { $value } points de pourcentage (intervalle à 95 % : de { $low } à { $high }).
arena-less = Tranché : { $bot } gagne moins souvent que { $than }. L’écart est de { $value } points de pourcentage (intervalle à 95 % : de { $low } à { $high }).
arena-open = Pas encore tranché : on ne sait qui de { $bot } et de { $than } gagne le plus souvent. L’écart est de { $value } points de pourcentage (intervalle à 95 % : de { $low } à { $high }).
arena-more-share = Tranché : { $bot } gagne plus de { $than } des parties. Sa part est de { $value } (intervalle à 95 % : de { $low } à { $high }).
arena-less-share = Tranché : { $bot } gagne moins de { $than } des parties. Sa part est de { $value } (intervalle à 95 % : de { $low } à { $high }).
arena-open-share = Pas encore tranché : on ne sait si { $bot } gagne plus de { $than } des parties. Sa part est de { $value } (intervalle à 95 % : de { $low } à { $high }).
arena-any-time = Cet intervalle tient compte de ce que l’on s’arrête dès que la question est tranchée ; ceux des tableaux, non.
arena-title = { $game } : quel bot est le plus fort ?
arena-lead = Sur { $games } parties, { $bot } fait le mieux : { $share } de victoires (intervalle à 95 % de { $low } à { $high }).
arena-wins = À quelle fréquence gagne chaque bot
arena-fair = moyenne de toutes les places
arena-equal = si tous les bots se valaient
arena-course = Comment la part de { $bot } s’est stabilisée, partie après partie
arena-pairs = Qui finit devant qui
arena-even = à égalité
arena-points = Points marqués
arena-points-note = À quelle fréquence un bot a fini avec tant de points ; le trait est la moyenne.
arena-seats = Ce que vaut une place
arena-method = Comment cela a été établi
arena-intervals = Dans 95 rapports sur 100, un intervalle contient la vraie valeur ; cela vaut pour chacun pris seul. Ils sont calculés sur des manches, non sur des parties : une manche est un même tirage joué dans tous les ordres des places, et seules les manches sont indépendantes entre elles.
arena-how = Réglage { $setting } : règles { $rules }, boîte { $box }, graine { $seed }. Manches : { $units }. Ordres des places dans chacune : { $seatings }.

## heorot balance

balance-trying = Essai des options de { $game }
balance-title = { $game } : quel jeu est-ce ?
balance-more = Qui commence a l’avantage : la place 1 gagne { $share } des parties (intervalle à 95 % pour toutes les places à la fois : de { $low } à { $high }) ; { $fair } serait équitable.
balance-less = Qui commence est désavantagé : la place 1 gagne { $share } des parties (intervalle à 95 % pour toutes les places à la fois : de { $low } à { $high }) ; { $fair } serait équitable.
balance-seat-more = La place { $seat } est avantagée : elle gagne { $share } des parties (intervalle à 95 % pour toutes les places à la fois : de { $low } à { $high }) ; { $fair } serait équitable.
balance-seat-less = La place { $seat } est désavantagée : elle gagne { $share } des parties (intervalle à 95 % pour toutes les places à la fois : de { $low } à { $high }) ; { $fair } serait équitable.
balance-even = Aucune place ne paraît avantagée ni désavantagée : la place 1, qui commence, gagne { $share } des parties (intervalle à 95 % pour toutes les places à la fois : de { $low } à { $high }) ; { $fair } serait équitable.
balance-others = { $count ->
    [one] Pour l’autre place, on ne voit rien de tel.
   *[other] Pour les autres places, on ne voit rien de tel.
}
balance-who = La place 1 commence. Des bots jouent à toutes les places : { $bots }.
balance-scores = Points et durée
balance-scores-note = À quelle fréquence une place a fini avec tant de points ; le trait est la moyenne.
balance-options = Ce que changent les options
balance-options-note = Ce que change chaque option, de la valeur avant la flèche, celle des parties ci-dessus, à celle d’après, avec la même chance. Un astérisque marque ce qui n’est sûrement pas dû au hasard : les intervalles valent pour les { $count } changements à la fois.
balance-no-change = { $option }. Cela n’a rien changé dans aucune partie : ces bots jouent de la même façon. Les bots n’oublient rien, par exemple.
# As in English.
balance-option = Option
balance-measure = Quoi
balance-change = Changement
balance-length = Coups
# As in English.
balance-points = Points
balance-lead = Avance
balance-ties = Victoires partagées, points de pourcentage
balance-first = Place 1 gagne, points de pourcentage
balance-things = Ce que valent les choses
balance-things-note = De combien de points ceux qui ont eu affaire à une chose ont devancé les autres à la même table. La chose n’en est pas forcément la cause : qui pioche plus a plus de tout et mène de toute façon, et certaines choses sont choisies par ceux pour qui tout va bien. Dans les titres, … tient lieu de la chose, et X d’un joueur.
balance-clear = Sur { $all } choses, { $clear ->
    [one] { $clear } se distingue
   *[other] { $clear } se distinguent
} sûrement : 0 est hors de l’intervalle, et les intervalles valent pour toutes les { $all } à la fois.
balance-unclear = Si peu de parties ne montrent encore rien de sûr pour aucune chose : essayez-en environ { $games }.
balance-only = Seul ce qui se distingue figure ici.
balance-drawn = Ce qui se distingue a un point plein.
# Un titre que d’autres ont aussi, avec un exemple.
balance-for-example = { $heading } (par exemple : { $thing })
balance-number = { $kind ->
    [tile] tuile { $number }
   *[other] { $number }
}
balance-left = { $count ->
    [one] { $count } autre n’est pas montrée.
   *[other] { $count } autres ne sont pas montrées.
}
balance-thing = Chose
balance-ahead = Avance
balance-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
balance-method = Des bots ont joué beaucoup de parties entre eux ; les places, les points et la durée en sont tirés. Une chose est comparée au sein de chaque partie où les uns y ont eu affaire et les autres non, afin que ni la chance de la table ni la durée ne comptent ; celles pour qui cela arrive dans moins de 30 parties sont omises. Les options ont été essayées une à une, avec la même chance. Les bots ne sont pas des gens : ce qui leur sert peu peut beaucoup servir à qui sait s’en servir.
balance-chance = Dans 95 rapports sur 100, tous les intervalles des choses contiennent à la fois la vraie valeur, et de même tous ceux des options ; ceux du tableau des places, chacun pris seul.
balance-together = Les places sont jugées ensemble. Les intervalles du début sont donc plus larges que ceux du tableau, qui valent pour chaque place prise seule : assez pour que, dans 95 rapports sur 100, aucune place ne soit dite avantagée ou désavantagée à tort.

## heorot play, serve

hall-open = La salle est ouverte : { $address } (Ctrl-C la ferme)
hall-is-open = La salle est déjà ouverte : { $address }
