# «Von Drachen und Schafen» / «Dragon’s Hoard».
#
# Карта — сообщение card-…, которому дан $colour; рубашка — сообщение back-…. Само сообщение стоит
# в именительном падеже, остальные формы — его атрибуты: { NAME($card, form: "accusative") }.
# Одушевлённые (принц, дракон, рыцарь…) в винительном падеже совпадают с родительным.
#
# Числа: [1] — ровно одна карта, [one] — 21, 31…, [few] — 2–4, 22–24…, [many] — остальное.

## Карты

# Цвет карты. Без атрибута — мужской род, именительный падеж; genitive и instrumental — мужской
# и средний род; feminine-oblique — родительный и творительный женского рода.
adjective = { $colour ->
    [red] красный
    [blue] синий
    [yellow] жёлтый
    [purple] фиолетовый
   *[orange] оранжевый
}
    .genitive = { $colour ->
        [red] красного
        [blue] синего
        [yellow] жёлтого
        [purple] фиолетового
       *[orange] оранжевого
    }
    .instrumental = { $colour ->
        [red] красным
        [blue] синим
        [yellow] жёлтым
        [purple] фиолетовым
       *[orange] оранжевым
    }
    .neuter = { $colour ->
        [red] красное
        [blue] синее
        [yellow] жёлтое
        [purple] фиолетовое
       *[orange] оранжевое
    }
    .feminine = { $colour ->
        [red] красная
        [blue] синяя
        [yellow] жёлтая
        [purple] фиолетовая
       *[orange] оранжевая
    }
    .feminine-accusative = { $colour ->
        [red] красную
        [blue] синюю
        [yellow] жёлтую
        [purple] фиолетовую
       *[orange] оранжевую
    }
    .feminine-oblique = { $colour ->
        [red] красной
        [blue] синей
        [yellow] жёлтой
        [purple] фиолетовой
       *[orange] оранжевой
    }
    .plural = { $colour ->
        [red] красные
        [blue] синие
        [yellow] жёлтые
        [purple] фиолетовые
       *[orange] оранжевые
    }
    .plural-genitive = { $colour ->
        [red] красных
        [blue] синих
        [yellow] жёлтых
        [purple] фиолетовых
       *[orange] оранжевых
    }
    .plural-instrumental = { $colour ->
        [red] красными
        [blue] синими
        [yellow] жёлтыми
        [purple] фиолетовыми
       *[orange] оранжевыми
    }

card-coins = { adjective.plural } монеты
    .accusative = { adjective.plural } монеты
    .genitive = { adjective.plural-genitive } монет
    .instrumental = { adjective.plural-instrumental } монетами
card-ring = { adjective.neuter } кольцо
    .accusative = { adjective.neuter } кольцо
    .genitive = { adjective.genitive } кольца
    .instrumental = { adjective.instrumental } кольцом
card-harp = { adjective.feminine } арфа
    .accusative = { adjective.feminine-accusative } арфу
    .genitive = { adjective.feminine-oblique } арфы
    .instrumental = { adjective.feminine-oblique } арфой
card-gems = { adjective.plural } самоцветы
    .accusative = { adjective.plural } самоцветы
    .genitive = { adjective.plural-genitive } самоцветов
    .instrumental = { adjective.plural-instrumental } самоцветами
card-chest = { adjective } сундук
    .accusative = { adjective } сундук
    .genitive = { adjective.genitive } сундука
    .instrumental = { adjective.instrumental } сундуком
card-kings_treasure = { adjective.feminine } королевская казна
    .accusative = { adjective.feminine-accusative } королевскую казну
    .genitive = { adjective.feminine-oblique } королевской казны
    .instrumental = { adjective.feminine-oblique } королевской казной
card-wishing_tree = { adjective.neuter } древо желаний
    .accusative = { adjective.neuter } древо желаний
    .genitive = { adjective.genitive } древа желаний
    .instrumental = { adjective.instrumental } древом желаний
card-princess = { adjective.feminine } принцесса
    .accusative = { adjective.feminine-accusative } принцессу
    .genitive = { adjective.feminine-oblique } принцессы
    .instrumental = { adjective.feminine-oblique } принцессой
card-prince = { adjective } принц
    .accusative = { adjective.genitive } принца
    .genitive = { adjective.genitive } принца
    .instrumental = { adjective.instrumental } принцем
card-lair = { adjective.neuter } логово
    .accusative = { adjective.neuter } логово
    .genitive = { adjective.genitive } логова
    .instrumental = { adjective.instrumental } логовом
card-dragon = { adjective } дракон
    .accusative = { adjective.genitive } дракона
    .genitive = { adjective.genitive } дракона
    .instrumental = { adjective.instrumental } драконом
card-wizard = { adjective } волшебник
    .accusative = { adjective.genitive } волшебника
    .genitive = { adjective.genitive } волшебника
    .instrumental = { adjective.instrumental } волшебником
card-mob = { adjective.feminine } толпа
    .accusative = { adjective.feminine-accusative } толпу
    .genitive = { adjective.feminine-oblique } толпы
    .instrumental = { adjective.feminine-oblique } толпой
card-knight = { adjective } рыцарь
    .accusative = { adjective.genitive } рыцаря
    .genitive = { adjective.genitive } рыцаря
    .instrumental = { adjective.instrumental } рыцарем
card-thief = { adjective } вор
    .accusative = { adjective.genitive } вора
    .genitive = { adjective.genitive } вора
    .instrumental = { adjective.instrumental } вором
card-shepherdess = { adjective.feminine } пастушка
    .accusative = { adjective.feminine-accusative } пастушку
    .genitive = { adjective.feminine-oblique } пастушки
    .instrumental = { adjective.feminine-oblique } пастушкой
card-unicorn = { adjective } единорог
    .accusative = { adjective.genitive } единорога
    .genitive = { adjective.genitive } единорога
    .instrumental = { adjective.instrumental } единорогом
card-wild_sheep = { adjective.feminine } дикая овца
    .accusative = { adjective.feminine-accusative } дикую овцу
    .genitive = { adjective.feminine-oblique } дикой овцы
    .instrumental = { adjective.feminine-oblique } дикой овцой

# Лицевая сторона карты без цвета, как подпись.
front-coins = золотые монеты
front-ring = кольцо
front-harp = арфа
front-gems = самоцветы
front-chest = сундук
front-kings_treasure = королевская казна
front-wishing_tree = древо желаний
front-princess = принцесса
front-prince = принц
front-royal = принцесса или принц
front-lair = логово
front-dragon = дракон
front-wizard = волшебник
front-mob = разъярённая толпа
front-knight = рыцарь
front-thief = вор
front-shepherdess = пастушка
front-unicorn = единорог
front-wild_sheep = дикая овца

# Восстановленные сведения о коробке.
figure-copies = число карт ({ $things })
figure-value = ценность ({ $things })
figure-cost = стоимость ({ $things })
figure-names = на картах каких цветов принцесса, а каких — принц

back-red = красная карта
    .accusative = красную карту
    .several = { $count ->
        [one] { $count } красную карту
        [few] { $count } красные карты
       *[many] { $count } красных карт
    }
back-blue = синяя карта
    .accusative = синюю карту
    .several = { $count ->
        [one] { $count } синюю карту
        [few] { $count } синие карты
       *[many] { $count } синих карт
    }
back-yellow = жёлтая карта
    .accusative = жёлтую карту
    .several = { $count ->
        [one] { $count } жёлтую карту
        [few] { $count } жёлтые карты
       *[many] { $count } жёлтых карт
    }
back-purple = фиолетовая карта
    .accusative = фиолетовую карту
    .several = { $count ->
        [one] { $count } фиолетовую карту
        [few] { $count } фиолетовые карты
       *[many] { $count } фиолетовых карт
    }
back-orange = оранжевая карта
    .accusative = оранжевую карту
    .several = { $count ->
        [one] { $count } оранжевую карту
        [few] { $count } оранжевые карты
       *[many] { $count } оранжевых карт
    }

# Цвет овец (feminine…, plural…) и логова (neuter).
colour-red = красный
    .neuter = красное
    .feminine = красная
    .plural = красные
    .plural-genitive = красных
    .plural-instrumental = красными
colour-blue = синий
    .neuter = синее
    .feminine = синяя
    .plural = синие
    .plural-genitive = синих
    .plural-instrumental = синими
colour-yellow = жёлтый
    .neuter = жёлтое
    .feminine = жёлтая
    .plural = жёлтые
    .plural-genitive = жёлтых
    .plural-instrumental = жёлтыми
colour-purple = фиолетовый
    .neuter = фиолетовое
    .feminine = фиолетовая
    .plural = фиолетовые
    .plural-genitive = фиолетовых
    .plural-instrumental = фиолетовыми
colour-orange = оранжевый
    .neuter = оранжевое
    .feminine = оранжевая
    .plural = оранжевые
    .plural-genitive = оранжевых
    .plural-instrumental = оранжевыми

# По букве на каждый цвет.
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-purple = Ф
letter-orange = О

## Где сейчас партия

where = Раунд { $number }

## Откуда очки

source-treasures = Сокровища
source-lairs = Логова

# Часть краткой записи действия.
short-form = { $piece ->
    [r] к
    [b] с
    [y] ж
    [p] ф
    [o] о
    [Co] Мн
    [Ri] Ко
    [Ha] Ар
    [Ge] Са
    [Ch] Су
    [Ki] Ка
    [Tr] Дж
    [Ro] Пр
    [La] Ло
    [Dr] Др
    [Wi] Во
    [Mo] То
    [Kn] Ры
    [Th] Вр
    [Sh] Па
    [Un] Ед
    [Ws] До
    [f] п
    [pile] колода
    [enough] хватит
    [end] конец
    [nowizard] безволшебника
    [nodragon] бездракона
    [s] у
    [agree] за
    [refuse] против
   *[other] { $piece }
}

## Что можно сделать

action-lay = Выложить { NAME($card, form: "accusative") }
action-play = Разыграть { NAME($card, form: "accusative") }
action-pay = Заплатить { NAME($card, form: "instrumental") }
action-discard = Сбросить { NAME($card, form: "accusative") }
action-wizard = Послать на подмогу { NAME($card, form: "accusative") }
# Из двух одинаковых карт, которые другие различают: $slot — её место на руке.
action-lay_from = Выложить { NAME($card, form: "accusative") } ({ $slot }-я карта на руке)
action-play_from = Разыграть { NAME($card, form: "accusative") } ({ $slot }-я карта на руке)
action-pay_from = Заплатить { NAME($card, form: "instrumental") } ({ $slot }-я карта на руке)
action-discard_from = Сбросить { NAME($card, form: "accusative") } ({ $slot }-я карта на руке)
action-wizard_from = Послать на подмогу { NAME($card, form: "accusative") } ({ $slot }-я карта на руке)
action-dragon_from = Ответить { NAME($card, form: "instrumental") } ({ $slot }-я карта на руке)
action-no_wizard = Обойтись без волшебника
action-dragon = Ответить { NAME($card, form: "instrumental") }
action-no_dragon = Не отвечать драконом
action-take_from_field = Взять { NAME($back, form: "accusative") } (место { $slot })
action-take_from_pile = Взять { NAME($back, form: "accusative") } из колоды
action-enough = Больше карт не брать
action-end_turn = Закончить ход
action-target = Выбрать { NAME($seat, form: "accusative") }
action-steal = Украсть у { NAME($seat, form: "genitive") } { NAME($back, form: "accusative") }, { $slot }-ю по счёту
action-steal_slot = Украсть с чужой руки карту, { $slot }-ю по счёту
action-agree = Проголосовать за обновление пастбища
action-refuse = Проголосовать против обновления пастбища

## О чём спрашивают игрока

question-over = Игра окончена.
question-drawing = { $count ->
    [1] Возьмите ещё одну карту, с пастбища или из колоды.
    [one] Возьмите { $count } карту, по одной, с пастбища или из колоды.
    [few] Возьмите { $count } карты, по одной, с пастбища или из колоды.
   *[many] Возьмите { $count } карт, по одной, с пастбища или из колоды.
}
question-extra = В начале хода у вас на руке было мало карт. Возьмите ещё одну или откажитесь от неё.
question-playing = Выложите сокровище или логово, разыграйте действие или закончите ход.
question-playing_treasure = Выложите сокровище, разыграйте действие или закончите ход.
question-playing_lair = Выложите логово, разыграйте действие или закончите ход.
question-laying = Выложите сокровище или логово либо закончите ход.
question-laying_treasure = Выложите сокровище или закончите ход.
question-laying_lair = Выложите логово или закончите ход.
question-acting = Разыграйте действие или закончите ход.
question-ending = Сейчас вам нечего выложить и нечего разыграть. Закончите ход.
question-paying = Заплатите за { NAME($card, form: "accusative") }. { $count ->
    [one] { $count2 ->
        [0] Нужна ещё одна овца любого цвета.
       *[other] Нужна ещё одна овца, { NAME($colour, form: "feminine") } или дикая.
    }
    [few] { $count2 ->
        [0] Нужны ещё { $count } овцы любого цвета.
        [one] Нужны ещё { $count } овцы, из них хотя бы одна { NAME($colour, form: "feminine") } или дикая.
       *[other] Нужны ещё { $count } овцы, из них { NAME($colour, form: "plural-genitive") } или диких не меньше { $count2 }.
    }
   *[many] { $count2 ->
        [0] Нужно ещё { $count } овец любого цвета.
        [one] Нужно ещё { $count } овец, из них хотя бы одна { NAME($colour, form: "feminine") } или дикая.
       *[other] Нужно ещё { $count } овец, из них { NAME($colour, form: "plural-genitive") } или диких не меньше { $count2 }.
    }
}
question-paying_all = Заплатите за { NAME($card, form: "accusative") }. Нужны ещё овцы, только { NAME($colour, form: "plural") } или дикие: { $count }.
question-wizard = Послать ли волшебника вместе с { NAME($card, form: "instrumental") }?
question-no_wizard = У вас нет волшебника, чтобы послать его вместе с { NAME($card, form: "instrumental") }. Вопрос всё равно задаётся, чтобы никто об этом не догадался.
question-targeting = Кто станет жертвой { NAME($card, form: "genitive") }?
question-answering = { $seat } разыгрывает { NAME($card, form: "accusative") }. Ответите драконом?
question-no_dragon = { $seat } разыгрывает { NAME($card, form: "accusative") }. Дракона для ответа у вас нет. Вопрос всё равно задаётся, чтобы никто об этом не догадался.
question-yielding = { $count ->
    [1] Толпа требует карту. Выберите, какую сбросить.
    [one] Толпа требует { $count } карту. Выберите, какие сбросить.
    [few] Толпа требует { $count } карты. Выберите, какие сбросить.
   *[many] Толпа требует { $count } карт. Выберите, какие сбросить.
}
question-stealing = Украдите карту у { NAME($seat, form: "genitive") }.
question-trimming = { $count ->
    [1] У вас на руке слишком много карт. Выберите одну для сброса.
   *[other] У вас на руке слишком много карт. Выберите { $count } для сброса.
}
question-voting = За весь раунд никто не взял с пастбища ни одной карты. Обновить его?

## Что произошло

event-round_begins = Начинается раунд { $count }.
event-turn_begins = { $seat } начинает ход.
event-knight_turned = { $seat } поворачивает { NAME($card, form: "accusative") } набок и пропускает этот ход.
event-knight_leaves = { $seat } сбрасывает { NAME($card, form: "accusative") } и ходит как обычно.
event-unicorn_leaves = { $seat } сбрасывает { NAME($card, form: "accusative") } и теряет защиту.
event-takes_from_field = { $seat } берёт { NAME($back, form: "accusative") } с места { $slot } на пастбище.
event-takes_from_pile = { $seat } берёт из колоды { NAME($back, form: "accusative") }.
event-field_filled = На место { $slot } пастбища ложится { $back }.
event-pile_renewed = { $count ->
    [1] Единственная карта сброса становится новой колодой.
    [one] Сброс ({ $count } карта) тасуется и становится новой колодой.
    [few] Сброс ({ $count } карты) тасуется и становится новой колодой.
   *[many] Сброс ({ $count } карт) тасуется и становится новой колодой.
}
event-sees = { $seat } видит { NAME($card, form: "accusative") }.
event-pays = { $seat } платит { NAME($card, form: "instrumental") }.
# Сколько приносит выложенное.
worth = { $count ->
    [1] одно очко
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
event-lays_treasure = { $seat } выкладывает { NAME($card, form: "accusative") }: { worth }.
event-lays_lair = { $count ->
    [0] { $seat } выкладывает { NAME($card, form: "accusative") }.
   *[other] { $seat } выкладывает { NAME($card, form: "accusative") }: { worth }.
}
event-lair_grows = Теперь { NAME($colour, form: "neuter") } логово { NAME($seat, form: "genitive") } приносит { worth }.
event-plays = { $seat } разыгрывает { NAME($card, form: "accusative") }.
event-wizard_rides_along = { $seat } посылает на подмогу { NAME($card, form: "accusative") }.
event-aims_at = { $seat } выбирает жертвой { NAME($seat2, form: "accusative") }.
event-answers_with_dragon = { $seat } отвечает { NAME($card, form: "instrumental") }.
event-stopped = Это останавливает { NAME($card, form: "accusative") }.
event-spared = { $seat } ничего не теряет из-за { NAME($card, form: "genitive") }.
event-does_not_answer = { $seat } не отвечает драконом.
event-must_skip = { $seat } пропустит следующий ход из-за { NAME($card, form: "genitive") }.
event-steals = { $seat } крадёт у { NAME($seat2, form: "genitive") } { NAME($back, form: "accusative") }.
event-loot_seen = { $seat } уносит { NAME($card, form: "accusative") }.
event-discards = { $seat } сбрасывает { NAME($card, form: "accusative") }.
event-ends_turn = { $seat } заканчивает ход.
event-votes_for = { $seat } голосует за обновление пастбища.
event-votes_against = { $seat } голосует против обновления пастбища.
event-field_cleared = Сброшено с пастбища: { $card }.
event-game_over = Игра окончена.

## Почему нельзя

refusal-game_over = Игра окончена, ходов больше нет.
refusal-not_in_hand = Пользоваться можно только картами на своей руке, а { NAME($card, form: "genitive") } у вас нет.
refusal-picked_already = Вы уже выбрали { NAME($card, form: "accusative") }. Выберите другую карту.
refusal-copies_are_alike = У вас либо одна такая карта ({ $card }), либо две, которых никто не различит. Выберите её, не уточняя, которую.

refusal-must_draw = { $count ->
    [1] Брать карты обязательно: сначала возьмите ещё одну.
    [one] Брать карты обязательно: сначала возьмите ещё { $count } карту.
    [few] Брать карты обязательно: сначала возьмите ещё { $count } карты.
   *[many] Брать карты обязательно: сначала возьмите ещё { $count } карт.
}
refusal-draw_first = { $count ->
    [1] Сейчас нужно брать карты: сначала возьмите ещё одну.
    [one] Сейчас нужно брать карты: сначала возьмите ещё { $count } карту.
    [few] Сейчас нужно брать карты: сначала возьмите ещё { $count } карты.
   *[many] Сейчас нужно брать карты: сначала возьмите ещё { $count } карт.
}
refusal-extra_first = Сначала возьмите дополнительную карту или откажитесь от неё.
refusal-drawn_already = В этом ходу вы уже взяли свои карты. Снова брать карты можно будет в начале следующего хода.
refusal-no_extra_cards = { $count ->
    [2] Вдвоём играют без дополнительных карт.
    [3] Втроём играют без дополнительных карт.
    [4] Вчетвером играют без дополнительных карт.
   *[other] При таком числе игроков ({ $count }) дополнительных карт не бывает.
}
refusal-no_extra_card_now = { $count ->
    [one] Дополнительную карту предлагают, пока вы берёте карты, и только если в начале хода у вас на руке меньше { $count } карты.
   *[many] Дополнительную карту предлагают, пока вы берёте карты, и только если в начале хода у вас на руке меньше { $count } карт.
}

refusal-laid_already = В этом ходу вы уже выложили сокровище или логово. Снова выложить что-нибудь можно будет в следующем ходу.
refusal-lacks_sheep = { $count ->
    [1] Чтобы заплатить за { NAME($card, form: "accusative") }, нужна ещё одна карта любого цвета.
    [one] Чтобы заплатить за { NAME($card, form: "accusative") }, нужна ещё { $count } карта любого цвета.
    [few] Чтобы заплатить за { NAME($card, form: "accusative") }, нужны ещё { $count } карты любого цвета.
   *[many] Чтобы заплатить за { NAME($card, form: "accusative") }, нужно ещё { $count } карт любого цвета.
}
refusal-lacks_sheep_of_colour = { $count ->
    [1] Чтобы заплатить за { NAME($card, form: "accusative") }, нужна ещё одна { NAME($colour, form: "feminine") } или дикая овца.
    [one] Чтобы заплатить за { NAME($card, form: "accusative") }, нужна ещё { $count } { NAME($colour, form: "feminine") } или дикая овца.
    [few] Чтобы заплатить за { NAME($card, form: "accusative") }, нужны ещё { $count } { NAME($colour, form: "plural") } или дикие овцы.
   *[many] Чтобы заплатить за { NAME($card, form: "accusative") }, нужно ещё { $count } { NAME($colour, form: "plural-genitive") } или диких овец.
}
refusal-lacks_both = Чтобы заплатить за { NAME($card, form: "accusative") }, нужны ещё карты: { NAME($colour, form: "plural-genitive") } или диких овец — { $count }, овец любого цвета — { $count2 }.
refusal-finish_paying = { $count ->
    [1] Вы платите за { NAME($card, form: "accusative") }. Выберите ещё одну карту или отмените выбор.
    [one] Вы платите за { NAME($card, form: "accusative") }. Выберите ещё { $count } карту или отмените выбор.
    [few] Вы платите за { NAME($card, form: "accusative") }. Выберите ещё { $count } карты или отмените выбор.
   *[many] Вы платите за { NAME($card, form: "accusative") }. Выберите ещё { $count } карт или отмените выбор.
}
refusal-no_part_of_its_price = Сокровище не платит само за себя. Заплатите за { NAME($card, form: "accusative") } другими картами.
refusal-rest_must_match = { $count ->
    [1] Последней картой оплаты должна быть { NAME($colour, form: "feminine") } или дикая овца. Вместо { NAME($card, form: "genitive") } выберите другую карту.
   *[other] Все оставшиеся карты оплаты ({ $count }) должны быть { NAME($colour, form: "plural-instrumental") } или дикими овцами. Вместо { NAME($card, form: "genitive") } выберите другую карту.
}
refusal-wild_sheep_only_pays = Саму по себе дикую овцу разыграть нельзя. Платите ею за сокровища.
refusal-lair_of_this_colour = Логово каждого цвета может быть только одно, а { NAME($colour, form: "neuter") } уже лежит перед вами.
refusal-no_more_lairs = { $count ->
    [0] При таком числе игроков логова не выкладывают.
    [1] При таком числе игроков у каждого может быть только одно логово, и своё вы уже выложили.
    [one] При таком числе игроков у каждого может быть не больше { $count } логова, и все свои вы уже выложили.
   *[many] При таком числе игроков у каждого может быть не больше { $count } логов, и все свои вы уже выложили.
}

refusal-acted_already = В этом ходу вы уже разыграли действие. Следующее можно будет разыграть в следующем ходу.
refusal-nobody_to_knight = У каждого соперника либо рыцарь, либо единорог. Рыцаря посылают к тому, у кого нет ни того ни другого.
refusal-nobody_to_rob = У каждого соперника либо единорог, либо пустая рука. Вор крадёт у того, у кого есть карты и нет единорога.
refusal-wizard_needs_company = Волшебник не приходит один. Сначала выберите, кому он поможет: толпе, рыцарю, вору или пастушке.
refusal-settle_wizard = Вы разыгрываете { NAME($card, form: "accusative") }. Решите, посылать ли на подмогу волшебника, или отмените выбор.
refusal-no_wizard_question = О волшебнике вас спрашивают, только когда вы разыгрываете толпу, рыцаря, вора или пастушку.
refusal-name_target = Вы разыгрываете { NAME($card, form: "accusative") }. Выберите жертву или отмените выбор.
refusal-no_target_question = Жертву выбирают, только когда разыгрывают рыцаря или вора и есть из кого выбирать.
refusal-no_such_seat = За столом нет { NAME($seat, form: "genitive") }: игроков всего { $count }.
refusal-not_yourself = Себя сделать жертвой нельзя. Выберите соперника.
refusal-unicorn_protects = { $seat } под защитой единорога до начала своего следующего хода. Выберите кого-нибудь другого.
refusal-knight_is_there = У { NAME($seat, form: "genitive") } уже есть рыцарь. Выберите кого-нибудь другого или подождите, пока рыцарь уйдёт в сброс.
refusal-hand_is_empty = У { NAME($seat, form: "genitive") } нет карт, красть нечего. Выберите кого-нибудь другого.
refusal-no_theft = Карты с чужой руки крадёт только вор. Сначала разыграйте его.
refusal-steal_first = Сначала пусть ваш вор сделает своё дело: украдите карту у { NAME($seat, form: "genitive") }.
refusal-no_card_there = { $count ->
    [1] У { NAME($seat, form: "genitive") } всего одна карта. Украдите её.
    [one] У { NAME($seat, form: "genitive") } всего { $count } карта. Украдите одну из них.
    [few] У { NAME($seat, form: "genitive") } всего { $count } карты. Украдите одну из них.
   *[many] У { NAME($seat, form: "genitive") } всего { $count } карт. Украдите одну из них.
}
refusal-dragon_only_answers = Драконом только отвечают: на чужую толпу, чужого рыцаря, вора или пастушку, когда они касаются вас.
refusal-answer_first = { $seat } разыгрывает { NAME($card, form: "accusative") } и ждёт вашего слова: ответьте драконом с руки или откажитесь отвечать.
refusal-discard_first = { $count ->
    [1] Сначала выберите, что сбросить: ещё одну карту.
    [one] Сначала выберите, что сбросить: ещё { $count } карту.
    [few] Сначала выберите, что сбросить: ещё { $count } карты.
   *[many] Сначала выберите, что сбросить: ещё { $count } карт.
}

refusal-no_vote = Голосуют только после раунда, в котором никто не взял с пастбища ни одной карты.
refusal-vote_first = Сначала проголосуйте: обновить пастбище или оставить как есть.

## The board

hoard-goal = { $count ->
    [one] последний раунд — когда у кого-то { $count } сокровище
    [few] последний раунд — когда у кого-то { $count } сокровища
   *[many] последний раунд — когда у кого-то { $count } сокровищ
}
hoard-last-round = Последний раунд
hoard-pile = Колода
hoard-field = Пастбище
hoard-discards = Сброс
hoard-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hoard-drawn = Взятые карты, ещё закрытые:
hoard-action = В игре:
hoard-loot = добыча:
hoard-points = Очки
hoard-treasures = Сокровища
hoard-hand = Рука
hoard-of = { $count } из { $limit }
hoard-you = вы
hoard-knight-upright = пропустит ход
hoard-knight-sideways = снова в игре
hoard-unicorn = под защитой
hoard-known = известные вам карты:
hoard-your-hand = Ваша рука, { $count } из { $limit }
hoard-price-key = ценность (цена: овцы её цвета + любые)
hoard-seen = видели
hoard-help = На столе у каждого цвета своя буква. Перед каждым игроком лежат сокровища, показанные своей ценностью, и логова (⌂). У сокровища на руке указаны ценность и цена: арфа 3 (1К+2) приносит 3 очка и стоит одну красную овцу и двух любых. ◆ — карта, которую вы разыгрываете, ✓ — выбранные карты; «видели» — эту карту знает ещё кто-то, [3] — место на руке карты, у которой есть такая же. ♞ — рыцарь, ♘ — единорог.

## In the lobby

about-standard = Каждая карта — и сокровище, и овца, а за сокровища платят овцами.

## Что делают карты

tip-treasure = Сокровище: выложите его ради очков. Цену в овцах платят остальными картами с руки: каждая — овца своего цвета.
tip-wild_sheep = При оплате это овца любого цвета, какой вам нужен; сама по себе она не разыгрывается.
tip-lair = Оно ничего не стоит, а в конце приносит очки за сокровища своего цвета: 1 за одно, 3 за два, 6 за три, 10 за четыре и больше.
tip-mob = Каждый соперник сбрасывает половину карт с руки, округляя вниз, если его не защитит дракон или единорог.
tip-knight = Соперник пропускает ход: рыцарь стоит прямо — пропуск ещё впереди, лежит на боку — уже позади. Второго рыцаря к нему тем временем не посылают.
tip-thief = Вы крадёте две карты с руки соперника, видя только их рубашки.
tip-shepherdess = Вы берёте две карты из колоды, если никто из соперников не ответит драконом.
tip-unicorn = Он лежит перед вами до начала вашего следующего хода, и до тех пор чужие действия вас не касаются.
tip-wizard = Он идёт вместе с вашей толпой, рыцарем, вором или пастушкой, и тогда дракон не может ответить.
tip-dragon = В чужой ход он защищает вас от толпы, рыцаря или вора или останавливает пастушку, если с ними нет волшебника.

## Labels of a plain board

view-acted = действие в этот ход сыграно
view-any = любые
view-below = Под ней
view-card = Карта
view-chosen = выбрана
view-deed = В игре
view-discards = Сброс
view-drawn = Взятые карты, ещё закрытые
view-draws = Карт берут за ход
view-field = Пастбище
view-field_touched = с пастбища в этом раунде уже брали
view-hand = Рука
view-hand_limit = Карт на руке не более
view-knight = Рыцарь
view-known = Известные вам карты
view-lacks_any = не хватает любого цвета
view-lacks_own = не хватает её цвета
view-laid = сокровище или логово в этот ход выложено
view-lair_limit = Логов у игрока не более
view-lair_points = Очки за логово с 0, 1, 2… сокровищами его цвета
view-lairs = Логова
view-last_round = Последний раунд
view-loot = Добыча
view-own = Цена: её цвета
view-picked = отложена
view-pile = Колода
view-prices = Цена
view-seat = У игрока
view-seats = За столом
view-seen_by = видели
view-sideways = снова в игре
view-slot = Место в руке
view-start = Первый игрок
view-target = Против
view-top = Верхняя
view-treasures = Сокровища
view-treasures_to_end = Сокровищ до последнего раунда
view-unicorn = Единорог
view-value = Ценность
view-wizard = Волшебник

## First steps

lesson-standard-goal = Добро пожаловать! Вы играете за Виглафа, дракона, который жить не может без сокровищ. Побеждает тот, у кого в конце больше всего очков.
lesson-standard-sides = У каждой карты две стороны. На лицевой стороне, которую видите только вы, — сокровище, логово или действие. На рубашке — овца того же цвета, и её видят все.
lesson-standard-field = Посередине на пастбище пасутся четыре овцы, рядом лежит колода. Цвета видны всем, а что на лицевых сторонах, пока не знает никто.
lesson-standard-draw = В начале хода берут две карты. Фиолетовый цвет вам пригодится: возьмите фиолетовую карту с пастбища.
lesson-standard-pile = Пустое место сразу заполняется. Вторую карту на этот раз возьмите с верха колоды.
lesson-standard-princess = Теперь на карты можно посмотреть. Фиолетовая принцесса даёт 8 очков, но стоит четыре фиолетовые овцы и ещё одну любого цвета. Ей придётся подождать.
lesson-standard-treasure = Фиолетовые самоцветы дают 4 очка и стоят две фиолетовые овцы и ещё одну любого цвета. Это вам по карману: выберите самоцветы.
lesson-standard-pay = Платят остальными картами с руки: каждая — овца своего цвета, что бы ни было на лицевой стороне. Отдайте разъярённую толпу как фиолетовую овцу.
lesson-standard-wild = Нужна ещё одна фиолетовая овца. Дикая овца бывает любого цвета, какой вам нужен: отдайте синюю.
lesson-standard-any = Последняя овца может быть любого цвета. Отдайте красное кольцо. В этом вся соль игры: чем заплатили, то сокровищем уже не выложить.
lesson-standard-action = Самоцветы ваши! За ход можно выложить одно сокровище или логово и вдобавок сыграть одну карту действия. Сыграйте рыцаря: его жертва пропустит ход.
lesson-standard-wizard = Будь с рыцарем волшебник, никто не смог бы ему ответить. Волшебника у вас нет, так что отправьте рыцаря одного.
lesson-standard-dragon = Хюгд отвечает драконом, и рыцарь уходит ни с чем. Дракона играют только так, в чужой ход. Поэтому одного стоит приберечь.
lesson-standard-lair = Следующий раунд: снова ваш ход, и карты уже взяты. Логово ничего не стоит: выложите фиолетовое.
lesson-standard-worth = Логово приносит очки за сокровища своего цвета: 1 за одно, 3 за два, 6 за три, 10 за четыре и больше. Два ваших фиолетовых сокровища дают 3 очка.
lesson-standard-end = Когда играют вдвоём, последний раунд наступает, как только кто-нибудь выложил десять сокровищ. Потом считают очки. Теперь вы знаете достаточно: вперёд, к овцам!
