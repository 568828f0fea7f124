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

# The special cards. A possessive name (König Hrothgars …, der Krieger Rast) has no article.
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
    .accusative = der Krieger Rast
    .dative = der Krieger Rast
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
token-scratch = Kratzer
    .accusative = einen Kratzer
    .dative = einem Kratzer
    .several = { $count } Kratzer

## Kinds of episodes

kind-opportunity = Gelegenheit
kind-risk = Risiko
kind-selection = Auswahl
kind-recovery = Erholung
kind-simultaneous = Hauptepisode, gleichzeitig gespielt
kind-turn_order = Hauptepisode, reihum gespielt
kind-treasure = Schatzepisode
kind-ranking = Schatzepisode mit Rangfolge
kind-death = letzte Episode

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
story-1 = Übers Meer dringt das Gerücht von einem Nachtgänger, und Hygelacs kühnster Mann will hin.
story-2 = Ein Drachenbug teilt die Walstraße; von Heimkehr hat keiner an Bord etwas versprochen.
story-3 = Unter goldenen Giebeln schenkt ein alter König dem Sohn eines alten Freundes Met ein.
story-4 = Die Fackeln brennen nieder. Schwerter werden abgelegt, Stiefel nicht.
story-5 = Das Tor birst aus den Angeln, und zwei Hände finden sich, die nicht mehr loslassen.
story-6 = Am Dachbalken hängt der Arm des Unholds, und der Ringspender öffnet seine Truhen.
story-7 = Harfe und Horn kreisen bis zum Morgen; niemand zählt die Becher, niemand verriegelt das Tor.
story-8 = Mäntel auf den Bänken, Glut im Herd: Endlich schläft die Halle ruhig.
story-9 = Eine Mutter kommt um ihres toten Sohnes willen, und sie geht nicht allein.
story-10 = Im Morgengrauen sattelt man Pferde, zählt Speere und liest Spuren im Laternenlicht.
story-11 = Über Moor und Klippen führt die Blutspur an ein Wasser, das jeder Hirsch meidet.
story-12 = Flammen flackern auf dem schwarzen See, und wer wählen darf, überlegt gut.
story-13 = Tief unter den Wellen versagt eine gute Klinge, doch ein Riesenschwert hängt in Reichweite.
story-14 = Der alte König weint am Strand; Gaben werden verstaut, Hände noch einmal gedrückt.
story-15 = Günstig weht der Wind von Dänemark her, und aus der Gischt steigen die Klippen der Heimat.
story-16 = In der Halle seines Herrn erzählt Beowulf alles und macht nichts klein außer sich selbst.
story-17 = Dänengold liegt dem König zu Füßen; die vollsten Hände werden am lautesten gepriesen.
story-18 = Land, Ringe oder ein Lied: Jeder darf sagen, wofür man sich an ihn erinnern soll.
story-19 = Am Strand der Friesen liegt die Beute, und Hygelac liegt daneben.
story-20 = Scheunen brennen zu beiden Seiten der Grenze, und jeder Friede währt kürzer als der letzte.
story-21 = Gäste aus Schweden vergelten einem jungen König das Obdach mit Stahl.
story-22 = Der Hochsitz ist leer, und nur ein Paar Schultern ist breit genug.
story-23 = Gesandte kommen zu Land und zu Wasser; eine volle Truhe macht den Händedruck fest.
story-24 = Neue Hallen, neue Häfen: Gautland wächst, und gebaut wird es aus Gold.
story-25 = Fünfzigmal fällt und schmilzt der Schnee, und im Frieden wird ein Königsbart weiß.
story-26 = Aus Speeren werden Pflüge, und jede Kunst von einst hat wieder zu tun.
story-27 = Weit und breit stehen die Türen offen, und wer die Hörner füllt, gewinnt Freunde.
story-28 = Ein Flüchtling schleicht mit einem blanken Becher aus dem Grab, und hinter ihm erwacht etwas.
story-29 = Von Kap zu Kap lodern die Feuer auf: Die Nacht hat Flügel.
story-30 = Von Küste zu Küste brennen die Dächer, auch das des Königs.
story-31 = Lindenholz brennt; also muss der Schmied einen Schild aus Eisen schaffen, koste es, was es wolle.
story-32 = Ein Dutzend zieht mit dem König zu den grauen Steinen, und mit jeder Meile langsamer.
story-33 = Das Hügelgrab atmet Rauch. Der Wald ist nah, und niemand sähe dich laufen.
story-34 = Der alte König tritt in die Flammen, und diesmal reicht Kraft allein nicht aus.
story-35 = Mit vollen Armen trägt man den Hort heraus: kalt, schwer und nun herrenlos.
story-36 = Ein Scheiterhaufen auf dem Kap, ein Hügel für die Seefahrer, eine Krone ohne Haupt.

## Options

option-advanced = Spiel für Fortgeschrittene mit Schatzepisoden
option-fallen = Gefallene haben 0 Punkte
option-bluffing = Gebote liegen verdeckt aus, Bluffen ist erlaubt
option-memory = was man sich merken muss, bleibt verdeckt
