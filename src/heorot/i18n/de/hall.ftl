# The frame of the hall in the browser.

language = Sprache
turn-lamp = Feuerschein oder Tageslicht
welcome = Willkommen in der Halle
welcome-text = Wähle ein Spiel und setz dich: allein gegen Bots, zu mehreren an diesem Bildschirm oder mit Freunden, die einen Link bekommen. Niemand braucht ein Konto.
my-name = Mein Name
my-tables = Meine Tische
games = Spiele
listed-tables = Offene Tische
players = { $least } bis { $most } Personen
players-exactly = { $count } Personen
rules = Regeln
documentation = Dokumentation (auf Englisch)
who-plays = Wer spielt mit?
seat-kind = Platz { $number }
kind-me = Ich ({ $name })
kind-bot = Ein Bot
kind-friend = Jemand mit Link
kind-here = Jemand an diesem Bildschirm
which-bot = Bot auf Platz { $number }
name = Name
remove-seat = Platz { $number } entfernen
add-seat = Noch ein Platz
edition = Ausgabe
clock = Bedenkzeit für jeden Spieler
no-clock = so viel ihr wollt
minutes = { $count } Minuten
open-table = An den Tisch
free-seat = frei
stage-over = beendet
stage-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
stage-open = Plätze sind frei
stage-playing = wird gespielt
waits-for = wartet auf { $names }
your-turn = Du bist dran
you-decide = Deine Wahl
is-at-turn = ist am Zug
thinks = entscheidet
is-ready = fertig
is-away = nicht da
bot = Bot
bot-is = Bot: { bot-level }, { bot-manner }
points = Punkte
place = Platz
what-happened = Was geschah
chat = Gespräch
close = Schließen
watching = du schaust zu
line-lost = Verbindung verloren; neuer Versuch …
question = Deine Entscheidung
undo = Zurücknehmen
why-not = Warum nicht …?
why-nothing = Mehr fällt uns nicht ein, was du wollen könntest und nicht darfst.
let-go = Etwas anderes wählen
asked = Eine Frage an dich
asked-undo = { $name } möchte etwas zurücknehmen. Einverstanden?
asked-rematch = { $name } möchte noch einmal spielen. Du auch?
yes = Ja
no = Nein
hand-over = { $name } entscheidet
look-away = Alle anderen schauen jetzt weg.
i-am = Ich bin { $name }
result = Ergebnis
fingerprint = Fingerabdruck der Partie:
rematch = Noch einmal
export = Partie als Datei sichern
to-the-hall = In die Halle
waiting-for-players = Der Tisch wartet, bis alle sitzen.
you = du
invitation = Link für diesen Platz: Wer ihn hat, darf hier sitzen
this-computer-only = Diese Adresse kennt nur dieser Rechner. Damit Freunde von anderswo kommen können, öffne die Halle mit: heorot serve --host 0.0.0.0
copy-link = Link kopieren
copied = Kopiert
qr = Derselbe Link zum Scannen
notify-me = Sag mir Bescheid, wenn ich dran bin
sit-down = Platz nehmen
watch = Stattdessen zuschauen
rolling = Der Zufall der Partie wird vereinbart …
coming = Einen Augenblick …
no-answer = Die Halle antwortet nicht. Ist sie noch geöffnet?
no-table = Diesen Tisch gibt es nicht
no-table-text = Vielleicht ist der Link falsch geschrieben, oder der Tisch ist schon abgeräumt. Alle Spiele finden sich in der Halle.
no-place = Diese Seite gibt es nicht
no-place-text = Vielleicht ist ihre Adresse falsch geschrieben. Alle Spiele finden sich in der Halle.
say-something = Sag etwas
send = Senden
mute = { $name } stummschalten
unmute = { $name } wieder lesen
search-rules = Regeln durchsuchen
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}

# Am Tisch.

menu = Menü
board = Der Tisch
my-hand = Meine Hand
choices = Was ich tun darf
all-choices = Alle { $count } Möglichkeiten
all-of-them = Alle { $count }
players-here = Wer mitspielt
points-of = { $name }: { $points } Punkte. Zeigen, woher sie kommen
points-from = Woher die Punkte kommen
points-secret = Die Punkte der anderen bleiben nach den Regeln bis zum Schluss geheim.
gain = { $name } { $points }: { $source }
log-unread = Was geschah; ungelesen: { $count }
short-log = Was davor war, muss man sich nach den Regeln dieses Spiels merken.
nothing-said = Noch hat niemand etwas gesagt.
behind = noch { $count }, sofort zeigen
rule = Regel { $rule }
stale = Inzwischen hat sich am Tisch etwas geändert, und es wurde nichts gespielt. Wähle noch einmal.
not-now = Das hilft bei der jetzigen Frage nicht weiter.
decide = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
# What somebody else is asked, in the words in which they are asked.
asked-so = „{ $question }“
turn-missed = Du hast ausgesetzt
change-mind = Doch anders
ask-undo = Um Zurücknahme bitten
undo-asked = Die anderen werden gefragt, ob sie einverstanden sind.
undo-refused = Nicht alle sind einverstanden: Es wird nichts zurückgenommen.
undo-counts = Das wird gezählt und am Ende genannt.
undone-known = Zurückgenommen, obwohl seitdem eine Karte oder jemand anders etwas verraten hatte. Das wird gezählt und am Ende genannt.
bot-plays = Ein Bot spielt für dich.
take-seat-back = Wieder selbst spielen
let-bot-play = Einen Bot für mich spielen lassen
leave-hint = Dein Platz wartet auf dich; über „Meine Tische“ in der Halle kommst du zurück.
try-now = Jetzt versuchen
pace = Wie schnell erzählt wird, was die anderen tun
pace-slow = langsam
pace-normal = normal
pace-quick = sofort
notified = Du bekommst Bescheid, wenn du dran bist.
keys = Tasten
single-keys = Diese Tasten benutzen
key-choice = die Wahl mit dieser Nummer
key-tab = zum nächsten Teil des Tisches
key-arrows = zum Ding in dieser Richtung
key-enter = berühren
key-escape = loslassen, schließen
key-undo = zurücknehmen
key-why = warum nicht?
key-rule = die Regel zum Ding
key-skip = sofort zeigen, was die anderen getan haben
key-points = woher die Punkte kommen
key-log = was geschah
key-chat = Gespräch
key-menu = Menü
key-help = diese Tasten
dice-text = Bevor es losgeht, gibt jeder eine eigene Zahl zum Mischen dazu, damit niemand vorhersehen kann, was kommt.
dice-more = Wie geht das?
dice-how = Die Halle hat sich auf ihren Teil schon festgelegt: Am Ende lässt sich prüfen, ob sie dabei geblieben ist. Jeder gibt eine Zahl dazu, zunächst verdeckt. Erst wenn alle da sind, werden sie aufgedeckt, und aus ihnen folgt der ganze Zufall der Partie.
roll = Mischen und beginnen
roll-always = Künftig ohne Nachfrage beginnen
own-number = Eine eigene Zahl statt einer zufälligen
promise = Festlegung der Halle:
decided = Den Ausschlag gab: { $source }, { $points } mehr als { $name }.
counting = Die Punkte werden gezählt …
skip = Überspringen
look-back = Partie ansehen
fair = War der Zufall fair?
holds = stimmt:
fails = stimmt nicht:
fair-promise = Es ist die Festlegung, die dieser Browser vor dem ersten Zug gezeigt bekam.
fair-table = Was die Halle aufgedeckt hat, passt zu ihrer Festlegung: Ihr Teil stand fest, bevor sie eine der Zahlen kannte.
fair-number = { $name } hat { $number } beigemischt, wie festgelegt.
fair-my-number = { $name } hat { $number } beigemischt, wie festgelegt; es ist die Zahl, die dieser Browser gezogen hat.
fair-meaning = Solange auch nur eine dieser Zahlen zufällig war, konnte niemand vorhersehen oder aussuchen, was kommt, auch nicht, wer die Halle betreibt.
fair-verify = Dass der ganze Zufall aus diesen Zahlen folgt, jeder Zug erlaubt war und die Punkte stimmen, prüft, wer die Partie als Datei sichert, mit
rematch-asked = Die anderen werden gefragt, ob sie noch einmal spielen.
moment = Zeitpunkt der Partie
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
halt = Anhalten
eyes = Mit wessen Augen
eyes-of = wie { $name } es sah
eyes-of-all = wie es alle sahen
bot-for = Einen Bot für { $name } spielen lassen
bot-sits = Stattdessen ein Bot
leave = Diesen Tisch verlassen
closed = Dieser Tisch wurde geschlossen, bevor die Partie begann
not-here-yet = noch nicht da

# A board without a drawing of its own.

at-a-glance = Auf einen Blick
yours = Deines
all-of-it = Alles zeigen

# Die Halle.

you-are = Du heißt hier { $name }.
rename = Namen ändern
keep = Speichern
play-now = Sofort spielen
new-table = Neuer Tisch
reconstructed = Manche Zahlen sind erschlossen: welche?
no-listed-tables = Gerade hat niemand einen Tisch für alle aufgemacht.
finished-matches = Beendete Partien
options = Varianten
the-table = Der Tisch
who-sees = Wer diesen Tisch in der Halle sieht
private = niemand: nur wer einen Link bekommt
listed = alle, und freie Plätze kann man nehmen
open-and-invite = Tisch aufmachen und einladen
name-of-seat = Name auf Platz { $number }
no-game = Dieses Spiel gibt es nicht
take-seat = Platz nehmen
go-on = Weiterspielen
just-now = gerade eben
watch-it = Zuschauen
look-at-it = Noch einmal ansehen
close-table = Diesen Tisch schließen
close-table-ask = Diesen Tisch schließen?
close-table-text = Dann kann sich niemand mehr an ihn setzen, und seine Links führen ins Leere. Das lässt sich nicht zurücknehmen.
leave-open = Offen lassen
off-list = Aus meiner Liste nehmen
is-off-list = Nicht mehr in deiner Liste; der Link führt weiterhin zum Tisch.
invited-by = { $name } lädt dich zu „{ $game }“ ein
also-there = Außerdem am Tisch: { $names }

# Die Regeln.

contents = Inhalt
in-its-place = Im Zusammenhang zeigen
no-rule-found = Davon spricht keine Regel. Versuch es mit einem anderen Wort oder einem Teil davon.

# Erste Schritte.

first-steps = Erste Schritte
lesson-count = { $number } von { $count }
lesson-back = Zurück
lesson-on = Weiter
lesson-show = Zeig es mir
lesson-try = Versuch es so: { $text }.
lesson-leave = Verlassen
lesson-play = Gegen einen Bot spielen
look = So sieht die Halle aus
look-colours = Farben
look-type = Schrift
look-signs = Zeichen
look-things = Dinge
thing = Ding

# Hints.
hint = Tipp
hint-comes = Ein Tipp wird überlegt …
# Beside a choice, by what the search found.
verdict = { $verdict ->
    [best] am besten
    [worse] wohl schlechter
    [clearly_worse] deutlich schlechter
    [unsure] vielleicht ebenso gut
   *[close] etwa gleich gut
}
# Behind a name.
hints-asked = hat um { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} gebeten.
# Everybody who has, with how many.
hints-told = Erbetene Tipps: { $list }.
key-hint = ein Tipp, wenn der Tisch das erlaubt
hints-allowed = An diesem Tisch sind Tipps erlaubt; alle sehen, wer um wie viele gebeten hat.
hints-not-allowed = An diesem Tisch gibt es keine Tipps.
hints = Tipps für den, der entscheidet
hints-usual = wenn nur einer mit Bots spielt
hints-yes = erlaubt
hints-no = keine
