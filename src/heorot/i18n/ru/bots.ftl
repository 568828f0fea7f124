# Уровни ботов: в терминале, в зале и в браузере.

# Кто так играет, после номера уровня: 1 — самый слабый, 6 — самый сильный.
bot-level = { $bot ->
    [newcomer] { bot-number } · Новичок
    [guest] { bot-number } · Гость
    [thane] { bot-number } · Дружинник
    [champion] { bot-number } · Витязь
    [hero] { bot-number } · Герой
    [dragon] { bot-number } · Дракон
    [greedy] Жадина
    [random] Наугад
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
# Как он играет; стоит после уровня.
bot-manner = { $bot ->
    [newcomer] многое упускает и играет не раздумывая
    [guest] игру знает, но часто невнимателен
    [thane] играет разумно, но порой что-то упускает
    [champion] ничего не упускает, но наперёд не думает
    [hero] ничего не упускает и часто думает наперёд
    [dragon] думает наперёд на каждом ходу; победить его трудно
    [greedy] берёт лучшее из того, что есть
    [random] играет как попало
   *[other] играет
}
