# Beest.
#
# Ein Platz kann der Schweigsame sein: die Nachricht seat-silent. Eine Höhle ist eine Nachricht cave-… nach
# ihren Ausgängen, der Eingang kommt als $colour. Ein verdict sagt, was sich gezeigt hat: Seine Attribute
# beenden die Sätze.

seat-silent = der Schweigsame
    .label = Schweigsamer
    .start = Der Schweigsame
    .accusative = den Schweigsamen
    .bei = beim Schweigsamen
    .von = vom Schweigsamen

## Dinge

entrance = { $colour ->
    [top] oben
    [middle] Mitte
   *[bottom] unten
}

cave-top_middle = { entrance } → oben/Mitte
cave-top_bottom = { entrance } → oben/unten
cave-middle_bottom = { entrance } → Mitte/unten

stack-black = den schwarzen Stapel
    .label = schwarzer Stapel
stack-red = den roten Stapel
    .label = roter Stapel
stack-yellow = den gelben Stapel
    .label = gelber Stapel
stack-green = den grünen Stapel
    .label = grüner Stapel
stack-blue = den blauen Stapel
    .label = blauer Stapel
stack-white = den weißen Stapel
    .label = weißer Stapel

marker-1 = den schwarzen Marker mit einem Kopf
    .label = schwarzer Marker mit einem Kopf
marker-2 = den schwarzen Marker mit zwei Köpfen
    .label = schwarzer Marker mit zwei Köpfen
marker-3 = den schwarzen Marker mit drei Köpfen
    .label = schwarzer Marker mit drei Köpfen
marker-4 = den schwarzen Marker mit vier Köpfen
    .label = schwarzer Marker mit vier Köpfen
marker-5 = den schwarzen Marker mit fünf Köpfen
    .label = schwarzer Marker mit fünf Köpfen
marker-red = einen roten Marker
    .label = roter Marker
marker-yellow = einen gelben Marker
    .label = gelber Marker
marker-green = einen grünen Marker
    .label = grüner Marker
marker-blue = einen blauen Marker
    .label = blauer Marker
marker-white = einen weißen Marker
    .label = weißer Marker

verdict-yes = ja
    .last = Es war das Beest, und alle sind infiziert. Das Beest bekommt einen Punkt für jeden Teilnehmer, die anderen einen für jeden Kopf auf ihrem schwarzen Marker
    .named = Die Ansage ist richtig. Sie bringt einen Punkt für jeden Teilnehmer, abzüglich der Köpfe auf dem eigenen schwarzen Marker; wer sonst weder Beest noch infiziert ist, bekommt zwei für jeden farbigen Marker
    .complete = Der Satz ist vollständig. Wer weder Beest noch infiziert ist, bekommt zwei Punkte für jeden farbigen Marker
verdict-no = nein
    .last = Das ist nicht das Beest
    .named = Die Ansage ist falsch. Sie kostet einen Punkt für jeden Teilnehmer, und sonst bekommt niemand etwas
    .complete = Der Satz ist nicht vollständig: das Beest oder ein Infizierter

# Figures of a box that are reconstructed.
caves = Höhlenkarten
figure-copies = wie viele es von jeder Art gibt ({ $things })

option-expeditions = Expeditionen

## Wie weit die Partie ist

where = Expedition { $number } von { $count }, Runde { $round }

# Ein Stück der Kurzform einer Aktion.
short-form = { $piece ->
    [t] o
    [b] u
    [tm] om
    [tb] ou
    [mb] mu
    [on] weiter
    [silent] schweigsamer
   *[other] { $piece }
}

## Was man tun kann

action-lay = { NAME($seat, form: "start") } bekommt { $cave }
action-lay_cave = Anlegen: { $cave }
action-go_on = Ohne Ansage weiterspielen
action-announce = Ansagen, dass { $seat } einen vollständigen Satz hat

## Was der Tisch einen Spieler fragt

question-over = Die Partie ist zu Ende.
question-before = Dein Zug beginnt. Sagst du an, dass jemand einen vollständigen Satz hat?
question-before_as_beest = Dein Zug beginnt. Als Beest sagst du nichts an.
question-laying = Welche Höhle bekommt { $seat }?
question-others_laying = Gerade werden Höhlen angelegt.
question-others_announcing = Jetzt darf etwas angesagt werden.
question-after = Dein Zug endet. Sagst du an, dass jemand einen vollständigen Satz hat?
question-after_as_beest = Dein Zug endet. Als Beest sagst du nichts an.

## Was geschehen ist

event-expedition_begins = Expedition { $count } beginnt.
event-sees_stack = { $seat } hat { $stack }.
event-turn_begins = { $seat } ist an der Reihe.
event-takes_own = { $seat } nimmt aus der eigenen Reihe weg: { $cave }.
event-takes = { $seat } nimmt { NAME($seat2, form: "bei") } weg: { $cave }.
event-draws = { $seat } zieht { $cave }.
event-lays = { $seat } legt { NAME($seat2, form: "bei") } an: { $cave }.
event-no_passage = { $seat } findet keinen Durchgang.
event-passages = { $seat } findet { $count } Durchgänge und trifft niemanden.
event-meets_again = { $seat } trifft { NAME($seat2, form: "accusative") } noch einmal; getauscht haben sie schon.
event-meets = { $seat } trifft { NAME($seat2, form: "accusative") }, und sie tauschen Marker.
event-receives = { $seat } erhält { NAME($seat2, form: "von") } { $marker }.
event-last_marker = { NAME($seat, form: "start") } hat den letzten Marker abgegeben. { NAME($verdict, form: "last") }.
event-announces = { $seat } sagt an, dass { $seat2 } einen vollständigen Satz hat. { NAME($verdict, form: "named") }.
event-goes_on = { $seat } sagt nichts an.
event-set_complete = { $seat } hat mit allen bis auf einen getauscht. { NAME($verdict, form: "complete") }.
event-abandoned = Nach { $count } Runden wird die Expedition abgebrochen, und niemand bekommt Punkte.
event-shows_stack = { NAME($seat, form: "start") } zeigt { $stack }.
event-scores = { NAME($seat, form: "start") }: { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
event-match_over = Die Partie ist zu Ende.

## Warum nicht

refusal-match_over = Nach { $count } Expeditionen ist die Partie zu Ende; es kann nichts mehr gespielt werden.
refusal-announce_first = Sag zuerst, ob du etwas ansagst; danach legst du Höhlen an.
refusal-laid_already = In diesem Zug hast du deine Höhlen schon angelegt. Im nächsten legst du wieder welche an.
refusal-lay_first = Lege zuerst die { $count } Höhlen an, die du noch auf der Hand hast; Ansagen folgen nach dem Treffen.
refusal-chosen_already = Diese Höhle hat schon ihren Platz: { $cave }. Wähle eine andere oder nimm die Wahl zurück.
refusal-not_in_hand = Diese Höhle hast du nicht auf der Hand: { $cave }. Anlegen kannst du nur, was du hast.
refusal-no_silent_one = Zu sechst spielt der Schweigsame nicht mit. Nenne einen Spieler.
refusal-no_such_seat = { $seat } gibt es nicht: Es spielen nur { $count } mit.
refusal-not_yourself = Dich selbst kannst du nicht nennen. Ist dein eigener Satz vollständig, endet die Expedition nach deinem Zug von selbst.
refusal-other_number = { NAME($seat, form: "start") } kann keinen vollständigen Satz haben: Erhalten sind bisher { $count } Marker, nötig wären genau { $count2 }.
refusal-beest_is_silent = Du bist das ursprüngliche Beest, und das sagt nichts an, ganz gleich, um wen es geht.

## Woher Punkte kommen

source-infecting = Alle infiziert (als Beest)
source-heads = Köpfe (als Infizierter)
source-colours = Farbige Marker
source-right = Richtige Ansagen
source-wrong = Falsche Ansagen

## Der Tisch

beest-silent = Schweigsamer
beest-you = du
beest-pile = Nachziehstapel
beest-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# As in English.
beest-hand = Hand
beest-passage = Durchgang
beest-markers = Marker
beest-met = Treffen
beest-nobody = keine
beest-clean = nicht infiziert
beest-knowledge = Was du weißt
beest-spectator-knowledge = Was alle wissen
beest-stack = Du hast { $stack }
beest-own-beest = Du bist das Beest.
beest-own-infected = { $count ->
    [one] Du bist infiziert ({ $count } Kopf).
   *[other] Du bist infiziert ({ $count } Köpfe).
}
beest-own-clean = Du bist nicht infiziert.
# As in English: the German rules call it so.
beest-chance-beest = Beest
beest-chance-infected = infiziert
beest-chance-complete = Satz vollständig
# As in English.
beest-expedition = Expedition { $number }
# As in English: the German rules call it so.
beest-was-beest = Beest: { $seat }
beest-was-infected = { $count ->
    [one] infiziert, { $count } Kopf
   *[other] infiziert, { $count } Köpfe
}
beest-ending-all_infected = alle infiziert
beest-ending-own_win = vollständiger Satz: { $seat }
beest-ending-right = richtig angesagt: { $seat }
beest-ending-wrong = falsch angesagt: { $seat }
beest-ending-abandoned = abgebrochen
beest-help = ▶ ist am Zug. Eine Reihe zeigt jemandes Höhlen von links nach rechts, und wo ein Ausgang auf den nächsten Eingang trifft, geht der Weg ohne Lücke weiter. Die letzten drei sind das Versteck, die davor sind blass; hinter einem Versteck, dessen drei Höhlen verbunden sind, steht „{ beest-passage }“. ✓ ist eine Höhle, die du für diese Reihe gewählt hast und noch zurücknehmen kannst. Das Kürzel einer Höhle nennt ihren Eingang und ihre Ausgänge, t für oben, m für die Mitte, b für unten: in m-tb geht man in der Mitte hinein und oben oder unten hinaus. ● ist ein erhaltener Marker, ○ einer, der noch abzugeben ist. Die Prozente sind alles, was sich aus dem schließen lässt, was du gesehen hast: wie wahrscheinlich jemand das Beest ist, infiziert ist oder, wenn nur noch ein Tausch fehlt, einen vollständigen Satz hat, sodass man mit diesem Namen recht hätte. Σ ist die Summe, darunter stehen die Punkte jeder Expedition. Den Schweigsamen spielt niemand: Er bekommt von euch allen Höhlen, wird getroffen und tauscht wie alle anderen, bekommt Punkte und kann gewinnen.

## In the lobby

about-standard = Einer von euch ist das Beest, niemand weiß, wer, und wen du triffst, der kann infiziert sein.

## What things do

tip-silent = Niemand spielt den Schweigsamen; er ist nie am Zug, kann aber getroffen werden, tauscht Marker wie alle und kann sogar das Beest sein.
tip-cave = Links ein Eingang, rechts zwei Ausgänge. Führt durch die drei rechten Höhlen einer Reihe ein Weg von einer in die nächste, ist das ein Durchgang.
tip-meeting = Es zählen die Durchgänge aller anderen: Bei genau einem triffst du den Teilnehmer dahinter, bei keinem oder mehreren niemanden.
tip-black_stack = Der Stapel des Beests: Wer einen Marker davon bekommt, ist infiziert.
tip-colour_stack = Wer ihn hat, ist nicht das Beest. Bei jedem Tausch wird der oberste Marker abgegeben.
tip-black_marker = Er kommt vom Beest: Wer ihn bekommt, ist infiziert. Sind alle infiziert, zählen die Köpfe darauf als Punkte.
tip-colour_marker = Er kommt von jemandem, der nicht das Beest ist. Einer von jedem außer dem Beest, und kein schwarzer, ist ein vollständiger Satz.
tip-beest = Du punktest, wenn du deinen letzten Marker abgegeben hast und alle infiziert sind. Eine Ansage machst du nie.
tip-infected = Du stehst auf der Seite des Beests: Sind alle infiziert, zählen die Köpfe auf deinem schwarzen Marker als Punkte.
tip-clean = Tausche mit allen außer dem Beest: Ist dein Satz vollständig, endet die Expedition nach deinem Zug, und jeder farbige Marker bringt allen nicht Infizierten 2 Punkte.

## Labels of a plain board

# As in English.
view-beest = Beest
view-by = Von
view-chances = Was sich schließen lässt
view-choice = Höhlen, die verteilt werden
view-cleared = erwiesen nicht das Beest
view-complete = Satz vollständig
view-ended = Bisherige Expeditionen
view-ending = Ende
view-expeditions = Expeditionen
view-fits = passt
view-giver = Von
view-hand = Offene Hand
view-heads = Köpfe
view-hideout = Höhlen eines Verstecks
view-infected = Infiziert
view-left = Marker übrig
view-markers = Erhaltene Marker
view-meets = Bis jetzt Tausch mit
view-met = Getroffen
view-participants = Am Tisch
view-passage = Durchgang
view-pile = Höhlen im Stapel
view-points = Punkte jeder Expedition
view-received = Deine erhaltenen Marker
view-rounds = Runden bis zum Abbruch
view-right = wenn richtig
view-row = Höhlen
view-shown = Stapel in der letzten Expedition
view-side = Du bist
view-stack = Dein Stapel
view-stakes = Was eine Ansage bringt
view-start = Begonnen hat
view-who = Für
view-wrong = wenn falsch
view-ending-abandoned = abgebrochen
view-ending-all_infected = alle infiziert
view-ending-own_win = vollständiger Satz
view-ending-right = richtig angesagt
view-ending-wrong = falsch angesagt
view-side-beest = das Beest
view-side-clean = nicht infiziert
view-side-infected = infiziert

## First steps

lesson-standard-goal = Du bist Wiglaf, mit anderen draußen im Eis. Einer von euch ist das Beest, und nur das Beest weiß es. Es gibt drei Expeditionen; wer danach die meisten Punkte hat, gewinnt.
lesson-standard-silent = Ihr spielt zu dritt, und die Schachtel spielt mit: als der Schweigsame, der nie am Zug ist, den man aber treffen kann. Sogar der Schweigsame kann das Beest sein.
lesson-standard-stack = Dein Stapel hat drei rote Marker. Der des Beests ist schwarz, also bist du nicht das Beest. Aber das weißt nur du.
lesson-standard-caves = Vor jedem liegt eine Reihe von Höhlen, und die letzten drei sind das Versteck. Führt aus jeder Höhle ein Ausgang in den Eingang der nächsten, so ist das ein Durchgang.
lesson-standard-lay = In deinem Zug bekommt jeder andere eine deiner Höhlen. Hygds letzte zwei Höhlen passen aneinander; mit dieser hier werden sie zum Durchgang. Gib sie ihr.
lesson-standard-wall = Bei Breca endet ein Ausgang am Fels: Was du auch legst, es gibt keinen Durchgang. Gib ihm diese Höhle. Die letzte geht an den Schweigsamen.
lesson-standard-meet = Genau ein Durchgang: Du triffst Hygd, und ihr tauscht die obersten Marker eurer Stapel. Ihrer ist gelb, Hygd ist also nicht das Beest. Bei keinem oder mehreren Durchgängen wäre nichts passiert.
lesson-standard-others = Hygds Zug: Sie trifft Breca. Was die beiden tauschen, sehen nur sie selbst.
lesson-standard-black = Aber schau: Jetzt hat Hygd zwei Marker. Zwei Farben wären ein vollständiger Satz, und die Expedition wäre zu Ende. Also ist einer schwarz: Hygd ist infiziert, und Breca ist das Beest!
lesson-standard-announce = Dein Zug. Du könntest ansagen, dass Hygds Satz vollständig ist, aber du weißt es besser. Mach ohne Ansage weiter.
lesson-standard-away = Dir fehlt noch ein Marker vom Schweigsamen. Hygd und Breca sollen keinen Durchgang haben: Gib Hygd diese Höhle.
lesson-standard-last = Und diese hier Breca. Die letzte geht an den Schweigsamen, und dort passt sie.
lesson-standard-complete = Du hast den Schweigsamen getroffen und einen grünen Marker bekommen. Gelb und Grün, nichts Schwarzes: Dein Satz ist vollständig. Beende deinen Zug ohne Ansage.
lesson-standard-won = Alle Stapel werden gezeigt: Breca war das Beest, Hygd war infiziert. Für jeden deiner farbigen Marker bekommst du zwei Punkte, zusammen 4.
lesson-standard-side = Wer einen schwarzen Marker bekommt, ist infiziert und jagt mit dem Beest: Sind alle infiziert, siegt es. Und wer den Satz eines anderen richtig ansagt, bekommt hier 4 Punkte; falsch kostet es 4.
lesson-standard-end = Das war eine Expedition, und eine Partie hat drei. Trau niemandem und achte auf die Durchgänge. Viel Glück im Eis!
