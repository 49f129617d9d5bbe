# Oath: minor actions, action powers and rest powers.

## Words of many cards

suits-or = { $parts }
suits-or-joiner = { " or " }
effect-gain-favor = gain { $count } favor from the { $suit } bank
effect-gain-favor-any = gain { $count } favor from any one bank
effect-gain-favor-mixed = gain { $count } favor from any banks, in any mix
effect-gain-favor-of-site = gain { $count } favor from the bank of a suit found among the cards at your site
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

## Conditions

condition-holds-peoples_favor = if you hold the People's Favor
condition-holds-darkest_secret = if you hold the Darkest Secret
condition-exile-holds-title = if an Exile, perhaps you, holds the title
condition-chancellor-rules-here = if the Chancellor rules your site
condition-has-relic-here = if a relic lies at your site

## Banks and banners

effect-discard-for-favor = discard a { $suits } card at your site and gain { $count } favor from the bank of its suit
effect-roll-for-favor = roll { $count } defense dice and gain as much favor from any one bank as there are shields, doublings counted
effect-empty-bank = move all favor of any one other bank to the { $suit } bank
effect-gather-favor = for each { $suit } card at sites, move 1 favor from any other banks to the { $suit } bank
effect-level-banks = move { $count } favor from the fullest bank to the emptiest; you break ties
effect-pay-by-sites = every player, you too, pays 1 favor of their board into the { $suit } bank for each site they rule
effect-feed-darkest-secret = put 1 secret of the general supply on the Darkest Secret
effect-wear-darkest-secret = burn 1 secret from the Darkest Secret, but not the last
effect-return-tokens = return favor from cards to the banks and secrets from cards to your board as in the Rest phase, and turn your secrets faceup; what you have paid here stays

## Other players

effect-take-secret-here = take 1 secret from a player at your site, but not the last
effect-take-favor-here = take { $count } favor from a player at your site
effect-take-from-chancellor = take { $count } favor from the Chancellor
effect-bargain = as often as you like, give a player at your site 1 secret and take { $count } favor from them, or give them { $count } favor and take 1 secret from them
effect-discard-adviser-here = discard a faceup adviser of a player at your site
effect-discard-adviser-of-keeper = discard a faceup adviser of whoever holds the Darkest Secret but not the People's Favor
effect-burn-all-secrets = every player burns all their secrets but one; you keep only the one that lies here

## Warbands

effect-kill-on-board = kill 1 warband on any board, your own included
effect-kill-in-region = kill { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} in your region, at sites or on the boards of players whose pawns are there
effect-kill-at-site = kill { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} at one site of your region
effect-replace-warband = kill 1 warband on the board of a player with a { $suits } adviser; if you did, gain 1 warband
effect-sacrifice-for-secrets = sacrifice warbands of your board and gain 1 secret for every { $count } of them
effect-shift-warbands = move your warbands between your board and the sites you rule; each must keep at least one

## Relics

effect-draw-relic = look at the top relic of the deck; take it, or put it under the deck
effect-trade-relic = take the top relic of the deck, then put one of your relics, except the Grand Scepter, under it
effect-bury-this = put this relic under the relic deck
effect-bury-relic-here = put a relic of your site under the relic deck, unseen
effect-open-reliquary = look at one relic in the Reliquary; you may take it

## Cards and secret knowledge

effect-peek-pile = look through one whole discard pile
effect-peek-pile-top = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of your region's discard pile
effect-peek-world = look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the world deck
effect-peek-anywhere = look at one facedown card: a site, anybody's adviser, or a relic at a site
effect-haunt-elsewhere = discard a denizen at another site and move this card there
effect-settle-adviser = move one of your faceup advisers to your site
effect-resettle-adviser = move a faceup { $suit } adviser of any player to any site
effect-swap-with-site = swap one of your faceup advisers with a card at your site
effect-swap-this = swap this card with a faceup adviser of another player
effect-hand-over-this = move this card to another player's advisers, however many they have, and take { $count } favor from that player
effect-swap-unseen = swap two facedown advisers of different players
effect-join-piles = put the discard pile of another region on top of your region's
effect-replace-in-pile = replace up to { $count } denizens from the top of your region's discard pile, passing over Visions, by random cards of the Dispossessed; say how many first, nobody looks at these cards
effect-restore = turn this edifice to its intact side
effect-foresee = take the topmost Vision of the world deck; play or discard it as in a Search
effect-interrogate = look at an adviser of a player at your site. Play or discard the { $card } yourself; if it is any other card, the favor you have paid goes to that player

## Persistent powers

passive-takes-from-oathkeeper = whenever another player takes the title, take { $count } favor from them
passive-stays-citizen = while you are a Citizen nobody, not even you, can exile you
passive-shifts-end-roll = after the end-of-game die is rolled, whoever rules this card, except Citizens, may change the result by 1

## Questions

ask-rest_powers = Rest: which power do you use?
ask-lift = How many warbands do you take to your board ({ $place })?
ask-station = How many warbands do you put there ({ $place })?
ask-hand_over = How many warbands do you give ({ $place })?
ask-call_in = How many warbands do you take ({ $place })?
ask-permit_lift = { $player } wants to take Imperial warbands from the site: { $number }. Do you allow it?
ask-permit_hand_over = { $player } wants to give you warbands: { $number }. Do you agree?
ask-permit_call_in = { $player } wants to take warbands from your board: { $number }. Do you allow it?
ask-fullest_bank = { $card }: from which bank is the favor taken?
ask-emptiest_bank = { $card }: to which bank does the favor go?
ask-bargain = { $card }: a secret against { $number } favor
ask-which_adviser = { $card }: choose an adviser
ask-which_warband = { $card }: which warband dies?
ask-drawn_relic = { $card }: what do you do with the relic?
ask-found_relic = { $card }: do you take the relic?
ask-nth_relic = { $card }: which of the relics?
ask-peek_where = { $card }: what do you look at?
ask-bury_own = { $card }: which relic goes under the deck?
ask-shift = { $card }: where do warbands come from, and go?
ask-shift_from = { $card }: how many warbands do you take ({ $place })?
ask-shift_to = { $card }: how many warbands do you put there ({ $place })?
ask-end_roll = { $card }: the end-of-game die shows { $number }. Do you change it?
ask-sacrifice = { $card }: how many warbands do you sacrifice?

## Answers

option-power = Power: { $card }
option-power_of = Power { $number }: { $card }
option-peek = Look at relic { $number } of the site
option-peek_reliquary = Look at relic { $number } of the Reliquary
option-lift = Take warbands from the site to your board
option-station = Put warbands at the site
option-hand_over = Give warbands to { $seat }
option-call_in = Take warbands from { $seat }
option-sell = { $seat }: give a secret for favor
option-buy = { $seat }: give favor for a secret
option-adviser = { $seat }: adviser { $number }
option-board = { $seat }: a warband on the board
option-warband = { $place }: { $colour }
option-take_relic = Take: { $card }
option-bury_relic = Under the deck: { $card }
option-peek_site = Site: { $place }
option-peek_relic = { $place }: relic { $number }
option-lift_from = Take warbands: { $place }
option-station_at = Put warbands: { $place }
option-number-nth_relic = Relic { $number }
option-number-end_roll = Make it { $number }

## What happened

event-saw = You see: { $cards }
event-looked_at_relic = { $seat } looks at a relic ({ $place })
event-looked_into_reliquary = { $seat } looks at relic { $number } of the Reliquary
event-looked_at_adviser = { $seat } looks at adviser { $number } ({ $victim })
event-looked_at_pile = { $seat } looks at cards of a discard pile ({ $region }): { $number }
event-looked_at_world = { $seat } looks at the top cards of the world deck: { $number }
event-looked_at_site = { $seat } looks at a facedown site ({ $place })
event-gave_warbands = { $seat } gives warbands ({ $to }): { $number }
event-permission_refused = { $seat } does not consent ({ $other })
event-tokens_returned = { $seat } returns favor and secrets from the cards
event-moved_favor = Favor moves between banks ({ $suit } → { $to }): { $number }
event-banner_grew = { $seat } puts a secret there ({ $card }): now { $number }
event-banner_shrank = { $seat } burns a secret ({ $card }): { $number } left
event-buried = { $seat } puts a relic under the deck: { $card }
event-buried_unseen = { $seat } puts a relic under the deck
event-moved_card = { $seat } moves { $card } ({ $place })
event-swapped = { $seat } swaps { $card } and { $other }
event-swapped_unseen = { $seat } swaps facedown advisers ({ $one }, { $other })
event-joined_piles = { $seat } puts one discard pile on top of another ({ $region } → { $to })
event-replaced_cards = { $seat } replaces cards in a discard pile ({ $region }): { $number }
event-restored = { $seat } restores { $card }
event-shifted_end_roll = { $seat } changes the end-of-game die to { $number }
