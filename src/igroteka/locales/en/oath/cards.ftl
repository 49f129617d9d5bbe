# Searching, playing and discarding cards; powers of Searches and powers When Played.

source-world = world deck
source-cradle = discard pile of the Cradle
source-provinces = discard pile of the Provinces
source-hinterland = discard pile of the Hinterland
suits-and = { $parts }
suits-and-joiner = { " and " }

## Questions and answers

ask-keep = Keep one of the drawn cards; the others are discarded
ask-keep_another = You may keep a second card to play
ask-discard_order = In which order do the discarded cards go? The last one comes on top
ask-play = { $card }: where does it go?
ask-clear = { $card } is played: which card do you discard first?
ask-dismiss = Too many advisers with { $card }: whom do you discard?
ask-which_pile = { $card }: where do the discards of this Search go?
ask-set_aside = { $card }: which drawn denizens do you exchange?
ask-burn_for_secrets = { $card }: how much favor do you burn to gain as many secrets?
ask-ransom = { $card }: give { $number } favor to keep { $relic }?
ask-gather = { $card }: move your pawn to { $place }?
ask-gather_deal = { $card }: to whom do you offer a deal?
ask-seize = { $card }: what do you take?
ask-turn_citizen = { $card }: become a Citizen?
ask-take_from_reliquary = { $card }: from which space of the Reliquary do you take the relic?

option-search = Search: { $source }
option-reveal = Play or discard the facedown adviser { $card }
option-show_adviser = Show the facedown adviser { $card } to { $seat }
option-keep = Keep { $card }
option-lay = Lay { $card } next
option-done-discard_order = Any order
option-discard_all = Discard all
option-to_site = Play { $card } to { $place }
option-to_adviser = Play { $card } faceup to your advisers
option-to_facedown = Play { $card } facedown to your advisers
option-to_vision = Reveal { $card }
option-discard = Discard { $card }
option-clear = Discard { $card }
option-dismiss = Discard { $card }
option-pile = { $pile }

## What happened

event-drew = { $seat } searches ({ $source }) and draws cards: { $number }
event-drew_cards = { $seat } draws: { $cards }
event-showed = { $seat } shows: { $cards }
event-showed_adviser = { $seat } shows a facedown adviser to { $to }
event-played_to_site = { $seat } plays { $card } to { $place }
event-played_adviser = { $seat } has a new adviser: { $card }
event-hid_adviser = { $seat } has a new facedown adviser
event-hid_card = { $seat } puts { $card } facedown among the advisers
event-played_vision = { $seat } reveals { $card }
event-left_game = { $card } leaves the game
event-prophecy = { $seat } was waiting for { $card }, and plays or discards it
event-followed = { $seat } puts a warband on { $card }: the Vision is theirs, too
event-exchanged = { $seat } exchanges drawn cards for cards of the Dispossessed: { $number }
event-extorted = { $seat } demands { $card }
event-banner_burnt = { $seat } burns tokens of { $card }: { $number }
event-departed = { $seat } sends away to the Dispossessed: { $cards }. As many cards come to the discard pile ({ $region })
event-gathered = { $seat } comes to { $place }

## Searches

condition-drawing = if you draw cards
condition-searches-pile = if you draw from a discard pile
condition-searches-elsewhere = if you search another region's discard pile
condition-searches-from-here = if your pawn is at this site and you search another region's discard pile
passive-any-pile = draw from it
passive-world-costs = searching the world deck costs you no more than { $count } Supply
passive-searches-greedily = each of your Searches draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more; but you cannot make a Search that costs more than { $most } Supply
passive-search-toll = an enemy of this card's ruler at any site that the ruler rules must give the ruler 1 favor before searching, or playing or discarding a facedown adviser (the Chancellor is paid for the Empire; it is burnt if bandits rule)
passive-draws-more = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more
passive-draws-fewer-here = with your pawn here you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} fewer when you Search
passive-draws-from-below = draw only { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, from the underside of the pile
passive-shows-cards = show everybody all drawn cards, and what you keep
passive-exchanges-drawn = you may exchange any of the drawn denizens for random cards of the Dispossessed
passive-plays-two = you may play two of the cards, if at least one of them goes to a site
passive-chooses-pile = you may put all cards that you discard together on or under any one discard pile
passive-buries-discards = you may put all cards that you discard under the world deck

## Playing cards

passive-suits-anywhere = you may play { $suits } cards to any site with room
passive-plays-in-region = when you play a card to a site, you may first discard a denizen of any site of your region, and may play the card to any site of your region
passive-serves-people = as your Wake begins, put 1 favor from your board here or move 1 from here to the bank with the least favor (the last one stays); with the Mob side up, do this twice; then, if { $count } or more lie here, turn the banner to the Mob side
passive-clears-goal = when you play a card to a site, you may first discard a denizen of that site
passive-clears-here = whoever plays or moves a card here may first discard a denizen of this site
passive-needs-no-room = it needs no room there
passive-capacity-is = the capacity of its site is { $count }
passive-not-beside-locked = this card cannot be played to a site with a locked card
passive-enemies-hide-nothing = enemies of this card's ruler cannot play cards facedown
passive-enemies-see-nothing = enemies of this card's ruler at any site that the ruler rules cannot play Visions faceup
passive-visions-only-here = only players whose pawns are at this site can play Visions faceup, except the Conspiracy
passive-sees-nothing = you cannot play Visions faceup, not even the Conspiracy
passive-enemies-play-no = enemies of this card's ruler cannot play { $suit } cards faceup
passive-secret-for-site = for playing a card to a site you gain 1 secret, not favor
passive-homeland = homeland of { $suit } cards: if you play one here and have not discarded one from here this turn, { $effect }
passive-after-playing = if you play a denizen faceup, { $effect }
passive-after-playing-drawn = { $effect } if you play a drawn denizen faceup at once
passive-after-playing-suits = if you play a { $suits } card faceup, { $parts }
passive-after-playing-suits-joiner = { " and " }
passive-favor-for-others-cards = after another player plays a { $suits } card faceup, gain { $count } favor from the bank of its suit
passive-favor-for-others-visions = after another player plays a Vision faceup, gain { $count } favor from any one bank
passive-fewer-advisers = you can have at most { $count ->
    [one] { $count } adviser
   *[other] { $count } advisers
}
passive-suit-uncounted = your faceup { $suit } advisers do not count
passive-always-welcome = playing this card disregards the limit of advisers
passive-counts-twice = this card counts as two { $suit } advisers
passive-adds-bandits = every site has { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
} more

## When Played

effect-man-ruled-sites = gain a warband for each site that you rule, then move one warband from your board to each of them
effect-seize-this-site = unless the pawn of one of its rulers is at this site, kill all warbands there, then gain 1 warband and put it there
effect-warbands-by-suit = gain a warband for each { $suit } card at sites, whoever rules them
effect-favor-by-suit = gain from any one bank as much favor as you rule { $suit } cards (this one counts if you rule it)
effect-favor-of-each = gain 1 favor from each of { $count } different banks
effect-tax-region = take { $count } favor from each player whose pawn is at a site that you rule in your region
effect-favor-into-secrets = in turn order, each player may burn any amount of favor and gains as many secrets
effect-pay-by-suits = everybody except the holder of the People's Favor puts on this card 1 favor of their board for each suit among the cards they rule
effect-extort-relic = name a relic of a player at your site and take it, unless that player gives you { $count } favor
effect-recover-here = take a relic of this site; it counts as recovered, but costs nothing
effect-discard-in-region = discard all other { $suits } cards at the sites of your region
effect-discard-common-suit = if the People's Favor shows its Mob side, discard all other cards of the suit with most cards at sites; you break ties
effect-lay-waste = discard all other denizens of this site
effect-kill-everywhere = kill 1 warband at every site
effect-burn-banner = burn all secrets but one from the { $card }
effect-pay-people = put more favor here than lies here; spread what lay here among the banks, 1 each from left to right, beginning with any, and turn the banner away from the Mob. If you take the banner in another way, burn { $count } from it (the last one stays) and turn it to the Mob side
effect-pay-secrets = put more secrets here than lie here; of those that lay here 1 is yours, the former holder gets the rest. From another player you may recover the banner only if a card at their site has a suit that none of their advisers has. If you take the banner in another way, burn { $count } secrets from it (the last one stays)
effect-depart = put all denizens of your site into the Dispossessed and shuffle these; draw as many, look at them and put them on the discard pile of your region
effect-swap-sites = you may swap this card with a { $suit } card at another site
effect-swap-this-for-suit = swap this card with a faceup { $suit } adviser of another player
effect-gather = in turn order, each player may move their pawn to this site; then players at this site may make binding deals about favor, secrets, relics and advisers
effect-follow-vision = if you are an Exile, put 1 warband of your bank on a revealed Vision of any player; it counts as revealed by you, too; when it is discarded, kill the warband and play or discard the Vision yourself
effect-seize-by-plot = take a relic or banner of a player at your site, if at least { $count } of your advisers match suits of that player's advisers; then the card goes back to the box
effect-turn-citizen = { $when } you may become a Citizen without an offer{ $relic ->
    [yes] {" "}and take the relic of one space of the Reliquary unseen
   *[no] {""}
}
turn-citizen-always = if you are an Exile,
turn-citizen-more-secrets = if you are an Exile and have more secrets than the Chancellor, those on cards included,
turn-citizen-more-sites = if you are an Exile and rule more sites than the Chancellor,
turn-citizen-darkest-secret = if you are an Exile and give the Darkest Secret to the Chancellor,
