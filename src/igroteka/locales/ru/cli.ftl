# Командная строка.

players = Игроков: { $least }–{ $most }
you = Игрок
bot = Бот { $number }
help = Отвечайте номером. Ещё можно: t — весь стол, u — отменить, q — выйти.
not-understood = Введите номер от 1 до { $count } или t, u, q.
cannot-undo = Отменить нельзя: с тех пор открылось что-то скрытое.
simulating = Играют боты
measuring = Измеряем
simulated = Игр: { $games }; решений за игру: { $choices }; игр в секунду: { $speed }
arena-games = В строке — победы над ботом из столбца; игр в каждой паре: { $games }
head-bot = Бот
head-wins = Победы
head-interval = Доверие 95%
head-rating = Рейтинг
head-score = Очки
head-seats = Игроков
head-games-per-second = Игр в секунду
head-choices-per-second = Решений в секунду
head-choices-per-game = Решений за игру
total = Итого
winners = Победа: { $names }
nobody-won = Никто из игроков не победил
components-fine = С этими компонентами можно играть: { $name }
components-standard = Это обычная коробка: в файле ничего не изменено.
