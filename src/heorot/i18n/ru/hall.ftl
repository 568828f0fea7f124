# The frame of the hall in the browser.

language = Язык
turn-lamp = Свет очага или дневной свет
welcome = Добро пожаловать в чертог
welcome-text = Выберите игру и садитесь за стол: в одиночку против ботов, компанией у одного экрана или с друзьями, которым вы пришлёте ссылку. Учётная запись не нужна.
my-name = Моё имя
my-tables = Мои столы
games = Игры
listed-tables = Открытые столы
players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
rules = Правила
play = Играть
who-plays = Кто играет?
seat-kind = Место { $number }
kind-me = Я ({ $name })
kind-bot = Бот
kind-friend = Друг по ссылке
kind-here = Кто-то у этого экрана
which-bot = Какой бот
name = Имя
remove-seat = Убрать место { $number }
add-seat = Ещё одно место
more-settings = Другие настройки
edition = Издание
clock = Время на размышление каждому
no-clock = сколько угодно
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
list-table = Этот стол виден в чертоге всем
open-table = За стол
free-seat = свободно
stage-over = окончена
stage-open = есть места
stage-playing = идёт игра
waits-for = ожидание: { $names }
your-turn = Ваш ход
thinks = думает
is-ready = готово
is-away = не за столом
bot = бот
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
copy-link = Скопировать ссылку
copied = Скопировано
qr = Та же ссылка для сканирования
notify-me = Сообщить, когда мой ход
invited = Вас приглашают за стол
sit-down = Сесть
watch = Просто смотреть
rolling = Договариваемся о костях…
coming = Минутку…
no-answer = Чертог не отвечает. Он ещё открыт?
no-table = Такого стола нет
say-something = Скажите что-нибудь
send = Отправить
mute = Не читать: { $name }
unmute = Снова читать: { $name }
search-rules = Поиск по правилам
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
at-a-glance = Кратко о числах
yours = Ваше
all-of-it = Показать всё
in-hand = У вас в руке
