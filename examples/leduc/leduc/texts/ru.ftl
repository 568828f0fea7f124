# Leduc Hold'em. Карта стоит в именительном падеже, винительный — её атрибут.

card-jack = валет
    .accusative = валета
card-queen = дама
    .accusative = даму
card-king = король
    .accusative = короля

where = Круг { $number }

## Что можно сделать

action-fold = Пас
action-check = Чек
action-call = Уравнять: { $count ->
    [1] одна фишка
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
action-raise = Поднять на { $count }

## О чём спрашивают

question-betting = Что вы ставите?
question-over = Раздача окончена.

## Что произошло

event-dealt = { $seat } получает { NAME($card, form: "accusative") }.
event-folds = { $seat } пасует.
event-checks = { $seat } говорит «чек».
event-calls = { $seat } уравнивает.
event-raises = { $seat } поднимает на { $count }.
event-turned_up = Открыта общая карта: { $card }.
event-shows = { $seat } показывает { NAME($card, form: "accusative") }.
event-wins = { $count ->
    [1] { $seat } выигрывает одну фишку.
    [one] { $seat } выигрывает { $count } фишку.
    [few] { $seat } выигрывает { $count } фишки.
   *[many] { $seat } выигрывает { $count } фишек.
}
event-shares = Банк делится поровну.

## Почему нельзя

refusal-nothing_to_fold = Доставлять ничего не нужно, так что пасовать незачем: скажите «чек».
refusal-enough_raises = В этом круге уже поднимали столько раз, сколько можно ({ $count }): уравняйте или пасуйте.
refusal-game_over = Раздача окончена; ставить больше нельзя.

## Откуда очки

source-pot = банк

leduc-help = Ставка — то, что игрок поставил до сих пор. Карта, открытая во втором круге, общая.

## Подписи простой доски

view-card = Ваша карта
view-folded = пас
view-most_raises = Больше всего повышений в круге
view-paid = Ставка
view-raised = Повышений в этом круге
view-raises = Повышение, по кругам
view-round = Круг
view-seats = За столом
view-shown = Показано
view-turned_up = Открыто
