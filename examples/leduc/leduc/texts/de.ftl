# Leduc Hold'em. A card is given with no article, and as "a" in the accusative, "the" in the nominative.

card-jack = Bube
    .a = einen Buben
    .the = der Bube
card-queen = Dame
    .a = eine Dame
    .the = die Dame
card-king = König
    .a = einen König
    .the = der König

where = Runde { $number }

## What can be done

action-fold = Aussteigen
action-check = Schieben
action-call = Mitgehen mit { $count ->
    [one] einem Chip
   *[other] { $count } Chips
}
action-raise = Um { $count } erhöhen

## What is asked

question-betting = Was setzt du?
question-over = Das Spiel ist zu Ende.

## What happened

event-dealt = { $seat } bekommt { NAME($card, form: "a") }.
event-folds = { $seat } steigt aus.
event-checks = { $seat } schiebt.
event-calls = { $seat } geht mit.
event-raises = { $seat } erhöht um { $count }.
event-turned_up = Aufgedeckt wird { NAME($card, form: "the") }.
event-shows = { $seat } zeigt { NAME($card, form: "a") }.
event-wins = { $count ->
    [one] { $seat } gewinnt einen Chip.
   *[other] { $seat } gewinnt { $count } Chips.
}
event-shares = Der Pot wird geteilt.

## Why not

refusal-nothing_to_fold = Du musst nichts nachlegen, also gibt es keinen Grund auszusteigen: Schiebe lieber.
refusal-enough_raises = In dieser Runde wurde schon { $count }-mal erhöht: Geh mit oder steig aus.
refusal-game_over = Das Spiel ist zu Ende; es kann nicht mehr gesetzt werden.

## Where points come from

source-pot = der Pot

leduc-help = Gesetzt ist, was jemand bisher in den Pot gelegt hat. Die Karte, die in der zweiten Runde aufgedeckt liegt, gehört beiden.

## Labels of a plain board

view-card = Deine Karte
view-folded = ausgestiegen
view-most_raises = Erhöhungen in einer Runde, höchstens
view-paid = Gesetzt
view-raised = Erhöhungen in dieser Runde
view-raises = Erhöht wird um, in jeder Runde
view-round = Runde
view-seats = Am Tisch
view-shown = Gezeigt
view-turned_up = Aufgedeckt
