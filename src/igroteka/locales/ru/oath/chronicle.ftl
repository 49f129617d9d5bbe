# Подготовка, подъём и отдых, конец игры, составление хроники.

## Новый стол

option-name-start = Начало
start-new = новая хроника
start-learning = обучающая партия
start-chronicle = следующая партия хроники
option-name-chancellor = Канцлер
chancellor-chance = по жребию
option-name-seating = Порядок хода остальных
seating-chance = по жребию
seating-seats = как сидят
option-name-name = Имя новой хроники
option-name-text = Хроника из Tabletop Simulator (вставьте строку)
option-name-boards = Планшеты
boards-dealt = раздать по порядку
boards-choose = выбирать по очереди
setting-as_chancellor = Вы канцлер
setting-as_exile = Вы изгнанник
setting-first = Первая партия хроники
setting-learning = Обучающая партия

## Подготовка

ask-board = Выберите планшет
option-exile_board = { $colour }, изгнанник
option-citizen_board = { $colour }, вассал
ask-site_favor = Поддержки не хватает на все локации: куда положить следующую?
ask-pawn = Где начнёт ваша фигурка?
option-pawn = { $place }
ask-dealt = Какую карту оставить советником лицом вниз? Остальные будут сброшены
option-keep_dealt = { $card }
event-board_taken = { $seat } берёт планшет: { $colour }
event-pawn_placed = { $seat } ставит фигурку: { $place }
event-kept = { $seat } оставляет себе советника лицом вниз

## Подъём и отдых

ask-peoples_favor = Народная поддержка (сейчас { $favor }): добавьте поддержку или переложите в самый бедный резерв
option-feed_people = Положить 1 поддержку на знамя
option-drain_people = Переложить 1 поддержку со знамени в резерв: { $suit }
event-fed_people = { $seat } кладёт 1 поддержку на знамя народной поддержки
event-drained_people = { $seat } перекладывает 1 поддержку со знамени в резерв: { $suit }
event-mob = Знамя народной поддержки переворачивается на сторону с чернью ({ $seat })
event-usurper = { $seat } становится узурпатором
ask-opportunity = { $card }: что вы возьмёте?
option-site_favor = Взять 1 поддержку
option-site_secret = Взять 1 тайну
event-took_site_favor = { $seat } берёт 1 поддержку с локации: { $place }
event-took_site_secret = { $seat } берёт 1 тайну с локации: { $place }
event-cards_cleared = { $seat } отдыхает: поддержка с карт ушла в резервы, вернулось тайн: { $number }
event-refilled = { $seat } восполняет провиант: { $number }
passive-opportunity-favor = в конце фазы подъёма, если ваша фигурка здесь, можете взять 1 поддержку с этой локации
passive-opportunity-secret = в конце фазы подъёма, если ваша фигурка здесь, можете взять 1 тайну с этой локации
passive-opportunity-either = в конце фазы подъёма, если ваша фигурка здесь, можете взять 1 поддержку или 1 тайну с этой локации
passive-site-stays = при составлении хроники локации с картами { $suit } остаются на поле, кто бы ими ни правил

## Конец игры

event-end_rolled = { $seat } бросает кубик завершения: { $number }
event-won_usurper = { $seat } побеждает как узурпатор!
event-won_vision = { $seat } побеждает: сбылось «{ $card }»!
event-won_steadfast = Режим устоял: побеждает { $seat }!
event-won_last_round = Долгая война окончена: побеждает { $seat }!
event-won_successor = { $seat } побеждает как преемник канцлера!

## Составление хроники

ask-swear = Какой обет вы дадите?
option-swear = { $oath }
ask-offer_in_chronicle = Кому вы предложите вассалитет в новой империи?
option-invite = Предложить вассалитет: { $seat }
ask-join_winner = { $seat } предлагает вам вассалитет в новой империи. Согласны?
ask-edifice = Можете возвести или восстановить строение
option-build = Возвести: { $edifice } (на месте карты «{ $card }»)
option-repair = Восстановить: { $card }
ask-new_suit = Какой масти карт придёт в мир больше всего?
event-sworn = { $seat } даёт новый обет: { $oath }
event-citizens_flipped = Прежняя империя пала: все вассалы становятся изгнанниками ({ $seat })
event-joined_winner = { $seat } становится вассалом новой империи ({ $winner })
event-refused_winner = { $seat } не принимает вассалитет ({ $winner })
event-built = { $seat } возводит строение «{ $card }»: { $place }
event-repaired = { $seat } восстанавливает строение «{ $card }»: { $place }
event-site_lost = Забыта локация: { $place }
event-fell_to_ruin = Строение «{ $card }» обращается в руины: { $place }
event-site_found = Открыта новая локация: { $place }
event-cards_added = В мир приходят карты масти «{ $suit }»: { $number }
event-archive_renewed = Архив восстановлен, из ссылки возвращаются карты масти «{ $suit }»: { $number }
event-cards_dispossessed = Карт отправлено в ссылку: { $number }
event-chronicle_written = Хроника составлена ({ $seat }). Обет следующей партии: { $oath }

## Хроника словами

tale-title = Хроника «{ $name }»
tale-untitled = Хроника без названия
tale-age = { $parts }
tale-age-joiner = { " " }
tale-when = Эпоха { $game }.
tale-when-under = Эпоха { $game }, { $oath }.
tale-winner = Победа: { $winner }.
tale-who-role = { $role }, { $colour }
tale-who-named = { $name } ({ $who })
tale-by-usurper = Узурпатор удержал титул, шёл раунд { $round }.
tale-by-vision = Сбылось «{ $card }», шёл раунд { $round }.
tale-by-steadfast = Режим устоял, шёл раунд { $round }.
tale-by-last_round = Восемь раундов войны не поколебали власти канцлера.
tale-by-successor = Преемник сменил канцлера, шёл раунд { $round }.
tale-ruled = Под властью победителя: { $parts }.
tale-ruled-joiner = { ", " }
tale-sworn-in = В новую империю вступили: { $parts }.
tale-sworn-in-joiner = { ", " }
tale-built = Строение «{ $card }» поднялось там, где { $place }.
tale-fallen = Обратились в руины: { $parts }.
tale-fallen-joiner = { ", " }
tale-lost = Забыты локации: { $parts }.
tale-lost-joiner = { ", " }
tale-suit = Мир стал ближе к масти «{ $suit }».
tale-next = Впереди партия { $game }: { $oath }
tale-citizens = Вассалы: { $parts }
tale-citizens-joiner = { ", " }
tale-region = { $region }: { $parts }
tale-region-joiner = { "; " }
tale-site = { $place } ({ $parts })
tale-site-joiner = { ", " }
tale-facedown = { $place } скрыта
tale-relics = { $count ->
    [one] { $count } реликвия
    [few] { $count } реликвии
   *[other] { $count } реликвий
}
tale-cards = Карт в колоде земель: { $world }, в ссылке: { $dispossessed }, в архиве: { $archive }; реликвий в колоде: { $relics }

repair-relic-on-map = Реликвия «{ $card }» лежала на поле дважды: вторая убрана
repair-relic-in-deck = Реликвия «{ $card }» была лишней в колоде реликвий и убрана
repair-relics-dealt = Колоды реликвий не было: реликвии перемешаны ({ $count })
repair-relics-missing = Недостающие реликвии положены на колоду реликвий: { $count }
repair-sites-dealt = Пустые места заняты случайными закрытыми локациями: { $count }
repair-world-dealt = Это новая хроника: колода земель собрана по правилам первой партии
repair-visions-dealt = В колоде земель не было видений: они замешаны по правилам
repair-turned-up = В регионе не было открытых локаций: открыта { $place }

## Что не так с набором

fault-count = здесь { $found }, а должно быть { $needed }.
fault-of-suit = масти «{ $suit }» здесь { $found }, а должно быть { $needed }.
fault-names = здесь должны быть: { $names }.
fault-ranks = у видений с целями разный порядок проверки.
fault-brackets = деления идут от большего числа отрядов к меньшему и кончаются на 0.
fault-end-rolls = кубик бросают после раундов { $names }, и хотя бы одна грань кончает игру.
fault-number = номер { $number } занят дважды или слишком велик: по номерам карты и локации узнаёт хроника.
fault-low-numbers = первой партии нужны { $needed } обитателей с номерами до { $needed }, а их { $found }.
