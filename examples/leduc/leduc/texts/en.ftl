# Leduc Hold'em.

card-jack = jack
card-queen = queen
card-king = king

where = Round { $number }

## What can be done

action-fold = Fold
action-check = Check
action-call = Call with { $count ->
    [one] one chip
   *[other] { $count } chips
}
action-raise = Raise by { $count }

## What is asked

question-betting = What do you bet?
question-over = The hand is over.

## What happened

event-dealt = { $seat } is dealt a { $card }.
event-folds = { $seat } folds.
event-checks = { $seat } checks.
event-calls = { $seat } calls.
event-raises = { $seat } raises by { $count }.
event-turned_up = The { $card } is turned up.
event-shows = { $seat } shows a { $card }.
event-wins = { $count ->
    [one] { $seat } wins one chip.
   *[other] { $seat } wins { $count } chips.
}
event-shares = The pot is shared.

## Why not

refusal-nothing_to_fold = Nothing has to be put in, so there is no reason to fold: check instead.
refusal-enough_raises = There have been { $count } raises in this round: call or fold.
refusal-game_over = The hand is over; nothing more can be bet.

## Where points come from

source-pot = the pot

leduc-help = Paid is what a player has put in so far. The card turned up in the second round belongs to both players.

## Labels of a plain board

view-card = Your card
view-folded = folded
view-most_raises = Raises in a round at the most
view-paid = Paid
view-raised = Raises in this round
view-raises = Raised by, in each round
view-round = Round
view-seats = Around the table
view-shown = Shown
view-turned_up = Turned up
