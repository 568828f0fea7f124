# Beowulf: The Movie Board Game, and Kingdoms.
#
# A tile is a message tile-…, given $colour: the number on it. A figure is a message piece-….

## Tiles and figures

tile-boon = { $colour }
tile-peril = { $colour }
tile-treasure = Treasure { $colour }
tile-mead = Mead { $colour }
tile-valor = Valor { $colour }
tile-temptation = Temptation { $colour }
tile-drunkenness = Drunkenness { $colour }
tile-horn = the Royal Dragon Horn
    .label = Royal Dragon Horn
tile-treachery = Treachery
tile-statue = the Golden Statue
    .label = Golden Statue
tile-counsel = Good Counsel
tile-gorge = a Gorge
    .label = Gorge
tile-mountain = a Mountain
    .label = Mountain
tile-dragon = the Dragon
    .label = Dragon
tile-mine = the Gold Mine
    .label = Gold Mine
tile-wizard = the Wizard
    .label = Wizard

piece-longship = longship
    .a = a longship
    .none = You have no longship left. Choose another figure.
piece-castle = castle
    .a = a castle
    .none = You have no castle left. Choose another figure.
piece-thane = Thane
    .a = a Thane
    .none = You have no Thane left. Choose another figure.
piece-beowulf = Beowulf
    .a = Beowulf
    .none = Your Beowulf has been placed already. Choose another figure.
piece-rank1 = castle of rank 1
    .a = a castle of rank 1
    .none = You have no castle of rank 1 left. Choose another castle.
piece-rank2 = castle of rank 2
    .a = a castle of rank 2
    .none = You have no castle of rank 2 left. Choose another castle.
piece-rank3 = castle of rank 3
    .a = a castle of rank 3
    .none = You have no castle of rank 3 left. Choose another castle.
piece-rank4 = castle of rank 4
    .a = a castle of rank 4
    .none = You have no castle of rank 4 left. Choose another castle.

back-act1 = the tile of Act I
    .label = tile of Act I
back-act2 = the tile of Act II
    .label = tile of Act II
back-act3 = the tile of Act III
    .label = tile of Act III

# Figures of a box that are reconstructed.
part-tiles = all tiles
board-1 = Act I
board-2 = Act II
board-3 = Act III
figure-copies = how many there are ({ $things })
figure-squares = the squares of the board ({ $things })
figure-gorges = the places of the printed gorges ({ $things })

## How far a match has come

where = { $rules ->
    [kingdoms] Epoch { $number }
   *[movie] Act { $number ->
        [1] I
        [2] II
       *[3] III
    }
}

# A piece of the short form of an action. Other languages have words of their own for it.
short-form = { $piece }

## What can be done

action-draw = Draw a tile
action-play = Play { $tile }
action-back = Play { $back }
action-figure = Place { NAME($piece, form: "a") }
action-place_at = On { $square }
# Short: it stands among squares, and all of them get columns as wide.
action-cash = Cash it for { $count }
action-replace = In place of { $tile } on { $square }
action-remove = Remove { $tile } from { $square }
action-remove_nothing = Remove nothing
action-swap = Swap { $tile } on { $square }
action-swap_with = With { $tile } on { $square }
action-swap_nothing = Swap nothing
action-move = Move your { $piece } from { $square }
action-move_to = To { $square }
action-keep = Keep your tiles: none can be played
action-pass = Pass

## What the table asks of a player

question-over = The game is over.
question-figure_or_draw = Place a figure, or draw a tile and then play one.
question-only_draw = Draw a tile, then play one from your hand.
question-figure_or_tile = The pool is empty. Place a figure, or play a tile from your hand.
question-only_figure = The pool is empty, and you have no tile to play. Place a figure.
question-only_tile = The pool is empty. Play a tile from your hand.
question-castle_draw_or_secret = Place a castle, draw a tile, or play your secret tile.
question-castle_or_draw = Place a castle, or draw a tile.
question-castle_or_secret = Place a castle, or play your secret tile.
question-draw_or_secret = Draw a tile, or play your secret tile.
question-only_castle = All that is left to you is to place a castle.
question-only_draw_and_place = All that is left to you is to draw a tile.
question-only_secret = All that is left to you is to play your secret tile.
question-nothing_to_do = There is nothing you can do in this turn.
question-playing = Play a tile from your hand.
question-keeping = None of your tiles can be played.
question-placing_drawn = Place the tile that has been drawn.
question-placing = You have drawn { $tile }. Where do you place it?
question-backing = You hold { $tile } with different backs. Which one do you play?
question-figure_at = Where do you place your { $piece }?
question-tile_at = Where does { $tile } go?
question-removing = You play { $tile } and may remove a tile from the board. Which one?
question-swapping = You play { $tile } and may swap two other tiles. Which is the first?
question-swapping_with = You play { $tile } and swap two tiles. Which is the second?
question-moving = You play { $tile }: one of your figures moves by one step. Which one?
question-moving_to = You play { $tile }: your figure moves by one step. Where to?

## What happened

event-act_begins = Act { $count ->
    [1] I
    [2] II
   *[3] III
} begins.
event-epoch_begins = Epoch { $count } begins.
event-dealt = { $count ->
    [one] { $seat } is dealt one tile.
   *[other] { $seat } is dealt { $count } tiles.
}
event-sees = { $seat } sees { $tile }.
event-turn_begins = { $seat }’s turn begins.
event-draws = { $seat } draws a tile.
event-places_figure = { $seat } places { NAME($piece, form: "a") } on { $square }.
event-places_tile = { $seat } places { $tile } on { $square }.
event-places_drawn = { $seat } has drawn { $tile } and places it on { $square }.
event-cashes = { $count ->
    [one] { $seat } cashes { $tile } for one saga point.
   *[other] { $seat } cashes { $tile } for { $count } saga points.
}
event-replaces = { $seat } puts { $tile } in place of the Mead on { $square }.
event-removes = { $seat } removes { $tile } from { $square }.
event-swaps = { $seat } swaps the tiles on { $square } and { $square2 }.
event-moves_figure = { $seat } moves a figure from { $square } to { $square2 }.
event-keeps = { $count ->
    [one] { $seat } cannot play the tile and keeps it.
   *[other] { $seat } cannot play any of the { $count } tiles and keeps them.
}
event-shows_counsels = { $count ->
    [one] So { $seat }’s tile is a Good Counsel.
   *[other] So all { $count } tiles of { $seat } are Good Counsels.
}
event-passes = { $seat } passes.
event-act_ends = Act { $count ->
    [1] I
    [2] II
   *[3] III
} is over, and the figures score.
event-epoch_ends = Epoch { $count } is over, and the castles score.
event-turned_down = Treachery: { $tile } on { $square } is turned face down.
event-adds_up = On { $square } the row comes to { $count } and the column to { $count2 }, and that counts { $count3 ->
    [one] once
    [2] twice
   *[other] { $count3 } times
}.
event-scores = { $seat }’s { $piece } scores { $count }.
event-stands_at = { $seat } now stands at { $count }.
event-game_over = The game is over.

## Why not

refusal-game_over = The game is over; nothing more can be played.
refusal-not_in_this_game = There is no such thing in Kingdoms. In your turn you place a castle or a tile.
refusal-choose_thing_first = First choose what you do: a figure or a tile. Then you are asked for a square.
refusal-choose_castle_first = First choose what you do: a castle or a tile. Then you are asked for a square.
refusal-no_such_square = This board has no square { $square }. Choose one that it has.
refusal-square_taken = Something lies on { $square } already. Choose an empty square.
refusal-printed_gorge = A gorge is printed on { $square }. Nothing is ever placed there; choose an empty square.
refusal-no_mead_there = On { $square } lies no Mead. Drunkenness goes on an empty square, or in the place of a Mead.
refusal-no_valor_there = On { $square } lies no Valor. Temptation removes a Valor, or nothing at all.
refusal-no_temptation_there = On { $square } lies no Temptation. Valor removes a Temptation, or nothing at all.
refusal-no_tile_there = The square { $square } is empty. The Golden Statue swaps two tiles that lie on the board.
refusal-same_tile = You have chosen the tile on { $square } as the first. Choose another one to swap it with.
refusal-statue_stays = The Golden Statue itself goes on { $square }. It swaps two other tiles.
refusal-gorge_stays = The Gorge on { $square } is printed and stays. The Golden Statue swaps tiles alone.
refusal-figure_stays = A figure stands on { $square }. The Golden Statue swaps tiles, never figures.
refusal-not_your_figure = No figure of yours stands on { $square }. Choose one of your own.
refusal-cannot_move = Your figure on { $square } has no empty square next to it. Choose another figure.
refusal-one_step = Your figure moves by one step along its row or column, and { $square } is not one step away.
refusal-no_room_there = The square { $square } is next to your figure, but something is there. Choose an empty one.
refusal-figure_first = You are placing { NAME($piece, form: "a") }. Choose its square, or take the choice back.
refusal-tile_first = You are playing { $tile }. Choose its square, or take the choice back.
refusal-back_first = You hold { $tile } with different backs. Choose one, or take the choice back.
refusal-not_with_this_back = You hold { $tile }, but not as { $back }. Choose one that you hold.
refusal-no_back_question = You are asked for a back only when you hold equal tiles of different acts.
refusal-no_treasure = There is no trove value for { $tile }. Only a Treasure can be cashed.
refusal-no_treasure_chosen = A trove value is gained with a Treasure. Choose one from your hand first.
refusal-removal_first = You are playing { $tile }. Say what it removes, or that it removes nothing, or take the choice back.
refusal-swap_first = You are playing { $tile }. Say which tiles change places, or take the choice back.
refusal-swap_begun = You have named the first of two tiles. Name the second, or take the choice back.
refusal-move_first = You are playing { $tile }. Say which figure moves, and where to, or take the choice back.
refusal-nothing_to_decline = There is nothing to decline. You are asked only when a tile may remove or swap others.
refusal-place_drawn = You have drawn { $tile } and must place it. Choose an empty square.
refusal-drawn_already = You have drawn a tile in this turn. Now play one from your hand.
refusal-pool_is_empty = The pool is empty, so nothing can be drawn. Tiles are played without drawing now.
refusal-all_drawn = All tiles have been drawn. You can only place what is before you.
refusal-keep_them = None of your tiles can be played now. Keep them, and your turn is over.
refusal-only_pass = You have no figure left and no tile that can be played. Pass.
refusal-not_in_hand = You do not hold { $tile }. You can only play what is in your hand.
refusal-not_your_secret = You do not hold { $tile }. Without drawing you play your secret tile, and no other.
refusal-draw_first = You hold { $tile }, but a tile is drawn before one is played. Draw first.
refusal-nobody_to_move = Good Counsel needs a figure of yours with an empty square next to it, and there is none.
refusal-must_play_tile = Whoever has drawn must play a tile. You may place { NAME($piece, form: "a") } in another turn instead of drawing.
refusal-no_figure_left = { NAME($piece, form: "none") }
refusal-no_figures_left = You have placed all your figures. You can only play tiles now.
refusal-no_castles_left = You have placed all your castles. You can only place tiles now.
refusal-only_when_stuck = Tiles are kept only by those who have drawn and can play none. You are not in that position.
refusal-something_to_do = You may pass only when you can do nothing else, and there is something you can do.

## Where points come from

source-start = To begin with
source-act1 = Act I
source-act2 = Act II
source-act3 = Act III
source-epoch1 = Epoch 1
source-epoch2 = Epoch 2
source-epoch3 = Epoch 3
source-troves = Troves

## The table in the terminal

movie-pool = { $rules ->
    [kingdoms] To draw: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
   *[movie] Pool: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
}
movie-points = { $rules ->
    [kingdoms] gold
   *[movie] saga points
}
movie-forecast = if it ended now
movie-figures = { $rules ->
    [kingdoms] castles
   *[movie] figures
}
movie-hand = { $rules ->
    [kingdoms] secret tile
   *[movie] hand
}
movie-you = you
movie-your-hand = Your hand:
movie-your-secret = Your secret tile:
movie-your-drawn = Drawn:
movie-drawn = drawn
movie-empty = empty
movie-unseen = { $rules ->
    [kingdoms] Unseen tiles: { $tiles }
   *[movie] Unseen tiles of this act: { $tiles }
}
movie-look = { $seat }’s { $piece } on { $square }
movie-look-row = Row { $squares }:
movie-look-column = Column { $squares }:
# The line below the board begins with it.
movie-key-figures = { $rules ->
    [kingdoms] castles: player, rank, score now
   *[movie] figures: player, stones, score now
}
movie-of-act = Act { $count ->
    [1] I
    [2] II
   *[3] III
}
movie-help = { $rules ->
    [kingdoms] A square has the letter of its column and the number of its row. A castle on the board shows its player, its rank as a small number, and what it would score if the epoch ended now: 2³ 27 is a castle of rank 3 of player 2 that would score 27; “? d3” tells how the castle on d3 comes to it. “{ movie-forecast }” adds all this up. A tile shows its number, a special one letters: Mtn is a Mountain, Drag the Dragon, Mine the Gold Mine, Wiz the Wizard. ▪ is a secret tile. ▶ marks whose turn it is, ◆ the tile you are placing.
   *[movie] A square has the letter of its column and the number of its row. A figure on the board shows its player, its stones as a small number, and what it would score if the act ended now: 2³ 27 is a Thane of player 2 that would score 27; “? d3” tells how the figure on d3 comes to it. ¹ is a longship, ² a castle, ³ a Thane, ⁴ Beowulf. “{ movie-forecast }” adds all this up. A tile shows its number, a special one also letters: Tr is a Treasure, Me Mead, Va Valor, Te Temptation, Dr Drunkenness, Horn the Royal Dragon Horn, Trea Treachery, Stat the Golden Statue, Coun Good Counsel, Gorg a Gorge. ▒▒▒▒ is a printed Gorge. A boon in brackets, (+3), is turned down by Treachery when the act ends. I, II and III in a hand are the acts on the backs of its tiles. ▶ marks whose turn it is, ◆ the tile you are playing.
}
# A tile in a square of the board: at most four letters, before the number where there is one.
movie-sign = { $name ->
    [treasure] Tr
    [mead] Me
    [valor] Va
    [temptation] Te
    [drunkenness] Dr
    [horn] Horn
    [treachery] Trea
    [statue] Stat
    [counsel] Coun
    [gorge] Gorg
    [mountain] Mtn
    [dragon] Drag
    [mine] Mine
    [wizard] Wiz
   *[other] { $name }
}

## In the lobby

about-standard = Three acts, rows and columns: stand where the boons are, and lay the perils where the others stand.
about-kingdoms = Build castles where the land is rich, and leave the dragon to your neighbours.

## What tiles and figures do

tip-longship = One stone: what its row and its column come to counts once. After the act it comes back to its player.
tip-castle = Two stones: what its row and its column come to counts twice. After the act it leaves the game.
tip-thane = Three stones: what its row and its column come to counts three times. After the act it leaves the game.
tip-beowulf = Four stones: what its row and its column come to counts four times. After the act it leaves the game.
tip-gorge = It cuts its row and its column in two, and nothing on one side counts for the other.
tip-horn = Every figure in its row and its column has one stone more, up to the next Gorge.
tip-treachery = When the act ends, all boons in its row and its column count nothing, up to the next Gorge.
tip-temptation = A peril; whoever places it may remove a Valor from the board.
tip-valor = A boon; whoever places it may remove a Temptation from the board.
tip-treasure = Place it as a boon, or cash it at once for its trove value; then it leaves the game.
tip-drunkenness = A peril; it goes on an empty square, or in the place of a Mead that lies on the board.
tip-mead = A boon like any other, but a Drunkenness may take its place.
tip-statue = Whoever places it may swap two other tiles on the board, Gorge tiles too, but neither figures nor printed Gorges.
tip-counsel = One of your figures moves one step along its row or its column to an empty square, and the tile is laid where it stood.
tip-dragon = In its row and its column no plus counts, up to the next Mountain.
tip-mine = In its row and its column all other tiles count double, plus and minus, up to the next Mountain.
tip-wizard = Every castle right beside, above or below it counts as one rank higher, whoever owns it.
tip-small_castle = What its row and its column come to counts once. After the epoch it comes back to its player.
tip-great_castle = What its row and its column come to counts as many times as its rank says. After the epoch it leaves the game.

## Labels of a plain board

view-act = { $rules ->
    [kingdoms] Epoch
   *[movie] Act
}
view-backs = Which of them
view-betrayed = betrayed
view-board = Board
view-boards = Board
view-drawn = Drawn
view-extra = Added to it
view-figures = { $rules ->
    [kingdoms] Castles
   *[movie] Figures
}
view-forecast = If it ended now
view-gorge = Gorge
view-hand = { $rules ->
    [kingdoms] Secret tile
   *[movie] Hand
}
view-has_drawn = has drawn
view-is_chosen = chosen
view-known = Known
view-last_act = { $rules ->
    [kingdoms] The epoch that ended
   *[movie] The act that ended
}
view-left = Left
view-passes = Passes in a row
view-pieces = { $rules ->
    [kingdoms] Rank
   *[movie] Stones
}
view-points = Scores now
view-pool = Tiles to draw
view-seats = Around the table
view-size = Left
view-squares = Squares
view-tiles = Tiles
view-troves = Cashed in Act I, II, III for
view-unseen = Tiles not seen yet

## First steps

lesson-standard-goal = Everybody here tells the saga of Beowulf, and you are Wiglaf. You begin with 50 saga points; whoever has the most after three acts wins.
lesson-standard-board = This is the board of Act I. Tiles with a plus are boons, tiles with a minus are perils. They count for every figure in the same row or column.
lesson-standard-count = Your longship has 9 in its row and −3 in its column: 6 together. A longship has one stone, so that counts once.
lesson-standard-figures = A castle has two stones, a Thane three, Beowulf four, and so often the sum counts. On your turn you may place a figure: choose a Thane.
lesson-standard-place = On b4 the row comes to 5 and the column to 10. That is 15, three times over: 45 saga points! Place the Thane there.
lesson-standard-peril = Hygd does not like that at all. She plays a peril, −6, into your row, and your Thane is down to 27.
lesson-standard-draw = Instead of placing a figure you may play a tile. First you draw one: do it.
lesson-standard-gorge = What you have drawn only you can see. But something else in your hand will help you now: choose the Gorge.
lesson-standard-cut = A Gorge cuts its row and its column in two. Place it on c4, between your Thane and the peril.
lesson-standard-saved = The −6 no longer reaches your Thane, which is back at 45. And in column c Hygd’s longship is cut off from the 6 below it.
lesson-standard-last = Hygd has placed a longship, and only square e1 is empty. When the board is full the act ends at once. Draw another tile.
lesson-standard-boon = Square e1 is in the column of your longship, and a boon is welcome there. Choose the Mead.
lesson-standard-fill = Place it on e1, and the act is over.
lesson-standard-scored = Now all figures score. Your Thane has brought 45 and your longship 10: you have 105 saga points, and Hygd has 55.
lesson-standard-leave = Only the longships come back to their players. Castles, Thanes and Beowulf leave the game once they have scored. So think well when to place them!
lesson-standard-end = Two more acts follow, each with a board of its own. Whoever then has the most saga points wins. The next saga is yours!
lesson-kingdoms-goal = You are Wiglaf, and you want the richest of all kingdoms. You begin with 50 gold; whoever has the most after three epochs wins.
lesson-kingdoms-board = This is the land. Tiles with a plus bring gold, tiles with a minus cost some. They count for every castle in the same row or column.
lesson-kingdoms-count = Your castle on b1 has 1 in its row and 6 in its column: 7 together. It is of rank 1, so that counts once.
lesson-kingdoms-castle = A castle of rank 2, 3 or 4 counts twice, three or four times. On your turn you may place one: choose a castle of rank 3.
lesson-kingdoms-place = On c3 the row comes to 2 and the column to 13. That is 15, three times over: 45 gold! Place it there.
lesson-kingdoms-dragon = Hygd sends the Dragon. In its row and its column every plus counts nothing. Your castle is down to 33.
lesson-kingdoms-secret = Everybody has one secret tile, and now is the time for yours: choose the Mountain.
lesson-kingdoms-mountain = A Mountain cuts its row and its column in two. Place it on d3, between your castle and the Dragon.
lesson-kingdoms-saved = The Dragon cannot get over it, and neither can the −2 behind. Your castle is worth 51 now, more than before!
lesson-kingdoms-draw = Hygd has placed a castle, and one square is left. Instead of placing a castle you may draw a tile; then you must place it. Draw!
lesson-kingdoms-mine = The Gold Mine! It doubles all the other tiles in its row and its column. Place it on the last square, in the column of your castle.
lesson-kingdoms-scored = The board is full, so the epoch ends at once and all castles score. Yours of rank 3 brought 90 gold: you have 185, and Hygd has 87.
lesson-kingdoms-leave = Castles of rank 1 come back to their players; those of higher rank leave the game once they have scored. So think well when to place them!
lesson-kingdoms-end = Two more epochs follow on the same land. Whoever has the most gold then wins. Build well!
