# «Обет»: созыв, торговля, обретение, перемещение и модификаторы главных действий.

## Вопросы

ask-modifiers = { $action }: какие модификаторы вы применяете?
ask-banner_price = { $card }: сколько вы положите на знамя? Не меньше { $least }
ask-spread_from = { $card }: с какого резерва начать раздачу прежней поддержки?
ask-destination = Куда вы переместитесь, не тратя провиант?
ask-guide = Правитель леса решает, куда выйдет { $seat }: выберите локацию
ask-consent = Вас отправляют ({ $place }). Платить придётся вам: поддержки { $favor }, тайн лицом вниз { $secrets }. Согласны?
ask-warband_at = { $card }: какой отряд погибнет ({ $place })?

## Ответы

option-use = Применить: { $card }
option-muster = Созыв: { $card }
option-trade = Торговля ({ $goods }): { $card }
option-recover_relic = Обретение: реликвия № { $number } вашей локации
option-recover = Обретение: { $card }
option-travel = Перемещение: { $place }
option-wander = Перемещение: куда выведет правитель леса
option-pay = Положить: { $number }
option-kill = Убить отряд: { $colour }
option-accept-consent = Заплатить и отправиться
option-decline-consent = Отказаться

## События

event-modifier_used = { $seat } применяет модификатор «{ $card }»
event-mustered = { $seat } созывает отряды: { $card }
event-traded = { $seat } торгует ({ $goods }): { $card }
event-recovered = { $seat } обретает «{ $card }» и кладёт на знамя: { $number }
event-spread_favor = Прежняя поддержка знамени расходится по резервам, начиная с масти «{ $suit }»: { $number }
event-travelled = { $seat } отправляется в путь: { $place }
event-sent = { $seat } по воле игрока { $by } отправляется в путь: { $place }
event-carried = { $seat } переносит свою фигурку: { $place }
event-site_revealed = Открыта локация: { $place }
event-turned_up = Верхняя карта сброса ({ $region }): { $card }
event-refused_to_go = { $seat } отказывается платить за путь: { $place }

## Условия модификаторов

condition-with-suit = если выбрана карта { $suits }
condition-with-suit-joiner = { " или " }
condition-with-this-card = если выбрана эта карта
condition-this-card-for-secrets = если вы торгуете с этой картой за тайны и у вас есть советник её масти
condition-least-favored = если в резерве масти выбранной карты меньше поддержки, чем в любом другом
condition-matches-adviser = если у вас есть советник масти выбранной карты
condition-pawn-here = если ваша фигурка в локации этой карты
condition-recovering-relic = если вы обретаете реликвию
condition-recovering-darkest-secret = если вы обретаете знамя страшной тайны
condition-inside-region = если вы не покидаете свой регион
condition-to-suit = если вы направляетесь в локацию с картой { $suit }
condition-from-or-to-here = если вы покидаете локацию этой карты или направляетесь в неё
condition-to-here = если вы направляетесь в локацию этой карты
condition-from-here = если вы покидаете эту локацию
condition-few-warbands = если на вашем планшете не больше { $count ->
    [one] { $count } отряда
   *[other] { $count } отрядов
}
condition-has-no-favor = если на вашем планшете нет поддержки

## Что платят и выбирают для модификатора

effect-sacrifice-one = пожертвуйте 1 отрядом со своего планшета
effect-counts-as-other = в этой торговле эта карта считается картой { $suits } на ваш выбор
effect-counts-as-other-joiner = { " или " }
effect-others-advisers = в этой торговле вместо ваших советников у вас советники другого игрока на ваш выбор, со всеми их свойствами
effect-stands-with-suit = в этой торговле ваша фигурка считается стоящей в локации на ваш выбор, где есть карта { $suit }
effect-pay-ruler = отдайте её правителю { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
}, если не правите ею сами (за империю её получает канцлер; если правят банды, её сжигают)
effect-flip-one = переверните 1 тайну на своём планшете лицом вниз

## Созыв и провиант

passive-no-supply = не тратьте провиант
passive-on-occupied = можете выбрать карту, на которой лежат поддержка или тайны
passive-warbands-more = созыв даёт на { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} больше
passive-river-warbands = если вы правите этой локацией, созыв на её карту даёт на { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} больше
passive-musters-for-secrets = при созыве кладите на карту не поддержку, а 1 тайну
passive-musters-with-kin = созывать вы можете только на карты тех мастей, что есть у ваших советников
passive-guards-suit = враги правителя этой карты не могут ни созывать на карты { $suit }, ни торговать с ними
passive-no-warbands-on-sites = вы никак не можете ставить отряды на локации

## Торговля

passive-counts-as-chosen = своей масти у неё при этом нет
passive-region-cards = можете торговать с картой в любой локации вашего региона
passive-secrets-more = получите на { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
} больше
passive-careless = каждая торговля даёт на 1 поддержку больше, а торговля за тайны — на 1 тайну меньше
passive-one-favor-is-two = если торговля даёт ровно 1 поддержку, получите 2
passive-no-favor = торговля не даёт вам поддержки
passive-trade-toll = враги правителя этой карты могут торговать с картами, которыми тот правит, только отдав ему { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} (за империю её получает канцлер; если правят банды, её сжигают)

## Обретение

passive-secrets-join = добавьте на знамя { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
} из общего резерва в счёт стоимости
passive-supply-when-recovered = после этого получите { $count ->
    [one] { $count } провиант
   *[other] { $count } провианта
}
passive-cannot-recover = вы не можете обрести «{ $card }»
passive-keeps-secrets = вы никому не можете отдавать тайны
passive-secrets-for-recovery = когда любой игрок обретает знамя страшной тайны, вы получаете столько тайн, сколько положено на знамя
passive-gets-burnt-favor = поддержку, которую сжигает любой игрок, получаете вы
passive-mob-remains = обретённое знамя народной поддержки кладут чернью вверх

## Перемещение: карты

passive-ignores-sites = свойства локаций в пути не действуют
passive-ends-act-there = по прибытии ваша фаза действий заканчивается
passive-favor-of-hosts = по прибытии получите 1 поддержку из резерва масти, которая есть и в новой локации, и среди ваших советников
passive-warbands-there = по прибытии получите { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
passive-travel-toll = враги правителя этой карты могут перемещаться в локации, которыми тот правит, только отдав ему { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} (за империю её получает канцлер; если правят банды, её сжигают)
passive-scalds-arrivals = кто переместился в локацию этой карты и не правит картой, убивает { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} на своём планшете
passive-holds-leavers = враг правителя этой карты, покидая локацию, которой тот правит, убивает { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} на своём планшете
passive-kills-there = после каждого своего перемещения убейте 1 отряд любого цвета в новой локации, если он там есть
passive-rooted-with-warbands = пока на вашем планшете есть отряды, вы не можете переместиться из локации, которой правите, и никто не может отправить вас оттуда
passive-home-for-free = перемещение в Столицу из других регионов не требует провианта
passive-far-for-more = перемещение на Окраины стоит на { $count ->
    [one] { $count } провиант
   *[other] { $count } провианта
} больше

## Перемещение: локации

passive-travel-costs-from = путь отсюда стоит { $count ->
    [one] { $count } провиант
   *[other] { $count } провианта
}, куда бы он ни вёл
passive-pass-ignored-from = на путь отсюда не действует Узкий перевал
passive-hiding-ignored-from = на путь отсюда не действует Потаённое место
passive-ruler-guides = если здесь правит ваш враг, он решает, куда вы переместитесь отсюда (за империю — канцлер), даже если вас отправляет кто-то другой
passive-costs-more-to-leave = путь отсюда стоит на { $count ->
    [one] { $count } провиант
   *[other] { $count } провианта
} больше
passive-gate-of-region = путь в этот регион из другого должен закончиться здесь
passive-pass-ignored = Узкий перевал в пути не действует
passive-hidden-site = чтобы переместиться сюда, нужно перевернуть 1 тайну на своём планшете лицом вниз
passive-coast = путь отсюда до другого берега стоит { $count ->
    [one] { $count } провиант
   *[other] { $count } провианта
}
passive-coast-ignores-pass = на путь отсюда до другого берега не действует Узкий перевал

## Правление, стоимость, оковы

passive-breaks-spells = враги правителя этой карты не могут применять свойства, за которые платят тайнами
passive-passes-for-imperial = если вы изгнанник, в свой ход вы вместо империи правите картами в имперских локациях (кроме схем сражений)
passive-favor-to-bank = поддержка, которую вы получаете, уходит в резерв { $suit }
passive-spends-from-bank = можете тратить поддержку резерва { $suit } как свою
passive-locks-for-enemies = для ваших врагов обитатели и реликвии в локациях, которыми вы правите, скованы

## Действия и розыгрыш

effect-carry-along = перенесите свою фигурку в локацию, куда мог бы переместиться другой игрок вашей локации; он перемещается туда же, не тратя провиант
effect-call-here = игрок на ваш выбор из другой локации должен переместиться в вашу, не тратя провиант; если он пришёл, он получает тайну с этой карты
effect-ride-by-pile = откройте верхнюю карту сброса своего региона и переместитесь, не тратя провиант, в другую локацию с картой её масти, а если такой нет — в любую
effect-all-favor-to-bank = положите всю свою поддержку в резерв { $suit }
