# Тексты команд.

games-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
games-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}

new-seed = Роздано с зерном { $seed }.

# Which of the actions on the command line is meant; a refusal follows.
apply-place = { $total ->
    [1] { $action }:
   *[other] действие { $number } из { $total }, { $action }:
}

line-of-seat = { $seat }: { $text }

# $text is the text of an action, such as “End your turn”.
why-legal = { $action } — допустимое действие: { $text }.

## heorot verify

verify-match = { $game }, версия правил { $rules }, коробка { $box }
verify-commitment = Обязательство: { $commitment }. Если в начале партии был показан именно этот хеш, то им были заданы секрет стола, игра с её коробкой и настройками, места и кто начинает.
verify-number = Число: { $number } ({ $seat }), заранее заявлено хешем { $commitment }
verify-dice = Случай: он следует из секрета и чисел, указанных выше.
verify-open = Случай: открытый. Он следует из зерна { $seed }, и кто знал зерно, мог всё предвидеть; обязательства не было.
verify-moves = { $count ->
    [1] Ходы: единственный ход воспроизведён и допустим.
    [one] Ходы: воспроизведён { $count } ход; каждый был допустим и сделан тем, кому полагалось решать.
    [few] Ходы: воспроизведены все { $count } хода; каждый был допустим и сделан тем, кому полагалось решать.
   *[many] Ходы: воспроизведены все { $count } ходов; каждый был допустим и сделан тем, кому полагалось решать.
}
verify-result = Итог: стол в конце тот же, что и в файле, очки совпадают: { $scores }.
verify-fingerprint = Отпечаток партии: { $fingerprint }
verify-good = Проверено: в файле всё сходится.
verify-limits = Что этим не доказано: что сыграна была именно эта партия (если только в конце не был записан тот же отпечаток); что никто не подглядывал в карты: тот, кто держит стол, мог; что люди — те, кем названы, и что боты ходили сами.
verify-unfinished = { $file }: партия не окончена. Проверить её можно будет только в конце, когда случай раскроют.

## heorot simulate

simulate-playing = Идёт игра { $game }
simulate-left = осталось:
simulate-head = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, игроков: { $players }, зерно { $seed }
simulate-stopped = Остановлено раньше срока; запрошено партий: { $total }.
simulate-rotated = Один и тот же расклад играется по разу при каждой рассадке, чтобы везение никому не давало перевеса.
simulate-kept = Все остаются на своих местах.
simulate-seat = Место
simulate-bot = Бот
simulate-games = Партии
simulate-won = Победы
simulate-shared = Общие
simulate-rate = Доля побед
simulate-interval = Интервал 95 %
simulate-points = Очки ± ст. откл.
simulate-range = От–до
simulate-shares = В доле побед победа, разделённая на двоих, считается каждому за половину, и так далее.
simulate-ties = Общие победы: { $count } ({ $share })
simulate-length = Длина: в среднем { $mean } действия, стандартное отклонение { $deviation }, от { $least } до { $most }

## heorot arena

arena-against = Соперник
arena-ahead = Впереди
arena-rating = Рейтинг
arena-rating-note = Рейтинг OpenSkill, среднее ± отклонение: чем больше разрыв, тем вернее побеждает более сильный бот.
arena-more = Решено: { $bot } побеждает чаще, чем { $than }. Разница — { $value }, интервал 95 % от { $low } до { $high }; он верен, когда бы ни остановиться.
arena-less = Решено: { $bot } побеждает реже, чем { $than }. Разница — { $value }, интервал 95 % от { $low } до { $high }; он верен, когда бы ни остановиться.
arena-open = Не решено, кто побеждает чаще: { $bot } или { $than }. Разница — { $value }, интервал 95 % от { $low } до { $high }; он верен, когда бы ни остановиться.
arena-more-share = Решено: { $bot } выигрывает больше { $than } партий. Это { $value }, интервал 95 % от { $low } до { $high }; он верен, когда бы ни остановиться.
arena-less-share = Решено: { $bot } выигрывает меньше { $than } партий. Это { $value }, интервал 95 % от { $low } до { $high }; он верен, когда бы ни остановиться.
arena-open-share = Не решено, выигрывает ли { $bot } больше { $than } партий. Это { $value }, интервал 95 % от { $low } до { $high }; он верен, когда бы ни остановиться.
arena-title = { $game }: какой бот сильнее?
arena-lead = За { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
} лучше всех показал себя { $bot }: { $share } побед (интервал 95 % от { $low } до { $high }).
arena-wins = Как часто побеждает каждый бот
arena-fair = в среднем по всем местам
arena-course = Как устанавливалась доля { $bot }, партия за партией
arena-pairs = Кто кого опережает
arena-even = поровну
arena-points = Очки
arena-points-note = Как часто бот заканчивал с таким числом очков; черта — среднее.
arena-seats = Чего стоит место
arena-method = Как это получено
arena-intervals = Интервалы содержат истинное значение в 95 из 100 таких отчётов. Они вычислены по турам, а не по партиям: тур — это один и тот же расклад при всех рассадках, и только туры не зависят друг от друга.
arena-how = Условия { $setting }: правила { $rules }, коробка { $box }, зерно { $seed }. Туров: { $units }. Рассадок в каждом: { $seatings }.

## heorot play, serve

hall-open = Зал открыт: { $address } (Ctrl-C закрывает его)
hall-is-open = Зал уже открыт: { $address }
