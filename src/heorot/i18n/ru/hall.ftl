# The frame of the hall in the browser.

language = Язык
turn-lamp = Свет очага или дневной свет
welcome = Добро пожаловать в чертог
welcome-text = Выберите игру и садитесь за стол: в одиночку против ботов, компанией у одного экрана или с друзьями, которым вы пришлёте ссылку. Регистрация не нужна.
my-name = Моё имя
my-tables = Мои столы
games = Игры
listed-tables = Открытые столы
players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
rules = Правила
documentation = Документация (на английском)
who-plays = Кто играет?
seat-kind = Место { $number }
kind-me = Я ({ $name })
kind-bot = Бот
kind-friend = Друг по ссылке
kind-here = Кто-то у этого экрана
which-bot = Бот на месте { $number }
name = Имя
remove-seat = Убрать место { $number }
add-seat = Ещё одно место
edition = Издание
clock = Время на размышление у каждого игрока
no-clock = сколько угодно
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
open-table = За стол
free-seat = свободно
stage-over = окончена
stage-won = победа: { $names }
stage-open = есть места
stage-playing = идёт игра
waits-for = ожидание: { $names }
your-turn = Ваш ход
you-decide = Решаете вы
is-at-turn = делает ход
thinks = думает
is-ready = готово
is-away = не за столом
bot = бот
bot-is = бот: { bot-level }, { bot-manner }
points = Очки
place = Место
what-happened = Что произошло
chat = Беседа
close = Закрыть
watching = вы зритель
line-lost = Связь потеряна, пробуем снова…
question = Ваше решение
undo = Отменить
why-not = Почему нельзя?
why-nothing = Больше ничего не приходит на ум, чего вы могли бы хотеть, но нельзя.
let-go = Выбрать другое
asked = Вопрос к вам
asked-undo = { $name } хочет взять ход назад. Вы согласны?
asked-rematch = { $name } хочет сыграть ещё раз. А вы?
yes = Да
no = Нет
hand-over = Решает { $name }
look-away = Остальные пока не смотрят на экран.
i-am = Это я, { $name }
result = Итог
fingerprint = Отпечаток партии:
rematch = Сыграть ещё
export = Сохранить партию в файл
to-the-hall = В чертог
waiting-for-players = Стол ждёт, пока все сядут.
you = вы
invitation = Ссылка на это место: кто её получит, может сюда сесть
this-computer-only = Этот адрес знает только этот компьютер. Чтобы друзья могли прийти с других, откройте чертог командой: heorot serve --host 0.0.0.0
copy-link = Скопировать ссылку
copied = Скопировано
qr = Та же ссылка для сканирования
notify-me = Сообщить, когда мой ход
sit-down = Сесть
watch = Просто смотреть
rolling = Договариваемся о жребии…
coming = Минутку…
no-answer = Чертог не отвечает. Он ещё открыт?
no-table = Такого стола нет
no-table-text = Возможно, в ссылке ошибка или стол уже убран. Все игры — в чертоге.
no-place = Такой страницы нет
no-place-text = Возможно, в её адресе ошибка. Все игры — в чертоге.
say-something = Сообщение
send = Отправить
mute = Не читать: { $name }
unmute = Снова читать: { $name }
search-rules = Поиск по правилам
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}

# За столом.

menu = Меню
board = Стол
my-hand = Мои карты
choices = Что я могу сделать
all-choices = Все варианты: { $count }
all-of-them = Все: { $count }
players-here = Кто играет
points-of = { $name }: очков { $points }. Показать, откуда они
points-from = Откуда очки
points-secret = По правилам очки остальных остаются тайной до конца.
gain = { $name } { $points }: { $source }
log-unread = Что произошло; непрочитано: { $count }
short-log = Что было раньше, по правилам этой игры надо помнить самому.
nothing-said = Пока никто ничего не сказал.
behind = ещё { $count }, показать сразу
rule = Правило { $rule }
stale = Тем временем на столе всё изменилось, ход не сделан. Выберите ещё раз.
not-now = Для нынешнего вопроса это не годится.
decide = { $count ->
    [one] Решает { $names }
   *[other] Решают { $names }
}
# What somebody else is asked, in the words in which they are asked.
asked-so = «{ $question }»
turn-missed = Вы пропустили ход
change-mind = Передумать
ask-undo = Попросить взять назад
undo-asked = Остальных спрашивают, согласны ли они.
undo-refused = Согласны не все: ничего назад не берётся.
undo-counts = Это считается и будет названо в конце.
undone-known = Ход взят назад, хотя карта или кто-то другой уже что-то показали. Это считается и будет названо в конце.
bot-plays = За вас играет бот.
take-seat-back = Вернуться за стол
let-bot-play = Пусть за меня играет бот
leave-hint = Ваше место вас ждёт; вернуться можно через «Мои столы» в чертоге.
try-now = Попробовать сейчас
pace = Как быстро рассказывать, что делают другие
pace-slow = медленно
pace-normal = обычно
pace-quick = сразу
notified = Вам сообщат, когда будет ваш ход.
keys = Клавиши
single-keys = Пользоваться этими клавишами
key-choice = вариант с этим номером
key-tab = к следующей части стола
key-arrows = к предмету в эту сторону
key-enter = коснуться
key-escape = отпустить, закрыть
key-undo = взять назад
key-why = почему нельзя?
key-rule = правило о предмете
key-skip = сразу показать, что сделали другие
key-points = откуда очки
key-log = что произошло
key-chat = беседа
key-menu = меню
key-help = эти клавиши
dice-text = Перед началом партии каждый добавляет к перемешиванию своё число, чтобы никто не мог предвидеть, что выпадет.
dice-more = Как это устроено?
dice-how = Чертог уже связал себя своей частью: в конце можно проверить, что он её не подменил. Каждый добавляет число, сначала скрытое. Числа открываются, только когда собраны все, и из них следуют все случайности партии.
roll = Перемешать и начать
roll-always = Больше не спрашивать
own-number = Своё число вместо случайного
promise = Обязательство чертога:
decided = Решающая разница: { $source }, на { $points } больше, чем у игрока { $name }.
counting = Подсчёт очков…
skip = Пропустить
look-back = Посмотреть партию
fair = Был ли жребий честным?
holds = верно:
fails = неверно:
fair-promise = Это то самое обязательство, которое браузер получил до первого хода.
fair-table = То, что открыл чертог, соответствует его обязательству: его часть была определена до того, как он узнал хоть одно число.
fair-number = { $name }: число { $number }, как было обещано.
fair-my-number = { $name }: число { $number }, как было обещано; его выбрал этот браузер.
fair-meaning = Если хотя бы одно из этих чисел было случайным, никто, даже хозяин чертога, не мог предвидеть или выбрать то, что выпало.
fair-verify = Что все случайности следуют из этих чисел, каждый ход сделан по правилам и очки верны, проверит тот, кто сохранит партию в файл, командой
rematch-asked = Остальных спрашивают, сыграют ли они ещё раз.
moment = Момент партии
step-back = На шаг назад
step-on = На шаг вперёд
run = Пуск
halt = Стоп
eyes = Чьими глазами
eyes-of = вид: { $name }
eyes-of-all = вид: для всех
bot-for = Пусть за игрока { $name } играет бот
bot-sits = Посадить бота
leave = Встать из-за стола
closed = Этот стол закрыли до начала партии
not-here-yet = ещё нет

# A board without a drawing of its own.

at-a-glance = Памятка
yours = Ваше
all-of-it = Показать всё

# Чертог.

you-are = Ваше имя — { $name }.
rename = Сменить имя
keep = Сохранить
play-now = Играть сейчас
new-table = Новый стол
reconstructed = Некоторые числа восстановлены: какие?
no-listed-tables = Сейчас никто не открыл стол для всех.
finished-matches = Сыгранные партии
options = Варианты правил
the-table = Стол
who-sees = Кто видит этот стол в чертоге
private = никто: только те, у кого есть ссылка
listed = все, и свободные места можно занимать
open-and-invite = Открыть стол и пригласить
name-of-seat = Имя на месте { $number }
no-game = Такой игры нет
take-seat = Занять место
go-on = Продолжить
just-now = только что
watch-it = Смотреть
look-at-it = Посмотреть ещё раз
close-table = Закрыть этот стол
close-table-ask = Закрыть этот стол?
close-table-text = За него больше никто не сядет, и ссылки перестанут работать. Отменить это нельзя.
leave-open = Оставить открытым
off-list = Убрать из моего списка
is-off-list = Больше не в вашем списке; ссылка по-прежнему ведёт к столу.
invited-by = { $name } приглашает вас в игру «{ $game }»
also-there = За столом также: { $names }

# Правила.

contents = Содержание
in-its-place = Показать в тексте
no-rule-found = Об этом правил нет. Попробуйте другое слово или его часть.

# Первые шаги.

first-steps = Первые шаги
lesson-count = { $number } из { $count }
lesson-back = Назад
lesson-on = Дальше
lesson-show = Покажите
lesson-try = Попробуйте так: { $text }.
lesson-leave = Выйти
lesson-play = Сыграть с ботом
look = Как выглядит чертог
look-colours = Цвета
look-type = Шрифт
look-signs = Знаки
look-things = Предметы
thing = Предмет

# Hints.
hint = Подсказка
hint-comes = Подсказка обдумывается…
# Beside a choice, by what the search found.
verdict = { $verdict ->
    [best] лучше всего
    [worse] пожалуй, хуже
    [clearly_worse] явно хуже
    [unsure] возможно, не хуже
   *[close] почти не хуже
}
# Behind a name.
hints-asked = — { $count ->
    [one] { $count } подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}.
# Everybody who has, with how many.
hints-told = Подсказки: { $list }.
key-hint = подсказка, если стол её допускает
hints-allowed = За этим столом можно просить подсказки; все видят, кто сколько получил.
hints-not-allowed = За этим столом подсказок нет.
hints = Подсказки тому, кто решает
hints-usual = если с ботами играет один человек
hints-yes = разрешены
hints-no = без подсказок
