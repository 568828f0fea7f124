# «Беовульф» (Beowulf: The Movie Board Game) и Kingdoms.
#
# Жетон — сообщение tile-…, ему дано $colour: число на жетоне. Фигура — сообщение piece-….

## Жетоны и фигуры

tile-boon = { $colour }
    .accusative = { $colour }
    .genitive = { $colour }
tile-peril = { $colour }
    .accusative = { $colour }
    .genitive = { $colour }
tile-treasure = Клад { $colour }
    .accusative = Клад { $colour }
    .genitive = Клада { $colour }
tile-mead = Мёд { $colour }
    .accusative = Мёд { $colour }
    .genitive = Мёда { $colour }
tile-valor = Доблесть { $colour }
    .accusative = Доблесть { $colour }
    .genitive = Доблести { $colour }
tile-temptation = Искушение { $colour }
    .accusative = Искушение { $colour }
    .genitive = Искушения { $colour }
tile-drunkenness = Хмель { $colour }
    .accusative = Хмель { $colour }
    .genitive = Хмеля { $colour }
tile-horn = Королевский Рог Дракона
    .accusative = Королевский Рог Дракона
    .genitive = Королевского Рога Дракона
tile-treachery = Коварство
    .accusative = Коварство
    .genitive = Коварства
tile-statue = Золотая Статуя
    .accusative = Золотую Статую
    .genitive = Золотой Статуи
tile-counsel = Добрый Совет
    .accusative = Добрый Совет
    .genitive = Доброго Совета
tile-gorge = Ущелье
    .accusative = Ущелье
    .genitive = Ущелья
tile-mountain = Гора
    .accusative = Гору
    .genitive = Горы
tile-dragon = Дракон
    .accusative = Дракона
    .genitive = Дракона
tile-mine = Золотой рудник
    .accusative = Золотой рудник
    .genitive = Золотого рудника
tile-wizard = Волшебник
    .accusative = Волшебника
    .genitive = Волшебника

piece-longship = драккар
    .accusative = драккар
    .none = Драккаров у вас больше нет. Выберите другую фигуру.
piece-castle = замок
    .accusative = замок
    .none = Замков у вас больше нет. Выберите другую фигуру.
piece-thane = Тан
    .accusative = Тана
    .none = Танов у вас больше нет. Выберите другую фигуру.
piece-beowulf = Беовульф
    .accusative = Беовульфа
    .none = Своего Беовульфа вы уже поставили. Выберите другую фигуру.
piece-rank1 = замок ранга 1
    .accusative = замок ранга 1
    .none = Замков ранга 1 у вас больше нет. Выберите другой замок.
piece-rank2 = замок ранга 2
    .accusative = замок ранга 2
    .none = Замков ранга 2 у вас больше нет. Выберите другой замок.
piece-rank3 = замок ранга 3
    .accusative = замок ранга 3
    .none = Замков ранга 3 у вас больше нет. Выберите другой замок.
piece-rank4 = замок ранга 4
    .accusative = замок ранга 4
    .none = Замков ранга 4 у вас больше нет. Выберите другой замок.

back-act1 = жетон акта I
back-act2 = жетон акта II
back-act3 = жетон акта III

# Восстановленные сведения о коробке.
part-tiles = все жетоны
board-1 = акт I
board-2 = акт II
board-3 = акт III
figure-copies = сколько их ({ $things })
figure-squares = клетки поля ({ $things })
figure-gorges = места нанесённых Ущелий ({ $things })

## Где сейчас партия

where = { $rules ->
    [kingdoms] Эпоха { $number }
   *[movie] Акт { $number ->
        [1] I
        [2] II
       *[3] III
    }
}

# Часть краткой записи действия.
short-form = { $piece ->
    [draw] взять
    [tr] кл
    [me] мё
    [va] до
    [te] ис
    [dr] хм
    [horn] рог
    [treachery] коварство
    [statue] статуя
    [counsel] совет
    [dragon] дракон
    [mine] рудник
    [wizard] волшебник
    [gorge] ущелье
    [act] акт
    [cash] получить
    [no] нет
    [keep] оставить
    [pass] пас
   *[other] { $piece }
}

## Что можно сделать

action-draw = Взять жетон
action-play = Сыграть { NAME($tile, form: "accusative") }
action-back = Сыграть { $back }
action-figure = Поставить { NAME($piece, form: "accusative") }
action-place_at = На { $square }
# Short: it stands among squares, and all of them get columns as wide.
action-cash = Получить { $count }
action-replace = Вместо { NAME($tile, form: "genitive") } на { $square }
action-remove = Убрать { NAME($tile, form: "accusative") } с { $square }
action-remove_nothing = Ничего не убирать
action-swap = Переставить { NAME($tile, form: "accusative") } с { $square }
action-swap_with = Поменять на { NAME($tile, form: "accusative") } с { $square }
action-swap_nothing = Ничего не менять местами
action-move = Передвинуть { NAME($piece, form: "accusative") } с { $square }
action-move_to = Перейти на { $square }
action-keep = Оставить жетоны себе: сыграть нельзя ни одного
action-pass = Пропустить ход

## О чём спрашивает стол

question-over = Игра окончена.
question-figure_or_draw = Поставьте фигуру либо возьмите жетон и сыграйте один из своих.
question-only_draw = Возьмите жетон, а затем сыграйте жетон с руки.
question-figure_or_tile = Пул пуст. Поставьте фигуру или сыграйте жетон с руки.
question-only_figure = Пул пуст, и сыграть жетон вы не можете. Поставьте фигуру.
question-only_tile = Пул пуст. Сыграйте жетон с руки.
question-castle_draw_or_secret = Поставьте замок, возьмите жетон или сыграйте свой тайный жетон.
question-castle_or_draw = Поставьте замок или возьмите жетон.
question-castle_or_secret = Поставьте замок или сыграйте свой тайный жетон.
question-draw_or_secret = Возьмите жетон или сыграйте свой тайный жетон.
question-only_castle = Вам остаётся только поставить замок.
question-only_draw_and_place = Вам остаётся только взять жетон.
question-only_secret = Вам остаётся только сыграть свой тайный жетон.
question-nothing_to_do = В этот ход вы ничего не можете сделать.
question-playing = Сыграйте жетон с руки.
question-keeping = Ни одного из ваших жетонов сыграть нельзя.
question-placing_drawn = Взятый жетон надо выложить.
question-placing = Вы взяли { NAME($tile, form: "accusative") }. Куда положите жетон?
question-backing = { $tile } у вас с разными оборотными сторонами. Какой жетон сыграете?
question-figure_at = Куда поставите { NAME($piece, form: "accusative") }?
question-tile_at = Куда положите { NAME($tile, form: "accusative") }?
question-removing = Вы кладёте { NAME($tile, form: "accusative") } и можете убрать один жетон с поля. Какой?
question-swapping = Вы кладёте { NAME($tile, form: "accusative") } и можете поменять местами два других жетона. Какой первый?
question-swapping_with = Вы кладёте { NAME($tile, form: "accusative") } и меняете местами два жетона. Какой второй?
question-moving = Вы играете { NAME($tile, form: "accusative") }: одна ваша фигура сделает шаг. Какая?
question-moving_to = Вы играете { NAME($tile, form: "accusative") }: ваша фигура сделает шаг. Куда?

## Что произошло

event-act_begins = Начинается акт { $count ->
    [1] I
    [2] II
   *[3] III
}.
event-epoch_begins = Начинается эпоха { $count }.
event-dealt = { $count ->
    [one] { $seat } получает { $count } жетон.
    [few] { $seat } получает { $count } жетона.
   *[many] { $seat } получает { $count } жетонов.
}
event-sees = { $seat } видит { NAME($tile, form: "accusative") }.
event-turn_begins = { $seat } начинает ход.
event-draws = { $seat } берёт жетон.
event-places_figure = { $seat } ставит { NAME($piece, form: "accusative") } на { $square }.
event-places_tile = { $seat } кладёт { NAME($tile, form: "accusative") } на { $square }.
event-places_drawn = { $seat } кладёт взятый жетон на { $square }: это { $tile }.
event-cashes = { $count ->
    [one] { $seat } возвращает { NAME($tile, form: "accusative") } в коробку и получает { $count } строку саги.
    [few] { $seat } возвращает { NAME($tile, form: "accusative") } в коробку и получает { $count } строки саги.
   *[many] { $seat } возвращает { NAME($tile, form: "accusative") } в коробку и получает { $count } строк саги.
}
event-replaces = { $seat } кладёт { NAME($tile, form: "accusative") } вместо Мёда на { $square }.
event-removes = { $seat } убирает { NAME($tile, form: "accusative") } с { $square }.
event-swaps = { $seat } меняет местами жетоны на { $square } и { $square2 }.
event-moves_figure = { $seat } передвигает фигуру с { $square } на { $square2 }.
event-keeps = { $count ->
    [one] { $seat } ничего не может сыграть и оставляет { $count } жетон на руке.
    [few] { $seat } ничего не может сыграть и оставляет { $count } жетона на руке.
   *[many] { $seat } ничего не может сыграть и оставляет { $count } жетонов на руке.
}
event-shows_counsels = { $count ->
    [one] { $seat } тем самым показывает: этот жетон — Добрый Совет.
    [few] { $seat } тем самым показывает: все { $count } жетона — Добрые Советы.
   *[many] { $seat } тем самым показывает: все { $count } жетонов — Добрые Советы.
}
event-passes = { $seat } пропускает ход.
event-act_ends = Акт { $count ->
    [1] I
    [2] II
   *[3] III
} завершён, идёт подсчёт строк за фигуры.
event-epoch_ends = Эпоха { $count } завершена, идёт подсчёт золота за замки.
event-turned_down = Коварство: { $tile } на { $square } переворачивается лицом вниз.
event-adds_up = На { $square } ряд даёт { $count }, а столбец { $count2 }, и сумма умножается на { $count3 }.
event-scores = { $seat } получает { $count } за { NAME($piece, form: "accusative") }.
event-stands_at = У { NAME($seat, form: "genitive") } теперь { $count }.
event-game_over = Игра окончена.

## Почему нельзя

refusal-game_over = Игра окончена, ходов больше нет.
refusal-not_in_this_game = В Kingdoms этого нет. В свой ход вы ставите замок или выкладываете жетон.
refusal-choose_thing_first = Сначала выберите, что делаете: фигуру или жетон. Потом вас спросят о клетке.
refusal-choose_castle_first = Сначала выберите, что делаете: замок или жетон. Потом вас спросят о клетке.
refusal-no_such_square = На этом поле нет клетки { $square }. Выберите ту, что есть.
refusal-square_taken = Клетка { $square } уже занята. Выберите свободную клетку.
refusal-printed_gorge = На клетку { $square } нанесено Ущелье. Туда ничего не ставят; выберите свободную клетку.
refusal-no_mead_there = На { $square } нет Мёда. Хмель кладут на свободную клетку или вместо Мёда.
refusal-no_valor_there = На { $square } нет Доблести. Искушение убирает Доблесть или не убирает ничего.
refusal-no_temptation_there = На { $square } нет Искушения. Доблесть убирает Искушение или не убирает ничего.
refusal-no_tile_there = Клетка { $square } свободна. Золотая Статуя меняет местами два жетона, лежащих на поле.
refusal-same_tile = Жетон на { $square } вы уже выбрали первым. Выберите для обмена другой.
refusal-statue_stays = На { $square } ляжет сама Золотая Статуя. Она меняет местами два других жетона.
refusal-gorge_stays = Ущелье на { $square } нанесено на поле и остаётся на месте. Золотая Статуя меняет местами только жетоны.
refusal-figure_stays = На { $square } стоит фигура. Золотая Статуя меняет местами жетоны, а не фигуры.
refusal-not_your_figure = На { $square } нет вашей фигуры. Выберите свою.
refusal-cannot_move = Рядом с вашей фигурой на { $square } нет пустых клеток. Выберите другую фигуру.
refusal-one_step = Фигура делает один шаг по своему ряду или столбцу, а до { $square } не один шаг.
refusal-no_room_there = Клетка { $square } рядом с вашей фигурой, но она занята. Выберите свободную клетку.
refusal-figure_first = Вы ставите { NAME($piece, form: "accusative") }. Выберите клетку или отмените выбор.
refusal-tile_first = Вы играете { NAME($tile, form: "accusative") }. Выберите клетку или отмените выбор.
refusal-back_first = { $tile } у вас с разными оборотными сторонами. Выберите один из жетонов или отмените выбор.
refusal-not_with_this_back = { $tile } у вас есть, но это не { $back }. Выберите тот, что есть.
refusal-no_back_question = Об оборотной стороне спрашивают, только когда на руке одинаковые жетоны разных актов.
refusal-no_treasure = У { NAME($tile, form: "genitive") } нет ценности клада. Так разыгрывают только Клад.
refusal-no_treasure_chosen = Ценность клада даёт Клад. Сначала выберите его на своей руке.
refusal-removal_first = Вы играете { NAME($tile, form: "accusative") }. Скажите, что убираете, не убирайте ничего или отмените выбор.
refusal-swap_first = Вы играете { NAME($tile, form: "accusative") }. Скажите, какие жетоны меняете местами, или отмените выбор.
refusal-swap_begun = Первый из двух жетонов вы уже назвали. Назовите второй или отмените выбор.
refusal-move_first = Вы играете { NAME($tile, form: "accusative") }. Скажите, какая фигура и куда идёт, или отмените выбор.
refusal-nothing_to_decline = Отказываться не от чего. Вопрос задают, только когда жетон может убрать или переставить другие.
refusal-place_drawn = Вы взяли { NAME($tile, form: "accusative") } и должны выложить этот жетон. Выберите свободную клетку.
refusal-drawn_already = В этот ход вы уже взяли жетон. Теперь сыграйте жетон с руки.
refusal-pool_is_empty = Пул пуст, и брать нечего. Теперь жетоны играют, не беря нового.
refusal-all_drawn = Все жетоны уже взяты. Выложить можно только то, что у вас осталось.
refusal-keep_them = Ни одного из ваших жетонов сейчас сыграть нельзя. Оставьте их себе, и ход закончен.
refusal-only_pass = Фигур у вас больше нет, и ни одного жетона сыграть нельзя. Пропустите ход.
refusal-not_in_hand = Играть можно только жетоны со своей руки, а { NAME($tile, form: "genitive") } у вас нет.
refusal-not_your_secret = У вас нет { NAME($tile, form: "genitive") }. Не беря нового жетона, играют только свой тайный.
refusal-draw_first = { $tile } у вас есть, но прежде чем играть жетон, надо взять жетон из пула.
refusal-nobody_to_move = Доброму Совету нужна ваша фигура рядом с пустой клеткой, а такой нет.
refusal-must_play_tile = Кто взял жетон, обязан сыграть жетон. Поставьте { NAME($piece, form: "accusative") } в другой ход, не беря жетона.
refusal-no_figure_left = { NAME($piece, form: "none") }
refusal-no_figures_left = Все свои фигуры вы уже поставили. Теперь можно играть только жетоны.
refusal-no_castles_left = Все свои замки вы уже поставили. Теперь можно выкладывать только жетоны.
refusal-only_when_stuck = Жетоны оставляет себе лишь тот, кто взял жетон и не может сыграть ни одного. У вас не так.
refusal-something_to_do = Пропустить ход можно, только если сделать нечего, а вам ещё есть что сделать.

## Откуда взялись строки саги и золото

source-start = В начале
source-act1 = Акт I
source-act2 = Акт II
source-act3 = Акт III
source-epoch1 = Эпоха 1
source-epoch2 = Эпоха 2
source-epoch3 = Эпоха 3
source-troves = Клады

## Стол в терминале

movie-pool = { $rules ->
    [kingdoms] Осталось взять: { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
   *[movie] Пул: { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
}
movie-points = { $rules ->
    [kingdoms] золото
   *[movie] строки саги
}
movie-forecast = подсчёт сейчас
movie-figures = { $rules ->
    [kingdoms] замки
   *[movie] фигуры
}
movie-hand = { $rules ->
    [kingdoms] тайный жетон
   *[movie] рука
}
movie-you = вы
movie-your-hand = Ваша рука:
movie-your-secret = Ваш тайный жетон:
movie-your-drawn = Взят:
movie-drawn = взят
movie-empty = пусто
movie-unseen = { $rules ->
    [kingdoms] Неизвестные жетоны: { $tiles }
   *[movie] Неизвестные жетоны этого акта: { $tiles }
}
movie-look = { $seat }: { $piece } на { $square }
movie-look-row = Ряд { $squares }:
movie-look-column = Столбец { $squares }:
# The line below the board begins with it.
movie-key-figures = { $rules ->
    [kingdoms] замки: игрок, ранг, подсчёт сейчас
   *[movie] фигуры: игрок, камни, подсчёт сейчас
}
movie-of-act = акт { $count ->
    [1] I
    [2] II
   *[3] III
}
movie-help = { $rules ->
    [kingdoms] Клетка названа буквой столбца и номером ряда. Замок на поле показывает своего игрока, мелко — ранг, и рядом то, что он принёс бы, если бы эпоха закончилась сейчас: 2³ 27 — замок ранга 3 игрока 2, который принёс бы 27; «? d3» покажет, откуда это у замка на d3. В столбце «{ movie-forecast }» всё это прибавлено к золоту. Жетон показывает своё число, а особый — буквы: Гора — это Гора, Драк — Дракон, Руд — Золотой рудник, Волш — Волшебник. ▪ — тайный жетон. ▶ отмечает того, чей сейчас ход, ◆ — жетон, который вы выкладываете.
   *[movie] Клетка названа буквой столбца и номером ряда. Фигура на поле показывает своего игрока, мелко — число камней, и рядом то, что она принесла бы, если бы акт закончился сейчас: 2³ 27 — Тан игрока 2, который принёс бы 27; «? d3» покажет, откуда это у фигуры на d3. ¹ — драккар, ² — замок, ³ — Тан, ⁴ — Беовульф. В столбце «{ movie-forecast }» всё это прибавлено к строкам саги. Жетон показывает своё число, а особый — ещё и буквы: Кл — Клад, Мё — Мёд, До — Доблесть, Ис — Искушение, Хм — Хмель, Рог — Королевский Рог Дракона, Ков — Коварство, Стат — Золотая Статуя, Сов — Добрый Совет, Ущел — Ущелье. ▒▒▒▒ — Ущелье, нанесённое на поле. Награду в скобках, (+3), в конце акта перевернёт Коварство. I, II и III в руке — акты на оборотных сторонах жетонов. ▶ отмечает того, чей сейчас ход, ◆ — жетон, который вы играете.
}
# Жетон на клетке поля: не больше четырёх знаков, перед числом, если оно есть.
movie-sign = { $name ->
    [treasure] Кл
    [mead] Мё
    [valor] До
    [temptation] Ис
    [drunkenness] Хм
    [horn] Рог
    [treachery] Ков
    [statue] Стат
    [counsel] Сов
    [gorge] Ущел
    [mountain] Гора
    [dragon] Драк
    [mine] Руд
    [wizard] Волш
   *[other] { $name }
}

## In the lobby

about-standard = Три акта, ряды и столбцы: встаньте там, где награды, а утраты положите туда, где стоят другие.
about-kingdoms = Стройте замки там, где земля богата, а дракона оставьте соседям.

## Что делают жетоны и фигуры

tip-longship = Один камень: сумма ряда и столбца считается один раз. После акта драккар возвращается к своему игроку.
tip-castle = Два камня: сумма ряда и столбца считается дважды. После акта замок выходит из игры.
tip-thane = Три камня: сумма ряда и столбца считается трижды. После акта Тан выходит из игры.
tip-beowulf = Четыре камня: сумма ряда и столбца считается четырежды. После акта Беовульф выходит из игры.
tip-gorge = Делит свой ряд и свой столбец надвое: что лежит по одну сторону, по другую не считается.
tip-horn = У каждой фигуры в его ряду и в его столбце на один камень больше, до ближайшего Ущелья.
tip-treachery = В конце акта награды в его ряду и в его столбце ничего не дают, до ближайшего Ущелья.
tip-temptation = Утрата; кто её выкладывает, может убрать с поля одну Доблесть.
tip-valor = Награда; кто её выкладывает, может убрать с поля одно Искушение.
tip-treasure = Выложите его как награду или сразу получите ценность клада, и тогда Клад выходит из игры.
tip-drunkenness = Утрата; его кладут на пустую клетку или вместо Мёда, лежащего на поле.
tip-mead = Обычная награда, но вместо неё на клетку может лечь Хмель.
tip-statue = Кто её выкладывает, может поменять местами два других жетона на поле, даже жетоны Ущелий, но не фигуры и не нанесённые Ущелья.
tip-counsel = Одна ваша фигура делает шаг по своему ряду или столбцу на пустую клетку, а жетон ложится на клетку, где она стояла.
tip-dragon = В его ряду и в его столбце плюсы ничего не дают, до ближайшей Горы.
tip-mine = В его ряду и в его столбце все остальные жетоны считаются вдвойне, и плюсы, и минусы, до ближайшей Горы.
tip-wizard = Каждый замок вплотную к нему, сбоку, сверху или снизу, считается на ранг выше, чей бы он ни был.
tip-small_castle = Сумма ряда и столбца считается один раз. После эпохи замок возвращается к своему игроку.
tip-great_castle = Сумма ряда и столбца считается столько раз, каков ранг. После эпохи замок выходит из игры.

## Labels of a plain board

view-act = { $rules ->
    [kingdoms] Эпоха
   *[movie] Акт
}
view-backs = Какой из них
view-betrayed = предан
view-board = Поле
view-boards = Поле
view-drawn = Взят
view-extra = Прибавка
view-figures = { $rules ->
    [kingdoms] Замки
   *[movie] Фигуры
}
view-forecast = Подсчёт сейчас
view-gorge = Ущелье
view-hand = { $rules ->
    [kingdoms] Тайный жетон
   *[movie] Рука
}
view-has_drawn = взял жетон
view-is_chosen = выбрано
view-known = Известен
view-last_act = { $rules ->
    [kingdoms] Прошлая эпоха
   *[movie] Прошлый акт
}
view-left = Осталось
view-passes = Пасов подряд
view-pieces = { $rules ->
    [kingdoms] Ранг
   *[movie] Камни
}
view-points = Приносит
view-pool = Запас жетонов
view-seats = За столом
view-size = Осталось
view-squares = Клетки
view-tiles = Жетоны
view-troves = Цена в актах I, II, III
view-unseen = Неизвестные жетоны

## First steps

lesson-standard-goal = Все здесь слагают сагу о Беовульфе, а вы — Виглаф. В начале у вас 50 строк саги; у кого их после трёх актов больше всех, тот и победил.
lesson-standard-board = Это поле акта I. Жетоны с плюсом — награды, жетоны с минусом — утраты. Они идут в счёт каждой фигуре в том же ряду или в том же столбце.
lesson-standard-count = У вашего драккара 9 в ряду и −3 в столбце, вместе 6. На драккаре один камень, поэтому это считается один раз.
lesson-standard-figures = На замке два камня, на Тане три, на Беовульфе четыре: столько раз и считается сумма. В свой ход можно поставить фигуру: выберите Тана.
lesson-standard-place = На b4 ряд даёт 5, а столбец 10. Вместе 15, да трижды: 45 строк саги! Поставьте Тана туда.
lesson-standard-peril = Хюгд это совсем не по душе. Она кладёт в ваш ряд утрату, −6, и ваш Тан даёт уже только 27.
lesson-standard-draw = Вместо фигуры можно сыграть жетон. Но сначала жетон берут: возьмите.
lesson-standard-gorge = Что вы взяли, видите только вы. Но сейчас на руке есть кое-что полезнее: выберите Ущелье.
lesson-standard-cut = Ущелье делит свой ряд и свой столбец надвое. Положите его на c4, между вашим Таном и утратой.
lesson-standard-saved = До вашего Тана −6 больше не достаёт, он снова даёт 45. А в столбце c драккар Хюгд отрезан от шестёрки под ним.
lesson-standard-last = Хюгд поставила драккар, и пустой осталась только клетка e1. Когда поле заполнено, акт сразу кончается. Возьмите ещё жетон.
lesson-standard-boon = Клетка e1 — в столбце вашего драккара, и награда там кстати. Выберите Мёд.
lesson-standard-fill = Положите его на e1, и акт окончен.
lesson-standard-scored = Теперь считаются все фигуры. Ваш Тан принёс 45, а драккар 10: у вас 105 строк саги, у Хюгд 55.
lesson-standard-leave = К игрокам возвращаются только драккары. Замки, Таны и Беовульф после подсчёта выходят из игры. Так что хорошенько подумайте, когда их ставить!
lesson-standard-end = Впереди ещё два акта, и у каждого своё поле. У кого потом больше всех строк саги, тот и победил. Следующая сага — ваша!
lesson-kingdoms-goal = Вы — Виглаф, и вам нужно самое богатое королевство. В начале у вас 50 золота; у кого его после трёх эпох больше всех, тот и победил.
lesson-kingdoms-board = Это ваша земля. Жетоны с плюсом приносят золото, жетоны с минусом отнимают. Они идут в счёт каждому замку в том же ряду или в том же столбце.
lesson-kingdoms-count = У вашего замка на b1 в ряду 1, а в столбце 6, вместе 7. Это замок ранга 1, поэтому сумма считается один раз.
lesson-kingdoms-castle = Для замка ранга 2, 3 или 4 сумма считается дважды, трижды или четырежды. В свой ход можно поставить замок: выберите замок ранга 3.
lesson-kingdoms-place = На c3 ряд даёт 2, а столбец 13. Вместе 15, да трижды: 45 золота! Поставьте замок туда.
lesson-kingdoms-dragon = Хюгд посылает Дракона. В его ряду и в его столбце плюсы ничего не дают. Ваш замок приносит уже только 33.
lesson-kingdoms-secret = У каждого есть тайный жетон, и вашему как раз пора на поле: выберите Гору.
lesson-kingdoms-mountain = Гора делит свой ряд и свой столбец надвое. Положите её на d3, между вашим замком и Драконом.
lesson-kingdoms-saved = Через Гору Дракону не перебраться, да и −2 за ней теперь не страшны. Ваш замок приносит 51, больше, чем раньше!
lesson-kingdoms-draw = Хюгд поставила замок, и свободна одна клетка. Вместо замка можно взять жетон, но тогда его надо положить. Возьмите!
lesson-kingdoms-mine = Золотой рудник! Он удваивает все остальные жетоны в своём ряду и в своём столбце. Положите его на последнюю клетку, в столбец вашего замка.
lesson-kingdoms-scored = Поле заполнено, эпоха сразу кончается, и считаются все замки. Ваш замок ранга 3 принёс 90 золота: у вас 185, у Хюгд 87.
lesson-kingdoms-leave = Замки ранга 1 возвращаются к игрокам, а замки старших рангов после подсчёта выходят из игры. Так что хорошенько подумайте, когда их ставить!
lesson-kingdoms-end = Впереди ещё две эпохи на той же земле. У кого потом больше всех золота, тот и победил. Стройте с умом!
