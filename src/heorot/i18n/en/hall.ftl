# The frame of the hall in the browser.

language = Language
turn-lamp = Firelight or daylight
welcome = Welcome to the hall
welcome-text = Choose a game and sit down: alone against bots, several around this screen, or with friends who get a link. Nobody needs an account.
my-name = My name
my-tables = My tables
games = Games
listed-tables = Open tables
players = { $least } to { $most } players
players-exactly = { $count } players
rules = Rules
documentation = Documentation
who-plays = Who plays?
seat-kind = Seat { $number }
kind-me = Me ({ $name })
kind-bot = A bot
kind-friend = A friend, by link
kind-here = Somebody at this screen
which-bot = Bot on seat { $number }
name = Name
remove-seat = Remove seat { $number }
add-seat = One more seat
edition = Edition
clock = Thinking time for each player
no-clock = as much as you like
minutes = { $count } minutes
open-table = To the table
free-seat = free
stage-over = over
stage-won = { $names } won
stage-open = seats are free
stage-playing = being played
waits-for = waits for { $names }
your-turn = Your turn
you-decide = You decide
is-at-turn = is to move
thinks = decides
is-ready = ready
is-away = away
bot = bot
bot-is = bot: { bot-level }, { bot-manner }
points = Points
place = Place
what-happened = What happened
chat = Chat
close = Close
watching = you are watching
line-lost = Connection lost; trying again …
question = Your decision
undo = Undo
why-not = Why not …?
why-nothing = Nothing else comes to mind that you might want and may not.
let-go = Choose something else
asked = A question for you
asked-undo = { $name } would like to take something back. Do you agree?
asked-rematch = { $name } would like to play again. You too?
yes = Yes
no = No
hand-over = { $name } decides
look-away = Everybody else looks away now.
i-am = I am { $name }
result = Result
fingerprint = Fingerprint of the match:
rematch = Play again
export = Save the match as a file
to-the-hall = To the hall
waiting-for-players = The table waits for everybody to sit down.
you = you
invitation = Link for this seat: whoever has it may sit here
this-computer-only = This address is known on this computer only. To let friends come from elsewhere, open the hall with: heorot serve --host 0.0.0.0
copy-link = Copy link
copied = Copied
qr = The same link to be scanned
notify-me = Tell me when it is my turn
sit-down = Sit down
watch = Watch instead
rolling = The luck of the match is being agreed on …
coming = One moment …
no-answer = The hall does not answer. Is it still open?
no-table = There is no such table
no-table-text = Perhaps there is a mistake in its link, or the table has been cleared away. All games are in the hall.
no-place = There is no such page
no-place-text = Perhaps there is a mistake in its address. All games are in the hall.
say-something = Say something
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
search-rules = Search the rules
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

# At a table.

menu = Menu
board = The table
my-hand = My hand
choices = What I may do
all-choices = All { $count } choices
all-of-them = All { $count }
players-here = Who plays
points-of = { $name }: { $points } points. Show where they come from
points-from = Where the points come from
points-secret = The rules keep the points of the others secret until the end.
gain = { $name } { $points }: { $source }
log-unread = What happened; unread: { $count }
short-log = What was before is for you to remember, by the rules of this game.
nothing-said = Nobody has said anything yet.
behind = { $count } more, show at once
rule = Rule { $rule }
stale = Meanwhile the table has changed, and nothing was played. Choose again.
not-now = That is of no use for what you are asked now.
decide = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
}
# What somebody else is asked, in the words in which they are asked.
asked-so = “{ $question }”
turn-missed = You missed a turn
change-mind = Change my mind
ask-undo = Ask to take back
undo-asked = The others are asked whether they agree.
undo-refused = Not everybody agrees: nothing is taken back.
undo-counts = That is counted, and told at the end.
undone-known = Taken back, though a card or somebody else had shown something since. That is counted, and told at the end.
bot-plays = A bot plays for you.
take-seat-back = Take my seat back
let-bot-play = Let a bot play for me
leave-hint = Your seat waits for you; my tables, in the hall, lead back to it.
try-now = Try now
pace = How fast the moves of the others are shown
pace-slow = slow
pace-normal = normal
pace-quick = at once
notified = You will be told when it is your turn.
keys = Keys
single-keys = Use these keys
key-choice = the choice of this number
key-tab = to the next part of the table
key-arrows = to the next thing in this direction
key-enter = touch it
key-escape = let go, close
key-undo = take back
key-why = why not?
key-rule = the rule about a thing
key-skip = show at once what the others did
key-points = where the points come from
key-log = what happened
key-chat = chat
key-menu = menu
key-help = these keys
dice-text = Before the first move everybody adds a number of their own to the shuffling, so that nobody can foresee what will come.
dice-more = How does that work?
dice-how = The hall has committed itself to its part already: it can be checked at the end that it kept to it. Everybody adds a number, hidden at first. Only when all are there they are opened, and all the luck of the match follows from them.
roll = Shuffle and begin
roll-always = From now on begin without asking
own-number = A number of my own, instead of a random one
promise = The commitment of the hall:
decided = What decided it: { $source }, { $points } ahead of { $name }.
counting = The points are counted …
skip = Skip
look-back = Look back
fair = Was the luck fair?
holds = holds:
fails = does not hold:
fair-promise = The commitment is the one that this browser was shown before the first move.
fair-table = What the hall has opened fits its commitment: its part was fixed before it knew any number.
fair-number = { $name } mixed in { $number }, as committed.
fair-my-number = { $name } mixed in { $number }, as committed; it is the number this browser drew.
fair-meaning = As long as a single one of these numbers was random, nobody, not even whoever runs the hall, could foresee or choose what came.
fair-verify = That all the luck follows from these numbers, every move was legal and the points are right is checked by whoever saves the match as a file, with
rematch-asked = The others are asked whether they play again.
moment = Moment of the match
step-back = One step back
step-on = One step on
run = Play
halt = Halt
eyes = Through whose eyes
eyes-of = as { $name } saw it
eyes-of-all = as everybody saw it
bot-for = Let a bot play for { $name }
bot-sits = A bot instead
leave = Leave this table
closed = This table was closed before the match began
not-here-yet = not here yet

# A board without a drawing of its own.

at-a-glance = At a glance
yours = Yours
all-of-it = All of it

# The lobby.

you-are = You are called { $name }.
rename = Change name
keep = Save
play-now = Play now
new-table = New table
reconstructed = Some figures are reconstructed: which?
no-listed-tables = Nobody has opened a table for everybody just now.
finished-matches = Finished matches
options = Options
the-table = The table
who-sees = Who may see this table in the hall
private = Nobody: only whoever gets a link
listed = Everybody, and free seats can be taken
open-and-invite = Open the table and invite
name-of-seat = Name on seat { $number }
no-game = There is no such game
take-seat = Take a seat
go-on = Go on
just-now = just now
watch-it = Watch
look-at-it = Look at it again
close-table = Close this table
close-table-ask = Close this table?
close-table-text = Nobody can sit down at it any more then, and its links lead nowhere. This cannot be undone.
leave-open = Leave it open
off-list = Take it off my list
is-off-list = Off your list; its link still leads to the table.
invited-by = { $name } invites you to { $game }
also-there = Also at the table: { $names }

# The rules.

contents = Contents
in-its-place = Show it in its place
no-rule-found = No rule says that. Try another word, or a part of one.

# First steps.

first-steps = First steps
lesson-count = { $number } of { $count }
lesson-back = Back
lesson-on = Next
lesson-show = Show me
lesson-try = Try this: { $text }.
lesson-leave = Leave
lesson-play = Play against a bot
look = The look of the hall
look-colours = Colours
look-type = Type
look-signs = Signs
look-things = Things
thing = Thing

# Hints.
hint = Hint
hint-comes = Thinking about a hint …
# Beside a choice, by what the search found.
verdict = { $verdict ->
    [best] best
    [worse] probably worse
    [clearly_worse] clearly worse
    [unsure] perhaps as good
   *[close] about as good
}
# Behind a name.
hints-asked = has asked for { $count ->
    [one] a hint
   *[other] { $count } hints
}.
# Everybody who has, with how many.
hints-told = Hints asked for: { $list }.
key-hint = a hint, if the table allows it
hints-allowed = Hints are allowed at this table; everybody sees how many each player has asked for.
hints-not-allowed = There are no hints at this table.
hints = Hints for whoever decides
hints-usual = if one person plays with bots
hints-yes = allowed
hints-no = none
