# Campaigns: declaring, battle plans, dice, losses, spoils, and the powers about them.

face-hollow = hollow sword
face-sword = sword
face-skull = two swords and a skull
face-blank = blank
face-shield = shield
face-shields = two shields
face-double = ×2

## Declaring

option-campaign = Campaign against { $seat }
option-campaign_bandits = Campaign against bandits
ask-defender = { $card }: whom do you campaign against?
ask-targets = Declare targets. Defense dice so far: { $dice }
option-target_site = Site: { $place }
option-target_relic = { $card }
option-target_pawn = Pawn and favor
option-done-targets = No more targets
ask-attack_dice = How many attack dice do you take? Defense dice: { $defense }
option-dice = { $number }
ask-join = Do you help { $player } to defend?
option-accept-join = Join the defense
option-decline-join = Stay out of it
ask-admit = { $player } wants to help you to defend. Do you permit it?
option-accept-admit = Welcome the ally
option-decline-admit = Refuse

event-attacks = { $seat } campaigns against { $victim } ({ $place })
event-attacks_bandits = { $seat } campaigns against bandits ({ $place })
event-targeted_site = { $seat } targets a site: { $place }
event-targeted_relic = { $seat } targets { $card }
event-targeted_pawn = { $seat } targets pawn and favor ({ $victim })
event-targeted_buried = { $seat } targets a facedown relic ({ $place })
event-joined = { $seat } joins the defense ({ $to })
event-not_admitted = { $seat } is not let into the defense ({ $by })
event-attack_pool = Attack dice: { $number }
event-defense_pool = Defense dice: { $number }

## Battle plans

ask-plans_by = Whose battle plans come next?
ask-plans = Use battle plans. Attack dice: { $attack }, defense dice: { $defense }
option-plan = { $card }
option-done-plans = No more plans
ask-target_buried = { $card }: target facedown relics at the targeted sites
option-target_buried = Relic { $number } at { $place }
ask-keep_plan = { $card }: which plans are not discarded?
option-keep_plan = { $card }

event-plan_used = { $seat } uses a battle plan: { $card }
event-plan_of_bandits = Bandits use a battle plan: { $card }
event-bandits_discarded = { $card } is discarded ({ $pile })
event-bandits_burn_favor = Favor is burnt from a bank ({ $suit }): { $number }

## Rolls and losses

ask-reroll = { $card }: roll again? The dice: { $dice }
option-reroll = Roll again
option-decline-reroll = Keep the roll
ask-losses = How many warbands fall on the board of { $player }?
ask-losses_at = How many warbands fall at { $place }?
ask-win_by_sacrifice = Attack { $attack } against defense { $defense }. Do you sacrifice warbands to win?
option-sacrifice = Sacrifice warbands: { $number }
option-decline-win_by_sacrifice = Sacrifice nobody, lose the campaign

event-rolled_attack = { $seat } rolls attack: { $dice }
event-rolled_defense = { $seat } rolls defense: { $dice }
event-rolled_by_bandits = Dice for the bandits: { $dice }
event-defense_value = Defense value: { $number }
event-attack_value = Attack value: { $number }
event-sacrificed = { $seat } sacrifices warbands: { $number }
event-rescued = Fallen warbands are cared for ({ $colour }): { $number }
event-brought_back = The rescued come to { $place } ({ $colour }): { $number }
event-not_brought_back = The rescued cannot be saved after all ({ $colour }): { $number }
event-campaign_won = { $seat } wins the campaign
event-campaign_lost = { $seat } loses the campaign

## Spoils

ask-occupy = How many warbands of your board go to { $place }?
ask-occupy_from = How many warbands go from { $start } to { $place }?
ask-bury = Put { $relic } under the relic deck?
ask-banish = Where do you send the pawn of { $player }?
option-banish = { $place }
option-decline-banish = Leave the pawn there
ask-burn_half = Burn half of the favor of { $player }?
option-burn_half = Burn favor: { $number }
option-decline-burn_half = Burn nothing
ask-steal = { $card }: try to steal { $relics }?
ask-free_caged = { $card }: how many warbands do you set free ({ $colour })?

event-marched = { $seat } moves warbands from { $start } to { $place }: { $number }
event-buried_relic = { $seat } puts { $card } under the relic deck
event-favor_lost = { $seat } loses favor: { $number }
event-secrets_lost = { $seat } loses secrets: { $number }
event-caged = Warbands are caged ({ $colour }): { $number }
event-freed = Warbands are set free ({ $colour }): { $number }

## What battle plans do at once

effect-attack-dice-either = ±{ $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
}
effect-attack-dice-more = +{ $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
}
effect-attack-dice-less = −{ $count ->
    [one] { $count } attack die
   *[other] { $count } attack dice
}
effect-attack-dice-per-targeted-sites = ±1 attack die for each targeted site
effect-attack-dice-per-nomad-cards = ±1 attack die for each Nomad card you rule
effect-attack-dice-per-beast-advisers = ±1 attack die for each of your Beast advisers
effect-attack-dice-suits = ±1 attack die (or fewer) for each suit other than { $suit } among the cards you rule
effect-defense-dice = +{ $count ->
    [one] { $count } defense die
   *[other] { $count } defense dice
}
effect-defense-dice-per-card = +1 defense die for each { $suit } card at any site
effect-sacrifice-for-defense = sacrifice 1 warband of your force: +{ $count ->
    [one] { $count } defense die
   *[other] { $count } defense dice
}
effect-kill-attackers = kill { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} on the attacker's board
effect-defender-wins = the defender wins the campaign at once
effect-buy-peace = if the enemy's pawn is at your site and you give the enemy 1 favor for each defense die, you win at once
effect-target-buried = you may target facedown relics at the targeted sites, 1 defense die each

condition-site-targeted = if this site is targeted
condition-targets-site-with = if any targeted site has a card of the { $suit } suit
condition-side-holds = if you hold the { $card }
condition-enemy-lacks = if the enemy does not hold the { $card }
condition-enemy-has-adviser = if the enemy has an adviser of the { $suit } suit
condition-defense-pool = if there are at least { $count } defense dice
condition-outnumbers = if your force is bigger than the enemy's
condition-outnumbered = if the enemy's force is bigger than yours

## What battle plans do later

passive-no-skulls = skulls you roll kill nobody
passive-no-hollow-swords = hollow swords of the enemy count nothing
passive-no-single-shields = the enemy's faces with a single shield count nothing
passive-roll-twice = everything you roll counts twice, skulls too
passive-no-double-swords = the enemy's faces with two swords bring no attack, though their skulls kill
passive-no-double-shields = the enemy's faces with two shields count nothing
passive-half-the-dice = the attacker rolls only half of the attack dice, rounded down
passive-worth-of-sacrifice = each warband you sacrifice counts as { $count } attack
passive-spares-own = if you lose, kill no warbands of your force, even if other powers demand it
passive-spares-in-peace = in that case nobody kills warbands
passive-all-die-if-lost = if you lose, your whole force is killed
passive-cared-for-here = your warbands that would have been killed in this campaign come to this site at its end, if you rule it
passive-alone = you use no other battle plan in this campaign
passive-silences-enemies = the enemy cannot use battle plans
passive-stays-with-banner = but keep it if you hold the { $card }
passive-one-beast-for-nomads = instead of discarding any number of Nomad plans you may discard one Beast card you rule
passive-burns-all-favor = if you win and have targeted the defender's pawn and favor, burn all that favor
passive-buries-taken = relics you take may go under the relic deck
passive-if-you-win = if you win, { $effect }
passive-favor-if-won = if you win, gain { $count } favor from the { $suit } bank
passive-favor-for-advisers = if you win, gain 1 favor for each faceup adviser of the enemy, from the bank of its suit
passive-travel-and-campaign = after a victory you may travel and then may campaign, both without Supply

effect-become-citizen-by-victory = you may become a Citizen without an offer, provided you and the enemy are Exiles
effect-burn-secrets-but-one = the defender burns all secrets on their board but one, provided you have targeted pawn and favor
effect-gain-for-killed = gain 1 warband for each enemy warband killed in this campaign
effect-kill-survivors = you may kill the enemy's whole force; then give the enemy 1 favor
effect-cage-survivors = move the rest of the enemy's force onto this relic
effect-free-caged = move any number of warbands from this relic to the boards of their colours
effect-campaign-from-ruled = campaign without Supply as if your pawn were at a site you rule; your warbands there join your force
effect-campaign-from-beast = campaign without Supply as if your pawn were at a site with a Beast card; your warbands there join your force

## Powers about everybody's campaigns

passive-no-plans-of-my-suits = enemies cannot use battle plans of the suits of your advisers against you
passive-no-plans-of-suits = enemies cannot use { $suits } battle plans against you
passive-no-plans-against-site = whoever targets this site cannot use battle plans
passive-dearer-plans = battle plans used against you have this added to their cost: { $cost }
passive-dice-for-relics = +1 defense die for each targeted relic of yours
passive-die-for-pawn = +1 defense die if your pawn and favor are targeted
passive-dice-for-sites = +1 defense die for each targeted site that this card's ruler rules
passive-even-dice = whoever attacks you must declare targets that bring an even number of defense dice in all
passive-no-campaigns = you cannot campaign
passive-no-sacrifices = whoever attacks you cannot sacrifice warbands
passive-all-sites-fight = when you attack, your warbands at all sites you rule join your force
passive-all-die-when-i-attack = when you attack, the loser's whole force is killed, whoever loses
passive-favor-after-campaigns = after another player's campaign against a player (not against bandits), gain 1 favor from any one bank
passive-strikes-back = after another player's campaign you may campaign against that player without Supply
passive-campaign-afterwards = afterwards you may campaign without Supply
passive-campaign-after-world = if you have drawn from the world deck, you may campaign afterwards without Supply
passive-only-this-is-taken = nobody else can target or take your banners, nor your relics except this one
passive-only-nomads-take = others who rule no Nomad card can neither target nor take your relics and banners
passive-guards-darkest-secret = enemies of this card's ruler can neither target nor take the Darkest Secret
passive-guards-peoples-favor = nobody can target the People's Favor
passive-steals-relics = after another player in your region has taken relics, you may roll a defense die for each; if no shield shows, take those relics
passive-rolls-again = after you have rolled attack or defense dice, you may roll all of them again once
passive-rules-with-bandits = bandits count as your warbands, and you rule sites without warbands; bandits cannot be killed, moved or sacrificed
passive-cages-warbands = captured warbands come home when this relic goes back to the deck

passive-attack-die-more = targets at this site, however many, bring the attacker 1 attack die more
passive-attack-die-less = targets at this site, however many, cost the attacker 1 attack die
passive-guards-region = whoever campaigns from another region and targets anything in this one must target this site too, unless ruling it
passive-secret-to-target = targeting anything here turns a secret on your board facedown
