# Texts that all games share.
#
# Typography: a no-break space (U+00A0) before a colon, inside « » and between a number and its noun,
# a narrow one (U+202F) before a semicolon, a question mark and an exclamation mark; curved apostrophes.

# A sentence needs the article: « le Joueur 1 », « Le » at its head, « du », « au ». The capital J
# stays, so that the plain name is found inside a sentence.
seat = Joueur { $number }
    .le = le Joueur { $number }
    .Le = Le Joueur { $number }
    .de = du Joueur { $number }
    .au = au Joueur { $number }

# A name needs no article: « Léa », « d’Ann », « à Ann ».
seat-named = { $name }
    .le = { $name }
    .Le = { $name }
    .de = { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
    .au = à { $name }

# Ce qu’une chose s’appelle dans l’exemplaire de quelqu’un : sans article, comme un nom de personne.
titled = { $name }
    .de = { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }

# More than one of a thing that has no attribute "several".
several = { $thing } (× { $count })

# A refused action: $text is the sentence that says why, $rule the id of the rule.
refused = { $text } (règle { $rule })

## A match that is printed.

match-seed = Le hasard se joue à découvert : il découle de la graine { $seed }, et qui la connaît peut prévoir la suite.
match-reconstructed = Reconstitué, faute de source imprimée : { $figures }.
# One more figure behind others.
match-figures = { $figures } ; { $figure }
# $box is the name of a box other than the standard one.
match-box = Boîte : { $box }
# $option is the name of an option of the game, $value a number or one of the next two.
match-option = { $option } : { $value }
value-off = non
value-on = oui

match-score = Score final
match-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
match-wins = { NAME($seat, form: "Le") } gagne la partie.
match-share = La victoire est partagée entre { NAME($seat, form: "le") }.
match-taken-back = { $count ->
    [one] Une fois, une action a été annulée alors que quelqu’un en avait déjà appris quelque chose.
   *[other] { $count } fois, une action a été annulée alors que quelqu’un en avait déjà appris quelque chose.
}

# Somebody new in the hall, until they choose a name.
guest-name = Voyageur

# Ceux qui sont à la table d’une leçon : des gens du poème. As in English.
lesson-seat = { $number ->
    [1] Wiglaf
    [2] Hygd
    [3] Breca
    [4] Unferth
    [5] Freawaru
   *[other] Hrothgar
}

# A bot that was given no name is called after somebody in the hall of the poem.
# As in English: names out of the poem.
bot-name = { $number ->
    [1] Unferth
    [2] Wiglaf
    [3] Hrothgar
    [4] Hygelac
    [5] Breca
   *[other] Wulfgar
}

# Conseil : des phrases entières, l’une après l’autre. Les actions sont citées comme les choix les nomment.
advice-only = Il n’y a rien à choisir : « { $action } ».
# In how many of ten cases.
advice-share = { $tenths ->
    [0] dans de rares cas
    [10] dans presque tous les cas
   *[other] dans environ { $tenths } cas sur 10
}
# How far that looks; placed behind a colon.
advice-when = { $when ->
    [end] à la fin de la partie
   *[later] quelques tours plus tard
}
advice-best = { $way ->
    [ahead] « { $action } » semble le meilleur choix : { $when }, vous êtes en tête { $share }, avec en moyenne { $count ->
        [one] un point
       *[other] { $count } points
    } d’avance.
    [behind] « { $action } » semble le meilleur choix : { $when }, vous êtes en tête { $share } et comptez en moyenne { $count ->
        [one] un point
       *[other] { $count } points
    } de retard sur le premier.
   *[share] « { $action } » semble le meilleur choix : { $when }, vous êtes en tête { $share }.
}
# One that is advised, by the number of its choice, and how good it is.
advice-line = { $number } « { $action } » : { $surety ->
    [best] semble le meilleur choix
    [clear] nettement moins bon
    [likely] sans doute un peu moins bon
    [unsure] peut-être aussi bon
   *[close] presque aussi bon
}
advice-gain = D’ici à votre prochain tour, vous aurez environ { $count ->
    [one] un point
   *[other] { $count } points
} de plus.
advice-loss = D’ici à votre prochain tour, vous aurez environ { $count ->
    [one] un point
   *[other] { $count } points
} de moins.
advice-answer = { NAME($seat, form: "Le") } choisit ensuite « { $action } » { $share }.
advice-alike = { $count ->
    [one] L’autre bon choix revient au même.
   *[other] Les autres bons choix reviennent au même.
}
advice-sure = { $surety ->
    [clear] « { $other } » est nettement moins bon.
    [likely] « { $other } » est sans doute un peu moins bon.
    [unsure] « { $other } » est peut-être aussi bon : une si courte réflexion ne permet pas de le dire.
   *[close] « { $other } » est presque aussi bon.
}
