# Слова, общие для всех игр: соединение эффектов и имена мест за столом.

seat = Игрок { $number }

effect-seq = { $parts }
effect-seq-joiner = { "; " }
effect-one-of = выберите одно: { $parts }
effect-one-of-joiner = { " — или — " }
effect-may = по желанию { $effect }
effect-cost = можете { $payment } ▶ { $effect }
effect-if = { $condition }, { $effect }
effect-repeat = { $times ->
    [2] дважды
    [3] трижды
    [few] { $times } раза
   *[other] { $times } раз
} { $effect }
effect-happens = { $group } { $effect }

option-player = { $seat }
option-accept = Да
option-decline = Отказаться
