# Common words: headings of powers, costs, suits, places, colours, tokens, warbands.

title = Oath: Chronicles of Empire and Exile
about = The Chancellor holds the empire together, the Exiles look for a way to power: conquest, the people, relics or the darkest secret. Muster warbands, trade with the denizens of the land, campaign, become a Citizen, or bring the empire down. However the game ends, the world remembers it: the winner writes the chronicle, and the next game begins where this one ended.
about-components = The cards, relics, sites, dice and tracks of Oath were checked against card faces and the Law; the texts of the powers are our own. The order of the relic deck in the learning game is a reconstruction.

## Headings of powers

power = { $name }: { $parts }
power-joiner = { "; " }
power-if = { $name }, { $condition }: { $parts }
power-if-joiner = { "; " }
power-paid = { $name } ({ $cost }): { $parts }
power-paid-joiner = { "; " }
power-paid-if = { $name } ({ $cost }), { $condition }: { $parts }
power-paid-if-joiner = { "; " }
power-action = Action
power-when-played = When played
power-at-rest = Rest
power-search = Search
power-muster = Muster
power-trade = Trade
power-recover = Recover
power-campaign = Campaign
power-travel = Travel
power-travel-for-all = Travel (open to all)
power-plan-attacker = Attack plan
power-plan-defender = Defense plan
power-plan-both = Battle plan
power-persistent = Always
power-continuous = As long as you have it
plan-discard-at-end = discard this card at the end of the campaign
plan-discard-if-chosen = but then discard this card at the end of the campaign
plan-discard-if-defeated = discard this card if you lose

cost = { $parts }
cost-joiner = { ", " }
cost-favor = put { $count } favor here
cost-secrets = put { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} here
cost-favor-and-secrets = put { $favor } favor and { $secrets ->
    [one] { $secrets } secret
   *[other] { $secrets } secrets
} here
cost-burnt-favor = burn { $count } favor
cost-burnt-secrets = burn { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}

## Suits, places, colours, roles

suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
of-discord = Discord
of-arcane = Arcane
of-order = Order
of-hearth = Hearth
of-beast = Beast
of-nomad = Nomad

region-cradle = Cradle
region-provinces = Provinces
region-hinterland = Hinterland
place-cradle_1 = upper site of the Cradle
place-cradle_2 = lower site of the Cradle
place-provinces_1 = upper site of the Provinces
place-provinces_2 = middle site of the Provinces
place-provinces_3 = lower site of the Provinces
place-hinterland_1 = upper site of the Hinterland
place-hinterland_2 = middle site of the Hinterland
place-hinterland_3 = lower site of the Hinterland
pile-cradle = discard pile of the Cradle
pile-provinces = discard pile of the Provinces
pile-hinterland = discard pile of the Hinterland
pile-cradle-bottom = under the discard pile of the Cradle
pile-provinces-bottom = under the discard pile of the Provinces
pile-hinterland-bottom = under the discard pile of the Hinterland
pile-world-bottom = under the world deck

colour-purple = purple
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-black = black

role-chancellor = Chancellor
role-citizen = Citizen
role-exile = Exile

action-search = Search
action-muster = Muster
action-trade = Trade
action-recover = Recover
action-campaign = Campaign
action-travel = Travel

cards = { $parts }
cards-joiner = { ", " }
dice = { $parts }
dice-joiner = { ", " }

## Questions and answers

ask-act = Your turn. Supply: { $supply }
ask-new_oathkeeper = To whom do you give the Oathkeeper title?
ask-choose = { $card }: choose
ask-may = { $card }: { $effect }?
ask-player = { $card }: { $effect } — who?
ask-which_card = { $card }: choose a card
ask-which_suit = { $card }: choose a suit
ask-which_place = { $card }: choose a site
ask-which_region = { $card }: choose a region
ask-which_player = { $card }: choose a player
ask-which_relic = { $card }: choose a relic
ask-how_many = { $card }: how many?

option-done = Done
option-card = { $card }
option-suit = { $suit }
option-place = { $place }
option-region = { $region }
option-relic = { $card }
option-number = { $number }
option-end = Rest

## What happened

event-turn = Round { $number }, { $seat } begins
event-gained_favor = { $seat } gains favor ({ $suit }): { $number }
event-got_burnt_favor = { $seat } gets burnt favor: { $number }
event-burnt_favor = { $seat } burns favor: { $number }
event-gave_favor = { $seat } gives favor ({ $to }): { $number }
event-took_favor = { $seat } takes favor ({ $victim }): { $number }
event-favor_to_bank = { $seat } puts favor into a bank ({ $suit }): { $number }
event-gained_secrets = { $seat } gains secrets: { $number }
event-burnt_secrets = { $seat } burns secrets: { $number }
event-gave_secrets = { $seat } gives secrets ({ $to }): { $number }
event-took_secrets = { $seat } takes secrets ({ $victim }): { $number }
event-flipped_secrets = { $seat } turns secrets facedown: { $number }
event-put_favor = { $seat } puts favor on { $card }: { $number }
event-put_secrets = { $seat } puts secrets on { $card }: { $number }
event-gained_supply = { $seat } gains Supply: { $number }
event-spent_supply = { $seat } spends Supply: { $number }
event-gained_warbands = { $seat } gains warbands: { $number }
event-placed_warbands = { $seat } puts warbands at { $place }: { $number }
event-lifted_warbands = { $seat } takes warbands from { $place }: { $number }
event-killed_on_board = { $seat } loses warbands of the board: { $number }
event-killed_at = Warbands are killed ({ $place }, { $colour }): { $number }
event-discarded = { $seat } discards { $card } ({ $pile })
event-discarded_unseen = { $seat } discards a card ({ $pile })
event-vision_drawn = A Vision leaves the world deck: { $number } so far
event-took = { $seat } takes { $card }
event-took_from = { $seat } takes from { $victim }: { $card }
event-gave = { $seat } gives to { $to }: { $card }
event-oathkeeper = { $seat } becomes Oathkeeper
event-power_used = { $seat } uses the power of { $card }
