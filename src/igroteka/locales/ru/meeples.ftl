# «Миплы и Монстры»: слова игры. Тексты компонентов собираются из этих сообщений.

title = Миплы и Монстры
about = Город осаждают монстры, и король ищет нового графа-маршала. Тяните миплов из мешка, отправляйте их строить город, учиться и сражаться, выполняйте тайные квесты. Когда прибудет весь Тёмный Совет, останется два раунда: победит тот, у кого больше победных очков.
about-components = В правилах «Миплов и Монстров» есть состав коробки, символы, примеры и ответы на вопросы, но почти нет значений с карт и жетонов. Количества, подготовка и всё, что прямо названо в правилах, взято оттуда; силы, очки, квесты, большинство локаций, комнаты башен и жетоны наград мы восстановили так, чтобы они сходились с правилами, и проверили игрой ботов. С напечатанными картами они не совпадают.

## Тексты компонентов

list-and = { $parts } и { $last }
list-and-joiner = { ", " }
list-or = { $parts } или { $last }
list-or-joiner = { ", " }

text-activate = отправьте { $units } ▶ { $effect }
text-this-turn = { $effect } до конца хода
text-for-good = { $effect } до конца игры
text-crown = Король горы: отправьте сюда { $units }
text-reign = если в начале вашего следующего хода вас отсюда не вытеснили, получите награду за лучшего из своих бойцов ({ $parts })
text-reign-joiner = { "; " }
crown-gain = { $unit } — { $effect }
text-stock = жетон приносит с собой { $units }; больше здесь взять нельзя
text-token = получите { $vp } ПО, { $condition }
text-gives = тогда { $effect }
text-ability-development = раз в ход в фазу развития: { $effect }
text-ability-main = раз в ход, пока вы отправляете бойцов: { $effect }
text-ability-draw = раз в каждую вашу фазу добора: { $effect }

effect-gain-vp = получите { $count } ПО
effect-gain-unit = возьмите { $units }
effect-gain-prestige = возьмите бойца любого престиж-класса на выбор
effect-draw-meeples = вытяните из мешка ещё { $count ->
    [1] одного мипла
    [few] { $count } мипла
   *[other] { $count } миплов
}
effect-return-placed = верните в запас { $units } из тех, кто здесь
effect-return-fighter = верните в запас { $units } из участвовавших
effect-cleanse-tavern-lodgings = верните в запас { $units } из таверны или спален
effect-cleanse-tavern = верните в запас { $units } из таверны
effect-draw-quests = возьмите { $count ->
    [1] квест
    [few] { $count } квеста
   *[other] { $count } квестов
}
effect-draw-discard = возьмите { $count ->
    [1] квест
    [few] { $count } квеста
   *[other] { $count } квестов
} и сбросьте { $discard } с руки
effect-discard-quest = сбросьте с руки невыполненный квест, если он есть
effect-keep = { $unit }, отправленный сюда, вернётся в таверну после фазы добора
effect-stow = верните из спален в мешок до { $count } миплов, если хотите; каждый другой игрок может вернуть { $others }
effect-build = постройте одну из открытых локаций в пустой ячейке и получите награду этой ячейки
effect-train = замените карту героя этого класса картой следующего уровня, заплатив её цену в ПО
pay-quest = сбросить с руки невыполненный квест
pay-rest = отправить { $units } из таверны в спальни
pay-rest-all = отправить всех своих { $units } (хотя бы одного) из таверны в спальни

bonus-all = ваши { $units } получают +{ $amount } к боевой силе
bonus-others = все остальные ваши бойцы получают +{ $amount } к боевой силе
bonus-pair = ваши { $units }, отправленные { $beside }, получают +{ $amount } к боевой силе
bonus-against = вы получаете +{ $amount } к общей боевой силе в каждом бою { $foe }
bonus-per-corruption = один боец на ваш выбор получает +1 к боевой силе за каждого осквернённого в ваших спальнях
bonus-one-beside = раз в ход один { $unit }, отправленный { $beside }, получает +{ $amount } к боевой силе
bonus-call-up = раз в ход, отправив к монстру { $beside }, можете добавить туда же { $units } из спален
bonus-vp-with = за каждого монстра, побеждённого с участием { $units }, получите ещё { $vp } ПО
bonus-per-level = каждый { $unit } получает +{ $amount } к боевой силе за каждый уровень своего монстра; Тёмный Совет считается третьим уровнем
bonus-stand-in = каждый { $unit } в локациях и в бою может считаться ещё и любым базовым бойцом: он даёт и получает усиления этого класса, кроме свойств карты героя

against-humanoid = против гуманоида
against-beast = против чудовища
against-undead = против нежити

if-tavern = если вы собрали в таверне хотя бы { $units }
if-types-at-level = если отправили сюда не меньше { $count } разных классов с картами героев уровня { $level ->
    [3] 3
   *[other] { $level } и выше
}
if-sent = если отправили сюда хотя бы { $units }

goal-gather = соберите в таверне к концу своей фазы добора хотя бы { $units }
goal-defeat = победите { $what }{ $clauses }
goal-defeat-joiner = { "" }
foe-any = { $count ->
    [1] монстра
   *[other] { $count } монстров
}
foe-humanoid = { $count ->
    [1] гуманоида
   *[other] { $count } гуманоидов
}
foe-beast = { $count ->
    [1] чудовище
   *[other] { $count } чудовищ
}
foe-undead = { $count ->
    [1] нежить
   *[other] { $count } монстров типа «Нежить»
}
foe-district = { " " }с символом { $district }
foe-level = { " " }уровня { $level ->
    [3] 3
   *[other] { $level } и выше
} (Тёмный Повелитель и приспешник тоже подходят)
foe-strength = { " " }силой не меньше { $strength }
foe-overrun = { " " }в захваченном районе
foe-same-district = { " " }в одном районе
foe-one-turn = { " " }за один ход
foe-units = , отправив в этот бой хотя бы { $units }
foe-overkill = { " " }с перевесом в боевой силе не меньше { $amount }
goal-build = постройте локацию
goal-activate = активируйте { $count ->
    [1] локацию
    [few] { $count } разные локации
   *[other] { $count } разных локаций
}{ $clauses }
goal-activate-joiner = { "" }
location-district = { " " }в районе { $district }
location-units = , отправив туда хотя бы { $units }
goal-trained = поднимите хотя бы { $count ->
    [1] базовый класс
    [few] { $count } базовых класса
   *[other] { $count } базовых классов
} до уровня { $level ->
    [3] 3
   *[other] { $level } или выше
}
goal-pile-type = соберите к концу игры в стопке побеждённых хотя бы { $count } { $foe }
goal-pile-district = соберите к концу игры в стопке побеждённых хотя бы { $count } монстров с символом { $district }
goal-pile-level = { $count ->
    [1] хотя бы одного монстра
   *[other] хотя бы { $count } монстров
} уровня { $level ->
    [3] 3
   *[other] { $level } и выше
}
goal-pile-each = соберите к концу игры в стопке побеждённых хотя бы по { $count } монстра каждого типа
many-any = монстров
many-humanoid = гуманоидов
many-beast = чудовищ
many-undead = монстров типа «Нежить»
goal-most = пусть в конце игры у вас будет { $units } вместе не меньше, чем у любого другого игрока
goal-at-most = пусть в конце игры у вас будет не больше { $count } { $units }

## Вопросы

ask-develop = Фаза развития: кого отправить в Капитолий?{ $sealed ->
    [0] { "" }
   *[other] { " " }{ warning-sealed }
}
ask-assign = Основная фаза: кого и куда отправить?{ $sealed ->
    [0] { "" }
   *[other] { " " }{ warning-sealed }
}
warning-sealed = Свойство героя откроет скрытое: тех, кто уже отправлен, после этого свободно не вернуть
ask-finish = { $place }: кого ещё отправить? Пока этого мало
ask-resolve = Что выполнить сначала?
ask-ability = Фаза развития: какое свойство использовать?
ask-build = { $thing }: какую локацию построить?
ask-lot = Где построить? { $location }
ask-take = { $thing }: кого взять?
ask-return = { $thing }: кого вернуть в запас?
ask-keep = { $thing }: кто вернётся в таверну?
ask-cleanse = { $thing }: откуда вернуть осквернённого в запас?
ask-discard = { $thing }: какой квест сбросить?
ask-complete = Какой квест завершить сначала?
ask-stow = { $thing }: кого вернуть из спален в мешок? Можно ещё: { $count }
ask-draw_phase = Фаза добора: какое свойство использовать?
ask-district = { $monster }: район «{ $district }» заполнен. Куда поставить монстра?
ask-may = { $thing }: { $effect }, если хотите. Сделать это?
ask-choose = { $thing }: выберите одно
ask-player = { $thing }: выберите игрока

## Ответы

option-send = Отправить: { $unit } → { $place }
option-send_as = Отправить: { $unit } как { $role } → { $place }
option-call_up = Добавить из спален: { $unit } → { $place }
option-use = Использовать свойство: { $thing }
option-proceed = Готово: дальше
option-commit = Готово: выполнить действия
option-resolve = Сначала: { $thing }
option-build = Построить: { $location }
option-at = Построить здесь: { $slot }
option-take = Взять: { $unit }
option-return = Вернуть в запас: { $unit }
option-keep = Оставить на следующий ход: { $unit }
option-cleanse = Вернуть осквернённого { $area }
option-discard = Сбросить квест: { $quest }
option-complete = Завершить квест: { $quest }
option-stow = В мешок: { $unit }
option-enough = Достаточно
option-district = Монстр идёт сюда: { $district }

## События

event-token = Тёмный Совет: { $monster } — { $thing }
event-turn = Раунд { $number }, ходит { $seat }
event-first = { $seat } ходит первым: ни у кого в таверне нет большего числа осквернённых
event-vp = { $seat } получает ПО: { $number } ({ $thing })
event-vp_lost = { $seat } теряет ПО: { $number } ({ $thing })
event-sent = { $seat } отправляет: { $unit } → { $place }
event-sent_as = { $seat } отправляет: { $unit } как { $role } → { $place }
event-called_up = { $seat } вызывает из спален: { $unit } → { $place }
event-ousted = { $seat } занимает гору; бойцы прежнего хозяина ({ $other }) уходят в спальни: { $place }
event-reigned = { $seat } остаётся королём горы, бойцы уходят в спальни: { $place }
event-used = { $seat } использует свойство: { $thing }
event-built = { $seat } строит: { $location } ({ $slot })
event-stocked = { $location }: на жетоне { $unit } × { $number }
event-trained = { $seat } повышает уровень: { $unit }, теперь { $number }
event-gained = { $seat } получает: { $unit } ({ $thing })
event-lacking = { $seat } никого не получает, в запасе пусто: { $unit } ({ $thing })
event-out_of_stock = { $seat } никого не получает, на жетоне пусто: { $unit } ({ $location })
event-flocked = { $seat }: к бойцам стекается народ захваченного района ({ $place })
event-returned = { $seat } возвращает в запас: { $unit } ({ $thing })
event-rested = { $seat } отправляет в спальни: { $unit }
event-stowed = { $seat } возвращает из спален в мешок: { $unit }
event-kept = { $seat } оставляет в таверне на следующий ход: { $unit }
event-fought = { $seat } сражается с силой { $number }: { $monster }
event-defeated = { $seat } побеждает: { $monster }
event-claimed = { $seat } заполняет комнату башни: { $room }
event-stayed = { $seat } держит гору до своего следующего хода: { $place }
event-tired = { $seat }: очистка, миплы уходят в спальни
event-appeared = В город приходит монстр: { $monster } ({ $district })
event-exhausted = Колода монстров пуста: в город никто не приходит
event-arrival = Прибывает Тёмный Совет (карта { $number } из 3): { $number ->
    [1] каждому в мешок кладут осквернённого, остальные игроки тянут по одному миплу, добор теперь 5
    [2] каждому в мешок кладут осквернённого, остальные игроки тянут по одному миплу, добор теперь 6
   *[other] после этого раунда будут два финальных
}
event-final = Финальный раунд { $number } из 2
event-drew = { $seat } вытягивает: { $unit }
event-refilled = { $seat } возвращает всех из спален в мешок
event-drew_quests = { $seat } берёт квесты: { $number }
event-drew_quest = { $seat } берёт квест: { $quest }
event-reshuffled = Сброшенные квесты перемешаны в новую колоду
event-discarded = { $seat } сбрасывает квест: { $quest }
event-completed = { $seat } завершает квест: { $quest }
event-failed = { $seat } не выполняет квест: { $quest }
event-offered = Открыт жетон локации: { $location }
event-opened = Открыта комната башни: { $room } ({ $district })
event-standstill = Тридцать раундов без побед: игра заканчивается
event-over = Игра окончена

## Итоги

score-monsters = Монстры
score-council = Тёмный Совет
score-quests = Квесты
score-city = Город
score-training = Обучение
score-penalties = Невыполненные квесты

## Что изменит ход: слова подсказки; 0 — если сосчитать нечего

more-points = { $count ->
    [0] перевес в победных очках больше
    [one] на { $count } победное очко больше
    [few] на { $count } победных очка больше
   *[many] на { $count } победных очков больше
}
less-points = { $count ->
    [0] перевес в победных очках меньше
    [one] на { $count } победное очко меньше
    [few] на { $count } победных очка меньше
   *[many] на { $count } победных очков меньше
}
more-army = { $count ->
    [0] армия сильнее
    [one] в армии на { $count } мипла больше
    [few] в армии на { $count } мипла больше
   *[many] в армии на { $count } миплов больше
}
less-army = { $count ->
    [0] армия слабее
    [one] в армии на { $count } мипла меньше
    [few] в армии на { $count } мипла меньше
   *[many] в армии на { $count } миплов меньше
}
more-heroes = { $count ->
    [0] герои и усиления полезнее
    [one] у героев на { $count } уровень больше
    [few] у героев на { $count } уровня больше
   *[many] у героев на { $count } уровней больше
}
less-heroes = { $count ->
    [0] от героев и усилений меньше пользы
    [one] у героев на { $count } уровень меньше
    [few] у героев на { $count } уровня меньше
   *[many] у героев на { $count } уровней меньше
}
more-quests = { $count ->
    [0] квесты ближе к выполнению
    [one] на руках на { $count } квест больше
    [few] на руках на { $count } квеста больше
   *[many] на руках на { $count } квестов больше
}
less-quests = { $count ->
    [0] квесты дальше от выполнения
    [one] на руках на { $count } квест меньше
    [few] на руках на { $count } квеста меньше
   *[many] на руках на { $count } квестов меньше
}

## Что пропадёт, если закончить ход

unused-fighters = миплы в таверне — { $count }
unused-abilities = способности героев — { $count }

## Стол словами

describe-round = Раунд { $number }, ходит { $seat }: { $phase }; первым ходит { $other }
describe-decks = В колоде монстров карт: { $monsters }, в колоде квестов: { $quests }
describe-arrivals = Карт прибытия вышло: { $arrivals }; добор: { $draw }
describe-final = Финальный раунд { $number } из 2
describe-supply = Запас: { $list }
describe-discard = Сброшенные квесты: { $list }
describe-used = Уже использовано в этот ход: { $list }
describe-district = { $district }: монстры — { $monsters }; места — { $built }; свободно — { $free }
describe-overrun = { $district }, захваченный район: к каждому месту здесь придут крестьяне: { $count }
describe-monster = { $monster } (сила { $strength }, ПО { $vp })
describe-overlord = { $monster } — { $token }
describe-stock = { $location } ({ $count })
describe-tower = { $district }, башня: открытая комната — { $room }; закрытых: { $left }
describe-arriving = Ищет себе место: { $monster }
describe-list = { $parts }
describe-list-joiner = { ", " }
describe-none = нет
describe-council = Тёмный Совет: { $list }
describe-offer = Можно построить: { $list }; жетонов в стопке: { $left }
describe-party = { $place }, { $seat }: { $list }
describe-fight = { $party }; сила отряда { $power }
describe-stand-in = { $unit } как { $role }
describe-added = { $unit } (из запаса)
describe-player = { $seat }: ПО { $vp }, миплов в мешке { $bag }, квестов в руке { $quests }
describe-tavern = Таверна: { $list }
describe-lodgings = Спальни: { $list }
describe-kept = Вернутся в таверну после добора: { $list }
describe-levels = Герои: { $list }
describe-level = { $unit } (уровень { $level }, сила { $strength })
describe-class = { $unit } (сила { $strength })
describe-pile = Побеждённые монстры: { $list }
describe-completed = Завершённые квесты: { $list }
describe-rooms = Комнаты башен: { $list }
describe-fought = Уже сражались: { $list }
describe-unfinished = Невыполненные квесты: { $list }
describe-quests = Квесты в вашей руке: { $list }
describe-count = { $unit } × { $count }

## Настройки партии

option-name-towers = Мини-дополнение «Четыре башни»
towers-without = без башен
towers-with = с башнями

## Прочие названия

phase-development = фаза развития
phase-main = основная фаза
phase-draw = фаза добора
area-tavern = из таверны
area-lodgings = из спален
type-humanoid = Гуманоид
type-beast = Чудовище
type-undead = Нежить
kind-completion = При выполнении условий
kind-ongoing = В процессе игры
kind-end = В конце игры
role-city = Монстр
role-overlord = Тёмный Повелитель
role-minion = Приспешник

## Классы

unit-peasant = крестьянин
unit-warrior = воин
unit-mage = маг
unit-cleric = жрец
unit-knight = рыцарь
unit-ranger = следопыт
unit-paladin = паладин
unit-shaman = шаман
unit-corruption = осквернённый
units-peasant = { $count ->
    [1] крестьянина
   *[other] { $count } крестьян
}
units-warrior = { $count ->
    [1] воина
   *[other] { $count } воинов
}
units-mage = { $count ->
    [1] мага
   *[other] { $count } магов
}
units-cleric = { $count ->
    [1] жреца
   *[other] { $count } жрецов
}
units-knight = { $count ->
    [1] рыцаря
   *[other] { $count } рыцарей
}
units-ranger = { $count ->
    [1] следопыта
   *[other] { $count } следопытов
}
units-paladin = { $count ->
    [1] паладина
   *[other] { $count } паладинов
}
units-shaman = { $count ->
    [1] шамана
   *[other] { $count } шаманов
}
units-corruption = { $count ->
    [1] осквернённого
   *[other] { $count } осквернённых
}
units-any = { $count ->
    [1] любого бойца
   *[other] { $count } любых бойцов
}
units-trainable = бойца класса, у которого есть следующий уровень
units-prestige = { $count ->
    [1] бойца престиж-класса
   *[other] { $count } бойцов престиж-класса
}
of-peasant = крестьян
of-warrior = воинов
of-mage = магов
of-cleric = жрецов
of-knight = рыцарей
of-ranger = следопытов
of-paladin = паладинов
of-shaman = шаманов
of-corruption = осквернённых
all-peasant = крестьяне
all-warrior = воины
all-mage = маги
all-cleric = жрецы
all-knight = рыцари
all-ranger = следопыты
all-paladin = паладины
all-shaman = шаманы
beside-peasant = вместе с крестьянином
beside-warrior = вместе с воином
beside-mage = вместе с магом
beside-cleric = вместе со жрецом
beside-knight = вместе с рыцарем
beside-ranger = вместе со следопытом
beside-paladin = вместе с паладином
beside-shaman = вместе с шаманом

## Районы

district-castle = Замок
district-village = Деревня
district-university = Университет
district-cathedral = Собор
of-castle = Замка
of-village = Деревни
of-university = Университета
of-cathedral = Собора
slot-castle_1 = Замок, ячейка 1
slot-castle_2 = Замок, ячейка 2
slot-village_1 = Деревня, ячейка 1
slot-village_2 = Деревня, ячейка 2
slot-university_1 = Университет, ячейка 1
slot-university_2 = Университет, ячейка 2
slot-cathedral_1 = Собор, ячейка 1
slot-cathedral_2 = Собор, ячейка 2
thing-castle_1 = { slot-castle_1 }
thing-castle_2 = { slot-castle_2 }
thing-village_1 = { slot-village_1 }
thing-village_2 = { slot-village_2 }
thing-university_1 = { slot-university_1 }
thing-university_2 = { slot-university_2 }
thing-cathedral_1 = { slot-cathedral_1 }
thing-cathedral_2 = { slot-cathedral_2 }

## Названия

thing-builders = Ряд строителей
thing-drill_square = Плац
thing-arrival_1 = Прибытие Тёмного Совета
thing-arrival_2 = Прибытие Тёмного Совета
thing-arrival_3 = Прибытие Тёмного Совета
thing-two_masters = Награда за двух мастеров
thing-two_veterans = Награда за двух ветеранов
thing-three_veterans = Награда за трёх ветеранов
thing-three_masters = Награда за трёх мастеров
thing-prestige_token = Награда за престиж
thing-peasants_token = Награда за крестьян
thing-peasant = Крестьянин
thing-warrior = Воин
thing-mage = Маг
thing-cleric = Жрец
thing-knight = Рыцарь
thing-ranger = Следопыт
thing-paladin = Паладин
thing-shaman = Шаман
thing-skeleton = Скелет
thing-sawdust_bandit = Бандит из опилок
thing-rat_pack = Крысиная стая
thing-forest_wolf = Волк из леса
thing-crate_thief = Похититель ящиков
thing-hollow_scarecrow = Полое пугало
thing-beaver_raider = Бобёр-налётчик
thing-hedge_witch = Ведьма-травница
thing-moth_eaten_ghost = Траченный молью призрак
thing-termite_swarm = Рой термитов
thing-kindling_imp = Бес-поджигатель
thing-crypt_page = Паж из склепа
thing-ghoul = Упырь
thing-iron_nail_ogre = Огр с железными гвоздями
thing-banner_vulture = Знамённый стервятник
thing-vampire_courtier = Вампир-придворный
thing-turncoat_captain = Капитан-перебежчик
thing-monstrous_tree = Чудовищное дерево
thing-thicket_boar = Кабан из чащи
thing-pitchfork_rebel = Бунтарь с вилами
thing-barrow_wight = Курганное умертвие
thing-mill_giant = Мельничный великан
thing-ink_homunculus = Чернильный гомункул
thing-giant_bookworm = Гигантский книжный червь
thing-failed_experiment = Неудачный опыт
thing-bottled_phantom = Фантом в бутылке
thing-rogue_conjurer = Беглый заклинатель
thing-fallen_deacon = Падший диакон
thing-waking_gargoyle = Ожившая горгулья
thing-choir_of_shades = Хор теней
thing-belfry_bat = Летучая мышь с колокольни
thing-plague_bearer = Разносчик чумы
thing-hoard_dragon = Дракон лесного склада
thing-rust_marshal = Ржавый маршал
thing-troll_king = Король троллей
thing-stump_colossus = Пень-колосс
thing-lich_professor = Лич-профессор
thing-varnish_djinn = Лаковый джинн
thing-bone_hydra = Костяная гидра
thing-abbot_of_ash = Пепельный аббат
thing-saw_ron = Пилаурон
thing-queen_borer = Королева-древоточец
thing-baron_splinter = Барон Щепка
thing-incinerator = Испепелитель
thing-colosseum = Колизей
thing-mage_academy = Академия магов
thing-healers_temple = Храм целителей
thing-recruiting_post = Призывной пункт
thing-branch_and_root = Таверна «Ветка и Корень»
thing-greenwood_post = Застава Зеленолесья
thing-chapel_of_the_violet_oath = Часовня Фиолетовой клятвы
thing-circle_of_whispers = Круг шёпотов
thing-lantern_archive = Фонарный архив
thing-tilting_yard = Ристалище
thing-night_watch_house = Дом ночной стражи
thing-bell_gate = Ворота с колоколом
thing-ash_reliquary = Пепельный реликварий
thing-house_of_lords = Палата лордов
thing-harvest_hall = Дом урожая
thing-muster_court = Двор сбора
thing-sparring_green = Тренировочный луг
thing-open_lecture_hall = Открытая аудитория
thing-novices_chapel = Часовня послушников
thing-porters_nook = Каморка привратника
thing-pantry = Кладовая
thing-cold_cell = Холодная келья
thing-guard_loft = Караульный чердак
thing-reading_desk = Читальный стол
thing-dust_store = Пыльный склад
thing-armoury = Оружейная
thing-map_room = Комната карт
thing-oratory = Молельня
thing-hall_of_oaths = Зал клятв
thing-penitents_stair = Лестница кающихся
thing-war_table = Стол войны
thing-infirmary = Лазарет
thing-workshop = Мастерская
thing-star_dome = Звёздный купол
thing-trophy_room = Комната трофеев
thing-inner_chapel = Внутренняя часовня
thing-sealed_vault = Запечатанное хранилище
thing-council_room = Зал совета
thing-crown_room = Тронная комната
thing-clear_the_cellars = Очистить погреба
thing-candle_for_the_crypt = Свеча для склепа
thing-exam_day = День экзамена
thing-banner_call = Под знамёна
thing-mixed_company = Пёстрая компания
thing-accolade = Посвящение
thing-violet_cloak = Фиолетовый плащ
thing-green_vigil = Зелёный дозор
thing-spirit_walk = Путь духов
thing-kings_choice = Выбор короля
thing-two_at_a_blow = Двоих одним махом
thing-clear_the_quarter = Зачистка квартала
thing-show_of_force = Демонстрация силы
thing-first_stone = Первый камень
thing-grand_tour = Большой обход
thing-bitter_draught = Горькое снадобье
thing-higher_learning = Высшая школа
thing-forks_and_torches = Вилы и факелы
thing-battle_scribes = Боевые писцы
thing-village_militia = Деревенское ополчение
thing-blessed_lances = Освящённые копья
thing-grave_salt = Могильная соль
thing-trappers_notes = Записки зверолова
thing-bounty_ledger = Книга наград
thing-round_table = Круглый стол
thing-theory_of_combat = Теория боя
thing-war_chaplains = Полковые капелланы
thing-levy_charter = Грамота ополчения
thing-vigil_bells = Колокола бдения
thing-scholars_stipend = Стипендия учёных
thing-almoners_round = Обход милосердия
thing-famous_names = Громкие имена
thing-grave_keeper = Смотритель могил
thing-big_game = Крупная дичь
thing-thief_taker = Ловец воров
thing-castle_warden = Страж Замка
thing-village_warden = Страж Деревни
thing-university_warden = Страж Университета
thing-cathedral_warden = Страж Собора
thing-house_of_wands = Дом жезлов
thing-house_of_steel = Дом стали
thing-clean_hands = Чистые руки
thing-school_of_masters = Школа мастеров
thing-full_bestiary = Полный бестиарий

## Стол в браузере

letter-peasant = К
letter-warrior = В
letter-mage = М
letter-cleric = Ж
letter-knight = Р
letter-ranger = С
letter-paladin = П
letter-shaman = Ш
letter-corruption = О
letter-any = ?
letter-prestige = ★
web-city = Город
web-capitol = Капитолий
web-castle = Замок
web-village = Деревня
web-university = Университет
web-cathedral = Собор
web-council = Тёмный Совет
web-final-board = Планшет последнего боя
web-track = Счётчик победных очков
web-fought-by = Уже сражались
web-arrivals = Карт прибытия вышло: { $count } из 3
web-arrivals-explained = Карты прибытия Тёмного Совета: первые две приносят скверну и увеличивают добор, третья начинает последние раунды
web-draw-size = Добор: { $count }
web-final-round = Финал: { $number } из 2
web-monster-deck = Колода монстров
web-quest-deck = Колода квестов
web-quest-discard = Сброшенные квесты
web-location-stack = Жетонов локаций в стопке
web-offer = Можно построить
web-supply = Запас
web-for-rent = Сдаётся
web-free-slots = Свободных мест для монстров
web-overrun = Захвачен
web-overrun-explained = Захваченный район: к каждой активированной здесь локации, если не сражаться в районе, придут крестьяне из запаса: { $count }
web-monsters = { $count ->
        [one] монстр
        [few] монстра
       *[other] монстров
    }
web-rooms-left = Закрытых комнат
web-spoils = Побеждены: чей эффект выполнить?
web-tavern = Таверна
web-lodgings = Спальни
web-bag = Миплов в мешке
web-kept = Вернётся в таверну после добора
web-cards = Герои и квесты
web-heroes = Герои
web-quests = Квесты в руке
web-completed = Завершённые квесты
web-pile = Побеждённые монстры
web-rooms = Комнаты башен
web-level = уровень
web-strength = сила
web-vp = ПО
web-penalty = Штраф, если не выполнить
web-power-of = сила отряда { $power } из { $strength }
web-quest-worth = ПО: { $vp }, штраф: { $penalty }.
web-next-level = Уровень { $level } за { $cost } ПО, сила { $strength }.
web-tucked = Постоянные усиления
web-first = Первый игрок
web-nobody = никого
web-keys-walk = по городу: от карты к карте
web-keys-inspect = рассмотреть выбранную карту
web-keys-put-back = отпустить взятого мипла
web-figure-room = Комната башни
web-figure-building = Строительство: один из двух вариантов
web-figure-training = Повышение уровня
web-figure-location = Слева от стрелки — кто нужен, справа — что это даёт
web-figure-overrun = Знак захваченного района
web-figure-level = Уровень { $level }: столько точек под рисунком
web-figure-hero = Карта героя: сила, уровень точками, цена следующего
web-figure-stock = Вверху справа — сколько следопытов ещё осталось
web-figure-any = Любой боец
web-figure-prestige = Любой боец престиж-класса
web-figure-crown = «Король горы»
web-figure-hill = Корона и награда для каждого класса

# Что не так с коробкой, которую принёс игрок.

fault-meeples = в коробке их { $count } (MM-COMP-02..10).
fault-levels = уровней должно быть { $count } (MM-DEV-20, MM-PREST-11).
fault-district = район здесь — "{ $district }".
fault-nobody = локации кто-нибудь нужен.
fault-hill = у локации «Король горы» нет ничего, кроме "crown".
fault-stock = на локации стоят миплы одного класса.
fault-deals = сделки здесь — из книги правил (MM-DEV-06..10).
fault-council = с ролью "{ $role }" нужно { $needed }, а не { $found } (MM-COMP-29).
fault-monsters = уровня { $level } нужно { $needed }, а не { $found } (MM-COMP-26..28).
fault-for-two = двум игрокам уровня { $level } без "three_plus" нужно { $needed }, а не { $found }.
fault-home = у монстров города есть район, у Тёмного Совета его нет.
fault-arrivals = нужны: { $names }.
fault-end-quest = квест конца игры не даёт ничего, кроме ПО.
fault-lasting = постоянное свойство бывает у квестов вида "{ $kind }".
fault-end-goal = такая цель — только для вида "{ $kind }".
fault-token = здесь нужно слово "TypesAtLevel" или "SentThere".
fault-capitol-word = "{ $name }" бывает только в Капитолии.
fault-token-word = "{ $name }" бывает только на жетоне награды.
fault-no-class = класса "{ $name }" нет.

## Знаки на картах: перед каким словом какой стоит (регулярные выражения)

sign-vp = ПО
sign-power = боев[а-я]*
sign-quest = квест[а-я]*
sign-bag = мешок|мешк[а-я]*
sign-tavern = таверн[а-я]*
sign-lodgings = спал[а-я]*
sign-humanoid = гуманоид[а-я]*
sign-beast = чудовищ[а-я]*
sign-undead = нежит[а-я]*|Нежить
sign-peasant = крестьян[а-я]*
sign-warrior = воин[а-я]*
sign-mage = маг|маг[аиоу][а-я]*
sign-cleric = жре[а-я]*
sign-knight = рыцар[а-я]*
sign-ranger = следопыт[а-я]*
sign-paladin = паладин[а-я]*
sign-shaman = шаман[а-я]*
sign-corruption = осквернённ[а-я]*
