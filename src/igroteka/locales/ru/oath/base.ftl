# Общие слова: заголовки свойств, стоимость, масти, места, цвета, жетоны, отряды.

title = Обет. Хроники империи и изгнания
about = Канцлер удерживает империю, изгнанники ищут путь к власти: завоевание, поддержка народа, реликвии или страшная тайна. Созывайте отряды, торгуйте с обитателями земель, ведите набеги, принимайте вассалитет — или рушьте его. Чем бы ни кончилась игра, мир запомнит её: победитель составит хронику, и следующая партия начнётся там, где закончилась эта.
about-components = Карты, реликвии, локации, кубики и шкалы «Обета» проверены по самим картам и правилам; русские названия карт, которых нет в своде законов, — наш перевод. Тексты свойств написаны нами. Порядок колоды реликвий в обучающей партии — реконструкция.

## Заголовки свойств

power-action = Действие: { $parts }
power-action-joiner = { "; " }
power-action-paid = Действие ({ $cost }): { $parts }
power-action-paid-joiner = { "; " }
power-when-played = При розыгрыше: { $parts }
power-when-played-joiner = { "; " }
power-when-played-paid = При розыгрыше ({ $cost }): { $parts }
power-when-played-paid-joiner = { "; " }
power-at-rest = Отдых: { $parts }
power-at-rest-joiner = { "; " }
power-at-rest-paid = Отдых ({ $cost }): { $parts }
power-at-rest-paid-joiner = { "; " }
power-modifier-search = Поиск: { $parts }
power-modifier-search-joiner = { "; " }
power-modifier-search-paid = Поиск ({ $cost }): { $parts }
power-modifier-search-paid-joiner = { "; " }
power-modifier-muster = Созыв: { $parts }
power-modifier-muster-joiner = { "; " }
power-modifier-muster-paid = Созыв ({ $cost }): { $parts }
power-modifier-muster-paid-joiner = { "; " }
power-modifier-trade = Торговля: { $parts }
power-modifier-trade-joiner = { "; " }
power-modifier-trade-paid = Торговля ({ $cost }): { $parts }
power-modifier-trade-paid-joiner = { "; " }
power-modifier-recover = Обретение: { $parts }
power-modifier-recover-joiner = { "; " }
power-modifier-recover-paid = Обретение ({ $cost }): { $parts }
power-modifier-recover-paid-joiner = { "; " }
power-modifier-campaign = Набег: { $parts }
power-modifier-campaign-joiner = { "; " }
power-modifier-campaign-paid = Набег ({ $cost }): { $parts }
power-modifier-campaign-paid-joiner = { "; " }
power-modifier-travel = Перемещение: { $parts }
power-modifier-travel-joiner = { "; " }
power-modifier-travel-paid = Перемещение ({ $cost }): { $parts }
power-modifier-travel-paid-joiner = { "; " }
power-plan-attacker = Схема нападения: { $parts }
power-plan-attacker-joiner = { "; " }
power-plan-attacker-paid = Схема нападения ({ $cost }): { $parts }
power-plan-attacker-paid-joiner = { "; " }
power-plan-defender = Схема защиты: { $parts }
power-plan-defender-joiner = { "; " }
power-plan-defender-paid = Схема защиты ({ $cost }): { $parts }
power-plan-defender-paid-joiner = { "; " }
power-plan-both = Схема сражения: { $parts }
power-plan-both-joiner = { "; " }
power-plan-both-paid = Схема сражения ({ $cost }): { $parts }
power-plan-both-paid-joiner = { "; " }
power-persistent = Всегда: { $parts }
power-persistent-joiner = { "; " }
power-persistent-paid = Всегда ({ $cost }): { $parts }
power-persistent-paid-joiner = { "; " }
power-continuous = Постоянно: { $parts }
power-continuous-joiner = { "; " }
power-continuous-paid = Постоянно ({ $cost }): { $parts }
power-continuous-paid-joiner = { "; " }
plan-discard-at-end = сбросьте эту карту в конце набега
plan-discard-if-defeated = проиграв, сбросьте эту карту

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

ask-act = Ваш ход: действуйте или отдыхайте. Провианта: { $supply }
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
