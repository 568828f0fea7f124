# Texts of the commands.

games-players-exactly = { $count } players
games-players = { $least }–{ $most } players

new-seed = Dealt with seed { $seed }.

# Which of the actions on the command line is meant; a refusal follows.
apply-place = { $total ->
    [one] { $action }:
   *[other] action { $number } of { $total }, { $action }:
}

line-of-seat = { $seat }: { $text }

# $text is the text of an action, such as “End your turn”.
why-legal = { $action } is legal: { $text }.

## heorot verify

verify-match = { $game }, version { $rules } of the rules, box { $box }
verify-commitment = Commitment: { $commitment }. It fixed the secret of the table, the game with its box and options, the seats and who begins, if it is the one that was shown when the match began.
verify-number = Number: { $number } from { $seat }, who committed to it by { $commitment }
verify-dice = Luck: it follows from the secret and the numbers above.
verify-open = Luck: open. It follows from seed { $seed }, and whoever knew that could foresee everything; nothing was committed.
verify-moves = { $count ->
    [one] Moves: the only move was replayed and is legal.
   *[other] Moves: all { $count } were replayed; each was legal and made by the seat whose turn it was to decide.
}
verify-result = Result: the final table is the one in the file, with the same points: { $scores }.
verify-fingerprint = Fingerprint of the match: { $fingerprint }
verify-good = Verified: the file holds together.
verify-limits = Not proved: that this is the match you played, unless you noted down the same fingerprint at its end; that nobody looked into the cards, for whoever ran the table could; that people were who they say, and that bots moved by themselves.
verify-unfinished = { $file }: this match is not over. It cannot be verified before its end, when the luck is opened.

## heorot simulate

simulate-playing = Playing { $game }
simulate-left = time left:
simulate-head = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players, seed { $seed }
simulate-stopped = Stopped early; { $total } games had been asked for.
simulate-nothing = The first games are not finished yet, so there is nothing to report.
simulate-anew = The same command begins anew.
simulate-rotated = Every deal of luck is played once in each seating, so that it favours nobody.
simulate-kept = Everybody keeps their seat.
simulate-luck-begins = Luck decides who begins. Bots play in all seats: { $bots }.
simulate-seat = Seat
simulate-bot = Bot
simulate-games = Games
simulate-won = Won
simulate-shared = Shared
simulate-rate = Win rate
simulate-interval = 95 % interval
simulate-points = Points ± s.d.
simulate-range = From–to
simulate-axis-points = points
simulate-shares = In the win rate, a victory shared by two counts as half a victory for each, and so on.
simulate-ties = Shared victories: { $count } ({ $share })
simulate-length = Length: { $mean } actions on average, standard deviation { $deviation }, from { $least } to { $most }

## heorot arena

arena-held = The ledger already held { $games } of these games.
arena-goes-on = The same command goes on where this one stopped. What was played is kept in the ledger { $ledger }.
arena-again = Stopped. The same command goes on with what the ledger holds.
arena-against = Against
arena-ahead = Ahead
arena-rating = Rating
arena-rating-note = Ratings by OpenSkill, mean ± deviation: the further apart, the more surely the better bot wins.
arena-alike = { $one } and { $other } played alike in every game.
arena-more = Decided: { $bot } wins more often than { $than }. The difference is { $value } percentage points (95 % interval: { $low } to { $high }).
arena-less = Decided: { $bot } wins less often than { $than }. The difference is { $value } percentage points (95 % interval: { $low } to { $high }).
arena-open = Not decided: whether { $bot } or { $than } wins more often. The difference is { $value } percentage points (95 % interval: { $low } to { $high }).
arena-more-share = Decided: { $bot } wins more than { $than } of the games. Its share is { $value } (95 % interval: { $low } to { $high }).
arena-less-share = Decided: { $bot } wins less than { $than } of the games. Its share is { $value } (95 % interval: { $low } to { $high }).
arena-open-share = Not decided: whether { $bot } wins more than { $than } of the games. Its share is { $value } (95 % interval: { $low } to { $high }).
arena-any-time = This interval takes into account that the run stops as soon as the matter is decided; those of the tables do not.
arena-title = { $game }: which bot is stronger?
arena-lead = Over { $games } games { $bot } did best: it won { $share } (95 % interval { $low } to { $high }).
arena-wins = How often each bot wins
arena-fair = as all seats win on average
arena-equal = if all bots were equally strong
arena-course = How the share of { $bot } settled, game by game
arena-pairs = Who comes in ahead of whom
arena-even = even
arena-points = Points
arena-points-note = How often a bot ended with so many points; the line is the mean.
arena-seats = What a seat is worth
arena-method = How this was found
arena-intervals = In 95 of 100 such reports an interval holds the truth; that is said of each alone. They are reckoned from rounds, not from games: a round is one deal of luck in all seatings, and only rounds have nothing to do with each other.
arena-how = Setting { $setting }: rules { $rules }, box { $box }, seed { $seed }. Rounds: { $units }. Seatings in each: { $seatings }.

## heorot balance

balance-trying = Trying the options of { $game }
balance-title = { $game }: what is it like?
balance-more = Whoever begins has an advantage: seat 1 wins { $share } of the games (95 % interval for all seats together: { $low } to { $high }), and { $fair } would be fair.
balance-less = Whoever begins has a disadvantage: seat 1 wins { $share } of the games (95 % interval for all seats together: { $low } to { $high }), and { $fair } would be fair.
balance-seat-more = Seat { $seat } has an advantage: it wins { $share } of the games (95 % interval for all seats together: { $low } to { $high }), and { $fair } would be fair.
balance-seat-less = Seat { $seat } has a disadvantage: it wins { $share } of the games (95 % interval for all seats together: { $low } to { $high }), and { $fair } would be fair.
balance-even = No seat can be seen to have an advantage or a disadvantage: seat 1, which begins, wins { $share } of the games (95 % interval for all seats together: { $low } to { $high }), and { $fair } would be fair.
balance-others = { $count ->
    [one] Nothing of the kind can be seen of the other seat.
   *[other] Nothing of the kind can be seen of the other seats.
}
balance-who = Seat 1 begins. All seats are played by bots: { $bots }.
balance-scores = Points and length
balance-scores-note = How often a seat ended with so many points; the line is the mean.
balance-options = What options change
balance-options-note = How much each option changes, from the value before the arrow, which the games above have, to the one behind it, with the same luck. An asterisk marks what is surely not chance: the intervals hold for all { $count } changes together.
balance-no-change = { $option }. That made no difference in any game: these bots play alike with it. Bots forget nothing, for example.
balance-option = Option
balance-measure = What
balance-change = Change
balance-length = Actions
balance-points = Points
balance-lead = Winner’s lead
balance-ties = Shared victories, percentage points
balance-first = Seat 1 wins, percentage points
balance-things = What things are worth
balance-things-note = How many points ahead of the others at the same table those ended who had to do with a thing. The thing need not be the cause: whoever draws more has more of everything and is ahead anyway, and some things are chosen by those who are doing well. In the headings, … stands for the thing, and X for a player.
balance-clear = Of { $all } things { $clear ->
    [one] { $clear } surely stands
   *[other] { $clear } surely stand
} out: 0 lies outside the interval, and the intervals hold for all { $all } together.
balance-unclear = So few games show nothing certain of any thing yet: try about { $games }.
balance-only = Only what stands out is shown here.
balance-drawn = What stands out has a full dot.
# A heading that others have, too, with an example.
balance-for-example = { $heading } (for example: { $thing })
balance-number = { $kind ->
    [tile] tile { $number }
   *[other] { $number }
}
balance-left = { $count ->
    [one] { $count } other is not shown.
   *[other] { $count } others are not shown.
}
balance-thing = Thing
balance-ahead = Ahead
balance-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-method = Bots played many games against each other. Seats, points and length are counted from these games. A thing is compared within each game in which some had to do with it and others had not, so that neither the luck of the table nor its length matters; things that did so in fewer than 30 games are left out. Options were tried one by one, with the same luck. Bots are not people: what is worth little to them can be worth much to somebody who knows what to do with it.
balance-chance = In 95 of 100 such reports all intervals of the things hold the truth together, and likewise all of the options; of the intervals in the table of the seats each one alone.
balance-together = The seats are judged together. The intervals at the beginning are therefore wider than those of the table, which hold for each seat alone: so wide that in 95 of 100 such reports no seat is said to have an advantage or a disadvantage that it has not.

## heorot play, serve

hall-open = The hall is open: { $address } (Ctrl-C closes it)
hall-is-open = The hall is open already: { $address }
