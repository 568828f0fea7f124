# The frame of the hall in the browser.

language = Langue
turn-lamp = Lueur du feu ou lumière du jour
welcome = Bienvenue dans la salle
welcome-text = Choisissez un jeu et prenez place : seul contre des bots, à plusieurs devant cet écran, ou avec des amis qui reçoivent un lien. Personne n’a besoin de compte.
my-name = Mon nom
my-tables = Mes tables
games = Jeux
listed-tables = Tables ouvertes
players = { $least } à { $most } joueurs
players-exactly = { $count } joueurs
rules = Règles
documentation = Documentation (en anglais)
who-plays = Qui joue ?
seat-kind = Place { $number }
kind-me = Moi ({ $name })
kind-bot = Un bot
kind-friend = Un ami, par lien
kind-here = Quelqu’un devant cet écran
which-bot = Bot à la place { $number }
name = Nom
remove-seat = Retirer la place { $number }
add-seat = Une place de plus
edition = Édition
clock = Temps de réflexion de chaque joueur
no-clock = autant que vous voulez
minutes = { $count } minutes
open-table = À table
free-seat = libre
stage-over = terminée
stage-won = victoire : { $names }
stage-open = places libres
stage-playing = en cours
waits-for = attend { $names }
your-turn = À vous
you-decide = Vous décidez
is-at-turn = joue
thinks = réfléchit
is-ready = prêt
is-away = absent
bot = bot
bot-is = bot : { bot-level }, { bot-manner }
points = Points
place = Rang
what-happened = Ce qui s’est passé
chat = Discussion
close = Fermer
watching = vous regardez
line-lost = Connexion perdue ; nouvel essai…
question = Votre décision
undo = Annuler
why-not = Pourquoi pas… ?
why-nothing = Rien d’autre ne vient à l’esprit que vous voudriez faire sans le pouvoir.
let-go = Choisir autre chose
asked = Une question pour vous
asked-undo = { $name } voudrait revenir en arrière. D’accord ?
asked-rematch = { $name } voudrait rejouer. Vous aussi ?
yes = Oui
no = Non
hand-over = À { $name } de décider
look-away = Les autres regardent ailleurs.
i-am = Je suis { $name }
result = Résultat
fingerprint = Empreinte de la partie :
rematch = Rejouer
export = Enregistrer la partie dans un fichier
to-the-hall = Retour à la salle
waiting-for-players = La table attend que chacun prenne place.
you = vous
invitation = Lien de cette place : qui le possède peut s’y asseoir
this-computer-only = Cette adresse n’est connue que de cet ordinateur. Pour que des amis viennent d’ailleurs, ouvrez la salle avec : heorot serve --host 0.0.0.0
copy-link = Copier le lien
copied = Copié
qr = Le même lien à scanner
notify-me = Me prévenir quand c’est à moi
sit-down = Prendre place
watch = Regarder plutôt
rolling = On convient du hasard de la partie…
coming = Un instant…
no-answer = La salle ne répond pas. Est-elle encore ouverte ?
no-table = Cette table n’existe pas
no-table-text = Il y a peut-être une faute dans le lien, ou la table est déjà débarrassée. Tous les jeux sont dans la salle.
no-place = Cette page n’existe pas
no-place-text = Il y a peut-être une faute dans son adresse. Tous les jeux sont dans la salle.
say-something = Dites quelque chose
send = Envoyer
mute = Ne plus lire { $name }
unmute = Lire de nouveau { $name }
search-rules = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}

# À une table.

menu = Menu
board = La table
my-hand = Ma main
choices = Ce que je peux faire
all-choices = Les { $count } choix
all-of-them = Tous ({ $count })
players-here = Qui joue
points-of = { $name } : { $points } points. Montrer d’où ils viennent
points-from = D’où viennent les points
points-secret = Selon les règles, les points des autres restent secrets jusqu’à la fin.
gain = { $name } { $points } : { $source }
log-unread = Ce qui s’est passé ; non lus : { $count }
short-log = Ce qui précède, c’est à vous de vous en souvenir : ainsi le veulent les règles de ce jeu.
nothing-said = Personne n’a encore rien dit.
behind = encore { $count }, tout montrer
rule = Règle { $rule }
stale = Entre-temps la table a changé et rien n’a été joué. Choisissez à nouveau.
not-now = Cela ne sert à rien pour ce qu’on vous demande maintenant.
decide = À { $names } de décider
# What somebody else is asked, in the words in which they are asked.
asked-so = « { $question } »
turn-missed = Vous avez passé votre tour
change-mind = Changer d’avis
ask-undo = Demander à annuler
undo-asked = On demande aux autres s’ils sont d’accord.
undo-refused = Tout le monde n’est pas d’accord : rien n’est annulé.
undo-counts = C’est compté et sera dit à la fin.
undone-known = C’est annulé, alors qu’une carte ou un autre joueur avait déjà révélé quelque chose. C’est compté et sera dit à la fin.
bot-plays = Un bot joue pour vous.
take-seat-back = Reprendre ma place
let-bot-play = Laisser un bot jouer pour moi
leave-hint = Votre place vous attend ; « Mes tables », dans la salle, y ramène.
try-now = Essayer maintenant
pace = À quelle vitesse on raconte ce que font les autres
pace-slow = lente
pace-normal = normale
pace-quick = immédiate
notified = Vous serez averti quand ce sera à vous.
keys = Touches
single-keys = Utiliser ces touches
key-choice = le choix de ce numéro
key-tab = à la partie suivante de la table
key-arrows = à l’objet suivant dans cette direction
key-enter = le toucher
key-escape = lâcher, fermer
key-undo = annuler
key-why = pourquoi pas ?
key-rule = la règle d’un objet
key-skip = montrer aussitôt ce que les autres ont fait
key-points = d’où viennent les points
key-log = ce qui s’est passé
key-chat = discussion
key-menu = menu
key-help = ces touches
dice-text = Avant de commencer, chacun ajoute au mélange un nombre à lui, pour que personne ne puisse prévoir ce qui viendra.
dice-more = Comment ça marche ?
dice-how = La salle s’est déjà engagée sur sa part : on pourra vérifier à la fin qu’elle s’y est tenue. Chacun ajoute un nombre, d’abord caché. On ne les dévoile que lorsqu’ils sont tous là, et tout le hasard de la partie en découle.
roll = Mélanger et commencer
roll-always = Désormais, commencer sans demander
own-number = Un nombre à moi plutôt qu’au hasard
promise = Engagement de la salle :
decided = Ce qui a fait la différence : { $source }, { $points } d’avance sur { $name }.
counting = On compte les points…
skip = Passer
look-back = Revoir la partie
fair = Le hasard était-il équitable ?
holds = vrai :
fails = faux :
fair-promise = L’engagement est celui que ce navigateur a reçu avant le premier coup.
fair-table = Ce que la salle a dévoilé correspond à son engagement : sa part était fixée avant qu’elle ne connaisse aucun nombre.
fair-number = { $name } a ajouté { $number }, comme promis.
fair-my-number = { $name } a ajouté { $number }, comme promis ; c’est le nombre tiré par ce navigateur.
fair-meaning = Tant qu’un seul de ces nombres était tiré au hasard, personne, pas même qui tient la salle, ne pouvait prévoir ni choisir ce qui viendrait.
fair-verify = Que tout le hasard découle de ces nombres, que chaque coup était permis et que les points sont justes, on le vérifie en enregistrant la partie dans un fichier, avec
rematch-asked = On demande aux autres s’ils rejouent.
moment = Moment de la partie
step-back = Un pas en arrière
step-on = Un pas en avant
run = Lecture
halt = Arrêt
eyes = Par les yeux de qui
eyes-of = vu par { $name }
eyes-of-all = comme l’ont vu tous
bot-for = Laisser un bot jouer pour { $name }
bot-sits = Un bot à la place
leave = Quitter cette table
closed = Cette table a été fermée avant le début de la partie
not-here-yet = pas encore là

# A board without a drawing of its own.

at-a-glance = En un coup d’œil
yours = À vous
all-of-it = Tout afficher

# La salle.

you-are = Vous vous appelez { $name }.
rename = Changer de nom
keep = Enregistrer
play-now = Jouer tout de suite
new-table = Nouvelle table
reconstructed = Certains chiffres sont reconstitués : lesquels ?
no-listed-tables = Personne n’a ouvert de table pour tous en ce moment.
finished-matches = Parties terminées
# As in English.
options = Options
the-table = La table
who-sees = Qui voit cette table dans la salle
private = personne : seulement qui reçoit un lien
listed = tout le monde, et l’on peut prendre les places libres
open-and-invite = Ouvrir la table et inviter
name-of-seat = Nom à la place { $number }
no-game = Ce jeu n’existe pas
take-seat = Prendre place
go-on = Reprendre
just-now = à l’instant
watch-it = Regarder
look-at-it = Revoir
close-table = Fermer cette table
close-table-ask = Fermer cette table ?
close-table-text = Plus personne ne pourra s’y asseoir, et ses liens ne mèneront plus nulle part. C’est définitif.
leave-open = La laisser ouverte
off-list = Retirer de ma liste
is-off-list = Retirée de votre liste ; son lien mène toujours à la table.
invited-by = { $name } vous invite à jouer à « { $game } »
also-there = Aussi à la table : { $names }

# Les règles.

contents = Sommaire
in-its-place = Voir dans le contexte
no-rule-found = Aucune règle n’en parle. Essayez un autre mot, ou une partie de mot.

# Premiers pas.

first-steps = Premiers pas
lesson-count = { $number } sur { $count }
lesson-back = Retour
lesson-on = Suite
lesson-show = Montrez-moi
lesson-try = Essayez ceci : { $text }.
lesson-leave = Quitter
lesson-play = Jouer contre un bot
look = L’allure de la salle
look-colours = Couleurs
look-type = Caractères
look-signs = Signes
look-things = Objets
thing = Objet

# Hints.
hint = Conseil
hint-comes = On réfléchit à un conseil…
# Beside a choice, by what the search found.
verdict = { $verdict ->
    [best] le meilleur
    [worse] sans doute moins bon
    [clearly_worse] nettement moins bon
    [unsure] peut-être aussi bon
   *[close] à peu près équivalent
}
# Behind a name.
hints-asked = a demandé { $count ->
    [one] un conseil
   *[other] { $count } conseils
}.
# Everybody who has, with how many.
hints-told = Conseils demandés : { $list }.
key-hint = un conseil, si la table le permet
hints-allowed = À cette table, on peut demander conseil ; tous voient combien de fois chacun l’a fait.
hints-not-allowed = À cette table, on ne peut pas demander conseil.
hints = Conseils pour qui décide
hints-usual = si une seule personne joue avec des bots
hints-yes = permis
hints-no = aucun
