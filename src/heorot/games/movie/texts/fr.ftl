# Beowulf: The Movie Board Game, et Kingdoms.
#
# Une tuile est un message tile-…, qui reçoit $colour : le nombre inscrit. Une figurine est un message piece-….

## Tuiles et figurines

tile-boon = le { $colour }
tile-peril = le { $colour }
tile-treasure = le Trésor { $colour }
tile-mead = l’Hydromel { $colour }
tile-valor = la Vaillance { $colour }
tile-temptation = la Tentation { $colour }
tile-drunkenness = l’Ivresse { $colour }
tile-horn = le Cor royal du dragon
tile-treachery = la Traîtrise
tile-statue = la Statue d’or
tile-counsel = le Bon Conseil
tile-gorge = la Gorge
tile-mountain = la Montagne
tile-dragon = le Dragon
tile-mine = la Mine d’or
tile-wizard = le Magicien

piece-longship = drakkar
    .un = un drakkar
    .votre = votre drakkar
    .le = Le drakkar
    .de = de drakkar
piece-castle = château
    .un = un château
    .votre = votre château
    .le = Le château
    .de = de château
# As in English.
piece-thane = Thane
    .un = un Thane
    .votre = votre Thane
    .le = Le Thane
    .de = de Thane
# As in English: a name.
piece-beowulf = Beowulf
    .un = Beowulf
    .votre = votre Beowulf
    .le = Le Beowulf
    .de = de Beowulf
piece-rank1 = château de rang 1
    .un = un château de rang 1
    .votre = votre château de rang 1
    .le = Le château de rang 1
    .de = de château de rang 1
piece-rank2 = château de rang 2
    .un = un château de rang 2
    .votre = votre château de rang 2
    .le = Le château de rang 2
    .de = de château de rang 2
piece-rank3 = château de rang 3
    .un = un château de rang 3
    .votre = votre château de rang 3
    .le = Le château de rang 3
    .de = de château de rang 3
piece-rank4 = château de rang 4
    .un = un château de rang 4
    .votre = votre château de rang 4
    .le = Le château de rang 4
    .de = de château de rang 4

back-act1 = la tuile de l’acte I
back-act2 = la tuile de l’acte II
back-act3 = la tuile de l’acte III

# Données d’une boîte qui sont reconstituées.
part-tiles = toutes les tuiles
board-1 = acte I
board-2 = acte II
board-3 = acte III
figure-copies = nombre d’exemplaires ({ $things })
figure-squares = cases du plateau ({ $things })
figure-gorges = emplacement des gorges imprimées ({ $things })

## Où en est la partie

where = { $rules ->
    [kingdoms] Époque { $number }
   *[movie] Acte { $number ->
        [1] I
        [2] II
       *[3] III
    }
}

## Ce qu’on peut faire

action-draw = Piocher une tuile
action-play = Jouer { $tile }
action-back = Jouer { $back }
action-figure = Placer { NAME($piece, form: "un") }
action-place_at = Sur { $square }
# Short: it stands among squares, and all of them get columns as wide.
action-cash = Échanger : { $count }
action-replace = À la place de { $tile } sur { $square }
action-remove = Retirer { $tile } de { $square }
action-remove_nothing = Ne rien retirer
action-swap = Échanger { $tile } sur { $square }
action-swap_with = Contre { $tile } sur { $square }
action-swap_nothing = Ne rien échanger
action-move = Déplacer { NAME($piece, form: "votre") } de { $square }
action-move_to = Vers { $square }
action-keep = Garder vos tuiles : aucune n’est jouable
action-pass = Passer

## Ce que la table demande

question-over = La partie est terminée.
question-turn = Placez une figurine, ou piochez une tuile puis jouez-en une.
question-turn_without_pool = La réserve est vide. Placez une figurine ou jouez une tuile de votre main.
question-turn_kingdoms = Placez un château, piochez une tuile ou placez votre tuile secrète.
question-playing = Jouez une tuile de votre main.
question-placing = Vous avez pioché { $tile }. Où placez-vous cette tuile ?
question-backing = Vous avez { $tile } avec des dos différents. Quelle tuile jouez-vous ?
question-figure_at = Où placez-vous { NAME($piece, form: "un") } ?
question-tile_at = Où placez-vous { $tile } ?
question-removing = Vous jouez { $tile } et pouvez retirer une tuile du plateau. Laquelle ?
question-swapping = Vous jouez { $tile } et pouvez échanger deux autres tuiles. Quelle est la première ?
question-swapping_with = Vous jouez { $tile } et échangez deux tuiles. Quelle est la seconde ?
question-moving = Vous jouez { $tile } : une de vos figurines avance d’une case. Laquelle ?
question-moving_to = Vous jouez { $tile } : votre figurine avance d’une case. Vers où ?

## Ce qui s’est passé

event-act_begins = L’acte { $count ->
    [1] I
    [2] II
   *[3] III
} commence.
event-epoch_begins = L’époque { $count } commence.
event-dealt = { $count ->
    [one] { NAME($seat, form: "Le") } reçoit une tuile.
   *[other] { NAME($seat, form: "Le") } reçoit { $count } tuiles.
}
event-sees = { NAME($seat, form: "Le") } regarde { $tile }.
event-turn_begins = C’est au tour { NAME($seat, form: "de") }.
event-draws = { NAME($seat, form: "Le") } pioche une tuile.
event-places_figure = { NAME($seat, form: "Le") } place { NAME($piece, form: "un") } sur { $square }.
event-places_tile = { NAME($seat, form: "Le") } place { $tile } sur { $square }.
event-places_drawn = { NAME($seat, form: "Le") } a pioché { $tile }, qui va sur { $square }.
event-cashes = { $count ->
    [one] { NAME($seat, form: "Le") } échange { $tile } contre un point de saga.
   *[other] { NAME($seat, form: "Le") } échange { $tile } contre { $count } points de saga.
}
event-replaces = { NAME($seat, form: "Le") } met { $tile } à la place de l’Hydromel sur { $square }.
event-removes = { NAME($seat, form: "Le") } retire { $tile } de { $square }.
event-swaps = { NAME($seat, form: "Le") } échange les tuiles de { $square } et { $square2 }.
event-moves_figure = { NAME($seat, form: "Le") } déplace une figurine de { $square } à { $square2 }.
event-keeps = { $count ->
    [one] { NAME($seat, form: "Le") } ne peut rien jouer et garde sa tuile.
   *[other] { NAME($seat, form: "Le") } ne peut rien jouer et garde ses { $count } tuiles.
}
event-shows_counsels = { $count ->
    [one] La tuile { NAME($seat, form: "de") } est donc un Bon Conseil.
   *[other] Les { $count } tuiles { NAME($seat, form: "de") } sont donc des Bons Conseils.
}
event-passes = { NAME($seat, form: "Le") } passe.
event-act_ends = L’acte { $count ->
    [1] I
    [2] II
   *[3] III
} est terminé, on compte les figurines.
event-epoch_ends = L’époque { $count } est terminée, on compte les châteaux.
event-turned_down = Traîtrise : on retourne { $tile } sur { $square } face cachée.
event-scores = { NAME($piece, form: "le") } { NAME($seat, form: "de") } rapporte { $count }.
event-stands_at = { NAME($seat, form: "Le") } en est maintenant à { $count }.
event-game_over = La partie est terminée.

## Pourquoi pas

refusal-game_over = La partie est terminée ; il n’y a plus rien à jouer.
refusal-not_in_this_game = Cela n’existe pas dans Kingdoms. Placez un château, piochez une tuile ou placez votre tuile secrète.
refusal-choose_thing_first = Choisissez d’abord ce que vous faites : une figurine ou une tuile. La case vient ensuite.
refusal-no_such_square = Ce plateau n’a pas de case { $square }. Choisissez une case qui existe.
refusal-square_taken = La case { $square } est déjà occupée. Choisissez une case vide.
refusal-printed_gorge = Une gorge est imprimée sur { $square }. On n’y place jamais rien ; choisissez une case vide.
refusal-nothing_to_remove = Il n’y a sur { $square } rien que { $tile } puisse retirer. Choisissez une tuile de l’autre sorte, ou ne retirez rien.
refusal-no_tile_there = Il n’y a sur { $square } aucune tuile à échanger. Choisissez une tuile du plateau.
refusal-same_tile = La tuile de { $square } est déjà la première de l’échange. Choisissez-en une autre.
refusal-not_your_figure = Aucune de vos figurines ne se trouve sur { $square }. Choisissez-en une à vous.
refusal-cannot_move = Votre figurine sur { $square } n’a aucune case vide à côté d’elle. Choisissez une autre figurine.
refusal-one_step = Votre figurine avance d’une case dans sa rangée ou sa colonne, et { $square } est plus loin.
refusal-figure_first = Vous placez { NAME($piece, form: "un") }. Choisissez sa case, ou revenez sur votre choix.
refusal-tile_first = Vous jouez { $tile }. Choisissez sa case, ou revenez sur votre choix.
refusal-back_first = Vous avez { $tile } avec des dos différents. Choisissez-en un, ou revenez sur votre choix.
refusal-not_with_this_back = Vous avez bien { $tile }, mais pas { $back }. Choisissez une tuile que vous avez.
refusal-no_back_question = On ne vous demande un dos que si vous avez des tuiles égales d’actes différents.
refusal-no_treasure = Pour { $tile }, il n’y a pas de valeur de butin. Seul un Trésor peut s’échanger ainsi.
refusal-no_treasure_chosen = La valeur du butin s’obtient avec un Trésor. Choisissez-en d’abord un dans votre main.
refusal-removal_first = Vous jouez { $tile }. Dites ce qui est retiré, ou que rien ne l’est, ou revenez sur votre choix.
refusal-swap_first = Vous jouez { $tile }. Dites quelles tuiles changent de place, ou revenez sur votre choix.
refusal-swap_begun = Vous avez nommé la première de deux tuiles. Nommez la seconde, ou revenez sur votre choix.
refusal-move_first = Vous jouez { $tile }. Dites quelle figurine avance, et vers où, ou revenez sur votre choix.
refusal-nothing_to_decline = Il n’y a rien à refuser. La question ne vient que si une tuile peut en retirer ou en échanger d’autres.
refusal-place_drawn = Vous avez pioché { $tile } et devez placer cette tuile. Choisissez une case vide.
refusal-drawn_already = Vous avez déjà pioché une tuile pendant ce tour. Jouez-en maintenant une de votre main.
refusal-pool_is_empty = La réserve est vide, il n’y a rien à piocher. Faites autre chose.
refusal-not_in_hand = Vous n’avez pas { $tile }. On ne joue que ce qu’on a en main.
refusal-draw_first = Vous avez { $tile }, mais on pioche avant de jouer. Piochez d’abord une tuile.
refusal-nobody_to_move = Le Bon Conseil demande une figurine à vous à côté d’une case vide, et il n’y en a pas.
refusal-must_play_tile = Qui a pioché doit jouer une tuile. Placez { NAME($piece, form: "un") } à un autre tour, au lieu de piocher.
refusal-no_figure_left = Vous n’avez plus { NAME($piece, form: "de") }. Choisissez une figurine qui est encore devant vous.
refusal-only_when_stuck = On ne garde ses tuiles que si l’on a pioché et qu’aucune n’est jouable. Ce n’est pas votre cas.
refusal-something_to_do = On ne passe que si l’on ne peut rien faire d’autre, et vous pouvez faire quelque chose.

## La table dans le terminal

movie-pool = Réserve : { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
movie-points = { $rules ->
    [kingdoms] or
   *[movie] points de saga
}
movie-forecast = si tout finissait
movie-figures = figurines
movie-hand = main
movie-you = vous
movie-your-hand = Votre main :
movie-your-secret = Votre tuile secrète :
movie-your-drawn = Piochée :
movie-drawn = piochée
movie-empty = vide
movie-unseen = { $rules ->
    [kingdoms] Tuiles pas encore vues : { $tiles }
   *[movie] Tuiles de cet acte pas encore vues : { $tiles }
}
# The line below the board begins with it.
movie-key-figures = { $rules ->
    [kingdoms] châteaux : joueur, rang, valeur actuelle
   *[movie] figurines : joueur, pierres, valeur actuelle
}
movie-of-act = acte { $count ->
    [1] I
    [2] II
   *[3] III
}
movie-help = Une case porte la lettre de sa colonne et le numéro de sa rangée. Une figurine sur le plateau montre son joueur, en petit le nombre de ses pierres, et ce qu’elle rapporterait si l’acte finissait maintenant : 2³ 27 est un Thane du joueur 2 qui rapporterait 27. ¹ est un drakkar, ² un château, ³ un Thane, ⁴ Beowulf ; dans Kingdoms, le petit chiffre est le rang d’un château. « { movie-forecast } » ajoute tout cela aux points. Une tuile montre son nombre, une tuile spéciale aussi des lettres : Tr est un Trésor, Hy l’Hydromel, Va la Vaillance, Te la Tentation, Iv l’Ivresse, Cor le Cor royal du dragon, Traî la Traîtrise, Stat la Statue d’or, Cons le Bon Conseil, Gorg une Gorge ; dans Kingdoms, Mont est une Montagne, Drag le Dragon, Mine la Mine d’or, Mag le Magicien. ▒▒▒▒ est une gorge imprimée. Un bienfait barré serait retourné par la Traîtrise. I, II et III dans une main sont les actes au dos des tuiles, ▪ est une tuile secrète. ▶ marque celui dont c’est le tour, ◆ la tuile que vous jouez.
# Une tuile sur une case du plateau : quatre signes au plus, devant le nombre s’il y en a un.
movie-sign = { $name ->
    [treasure] Tr
    [mead] Hy
    [valor] Va
    [temptation] Te
    [drunkenness] Iv
    [horn] Cor
    [treachery] Traî
    [statue] Stat
    [counsel] Cons
    [gorge] Gorg
    [mountain] Mont
    [dragon] Drag
    [mine] Mine
    [wizard] Mag
   *[other] { $name }
}
