# Les niveaux des bots : au terminal, dans la salle et dans le navigateur. Typographie : voir core.ftl.

# Ce qu’est quelqu’un qui joue ainsi, derrière le numéro du niveau : 1 est le plus faible, 6 le plus fort.
bot-level = { $bot ->
    [newcomer] { bot-number } · Novice
    [guest] { bot-number } · Convive
    [thane] { bot-number } · Guerrier
    [champion] { bot-number } · Champion
    [hero] { bot-number } · Héros
    [dragon] { bot-number } · Dragon
    [greedy] Glouton
    [random] Hasard
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
# Sa manière de jouer ; placée derrière le niveau.
bot-manner = { $bot ->
    [newcomer] joue vite et laisse passer bien des choses
    [guest] connaît le jeu, mais reste souvent distrait
    [thane] joue avec bon sens, à quelques étourderies près
    [champion] ne laisse rien passer, mais n’anticipe pas
    [hero] ne laisse rien passer et anticipe souvent
    [dragon] anticipe à chaque coup ; difficile à battre
    [greedy] prend ce qu’il y a de mieux sur le moment
    [random] joue n’importe quoi
   *[other] joue
}
