# Why a move is advised: what there will be more or less of

more-regime = the Oath turns in your favor
less-regime = the Oath turns against you
more-ambition = you are closer to a goal that wins
less-ambition = you are further from a goal that wins
more-lands = { $count ->
    [0] a bigger edge in sites
    [one] { $count } more site
   *[other] { $count } more sites
}
less-lands = { $count ->
    [0] a smaller edge in sites
    [one] { $count } fewer site
   *[other] { $count } fewer sites
}
more-army = { $count ->
    [0] a bigger edge in warbands
    [one] { $count } more warband
   *[other] { $count } more warbands
}
less-army = { $count ->
    [0] a smaller edge in warbands
    [one] { $count } fewer warband
   *[other] { $count } fewer warbands
}
more-wealth = { $count ->
    [0] a bigger edge in favor and secrets
    [one] { $count } more favor or secret
   *[other] { $count } more favor and secrets
}
less-wealth = { $count ->
    [0] a smaller edge in favor and secrets
    [one] { $count } less favor or secret
   *[other] { $count } less favor and secrets
}
more-court = { $count ->
    [0] a better court
    [one] { $count } more adviser
   *[other] { $count } more advisers
}
less-court = { $count ->
    [0] a weaker court
    [one] { $count } fewer adviser
   *[other] { $count } fewer advisers
}
more-treasures = { $count ->
    [0] a bigger edge in relics and banners
    [one] { $count } more relic or banner
   *[other] { $count } more relics or banners
}
less-treasures = { $count ->
    [0] a smaller edge in relics and banners
    [one] { $count } fewer relic or banner
   *[other] { $count } fewer relics or banners
}
more-prospects = your pawn has better prospects where it stands
less-prospects = your pawn has worse prospects where it stands
