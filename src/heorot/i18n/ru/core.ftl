# Тексты, общие для всех игр.

seat = Игрок { $number }
    .genitive = Игрока { $number }
    .accusative = Игрока { $number }

# Имён мы не склоняем: «у игрока Аня».
seat-named = { $name }
    .genitive = игрока { $name }
    .accusative = игрока { $name }

# Как называется вещь в собственном экземпляре.
titled = { $name }

# Несколько одинаковых вещей, у которых нет атрибута several.
several = { $thing } (× { $count })

# Отказ: $text объясняет, почему так нельзя, $rule — номер правила.
refused = { $text } (Правило { $rule })

## Запись партии

match-seed = Случай здесь не тайна: его определяет зерно { $seed }, и кто знает зерно, знает всё наперёд.
match-reconstructed = В печатных источниках этого нет, восстановлено нами: { $figures }.
# Ещё одно сведение после других.
match-figures = { $figures }; { $figure }
# $box — название коробки, если она не обычная.
match-box = Коробка: { $box }
# $option — название варианта правил, $value — число или одно из двух слов ниже.
match-option = { $option }: { $value }
value-off = нет
value-on = да

match-score = Итоговый счёт
match-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
match-wins = { $seat } побеждает.
match-share = { $seat } делят победу.
match-taken-back = { $count ->
    [one] { $count } раз отменяли то, из чего кто-то уже успел что-то узнать.
    [few] { $count } раза отменяли то, из чего кто-то уже успел что-то узнать.
   *[many] { $count } раз отменяли то, из чего кто-то уже успел что-то узнать.
}

# Somebody new in the hall, until they choose a name.
guest-name = Путник

# Кто сидит за столом урока: люди из поэмы.
lesson-seat = { $number ->
    [1] Виглаф
    [2] Хюгд
    [3] Брека
    [4] Унферт
    [5] Фреавару
   *[other] Хродгар
}

# Боту без имени достаётся имя кого-нибудь из палат поэмы.
bot-name = { $number ->
    [1] Унферт
    [2] Виглаф
    [3] Хродгар
    [4] Хигелак
    [5] Брека
   *[other] Вульфгар
}

# Совет: целые предложения, одно за другим. Действия взяты в кавычки и названы как в списке.
advice-only = Выбирать не из чего: «{ $action }».
# In how many of ten cases.
advice-share = { $tenths ->
    [0] в редких случаях
    [10] почти во всех случаях
    [1] примерно в 1 случае из 10
   *[other] примерно в { $tenths } случаях из 10
}
# How far that looks; placed behind a colon.
advice-when = { $when ->
    [end] в конце партии
   *[later] через несколько ходов
}
advice-best = { $way ->
    [ahead] Лучше всего выглядит «{ $action }»: { $when } вы впереди { $share }, в среднем на { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
    [behind] Лучше всего выглядит «{ $action }»: { $when } вы впереди { $share } и в среднем отстаёте от лидера на { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }.
   *[share] Лучше всего выглядит «{ $action }»: { $when } вы впереди { $share }.
}
# One that is advised, by the number of its choice, and how good it is.
advice-line = { $number } «{ $action }»: { $surety ->
    [best] выглядит лучше всего
    [clear] явно хуже
    [likely] пожалуй, немного хуже
    [unsure] возможно, не хуже
   *[close] почти не хуже
}
advice-gain = К вашему следующему ходу у вас будет примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} больше.
advice-loss = К вашему следующему ходу у вас будет примерно на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} меньше.
advice-answer = Затем { $seat } { $share } выбирает «{ $action }».
advice-alike = { $count ->
    [one] Другой хороший вариант приводит к тому же.
   *[other] Остальные хорошие варианты приводят к тому же.
}
advice-sure = { $surety ->
    [clear] «{ $other }» — явно хуже.
    [likely] «{ $other }», пожалуй, немного хуже.
    [unsure] «{ $other }», возможно, не хуже: так быстро этого не понять.
   *[close] «{ $other }» почти не хуже.
}
