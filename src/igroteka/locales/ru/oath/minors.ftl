# «Обет»: побочные действия, свойства действий и отдыха.

## Слова многих карт

suits-or = { $parts }
suits-or-joiner = { " или " }
effect-gain-favor = получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из резерва { $suit }
effect-gain-favor-any = получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из любого одного резерва
effect-gain-favor-mixed = получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из любых резервов в любом сочетании
effect-gain-favor-of-site = получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из резерва масти, которая есть среди карт в вашей локации
effect-gain-secrets = получите { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
}
effect-gain-warbands = получите { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
effect-gain-supply = получите { $count ->
    [one] { $count } провиант
   *[other] { $count } провианта
}
effect-end-act = ваша фаза действий заканчивается

## Условия

condition-holds-peoples_favor = если вы владеете знаменем народной поддержки
condition-holds-darkest_secret = если вы владеете знаменем страшной тайны
condition-exile-holds-title = если титулом владеет изгнанник (возможно, вы)
condition-chancellor-rules-here = если вашей локацией правит канцлер
condition-has-relic-here = если в вашей локации лежит реликвия

## Резервы и знамёна

effect-discard-for-favor = сбросьте карту { $suits } из вашей локации и получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из резерва её масти
effect-roll-for-favor = бросьте { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
} защиты и получите столько поддержки из любого одного резерва, сколько выпало щитов (удвоения считаются)
effect-empty-bank = перенесите всю поддержку из любого другого резерва в резерв { $suit }
effect-gather-favor = за каждую карту { $suit } в локациях перенесите 1 поддержку из любых других резервов в резерв { $suit }
effect-level-banks = перенесите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из самого полного резерва в самый пустой; при равенстве выбираете вы
effect-pay-by-sites = каждый игрок, включая вас, кладёт в резерв { $suit } по 1 поддержке со своего планшета за каждую локацию, которой правит
effect-feed-darkest-secret = положите 1 тайну из общего резерва на знамя страшной тайны
effect-wear-darkest-secret = сожгите 1 тайну со знамени страшной тайны, но не последнюю
effect-return-tokens = верните поддержку с карт в резервы и тайны с карт себе на планшет, как в фазу отдыха, и поверните свои тайны лицом вверх; уплаченное здесь остаётся

## Другие игроки

effect-take-secret-here = заберите 1 тайну у игрока в вашей локации, но не последнюю
effect-take-favor-here = заберите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} у игрока в вашей локации
effect-take-from-chancellor = заберите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} у канцлера
effect-bargain = сколько угодно раз отдавайте игроку в вашей локации 1 тайну и забирайте у него { $count } поддержки либо отдавайте ему { $count } поддержки и забирайте у него 1 тайну
effect-discard-adviser-here = сбросьте открытого советника игрока в вашей локации
effect-discard-adviser-of-keeper = сбросьте открытого советника того, кто владеет знаменем страшной тайны, но не знаменем народной поддержки
effect-burn-all-secrets = каждый игрок сжигает все свои тайны, кроме одной; у вас остаётся только та, что лежит здесь

## Отряды

effect-kill-on-board = убейте 1 отряд на любом планшете, можно и на своём
effect-kill-in-region = убейте { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} в вашем регионе — в локациях или на планшетах игроков, чьи фигурки там
effect-kill-at-site = убейте { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} в одной локации вашего региона
effect-replace-warband = убейте 1 отряд на планшете игрока с советником { $suits }; если убили, получите 1 отряд
effect-sacrifice-for-secrets = пожертвуйте отрядами со своего планшета и получите по 1 тайне за каждые { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
effect-shift-warbands = переносите свои отряды между планшетом и локациями, которыми правите; в каждой должен остаться хотя бы один

## Реликвии

effect-draw-relic = посмотрите верхнюю реликвию колоды; заберите её или положите под колоду
effect-trade-relic = заберите верхнюю реликвию колоды, затем положите под колоду одну из своих реликвий, кроме Большого скипетра
effect-bury-this = положите эту реликвию под колоду реликвий
effect-bury-relic-here = положите реликвию вашей локации под колоду реликвий, не глядя
effect-open-reliquary = посмотрите одну реликвию в реликварии; можете забрать её

## Карты и тайное знание

effect-peek-pile = посмотрите целиком одну стопку сброса
effect-peek-pile-top = посмотрите { $count ->
    [one] верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} сброса вашего региона
effect-peek-world = посмотрите { $count ->
    [one] верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} колоды земель
effect-peek-anywhere = посмотрите одну закрытую карту: локацию, советника любого игрока или реликвию в локации
effect-haunt-elsewhere = сбросьте обитателя другой локации и перенесите туда эту карту
effect-settle-adviser = перенесите одного из своих открытых советников в вашу локацию
effect-resettle-adviser = перенесите открытого советника { $suit } любого игрока в любую локацию
effect-swap-with-site = поменяйте местами одного из своих открытых советников и карту в вашей локации
effect-swap-this = поменяйте местами эту карту и открытого советника другого игрока
effect-hand-over-this = перенесите эту карту в совет другого игрока, сколько бы советников у него ни было, и заберите у него { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
}
effect-swap-unseen = поменяйте местами двух закрытых советников разных игроков
effect-join-piles = положите стопку сброса другого региона поверх сброса вашего региона
effect-replace-in-pile = замените до { $count } обитателей с верха сброса вашего региона, минуя видения, случайными картами из ссылки; число назовите заранее, этих карт никто не видит
effect-restore = переверните это строение на целую сторону
effect-foresee = заберите верхнее видение колоды земель, разыграйте его или сбросьте, как при поиске
effect-interrogate = посмотрите советника игрока в вашей локации. «{ $card }» разыграйте или сбросьте сами; если это другая карта, уплаченная поддержка достаётся тому игроку

## Постоянные свойства

passive-takes-from-oathkeeper = когда другой игрок получает титул, заберите у него { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
}
passive-stays-citizen = пока вы вассал, никто, даже вы сами, не может вас изгнать
passive-shifts-end-roll = после броска кубика завершения тот, кто правит этой картой, кроме вассалов, может изменить результат на 1

## Вопросы

ask-rest_powers = Отдых: какое свойство применить?
ask-lift = Сколько отрядов забрать на планшет ({ $place })?
ask-station = Сколько отрядов поставить ({ $place })?
ask-hand_over = Сколько отрядов отдать ({ $place })?
ask-call_in = Сколько отрядов забрать ({ $place })?
ask-permit_lift = { $player } хочет забрать имперские отряды из локации на планшет: { $number }. Разрешаете?
ask-permit_hand_over = { $player } хочет отдать вам отряды: { $number }. Согласны?
ask-permit_call_in = { $player } хочет забрать отряды с вашего планшета: { $number }. Разрешаете?
ask-fullest_bank = { $card }: из какого резерва взять поддержку?
ask-emptiest_bank = { $card }: в какой резерв положить поддержку?
ask-bargain = { $card }: обмен тайны на { $number } поддержки
ask-which_adviser = { $card }: выберите советника
ask-which_warband = { $card }: какой отряд убить?
ask-drawn_relic = { $card }: что сделать с реликвией?
ask-found_relic = { $card }: забрать реликвию?
ask-nth_relic = { $card }: которая из реликвий?
ask-peek_where = { $card }: что посмотреть?
ask-bury_own = { $card }: какую реликвию положить под колоду?
ask-shift = { $card }: откуда и куда переносить отряды?
ask-shift_from = { $card }: сколько отрядов забрать ({ $place })?
ask-shift_to = { $card }: сколько отрядов поставить ({ $place })?
ask-end_roll = { $card }: на кубике завершения { $number }. Изменить результат?
ask-sacrifice = { $card }: сколько отрядов пожертвовать?

## Ответы

option-power = Свойство: { $card }
option-power_of = Свойство { $number }: { $card }
option-peek = Посмотреть реликвию { $number } в локации
option-peek_reliquary = Посмотреть реликвию { $number } в реликварии
option-lift = Забрать отряды из локации на планшет
option-station = Поставить отряды в локацию
option-hand_over = Отдать отряды игроку: { $seat }
option-call_in = Забрать отряды у игрока: { $seat }
option-sell = { $seat }: отдать тайну за поддержку
option-buy = { $seat }: отдать поддержку за тайну
option-adviser = { $seat }: советник { $number }
option-board = { $seat }: отряд на планшете
option-warband = { $place }: { $colour }
option-take_relic = Забрать: { $card }
option-bury_relic = Под колоду: { $card }
option-peek_site = Локация: { $place }
option-peek_relic = { $place }: реликвия { $number }
option-lift_from = Забрать отряды: { $place }
option-station_at = Поставить отряды: { $place }
option-number-nth_relic = Реликвия { $number }
option-number-end_roll = Пусть будет { $number }

## Что произошло

event-saw = Вы видите: { $cards }
event-looked_at_relic = { $seat } смотрит реликвию ({ $place })
event-looked_into_reliquary = { $seat } смотрит реликвию { $number } в реликварии
event-looked_at_adviser = { $seat } смотрит советника { $number } ({ $victim })
event-looked_at_pile = { $seat } смотрит карты сброса ({ $region }): { $number }
event-looked_at_world = { $seat } смотрит верхние карты колоды земель: { $number }
event-looked_at_site = { $seat } смотрит закрытую локацию ({ $place })
event-gave_warbands = { $seat } отдаёт отряды ({ $to }): { $number }
event-permission_refused = { $seat } не даёт согласия ({ $other })
event-tokens_returned = { $seat } возвращает поддержку и тайны с карт
event-moved_favor = Поддержка переходит из резерва в резерв ({ $suit } → { $to }): { $number }
event-banner_grew = { $seat } кладёт тайну ({ $card }): теперь { $number }
event-banner_shrank = { $seat } сжигает тайну ({ $card }): осталось { $number }
event-buried = { $seat } кладёт реликвию под колоду: { $card }
event-buried_unseen = { $seat } кладёт реликвию под колоду
event-moved_card = { $seat } переносит карту «{ $card }» ({ $place })
event-swapped = { $seat } меняет местами карты «{ $card }» и «{ $other }»
event-swapped_unseen = { $seat } меняет местами закрытых советников ({ $one }, { $other })
event-joined_piles = { $seat } кладёт один сброс поверх другого ({ $region } → { $to })
event-replaced_cards = { $seat } заменяет карты в сбросе ({ $region }): { $number }
event-restored = { $seat } восстанавливает строение «{ $card }»
event-shifted_end_roll = { $seat } меняет результат кубика завершения: { $number }
