# Oath: minor actions, action powers and rest powers.

## Words of many cards

effect-gain-favor = gain { $count } favor from the { $suit } bank
effect-gain-favor-any = gain { $count } favor from any one bank
effect-gain-favor-mixed = gain { $count } favor from any banks, in any mix
effect-gain-secrets = gain { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
effect-gain-warbands = gain { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}
effect-gain-supply = gain { $count } Supply
effect-end-act = your Act phase ends

event-tokens_returned = { $seat } returns favor and secrets from the cards
