# Die Stufen der Bots: im Terminal, in der Halle und im Browser.

# Was jemand ist, der so gut spielt.
bot-level = { $bot ->
    [newcomer] Neuling
    [guest] Gast
    [thane] Gefolgsmann
    [champion] Recke
    [hero] Held
    [dragon] Drache
    [greedy] Gierhals
    [random] Zufall
   *[other] { $bot }
}
# Wie er spielt; steht hinter der Stufe.
bot-manner = { $bot ->
    [newcomer] übersieht vieles und spielt drauflos
    [guest] kennt das Spiel, ist aber oft unachtsam
    [thane] spielt vernünftig, übersieht aber hin und wieder etwas
    [champion] spielt mit gesundem Menschenverstand und übersieht nichts
    [hero] denkt oft weit voraus
    [dragon] durchdenkt jeden Zug; schwer zu schlagen
    [greedy] nimmt, was gerade am besten ist
    [random] spielt irgendetwas
   *[other] spielt
}
