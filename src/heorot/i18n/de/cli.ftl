# Texte der Befehle.

games-players-exactly = { $count } Spieler
games-players = { $least }–{ $most } Spieler

new-seed = Ausgeteilt mit Startwert { $seed }.

# Which of the actions on the command line is meant; a refusal follows.
apply-place = { $total ->
    [one] { $action }:
   *[other] Aktion { $number } von { $total }, { $action }:
}

line-of-seat = { $seat }: { $text }

# $text is the text of an action, such as “End your turn”.
why-legal = { $action } ist erlaubt: { $text }.

## heorot verify

verify-match = { $game }, Regelversion { $rules }, Schachtel { $box }
verify-commitment = Festlegung: { $commitment }. Wurde genau dieser Hashwert zu Beginn der Partie gezeigt, so standen damit fest: das Geheimnis des Tisches, das Spiel mit Schachtel und Optionen, die Plätze und wer beginnt.
verify-number = Zahl: { $number } von { $seat }, vorher festgelegt durch { $commitment }
verify-dice = Zufall: Er folgt aus dem Geheimnis und den Zahlen darüber.
verify-open = Zufall: offen. Er folgt aus dem Startwert { $seed }, und wer den kannte, konnte alles vorhersehen; festgelegt wurde nichts.
verify-moves = { $count ->
    [one] Spielverlauf: Die einzige Entscheidung wurde nachgespielt und ist erlaubt.
   *[other] Spielverlauf: Alle { $count } Entscheidungen wurden nachgespielt; jede war erlaubt und kam von dem Platz, der gefragt war.
}
verify-result = Ergebnis: Der Tisch am Ende ist derselbe wie in der Datei, mit denselben Punkten: { $scores }.
verify-fingerprint = Fingerabdruck der Partie: { $fingerprint }
verify-good = Geprüft: Die Datei ist in sich stimmig.
verify-limits = Nicht bewiesen ist: dass dies die gespielte Partie ist, es sei denn, am Ende wurde derselbe Fingerabdruck notiert; dass niemand in die Karten gesehen hat, denn wer den Tisch betreibt, könnte es; dass die Menschen die sind, deren Namen hier stehen, und dass die Bots selbst gezogen haben.
verify-unfinished = { $file }: Diese Partie ist noch nicht zu Ende. Prüfen lässt sie sich erst danach, wenn der Zufall offengelegt wird.

## heorot simulate

simulate-playing = { $game } wird gespielt
simulate-left = noch:
simulate-head = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players } Spielern
}, Startwert { $seed }
simulate-stopped = Vorzeitig beendet; verlangt waren { $total } Partien.
simulate-nothing = Die ersten Partien sind noch nicht zu Ende; zu berichten gibt es noch nichts.
simulate-anew = Derselbe Befehl fängt von vorn an.
simulate-rotated = Jede Verteilung wird in jeder Sitzordnung einmal gespielt, damit sie niemanden bevorzugt.
simulate-kept = Alle behalten ihren Platz.
simulate-luck-begins = Wer beginnt, entscheidet das Los. Auf allen Plätzen spielen Bots: { $bots }.
simulate-seat = Platz
# As in English.
simulate-bot = Bot
simulate-games = Partien
simulate-won = Siege
simulate-shared = Geteilt
simulate-rate = Siegquote
simulate-interval = Intervall (95 %)
simulate-points = Punkte ± Std.-Abw.
simulate-range = Von–bis
simulate-axis-points = Punkte
simulate-shares = In der Siegquote zählt ein Sieg, den zwei sich teilen, für beide als halber Sieg, und so fort.
simulate-ties = Geteilte Siege: { $count } ({ $share })
simulate-length = Länge: im Mittel { $mean } Züge, Standardabweichung { $deviation }, von { $least } bis { $most }

## heorot arena

arena-held = Im Protokoll { $games ->
    [one] stand schon { $games } dieser Partien
   *[other] standen schon { $games } dieser Partien
}.
arena-goes-on = Derselbe Befehl macht da weiter, wo dieser aufgehört hat. Was gespielt ist, steht im Protokoll { $ledger }.
arena-again = Angehalten. Derselbe Befehl macht mit dem weiter, was im Protokoll steht.
arena-against = Gegner
arena-ahead = Davor
arena-rating = Wertung
arena-rating-note = Wertung nach OpenSkill, Mittel ± Abweichung: je größer der Abstand, desto sicherer gewinnt der bessere Bot.
arena-alike = { $one } und { $other } haben in jeder Partie gleich gespielt.
arena-more = Entschieden: { $bot } gewinnt öfter als { $than }. Der Unterschied beträgt { $value } Prozentpunkte (95-%-Intervall: { $low } bis { $high }).
arena-less = Entschieden: { $bot } gewinnt seltener als { $than }. Der Unterschied beträgt { $value } Prozentpunkte (95-%-Intervall: { $low } bis { $high }).
arena-open = Nicht entschieden, ob { $bot } oder { $than } öfter gewinnt. Der Unterschied beträgt { $value } Prozentpunkte (95-%-Intervall: { $low } bis { $high }).
arena-more-share = Entschieden: { $bot } gewinnt mehr als { $than } der Partien. Sein Anteil beträgt { $value } (95-%-Intervall: { $low } bis { $high }).
arena-less-share = Entschieden: { $bot } gewinnt weniger als { $than } der Partien. Sein Anteil beträgt { $value } (95-%-Intervall: { $low } bis { $high }).
arena-open-share = Nicht entschieden, ob { $bot } mehr als { $than } der Partien gewinnt. Sein Anteil beträgt { $value } (95-%-Intervall: { $low } bis { $high }).
arena-any-time = In diesem Intervall ist eingerechnet, dass Schluss ist, sobald die Frage entschieden ist; in denen der Tabellen nicht.
arena-title = { $game }: Welcher Bot ist stärker?
arena-lead = In { $games } Partien schnitt { $bot } am besten ab: { $share } gewonnen (95-%-Intervall { $low } bis { $high }).
arena-wins = Wie oft jeder Bot gewinnt
arena-fair = wie alle Plätze im Mittel
arena-equal = wenn alle Bots gleich stark wären
arena-course = Wie sich der Anteil von { $bot } einpendelte, Partie für Partie
arena-pairs = Wer vor wem landet
arena-even = ausgeglichen
arena-points = Punkte
arena-points-note = Wie oft ein Bot mit so vielen Punkten endete; der Strich ist das Mittel.
arena-seats = Was ein Platz wert ist
arena-method = Wie das ermittelt wurde
arena-intervals = In 95 von 100 solchen Berichten enthält ein Intervall den wahren Wert; das gilt für jedes einzeln. Sie sind aus Runden berechnet, nicht aus Partien: Eine Runde ist dasselbe Glück in allen Sitzordnungen, und erst Runden sind voneinander unabhängig.
arena-how = Aufbau { $setting }: Regeln { $rules }, Schachtel { $box }, Startwert { $seed }. Runden: { $units }. Sitzordnungen in jeder: { $seatings }.

## heorot balance

balance-trying = Optionen von { $game } werden ausprobiert
balance-title = { $game }: Wie spielt es sich?
balance-more = Wer beginnt, ist im Vorteil: Platz 1 gewinnt { $share } der Partien (95-%-Intervall für alle Plätze zusammen: { $low } bis { $high }); gerecht wären { $fair }.
balance-less = Wer beginnt, ist im Nachteil: Platz 1 gewinnt { $share } der Partien (95-%-Intervall für alle Plätze zusammen: { $low } bis { $high }); gerecht wären { $fair }.
balance-seat-more = Platz { $seat } ist im Vorteil: Er gewinnt { $share } der Partien (95-%-Intervall für alle Plätze zusammen: { $low } bis { $high }); gerecht wären { $fair }.
balance-seat-less = Platz { $seat } ist im Nachteil: Er gewinnt { $share } der Partien (95-%-Intervall für alle Plätze zusammen: { $low } bis { $high }); gerecht wären { $fair }.
balance-even = Kein Platz ist erkennbar im Vorteil oder im Nachteil: Platz 1, der beginnt, gewinnt { $share } der Partien (95-%-Intervall für alle Plätze zusammen: { $low } bis { $high }); gerecht wären { $fair }.
balance-others = { $count ->
    [one] Beim anderen Platz ist nichts dergleichen zu erkennen.
   *[other] Bei den anderen Plätzen ist nichts dergleichen zu erkennen.
}
balance-who = Platz 1 beginnt. Auf allen Plätzen spielen Bots: { $bots }.
balance-scores = Punkte und Länge
balance-scores-note = Wie oft ein Platz mit so vielen Punkten endete; der Strich ist das Mittel.
balance-options = Was Optionen ändern
balance-options-note = Wie viel jede Option ändert: vom Wert vor dem Pfeil, den die Partien oben haben, zu dem dahinter, bei gleichem Glück. Ein Stern kennzeichnet, was sicher kein Zufall ist: Die Intervalle gelten für alle { $count } Änderungen zusammen.
balance-no-change = { $option }. Das machte in keiner Partie einen Unterschied: Diese Bots spielen damit genauso. Bots vergessen zum Beispiel nichts.
# As in English.
balance-option = Option
balance-measure = Was
balance-change = Änderung
balance-length = Züge
balance-points = Punkte
balance-lead = Vorsprung
balance-ties = Geteilte Siege, Prozentpunkte
balance-first = Platz 1 gewinnt, Prozentpunkte
balance-things = Was die Dinge wert sind
balance-things-note = Um wie viele Punkte vor den anderen am selben Tisch endete, wer mit etwas zu tun hatte. Das Ding muss nicht die Ursache sein: Wer mehr zieht, hat von allem mehr und liegt ohnehin vorn, und manches wählt, bei wem es gut läuft. In den Überschriften steht … für das Ding und X für einen Spieler.
balance-clear = Von { $all } Dingen { $clear ->
    [one] hebt sich { $clear } sicher
   *[other] heben sich { $clear } sicher
} ab: Die 0 liegt außerhalb des Intervalls, und die Intervalle gelten für alle { $all } zusammen.
balance-unclear = So wenige Partien zeigen noch von keinem Ding etwas Sicheres: Versuche es mit etwa { $games }.
balance-only = Nur was sich abhebt, steht hier.
balance-drawn = Was sich abhebt, hat einen gefüllten Punkt.
# Eine Überschrift, die auch andere haben, mit einem Beispiel.
balance-for-example = { $heading } (etwa: { $thing })
balance-number = { $kind ->
    [tile] Plättchen { $number }
   *[other] { $number }
}
balance-left = { $count ->
    [one] { $count } weiteres ist nicht gezeigt.
   *[other] { $count } weitere sind nicht gezeigt.
}
balance-thing = Ding
balance-ahead = Voraus
balance-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
balance-method = Bots haben viele Partien gegeneinander gespielt; aus ihnen sind Plätze, Punkte und Länge gezählt. Ein Ding wird innerhalb jeder Partie verglichen, in der die einen damit zu tun hatten und die anderen nicht, damit weder das Glück am Tisch noch die Länge der Partie eine Rolle spielt; was in weniger als 30 Partien so vorkam, fehlt. Optionen wurden einzeln ausprobiert, mit demselben Glück. Bots sind keine Menschen: Was ihnen wenig nützt, kann dem viel nützen, der damit umzugehen weiß.
balance-chance = In 95 von 100 solchen Berichten enthalten alle Intervalle der Dinge zusammen den wahren Wert, ebenso alle der Optionen; von den Intervallen in der Tabelle der Plätze gilt das für jedes einzeln.
balance-together = Die Plätze werden gemeinsam beurteilt. Darum sind die Intervalle am Anfang breiter als die der Tabelle, die für jeden Platz einzeln gelten: so breit, dass in 95 von 100 solchen Berichten keinem Platz ein Vorteil oder Nachteil nachgesagt wird, den er nicht hat.

## heorot play, serve

hall-open = Die Halle ist offen: { $address } (Strg-C schließt sie)
hall-is-open = Die Halle ist schon offen: { $address }
