# The levels of the bots: said in the terminal, by the hall, and in the browser.

# What somebody is who plays so well, behind the number of the level: 1 is the weakest, 6 the strongest.
bot-level = { $bot ->
    [newcomer] { bot-number } · Newcomer
    [guest] { bot-number } · Guest
    [thane] { bot-number } · Thane
    [champion] { bot-number } · Champion
    [hero] { bot-number } · Hero
    [dragon] { bot-number } · Dragon
    [greedy] Greedy
    [random] Random
   *[other] { $bot }
}
# The number alone.
bot-number = { $bot ->
    [newcomer] 1
    [guest] 2
    [thane] 3
    [champion] 4
    [hero] 5
    [dragon] 6
   *[other] { "" }
}
# How it plays; stands behind the level.
bot-manner = { $bot ->
    [newcomer] overlooks a lot and plays rashly
    [guest] knows the game but is often careless
    [thane] plays sensibly, but slips now and then
    [champion] misses nothing, but does not think ahead
    [hero] misses nothing, and often thinks ahead
    [dragon] thinks ahead before every move; hard to beat
    [greedy] takes what is best at once
    [random] plays anything
   *[other] plays
}
