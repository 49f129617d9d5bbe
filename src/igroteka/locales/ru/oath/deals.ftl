# Предложения, договоры, вассалитет и изгнание.

effect-make-deal = заключите договор с любым игроком; его предмет — { $things }
effect-make-deal-joiner = { ", " }
deal-favor = поддержка
deal-secrets = тайны
deal-relics = реликвии
deal-advisers = советники
deal-sites = локации, которыми правят договорившиеся (прежний правитель возвращает отряды на планшет, новый ставит свои)
deal-promises = обещания на будущее и расплата за их нарушение
effect-become-citizen = станьте вассалом без предложения
condition-exile-with-peoples-favor = если вы изгнанник и у вас знамя народной поддержки
passive-wields-scepter = можете смотреть реликвии реликвария, предлагать изгнанникам вассалитет и изгонять других вассалов; но не в тот ход, когда вы забрали скипетр

goods-favor = поддержка
goods-secrets = тайны
card-nothing = ничего
card-facedown_1 = 1-й советник (лицом вниз)
card-facedown_2 = 2-й советник (лицом вниз)
card-facedown_3 = 3-й советник (лицом вниз)
card-facedown_4 = 4-й советник (лицом вниз)
card-facedown_5 = 5-й советник (лицом вниз)
card-facedown_6 = 6-й советник (лицом вниз)
card-peace_round = мир до конца следующего раунда
card-peace_game = мир до конца игры
card-tribute_round = дань (1 поддержка в каждый подъём) до конца следующего раунда
card-tribute_game = дань (1 поддержка в каждый подъём) до конца игры
card-goodwill_round = честное слово до конца следующего раунда
card-goodwill_game = честное слово до конца игры

ask-reliquary_space = Какую реликвию реликвария вы обещаете игроку { $seat }?
ask-show_reliquary = Показать игроку { $seat } реликвии реликвария?
ask-citizenship = Вассалитет для { $partner }, место «{ $card }». Отдаёте: { $giving_favor ->
    [0] { "" }
   *[other] поддержка { $giving_favor },{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] тайны { $giving_secrets },{ " " }
}{ $giving }. Просите: { $claiming_favor ->
    [0] { "" }
   *[other] поддержка { $claiming_favor },{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] тайны { $claiming_secrets },{ " " }
}{ $claiming }
ask-citizenship_answer = { $proposer } предлагает вам вассалитет и реликвию с места «{ $card }». Получите: { $giving_favor ->
    [0] { "" }
   *[other] поддержка { $giving_favor },{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] тайны { $giving_secrets },{ " " }
}{ $giving }. Отдадите: { $claiming_favor ->
    [0] { "" }
   *[other] поддержка { $claiming_favor },{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] тайны { $claiming_secrets },{ " " }
}{ $claiming }
ask-deal = { $card }: договор с игроком { $partner }. Отдаёте: { $giving_favor ->
    [0] { "" }
   *[other] поддержка { $giving_favor },{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] тайны { $giving_secrets },{ " " }
}{ $giving }. Просите: { $claiming_favor ->
    [0] { "" }
   *[other] поддержка { $claiming_favor },{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] тайны { $claiming_secrets },{ " " }
}{ $claiming }{ $penalty ->
    [0] {""}
   *[other] . За нарушенное обещание — поддержка: { $penalty }
}
ask-deal_answer = { $card }: { $proposer } предлагает вам договор. Получите: { $giving_favor ->
    [0] { "" }
   *[other] поддержка { $giving_favor },{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] тайны { $giving_secrets },{ " " }
}{ $giving }. Отдадите: { $claiming_favor ->
    [0] { "" }
   *[other] поддержка { $claiming_favor },{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] тайны { $claiming_secrets },{ " " }
}{ $claiming }{ $penalty ->
    [0] {""}
   *[other] . За нарушенное обещание — поддержка: { $penalty }
}
ask-kept_warbands = Лиловых отрядов не хватает: сколько из { $number } отрядов вы замените?
ask-new_garrison = Сколько отрядов вы поставите: { $place }?

option-offer = Предложить вассалитет: { $seat }
option-exile = Изгнать вассала: { $seat }
option-leave = Покинуть империю
option-space = { $card }
option-show = Показать: { $card }
option-give = Отдать ещё 1: { $goods }
option-claim = Попросить ещё 1: { $goods }
option-give_card = Отдать: { $card }
option-claim_card = Попросить: { $card }
option-give_site = Отдать локацию: { $place }
option-claim_site = Попросить локацию: { $place }
option-promise = Обещать: { $promise }
option-claim_promise = Взять обещание: { $promise }
option-penalty = Расплата за нарушение: ещё 1 поддержка
option-send = Предложить
option-withdraw = Передумать
option-accuse = Обвинить в нарушении обещания № { $number } (решит монета)

event-offered_citizenship = { $seat } предлагает вассалитет: { $to }
event-refused = { $seat } не договаривается с игроком { $by }
event-became_citizen = { $seat } становится вассалом
event-became_exile = { $seat } становится изгнанником
event-exiled = { $seat } изгоняет вассала: { $citizen }
event-left_empire = { $seat } покидает империю
event-showed_relic = { $seat } показывает реликвию ({ $to }): { $card }
event-deal = { $seat } и { $other } заключают договор
event-gave_site = { $seat } отдаёт локацию ({ $to }): { $place }
event-gave_adviser = { $seat } отдаёт советника ({ $to }): { $card }
event-gave_unseen_adviser = { $seat } отдаёт советника лицом вниз: { $to }
event-promised = { $seat } обещает игроку { $to }: { $promise } (раунд { $until })
event-promise_broken = { $seat } нарушает обещание игроку { $to }: { $promise }
event-promise_kept = Монета решает: { $seat } не нарушает слова, данного игроку { $to }
event-tribute = { $seat } платит дань: { $to }
