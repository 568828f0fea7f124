# Зверь (Beest).
#
# Место может быть Молчуном: сообщение seat-silent. Пещера — сообщение cave-… по её выходам, вход приходит
# как $colour. Вердикт говорит, что обнаружилось: его атрибутами кончаются предложения.

seat-silent = Молчун
    .genitive = Молчуна
    .accusative = Молчуна

## Вещи

entrance = { $colour ->
    [top] верх
    [middle] середина
   *[bottom] низ
}

cave-top_middle = { entrance } → верх/середина
cave-top_bottom = { entrance } → верх/низ
cave-middle_bottom = { entrance } → середина/низ

stack-black = чёрная стопка
    .accusative = чёрную стопку
stack-red = красная стопка
    .accusative = красную стопку
stack-yellow = жёлтая стопка
    .accusative = жёлтую стопку
stack-green = зелёная стопка
    .accusative = зелёную стопку
stack-blue = синяя стопка
    .accusative = синюю стопку
stack-white = белая стопка
    .accusative = белую стопку

marker-1 = чёрный жетон с одной головой
marker-2 = чёрный жетон с двумя головами
marker-3 = чёрный жетон с тремя головами
marker-4 = чёрный жетон с четырьмя головами
marker-5 = чёрный жетон с пятью головами
marker-red = красный жетон
marker-yellow = жёлтый жетон
marker-green = зелёный жетон
marker-blue = синий жетон
marker-white = белый жетон

verdict-yes = да
    .last = это был Зверь, и все заражены. Зверь получает по очку за каждого участника, остальные — по очку за каждую голову на своём чёрном жетоне
    .named = объявление верно. За него дают по очку за каждого участника минус головы на своём чёрном жетоне; прочие незаражённые получают по два очка за каждый цветной жетон
    .complete = набор полон. Незаражённые получают по два очка за каждый цветной жетон
verdict-no = нет
    .last = это не Зверь
    .named = объявление неверно. За это теряют по очку за каждого участника, а остальным не достаётся ничего
    .complete = набор не полон, значит, это Зверь или кто-то из заражённых

# Figures of a box that are reconstructed.
caves = карты пещер
figure-copies = сколько карт каждого вида ({ $things })

option-expeditions = экспедиций

## Как далеко зашла партия

where = Экспедиция { $number } из { $count }, раунд { $round }

# Часть краткой записи действия.
short-form = { $piece ->
    [t] в
    [m] с
    [b] н
    [tm] вс
    [tb] вн
    [mb] сн
    [on] дальше
    [silent] молчун
   *[other] { $piece }
}

## Что можно сделать

action-lay = { $seat } получает: { $cave }
action-lay_cave = Положить: { $cave }
action-go_on = Продолжить без объявления
action-announce = Объявить: полный набор у { NAME($seat, form: "genitive") }

## О чём спрашивает стол

question-over = Партия окончена.
question-before = Ваш ход начинается. Хотите объявить, что кто-то собрал полный набор?
question-before_as_beest = Ваш ход начинается. Вы — Зверь, а он ничего не объявляет.
question-laying = Какую пещеру получит { $seat }?
question-others_laying = Сейчас раскладывают пещеры.
question-others_announcing = Сейчас можно сделать объявление.
question-after = Ваш ход заканчивается. Хотите объявить, что кто-то собрал полный набор?
question-after_as_beest = Ваш ход заканчивается. Вы — Зверь, а он ничего не объявляет.

## Что произошло

event-expedition_begins = Начинается экспедиция { $count }.
event-sees_stack = У { NAME($seat, form: "genitive") } { $stack }.
event-turn_begins = Ходит { $seat }.
event-takes = { $seat } берёт из ряда { NAME($seat2, form: "genitive") }: { $cave }.
event-draws = { $seat } добирает: { $cave }.
event-lays = { $seat } кладёт в ряд { NAME($seat2, form: "genitive") }: { $cave }.
event-no_passage = { $seat } не находит прохода.
event-passages = { $count ->
    [one] { $seat } находит { $count } проход и никого не встречает.
    [few] { $seat } находит { $count } прохода и никого не встречает.
   *[many] { $seat } находит { $count } проходов и никого не встречает.
}
event-meets_again = { $seat } снова встречает { NAME($seat2, form: "accusative") }, но обмен у них уже был.
event-meets = { $seat } встречает { NAME($seat2, form: "accusative") }, и они обмениваются жетонами.
event-receives = { $seat } получает от { NAME($seat2, form: "genitive") } { $marker }.
event-last_marker = { $seat } отдаёт последний жетон: { NAME($verdict, form: "last") }.
event-announces = { $seat } объявляет, что полный набор у { NAME($seat2, form: "genitive") }: { NAME($verdict, form: "named") }.
event-goes_on = { $seat } ничего не объявляет.
event-set_complete = { $seat } заканчивает ход, обменявшись со всеми, кроме одного: { NAME($verdict, form: "complete") }.
event-abandoned = { $count ->
    [one] Прошёл { $count } раунд: экспедиция прервана, очков не получает никто.
    [few] Прошло { $count } раунда: экспедиция прервана, очков не получает никто.
   *[many] Прошло { $count } раундов: экспедиция прервана, очков не получает никто.
}
event-shows_stack = { $seat } показывает { NAME($stack, form: "accusative") }.
event-scores = { $seat }: { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
   *[many] { $count } очков.
}
event-match_over = Партия окончена.

## Почему нельзя

refusal-match_over = Партия окончена: все экспедиции сыграны ({ $count }). Ходов больше нет.
refusal-announce_first = Сначала скажите, объявляете ли вы что-нибудь; потом будете раскладывать пещеры.
refusal-laid_already = В этот ход вы свои пещеры уже разложили. Снова вы будете раскладывать их в следующий ход.
refusal-lay_first = Сначала разложите пещеры, оставшиеся на руке ({ $count }); объявления делают после встречи.
refusal-chosen_already = Для этой пещеры место уже выбрано: { $cave }. Возьмите другую или отмените выбор.
refusal-not_in_hand = Такой пещеры у вас на руке нет: { $cave }. Положить можно только то, что на руке.
refusal-no_silent_one = Когда играют вшестером, Молчун не участвует. Назовите игрока.
refusal-no_such_seat = { $seat } здесь не играет: игроков всего { $count }.
refusal-not_yourself = Назвать себя нельзя. Если полон ваш собственный набор, экспедиция сама закончится в конце вашего хода.
refusal-other_number = У { NAME($seat, form: "genitive") } не может быть полного набора: получено жетонов — { $count }, а нужно ровно { $count2 }.
refusal-beest_is_silent = Вы — изначальный Зверь, а он ничего не объявляет, о ком бы ни шла речь.

## Откуда очки

source-infecting = Все заражены (очки Зверя)
source-heads = Головы (очки заражённого)
source-colours = Цветные жетоны
source-right = Верные объявления
source-wrong = Неверные объявления

## Стол

beest-silent = Молчун
beest-you = вы
beest-pile = Колода
beest-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
beest-hand = Рука
beest-passage = проход
beest-markers = Жетоны
beest-met = Встречи
beest-nobody = —
beest-clean = не заражён
beest-knowledge = Что вы знаете
beest-spectator-knowledge = Что знают все
beest-stack = У вас { $stack }
beest-own-beest = Вы — Зверь.
beest-own-infected = Вы заражены: голов на чёрном жетоне — { $count }.
beest-own-clean = Вы не заражены.
beest-chance-beest = Зверь
beest-chance-infected = заражён
beest-chance-complete = набор полон
beest-expedition = Экспедиция { $number }
beest-was-beest = Зверь: { $seat }
beest-was-infected = заражён, голов: { $count }
beest-ending-all_infected = все заражены
beest-ending-own_win = полный набор: { $seat }
beest-ending-right = верное объявление: { $seat }
beest-ending-wrong = неверное объявление: { $seat }
beest-ending-abandoned = прервана
beest-help = ▶ — чей сейчас ход. Ряд показывает пещеры участника слева направо; там, где выход совпадает со следующим входом, путь идёт дальше без разрыва. Последние три — укрытие, пещеры перед ним бледные; если три пещеры укрытия соединены, за ним стоит «{ beest-passage }». ✓ — пещера, которую вы выбрали для этого ряда и ещё можете взять назад. Краткая запись пещеры — её вход и выходы: t — верх, m — середина, b — низ; в m-tb входят посередине, а выходят вверху или внизу. ● — полученный жетон, ○ — тот, что ещё предстоит отдать. Проценты — всё, что следует из виденного вами: насколько вероятно, что участник — Зверь, что он заражён или, если ему не хватает одного обмена, что у него полный набор и назвать его было бы верно. Σ — сумма, под ней очки каждой экспедиции. За Молчуна никто не играет: он получает пещеры от всех вас, с ним встречаются и обмениваются, как с любым другим, он набирает очки и может победить.

## In the lobby

about-standard = Один из вас — Зверь, никто не знает кто, и любой встречный может быть заражён.

## Labels of a plain board

view-beest = Зверь
view-by = Кем
view-chances = Что можно заключить
view-choice = Пещеры, которым выбирают место
view-cleared = точно не Зверь
view-complete = Набор полон
view-ended = Прошлые экспедиции
view-ending = Исход
view-expeditions = Экспедиций
view-fits = подходит
view-giver = Кто дал
view-hand = Открытая рука
view-heads = Голов
view-hideout = Пещер в укрытии
view-infected = Заражён
view-left = Осталось жетонов
view-markers = Получено жетонов
view-meets = С кем пока обмен
view-met = Встречи
view-participants = За столом
view-passage = проход
view-pile = Пещер в колоде
view-points = Очки за экспедиции
view-received = Полученные вами жетоны
view-rounds = Раундов до прекращения
view-right = если верно
view-row = Пещеры
view-shown = Стопка в прошлой экспедиции
view-side = Вы
view-stack = Ваша стопка
view-stakes = Что даст объявление
view-start = Начал
view-who = Кому
view-wrong = если неверно
view-ending-abandoned = прервана
view-ending-all_infected = все заражены
view-ending-own_win = полный набор
view-ending-right = верное объявление
view-ending-wrong = неверное объявление
view-side-beest = Зверь
view-side-clean = не заражены
view-side-infected = заражены

## First steps

lesson-standard-goal = Вы — Виглаф, вместе с другими вы во льдах. Один из вас — Зверь, и знает об этом только он сам. Экспедиций три; у кого после них больше всех очков, тот и победил.
lesson-standard-silent = Вас трое, и участвует сама коробка: это Молчун. Он никогда не ходит, но его можно встретить. И даже Молчун может оказаться Зверем.
lesson-standard-stack = В вашей стопке три красных жетона. У Зверя стопка чёрная, значит, вы не Зверь. Но знаете об этом только вы.
lesson-standard-caves = Перед каждым лежит ряд пещер, и последние три — это укрытие. Если из каждой пещеры выход ведёт ко входу следующей, это проход.
lesson-standard-lay = В свой ход вы даёте каждому из остальных по пещере. Две последние пещеры Хюгд подходят друг к другу, а с этой получится проход. Дайте её Хюгд.
lesson-standard-wall = У Бреки выход упирается в скалу: что ни положи, прохода не будет. Дайте ему эту пещеру. Последняя достанется Молчуну.
lesson-standard-meet = Ровно один проход: вы встречаете Хюгд и обмениваетесь верхними жетонами стопок. Её жетон жёлтый, значит, Хюгд не Зверь. Без проходов или при нескольких ничего бы не случилось.
lesson-standard-others = Ход Хюгд: она встречает Бреку. Чем они обменялись, видят только они двое.
lesson-standard-black = Но смотрите: теперь у Хюгд два жетона. Два цвета — это полный набор, и экспедиция бы кончилась. Значит, один из жетонов чёрный: Хюгд заражена, а Брека — Зверь!
lesson-standard-announce = Ваш ход. Вы могли бы объявить, что у Хюгд полный набор, но вы-то знаете правду. Продолжайте без объявления.
lesson-standard-away = Вам нужен ещё жетон Молчуна. Проходов к Хюгд и Бреке быть не должно: дайте эту пещеру Хюгд.
lesson-standard-last = А эту — Бреке. Последняя достанется Молчуну, и у него она подойдёт.
lesson-standard-complete = Вы встретили Молчуна и получили зелёный жетон. Жёлтый и зелёный, чёрных нет: набор полный. Завершите ход без объявления.
lesson-standard-won = Все стопки открыты: Брека был Зверем, Хюгд была заражена. За каждый цветной жетон вы получаете два очка, всего 4.
lesson-standard-side = Кому достался чёрный жетон, тот заражён и охотится вместе со Зверем: если заражены все, победил Зверь. А кто верно объявит чужой набор, получит здесь 4 очка; ошибка отнимет 4.
lesson-standard-end = Это была одна экспедиция, а в партии их три. Не верьте никому и следите за проходами. Удачи во льдах!
