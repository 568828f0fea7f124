# Von Drachen und Schafen.
#
# A card is a message card-…, given $colour, with the definite article: plain in the nominative, and
# { NAME($card, form: "accusative") }, { NAME($card, form: "dative") }. No sentence begins with a
# card, and none makes one its subject: gold coins and gems are plural.
#
# A back is feminine, so its nominative and its accusative are the same, with the definite article
# and, as form "a", with the indefinite one.
#
# A colour is plain, rot, or has an ending: { NAME($colour, form: "es") } for „rotes“.

## Cards

# Behind a definite article: „der rote Ring“; the attributes are the forms in -en, „dem roten
# Ring“, and those without an article, „roter Ring“ and „rotes Einhorn“.
adjective = { $colour ->
    [red] rote
    [blue] blaue
    [yellow] gelbe
    [purple] lila
   *[orange] orange
}
    .en = { $colour ->
        [red] roten
        [blue] blauen
        [yellow] gelben
        [purple] lila
       *[orange] orange
    }
    .er = { $colour ->
        [red] roter
        [blue] blauer
        [yellow] gelber
        [purple] lila
       *[orange] orange
    }
    .es = { $colour ->
        [red] rotes
        [blue] blaues
        [yellow] gelbes
        [purple] lila
       *[orange] orange
    }

card-coins = die { adjective.en } Goldmünzen
    .label = { adjective } Goldmünzen
    .accusative = die { adjective.en } Goldmünzen
    .dative = den { adjective.en } Goldmünzen
card-ring = der { adjective } Ring
    .label = { adjective.er } Ring
    .accusative = den { adjective.en } Ring
    .dative = dem { adjective.en } Ring
card-harp = die { adjective } Harfe
    .label = { adjective } Harfe
    .accusative = die { adjective } Harfe
    .dative = der { adjective.en } Harfe
card-gems = die { adjective.en } Edelsteine
    .label = { adjective } Edelsteine
    .accusative = die { adjective.en } Edelsteine
    .dative = den { adjective.en } Edelsteinen
card-chest = die { adjective } Schatztruhe
    .label = { adjective } Schatztruhe
    .accusative = die { adjective } Schatztruhe
    .dative = der { adjective.en } Schatztruhe
card-kings_treasure = der { adjective } Schatz des Königs
    .label = { adjective.er } Schatz des Königs
    .accusative = den { adjective.en } Schatz des Königs
    .dative = dem { adjective.en } Schatz des Königs
card-wishing_tree = der { adjective } Wunschbaum
    .label = { adjective.er } Wunschbaum
    .accusative = den { adjective.en } Wunschbaum
    .dative = dem { adjective.en } Wunschbaum
card-princess = die { adjective } Prinzessin
    .label = { adjective } Prinzessin
    .accusative = die { adjective } Prinzessin
    .dative = der { adjective.en } Prinzessin
card-prince = der { adjective } Prinz
    .label = { adjective.er } Prinz
    .accusative = den { adjective.en } Prinzen
    .dative = dem { adjective.en } Prinzen
card-lair = die { adjective } Höhle
    .label = { adjective } Höhle
    .accusative = die { adjective } Höhle
    .dative = der { adjective.en } Höhle
card-dragon = der { adjective } Drache
    .label = { adjective.er } Drache
    .accusative = den { adjective.en } Drachen
    .dative = dem { adjective.en } Drachen
card-wizard = der { adjective } Zauberer
    .label = { adjective.er } Zauberer
    .accusative = den { adjective.en } Zauberer
    .dative = dem { adjective.en } Zauberer
card-mob = der { adjective } Wütende Mob
    .label = { adjective.er } Wütender Mob
    .accusative = den { adjective.en } Wütenden Mob
    .dative = dem { adjective.en } Wütenden Mob
card-knight = der { adjective } Ritter
    .label = { adjective.er } Ritter
    .accusative = den { adjective.en } Ritter
    .dative = dem { adjective.en } Ritter
card-thief = der { adjective } Dieb
    .label = { adjective.er } Dieb
    .accusative = den { adjective.en } Dieb
    .dative = dem { adjective.en } Dieb
card-shepherdess = die { adjective } Hirtin
    .label = { adjective } Hirtin
    .accusative = die { adjective } Hirtin
    .dative = der { adjective.en } Hirtin
card-unicorn = das { adjective } Einhorn
    .label = { adjective.es } Einhorn
    .accusative = das { adjective } Einhorn
    .dative = dem { adjective.en } Einhorn
card-wild_sheep = das { adjective } Wilde Schaf
    .label = { adjective.es } Wildes Schaf
    .accusative = das { adjective } Wilde Schaf
    .dative = dem { adjective.en } Wilden Schaf

# The front of a card without its colour, as a label.
front-coins = Goldmünzen
front-ring = Ring
front-harp = Harfe
front-gems = Edelsteine
front-chest = Schatztruhe
front-kings_treasure = Schatz des Königs
front-wishing_tree = Wunschbaum
front-princess = Prinzessin
front-prince = Prinz
front-royal = Prinzessin oder Prinz
front-lair = Höhle
front-dragon = Drache
front-wizard = Zauberer
front-mob = Wütender Mob
front-knight = Ritter
front-thief = Dieb
front-shepherdess = Hirtin
front-unicorn = Einhorn
front-wild_sheep = Wildes Schaf

# Figures of a box that are reconstructed.
figure-copies = Anzahl der Karten ({ $things })
figure-value = Werte ({ $things })
figure-cost = Kosten ({ $things })
figure-names = welche Farben die Prinzessin zeigen und welche den Prinzen

back-red = die rote Karte
    .label = rote Karte
    .a = eine rote Karte
    .several = { $count } rote Karten
back-blue = die blaue Karte
    .label = blaue Karte
    .a = eine blaue Karte
    .several = { $count } blaue Karten
back-yellow = die gelbe Karte
    .label = gelbe Karte
    .a = eine gelbe Karte
    .several = { $count } gelbe Karten
back-purple = die lila Karte
    .label = lila Karte
    .a = eine lila Karte
    .several = { $count } lila Karten
back-orange = die orange Karte
    .label = orange Karte
    .a = eine orange Karte
    .several = { $count } orange Karten

colour-red = rot
    .e = rote
    .es = rotes
colour-blue = blau
    .e = blaue
    .es = blaues
colour-yellow = gelb
    .e = gelbe
    .es = gelbes
colour-purple = lila
    .e = lila
    .es = lila
# As in English.
colour-orange = orange
    .e = orange
    .es = orange

# A letter for each colour.

# As in English.
letter-red = R
# As in English.
letter-blue = B
letter-yellow = G
letter-purple = L
# As in English.
letter-orange = O

## How far a match has come

where = Runde { $number }

## Where points come from

source-treasures = Schätze
source-lairs = Höhlen

# Ein Stück der Kurzform einer Aktion.
short-form = { $piece ->
    [y] g
    [p] l
    [Co] Go
    [Ge] Ed
    [Ch] St
    [Ki] Kö
    [Tr] Wu
    [Ro] Pr
    [La] Hö
    [Wi] Za
    [Kn] Rt
    [Th] Di
    [Sh] Hi
    [Un] Ei
    [f] w
    [pile] stapel
    [enough] genug
    [end] fertig
    [nowizard] keinzauberer
    [nodragon] keindrache
    [agree] dafür
    [refuse] dagegen
   *[other] { $piece }
}

## What can be done

action-lay = Lege { NAME($card, form: "accusative") } aus
action-play = Spiele { NAME($card, form: "accusative") }
action-pay = Bezahle mit { NAME($card, form: "dative") }
action-discard = Lege { NAME($card, form: "accusative") } auf den Ablagestapel
action-wizard = Spiele { NAME($card, form: "accusative") } dazu
# Von zwei gleichen Karten, die die anderen unterscheiden können: $slot ist ihr Platz in der Hand.
action-lay_from = Lege { NAME($card, form: "accusative") } aus ({ $slot }. Handkarte)
action-play_from = Spiele { NAME($card, form: "accusative") } ({ $slot }. Handkarte)
action-pay_from = Bezahle mit { NAME($card, form: "dative") } ({ $slot }. Handkarte)
action-discard_from = Lege { NAME($card, form: "accusative") } auf den Ablagestapel ({ $slot }. Handkarte)
action-wizard_from = Spiele { NAME($card, form: "accusative") } dazu ({ $slot }. Handkarte)
action-dragon_from = Spiele { NAME($card, form: "accusative") } zur Abwehr ({ $slot }. Handkarte)
action-no_wizard = Spiele keinen Zauberer dazu
action-dragon = Spiele { NAME($card, form: "accusative") } zur Abwehr
action-no_dragon = Spiele keinen Drachen zur Abwehr
action-take_from_field = Nimm { $back } (Platz { $slot })
action-take_from_pile = Nimm { $back } vom Ziehstapel
action-enough = Ziehe keine weitere Karte
action-end_turn = Beende deinen Zug
action-target = Wähle { $seat }
action-steal = Stiehl { NAME($back, form: "a") } aus der Hand von { $seat } (Karte { $slot })
action-steal_slot = Stiehl Karte { $slot } aus einer Hand
action-agree = Stimme für eine neue Weide
action-refuse = Stimme gegen eine neue Weide

## What the table asks of a player

question-over = Das Spiel ist zu Ende.
question-drawing = { $count ->
    [one] Ziehe noch eine Karte, von der Weide oder vom Ziehstapel.
   *[other] Ziehe { $count } Karten, eine nach der anderen, von der Weide oder vom Ziehstapel.
}
question-extra = Zu Beginn deines Zuges hattest du so wenige Handkarten, dass dir eine Extrakarte zusteht. Ziehe sie oder verzichte darauf.
question-playing = Lege einen Schatz oder eine Höhle aus, spiele eine Aktionskarte oder beende deinen Zug.
question-playing_treasure = Lege einen Schatz aus, spiele eine Aktionskarte oder beende deinen Zug.
question-playing_lair = Lege eine Höhle aus, spiele eine Aktionskarte oder beende deinen Zug.
question-laying = Lege einen Schatz oder eine Höhle aus oder beende deinen Zug.
question-laying_treasure = Lege einen Schatz aus oder beende deinen Zug.
question-laying_lair = Lege eine Höhle aus oder beende deinen Zug.
question-acting = Spiele eine Aktionskarte oder beende deinen Zug.
question-ending = Du kannst jetzt nichts auslegen und keine Aktionskarte spielen. Beende deinen Zug.
question-paying = Bezahle { NAME($card, form: "accusative") }. { $count2 ->
    [0] { $count ->
        [one] Wähle noch ein beliebiges Schaf.
       *[other] Wähle noch { $count } beliebige Schafe.
    }
    [one] { $count ->
        [one] Wähle noch ein { NAME($colour, form: "es") } oder Wildes Schaf.
       *[other] Wähle noch { $count } Schafe, darunter mindestens ein { NAME($colour, form: "es") } oder Wildes Schaf.
    }
   *[other] Wähle noch { $count } Schafe, darunter mindestens { $count2 } { NAME($colour, form: "e") } oder Wilde Schafe.
}
question-paying_all = Bezahle { NAME($card, form: "accusative") }. Wähle noch { $count } { NAME($colour, form: "e") } oder Wilde Schafe.
question-wizard = Spielst du zusammen mit { NAME($card, form: "dative") } einen Zauberer?
question-no_wizard = Du hast keinen Zauberer, den du zusammen mit { NAME($card, form: "dative") } spielen könntest. Gefragt wirst du trotzdem, damit es niemand merkt.
question-targeting = Gegen wen spielst du { NAME($card, form: "accusative") }?
question-answering = { $seat } spielt { NAME($card, form: "accusative") }. Spielst du einen Drachen zur Abwehr?
question-no_dragon = { $seat } spielt { NAME($card, form: "accusative") }. Du hast keinen Drachen zur Abwehr. Gefragt wirst du trotzdem, damit es niemand merkt.
question-yielding = { $count ->
    [one] Der Wütende Mob verlangt eine Karte von dir. Wähle, welche du ablegst.
   *[other] Der Wütende Mob verlangt { $count } Karten von dir. Wähle, welche du ablegst.
}
question-stealing = Stiehl eine Karte aus der Hand von { $seat }.
question-trimming = { $count ->
    [one] Du hast zu viele Handkarten. Wähle eine, die du ablegst.
   *[other] Du hast zu viele Handkarten. Wähle { $count }, die du ablegst.
}
question-voting = In dieser Runde hat niemand eine Karte von der Weide genommen. Soll eine neue Weide ausgelegt werden?

## What happened

event-round_begins = Runde { $count } beginnt.
event-turn_begins = { $seat } ist an der Reihe.
event-knight_turned = { $seat } legt { NAME($card, form: "accusative") } quer und setzt aus.
event-knight_leaves = { $seat } legt { NAME($card, form: "accusative") } auf den Ablagestapel und ist wieder im Spiel.
event-unicorn_leaves = { $seat } legt { NAME($card, form: "accusative") } auf den Ablagestapel und ist nicht mehr geschützt.
event-takes_from_field = { $seat } nimmt { NAME($back, form: "a") } von Platz { $slot } der Weide.
event-takes_from_pile = { $seat } nimmt { NAME($back, form: "a") } vom Ziehstapel.
event-field_filled = Auf Platz { $slot } der Weide kommt { NAME($back, form: "a") }.
event-pile_renewed = { $count ->
    [one] Die einzige Karte des Ablagestapels wird zum neuen Ziehstapel.
   *[other] Die { $count } Karten des Ablagestapels werden gemischt und bilden den neuen Ziehstapel.
}
event-sees = { $seat } sieht sich { NAME($card, form: "accusative") } an.
event-pays = { $seat } bezahlt mit { NAME($card, form: "dative") }.
event-lays_treasure = { $count ->
    [one] { $seat } legt { NAME($card, form: "accusative") } aus: ein Punkt.
   *[other] { $seat } legt { NAME($card, form: "accusative") } aus: { $count } Punkte.
}
event-lays_lair = { $count ->
    [0] { $seat } legt { NAME($card, form: "accusative") } aus.
    [one] { $seat } legt { NAME($card, form: "accusative") } aus: ein Punkt.
   *[other] { $seat } legt { NAME($card, form: "accusative") } aus: { $count } Punkte.
}
event-lair_grows = { $count ->
    [one] Die { NAME($colour, form: "e") } Höhle von { $seat } zählt jetzt einen Punkt.
   *[other] Die { NAME($colour, form: "e") } Höhle von { $seat } zählt jetzt { $count } Punkte.
}
event-plays = { $seat } spielt { NAME($card, form: "accusative") }.
event-wizard_rides_along = { $seat } spielt { NAME($card, form: "accusative") } dazu.
event-aims_at = { $seat } wählt { $seat2 } als Opfer.
event-answers_with_dragon = { $seat } spielt { NAME($card, form: "accusative") } zur Abwehr.
event-stopped = Damit ist { $card } abgewehrt.
event-spared = { $seat } verliert nichts an { NAME($card, form: "accusative") }.
event-does_not_answer = { $seat } spielt keinen Drachen zur Abwehr.
event-must_skip = { $seat } hat nun { NAME($card, form: "accusative") } vor sich und muss einmal aussetzen.
event-steals = { $seat } stiehlt { NAME($back, form: "a") } aus der Hand von { $seat2 }.
event-loot_seen = { $seat } hat { NAME($card, form: "accusative") } gestohlen.
event-discards = { $seat } legt { NAME($card, form: "accusative") } auf den Ablagestapel.
event-ends_turn = Der Zug von { $seat } ist zu Ende.
event-votes_for = { $seat } stimmt für eine neue Weide.
event-votes_against = { $seat } stimmt gegen eine neue Weide.
event-field_cleared = Von der Weide auf den Ablagestapel: { $card }.
event-game_over = Das Spiel ist zu Ende.

## Why not

# There are never more than four players.
company = { $count ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
}

refusal-game_over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-not_in_hand = Du kannst nur deine eigenen Handkarten verwenden, und { NAME($card, form: "accusative") } hast du nicht auf der Hand.
refusal-picked_already = Du hast { NAME($card, form: "accusative") } schon gewählt. Wähle eine andere Karte.
refusal-copies_are_alike = Du hast { NAME($card, form: "accusative") } nur einmal, oder zweimal und niemand kann die beiden unterscheiden. Wähle die Karte, ohne zu sagen, welche.

refusal-must_draw = { $count ->
    [one] Karten zu ziehen ist Pflicht: Ziehe zuerst noch eine Karte.
   *[other] Karten zu ziehen ist Pflicht: Ziehe zuerst noch { $count } Karten.
}
refusal-draw_first = { $count ->
    [one] Jetzt werden Karten gezogen: Ziehe zuerst noch eine Karte.
   *[other] Jetzt werden Karten gezogen: Ziehe zuerst noch { $count } Karten.
}
refusal-extra_first = Ziehe zuerst die Extrakarte oder verzichte darauf.
refusal-drawn_already = Du hast in diesem Zug schon alle Karten gezogen. Wieder ziehen darfst du zu Beginn deines nächsten Zuges.
refusal-no_extra_cards = Im Spiel { company } gibt es keine Extrakarte.
refusal-no_extra_card_now = { $count ->
    [one] Eine Extrakarte gibt es nur beim Ziehen und nur, wenn du zu Beginn deines Zuges keine Handkarten hast.
   *[other] Eine Extrakarte gibt es nur beim Ziehen und nur, wenn du zu Beginn deines Zuges weniger als { $count } Handkarten hast.
}

refusal-laid_already = Du hast in diesem Zug schon einen Schatz oder eine Höhle ausgelegt. In deinem nächsten Zug darfst du wieder etwas auslegen.
refusal-lacks_sheep = { $count ->
    [one] Um { NAME($card, form: "accusative") } auszulegen, brauchst du noch ein beliebiges Schaf.
   *[other] Um { NAME($card, form: "accusative") } auszulegen, brauchst du noch { $count } beliebige Schafe.
}
refusal-lacks_sheep_of_colour = { $count ->
    [one] Um { NAME($card, form: "accusative") } auszulegen, brauchst du noch ein { NAME($colour, form: "es") } oder Wildes Schaf.
   *[other] Um { NAME($card, form: "accusative") } auszulegen, brauchst du noch { $count } { NAME($colour, form: "e") } oder Wilde Schafe.
}
refusal-lacks_both = Um { NAME($card, form: "accusative") } auszulegen, brauchst du noch { $count ->
    [one] ein { NAME($colour, form: "es") } oder Wildes Schaf
   *[other] { $count } { NAME($colour, form: "e") } oder Wilde Schafe
} und dazu { $count2 ->
    [one] ein beliebiges Schaf
   *[other] { $count2 } beliebige Schafe
}.
refusal-finish_paying = { $count ->
    [one] Du bezahlst gerade { NAME($card, form: "accusative") }. Wähle noch ein Schaf oder nimm deine Wahl zurück.
   *[other] Du bezahlst gerade { NAME($card, form: "accusative") }. Wähle noch { $count } Schafe oder nimm deine Wahl zurück.
}
refusal-no_part_of_its_price = Kein Schatz kann sich selbst bezahlen. Bezahle { NAME($card, form: "accusative") } mit anderen Karten.
refusal-rest_must_match = { $count ->
    [one] Mit { NAME($card, form: "dative") } kannst du hier nicht bezahlen: Die letzte Karte muss ein { NAME($colour, form: "es") } oder Wildes Schaf sein.
   *[other] Mit { NAME($card, form: "dative") } kannst du hier nicht bezahlen: Die letzten { $count } Karten müssen { NAME($colour, form: "e") } oder Wilde Schafe sein.
}
refusal-wild_sheep_only_pays = Ein Wildes Schaf wird nie für sich allein gespielt. Du kannst damit einen Schatz bezahlen.
refusal-lair_of_this_colour = Du darfst von jeder Farbe nur eine Höhle auslegen, und eine { NAME($colour, form: "e") } Höhle liegt schon vor dir.
refusal-no_more_lairs = { $count ->
    [0] Bei dieser Spieleranzahl darf niemand eine Höhle auslegen.
    [one] Bei dieser Spieleranzahl darfst du nur eine Höhle auslegen, und die liegt schon vor dir.
   *[other] Bei dieser Spieleranzahl darfst du nur { $count } Höhlen auslegen, und die liegen schon vor dir.
}

refusal-acted_already = Du hast in diesem Zug schon eine Aktionskarte gespielt. In deinem nächsten Zug darfst du wieder eine spielen.
refusal-nobody_to_knight = Jeder Mitspieler hat einen Ritter oder ein Einhorn vor sich. Einen Ritter kannst du nur gegen jemanden spielen, der weder das eine noch das andere hat.
refusal-nobody_to_rob = Jeder Mitspieler hat ein Einhorn vor sich oder keine Karten auf der Hand. Mit einem Dieb kannst du nur jemanden bestehlen, der Handkarten und kein Einhorn hat.
refusal-wizard_needs_company = Ein Zauberer wird nie allein gespielt. Wähle zuerst die Aktion, die er begleiten soll: Wütender Mob, Ritter, Dieb oder Hirtin.
refusal-settle_wizard = Du spielst gerade { NAME($card, form: "accusative") }. Entscheide, ob du einen Zauberer dazu spielst, oder nimm deine Wahl zurück.
refusal-no_wizard_question = Nach einem Zauberer wirst du nur gefragt, wenn du einen Wütenden Mob, einen Ritter, einen Dieb oder eine Hirtin spielst.
refusal-name_target = Du spielst gerade { NAME($card, form: "accusative") }. Wähle das Opfer oder nimm deine Wahl zurück.
refusal-no_target_question = Nach einem Opfer wirst du nur gefragt, wenn du einen Ritter oder einen Dieb spielst und mehrere Mitspieler infrage kommen.
refusal-no_such_seat = { $seat } gibt es nicht: Ihr spielt nur { company }.
refusal-not_yourself = Du kannst nicht dein eigenes Opfer sein. Wähle einen Mitspieler.
refusal-unicorn_protects = Ein Einhorn schützt { $seat } bis zum nächsten eigenen Zug. Wähle jemand anderen.
refusal-knight_is_there = { $seat } hat schon einen Ritter vor sich. Wähle jemand anderen oder warte, bis der Ritter auf dem Ablagestapel liegt.
refusal-hand_is_empty = { $seat } hat keine Karte auf der Hand, die du stehlen könntest. Wähle jemand anderen.
refusal-no_theft = Nur mit einem Dieb kannst du jemandem Handkarten stehlen. Spiele zuerst einen.
refusal-steal_first = Zuerst ist dein Dieb dran: Stiehl eine Karte aus der Hand von { $seat }.
refusal-no_card_there = { $count ->
    [one] { $seat } hat nur eine Handkarte. Stiehl diese.
   *[other] { $seat } hat nur { $count } Handkarten. Stiehl eine davon.
}
refusal-dragon_only_answers = Ein Drache dient nur zur Abwehr: wenn ein Mitspieler einen Wütenden Mob, einen Ritter oder einen Dieb gegen dich spielt oder wenn er eine Hirtin spielt.
refusal-answer_first = { $seat } spielt { NAME($card, form: "accusative") } und wartet auf dich: Spiele einen Drachen aus deiner Hand zur Abwehr oder verzichte darauf.
refusal-discard_first = { $count ->
    [one] Wähle zuerst noch eine Karte, die du ablegst.
   *[other] Wähle zuerst noch { $count } Karten, die du ablegst.
}

refusal-no_vote = Abgestimmt wird nur nach einer Runde, in der niemand eine Karte von der Weide genommen hat.
refusal-vote_first = Zuerst wird abgestimmt: für eine neue Weide oder dagegen.

## The board

hoard-goal = letzte Runde, sobald jemand { $count } Schätze hat
hoard-last-round = Letzte Runde
hoard-pile = Ziehstapel
hoard-field = Weide
hoard-discards = Ablagestapel
hoard-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hoard-drawn = Gezogen, noch verdeckt:
hoard-action = Im Spiel:
hoard-loot = Beute:
hoard-points = Punkte
hoard-treasures = Schätze
# As in English.
hoard-hand = Hand
hoard-of = { $count } von { $limit }
hoard-you = du
hoard-knight-upright = muss aussetzen
hoard-knight-sideways = wieder im Spiel
hoard-unicorn = geschützt
hoard-known = Karten, die du kennst:
hoard-your-hand = Deine Hand, { $count } von { $limit }
hoard-price-key = Wert (Kosten: Schafe der Farbe + beliebige)
hoard-seen = gesehen
hoard-help = Auf dem Tisch hat jede Farbe ihren Buchstaben. Vor jedem Spieler liegen seine Höhlen (⌂) und seine Schätze, von denen der Wert dasteht. In deiner Hand steht bei einem Schatz, was er zählt und kostet: Harfe 3 (1R+2) zählt 3 Punkte und kostet ein rotes Schaf und zwei beliebige. ◆ ist die Karte, die du gerade spielst, ✓ sind die gewählten; „gesehen“ heißt: Jemand anders kennt diese Karte; [3] ist der Platz in deiner Hand, wenn du eine gleiche Karte noch einmal hast. ♞ ist ein Ritter, ♘ ein Einhorn.

## In the lobby

about-standard = Jede Karte ist Schatz und Schaf zugleich, und Schätze bezahlt man mit Schafen.

## What cards do

tip-treasure = Ein Schatz: Lege ihn für seine Punkte aus. Die Schafe, die er kostet, bezahlst du mit deinen anderen Karten: Jede ist ein Schaf ihrer Farbe.
tip-wild_sheep = Beim Bezahlen gilt es als Schaf jeder beliebigen Farbe; für sich allein wird es nie gespielt.
tip-lair = Sie kostet nichts und bringt am Ende Punkte für Schätze ihrer Farbe: 1 für einen, 3 für zwei, 6 für drei, 10 für vier oder mehr.
tip-mob = Jeder Mitspieler legt die Hälfte seiner Handkarten ab, abgerundet, falls ihn kein Drache oder Einhorn schützt.
tip-knight = Ein Mitspieler muss aussetzen: hochkant steht es ihm noch bevor, quer hat er es hinter sich. So lange kommt kein zweiter Ritter zu ihm.
tip-thief = Du stiehlst zwei Karten aus der Hand eines Mitspielers und siehst dabei nur die Rückseiten.
tip-shepherdess = Du ziehst zwei Karten vom Ziehstapel, falls kein Mitspieler sie mit einem Drachen abwehrt.
tip-unicorn = Es liegt vor dir, bis dein nächster Zug beginnt; bis dahin betrifft dich keine Aktion der anderen.
tip-wizard = Er begleitet deinen Wütenden Mob, Ritter, Dieb oder deine Hirtin; dann hilft kein Drache zur Abwehr.
tip-dragon = Im Zug eines anderen dient er dir zur Abwehr: gegen Mob, Ritter oder Dieb, die dir gelten, oder gegen eine Hirtin, falls kein Zauberer sie begleitet.

## Labels of a plain board

view-acted = Aktion in diesem Zug gespielt
view-any = beliebige
view-below = Darunter
view-card = Karte
view-chosen = ausgewählt
view-deed = Im Spiel
view-discards = Ablagestapel
view-drawn = Gezogen, noch verdeckt
view-draws = Karten, die man im Zug zieht
view-field = Weide
view-field_touched = von der Weide wurde in dieser Runde genommen
# As in English.
view-hand = Hand
view-hand_limit = Höchstens auf der Hand
view-knight = Ritter
view-known = Karten, die du kennst
view-lacks_any = fehlen in beliebiger Farbe
view-lacks_own = fehlen in ihrer Farbe
view-laid = Schatz oder Höhle in diesem Zug ausgelegt
view-lair_limit = Höchstens Höhlen bei einem Spieler
view-lair_points = Punkte einer Höhle mit 0, 1, 2 … Schätzen ihrer Farbe
view-lairs = Höhlen
view-last_round = Letzte Runde
view-loot = Beute
view-own = Preis: der Farbe
view-picked = abgelegt
view-pile = Ziehstapel
view-prices = Kosten
view-seat = Bei
view-seats = Am Tisch
view-seen_by = gesehen von
view-sideways = wieder im Spiel
view-slot = Platz auf der Hand
view-start = Startspieler
view-target = Gegen
view-top = Obenauf
view-treasures = Schätze
view-treasures_to_end = Schätze bis zur letzten Runde
view-unicorn = Einhorn
view-value = Wert
view-wizard = Zauberer

## First steps

lesson-standard-goal = Willkommen! Du sitzt hier als Wiglaf, ein Drache mit einer Schwäche für Schätze. Wer am Ende den Hort mit den meisten Punkten hat, gewinnt.
lesson-standard-sides = Jede Karte hat zwei Seiten. Die Vorderseite, die nur du siehst, zeigt einen Schatz, eine Höhle oder eine Aktion. Die Rückseite ist ein Schaf derselben Farbe, und das sehen alle.
lesson-standard-field = In der Mitte grasen vier Schafe auf der Weide, daneben liegt der Ziehstapel. Du siehst ihre Farben; was auf den Vorderseiten ist, weiß noch niemand.
lesson-standard-draw = Ein Zug beginnt damit, dass du zwei Karten ziehst. Lila kannst du gut gebrauchen: Nimm die lila Karte von der Weide.
lesson-standard-pile = Die Lücke wird sofort aufgefüllt. Nimm als zweite Karte diesmal die oberste vom Ziehstapel.
lesson-standard-princess = Jetzt darfst du deine Karten ansehen. Die lila Prinzessin ist 8 Punkte wert, kostet aber vier lila Schafe und ein beliebiges. Sie muss noch warten.
lesson-standard-treasure = Die lila Edelsteine sind 4 Punkte wert und kosten zwei lila Schafe und ein beliebiges. Das kannst du dir leisten: Wähle die Edelsteine.
lesson-standard-pay = Du bezahlst mit deinen anderen Karten: Jede ist ein Schaf ihrer Farbe, egal, was die Vorderseite zeigt. Gib den Wütenden Mob als lila Schaf her.
lesson-standard-wild = Ein lila Schaf fehlt noch. Ein Wildes Schaf hat die Farbe, die du gerade willst: Gib das blaue her.
lesson-standard-any = Das letzte ist ein beliebiges Schaf, gleich welcher Farbe. Gib den roten Ring her. Das ist der Kern des Spiels: Was du zum Bezahlen hergibst, kannst du nicht mehr als Schatz auslegen.
lesson-standard-action = Die Edelsteine gehören dir! In jedem Zug darfst du einen Schatz oder eine Höhle auslegen und dazu eine Aktionskarte spielen. Spiele den Ritter: Sein Opfer muss aussetzen.
lesson-standard-wizard = Mit einem Zauberer an seiner Seite könnte niemand den Ritter abwehren. Du hast keinen, also schick ihn allein los.
lesson-standard-dragon = Hygd spielt einen Drachen zur Abwehr, und der Ritter zieht wieder ab. Nur so kommt ein Drache ins Spiel: im Zug eines anderen. Einen zu behalten lohnt sich also.
lesson-standard-lair = Die nächste Runde: Du bist wieder an der Reihe und hast schon gezogen. Eine Höhle kostet nichts: Lege die lila Höhle aus.
lesson-standard-worth = Eine Höhle bringt Punkte für die Schätze ihrer Farbe: 1 für einen, 3 für zwei, 6 für drei, 10 für vier oder mehr. Deine zwei lila Schätze ergeben 3 Punkte.
lesson-standard-end = Zu zweit kommt die letzte Runde, sobald jemand zehn Schätze ausgelegt hat. Dann werden die Punkte gezählt. Jetzt weißt du genug: auf zu den Schafen!
