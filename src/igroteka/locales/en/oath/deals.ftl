# Offers, deals, citizenship and exile.

effect-make-deal = make a binding deal with any one player about { $things }
effect-make-deal-joiner = { ", " }
deal-favor = favor
deal-secrets = secrets
deal-relics = relics
deal-advisers = advisers
deal-sites = ruled sites (the former ruler takes the warbands back, the new one puts their own)
deal-promises = promises for the future and what breaking them costs
effect-become-citizen = become a Citizen without an offer
condition-exile-with-peoples-favor = if you are an Exile and hold the People's Favor
passive-wields-scepter = you may look into the Reliquary, offer citizenship to Exiles, and exile other Citizens; but not in the turn in which you took the Scepter

goods-favor = favor
goods-secrets = secrets
card-nothing = nothing
card-facedown_1 = 1st adviser (facedown)
card-facedown_2 = 2nd adviser (facedown)
card-facedown_3 = 3rd adviser (facedown)
card-facedown_4 = 4th adviser (facedown)
card-facedown_5 = 5th adviser (facedown)
card-facedown_6 = 6th adviser (facedown)
card-peace_round = peace until the end of the next round
card-peace_game = peace until the end of the game
card-tribute_round = tribute (1 favor in each Wake phase) until the end of the next round
card-tribute_game = tribute (1 favor in each Wake phase) until the end of the game
card-goodwill_round = a word of honour until the end of the next round
card-goodwill_game = a word of honour until the end of the game

ask-reliquary_space = Which relic of the Reliquary do you promise { $seat }?
ask-show_reliquary = Show { $seat } relics of the Reliquary?
ask-citizenship = Citizenship for { $partner }, space { $card }. You give: { $giving_favor ->
    [0] { "" }
   *[other] { $giving_favor } favor,{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] secrets { $giving_secrets },{ " " }
}{ $giving }. You ask for: { $claiming_favor ->
    [0] { "" }
   *[other] { $claiming_favor } favor,{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] secrets { $claiming_secrets },{ " " }
}{ $claiming }
ask-citizenship_answer = { $proposer } offers you citizenship and the relic on { $card }. You get: { $giving_favor ->
    [0] { "" }
   *[other] { $giving_favor } favor,{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] secrets { $giving_secrets },{ " " }
}{ $giving }. You give: { $claiming_favor ->
    [0] { "" }
   *[other] { $claiming_favor } favor,{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] secrets { $claiming_secrets },{ " " }
}{ $claiming }
ask-deal = { $card }: a deal with { $partner }. You give: { $giving_favor ->
    [0] { "" }
   *[other] { $giving_favor } favor,{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] secrets { $giving_secrets },{ " " }
}{ $giving }. You ask for: { $claiming_favor ->
    [0] { "" }
   *[other] { $claiming_favor } favor,{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] secrets { $claiming_secrets },{ " " }
}{ $claiming }{ $penalty ->
    [0] {""}
   *[other] . A broken promise costs { $penalty } favor
}
ask-deal_answer = { $card }: { $proposer } offers you a deal. You get: { $giving_favor ->
    [0] { "" }
   *[other] { $giving_favor } favor,{ " " }
}{ $giving_secrets ->
    [0] { "" }
   *[other] secrets { $giving_secrets },{ " " }
}{ $giving }. You give: { $claiming_favor ->
    [0] { "" }
   *[other] { $claiming_favor } favor,{ " " }
}{ $claiming_secrets ->
    [0] { "" }
   *[other] secrets { $claiming_secrets },{ " " }
}{ $claiming }{ $penalty ->
    [0] {""}
   *[other] . A broken promise costs { $penalty } favor
}
ask-kept_warbands = There are too few purple warbands: how many of { $number } do you replace?
ask-new_garrison = How many warbands do you put at { $place }?

option-offer = Offer citizenship to { $seat }
option-exile = Exile { $seat }
option-leave = Leave the Empire
option-space = { $card }
option-show = Show { $card }
option-give = Give 1 more: { $goods }
option-claim = Ask for 1 more: { $goods }
option-give_card = Give { $card }
option-claim_card = Ask for { $card }
option-give_site = Give the site { $place }
option-claim_site = Ask for the site { $place }
option-promise = Promise { $promise }
option-claim_promise = Ask for a promise: { $promise }
option-penalty = Breaking a promise costs 1 favor more
option-send = Send the offer
option-withdraw = Think again
option-accuse = Call promise { $number } broken (a coin decides)

event-offered_citizenship = { $seat } offers citizenship to { $to }
event-refused = { $seat } does not come to terms with { $by }
event-became_citizen = { $seat } becomes a Citizen
event-became_exile = { $seat } becomes an Exile
event-exiled = { $seat } exiles { $citizen }
event-left_empire = { $seat } leaves the Empire
event-showed_relic = { $seat } shows { $to } a relic: { $card }
event-deal = { $seat } and { $other } make a deal
event-gave_site = { $seat } gives a site to { $to }: { $place }
event-gave_adviser = { $seat } gives an adviser to { $to }: { $card }
event-gave_unseen_adviser = { $seat } gives a facedown adviser to { $to }
event-promised = { $seat } promises { $to }: { $promise } (round { $until })
event-promise_broken = { $seat } breaks a promise to { $to }: { $promise }
event-promise_kept = The coin decides: { $seat } keeps the word given to { $to }
event-tribute = { $seat } pays tribute to { $to }
