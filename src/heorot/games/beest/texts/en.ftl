# Beest.
#
# A seat can be the Silent One: the message seat-silent. A cave is a message cave-… of its exits, given
# its entrance as $colour. A verdict says what came of something: its attributes end the sentences.

seat-silent = the Silent One
    .label = Silent One
    .start = The Silent One

## Things

entrance = { $colour ->
    [top] top
    [middle] middle
   *[bottom] bottom
}

cave-top_middle = { entrance } → top/middle
cave-top_bottom = { entrance } → top/bottom
cave-middle_bottom = { entrance } → middle/bottom

stack-black = the black stack
    .label = black stack
stack-red = the red stack
    .label = red stack
stack-yellow = the yellow stack
    .label = yellow stack
stack-green = the green stack
    .label = green stack
stack-blue = the blue stack
    .label = blue stack
stack-white = the white stack
    .label = white stack

marker-1 = the black marker with one head
    .label = black marker with one head
marker-2 = the black marker with two heads
    .label = black marker with two heads
marker-3 = the black marker with three heads
    .label = black marker with three heads
marker-4 = the black marker with four heads
    .label = black marker with four heads
marker-5 = the black marker with five heads
    .label = black marker with five heads
marker-red = a red marker
    .label = red marker
marker-yellow = a yellow marker
    .label = yellow marker
marker-green = a green marker
    .label = green marker
marker-blue = a blue marker
    .label = blue marker
marker-white = a white marker
    .label = white marker

verdict-yes = yes
    .last = it was the Beest’s, and all are infected. The Beest scores a point for every participant, the others one for each head on their black marker
    .named = and is right. That scores a point for every participant, less the heads on one’s own black marker; all others who are clean score two for each coloured marker
    .complete = and the set is complete. All who are clean score two points for each coloured marker
verdict-no = no
    .last = this is not the Beest
    .named = and is wrong. That costs a point for every participant, and nobody else scores
    .complete = yet the set is not complete: this is the Beest, or somebody infected

# Figures of a box that are reconstructed.
caves = cave cards
figure-copies = how many there are of each ({ $things })

option-expeditions = expeditions

## How far a match has come

where = Expedition { $number } of { $count }, round { $round }

# A piece of the short form of an action. Other languages have words of their own for it.
short-form = { $piece }

## What can be done

action-lay = { NAME($seat, form: "start") } gets { $cave }
action-lay_cave = Lay { $cave }
action-go_on = Go on without an announcement
action-announce = Announce that { $seat } has a complete set

## What the table asks of a player

question-over = The match is over.
question-before = Your turn begins. Do you announce that somebody has a complete set?
question-before_as_beest = Your turn begins. You are the Beest, so you announce nothing.
question-laying = Which cave does { $seat } get?
question-others_laying = Caves are being laid.
question-others_announcing = Something may be announced now.
question-after = Your turn ends. Do you announce that somebody has a complete set?
question-after_as_beest = Your turn ends. You are the Beest, so you announce nothing.

## What happened

event-expedition_begins = Expedition { $count } begins.
event-sees_stack = { $seat } has { $stack }.
event-turn_begins = { $seat }’s turn begins.
event-takes_own = { $seat } takes { $cave } (own row).
event-takes = { $seat } takes { $cave } (row of { $seat2 }).
event-draws = { $seat } draws { $cave }.
event-lays = { $seat } lays { $cave } for { $seat2 }.
event-no_passage = { $seat } finds no passage.
event-passages = { $seat } finds { $count } passages and meets nobody.
event-meets_again = { $seat } meets { $seat2 } again; they have exchanged already.
event-meets = { $seat } meets { $seat2 }: they exchange markers.
event-receives = { $seat } receives { $marker } from { $seat2 }.
event-last_marker = { NAME($seat, form: "start") } has given away the last marker: { NAME($verdict, form: "last") }.
event-announces = { $seat } announces that { $seat2 } has a complete set, { NAME($verdict, form: "named") }.
event-goes_on = { $seat } announces nothing.
event-set_complete = { $seat } has exchanged with all but one, { NAME($verdict, form: "complete") }.
event-abandoned = After { $count } rounds the expedition is abandoned, and nobody scores.
event-shows_stack = { NAME($seat, form: "start") } shows { $stack }.
event-scores = { NAME($seat, form: "start") }: { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
event-match_over = The match is over.

## Why not

refusal-match_over = The match is over after { $count } expeditions; nothing more can be played.
refusal-announce_first = First say whether you announce anything; after that you lay caves.
refusal-laid_already = You have laid your caves in this turn. You lay again in your next turn.
refusal-lay_first = First lay the { $count } caves left in your hand; announcements come after the meeting.
refusal-chosen_already = You have given this cave a place already: { $cave }. Choose another, or take the choice back.
refusal-not_in_hand = You do not hold this cave: { $cave }. You can lay only what is in your hand.
refusal-no_silent_one = With six players the Silent One does not take part. Name a player.
refusal-no_such_seat = There is no { $seat }: only { $count } are playing.
refusal-not_yourself = You cannot name yourself. If your own set is complete, the expedition ends by itself after your turn.
refusal-other_number = { NAME($seat, form: "start") } cannot have a complete set: { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} received so far, and it takes exactly { $count2 }.
refusal-beest_is_silent = You are the original Beest, and the Beest never announces anything, whoever is named.

## Where points come from

source-infecting = All infected (as the Beest)
source-heads = Heads (as one infected)
source-colours = Coloured markers
source-right = Right announcements
source-wrong = Wrong announcements

## The board

beest-silent = Silent One
beest-you = you
beest-pile = Pile
beest-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
beest-hand = Hand
beest-passage = passage
beest-markers = Markers
beest-met = Met
beest-nobody = nobody
beest-clean = clean
beest-knowledge = What you know
beest-spectator-knowledge = What everybody knows
beest-stack = Your stack: { $stack }
beest-own-beest = You are the Beest.
beest-own-infected = { $count ->
    [one] You are infected: black marker with { $count } head.
   *[other] You are infected: black marker with { $count } heads.
}
beest-own-clean = You are not infected.
beest-chance-beest = Beest
beest-chance-infected = infected
beest-chance-complete = complete set
beest-expedition = Expedition { $number }
beest-was-beest = Beest: { $seat }
beest-was-infected = { $count ->
    [one] infected, { $count } head
   *[other] infected, { $count } heads
}
beest-ending-all_infected = all infected
beest-ending-own_win = complete set: { $seat }
beest-ending-right = announced rightly: { $seat }
beest-ending-wrong = announced wrongly: { $seat }
beest-ending-abandoned = abandoned
beest-help = ▶ is on turn. A row shows somebody’s caves from left to right, and where an exit meets the next entrance the way goes on without a gap. The last three are the hideout, those before it are dim; “{ beest-passage }” stands behind a hideout whose three caves are joined. ✓ is a cave you have chosen for that row and can still take back. A cave’s short form is its entrance and its exits, t for top, m for middle, b for bottom: m-tb is entered in the middle and left at the top or at the bottom. ● is a marker received, ○ one still to be given away. The percentages are all that can be concluded from what you have seen: how likely somebody is to be the Beest, to be infected or, with one exchange missing, to have a complete set, so that naming them would be right. Σ is the total, below it are the points of each expedition. Nobody plays the Silent One: it gets caves from all of you, is met and exchanges like anybody, scores, and can win.

## In the lobby

about-standard = One of you is the Beest, nobody knows who, and whoever you meet may be infected.

## What things do

tip-silent = Nobody plays the Silent One, who has no turns but can be met, exchanges markers like anybody and may even be the Beest.
tip-cave = An entrance on the left, two exits on the right. If a way leads from cave to cave through the last three of a row, that is a passage.
tip-meeting = The passages of all others count: with exactly one you meet whoever is behind it, with none or several nobody.
tip-black_stack = The Beest’s stack: whoever receives a marker of it is infected.
tip-colour_stack = Whoever has it is not the Beest. At each exchange the top marker is given away.
tip-black_marker = It comes from the Beest: whoever receives it is infected. If all are infected, its heads are points.
tip-colour_marker = It comes from somebody who is not the Beest. One from everyone but the Beest, and nothing black, is a complete set.
tip-beest = You score when you have given away your last marker and all are infected. You never announce anything.
tip-infected = You are on the Beest’s side: if all are infected, the heads on your black marker are points.
tip-clean = Exchange with everyone but the Beest: with a complete set the expedition ends after your turn, and each coloured marker is 2 points for whoever is not infected.

## Labels of a plain board

view-beest = Beest
view-by = By
view-chances = What can be concluded
view-choice = Caves being placed
view-cleared = seen by all not to be the Beest
view-complete = Complete set
view-ended = Expeditions so far
view-ending = Ended
view-expeditions = Expeditions
view-fits = fits
view-giver = From
view-hand = Open hand
view-heads = Heads
view-hideout = Caves of a hideout
view-infected = Infected
view-left = Markers left
view-markers = Markers received
view-meets = Exchange so far with
view-met = Met
view-participants = Around the table
view-passage = passage
view-pile = Caves in the pile
view-points = Points of each expedition
view-received = Markers you received
view-rounds = Rounds until it is abandoned
view-right = if right
view-row = Caves
view-shown = Stack in the last expedition
view-side = You are
view-stack = Your stack
view-stakes = What an announcement scores
view-start = Began
view-who = For
view-wrong = if wrong
view-ending-abandoned = abandoned
view-ending-all_infected = all infected
view-ending-own_win = complete set
view-ending-right = announced rightly
view-ending-wrong = announced wrongly
view-side-beest = the Beest
view-side-clean = not infected
view-side-infected = infected

## First steps

lesson-standard-goal = You are Wiglaf, out in the ice with others. One of you is the Beest, and only the Beest knows it. There are three expeditions; whoever has the most points after them wins.
lesson-standard-silent = Three of you play, and the box takes part as well: as the Silent One, who never has a turn but can be met. Even the Silent One can be the Beest.
lesson-standard-stack = Your stack has three red markers. The Beest’s is black, so you are not the Beest. But only you know that.
lesson-standard-caves = Before everybody lies a row of caves, and the last three are the hideout. If from each cave an exit leads into the entrance of the next, that is a passage.
lesson-standard-lay = On your turn everybody else gets one of your caves. Hygd’s last two caves fit each other; with this one they make a passage. Give it to her.
lesson-standard-wall = With Breca an exit ends at the rock: whatever you lay, there is no passage. Give him this cave. The last one goes to the Silent One.
lesson-standard-meet = Exactly one passage: you meet Hygd, and you exchange the top markers of your stacks. Hers is yellow, so Hygd is not the Beest. With no passage or several nothing would have happened.
lesson-standard-others = Hygd’s turn: she meets Breca. What the two of them exchange only they can see.
lesson-standard-black = But look: now Hygd has two markers. Two colours would be a complete set, and the expedition would be over. So one of them is black: Hygd is infected, and Breca is the Beest!
lesson-standard-announce = Your turn. You could announce that Hygd has a complete set, but you know better. Go on without an announcement.
lesson-standard-away = You still need a marker from the Silent One. Hygd and Breca shall have no passage: give this cave to Hygd.
lesson-standard-last = And this one to Breca. The last one goes to the Silent One, and there it fits.
lesson-standard-complete = You have met the Silent One and received a green marker. Yellow and green, nothing black: your set is complete. End your turn without an announcement.
lesson-standard-won = All stacks are shown: Breca was the Beest, and Hygd was infected. You get two points for each of your coloured markers, 4 in all.
lesson-standard-side = Whoever receives a black marker is infected and hunts with the Beest: if all are infected, it wins. And whoever rightly announces another’s set gets 4 points here; wrongly, it costs 4.
lesson-standard-end = That was one expedition, and a match has three. Trust nobody, and mind the passages. Good luck in the ice!
