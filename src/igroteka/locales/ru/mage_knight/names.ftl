# Как называются герои, карты, отряды, враги, места и сценарии.

## Герои

hero-arythea = Аритея
hero-goldyx = Голдикс
hero-norowas = Норовас
hero-tovak = Товак

## Обычные действия

card-rage = Ярость
card-determination = Решимость
card-swiftness = Проворство
card-march = Поход
card-stamina = Стойкость
card-tranquility = Спокойствие
card-promise = Обещание
card-threaten = Угроза
card-crystallize = Кристаллизация
card-mana_draw = Приток маны
card-concentration = Концентрация
card-improvisation = Импровизация
card-battle_versatility = Боевая многогранность
card-mana_pull = Притяжение маны
card-will_focus = Сосредоточение воли
card-crystal_joy = Радость кристаллов
card-noble_manners = Благородные манеры
card-rejuvenate = Омоложение
card-cold_toughness = Хладнокровие
card-instinct = Инстинкт

## Особые действия

card-fire_bolt = Огненная стрела
card-ice_bolt = Ледяная стрела
card-swift_bolt = Быстрая стрела
card-crushing_bolt = Сокрушающая стрела
card-blood_rage = Кровавая ярость
card-ice_shield = Ледяной щит
card-agility = Ловкость
card-refreshing_walk = Освежающая прогулка
card-intimidate = Устрашение
card-frost_bridge = Ледяной мост
card-song_of_wind = Песнь ветра
card-path_finding = Поиск пути
card-blood_ritual = Кровавый ритуал
card-pure_magic = Чистая магия
card-heroic_tale = Героическая повесть
card-regeneration = Регенерация
card-into_the_heat = В гущу битвы
card-steady_tempo = Ровный темп
card-diplomacy = Дипломатия
card-in_need = В нужде
card-decompose = Разложение
card-crystal_mastery = Мастерство кристаллов
card-mana_storm = Буря маны
card-ambush = Засада
card-maximal_effect = Максимальный эффект
card-magic_talent = Волшебный дар
card-learning = Обучение
card-training = Тренировка

## Заклинания

card-fireball = Огненный шар
card-snowstorm = Снежная буря
card-expose = Разоблачение
card-tremor = Подземный толчок
card-flame_wall = Стена огня
card-mana_bolt = Стрела маны
card-whirlwind = Вихрь
card-underground_travel = Подземный ход
card-burning_shield = Горящий щит
card-chill = Холод
card-wings_of_wind = Крылья ветра
card-restoration = Восстановление
card-demolish = Разрушение
card-space_bending = Изгибы пространства
card-call_to_arms = Призыв к оружию
card-meditation = Медитация
card-mana_meltdown = Расплавление маны
card-mana_claim = Захват маны
card-mind_read = Чтение мыслей
card-energy_flow = Поток энергии

## Усиленные эффекты заклинаний

spell-power-fireball = Огненная буря
spell-power-snowstorm = Метель
spell-power-expose = Массовое разоблачение
spell-power-tremor = Землетрясение
spell-power-flame_wall = Огненная волна
spell-power-mana_bolt = Молния маны
spell-power-whirlwind = Смерч
spell-power-underground_travel = Подкоп
spell-power-burning_shield = Взрывающийся щит
spell-power-chill = Смертельный холод
spell-power-wings_of_wind = Крылья ночи
spell-power-restoration = Перерождение
spell-power-demolish = Дезинтеграция
spell-power-space_bending = Изгибы времени
spell-power-call_to_arms = Призыв к славе
spell-power-meditation = Транс
spell-power-mana_meltdown = Излучение маны
spell-power-mana_claim = Проклятие маны
spell-power-mind_read = Кража мыслей
spell-power-energy_flow = Кража энергии

## Артефакты

card-banner_of_glory = Знамя славы
card-banner_of_fear = Знамя страха
card-banner_of_protection = Знамя защиты
card-banner_of_courage = Знамя отваги
card-ruby_ring = Рубиновое кольцо
card-sapphire_ring = Сапфировое кольцо
card-diamond_ring = Алмазное кольцо
card-emerald_ring = Изумрудное кольцо
card-sword_of_justice = Меч правосудия
card-horn_of_wrath = Рог гнева
card-endless_bag_of_gold = Бездонный мешок золота
card-endless_gem_pouch = Бездонный кошель самоцветов
card-golden_grail = Золотой грааль
card-book_of_wisdom = Книга мудрости
card-amulet_of_the_sun = Амулет солнца
card-amulet_of_darkness = Амулет тьмы

## Рана

card-wound = Рана

## Тактики

tactic-early_bird = Ранняя пташка
tactic-rethink = Переосмысление
tactic-mana_steal = Кража маны
tactic-planning = Планирование
tactic-great_start = Отличное начало
tactic-the_right_moment = Лучший момент
tactic-from_the_dusk = Из сумерек
tactic-long_night = Долгая ночь
tactic-mana_search = Поиск маны
tactic-midnight_meditation = Полуночная медитация
tactic-preparation = Подготовка
tactic-sparing_power = Накопление сил

## Отряды

unit-peasants = Крестьяне
unit-herbalists = Травники
unit-foresters = Лесники
unit-utem_crossbowmen = Арбалетчики-утемы
unit-utem_guardsmen = Стражники-утемы
unit-utem_swordsmen = Мечники-утемы
unit-guardian_golems = Големы-стражи
unit-illusionists = Иллюзионисты
unit-red_cape_monks = Монахи в красных плащах
unit-northern_monks = Северные монахи
unit-savage_monks = Дикие монахи
unit-fire_golems = Огненные големы
unit-ice_golems = Ледяные големы
unit-fire_mages = Огненные маги
unit-ice_mages = Ледяные маги
unit-amotep_gunners = Стрелки Амотепа
unit-amotep_freezers = Замораживатели Амотепа
unit-catapults = Катапульты
unit-altem_mages = Маги Альтема
unit-altem_guardians = Стражи Альтема

## Враги

enemy-prowlers = Бродяги
enemy-diggers = Копатели
enemy-cursed_hags = Проклятые ведьмы
enemy-wolf_riders = Волчьи всадники
enemy-ironclads = Броненосцы
enemy-orc_summoners = Орки-призыватели
enemy-crossbowmen = Арбалетчики
enemy-guardsmen = Стражники
enemy-swordsmen = Мечники
enemy-golems = Големы
enemy-monks = Монахи
enemy-illusionists = Иллюзионисты
enemy-ice_mages = Ледяные маги
enemy-fire_mages = Огненные маги
enemy-ice_golems = Ледяные големы
enemy-fire_golems = Огненные големы
enemy-minotaur = Минотавр
enemy-gargoyle = Горгулья
enemy-medusa = Медуза
enemy-crypt_worm = Могильный червь
enemy-werewolf = Оборотень
enemy-freezers = Леденители
enemy-gunners = Огнестрельщики
enemy-altem_guardsmen = Альтемские стражи
enemy-altem_mages = Альтемские маги
enemy-swamp_dragon = Болотный дракон
enemy-fire_dragon = Огненный дракон
enemy-ice_dragon = Ледяной дракон
enemy-high_dragon = Высший дракон

## Способности врагов

ability-swift = Быстрая
ability-brutal = Жестокая
ability-poison = Ядовитая
ability-paralyze = Парализующая
ability-summon = Призыв
ability-fortified = Укреплённый
ability-unfortified = Неукреплённый
ability-elusive = Неуловимый
ability-assassination = Наёмный убийца
ability-cumbersome = Неповоротливый
ability-arcane_immunity = Защита от магии
ability-vampiric = Вампиризм
ability-defend = Прикрытие

## Навыки

skill-arythea_dark_paths = Тёмные тропы
skill-arythea_burning_power = Пылающая мощь
skill-arythea_hot_swordsmanship = Пламенное фехтование
skill-arythea_dark_negotiation = Тёмные переговоры
skill-arythea_dark_fire_magic = Магия тёмного пламени
skill-arythea_power_of_pain = Сила боли
skill-arythea_invocation = Взывание
skill-arythea_polarization = Поляризация
skill-arythea_motivation = Мотивация
skill-arythea_healing_ritual = Ритуал исцеления
skill-arythea_ritual_of_pain = Ритуал боли
skill-goldyx_freezing_power = Леденящая мощь
skill-goldyx_potion_making = Зельеварение
skill-goldyx_white_crystal_craft = Создание белых кристаллов
skill-goldyx_green_crystal_craft = Создание зелёных кристаллов
skill-goldyx_red_crystal_craft = Создание красных кристаллов
skill-goldyx_glittering_fortune = Сверкающее богатство
skill-goldyx_flight = Полёт
skill-goldyx_universal_power = Универсальная сила
skill-goldyx_motivation = Мотивация
skill-goldyx_source_freeze = Заморозка источника
skill-goldyx_source_opening = Открытие источника
skill-norowas_forward_march = Вперёд, марш
skill-norowas_day_sharpshooting = Дневная меткость
skill-norowas_inspiration = Вдохновение
skill-norowas_bright_negotiation = Светлые переговоры
skill-norowas_leaves_in_the_wind = Листья на ветру
skill-norowas_whispers_in_the_treetops = Шёпот в кронах
skill-norowas_leadership = Лидерство
skill-norowas_bonds_of_loyalty = Узы верности
skill-norowas_motivation = Мотивация
skill-norowas_prayer_of_weather = Молитва о погоде
skill-norowas_calming_the_weather = Усмирение погоды
skill-tovak_double_time = Ускоренный шаг
skill-tovak_night_sharpshooting = Ночная меткость
skill-tovak_cold_swordsmanship = Ледяное фехтование
skill-tovak_shield_mastery = Мастерство щита
skill-tovak_resistance_break = Пробивание сопротивления
skill-tovak_i_feel_no_pain = Не чувствую боли
skill-tovak_i_dont_give_a_damn = Мне плевать!
skill-tovak_who_needs_magic = Кому нужна магия?
skill-tovak_motivation = Мотивация
skill-tovak_mana_exploit = Эксплуатация маны
skill-tovak_mana_overload = Перегрузка маной

## Места

site-portal = портал
site-village = деревня
site-monastery = монастырь
site-keep = крепость
site-mage_tower = башня мага
site-city = город
site-mine = кристальная шахта
site-magical_glade = магическая поляна
site-rampaging_orc = орки-мародёры
site-rampaging_draconum = драконумы
site-monster_den = логово монстра
site-spawning_grounds = проклятые земли
site-dungeon = подземелье
site-tomb = гробница
site-ruins = руины

## Города

city-green = зелёный город
city-blue = синий город
city-white = белый город
city-red = красный город

## Местность

terrain-plains = равнина
terrain-hills = холмы
terrain-forest = лес
terrain-wasteland = пустошь
terrain-desert = пустыня
terrain-swamp = болото
terrain-lake = озеро
terrain-mountain = гора
terrain-sea = море

## Сценарии

scenario-first_reconnaissance = Первая вылазка
scenario-full_conquest = Завоевание: полный сценарий
scenario-blitz_conquest = Завоевание: сокращённый сценарий
scenario-solo_conquest = Завоевание: одиночный сценарий
scenario-full_cooperation = Кооперация: полный сценарий
scenario-blitz_cooperation = Кооперация: сокращённый сценарий
scenario-mines_liberation = Освобождение шахт
scenario-druid_nights = Ночи друидов
scenario-dungeon_lords = Владыки подземелий
scenario-conquer_and_hold = Захват и удержание
scenario-one_to_return = Вернётся только один
