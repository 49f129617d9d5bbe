# «Обет»: побочные действия, свойства действий и отдыха.

## Слова многих карт

effect-gain-favor = получите { $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержки
} из резерва «{ $suit }»
effect-gain-favor-any = получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из любого одного резерва
effect-gain-favor-mixed = получите { $count ->
    [one] { $count } поддержку
   *[other] { $count } поддержки
} из любых резервов в любом сочетании
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
effect-gain-supply = получите { $count } провианта
effect-end-act = ваша фаза действий заканчивается

event-tokens_returned = { $seat } возвращает поддержку и тайны с карт
