# Beowulf: The Legend.
#
# A card is a message card-…, given $colour, which is "double" for a card with two symbols. The plain
# text is a label without an article; { NAME($card, form: "a") } is for sentences. Special cards are
# names and need no article.
#
# A symbol is a message symbol-…, a short label for tables letter-…, a gain gain-…, a token or tile
# token-…: $number is the value of a token, or how many there are of alliances and cards.

## Cards

card-travelling = { $colour ->
    [double] double travelling card
   *[other] travelling card
}
    .a = { $colour ->
        [double] a double travelling card
       *[other] a travelling card
    }
    .several = { $colour ->
        [double] { $count } double travelling cards
       *[other] { $count } travelling cards
    }
card-friendship = { $colour ->
    [double] double friendship card
   *[other] friendship card
}
    .a = { $colour ->
        [double] a double friendship card
       *[other] a friendship card
    }
    .several = { $colour ->
        [double] { $count } double friendship cards
       *[other] { $count } friendship cards
    }
card-wit = { $colour ->
    [double] double wit card
   *[other] wit card
}
    .a = { $colour ->
        [double] a double wit card
       *[other] a wit card
    }
    .several = { $colour ->
        [double] { $count } double wit cards
       *[other] { $count } wit cards
    }
card-courage = { $colour ->
    [double] double courage card
   *[other] courage card
}
    .a = { $colour ->
        [double] a double courage card
       *[other] a courage card
    }
    .several = { $colour ->
        [double] { $count } double courage cards
       *[other] { $count } courage cards
    }
card-fighting = { $colour ->
    [double] double fighting card
   *[other] fighting card
}
    .a = { $colour ->
        [double] a double fighting card
       *[other] a fighting card
    }
    .several = { $colour ->
        [double] { $count } double fighting cards
       *[other] { $count } fighting cards
    }
card-beowulf = Beowulf card
    .a = a Beowulf card
    .several = { $count } Beowulf cards

# The special cards.
card-blessing = King Hrothgar’s Blessing
    .a = King Hrothgar’s Blessing
card-inspiration = Queen Wealhtheow’s Inspiration
    .a = Queen Wealhtheow’s Inspiration
card-daring = Beowulf’s Daring
    .a = Beowulf’s Daring
card-resolve = Beowulf’s Resolve
    .a = Beowulf’s Resolve
card-rest = The Warrior’s Rest
    .a = the Warrior’s Rest
card-hides = Hides of Land
    .a = Hides of Land
card-shield = The All-Iron Shield
    .a = the All-Iron Shield
card-sword = The Borrowed Sword
    .a = the Borrowed Sword
card-ships = The Swift Ships
    .a = the Swift Ships
card-oath = The Thanes’ Oath
    .a = the Thanes’ Oath

## Symbols

symbol-travelling = travelling
    .a = a travelling symbol
    .several = { $count } travelling symbols
symbol-friendship = friendship
    .a = a friendship symbol
    .several = { $count } friendship symbols
symbol-wit = wit
    .a = a wit symbol
    .several = { $count } wit symbols
symbol-courage = courage
    .a = a courage symbol
    .several = { $count } courage symbols
symbol-fighting = fighting
    .a = a fighting symbol
    .several = { $count } fighting symbols
symbol-beowulf = Beowulf
    .a = a Beowulf symbol
    .several = { $count } Beowulf symbols

letter-travelling = T
letter-friendship = F
letter-wit = W
letter-courage = C
letter-fighting = G
letter-beowulf = B

## Gains

gain-fame = { $number } fame
    .a = { $number } fame
gain-treasure = { $number } treasure
    .a = { $number } treasure
gain-alliance = { $number ->
    [one] { $number } alliance token
   *[other] { $number } alliance tokens
}
    .a = { $number ->
        [one] an alliance token
       *[other] { $number } alliance tokens
    }
gain-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
    .a = { $number ->
        [one] a card
       *[other] { $number } cards
    }
gain-wound = wound
    .a = a wound
gain-scratch = scratch
    .a = a scratch
gain-misfortune = misfortune
    .a = a misfortune
gain-double_wound = double wound
    .a = a double wound
gain-fame_or_heal = { $number } fame, or one large wound tile less
    .a = { $number } fame, or one large wound tile less
gain-heal = one large wound tile or all scratches less
    .a = one large wound tile or all scratches less
gain-scratches = all scratches less
    .a = all scratches less

## Tokens and tiles

token-fame = fame token of { $number }
    .a = a fame token of { $number }
    .several = { $count } fame tokens of { $number }
token-treasure = treasure token of { $number }
    .a = a treasure token of { $number }
    .several = { $count } treasure tokens of { $number }
token-alliance_fame = alliance token of { $number } fame
    .a = an alliance token of { $number } fame
    .several = { $count } alliance tokens of { $number } fame
token-alliance_treasure = alliance token of { $number } treasure
    .a = an alliance token of { $number } treasure
    .several = { $count } alliance tokens of { $number } treasure
token-misfortune = misfortune token
    .a = a misfortune token
    .several = { $count } misfortune tokens
token-wound = wound tile
    .a = a wound tile
    .several = { $count } wound tiles
token-double_wound = double wound tile
    .a = the double wound tile

## Kinds of episodes

legend-kind-opportunity = opportunity
legend-kind-risk = risk
legend-kind-selection = selection
legend-kind-recovery = recovery
legend-kind-simultaneous = major episode, simultaneous
legend-kind-turn_order = major episode, in turn order
legend-kind-treasure = treasure episode
legend-kind-ranking = treasure episode, ranking
legend-kind-death = last episode

## Episodes

# Their names.
episode-1 = King Hygelac’s Court
episode-2 = Sail to Denmark
episode-3 = King Hrothgar’s Hall
episode-4 = Final Preparations
episode-5 = Grendel’s Attack
episode-6 = Great Rewards
episode-7 = The Celebrations
episode-8 = Rest in the Hall
episode-9 = Sea Hag’s Attack
episode-10 = Hunt Preparations
episode-11 = Hunt for the Sea Hag
episode-12 = By the Haunted Mere
episode-13 = Sea Hag Battle
episode-14 = Farewell to the Danes
episode-15 = Sail to Geatland
episode-16 = King Hygelac
episode-17 = Gifts Presented
episode-18 = Share of Honour
episode-19 = Frisian Raid
episode-20 = Border Feuds
episode-21 = Swedish Treachery
episode-22 = Beowulf Becomes King
episode-23 = Mighty Alliances
episode-24 = Rise of Geatland
episode-25 = Fifty Winters
episode-26 = Peace Returns
episode-27 = Many Friendships
episode-28 = The Golden Goblet
episode-29 = Beacons on the Coast
episode-30 = Dragon’s Fury
episode-31 = The All-Iron Shield
episode-32 = March to the Barrow
episode-33 = Break Ranks?
episode-34 = Dragon Battle
episode-35 = Recover Treasures
episode-36 = Death of Beowulf

# A line of the story to each.
legend-story-1 = News of a night-walker crosses the sea, and Hygelac’s boldest thane asks leave to go.
legend-story-2 = A curved prow cuts the whale-road; nobody aboard has promised to come home.
legend-story-3 = Under gilded gables an old king pours mead for the son of an old friend.
legend-story-4 = The torches burn low. Swords are laid aside, boots stay on.
legend-story-5 = The door bursts from its hinges, and two hands meet that will not let go.
legend-story-6 = A monster’s arm hangs from the rafters, and the ring-giver opens his chests.
legend-story-7 = Harp and horn go round till morning; nobody counts the cups, nobody bars the door.
legend-story-8 = Cloaks on the benches, embers in the hearth: for once the hall sleeps sound.
legend-story-9 = A mother comes for her dead son, and she does not leave alone.
legend-story-10 = Horses are saddled in the grey of dawn, spears counted, tracks read by lantern.
legend-story-11 = Over moor and crag the bloody trail leads to water that no stag will enter.
legend-story-12 = Fire flickers on the black pool, and the companions look long before they choose.
legend-story-13 = Far below the waves a good blade fails, and a giant’s sword hangs within reach.
legend-story-14 = The old king weeps on the shore; gifts are stowed, hands are clasped once more.
legend-story-15 = The wind stands fair from Denmark, and the cliffs of home rise out of the spray.
legend-story-16 = In his own lord’s hall Beowulf tells it all, and makes nothing small but himself.
legend-story-17 = Danish gold is laid at the king’s feet; the fullest hands are praised the loudest.
legend-story-18 = Land, rings or a song: everyone may say how to be remembered.
legend-story-19 = Plunder lies on the Frisian beach, and Hygelac lies beside it.
legend-story-20 = Barns burn on both sides of the border, and every truce is shorter than the last.
legend-story-21 = Guests out of Sweden repay a young king’s shelter with steel.
legend-story-22 = The high seat stands empty, and only one pair of shoulders is broad enough.
legend-story-23 = Envoys come by land and by sea; a full chest makes for a firm handshake.
legend-story-24 = New halls, new harbours: Geatland grows, and gold builds it.
legend-story-25 = Fifty times the snow falls and melts, and in peace a king’s beard turns white.
legend-story-26 = Spears are beaten into ploughs, and every skill of the old days finds work again.
legend-story-27 = Doors stand open far and wide, and whoever fills the horns makes friends.
legend-story-28 = A runaway slips out of a barrow with one bright cup, and something wakes behind him.
legend-story-29 = From headland to headland the fires leap up: the night has wings.
legend-story-30 = Roofs blaze from shore to shore, the king’s own hall among them.
legend-story-31 = Linden wood burns, so the smith shall forge a shield of iron, whatever it costs.
legend-story-32 = A dozen go up to the grey stones with their king, and slower with every mile.
legend-story-33 = The barrow breathes smoke. The wood is near, and nobody would see you run.
legend-story-34 = The old king walks into the flames, and this time strength alone is not enough.
legend-story-35 = The hoard is carried out by the armful: cold, heavy, and nobody’s now.
legend-story-36 = A pyre on the headland, a mound for sailors to steer by, a crown without a head.

## Options

option-advanced = advanced game with treasure episodes
option-fallen = the fallen score nothing
option-bluffing = bids lie face down, and bluffing is allowed
option-memory = screens hide what the table must remember

## Figures of a box that are reconstructed

sort-fame = fame tokens
sort-treasure = treasure tokens
sort-alliance = alliance tokens
sort-misfortune = misfortune tokens

# Episodes by their numbers, as in "8, 12 and 20–25"; $count is how many they are.
numbered = { $count ->
    [one] episode { $numbers }
   *[other] episodes { $numbers }
}

figure-copies = how many cards there are ({ $things })
figure-count = how many symbols are on a card ({ $things })
figure-name = names ({ $things })
figure-values = how many there are of each value ({ $things })
figure-slot = places on the way ({ $things })
figure-kind = kinds ({ $things })
figure-symbol = symbols on special cards ({ $things })
figure-symbols = symbols asked for ({ $things })
figure-spaces = gains of the spaces ({ $things })
figure-gain = what there is to win ({ $things })

## How far a match has come

where = Episode { $number } of 36

## Where points come from

source-fame = Fame
source-treasure = Treasure
source-alliances = Alliances
source-misfortunes = Misfortunes
source-wounds = Wounds
source-fallen = Fallen

# A piece of the short form of an action. Other languages have words of their own for it.
short-form = { $piece }

## What can be done

action-lay = Lay { NAME($card, form: "a") }
action-bid = Bid { NAME($card, form: "a") }
action-commit = Complete your bid
action-pick = Take { NAME($card, form: "a") }
action-pay = Pay with { NAME($card, form: "a") }
action-discard = Discard { NAME($card, form: "a") }
action-take_back = Play King Hrothgar’s Blessing: take back { NAME($card, form: "a") }
action-play = Play { NAME($card, form: "a") }
action-give = Give back { NAME($token, form: "a") }
action-show = Reveal { NAME($token, form: "a") }
action-take_space = Take space { $slot }: { $gain }
action-take_special = Take space { $slot }: { $card }
action-take_nothing = Take space { $slot }
action-select_treasure = Take a treasure token of 2
action-select_alliance = Draw an alliance token
action-select_fame = Take a fame token of 2
action-select_cards = Draw two cards
action-heal_scratches = Return all your scratches
action-heal_wound = Return a wound tile
action-heal_double = Return the double wound tile
action-take_fame = Take the fame
action-risk = Risk: reveal two cards
action-dare = Play Beowulf’s Daring: reveal five cards
action-resolve = Play Beowulf’s Resolve: undo the risk
action-inspire = Play Queen Wealhtheow’s Inspiration: refuse what the space brings
action-rest_one = Play the Warrior’s Rest: return one scratch
action-rest_two = Play the Warrior’s Rest: return two scratches
action-decline = Decline
action-drop = Drop out
action-pass = Drop out of the auction
action-let_leave = Take no card back
action-suffer = Accept what the space brings
action-accept_failure = Accept the failed risk
action-accept_scratch = Take the third scratch

## What the table asks of a player

question-over = The game is over.
question-trading_two_cards = Discard two cards of your hand to get { NAME($gain, form: "a") } instead, or decline.
question-trading_two_symbols = Pay two symbols ({ $symbol } or Beowulf) for { NAME($gain, form: "a") }, or decline.
question-trading_one_of_each = Pay one symbol of each of the five kinds for { NAME($gain, form: "a") }, or decline.
question-trading_two_fame_tokens = Give back two fame tokens to be rid of one large wound tile or of all your scratches, or decline.
question-trading_for_tile = Give back two fame tokens to be rid of one large wound tile, or decline.
question-trading_for_scratches = Give back two fame tokens to be rid of all your scratches, or decline.
question-trading_cannot_pay = You cannot pay what this opportunity costs: decline.
question-paying = { $count ->
    [one] One more card and you have paid. Choose it.
   *[other] There are { $count } more to pay. Choose the next card.
}
question-giving = { $count ->
    [one] Choose one more fame token to give back.
   *[other] Choose { $count } more fame tokens to give back.
}
question-choosing_healing = Choose what you return: one large wound tile, or all your scratches.
question-choosing_tile = Choose which large wound tile you return.
question-risking = Take the risk, or decline. What matches: { $symbol }, { $symbol2 } and Beowulf.
question-selecting = Choose one of the gains, or decline.
question-picking = Take one of the cards on offer.
question-bidding_one = Bid in secret as many cards as you like, even none. What counts: { $symbol } and Beowulf.
question-bidding_two = Bid in secret as many cards as you like, even none. What counts: { $symbol }, { $symbol2 } and Beowulf.
question-bidding_one_more = Your bid counts { $count } so far ({ $symbol } and Beowulf). Add another card, or complete it.
question-bidding_two_more = Your bid counts { $count } so far ({ $symbol }, { $symbol2 } and Beowulf). Add another card, or complete it.
question-bidding_all = Your bid counts { $count }. You have nothing more to bid: complete it.
question-bidding_nothing = You have no matching card: complete your bid without any.
question-striving = { $count ->
    [0] Lay one matching card ({ $symbol }, { $symbol2 } or Beowulf), risk, or drop out.
   *[other] Lay matching cards ({ $symbol }, { $symbol2 } or Beowulf), risk, or drop out. The target is { $count }, and you have { $count2 }.
}
question-striving_level = You have { $count2 }, which reaches the target of { $count }: lay exactly one matching card ({ $symbol }, { $symbol2 } or Beowulf), risk, or drop out.
question-striving_on = Lay more matching cards ({ $symbol }, { $symbol2 } or Beowulf) or drop out. The target is { $count }, and you have { $count2 }.
question-striving_lay = { $count ->
    [0] Lay one matching card ({ $symbol }, { $symbol2 } or Beowulf), or drop out; no card is left for a risk.
   *[other] Lay matching cards ({ $symbol }, { $symbol2 } or Beowulf), or drop out; no card is left for a risk. The target is { $count }, and you have { $count2 }.
}
question-striving_risk = { $count ->
    [0] You have no matching card ({ $symbol }, { $symbol2 } or Beowulf): risk, or drop out.
   *[other] You have no matching card ({ $symbol }, { $symbol2 } or Beowulf): risk, or drop out. The target is { $count }, and you have { $count2 }.
}
question-striving_drop = { $count ->
    [0] You have no matching card ({ $symbol }, { $symbol2 } or Beowulf): drop out.
   *[other] You have no matching card left ({ $symbol }, { $symbol2 } or Beowulf): drop out. The target is { $count }, and you have { $count2 }.
}
question-taking = You have rank { $slot }. Take one of the free spaces.
question-healing = Take the fame of the space, or return one large wound tile.
question-auction = { $count ->
    [0] Open the auction with one treasure token, or drop out. The prize is { NAME($gain, form: "a") }.
   *[other] Reveal treasure tokens, or drop out. The prize is { NAME($gain, form: "a") }. The highest total is { $count }, and yours is { $count2 }.
}
question-auction_card = { $count ->
    [0] Open the auction with one treasure token, or drop out. The prize is { NAME($card, form: "a") }.
   *[other] Reveal treasure tokens, or drop out. The prize is { NAME($card, form: "a") }. The highest total is { $count }, and yours is { $count2 }.
}
question-auction_drop = You have no treasure left to reveal: drop out of the auction.
question-blessing = Your cards are about to leave the table. Do you take one back with King Hrothgar’s Blessing?
question-inspiration = The space brings you { NAME($gain, form: "a") }. Do you refuse that with Queen Wealhtheow’s Inspiration?
question-resolve = The risk has failed. Do you undo it with Beowulf’s Resolve?
question-rest = Your third scratch is coming. Do you play the Warrior’s Rest before it does?

## What happened

event-episode_begins = The episode “{ $episode }” begins.
event-skipped = Skipped: { $episode }.
event-draws = { $count ->
    [0] { $seat } cannot draw, for no card is left.
    [one] { $seat } draws one card.
   *[other] { $seat } draws { $count } cards.
}
event-sees = { $seat } has drawn { NAME($card, form: "a") }.
event-pile_renewed = { $count ->
    [one] The only card of the discard pile becomes the new draw pile.
   *[other] The { $count } cards of the discard pile are shuffled and become the new draw pile.
}
event-declines = { $seat } declines.
event-risks = { $seat } takes a risk.
event-dares = { $seat } plays Beowulf’s Daring and takes a risk.
event-turns_up = { $seat } reveals { NAME($card, form: "a") } from the draw pile.
event-keeps = { $seat } keeps { NAME($card, form: "a") }.
event-lays = { $seat } lays { NAME($card, form: "a") }.
event-risk_fails = Nothing matches: { $seat }’s risk has failed.
event-resolves = { $seat } plays Beowulf’s Resolve and undoes the risk.
event-rests = { $count ->
    [one] { $seat } plays the Warrior’s Rest and returns one scratch.
   *[other] { $seat } plays the Warrior’s Rest and returns { $count } scratches.
}
event-scratched = { $seat } takes a scratch.
event-third_scratch = That is the third: { $seat } returns all three scratches and takes a wound instead.
event-wounded = { $seat } takes a wound.
event-doubly_wounded = { $seat } takes the double wound.
event-misfortune = { $seat } takes a misfortune token.
event-pays = { $seat } pays with { NAME($card, form: "a") }.
event-discards = { $seat } discards { NAME($card, form: "a") }.
event-gives = { $seat } gives back { NAME($token, form: "a") }.
event-takes = { $seat } takes { NAME($token, form: "a") }.
event-takes_alliances = { $count ->
    [one] { $seat } draws an alliance token.
   *[other] { $seat } draws { $count } alliance tokens.
}
event-sees_alliance = { $seat } has drawn { NAME($token, form: "a") }.
event-takes_special = { $seat } wins { NAME($card, form: "a") }.
event-nothing_left = None of that is left: { $seat } comes away empty-handed.
event-heals_scratches = { $seat } returns all scratches.
event-heals = { $seat } returns { NAME($token, form: "a") }.
event-offered = The recovery offers { NAME($card, form: "a") }.
event-picks = { $seat } takes { NAME($card, form: "a") }.
event-bids_down = { $count ->
    [0] { $seat } bids no card at all.
    [one] { $seat } bids one card, face down.
   *[other] { $seat } bids { $count } cards, face down.
}
event-shows_bid = { $count ->
    [0] { $seat } has bid nothing.
    [one] { $seat } has bid one card.
   *[other] { $seat } has bid { $count } cards.
}
event-has_bid = { $seat } has completed a bid.
event-reveals = { $seat } reveals { NAME($card, form: "a") }.
event-bluffed = It was a bluff: { $seat } takes { NAME($card, form: "a") } back.
event-blesses = { $seat } plays King Hrothgar’s Blessing and takes { NAME($card, form: "a") } back.
event-drops_out = { $seat } drops out.
event-ranked = { $seat } has rank { $slot } with a total of { $count }.
event-tied = It is a tie: clockwise from the start player, { $seat } comes before { $seat2 }.
event-takes_space = { $seat } takes space { $slot }.
event-inspired = { $seat } plays Queen Wealhtheow’s Inspiration and refuses what the space brings.
event-new_start = { $seat } becomes the start player.
event-shows = { $seat } reveals { NAME($token, form: "a") }.
event-passes = { $seat } drops out of the auction.
event-wins_auction = { $seat } wins the auction and pays { $count } treasure.
event-no_winner = Nobody wins the auction.
event-reveals_treasure = { $count ->
    [0] { $seat } has no treasure to reveal.
   *[other] { $seat } reveals { $count } treasure.
}
event-returns_treasure = { $seat } gives back all treasure.
event-hands_in = { $seat } hands in { NAME($card, form: "a") }.
event-reveals_alliance = { $seat } reveals { NAME($token, form: "a") }.
event-game_over = The game is over.

## Why not

refusal-game_over = The game is over; nothing more can be played.
refusal-not_in_hand = You do not hold { NAME($card, form: "a") }. You can only use what is in your hand.
refusal-picked_already = You have chosen { NAME($card, form: "a") } already and hold no other. Choose something else.
refusal-no_symbols = You cannot use { NAME($card, form: "a") } here: text cards show no symbols. Choose a card that does.
refusal-not_asked_for = You cannot use { NAME($card, form: "a") } here: its symbol is not asked for. Choose a matching card.

refusal-risk_first = First say whether you take the risk or decline it.
refusal-risked_already = You have taken a risk in this turn already. You may risk again in your next turn.
refusal-risk_before_cards = You may risk only before you lay cards from your hand, and you have laid some. Lay another one, or drop out.
refusal-no_cards_left = There is no card left to reveal, neither in the draw pile nor in the discard pile; without one nobody can risk.

refusal-trade_first = The opportunity comes first: pay the price, or decline.
refusal-finish_paying = { $count ->
    [one] You have begun to pay, and one thing is still missing from the price. Choose it, or take your choice back.
   *[other] You have begun to pay, and { $count } things are still missing from the price. Choose them, or take your choice back.
}
refusal-cannot_pay = You cannot pay the whole price, and it is paid in full or not at all. Decline.
refusal-covered_already = A card that you have chosen covers the symbol of { NAME($card, form: "a") } already. Choose one for a symbol that is still missing.
refusal-tokens_not_cards = Cards are of no use here: the price is two fame tokens.
refusal-fame_only = Treasure is of no use here: give back fame tokens.
refusal-give_first = { $count ->
    [one] First choose one more fame token to give back; then comes what you return.
   *[other] First choose { $count } fame tokens to give back; then comes what you return.
}
refusal-no_such_token = You do not have { NAME($token, form: "a") }. Give back fame tokens of your own.
refusal-given_already = You have chosen { NAME($token, form: "a") } already and have no other. Choose another token.
refusal-choose_healing = You have chosen both fame tokens. Now choose what you return, or take your choice back.
refusal-nothing_to_heal = You have nothing of that kind. Return what you have: a large wound tile, or all your scratches.
refusal-select_first = First choose one of the gains, or decline.
refusal-token_gone = No such token is left, and no change is given. Choose something else, or decline.
refusal-must_pick = In a recovery nobody can decline: take one of the cards on offer.
refusal-pick_first = First take one of the cards on offer.
refusal-not_on_offer = You cannot take { NAME($card, form: "a") }: only what lies open is on offer. Take one of those cards.

refusal-bid_first = First make your bid: choose cards, as many as you like or none, and complete it.
refusal-no_bluffing = You cannot bid { NAME($card, form: "a") }: this table plays without bluffing, so only matching cards can be chosen.
refusal-lay_first = Your turn in this episode comes first: lay a matching card, risk, or drop out.
refusal-lay_or_drop = Your turn in this episode comes first: lay a matching card, or drop out.
refusal-take_first = First take one of the free spaces.
refusal-space_taken = Space { $slot } is taken. Take one that is still free.
refusal-space_not_available = With { $count } players only the first { $count } spaces are available. Take one of those.
refusal-fame_or_heal = First choose: the fame of the space, or one large wound tile that you return.
refusal-no_such_tile = You have no such wound tile. Return one that you have, or take the fame.
refusal-tiles_only = Scratches cannot be returned here. Return a large wound tile, or take the fame.

refusal-show_first = The auction comes first: reveal a treasure token, or drop out.
refusal-treasure_only = Fame cannot be bid in an auction. Reveal a treasure token, or drop out.
refusal-no_such_treasure = You cannot reveal { NAME($token, form: "a") }: you have none, or it lies open already. Reveal another token, or drop out.

refusal-blessing_first = First say which card you take back with King Hrothgar’s Blessing, or that you take none.
refusal-not_laid = You cannot take back { NAME($card, form: "a") }: only your cards on the table can be taken. Choose one of those.
refusal-inspiration_first = First say whether you play Queen Wealhtheow’s Inspiration or accept what the space brings.
refusal-resolve_first = First say whether you play Beowulf’s Resolve or accept the failed risk.
refusal-rest_first = First say whether you play the Warrior’s Rest or take the third scratch.
refusal-finish_choice = You have begun to choose. Finish that or take it back; then you can play the Warrior’s Rest.
refusal-no_scratches = You have no scratch. You can return scratches only when you have some.
refusal-one_scratch_only = You have only one scratch. Return that one.

## The board

# Short names of the special cards.
legend-special-blessing = Blessing
legend-special-inspiration = Inspiration
legend-special-daring = Daring
legend-special-resolve = Resolve
legend-special-rest = Rest
legend-special-hides = Hides
legend-special-shield = Shield
legend-special-sword = Sword
legend-special-ships = Ships
legend-special-oath = Oath
legend-special-cards = ★ to be won:
legend-pile = Draw pile { $count }
legend-discards = · discards:
legend-key = ♛ fame ◆ treasure ● alliance ▯ card ★ special card ✗ wound ╱ scratch
legend-cards = Cards
legend-wounds = Wounds
legend-tokens = Tokens
legend-points = Points
legend-laid = Laid:
legend-shown = Revealed:
legend-total = Total
legend-rank = Rank
legend-out = out
legend-you = you
legend-known = known cards:
legend-asked = Asked for:
legend-target = Target:
legend-prize = Prize:
legend-spaces = Spaces:
legend-offer = Open cards:
legend-your-hand = Your hand, { $count }:
legend-matching = matching: { $count }
legend-others = Others:
legend-your-tokens = Your tokens:
legend-unhurt = no wound { $points }
legend-fatal = wounds { $points }
legend-sum = = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# The letters of the symbols, for the help.
legend-letters = { letter-travelling } is { symbol-travelling }, { letter-friendship } { symbol-friendship }, { letter-wit } { symbol-wit }, { letter-courage } { symbol-courage }, { letter-fighting } { symbol-fighting }, { letter-beowulf } { symbol-beowulf }.
legend-help = ▶ decides, ⚑ is the start player. A symbol is its letter on its colour, and a card shows it as often as it counts: CC is a double courage card. { legend-letters } Among the episodes to come, ≡ is a major episode that all play at once, ↻ one in turn order, ? a risk, ⇄ an opportunity with its price and what it brings, ∨ a selection, ∪ a recovery, ◆ a treasure episode, † the last. Of the spaces you see those available for your number of players: ♛ fame, ◆ treasure, ● alliance tokens, ▯ cards, ★ a special card, ✗ a wound, ╱ a scratch, −2 a misfortune, ✚ healing. Behind “{ legend-special-cards }” stands the number of the episode where each special card lies. In the column “{ legend-wounds }”, three places are for wounds and two for scratches, · is one that is free. Wounds are ✗, from the third on †, which is deadly: then every wound costs 5 points; a third scratch becomes a wound. ▮ is a card that lies face down, ✓ a card or token you have chosen, and in the column “{ legend-total }” a bid that is made. A + behind somebody’s points stands for alliance tokens that you have not seen.

## In the lobby

about-standard = Follow Beowulf from Grendel to the dragon, and earn the throne that he leaves behind.

## What things do

tip-activity = It counts for one symbol, a double card for two, wherever an episode asks for that symbol.
tip-symbol = Cards with this symbol match here, and so do Beowulf cards.
tip-beowulf = It stands for any of the five symbols.
tip-hides = The card counts for several symbols of any kind, and leaves the game once it has been used.
tip-special = The card counts for as many symbols as it shows, and leaves the game once it has been used.
tip-blessing = When symbol cards that you have played are about to leave the table, after a major episode or for an opportunity paid with symbols, you take one of them back.
tip-inspiration = You refuse the misfortune, scratch or wound of the space that you have just taken in a major episode.
tip-daring = Play it before a risk: you reveal five cards instead of two.
tip-resolve = Play it after a failed risk: you take no scratch and go on as if you had not risked anything.
tip-rest = Return one or two of your scratches, at any time.
tip-fame = At the end it is worth as many points as it shows.
tip-treasure = At the end it is worth as many points as it shows; in the advanced game you bid it in treasure episodes instead.
tip-alliance = It is drawn blind and only its owner sees it: some more fame or treasure.
tip-scratch = One or two cost you nothing; with the third you return all three and take a wound, without drawing cards.
tip-wound = From a space it comes with two cards. At the end three or more cost 5 points each, or all you have where the fallen score nothing; who has none gets 5 points.
tip-double_wound = One large tile that counts as two wounds; you draw two cards with it.
tip-cards = You draw this many cards from the draw pile.
tip-healing = What you return no longer counts: one large wound tile, or all your scratches.
tip-scratches = Return all your scratches, if you have any.
tip-last_healing = You take the fame, or you return one large wound tile instead, and it no longer counts.
tip-misfortune = It costs you two points at the end.
tip-tie = In a tie whoever sits nearer to the start player, clockwise, is ahead; the start player is the nearest of all.
tip-risk = You may reveal two cards from the draw pile and keep those that match; if nothing matches, you take a scratch.
tip-opportunity = You may pay the price, in full, for the gain beside it.
tip-selection = You may choose one of five gains.
tip-recovery = Open cards are on offer, two for each player; everybody takes one in turn, twice round.
tip-simultaneous = All bid cards in secret; whoever shows the most matching symbols chooses a space first.
tip-turn_order = In turn you lay matching cards up to the highest total or drop out; who stays longest chooses a space first.
tip-auction = All bid treasure tokens; only the highest bid is paid, and it wins the prize.
tip-ranking = All reveal their treasure; who has the most chooses a space first, and then all treasure is given back.
tip-death = Everybody hands in the whole hand; who has the most symbols of any kind chooses a space first.

## Labels of a plain board

view-alliances = Alliance tokens
view-available = Spaces in this match
view-cards = Cards
view-chosen = Chosen
view-count = Number
view-deadly_wounds = Wounds that cost points
view-discards = Discards
view-double_wound = double wound tile
view-face_down = Face down
view-fame = Fame tokens
view-gain = Gain
view-hand = Hand
view-has_bid = has bid
view-is_out = out of the auction
view-kind = Episode
view-known = Known of them
view-laid = Laid
view-matches = matches
view-matching = Matching symbols
view-misfortunes = Misfortunes
view-offer = Open cards
view-path = The way ahead
view-pile = Cards in the draw pile
view-players = Around the table
view-points = Points
view-price = Price
view-rank = Rank
view-scratches = Scratches
view-shown = Revealed
view-skipped = left out
view-sources = Where your points come from
view-spaces = Spaces
view-special_cards = Special cards to be won
view-start = Start player
view-supply = Supply
view-symbols = Symbols
view-taken = taken
view-tokens = Tokens
view-total = Total
view-treasure = Treasure
view-wounds = Wounds
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

lesson-standard-goal = You are Wiglaf, one of Beowulf’s companions. Whoever has gathered the most points when the old king dies wins, and follows him on the throne.
lesson-standard-path = Beowulf’s way leads through 36 episodes, and everybody can see what lies ahead. A minor episode is over quickly; in a major episode you compete for fame, treasure and alliances.
lesson-standard-hand = Your hand is your strength. Its cards show symbols: travelling, friendship, wit, courage or fighting. A Beowulf card stands for any of them.
lesson-standard-risk = Sail to Denmark is a risk: you reveal two cards and keep those that match, here travelling and friendship. If nothing matches, you take a scratch. Dare it!
lesson-standard-scratch = You keep a travelling card. Hygd was less lucky and takes a scratch; three scratches become a wound. Breca has declined: nobody has to take a risk.
lesson-standard-hall = In King Hrothgar’s Hall, a major episode, everybody bids cards face down. Here friendship counts. Bid your first friendship card.
lesson-standard-more = One symbol lies there. The more you bid, the sooner you choose, but what you bid is gone. Add your second friendship card.
lesson-standard-commit = You could add Beowulf, too, but you will need him later. Complete your bid.
lesson-standard-ranks = You and Breca both have a total of 2. In a tie the start player is ahead, and that is you: rank 1! Take the two alliance tokens; only you see what they are worth.
lesson-standard-grendel = Now Grendel attacks, and cards are laid openly, in turn order. To stay in, you must reach the highest total so far: 2. Lay a courage card.
lesson-standard-level = That makes one. Lay your second courage card, and you have reached the target.
lesson-standard-higher = The others have laid more, and Breca has 4. Your double fighting card counts for two: lay it.
lesson-standard-drop = Hygd has dropped out, and Breca has 5. You could risk two cards of the draw pile, or lay Beowulf. Better to keep him and drop out: rank 2 is yours.
lesson-standard-space = Breca was first and took 5 fame. Space 2 is a wound. Take Beowulf’s Daring, a special card that will help you in a later risk.
lesson-standard-wound = The wound is left for Hygd, with two cards to comfort her. One or two wounds cost nothing in the end, three or more 5 points each. Who has none gets 5 points.
lesson-standard-end = So it goes on, up to the dragon and the Death of Beowulf. Then fame, treasure and alliances are counted. Follow him well!
