# Beowulf: The Movie Board Game, und Kingdoms.
#
# Ein Plättchen ist eine Meldung tile-…, mit $colour: der Zahl darauf. Eine Figur ist eine Meldung piece-….

## Plättchen und Figuren

tile-boon = { $colour }
    .accusative = { $colour }
    .dative = { $colour }
tile-peril = { $colour }
    .accusative = { $colour }
    .dative = { $colour }
tile-treasure = Schatz { $colour }
    .accusative = Schatz { $colour }
    .dative = Schatz { $colour }
tile-mead = Met { $colour }
    .accusative = Met { $colour }
    .dative = Met { $colour }
tile-valor = Tapferkeit { $colour }
    .accusative = Tapferkeit { $colour }
    .dative = Tapferkeit { $colour }
tile-temptation = Versuchung { $colour }
    .accusative = Versuchung { $colour }
    .dative = Versuchung { $colour }
tile-drunkenness = Trunkenheit { $colour }
    .accusative = Trunkenheit { $colour }
    .dative = Trunkenheit { $colour }
tile-horn = das Königliche Drachenhorn
    .label = Königliches Drachenhorn
    .accusative = das Königliche Drachenhorn
    .dative = dem Königlichen Drachenhorn
tile-treachery = Verrat
    .accusative = Verrat
    .dative = Verrat
tile-statue = die Goldene Statue
    .label = Goldene Statue
    .accusative = die Goldene Statue
    .dative = der Goldenen Statue
tile-counsel = der Gute Rat
    .label = Guter Rat
    .accusative = den Guten Rat
    .dative = dem Guten Rat
tile-gorge = eine Schlucht
    .label = Schlucht
    .accusative = eine Schlucht
    .dative = einer Schlucht
tile-mountain = ein Berg
    .label = Berg
    .accusative = einen Berg
    .dative = einem Berg
tile-dragon = der Drache
    .label = Drache
    .accusative = den Drachen
    .dative = dem Drachen
tile-mine = die Goldmine
    .label = Goldmine
    .accusative = die Goldmine
    .dative = der Goldmine
tile-wizard = der Zauberer
    .label = Zauberer
    .accusative = den Zauberer
    .dative = dem Zauberer

piece-longship = Langschiff
    .a = ein Langschiff
    .your = dein Langschiff
    .the = Das Langschiff
    .none = Du hast kein Langschiff mehr. Wähle eine andere Figur.
piece-castle = Burg
    .a = eine Burg
    .your = deine Burg
    .the = Die Burg
    .none = Du hast keine Burg mehr. Wähle eine andere Figur.
piece-thane = Than
    .a = einen Than
    .your = deinen Than
    .the = Der Than
    .none = Du hast keinen Than mehr. Wähle eine andere Figur.
# As in English: a name.
piece-beowulf = Beowulf
    .a = Beowulf
    .your = deinen Beowulf
    .the = Der Beowulf
    .none = Deinen Beowulf hast du schon aufgestellt. Wähle eine andere Figur.
piece-rank1 = Burg mit Rang 1
    .a = eine Burg mit Rang 1
    .your = deine Burg mit Rang 1
    .the = Die Burg mit Rang 1
    .none = Du hast keine Burg mit Rang 1 mehr. Wähle eine andere Burg.
piece-rank2 = Burg mit Rang 2
    .a = eine Burg mit Rang 2
    .your = deine Burg mit Rang 2
    .the = Die Burg mit Rang 2
    .none = Du hast keine Burg mit Rang 2 mehr. Wähle eine andere Burg.
piece-rank3 = Burg mit Rang 3
    .a = eine Burg mit Rang 3
    .your = deine Burg mit Rang 3
    .the = Die Burg mit Rang 3
    .none = Du hast keine Burg mit Rang 3 mehr. Wähle eine andere Burg.
piece-rank4 = Burg mit Rang 4
    .a = eine Burg mit Rang 4
    .your = deine Burg mit Rang 4
    .the = Die Burg mit Rang 4
    .none = Du hast keine Burg mit Rang 4 mehr. Wähle eine andere Burg.

back-act1 = das Plättchen aus Akt I
    .label = Plättchen aus Akt I
back-act2 = das Plättchen aus Akt II
    .label = Plättchen aus Akt II
back-act3 = das Plättchen aus Akt III
    .label = Plättchen aus Akt III

# Angaben einer Schachtel, die rekonstruiert sind.
part-tiles = alle Plättchen
board-1 = Akt I
board-2 = Akt II
board-3 = Akt III
figure-copies = wie viele es davon gibt ({ $things })
figure-squares = die Felder des Spielplans ({ $things })
figure-gorges = die Lage der aufgedruckten Schluchten ({ $things })

## Wie weit eine Partie ist

where = { $rules ->
    [kingdoms] Epoche { $number }
   *[movie] Akt { $number ->
        [1] I
        [2] II
       *[3] III
    }
}

# Ein Stück der Kurzform einer Aktion.
short-form = { $piece ->
    [draw] ziehen
    [tr] sc
    [va] ta
    [te] ve
    [dr] tr
    [treachery] verrat
    [counsel] rat
    [dragon] drache
    [wizard] zauberer
    [gorge] schlucht
    [act] akt
    [cash] einlösen
    [no] nichts
    [keep] behalten
    [pass] passen
   *[other] { $piece }
}

## Was man tun kann

action-draw = Ziehe ein Plättchen
action-play = Spiele { NAME($tile, form: "accusative") }
action-back = Spiele { $back }
action-figure = Stelle { NAME($piece, form: "a") } auf
action-place_at = Auf { $square }
# Short: it stands among squares, and all of them get columns as wide.
action-cash = Einlösen für { $count }
action-replace = Anstelle von { $tile } auf { $square }
action-remove = Entferne { NAME($tile, form: "accusative") } von { $square }
action-remove_nothing = Entferne nichts
action-swap = Vertausche { NAME($tile, form: "accusative") } auf { $square }
action-swap_with = Mit { NAME($tile, form: "dative") } auf { $square }
action-swap_nothing = Vertausche nichts
action-move = Versetze { NAME($piece, form: "your") } von { $square }
action-move_to = Nach { $square }
action-keep = Behalte deine Plättchen: Keines lässt sich spielen
action-pass = Passe

## Was der Tisch wissen will

question-over = Das Spiel ist zu Ende.
question-figure_or_draw = Stelle eine Figur auf, oder ziehe ein Plättchen und spiele danach eines.
question-only_draw = Ziehe ein Plättchen und spiele danach eines aus deiner Hand.
question-figure_or_tile = Der Vorrat ist leer. Stelle eine Figur auf oder spiele ein Plättchen aus deiner Hand.
question-only_figure = Der Vorrat ist leer, und du hast kein Plättchen zu spielen. Stelle eine Figur auf.
question-only_tile = Der Vorrat ist leer. Spiele ein Plättchen aus deiner Hand.
question-castle_draw_or_secret = Stelle eine Burg auf, ziehe ein Plättchen oder spiele dein geheimes Plättchen.
question-castle_or_draw = Stelle eine Burg auf oder ziehe ein Plättchen.
question-castle_or_secret = Stelle eine Burg auf oder spiele dein geheimes Plättchen.
question-draw_or_secret = Ziehe ein Plättchen oder spiele dein geheimes Plättchen.
question-only_castle = Dir bleibt nur noch, eine Burg aufzustellen.
question-only_draw_and_place = Dir bleibt nur noch, ein Plättchen zu ziehen.
question-only_secret = Dir bleibt nur noch, dein geheimes Plättchen zu spielen.
question-nothing_to_do = In diesem Zug kannst du nichts tun.
question-playing = Spiele ein Plättchen aus deiner Hand.
question-keeping = Keines deiner Plättchen lässt sich spielen.
question-placing_drawn = Das gezogene Plättchen wird gelegt.
question-placing = Du hast { NAME($tile, form: "accusative") } gezogen. Wohin damit?
question-backing = Du hast { NAME($tile, form: "accusative") } mit verschiedenen Rückseiten. Welches Plättchen spielst du?
question-figure_at = Wohin stellst du { NAME($piece, form: "your") }?
question-tile_at = Wohin legst du { NAME($tile, form: "accusative") }?
question-removing = Du legst { NAME($tile, form: "accusative") } und darfst ein Plättchen vom Plan entfernen. Welches?
question-swapping = Du legst { NAME($tile, form: "accusative") } und darfst zwei andere Plättchen vertauschen. Welches zuerst?
question-swapping_with = Du legst { NAME($tile, form: "accusative") } und vertauschst zwei Plättchen. Welches ist das zweite?
question-moving = Du spielst { NAME($tile, form: "accusative") }: Eine deiner Figuren geht einen Schritt. Welche?
question-moving_to = Du spielst { NAME($tile, form: "accusative") }: Deine Figur geht einen Schritt. Wohin?

## Was geschehen ist

event-act_begins = Akt { $count ->
    [1] I
    [2] II
   *[3] III
} beginnt.
event-epoch_begins = Epoche { $count } beginnt.
event-dealt = { $count ->
    [one] { $seat } bekommt ein Plättchen.
   *[other] { $seat } bekommt { $count } Plättchen.
}
event-sees = { $seat } sieht { NAME($tile, form: "accusative") }.
event-turn_begins = { $seat } ist an der Reihe.
event-draws = { $seat } zieht ein Plättchen.
event-places_figure = { $seat } stellt { NAME($piece, form: "a") } auf { $square }.
event-places_tile = { $seat } legt { NAME($tile, form: "accusative") } auf { $square }.
event-places_drawn = { $seat } legt { NAME($tile, form: "accusative") }, das gezogene Plättchen, auf { $square }.
event-cashes = { $count ->
    [one] { $seat } löst { NAME($tile, form: "accusative") } für einen Sagapunkt ein.
   *[other] { $seat } löst { NAME($tile, form: "accusative") } für { $count } Sagapunkte ein.
}
event-replaces = { $seat } legt { NAME($tile, form: "accusative") } anstelle des Mets auf { $square }.
event-removes = { $seat } entfernt { NAME($tile, form: "accusative") } von { $square }.
event-swaps = { $seat } vertauscht die Plättchen auf { $square } und { $square2 }.
event-moves_figure = { $seat } versetzt eine Figur von { $square } nach { $square2 }.
event-keeps = { $count ->
    [one] { $seat } kann nichts spielen und behält das Plättchen.
   *[other] { $seat } kann nichts spielen und behält alle { $count } Plättchen.
}
event-shows_counsels = { $count ->
    [one] Das Plättchen { NAME($seat, form: "von") } ist also ein Guter Rat.
   *[other] Alle { $count } Plättchen { NAME($seat, form: "von") } sind also Guter Rat.
}
event-passes = { $seat } passt.
event-act_ends = Akt { $count ->
    [1] I
    [2] II
   *[3] III
} ist zu Ende, und die Figuren werden gewertet.
event-epoch_ends = Epoche { $count } ist zu Ende, und die Burgen werden gewertet.
event-turned_down = Verrat: { $tile } auf { $square } wird umgedreht.
event-adds_up = Auf { $square } ergibt die Reihe { $count } und die Spalte { $count2 }, und das zählt { $count3 ->
    [one] einmal
   *[other] { $count3 }-mal
}.
event-scores = { NAME($piece, form: "the") } { NAME($seat, form: "von") } bringt { $count }.
event-stands_at = { $seat } steht jetzt bei { $count }.
event-game_over = Das Spiel ist zu Ende.

## Warum nicht

refusal-game_over = Das Spiel ist zu Ende; es gibt nichts mehr zu spielen.
refusal-not_in_this_game = In Kingdoms gibt es das nicht. In deinem Zug stellst du eine Burg auf oder legst ein Plättchen.
refusal-choose_thing_first = Wähle zuerst, was du tust: eine Figur oder ein Plättchen. Danach wirst du nach dem Feld gefragt.
refusal-choose_castle_first = Wähle zuerst, was du tust: eine Burg oder ein Plättchen. Danach wirst du nach dem Feld gefragt.
refusal-no_such_square = Auf diesem Spielplan gibt es kein Feld { $square }. Wähle eines, das es gibt.
refusal-square_taken = Auf { $square } liegt oder steht schon etwas. Wähle ein leeres Feld.
refusal-printed_gorge = Auf { $square } ist eine Schlucht aufgedruckt. Dort liegt nie etwas; wähle ein leeres Feld.
refusal-no_mead_there = Auf { $square } liegt kein Met. Trunkenheit kommt auf ein leeres Feld oder an die Stelle eines Mets.
refusal-no_valor_there = Auf { $square } liegt keine Tapferkeit. Die Versuchung entfernt eine Tapferkeit oder gar nichts.
refusal-no_temptation_there = Auf { $square } liegt keine Versuchung. Die Tapferkeit entfernt eine Versuchung oder gar nichts.
refusal-no_tile_there = Das Feld { $square } ist leer. Die Goldene Statue vertauscht zwei Plättchen, die auf dem Plan liegen.
refusal-same_tile = Das Plättchen auf { $square } hast du schon als erstes gewählt. Wähle ein anderes zum Vertauschen.
refusal-statue_stays = Auf { $square } kommt die Goldene Statue selbst. Sie vertauscht zwei andere Plättchen.
refusal-gorge_stays = Die Schlucht auf { $square } ist aufgedruckt und bleibt. Die Goldene Statue vertauscht nur Plättchen.
refusal-figure_stays = Auf { $square } steht eine Figur. Die Goldene Statue vertauscht Plättchen, nie Figuren.
refusal-not_your_figure = Auf { $square } steht keine deiner Figuren. Wähle eine eigene.
refusal-cannot_move = Neben deiner Figur auf { $square } ist kein Feld leer. Wähle eine andere Figur.
refusal-one_step = Deine Figur geht einen Schritt in ihrer Reihe oder Spalte, und { $square } ist nicht einen Schritt entfernt.
refusal-no_room_there = Das Feld { $square } liegt neben deiner Figur, ist aber besetzt. Wähle ein leeres Feld.
refusal-figure_first = Du stellst gerade { NAME($piece, form: "a") } auf. Wähle das Feld oder nimm die Wahl zurück.
refusal-tile_first = Du spielst gerade { NAME($tile, form: "accusative") }. Wähle das Feld oder nimm die Wahl zurück.
refusal-back_first = Du hast { NAME($tile, form: "accusative") } mit verschiedenen Rückseiten. Wähle eine davon oder nimm die Wahl zurück.
refusal-not_with_this_back = Du hast { NAME($tile, form: "accusative") }, aber nicht als { $back }. Wähle eines, das du hast.
refusal-no_back_question = Nach einer Rückseite wirst du nur gefragt, wenn du gleiche Plättchen aus verschiedenen Akten hast.
refusal-no_treasure = Für { NAME($tile, form: "accusative") } gibt es keinen Hortwert. Nur ein Schatz lässt sich einlösen.
refusal-no_treasure_chosen = Einen Hortwert bekommst du für einen Schatz. Wähle zuerst einen aus deiner Hand.
refusal-removal_first = Du spielst gerade { NAME($tile, form: "accusative") }. Sag, was entfernt wird, entferne nichts oder nimm die Wahl zurück.
refusal-swap_first = Du spielst gerade { NAME($tile, form: "accusative") }. Sag, welche Plättchen die Plätze tauschen, oder nimm die Wahl zurück.
refusal-swap_begun = Das erste von zwei Plättchen hast du genannt. Nenne das zweite oder nimm die Wahl zurück.
refusal-move_first = Du spielst gerade { NAME($tile, form: "accusative") }. Sag, welche Figur wohin geht, oder nimm die Wahl zurück.
refusal-nothing_to_decline = Es gibt nichts abzulehnen. Gefragt wirst du nur, wenn ein Plättchen andere entfernen oder vertauschen darf.
refusal-place_drawn = Du hast { NAME($tile, form: "accusative") } gezogen und musst das Plättchen legen. Wähle ein leeres Feld.
refusal-drawn_already = Du hast in diesem Zug schon ein Plättchen gezogen. Spiele nun eines aus deiner Hand.
refusal-pool_is_empty = Der Vorrat ist leer, zu ziehen gibt es nichts. Plättchen werden jetzt ohne Ziehen gespielt.
refusal-all_drawn = Alle Plättchen sind gezogen. Legen kannst du nur, was noch vor dir liegt.
refusal-keep_them = Keines deiner Plättchen lässt sich jetzt spielen. Behalte sie, dann ist dein Zug zu Ende.
refusal-only_pass = Du hast keine Figur mehr und kein Plättchen, das sich spielen lässt. Passe.
refusal-not_in_hand = Du hast { NAME($tile, form: "accusative") } nicht. Spielen kannst du nur, was du auf der Hand hast.
refusal-not_your_secret = Du hast { NAME($tile, form: "accusative") } nicht. Ohne zu ziehen, spielst du dein geheimes Plättchen und kein anderes.
refusal-draw_first = Du hast { NAME($tile, form: "accusative") }, aber vor dem Spielen wird gezogen. Ziehe zuerst ein Plättchen.
refusal-nobody_to_move = Für den Guten Rat brauchst du eine eigene Figur neben einem leeren Feld, und die gibt es nicht.
refusal-must_play_tile = Wer gezogen hat, muss ein Plättchen spielen. Stelle { NAME($piece, form: "a") } in einem anderen Zug auf, statt zu ziehen.
refusal-no_figure_left = { NAME($piece, form: "none") }
refusal-no_figures_left = Du hast alle deine Figuren aufgestellt. Spielen kannst du nur noch Plättchen.
refusal-no_castles_left = Du hast alle deine Burgen aufgestellt. Legen kannst du nur noch Plättchen.
refusal-only_when_stuck = Plättchen behält nur, wer gezogen hat und keines spielen kann. Das trifft auf dich nicht zu.
refusal-something_to_do = Passen darfst du nur, wenn du nichts anderes tun kannst, und noch kannst du etwas tun.

## Woher Punkte kommen

source-start = Zu Beginn
source-act1 = Akt I
source-act2 = Akt II
source-act3 = Akt III
source-epoch1 = Epoche 1
source-epoch2 = Epoche 2
source-epoch3 = Epoche 3
source-troves = Hortwerte

## Der Tisch im Terminal

movie-pool = { $rules ->
    [kingdoms] Zu ziehen: { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
   *[movie] Vorrat: { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
}
movie-points = { $rules ->
    [kingdoms] Gold
   *[movie] Sagapunkte
}
movie-forecast = jetzt gewertet
movie-figures = { $rules ->
    [kingdoms] Burgen
   *[movie] Figuren
}
movie-hand = { $rules ->
    [kingdoms] geheim
   *[movie] Hand
}
movie-you = du
movie-your-hand = Deine Hand:
movie-your-secret = Dein geheimes Plättchen:
movie-your-drawn = Gezogen:
movie-drawn = gezogen
movie-empty = leer
movie-unseen = { $rules ->
    [kingdoms] Ungesehene Plättchen: { $tiles }
   *[movie] Ungesehene Plättchen dieses Aktes: { $tiles }
}
movie-look = { NAME($piece, form: "the") } { NAME($seat, form: "von") } auf { $square }
movie-look-row = Reihe { $squares }:
movie-look-column = Spalte { $squares }:
# The line below the board begins with it.
movie-key-figures = { $rules ->
    [kingdoms] Burgen: Spieler, Rang, Wertung jetzt
   *[movie] Figuren: Spieler, Steine, Wertung jetzt
}
movie-of-act = Akt { $count ->
    [1] I
    [2] II
   *[3] III
}
movie-help = { $rules ->
    [kingdoms] Ein Feld hat den Buchstaben seiner Spalte und die Zahl seiner Reihe. Eine Burg auf dem Plan zeigt ihren Spieler, klein daneben ihren Rang, und was sie brächte, wenn die Epoche jetzt endete: 2³ 27 ist eine Burg mit Rang 3 von Spieler 2, die 27 brächte; „? d3“ sagt, wie die Burg auf d3 darauf kommt. „{ movie-forecast }“ zählt das alles dazu. Ein Plättchen zeigt seine Zahl, ein besonderes Buchstaben: Berg ist ein Berg, Drac der Drache, Mine die Goldmine, Zaub der Zauberer. ▪ ist ein geheimes Plättchen. ▶ ist an der Reihe, ◆ ist das Plättchen, das du gerade legst.
   *[movie] Ein Feld hat den Buchstaben seiner Spalte und die Zahl seiner Reihe. Eine Figur auf dem Plan zeigt ihren Spieler, klein daneben ihre Steine, und was sie brächte, wenn der Akt jetzt endete: 2³ 27 ist ein Than von Spieler 2, der 27 brächte; „? d3“ sagt, wie die Figur auf d3 darauf kommt. ¹ ist ein Langschiff, ² eine Burg, ³ ein Than, ⁴ Beowulf. „{ movie-forecast }“ zählt das alles dazu. Ein Plättchen zeigt seine Zahl, ein besonderes dazu Buchstaben: Sc ist ein Schatz, Me Met, Ta Tapferkeit, Ve Versuchung, Tr Trunkenheit, Horn das Königliche Drachenhorn, Verr Verrat, Stat die Goldene Statue, Rat der Gute Rat, Schl eine Schlucht. ▒▒▒▒ ist eine aufgedruckte Schlucht. Eine Gunst in Klammern, (+3), dreht der Verrat um, wenn der Akt endet. I, II und III in einer Hand sind die Akte auf den Rückseiten der Plättchen. ▶ ist an der Reihe, ◆ ist das Plättchen, das du gerade spielst.
}
# Ein Plättchen auf einem Feld des Plans: höchstens vier Zeichen, vor der Zahl, falls es eine hat.
movie-sign = { $name ->
    [treasure] Sc
    [mead] Me
    [valor] Ta
    [temptation] Ve
    [drunkenness] Tr
    [horn] Horn
    [treachery] Verr
    [statue] Stat
    [counsel] Rat
    [gorge] Schl
    [mountain] Berg
    [dragon] Drac
    [mine] Mine
    [wizard] Zaub
   *[other] { $name }
}

## In the lobby

about-standard = Drei Akte, Reihen und Spalten: Such dir die Felder, bei denen Gunst liegt, und leg die Gefahren dorthin, wo die anderen stehen.
about-kingdoms = Baue Burgen, wo das Land reich ist, und überlass den Drachen deinen Nachbarn.

## Was Plättchen und Figuren tun

tip-longship = Ein Stein: Was Reihe und Spalte ergeben, zählt einmal. Nach dem Akt kommt das Langschiff zu seinem Spieler zurück.
tip-castle = Zwei Steine: Was Reihe und Spalte ergeben, zählt doppelt. Nach dem Akt ist die Burg aus dem Spiel.
tip-thane = Drei Steine: Was Reihe und Spalte ergeben, zählt dreifach. Nach dem Akt ist der Than aus dem Spiel.
tip-beowulf = Vier Steine: Was Reihe und Spalte ergeben, zählt vierfach. Nach dem Akt ist Beowulf aus dem Spiel.
tip-gorge = Teilt Reihe und Spalte entzwei: Was auf der einen Seite liegt, zählt auf der anderen nicht.
tip-horn = Jede Figur in derselben Reihe oder Spalte hat einen Stein mehr, bis zur nächsten Schlucht.
tip-treachery = Am Ende des Aktes zählt in dieser Reihe und Spalte keine Gunst mehr, bis zur nächsten Schlucht.
tip-temptation = Eine Gefahr; wer sie legt, darf eine Tapferkeit vom Spielplan entfernen.
tip-valor = Eine Gunst; wer sie legt, darf eine Versuchung vom Spielplan entfernen.
tip-treasure = Lege ihn als Gunst, oder löse ihn sofort für seinen Hortwert ein; dann kommt er aus dem Spiel.
tip-drunkenness = Eine Gefahr; sie kommt auf ein leeres Feld oder an die Stelle eines Mets auf dem Spielplan.
tip-mead = Eine Gunst wie jede andere, aber Trunkenheit kann an die Stelle des Mets treten.
tip-statue = Wer sie legt, darf zwei andere Plättchen auf dem Spielplan vertauschen, auch Schluchtplättchen, aber weder Figuren noch aufgedruckte Schluchten.
tip-counsel = Eine deiner Figuren geht einen Schritt in ihrer Reihe oder Spalte auf ein leeres Feld, und das Plättchen kommt auf das verlassene Feld.
tip-dragon = In seiner Reihe und in seiner Spalte zählt kein Plus, bis zum nächsten Berg.
tip-mine = In ihrer Reihe und in ihrer Spalte zählen alle anderen Plättchen doppelt, Plus wie Minus, bis zum nächsten Berg.
tip-wizard = Jede Burg direkt neben, über oder unter ihm zählt einen Rang höher, wem sie auch gehört.
tip-small_castle = Was Reihe und Spalte ergeben, zählt einmal. Nach der Epoche kommt die Burg zu ihrem Spieler zurück.
tip-great_castle = Was Reihe und Spalte ergeben, zählt so oft, wie der Rang sagt. Nach der Epoche ist die Burg aus dem Spiel.

## Labels of a plain board

view-act = { $rules ->
    [kingdoms] Epoche
   *[movie] Akt
}
view-backs = Welches davon
view-betrayed = verraten
view-board = Spielplan
view-boards = Spielplan
view-drawn = Gezogen
view-extra = Dazu
view-figures = { $rules ->
    [kingdoms] Burgen
   *[movie] Figuren
}
view-forecast = Jetzt gewertet
view-gorge = Schlucht
view-hand = { $rules ->
    [kingdoms] Geheimes Plättchen
   *[movie] Hand
}
view-has_drawn = hat gezogen
view-is_chosen = ausgewählt
view-known = Bekannt
view-last_act = { $rules ->
    [kingdoms] Die beendete Epoche
   *[movie] Der beendete Akt
}
view-left = Übrig
view-passes = Mal nacheinander gepasst
view-pieces = { $rules ->
    [kingdoms] Rang
   *[movie] Steine
}
view-points = Zählt jetzt
view-pool = Plättchen zum Ziehen
view-seats = Am Tisch
view-size = Übrig
view-squares = Felder
view-tiles = Plättchen
view-troves = Einzulösen in Akt I, II, III für
view-unseen = Noch ungesehene Plättchen

## First steps

lesson-standard-goal = Alle hier erzählen die Saga von Beowulf, und du bist Wiglaf. Du beginnst mit 50 Sagapunkten; wer nach drei Akten die meisten hat, gewinnt.
lesson-standard-board = Das ist der Spielplan von Akt I. Plättchen mit Plus sind eine Gunst, Plättchen mit Minus eine Gefahr. Sie zählen für jede Figur in derselben Reihe oder Spalte.
lesson-standard-count = Dein Langschiff hat 9 in seiner Reihe und −3 in seiner Spalte, zusammen 6. Ein Langschiff hat einen Stein, also zählt das einmal.
lesson-standard-figures = Eine Burg hat zwei Steine, ein Than drei, Beowulf vier, und so oft zählt die Summe. In deinem Zug darfst du eine Figur aufstellen: Wähle einen Than.
lesson-standard-place = Auf b4 kommt die Reihe auf 5 und die Spalte auf 10. Das macht 15, und das dreimal: 45 Sagapunkte! Stelle den Than dort auf.
lesson-standard-peril = Das gefällt Hygd gar nicht. Sie spielt eine Gefahr in deine Reihe, −6, und dein Than ist nur noch 27 wert.
lesson-standard-draw = Statt eine Figur aufzustellen, darfst du ein Plättchen spielen. Zuerst ziehst du eines: Nur zu.
lesson-standard-gorge = Was du gezogen hast, siehst nur du. Jetzt hilft dir aber etwas anderes aus deiner Hand: Wähle die Schlucht.
lesson-standard-cut = Eine Schlucht teilt ihre Reihe und ihre Spalte entzwei. Lege sie auf c4, zwischen deinen Than und die Gefahr.
lesson-standard-saved = Die −6 reicht nicht mehr bis zu deinem Than, er steht wieder bei 45. Und in Spalte c ist Hygds Langschiff von der 6 darunter abgeschnitten.
lesson-standard-last = Hygd hat ein Langschiff aufgestellt, und nur das Feld e1 ist noch leer. Ist der Spielplan voll, endet der Akt sofort. Zieh noch ein Plättchen.
lesson-standard-boon = Das Feld e1 liegt in der Spalte deines Langschiffs, und dort ist eine Gunst willkommen. Wähle den Met.
lesson-standard-fill = Lege ihn auf e1, und der Akt ist zu Ende.
lesson-standard-scored = Jetzt werden alle Figuren gewertet. Dein Than hat 45 gebracht und dein Langschiff 10: Du hast 105 Sagapunkte, Hygd hat 55.
lesson-standard-leave = Nur die Langschiffe kommen zu ihren Spielern zurück. Burgen, Thane und Beowulf sind nach der Wertung aus dem Spiel. Überleg dir also gut, wann du sie aufstellst!
lesson-standard-end = Zwei weitere Akte folgen, jeder mit eigenem Spielplan. Wer dann die meisten Sagapunkte hat, gewinnt. Die nächste Saga gehört dir!
lesson-kingdoms-goal = Du bist Wiglaf und willst das reichste aller Königreiche. Du beginnst mit 50 Gold; wer nach drei Epochen das meiste hat, gewinnt.
lesson-kingdoms-board = Das ist das Land. Plättchen mit Plus bringen Gold, Plättchen mit Minus kosten welches. Sie zählen für jede Burg in derselben Reihe oder Spalte.
lesson-kingdoms-count = Deine Burg auf b1 hat 1 in ihrer Reihe und 6 in ihrer Spalte, zusammen 7. Sie ist mit Rang 1, also zählt das einmal.
lesson-kingdoms-castle = Eine Burg mit Rang 2, 3 oder 4 zählt zwei-, drei- oder viermal. In deinem Zug darfst du eine aufstellen: Wähle eine Burg mit Rang 3.
lesson-kingdoms-place = Auf c3 kommt die Reihe auf 2 und die Spalte auf 13. Das macht 15, und das dreimal: 45 Gold! Stelle sie dort auf.
lesson-kingdoms-dragon = Hygd schickt den Drachen. In seiner Reihe und in seiner Spalte zählt kein Plus mehr. Deine Burg ist nur noch 33 wert.
lesson-kingdoms-secret = Jeder hat ein geheimes Plättchen, und jetzt ist es Zeit für deines: Wähle den Berg.
lesson-kingdoms-mountain = Ein Berg teilt seine Reihe und seine Spalte entzwei. Lege ihn auf d3, zwischen deine Burg und den Drachen.
lesson-kingdoms-saved = Über den Berg kommt der Drache nicht, und auch nicht die −2 dahinter. Deine Burg ist jetzt 51 wert, mehr als zuvor!
lesson-kingdoms-draw = Hygd hat eine Burg aufgestellt, und ein Feld ist noch frei. Statt eine Burg aufzustellen, darfst du ein Plättchen ziehen; das musst du dann legen. Zieh!
lesson-kingdoms-mine = Die Goldmine! Sie verdoppelt alle anderen Plättchen in ihrer Reihe und ihrer Spalte. Lege sie auf das letzte Feld, in die Spalte deiner Burg.
lesson-kingdoms-scored = Der Spielplan ist voll, also endet die Epoche sofort, und alle Burgen werden gewertet. Deine mit Rang 3 bringt 90 Gold: Du hast 185, Hygd hat 87.
lesson-kingdoms-leave = Burgen mit Rang 1 kommen zu ihren Spielern zurück; die von höherem Rang sind nach der Wertung aus dem Spiel. Überleg dir also gut, wann du sie aufstellst!
lesson-kingdoms-end = Zwei weitere Epochen folgen auf demselben Land. Wer dann das meiste Gold hat, gewinnt. Baue klug!
