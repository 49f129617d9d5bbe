# Стол словами и слова страницы.

## Обеты, цели, фазы

oath-supremacy = Обет главенства
oath-people = Обет служения
oath-devotion = Обет мудрости
oath-protection = Обет спасения

goal-most_sites = больше всех локаций
goal-most_relics = больше всех реликвий и знамён
goal-peoples_favor = знамя народной поддержки
goal-darkest_secret = знамя страшной тайны
goal-grand_scepter = Большой скипетр
goal-of-oath = Верный обету
goal-of-successor = Преемник

phase-opening = подготовка
phase-wake = подъём
phase-act = действия
phase-rest = отдых
phase-round_end = конец раунда
phase-chronicle = составление хроники
phase-over = игра окончена

back-denizen = обитатель
back-vision = видение
back-relic = реликвия
back-none = колода пуста

## Описание стола

describe-round = Раунд { $number }, { $phase }, ходит { $seat }
describe-oath = { $oath }, верный обету: { $seat }
describe-usurper = { $oath }, узурпатор: { $seat }
describe-standing = { $source } ({ $goal }): { $parts }
describe-standing-joiner = { ", " }
describe-seat = { $seat }
describe-nobody = никто
describe-place = { $place }: { $parts }
describe-place-joiner = { ", " }
describe-laden = { $card } (поддержки { $favor }, тайн { $secrets })
describe-relics = реликвий { $count }
describe-favor = поддержки { $count }
describe-secrets = тайн { $count }
describe-warbands = отряды ({ $colour }) { $count }
describe-pawn = фигурка: { $seat }
describe-bandits = банды
describe-facedown = лицом вниз
describe-nothing = ничего
describe-banks = Резервы поддержки: { $parts }
describe-banks-joiner = { ", " }
describe-bank = { $suit } { $count }
describe-banner = { $card }: жетонов { $count }, у кого: { $who }
describe-banner-mob = { $card } (чернь): жетонов { $count }, у кого: { $who }
describe-world = Колода земель: верхняя карта — { $back }; видений вышло { $count }, поиск стоит { $number }
describe-pile = { $pile }: карт { $count }, видений среди них { $at }
describe-relic-deck = Реликвий в колоде { $count }, в реликварии { $at }
describe-player = { $seat } ({ $role }, { $colour }): провиант { $supply }, поддержка { $favor }, тайны { $secrets } и лицом вниз { $facedown }, отряды { $warbands } и в личном резерве { $bank }
describe-advisers = Советники: { $parts }
describe-advisers-joiner = { ", " }
describe-facedown-denizen = обитатель лицом вниз
describe-facedown-vision = видение лицом вниз
describe-facedown-relic = реликвия лицом вниз
describe-treasures = Реликвии и знамёна: { $parts }
describe-treasures-joiner = { ", " }
describe-vision = Открытое видение: { $card }
describe-drawn = Вы взяли: { $parts }
describe-drawn-joiner = { ", " }
describe-hidden = Ваши советники лицом вниз: { $parts }
describe-hidden-joiner = { ", " }
describe-known-site = Вы знаете: { $place } — { $card }
describe-known-relic = Вы знаете: { $place } — реликвия «{ $card }»
describe-known-adviser = Вы знаете: советник «{ $card }» у игрока { $seat }
describe-known-pile = Вы знаете: { $pile } — «{ $card }»
describe-known-world = Вы знаете: в колоде земель — «{ $card }»
describe-known-reliquary = Вы знаете: в реликварии, { $space } — «{ $card }»
describe-known-relic-deck = Вы знаете: в колоде реликвий — «{ $card }»
describe-known-hand = Вы знаете: в руке игрока { $seat } — «{ $card }»

## Буквы на фишках

letter-purple = Л
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-white = Б
letter-black = Ч

## Слова в текстах карт, рядом с которыми стоят значки

sign-favor = поддержк[а-я]*
sign-secrets = тайн[а-я]*|Тайн[а-я]*
sign-warband = отряд[а-я]*
sign-supply = провиант[а-я]*
sign-vision = видени[а-я]*
sign-relic = реликви[а-я]*
sign-discord = раздор[а-я]*
sign-arcane = маги[а-я]*
sign-order = поряд[а-я]*
sign-hearth = очаг[а-я]*
sign-beast = звер[а-я]*
sign-nomad = кочев[а-я]*
sign-skull = череп[а-я]*

## Страница

web-map = Карта земель
web-court = Цели, колоды и резервы
web-to-map = К карте
web-goals = Кто победил бы сейчас
web-oathkeeper = Верный обету
web-usurper = Узурпатор
web-round = Раунд { $number }
web-banks = Резервы поддержки
web-banners = Знамёна
web-mob = чернь
web-world = Колода земель
web-known-world = Вы знаете в колоде: { $cards }
web-relic-deck = Реликвий в колоде
web-reliquary = Имперский реликварий
web-reliquary-space = Реликвия на месте «{ $space }»
web-promises = Обещания
web-promise = { $by } обещает ({ $to }): { $promise }; до конца раунда { $number }
web-promise-peace = не нападать
web-promise-tribute = платить дань
web-promise-goodwill = держать слово
web-bandits = Банды
web-bandits-rule = Правят банды
web-ruled-by = Правит: { $who }
web-facedown-site = Неизведано
web-known-site = ({ $site })
web-you-know = Вы знаете: { $card }
web-favor = Поддержка
web-secrets = Тайны
web-secrets-both = Тайны: { $count }, лицом вниз: { $facedown }
web-supply = Провиант
web-bank = Отрядов в личном резерве
web-on-it = на ней: поддержки { $favor }, тайн { $secrets }
web-edifice-of = строение, { $suit }
web-ruin = руины
web-relic = реликвия
web-banner = знамя
web-vision = Видение
web-vision-goal = видение: { $goal }
web-capacity = Мест для карт: { $count }
web-recover-secrets = Реликвия: сжечь тайн — { $count }
web-recover-favor = Реликвия: { $count } поддержки в резерв ({ $suit })
web-recover-burn = Реликвия: сжечь { $count } поддержки
web-only-site = только на локацию
web-only-adviser = только в советники
web-locked = скованная
web-relic-dice = кубиков защиты: { $count }
web-my-board = Мой планшет
web-my-cards = Мои карты
web-drawn = Взятые карты
web-advisers = Советники
web-no-advisers = Советников пока нет
web-facedown = лежит лицом вниз
web-treasures = Реликвии и знамёна

web-war = Набег: { $place }
web-war-won = Набег удался: { $place }
web-war-lost = Набег отбит: { $place }
web-scene-war = Набег
web-scene-deal = Условия
web-scene-chronicle = Хроника
web-fold = Свернуть
web-attacker = Нападает
web-defender = Защищается
web-force = Армия
web-pool = Кубиков: { $count }
web-odds = Шанс нападающего
web-targets = Цели:
web-target-pawn = фигурка и поддержка
web-story = Ход набега
web-verdict = { $who } побеждает. { $oath }.
web-verdict-usurper = Узурпатор удержал титул.
web-verdict-vision = Сбылось: { $vision }.
web-verdict-steadfast = Верный обету удержал титул, и игра завершилась в раунде { $round }.
web-verdict-last_round = Закончился последний раунд.
web-verdict-successor = Вассал выполнил условие преемника и занял место канцлера.
web-ends-on = Раунд { $number }: игра завершится, если на кубике { $faces }
web-citizenship = Предложение вассалитета
web-deal = Договор
web-gives = { $who } отдаёт:
web-gives-nothing = ничего
web-penalty = За нарушение обещания: поддержки { $count }
web-chronicle = Хроника
web-keys-walk = на карте: от вещи к вещи
web-keys-inspect = рассмотреть выбранную карту
