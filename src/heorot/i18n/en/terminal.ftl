# Texts of the screens in the terminal.

## Which game

which-game = Which game? Type its number:
no-such-game = There is no game “{ $text }”. Type a number from 1 to { $count }.

## Who plays

# A bot that was given no name is called after somebody in the hall of the poem.
bot-name = { $number ->
    [1] Unferth
    [2] Wiglaf
    [3] Hrothgar
    [4] Hygelac
   *[other] Wulfgar
}
who-person = at this keyboard
who-bot = bot { $bot }
no-terminal = There is no terminal here, so the bot { $bot } plays for the people.

## The dice

dice-fair = The dice are fair. The table has drawn 256 secret bits and shows their fingerprint now; at the end it shows the bits:
dice-mix = So that the table cannot choose the cards either, everybody may mix in a number of their own.
dice-number = { $seat }, any number (Enter: none):
dice-bad-number = That is no whole number of at most { $count } digits. Nothing was mixed in; please try again.
dice-reveal = The secret bits of the table were:
dice-numbers = Numbers that were mixed in: { $numbers }.

## The screen of whoever decides

press-enter = Press Enter.
press-enter-to-begin = Press Enter to begin.
what-happened = What happened
log-earlier = … (l shows all of it)
prompt = ›
keys = u undo · w why not · r rules · l log · s save · ? help · q quit

hand-over = Now { $seat } decides.
look-away = Everybody else looks away, please.
hand-over-undo = (u: { $seat } would like to take the last action back.)

no-such-number = There is no choice { $text }. Choose a number from 1 to { $count }, or ? for help.
not-understood = “{ $text }” means nothing here. Type a number from 1 to { $count } or a short form from the list; ? shows all there is.
nothing-typed = Type a number from 1 to { $count }; ? shows all there is.

## Undo

undo-nothing = You have not done anything yet that could be taken back.
undo-asked = { $seat } would like to take back the last move, and with it all that came after.
undo-agree = { $seat }, do you agree?
undo-refused = { $seat } does not agree. Nothing was taken back.
undone = Taken back.
letter-yes = y
letter-no = n

## Why not

why-list = Not possible now:
why-nothing = Nothing that you could wish for here is forbidden. Ask about anything else by its short form: { $example }
why-which = Why not which? A number from this list, or a short form (Enter: back):
why-unknown = “{ $text }” is no action of this game. The list of your choices shows what short forms look like.
why-possible = But that is possible: it is choice { $number }.

## Rules and log

rules-which = Which rule? Its id, a word to look for, or all (Enter: back):
rules-none = No rule has “{ $text }” in it. Try an id up to { $last }, another word, or all.
log-all = … (l all shows the log from its beginning)
page-more = Enter: more · q: back
page-back = Enter: back to the table

## Saving and leaving

saved-at = The match is saved in
save-failed = The match cannot be saved: { $problem }
not-saved = Good-bye.
leave-saved = The match is saved as it stands. Go on with it by
check-and-replay = Check the dice, or watch the match again, by
resume-none = No unfinished match was found. A new one begins with: heorot play GAME
resume-over = { $file }: this match is over. Watch it again with heorot replay.
resume-bots = Only bots play in this match; there is nobody to go on with it.
resume-no-terminal = A match is resumed in a terminal, and there is none here.

## Help

help-keys-number = 1, 2, 3 …
help-number = choose from the list
help-notation = the same by the short form at the end of its line
help-undo = undo: take back your last action; people who have learned from it must agree
help-why = why not: the rule that forbids an action
help-rules = rules: the list, one of them, those with a word in them, or all
help-log = log: what happened lately, or from the beginning
help-save = save; the program does so by itself after every action
help-quit = quit; the match is saved, and heorot resume goes on with it
look-nothing = There is nothing more to say of “{ $text }”.

## Watching a match again

replay-unfinished = This match goes on: its file holds the secrets of all seats, so it can be watched only when it is over.
replay-at = Action { $number } of { $count }
replay-spectator = as a spectator saw it
replay-eyes = as { $seat } saw it
replay-choosing = { $seat } is choosing.
replay-keys = Enter next · b back · t next turn · 0–{ $count } go there · v 0–{ $seats } whose eyes · q quit
replay-not-understood = That means nothing here. v 1 shows the table as seat 1 saw it, v 0 as a spectator did; a number goes to that action.

## Dragon's Hoard

# A letter for each colour.
hoard-letter = { $colour ->
    [red] R
    [blue] B
    [yellow] Y
    [purple] P
   *[orange] O
}
hoard-goal = { $count } treasures bring the last round
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
hoard-knight-sideways = plays again
hoard-unicorn = protected
hoard-known = cards you know:
hoard-your-hand = Your hand, { $count } of { $limit }
hoard-price-key = value (price: sheep of its colour + any)
hoard-seen = seen
hoard-help = On the table every colour has its letter. Before each player lie treasures, shown by their values, and lairs (⌂). In your hand a treasure shows its value and its price: harp 3 (1R+2) is worth 3 and costs one red sheep and two of any colour. ◆ marks the card you are playing, ✓ those you have picked; “seen” marks a card that somebody else has seen. ♞ is a knight, ♘ a unicorn.
