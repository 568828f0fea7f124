# Beest. Pour la typographie, voir core.ftl.
#
# Une place peut être le Silencieux : le message seat-silent. Une caverne est un message cave-… d’après ses
# sorties ; son entrée arrive comme $colour. Un verdict dit ce qui s’est révélé : ses attributs terminent les
# phrases.

seat-silent = Silencieux
    .le = le Silencieux
    .Le = Le Silencieux
    .de = du Silencieux
    .au = au Silencieux

## Les choses

entrance = { $colour ->
    [top] haut
    [middle] milieu
   *[bottom] bas
}

cave-top_middle = { entrance } → haut/milieu
cave-top_bottom = { entrance } → haut/bas
cave-middle_bottom = { entrance } → milieu/bas

stack-black = la pile noire
    .label = pile noire
stack-red = la pile rouge
    .label = pile rouge
stack-yellow = la pile jaune
    .label = pile jaune
stack-green = la pile verte
    .label = pile verte
stack-blue = la pile bleue
    .label = pile bleue
stack-white = la pile blanche
    .label = pile blanche

marker-1 = le marqueur noir à une tête
    .label = marqueur noir à une tête
marker-2 = le marqueur noir à deux têtes
    .label = marqueur noir à deux têtes
marker-3 = le marqueur noir à trois têtes
    .label = marqueur noir à trois têtes
marker-4 = le marqueur noir à quatre têtes
    .label = marqueur noir à quatre têtes
marker-5 = le marqueur noir à cinq têtes
    .label = marqueur noir à cinq têtes
marker-red = un marqueur rouge
    .label = marqueur rouge
marker-yellow = un marqueur jaune
    .label = marqueur jaune
marker-green = un marqueur vert
    .label = marqueur vert
marker-blue = un marqueur bleu
    .label = marqueur bleu
marker-white = un marqueur blanc
    .label = marqueur blanc

verdict-yes = oui
    .last = c’était la Bête, et tout le monde est infecté. La Bête marque un point par participant, les autres un point par tête sur leur marqueur noir
    .named = l’annonce est juste. Elle rapporte un point par participant, moins les têtes sur son propre marqueur noir ; les autres participants sains marquent deux points par marqueur de couleur
    .complete = la série est complète. Les participants sains marquent deux points par marqueur de couleur
verdict-no = non
    .last = ce n’est pas la Bête
    .named = l’annonce est fausse. Elle coûte un point par participant, et personne d’autre ne marque
    .complete = la série n’est pas complète, car ce participant est la Bête ou infecté

# Figures of a box that are reconstructed.
caves = cartes caverne
figure-copies = le nombre de chaque sorte ({ $things })

option-expeditions = expéditions

## Où en est la partie

where = Expédition { $number } sur { $count }, manche { $round }

# Une partie de la forme courte d’une action.
short-form = { $piece ->
    [t] h
    [tm] hm
    [tb] hb
    [on] continuer
    [silent] silencieux
   *[other] { $piece }
}

## Ce qu’on peut faire

action-lay = { NAME($seat, form: "Le") } reçoit { $cave }
action-lay_cave = Poser { $cave }
action-go_on = Continuer sans annonce
action-announce = Annoncer que la série { NAME($seat, form: "de") } est complète

## Ce que la table demande

question-over = La partie est terminée.
question-before = Votre tour commence. Annoncez-vous que quelqu’un a une série complète ?
question-before_as_beest = Votre tour commence. Vous êtes la Bête : vous n’annoncez rien.
question-laying = Quelle caverne donnez-vous { NAME($seat, form: "au") } ?
question-others_laying = On est en train de poser les cavernes.
question-others_announcing = Une annonce est possible maintenant.
question-after = Votre tour s’achève. Annoncez-vous que quelqu’un a une série complète ?
question-after_as_beest = Votre tour s’achève. Vous êtes la Bête : vous n’annoncez rien.

## Ce qui s’est passé

event-expedition_begins = L’expédition { $count } commence.
event-sees_stack = { NAME($seat, form: "Le") } a { $stack }.
event-turn_begins = C’est au tour { NAME($seat, form: "de") }.
event-takes_own = { NAME($seat, form: "Le") } prend { $cave } (sa propre rangée).
event-takes = { NAME($seat, form: "Le") } prend { $cave } (rangée { NAME($seat2, form: "de") }).
event-draws = { NAME($seat, form: "Le") } pioche { $cave }.
event-lays = { NAME($seat, form: "Le") } pose dans la rangée { NAME($seat2, form: "de") } : { $cave }.
event-no_passage = { NAME($seat, form: "Le") } ne trouve aucun passage.
event-passages = { NAME($seat, form: "Le") } trouve { $count } passages et ne rencontre personne.
event-meets_again = { NAME($seat, form: "Le") } rencontre de nouveau { NAME($seat2, form: "le") } ; l’échange a déjà eu lieu.
event-meets = { NAME($seat, form: "Le") } rencontre { NAME($seat2, form: "le") } : ils échangent des marqueurs.
event-receives = { NAME($seat, form: "Le") } reçoit { NAME($seat2, form: "de") } { $marker }.
event-last_marker = { NAME($seat, form: "Le") } a donné son dernier marqueur : { NAME($verdict, form: "last") }.
event-announces = { NAME($seat, form: "Le") } annonce que la série { NAME($seat2, form: "de") } est complète : { NAME($verdict, form: "named") }.
event-goes_on = { NAME($seat, form: "Le") } n’annonce rien.
event-set_complete = { NAME($seat, form: "Le") } a échangé avec tous sauf un : { NAME($verdict, form: "complete") }.
event-abandoned = Après { $count } manches, l’expédition est abandonnée, et personne ne marque.
event-shows_stack = { NAME($seat, form: "Le") } montre { $stack }.
event-scores = { NAME($seat, form: "Le") } : { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
event-match_over = La partie est terminée.

## Pourquoi pas

refusal-match_over = La partie est terminée après { $count } expéditions ; on ne peut plus rien jouer.
refusal-announce_first = Dites d’abord si vous annoncez quelque chose ; vous poserez ensuite vos cavernes.
refusal-laid_already = Vous avez déjà posé vos cavernes à ce tour-ci. Vous en poserez d’autres à votre prochain tour.
refusal-lay_first = Posez d’abord les { $count } cavernes qui restent dans votre main ; les annonces viennent après la rencontre.
refusal-chosen_already = Cette caverne a déjà sa place : { $cave }. Choisissez-en une autre ou reprenez votre choix.
refusal-not_in_hand = Vous n’avez pas cette caverne : { $cave }. On ne pose que ce qu’on a en main.
refusal-no_silent_one = À six joueurs, le Silencieux ne participe pas. Nommez un joueur.
refusal-no_such_seat = Il n’y a pas de { $seat } : vous n’êtes que { $count } à jouer.
refusal-not_yourself = Vous ne pouvez pas vous nommer vous-même. Si votre propre série est complète, l’expédition s’achève d’elle-même à la fin de votre tour.
refusal-other_number = { NAME($seat, form: "Le") } ne peut pas avoir de série complète : { $count ->
    [one] { $count } marqueur reçu
   *[other] { $count } marqueurs reçus
}, et il en faut exactement { $count2 }.
refusal-beest_is_silent = Vous êtes la Bête originelle, et elle n’annonce jamais rien, de qui qu’il s’agisse.

## D’où viennent les points

source-infecting = Tous infectés (comme Bête)
source-heads = Têtes (comme infecté)
source-colours = Marqueurs de couleur
source-right = Annonces justes
source-wrong = Annonces fausses

## Le plateau

beest-silent = Silencieux
beest-you = vous
beest-pile = Pioche
beest-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
beest-hand = Main
# As in English.
beest-passage = passage
beest-markers = Marqueurs
beest-met = Rencontres
beest-nobody = aucune
beest-clean = sain
beest-knowledge = Ce que vous savez
beest-spectator-knowledge = Ce que tous savent
beest-stack = Vous avez { $stack }
beest-own-beest = Vous êtes la Bête.
beest-own-infected = { $count ->
    [one] Vous êtes infecté : un marqueur noir à { $count } tête.
   *[other] Vous êtes infecté : un marqueur noir à { $count } têtes.
}
beest-own-clean = Vous n’êtes pas infecté.
beest-chance-beest = Bête
beest-chance-infected = infecté
beest-chance-complete = série complète
beest-expedition = Expédition { $number }
beest-was-beest = Bête : { $seat }
beest-was-infected = { $count ->
    [one] infecté, { $count } tête
   *[other] infecté, { $count } têtes
}
beest-ending-all_infected = tous infectés
beest-ending-own_win = série complète : { $seat }
beest-ending-right = annonce juste : { $seat }
beest-ending-wrong = annonce fausse : { $seat }
beest-ending-abandoned = abandonnée
beest-help = ▶ désigne celui dont c’est le tour. Une rangée montre les cavernes de quelqu’un de gauche à droite ; là où une sortie rejoint l’entrée suivante, le chemin continue sans interruption. Les trois dernières sont la cachette, celles d’avant sont estompées ; « { beest-passage } » suit une cachette dont les trois cavernes communiquent. ✓ est une caverne que vous avez choisie pour cette rangée et que vous pouvez encore reprendre. L’abréviation d’une caverne donne son entrée et ses sorties, t pour le haut, m pour le milieu, b pour le bas : on entre dans m-tb par le milieu et on en sort par le haut ou par le bas. ● est un marqueur reçu, ○ un marqueur qui reste à donner. Les pourcentages sont tout ce qui se déduit de ce que vous avez vu : la probabilité que quelqu’un soit la Bête, soit infecté ou, s’il ne lui manque qu’un échange, ait une série complète, si bien qu’on aurait raison de le nommer. Σ est le total ; au-dessous figurent les points de chaque expédition. Personne ne joue le Silencieux : il reçoit des cavernes de vous tous, on le rencontre, il échange comme les autres, il marque des points et peut gagner.

## In the lobby

about-standard = L’un de vous est la Bête, nul ne sait qui, et toute personne que vous rencontrez peut être infectée.

## What things do

tip-silent = Personne ne joue le Silencieux : il n’a pas de tour, mais on le rencontre, il échange des marqueurs comme les autres et peut même être la Bête.
tip-cave = Une entrée à gauche, deux sorties à droite. Si un chemin mène de caverne en caverne à travers les trois dernières d’une rangée, c’est un passage.
tip-meeting = On compte les passages de tous les autres : s’il y en a exactement un, vous rencontrez celui qui s’y trouve ; sinon, personne.
tip-black_stack = La pile de la Bête : qui en reçoit un marqueur est infecté.
tip-colour_stack = Qui l’a n’est pas la Bête. À chaque échange, on donne le marqueur du dessus.
tip-black_marker = Il vient de la Bête : qui le reçoit est infecté. Si tous sont infectés, ses têtes sont des points.
tip-colour_marker = Il vient de quelqu’un qui n’est pas la Bête. Un de chacun sauf de la Bête, et rien de noir, c’est une série complète.
tip-beest = Vous marquez quand vous avez donné votre dernier marqueur et que tous sont infectés. Vous n’annoncez jamais rien.
tip-infected = Vous êtes du côté de la Bête : si tous sont infectés, les têtes de votre marqueur noir sont des points.
tip-clean = Échangez avec tous sauf la Bête : avec une série complète, l’expédition finit après votre tour, et chaque marqueur de couleur rapporte 2 points à ceux qui ne sont pas infectés.

## Labels of a plain board

view-beest = Bête
view-by = Par
view-chances = Ce qu’on peut en conclure
view-choice = Cavernes en cours de placement
view-cleared = n’est pas la Bête, tous l’ont vu
view-complete = Série complète
view-ended = Expéditions terminées
view-ending = Issue
view-expeditions = Expéditions
view-fits = convient
view-giver = De
view-hand = Main visible
view-heads = Têtes
view-hideout = Cavernes d’une cachette
view-infected = Infecté
view-left = Marqueurs restants
view-markers = Marqueurs reçus
view-meets = Pour l’instant, échange avec
view-met = Rencontres
view-participants = Autour de la table
# As in English.
view-passage = passage
view-pile = Cavernes dans la pioche
view-points = Points de chaque expédition
view-received = Marqueurs que vous avez reçus
view-rounds = Tours avant l’abandon
view-right = si c’est juste
view-row = Cavernes
view-shown = Pile lors de la dernière expédition
view-side = Vous êtes
view-stack = Votre pile
view-stakes = Ce que vaut une annonce
view-start = A commencé
view-who = Pour
view-wrong = si c’est faux
view-ending-abandoned = abandonnée
view-ending-all_infected = tous infectés
view-ending-own_win = série complète
view-ending-right = annonce juste
view-ending-wrong = annonce fausse
view-side-beest = la Bête
view-side-clean = non infecté
view-side-infected = infecté

## First steps

lesson-standard-goal = Vous êtes Wiglaf, dans les glaces avec d’autres. L’un de vous est la Bête, et elle seule le sait. Il y a trois expéditions ; celui qui a ensuite le plus de points gagne.
lesson-standard-silent = Vous êtes trois à jouer, et la boîte participe aussi : c’est le Silencieux, qui ne joue jamais de tour mais qu’on peut rencontrer. Même le Silencieux peut être la Bête.
lesson-standard-stack = Votre pile compte trois marqueurs rouges. Celle de la Bête est noire : vous n’êtes donc pas la Bête. Mais vous seul le savez.
lesson-standard-caves = Devant chacun s’étend une rangée de cavernes, et les trois dernières sont la cachette. Si de chaque caverne une sortie mène à l’entrée de la suivante, c’est un passage.
lesson-standard-lay = À votre tour, chacun des autres reçoit une de vos cavernes. Les deux dernières cavernes de Hygd s’accordent ; avec celle-ci, elles font un passage. Donnez-la-lui.
lesson-standard-wall = Chez Breca, une sortie bute contre la roche : quoi que vous posiez, il n’y a pas de passage. Donnez-lui cette caverne. La dernière va au Silencieux.
lesson-standard-meet = Un seul passage : vous rencontrez Hygd, et vous échangez les marqueurs du dessus de vos piles. Le sien est jaune, Hygd n’est donc pas la Bête. Avec aucun passage ou plusieurs, rien ne se passait.
lesson-standard-others = C’est le tour de Hygd : elle rencontre Breca. Ce qu’ils échangent, eux seuls le voient.
lesson-standard-black = Mais voyez : Hygd a maintenant deux marqueurs. Deux couleurs feraient une série complète, et l’expédition serait finie. L’un d’eux est donc noir : Hygd est infectée, et Breca est la Bête !
lesson-standard-announce = À votre tour. Vous pourriez annoncer que Hygd a une série complète, mais vous savez que non. Continuez sans annonce.
lesson-standard-away = Il vous manque encore un marqueur du Silencieux. Hygd et Breca ne doivent pas avoir de passage : donnez cette caverne à Hygd.
lesson-standard-last = Et celle-ci à Breca. La dernière va au Silencieux, et là, elle convient.
lesson-standard-complete = Vous avez rencontré le Silencieux et reçu un marqueur vert. Jaune et vert, rien de noir : votre série est complète. Terminez votre tour sans annonce.
lesson-standard-won = Toutes les piles sont montrées : Breca était la Bête, et Hygd était infectée. Chacun de vos marqueurs de couleur vous vaut deux points, 4 en tout.
lesson-standard-side = Qui reçoit un marqueur noir est infecté et chasse avec la Bête : si tous sont infectés, elle gagne. Et qui annonce à raison la série d’un autre reçoit ici 4 points ; à tort, il en perd 4.
lesson-standard-end = C’était une expédition, et une partie en compte trois. Ne vous fiez à personne et gardez l’œil sur les passages. Bonne chance dans les glaces !
