# Dragon's Hoard.
#
# A card is a message card-…, given $colour; a back is a message back-…. Their attributes are further
# forms: "de" contracts the article (du dragon, de la harpe, des gemmes), "un" is the indefinite
# article. A colour agrees by its attributes. Some cards are plural (les gemmes): a sentence has a
# card as its object, never as its subject.

## Colours

colour-red = rouge
    .feminine = rouge
    .plural = rouges
    .feminine-plural = rouges
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
    .feminine-plural = bleues
colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
    .feminine-plural = jaunes
colour-purple = violet
    .feminine = violette
    .plural = violets
    .feminine-plural = violettes
# As in English.
colour-orange = orange
    .feminine = orange
    .plural = orange
    .feminine-plural = orange

# A letter for each colour.

# As in English.
letter-red = R
# As in English.
letter-blue = B
letter-yellow = J
letter-purple = V
# As in English.
letter-orange = O

adjective = { $colour ->
    [red] { colour-red }
    [blue] { colour-blue }
    [yellow] { colour-yellow }
    [purple] { colour-purple }
   *[orange] { colour-orange }
}
    .feminine = { $colour ->
        [red] { colour-red.feminine }
        [blue] { colour-blue.feminine }
        [yellow] { colour-yellow.feminine }
        [purple] { colour-purple.feminine }
       *[orange] { colour-orange.feminine }
    }
    .feminine-plural = { $colour ->
        [red] { colour-red.feminine-plural }
        [blue] { colour-blue.feminine-plural }
        [yellow] { colour-yellow.feminine-plural }
        [purple] { colour-purple.feminine-plural }
       *[orange] { colour-orange.feminine-plural }
    }

## Cards

card-coins = les pièces d’or { adjective.feminine-plural }
    .label = pièces d’or { adjective.feminine-plural }
    .de = des pièces d’or { adjective.feminine-plural }
card-ring = l’anneau { adjective }
    .label = anneau { adjective }
    .de = de l’anneau { adjective }
card-harp = la harpe { adjective.feminine }
    .label = harpe { adjective.feminine }
    .de = de la harpe { adjective.feminine }
card-gems = les gemmes { adjective.feminine-plural }
    .label = gemmes { adjective.feminine-plural }
    .de = des gemmes { adjective.feminine-plural }
card-chest = le coffre { adjective }
    .label = coffre { adjective }
    .de = du coffre { adjective }
# Not « trésor du roi rouge »: the king would be red.
card-kings_treasure = le trésor royal { adjective }
    .label = trésor royal { adjective }
    .de = du trésor royal { adjective }
card-wishing_tree = l’arbre à souhaits { adjective }
    .label = arbre à souhaits { adjective }
    .de = de l’arbre à souhaits { adjective }
card-princess = la princesse { adjective.feminine }
    .label = princesse { adjective.feminine }
    .de = de la princesse { adjective.feminine }
card-prince = le prince { adjective }
    .label = prince { adjective }
    .de = du prince { adjective }
card-lair = la tanière { adjective.feminine }
    .label = tanière { adjective.feminine }
    .de = de la tanière { adjective.feminine }
card-dragon = le dragon { adjective }
    .label = dragon { adjective }
    .de = du dragon { adjective }
card-wizard = le magicien { adjective }
    .label = magicien { adjective }
    .de = du magicien { adjective }
# The card is « Foule en colère »; its anger is left out, or that would be red (« colère rouge »).
card-mob = la foule { adjective.feminine }
    .label = foule { adjective.feminine }
    .de = de la foule { adjective.feminine }
card-knight = le chevalier { adjective }
    .label = chevalier { adjective }
    .de = du chevalier { adjective }
card-thief = le voleur { adjective }
    .label = voleur { adjective }
    .de = du voleur { adjective }
card-shepherdess = la bergère { adjective.feminine }
    .label = bergère { adjective.feminine }
    .de = de la bergère { adjective.feminine }
card-unicorn = la licorne { adjective.feminine }
    .label = licorne { adjective.feminine }
    .de = de la licorne { adjective.feminine }
card-wild_sheep = le mouton sauvage { adjective }
    .label = mouton sauvage { adjective }
    .de = du mouton sauvage { adjective }

# The front of a card without its colour, as a label.
front-coins = pièces d’or
front-ring = anneau
front-harp = harpe
front-gems = gemmes
front-chest = coffre
front-kings_treasure = trésor royal
front-wishing_tree = arbre à souhaits
front-princess = princesse
# As in English.
front-prince = prince
front-royal = princesse ou prince
front-lair = tanière
# As in English.
front-dragon = dragon
front-wizard = magicien
front-mob = foule en colère
front-knight = chevalier
front-thief = voleur
front-shepherdess = bergère
front-unicorn = licorne
front-wild_sheep = mouton sauvage

# Figures of a box that are reconstructed.
figure-copies = nombre d’exemplaires ({ $things })
figure-value = valeurs ({ $things })
figure-cost = coûts ({ $things })
figure-names = les couleurs qui montrent la princesse et celles qui montrent le prince

back-red = la carte { colour-red.feminine }
    .label = carte { colour-red.feminine }
    .un = une carte { colour-red.feminine }
    .several = { $count } cartes { colour-red.feminine-plural }
back-blue = la carte { colour-blue.feminine }
    .label = carte { colour-blue.feminine }
    .un = une carte { colour-blue.feminine }
    .several = { $count } cartes { colour-blue.feminine-plural }
back-yellow = la carte { colour-yellow.feminine }
    .label = carte { colour-yellow.feminine }
    .un = une carte { colour-yellow.feminine }
    .several = { $count } cartes { colour-yellow.feminine-plural }
back-purple = la carte { colour-purple.feminine }
    .label = carte { colour-purple.feminine }
    .un = une carte { colour-purple.feminine }
    .several = { $count } cartes { colour-purple.feminine-plural }
back-orange = la carte { colour-orange.feminine }
    .label = carte { colour-orange.feminine }
    .un = une carte { colour-orange.feminine }
    .several = { $count } cartes { colour-orange.feminine-plural }

## How far a match has come

where = Manche { $number }

## Where points come from

source-treasures = Trésors
source-lairs = Tanières

# Une partie de la forme courte d’une action.
short-form = { $piece ->
    [y] j
    [p] v
    [Co] Pi
    [Ri] An
    [Ch] Cf
    [Ki] Té
    [Tr] Ar
    [Ro] Pr
    [La] Ta
    [Wi] Ma
    [Mo] Fo
    [Kn] Cv
    [Th] Vo
    [Sh] Be
    [Un] Li
    [Ws] Ms
    [f] p
    [pile] pioche
    [enough] assez
    [end] terminer
    [nowizard] sansmagicien
    [nodragon] sansdragon
    [s] v
    [agree] pour
    [refuse] contre
   *[other] { $piece }
}

## What can be done

action-lay = Poser { $card }
action-play = Jouer { $card }
action-pay = Payer avec { $card }
action-discard = Défausser { $card }
action-wizard = Envoyer { $card } en renfort
# De deux cartes égales que les autres distinguent : $slot est sa place dans la main.
action-lay_from = Poser { $card } (carte n° { $slot } de votre main)
action-play_from = Jouer { $card } (carte n° { $slot } de votre main)
action-pay_from = Payer avec { $card } (carte n° { $slot } de votre main)
action-discard_from = Défausser { $card } (carte n° { $slot } de votre main)
action-wizard_from = Envoyer { $card } en renfort (carte n° { $slot } de votre main)
action-dragon_from = Répondre par { $card } (carte n° { $slot } de votre main)
action-no_wizard = N’envoyer aucun magicien en renfort
action-dragon = Répondre par { $card }
action-no_dragon = Ne pas répondre par un dragon
action-take_from_field = Prendre { $back } (place { $slot })
action-take_from_pile = Prendre { $back } de la pioche
action-enough = Ne plus piocher
action-end_turn = Terminer votre tour
action-target = Choisir { NAME($seat, form: "le") }
action-steal = Voler { NAME($back, form: "un") } { NAME($seat, form: "au") } (carte n° { $slot } de sa main)
action-steal_slot = Voler la carte n° { $slot } d’une main
action-agree = Voter pour renouveler le pré
action-refuse = Voter pour garder le pré tel quel

## What the table asks of a player

question-over = La partie est terminée.
question-drawing = { $count ->
    [one] Piochez encore une carte, dans le pré ou au sommet de la pioche.
   *[other] Piochez { $count } cartes, une par une, dans le pré ou au sommet de la pioche.
}
question-extra = Vous aviez peu de cartes en main au début de votre tour. Prenez une carte supplémentaire, ou renoncez-y.
question-playing = Posez un trésor ou une tanière, jouez une action ou terminez votre tour.
question-playing_treasure = Posez un trésor, jouez une action ou terminez votre tour.
question-playing_lair = Posez une tanière, jouez une action ou terminez votre tour.
question-laying = Posez un trésor ou une tanière, ou terminez votre tour.
question-laying_treasure = Posez un trésor ou terminez votre tour.
question-laying_lair = Posez une tanière ou terminez votre tour.
question-acting = Jouez une action ou terminez votre tour.
question-ending = Vous n’avez rien à poser ni à jouer pour le moment. Terminez votre tour.
question-paying = Payez { $card }. { $count ->
    [one] { $count2 ->
        [0] Il vous reste une carte à choisir, de n’importe quelle couleur.
       *[other] Il vous reste une carte à choisir : un mouton { $colour } ou sauvage.
    }
   *[other] { $count2 ->
        [0] Il vous reste { $count } cartes à choisir, de n’importe quelle couleur.
        [one] Il vous reste { $count } cartes à choisir ; il faut au moins un mouton { $colour } ou sauvage.
       *[other] Il vous reste { $count } cartes à choisir ; il faut au moins { $count2 } moutons { NAME($colour, form: "plural") } ou sauvages.
    }
}
question-paying_all = Payez { $card }. Il vous reste { $count } cartes à choisir : uniquement des moutons { NAME($colour, form: "plural") } ou sauvages.
question-wizard = Envoyez-vous un magicien en renfort { NAME($card, form: "de") } ?
question-no_wizard = Vous n’avez aucun magicien à envoyer en renfort { NAME($card, form: "de") }. La question vous est posée quand même, pour que personne ne le devine.
question-targeting = Qui sera la victime { NAME($card, form: "de") } ?
question-answering = { NAME($seat, form: "Le") } joue { $card }. Répondez-vous par un dragon ?
question-no_dragon = { NAME($seat, form: "Le") } joue { $card }. Vous n’avez aucun dragon pour y répondre. La question vous est posée quand même, pour que personne ne le devine.
question-yielding = { $count ->
    [one] La foule exige une carte. Choisissez celle que vous défaussez.
   *[other] La foule exige { $count } cartes. Choisissez celles que vous défaussez.
}
question-stealing = Volez une carte { NAME($seat, form: "au") }.
question-trimming = { $count ->
    [one] Vous avez trop de cartes en main. Choisissez-en une à défausser.
   *[other] Vous avez trop de cartes en main. Choisissez-en { $count } à défausser.
}
question-voting = Personne n’a pris de carte dans le pré pendant cette manche. Faut-il le renouveler ?

## What happened

event-round_begins = La manche { $count } commence.
event-turn_begins = C’est au tour { NAME($seat, form: "de") }.
event-knight_turned = { NAME($seat, form: "Le") } couche { $card } et passe son tour.
event-knight_leaves = { NAME($seat, form: "Le") } défausse { $card } et peut de nouveau jouer.
event-unicorn_leaves = { NAME($seat, form: "Le") } défausse { $card } et perd sa protection.
event-takes_from_field = { NAME($seat, form: "Le") } prend { NAME($back, form: "un") } à l’emplacement { $slot } du pré.
event-takes_from_pile = { NAME($seat, form: "Le") } prend { NAME($back, form: "un") } au sommet de la pioche.
event-field_filled = L’emplacement { $slot } du pré reçoit { NAME($back, form: "un") }.
event-pile_renewed = { $count ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
}
event-sees = { NAME($seat, form: "Le") } découvre { $card }.
event-pays = { NAME($seat, form: "Le") } paie avec { $card }.
event-lays_treasure = { $count ->
    [1] { NAME($seat, form: "Le") } pose { $card } : un point.
   *[other] { NAME($seat, form: "Le") } pose { $card } : { $count } points.
}
event-lays_lair = { $count ->
    [0] { NAME($seat, form: "Le") } pose { $card }.
    [1] { NAME($seat, form: "Le") } pose { $card } : un point.
   *[other] { NAME($seat, form: "Le") } pose { $card } : { $count } points.
}
event-lair_grows = { $count ->
    [1] La tanière { NAME($colour, form: "feminine") } { NAME($seat, form: "de") } vaut maintenant un point.
   *[other] La tanière { NAME($colour, form: "feminine") } { NAME($seat, form: "de") } vaut maintenant { $count } points.
}
event-plays = { NAME($seat, form: "Le") } joue { $card }.
event-wizard_rides_along = { NAME($seat, form: "Le") } envoie { $card } en renfort.
event-aims_at = { NAME($seat, form: "Le") } choisit { NAME($seat2, form: "le") } pour victime.
event-answers_with_dragon = { NAME($seat, form: "Le") } répond par { $card }.
event-stopped = Cela arrête { $card }.
event-spared = { NAME($seat, form: "Le") } ne perd rien à cause { NAME($card, form: "de") }.
event-does_not_answer = { NAME($seat, form: "Le") } ne répond pas par un dragon.
event-must_skip = { NAME($seat, form: "Le") } passera un tour à cause { NAME($card, form: "de") }.
event-steals = { NAME($seat, form: "Le") } vole { NAME($back, form: "un") } { NAME($seat2, form: "au") }.
event-loot_seen = { NAME($seat, form: "Le") } a volé { $card }.
event-discards = { NAME($seat, form: "Le") } défausse { $card }.
event-ends_turn = { NAME($seat, form: "Le") } a terminé son tour.
event-votes_for = { NAME($seat, form: "Le") } vote pour renouveler le pré.
event-votes_against = { NAME($seat, form: "Le") } vote pour garder le pré tel quel.
event-field_cleared = Du pré à la défausse : { $card }.
event-game_over = La partie est terminée.

## Why not

refusal-game_over = La partie est terminée ; il n’y a plus rien à jouer.
refusal-not_in_hand = Vous ne pouvez utiliser que les cartes de votre main, et vous n’avez pas { $card }.
refusal-picked_already = Vous avez déjà choisi { $card }. Choisissez une autre carte.
refusal-copies_are_alike = Vous n’avez { $card } qu’en un seul exemplaire, ou en deux que personne ne distingue. Choisissez la carte sans dire laquelle.

refusal-must_draw = { $count ->
    [one] Piocher est obligatoire : il vous reste une carte à prendre.
   *[other] Piocher est obligatoire : il vous reste { $count } cartes à prendre.
}
refusal-draw_first = { $count ->
    [one] C’est le moment de piocher : il vous reste une carte à prendre.
   *[other] C’est le moment de piocher : il vous reste { $count } cartes à prendre.
}
refusal-extra_first = Prenez d’abord la carte supplémentaire, ou dites que vous ne piochez plus.
refusal-drawn_already = Vous avez déjà pioché pour ce tour. Vous piocherez de nouveau au début de votre prochain tour.
refusal-no_extra_cards = À { $count } joueurs, il n’y a pas de carte supplémentaire.
refusal-no_extra_card_now = La carte supplémentaire est proposée au moment de piocher, et seulement à qui a { $count ->
    [one] moins d’une carte
   *[other] moins de { $count } cartes
} en main au début de son tour.

refusal-laid_already = Vous avez déjà posé un trésor ou une tanière pendant ce tour. Vous pourrez recommencer à votre prochain tour.
refusal-lacks_sheep = { $count ->
    [one] Pour payer { $card }, il vous manque une carte, de n’importe quelle couleur.
   *[other] Pour payer { $card }, il vous manque { $count } cartes, de n’importe quelle couleur.
}
refusal-lacks_sheep_of_colour = { $count ->
    [one] Pour payer { $card }, il vous manque un mouton { $colour } ou sauvage.
   *[other] Pour payer { $card }, il vous manque { $count } moutons { NAME($colour, form: "plural") } ou sauvages.
}
refusal-lacks_both = Pour payer { $card }, il vous manque { $count ->
    [one] un mouton { $colour } ou sauvage
   *[other] { $count } moutons { NAME($colour, form: "plural") } ou sauvages
} et { $count2 ->
    [one] une autre carte de n’importe quelle couleur.
   *[other] { $count2 } autres cartes de n’importe quelle couleur.
}
refusal-finish_paying = { $count ->
    [one] Vous payez { $card }. Choisissez encore une carte, ou revenez sur votre choix.
   *[other] Vous payez { $card }. Choisissez encore { $count } cartes, ou revenez sur votre choix.
}
refusal-no_part_of_its_price = Un trésor ne sert pas à se payer lui-même. Payez { $card } avec d’autres cartes.
refusal-rest_must_match = { $count ->
    [one] La dernière carte de ce paiement doit être un mouton { $colour } ou sauvage : vous ne pouvez pas donner { $card }.
   *[other] Les { $count } dernières cartes de ce paiement doivent être des moutons { NAME($colour, form: "plural") } ou sauvages : vous ne pouvez pas donner { $card }.
}
refusal-wild_sheep_only_pays = Un mouton sauvage ne se joue pas seul. Servez-vous-en pour payer un trésor.
refusal-lair_of_this_colour = Vous n’avez droit qu’à une tanière de chaque couleur, et vous avez déjà posé la { NAME($colour, form: "feminine") }.
refusal-no_more_lairs = { $count ->
    [0] Avec ce nombre de joueurs, personne ne peut poser de tanière.
    [one] Avec ce nombre de joueurs, vous avez droit à une seule tanière, et vous l’avez déjà.
   *[other] Avec ce nombre de joueurs, vous avez droit à { $count } tanières, et vous les avez déjà toutes.
}

refusal-acted_already = Vous avez déjà joué une action pendant ce tour. Vous pourrez en jouer une autre à votre prochain tour.
refusal-nobody_to_knight = Chaque adversaire a devant lui un chevalier ou une licorne. Un chevalier ne s’envoie qu’à un adversaire qui n’a ni l’un ni l’autre.
refusal-nobody_to_rob = Chaque adversaire a une licorne ou n’a plus de cartes. Un voleur ne s’en prend qu’à un adversaire qui a des cartes en main et pas de licorne.
refusal-wizard_needs_company = Un magicien ne vient jamais seul. Choisissez d’abord la foule, le chevalier, le voleur ou la bergère qu’il doit renforcer.
refusal-settle_wizard = Vous jouez { $card }. Dites si un magicien vient en renfort, ou revenez sur votre choix.
refusal-no_wizard_question = La question du magicien ne se pose que si vous jouez une foule, un chevalier, un voleur ou une bergère.
refusal-name_target = Vous jouez { $card }. Désignez la victime, ou revenez sur votre choix.
refusal-no_target_question = La question de la victime ne se pose que si vous jouez un chevalier ou un voleur et que vous avez le choix entre plusieurs joueurs.
refusal-no_such_seat = Il n’y a pas de { $seat } : la partie se joue à { $count }.
refusal-not_yourself = Vous ne pouvez pas être votre propre victime. Choisissez un adversaire.
refusal-unicorn_protects = Une licorne protège { NAME($seat, form: "le") } jusqu’à son prochain tour. Choisissez quelqu’un d’autre.
refusal-knight_is_there = { NAME($seat, form: "Le") } a déjà un chevalier. Choisissez quelqu’un d’autre, ou attendez que ce chevalier soit défaussé.
refusal-hand_is_empty = { NAME($seat, form: "Le") } n’a aucune carte à voler. Choisissez quelqu’un d’autre.
refusal-no_theft = Seul un voleur permet de prendre des cartes dans une main. Jouez-en d’abord un.
refusal-steal_first = Votre voleur n’a pas terminé : volez d’abord une carte { NAME($seat, form: "au") }.
refusal-no_card_there = { $count ->
    [one] { NAME($seat, form: "Le") } n’a qu’une carte en main. Prenez celle-là.
   *[other] { NAME($seat, form: "Le") } n’a que { $count } cartes en main. Prenez l’une d’elles.
}
refusal-dragon_only_answers = Un dragon ne sert qu’à répondre, quand la foule, le chevalier, le voleur ou la bergère d’un adversaire vous concerne.
refusal-answer_first = { NAME($seat, form: "Le") } joue { $card } et attend votre décision : répondez par un dragon de votre main, ou ne répondez pas.
refusal-discard_first = { $count ->
    [one] Choisissez d’abord la carte qu’il vous reste à défausser.
   *[other] Choisissez d’abord les { $count } cartes qu’il vous reste à défausser.
}

refusal-no_vote = La table ne vote qu’après une manche où personne n’a pris de carte dans le pré.
refusal-vote_first = Votez d’abord : renouvelez le pré, ou gardez-le tel quel.

## The board

hoard-goal = dernière manche dès que quelqu’un a { $count } trésors
hoard-last-round = Dernière manche
hoard-pile = Pioche
hoard-field = Pré
hoard-discards = Défausse
hoard-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hoard-drawn = Piochées, faces encore cachées :
hoard-action = En jeu :
hoard-loot = butin :
# As in English.
hoard-points = Points
hoard-treasures = Trésors
hoard-hand = Main
hoard-of = { $count } sur { $limit }
hoard-you = vous
hoard-knight-upright = passera un tour
hoard-knight-sideways = de nouveau en jeu
hoard-unicorn = à l’abri
hoard-known = cartes que vous connaissez :
hoard-your-hand = Votre main, { $count } sur { $limit }
hoard-price-key = valeur (coût : moutons de sa couleur + quelconques)
hoard-seen = vue
hoard-help = Sur la table, chaque couleur a sa lettre. Devant chaque joueur se trouvent ses trésors, indiqués par leur valeur, et ses tanières (⌂). Dans votre main, un trésor porte sa valeur et son coût : harpe 3 (1R+2) vaut 3 points et coûte un mouton rouge et deux moutons quelconques. ◆ marque la carte que vous jouez, ✓ celles que vous avez choisies ; « vue » marque une carte que quelqu’un d’autre connaît, et [3] la place dans votre main d’une carte que vous avez en double. ♞ est un chevalier, ♘ une licorne.

## In the lobby

about-standard = Chaque carte est à la fois trésor et mouton, et les trésors se paient en moutons.

## What cards do

tip-treasure = Un trésor : posez-le pour ses points. Les moutons qu’il coûte se paient avec vos autres cartes : chacune est un mouton de sa couleur.
tip-wild_sheep = Pour payer, il prend la couleur que vous voulez ; on ne le joue jamais seul.
tip-lair = Elle ne coûte rien et rapporte à la fin pour les trésors de sa couleur : 1 point pour un, 3 pour deux, 6 pour trois, 10 pour quatre ou plus.
tip-mob = Chaque adversaire défausse la moitié de sa main, arrondie à l’inférieur, sauf si un dragon ou une licorne le protège.
tip-knight = Un adversaire passera un tour : debout, c’est encore à venir ; couché, c’est fait. D’ici là, il ne reçoit pas d’autre chevalier.
tip-thief = Vous prenez deux cartes dans la main d’un adversaire, sans en voir autre chose que le dos.
tip-shepherdess = Vous piochez deux cartes, à moins qu’un adversaire ne réponde par un dragon.
tip-unicorn = Elle reste devant vous jusqu’au début de votre prochain tour ; d’ici là, aucune action des autres ne vous touche.
tip-wizard = Il accompagne votre foule, chevalier, voleur ou bergère : aucun dragon ne peut alors répondre.
tip-dragon = Pendant le tour d’un autre, il vous protège de la foule, du chevalier ou du voleur, ou arrête une bergère, sauf si un magicien les accompagne.

## Labels of a plain board

view-acted = action jouée à ce tour
view-any = quelconques
view-below = En dessous
view-card = Carte
view-chosen = choisie
view-deed = En jeu
view-discards = Défausse
view-drawn = Piochées, faces encore cachées
view-draws = Cartes piochées par tour
view-field = Pré
view-field_touched = une carte du pré a été prise à cette manche
view-hand = Main
view-hand_limit = Cartes en main au plus
view-knight = Chevalier
view-known = Cartes que vous connaissez
view-lacks_any = manquent de n’importe quelle couleur
view-lacks_own = manquent de sa couleur
view-laid = trésor ou tanière posé à ce tour
view-lair_limit = Tanières par joueur au plus
view-lair_points = Points d’une tanière avec 0, 1, 2… trésors de sa couleur
view-lairs = Tanières
view-last_round = Dernière manche
view-loot = Butin
view-own = Prix : de sa couleur
view-picked = mise de côté
view-pile = Pioche
view-prices = Coût
view-seat = Chez
view-seats = Autour de la table
view-seen_by = vue par
view-sideways = de nouveau en jeu
view-slot = Place dans la main
view-start = Premier joueur
view-target = Contre
view-top = Au-dessus
view-treasures = Trésors
view-treasures_to_end = Trésors qui amènent la dernière manche
view-unicorn = Licorne
view-value = Valeur
view-wizard = Magicien

## First steps

lesson-standard-goal = Bienvenue ! Vous voici à la place de Wiglaf, un dragon friand de trésors. À la fin, celui dont le butin vaut le plus de points l’emporte.
lesson-standard-sides = Chaque carte a deux côtés. La face, que vous seul voyez, montre un trésor, une tanière ou une action. Le dos est un mouton de la même couleur, et tout le monde le voit.
lesson-standard-field = Au milieu, quatre moutons broutent dans le pré, à côté de la pioche. On voit leurs couleurs ; ce que montrent leurs faces, personne ne le sait encore.
lesson-standard-draw = Un tour commence par deux cartes à piocher. Le violet vous sera utile : prenez la carte violette du pré.
lesson-standard-pile = La place vide est aussitôt remplie. Prenez la deuxième carte, cette fois, au sommet de la pioche.
lesson-standard-princess = Vous pouvez maintenant regarder vos cartes. La princesse violette vaut 8 points, mais elle coûte quatre moutons violets et un quelconque. Elle attendra.
lesson-standard-treasure = Les gemmes violettes valent 4 points et coûtent deux moutons violets et un quelconque. C’est dans vos moyens : choisissez les gemmes.
lesson-standard-pay = On paie avec ses autres cartes : chacune est un mouton de sa couleur, quelle que soit sa face. Donnez la foule en colère comme mouton violet.
lesson-standard-wild = Il manque encore un mouton violet. Un mouton sauvage prend la couleur que vous voulez : donnez le bleu.
lesson-standard-any = Le dernier mouton peut être de n’importe quelle couleur. Donnez l’anneau rouge. Tout le jeu est là : ce qui sert à payer ne sera plus posé comme trésor.
lesson-standard-action = Les gemmes sont à vous ! À chaque tour, vous pouvez poser un trésor ou une tanière, et jouer en plus une carte action. Jouez le chevalier : sa victime passera un tour.
lesson-standard-wizard = Accompagné d’un magicien, le chevalier resterait sans réponse. Vous n’en avez pas : envoyez-le seul.
lesson-standard-dragon = Hygd répond avec un dragon, et le chevalier rentre chez lui. Un dragon ne se joue qu’ainsi, pendant le tour d’un autre. Mieux vaut donc en garder un.
lesson-standard-lair = La manche suivante : c’est de nouveau votre tour, et vous avez déjà pioché. Une tanière ne coûte rien : posez la violette.
lesson-standard-worth = Une tanière rapporte pour les trésors de sa couleur : 1 point pour un, 3 pour deux, 6 pour trois, 10 pour quatre ou plus. Vos deux trésors violets font 3 points.
lesson-standard-end = À deux, la dernière manche arrive dès que quelqu’un a posé dix trésors. Puis on compte les points. Vous en savez assez : à vos moutons !
