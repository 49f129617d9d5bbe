# Oath: Muster, Trade, Recover, Travel, and the modifiers of major actions.

## Questions

ask-modifiers = { $action }: which modifiers do you use?
ask-banner_price = { $card }: how much do you put on the banner? At least { $least }
ask-spread_from = { $card }: with which bank do you begin to deal out its old favor?
ask-destination = Where do you travel, without spending Supply?
ask-guide = The ruler of the wood decides where { $seat } comes out: choose a site
ask-consent = You are being sent to { $place }. You would have to pay: { $favor } favor, { $secrets } secrets turned facedown. Do you agree?
ask-warband_at = { $card }: which warband at { $place } is killed?

## Answers

option-use = Use { $card }
option-muster = Muster: { $card }
option-trade = Trade for { $goods }: { $card }
option-recover_relic = Recover: relic no. { $number } of your site
option-recover = Recover: { $card }
option-travel = Travel: { $place }
option-wander = Travel: wherever the ruler of the wood sends you
option-pay = Put { $number } on it
option-kill = Kill a warband: { $colour }
option-accept-consent = Pay and go
option-decline-consent = Refuse

## Events

event-modifier_used = { $seat } uses the modifier of { $card }
event-mustered = { $seat } musters on { $card }
event-traded = { $seat } trades for { $goods }: { $card }
event-recovered = { $seat } recovers { $card } and puts { $number } on it
event-spread_favor = The old favor of the banner goes round the banks, starting with { $suit }: { $number }
event-travelled = { $seat } sets out for { $place }
event-sent = { $seat } is sent to { $place } by { $by }
event-carried = { $seat } moves the own pawn to { $place }
event-site_revealed = A site is revealed: { $place }
event-turned_up = The top card of the discard pile ({ $region }): { $card }
event-refused_to_go = { $seat } refuses to pay for the way to { $place }

## Conditions of modifiers

condition-with-suit = if you choose a { $suits } card
condition-with-suit-joiner = { " or " }
condition-with-this-card = if you choose this card
condition-this-card-for-secrets = if you trade with this card for secrets and have an adviser of its suit
condition-least-favored = if the bank of the chosen card's suit has less favor than any other
condition-matches-adviser = if you have an adviser of the chosen card's suit
condition-pawn-here = if your pawn is at this card's site
condition-recovering-relic = if you recover a relic
condition-recovering-darkest-secret = if you recover the Darkest Secret
condition-inside-region = if you do not leave your region
condition-to-suit = if you travel to a site with a { $suit } card
condition-from-or-to-here = if you travel from or to this card's site
condition-to-here = if you travel to this card's site
condition-from-here = if you leave this site
condition-few-warbands = if no more than { $count ->
    [one] { $count } warband is
   *[other] { $count } warbands are
} on your board
condition-has-no-favor = if you have no favor on your board

## What is paid and chosen for a modifier

effect-sacrifice-one = sacrifice 1 warband of your board
effect-counts-as-other = for this Trade this card counts as a { $suits } card, as you choose
effect-counts-as-other-joiner = { " or " }
effect-others-advisers = for this Trade the advisers of another player of your choice stand in for yours, with all their powers
effect-stands-with-suit = for this Trade your pawn counts as standing at any one site with a { $suit } card
effect-pay-ruler = give its ruler { $count } favor unless you rule it (the Chancellor is paid for the Empire; it is burnt if bandits rule)
effect-flip-one = turn 1 secret on your board facedown

## Muster and Supply

passive-no-supply = spend no Supply
passive-on-occupied = you may choose a card with favor or secrets on it
passive-warbands-more = a Muster brings { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} more
passive-river-warbands = if you rule this site, a Muster on a card here brings { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} more
passive-musters-for-secrets = to muster, put 1 secret on the card instead of favor
passive-musters-with-kin = you may muster only on cards of the suits of your advisers
passive-guards-suit = enemies of this card's ruler can neither muster on nor trade with { $suit } cards
passive-no-warbands-on-sites = you cannot put warbands on sites by any means

## Trade

passive-counts-as-chosen = it has no suit of its own then
passive-region-cards = you may trade with a card at any site of your region
passive-secrets-more = gain { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} more
passive-careless = each Trade brings 1 favor more, and a Trade for secrets 1 secret less
passive-one-favor-is-two = if the Trade brings exactly 1 favor, gain 2
passive-no-favor = Trade brings you no favor
passive-trade-toll = enemies of this card's ruler may trade with cards that the ruler rules only by giving the ruler { $count } favor (the Chancellor is paid for the Empire; it is burnt if bandits rule)

## Recover

passive-secrets-join = add { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} of the general supply to what you pay
passive-supply-when-recovered = afterwards gain { $count } Supply
passive-cannot-recover = you cannot recover the { $card }
passive-keeps-secrets = you cannot give secrets to anybody
passive-secrets-for-recovery = whenever any player recovers the Darkest Secret, you gain as many secrets as were put on it
passive-gets-burnt-favor = favor burnt by any player goes to you
passive-mob-remains = a recovered People's Favor is laid Mob side up

## Travel: cards

passive-ignores-sites = powers of sites do not hold on the way
passive-ends-act-there = your Act phase ends when you arrive
passive-favor-of-hosts = when you arrive, gain 1 favor from the bank of a suit that both the new site and your advisers have
passive-warbands-there = when you arrive, gain { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}
passive-travel-toll = enemies of this card's ruler may travel to sites that the ruler rules only by giving the ruler { $count } favor (the Chancellor is paid for the Empire; it is burnt if bandits rule)
passive-scalds-arrivals = whoever travels to this card's site and does not rule the card kills { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} on their board
passive-holds-leavers = an enemy of this card's ruler who leaves a site that the ruler rules kills { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} on their board
passive-kills-there = after each Travel of yours kill 1 warband of any colour at the new site, if there is one
passive-rooted-with-warbands = while there are warbands on your board, you cannot travel, nor be made to travel, away from a site you rule
passive-home-for-free = Travel to the Cradle from other regions costs no Supply
passive-far-for-more = Travel to the Hinterland costs { $count } Supply more

## Travel: sites

passive-travel-costs-from = leaving costs { $count } Supply, wherever you go
passive-pass-ignored-from = when you leave, the Narrow Pass does not hold
passive-hiding-ignored-from = when you leave, the Hidden Place does not hold
passive-ruler-guides = if your enemy rules here, that player (the Chancellor for the Empire) decides where you go from here, even if somebody else makes you travel
passive-costs-more-to-leave = leaving costs { $count } Supply more
passive-gate-of-region = Travel into this region from another must end here
passive-pass-ignored = the Narrow Pass does not hold on the way
passive-hidden-site = to travel here, turn 1 secret on your board facedown
passive-coast = Travel from here to another coast costs { $count } Supply
passive-coast-ignores-pass = when you travel from here to another coast, the Narrow Pass does not hold

## Rule, costs, chains

passive-breaks-spells = enemies of this card's ruler cannot use powers whose cost contains a secret
passive-passes-for-imperial = if you are an Exile, in your own turn you rule the cards at Imperial sites in place of the Empire (battle plans excepted)
passive-favor-to-bank = favor that you would get goes to the { $suit } bank
passive-spends-from-bank = you may spend favor of the { $suit } bank as your own
passive-locks-for-enemies = for your enemies, denizens and relics at sites you rule are locked

## Actions, and cards as they are played

effect-carry-along = move your pawn to a site to which another player at your site could travel; that player travels there, too, without spending Supply
effect-call-here = a player of your choice at another site must travel to yours without spending Supply; if they come, they get the secret on this card
effect-ride-by-pile = turn up the top card of your region's discard pile and travel, without spending Supply, to another site with a card of its suit, or to any if there is none
effect-all-favor-to-bank = put all your favor in the { $suit } bank
