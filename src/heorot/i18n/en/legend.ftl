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
token-scratch = scratch
    .a = a scratch
    .several = { $count } scratches

## Kinds of episodes

kind-opportunity = opportunity
kind-risk = risk
kind-selection = selection
kind-recovery = recovery
kind-simultaneous = major episode, simultaneous
kind-turn_order = major episode, in turn order
kind-treasure = treasure episode
kind-ranking = treasure episode, ranking
kind-death = last episode

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
story-1 = News of a night-walker crosses the sea, and Hygelac’s boldest thane asks leave to go.
story-2 = A curved prow cuts the whale-road; nobody aboard has promised to come home.
story-3 = Under gilded gables an old king pours mead for the son of an old friend.
story-4 = The torches burn low. Swords are laid aside, boots stay on.
story-5 = The door bursts from its hinges, and two hands meet that will not let go.
story-6 = A monster’s arm hangs from the rafters, and the ring-giver opens his chests.
story-7 = Harp and horn go round till morning; nobody counts the cups, nobody bars the door.
story-8 = Cloaks on the benches, embers in the hearth: for once the hall sleeps sound.
story-9 = A mother comes for her dead son, and she does not leave alone.
story-10 = Horses are saddled in the grey of dawn, spears counted, tracks read by lantern.
story-11 = Over moor and crag the bloody trail leads to water that no stag will enter.
story-12 = Fire flickers on the black pool, and the companions look long before they choose.
story-13 = Far below the waves a good blade fails, and a giant’s sword hangs within reach.
story-14 = The old king weeps on the shore; gifts are stowed, hands are clasped once more.
story-15 = The wind stands fair from Denmark, and the cliffs of home rise out of the spray.
story-16 = In his own lord’s hall Beowulf tells it all, and makes nothing small but himself.
story-17 = Danish gold is laid at the king’s feet; the fullest hands are praised the loudest.
story-18 = Land, rings or a song: everyone may say how to be remembered.
story-19 = Plunder lies on the Frisian beach, and Hygelac lies beside it.
story-20 = Barns burn on both sides of the border, and every truce is shorter than the last.
story-21 = Guests out of Sweden repay a young king’s shelter with steel.
story-22 = The high seat stands empty, and only one pair of shoulders is broad enough.
story-23 = Envoys come by land and by sea; a full chest makes for a firm handshake.
story-24 = New halls, new harbours: Geatland grows, and gold builds it.
story-25 = Fifty times the snow falls and melts, and in peace a king’s beard turns white.
story-26 = Spears are beaten into ploughs, and every skill of the old days finds work again.
story-27 = Doors stand open far and wide, and whoever fills the horns makes friends.
story-28 = A runaway slips out of a barrow with one bright cup, and something wakes behind him.
story-29 = From headland to headland the fires leap up: the night has wings.
story-30 = Roofs blaze from shore to shore, the king’s own hall among them.
story-31 = Linden wood burns, so the smith shall forge a shield of iron, whatever it costs.
story-32 = A dozen go up to the grey stones with their king, and slower with every mile.
story-33 = The barrow breathes smoke. The wood is near, and nobody would see you run.
story-34 = The old king walks into the flames, and this time strength alone is not enough.
story-35 = The hoard is carried out by the armful: cold, heavy, and nobody’s now.
story-36 = A pyre on the headland, a mound for sailors to steer by, a crown without a head.

## Options

option-advanced = advanced game with treasure episodes
option-fallen = the fallen score nothing
option-bluffing = bids lie face down, and bluffing is allowed
option-memory = screens hide what the table must remember
