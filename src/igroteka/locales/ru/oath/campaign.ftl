# Набеги: объявление, схемы сражений, кубики, потери, добыча и свойства о них.

face-hollow = пустой меч
face-sword = меч
face-skull = два меча и череп
face-blank = пусто
face-shield = щит
face-shields = два щита
face-double = ×2

## Объявление набега

option-campaign = Набег на игрока { $seat }
option-campaign_bandits = Набег на банды
ask-defender = { $card }: на кого вы нападаете?
ask-targets = Объявите цели. Кубиков защиты пока: { $dice }
option-target_site = Локация: { $place }
option-target_relic = { $card }
option-target_pawn = Фигурка и поддержка
option-done-targets = Больше целей нет
ask-attack_dice = Сколько кубиков нападения вы берёте? Кубиков защиты: { $defense }
option-dice = { $number }
ask-join = Поможете игроку { $player } защищаться?
option-accept-join = Вступить союзником
option-decline-join = Остаться в стороне
ask-admit = { $player } хочет помочь вам защищаться. Разрешите?
option-accept-admit = Принять союзника
option-decline-admit = Отказать

event-attacks = { $seat } нападает на игрока { $victim } ({ $place })
event-attacks_bandits = { $seat } нападает на банды ({ $place })
event-targeted_site = { $seat } объявляет целью локацию: { $place }
event-targeted_relic = { $seat } объявляет целью: { $card }
event-targeted_pawn = { $seat } объявляет целью фигурку и поддержку ({ $victim })
event-targeted_buried = { $seat } объявляет целью закрытую реликвию ({ $place })
event-joined = { $seat } вступает в защиту ({ $to })
event-not_admitted = { $seat } не получает разрешения вступить в защиту ({ $by })
event-attack_pool = Кубиков нападения: { $number }
event-defense_pool = Кубиков защиты: { $number }

## Схемы сражений

ask-plans_by = Чьи схемы сражений следующие?
ask-plans = Используйте схемы сражений. Кубиков нападения: { $attack }, защиты: { $defense }
option-plan = { $card }
option-done-plans = Больше схем нет
ask-target_buried = { $card }: объявите целями закрытые реликвии в локациях-целях
option-target_buried = { $number }-я реликвия: { $place }
ask-keep_plan = { $card }: какие схемы не сбрасывать?
option-keep_plan = { $card }

event-plan_used = { $seat } использует схему сражения: { $card }
event-plan_of_bandits = Банды используют схему сражения: { $card }
event-bandits_discarded = Карта сброшена: { $card } ({ $pile })
event-bandits_burn_favor = Поддержка резерва сгорает ({ $suit }): { $number }

## Броски и потери

ask-reroll = { $card }: перебросить? Выпало: { $dice }
option-reroll = Перебросить
option-decline-reroll = Оставить бросок
ask-losses = Сколько отрядов гибнет на планшете игрока { $player }?
ask-losses_at = Сколько отрядов гибнет в локации: { $place }?
ask-win_by_sacrifice = Нападение { $attack } против защиты { $defense }. Пожертвуете отрядами ради победы?
option-sacrifice = Пожертвовать отрядами: { $number }
option-decline-win_by_sacrifice = Никем не жертвовать и проиграть

event-rolled_attack = { $seat } бросает кубики нападения: { $dice }
event-rolled_defense = { $seat } бросает кубики защиты: { $dice }
event-rolled_by_bandits = Кубики за банды: { $dice }
event-defense_value = Значение защиты: { $number }
event-attack_value = Значение нападения: { $number }
event-sacrificed = { $seat } жертвует отрядами: { $number }
event-rescued = Павшие отряды попадают к лекарям ({ $colour }): { $number }
event-brought_back = Спасённые отряды приходят в локацию { $place } ({ $colour }): { $number }
event-not_brought_back = Спасти отряды не удалось ({ $colour }): { $number }
event-campaign_won = { $seat } выигрывает набег
event-campaign_lost = { $seat } проигрывает набег

## Добыча

ask-occupy = Сколько отрядов с планшета вы ставите: { $place }?
ask-occupy_from = Сколько отрядов переходит: { $start } — { $place }?
ask-bury = Положить под колоду реликвий: { $relic }?
ask-banish = Куда вы депортируете фигурку игрока { $player }?
option-banish = { $place }
option-decline-banish = Оставить фигурку на месте
ask-burn_half = Сжечь половину поддержки игрока { $player }?
option-burn_half = Сжечь поддержку: { $number }
option-decline-burn_half = Ничего не сжигать
ask-steal = { $card }: попытаться украсть { $relics }?
ask-free_caged = { $card }: сколько отрядов отпустить ({ $colour })?

event-marched = { $seat } переводит отряды: { $start } — { $place }: { $number }
event-buried_relic = { $seat } кладёт под колоду реликвий: { $card }
event-favor_lost = { $seat } лишается поддержки: { $number }
event-secrets_lost = { $seat } лишается тайн: { $number }
event-caged = Отряды попадают в клетку ({ $colour }): { $number }
event-freed = Отряды отпущены ({ $colour }): { $number }

## Что схемы делают сразу

effect-attack-dice-either = ±{ $count ->
    [one] { $count } кубик нападения
    [few] { $count } кубика нападения
   *[other] { $count } кубиков нападения
}
effect-attack-dice-more = +{ $count ->
    [one] { $count } кубик нападения
    [few] { $count } кубика нападения
   *[other] { $count } кубиков нападения
}
effect-attack-dice-less = −{ $count ->
    [one] { $count } кубик нападения
    [few] { $count } кубика нападения
   *[other] { $count } кубиков нападения
}
effect-attack-dice-per-targeted-sites = ±1 кубик нападения за каждую локацию-цель
effect-attack-dice-per-nomad-cards = ±1 кубик нападения за каждую карту кочевья, которой вы правите
effect-attack-dice-per-beast-advisers = ±1 кубик нападения за каждого вашего советника масти зверей
effect-attack-dice-suits = ±1 кубик нападения за каждую масть, кроме { $suit }, среди карт, которыми вы правите (можно и меньше)
effect-defense-dice = +{ $count ->
    [one] { $count } кубик защиты
    [few] { $count } кубика защиты
   *[other] { $count } кубиков защиты
}
effect-defense-dice-per-card = +1 кубик защиты за каждую карту { $suit } во всех локациях
effect-sacrifice-for-defense = пожертвуйте 1 отрядом своей армии: +{ $count ->
    [one] { $count } кубик защиты
    [few] { $count } кубика защиты
   *[other] { $count } кубиков защиты
}
effect-kill-attackers = убейте { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} на планшете напавшего
effect-defender-wins = защитник сразу выигрывает набег
effect-buy-peace = если фигурка противника в вашей локации и вы отдаёте ему по 1 поддержке за каждый кубик защиты, вы сразу выигрываете набег
effect-target-buried = можете объявить целями закрытые реликвии в локациях-целях, по 1 кубику защиты за каждую

condition-site-targeted = если эта локация объявлена целью
condition-targets-site-with = если в локации-цели есть карта { $suit }
condition-side-holds = если у вас «{ $card }»
condition-enemy-lacks = если «{ $card }» не у противника
condition-enemy-has-adviser = если у противника есть советник масти { $suit }
condition-defense-pool = если кубиков защиты не меньше { $count }
condition-outnumbers = если ваша армия больше армии противника
condition-outnumbered = если армия противника больше вашей

## Что схемы делают потом

passive-no-skulls = выпавшие вам черепа никого не убивают
passive-no-hollow-swords = пустые мечи противника ничего не дают
passive-no-single-shields = грани противника с одним щитом ничего не дают
passive-roll-twice = всё выпавшее вам считается дважды, черепа тоже
passive-no-double-swords = грани противника с двумя мечами не дают нападения, но их черепа убивают
passive-no-double-shields = грани противника с двумя щитами ничего не дают
passive-half-the-dice = напавший бросает лишь половину кубиков нападения (с округлением вниз)
passive-worth-of-sacrifice = каждый пожертвованный вами отряд даёт { $count } нападения
passive-spares-own = проиграв, не убивайте отрядов своей армии, даже если этого требуют другие свойства
passive-spares-in-peace = в этом случае никто не убивает отряды
passive-all-die-if-lost = проиграв, убейте всю свою армию
passive-cared-for-here = ваши отряды, которые погибли бы в этом набеге, в его конце приходят в эту локацию, если вы ею правите
passive-alone = другие схемы сражений вы в этом набеге не используете
passive-silences-enemies = противник не может использовать схемы сражений
passive-stays-with-banner = но если у вас «{ $card }», оставьте её
passive-one-beast-for-nomads = вместо того чтобы сбросить любое число схем кочевья, можете сбросить одну карту зверей, которой правите
passive-burns-all-favor = если вы выиграли и целью были фигурка и поддержка защитника, сожгите всю эту поддержку
passive-buries-taken = забранные реликвии можете положить под колоду реликвий
passive-if-you-win = если вы выиграли, { $effect }
passive-favor-if-won = если вы выиграли, получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из резерва { $suit }
passive-favor-for-advisers = если вы выиграли, получите за каждого открытого советника противника 1 поддержку из резерва его масти
passive-travel-and-campaign = после победы можете переместиться, а затем можете устроить набег — без затрат провианта

effect-become-citizen-by-victory = можете стать вассалом без предложения (только если вы и противник — изгнанники)
effect-burn-secrets-but-one = защитник сжигает все тайны на своём планшете, кроме одной (только если целью были фигурка и поддержка)
effect-gain-for-killed = получите по 1 отряду за каждый отряд противника, убитый в этом набеге
effect-kill-survivors = можете убить всю армию противника; тогда отдайте ему 1 поддержку
effect-cage-survivors = перенесите остаток армии противника на эту реликвию
effect-free-caged = перенесите любое число отрядов с этой реликвии на планшеты их цветов
effect-campaign-from-ruled = устройте набег без затрат провианта, как если бы ваша фигурка была в локации, которой вы правите; ваши отряды оттуда входят в вашу армию
effect-campaign-from-beast = устройте набег без затрат провианта, как если бы ваша фигурка была в локации с картой зверей; ваши отряды оттуда входят в вашу армию

## Свойства о любых набегах

passive-no-plans-of-my-suits = враги не могут использовать против вас схемы сражений тех мастей, что есть у ваших советников
passive-no-plans-of-suits = враги не могут использовать против вас схемы сражений { $suits }
passive-no-plans-against-site = объявивший эту локацию целью не может использовать схемы сражений
passive-dearer-plans = к стоимости схем сражений, которые используют против вас, прибавляется: { $cost }
passive-dice-for-relics = +1 кубик защиты за каждую вашу реликвию-цель
passive-die-for-pawn = +1 кубик защиты, если целью объявлены ваши фигурка и поддержка
passive-dice-for-sites = +1 кубик защиты за каждую локацию-цель, которой правит правитель этой карты
passive-even-dice = кто нападает на вас, должен объявить цели, дающие в сумме чётное число кубиков защиты
passive-no-campaigns = вы не можете устраивать набеги
passive-no-sacrifices = напавший на вас не может жертвовать отрядами
passive-all-sites-fight = когда вы нападаете, ваши отряды во всех локациях, которыми вы правите, входят в вашу армию
passive-all-die-when-i-attack = когда вы нападаете, проигравший убивает всю свою армию, кто бы им ни оказался
passive-favor-after-campaigns = после того как другой игрок совершил набег на игрока (не на банды), получите 1 поддержку из любого одного резерва
passive-strikes-back = после набега другого игрока можете устроить набег на него без затрат провианта
passive-campaign-afterwards = после этого можете устроить набег без затрат провианта
passive-campaign-after-world = если вы искали в колоде земель, после этого можете устроить набег без затрат провианта
passive-only-this-is-taken = никто другой не может ни объявлять целью, ни забирать ваши знамёна и ваши реликвии, кроме этой
passive-only-nomads-take = другие игроки, которые не правят картами кочевья, не могут ни объявлять целью, ни забирать ваши реликвии и знамёна
passive-guards-darkest-secret = враги правителя этой карты не могут ни объявлять целью, ни забирать знамя страшной тайны
passive-guards-peoples-favor = никто не может объявить целью знамя народной поддержки
passive-steals-relics = после того как другой игрок в вашем регионе забрал реликвии, можете бросить по кубику защиты за каждую; если щитов не выпало, заберите эти реликвии
passive-rolls-again = бросив кубики нападения или защиты, можете один раз перебросить их все
passive-rules-with-bandits = банды считаются вашими отрядами, и вы правите локациями без отрядов; банды нельзя убивать, переносить и приносить в жертву
passive-cages-warbands = пленные отряды возвращаются, когда эта реликвия уходит в колоду

passive-attack-die-more = цели в этой локации, сколько бы их ни было, дают напавшему 1 кубик нападения
passive-attack-die-less = цели в этой локации, сколько бы их ни было, отнимают у напавшего 1 кубик нападения
passive-guards-region = напавший из другого региона, объявляя цели в этом, должен объявить целью и эту локацию, если не правит ею
passive-secret-to-target = объявляя здесь цели, переверните 1 тайну на своём планшете лицом вниз
