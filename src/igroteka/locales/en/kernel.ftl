# Words common to all games: how effects are joined, and the seats at the table.

seat = Player { $number }

effect-seq = { $parts }
effect-seq-joiner = { "; " }
effect-one-of = choose one: { $parts }
effect-one-of-joiner = { " — or — " }
effect-may = you may choose to { $effect }
effect-cost = you may { $payment } ▶ { $effect }
effect-if = { $condition }, { $effect }
effect-repeat = { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
} { $effect }
effect-happens = { $group } { $effect }

option-player = { $seat }
option-accept = Yes
option-decline = No, do not
