# Die Stufen der Bots: im Terminal, in der Halle und im Browser.

# Was jemand ist, der so gut spielt, hinter der Zahl der Stufe: 1 ist die schwächste, 6 die stärkste.
bot-level = { $bot ->
    [newcomer] { bot-number } · Neuling
    [guest] { bot-number } · Gast
    [thane] { bot-number } · Gefolgsmann
    [champion] { bot-number } · Recke
    [hero] { bot-number } · Held
    [dragon] { bot-number } · Drache
    [greedy] Gierhals
    [random] Zufall
   *[other] { $bot }
}
bot-number = { $bot ->
    [newcomer] 1
    [guest] 2
    [thane] 3
    [champion] 4
    [hero] 5
    [dragon] 6
   *[other] { "" }
}
# Wie er spielt; steht hinter der Stufe.
bot-manner = { $bot ->
    [newcomer] übersieht vieles und spielt drauflos
    [guest] kennt das Spiel, ist aber oft unachtsam
    [thane] spielt vernünftig, übersieht aber hin und wieder etwas
    [champion] übersieht nichts, denkt aber nicht voraus
    [hero] übersieht nichts und denkt oft voraus
    [dragon] denkt bei jedem Zug voraus; schwer zu schlagen
    [greedy] nimmt, was gerade am besten ist
    [random] spielt irgendetwas
   *[other] spielt
}
