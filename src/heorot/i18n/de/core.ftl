# Texts that all games share.

# Wer einen Artikel im Namen trägt, braucht ihn am Satzanfang groß und sonst gebeugt.
seat = Spieler { $number }
    .start = Spieler { $number }
    .accusative = Spieler { $number }
    .bei = bei Spieler { $number }
    .von = von Spieler { $number }

# A seat that has a name.
seat-named = { $name }
    .start = { $name }
    .accusative = { $name }
    .bei = bei { $name }
    .von = von { $name }

# Wie ein Ding im eigenen Exemplar heißt.
titled = { $name }

# More than one of a thing that has no attribute "several".
several = { $thing } (×{ $count })

# A refused action: $text is the sentence that says why, $rule the id of the rule.
refused = { $text } (Regel { $rule })

## A match that is printed.

match-seed = Der Zufall liegt offen: Er folgt aus dem Startwert { $seed }, und wer den kennt, kann vorhersagen, was kommt.
match-reconstructed = Nicht im Druck belegt und deshalb rekonstruiert: { $figures }.
# One more figure behind others.
match-figures = { $figures }; { $figure }
# $box is the name of a box other than the standard one.
match-box = Schachtel: { $box }
# $option is the name of an option of the game, $value a number or one of the next two.
match-option = { $option }: { $value }
value-off = nein
value-on = ja

match-score = Endstand
match-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
match-wins = { NAME($seat, form: "start") } gewinnt.
match-share = { $seat } teilen sich den Sieg.
match-taken-back = { $count ->
    [one] Einmal wurde etwas zurückgenommen, nachdem jemand daraus etwas erfahren hatte.
   *[other] { $count }-mal wurde etwas zurückgenommen, nachdem jemand daraus etwas erfahren hatte.
}

# Somebody new in the hall, until they choose a name.
guest-name = Wanderer

# Wer am Tisch einer Lektion sitzt: Leute aus dem Gedicht. As in English.
lesson-seat = { $number ->
    [1] Wiglaf
    [2] Hygd
    [3] Breca
    [4] Unferth
    [5] Freawaru
   *[other] Hrothgar
}

# A bot that was given no name is called after somebody in the hall of the poem.
# As in English: names out of the poem.
bot-name = { $number ->
    [1] Unferth
    [2] Wiglaf
    [3] Hrothgar
    [4] Hygelac
    [5] Breca
   *[other] Wulfgar
}

# Rat: ganze Sätze, einer nach dem anderen. Aktionen stehen in Anführungszeichen, wie sie zur Wahl stehen.
advice-only = Es gibt nichts zu wählen: „{ $action }“.
# In how many of ten cases.
advice-share = { $tenths ->
    [0] in kaum einem Fall
    [10] in fast jedem Fall
   *[other] in etwa { $tenths } von 10 Fällen
}
# How far that looks; placed behind a colon.
advice-when = { $when ->
    [end] Am Ende
   *[later] Einige Züge später
}
advice-best = { $way ->
    [ahead] Am besten scheint „{ $action }“: { $when } liegst du { $share } vorn, im Schnitt um { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }.
    [behind] Am besten scheint „{ $action }“: { $when } liegst du { $share } vorn und im Schnitt { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } hinter dem Ersten.
   *[share] Am besten scheint „{ $action }“: { $when } liegst du { $share } vorn.
}
# One that is advised, by the number of its choice, and how good it is.
advice-line = { $number } „{ $action }“: { $surety ->
    [best] scheint am besten
    [clear] deutlich schlechter
    [likely] wohl etwas schlechter
    [unsure] vielleicht ebenso gut
   *[close] fast genauso gut
}
advice-gain = Bis zu deinem nächsten Zug hast du etwa { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} mehr.
advice-loss = Bis zu deinem nächsten Zug hast du etwa { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} weniger.
advice-answer = { NAME($seat, form: "start") } wählt danach { $share } „{ $action }“.
advice-alike = { $count ->
    [one] Die andere gute Möglichkeit läuft auf dasselbe hinaus.
   *[other] Die anderen guten Möglichkeiten laufen auf dasselbe hinaus.
}
advice-sure = { $surety ->
    [clear] „{ $other }“ ist deutlich schlechter.
    [likely] „{ $other }“ ist wohl etwas schlechter.
    [unsure] „{ $other }“ ist vielleicht ebenso gut: So schnell lässt sich das nicht sagen.
   *[close] „{ $other }“ ist fast genauso gut.
}
