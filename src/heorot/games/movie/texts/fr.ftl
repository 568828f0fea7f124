# Beowulf: The Movie Board Game, et Kingdoms.
#
# Une tuile est un message tile-…, qui reçoit $colour : le nombre inscrit. Une figurine est un message piece-….

## Tuiles et figurines

tile-boon = le { $colour }
    .label = { $colour }
tile-peril = le { $colour }
    .label = { $colour }
tile-treasure = le Trésor { $colour }
    .label = Trésor { $colour }
tile-mead = l’Hydromel { $colour }
    .label = Hydromel { $colour }
tile-valor = la Vaillance { $colour }
    .label = Vaillance { $colour }
tile-temptation = la Tentation { $colour }
    .label = Tentation { $colour }
tile-drunkenness = l’Ivresse { $colour }
    .label = Ivresse { $colour }
tile-horn = le Cor royal du dragon
    .label = Cor royal du dragon
tile-treachery = la Traîtrise
    .label = Traîtrise
tile-statue = la Statue d’or
    .label = Statue d’or
tile-counsel = le Bon Conseil
    .label = Bon Conseil
# As in English.
tile-gorge = la Gorge
    .label = Gorge
tile-mountain = la Montagne
    .label = Montagne
# As in English.
tile-dragon = le Dragon
    .label = Dragon
tile-mine = la Mine d’or
    .label = Mine d’or
tile-wizard = le Magicien
    .label = Magicien

piece-longship = drakkar
    .un = un drakkar
    .votre = votre drakkar
    .le = Le drakkar
    .none = Il ne vous reste aucun drakkar. Choisissez une autre figurine.
piece-castle = château
    .un = un château
    .votre = votre château
    .le = Le château
    .none = Il ne vous reste aucun château. Choisissez une autre figurine.
# As in English.
piece-thane = Thane
    .un = un Thane
    .votre = votre Thane
    .le = Le Thane
    .none = Il ne vous reste aucun Thane. Choisissez une autre figurine.
# As in English: a name.
piece-beowulf = Beowulf
    .un = Beowulf
    .votre = votre Beowulf
    .le = Le Beowulf
    .none = Votre Beowulf est déjà placé. Choisissez une autre figurine.
piece-rank1 = château de rang 1
    .un = un château de rang 1
    .votre = votre château de rang 1
    .le = Le château de rang 1
    .none = Il ne vous reste aucun château de rang 1. Choisissez un autre château.
piece-rank2 = château de rang 2
    .un = un château de rang 2
    .votre = votre château de rang 2
    .le = Le château de rang 2
    .none = Il ne vous reste aucun château de rang 2. Choisissez un autre château.
piece-rank3 = château de rang 3
    .un = un château de rang 3
    .votre = votre château de rang 3
    .le = Le château de rang 3
    .none = Il ne vous reste aucun château de rang 3. Choisissez un autre château.
piece-rank4 = château de rang 4
    .un = un château de rang 4
    .votre = votre château de rang 4
    .le = Le château de rang 4
    .none = Il ne vous reste aucun château de rang 4. Choisissez un autre château.

back-act1 = la tuile de l’acte I
    .label = tuile de l’acte I
back-act2 = la tuile de l’acte II
    .label = tuile de l’acte II
back-act3 = la tuile de l’acte III
    .label = tuile de l’acte III

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

# Une partie de la forme courte d’une action.
short-form = { $piece ->
    [draw] piocher
    [me] hy
    [dr] iv
    [horn] cor
    [treachery] traîtrise
    [counsel] conseil
    [wizard] magicien
    [act] acte
    [cash] échanger
    [no] rien
    [keep] garder
    [pass] passer
   *[other] { $piece }
}

## Ce qu’on peut faire

action-draw = Piocher une tuile
action-play = Jouer { $tile }
action-back = Jouer { $back }
action-figure = Placer { NAME($piece, form: "un") }
action-place_at = Sur { $square }
# Short: it stands among squares, and all of them get columns as wide.
action-cash = Échanger contre { $count }
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
question-figure_or_draw = Placez une figurine, ou piochez une tuile puis jouez-en une.
question-only_draw = Piochez une tuile, puis jouez-en une de votre main.
question-figure_or_tile = La réserve est vide. Placez une figurine ou jouez une tuile de votre main.
question-only_figure = La réserve est vide, et vous n’avez pas de tuile à jouer. Placez une figurine.
question-only_tile = La réserve est vide. Jouez une tuile de votre main.
question-castle_draw_or_secret = Placez un château, piochez une tuile ou jouez votre tuile secrète.
question-castle_or_draw = Placez un château ou piochez une tuile.
question-castle_or_secret = Placez un château ou jouez votre tuile secrète.
question-draw_or_secret = Piochez une tuile ou jouez votre tuile secrète.
question-only_castle = Il ne vous reste qu’à placer un château.
question-only_draw_and_place = Il ne vous reste qu’à piocher une tuile.
question-only_secret = Il ne vous reste qu’à jouer votre tuile secrète.
question-nothing_to_do = Vous ne pouvez rien faire à ce tour.
question-playing = Jouez une tuile de votre main.
question-keeping = Aucune de vos tuiles n’est jouable.
question-placing_drawn = La tuile piochée doit être placée.
question-placing = Vous avez pioché { $tile }. Où placez-vous cette tuile ?
question-backing = Vous avez { $tile } en plusieurs exemplaires, aux dos différents. Lequel jouez-vous ?
question-figure_at = Où placez-vous { NAME($piece, form: "votre") } ?
question-tile_at = Où placez-vous { $tile } ?
question-removing = Vous jouez { $tile } et pouvez retirer une tuile du plateau. Laquelle ?
question-swapping = Vous jouez { $tile } et pouvez échanger deux autres tuiles. Quelle est la première ?
question-swapping_with = Vous jouez { $tile } et échangez deux tuiles. Quelle est la seconde ?
question-moving = Vous jouez { $tile } : une de vos figurines se déplace d’une case. Laquelle ?
question-moving_to = Vous jouez { $tile } : votre figurine se déplace d’une case. Vers où ?

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
event-sees = { NAME($seat, form: "Le") } découvre { $tile }.
event-turn_begins = C’est au tour { NAME($seat, form: "de") }.
event-draws = { NAME($seat, form: "Le") } pioche une tuile.
event-places_figure = { NAME($seat, form: "Le") } place { NAME($piece, form: "un") } sur { $square }.
event-places_tile = { NAME($seat, form: "Le") } place { $tile } sur { $square }.
event-places_drawn = { NAME($seat, form: "Le") } place la tuile piochée sur { $square } : c’est { $tile }.
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
event-turned_down = Traîtrise : on retourne { $tile } sur { $square } face cachée.
event-adds_up = Sur { $square }, la rangée vaut { $count } et la colonne { $count2 }, et cela compte { $count3 ->
    [1] une fois
   *[other] { $count3 } fois
}.
event-scores = { NAME($piece, form: "le") } { NAME($seat, form: "de") } rapporte { $count }.
event-stands_at = { NAME($seat, form: "Le") } en est maintenant à { $count }.
event-game_over = La partie est terminée.

## Pourquoi pas

refusal-game_over = La partie est terminée ; il n’y a plus rien à jouer.
refusal-not_in_this_game = Cela n’existe pas dans Kingdoms. À votre tour, vous placez un château ou une tuile.
refusal-choose_thing_first = Choisissez d’abord ce que vous faites : une figurine ou une tuile. La case vient ensuite.
refusal-choose_castle_first = Choisissez d’abord ce que vous faites : un château ou une tuile. La case vient ensuite.
refusal-no_such_square = Ce plateau n’a pas de case { $square }. Choisissez une case qui existe.
refusal-square_taken = La case { $square } est déjà occupée. Choisissez une case vide.
refusal-printed_gorge = Une gorge est imprimée sur { $square }. On n’y place jamais rien ; choisissez une case vide.
refusal-no_mead_there = Il n’y a pas d’Hydromel sur { $square }. L’Ivresse va sur une case vide ou à la place d’un Hydromel.
refusal-no_valor_there = Il n’y a pas de Vaillance sur { $square }. La Tentation retire une Vaillance, ou rien du tout.
refusal-no_temptation_there = Il n’y a pas de Tentation sur { $square }. La Vaillance retire une Tentation, ou rien du tout.
refusal-no_tile_there = La case { $square } est vide. La Statue d’or échange deux tuiles du plateau.
refusal-same_tile = La tuile de { $square } est déjà la première de l’échange. Choisissez-en une autre.
refusal-statue_stays = C’est la Statue d’or elle-même qui va sur { $square }. Elle échange deux autres tuiles.
refusal-gorge_stays = La gorge de { $square } est imprimée et reste en place. La Statue d’or n’échange que des tuiles.
refusal-figure_stays = Une figurine se trouve sur { $square }. La Statue d’or échange des tuiles, jamais des figurines.
refusal-not_your_figure = Aucune de vos figurines ne se trouve sur { $square }. Choisissez-en une à vous.
refusal-cannot_move = Votre figurine sur { $square } n’a aucune case vide à côté d’elle. Choisissez une autre figurine.
refusal-one_step = Votre figurine se déplace d’une case dans sa rangée ou sa colonne, et { $square } n’est pas à une case d’elle.
refusal-no_room_there = La case { $square } est à côté de votre figurine, mais elle est occupée. Choisissez une case vide.
refusal-figure_first = Vous placez { NAME($piece, form: "un") }. Choisissez sa case, ou revenez sur votre choix.
refusal-tile_first = Vous jouez { $tile }. Choisissez sa case, ou revenez sur votre choix.
refusal-back_first = Vous avez { $tile } en plusieurs exemplaires, aux dos différents. Choisissez-en un, ou revenez sur votre choix.
refusal-not_with_this_back = Vous avez bien { $tile }, mais pas { $back }. Choisissez une tuile que vous avez.
refusal-no_back_question = On ne vous demande un dos que si vous avez des tuiles égales d’actes différents.
refusal-no_treasure = Pour { $tile }, il n’y a pas de valeur de butin. Seul un Trésor peut s’échanger ainsi.
refusal-no_treasure_chosen = La valeur du butin s’obtient avec un Trésor. Choisissez-en d’abord un dans votre main.
refusal-removal_first = Vous jouez { $tile }. Dites ce qui est retiré, ne retirez rien, ou revenez sur votre choix.
refusal-swap_first = Vous jouez { $tile }. Dites quelles tuiles changent de place, ou revenez sur votre choix.
refusal-swap_begun = Vous avez nommé la première de deux tuiles. Nommez la seconde, ou revenez sur votre choix.
refusal-move_first = Vous jouez { $tile }. Dites quelle figurine se déplace, et vers où, ou revenez sur votre choix.
refusal-nothing_to_decline = Il n’y a rien à refuser. La question ne vient que si une tuile peut en retirer ou en échanger d’autres.
refusal-place_drawn = Vous avez pioché { $tile } et devez placer cette tuile. Choisissez une case vide.
refusal-drawn_already = Vous avez déjà pioché une tuile pendant ce tour. Jouez-en maintenant une de votre main.
refusal-pool_is_empty = La réserve est vide, il n’y a rien à piocher. Les tuiles se jouent désormais sans piocher.
refusal-all_drawn = Toutes les tuiles ont été piochées. Vous ne pouvez placer que ce qui est devant vous.
refusal-keep_them = Aucune de vos tuiles n’est jouable pour l’instant. Gardez-les, et votre tour est fini.
refusal-only_pass = Vous n’avez plus de figurine, ni de tuile jouable. Passez.
refusal-not_in_hand = Vous n’avez pas { $tile }. On ne joue que ce qu’on a en main.
refusal-not_your_secret = Vous n’avez pas { $tile }. Sans piocher, on joue sa tuile secrète et aucune autre.
refusal-draw_first = Vous avez { $tile }, mais on pioche avant de jouer. Piochez d’abord une tuile.
refusal-nobody_to_move = Le Bon Conseil demande une figurine à vous à côté d’une case vide, et il n’y en a pas.
refusal-must_play_tile = Après avoir pioché, on doit jouer une tuile. Placez { NAME($piece, form: "un") } à un autre tour, au lieu de piocher.
refusal-no_figure_left = { NAME($piece, form: "none") }
refusal-no_figures_left = Vous avez placé toutes vos figurines. Vous ne pouvez plus jouer que des tuiles.
refusal-no_castles_left = Vous avez placé tous vos châteaux. Vous ne pouvez plus placer que des tuiles.
refusal-only_when_stuck = On ne garde ses tuiles que si l’on a pioché et qu’aucune n’est jouable. Ce n’est pas votre cas.
refusal-something_to_do = On ne passe que si l’on ne peut rien faire d’autre, et il vous reste quelque chose à faire.

## D’où viennent les points

source-start = Au départ
source-act1 = Acte I
source-act2 = Acte II
source-act3 = Acte III
source-epoch1 = Époque 1
source-epoch2 = Époque 2
source-epoch3 = Époque 3
source-troves = Butins

## La table dans le terminal

movie-pool = { $rules ->
    [kingdoms] À piocher : { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
   *[movie] Réserve : { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
}
movie-points = { $rules ->
    [kingdoms] or
   *[movie] points de saga
}
movie-forecast = en l’état
movie-figures = { $rules ->
    [kingdoms] châteaux
   *[movie] figurines
}
movie-hand = { $rules ->
    [kingdoms] tuile secrète
   *[movie] main
}
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
movie-look = { NAME($piece, form: "le") } { NAME($seat, form: "de") } sur { $square }
movie-look-row = Rangée { $squares } :
movie-look-column = Colonne { $squares } :
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
movie-help = { $rules ->
    [kingdoms] Une case porte la lettre de sa colonne et le numéro de sa rangée. Un château sur le plateau montre son joueur, en petit son rang, et ce qu’il rapporterait si l’époque finissait maintenant : 2³ 27 est un château de rang 3 du joueur 2 qui rapporterait 27 ; « ? d3 » dit comment le château de d3 y arrive. « { movie-forecast } » ajoute tout cela à l’or. Une tuile montre son nombre, une tuile spéciale des lettres : Mont est une Montagne, Drag le Dragon, Mine la Mine d’or, Mag le Magicien. ▪ est une tuile secrète. ▶ marque celui dont c’est le tour, ◆ la tuile que vous placez.
   *[movie] Une case porte la lettre de sa colonne et le numéro de sa rangée. Une figurine sur le plateau montre son joueur, en petit le nombre de ses pierres, et ce qu’elle rapporterait si l’acte finissait maintenant : 2³ 27 est un Thane du joueur 2 qui rapporterait 27 ; « ? d3 » dit comment la figurine de d3 y arrive. ¹ est un drakkar, ² un château, ³ un Thane, ⁴ Beowulf. « { movie-forecast } » ajoute tout cela aux points. Une tuile montre son nombre, une tuile spéciale aussi des lettres : Tr est un Trésor, Hy l’Hydromel, Va la Vaillance, Te la Tentation, Iv l’Ivresse, Cor le Cor royal du dragon, Traî la Traîtrise, Stat la Statue d’or, Cons le Bon Conseil, Gorg une Gorge. ▒▒▒▒ est une gorge imprimée. Un bienfait entre parenthèses, (+3), est retourné par la Traîtrise à la fin de l’acte. I, II et III dans une main sont les actes au dos des tuiles. ▶ marque celui dont c’est le tour, ◆ la tuile que vous jouez.
}
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

## In the lobby

about-standard = Trois actes, des rangées et des colonnes : placez-vous près des bienfaits, et mettez les périls chez les autres.
about-kingdoms = Bâtissez vos châteaux là où la terre est riche, et laissez le dragon à vos voisins.

## Ce que font tuiles et figurines

tip-longship = Une pierre : ce que donnent sa rangée et sa colonne compte une fois. Après l’acte, le drakkar revient à son joueur.
tip-castle = Deux pierres : ce que donnent sa rangée et sa colonne compte deux fois. Après l’acte, le château quitte le jeu.
tip-thane = Trois pierres : ce que donnent sa rangée et sa colonne compte trois fois. Après l’acte, le Thane quitte le jeu.
tip-beowulf = Quatre pierres : ce que donnent sa rangée et sa colonne compte quatre fois. Après l’acte, Beowulf quitte le jeu.
tip-gorge = Elle coupe en deux sa rangée et sa colonne : rien ne compte d’un côté à l’autre.
tip-horn = Chaque figurine de sa rangée et de sa colonne a une pierre de plus, jusqu’à la prochaine Gorge.
tip-treachery = À la fin de l’acte, aucun bienfait de sa rangée ni de sa colonne ne compte, jusqu’à la prochaine Gorge.
tip-temptation = Un péril ; celui qui la place peut retirer une Vaillance du plateau.
tip-valor = Un bienfait ; celui qui la place peut retirer une Tentation du plateau.
tip-treasure = Placez-le comme bienfait, ou touchez aussitôt sa valeur de butin ; il quitte alors le jeu.
tip-drunkenness = Un péril ; elle va sur une case vide, ou à la place d’un Hydromel du plateau.
tip-mead = Un bienfait comme un autre, mais une Ivresse peut prendre sa place.
tip-statue = Celui qui la place peut échanger deux autres tuiles du plateau, même des tuiles Gorge, mais ni figurines ni gorges imprimées.
tip-counsel = Une de vos figurines avance d’un pas dans sa rangée ou sa colonne, sur une case vide, et la tuile prend la case qu’elle quitte.
tip-dragon = Dans sa rangée et dans sa colonne, aucun plus ne compte, jusqu’à la prochaine Montagne.
tip-mine = Dans sa rangée et dans sa colonne, toutes les autres tuiles comptent double, plus et moins, jusqu’à la prochaine Montagne.
tip-wizard = Chaque château juste à côté, au-dessus ou au-dessous gagne un rang, à qui qu’il appartienne.
tip-small_castle = Ce que donnent sa rangée et sa colonne compte une fois. Après l’époque, le château revient à son joueur.
tip-great_castle = Ce que donnent sa rangée et sa colonne compte autant de fois que son rang. Après l’époque, le château quitte le jeu.

## Labels of a plain board

view-act = { $rules ->
    [kingdoms] Époque
   *[movie] Acte
}
view-backs = Laquelle
view-betrayed = trahie
view-board = Plateau
view-boards = Plateau
view-drawn = Piochée
view-extra = En plus
view-figures = { $rules ->
    [kingdoms] Châteaux
   *[movie] Figurines
}
view-forecast = En l’état
# As in English.
view-gorge = Gorge
view-hand = { $rules ->
    [kingdoms] Tuile secrète
   *[movie] Main
}
view-has_drawn = a pioché
view-is_chosen = choisi
view-known = Connue
view-last_act = { $rules ->
    [kingdoms] L’époque terminée
   *[movie] L’acte terminé
}
view-left = Reste
view-passes = Passes à la suite
view-pieces = { $rules ->
    [kingdoms] Rang
   *[movie] Pierres
}
view-points = Rapporte
view-pool = Tuiles à piocher
view-seats = Autour de la table
view-size = Reste
view-squares = Cases
view-tiles = Tuiles
view-troves = À toucher aux actes I, II, III
view-unseen = Tuiles pas encore vues

## First steps

lesson-standard-goal = Tous racontent ici la saga de Beowulf, et vous êtes Wiglaf. Vous commencez avec 50 points de saga ; celui qui en a le plus après trois actes l’emporte.
lesson-standard-board = Voici le plateau de l’acte I. Une tuile avec un plus est un bienfait, une tuile avec un moins, un péril. Elles comptent pour chaque figurine de la même rangée ou colonne.
lesson-standard-count = Votre drakkar a 9 dans sa rangée et −3 dans sa colonne : 6 en tout. Un drakkar porte une pierre, cela compte donc une fois.
lesson-standard-figures = Un château porte deux pierres, un Thane trois, Beowulf quatre : autant de fois compte la somme. À votre tour, vous pouvez placer une figurine : choisissez un Thane.
lesson-standard-place = Sur b4, la rangée donne 5 et la colonne 10. Cela fait 15, et trois fois : 45 points de saga ! Placez-y le Thane.
lesson-standard-peril = Voilà qui déplaît à Hygd. Elle joue un péril dans votre rangée, −6, et votre Thane ne vaut plus que 27.
lesson-standard-draw = Au lieu de placer une figurine, vous pouvez jouer une tuile. On commence par en piocher une : allez-y.
lesson-standard-gorge = La tuile piochée, vous seul la voyez. Mais autre chose dans votre main va vous servir : choisissez la Gorge.
lesson-standard-cut = Une Gorge coupe en deux sa rangée et sa colonne. Placez-la sur c4, entre votre Thane et le péril.
lesson-standard-saved = Le −6 n’atteint plus votre Thane, qui vaut de nouveau 45. Et dans la colonne c, le drakkar de Hygd est coupé du 6 placé plus bas.
lesson-standard-last = Hygd a placé un drakkar, et seule la case e1 reste vide. Quand le plateau est plein, l’acte s’achève aussitôt. Piochez encore une tuile.
lesson-standard-boon = La case e1 est dans la colonne de votre drakkar, et un bienfait y est bienvenu. Choisissez l’Hydromel.
lesson-standard-fill = Placez-le sur e1, et l’acte est fini.
lesson-standard-scored = Toutes les figurines rapportent à présent. Votre Thane a donné 45 et votre drakkar 10 : vous avez 105 points de saga, et Hygd 55.
lesson-standard-leave = Seuls les drakkars reviennent à leurs joueurs. Châteaux, Thanes et Beowulf quittent le jeu une fois comptés. Choisissez donc bien le moment de les placer !
lesson-standard-end = Deux actes suivent encore, chacun avec son plateau. Celui qui a alors le plus de points de saga l’emporte. La prochaine saga est à vous !
lesson-kingdoms-goal = Vous êtes Wiglaf, et vous voulez le plus riche des royaumes. Vous commencez avec 50 d’or ; celui qui en a le plus après trois époques l’emporte.
lesson-kingdoms-board = Voici le pays. Une tuile avec un plus rapporte de l’or, une tuile avec un moins en coûte. Elles comptent pour chaque château de la même rangée ou colonne.
lesson-kingdoms-count = Votre château sur b1 a 1 dans sa rangée et 6 dans sa colonne : 7 en tout. Il est de rang 1, cela compte donc une fois.
lesson-kingdoms-castle = Un château de rang 2, 3 ou 4 compte deux, trois ou quatre fois. À votre tour, vous pouvez en placer un : choisissez un château de rang 3.
lesson-kingdoms-place = Sur c3, la rangée donne 2 et la colonne 13. Cela fait 15, et trois fois : 45 d’or ! Placez-le là.
lesson-kingdoms-dragon = Hygd envoie le Dragon. Dans sa rangée et dans sa colonne, aucun plus ne compte. Votre château ne vaut plus que 33.
lesson-kingdoms-secret = Chacun a une tuile secrète, et c’est le moment de jouer la vôtre : choisissez la Montagne.
lesson-kingdoms-mountain = Une Montagne coupe en deux sa rangée et sa colonne. Placez-la sur d3, entre votre château et le Dragon.
lesson-kingdoms-saved = Le Dragon ne la franchit pas, et le −2 derrière elle non plus. Votre château vaut maintenant 51, plus qu’avant !
lesson-kingdoms-draw = Hygd a placé un château, et une case reste libre. Au lieu de placer un château, on peut piocher une tuile, qu’il faut alors placer. Piochez !
lesson-kingdoms-mine = La Mine d’or ! Elle double toutes les autres tuiles de sa rangée et de sa colonne. Placez-la sur la dernière case, dans la colonne de votre château.
lesson-kingdoms-scored = Le plateau est plein : l’époque s’achève aussitôt, et tous les châteaux rapportent. Celui de rang 3 donne 90 d’or : vous en avez 185, et Hygd 87.
lesson-kingdoms-leave = Les châteaux de rang 1 reviennent à leurs joueurs ; ceux de rang supérieur quittent le jeu une fois comptés. Choisissez donc bien le moment de les placer !
lesson-kingdoms-end = Deux époques suivent encore sur le même pays. Celui qui a alors le plus d’or l’emporte. Bâtissez bien !
