# Общие слова: заголовки свойств, стоимость, масти, места, цвета, жетоны, отряды.

title = Обет. Хроники империи и изгнания
about = Канцлер удерживает империю, изгнанники ищут путь к власти: завоевание, поддержка народа, реликвии или страшная тайна. Созывайте отряды, торгуйте с обитателями земель, ведите набеги, принимайте вассалитет — или рушьте его. Чем бы ни кончилась игра, мир запомнит её: победитель составит хронику, и следующая партия начнётся там, где закончилась эта.
about-components = Карты, реликвии, локации, кубики и шкалы «Обета» проверены по самим картам и правилам; русские названия карт, которых нет в своде законов, — наш перевод. Тексты свойств написаны нами. Порядок колоды реликвий в обучающей партии — реконструкция.

## Заголовки свойств

power = { $name }: { $parts }
power-joiner = { "; " }
power-if = { $name }, { $condition }: { $parts }
power-if-joiner = { "; " }
power-paid = { $name } ({ $cost }): { $parts }
power-paid-joiner = { "; " }
power-paid-if = { $name } ({ $cost }), { $condition }: { $parts }
power-paid-if-joiner = { "; " }
power-action = Действие
power-when-played = При розыгрыше
power-at-rest = Отдых
power-search = Поиск
power-muster = Созыв
power-trade = Торговля
power-recover = Обретение
power-campaign = Набег
power-travel = Перемещение
power-travel-for-all = Перемещение (доступно всем)
power-plan-attacker = Схема нападения
power-plan-defender = Схема защиты
power-plan-both = Схема сражения
power-persistent = Всегда
power-continuous = Постоянно
plan-discard-at-end = сбросьте эту карту в конце набега
plan-discard-if-chosen = но тогда сбросьте эту карту в конце набега
plan-discard-if-defeated = сбросьте эту карту, если проиграли

cost = { $parts }
cost-joiner = { ", " }
cost-favor = положите { $count } { $count ->
    [one] поддержку
    [few] поддержки
   *[other] поддержки
} на карту
cost-secrets = положите { $count } { $count ->
    [one] тайну
    [few] тайны
   *[other] тайн
} на карту
cost-favor-and-secrets = положите { $favor ->
    [one] { $favor } поддержку
   *[other] { $favor } поддержки
} и { $secrets ->
    [one] { $secrets } тайну
    [few] { $secrets } тайны
   *[other] { $secrets } тайн
} на карту
cost-burnt-favor = сожгите { $count } { $count ->
    [one] поддержку
    [few] поддержки
   *[other] поддержки
}
cost-burnt-secrets = сожгите { $count } { $count ->
    [one] тайну
    [few] тайны
   *[other] тайн
}

## Масти, места, цвета, роли

suit-discord = раздор
suit-arcane = магия
suit-order = порядок
suit-hearth = очаг
suit-beast = звери
suit-nomad = кочевье
of-discord = раздора
of-arcane = магии
of-order = порядка
of-hearth = очага
of-beast = зверей
of-nomad = кочевья

region-cradle = Столица
region-provinces = Провинции
region-hinterland = Окраины
place-cradle_1 = верхняя локация Столицы
place-cradle_2 = нижняя локация Столицы
place-provinces_1 = верхняя локация Провинций
place-provinces_2 = средняя локация Провинций
place-provinces_3 = нижняя локация Провинций
place-hinterland_1 = верхняя локация Окраин
place-hinterland_2 = средняя локация Окраин
place-hinterland_3 = нижняя локация Окраин
pile-cradle = сброс Столицы
pile-provinces = сброс Провинций
pile-hinterland = сброс Окраин
pile-cradle-bottom = под сброс Столицы
pile-provinces-bottom = под сброс Провинций
pile-hinterland-bottom = под сброс Окраин
pile-world-bottom = под колоду земель

colour-purple = лиловые
colour-red = красные
colour-blue = синие
colour-yellow = жёлтые
colour-white = белые
colour-black = чёрные

role-chancellor = канцлер
role-citizen = вассал
role-exile = изгнанник

action-search = Поиск
action-muster = Созыв
action-trade = Торговля
action-recover = Обретение
action-campaign = Набег
action-travel = Перемещение

cards = { $parts }
cards-joiner = { ", " }
dice = { $parts }
dice-joiner = { ", " }

## Вопросы и ответы

ask-act = Ваш ход. Провиант: { $supply }
ask-new_oathkeeper = Кому вы отдадите титул верного обету?
ask-choose = { $card }: выберите
ask-may = { $card }: { $effect }?
ask-player = { $card }: { $effect } — кто?
ask-which_card = { $card }: выберите карту
ask-which_suit = { $card }: выберите масть
ask-which_place = { $card }: выберите локацию
ask-which_region = { $card }: выберите регион
ask-which_player = { $card }: выберите игрока
ask-which_relic = { $card }: выберите реликвию
ask-how_many = { $card }: сколько?

option-done = Готово
option-card = { $card }
option-suit = { $suit }
option-place = { $place }
option-region = { $region }
option-relic = { $card }
option-number = { $number }
option-end = Отдых

## Что произошло

event-turn = Раунд { $number }, ходит { $seat }
event-gained_favor = { $seat } получает поддержку ({ $suit }): { $number }
event-got_burnt_favor = { $seat } получает сожжённую поддержку: { $number }
event-burnt_favor = { $seat } сжигает поддержку: { $number }
event-gave_favor = { $seat } отдаёт поддержку ({ $to }): { $number }
event-took_favor = { $seat } забирает поддержку ({ $victim }): { $number }
event-favor_to_bank = { $seat } кладёт поддержку в резерв ({ $suit }): { $number }
event-gained_secrets = { $seat } получает тайны: { $number }
event-burnt_secrets = { $seat } сжигает тайны: { $number }
event-gave_secrets = { $seat } отдаёт тайны ({ $to }): { $number }
event-took_secrets = { $seat } забирает тайны ({ $victim }): { $number }
event-flipped_secrets = { $seat } переворачивает тайны лицом вниз: { $number }
event-put_favor = { $seat } кладёт поддержку на карту «{ $card }»: { $number }
event-put_secrets = { $seat } кладёт тайны на карту «{ $card }»: { $number }
event-gained_supply = { $seat } получает провиант: { $number }
event-spent_supply = { $seat } тратит провиант: { $number }
event-gained_warbands = { $seat } получает отряды: { $number }
event-placed_warbands = { $seat } ставит отряды ({ $place }): { $number }
event-lifted_warbands = { $seat } забирает отряды на планшет ({ $place }): { $number }
event-killed_on_board = { $seat } теряет отряды на планшете: { $number }
event-killed_at = Убиты отряды ({ $place }, { $colour }): { $number }
event-discarded = { $seat } сбрасывает карту «{ $card }» ({ $pile })
event-discarded_unseen = { $seat } сбрасывает карту ({ $pile })
event-vision_drawn = Из колоды земель вышло видение: всего { $number }
event-took = { $seat } забирает: { $card }
event-took_from = { $seat } забирает у игрока { $victim }: { $card }
event-gave = { $seat } отдаёт игроку { $to }: { $card }
event-oathkeeper = { $seat } становится верным обету
event-power_used = { $seat } применяет свойство карты «{ $card }»
