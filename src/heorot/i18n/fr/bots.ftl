# Les niveaux des bots : au terminal, dans la salle et dans le navigateur. Typographie : voir core.ftl.

# Ce qu’est quelqu’un qui joue ainsi.
bot-level = { $bot ->
    [newcomer] Novice
    [guest] Convive
    [thane] Guerrier
    [champion] Champion
    [hero] Héros
    [dragon] Dragon
    [greedy] Glouton
    [random] Hasard
   *[other] { $bot }
}
# Sa manière de jouer ; placée derrière le niveau.
bot-manner = { $bot ->
    [newcomer] joue vite et laisse passer bien des choses
    [guest] connaît le jeu, mais reste souvent distrait
    [thane] joue avec bon sens, à quelques étourderies près
    [champion] joue avec bon sens et ne laisse rien passer
    [hero] réfléchit souvent plusieurs coups à l’avance
    [dragon] pèse chaque coup ; difficile à battre
    [greedy] prend ce qu’il y a de mieux sur le moment
    [random] joue n’importe quoi
   *[other] joue
}
