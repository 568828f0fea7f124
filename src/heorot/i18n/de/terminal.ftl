# Texts of the screens in the terminal.

## The first screen

start-reconstructed = Einige Angaben sind nicht im Druck belegt und deshalb rekonstruiert (i: welche).
start-dice = Der Zufall ist fair (i: wie). Dieser Fingerabdruck legt den Anteil des Tisches schon fest:
start-enter = Enter: spielen
start-game = 1–{ $count }: Spiel
start-name = n NAME: dein Name
start-opponents = g { $least }–{ $most }: Gegner
start-level = s 1–{ $count }: Stärke
start-number = z ZAHL: deine Zahl für den Zufall
start-more = i: mehr
start-quit = e: Ende
start-not-understood = „{ $text }“ sagt mir hier nichts.
# Was man hier tippt, das kürzeste Wort zuerst.
# As in English.
start-word-name = n name
start-word-opponents = g gegner
start-word-level = s stärke
start-word-number = z zahl
# As in English.
start-word-more = i info

## Who plays

who-person = an dieser Tastatur
levels = So stark können Bots spielen:
level-line = { bot-level }: { bot-manner }
level-chosen = { bot-level }: { bot-manner }.
no-terminal = Hier ist kein Terminal, deshalb spielt ein Bot für die Menschen ({ bot-level }).

## The dice

dice-fair = Der Zufall ist fair. Der Tisch hat 256 geheime Bits gezogen und zeigt jetzt einen Fingerabdruck davon und von allem, was vereinbart ist; am Ende zeigt er die Bits selbst:
dice-mix = Damit auch der Tisch die Karten nicht bestimmen kann, steuerst du eine Zahl bei.
dice-mix-all = Jeder steuert eine Zahl bei. Gezeigt wird keine, bevor alle feststehen.
dice-mix-why = Damit niemand die Karten bestimmen kann, auch der Tisch nicht, steuert jeder eine Zahl bei. Gezeigt wird keine, bevor alle feststehen.
dice-number = { $seat }, irgendeine Zahl (Enter: eine zufällige):
dice-bad-number = Das ist keine ganze Zahl mit höchstens { $count } Ziffern. Bitte versuche es noch einmal.
dice-committed = { $seat } hat eine Zahl; ihr Fingerabdruck ist
dice-opened = { $seat } hat { $number } beigesteuert.
dice-reveal = Die geheimen Bits des Tisches waren:
dice-numbers = Beigesteuerte Zahlen: { $numbers }.
fingerprint-note = Der Fingerabdruck dieser Partie, zum Notieren: heorot verify zeigt denselben, solange niemand die Datei verändert.

## The screen of whoever decides

press-enter = Drücke Enter.
press-enter-to-begin = Drücke Enter, um zu beginnen.
what-happened = Was geschah
log-earlier = … (v zeigt alles)
prompt = ›
keys = z zurück · w warum · r Regel · v Verlauf · s sichern · h Hilfe · ? Tipp · e Ende
# The keys where there is little room.
keys-brief = t ganzer Tisch · v Verlauf · h Hilfe · ? Tipp
# Behind a name, where the table is not shown whole.
left-out = t zeigt alles

hand-over = Jetzt entscheidet { $seat }.
look-away = Alle anderen schauen bitte weg.
hand-over-undo = (z: { $seat } möchte die letzte Aktion zurücknehmen.)

no-such-number = Eine Möglichkeit { $text } gibt es nicht. Wähle eine Zahl von 1 bis { $count }, oder h für Hilfe.
not-understood = „{ $text }“ sagt mir hier nichts. Gib eine Zahl von 1 bis { $count } oder eine Kurzform aus der Liste ein; h zeigt, was es sonst gibt.
nothing-typed = Gib eine Zahl von 1 bis { $count } ein; h zeigt, was es sonst gibt.
# Several choices were typed in one line; $choice is the short form of one that could not be played.
stopped-at = Gespielt ist nur, was vor { $choice } steht. { $reason }
not-asked-any-more = Du bist nicht mehr gefragt.
# $choices are texts of actions.
given-by-itself = Für dich gespielt, weil es nur eine Möglichkeit gab: { $choices }

## What is typed for a command

# Words in lower case, the shortest first. The English ones are understood in every language.
command-undo = z zurück
command-why = w warum
command-rules = r regeln
command-log = v verlauf
command-board = t tisch
command-save = s sichern
command-help = h hilfe
command-advice = ? tipp
command-quit = e ende
word-all = alle alles

## Undo

undo-nothing = Du hast noch nichts getan, was du zurücknehmen könntest.
undo-asked = { $seat } möchte die letzte Aktion zurücknehmen und damit alles, was danach geschah.
undo-agree = { $seat }, bist du einverstanden?
undo-refused = { $seat } ist nicht einverstanden. Nichts wurde zurückgenommen.
undone = Zurückgenommen.
undone-known = Zurückgenommen, obwohl seitdem eine Karte oder jemand anders etwas verraten hatte. Das wird gezählt und am Ende genannt.
letter-yes = j
# As in English: the first letter of nein.
letter-no = n

## Why not

why-list = Jetzt nicht möglich (die Zahlen folgen auf die deiner Möglichkeiten):
why-nothing = Nichts, was du hier wollen könntest, ist verboten. Nach allem anderen fragst du mit der Kurzform: { $example }
why-which = Warum was nicht? Eine Zahl, ein Wort oder eine Kurzform (Enter: zurück):
why-unknown = „{ $text }“ ist keine Kurzform dieses Spiels. Wie sie aussehen, zeigt die Liste deiner Möglichkeiten.
why-possible = Doch, das geht: Es ist Möglichkeit { $number }.

## Rules and log

rules-which = Welche Regel? Nummer, ein Wort daraus oder alle (Enter: zurück):
rules-none = In keiner Regel kommt „{ $text }“ vor. Versuche es mit einer Nummer bis { $last }, einem anderen Wort oder mit alle.
# Above rules of another game in the same book.
rules-of = Aus den Regeln von { $game }, auf denen dieses Spiel beruht:
log-all = … (v alles zeigt den Verlauf von Anfang an)
page-more = Enter: weiter · e: zurück
page-next = Enter: weiter
page-back = Enter: zurück zum Tisch

## Saving and leaving

saved-at = Die Partie ist gesichert in
save-failed = Die Partie lässt sich nicht sichern: { $problem }
saved-beside = Jemand anders hat die Datei dieser Partie verändert. Sie bleibt, wie sie ist; die Partie ist jetzt gesichert in { $file }
not-saved = Die Partie wurde verlassen und ist nicht gesichert.
leave-unsaved = Die Partie ist nicht gesichert. Trotzdem gehen und verlieren, was gespielt wurde?
leave-saved = Die Partie ist gesichert, wie sie steht. Weiter geht es mit
check-and-replay = Den Zufall prüfen oder die Partie noch einmal ansehen:
resume-none = Keine angefangene Partie gefunden. Eine neue beginnt mit: heorot play SPIEL
resume-over = { $file }: Diese Partie ist zu Ende. Noch einmal ansehen kannst du sie mit heorot replay.
resume-bots = In dieser Partie spielen nur Bots; niemand ist da, der weiterspielen könnte.
resume-no-terminal = Weitergespielt wird in einem Terminal, und hier ist keines.

## Help

help-keys-number = 1, 2, 3 …
help-number = aus der Liste wählen; mehrere in einer Zeile meinen alle die Liste, die du siehst
help-notation = dasselbe mit der Kurzform am Ende der Zeile
help-advice = Tipp: was am besten scheint, und warum; ? mit einem Wort erklärt etwas auf dem Tisch
help-undo = zurücknehmen, was du zuletzt getan hast; wer daraus etwas erfahren hat, muss einverstanden sein
help-why = warum nicht: die Regel, die etwas verbietet
help-rules = Regeln: die Liste, eine davon, die mit einem bestimmten Wort oder alle
help-log = Verlauf: was zuletzt geschah, oder alles von Anfang an
help-board = den ganzen Tisch und alle Möglichkeiten, wo der Bildschirm zu klein dafür ist
help-save = sichern; das Programm tut es auch von selbst nach jeder Aktion
help-quit = beenden; die Partie wird gesichert, und mit heorot resume geht sie weiter
look-nothing = Zu „{ $text }“ gibt es nichts weiter zu sagen.

## Watching a match again

replay-unfinished = Diese Partie läuft noch: Ihre Datei enthält die Geheimnisse aller Spieler. Ansehen kann man sie erst, wenn sie zu Ende ist.
replay-at = Aktion { $number } von { $count }
replay-spectator = aus der Sicht eines Zuschauers
replay-eyes = aus der Sicht von { $seat }
replay-choosing = { $seat } wählt.
replay-word-turn = n nächster
replay-word-eyes = a augen
replay-keys = Enter weiter · z zurück · n nächster Zug · 0–{ $count } dorthin · a 0–{ $seats } wessen Augen · t ganzer Tisch · e Ende
replay-not-understood = Das sagt mir hier nichts. { $eyes } 1 zeigt den Tisch, wie ihn der erste Platz sah, { $eyes } 0 wie ein Zuschauer; eine Zahl führt zu dieser Aktion.
