# The levels of the bots: said in the terminal, by the hall, and in the browser.

# What somebody is who plays so well.
bot-level = { $bot ->
    [newcomer] Newcomer
    [guest] Guest
    [thane] Thane
    [champion] Champion
    [hero] Hero
    [dragon] Dragon
    [greedy] Greedy
    [random] Random
   *[other] { $bot }
}
# How it plays; stands behind the level.
bot-manner = { $bot ->
    [newcomer] overlooks a lot and plays rashly
    [guest] knows the game but is often careless
    [thane] plays sensibly, but slips now and then
    [champion] plays with good sense and misses nothing
    [hero] often thinks well ahead
    [dragon] ponders every move; hard to beat
    [greedy] takes what is best at once
    [random] plays anything
   *[other] plays
}
