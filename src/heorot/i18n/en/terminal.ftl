# Texts of the screens in the terminal.

## The first screen

start-reconstructed = Some figures are not known from print and are reconstructed (i: which).
start-dice = The luck is fair (i: how). This fingerprint fixes the table’s part of it:
start-enter = Enter: play
start-game = 1–{ $count }: game
start-name = n NAME: your name
start-opponents = o { $least }–{ $most }: opponents
start-level = l 1–{ $count }: how well they play
start-number = d NUMBER: your number for the luck
start-more = i: more
start-quit = q: quit
start-not-understood = “{ $text }” means nothing here.
# What is typed here, the shortest word first, as for commands.
start-word-name = n name
start-word-opponents = o opponents
start-word-level = l level
start-word-number = d dice
start-word-more = i info

## Who plays

who-person = at this keyboard
levels = How well bots can play:
level-line = { bot-level }: { bot-manner }
level-chosen = { bot-level }: { bot-manner }.
no-terminal = There is no terminal here, so a bot plays for the people ({ bot-level }).

## The dice

dice-fair = The luck is fair. The table has drawn 256 secret bits and shows a fingerprint of them and of all that is agreed; at the end it shows the bits:
dice-mix = So that the table cannot choose the cards either, a number of yours is mixed in.
dice-mix-all = Everybody mixes in a number. None is shown before all are given.
dice-mix-why = So that nobody can choose the cards, not even the table, everybody mixes in a number. None is shown before all are given.
dice-number = { $seat }, any number (Enter: a random one):
dice-bad-number = That is no whole number of at most { $count } digits. Nothing was mixed in; please try again.
dice-committed = { $seat } has a number; its fingerprint is
dice-opened = { $seat } has mixed in { $number }.
dice-reveal = The secret bits of the table were:
dice-numbers = Numbers that were mixed in: { $numbers }.
fingerprint-note = The fingerprint of this match. Note it down: heorot verify shows the same, as long as nobody changes the file.

## The screen of whoever decides

press-enter = Press Enter.
press-enter-to-begin = Press Enter to begin.
what-happened = What happened
log-earlier = … (l shows all of it)
prompt = ›
keys = u undo · w why not · r rules · l log · s save · h help · ? hint · q quit
# The keys where there is little room.
keys-brief = b all of the table · l log · h help · ? hint
# Behind a name, where the table is not shown whole.
left-out = b shows all

hand-over = Now { $seat } decides.
look-away = Everybody else looks away, please.
hand-over-undo = (u: { $seat } would like to take the last action back.)

no-such-number = There is no choice { $text }. Choose a number from 1 to { $count }, or h for help.
not-understood = “{ $text }” means nothing here. Type a number from 1 to { $count } or a short form from the list; h shows all there is.
nothing-typed = Type a number from 1 to { $count }; h shows all there is.
# Several choices were typed in one line; $choice is the short form of one that could not be played.
stopped-at = Only what comes before { $choice } was played. { $reason }
not-asked-any-more = It is not your decision any more.
# $choices are texts of actions.
given-by-itself = Played for you, as there was no other choice: { $choices }

## What is typed for a command

# Words in lower case, the shortest first. The English ones are understood in every language.
command-undo = u undo
command-why = w why
command-rules = r rules
command-log = l log
command-board = b board
command-save = s save
command-help = h help
command-advice = ? hint
command-quit = q quit exit
word-all = all

## Undo

undo-nothing = You have not done anything yet that could be taken back.
undo-asked = { $seat } would like to take back the last move, and with it all that came after.
undo-agree = { $seat }, do you agree?
undo-refused = { $seat } does not agree. Nothing was taken back.
undone = Taken back.
undone-known = Taken back, though a card or somebody else had shown something since. That is counted, and told at the end.
letter-yes = y
letter-no = n

## Why not

why-list = Not possible now (the numbers go on after those of your choices):
why-nothing = Nothing you could want here is forbidden. Ask about anything else by its short form: { $example }
why-which = Why not what? A number, a word, or a short form (Enter: back):
why-unknown = “{ $text }” is no action of this game. The list of your choices shows what short forms look like.
why-possible = But that is possible: it is choice { $number }.

## Rules and log

rules-which = Which rule? Its id, a word to look for, or all (Enter: back):
rules-none = No rule has “{ $text }” in it. Try an id up to { $last }, another word, or all.
# Above rules of another game in the same book.
rules-of = From the rules of { $game }, on which this game builds:
log-all = … (l all shows the log from the beginning)
page-more = Enter: more · q: back
page-next = Enter: more
page-back = Enter: back to the table

## Saving and leaving

saved-at = The match is saved in
save-failed = The match cannot be saved: { $problem }
saved-beside = Somebody else has changed the file of this match. It stays as it is; the match is now saved in { $file }
not-saved = The match was left and is not saved.
leave-unsaved = The match is not saved. Leave all the same, and lose what was played?
leave-saved = The match is saved as it stands. Go on with it using
check-and-replay = To check the luck, or watch the match again:
resume-none = No unfinished match was found. A new one begins with: heorot play GAME
resume-over = { $file }: this match is over. Watch it again with heorot replay.
resume-bots = Only bots play in this match; there is nobody to go on with it.
resume-no-terminal = A match is resumed in a terminal, and there is none here.

## Help

help-keys-number = 1, 2, 3 …
help-number = choose from the list; several in one line all mean the list you see
help-notation = the same by the short form at the end of its line
help-advice = hint: what seems best, and why; ? and a word tells of a thing on the table
help-undo = undo: take back your last action; people who have learned from it must agree
help-why = why not: the rule that forbids an action
help-rules = rules: the list, one of them, those with a word in them, or all
help-log = log: what happened lately, or from the beginning
help-board = board: all of the table and the choices, where the screen has no room for them
help-save = save; the program does so by itself after every action
help-quit = quit; the match is saved, and heorot resume goes on with it
look-nothing = There is nothing more to say of “{ $text }”.

## Watching a match again

replay-unfinished = This match goes on: its file holds the secrets of all seats, so it can be watched only when it is over.
replay-at = Action { $number } of { $count }
replay-spectator = as a spectator saw it
replay-eyes = as { $seat } saw it
replay-choosing = { $seat } is choosing.
replay-word-turn = n turn
replay-word-eyes = v view
replay-keys = Enter next · u back · n next turn · 0–{ $count } go there · v 0–{ $seats } whose eyes · b all of the table · q quit
replay-not-understood = That means nothing here. { $eyes } 1 shows the table as seat 1 saw it, { $eyes } 0 as a spectator did; a number goes to that action.
