# «Тираны Подземья»: слова игры. Тексты карт собираются из этих сообщений.

title = Тираны Подземья
about = Вы — глава Великого Дома дроу. Вербуйте приспешников, собирайте из них колоду, занимайте войсками города и дороги Подземья, подсылайте шпионов и приближайте лучших слуг к себе. Когда закончится рынок или чьи-то казармы опустеют, победит Дом с наибольшим числом победных очков.
about-components = В книге правил нет ни карты поля, ни списка карт. Поэтому состав колод, стоимости, эффекты, локации и маршруты мы восстановили по нескольким независимым открытым описаниям и сверили их между собой. Почти во всём они сходятся, но это реконструкция. Большинство русских названий карт и мест — наш перевод.

## Тексты карт

text-discarded = Если соперник вынудил вас сбросить эту карту, { $effect }
text-outcast = Когда эту карту должны поглотить или приблизить, она вместо этого возвращается в запас изгоев

effect-gain-power = получите { $count } { $count ->
    [one] могущество
   *[other] могущества
}
effect-gain-influence = получите { $count } { $count ->
    [one] влияние
   *[other] влияния
}
effect-gain-both = получите { $power } { $power ->
    [one] могущество
   *[other] могущества
} и { $influence } { $influence ->
    [one] влияние
   *[other] влияния
}
effect-gain-power-per = получите по 1 могуществу за { $each }
effect-gain-influence-per = получите по 1 влиянию за { $each }
effect-gain-vp-per = получите по 1 ПО за { $each }

each-white-trophies = каждые { $per } белых войска в вашем зале трофеев
each-player-trophies = каждые { $per } войск других игроков в вашем зале трофеев
each-trophies = каждые { $per } войска в вашем зале трофеев
each-inner-circle = каждые { $per } карты в вашем внутреннем круге
each-markers = каждый ваш жетон контроля
each-sites = { $per ->
    [1] каждую локацию под вашим контролем
   *[other] каждые { $per } локации под вашим контролем
}
each-total-sites = каждую локацию под вашим полным контролем
each-spies = каждого вашего шпиона на поле
each-removed = каждое из уничтоженных войск

effect-draw = возьмите { $count ->
    [1] карту
    [few] { $count } карты
   *[other] { $count } карт
}
effect-draw-per = возьмите по карте за { $each }
effect-discards = сбрасывает карту из руки
effect-deploy = разместите { $count ->
    [1] войско
    [few] { $count } войска
   *[other] { $count } войск
}

effect-assassinate-enemy = уничтожьте { $count ->
    [1] войско
   *[other] { $count } войска
}{ $at ->
    [there] { " " }в той же локации
   *[presence] { "" }
}
effect-assassinate-enemy-up-to = уничтожьте до { $count } войск в одной локации
effect-assassinate-white = уничтожьте { $count ->
    [1] белое войско
   *[other] { $count } белых войска
}
effect-assassinate-white-up-to = уничтожьте до { $count } белых войск в одной локации
effect-assassinate-white-per = уничтожьте по белому войску за { $each }
effect-supplant-enemy = замените { $at ->
    [there] войско в той же локации
    [each-left] по войску в каждой локации, откуда ушёл шпион
   *[presence] войско
}
effect-supplant-white = замените { $count ->
    [1] белое войско
   *[other] { $count } белых войска
}{ $at ->
    [anywhere] { " " }в любом месте на поле
   *[presence] { "" }
}
effect-move = переместите войско соперника
effect-move-up-to = переместите до { $count } войск соперников
effect-place-spy = { $count ->
    [1] подошлите шпиона
   *[other] подошлите { $count } шпионов
}
effect-return = верните войско или шпиона другого игрока
effect-return-any = верните до { $count } войск или шпионов, своих или чужих
effect-return-spy = верните шпиона соперника
effect-raise-any = выставьте до { $count } войск из любых залов трофеев в любые места на поле
effect-raise-white = выставьте белое войско из любого зала трофеев в любое место на поле
effect-raise-of-whom = отдаёт вам до { $count } войск из своего зала трофеев: выставьте их там, где у вас есть присутствие

effect-at-end = в конце хода { $effect }
effect-promote-played = приблизьте другую карту, разыгранную в этот ход
effect-promote-up-to = приблизьте до { $count } других карт, разыгранных в этот ход
effect-promote-obedience = приблизьте разыгранную в этот ход карту с чертой «Покорность»
effect-promote-undead = приблизьте сколько угодно разыгранных в этот ход карт нежити
effect-promote-discard = приблизьте карту из своей стопки сброса
effect-promote-this-hand-discard = приблизьте эту карту, карту из руки или карту из стопки сброса
effect-promote-this = приблизьте эту карту
effect-promote-top = приблизьте верхнюю карту своей колоды
effect-devour-market = можете поглотить карту из ряда рынка
effect-swap-into-market = поглотите карту из ряда рынка и положите на её место эту карту
effect-recruit-aspect = завербуйте бесплатно карту с чертой «{ $aspect }» стоимостью не больше { $cost }
effect-recruit-up-to = завербуйте бесплатно до { $count } карт стоимостью не больше { $cost }
effect-takes-outcasts = вербует { $count ->
    [1] безумного изгоя
   *[other] { $count } безумных изгоев
}
effect-own-outcast = завербуйте безумного изгоя
effect-return-to-supply = верните эту карту в запас изгоев
effect-empty-deck = положите всю свою колоду в стопку сброса
effect-sell-devoured = до конца хода верхняя поглощённая карта продаётся, как если бы лежала на рынке
effect-play-from-market = разыграйте карту из ряда рынка стоимостью не больше { $cost } как свою, затем поглотите её
effect-play-from-inner-circle = разыграйте карту из своего внутреннего круга, затем верните её туда
effect-focus = концентрация ({ $aspect }) ▶ { $effect }

pay-return-spy = вернуть своего шпиона
pay-return-any-spies = вернуть сколько угодно своих шпионов
pay-discard = сбросить карту из руки
pay-devour-hand = поглотить карту из руки
pay-devour-inner-circle = поглотить карту из внутреннего круга
pay-devour-this = поглотить эту карту

if-inner-circle = если во внутреннем круге не меньше { $count } карт
if-player-trophies = если в вашем зале трофеев не меньше { $count } войск других игроков
if-trophies = если в вашем зале трофеев не меньше { $count } войск
if-enemy-troop-there = если там есть войско другого игрока
if-enemy-spy-there = если там есть шпион другого игрока

each-opponent = каждый соперник
one-opponent = соперник по вашему выбору
each-opponent-with-cards = каждый соперник, у которого в руке больше { $count } карт,
one-opponent-with-cards = соперник по вашему выбору, у которого в руке больше { $count } карт,
each-opponent-there-with-cards = каждый соперник, чьё войско есть в той же локации и у кого в руке больше { $count } карт,
one-opponent-there = соперник по вашему выбору, чьё войско есть в той же локации,
one-opponent-near-deployed = соперник по вашему выбору, чьё войско стоит по соседству с одним из размещённых,
owner-of-victim = хозяин этого войска, если у него в руке больше { $count } карт,
that-opponent = этот соперник

## Вопросы

ask-section = Выберите внешнюю часть поля для этой игры
ask-start = Поставьте первое войско в стартовую локацию
ask-turn = Ваш ход: могущество { $power }, влияние { $influence }
ask-choose = { $card }: выберите одно
ask-may = { $card }: по желанию { $effect }
ask-player = { $card }: выберите соперника
ask-assassinate = { $card }: какое войско уничтожить?
ask-supplant = { $card }: какое войско заменить?
ask-deploy = { $card }: куда разместить войско? Осталось: { $count }
ask-move = { $card }: какое войско переместить?
ask-move_to = Куда переместить войско? { $place }, { $colour }
ask-place_spy = { $card }: куда подослать шпиона?
ask-call_back_spy = Все шпионы уже на поле. Какого вернуть, чтобы подослать заново?
ask-pay_spy = { $card }: какого шпиона вернуть?
ask-return = { $card }: что вернуть в казармы?
ask-trophy = { $card }: какое войско взять из зала трофеев?
ask-trophy_to = Куда выставить войско? { $colour }
ask-pay_discard = { $card }: какую карту сбросить?
ask-pay_devour = { $card }: какую карту поглотить?
ask-pay_devour_this = { $card }: поглотить эту карту?
ask-devour_market = { $card }: какую карту рынка поглотить?
ask-swap_into_market = { $card }: вместо какой карты рынка положить эту?
ask-promote = { $card }: кого приблизить?
ask-recruit_free = { $card }: кого завербовать бесплатно?
ask-borrow = { $card }: какую карту разыграть?
ask-forced_discard = { $seat } вынуждает вас сбросить карту
ask-reveal = { $card }: показать карту с чертой «{ $aspect }»? Тогда { $effect }
ask-resolve = Конец хода: что применить сначала?

## Ответы

option-section = { $section }
option-start = Начать здесь: { $place }
option-play = Разыграть: { $card }
option-deploy = Разместить войско: { $place }
option-deploy_for_vp = Получить 1 ПО: казармы пусты
option-assassinate = Уничтожить войско: { $place } ({ $colour })
option-supplant = Заменить войско: { $place } ({ $colour })
option-move = Переместить войско: { $place } ({ $colour })
option-to = Сюда: { $place }
option-place_spy = Подослать шпиона: { $place }
option-return_spy = Вернуть шпиона: { $place } ({ $colour })
option-return_troop = Вернуть войско: { $place } ({ $colour })
option-trophy = Из зала трофеев: { $seat } ({ $colour })
option-recruit = Завербовать { $zone }: { $card }
option-devour = Поглотить { $zone }: { $card }
option-promote = Приблизить { $zone }: { $card }
option-borrow = Разыграть { $zone }: { $card }
option-discard = Сбросить: { $card }
option-reveal = Показать: { $card }
option-resolve = Применить: { $card }
option-end = Закончить ход

## События

event-turn = Раунд { $number }, ходит { $seat }
event-played = { $seat } разыгрывает карту: { $card }
event-power = { $seat } получает могущество: { $number }
event-influence = { $seat } получает влияние: { $number }
event-vp = { $seat } получает ПО: { $number }
event-drew = { $seat } берёт карты: { $number }
event-drew_card = { $seat } берёт карту: { $card }
event-reshuffled = { $seat } перемешивает сброс в новую колоду
event-discarded = { $seat } сбрасывает карту: { $card }
event-revealed = { $seat } показывает карту: { $card }
event-recruited = { $seat } вербует: { $card }
event-market = На рынке появляется: { $card }
event-market_empty = Колода рынка закончилась, это последний раунд
event-devoured = { $seat } поглощает карту: { $card }
event-promoted = { $seat } приближает: { $card }
event-outcasts = { $seat } вербует безумных изгоев: { $number }
event-outcast_returned = { $seat } возвращает безумного изгоя в запас
event-emptied_deck = { $seat } кладёт всю колоду в сброс
event-deployed = { $seat } размещает войско: { $place }
event-last_troop = { $seat } размещает последнее войско, это последний раунд
event-assassinated = { $seat } уничтожает войско: { $place } ({ $colour })
event-moved = { $seat } перемещает войско ({ $colour }): { $place } → { $to }
event-returned_troop = { $seat } возвращает войско в казармы: { $place } ({ $colour })
event-placed_spy = { $seat } подсылает шпиона: { $place }
event-returned_spy = { $seat } возвращает шпиона в казармы: { $place } ({ $colour })
event-raised = { $seat } выставляет войско ({ $colour }) из зала трофеев игрока { $other }: { $place }
event-control = { $seat } берёт жетон контроля: { $place }
event-total_control = { $seat } устанавливает полный контроль: { $place }
event-marker_returned = Жетон контроля возвращается на поле: { $place }
event-marker_influence = { $seat } получает 1 влияние за жетон контроля: { $place }
event-standstill = Двадцать раундов без движения: игра заканчивается
event-over = Игра окончена

## Итоги

score-sites = Локации
score-total_control = Полный контроль
score-trophies = Трофеи
score-deck = Колода
score-inner_circle = Внутренний круг
score-tokens = Жетоны ПО

## Что изменит ход: слова подсказки; 0 — если сосчитать нечего

more-sites = { $count ->
    [0] перевес в локациях больше
    [one] под контролем на { $count } локацию больше
    [few] под контролем на { $count } локации больше
   *[many] под контролем на { $count } локаций больше
}
less-sites = { $count ->
    [0] перевес в локациях меньше
    [one] под контролем на { $count } локацию меньше
    [few] под контролем на { $count } локации меньше
   *[many] под контролем на { $count } локаций меньше
}
more-map = { $count ->
    [0] перевес на поле больше
    [one] на поле на { $count } войско или шпиона больше
    [few] на поле на { $count } войска или шпиона больше
   *[many] на поле на { $count } войск или шпионов больше
}
less-map = { $count ->
    [0] перевес на поле меньше
    [one] на поле на { $count } войско или шпиона меньше
    [few] на поле на { $count } войска или шпиона меньше
   *[many] на поле на { $count } войск или шпионов меньше
}
more-markers = { $count ->
    [0] перевес в жетонах контроля больше
    [one] на { $count } жетон контроля больше
    [few] на { $count } жетона контроля больше
   *[many] на { $count } жетонов контроля больше
}
less-markers = { $count ->
    [0] перевес в жетонах контроля меньше
    [one] на { $count } жетон контроля меньше
    [few] на { $count } жетона контроля меньше
   *[many] на { $count } жетонов контроля меньше
}
more-trophies = { $count ->
    [0] перевес в трофеях больше
    [one] на { $count } трофей больше
    [few] на { $count } трофея больше
   *[many] на { $count } трофеев больше
}
less-trophies = { $count ->
    [0] перевес в трофеях меньше
    [one] на { $count } трофей меньше
    [few] на { $count } трофея меньше
   *[many] на { $count } трофеев меньше
}
more-cards = { $count ->
    [0] перевес в очках за колоду больше
    [one] за карты колоды на { $count } очко больше
    [few] за карты колоды на { $count } очка больше
   *[many] за карты колоды на { $count } очков больше
}
less-cards = { $count ->
    [0] перевес в очках за колоду меньше
    [one] за карты колоды на { $count } очко меньше
    [few] за карты колоды на { $count } очка меньше
   *[many] за карты колоды на { $count } очков меньше
}
more-inner_circle = { $count ->
    [0] перевес в очках за внутренний круг больше
    [one] за внутренний круг на { $count } очко больше
    [few] за внутренний круг на { $count } очка больше
   *[many] за внутренний круг на { $count } очков больше
}
less-inner_circle = { $count ->
    [0] перевес в очках за внутренний круг меньше
    [one] за внутренний круг на { $count } очко меньше
    [few] за внутренний круг на { $count } очка меньше
   *[many] за внутренний круг на { $count } очков меньше
}
more-tokens = { $count ->
    [0] перевес в жетонах ПО больше
    [one] на { $count } жетон ПО больше
    [few] на { $count } жетона ПО больше
   *[many] на { $count } жетонов ПО больше
}
less-tokens = { $count ->
    [0] перевес в жетонах ПО меньше
    [one] на { $count } жетон ПО меньше
    [few] на { $count } жетона ПО меньше
   *[many] на { $count } жетонов ПО меньше
}
more-strength = сильнее карты будущих ходов
less-strength = слабее карты будущих ходов

## Что пропадёт, если закончить ход

unused-cards = карты на руке — { $count }
unused-power = могущество — { $count }
unused-influence = влияние — { $count }

## Стол словами

describe-round = Раунд { $number }, ходит { $seat }. В колоде рынка карт: { $deck }
describe-pool = Могущество { $power }, влияние { $influence }
describe-market = Рынок: { $parts }
describe-market-joiner = { ", " }
describe-card = { $card } ({ $cost })
describe-house = { $seat } ({ $colour }): очков { $score }; в казармах войск { $troops }, шпионов { $spies }; трофеев { $trophies }, ПО { $vp }; карт в руке { $hand }, в колоде { $deck }, в сбросе { $discard }
describe-inner-circle = Внутренний круг: { $parts }
describe-inner-circle-joiner = { ", " }
describe-hand = Ваша рука: { $parts }
describe-hand-joiner = { ", " }
describe-place = { $place }: { $parts }
describe-place-joiner = { ", " }
describe-site = { $place } ({ $vp } ПО)
describe-troops = { $colour } { $count }
describe-empty = свободно { $count }
describe-spy = шпион ({ $colour })

## Настройки партии

option-name-half_decks = Полуколоды рынка
option-name-section = Внешняя часть поля
section-ask = решит первый игрок

## Прочие названия

route = маршрут { $one } — { $other }, клетка { $number }
section-left = западная часть
section-right = восточная часть
colour-k = чёрные
colour-r = красные
colour-o = оранжевые
colour-b = синие
colour-w = белые
zone-market = с рынка
zone-pile = из стопки
zone-devoured = из поглощённых
zone-hand = из руки
zone-discard = из сброса
zone-inner_circle = из внутреннего круга
zone-played = из разыгранных
zone-this = саму карту
aspect-ambition = Честолюбие
aspect-conquest = Воинственность
aspect-malice = Злоба
aspect-guile = Коварство
aspect-obedience = Покорность
deck-drow = Дроу
deck-dragons = Драконы
deck-elementals = Элементали
deck-demons = Демоны
deck-aberrations = Аберрации
deck-undead = Нежить
deck-starter = Стартовая колода
deck-piles = Стопки рынка
deck-outcasts = Безумные изгои

## Cards

card-noble = Благородный
card-soldier = Солдат
card-house_guard = Страж Дома
card-priestess_of_lolth = Жрица Ллос
card-insane_outcast = Безумный изгой
card-advance_scout = Передовой разведчик
card-advocate = Заступник
card-blackguard = Чёрный страж
card-bounty_hunter = Охотник за головами
card-chosen_of_lolth = Избранная Ллос
card-council_member = Член совета
card-deathblade = Клинок смерти
card-doppelganger = Доппельгангер
card-drow_negotiator = Дроу-переговорщик
card-infiltrator = Лазутчик
card-information_broker = Торговец сведениями
card-inquisitor = Инквизитор
card-master_of_melee_magthere = Мастер Мили-Магтира
card-masters_of_sorcere = Мастера Сорцере
card-matron_mother = Верховная мать
card-mercenary_squad = Отряд наёмников
card-spellspinner = Плетельщик заклинаний
card-spy_master = Мастер шпионажа
card-underdark_ranger = Следопыт Подземья
card-weaponmaster = Мастер оружия
card-black_dragon = Чёрный дракон
card-black_wyrmling = Чёрный вирмлинг
card-blue_dragon = Синий дракон
card-blue_wyrmling = Синий вирмлинг
card-cleric_of_laogzed = Жрец Лаогзеда
card-cult_fanatic = Фанатик культа
card-dragon_cultist = Культист Дракона
card-dragonclaw = Драконий коготь
card-enchanter_of_thay = Чародей Тэя
card-green_dragon = Зелёный дракон
card-green_wyrmling = Зелёный вирмлинг
card-kobold = Кобольд
card-rath_modar = Рат Модар
card-red_dragon = Красный дракон
card-red_wyrmling = Красный вирмлинг
card-severin_silrajin = Северин Силраджин
card-watcher_of_thay = Наблюдатель Тэя
card-white_dragon = Белый дракон
card-white_wyrmling = Белый вирмлинг
card-wyrmspeaker = Глашатай драконов
card-aerisi_kalinoth = Аериси Калинос
card-air_elemental = Элементаль воздуха
card-air_elemental_myrmidon = Мирмидон-элементаль воздуха
card-black_earth_cultist = Культист Чёрной Земли
card-crushing_wave_cultist = Культист Сокрушающей Волны
card-earth_elemental = Элементаль земли
card-earth_elemental_myrmidon = Мирмидон-элементаль земли
card-eternal_flame_cultist = Культист Вечного Пламени
card-fire_elemental = Элементаль огня
card-fire_elemental_myrmidon = Мирмидон-элементаль огня
card-gar_shatterkeel = Гар Шаттеркил
card-howling_hatred_cultist = Культист Воющей Ненависти
card-imix = Имикс
card-marlos_urnrayle = Марлос Урнрейл
card-ogremoch = Огремок
card-olhydra = Олгидра
card-vanifer = Ванифер
card-water_elemental = Элементаль воды
card-water_elemental_myrmidon = Мирмидон-элементаль воды
card-yan_c_bin = Ян-Си-Бин
card-balor = Балор
card-demogorgon = Демогоргон
card-derro = Дерро
card-ettin = Эттин
card-ghoul = Упырь
card-gibbering_mouther = Бормочущий ротовик
card-glabrezu = Глабрезу
card-grazzt = Граз'зт
card-hezrou = Хезроу
card-jackalwere = Оборотень-шакал
card-marilith = Марилит
card-mind_flayer = Пожиратель разума
card-myconid_adult = Взрослый миконид
card-myconid_sovereign = Миконид-правитель
card-nalfeshnee = Налфешни
card-night_hag = Ночная карга
card-orcus = Оркус
card-succubus = Суккуб
card-vrock = Врок
card-zuggtmoy = Зуггтмой
card-aboleth = Аболет
card-ambassador = Посол
card-beholder = Бехолдер
card-brainwashed_slave = Раб с промытым разумом
card-chuul = Чуул
card-cloaker = Накидчик
card-cranium_rats = Черепные крысы
card-death_tyrant = Тиран смерти
card-elder_brain = Старший мозг
card-gauth = Гаут
card-grimlock = Гримлок
card-intellect_devourer = Пожиратель интеллекта
card-mindwitness = Видящий разум
card-neogi = Неоги
card-nothic = Нотик
card-puppeteer = Кукловод
card-quaggoth = Кваггот
card-spectator = Спектатор
card-ulitharid = Улитарид
card-umber_hulk = Умбровый увалень
card-banshee = Баньши
card-carrion_crawler = Ползающий падальщик
card-conjurer = Призыватель
card-cultist_of_myrkul = Культист Миркула
card-death_knight = Рыцарь смерти
card-flesh_golem = Голем из плоти
card-ghost = Привидение
card-high_priest_of_myrkul = Верховный жрец Миркула
card-lich = Лич
card-minotaur_skeleton = Скелет минотавра
card-mummy_lord = Повелитель мумий
card-necromancer = Некромант
card-ogre_zombie = Огр-зомби
card-ravenous_zombies = Ненасытные зомби
card-revenant = Ревенант
card-skeletal_horde = Орда скелетов
card-vampire = Вампир
card-vampire_spawn = Отродье вампира
card-wight = Умертвие
card-wraith = Призрак

## Sites

place-gauntlgrym = Гонтлгрим
place-wormwrithings = Извивы Червей
place-jhachalkhyn = Джачалкин
place-buiyrandyn = Буйрандин
place-stoneshaft_clanhold = Клановая твердыня Стоуншафт
place-ch_chitl = Ч'читл
place-blingdenstone = Блингденстоун
place-mantol_derith = Мантол-Дерит
place-gracklstugh = Граклстаг
place-labyrinth = Лабиринт
place-skullport = Скаллпорт
place-kanaglym = Канаглим
place-menzoberranzan = Мензоберранзан
place-chasmleap_bridge = Мост Прыжка через Бездну
place-araumycos = Араумикос
place-eryndlyn = Эриндлин
place-tsenviilyq = Ценвиилик
place-everfire = Эверфайр
place-halls_of_the_scoured_legion = Чертоги Истреблённого легиона
place-ched_nasad = Чед Насад
place-llacerellyn = Ллацереллин
place-chaulssin = Чаулссин
place-phaerlin = Фаэрлин
place-yathchol = Ятчол
place-ruins_of_dekanter = Руины Декантера
place-ss_zuraass_nee = Сс'зурасс'ни

## Types of minions

minion-aberration = аберрация
minion-beast = зверь
minion-construct = конструкт
minion-derro = дерро
minion-doppelganger = доппельгангер
minion-dragon = дракон
minion-drow = дроу
minion-dwarf = дварф
minion-elemental = элементаль
minion-elemental-prince = принц элементалей
minion-elf = эльф
minion-fiend = исчадие
minion-giant = великан
minion-grimlock = гримлок
minion-half-dragon = полудракон
minion-human = человек
minion-illithid = иллитид
minion-kobold = кобольд
minion-medusa = медуза
minion-monstrosity = чудовище
minion-myconid = миконид
minion-quaggoth = кваггот
minion-shapechanger = перевёртыш
minion-tiefling = тифлинг
minion-troglodyte = троглодит
minion-undead = нежить

## Страница

letter-k = Ч
letter-r = К
letter-o = О
letter-b = С
web-map = Карта Подземья
web-start = Стартовая локация
web-marker = Жетон контроля: { $vp } ПО в конце хода при полном контроле
web-marker-held = Жетон контроля держат { $colour }; при полном контроле он приносит ПО: { $vp }
web-marker-total = Полный контроль, { $colour }: { $vp } ПО в конце хода
web-control = Контроль: { $colour }
web-total-control = Полный контроль: { $colour }
web-market = Рынок
web-market-deck = Колода рынка
web-empty-slot = Пусто
web-devoured = Поглощённые
web-hand = Рука
web-empty-hand = В руке нет карт
web-deck = Колода
web-deck-unordered = Колода, без порядка
web-discard = Сброс
web-inner-circle = Внутренний круг
web-unseen = В колоде и в руке
web-played = Разыграно в этот ход
web-trophies = Зал трофеев
web-troops = Войска в казармах
web-spies = Шпионы в казармах
web-vp-tokens = Жетоны ПО
web-markers = Жетоны контроля
web-score = Очки
web-first = Первый игрок
web-power = Могущество
web-influence = Влияние
web-card-vp = ПО в колоде: { $vp }
web-card-inner-vp = ПО во внутреннем круге: { $vp }
web-copies = Таких карт в игре: { $count }
web-last-round = Последний раунд
web-means = Ресурсы и казармы
web-keys-walk = на карте: от цели к цели; без цели — сдвинуть карту
web-keys-zoom = карта ближе и дальше
web-keys-inspect = рассмотреть выбранную карту
web-figure-aspect = Черта характера: { $aspect }
web-figure-deck = Полуколода: { $deck }; тип: { $minion }
web-figure-copies = Точки редкости: таких карт в полуколоде { $count }
web-figure-space = Свободная клетка
web-figure-site-points = Щит слева: столько ПО в конце игры получит тот, кто контролирует локацию
web-figure-site-marker = Восьмиугольник справа: жетон контроля. Где жетона нет, там знамя того, кто контролирует локацию; корона означает полный контроль
web-figure-site-spaces = Круги: клетки войск; на некоторых с начала игры стоят белые войска
web-figure-start = Стартовая локация: кайма точками
web-figure-control = Контроль у красных: их больше, чем любых других
web-figure-total-control = Полный контроль красных: все клетки их, чужих шпионов нет
web-figure-spied = Все клетки красные, но там синий шпион: контроль не полный

# Что не так с коробкой, которую принёс игрок.

fault-copies = экземпляров должно быть { $count }, в колоде "{ $deck }".
fault-half-deck = полуколоды "{ $name }" нет; есть: { $names }.
fault-never-sold = эта карта не продаётся; её стоимость — null.
fault-sold = эта карта продаётся; она стоит 1 или больше.
fault-no-copy = нужен хотя бы 1 экземпляр.
fault-no-supply = в свой запас возвращается только "{ $card }".
fault-no-market = карту, которая не продаётся, нельзя положить на рынок.
fault-late-answer = в "discarded" не может стоять "{ $name }".
fault-endless-answer = "discarded" не может и добирать карты, и заставлять сбрасывать.
fault-half-deck-size = в полуколоде "{ $deck }" карт { $found }, а нужно { $needed } (TY-COMP-09).
fault-no-space = в локации есть хотя бы одно место.
fault-full-start = в стартовой локации есть свободное место.
fault-negative = очки не бывают меньше 0.
fault-starts = для стольких игроков ({ $needed }) в частях поля { $sections } нужно стартовых локаций { $needed }, а не { $found }.
fault-whites = белых войск { $needed }, а не { $found } (TY-COMP-12).
fault-route = маршрут соединяет две локации, и одни и те же две — только один маршрут (TY-ROUTE-01).
fault-spaces = точек в "at" должно быть столько же, сколько мест: { $needed }, а не { $found }.

## Знаки на картах: перед каким словом какой стоит (регулярные выражения)

sign-power = могуществ[а-я]*
sign-influence = влияни[а-я]*
sign-vp = ПО
sign-troop = войск[а-я]*
sign-spy = шпион[а-я]*
sign-trophy = трофе[а-я]*
sign-inner_circle = [Пп]риблиз[а-я]*|внутренн[а-я]*
sign-devoured = [Пп]огло[а-яё]*
