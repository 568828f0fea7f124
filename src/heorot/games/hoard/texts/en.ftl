# Dragon's Hoard.
#
# A card is a message card-…, given $colour; a back is a message back-…. Their attributes are further
# forms: { NAME($back, form: "a") } asks for the one with the indefinite article.

## Cards

adjective = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[orange] orange
}

card-coins = the { adjective } gold coins
    .label = { adjective } gold coins
card-ring = the { adjective } ring
    .label = { adjective } ring
card-harp = the { adjective } harp
    .label = { adjective } harp
card-gems = the { adjective } gems
    .label = { adjective } gems
card-chest = the { adjective } chest
    .label = { adjective } chest
card-kings_treasure = the { adjective } king’s treasure
    .label = { adjective } king’s treasure
card-wishing_tree = the { adjective } wishing tree
    .label = { adjective } wishing tree
card-princess = the { adjective } princess
    .label = { adjective } princess
card-prince = the { adjective } prince
    .label = { adjective } prince
card-lair = the { adjective } lair
    .label = { adjective } lair
card-dragon = the { adjective } dragon
    .label = { adjective } dragon
card-wizard = the { adjective } wizard
    .label = { adjective } wizard
card-mob = the { adjective } mob
    .label = { adjective } mob
card-knight = the { adjective } knight
    .label = { adjective } knight
card-thief = the { adjective } thief
    .label = { adjective } thief
card-shepherdess = the { adjective } shepherdess
    .label = { adjective } shepherdess
card-unicorn = the { adjective } unicorn
    .label = { adjective } unicorn
card-wild_sheep = the { adjective } wild sheep
    .label = { adjective } wild sheep

# The front of a card without its colour, as a label.
front-coins = gold coins
front-ring = ring
front-harp = harp
front-gems = gems
front-chest = chest
front-kings_treasure = king’s treasure
front-wishing_tree = wishing tree
front-princess = princess
front-prince = prince
front-royal = princess or prince
front-lair = lair
front-dragon = dragon
front-wizard = wizard
front-mob = mob
front-knight = knight
front-thief = thief
front-shepherdess = shepherdess
front-unicorn = unicorn
front-wild_sheep = wild sheep

# Figures of a box that are reconstructed.
figure-copies = how many there are ({ $things })
figure-value = values ({ $things })
figure-cost = prices ({ $things })
figure-names = which colours show the princess and which the prince

back-red = the red card
    .label = red card
    .a = a red card
    .several = { $count } red cards
back-blue = the blue card
    .label = blue card
    .a = a blue card
    .several = { $count } blue cards
back-yellow = the yellow card
    .label = yellow card
    .a = a yellow card
    .several = { $count } yellow cards
back-purple = the purple card
    .label = purple card
    .a = a purple card
    .several = { $count } purple cards
back-orange = the orange card
    .label = orange card
    .a = an orange card
    .several = { $count } orange cards

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

# A letter for each colour.
letter-red = R
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-orange = O

## How far a match has come

where = Round { $number }

## Where points come from

source-treasures = Treasures
source-lairs = Lairs

# A piece of the short form of an action. Other languages have words of their own for it.
short-form = { $piece }

## What can be done

action-lay = Lay down { $card }
action-play = Play { $card }
action-pay = Pay with { $card }
action-discard = Discard { $card }
action-wizard = Send { $card } along
# Of two equal cards that the others can tell apart: $slot is its place in the hand.
action-lay_from = Lay down { $card } (card { $slot } of your hand)
action-play_from = Play { $card } (card { $slot } of your hand)
action-pay_from = Pay with { $card } (card { $slot } of your hand)
action-discard_from = Discard { $card } (card { $slot } of your hand)
action-wizard_from = Send { $card } along (card { $slot } of your hand)
action-dragon_from = Answer with { $card } (card { $slot } of your hand)
action-no_wizard = Send no wizard along
action-dragon = Answer with { $card }
action-no_dragon = Do not answer with a dragon
action-take_from_field = Take { $back } (place { $slot })
action-take_from_pile = Take { $back } from the pile
action-enough = Draw no more cards
action-end_turn = End your turn
action-target = Choose { $seat }
action-steal = Take { NAME($back, form: "a") } from { $seat }’s hand, card { $slot }
action-steal_slot = Take card { $slot } from a hand
action-agree = Vote to clear the field
action-refuse = Vote to keep the field

## What the table asks of a player

question-over = The game is over.
question-drawing = { $count ->
    [one] Draw one more card, from the field or from the pile.
   *[other] Draw { $count } cards, one at a time, from the field or from the pile.
}
question-extra = Your hand was small when your turn began. Take one more card, or leave it.
question-playing = Lay down a treasure or a lair, play an action, or end your turn.
question-playing_treasure = Lay down a treasure, play an action, or end your turn.
question-playing_lair = Lay down a lair, play an action, or end your turn.
question-laying = Lay down a treasure or a lair, or end your turn.
question-laying_treasure = Lay down a treasure, or end your turn.
question-laying_lair = Lay down a lair, or end your turn.
question-acting = Play an action, or end your turn.
question-ending = You have nothing to lay down or to play now. End your turn.
question-paying = Pay for { $card }. { $count ->
    [one] { $count2 ->
        [0] Choose one more sheep, of any colour.
       *[other] Choose one more sheep, { $colour } or wild.
    }
   *[other] { $count2 ->
        [0] Choose { $count } more sheep, of any colour.
        [one] Choose { $count } more sheep, at least one of them { $colour } or wild.
       *[other] Choose { $count } more sheep, at least { $count2 } of them { $colour } or wild.
    }
}
question-paying_all = Pay for { $card }. Choose { $count } more sheep, all of them { $colour } or wild.
question-wizard = Does a wizard go along with { $card }?
question-no_wizard = You hold no wizard to send along with { $card }. You are asked all the same, so that nobody can tell.
question-targeting = Who is to be the victim of { $card }?
question-answering = { $seat } plays { $card }. Do you answer with a dragon?
question-no_dragon = { $seat } plays { $card }. You hold no dragon to answer with. You are asked all the same, so that nobody can tell.
question-yielding = { $count ->
    [one] The mob wants its share. Choose one card to discard.
   *[other] The mob wants its share. Choose { $count } cards to discard.
}
question-stealing = Take a card from { $seat }’s hand.
question-trimming = { $count ->
    [one] You hold too many cards. Choose one to discard.
   *[other] You hold too many cards. Choose { $count } to discard.
}
question-voting = Nobody took a card from the field in this round. Shall it be cleared?

## What happened

event-round_begins = Round { $count } begins.
event-turn_begins = { $seat }’s turn begins.
event-knight_turned = { $seat } turns { $card } sideways and misses this turn.
event-knight_leaves = { $seat } is free of { $card }, which is discarded.
event-unicorn_leaves = { $seat } discards { $card } and is no longer protected.
event-takes_from_field = { $seat } takes { NAME($back, form: "a") } from place { $slot } of the field.
event-takes_from_pile = { $seat } takes { NAME($back, form: "a") } from the pile.
event-field_filled = Place { $slot } of the field is filled with { NAME($back, form: "a") }.
event-pile_renewed = { $count ->
    [one] The only discarded card becomes the new pile.
   *[other] The { $count } discarded cards are shuffled and become the new pile.
}
event-sees = { $seat } looks at { $card }.
event-pays = { $seat } pays with { $card }.
event-lays_treasure = { $count ->
    [one] { $seat } lays down { $card }: one point.
   *[other] { $seat } lays down { $card }: { $count } points.
}
event-lays_lair = { $count ->
    [0] { $seat } lays down { $card }.
    [one] { $seat } lays down { $card }: one point.
   *[other] { $seat } lays down { $card }: { $count } points.
}
event-lair_grows = { $count ->
    [one] { $seat }’s { $colour } lair is now worth one point.
   *[other] { $seat }’s { $colour } lair is now worth { $count } points.
}
event-plays = { $seat } plays { $card }.
event-wizard_rides_along = { $seat } sends { $card } along.
event-aims_at = { $seat } chooses { $seat2 } as the victim.
event-answers_with_dragon = { $seat } answers with { $card }.
event-stopped = That stops { $card }.
event-spared = { $seat } loses nothing to { $card }.
event-does_not_answer = { $seat } does not answer with a dragon.
event-must_skip = { $seat } will miss a turn because of { $card }.
event-steals = { $seat } takes { NAME($back, form: "a") } from { $seat2 }’s hand.
event-loot_seen = { $seat } has stolen { $card }.
event-discards = { $seat } discards { $card }.
event-ends_turn = { $seat }’s turn is over.
event-votes_for = { $seat } votes to clear the field.
event-votes_against = { $seat } votes to keep the field.
event-field_cleared = Cleared from the field: { $card }.
event-game_over = The game is over.

## Why not

refusal-game_over = The game is over; nothing more can be played.
refusal-not_in_hand = You do not hold { $card }. You can only use what is in your hand.
refusal-picked_already = You have picked { $card } already. Choose another card.
refusal-copies_are_alike = You hold { $card } only once, or twice and nobody can tell the two apart. Choose it without saying which.

refusal-must_draw = { $count ->
    [one] Drawing is a duty: take one more card first.
   *[other] Drawing is a duty: take { $count } more cards first.
}
refusal-draw_first = { $count ->
    [one] This is the time to draw: take one more card first.
   *[other] This is the time to draw: take { $count } more cards first.
}
refusal-extra_first = First take the extra card, or say that you draw no more.
refusal-drawn_already = You have drawn your cards for this turn. You draw again when your next turn begins.
refusal-no_extra_cards = With { $count } players nobody is offered an extra card.
refusal-no_extra_card_now = An extra card is offered while you draw, and only if you hold fewer than { $count } cards when your turn begins.

refusal-laid_already = You have laid down a treasure or a lair in this turn. You may lay down another in your next turn.
refusal-lacks_sheep = { $count ->
    [one] To pay for { $card } you need one more card, of any colour.
   *[other] To pay for { $card } you need { $count } more cards, of any colour.
}
refusal-lacks_sheep_of_colour = { $count ->
    [one] To pay for { $card } you need one more { $colour } or wild sheep.
   *[other] To pay for { $card } you need { $count } more { $colour } or wild sheep.
}
refusal-lacks_both = To pay for { $card } you need more cards: { $count } { $colour } or wild sheep, and { $count2 } of any colour.
refusal-finish_paying = { $count ->
    [one] You are paying for { $card }. Choose one more card, or take the choice back.
   *[other] You are paying for { $card }. Choose { $count } more cards, or take the choice back.
}
refusal-no_part_of_its_price = A treasure is no part of its own price. Pay for { $card } with other cards.
refusal-rest_must_match = { $count ->
    [one] The last card of this payment must be { $colour } or a wild sheep. Choose another instead of { $card }.
   *[other] The last { $count } cards of this payment must be { $colour } or wild sheep. Choose others instead of { $card }.
}
refusal-wild_sheep_only_pays = A wild sheep cannot be played by itself. Use it to pay for a treasure.
refusal-lair_of_this_colour = You may have one lair of each colour, and your { $colour } one lies before you.
refusal-no_more_lairs = { $count ->
    [0] With this number of players nobody may lay down a lair.
    [one] With this number of players you may have one lair, and you have it.
   *[other] With this number of players you may have { $count } lairs, and you have them all.
}

refusal-acted_already = You have played an action in this turn. You may play another in your next turn.
refusal-nobody_to_knight = Each opponent has a knight or a unicorn on the table. A knight can be sent to somebody who has neither.
refusal-nobody_to_rob = Each opponent has a unicorn on the table or an empty hand. A thief can rob somebody who holds cards and has no unicorn.
refusal-wizard_needs_company = A wizard does not come alone. First choose a mob, a knight, a thief or a shepherdess to go along with.
refusal-settle_wizard = You are playing { $card }. Say whether a wizard goes along, or take the choice back.
refusal-no_wizard_question = You are asked about a wizard only when you play a mob, a knight, a thief or a shepherdess.
refusal-name_target = You are playing { $card }. Choose the victim, or take the choice back.
refusal-no_target_question = You are asked for a victim only when you play a knight or a thief and more than one player can be chosen.
refusal-no_such_seat = There is no { $seat }: only { $count } are playing.
refusal-not_yourself = You cannot be your own victim. Choose an opponent.
refusal-unicorn_protects = A unicorn protects { $seat } until that player’s next turn. Choose somebody else.
refusal-knight_is_there = { $seat } has a knight already. Choose somebody else, or wait until it is discarded.
refusal-hand_is_empty = { $seat } has no card that could be stolen. Choose somebody else.
refusal-no_theft = Cards are taken from a hand only by a thief. Play one first.
refusal-steal_first = Your thief comes first: take a card from { $seat }’s hand.
refusal-no_card_there = { $count ->
    [one] { $seat } holds only one card. Take that one.
   *[other] { $seat } holds only { $count } cards. Take one of those.
}
refusal-dragon_only_answers = A dragon is an answer: to a mob, knight or thief that is aimed at you, or to another player’s shepherdess.
refusal-answer_first = { $seat } plays { $card } and waits for you: answer with a dragon from your hand, or do not answer.
refusal-discard_first = { $count ->
    [one] First choose one more card to discard.
   *[other] First choose { $count } more cards to discard.
}

refusal-no_vote = The table votes only after a round in which nobody took a card from the field.
refusal-vote_first = The vote comes first: clear the field, or keep it.

## The board

hoard-goal = last round once somebody has { $count } treasures
hoard-last-round = Last round
hoard-pile = Pile
hoard-field = Field
hoard-discards = Discards
hoard-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hoard-drawn = Drawn, fronts still hidden:
hoard-action = In play:
hoard-loot = loot:
hoard-points = Points
hoard-treasures = Treasures
hoard-hand = Hand
hoard-of = { $count } of { $limit }
hoard-you = you
hoard-knight-upright = misses a turn
hoard-knight-sideways = back in the game
hoard-unicorn = protected
hoard-known = cards you know:
hoard-your-hand = Your hand, { $count } of { $limit }
hoard-price-key = value (price: sheep of its colour + any)
hoard-seen = seen
hoard-help = On the table every colour has its letter. Before each player lie treasures, shown by their values, and lairs (⌂). In your hand a treasure shows its value and its price: harp 3 (1R+2) is worth 3 and costs one red sheep and two of any colour. ◆ marks the card you are playing, ✓ those you have picked; “seen” marks a card that somebody else has seen, and [3] the place in your hand of one that has an equal elsewhere. ♞ is a knight, ♘ a unicorn.

## In the lobby

about-standard = Every card is a treasure and a sheep at once, and treasures are paid for with sheep.

## What cards do

tip-treasure = A treasure: lay it down for its points. Its price in sheep is paid with your other cards, and each of them is a sheep of its colour.
tip-wild_sheep = It pays as a sheep of any colour you like; it is never played by itself.
tip-lair = It costs nothing, and at the end it scores for treasures of its colour: 1 point for one, 3 for two, 6 for three, 10 for four or more.
tip-mob = Every opponent discards half of their hand, rounded down, unless a dragon or a unicorn protects them.
tip-knight = An opponent misses the next turn: upright it is still to come, sideways it has just been missed. No second knight is sent meanwhile.
tip-thief = You take two cards from an opponent’s hand, of which you see only the backs.
tip-shepherdess = You draw two cards from the pile, unless an opponent answers with a dragon.
tip-unicorn = It lies before you until your next turn begins, and until then no action of the others concerns you.
tip-wizard = It goes along with a mob, knight, thief or shepherdess of yours, and then no dragon can answer.
tip-dragon = In somebody else’s turn it protects you from a mob, knight or thief, or stops a shepherdess, unless a wizard goes along.

## Labels of a plain board

view-acted = action played in this turn
view-any = any
view-below = Below it
view-card = Card
view-chosen = chosen
view-deed = In play
view-discards = Discards
view-drawn = Drawn, fronts still hidden
view-draws = Cards drawn in a turn
view-field = Field
view-field_touched = a card of the field was taken in this round
view-hand = Hand
view-hand_limit = Most cards in hand
view-knight = Knight
view-known = Cards you know
view-lacks_any = lacks of any colour
view-lacks_own = lacks of its colour
view-laid = treasure or lair laid in this turn
view-lair_limit = Most lairs of one player
view-lair_points = Points of a lair with 0, 1, 2 … treasures of its colour
view-lairs = Lairs
view-last_round = Last round
view-loot = Loot
view-own = Price: own colour
view-picked = set aside
view-pile = Pile
view-prices = Price
view-seat = Held by
view-seats = Around the table
view-seen_by = seen by
view-sideways = back in the game
view-slot = Place in the hand
view-start = Start player
view-target = Against
view-top = On top
view-treasures = Treasures
view-treasures_to_end = Treasures that bring the last round
view-unicorn = Unicorn
view-value = Value
view-wizard = Wizard

## First steps

lesson-standard-goal = Welcome! You sit here as Wiglaf, a dragon with a weakness for treasures. Whoever has the hoard with the most points at the end wins.
lesson-standard-sides = Every card has two sides. The front, which only you see, is a treasure, a lair or an action. The back is a sheep of the same colour, and that everybody sees.
lesson-standard-field = In the middle four sheep graze on the field, with the pile beside them. You see their colours; what is on their fronts nobody knows yet.
lesson-standard-draw = A turn begins with drawing two cards. Purple will be useful: take the purple card from the field.
lesson-standard-pile = The gap is filled at once. Take your second card from the top of the pile this time.
lesson-standard-princess = Now you may look at your cards. The purple princess is worth 8 points, but she costs four purple sheep and one of any colour. She will have to wait.
lesson-standard-treasure = The purple gems are worth 4 points and cost two purple sheep and one of any colour. You can afford that: choose the gems.
lesson-standard-pay = You pay with your other cards: each is a sheep of its colour, whatever its front says. Give away the angry mob as a purple sheep.
lesson-standard-wild = One more purple sheep is needed. A wild sheep has whatever colour you want: give away the blue one.
lesson-standard-any = The last sheep may be of any colour. Give away the red ring. This is the heart of the game: what you pay with, you cannot lay down as a treasure.
lesson-standard-action = The gems are yours! Each turn you may lay down one treasure or lair, and play one action card as well. Play the knight: his victim has to miss a turn.
lesson-standard-wizard = With a wizard at his side nobody could answer the knight. You have none, so send him out alone.
lesson-standard-dragon = Hygd answers with a dragon, and the knight goes home. That is the only way to play a dragon, in somebody else’s turn. So it pays to keep one.
lesson-standard-lair = The next round: it is your turn again, and you have drawn already. A lair costs nothing: lay down the purple one.
lesson-standard-worth = A lair scores for the treasures of its colour: 1 point for one, 3 for two, 6 for three, 10 for four or more. Your two purple treasures make 3 points.
lesson-standard-end = With two players the last round comes when somebody has laid down ten treasures. Then the points are counted. Now you know enough: off to the sheep!
