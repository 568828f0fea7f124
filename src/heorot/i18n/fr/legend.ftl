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
symbol-courage = courage
    .un = un symbole courage
    .several = { $count } symboles courage
symbol-fighting = combat
    .un = un symbole combat
    .several = { $count } symboles combat
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
token-scratch = égratignure
    .un = une égratignure
    .de = d’une égratignure
    .several = { $count } égratignures

## Kinds of episodes

kind-opportunity = opportunité
kind-risk = risque
kind-selection = choix
kind-recovery = récupération
kind-simultaneous = épisode majeur, jeu simultané
kind-turn_order = épisode majeur, dans l’ordre du tour
kind-treasure = épisode de trésor
kind-ranking = épisode de trésor, classement
kind-death = dernier épisode

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
story-1 = La rumeur d’un rôdeur passe la mer, et le plus hardi des hommes d’Hygelac demande à partir.
story-2 = Une proue recourbée fend la route des baleines ; à bord, nul n’a promis de revenir.
story-3 = Sous des pignons dorés, un vieux roi verse l’hydromel au fils d’un vieil ami.
story-4 = Les torches baissent. On pose les épées, on garde ses bottes.
story-5 = La porte saute de ses gonds, et deux mains se trouvent qui ne se lâcheront plus.
story-6 = Un bras de monstre pend aux poutres, et le donneur d’anneaux ouvre ses coffres.
story-7 = Harpe et corne circulent jusqu’au matin ; nul ne compte les coupes, nul ne barre la porte.
story-8 = Des manteaux sur les bancs, des braises dans l’âtre : la halle dort enfin tranquille.
story-9 = Une mère vient pour son fils mort, et ne repart pas seule.
story-10 = On selle à l’aube grise, on compte les lances, on lit les traces à la lanterne.
story-11 = Par landes et rochers, le sang mène à une eau où nul cerf ne veut entrer.
story-12 = Des flammes dansent sur l’eau noire, et chacun réfléchit avant de choisir.
story-13 = Au fond des eaux, une bonne lame trahit, mais une épée de géant pend à portée de main.
story-14 = Le vieux roi pleure sur la grève ; on charge les présents, on se serre encore la main.
story-15 = Le vent du Danemark est bon, et les falaises du pays montent des embruns.
story-16 = Chez son seigneur, Beowulf raconte tout et ne diminue rien, sinon lui-même.
story-17 = L’or danois tombe aux pieds du roi ; les mains les plus pleines sont les plus louées.
story-18 = Une terre, des anneaux ou un chant : chacun dit comment il veut qu’on se souvienne de lui.
story-19 = Le butin gît sur la plage des Frisons, et Hygelac gît à côté.
story-20 = Les granges brûlent des deux côtés de la frontière, et chaque trêve dure moins que l’autre.
story-21 = Des hôtes venus de Suède paient de leur acier l’abri d’un jeune roi.
story-22 = Le haut siège est vide, et deux épaules seulement sont assez larges.
story-23 = Des envoyés viennent par terre et par mer ; coffre plein, poignée de main ferme.
story-24 = Halles neuves, ports neufs : le Gautland grandit, et l’or le bâtit.
story-25 = Cinquante fois la neige tombe et fond, et la barbe d’un roi blanchit en paix.
story-26 = Les lances deviennent des charrues, et chaque talent d’autrefois retrouve à s’employer.
story-27 = Partout les portes sont ouvertes, et qui remplit les cornes se fait des amis.
story-28 = Un fugitif sort d’un tertre avec une coupe brillante, et derrière lui quelque chose s’éveille.
story-29 = De cap en cap les feux s’allument : la nuit a des ailes.
story-30 = Les toits flambent d’un rivage à l’autre, et celui du roi avec eux.
story-31 = Le tilleul brûle ; que le forgeron fasse donc un bouclier de fer, quel qu’en soit le prix.
story-32 = Ils sont douze à suivre leur roi vers les pierres grises, plus lents à chaque lieue.
story-33 = Le tertre souffle sa fumée. Le bois est proche, et nul ne vous verrait courir.
story-34 = Le vieux roi entre dans les flammes, et cette fois la force seule ne suffit pas.
story-35 = On sort l’or à pleins bras : froid, lourd et désormais à personne.
story-36 = Un bûcher sur le cap, un tertre pour guider les marins, une couronne sans tête.

## Options

option-advanced = jeu avancé, avec les épisodes de trésor
option-fallen = les guerriers tombés ne marquent rien
option-bluffing = enchères posées face cachée, bluff permis
option-memory = l’écran cache ce qu’il faut retenir
