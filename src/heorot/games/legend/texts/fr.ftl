# Beowulf : la légende.
#
# A card is a message card-…, given $colour, which is "double" for a card with two symbols. The plain
# text is a label without an article; the form "un" has the indefinite article and "de" contracts
# with it; special cards are names with the definite one. Some are plural: a sentence has a card as
# its object, never as its subject.
#
# A symbol is a message symbol-…, a short label for tables letter-…, a gain gain-…, a token or tile
# token-…: $number is the value of a token, or how many there are of alliances and cards.

## Cards

card-travelling = { $colour ->
    [double] carte voyage double
   *[other] carte voyage
}
    .un = { $colour ->
        [double] une carte voyage double
       *[other] une carte voyage
    }
    .de = { $colour ->
        [double] d’une carte voyage double
       *[other] d’une carte voyage
    }
    .several = { $colour ->
        [double] { $count } cartes voyage doubles
       *[other] { $count } cartes voyage
    }
card-friendship = { $colour ->
    [double] carte amitié double
   *[other] carte amitié
}
    .un = { $colour ->
        [double] une carte amitié double
       *[other] une carte amitié
    }
    .de = { $colour ->
        [double] d’une carte amitié double
       *[other] d’une carte amitié
    }
    .several = { $colour ->
        [double] { $count } cartes amitié doubles
       *[other] { $count } cartes amitié
    }
card-wit = { $colour ->
    [double] carte ruse double
   *[other] carte ruse
}
    .un = { $colour ->
        [double] une carte ruse double
       *[other] une carte ruse
    }
    .de = { $colour ->
        [double] d’une carte ruse double
       *[other] d’une carte ruse
    }
    .several = { $colour ->
        [double] { $count } cartes ruse doubles
       *[other] { $count } cartes ruse
    }
card-courage = { $colour ->
    [double] carte courage double
   *[other] carte courage
}
    .un = { $colour ->
        [double] une carte courage double
       *[other] une carte courage
    }
    .de = { $colour ->
        [double] d’une carte courage double
       *[other] d’une carte courage
    }
    .several = { $colour ->
        [double] { $count } cartes courage doubles
       *[other] { $count } cartes courage
    }
card-fighting = { $colour ->
    [double] carte combat double
   *[other] carte combat
}
    .un = { $colour ->
        [double] une carte combat double
       *[other] une carte combat
    }
    .de = { $colour ->
        [double] d’une carte combat double
       *[other] d’une carte combat
    }
    .several = { $colour ->
        [double] { $count } cartes combat doubles
       *[other] { $count } cartes combat
    }
card-beowulf = carte Beowulf
    .un = une carte Beowulf
    .de = d’une carte Beowulf
    .several = { $count } cartes Beowulf

# The special cards.
card-blessing = Bénédiction du roi Hrothgar
    .un = la Bénédiction du roi Hrothgar
    .de = de la Bénédiction du roi Hrothgar
card-inspiration = Inspiration de la reine Wealhtheow
    .un = l’Inspiration de la reine Wealhtheow
    .de = de l’Inspiration de la reine Wealhtheow
card-daring = Audace de Beowulf
    .un = l’Audace de Beowulf
    .de = de l’Audace de Beowulf
card-resolve = Détermination de Beowulf
    .un = la Détermination de Beowulf
    .de = de la Détermination de Beowulf
card-rest = Repos du guerrier
    .un = le Repos du guerrier
    .de = du Repos du guerrier
card-hides = Arpents de terre
    .un = les Arpents de terre
    .de = des Arpents de terre
card-shield = Bouclier de fer
    .un = le Bouclier de fer
    .de = du Bouclier de fer
card-sword = Épée prêtée
    .un = l’Épée prêtée
    .de = de l’Épée prêtée
card-ships = Navires rapides
    .un = les Navires rapides
    .de = des Navires rapides
card-oath = Serment des thanes
    .un = le Serment des thanes
    .de = du Serment des thanes

## Symbols

symbol-travelling = voyage
    .un = un symbole voyage
    .several = { $count } symboles voyage
symbol-friendship = amitié
    .un = un symbole amitié
    .several = { $count } symboles amitié
symbol-wit = ruse
    .un = un symbole ruse
    .several = { $count } symboles ruse
# As in English.
symbol-courage = courage
    .un = un symbole courage
    .several = { $count } symboles courage
symbol-fighting = combat
    .un = un symbole combat
    .several = { $count } symboles combat
# As in English: a name.
symbol-beowulf = Beowulf
    .un = un symbole Beowulf
    .several = { $count } symboles Beowulf

# Two letters each: courage and combat begin alike.
letter-travelling = Vo
letter-friendship = Am
letter-wit = Ru
letter-courage = Cr
letter-fighting = Cb
letter-beowulf = Be

## Gains

gain-fame = { $number ->
    [one] { $number } point de gloire
   *[other] { $number } points de gloire
}
    .un = { $number ->
        [one] { $number } point de gloire
       *[other] { $number } points de gloire
    }
gain-treasure = { $number ->
    [one] { $number } trésor
   *[other] { $number } trésors
}
    .un = { $number ->
        [one] { $number } trésor
       *[other] { $number } trésors
    }
gain-alliance = { $number ->
    [one] { $number } jeton alliance
   *[other] { $number } jetons alliance
}
    .un = { $number ->
        [one] un jeton alliance
       *[other] { $number } jetons alliance
    }
gain-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
    .un = { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
gain-wound = blessure
    .un = une blessure
gain-scratch = égratignure
    .un = une égratignure
gain-misfortune = malheur
    .un = un malheur
gain-double_wound = double blessure
    .un = une double blessure
gain-fame_or_heal = { $number ->
    [one] { $number } point de gloire, ou une grande tuile blessure de moins
   *[other] { $number } points de gloire, ou une grande tuile blessure de moins
}
    .un = { $number ->
        [one] { $number } point de gloire, ou une grande tuile blessure de moins
       *[other] { $number } points de gloire, ou une grande tuile blessure de moins
    }
gain-heal = une grande tuile blessure ou toutes les égratignures de moins
    .un = une grande tuile blessure ou toutes les égratignures de moins
gain-scratches = toutes les égratignures de moins
    .un = toutes les égratignures de moins

## Tokens and tiles

token-fame = jeton gloire de valeur { $number }
    .un = un jeton gloire de valeur { $number }
    .de = d’un jeton gloire de valeur { $number }
    .several = { $count } jetons gloire de valeur { $number }
token-treasure = jeton trésor de valeur { $number }
    .un = un jeton trésor de valeur { $number }
    .de = d’un jeton trésor de valeur { $number }
    .several = { $count } jetons trésor de valeur { $number }
token-alliance_fame = jeton alliance-gloire de valeur { $number }
    .un = un jeton alliance-gloire de valeur { $number }
    .de = d’un jeton alliance-gloire de valeur { $number }
    .several = { $count } jetons alliance-gloire de valeur { $number }
token-alliance_treasure = jeton alliance-trésor de valeur { $number }
    .un = un jeton alliance-trésor de valeur { $number }
    .de = d’un jeton alliance-trésor de valeur { $number }
    .several = { $count } jetons alliance-trésor de valeur { $number }
token-misfortune = jeton malheur
    .un = un jeton malheur
    .de = d’un jeton malheur
    .several = { $count } jetons malheur
token-wound = tuile blessure
    .un = une tuile blessure
    .de = d’une tuile blessure
    .several = { $count } tuiles blessure
token-double_wound = tuile double blessure
    .un = la tuile double blessure
    .de = de la tuile double blessure

## Kinds of episodes

legend-kind-opportunity = opportunité
legend-kind-risk = risque
legend-kind-selection = choix
legend-kind-recovery = récupération
legend-kind-simultaneous = épisode majeur, jeu simultané
legend-kind-turn_order = épisode majeur, dans l’ordre du tour
legend-kind-treasure = épisode de trésor
legend-kind-ranking = épisode de trésor, classement
legend-kind-death = dernier épisode

## Episodes

# Their names.
episode-1 = La cour du roi Hygelac
episode-2 = La traversée vers le Danemark
episode-3 = La halle du roi Hrothgar
episode-4 = Derniers préparatifs
episode-5 = L’attaque de Grendel
episode-6 = De grandes récompenses
episode-7 = Les festivités
episode-8 = Repos dans la halle
episode-9 = L’attaque de la sorcière des mers
episode-10 = Préparatifs de chasse
episode-11 = La chasse à la sorcière des mers
episode-12 = Au bord de l’étang hanté
episode-13 = Le combat contre la sorcière des mers
episode-14 = L’adieu aux Danois
episode-15 = La traversée vers le Gautland
episode-16 = Le roi Hygelac
episode-17 = La remise des présents
episode-18 = La part d’honneur
episode-19 = Le raid en Frise
episode-20 = Querelles de frontière
episode-21 = La traîtrise des Suédois
episode-22 = Beowulf devient roi
episode-23 = De puissantes alliances
episode-24 = L’essor du Gautland
episode-25 = Cinquante hivers
episode-26 = Le retour de la paix
episode-27 = De nombreuses amitiés
episode-28 = Le gobelet d’or
episode-29 = Feux d’alarme sur la côte
episode-30 = La fureur du dragon
episode-31 = Le bouclier de fer
episode-32 = La marche vers le tertre
episode-33 = Rompre les rangs ?
episode-34 = Le combat contre le dragon
episode-35 = La reprise des trésors
episode-36 = La mort de Beowulf

# A line of the story to each.
legend-story-1 = La rumeur d’un rôdeur passe la mer, et le plus hardi des hommes d’Hygelac demande à partir.
legend-story-2 = Une proue recourbée fend la route des baleines ; à bord, nul n’a promis de revenir.
legend-story-3 = Sous des pignons dorés, un vieux roi verse l’hydromel au fils d’un vieil ami.
legend-story-4 = Les torches baissent. On pose les épées, on garde ses bottes.
legend-story-5 = La porte saute de ses gonds, et deux mains se trouvent qui ne se lâcheront plus.
legend-story-6 = Un bras de monstre pend aux poutres, et le donneur d’anneaux ouvre ses coffres.
legend-story-7 = Harpe et corne circulent jusqu’au matin ; nul ne compte les coupes, nul ne barre la porte.
legend-story-8 = Des manteaux sur les bancs, des braises dans l’âtre : la halle dort enfin tranquille.
legend-story-9 = Une mère vient pour son fils mort, et ne repart pas seule.
legend-story-10 = On selle à l’aube grise, on compte les lances, on lit les traces à la lanterne.
legend-story-11 = Par landes et rochers, le sang mène à une eau où nul cerf ne veut entrer.
legend-story-12 = Des flammes dansent sur l’eau noire, et chacun réfléchit avant de choisir.
legend-story-13 = Au fond des eaux, une bonne lame trahit, mais une épée de géant pend à portée de main.
legend-story-14 = Le vieux roi pleure sur la grève ; on charge les présents, on se serre encore la main.
legend-story-15 = Le vent du Danemark est bon, et les falaises du pays montent des embruns.
legend-story-16 = Chez son seigneur, Beowulf raconte tout et ne diminue rien, sinon lui-même.
legend-story-17 = L’or danois tombe aux pieds du roi ; les mains les plus pleines sont les plus louées.
legend-story-18 = Une terre, des anneaux ou un chant : chacun dit comment il veut qu’on se souvienne de lui.
legend-story-19 = Le butin gît sur la plage des Frisons, et Hygelac gît à côté.
legend-story-20 = Les granges brûlent des deux côtés de la frontière, et chaque trêve dure moins que l’autre.
legend-story-21 = Des hôtes venus de Suède paient de leur acier l’abri d’un jeune roi.
legend-story-22 = Le haut siège est vide, et deux épaules seulement sont assez larges.
legend-story-23 = Des envoyés viennent par terre et par mer ; coffre plein, poignée de main ferme.
legend-story-24 = Halles neuves, ports neufs : le Gautland grandit, et l’or le bâtit.
legend-story-25 = Cinquante fois la neige tombe et fond, et la barbe d’un roi blanchit en paix.
legend-story-26 = Les lances deviennent des charrues, et chaque talent d’autrefois retrouve à s’employer.
legend-story-27 = Partout les portes sont ouvertes, et qui remplit les cornes se fait des amis.
legend-story-28 = Un fugitif sort d’un tertre avec une coupe brillante, et derrière lui quelque chose s’éveille.
legend-story-29 = De cap en cap les feux s’allument : la nuit a des ailes.
legend-story-30 = Les toits flambent d’un rivage à l’autre, et celui du roi avec eux.
legend-story-31 = Le tilleul brûle ; que le forgeron fasse donc un bouclier de fer, quel qu’en soit le prix.
legend-story-32 = Ils sont douze à suivre leur roi vers les pierres grises, plus lents à chaque lieue.
legend-story-33 = Le tertre souffle sa fumée. Le bois est proche, et nul ne vous verrait courir.
legend-story-34 = Le vieux roi entre dans les flammes, et cette fois la force seule ne suffit pas.
legend-story-35 = On sort l’or à pleins bras : froid, lourd et désormais à personne.
legend-story-36 = Un bûcher sur le cap, un tertre pour guider les marins, une couronne sans tête.

## Options

option-advanced = jeu avancé, avec les épisodes de trésor
option-fallen = les guerriers tombés ne marquent rien
option-bluffing = mises posées face cachée, bluff permis
option-memory = l’écran cache ce qu’il faut retenir

## Figures of a box that are reconstructed

sort-fame = jetons gloire
sort-treasure = jetons trésor
sort-alliance = jetons alliance
sort-misfortune = jetons malheur

# Episodes by their numbers, as in "8, 12 et 20–25"; $count is how many they are.
numbered = { $count ->
    [one] épisode { $numbers }
   *[other] épisodes { $numbers }
}

figure-copies = nombre de cartes ({ $things })
figure-count = nombre de symboles sur une carte ({ $things })
figure-name = noms ({ $things })
figure-values = nombre d’exemplaires de chaque valeur ({ $things })
figure-slot = places sur le chemin ({ $things })
figure-kind = types ({ $things })
figure-symbol = symboles des cartes spéciales ({ $things })
figure-symbols = symboles demandés ({ $things })
figure-spaces = gains des emplacements ({ $things })
figure-gain = récompenses ({ $things })

## How far a match has come

where = Épisode { $number } sur 36

## Where points come from

source-fame = Gloire
source-treasure = Trésors
# As in English.
source-alliances = Alliances
source-misfortunes = Malheurs
source-wounds = Blessures
source-fallen = Mort au combat

# Une partie de la forme courte d’une action.
short-form = { $piece ->
    [Tr] Vo
    [Fr] Am
    [Wi] Ru
    [Co] Cr
    [Fi] Cb
    [Hides] Arpents
    [Shield] Bouclier
    [Sword] Épée
    [Ships] Navires
    [Oath] Serment
    [Blessing] Bénédiction
    [Daring] Audace
    [Resolve] Détermination
    [Rest] Repos
    [f] g
    [af] ag
    [s] e
    [treasure] trésor
    [fame] gloire
    [cards] cartes
    [scratches] égratignures
    [wound] blessure
    [takefame] prendregloire
    [no] non
    [drop] abandon
    [done] valider
    [risk] risque
    [dare] oser
    [ignore] effacer
    [refuse] éviter
    [rest] repos
   *[other] { $piece }
}

## What can be done

action-lay = Poser { NAME($card, form: "un") }
action-bid = Miser { NAME($card, form: "un") }
action-commit = Valider votre mise
action-pick = Prendre { NAME($card, form: "un") }
action-pay = Payer avec { NAME($card, form: "un") }
action-discard = Défausser { NAME($card, form: "un") }
action-take_back = Jouer la Bénédiction du roi Hrothgar : reprendre { NAME($card, form: "un") }
action-play = Jouer { NAME($card, form: "un") }
action-give = Rendre { NAME($token, form: "un") }
action-show = Révéler { NAME($token, form: "un") }
action-take_space = Prendre l’emplacement { $slot } : { $gain }
action-take_special = Prendre l’emplacement { $slot } : { $card }
action-take_nothing = Prendre l’emplacement { $slot }
action-select_treasure = Prendre un jeton trésor de valeur 2
action-select_alliance = Tirer un jeton alliance
action-select_fame = Prendre un jeton gloire de valeur 2
action-select_cards = Piocher deux cartes
action-heal_scratches = Rendre toutes vos égratignures
action-heal_wound = Rendre une tuile blessure
action-heal_double = Rendre la tuile double blessure
action-take_fame = Prendre les points de gloire
action-risk = Courir un risque : révéler deux cartes
action-dare = Jouer l’Audace de Beowulf : révéler cinq cartes
action-resolve = Jouer la Détermination de Beowulf : annuler le risque
action-inspire = Jouer l’Inspiration de la reine Wealhtheow : éviter ce que donne l’emplacement
action-rest_one = Jouer le Repos du guerrier : rendre une égratignure
action-rest_two = Jouer le Repos du guerrier : rendre deux égratignures
action-decline = Refuser
action-drop = Abandonner l’épisode
action-pass = Abandonner l’enchère
action-let_leave = Ne reprendre aucune carte
action-suffer = Subir ce que donne l’emplacement
action-accept_failure = Accepter le risque raté
action-accept_scratch = Accepter la troisième égratignure

## What the table asks of a player

question-over = La partie est terminée.
question-trading_two_cards = Défaussez deux cartes de votre main et recevez { NAME($gain, form: "un") } en échange, ou refusez.
question-trading_two_symbols = Payez deux symboles ({ $symbol } ou Beowulf) et recevez { NAME($gain, form: "un") } en échange, ou refusez.
question-trading_one_of_each = Payez un symbole de chacun des cinq types et recevez { NAME($gain, form: "un") } en échange, ou refusez.
question-trading_two_fame_tokens = Rendez deux jetons gloire pour vous défaire d’une grande tuile blessure ou de toutes vos égratignures, ou refusez.
question-trading_for_tile = Rendez deux jetons gloire pour vous défaire d’une grande tuile blessure, ou refusez.
question-trading_for_scratches = Rendez deux jetons gloire pour vous défaire de toutes vos égratignures, ou refusez.
question-trading_cannot_pay = Vous ne pouvez pas payer le prix de cette opportunité : refusez.
question-paying = { $count ->
    [one] Encore une carte, et le prix est payé. Choisissez-la.
   *[other] Il en manque encore { $count }. Choisissez la carte suivante.
}
question-giving = { $count ->
    [one] Choisissez encore un jeton gloire à rendre.
   *[other] Choisissez encore { $count } jetons gloire à rendre.
}
question-choosing_healing = Choisissez ce dont vous vous défaites : une grande tuile blessure ou toutes vos égratignures.
question-choosing_tile = Choisissez la grande tuile blessure dont vous vous défaites.
question-risking = Courez le risque ou refusez. Correspondent : { $symbol }, { $symbol2 } et Beowulf.
question-selecting = Choisissez l’un des gains, ou refusez.
question-picking = Prenez l’une des cartes offertes.
question-bidding_one = Misez en secret autant de cartes que vous voulez, même aucune. Comptent : { $symbol } et Beowulf.
question-bidding_two = Misez en secret autant de cartes que vous voulez, même aucune. Comptent : { $symbol }, { $symbol2 } et Beowulf.
question-bidding_one_more = Votre mise compte pour { $count } ({ $symbol } et Beowulf). Ajoutez une carte ou validez.
question-bidding_two_more = Votre mise compte pour { $count } ({ $symbol }, { $symbol2 } et Beowulf). Ajoutez une carte ou validez.
question-bidding_all = Votre mise compte pour { $count }. Vous n’avez plus rien à miser : validez.
question-bidding_nothing = Vous n’avez aucune carte qui correspond : validez votre mise sans carte.
question-striving = { $count ->
    [0] Posez une carte qui correspond ({ $symbol }, { $symbol2 } ou Beowulf), courez un risque ou abandonnez l’épisode.
   *[other] Posez des cartes qui correspondent ({ $symbol }, { $symbol2 } ou Beowulf), courez un risque ou abandonnez l’épisode. Total requis : { $count }, le vôtre : { $count2 }.
}
question-striving_level = Avec { $count2 }, le total requis de { $count } est atteint : posez exactement une carte ({ $symbol }, { $symbol2 } ou Beowulf), courez un risque ou abandonnez.
question-striving_on = Posez d’autres cartes qui correspondent ({ $symbol }, { $symbol2 } ou Beowulf) ou abandonnez l’épisode. Total requis : { $count }, le vôtre : { $count2 }.
question-striving_lay = { $count ->
    [0] Posez une carte qui correspond ({ $symbol }, { $symbol2 } ou Beowulf) ou abandonnez l’épisode ; il ne reste aucune carte pour courir un risque.
   *[other] Posez des cartes qui correspondent ({ $symbol }, { $symbol2 } ou Beowulf) ou abandonnez l’épisode ; il ne reste aucune carte pour courir un risque. Total requis : { $count }, le vôtre : { $count2 }.
}
question-striving_risk = { $count ->
    [0] Vous n’avez aucune carte qui correspond ({ $symbol }, { $symbol2 } ou Beowulf) : courez un risque ou abandonnez l’épisode.
   *[other] Vous n’avez aucune carte qui correspond ({ $symbol }, { $symbol2 } ou Beowulf) : courez un risque ou abandonnez l’épisode. Total requis : { $count }, le vôtre : { $count2 }.
}
question-striving_drop = { $count ->
    [0] Vous n’avez aucune carte qui correspond ({ $symbol }, { $symbol2 } ou Beowulf) : abandonnez l’épisode.
   *[other] Vous n’avez plus aucune carte qui correspond ({ $symbol }, { $symbol2 } ou Beowulf) : abandonnez l’épisode. Total requis : { $count }, le vôtre : { $count2 }.
}
question-taking = { $slot ->
    [1] Vous êtes en première position. Prenez l’un des emplacements libres.
    [2] Vous êtes en deuxième position. Prenez l’un des emplacements libres.
    [3] Vous êtes en troisième position. Prenez l’un des emplacements libres.
    [4] Vous êtes en quatrième position. Prenez l’un des emplacements libres.
   *[other] Vous êtes en cinquième position. Prenez l’un des emplacements libres.
}
question-healing = Prenez les points de gloire de l’emplacement, ou rendez une grande tuile blessure.
question-auction = { $count ->
    [0] Ouvrez l’enchère avec un jeton trésor, ou abandonnez. La récompense : { $gain }.
   *[other] Révélez des jetons trésor, ou abandonnez. La récompense : { $gain }. Le plus haut total : { $count }, le vôtre : { $count2 }.
}
question-auction_card = { $count ->
    [0] Ouvrez l’enchère avec un jeton trésor, ou abandonnez. La récompense : { $card }.
   *[other] Révélez des jetons trésor, ou abandonnez. La récompense : { $card }. Le plus haut total : { $count }, le vôtre : { $count2 }.
}
question-auction_drop = Vous n’avez plus de trésor à révéler : abandonnez l’enchère.
question-blessing = Vos cartes vont quitter la table. En reprenez-vous une avec la Bénédiction du roi Hrothgar ?
question-inspiration = L’emplacement vous donne { NAME($gain, form: "un") }. Jouez-vous l’Inspiration de la reine Wealhtheow pour y échapper ?
question-resolve = Le risque est raté. L’annulez-vous avec la Détermination de Beowulf ?
question-rest = Votre troisième égratignure arrive. Jouez-vous d’abord le Repos du guerrier ?

## What happened

event-episode_begins = L’épisode « { $episode } » commence.
event-skipped = On saute : { $episode }.
event-draws = { $count ->
    [0] { NAME($seat, form: "Le") } ne peut rien piocher : il ne reste aucune carte.
    [one] { NAME($seat, form: "Le") } pioche une carte.
   *[other] { NAME($seat, form: "Le") } pioche { $count } cartes.
}
event-sees = { NAME($seat, form: "Le") } a pioché { NAME($card, form: "un") }.
event-pile_renewed = { $count ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
}
event-declines = { NAME($seat, form: "Le") } refuse.
event-risks = { NAME($seat, form: "Le") } court un risque.
event-dares = { NAME($seat, form: "Le") } joue l’Audace de Beowulf et court un risque.
event-turns_up = { NAME($seat, form: "Le") } révèle { NAME($card, form: "un") } de la pioche.
event-keeps = { NAME($seat, form: "Le") } garde { NAME($card, form: "un") }.
event-lays = { NAME($seat, form: "Le") } pose { NAME($card, form: "un") }.
event-risk_fails = Rien ne correspond : le risque { NAME($seat, form: "de") } est raté.
event-resolves = { NAME($seat, form: "Le") } joue la Détermination de Beowulf et annule le risque.
event-rests = { $count ->
    [one] { NAME($seat, form: "Le") } joue le Repos du guerrier et rend une égratignure.
   *[other] { NAME($seat, form: "Le") } joue le Repos du guerrier et rend { $count } égratignures.
}
event-scratched = { NAME($seat, form: "Le") } reçoit une égratignure.
event-third_scratch = C’est la troisième : { NAME($seat, form: "le") } rend ses trois égratignures et subit une blessure à la place.
event-wounded = { NAME($seat, form: "Le") } subit une blessure.
event-doubly_wounded = { NAME($seat, form: "Le") } subit la double blessure.
event-misfortune = { NAME($seat, form: "Le") } reçoit un jeton malheur.
event-pays = { NAME($seat, form: "Le") } paie avec { NAME($card, form: "un") }.
event-discards = { NAME($seat, form: "Le") } défausse { NAME($card, form: "un") }.
event-gives = { NAME($seat, form: "Le") } rend { NAME($token, form: "un") }.
event-takes = { NAME($seat, form: "Le") } prend { NAME($token, form: "un") }.
event-takes_alliances = { $count ->
    [one] { NAME($seat, form: "Le") } tire un jeton alliance.
   *[other] { NAME($seat, form: "Le") } tire { $count } jetons alliance.
}
event-sees_alliance = { NAME($seat, form: "Le") } a tiré { NAME($token, form: "un") }.
event-takes_special = { NAME($seat, form: "Le") } gagne { NAME($card, form: "un") }.
event-nothing_left = Il n’en reste plus : { NAME($seat, form: "le") } repart les mains vides.
event-heals_scratches = { NAME($seat, form: "Le") } rend toutes ses égratignures.
event-heals = { NAME($seat, form: "Le") } rend { NAME($token, form: "un") }.
event-offered = La récupération offre { NAME($card, form: "un") }.
event-picks = { NAME($seat, form: "Le") } prend { NAME($card, form: "un") }.
event-bids_down = { $count ->
    [0] { NAME($seat, form: "Le") } ne mise aucune carte.
    [one] { NAME($seat, form: "Le") } mise une carte, face cachée.
   *[other] { NAME($seat, form: "Le") } mise { $count } cartes, face cachée.
}
event-shows_bid = { $count ->
    [0] { NAME($seat, form: "Le") } n’a misé aucune carte.
    [one] { NAME($seat, form: "Le") } a misé une carte.
   *[other] { NAME($seat, form: "Le") } a misé { $count } cartes.
}
event-has_bid = { NAME($seat, form: "Le") } a fait sa mise.
event-reveals = { NAME($seat, form: "Le") } révèle { NAME($card, form: "un") }.
event-bluffed = C’était un bluff : { NAME($seat, form: "le") } reprend { NAME($card, form: "un") }.
event-blesses = { NAME($seat, form: "Le") } joue la Bénédiction du roi Hrothgar et reprend { NAME($card, form: "un") }.
event-drops_out = { NAME($seat, form: "Le") } abandonne l’épisode.
event-ranked = { $slot ->
    [1] { NAME($seat, form: "Le") } est en première position, total : { $count }.
    [2] { NAME($seat, form: "Le") } est en deuxième position, total : { $count }.
    [3] { NAME($seat, form: "Le") } est en troisième position, total : { $count }.
    [4] { NAME($seat, form: "Le") } est en quatrième position, total : { $count }.
    [5] { NAME($seat, form: "Le") } est en cinquième position, total : { $count }.
   *[other] { NAME($seat, form: "Le") } est en position { $slot }, total : { $count }.
}
event-tied = Égalité : à partir du premier joueur, dans le sens des aiguilles d’une montre, { NAME($seat, form: "le") } passe avant { NAME($seat2, form: "le") }.
event-takes_space = { NAME($seat, form: "Le") } prend l’emplacement { $slot }.
event-inspired = { NAME($seat, form: "Le") } joue l’Inspiration de la reine Wealhtheow et évite ce que donne l’emplacement.
event-new_start = { NAME($seat, form: "Le") } devient premier joueur.
event-shows = { NAME($seat, form: "Le") } révèle { NAME($token, form: "un") }.
event-passes = { NAME($seat, form: "Le") } abandonne l’enchère.
event-wins_auction = { $count ->
    [one] { NAME($seat, form: "Le") } gagne l’enchère et paie { $count } trésor.
   *[other] { NAME($seat, form: "Le") } gagne l’enchère et paie { $count } trésors.
}
event-no_winner = Personne ne gagne l’enchère.
event-reveals_treasure = { $count ->
    [0] { NAME($seat, form: "Le") } n’a aucun trésor à révéler.
    [one] { NAME($seat, form: "Le") } révèle { $count } trésor.
   *[other] { NAME($seat, form: "Le") } révèle { $count } trésors.
}
event-returns_treasure = { NAME($seat, form: "Le") } rend tous ses trésors.
event-hands_in = { NAME($seat, form: "Le") } rend { NAME($card, form: "un") }.
event-reveals_alliance = { NAME($seat, form: "Le") } révèle { NAME($token, form: "un") }.
event-game_over = La partie est terminée.

## Why not

refusal-game_over = La partie est terminée ; il n’y a plus rien à jouer.
refusal-not_in_hand = Vous ne pouvez utiliser que les cartes de votre main, et vous ne disposez pas { NAME($card, form: "de") }.
refusal-picked_already = Vous avez déjà choisi { NAME($card, form: "un") } et vous n’en avez pas d’autre. Choisissez autre chose.
refusal-no_symbols = Vous ne pouvez pas utiliser { NAME($card, form: "un") } ici : les cartes à texte ne montrent aucun symbole. Choisissez une carte à symboles.
refusal-not_asked_for = Vous ne pouvez pas utiliser { NAME($card, form: "un") } ici : ce symbole n’est pas demandé. Choisissez une carte qui correspond.

refusal-risk_first = Dites d’abord si vous courez le risque ou si vous refusez.
refusal-risked_already = Vous avez déjà couru un risque pendant ce tour. Vous pourrez recommencer à votre prochain tour.
refusal-risk_before_cards = On ne court un risque qu’avant de poser des cartes de sa main, et vous en avez déjà posé. Posez-en encore une, ou abandonnez l’épisode.
refusal-no_cards_left = Il ne reste aucune carte à révéler, ni dans la pioche ni dans la défausse ; sans cartes, personne ne peut courir de risque.

refusal-trade_first = D’abord l’opportunité : payez le prix, ou refusez.
refusal-finish_paying = { $count ->
    [one] Vous êtes en train de payer, et il manque encore un élément au prix. Choisissez-le, ou revenez sur votre choix.
   *[other] Vous êtes en train de payer, et il manque encore { $count } éléments au prix. Choisissez-les, ou revenez sur votre choix.
}
refusal-cannot_pay = Vous ne pouvez pas payer tout le prix, et il ne se paie pas en partie. Refusez.
refusal-covered_already = Une carte que vous avez choisie couvre déjà le symbole { NAME($card, form: "de") }. Choisissez-en une pour un symbole qui manque encore.
refusal-tokens_not_cards = Les cartes ne servent à rien ici : le prix est de deux jetons gloire.
refusal-fame_only = Les trésors ne servent à rien ici : rendez des jetons gloire.
refusal-give_first = { $count ->
    [one] Choisissez d’abord encore un jeton gloire à rendre, puis ce dont vous vous défaites.
   *[other] Choisissez d’abord { $count } jetons gloire à rendre, puis ce dont vous vous défaites.
}
refusal-no_such_token = Vous ne disposez pas { NAME($token, form: "de") }. Rendez des jetons gloire que vous avez.
refusal-given_already = Vous avez déjà choisi { NAME($token, form: "un") } et vous n’en avez pas d’autre. Choisissez un jeton différent.
refusal-choose_healing = Vous avez choisi les deux jetons gloire. Choisissez ce dont vous vous défaites, ou revenez sur votre choix.
refusal-nothing_to_heal = Vous n’avez rien de tel. Rendez ce que vous avez : une grande tuile blessure ou toutes vos égratignures.
refusal-select_first = Choisissez d’abord l’un des gains, ou refusez.
refusal-token_gone = Il ne reste plus de jeton de cette sorte, et on ne fait pas le change. Choisissez autre chose, ou refusez.
refusal-must_pick = Dans une récupération, on ne peut pas refuser : prenez l’une des cartes offertes.
refusal-pick_first = Prenez d’abord l’une des cartes offertes.
refusal-not_on_offer = Vous ne pouvez pas prendre { NAME($card, form: "un") } : seul est offert ce qui est révélé. Prenez l’une de ces cartes.

refusal-bid_first = Faites d’abord votre mise : choisissez autant de cartes que vous voulez, ou aucune, et validez-la.
refusal-no_bluffing = Vous ne pouvez pas miser { NAME($card, form: "un") } : cette table joue sans bluff, et seules les cartes qui correspondent peuvent être choisies.
refusal-lay_first = D’abord votre tour dans cet épisode : posez une carte qui correspond, courez un risque ou abandonnez.
refusal-lay_or_drop = D’abord votre tour dans cet épisode : posez une carte qui correspond, ou abandonnez.
refusal-take_first = Prenez d’abord l’un des emplacements libres.
refusal-space_taken = L’emplacement { $slot } est déjà pris. Prenez-en un qui est encore libre.
refusal-space_not_available = À { $count } joueurs, seuls les { $count } premiers emplacements sont disponibles. Prenez l’un d’eux.
refusal-fame_or_heal = Choisissez d’abord : les points de gloire de l’emplacement, ou une grande tuile blessure à rendre.
refusal-no_such_tile = Vous n’avez pas cette tuile blessure. Rendez-en une que vous avez, ou prenez les points de gloire.
refusal-tiles_only = Ici, on ne peut pas rendre d’égratignures. Rendez une grande tuile blessure, ou prenez les points de gloire.

refusal-show_first = D’abord l’enchère : révélez un jeton trésor, ou abandonnez.
refusal-treasure_only = On n’enchérit pas avec de la gloire. Révélez un jeton trésor, ou abandonnez.
refusal-no_such_treasure = Vous ne pouvez pas révéler { NAME($token, form: "un") } : vous n’en avez pas, ou il est déjà révélé. Révélez-en un autre, ou abandonnez.

refusal-blessing_first = Dites d’abord quelle carte vous reprenez avec la Bénédiction du roi Hrothgar, ou que vous n’en reprenez aucune.
refusal-not_laid = Vous ne pouvez pas reprendre { NAME($card, form: "un") } : cela ne vaut que pour vos cartes sur la table. Choisissez l’une d’elles.
refusal-inspiration_first = Dites d’abord si vous jouez l’Inspiration de la reine Wealhtheow ou si vous subissez ce que donne l’emplacement.
refusal-resolve_first = Dites d’abord si vous jouez la Détermination de Beowulf ou si vous acceptez le risque raté.
refusal-rest_first = Dites d’abord si vous jouez le Repos du guerrier ou si vous acceptez la troisième égratignure.
refusal-finish_choice = Vous êtes en train de choisir. Terminez ou revenez sur votre choix ; ensuite, vous pourrez jouer le Repos du guerrier.
refusal-no_scratches = Vous n’avez aucune égratignure. On n’en rend que si l’on en a.
refusal-one_scratch_only = Vous n’avez qu’une égratignure. Rendez celle-là.

## The board

# Noms courts des cartes spéciales.
legend-special-blessing = Bénédiction
# As in English.
legend-special-inspiration = Inspiration
legend-special-daring = Audace
legend-special-resolve = Détermination
legend-special-rest = Repos
legend-special-hides = Arpents
legend-special-shield = Bouclier
legend-special-sword = Épée
legend-special-ships = Navires
legend-special-oath = Serment
legend-special-cards = ★ à gagner :
legend-pile = Pioche { $count }
legend-discards = · défausse :
legend-key = ♛ gloire ◆ trésor ● alliance ▯ carte ★ carte spéciale ✗ blessure ╱ égratignure
legend-cards = Cartes
legend-wounds = Bless.
legend-tokens = Jetons
# As in English.
legend-points = Points
legend-laid = Posé :
legend-shown = Révélé :
# As in English.
legend-total = Total
legend-rank = Pos.
legend-out = sorti
legend-you = vous
legend-known = cartes connues :
legend-asked = Demandé :
legend-target = Total requis :
legend-prize = Récompense :
legend-spaces = Emplacements :
legend-offer = Cartes révélées :
legend-your-hand = Votre main, { $count } :
legend-matching = correspondants : { $count }
legend-others = Autres :
legend-your-tokens = Vos jetons :
legend-unhurt = sans blessure { $points }
legend-fatal = blessures { $points }
# As in English.
legend-sum = = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Les abréviations des symboles, pour l’aide.
legend-letters = { letter-travelling } est { symbol-travelling }, { letter-friendship } { symbol-friendship }, { letter-wit } { symbol-wit }, { letter-courage } { symbol-courage }, { letter-fighting } { symbol-fighting }, { letter-beowulf } { symbol-beowulf }.
legend-help = ▶ doit décider, ⚑ est le premier joueur. Un symbole est son abréviation sur sa couleur, et une carte le montre autant de fois qu’il compte : CrCr est une carte courage double. { legend-letters } Parmi les épisodes à venir, ≡ est un épisode majeur en jeu simultané, ↻ un épisode majeur dans l’ordre du tour, ? un risque, ⇄ une opportunité avec son prix et ce qu’elle rapporte, ∨ un choix, ∪ une récupération, ◆ un épisode de trésor, † le dernier. Des emplacements, vous voyez ceux qui sont disponibles pour votre nombre de joueurs : ♛ gloire, ◆ trésor, ● jetons alliance, ▯ cartes, ★ une carte spéciale, ✗ une blessure, ╱ une égratignure, −2 un malheur, ✚ guérison. Après « { legend-special-cards } » figure, pour chaque carte spéciale, le numéro de l’épisode où elle se trouve. Dans la colonne « { legend-wounds } », il y a trois places pour les blessures et deux pour les égratignures ; · est une place libre. Les blessures sont des ✗, puis † à partir de la troisième, qui est mortelle : chaque blessure coûte alors 5 points ; une troisième égratignure devient une blessure. ▮ est une carte face cachée, ✓ une carte ou un jeton que vous avez choisi, et, dans la colonne « { legend-total } », une mise faite. Un + après les points d’un joueur indique des jetons alliance que vous ne connaissez pas.

## In the lobby

about-standard = Suivez Beowulf de Grendel jusqu’au dragon, et méritez le trône qu’il laissera.

## What things do

tip-activity = Elle compte pour un symbole, une carte double pour deux, là où un épisode demande ce symbole.
tip-symbol = Les cartes de ce symbole correspondent ici, et les cartes Beowulf aussi.
tip-beowulf = Il remplace n’importe lequel des cinq symboles.
tip-hides = Cette carte compte pour plusieurs symboles au choix, puis elle est retirée du jeu.
tip-special = Cette carte compte pour autant de symboles qu’elle en montre, puis elle est retirée du jeu.
tip-blessing = Quand vos cartes à symboles jouées vont quitter la table, après un épisode majeur ou pour une opportunité payée en symboles, vous en reprenez une.
tip-inspiration = Vous refusez le malheur, l’égratignure ou la blessure de l’emplacement que vous venez de prendre dans un épisode majeur.
tip-daring = À jouer avant un risque : vous révélez cinq cartes au lieu de deux.
tip-resolve = À jouer après un risque raté : pas d’égratignure, et vous continuez comme si vous n’aviez rien risqué.
tip-rest = Rendez une ou deux de vos égratignures, à tout moment.
tip-fame = À la fin, la gloire vaut le nombre de points indiqué.
tip-treasure = À la fin, le trésor vaut le nombre de points indiqué ; dans le jeu avancé, on le mise plutôt dans les épisodes de trésor.
tip-alliance = Tiré à l’aveugle, et seul son propriétaire le voit : un peu plus de gloire ou de trésor.
tip-scratch = Une ou deux ne coûtent rien ; à la troisième, vous rendez les trois et prenez une blessure, sans piocher.
tip-wound = Prise sur un emplacement, elle apporte deux cartes. À la fin, trois ou plus coûtent 5 points chacune, ou tous vos points si les guerriers tombés ne marquent rien ; qui n’en a pas reçoit 5 points.
tip-double_wound = Une seule grande tuile qui compte pour deux blessures ; vous piochez deux cartes avec elle.
tip-cards = Vous piochez ce nombre de cartes.
tip-healing = Ce que vous rendez ne compte plus : une grande tuile blessure, ou toutes vos égratignures.
tip-scratches = Rendez toutes vos égratignures, si vous en avez.
tip-last_healing = Vous prenez la gloire, ou vous rendez plutôt une grande tuile blessure, qui ne compte plus.
tip-misfortune = Il vous coûte deux points à la fin.
tip-tie = En cas d’égalité, celui qui est assis le plus près du premier joueur, dans le sens des aiguilles d’une montre, passe devant ; le plus près est le premier joueur lui-même.
tip-risk = Vous pouvez révéler deux cartes de la pioche et garder ce qui correspond ; si rien ne correspond, c’est une égratignure.
tip-opportunity = Vous pouvez payer le prix, en entier, pour obtenir le gain indiqué à côté.
tip-selection = Vous pouvez choisir un gain parmi cinq.
tip-recovery = Des cartes sont à découvert, deux par joueur ; chacun en prend une à son tour, deux fois.
tip-simultaneous = Tous misent des cartes en secret ; celui qui montre le plus de symboles demandés choisit le premier un emplacement.
tip-turn_order = Tour à tour, on pose des cartes qui correspondent jusqu’au plus haut total ou on abandonne ; le dernier en lice choisit le premier un emplacement.
tip-auction = Tous misent des jetons trésor ; seule la plus haute mise est payée, et elle remporte le prix.
tip-ranking = Tous révèlent leur trésor ; celui qui en a le plus choisit le premier un emplacement, puis on rend tout le trésor.
tip-death = Chacun rend toute sa main ; celui qui a le plus de symboles, quels qu’ils soient, choisit le premier un emplacement.

## Labels of a plain board

view-alliances = Jetons alliance
view-available = Cases dans cette partie
view-cards = Cartes
view-chosen = Choisies
view-count = Nombre
view-deadly_wounds = Blessures qui coûtent des points
view-discards = Défausse
view-double_wound = tuile double blessure
view-face_down = Face cachée
view-fame = Jetons gloire
# As in English.
view-gain = Gain
view-hand = Main
view-has_bid = a misé
view-is_out = hors de l’enchère
view-kind = Épisode
view-known = Ce qu’on en connaît
view-laid = Posées
view-matches = correspond
view-matching = Symboles qui conviennent
view-misfortunes = Malheurs
view-offer = Cartes visibles
view-path = Le chemin
view-pile = Cartes dans la pioche
view-players = Autour de la table
# As in English.
view-points = Points
view-price = Prix
view-rank = Place
view-scratches = Égratignures
view-shown = Révélés
view-skipped = laissé de côté
view-sources = D’où viennent vos points
view-spaces = Cases
view-special_cards = Cartes spéciales à gagner
view-start = Premier joueur
view-supply = Réserve
view-symbols = Symboles
view-taken = prise
view-tokens = Jetons
# As in English.
view-total = Total
view-treasure = Trésor
view-wounds = Blessures
view-kind-death = { legend-kind-death }
view-kind-opportunity = { legend-kind-opportunity }
view-kind-ranking = { legend-kind-ranking }
view-kind-recovery = { legend-kind-recovery }
view-kind-risk = { legend-kind-risk }
view-kind-selection = { legend-kind-selection }
view-kind-simultaneous = { legend-kind-simultaneous }
view-kind-treasure = { legend-kind-treasure }
view-kind-turn_order = { legend-kind-turn_order }

## First steps

lesson-standard-goal = Vous êtes Wiglaf, l’un des compagnons de Beowulf. Celui qui a réuni le plus de points à la mort du vieux roi gagne et monte sur son trône.
lesson-standard-path = Le chemin de Beowulf passe par 36 épisodes, et tout le monde voit ce qui vient. Un épisode mineur est vite joué ; dans un épisode majeur, on se dispute gloire, trésors et alliances.
lesson-standard-hand = Votre main fait votre force. Ses cartes montrent des symboles : voyage, amitié, ruse, courage ou combat. Une carte Beowulf remplace n’importe lequel.
lesson-standard-risk = La traversée vers le Danemark est un risque : vous révélez deux cartes et gardez ce qui correspond, ici voyage et amitié. Si rien ne correspond, c’est une égratignure. Osez !
lesson-standard-scratch = Vous gardez une carte voyage. Hygd a moins de chance et prend une égratignure ; trois égratignures font une blessure. Breca refuse : on n’est jamais obligé de prendre un risque.
lesson-standard-hall = Dans La halle du roi Hrothgar, un épisode majeur, chacun mise des cartes face cachée. Ici, c’est l’amitié qui compte. Misez votre première carte amitié.
lesson-standard-more = Voilà un symbole. Plus on mise, plus tôt on choisit ; mais ce qu’on mise est perdu. Ajoutez votre deuxième carte amitié.
lesson-standard-commit = Vous pourriez ajouter Beowulf, mais il vous servira plus tard. Terminez votre mise.
lesson-standard-ranks = Breca et vous avez tous deux un total de 2. À égalité, le premier joueur passe devant, et c’est vous : position 1 ! Prenez les deux jetons alliance ; vous seul en voyez la valeur.
lesson-standard-grendel = Grendel attaque, et les cartes se posent à découvert, dans l’ordre du tour. Pour rester, il faut atteindre le plus haut total : 2. Posez une carte courage.
lesson-standard-level = Et d’un. Posez votre deuxième carte courage, et vous atteignez le total requis.
lesson-standard-higher = Les autres ont posé d’autres cartes, et Breca en est à 4. Votre double combat compte pour deux : posez-le.
lesson-standard-drop = Hygd a abandonné, et Breca en est à 5. Vous pourriez risquer deux cartes de la pioche ou poser Beowulf. Gardez-le plutôt et abandonnez : la position 2 est à vous.
lesson-standard-space = Breca était en tête et a pris 5 de gloire. L’emplacement 2 est une blessure. Prenez l’Audace de Beowulf, une carte spéciale qui vous aidera dans un risque à venir.
lesson-standard-wound = La blessure reste à Hygd, avec deux cartes pour la consoler. À la fin, une ou deux blessures ne coûtent rien, trois ou plus 5 points chacune. Qui n’en a pas reçoit 5 points.
lesson-standard-end = Et ainsi de suite, jusqu’au dragon et à La mort de Beowulf. Alors on compte gloire, trésors et alliances. Suivez-le bien !
