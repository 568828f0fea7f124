# «Беовульф: легенда» / Beowulf: The Legend.
#
# Карта — сообщение card-…, которому дан $colour: у карты с двумя символами это "double". Само
# сообщение — подпись в именительном падеже, остальные формы — атрибуты. У особых карт в предложении
# склоняется слово «карта», а название стоит в кавычках.
#
# Символ — сообщение symbol-…, его краткая подпись для таблиц — letter-…, награда — gain-…, жетон —
# token-…: $number — ценность жетона, а для союзов и карт — их число.
#
# Числа: [1] — ровно один, [one] — 21, 31…, [few] — 2–4, 22–24…, [many] — остальное.

## Карты

card-travelling = { $colour ->
    [double] двойная карта путешествия
   *[other] карта путешествия
}
    .accusative = { $colour ->
        [double] двойную карту путешествия
       *[other] карту путешествия
    }
    .genitive = { $colour ->
        [double] двойной карты путешествия
       *[other] карты путешествия
    }
    .instrumental = { $colour ->
        [double] двойной картой путешествия
       *[other] картой путешествия
    }
    .several = { $colour ->
        [double] { $count ->
            [one] { $count } двойную карту путешествия
            [few] { $count } двойные карты путешествия
           *[many] { $count } двойных карт путешествия
        }
       *[other] { $count ->
            [one] { $count } карту путешествия
            [few] { $count } карты путешествия
           *[many] { $count } карт путешествия
        }
    }
card-friendship = { $colour ->
    [double] двойная карта дружбы
   *[other] карта дружбы
}
    .accusative = { $colour ->
        [double] двойную карту дружбы
       *[other] карту дружбы
    }
    .genitive = { $colour ->
        [double] двойной карты дружбы
       *[other] карты дружбы
    }
    .instrumental = { $colour ->
        [double] двойной картой дружбы
       *[other] картой дружбы
    }
    .several = { $colour ->
        [double] { $count ->
            [one] { $count } двойную карту дружбы
            [few] { $count } двойные карты дружбы
           *[many] { $count } двойных карт дружбы
        }
       *[other] { $count ->
            [one] { $count } карту дружбы
            [few] { $count } карты дружбы
           *[many] { $count } карт дружбы
        }
    }
card-wit = { $colour ->
    [double] двойная карта хитрости
   *[other] карта хитрости
}
    .accusative = { $colour ->
        [double] двойную карту хитрости
       *[other] карту хитрости
    }
    .genitive = { $colour ->
        [double] двойной карты хитрости
       *[other] карты хитрости
    }
    .instrumental = { $colour ->
        [double] двойной картой хитрости
       *[other] картой хитрости
    }
    .several = { $colour ->
        [double] { $count ->
            [one] { $count } двойную карту хитрости
            [few] { $count } двойные карты хитрости
           *[many] { $count } двойных карт хитрости
        }
       *[other] { $count ->
            [one] { $count } карту хитрости
            [few] { $count } карты хитрости
           *[many] { $count } карт хитрости
        }
    }
card-courage = { $colour ->
    [double] двойная карта мужества
   *[other] карта мужества
}
    .accusative = { $colour ->
        [double] двойную карту мужества
       *[other] карту мужества
    }
    .genitive = { $colour ->
        [double] двойной карты мужества
       *[other] карты мужества
    }
    .instrumental = { $colour ->
        [double] двойной картой мужества
       *[other] картой мужества
    }
    .several = { $colour ->
        [double] { $count ->
            [one] { $count } двойную карту мужества
            [few] { $count } двойные карты мужества
           *[many] { $count } двойных карт мужества
        }
       *[other] { $count ->
            [one] { $count } карту мужества
            [few] { $count } карты мужества
           *[many] { $count } карт мужества
        }
    }
card-fighting = { $colour ->
    [double] двойная карта сражения
   *[other] карта сражения
}
    .accusative = { $colour ->
        [double] двойную карту сражения
       *[other] карту сражения
    }
    .genitive = { $colour ->
        [double] двойной карты сражения
       *[other] карты сражения
    }
    .instrumental = { $colour ->
        [double] двойной картой сражения
       *[other] картой сражения
    }
    .several = { $colour ->
        [double] { $count ->
            [one] { $count } двойную карту сражения
            [few] { $count } двойные карты сражения
           *[many] { $count } двойных карт сражения
        }
       *[other] { $count ->
            [one] { $count } карту сражения
            [few] { $count } карты сражения
           *[many] { $count } карт сражения
        }
    }
card-beowulf = карта Беовульфа
    .accusative = карту Беовульфа
    .genitive = карты Беовульфа
    .instrumental = картой Беовульфа
    .several = { $count ->
        [one] { $count } карту Беовульфа
        [few] { $count } карты Беовульфа
       *[many] { $count } карт Беовульфа
    }

# Особые карты.
card-blessing = «Благословение короля Хродгара»
    .accusative = карту «Благословение короля Хродгара»
    .genitive = карты «Благословение короля Хродгара»
    .instrumental = картой «Благословение короля Хродгара»
card-inspiration = «Вдохновение королевы Вальхтеов»
    .accusative = карту «Вдохновение королевы Вальхтеов»
    .genitive = карты «Вдохновение королевы Вальхтеов»
    .instrumental = картой «Вдохновение королевы Вальхтеов»
card-daring = «Дерзость Беовульфа»
    .accusative = карту «Дерзость Беовульфа»
    .genitive = карты «Дерзость Беовульфа»
    .instrumental = картой «Дерзость Беовульфа»
card-resolve = «Решимость Беовульфа»
    .accusative = карту «Решимость Беовульфа»
    .genitive = карты «Решимость Беовульфа»
    .instrumental = картой «Решимость Беовульфа»
card-rest = «Отдых воина»
    .accusative = карту «Отдых воина»
    .genitive = карты «Отдых воина»
    .instrumental = картой «Отдых воина»
card-hides = «Земельные наделы»
    .accusative = карту «Земельные наделы»
    .genitive = карты «Земельные наделы»
    .instrumental = картой «Земельные наделы»
card-shield = «Железный щит»
    .accusative = карту «Железный щит»
    .genitive = карты «Железный щит»
    .instrumental = картой «Железный щит»
card-sword = «Одолженный меч»
    .accusative = карту «Одолженный меч»
    .genitive = карты «Одолженный меч»
    .instrumental = картой «Одолженный меч»
card-ships = «Быстрые корабли»
    .accusative = карту «Быстрые корабли»
    .genitive = карты «Быстрые корабли»
    .instrumental = картой «Быстрые корабли»
card-oath = «Клятва танов»
    .accusative = карту «Клятва танов»
    .genitive = карты «Клятва танов»
    .instrumental = картой «Клятва танов»

## Символы

symbol-travelling = путешествие
    .accusative = символ путешествия
    .genitive = путешествия
    .several = { $count ->
        [one] { $count } символ путешествия
        [few] { $count } символа путешествия
       *[many] { $count } символов путешествия
    }
symbol-friendship = дружба
    .accusative = символ дружбы
    .genitive = дружбы
    .several = { $count ->
        [one] { $count } символ дружбы
        [few] { $count } символа дружбы
       *[many] { $count } символов дружбы
    }
symbol-wit = хитрость
    .accusative = символ хитрости
    .genitive = хитрости
    .several = { $count ->
        [one] { $count } символ хитрости
        [few] { $count } символа хитрости
       *[many] { $count } символов хитрости
    }
symbol-courage = мужество
    .accusative = символ мужества
    .genitive = мужества
    .several = { $count ->
        [one] { $count } символ мужества
        [few] { $count } символа мужества
       *[many] { $count } символов мужества
    }
symbol-fighting = сражение
    .accusative = символ сражения
    .genitive = сражения
    .several = { $count ->
        [one] { $count } символ сражения
        [few] { $count } символа сражения
       *[many] { $count } символов сражения
    }
symbol-beowulf = Беовульф
    .accusative = символ Беовульфа
    .genitive = Беовульфа
    .several = { $count ->
        [one] { $count } символ Беовульфа
        [few] { $count } символа Беовульфа
       *[many] { $count } символов Беовульфа
    }

letter-travelling = П
letter-friendship = Д
letter-wit = Х
letter-courage = М
letter-fighting = С
letter-beowulf = Б

## Награды

gain-fame = { $number ->
    [one] { $number } очко славы
    [few] { $number } очка славы
   *[many] { $number } очков славы
}
    .accusative = { $number ->
        [one] { $number } очко славы
        [few] { $number } очка славы
       *[many] { $number } очков славы
    }
gain-treasure = { $number ->
    [one] { $number } золотой
    [few] { $number } золотых
   *[many] { $number } золотых
}
    .accusative = { $number ->
        [one] { $number } золотой
        [few] { $number } золотых
       *[many] { $number } золотых
    }
gain-alliance = { $number ->
    [one] { $number } жетон союза
    [few] { $number } жетона союза
   *[many] { $number } жетонов союза
}
    .accusative = { $number ->
        [1] жетон союза
        [one] { $number } жетон союза
        [few] { $number } жетона союза
       *[many] { $number } жетонов союза
    }
gain-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
    .accusative = { $number ->
        [1] карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
gain-wound = рана
    .accusative = рану
gain-scratch = царапина
    .accusative = царапину
gain-misfortune = неудача
    .accusative = неудачу
gain-double_wound = двойная рана
    .accusative = двойную рану
gain-fame_or_heal = { $number ->
    [one] { $number } очко славы или возврат большого жетона раны
    [few] { $number } очка славы или возврат большого жетона раны
   *[many] { $number } очков славы или возврат большого жетона раны
}
    .accusative = { $number ->
        [one] { $number } очко славы или возврат большого жетона раны
        [few] { $number } очка славы или возврат большого жетона раны
       *[many] { $number } очков славы или возврат большого жетона раны
    }
gain-heal = возврат большого жетона раны или всех царапин
    .accusative = возврат большого жетона раны или всех царапин
gain-scratches = возврат всех царапин
    .accusative = возврат всех царапин

## Жетоны

token-fame = жетон славы ценностью { $number }
    .accusative = жетон славы ценностью { $number }
    .genitive = жетона славы ценностью { $number }
    .instrumental = жетоном славы ценностью { $number }
    .several = { $count ->
        [one] { $count } жетон славы ценностью { $number }
        [few] { $count } жетона славы ценностью { $number }
       *[many] { $count } жетонов славы ценностью { $number }
    }
token-treasure = жетон золота ценностью { $number }
    .accusative = жетон золота ценностью { $number }
    .genitive = жетона золота ценностью { $number }
    .instrumental = жетоном золота ценностью { $number }
    .several = { $count ->
        [one] { $count } жетон золота ценностью { $number }
        [few] { $count } жетона золота ценностью { $number }
       *[many] { $count } жетонов золота ценностью { $number }
    }
token-alliance_fame = жетон союза со славой ценностью { $number }
    .accusative = жетон союза со славой ценностью { $number }
    .genitive = жетона союза со славой ценностью { $number }
    .instrumental = жетоном союза со славой ценностью { $number }
    .several = { $count ->
        [one] { $count } жетон союза со славой ценностью { $number }
        [few] { $count } жетона союза со славой ценностью { $number }
       *[many] { $count } жетонов союза со славой ценностью { $number }
    }
token-alliance_treasure = жетон союза с золотом ценностью { $number }
    .accusative = жетон союза с золотом ценностью { $number }
    .genitive = жетона союза с золотом ценностью { $number }
    .instrumental = жетоном союза с золотом ценностью { $number }
    .several = { $count ->
        [one] { $count } жетон союза с золотом ценностью { $number }
        [few] { $count } жетона союза с золотом ценностью { $number }
       *[many] { $count } жетонов союза с золотом ценностью { $number }
    }
token-misfortune = жетон неудачи
    .accusative = жетон неудачи
    .genitive = жетона неудачи
    .instrumental = жетоном неудачи
    .several = { $count ->
        [one] { $count } жетон неудачи
        [few] { $count } жетона неудачи
       *[many] { $count } жетонов неудачи
    }
token-wound = жетон раны
    .accusative = жетон раны
    .genitive = жетона раны
    .instrumental = жетоном раны
    .several = { $count ->
        [one] { $count } жетон раны
        [few] { $count } жетона раны
       *[many] { $count } жетонов раны
    }
token-double_wound = жетон двойной раны
    .accusative = жетон двойной раны
    .genitive = жетона двойной раны
    .instrumental = жетоном двойной раны

## Виды эпизодов

legend-kind-opportunity = возможность
legend-kind-risk = риск
legend-kind-selection = выбор
legend-kind-recovery = передышка
legend-kind-simultaneous = главный эпизод, одновременно
legend-kind-turn_order = главный эпизод, по очереди
legend-kind-treasure = эпизод сокровищ
legend-kind-ranking = эпизод сокровищ, по местам
legend-kind-death = последний эпизод

## Эпизоды

# Их названия.
episode-1 = При дворе короля Хигелака
episode-2 = Плавание в Данию
episode-3 = Чертог короля Хродгара
episode-4 = Последние приготовления
episode-5 = Нападение Гренделя
episode-6 = Щедрые награды
episode-7 = Празднество
episode-8 = Отдых в чертоге
episode-9 = Нападение морской ведьмы
episode-10 = Сборы на охоту
episode-11 = Охота на морскую ведьму
episode-12 = У призрачного омута
episode-13 = Битва с морской ведьмой
episode-14 = Прощание с данами
episode-15 = Плавание в Гаутланд
episode-16 = Король Хигелак
episode-17 = Поднесение даров
episode-18 = Доля чести
episode-19 = Набег на фризов
episode-20 = Пограничные распри
episode-21 = Измена шведов
episode-22 = Беовульф становится королём
episode-23 = Могучие союзы
episode-24 = Возвышение Гаутланда
episode-25 = Пятьдесят зим
episode-26 = Мир возвращается
episode-27 = Много друзей
episode-28 = Золотой кубок
episode-29 = Огни на побережье
episode-30 = Ярость дракона
episode-31 = Железный щит
episode-32 = Поход к кургану
episode-33 = Дрогнуть и бежать?
episode-34 = Битва с драконом
episode-35 = Возвращение сокровищ
episode-36 = Смерть Беовульфа

# По строке рассказа к каждому.
legend-story-1 = Весть о ночном пришельце летит за море, и храбрейший из людей Хигелака просится в путь.
legend-story-2 = Изогнутый нос режет дорогу китов; вернуться никто на борту не обещал.
legend-story-3 = Под золочёной кровлей старый король наливает мёд сыну старого друга.
legend-story-4 = Факелы догорают. Мечи отложены, сапог никто не снимает.
legend-story-5 = Дверь слетает с петель, и сходятся две руки, которые уже не разожмутся.
legend-story-6 = Под стропилами висит рука чудовища, и даритель колец отпирает сундуки.
legend-story-7 = Арфа и рог ходят по кругу до утра; никто не считает чаш, никто не запирает дверь.
legend-story-8 = Плащи на скамьях, угли в очаге: наконец-то чертог спит спокойно.
legend-story-9 = Мать приходит мстить за сына и уходит не одна.
legend-story-10 = На рассвете седлают коней, считают копья, читают следы при фонаре.
legend-story-11 = По болотам и скалам кровавый след ведёт к воде, в которую не войдёт и олень.
legend-story-12 = Огни блуждают над чёрной водой, и каждый долго думает, прежде чем выбрать.
legend-story-13 = Глубоко под волнами подводит добрый клинок, но рядом висит меч великанов.
legend-story-14 = Старый король плачет на берегу; дары уложены, руки пожаты ещё раз.
legend-story-15 = От Дании дует попутный ветер, и из брызг встают родные утёсы.
legend-story-16 = В чертоге своего господина Беовульф рассказывает всё и умаляет только себя.
legend-story-17 = Золото данов ложится к ногам короля; чьи руки полнее, того и славят громче.
legend-story-18 = Земля, кольца или песня: каждый сам решает, чем его запомнят.
legend-story-19 = На берегу фризов лежит добыча, и Хигелак лежит рядом с ней.
legend-story-20 = По обе стороны границы горят амбары, и каждый мир короче прежнего.
legend-story-21 = Гости из Швеции платят юному королю за кров сталью.
legend-story-22 = Престол пуст, и лишь одни плечи достаточно широки.
legend-story-23 = Послы идут сушей и морем; полный сундук делает рукопожатие крепче.
legend-story-24 = Новые чертоги, новые гавани: Гаутланд растёт, и строит его золото.
legend-story-25 = Пятьдесят раз ложится и тает снег, и борода короля белеет в мире.
legend-story-26 = Копья перековывают на плуги, и всякому старому умению снова есть дело.
legend-story-27 = Двери открыты повсюду, и кто наполняет рог, тот находит друзей.
legend-story-28 = Беглец выбирается из кургана с блестящей чашей, и что-то просыпается за его спиной.
legend-story-29 = От мыса к мысу взлетают огни: у ночи выросли крылья.
legend-story-30 = Кровли пылают от берега до берега, и среди них королевская.
legend-story-31 = Липа горит, и кузнец должен выковать щит из железа, во что бы это ни встало.
legend-story-32 = Дюжина воинов идёт с королём к серым камням, и с каждой милей всё медленнее.
legend-story-33 = Курган дышит дымом. Лес рядом, и никто не увидит, если побежишь.
legend-story-34 = Старый король входит в пламя, и на этот раз одной силы мало.
legend-story-35 = Клад выносят охапками: холодный, тяжёлый и теперь ничей.
legend-story-36 = Костёр на мысу, курган, видный с моря, и корона без головы.

## Настройки

option-advanced = усложнённая игра с эпизодами сокровищ
option-fallen = павшие не получают очков
option-bluffing = ставки лежат закрыто, блеф разрешён
option-memory = экран скрывает то, что надо помнить

## Что в коробке восстановлено

sort-fame = жетоны славы
sort-treasure = жетоны золота
sort-alliance = жетоны союза
sort-misfortune = жетоны неудачи

# Эпизоды по номерам, например «8, 12 и 20–25»; $count — сколько их.
numbered = { $count ->
    [1] эпизод { $numbers }
   *[other] эпизоды { $numbers }
}

figure-copies = число карт ({ $things })
figure-count = число символов на карте ({ $things })
figure-name = названия ({ $things })
figure-values = сколько жетонов каждой ценности ({ $things })
figure-slot = места на пути ({ $things })
figure-kind = виды ({ $things })
figure-symbol = символы на особых картах ({ $things })
figure-symbols = требуемые символы ({ $things })
figure-spaces = награды в ячейках ({ $things })
figure-gain = что можно получить ({ $things })

## Где сейчас партия

where = Эпизод { $number } из 36

## Откуда берутся очки

source-fame = Слава
source-treasure = Золото
source-alliances = Союзы
source-misfortunes = Неудачи
source-wounds = Раны
source-fallen = Гибель

# Часть краткой записи действия.
short-form = { $piece ->
    [Tr] Пу
    [Fr] Др
    [Wi] Хи
    [Co] Му
    [Fi] Ср
    [Be] Бе
    [Hides] Наделы
    [Shield] Щит
    [Sword] Меч
    [Ships] Корабли
    [Oath] Клятва
    [Blessing] Благословение
    [Inspiration] Вдохновение
    [Daring] Дерзость
    [Resolve] Решимость
    [Rest] Отдых
    [f] сл
    [af] ссл
    [t] з
    [at] сз
    [s] я
    [treasure] золото
    [alliance] союз
    [fame] слава
    [cards] карты
    [scratches] царапины
    [wound] рана
    [double] двойная
    [takefame] взятьславу
    [no] нет
    [drop] выйти
    [done] готово
    [risk] риск
    [dare] дерзнуть
    [ignore] отменить
    [refuse] отклонить
    [rest] отдых
   *[other] { $piece }
}

## Что можно сделать

action-lay = Выложить { NAME($card, form: "accusative") }
action-bid = Поставить { NAME($card, form: "accusative") }
action-commit = Закончить ставку
action-pick = Взять { NAME($card, form: "accusative") }
action-pay = Заплатить { NAME($card, form: "instrumental") }
action-discard = Сбросить { NAME($card, form: "accusative") }
action-take_back = Сыграть «Благословение короля Хродгара»: забрать { NAME($card, form: "accusative") }
action-play = Сыграть { NAME($card, form: "accusative") }
action-give = Отдать { NAME($token, form: "accusative") }
action-show = Открыть { NAME($token, form: "accusative") }
action-take_space = Занять ячейку { $slot }: { $gain }
action-take_special = Занять ячейку { $slot }: { $card }
action-take_nothing = Занять ячейку { $slot }
action-select_treasure = Взять жетон золота ценностью 2
action-select_alliance = Вытянуть жетон союза
action-select_fame = Взять жетон славы ценностью 2
action-select_cards = Взять две карты
action-heal_scratches = Вернуть все царапины
action-heal_wound = Вернуть жетон раны
action-heal_double = Вернуть жетон двойной раны
action-take_fame = Взять славу
action-risk = Рискнуть: открыть две карты
action-dare = Сыграть «Дерзость Беовульфа»: открыть пять карт
action-resolve = Сыграть «Решимость Беовульфа»: отменить риск
action-inspire = Сыграть «Вдохновение королевы Вальхтеов»: отклонить то, что даёт ячейка
action-rest_one = Сыграть «Отдых воина»: вернуть одну царапину
action-rest_two = Сыграть «Отдых воина»: вернуть две царапины
action-decline = Отказаться
action-drop = Выйти из эпизода
action-pass = Выйти из торга
action-let_leave = Не забирать ни одной карты
action-suffer = Принять то, что даёт ячейка
action-accept_failure = Смириться с неудачным риском
action-accept_scratch = Взять третью царапину

## О чём спрашивают игрока

question-over = Игра окончена.
question-trading_two_cards = Сбросьте две карты с руки и получите за них { NAME($gain, form: "accusative") } или откажитесь.
question-trading_two_symbols = Заплатите два символа ({ $symbol } или Беовульф) и получите за них { NAME($gain, form: "accusative") } или откажитесь.
question-trading_one_of_each = Заплатите по одному символу каждого из пяти видов и получите за них { NAME($gain, form: "accusative") } или откажитесь.
question-trading_two_fame_tokens = Отдайте два жетона славы, чтобы избавиться от большого жетона раны или от всех царапин, или откажитесь.
question-trading_for_tile = Отдайте два жетона славы, чтобы избавиться от большого жетона раны, или откажитесь.
question-trading_for_scratches = Отдайте два жетона славы, чтобы избавиться от всех царапин, или откажитесь.
question-trading_cannot_pay = Вам нечем заплатить за эту возможность: откажитесь.
question-paying = { $count ->
    [1] Ещё одна карта — и цена уплачена. Выберите её.
   *[other] Осталось заплатить: { $count }. Выберите следующую карту.
}
question-giving = { $count ->
    [1] Выберите ещё один жетон славы, который отдадите.
    [one] Выберите ещё { $count } жетон славы, которые отдадите.
    [few] Выберите ещё { $count } жетона славы, которые отдадите.
   *[many] Выберите ещё { $count } жетонов славы, которые отдадите.
}
question-choosing_healing = Выберите, от чего избавиться: от большого жетона раны или от всех царапин.
question-choosing_tile = Выберите, от какого большого жетона раны избавиться.
question-risking = Рискните или откажитесь. Подходят { $symbol }, { $symbol2 } и Беовульф.
question-selecting = Выберите одну из наград или откажитесь.
question-picking = Возьмите одну из предложенных карт.
question-bidding_one = Тайно поставьте сколько угодно карт, хоть ни одной. В счёт идут { $symbol } и Беовульф.
question-bidding_two = Тайно поставьте сколько угодно карт, хоть ни одной. В счёт идут { $symbol }, { $symbol2 } и Беовульф.
question-bidding_one_more = Ваша ставка пока: { $count } ({ $symbol } и Беовульф). Добавьте карту или закончите её.
question-bidding_two_more = Ваша ставка пока: { $count } ({ $symbol }, { $symbol2 } и Беовульф). Добавьте карту или закончите её.
question-bidding_all = Ваша ставка: { $count }. Больше ставить нечего: закончите её.
question-bidding_nothing = Подходящих карт у вас нет: закончите ставку без карт.
question-striving = { $count ->
    [0] Выложите одну подходящую карту ({ $symbol }, { $symbol2 } или Беовульф), рискните или выйдите из эпизода.
   *[other] Выложите подходящие карты ({ $symbol }, { $symbol2 } или Беовульф), рискните или выйдите из эпизода. Планка: { $count }, у вас: { $count2 }.
}
question-striving_level = У вас { $count2 }, планка { $count } взята: выложите ровно одну карту ({ $symbol }, { $symbol2 } или Беовульф), рискните или выйдите.
question-striving_on = Выложите ещё подходящие карты ({ $symbol }, { $symbol2 } или Беовульф) или выйдите из эпизода. Планка: { $count }, у вас: { $count2 }.
question-striving_lay = { $count ->
    [0] Выложите одну подходящую карту ({ $symbol }, { $symbol2 } или Беовульф) или выйдите из эпизода: карт для риска больше нет.
   *[other] Выложите подходящие карты ({ $symbol }, { $symbol2 } или Беовульф) или выйдите из эпизода: карт для риска больше нет. Планка: { $count }, у вас: { $count2 }.
}
question-striving_risk = { $count ->
    [0] Подходящих карт ({ $symbol }, { $symbol2 } или Беовульф) у вас нет: рискните или выйдите из эпизода.
   *[other] Подходящих карт ({ $symbol }, { $symbol2 } или Беовульф) у вас нет: рискните или выйдите из эпизода. Планка: { $count }, у вас: { $count2 }.
}
question-striving_drop = { $count ->
    [0] Подходящих карт ({ $symbol }, { $symbol2 } или Беовульф) у вас нет: выйдите из эпизода.
   *[other] Подходящих карт ({ $symbol }, { $symbol2 } или Беовульф) у вас больше нет: выйдите из эпизода. Планка: { $count }, у вас: { $count2 }.
}
question-taking = У вас { $slot }-е место. Займите одну из свободных ячеек.
question-healing = Возьмите славу из ячейки или верните один большой жетон раны.
question-auction = { $count ->
    [0] Откройте торг одним жетоном золота или выйдите. Награда: { $gain }.
   *[other] Открывайте жетоны золота или выйдите. Награда: { $gain }. Самая большая сумма: { $count }, ваша: { $count2 }.
}
question-auction_card = { $count ->
    [0] Откройте торг одним жетоном золота или выйдите. Награда: { $card }.
   *[other] Открывайте жетоны золота или выйдите. Награда: { $card }. Самая большая сумма: { $count }, ваша: { $count2 }.
}
question-auction_drop = Открывать вам больше нечего: выйдите из торга.
question-blessing = Ваши карты вот-вот покинут стол. Забрать одну из них «Благословением короля Хродгара»?
question-inspiration = Ячейка даёт вам { NAME($gain, form: "accusative") }. Сыграть против этого «Вдохновение королевы Вальхтеов»?
question-resolve = Риск не удался. Отменить его «Решимостью Беовульфа»?
question-rest = Вот-вот придёт третья царапина. Сыграть до этого «Отдых воина»?

## Что произошло

event-episode_begins = Начинается эпизод «{ $episode }».
event-skipped = Пропущено: { $episode }.
event-draws = { $count ->
    [0] { $seat } не может взять карту: их больше нет.
    [1] { $seat } берёт карту.
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[many] { $seat } берёт { $count } карт.
}
event-sees = { $seat } получает { NAME($card, form: "accusative") }.
event-pile_renewed = { $count ->
    [1] Единственная карта сброса становится новой колодой.
    [one] Сброс ({ $count } карта) тасуется и становится новой колодой.
    [few] Сброс ({ $count } карты) тасуется и становится новой колодой.
   *[many] Сброс ({ $count } карт) тасуется и становится новой колодой.
}
event-declines = { $seat } отказывается.
event-risks = { $seat } рискует.
event-dares = { $seat } играет «Дерзость Беовульфа» и рискует.
event-turns_up = { $seat } открывает из колоды { NAME($card, form: "accusative") }.
event-keeps = { $seat } берёт на руку { NAME($card, form: "accusative") }.
event-lays = { $seat } выкладывает { NAME($card, form: "accusative") }.
event-risk_fails = Ничего не подошло: риск { NAME($seat, form: "genitive") } не удался.
event-resolves = { $seat } играет «Решимость Беовульфа» и отменяет риск.
event-rests = { $count ->
    [1] { $seat } играет «Отдых воина» и возвращает одну царапину.
    [one] { $seat } играет «Отдых воина» и возвращает { $count } царапину.
    [few] { $seat } играет «Отдых воина» и возвращает { $count } царапины.
   *[many] { $seat } играет «Отдых воина» и возвращает { $count } царапин.
}
event-scratched = { $seat } получает царапину.
event-third_scratch = Это третья царапина: { $seat } возвращает все три и берёт вместо них рану.
event-wounded = { $seat } получает рану.
event-doubly_wounded = { $seat } получает двойную рану.
event-misfortune = { $seat } получает жетон неудачи.
event-pays = { $seat } отдаёт в уплату { NAME($card, form: "accusative") }.
event-discards = { $seat } сбрасывает { NAME($card, form: "accusative") }.
event-gives = { $seat } отдаёт { NAME($token, form: "accusative") }.
event-takes = { $seat } берёт { NAME($token, form: "accusative") }.
event-takes_alliances = { $count ->
    [1] { $seat } тянет жетон союза.
    [one] { $seat } тянет { $count } жетон союза.
    [few] { $seat } тянет { $count } жетона союза.
   *[many] { $seat } тянет { $count } жетонов союза.
}
event-sees_alliance = { $seat } получает { NAME($token, form: "accusative") }.
event-takes_special = { $seat } получает { NAME($card, form: "accusative") }.
event-nothing_left = Этого больше нет: { $seat } остаётся ни с чем.
event-heals_scratches = { $seat } возвращает все царапины.
event-heals = { $seat } возвращает { NAME($token, form: "accusative") }.
event-offered = Передышка предлагает { NAME($card, form: "accusative") }.
event-picks = { $seat } берёт { NAME($card, form: "accusative") }.
event-bids_down = { $count ->
    [0] { $seat } не ставит ни одной карты.
    [1] { $seat } ставит закрыто одну карту.
    [one] { $seat } ставит закрыто { $count } карту.
    [few] { $seat } ставит закрыто { $count } карты.
   *[many] { $seat } ставит закрыто { $count } карт.
}
event-shows_bid = { $count ->
    [0] Ставка { NAME($seat, form: "genitive") }: ни одной карты.
    [one] Ставка { NAME($seat, form: "genitive") }: { $count } карта.
    [few] Ставка { NAME($seat, form: "genitive") }: { $count } карты.
   *[many] Ставка { NAME($seat, form: "genitive") }: { $count } карт.
}
event-has_bid = { $seat } делает ставку.
event-reveals = { $seat } открывает { NAME($card, form: "accusative") }.
event-bluffed = Это был блеф: { $seat } забирает { NAME($card, form: "accusative") }.
event-blesses = { $seat } играет «Благословение короля Хродгара» и забирает { NAME($card, form: "accusative") }.
event-drops_out = { $seat } выходит из эпизода.
event-ranked = { $seat } занимает { $slot }-е место, сумма: { $count }.
event-tied = Равенство: по часовой стрелке от первого игрока { $seat } сидит ближе, чем { $seat2 }.
event-takes_space = { $seat } занимает ячейку { $slot }.
event-inspired = { $seat } играет «Вдохновение королевы Вальхтеов» и отклоняет то, что даёт ячейка.
event-new_start = { $seat } становится первым игроком.
event-shows = { $seat } открывает { NAME($token, form: "accusative") }.
event-passes = { $seat } выходит из торга.
event-wins_auction = { $count ->
    [one] { $seat } выигрывает торг и платит { $count } золотой.
   *[many] { $seat } выигрывает торг и платит { $count } золотых.
}
event-no_winner = Торг не выигрывает никто.
event-reveals_treasure = { $count ->
    [0] { $seat } не открывает ничего: золота нет.
    [one] { $seat } открывает жетоны на { $count } золотой.
   *[many] { $seat } открывает жетоны на { $count } золотых.
}
event-returns_treasure = { $seat } отдаёт всё золото.
event-hands_in = { $seat } отдаёт { NAME($card, form: "accusative") }.
event-reveals_alliance = { $seat } открывает { NAME($token, form: "accusative") }.
event-game_over = Игра окончена.

## Почему нельзя

refusal-game_over = Игра окончена, ходов больше нет.
refusal-not_in_hand = Пользоваться можно только картами на своей руке, а { NAME($card, form: "genitive") } у вас нет.
refusal-picked_already = Вы уже выбрали { NAME($card, form: "accusative") }, а другой такой у вас нет. Выберите что-нибудь ещё.
refusal-no_symbols = Пустить здесь в ход { NAME($card, form: "accusative") } нельзя: на картах с текстом нет символов. Выберите карту с символами.
refusal-not_asked_for = Пустить здесь в ход { NAME($card, form: "accusative") } нельзя: этот символ не требуется. Выберите подходящую карту.

refusal-risk_first = Сначала скажите, рискуете вы или отказываетесь.
refusal-risked_already = В этом ходу вы уже рисковали. Снова рискнуть можно будет в следующем ходу.
refusal-risk_before_cards = Рисковать можно только до того, как вы выложите карты с руки, а вы их уже выкладывали. Выложите ещё одну или выйдите из эпизода.
refusal-no_cards_left = Открывать нечего: нет карт ни в колоде, ни в сбросе, а без них рискнуть нельзя.

refusal-trade_first = Сначала решите, как быть с возможностью: заплатите цену или откажитесь.
refusal-finish_paying = Вы уже платите, и до полной цены не хватает: { $count }. Выберите недостающее или отмените выбор.
refusal-cannot_pay = Всю цену вы заплатить не можете, а по частям её не платят. Откажитесь.
refusal-covered_already = Символ { NAME($card, form: "genitive") } уже покрыт тем, что вы выбрали. Выберите карту для символа, которого ещё не хватает.
refusal-tokens_not_cards = Карты здесь не нужны: цена — два жетона славы.
refusal-fame_only = Золото здесь не нужно: отдайте жетоны славы.
refusal-give_first = { $count ->
    [1] Сначала выберите ещё один жетон славы, который отдадите, а потом — от чего избавиться.
    [one] Сначала выберите { $count } жетон славы, которые отдадите, а потом — от чего избавиться.
    [few] Сначала выберите { $count } жетона славы, которые отдадите, а потом — от чего избавиться.
   *[many] Сначала выберите { $count } жетонов славы, которые отдадите, а потом — от чего избавиться.
}
refusal-no_such_token = У вас нет { NAME($token, form: "genitive") }. Отдайте жетоны славы, которые у вас есть.
refusal-given_already = Вы уже выбрали { NAME($token, form: "accusative") }, а другого такого у вас нет. Выберите другой жетон.
refusal-choose_healing = Оба жетона славы вы выбрали. Теперь выберите, от чего избавиться, или отмените выбор.
refusal-nothing_to_heal = Такого у вас нет. Верните то, что есть: большой жетон раны или все царапины.
refusal-select_first = Сначала выберите одну из наград или откажитесь.
refusal-token_gone = Такого жетона больше нет, а размена не бывает. Выберите что-нибудь другое или откажитесь.
refusal-must_pick = В передышке отказаться нельзя: возьмите одну из предложенных карт.
refusal-pick_first = Сначала возьмите одну из предложенных карт.
refusal-not_on_offer = Взять можно только то, что лежит открытым, а { NAME($card, form: "genitive") } там нет. Возьмите одну из предложенных карт.

refusal-bid_first = Сначала сделайте ставку: выберите сколько угодно карт, хоть ни одной, и закончите её.
refusal-no_bluffing = Поставить { NAME($card, form: "accusative") } нельзя: за этим столом играют без блефа, и выбирать можно только подходящие карты.
refusal-lay_first = Сначала ваш ход в этом эпизоде: выложите подходящую карту, рискните или выйдите.
refusal-lay_or_drop = Сначала ваш ход в этом эпизоде: выложите подходящую карту или выйдите.
refusal-take_first = Сначала займите одну из свободных ячеек.
refusal-space_taken = Ячейка { $slot } уже занята. Займите ту, что ещё свободна.
refusal-space_not_available = { $count ->
    [2] Вдвоём доступны только первые { $count } ячейки. Займите одну из них.
    [3] Втроём доступны только первые { $count } ячейки. Займите одну из них.
    [4] Вчетвером доступны только первые { $count } ячейки. Займите одну из них.
   *[other] Число доступных ячеек равно числу игроков: { $count }. Займите одну из них.
}
refusal-fame_or_heal = Сначала выберите: слава из ячейки или большой жетон раны, который вы вернёте.
refusal-no_such_tile = Такого жетона раны у вас нет. Верните тот, что есть, или возьмите славу.
refusal-tiles_only = Царапины здесь вернуть нельзя. Верните большой жетон раны или возьмите славу.

refusal-show_first = Сначала торг: откройте жетон золота или выйдите.
refusal-treasure_only = Славой в торге не платят. Откройте жетон золота или выйдите.
refusal-no_such_treasure = Открыть { NAME($token, form: "accusative") } нельзя: такого у вас нет, или он уже открыт. Откройте другой или выйдите.

refusal-blessing_first = Сначала скажите, какую карту вы забираете «Благословением короля Хродгара», или не забирайте ни одной.
refusal-not_laid = Забрать { NAME($card, form: "accusative") } нельзя: забирают только свои карты со стола. Выберите одну из них.
refusal-inspiration_first = Сначала скажите, играете ли вы «Вдохновение королевы Вальхтеов» или принимаете то, что даёт ячейка.
refusal-resolve_first = Сначала скажите, играете ли вы «Решимость Беовульфа» или миритесь с неудачным риском.
refusal-rest_first = Сначала скажите, играете ли вы «Отдых воина» или берёте третью царапину.
refusal-finish_choice = Вы ещё выбираете. Закончите или отмените выбор, и тогда можно будет сыграть «Отдых воина».
refusal-no_scratches = У вас нет царапин. Возвращать можно только те, что есть.
refusal-one_scratch_only = У вас только одна царапина. Верните её одну.

## The board

# Краткие названия особых карт.
legend-special-blessing = Благословение
legend-special-inspiration = Вдохновение
legend-special-daring = Дерзость
legend-special-resolve = Решимость
legend-special-rest = Отдых
legend-special-hides = Наделы
legend-special-shield = Щит
legend-special-sword = Меч
legend-special-ships = Корабли
legend-special-oath = Клятва
legend-special-cards = ★ можно получить:
legend-pile = Колода { $count }
legend-discards = · сброс:
legend-key = ♛ слава ◆ золото ● союз ▯ карта ★ особая карта ✗ рана ╱ царапина
legend-cards = Карты
legend-wounds = Раны
legend-tokens = Жетоны
legend-points = Очки
legend-laid = Выложено:
legend-shown = Открыто:
legend-total = Сумма
legend-rank = Место
legend-out = вне торга
legend-you = вы
legend-known = известные карты:
legend-asked = Нужно:
legend-target = Планка:
legend-prize = Награда:
legend-spaces = Ячейки:
legend-offer = Открытые карты:
legend-your-hand = Ваша рука, { $count }:
legend-matching = подходящих: { $count }
legend-others = Прочие:
legend-your-tokens = Ваши жетоны:
legend-unhurt = без ран { $points }
legend-fatal = раны { $points }
legend-sum = = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
# Буквы символов, для справки.
legend-letters = { letter-travelling } — { symbol-travelling }, { letter-friendship } — { symbol-friendship }, { letter-wit } — { symbol-wit }, { letter-courage } — { symbol-courage }, { letter-fighting } — { symbol-fighting }, { letter-beowulf } — { symbol-beowulf }.
legend-help = ▶ принимает решение, ⚑ — первый игрок. Символ — это его буква на своём цвете, и карта показывает его столько раз, сколько он считается: ММ — двойная карта мужества. { legend-letters } Среди предстоящих эпизодов ≡ — главный эпизод, который все играют одновременно, ↻ — главный эпизод по очереди, ? — риск, ⇄ — возможность с её ценой и наградой, ∨ — выбор, ∪ — передышка, ◆ — эпизод сокровищ, † — последний. Из ячеек показаны доступные при вашем числе игроков: ♛ слава, ◆ золото, ● жетоны союза, ▯ карты, ★ особая карта, ✗ рана, ╱ царапина, −2 неудача, ✚ лечение. После слов «{ legend-special-cards }» при каждой особой карте стоит номер эпизода, в котором она лежит. В столбце «{ legend-wounds }» три места для ран и два для царапин, · — свободное место. Раны отмечены знаком ✗, начиная с третьей — †, и она смертельна: тогда каждая рана стоит 5 очков; третья царапина становится раной. ▮ — карта, лежащая закрыто, ✓ — карта или жетон, который вы выбрали, а в столбце «{ legend-total }» — сделанная ставка. Знак + после очков означает жетоны союза, которых вы не видели.

## In the lobby

about-standard = Пройдите с Беовульфом путь от Гренделя до дракона и заслужите трон, который он оставит.

## What things do

tip-activity = Даёт один символ, двойная карта — два, если эпизод требует этого символа.
tip-symbol = Здесь подходят карты с этим символом, а также карты Беовульфа.
tip-beowulf = Заменяет любой из пяти символов.
tip-hides = Карта даёт несколько любых символов и после этого выходит из игры.
tip-special = Карта даёт столько символов, сколько на ней нарисовано, и после этого выходит из игры.
tip-blessing = Когда сыгранные вами карты с символами уходят со стола, после главного эпизода или в уплату за возможность, которую оплачивают символами, вы забираете одну из них на руку.
tip-inspiration = Вы отклоняете неудачу, царапину или рану из ячейки, которую только что взяли в главном эпизоде.
tip-daring = Сыграйте её перед риском: вы открываете пять карт вместо двух.
tip-resolve = Сыграйте её, если риск не удался: царапины нет, и всё идёт так, будто вы не рисковали.
tip-rest = Верните одну или две свои царапины в любой момент.
tip-fame = В конце слава даёт столько очков, сколько указано.
tip-treasure = В конце золото даёт столько очков, сколько указано; в усложнённой игре его вместо этого ставят в эпизодах сокровищ.
tip-alliance = Его тянут вслепую, и видит его только владелец: ещё немного славы или золота.
tip-scratch = Одна или две ничего не стоят; с третьей вы возвращаете все три и получаете рану, но без карт.
tip-wound = Рана из ячейки приносит две карты. В конце три раны и больше отнимают по 5 очков каждая, а если павшие не получают очков — все; у кого ран нет, тот получает 5 очков.
tip-double_wound = Один большой жетон, который считается за две раны; с ним вы берёте две карты.
tip-cards = Вы берёте столько карт из колоды.
tip-healing = Что вы вернули, больше не считается: один большой жетон раны или все ваши царапины.
tip-scratches = Верните все свои царапины, если они у вас есть.
tip-last_healing = Вы берёте славу или вместо неё возвращаете один большой жетон раны, и он больше не считается.
tip-misfortune = В конце неудача отнимает два очка.
tip-tie = При равенстве впереди тот, кто по часовой стрелке сидит ближе к первому игроку; ближе всех — сам первый игрок.
tip-risk = Можно открыть две карты из колоды и оставить себе подходящие; если ничего не подошло, вы получаете царапину.
tip-opportunity = Можно заплатить цену, но только целиком, и получить то, что указано рядом.
tip-selection = Можно выбрать одну из пяти наград.
tip-recovery = Карты лежат открыто, по две на игрока; все по очереди берут по одной, и так два круга.
tip-simultaneous = Все тайно делают ставки картами; у кого больше подходящих символов, тот первым выбирает ячейку.
tip-turn_order = По очереди выкладывают подходящие карты до самой высокой суммы или выходят; кто остался последним, первым выбирает ячейку.
tip-auction = Все ставят жетоны золота; платит только победитель торга, он и получает награду.
tip-ranking = Все открывают своё золото; у кого его больше, тот первым выбирает ячейку, а потом всё золото возвращают.
tip-death = Каждый отдаёт все карты с руки; у кого больше символов, любых, тот первым выбирает ячейку.

## Labels of a plain board

view-alliances = Жетоны союза
view-available = Ячеек в этой партии
view-cards = Карты
view-chosen = Выбрано
view-count = Количество
view-deadly_wounds = С какой раны теряют очки
view-discards = Сброс
view-double_wound = жетон двойной раны
view-face_down = Лежат взакрытую
view-fame = Жетоны славы
view-gain = Награда
view-hand = Рука
view-has_bid = сделал ставку
view-is_out = вне торга
view-kind = Эпизод
view-known = Что известно
view-laid = Выложено
view-matches = подходит
view-matching = Подходящих символов
view-misfortunes = Жетоны неудачи
view-offer = Открытые карты
view-path = Путь
view-pile = Карт в колоде
view-players = За столом
view-points = Очки
view-price = Цена
view-rank = Место
view-scratches = Царапины
view-shown = Открыто
view-skipped = пропускается
view-sources = Откуда ваши очки
view-spaces = Ячейки
view-special_cards = Особые карты, которые можно получить
view-start = Первый игрок
view-supply = Запас
view-symbols = Символы
view-taken = занята
view-tokens = Жетоны
view-total = Сумма
view-treasure = Золото
view-wounds = Раны
view-kind-death = { legend-kind-death }
view-kind-opportunity = { legend-kind-opportunity }
view-kind-ranking = { legend-kind-ranking }
view-kind-recovery = { legend-kind-recovery }
view-kind-risk = { legend-kind-risk }
view-kind-selection = { legend-kind-selection }
view-kind-simultaneous = { legend-kind-simultaneous }
view-kind-treasure = { legend-kind-treasure }
view-kind-turn_order = { legend-kind-turn_order }

## First steps

lesson-standard-goal = Вы — Виглаф, один из спутников Беовульфа. Побеждает тот, кто наберёт больше всех очков к смерти старого короля: ему и достанется престол.
lesson-standard-path = Путь Беовульфа ведёт через 36 эпизодов, и все видят, что впереди. Малый эпизод проходит быстро, а в главном эпизоде вы спорите за славу, сокровища и союзы.
lesson-standard-hand = Ваша рука — ваша сила. На картах символы: путешествие, дружба, хитрость, мужество или сражение. Карта Беовульфа заменяет любой из них.
lesson-standard-risk = «Плавание в Данию» — риск: вы открываете две карты и оставляете подходящие, здесь это путешествие и дружба. Если ничего не подошло, вы получаете царапину. Рискните!
lesson-standard-scratch = Карта путешествия остаётся у вас. Хюгд повезло меньше, у неё царапина; три царапины превращаются в рану. Брека отказывается: рисковать никто не обязан.
lesson-standard-hall = «Чертог короля Хродгара» — главный эпизод, где все делают ставки втёмную. Здесь считается дружба. Поставьте первую карту дружбы.
lesson-standard-more = Один символ есть. Чем больше ставка, тем раньше вы выбираете, но поставленные карты пропадут. Добавьте вторую карту дружбы.
lesson-standard-commit = Можно добавить и Беовульфа, но он ещё пригодится. Завершите ставку.
lesson-standard-ranks = У вас с Брекой одинаковая сумма: 2. При равенстве впереди первый игрок, а это вы: первое место! Возьмите два жетона союза; сколько они дают, видите только вы.
lesson-standard-grendel = Нападает Грендель, и карты выкладывают открыто, по очереди. Чтобы остаться, нужно набрать не меньше самой высокой суммы: 2. Выложите карту мужества.
lesson-standard-level = Один символ есть. Выложите вторую карту мужества, и планка взята.
lesson-standard-higher = Остальные выложили ещё, у Бреки уже 4. Ваша двойная карта сражения даёт сразу два символа: выложите её.
lesson-standard-drop = Хюгд вышла, у Бреки 5. Можно рискнуть двумя картами из колоды или выложить Беовульфа. Лучше приберегите его и выйдите: 2-е место ваше.
lesson-standard-space = Брека был первым и взял 5 славы. Во второй ячейке рана. Возьмите «Дерзость Беовульфа»: эта особая карта выручит вас, когда снова придётся рисковать.
lesson-standard-wound = Хюгд достаётся рана и две карты в утешение. В конце одна или две раны ничего не стоят, а три и больше отнимают по 5 очков каждая. У кого ран нет, тот получает 5 очков.
lesson-standard-end = Так и ведёт вас путь — до дракона и до «Смерти Беовульфа». Тогда считают славу, сокровища и союзы. Доброй дороги!
