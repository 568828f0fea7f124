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
simulate-rotated = После каждой партии все пересаживаются на одно место.
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

## heorot play, serve

hall-open = Зал открыт: { $address } (Ctrl-C закрывает его)
hall-is-open = Зал уже открыт: { $address }
