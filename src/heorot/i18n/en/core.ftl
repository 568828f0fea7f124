# Texts that all games share.

# "start" is the form at the head of a sentence, which matters to whoever has an article for a name.
seat = Player { $number }
    .start = Player { $number }

# A seat that has a name.
seat-named = { $name }
    .start = { $name }

# What an owner’s copy calls a thing.
titled = { $name }

# More than one of a thing that has no attribute "several".
several = { $thing } (×{ $count })

# A refused action: $text is the sentence that says why, $rule the id of the rule.
refused = { $text } (Rule { $rule })

## A match that is printed.

match-seed = Luck is open: it follows from seed { $seed }, and whoever knows that can tell what comes next.
match-reconstructed = Not known from print, and reconstructed: { $figures }.
# One more figure behind others.
match-figures = { $figures }; { $figure }
# $box is the name of a box other than the standard one.
match-box = Box: { $box }
# $option is the name of an option of the game, $value a number or one of the next two.
match-option = { $option }: { $value }
value-off = off
value-on = on

match-score = Final score
match-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
match-wins = { NAME($seat, form: "start") } wins.
match-share = { $seat } share the victory.
match-taken-back = { $count ->
    [one] Once, something was taken back after somebody had learned something from it.
   *[other] { $count } times, something was taken back after somebody had learned something from it.
}

# Somebody new in the hall, until they choose a name.
guest-name = Traveller

# Whoever sits at the table of a lesson: people of the poem.
lesson-seat = { $number ->
    [1] Wiglaf
    [2] Hygd
    [3] Breca
    [4] Unferth
    [5] Freawaru
   *[other] Hrothgar
}

# A bot that was given no name is called after somebody in the hall of the poem.
bot-name = { $number ->
    [1] Unferth
    [2] Wiglaf
    [3] Hrothgar
    [4] Hygelac
    [5] Breca
   *[other] Wulfgar
}

# Advice: whole sentences, one after the other. Actions are quoted as the choices call them.
advice-only = There is nothing to choose: “{ $action }”.
# In how many of ten cases.
advice-share = { $tenths ->
    [0] in hardly any case
    [10] in nearly every case
   *[other] in about { $tenths } of 10 cases
}
# How far that looks; placed behind a colon.
advice-when = { $when ->
    [end] in the end
   *[later] a few turns on
}
advice-best = { $way ->
    [ahead] “{ $action }” looks best: { $when } you are ahead { $share }, on average by { $count ->
        [one] one point
       *[other] { $count } points
    }.
    [behind] “{ $action }” looks best: { $when } you are ahead { $share }, and on average { $count ->
        [one] one point
       *[other] { $count } points
    } behind the leader.
   *[share] “{ $action }” looks best: { $when } you are ahead { $share }.
}
# One that is advised, by the number of its choice, and how good it is.
advice-line = { $number } “{ $action }”: { $surety ->
    [best] looks best
    [clear] clearly worse
    [likely] probably a little worse
    [unsure] perhaps as good
   *[close] nearly as good
}
advice-gain = By your next turn you have about { $count ->
    [one] one point
   *[other] { $count } points
} more.
advice-loss = By your next turn you have about { $count ->
    [one] one point
   *[other] { $count } points
} less.
advice-answer = { NAME($seat, form: "start") } then chooses “{ $action }” { $share }.
advice-alike = { $count ->
    [one] The other good choice comes to the same thing.
   *[other] The other good choices come to the same thing.
}
advice-sure = { $surety ->
    [clear] “{ $other }” is clearly worse.
    [likely] “{ $other }” is probably a little worse.
    [unsure] “{ $other }” may be as good: so short a look cannot tell.
   *[close] “{ $other }” is nearly as good.
}
