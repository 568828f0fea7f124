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
token-treasure = жетон сокровищ ценностью { $number }
    .accusative = жетон сокровищ ценностью { $number }
    .genitive = жетона сокровищ ценностью { $number }
    .instrumental = жетоном сокровищ ценностью { $number }
    .several = { $count ->
        [one] { $count } жетон сокровищ ценностью { $number }
        [few] { $count } жетона сокровищ ценностью { $number }
       *[many] { $count } жетонов сокровищ ценностью { $number }
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
token-alliance_treasure = жетон союза с сокровищем ценностью { $number }
    .accusative = жетон союза с сокровищем ценностью { $number }
    .genitive = жетона союза с сокровищем ценностью { $number }
    .instrumental = жетоном союза с сокровищем ценностью { $number }
    .several = { $count ->
        [one] { $count } жетон союза с сокровищем ценностью { $number }
        [few] { $count } жетона союза с сокровищем ценностью { $number }
       *[many] { $count } жетонов союза с сокровищем ценностью { $number }
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
token-scratch = царапина
    .accusative = царапину
    .genitive = царапины
    .instrumental = царапиной
    .several = { $count ->
        [one] { $count } царапину
        [few] { $count } царапины
       *[many] { $count } царапин
    }

## Виды эпизодов

kind-opportunity = возможность
kind-risk = риск
kind-selection = выбор
kind-recovery = передышка
kind-simultaneous = главный эпизод, одновременно
kind-turn_order = главный эпизод, по очереди
kind-treasure = эпизод сокровищ
kind-ranking = эпизод сокровищ, по местам
kind-death = последний эпизод

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
story-1 = Весть о ночном пришельце летит за море, и храбрейший из людей Хигелака просится в путь.
story-2 = Изогнутый нос режет дорогу китов; вернуться никто на борту не обещал.
story-3 = Под золочёной кровлей старый король наливает мёд сыну старого друга.
story-4 = Факелы догорают. Мечи отложены, сапог никто не снимает.
story-5 = Дверь слетает с петель, и сходятся две руки, которые уже не разожмутся.
story-6 = Под стропилами висит рука чудовища, и даритель колец отпирает сундуки.
story-7 = Арфа и рог ходят по кругу до утра; никто не считает чаш, никто не запирает дверь.
story-8 = Плащи на скамьях, угли в очаге: наконец-то чертог спит спокойно.
story-9 = Мать приходит мстить за сына и уходит не одна.
story-10 = На рассвете седлают коней, считают копья, читают следы при фонаре.
story-11 = По болотам и скалам кровавый след ведёт к воде, в которую не войдёт и олень.
story-12 = Огни блуждают над чёрной водой, и каждый долго думает, прежде чем выбрать.
story-13 = Глубоко под волнами подводит добрый клинок, но рядом висит меч великанов.
story-14 = Старый король плачет на берегу; дары уложены, руки пожаты ещё раз.
story-15 = От Дании дует попутный ветер, и из брызг встают родные утёсы.
story-16 = В чертоге своего господина Беовульф рассказывает всё и умаляет только себя.
story-17 = Золото данов ложится к ногам короля; чьи руки полнее, того и славят громче.
story-18 = Земля, кольца или песня: каждый сам решает, чем его запомнят.
story-19 = На берегу фризов лежит добыча, и Хигелак лежит рядом с ней.
story-20 = По обе стороны границы горят амбары, и каждый мир короче прежнего.
story-21 = Гости из Швеции платят юному королю за кров сталью.
story-22 = Престол пуст, и лишь одни плечи достаточно широки.
story-23 = Послы идут сушей и морем; полный сундук делает рукопожатие крепче.
story-24 = Новые чертоги, новые гавани: Гаутланд растёт, и строит его золото.
story-25 = Пятьдесят раз ложится и тает снег, и борода короля белеет в мире.
story-26 = Копья перековывают на плуги, и всякому старому умению снова есть дело.
story-27 = Двери открыты повсюду, и кто наполняет рог, тот находит друзей.
story-28 = Беглец выбирается из кургана с блестящей чашей, и что-то просыпается за его спиной.
story-29 = От мыса к мысу взлетают огни: у ночи выросли крылья.
story-30 = Кровли пылают от берега до берега, и среди них королевская.
story-31 = Липа горит, и кузнец должен выковать щит из железа, во что бы это ни встало.
story-32 = Дюжина воинов идёт с королём к серым камням, и с каждой милей всё медленнее.
story-33 = Курган дышит дымом. Лес рядом, и никто не увидит, если побежишь.
story-34 = Старый король входит в пламя, и на этот раз одной силы мало.
story-35 = Клад выносят охапками: холодный, тяжёлый и теперь ничей.
story-36 = Костёр на мысу, курган, видный с моря, и корона без головы.

## Настройки

option-advanced = усложнённая игра с эпизодами сокровищ
option-fallen = павшие не получают очков
option-bluffing = ставки лежат закрыто, блеф разрешён
option-memory = экран скрывает то, что надо помнить
