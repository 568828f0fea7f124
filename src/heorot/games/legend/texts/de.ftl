# Beowulf – Der sagenhafte Drachenkämpfer.
#
# A card is a message card-…, given $colour, which is "double" for a card with two symbols. The plain
# text is a label without an article; { NAME($card, form: "accusative") } and "dative" have the
# indefinite article, special cards the definite one where they need any. No sentence makes a card
# its subject.
#
# A symbol is a message symbol-…, a short label for tables letter-…, a gain gain-…, a token or tile
# token-…: $number is the value of a token, or how many there are of alliances and cards.

## Cards

card-travelling = { $colour ->
    [double] doppelte Reisekarte
   *[other] Reisekarte
}
    .accusative = { $colour ->
        [double] eine doppelte Reisekarte
       *[other] eine Reisekarte
    }
    .dative = { $colour ->
        [double] einer doppelten Reisekarte
       *[other] einer Reisekarte
    }
    .several = { $colour ->
        [double] { $count } doppelte Reisekarten
       *[other] { $count } Reisekarten
    }
card-friendship = { $colour ->
    [double] doppelte Freundschaftskarte
   *[other] Freundschaftskarte
}
    .accusative = { $colour ->
        [double] eine doppelte Freundschaftskarte
       *[other] eine Freundschaftskarte
    }
    .dative = { $colour ->
        [double] einer doppelten Freundschaftskarte
       *[other] einer Freundschaftskarte
    }
    .several = { $colour ->
        [double] { $count } doppelte Freundschaftskarten
       *[other] { $count } Freundschaftskarten
    }
card-wit = { $colour ->
    [double] doppelte Klugheitskarte
   *[other] Klugheitskarte
}
    .accusative = { $colour ->
        [double] eine doppelte Klugheitskarte
       *[other] eine Klugheitskarte
    }
    .dative = { $colour ->
        [double] einer doppelten Klugheitskarte
       *[other] einer Klugheitskarte
    }
    .several = { $colour ->
        [double] { $count } doppelte Klugheitskarten
       *[other] { $count } Klugheitskarten
    }
card-courage = { $colour ->
    [double] doppelte Mutkarte
   *[other] Mutkarte
}
    .accusative = { $colour ->
        [double] eine doppelte Mutkarte
       *[other] eine Mutkarte
    }
    .dative = { $colour ->
        [double] einer doppelten Mutkarte
       *[other] einer Mutkarte
    }
    .several = { $colour ->
        [double] { $count } doppelte Mutkarten
       *[other] { $count } Mutkarten
    }
card-fighting = { $colour ->
    [double] doppelte Kampfkarte
   *[other] Kampfkarte
}
    .accusative = { $colour ->
        [double] eine doppelte Kampfkarte
       *[other] eine Kampfkarte
    }
    .dative = { $colour ->
        [double] einer doppelten Kampfkarte
       *[other] einer Kampfkarte
    }
    .several = { $colour ->
        [double] { $count } doppelte Kampfkarten
       *[other] { $count } Kampfkarten
    }
card-beowulf = Beowulf-Karte
    .accusative = eine Beowulf-Karte
    .dative = einer Beowulf-Karte
    .several = { $count } Beowulf-Karten

# The special cards. A possessive name (König Hrothgars …) has no article; „Der Krieger Rast“ seems to
# begin with one and so has quotation marks.
card-blessing = König Hrothgars Segnung
    .accusative = König Hrothgars Segnung
    .dative = König Hrothgars Segnung
card-inspiration = Königin Wealhtheows Eingebung
    .accusative = Königin Wealhtheows Eingebung
    .dative = Königin Wealhtheows Eingebung
card-daring = Beowulfs Wagemut
    .accusative = Beowulfs Wagemut
    .dative = Beowulfs Wagemut
card-resolve = Beowulfs Entschlossenheit
    .accusative = Beowulfs Entschlossenheit
    .dative = Beowulfs Entschlossenheit
card-rest = Der Krieger Rast
    .accusative = „Der Krieger Rast“
    .dative = „Der Krieger Rast“
card-hides = Ländereien
    .accusative = die Ländereien
    .dative = den Ländereien
card-shield = Der eiserne Schild
    .accusative = den eisernen Schild
    .dative = dem eisernen Schild
card-sword = Das geliehene Schwert
    .accusative = das geliehene Schwert
    .dative = dem geliehenen Schwert
card-ships = Die schnellen Schiffe
    .accusative = die schnellen Schiffe
    .dative = den schnellen Schiffen
card-oath = Der Eid der Thane
    .accusative = den Eid der Thane
    .dative = dem Eid der Thane

## Symbols

symbol-travelling = Reise
    .accusative = ein Reisesymbol
    .several = { $count } Reisesymbole
symbol-friendship = Freundschaft
    .accusative = ein Freundschaftssymbol
    .several = { $count } Freundschaftssymbole
symbol-wit = Klugheit
    .accusative = ein Klugheitssymbol
    .several = { $count } Klugheitssymbole
symbol-courage = Mut
    .accusative = ein Mutsymbol
    .several = { $count } Mutsymbole
symbol-fighting = Kampf
    .accusative = ein Kampfsymbol
    .several = { $count } Kampfsymbole
# As in English: a name.
symbol-beowulf = Beowulf
    .accusative = ein Beowulf-Symbol
    .several = { $count } Beowulf-Symbole

# Two letters each: Klugheit and Kampf begin alike.
letter-travelling = Re
letter-friendship = Fr
letter-wit = Kl
letter-courage = Mu
letter-fighting = Ka
letter-beowulf = Be

## Gains

gain-fame = { $number } Ruhm
    .accusative = { $number } Ruhm
gain-treasure = { $number } Gold
    .accusative = { $number } Gold
gain-alliance = { $number } Bündnisplättchen
    .accusative = { $number ->
        [one] ein Bündnisplättchen
       *[other] { $number } Bündnisplättchen
    }
gain-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
    .accusative = { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }
gain-wound = Wunde
    .accusative = eine Wunde
gain-scratch = Kratzer
    .accusative = einen Kratzer
gain-misfortune = Misserfolg
    .accusative = einen Misserfolg
gain-double_wound = doppelte Wunde
    .accusative = eine doppelte Wunde
gain-fame_or_heal = { $number } Ruhm oder ein großes Wundenplättchen weniger
    .accusative = { $number } Ruhm oder ein großes Wundenplättchen weniger
gain-heal = ein großes Wundenplättchen oder alle Kratzer weniger
    .accusative = ein großes Wundenplättchen oder alle Kratzer weniger
gain-scratches = alle Kratzer weniger
    .accusative = alle Kratzer weniger

## Tokens and tiles

token-fame = Ruhmesplättchen mit { $number } Ruhm
    .accusative = ein Ruhmesplättchen mit { $number } Ruhm
    .dative = einem Ruhmesplättchen mit { $number } Ruhm
    .several = { $count } Ruhmesplättchen mit je { $number } Ruhm
token-treasure = Schatzplättchen mit { $number } Gold
    .accusative = ein Schatzplättchen mit { $number } Gold
    .dative = einem Schatzplättchen mit { $number } Gold
    .several = { $count } Schatzplättchen mit je { $number } Gold
token-alliance_fame = Bündnisplättchen mit { $number } Ruhm
    .accusative = ein Bündnisplättchen mit { $number } Ruhm
    .dative = einem Bündnisplättchen mit { $number } Ruhm
    .several = { $count } Bündnisplättchen mit je { $number } Ruhm
token-alliance_treasure = Bündnisplättchen mit { $number } Gold
    .accusative = ein Bündnisplättchen mit { $number } Gold
    .dative = einem Bündnisplättchen mit { $number } Gold
    .several = { $count } Bündnisplättchen mit je { $number } Gold
token-misfortune = Misserfolgsplättchen
    .accusative = ein Misserfolgsplättchen
    .dative = einem Misserfolgsplättchen
    .several = { $count } Misserfolgsplättchen
token-wound = Wundenplättchen
    .accusative = ein Wundenplättchen
    .dative = einem Wundenplättchen
    .several = { $count } Wundenplättchen
token-double_wound = Wundenplättchen mit 2 Wunden
    .accusative = das Wundenplättchen mit 2 Wunden
    .dative = dem Wundenplättchen mit 2 Wunden

## Kinds of episodes

legend-kind-opportunity = Gelegenheit
legend-kind-risk = Risiko
legend-kind-selection = Auswahl
legend-kind-recovery = Erholung
legend-kind-simultaneous = Hauptepisode, gleichzeitig gespielt
legend-kind-turn_order = Hauptepisode, reihum gespielt
legend-kind-treasure = Schatzepisode
legend-kind-ranking = Schatzepisode mit Rangfolge
legend-kind-death = letzte Episode

## Episodes

# Their names.
episode-1 = An König Hygelacs Hof
episode-2 = Fahrt nach Dänemark
episode-3 = In König Hrothgars Halle
episode-4 = Letzte Vorbereitungen
episode-5 = Grendels Angriff
episode-6 = Große Belohnungen
episode-7 = Die Feier
episode-8 = Rast in der Halle
episode-9 = Angriff der Seehexe
episode-10 = Jagdvorbereitungen
episode-11 = Jagd nach der Seehexe
episode-12 = Am gespenstischen See
episode-13 = Kampf mit der Seehexe
episode-14 = Abschied von den Dänen
episode-15 = Fahrt nach Gautland
episode-16 = König Hygelac
episode-17 = Darbietung der Geschenke
episode-18 = Anteil an der Ehre
episode-19 = Plünderfahrt nach Friesland
episode-20 = Grenzfehden
episode-21 = Der Verrat der Schweden
episode-22 = Beowulf wird König
episode-23 = Mächtige Bündnisse
episode-24 = Der Aufstieg Gautlands
episode-25 = Fünfzig Winter
episode-26 = Wiederherstellung des Friedens
episode-27 = Viele Freundschaften
episode-28 = Der goldene Kelch
episode-29 = Leuchtfeuer an der Küste
episode-30 = Des Drachen Wut
episode-31 = Der eiserne Schild
episode-32 = Marsch zum Hügelgrab
episode-33 = Die Flucht ergreifen?
episode-34 = Der Kampf mit dem Drachen
episode-35 = Wiedergewinnung der Schätze
episode-36 = Beowulfs Tod

# A line of the story to each.
legend-story-1 = Übers Meer dringt das Gerücht von einem Nachtgänger, und Hygelacs kühnster Mann will hin.
legend-story-2 = Ein Drachenbug teilt die Walstraße; von Heimkehr hat keiner an Bord etwas versprochen.
legend-story-3 = Unter goldenen Giebeln schenkt ein alter König dem Sohn eines alten Freundes Met ein.
legend-story-4 = Die Fackeln brennen nieder. Schwerter werden abgelegt, Stiefel nicht.
legend-story-5 = Das Tor birst aus den Angeln, und zwei Hände finden sich, die nicht mehr loslassen.
legend-story-6 = Am Dachbalken hängt der Arm des Unholds, und der Ringspender öffnet seine Truhen.
legend-story-7 = Harfe und Horn kreisen bis zum Morgen; niemand zählt die Becher, niemand verriegelt das Tor.
legend-story-8 = Mäntel auf den Bänken, Glut im Herd: Endlich schläft die Halle ruhig.
legend-story-9 = Eine Mutter kommt um ihres toten Sohnes willen, und sie geht nicht allein.
legend-story-10 = Im Morgengrauen sattelt man Pferde, zählt Speere und liest Spuren im Laternenlicht.
legend-story-11 = Über Moor und Klippen führt die Blutspur an ein Wasser, das jeder Hirsch meidet.
legend-story-12 = Flammen flackern auf dem schwarzen See, und wer wählen darf, überlegt gut.
legend-story-13 = Tief unter den Wellen versagt eine gute Klinge, doch ein Riesenschwert hängt in Reichweite.
legend-story-14 = Der alte König weint am Strand; Gaben werden verstaut, Hände noch einmal gedrückt.
legend-story-15 = Günstig weht der Wind von Dänemark her, und aus der Gischt steigen die Klippen der Heimat.
legend-story-16 = In der Halle seines Herrn erzählt Beowulf alles und macht nichts klein außer sich selbst.
legend-story-17 = Dänengold liegt dem König zu Füßen; die vollsten Hände werden am lautesten gepriesen.
legend-story-18 = Land, Ringe oder ein Lied: Jeder darf sagen, wofür man sich an ihn erinnern soll.
legend-story-19 = Am Strand der Friesen liegt die Beute, und Hygelac liegt daneben.
legend-story-20 = Scheunen brennen zu beiden Seiten der Grenze, und jeder Friede währt kürzer als der letzte.
legend-story-21 = Gäste aus Schweden vergelten einem jungen König das Obdach mit Stahl.
legend-story-22 = Der Hochsitz ist leer, und nur ein Paar Schultern ist breit genug.
legend-story-23 = Gesandte kommen zu Land und zu Wasser; eine volle Truhe macht den Händedruck fest.
legend-story-24 = Neue Hallen, neue Häfen: Gautland wächst, und gebaut wird es aus Gold.
legend-story-25 = Fünfzigmal fällt und schmilzt der Schnee, und im Frieden wird ein Königsbart weiß.
legend-story-26 = Aus Speeren werden Pflüge, und jede Kunst von einst hat wieder zu tun.
legend-story-27 = Weit und breit stehen die Türen offen, und wer die Hörner füllt, gewinnt Freunde.
legend-story-28 = Ein Flüchtling schleicht mit einem blanken Becher aus dem Grab, und hinter ihm erwacht etwas.
legend-story-29 = Von Kap zu Kap lodern die Feuer auf: Die Nacht hat Flügel.
legend-story-30 = Von Küste zu Küste brennen die Dächer, auch das des Königs.
legend-story-31 = Lindenholz brennt; also muss der Schmied einen Schild aus Eisen schaffen, koste es, was es wolle.
legend-story-32 = Ein Dutzend zieht mit dem König zu den grauen Steinen, und mit jeder Meile langsamer.
legend-story-33 = Das Hügelgrab atmet Rauch. Der Wald ist nah, und niemand sähe dich laufen.
legend-story-34 = Der alte König tritt in die Flammen, und diesmal reicht Kraft allein nicht aus.
legend-story-35 = Mit vollen Armen trägt man den Hort heraus: kalt, schwer und nun herrenlos.
legend-story-36 = Ein Scheiterhaufen auf dem Kap, ein Hügel für die Seefahrer, eine Krone ohne Haupt.

## Options

option-advanced = Spiel für Fortgeschrittene mit Schatzepisoden
option-fallen = Gefallene haben 0 Punkte
option-bluffing = Gebote liegen verdeckt aus, Bluffen ist erlaubt
option-memory = was man sich merken muss, bleibt verdeckt

## Figures of a box that are reconstructed

sort-fame = Ruhmesplättchen
sort-treasure = Schatzplättchen
sort-alliance = Bündnisplättchen
sort-misfortune = Misserfolgsplättchen

# Episodes by their numbers, as in "8, 12 und 20–25"; $count is how many they are.
numbered = { $count ->
    [one] Episode { $numbers }
   *[other] Episoden { $numbers }
}

figure-copies = Anzahl der Karten ({ $things })
figure-count = Anzahl der Symbole auf einer Karte ({ $things })
figure-name = Namen ({ $things })
figure-values = wie oft es jeden Wert gibt ({ $things })
figure-slot = Stellen auf dem Weg ({ $things })
figure-kind = Arten ({ $things })
figure-symbol = Symbole auf Sonderkarten ({ $things })
figure-symbols = geforderte Symbole ({ $things })
figure-spaces = Errungenschaften der Felder ({ $things })
figure-gain = was es zu gewinnen gibt ({ $things })

## How far a match has come

where = Episode { $number } von 36

## Where points come from

source-fame = Ruhm
source-treasure = Gold
source-alliances = Bündnisse
source-misfortunes = Misserfolge
source-wounds = Wunden
source-fallen = Gefallen

# Ein Stück der Kurzform einer Aktion.
short-form = { $piece ->
    [Tr] Re
    [Wi] Kl
    [Co] Mu
    [Fi] Ka
    [Hides] Ländereien
    [Shield] Schild
    [Sword] Schwert
    [Ships] Schiffe
    [Oath] Eid
    [Blessing] Segnung
    [Inspiration] Eingebung
    [Daring] Wagemut
    [Resolve] Entschlossenheit
    [Rest] Rast
    [f] r
    [af] br
    [t] g
    [at] bg
    [s] feld
    [treasure] schatz
    [alliance] bündnis
    [fame] ruhm
    [cards] karten
    [scratches] kratzer
    [wound] wunde
    [double] doppelwunde
    [takefame] ruhmnehmen
    [no] nein
    [drop] aussteigen
    [done] fertig
    [risk] risiko
    [dare] wagen
    [ignore] ungeschehen
    [refuse] zurückweisen
    [rest] rast
   *[other] { $piece }
}

## What can be done

action-lay = Lege { NAME($card, form: "accusative") } aus
action-bid = Biete { NAME($card, form: "accusative") }
action-commit = Schließe dein Gebot ab
action-pick = Nimm { NAME($card, form: "accusative") }
action-pay = Bezahle mit { NAME($card, form: "dative") }
action-discard = Lege { NAME($card, form: "accusative") } ab
action-take_back = Spiele König Hrothgars Segnung: Nimm { NAME($card, form: "accusative") } zurück
action-play = Spiele { NAME($card, form: "accusative") }
action-give = Gib { NAME($token, form: "accusative") } ab
action-show = Decke { NAME($token, form: "accusative") } auf
action-take_space = Nimm Feld { $slot }: { $gain }
action-take_special = Nimm Feld { $slot }: { $card }
action-take_nothing = Nimm Feld { $slot }
action-select_treasure = Nimm ein Schatzplättchen mit 2 Gold
action-select_alliance = Ziehe ein Bündnisplättchen
action-select_fame = Nimm ein Ruhmesplättchen mit 2 Ruhm
action-select_cards = Ziehe zwei Karten
action-heal_scratches = Gib alle deine Kratzer ab
action-heal_wound = Gib ein Wundenplättchen mit einer Wunde ab
action-heal_double = Gib das Wundenplättchen mit 2 Wunden ab
action-take_fame = Nimm den Ruhm
action-risk = Riskiere es: Decke zwei Karten auf
action-dare = Spiele Beowulfs Wagemut: Decke fünf Karten auf
action-resolve = Spiele Beowulfs Entschlossenheit: Mach das Risiko ungeschehen
action-inspire = Spiele Königin Wealhtheows Eingebung: Weise zurück, was das Feld bringt
action-rest_one = Spiele „Der Krieger Rast“: Gib einen Kratzer ab
action-rest_two = Spiele „Der Krieger Rast“: Gib zwei Kratzer ab
action-decline = Lehne ab
action-drop = Steig aus
action-pass = Steig aus der Versteigerung aus
action-let_leave = Nimm keine Karte zurück
action-suffer = Nimm hin, was das Feld bringt
action-accept_failure = Nimm das fehlgeschlagene Risiko hin
action-accept_scratch = Nimm den dritten Kratzer hin

## What the table asks of a player

question-over = Das Spiel ist zu Ende.
question-trading_two_cards = Lege zwei Handkarten ab und erhalte dafür { NAME($gain, form: "accusative") }, oder lehne ab.
question-trading_two_symbols = Bezahle zwei Symbole ({ $symbol } oder Beowulf) und erhalte dafür { NAME($gain, form: "accusative") }, oder lehne ab.
question-trading_one_of_each = Bezahle je eines der fünf Symbole und erhalte dafür { NAME($gain, form: "accusative") }, oder lehne ab.
question-trading_two_fame_tokens = Gib zwei Ruhmesplättchen ab, um ein großes Wundenplättchen oder alle deine Kratzer loszuwerden, oder lehne ab.
question-trading_for_tile = Gib zwei Ruhmesplättchen ab, um ein großes Wundenplättchen loszuwerden, oder lehne ab.
question-trading_for_scratches = Gib zwei Ruhmesplättchen ab, um alle deine Kratzer loszuwerden, oder lehne ab.
question-trading_cannot_pay = Den Preis dieser Gelegenheit kannst du nicht zahlen: Lehne ab.
question-paying = { $count ->
    [one] Noch eine Karte, dann ist bezahlt. Wähle sie.
   *[other] Es fehlen noch { $count }. Wähle die nächste Karte.
}
question-giving = { $count ->
    [one] Wähle noch ein Ruhmesplättchen, das du abgibst.
   *[other] Wähle noch { $count } Ruhmesplättchen, die du abgibst.
}
question-choosing_healing = Wähle, was du loswerden willst: ein großes Wundenplättchen oder alle deine Kratzer.
question-choosing_tile = Wähle, welches große Wundenplättchen du loswerden willst.
question-risking = Geh das Risiko ein oder lehne ab. Es passen { $symbol }, { $symbol2 } und Beowulf.
question-selecting = Wähle eine der Errungenschaften oder lehne ab.
question-picking = Nimm eine der aufgedeckten Karten.
question-bidding_one = Biete geheim beliebig viele Karten, auch gar keine. Es zählen { $symbol } und Beowulf.
question-bidding_two = Biete geheim beliebig viele Karten, auch gar keine. Es zählen { $symbol }, { $symbol2 } und Beowulf.
question-bidding_one_more = Dein Gebot zählt bisher { $count } ({ $symbol } und Beowulf). Biete noch eine Karte oder schließe es ab.
question-bidding_two_more = Dein Gebot zählt bisher { $count } ({ $symbol }, { $symbol2 } und Beowulf). Biete noch eine Karte oder schließe es ab.
question-bidding_all = Dein Gebot zählt { $count }. Mehr hast du nicht zu bieten: Schließe es ab.
question-bidding_nothing = Du hast keine passende Karte: Schließe dein Gebot ohne Karten ab.
question-striving = { $count ->
    [0] Lege eine passende Karte aus ({ $symbol }, { $symbol2 } oder Beowulf), geh ein Risiko ein oder steig aus.
   *[other] Lege passende Karten aus ({ $symbol }, { $symbol2 } oder Beowulf), geh ein Risiko ein oder steig aus. Die Vorlage ist { $count }, du hast { $count2 }.
}
question-striving_level = Mit { $count2 } ist die Vorlage von { $count } erreicht: Lege genau eine Karte aus ({ $symbol }, { $symbol2 } oder Beowulf), geh ein Risiko ein oder steig aus.
question-striving_on = Lege weitere passende Karten aus ({ $symbol }, { $symbol2 } oder Beowulf) oder steig aus. Die Vorlage ist { $count }, du hast { $count2 }.
question-striving_lay = { $count ->
    [0] Lege eine passende Karte aus ({ $symbol }, { $symbol2 } oder Beowulf) oder steig aus; für ein Risiko ist keine Karte mehr da.
   *[other] Lege passende Karten aus ({ $symbol }, { $symbol2 } oder Beowulf) oder steig aus; für ein Risiko ist keine Karte mehr da. Die Vorlage ist { $count }, du hast { $count2 }.
}
question-striving_risk = { $count ->
    [0] Du hast keine passende Karte ({ $symbol }, { $symbol2 } oder Beowulf): Geh ein Risiko ein oder steig aus.
   *[other] Du hast keine passende Karte ({ $symbol }, { $symbol2 } oder Beowulf): Geh ein Risiko ein oder steig aus. Die Vorlage ist { $count }, du hast { $count2 }.
}
question-striving_drop = { $count ->
    [0] Du hast keine passende Karte ({ $symbol }, { $symbol2 } oder Beowulf): Steig aus.
   *[other] Du hast keine passende Karte mehr ({ $symbol }, { $symbol2 } oder Beowulf): Steig aus. Die Vorlage ist { $count }, du hast { $count2 }.
}
question-taking = Du hast Rang { $slot }. Nimm eines der freien Felder.
question-healing = Nimm den Ruhm des Feldes oder gib ein großes Wundenplättchen ab.
question-auction = { $count ->
    [0] Eröffne die Versteigerung mit einem Schatzplättchen oder steig aus. Zu gewinnen: { $gain }.
   *[other] Decke Schatzplättchen auf oder steig aus. Zu gewinnen: { $gain }. Die höchste Summe ist { $count }, deine { $count2 }.
}
question-auction_card = { $count ->
    [0] Eröffne die Versteigerung mit einem Schatzplättchen oder steig aus. Zu gewinnen: { $card }.
   *[other] Decke Schatzplättchen auf oder steig aus. Zu gewinnen: { $card }. Die höchste Summe ist { $count }, deine { $count2 }.
}
question-auction_drop = Du hast keinen Schatz mehr, den du aufdecken könntest: Steig aus der Versteigerung aus.
question-blessing = Deine Karten verlassen gleich den Tisch. Nimmst du eine mit König Hrothgars Segnung zurück?
question-inspiration = Das Feld bringt dir { NAME($gain, form: "accusative") }. Spielst du dagegen Königin Wealhtheows Eingebung?
question-resolve = Das Risiko ist fehlgeschlagen. Machst du es mit Beowulfs Entschlossenheit ungeschehen?
question-rest = Gleich kommt dein dritter Kratzer. Spielst du vorher „Der Krieger Rast“?

## What happened

event-episode_begins = Die Episode „{ $episode }“ beginnt.
event-skipped = Übersprungen: { $episode }.
event-draws = { $count ->
    [0] { $seat } kann nichts ziehen, denn es ist keine Karte mehr da.
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
event-sees = { $seat } hat { NAME($card, form: "accusative") } gezogen.
event-pile_renewed = { $count ->
    [one] Die einzige Karte des Ablagestapels wird zum neuen Nachziehstapel.
   *[other] Die { $count } Karten des Ablagestapels werden gemischt und bilden den neuen Nachziehstapel.
}
event-declines = { $seat } lehnt ab.
event-risks = { $seat } geht ein Risiko ein.
event-dares = { $seat } spielt Beowulfs Wagemut und geht ein Risiko ein.
event-turns_up = { $seat } deckt { NAME($card, form: "accusative") } vom Nachziehstapel auf.
event-keeps = { $seat } behält { NAME($card, form: "accusative") }.
event-lays = { $seat } legt { NAME($card, form: "accusative") } aus.
event-risk_fails = Nichts passt: Das Risiko von { $seat } ist fehlgeschlagen.
event-resolves = { $seat } spielt Beowulfs Entschlossenheit und macht das Risiko ungeschehen.
event-rests = { $count ->
    [one] { $seat } spielt „Der Krieger Rast“ und gibt einen Kratzer ab.
   *[other] { $seat } spielt „Der Krieger Rast“ und gibt { $count } Kratzer ab.
}
event-scratched = { $seat } erhält einen Kratzer.
event-third_scratch = Das ist der dritte: { $seat } gibt alle drei Kratzer ab und nimmt dafür eine Wunde.
event-wounded = { $seat } erhält eine Wunde.
event-doubly_wounded = { $seat } erhält die doppelte Wunde.
event-misfortune = { $seat } erhält ein Misserfolgsplättchen.
event-pays = { $seat } bezahlt mit { NAME($card, form: "dative") }.
event-discards = { $seat } legt { NAME($card, form: "accusative") } ab.
event-gives = { $seat } gibt { NAME($token, form: "accusative") } ab.
event-takes = { $seat } nimmt { NAME($token, form: "accusative") }.
event-takes_alliances = { $count ->
    [one] { $seat } zieht ein Bündnisplättchen.
   *[other] { $seat } zieht { $count } Bündnisplättchen.
}
event-sees_alliance = { $seat } hat { NAME($token, form: "accusative") } gezogen.
event-takes_special = { $seat } gewinnt { NAME($card, form: "accusative") }.
event-nothing_left = Davon ist nichts mehr da: { $seat } geht leer aus.
event-heals_scratches = { $seat } gibt alle Kratzer ab.
event-heals = { $seat } gibt { NAME($token, form: "accusative") } ab.
event-offered = Die Erholung bietet { NAME($card, form: "accusative") }.
event-picks = { $seat } nimmt { NAME($card, form: "accusative") }.
event-bids_down = { $count ->
    [0] { $seat } bietet keine einzige Karte.
    [one] { $seat } bietet verdeckt eine Karte.
   *[other] { $seat } bietet verdeckt { $count } Karten.
}
event-shows_bid = { $count ->
    [0] { $seat } hat nichts geboten.
    [one] { $seat } hat eine Karte geboten.
   *[other] { $seat } hat { $count } Karten geboten.
}
event-has_bid = { $seat } hat das Gebot abgeschlossen.
event-reveals = { $seat } deckt { NAME($card, form: "accusative") } auf.
event-bluffed = Das war ein Bluff: { $seat } nimmt { NAME($card, form: "accusative") } zurück.
event-blesses = { $seat } spielt König Hrothgars Segnung und nimmt { NAME($card, form: "accusative") } zurück.
event-drops_out = { $seat } steigt aus.
event-ranked = { $seat } kommt mit Summe { $count } auf Rang { $slot }.
event-tied = Gleichstand: Im Uhrzeigersinn vom Startspieler aus kommt { $seat } vor { $seat2 }.
event-takes_space = { $seat } nimmt Feld { $slot }.
event-inspired = { $seat } spielt Königin Wealhtheows Eingebung und weist zurück, was das Feld bringt.
event-new_start = { $seat } wird Startspieler.
event-shows = { $seat } deckt { NAME($token, form: "accusative") } auf.
event-passes = { $seat } steigt aus der Versteigerung aus.
event-wins_auction = { $seat } gewinnt die Versteigerung und bezahlt { $count } Gold.
event-no_winner = Die Versteigerung gewinnt niemand.
event-reveals_treasure = { $count ->
    [0] { $seat } hat keinen Schatz aufzudecken.
   *[other] { $seat } deckt Schätze im Wert von { $count } Gold auf.
}
event-returns_treasure = { $seat } gibt alle Schätze ab.
event-hands_in = { $seat } gibt { NAME($card, form: "accusative") } ab.
event-reveals_alliance = { $seat } deckt { NAME($token, form: "accusative") } auf.
event-game_over = Das Spiel ist zu Ende.

## Why not

# Two to five play.
company = { $count ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu fünft
}

refusal-game_over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-not_in_hand = Du kannst nur deine eigenen Handkarten verwenden, und { NAME($card, form: "accusative") } hast du nicht auf der Hand.
refusal-picked_already = Du hast { NAME($card, form: "accusative") } schon gewählt und keine weitere Karte dieser Art. Wähle etwas anderes.
refusal-no_symbols = Hier kannst du { NAME($card, form: "accusative") } nicht verwenden, denn Textkarten zeigen keine Symbole. Wähle eine Karte mit Symbolen.
refusal-not_asked_for = Hier kannst du { NAME($card, form: "accusative") } nicht verwenden, denn dieses Symbol ist nicht gefordert. Wähle eine passende Karte.

refusal-risk_first = Sag zuerst, ob du das Risiko eingehst oder ablehnst.
refusal-risked_already = Du bist in diesem Zug schon ein Risiko eingegangen. In deinem nächsten Zug darfst du es wieder.
refusal-risk_before_cards = Ein Risiko darfst du nur eingehen, bevor du Karten von der Hand auslegst, und das hast du schon getan. Lege noch eine aus oder steig aus.
refusal-no_cards_left = Weder im Nachziehstapel noch im Ablagestapel ist eine Karte; ohne Karten kann niemand ein Risiko eingehen.

refusal-trade_first = Zuerst kommt die Gelegenheit: Bezahle den Preis oder lehne ab.
refusal-finish_paying = { $count ->
    [one] Du bezahlst gerade, und es fehlt noch eines. Wähle es oder nimm deine Wahl zurück.
   *[other] Du bezahlst gerade, und es fehlen noch { $count }. Wähle sie oder nimm deine Wahl zurück.
}
refusal-cannot_pay = Du kannst den Preis nicht vollständig bezahlen, und teilweise geht es nicht. Lehne ab.
refusal-covered_already = Mit { NAME($card, form: "dative") } deckst du nichts Neues ab, denn dieses Symbol hast du schon gewählt. Wähle eine Karte für ein Symbol, das noch fehlt.
refusal-tokens_not_cards = Mit Karten kannst du hier nichts ausrichten: Der Preis sind zwei Ruhmesplättchen.
refusal-fame_only = Mit Schätzen kannst du hier nichts ausrichten: Gib Ruhmesplättchen ab.
refusal-give_first = { $count ->
    [one] Wähle zuerst noch ein Ruhmesplättchen, das du abgibst; erst dann, was du loswerden willst.
   *[other] Wähle zuerst { $count } Ruhmesplättchen, die du abgibst; erst dann, was du loswerden willst.
}
refusal-no_such_token = Du kannst { NAME($token, form: "accusative") } nicht abgeben, denn du hast keines. Gib Ruhmesplättchen ab, die du hast.
refusal-given_already = Du hast { NAME($token, form: "accusative") } schon gewählt und kein weiteres davon. Wähle ein anderes.
refusal-choose_healing = Du hast beide Ruhmesplättchen gewählt. Wähle nun, was du loswerden willst, oder nimm deine Wahl zurück.
refusal-nothing_to_heal = Davon hast du nichts. Gib ab, was du hast: ein großes Wundenplättchen oder alle deine Kratzer.
refusal-select_first = Wähle zuerst eine der Errungenschaften oder lehne ab.
refusal-token_gone = Ein solches Plättchen ist nicht mehr da, und gewechselt wird nicht. Wähle etwas anderes oder lehne ab.
refusal-must_pick = In einer Erholung kann niemand ablehnen: Nimm eine der aufgedeckten Karten.
refusal-pick_first = Nimm zuerst eine der aufgedeckten Karten.
refusal-not_on_offer = Du kannst nur nehmen, was aufgedeckt daliegt, und { NAME($card, form: "accusative") } gibt es dort nicht. Wähle eine der Karten, die da sind.

refusal-bid_first = Mach zuerst dein Gebot: Wähle beliebig viele Karten oder keine und schließe es ab.
refusal-no_bluffing = Du kannst { NAME($card, form: "accusative") } nicht bieten: Ihr spielt ohne Bluffen, also stehen nur passende Karten zur Wahl.
refusal-lay_first = Zuerst kommt dein Zug in dieser Episode: Lege eine passende Karte aus, geh ein Risiko ein oder steig aus.
refusal-lay_or_drop = Zuerst kommt dein Zug in dieser Episode: Lege eine passende Karte aus oder steig aus.
refusal-take_first = Nimm zuerst eines der freien Felder.
refusal-space_taken = Feld { $slot } ist schon vergeben. Nimm eines, das noch frei ist.
refusal-space_not_available = Im Spiel { company } sind nur die ersten { $count } Felder verfügbar. Nimm eines von diesen.
refusal-fame_or_heal = Wähle zuerst: den Ruhm des Feldes oder ein großes Wundenplättchen, das du abgibst.
refusal-no_such_tile = Ein solches Wundenplättchen hast du nicht. Gib eines ab, das du hast, oder nimm den Ruhm.
refusal-tiles_only = Kratzer kannst du hier nicht abgeben. Gib ein großes Wundenplättchen ab oder nimm den Ruhm.

refusal-show_first = Zuerst kommt die Versteigerung: Decke ein Schatzplättchen auf oder steig aus.
refusal-treasure_only = Mit Ruhm kannst du in einer Versteigerung nicht bieten. Decke ein Schatzplättchen auf oder steig aus.
refusal-no_such_treasure = Du kannst { NAME($token, form: "accusative") } nicht aufdecken: Du hast keines, oder es liegt schon offen. Decke ein anderes auf oder steig aus.

refusal-blessing_first = Sag zuerst, welche Karte du mit König Hrothgars Segnung zurücknimmst oder dass du keine nimmst.
refusal-not_laid = Du kannst { NAME($card, form: "accusative") } nicht zurücknehmen, denn das geht nur mit deinen Karten auf dem Tisch. Wähle eine von diesen.
refusal-inspiration_first = Sag zuerst, ob du Königin Wealhtheows Eingebung spielst oder hinnimmst, was das Feld bringt.
refusal-resolve_first = Sag zuerst, ob du Beowulfs Entschlossenheit spielst oder das fehlgeschlagene Risiko hinnimmst.
refusal-rest_first = Sag zuerst, ob du „Der Krieger Rast“ spielst oder den dritten Kratzer hinnimmst.
refusal-finish_choice = Du bist mitten in einer Wahl. Beende sie oder nimm sie zurück; dann kannst du „Der Krieger Rast“ spielen.
refusal-no_scratches = Du hast keinen Kratzer. Kratzer kannst du nur abgeben, wenn du welche hast.
refusal-one_scratch_only = Du hast nur einen Kratzer. Gib diesen einen ab.

## The board

# Kurznamen der Sonderkarten.
legend-special-blessing = Segnung
legend-special-inspiration = Eingebung
legend-special-daring = Wagemut
legend-special-resolve = Entschlossenheit
legend-special-rest = Rast
legend-special-hides = Ländereien
legend-special-shield = Schild
legend-special-sword = Schwert
legend-special-ships = Schiffe
legend-special-oath = Eid
legend-special-cards = ★ zu gewinnen:
legend-pile = Nachziehstapel { $count }
legend-discards = · abgelegt:
legend-key = ♛ Ruhm ◆ Gold ● Bündnis ▯ Karte ★ Sonderkarte ✗ Wunde ╱ Kratzer
legend-cards = Karten
legend-wounds = Wunden
legend-tokens = Plättchen
legend-points = Punkte
legend-laid = Ausgelegt:
legend-shown = Aufgedeckt:
legend-total = Summe
legend-rank = Rang
legend-out = raus
legend-you = du
legend-known = bekannte Karten:
legend-asked = Gefordert:
legend-target = Vorlage:
legend-prize = Zu gewinnen:
legend-spaces = Felder:
legend-offer = Offene Karten:
legend-your-hand = Deine Hand, { $count }:
legend-matching = passend: { $count }
legend-others = Andere:
legend-your-tokens = Deine Plättchen:
legend-unhurt = keine Wunde { $points }
legend-fatal = Wunden { $points }
legend-sum = = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# Die Kürzel der Symbole, für die Hilfe.
legend-letters = { letter-travelling } ist { symbol-travelling }, { letter-friendship } { symbol-friendship }, { letter-wit } { symbol-wit }, { letter-courage } { symbol-courage }, { letter-fighting } { symbol-fighting }, { letter-beowulf } { symbol-beowulf }.
legend-help = ▶ ist am Zug, ⚑ ist der Startspieler. Ein Symbol ist sein Kürzel auf seiner Farbe, und eine Karte zeigt es so oft, wie es zählt: MuMu ist eine doppelte Mutkarte. { legend-letters } Unter den kommenden Episoden ist ≡ eine Hauptepisode, die alle gleichzeitig spielen, ↻ eine reihum gespielte, ? ein Risiko, ⇄ eine Gelegenheit mit ihrem Preis und dem, was sie bringt, ∨ eine Auswahl, ∪ eine Erholung, ◆ eine Schatzepisode, † die letzte. Von den Feldern siehst du die, die bei eurer Spielerzahl verfügbar sind: ♛ Ruhm, ◆ Gold, ● Bündnisplättchen, ▯ Karten, ★ eine Sonderkarte, ✗ eine Wunde, ╱ ein Kratzer, −2 ein Misserfolg, ✚ Heilung. Hinter „{ legend-special-cards }“ steht zu jeder Sonderkarte die Nummer der Episode, in der sie liegt. In der Spalte „{ legend-wounds }“ sind drei Plätze für Wunden und zwei für Kratzer, · ist ein freier. Wunden sind ✗, von der dritten an †, und die ist tödlich: Dann kostet jede Wunde 5 Punkte; der dritte Kratzer wird zur Wunde. ▮ ist eine verdeckte Karte, ✓ eine Karte oder ein Plättchen, das du gewählt hast, und in der Spalte „{ legend-total }“ ein fertiges Gebot. Ein + hinter den Punkten steht für Bündnisplättchen, die du nicht kennst.

## In the lobby

about-standard = Folge Beowulf von Grendel bis zum Drachen und verdiene dir den Thron, den er hinterlässt.

## What things do

tip-activity = Zählt als ein Symbol, eine doppelte Karte als zwei, wo eine Episode dieses Symbol verlangt.
tip-symbol = Karten mit diesem Symbol passen hier, und Beowulf-Karten auch.
tip-beowulf = Steht für jedes der fünf Symbole.
tip-hides = Die Karte zählt als mehrere Symbole beliebiger Art und kommt danach aus dem Spiel.
tip-special = Die Karte zählt als so viele Symbole, wie darauf sind, und kommt danach aus dem Spiel.
tip-blessing = Wenn deine ausgespielten Symbolkarten den Tisch verlassen, nach einer Hauptepisode oder für eine mit Symbolen bezahlte Gelegenheit, nimmst du eine davon zurück.
tip-inspiration = Du weist den Misserfolg, den Kratzer oder die Wunde des Feldes zurück, das du in einer Hauptepisode gerade genommen hast.
tip-daring = Vor einem Risiko: Du deckst fünf Karten auf statt zwei.
tip-resolve = Nach einem fehlgeschlagenen Risiko: kein Kratzer, und es geht weiter, als hättest du nichts riskiert.
tip-rest = Gib jederzeit einen oder zwei deiner Kratzer ab.
tip-fame = Zählt am Ende so viele Punkte, wie die Zahl sagt.
tip-treasure = Zählt am Ende so viele Punkte, wie die Zahl sagt; im Spiel für Fortgeschrittene bietest du es stattdessen in Schatzepisoden.
tip-alliance = Wird verdeckt gezogen, und nur der Besitzer sieht es: noch etwas Ruhm oder Gold.
tip-scratch = Einer oder zwei kosten dich nichts; beim dritten gibst du alle drei ab und bekommst eine Wunde, ohne Karten zu ziehen.
tip-wound = Von einem Feld bringt sie zwei Karten mit. Am Ende kosten drei oder mehr je 5 Punkte, oder alle, wenn Gefallene 0 Punkte haben; wer keine hat, bekommt 5 Punkte.
tip-double_wound = Ein großes Plättchen, das als zwei Wunden zählt; du ziehst zwei Karten dafür.
tip-cards = So viele Karten ziehst du vom Nachziehstapel.
tip-healing = Was du abgibst, zählt nicht mehr: ein großes Wundenplättchen oder alle deine Kratzer.
tip-scratches = Gib alle deine Kratzer ab, wenn du welche hast.
tip-last_healing = Du nimmst den Ruhm, oder du gibst stattdessen ein großes Wundenplättchen ab, das dann nicht mehr zählt.
tip-misfortune = Kostet dich am Ende zwei Punkte.
tip-tie = Bei Gleichstand liegt vorn, wer im Uhrzeigersinn näher am Startspieler sitzt; am nächsten ist der Startspieler selbst.
tip-risk = Du darfst zwei Karten vom Nachziehstapel aufdecken und behalten, was passt; passt nichts, bekommst du einen Kratzer.
tip-opportunity = Du darfst den Preis bezahlen, und zwar ganz, und bekommst, was daneben steht.
tip-selection = Du darfst dir eine von fünf Errungenschaften aussuchen.
tip-recovery = Karten liegen offen aus, zwei für jeden; reihum nimmt sich jeder eine, und dann noch eine.
tip-simultaneous = Alle bieten verdeckt Karten; wer die meisten passenden Symbole zeigt, wählt als Erster ein Feld.
tip-turn_order = Reihum legst du passende Karten bis zur höchsten Summe aus oder steigst aus; wer am längsten bleibt, wählt als Erster ein Feld.
tip-auction = Alle bieten Schatzplättchen; nur das höchste Gebot wird bezahlt und gewinnt den Preis.
tip-ranking = Alle decken ihre Schätze auf; wer am meisten hat, wählt als Erster ein Feld, dann werden alle Schätze abgegeben.
tip-death = Jeder gibt alle seine Handkarten ab; wer die meisten Symbole hat, gleich welche, wählt als Erster ein Feld.

## Labels of a plain board

view-alliances = Bündnisplättchen
view-available = Felder in dieser Partie
view-cards = Karten
view-chosen = Ausgewählt
view-count = Anzahl
view-deadly_wounds = Wunden, die Punkte kosten
view-discards = Abgelegt
view-double_wound = Plättchen mit 2 Wunden
view-face_down = Verdeckt gelegt
view-fame = Ruhmesplättchen
view-gain = Gewinn
# As in English.
view-hand = Hand
view-has_bid = hat geboten
view-is_out = ausgestiegen
# As in English.
view-kind = Episode
view-known = Was man davon kennt
view-laid = Ausgelegt
view-matches = passt
view-matching = Passende Symbole
view-misfortunes = Misserfolgsplättchen
view-offer = Offene Karten
view-path = Der Weg
view-pile = Karten im Nachziehstapel
view-players = Am Tisch
view-points = Punkte
view-price = Preis
view-rank = Rang
view-scratches = Kratzer
view-shown = Aufgedeckt
view-skipped = fällt aus
view-sources = Woher deine Punkte kommen
view-spaces = Felder
view-special_cards = Sonderkarten, noch zu gewinnen
view-start = Startspieler
view-supply = Vorrat
view-symbols = Symbole
view-taken = besetzt
view-tokens = Plättchen
view-total = Summe
view-treasure = Gold
view-wounds = Wunden
view-kind-death = { legend-kind-death }
view-kind-opportunity = { legend-kind-opportunity }
view-kind-ranking = { legend-kind-ranking }
view-kind-recovery = { legend-kind-recovery }
view-kind-risk = { legend-kind-risk }
view-kind-selection = { legend-kind-selection }
view-kind-simultaneous = { legend-kind-simultaneous }
view-kind-treasure = { legend-kind-treasure }
view-kind-turn_order = { legend-kind-turn_order }

## First steps

lesson-standard-goal = Du bist Wiglaf, einer von Beowulfs Gefährten. Wer die meisten Punkte gesammelt hat, wenn der alte König stirbt, gewinnt und folgt ihm auf den Thron.
lesson-standard-path = Beowulfs Weg führt durch 36 Episoden, und alle sehen, was noch kommt. Eine Zwischenepisode ist schnell vorbei; in einer Hauptepisode geht es um Ruhm, Schätze und Bündnisse.
lesson-standard-hand = Deine Handkarten sind deine Kraft. Sie zeigen Symbole: Reise, Freundschaft, Klugheit, Mut oder Kampf. Eine Beowulf-Karte steht für jedes davon.
lesson-standard-risk = Die Fahrt nach Dänemark ist ein Risiko: Du deckst zwei Karten auf und behältst, was passt, hier Reise und Freundschaft. Passt nichts, bekommst du einen Kratzer. Wag es!
lesson-standard-scratch = Du behältst eine Reisekarte. Hygd hatte weniger Glück und bekommt einen Kratzer; drei Kratzer werden zu einer Wunde. Breca lehnt ab: Niemand muss ein Risiko eingehen.
lesson-standard-hall = In König Hrothgars Halle, einer Hauptepisode, bieten alle verdeckt Karten. Hier zählt Freundschaft. Biete deine erste Freundschaftskarte.
lesson-standard-more = Ein Symbol liegt da. Je mehr du bietest, desto früher wählst du; aber was du bietest, ist weg. Füge die zweite Freundschaftskarte hinzu.
lesson-standard-commit = Auch Beowulf könntest du hinzufügen, aber den brauchst du noch. Schließe dein Gebot ab.
lesson-standard-ranks = Du und Breca habt beide die Summe 2. Bei Gleichstand liegt der Startspieler vorn, und das bist du: Rang 1! Nimm die zwei Bündnisplättchen; nur du siehst, was sie wert sind.
lesson-standard-grendel = Jetzt greift Grendel an, und die Karten werden offen und reihum ausgelegt. Um dabeizubleiben, musst du die bisher höchste Summe erreichen: 2. Lege eine Mutkarte aus.
lesson-standard-level = Das ist schon eins. Lege auch die zweite Mutkarte aus, und du hast die Vorlage erreicht.
lesson-standard-higher = Die anderen haben nachgelegt, Breca hat 4. Deine doppelte Kampfkarte zählt zwei: Lege sie aus.
lesson-standard-drop = Hygd ist ausgestiegen, und Breca hat 5. Du könntest zwei Karten vom Nachziehstapel riskieren oder Beowulf auslegen. Heb ihn lieber auf und steig aus: Rang 2 ist dein.
lesson-standard-space = Breca war Erster und hat 5 Ruhm genommen. Feld 2 ist eine Wunde. Nimm Beowulfs Wagemut, eine Sonderkarte, die dir später bei einem Risiko hilft.
lesson-standard-wound = Für Hygd bleibt die Wunde, zum Trost mit zwei Karten. Ein oder zwei Wunden kosten am Ende nichts, drei oder mehr je 5 Punkte. Wer keine hat, bekommt 5 Punkte.
lesson-standard-end = So geht es weiter, bis zum Drachen und zu Beowulfs Tod. Dann werden Ruhm, Schätze und Bündnisse gezählt. Folge ihm gut!
