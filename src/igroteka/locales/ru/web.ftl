# Слова самой страницы: одни для всех игр.

site-title = Игротека
footer = Любительский проект: не связан с издателями игр и не заменяет коробку на столе.
nav = Разделы
nav-rules = Правила
nav-about = О проекте
loading = Загружаем…
close = Закрыть
cancel = Отмена
save = Сохранить
nowhere = Такой страницы здесь нет
to-home = На главную

## Имя и настройки

guest = Гость
guest-name = Гость { $number }
change-name = Сменить имя: { $name }
your-name = Как вас зовут?
settings = Настройки
setting-language = Язык
setting-theme = Оформление
setting-speed = Скорость показа
setting-sound = Звук, когда наступает ваш ход
setting-ask-ending = Переспрашивать, если в конце хода что-то останется неиспользованным
language-ru = Русский
language-en = English
theme-system = как в системе
theme-light = светлое
theme-dark = тёмное
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-off = без движения

## Главная

games = Игры
players-from-to = Игроков: от { $least } до { $most }
play-now = Играть
new-table = Новый стол
my-tables = Мои столы
open-tables = Открытые столы
no-tables = Вы ещё ни во что не играете.
no-open-tables = Сейчас никто не ищет соперников.
more-tables = Показать ещё
status-open = Ждём игроков
status-playing = Идёт игра
status-over = Игра окончена
status-stopped = Остановлена
your-turn = Ваш ход
your-answer = Ваш ответ
turn-of = Ходит { $name }

## Новый стол

new-table-of = Новый стол: { $title }
with-whom = С кем играем?
how-many = Сколько игроков?
preset-bots = С ботами
preset-friends = С друзьями по ссылке
preset-shared = За одним экраном
seat-kind-me = я
seat-kind-open = место для друга
seat-kind-bot-easy = бот: слабый
seat-kind-bot-normal = бот: средний
seat-kind-bot-hard = бот: сильный
table-public = Показать стол на главной, чтобы мог сесть любой
ready-settings = Готовые настройки
details = Подробности
open-table = Открыть стол
start-playing = Начать игру

## Места за столом

bot = Бот
seat-open = Свободное место
numbered-name = { $name } { $number }
level-easy = слабый
level-normal = средний
level-hard = сильный
you = вы
away = не за столом
decides = решает
waiting-room = Игра начнётся, как только все места будут заняты.
share-explained = Пошлите друзьям ссылку на этот стол:
share-link = Ссылка на стол
copy-link = Копировать
copied = Скопировано
take-seat = Сесть
leave-seat = Встать
leave = Отойти: за меня сыграет бот
you-are-away = Вы отошли, за вас играет бот.
come-back = Вернуться
delete-table = Удалить стол
delete-sure = Удалить навсегда?
hide-table = Убрать из моих столов
hide-sure = Точно убрать?
remove-guest = Попросить уйти
barred = Хозяин попросил вас уйти. Сесть за этот стол больше нельзя, но смотреть можно.

## За столом

spectating = Вы смотрите
round = Раунд { $number }
title-your-turn = ● Ваш ход — { $title }
waiting-for = Ждём: решает { $name }
question = Что сделать
options = Что можно сделать
my-area = Моя сторона стола
zoom-in = Ближе
zoom-out = Дальше
zoom-fit = Вся карта
counted = { $what }: { $count }
cost-of = Стоимость: { $cost }
nothing-here = Здесь пока ничего нет
menu = Меню
tabs = Вкладки
tab-board = Стол
tab-players = Игроки
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
skip = Показать сразу
undo = Отменить
undo-ask = Попросить отмену
undo-explained = Вернуть последний выбор (U); долгое нажатие возвращает к началу хода
undo-ask-explained = С тех пор открылось что-то скрытое: отмена — с согласия остальных (U)
undo-asked = Вы попросили отменить ход. Ждём согласия остальных.
undo-wish = { $name } просит отменить ход.
agree = Согласиться
decline = Отказать
withdraw = Передумать
hint = Подсказка
hint-explained = Что сделал бы сильный бот (H)
hint-title = Сильный бот сделал бы так (шансы на победу сейчас { $percent } %):
hint-gains = К концу хода: { $terms }.
hint-costs = Цена: { $terms }.
hint-waits = Остальное было бы хуже.
thinking = Думаем…
chance-kept = останутся { $percent } %
chance = станут { $percent } %
rule = Правило { $id }
rule-bent-by = Правила сейчас изменяют: { $names }
all-rules = Все правила
option-final = { $option } (откроется новое)
final-explained = Откроется или выпадет что-то новое; если за столом есть другие люди, отмена — с их согласия
ending-unused = Останется неиспользованным: { $what }.
ending-free = Этот выбор можно будет отменить.
ending-soon = Отменить можно, пока никто не пошёл дальше; потом — с согласия остальных.
ending-consent = Отменить потом можно только с согласия остальных.
ask-no-more = Больше не спрашивать
not-yet = Ещё нет
pass-screen = Передайте экран: { $name }
pass-screen-explained = Стол откроется, когда игрок будет готов.
i-am = Готово, решает { $name }
log-empty = Игра только началась.
show-earlier = Показать, что было раньше
chat-empty = Пока все молчат.
chat-say = Сказать…
chat-send = Сказать
chat-spectator = зритель
chat-mute = Не показывать
chat-block = Заблокировать
chat-block-explained = Вы не будете слышать этого человека ни за одним столом, а он не сможет сесть за ваши столы.
chat-silenced = Кого вы не слышите: { $count }
chat-muted = скрыт за этим столом
chat-blocked = заблокирован
chat-unmute = Показывать
chat-unblock = Разблокировать
line-lost = Связь потеряна. Восстанавливаем…
try-now = Попробовать сейчас
coach-title = Как здесь играть
coach-1 = Под полем написано, чего от вас ждут, и перечислено всё, что можно сделать.
coach-2 = То же самое можно сделать прямо на поле и в руке: доступное светится.
coach-3 = Почти любой выбор можно отменить, а подсказка покажет, как сыграл бы сильный бот.
coach-keys = Всё можно делать и с клавиатуры: ? покажет клавиши.
coach-done = Понятно

## Конец игры

you-won = Вы победили!
you-won-with = Вы победили вместе: { $names }
winners = { $count ->
    [1] Победа: { $names }
   *[other] Победу делят: { $names }
}
nobody-won = Никто из игроков не победил
category = За что
total = Итого
rematch = Реванш
to-rematch = К реваншу
play-on = Играть дальше
to-next-game = К следующей партии
play-on-with-others = Дальше с другими игроками
chronicle = Хроника
chronicle-ages = Эпохи этого мира
chronicle-now = Мир сейчас
chronicle-empty = Это первая партия: вспоминать пока нечего.
look-at-table = Посмотреть на стол
show-result = Итоги
record = Запись игры

## Правила

rules-explained = Правила пересказаны по пунктам нашими словами. На номера пунктов ссылаются вопросы за столом.
search-rules = Найти в правилах
nothing-found = Ничего не нашлось.

## О проекте

about-title = О проекте
about-what-title = Что это
about-what = «Игротека» — стол для больших настольных игр в браузере: с друзьями по ссылке, с ботами или всем вместе за одним экраном. Стол знает правила, предлагает только то, что можно, и помнит каждую партию.
about-fan-title = Чьи это игры
about-fan = Это некоммерческий любительский проект. Он не связан с авторами и издателями игр и ими не одобрен; названия и товарные знаки принадлежат их владельцам. Правила пересказаны нашими словами, поле и карты нарисованы нами, знаки взяты из свободного набора. Понравилась игра — купите коробку.
about-data-title = Откуда сведения о картах и поле
about-data = В книгах правил напечатаны не все компоненты. Чего в них нет, мы восстановили по открытым описаниям; ваш экземпляр может кое в чём отличаться. Такие отличия можно исправить самому: «Новый стол», «Свои компоненты».
about-privacy-title = Что мы о вас знаем
about-privacy = Только имя, которым вы назвались, и партии, в которых участвовали. Вместо пароля — метка в вашем браузере. Попросите — и мы вас забудем: сотрём имя и столы, за которыми вы одни; за остальными ваше место займёт бот, а сказанное вами останется без имени.
forget-me = Забыть меня
forget-me-sure = Забыть навсегда?
about-thanks-title = Спасибо
about-thanks = Знаки — game-icons.net (Lorc, Delapouite и другие), лицензия CC BY 3.0. Шрифты — Alegreya (Huerta Tipográfica) и PT Sans («ПараТайп»), лицензия OFL.

## Что не так

error-refused = Так сделать нельзя.
error-broken = На сервере что-то сломалось. Попробуйте ещё раз.
error-unavailable = Сервер не может добраться до своей базы данных. Попробуйте чуть позже.
error-bad-request = Сервер не понял запроса.
error-no-connection = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
error-no-identity = Обновите страницу: стол вас не узнал.
error-no-table = Такого стола нет. Возможно, хозяин его удалил.
error-no-game = Такой игры здесь нет.
error-newer-rules = За этим столом играют по более новым правилам: обновите сервер.
error-stale = Стол успел измениться. Посмотрите ещё раз.
error-illegal = Сейчас так нельзя.
error-not-asked = Сейчас решаете не вы.
error-not-yours = Это не ваше место.
error-taken = Это место уже занято.
error-open-seats = Кого-то ещё не хватает.
error-not-started = Игра ещё не началась.
error-started = Игра уже началась.
error-too-fast = Слишком быстро. Подождите немного.
error-stopped = Эта партия остановлена: правила за столом сломались или думали слишком долго. Запись партии можно сохранить.
error-too-long = Это заняло слишком много времени и было прервано.
error-too-many-uploads = Вы отправляете слишком много файлов: больше { $number } в минуту нельзя. Подождите немного.
error-too-many-openings = Вы открываете слишком много столов: больше { $number } в час нельзя. Подождите немного.
error-too-many-hints = Слишком много подсказок: больше { $number } в минуту нельзя. Подождите немного.
error-crowded = С вашего адреса просят слишком много: предел — как у { $number } человек. Подождите немного.
error-hint-waiting = Вы уже ждёте подсказку.
error-too-many-sockets = Слишком много открытых столов: больше { $number } страниц сразу нельзя. Закройте лишние.
error-too-many-tables = Слишком много незаконченных столов с ботами: больше { $number } нельзя. Доиграйте или удалите один из них.
error-others-play = Здесь играют другие. Удалить стол можно, когда они уйдут.
error-barred = Хозяин не пускает вас за этот стол.
error-no-guest = Там нет гостя.
error-nothing-to-undo = Отменять нечего.
error-nothing-asked = Просьба об отмене уже снята.
error-not-host = Это может только тот, кто открыл стол.
error-no-bot = Там нет бота.
error-no-seat = Такого места нет.
error-bad-components = С этим набором компонентов играть нельзя:
error-too-large = Файл слишком велик.
error-bad-record = Запись повреждена.
error-over = Игра окончена, вернуть ход уже нельзя.
error-no-legacy = Продолжать здесь нечего.
error-no-chronicle = Никакой хроники за этим столом нет.
error-not-over = Запись появится, когда игра закончится.
error-empty = Напишите хоть что-нибудь.
error-hidden-letters = Здесь есть знаки, которых не видно.

## Повтор партии

replay = Повтор партии
replay-of = Повтор партии: { $title }
replay-play = Показать
replay-pause = Пауза
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-choice = Номер шага
replay-play-on = Сыграть отсюда с ботами
to-table = К столу
curve = Очки по ходу партии
curve-missing = График очков сейчас недоступен.

## Клавиши

key-space = Пробел
keys-title = Клавиши
keys-choose = сделать выбор с этой меткой
keys-end = закончить: кнопка справа
keys-undo = отменить последний выбор
keys-undo-turn = вернуться к началу хода
keys-hint = подсказка
keys-recap = показать, что изменилось
keys-tab = к следующей кнопке или цели
keys-enter = нажать на неё
keys-escape = закрыть окно, убрать подсказку и выделение
keys-help = этот список

## Что изменилось

recap = Что изменилось
recap-explained = Показать за три секунды, что сделали остальные (R)
recap-title = Пока вы ждали

## Запись игры

open-record = Открыть запись
open-record-explained = Посмотрите сохранённую партию ход за ходом или продолжите её за столом.
record-file = Файл записи
record-missing = Выберите файл записи: его можно скачать после любой партии.
other-record = Другая запись
record-to-table = Продолжить за столом
bad-record = Запись повреждена: ошибка в строке { $line }.
bad-record-details = Подробности от программы:
replay-eyes = Глазами игрока
replay-turn-back = К предыдущему ходу
replay-turn-forward = К следующему ходу
replay-speed = Скорость
replay-speed-of = ×{ $times }

## Свои компоненты

own-components = Свои компоненты
own-components-explained = В вашей коробке напечатано иначе? Скачайте файл с обычным набором, исправьте его в любом текстовом редакторе и загрузите сюда: за этим столом будут играть по нему.
components-download = Скачать обычный набор
components-upload = Загрузить свой набор
components-fit = Играем с набором «{ $name }».
components-standard = Файл ничем не отличается от обычного набора.
components-remove = Играть с обычным набором
played-with-components = За этим столом играют со своими компонентами: «{ $name }».
components-file = Скачать набор
