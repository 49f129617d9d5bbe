# Dragonbond: Lords of Vaala: the words of the game. Texts of cards and boards are put together from these messages.

title = Dragonbond: Lords of Vaala
about = Two Generals and two Dragons fight for the power of Vaala. Secretly lay your cards onto one common action deck, then see what becomes of your plans: march, fly, besiege, collect power. A General and a Dragon who meet may form a Dragonbond and win together. Whoever gathers ten power tokens wins at once; characters without a player are led by the game itself.
about-components = The rulebook of Lords of Vaala prints neither the borders of the map nor the texts of boards and cards. Counts, set-up, limits, nine region names and the region glyphs come from the rulebook, the faces of the die from a public review; the rest of the map, the glyph texts and nearly all cards are our own reconstruction and differ from the printed ones.

## Who and what, as parts of sentences

with-infantry = with infantry
with-cavalry = with cavalry
with-archers = with archers
with-many-infantry = with { $count } or more infantry
with-many-cavalry = with { $count } or more cavalry
with-many-archers = with { $count } or more archers
your-infantry = your infantry
your-cavalry = your cavalry
your-archers = your archers
a-infantry = 1 infantry
a-cavalry = 1 cavalry
a-archers = 1 archers
a-unit = 1 unit of your choice
some-infantry = infantry
some-cavalry = cavalry
some-archers = archers

## Player boards

text-wrath-plain = you may move up to { $steps } { $steps ->
    [1] region
   *[other] regions
}; start a combat in the region where you are
text-wrath-bonus = you may move up to { $steps } { $steps ->
    [1] region
   *[other] regions
}; start a combat in the region where you are, and your first attack roll gets { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
}
text-wrath-malus = you may move up to { $steps } { $steps ->
    [1] region
   *[other] regions
}; start a combat in the region where you are, and the opponent's first counterattack rolls { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} fewer
text-flight = move up to { $steps } { $steps ->
    [1] region
   *[other] regions
}
text-collect-here-none = if no enemy or neutral units are in your region, collect up to { $count } power there
text-collect-here-less = collect up to { $count } power in your region, but only { $less } if enemy or neutral units are there
text-collect-here-any = collect up to { $count } power in your region, even among enemy or neutral units
text-rest = heal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
}. A severely wounded Dragon does this instead of the first glyph of its card; if it is no longer severely wounded, the other glyphs follow
text-attack-one = choose a region with an enemy or with neutral units; you may move any number of your units into it from one adjacent region of yours, then start a combat there
text-attack-any = choose a region with an enemy or with neutral units; you may move any number of your units into it from adjacent regions of yours, then start a combat there
text-attack-some-one = choose a region with an enemy or with neutral units; you may move up to { $count } of your units into it from one adjacent region of yours, then start a combat there
text-attack-some-any = choose a region with an enemy or with neutral units; you may move up to { $count } of your units into it from any adjacent regions of yours, then start a combat there
text-deploy-one = move any number of your units from one region up to { $steps } { $steps ->
    [1] step
   *[other] steps
}, each step into a friendly or uncontrolled region
text-deploy-several = make up to { $moves } moves: each takes any number of your units from one region { $steps ->
    [1] into an adjacent
   *[other] up to { $steps } steps away, into a
} friendly or uncontrolled region
text-collect-two = collect all power from one region of yours and { $count } from another
text-collect-each = collect { $count } power from each region of yours
text-vaala-some = reveal { $count ->
    [1] 1 card
   *[other] { $count } cards
} of your Vaala deck; you may play { $plays } of your open Vaala cards
text-vaala-any = reveal { $count ->
    [1] 1 card
   *[other] { $count } cards
} of your Vaala deck; you may play any number of your open Vaala cards
text-vaala-discount = reveal { $count ->
    [1] 1 card
   *[other] { $count } cards
} of your Vaala deck; you may play { $plays } of your open Vaala cards, and pay { $discount } less if you destroy one of your units in your General's region
effect-heal = heal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
}
effect-may-place-general = you may place { $unit } in your General's region
effect-may-place-city = you may place { $unit } in a region of yours with a city

## Faceless boards

faceless-hunt-plain = with nobody to fight here, fly up to { $steps } { $steps ->
    [1] step
   *[other] steps
} towards the target region and stop in the first region with somebody to fight or in the target. Then fight everyone you can in that region: enemy armies and neutral units first, then enemy Dragons that are not severely wounded
faceless-hunt-bonus = with nobody to fight here, fly up to { $steps } { $steps ->
    [1] step
   *[other] steps
} towards the target region and stop in the first region with somebody to fight or in the target. Then fight everyone you can in that region: enemy armies and neutral units first, then enemy Dragons that are not severely wounded. The first attack roll gets { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
}
faceless-hunt-malus = with nobody to fight here, fly up to { $steps } { $steps ->
    [1] step
   *[other] steps
} towards the target region and stop in the first region with somebody to fight or in the target. Then fight everyone you can in that region: enemy armies and neutral units first, then enemy Dragons that are not severely wounded. The opponent's first counterattack rolls { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} fewer
faceless-flight = fly up to { $steps } { $steps ->
    [1] step
   *[other] steps
} towards the target region; once there, stop
faceless-attack = an enemy Dragon in the General's region that is not severely wounded: fight it. Otherwise march one step towards the target region and fight everyone you can there, enemies and neutral units. In the target region: march into the adjacent region where enemies and neutral units have the lowest combat value in all, if it is not above that of the General's army, and fight there. On a march, if three or more units are with the General, one (of the most numerous type) stays behind
faceless-deploy = place { $count ->
    [1] 1 unit
   *[other] { $count } units
} in the General's region: types missing there first, then those with most in supply. Then, if the next step towards the target region holds neither enemies nor neutral units, march there. On a march, if three or more units are with the General, one (of the most numerous type) stays behind
faceless-collect = collect all power in the General's region; if there is none, { $count } from the controlled region with the most
faceless-wound-strongest = deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to one enemy or to the neutral units in a region adjacent to the General's: to those with the highest combat value
faceless-wound-each = deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to each enemy army and to the neutral units in your region
faceless-city = place a city in the General's region; if it has one, place 1 unit there instead

## Dragonbond abilities

bond-heal-near = whenever you move into a region adjacent to the bonded General's region, heal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
}
bond-shared-sky = for movement, your General's region and the bonded Dragon's region are adjacent to each other
bond-share-kill = whenever the bonded Dragon destroys at least 1 unit in a combat, after it place 1 unit of your choice in your General's region
bond-share-essence = whenever the bonded General destroys at least 1 unit in a combat, put one of those units on your Essence track

## Region glyphs

text-upgrade = the General who controls this region may take from the row a denizen whose homeland it is or, for { $count } power, one whose homeland is an adjacent region
text-reinforce = if the region is neutral or uncontrolled, place { $count } neutral units in it. Otherwise the General in control places 1 unit of choice here and may place 1 in each adjacent region they control
text-fortify = if this region has no city, place one here

## Vaala cards

spell-strike-here = deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to one enemy or to the neutral units in your region
spell-strike-all-here = deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to each enemy and to the neutral units in your region
spell-strike-near = deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to one enemy or to the neutral units in an adjacent region
spell-blood-strike = destroy one of your units (not the General) in a region; deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to one enemy or to the neutral units there or in an adjacent region
spell-repel = the army of a General not bonded with you, standing without that General in your region or an adjacent one, retreats. No power is stolen
spell-power-here-and-near = place { $count } power in your region and { $count } in an adjacent one
spell-drain = a player not bonded with you, with a Dragon, a General or units adjacent to a region of yours, loses 1 power of your choice to the supply
spell-raise = place up to { $here } { $unit } in your General's region and { $elsewhere } in another region of yours
spell-collect-afar = collect { $count } power from a region up to { $steps } { $steps ->
    [1] step
   *[other] steps
} away with no General in it
spell-devour = destroy up to { $count ->
    [1] 1 unit
   *[other] { $count } units
} (not Generals) of one enemy army or of the neutral units in your region. Unlike with other Vaala, they go to your Essence track
spell-dream-walk = move your General and up to { $count } units of the same region to any friendly or uncontrolled region
spell-cities = place a city in up to { $count ->
    [1] 1 region of yours that has none
   *[other] { $count } regions of yours that have none
}
spell-one-of-each = place 1 infantry, 1 cavalry and 1 archers in one region of yours
reaction-cancel-glyph = while open: when a player not bonded with you whose General or Dragon is up to { $reach } { $reach ->
    [1] step
   *[other] steps
} away from you is about to apply a glyph of an action card, cancel that glyph
reaction-cancel-vaala = while open: when a player not bonded with you plays a Vaala card, cancel it. Its cost stays paid
reaction-victory-feast = while open: after a combat you won, place as many units of your choice in that region as you destroyed in it, up to { $count }
reaction-vengeance = while open: after a combat in which a player wounded you and you stole nothing, steal 1 power from that player

## Abilities of denizens and lasting Vaala cards

ability-attack-die = attacking { $force }: { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
} on each attack roll
ability-general-die = attacking { $force } and your General in one army: { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
} on each attack roll
ability-charge-die = when { $your } move into a region to attack, your first attack roll gets { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
}
ability-bloodied-die = attacking { $force }: after a combat round in which you destroyed a unit or wounded a Dragon, your next attack roll gets { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
}
ability-counter-die = defending { $force }: { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
} on your counterattacks
ability-first-counter-die = defending { $force }: { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
} on your first counterattack of a combat
ability-dragon-die = when your army { $force } fights a Dragon: { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
} on all your rolls
ability-grief-die = if { $your } are among the units destroyed in a combat, your next roll in it gets { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
}
ability-support-die = when you attack, { $your } in another region adjacent to the attacked one give { $dice ->
    [1] 1 extra die
   *[other] { $dice } extra dice
} on the first attack roll
ability-dazzle = while { $your } fight a Dragon, it rolls { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} fewer, but at least 1
ability-reroll = { $force }, you may reroll one of your dice that shows a miss, once per combat
ability-sharpen = attacking { $force }: in each attack roll { $hits ->
    [1] 1 standard hit becomes
   *[other] { $hits } standard hits become
} critical
ability-sharpen-all = until Clean-up, in each of your attack rolls { $hits ->
    [1] 1 standard hit becomes
   *[other] { $hits } standard hits become
} critical
ability-ignore-any = defending { $force }: ignore the first hit of the combat
ability-ignore-critical = defending { $force }: ignore the first critical hit of the combat
ability-ignore-highlands = defending { $force } in a region that adjoins mountains: ignore the first hit of the combat
ability-ignore-all = until Clean-up, when you defend, ignore the first hit of each combat, besides what mountains and a city absorb
ability-ignore-mountains = attacking { $force }: mountains protect no one from your army
ability-keep-city = defending { $force } in a region with a city: the first time in a combat that the city would be removed, it stays
ability-raze-city = attacking { $force } an army or neutral units in a region with a city: the city is removed before the first roll and absorbs no hit
ability-avalanche = defending { $force } against units that crossed a mountain border: deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to the attackers before their first roll
ability-parting-shot = when your army { $force } retreats from a combat, first deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to the opponent; once per combat
ability-pursuit = when an opponent retreats from a combat with your army { $force }, first deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to them; once per combat
ability-last-blast = if { $your } are among the units destroyed in a combat, deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to the opponent; once per combat
ability-venom = after your army { $force } wounds a Dragon in combat, that Dragon's next healing of the round is weaker by { $count }
ability-deny-essence = units of yours that a Dragon destroys in combat where { $your } stand go to your supply, not to its Essence track, even the last of them
ability-untouchable = until Clean-up nobody may start a combat with you; this ends when you start one
ability-wings = { $your } may move up to { $steps } regions where they could move 1, passing over anything, and never count as crossing mountains
ability-long-charge = { $your } may join an Attack from 2 regions away if the region between is friendly or uncontrolled
ability-sea-roads = for moves of { $your }, regions on the coast of one sea are adjacent
ability-extra-march = each of your Deploy glyphs gives one more move of 1 step, for { $your } only
ability-safe-retreat = when your army { $force } retreats, it may go to any friendly region
ability-pillage = when { $your } move into an uncontrolled region with power, collect { $count } there; once per round
ability-ambush = when { $your } move into a region, deal { $count ->
    [1] 1 wound
   *[other] { $count } wounds
} to one enemy or to the neutral units there before any combat; once per glyph
ability-settle = when { $your } move into an uncontrolled region, place { $unit } there; once per glyph
ability-toll = when a General or Dragon not bonded with you ends a move in a region where { $your } stand, their player flips { $count } unspent power to its spent side
ability-guarded = players not bonded with you cannot collect power in a region where { $your } stand
ability-levy = when you place units by a Reinforce glyph, place { $unit } more in one of those regions
ability-free-upgrade = your Upgrade glyphs may take denizens of adjacent regions without spending power
ability-rout = after you win a combat as the attacker { $force } left, up to { $count } of those may move into one adjacent friendly or uncontrolled region

## Event cards

event-effect-power-each-start = place 1 power in each start region
event-effect-power-each-dragons = place 1 power in each region with a Dragon
event-effect-power-each-bare = place 1 power in each region without any
event-effect-power-each-uncontrolled = place 1 power in each uncontrolled region
event-effect-power-each-neutral = place 1 power in each neutral region
event-effect-power-each-bare-neutral = place 1 power in each neutral region without any
event-effect-power-each-city = place 1 power in each region with a city
event-effect-power-each-rich = place 1 power in each region that holds 2 or more
event-effect-power-each-unclaimed = place 1 power in each neutral or uncontrolled region
event-effect-neutral-each = place 1 neutral unit in each neutral region
event-effect-each-places-power = in turn order each player places 1 power in a region without any; a Faceless player: in the nearest one
event-effect-chosen = the initiative holder picks { $must ->
    [yes] { "" }
   *[no] up to{ " " }
}{ $count } { $where }; each gets { $gift ->
    [neutral] 1 neutral unit and 1 power
   *[power] 1 power
}
where-start = start regions
where-dragons = regions with a Dragon
where-bare = regions without power
where-uncontrolled = uncontrolled regions
where-deserted = regions with neither units nor a Dragon
where-neutral = neutral regions
where-bare_neutral = neutral regions without power
where-city = regions with a city
where-rich = regions with 2 or more power
where-unclaimed = neutral or uncontrolled regions
event-effect-city-wealth = the initiative holder picks up to { $count } regions with a city; each gets 1 power. With no city on the board, a neutral or uncontrolled region of their choice gets a city and 1 power
event-effect-ebb = each region with 2 or more power loses 1 to the supply
event-effect-dragons-heal = each Dragon heals { $count ->
    [1] 1 wound
   *[other] { $count } wounds
}
event-effect-dragons-activate = then, in turn order, each Dragon may activate: { $glyph }
event-effect-generals-activate = in turn order each General may activate: { $glyph }
event-effect-each-activates = in turn order each player may activate: { $glyph }
event-effect-fated-bonds = each unbonded Dragon who shares a region with an unbonded General is bonded with them at once, without a roll. If no bond forms, place 1 power in each region with a Dragon
event-effect-attrition = each army of more than { $count } units, the General counted, loses 1 unit (not the General) of its owner's choice to the supply
event-effect-humble = the player with the least power gains { $count } from the supply; a tie goes to the first in turn order

## Questions

ask-character = Choose your character
ask-plan = { $asked }, round { $round }: lay a card face down onto the action deck{ $passing ->
    [1] , or pass
   *[0] { "" }
}
ask-initiative = { $asked }: to whom do you give the initiative?
ask-glyph = { $asked }, { $card }: activate the glyph { $glyph }?
ask-event_glyph = { $asked }, { $card }: you may activate the glyph { $glyph }
ask-wrath = { $asked }: where to fight? Now here: { $region }
ask-flight = { $asked }: where to fly from here? { $region }
ask-attack = { $asked }: which region do you attack?
ask-attack_from = { $asked }: from where do units come here? { $region }
ask-gather = { $asked }: who goes here? { $region }
ask-deploy = { $asked }: which units march where?
ask-place_where = { $asked }, { $card }: where to place a unit?
ask-place_unit = { $asked }: which unit to place here? { $region }
ask-collect_all = { $asked }: where to collect all power?
ask-collect_some = { $asked }: where to collect power? Up to { $count }
ask-target = { $asked } decides: which region draws { $faceless }?
ask-step = { $asked }: which way? Towards: { $region }
ask-leave_unit = { $asked }: which unit stays behind? { $region }
ask-strike = { $asked }, { $card }: whom to wound?
ask-repel = { $asked }, { $card }: which army must retreat?
ask-drain = { $asked }, { $card }: who loses power?
ask-devour = { $asked }: which unit do you destroy? { $region }
ask-devour_whose = { $asked }, { $card }: whose units do you destroy?
ask-essence = { $asked }: which unit goes to the Essence track?
ask-upgrade = { $asked }: you may take a denizen. { $region }
ask-vaala = { $asked }: you may play an open Vaala card. Unspent power: { $power }
ask-sacrifice = { $asked }: which unit do you destroy? { $region }
ask-sacrifice_where = { $asked }, { $card }: where do you destroy a unit of yours?
ask-lose_unit = { $asked }: which unit is destroyed? { $region }
ask-trim = { $asked }: more than six units. Which one goes back to the supply? { $region }
ask-attrition = { $asked }: which unit is lost? { $region }
ask-retreat_to = { $asked }: where to retreat from here? { $region }
ask-fight = { $asked }: whom to fight? { $region }
ask-fight_on = { $asked }: another round of combat, or retreat? { $region }
ask-stand = { $asked }: counterattack or retreat? { $region }. Standard hits held back: { $hits }; your dice: { $dice }
ask-reroll_miss = { $asked }, { $card }: reroll a miss?
ask-bond_reroll = { $asked }: reroll for 1 power? You: { $dice }; { $ally }: { $other_dice }
ask-pair = { $asked }: which pair comes first for a Dragonbond?
ask-steal_token = { $asked }: which power token to steal? From: { $victim }
ask-lose_token = { $asked }: which power token is lost? By: { $victim }
ask-cancel_vaala = { $asked }: { $whose } plays { $card }. Cancel it?
ask-cancel_glyph = { $asked }: { $whose } applies the glyph { $glyph }. Cancel it?
ask-feast = { $asked }: play { $card } after the victory? { $region }
ask-avenge = { $asked }: play { $card }? Power is stolen from: { $victim }
ask-rout = { $asked }, { $card }: where do units move on to?
ask-event_region = { $asked }, { $card }: choose a region
ask-place_power = { $asked }, { $card }: where to place power?
ask-build = { $asked }, { $card }: where do you place a city?
ask-dream_walk = { $asked }, { $card }: where do you go?
ask-choose = { $asked }, { $card }: choose one
ask-may = { $asked }, { $card }: you may choose to { $effect }
ask-player = { $asked }, { $card }: choose a player
ask-company = { $asked }: take units along? Up to { $count }

## Answers

option-character = { $character }
option-plan = Lay: { $card }
option-pass = Pass
option-initiative = Give the initiative to: { $character }
option-activate = Activate the glyph
option-skip = Skip the glyph
option-fly = Fly: { $region }
option-stay = Stay here and fight
option-attack = Attack: { $region }
option-from = From: { $region }
option-march = { $region } → { $to }
option-alone = The units stay
option-along = Take units along
option-region = Region: { $region }
option-fight = Fight: { $force }
option-fight_on = Another round of combat
option-retreat = Retreat
option-retreat_to = Retreat: { $region }
option-counterattack = Counterattack
option-token = Token: { $token }
option-reroll = Reroll
option-pair = { $character } and { $ally }
option-step = By way of: { $region }
option-strike = Wound: { $force }, { $region }
option-repel = Must retreat: { $force }, { $region }
option-drain = Loses power: { $character }
option-essence = To the Essence track: { $essence }
option-denizen = Take: { $card }
option-cast = Play: { $card }
option-sacrifice = Play for a destroyed unit: { $card }
option-react = Play: { $card }

## Answers in the words of their question: what is done, and what is declined

option-take-gather = Send to { $region }: { $unit }
option-everyone-gather = Send everyone ({ $region })
option-done-gather = Send nobody else ({ $region })
option-done-attack_from = Send nobody from elsewhere ({ $region })
option-done-deploy = Move no more units
option-unit-place_unit = Place: { $unit }
option-done-place_unit = Place no unit here ({ $region })
option-done-place_where = Place no unit ({ $card })
option-unit-lose_unit = Destroy: { $unit }
option-unit-trim = Back to the supply: { $unit }
option-unit-attrition = Lose: { $unit }
option-unit-leave_unit = Stays behind: { $unit }
option-unit-sacrifice = Destroy: { $unit }
option-unit-devour = Destroy: { $unit }
option-done-devour = Destroy no more units
option-strike-devour_whose = Destroy units: { $force }, { $region }
option-target-target = Target region of { $faceless }: { $region }
option-done-upgrade = Take no denizen ({ $region })
option-done-vaala = Play no more Vaala cards
option-done-build = Build no more cities ({ $card })
option-done-event_region = Choose no more regions ({ $card })
option-done-rout = Nobody moves on ({ $card })
option-keep-bond_reroll = Do not reroll ({ $dice })
option-decline-reroll_miss = Do not reroll the miss ({ $card })
option-decline-cancel_vaala = Do not cancel { $card } ({ $whose })
option-decline-cancel_glyph = Do not cancel the glyph { $glyph } ({ $whose })
option-decline-feast = Do not play { $card }
option-decline-avenge = Do not play { $card }
option-decline-event_glyph = Do not activate the glyph { $glyph }

## Events

event-seated = { $seat } plays { $character }
event-round = Round { $number }
event-turn = Round { $number }, { $seat } to act
event-row = Row of denizens: { $cards }
event-initiative = { $character } has the initiative
event-event_laid = An event card is laid face down
event-planned = { $character } lays a card face down
event-planned_card = { $character } lays: { $card }
event-passed = { $character } passes
event-event = Event: { $card }
event-resolving = { $character } resolves: { $card }
event-activated = { $character } activates: { $glyph }
event-glyph_skipped = { $character } skips the glyph: { $glyph }
event-glyph_idle = { $character } cannot apply the glyph: { $glyph }
event-glyph_cancelled = { $character }: the glyph is cancelled: { $glyph }
event-region_glyph = { $region }: { $glyph }
event-region_glyph_idle = { $region }: the glyph does nothing: { $glyph }
event-chose_for = { $character } decides for { $faceless }
event-target_chosen = { $character } chooses the target region of { $faceless }: { $region }
event-cleaned_up = Clean-up: cards go home, a new row of denizens
event-flew = { $character } flies: { $region } → { $to }
event-marched = { $character } moves { $army }: { $region } → { $to }
event-retreated = { $character } retreats: { $region } → { $to }
event-army_retreated = { $character } retreats ({ $army }): { $region } → { $to }
event-placed = { $character } places { $unit }: { $region }
event-removed = { $character } removes { $unit }: { $region }
event-sacrificed = { $character } destroys a unit of their own ({ $unit }): { $region }
event-neutral_placed = Neutral units appear: { $region } (+{ $number })
event-city_placed = A city is built: { $region }
event-city_removed = The city is removed: { $region }
event-power_placed = Power appears: { $region } (+{ $number })
event-power_removed = Power vanishes: { $region } (−{ $number })
event-gained = { $character } gains 1 power
event-collected = { $character } collects 1 power: { $region }
event-spent = { $character } spends power: { $number }
event-lost_power = { $character } loses a power token ({ $token })
event-stole = { $character } steals power from { $victim } ({ $token })
event-combat = Combat: { $character } against { $force }, { $region }
event-rolled = Roll ({ $force }): { $dice }
event-rerolled = { $character } rerolls a die: { $dice }
event-mountains = The mountains absorb a hit: { $region }
event-city_protects = The city absorbs a hit: { $region }
event-destroyed = Destroyed ({ $force }): { $unit }, { $region }
event-wounded = { $character } takes a wound
event-severely_wounded = { $character } is severely wounded
event-general_wounded = { $character }: the General is wounded and must retreat
event-healed = { $character } heals wounds: { $number }
event-essence = { $character } puts a unit on the Essence track (now there: { $number })
event-essence_full = { $character } has filled the Essence track
event-ability = { $character } uses: { $card }
event-bond_ability = { $character } uses the bond: { $bond }
event-denizen_discarded = { $character } discards the former denizen { $card }
event-upgraded = { $character } takes the denizen { $card }
event-vaala_revealed = { $character } reveals a Vaala card: { $card }
event-vaala_reshuffled = { $character } shuffles the discards into a new Vaala deck
event-vaala_played = { $character } plays a Vaala card: { $card }
event-vaala_cancelled = { $character }: the Vaala card is cancelled: { $card }
event-bond_roll = { $character } and { $ally } roll for a Dragonbond
event-no_bond = { $character } and { $ally } do not bond
event-bonded = { $character } and { $ally } are bonded!
event-eliminated = { $character } has nowhere to retreat and is eliminated
event-final_power = { $character }: power tokens { $number }
event-ended = End of the game: { $ending }
event-track_full = { $character } has filled the power track
event-most_power = { $character } has the most power of those who can win ({ $number })
event-tie_broken = Several share the most power ({ $number }); { $character } is the first of them in turn order, which begins with the initiative holder
event-won = { $character } wins!
event-won_with = { $character } wins too, bonded with { $ally }!

## Scores

score-ready = Unspent power
score-spent = Spent power

## What a move changes: the words of a hint; 0 where there is nothing to count

more-power = { $count ->
    [0] a bigger edge in power
    [one] { $count } more power token
   *[other] { $count } more power tokens
}
less-power = { $count ->
    [0] a smaller edge in power
    [one] { $count } fewer power token
   *[other] { $count } fewer power tokens
}
more-reserve = { $count ->
    [0] a bigger edge in unspent power
    [one] { $count } more unspent power token
   *[other] { $count } more unspent power tokens
}
less-reserve = { $count ->
    [0] a smaller edge in unspent power
    [one] { $count } fewer unspent power token
   *[other] { $count } fewer unspent power tokens
}
more-bond = alliances and initiative turn your way
less-bond = alliances and initiative turn against you
more-lands = { $count ->
    [0] power on the map is closer to you
    [one] { $count } more power token in your regions
   *[other] { $count } more power tokens in your regions
}
less-lands = { $count ->
    [0] power on the map is farther from you
    [one] { $count } fewer power token in your regions
   *[other] { $count } fewer power tokens in your regions
}
more-army = { $count ->
    [0] a bigger edge in the size of the army
    [one] { $count } more unit or denizen
   *[other] { $count } more units or denizens
}
less-army = { $count ->
    [0] a smaller edge in the size of the army
    [one] { $count } fewer unit or denizen
   *[other] { $count } fewer units or denizens
}
more-figure = your figure is better placed
less-figure = your figure is worse placed

## The table in words

describe-round = Round { $number }, { $phase }. Initiative: { $character }. Events left: { $events }
describe-current = Being resolved: { $card }
describe-stack = Action deck: { $parts }
describe-stack-joiner = { ", " }
describe-event-card = event
describe-player = { $character } ({ $who }), { $region }: unspent power { $ready }, spent { $spent }
describe-faceless = Faceless
describe-seat = { $seat }
describe-ally = Bonded with: { $ally }
describe-dragon = Wounds { $wounds }, units on the Essence track { $essence }
describe-shown = Known cards in hand: { $parts }
describe-shown-joiner = { ", " }
describe-hand = Your hand: { $parts }
describe-hand-joiner = { ", " }
describe-open = Open Vaala cards: { $parts }
describe-open-joiner = { ", " }
describe-lasting = Until Clean-up: { $parts }
describe-lasting-joiner = { ", " }
describe-denizens = Denizens: { $parts }
describe-denizens-joiner = { ", " }
describe-region = { $region }: { $parts }
describe-region-joiner = { ", " }
describe-power = power { $count }
describe-neutral = neutral units { $count }
describe-city = city
describe-army = army of { $character }: { $army }
describe-nothing = nobody
describe-row = Row of denizens: { $parts }
describe-row-joiner = { ", " }

## Options of a game

option-name-dealing = Characters
dealing-choose = each player chooses
dealing-random = at random

## Names

phase-setup = set-up
phase-planning = Planning
phase-resolution = Resolution
role-dragon = Dragon
role-general = General
cards-joiner = { ", " }
cards = { $parts }
ending-elimination = a player is eliminated
ending-events = the events have run out
ending-power = the power track is full
unit-infantry = infantry
unit-cavalry = cavalry
unit-archers = archers
unit-general = General
unit-neutral = neutral unit
army = { $parts }
army-joiner = { ", " }
army-infantry = infantry ×{ $count }
army-cavalry = cavalry ×{ $count }
army-archers = archers ×{ $count }
army-general = General
essence-neutral = neutral unit
essence-unit = { $unit } ({ $owner })
token-ready = unspent
token-spent = spent
dice = { $parts }
dice-joiner = { ", " }
face-none = no dice
face-miss = miss
face-standard_1 = hit
face-standard_2 = 2 hits
face-critical_1 = critical hit
face-critical_2 = 2 critical hits
glyph-attack = Attack / Wrath
glyph-deploy = Deploy / Flight
glyph-general-attack = Attack
glyph-dragon-attack = Wrath
glyph-general-deploy = Deploy
glyph-dragon-deploy = Flight
glyph-collect = Collect
glyph-vaala = Vaala
glyph-rest = Rest and Recovery
glyph-upgrade = Upgrade
glyph-reinforce = Reinforce
glyph-fortify = Fortify
asked-for = { $character } decides for { $faceless }
character-ferellon = Ferellon
character-adrael = Adrael
character-nagasha = Nagasha
character-eliza = Eliza
force-neutral = neutral units
force-ferellon = { character-ferellon }
force-adrael = { character-adrael }
force-nagasha = { character-nagasha }
force-eliza = { character-eliza }
faction-ferellon = Fulgen brood
faction-adrael = Tyveria
faction-nagasha = Magnifex brood
faction-eliza = Allaria
bond-ferellon = Royal Counsel
bond-adrael = Shared Bloodfeast
bond-nagasha = Guest at the Slaughter
bond-eliza = Two Hearts, One Sky

## Regions and seas

region-isval = Isval
region-galadia = Galadia
region-fai_forest = Fai Forest
region-allaria = Allaria
region-nau_forest = Nau Forest
region-nauak = Nauak
region-upper_primalian = Upper Primalian Mountains
region-lower_primalian = Lower Primalian Mountains
region-north_tyveria = North Tyveria
region-south_tyveria = South Tyveria
region-eastern_plains = Eastern Plains
region-trade_route = Trade Route
sea-western_gulf = Western Gulf
sea-southern_sea = Southern Sea

## Region cards

card-isval = { region-isval } (region)
card-galadia = { region-galadia } (region)
card-fai_forest = { region-fai_forest } (region)
card-allaria = { region-allaria } (region)
card-nau_forest = { region-nau_forest } (region)
card-nauak = { region-nauak } (region)
card-upper_primalian = { region-upper_primalian } (region)
card-lower_primalian = { region-lower_primalian } (region)
card-north_tyveria = { region-north_tyveria } (region)
card-south_tyveria = { region-south_tyveria } (region)
card-eastern_plains = { region-eastern_plains } (region)
card-trade_route = { region-trade_route } (region)

## Action cards

card-golden_descent = Golden Descent
card-sovereigns_wrath = Sovereign's Wrath
card-gilded_flight = Gilded Flight
card-decree_of_aureus = Decree of Aureus
card-tribute_of_lesser_kin = Tribute of Lesser Kin
card-radiant_circuit = Radiant Circuit
card-blood_emperors_will = Blood Emperor's Will
card-pureblood_tide = Pureblood Tide
card-red_harvest = Red Harvest
card-rite_of_veins = Rite of Veins
card-crimson_whisper = Crimson Whisper
card-prismatic_ambush = Prismatic Ambush
card-exquisite_kill = Exquisite Kill
card-collectors_eye = Collector's Eye
card-mercury_veil = Mercury Veil
card-cruel_masterpiece = Cruel Masterpiece
card-connoisseurs_claim = Connoisseur's Claim
card-mandate_of_eliadu = Mandate of Eliadu
card-oathguard_advance = Oathguard Advance
card-kirin_charge = Kirin Charge
card-dreaming_blade = Dreaming Blade
card-royal_tithe = Royal Tithe

## Vaala cards

card-molten_verdict = Molten Verdict
card-burnished_scales = Burnished Scales
card-bend_the_knee = Bend the Knee
card-golden_citys_due = Golden City's Due
card-one_law = One Law
card-open_veins = Open Veins
card-legacy_unleashed = Legacy Unleashed
card-tribute_of_fear = Tribute of Fear
card-empty_the_pits = Empty the Pits
card-crimson_feast = Crimson Feast
card-quicksilver_breath = Quicksilver Breath
card-iridescent_veil = Iridescent Veil
card-no_insult_forgotten = No Insult Forgotten
card-for_the_collection = For the Collection
card-exquisite_suffering = Exquisite Suffering
card-walk_the_dream = Walk the Dream
card-oath_unbroken = Oath Unbroken
card-godao_workshops = Godao Workshops
card-castes_united = Castes United
card-waking_word = Waking Word

## Denizens

card-candlebearers = Candlebearers
card-frostlight_slingers = Frostlight Slingers
card-griffin_knights = Griffin Knights
card-galadian_priest = Galadian Priest
card-belfry_wardens = Belfry Wardens
card-alms_riders = Alms Riders
card-dreamwalkers = Dreamwalkers
card-fai_hunters = Fai Hunters
card-stag_riders = Stag Riders
card-oathguard_legion = Oathguard Legion
card-bucentaur_archers = Bucentaur Archers
card-kirin_sentinels = Kirin Sentinels
card-rootbound_kin = Rootbound Kin
card-thornbow_watch = Thornbow Watch
card-moss_boars = Moss Boars
card-jaguar_kin = Jaguar Kin
card-feathered_darts = Feathered Darts
card-tide_runners = Tide Runners
card-pass_wardens = Pass Wardens
card-avalanche_callers = Avalanche Callers
card-crag_rams = Crag Rams
card-deep_sappers = Deep Sappers
card-cinder_throwers = Cinder Throwers
card-drake_harriers = Drake Harriers
card-pit_purebloods = Pit Purebloods
card-halfling_powdermen = Halfling Powdermen
card-vespidai_swarm = Vespidai Swarm
card-blood_levy = Blood Levy
card-venom_crossbows = Venom Crossbows
card-scorpicon_riders = Scorpicon Riders
card-ogerron_breakers = Ogerron Breakers
card-horizon_bows = Horizon Bows
card-steppe_outriders = Steppe Outriders
card-caravan_guard = Caravan Guard
card-toll_keepers = Toll Keepers
card-merchant_riders = Merchant Riders

## Events

card-red_moonrise = Red Moonrise
card-springs_of_vaala = Springs of Vaala
card-strange_banners = Strange Banners
card-stirring_militias = Stirring Militias
card-ebbing_currents = Ebbing Currents
card-wings_over_valerna = Wings over Valerna
card-drums_of_war = Drums of War
card-night_of_knives = Night of Knives
card-fated_meeting = Fated Meeting
card-wealth_of_cities = Wealth of Cities
card-march_fever = March Fever
card-oracle_of_the_humble = Oracle of the Humble

## Words of the page

web-map = The map of Valerna
web-start = Start region: { $character }
web-army = Army: { $character }, combat value { $value }
web-more = Characters and denizens
web-to-map = To the map
web-deck = Action deck
web-planner = Lays a card: { $character }
web-face-down = Card { $number }, face down: { $who }
web-current = Being resolved
web-glyph-done = done
web-event = event
web-region = region card
web-event-deck = Events in the deck
web-event-discard = Past events
web-region-deck = Region cards in the common pile
web-row = Denizens
web-denizens = Denizens in service
web-denizen-deck = Denizen deck
web-denizen-discard = Discarded denizens
web-characters = Characters
web-faceless-players = Faceless
web-faceless = Faceless
web-person = { $character }, { $role } ({ $who })
web-look-at = Look at: { $who }
web-initiative = Initiative token
web-power = Power: { $ready } unspent, { $spent } spent; { $goal } wins
web-wounds = Wounds: { $count } of { $size }, combat value { $value }
web-severe = Severely wounded: no combat value
web-essence = Essence track: { $count } of { $size }
web-supply = In supply
web-board = Player board
web-faceless-board = Faceless board
web-hand = Cards in hand
web-my-cards = My cards
web-empty-hand = No cards in hand
web-choose-first = Choose your character first.
web-faceless-deck = Cards in the Faceless deck
web-faceless-back = Played this round
web-unseen = In hand or in the action deck
web-unseen-faceless = In its own deck or in the action deck
web-vaala-deck = Vaala deck
web-vaala-unseen = Vaala deck, in no order
web-vaala-open = Open Vaala cards
web-vaala-discard = Vaala discard pile
web-until-cleanup = In force until Clean-up
web-vaala-instant = Vaala
web-vaala-lasting = until Clean-up
web-vaala-reaction = reaction
web-combat = Combat: { $region }
web-combat-over = Combat over: { $region }
web-combat-round = Combat round { $number }
web-bond-roll = Dragonbond: { $region }
web-fight-again = Show the combat
web-bond-again = Show the roll
web-fold = Fold
web-attacker = Attacks
web-defender = Defends
web-dice = Dice in the next roll: { $count }
web-term-neutral = { $count } neutral
web-term-units = { $count } { $count ->
    [1] unit
   *[other] units
}
web-term-general = General { $count }
web-term-types = all three types { $count }
web-term-dragon = combat value { $value }, { $wounds } { $wounds ->
    [1] wound
   *[other] wounds
}
web-term-abilities = abilities and cards { $count }
web-your-decision = Your decision
web-steps = Steps of a combat round
web-step-attack = Attack
web-step-criticals = Criticals
web-step-stand = Answer
web-step-counter = Counter
web-step-standard = Hits
web-rolls = Rolls and losses
web-held = Standard hits held back: { $count }
web-mountains-absorb = The mountains will absorb a hit
web-city-absorbs = The city will absorb a hit and be removed
web-verdict-power = Victory: { $names }. { $winner } has filled the power track.
web-verdict-events-most = Victory: { $names }. The events have run out; { $winner } has the most power ({ $power }).
web-verdict-events-tie = Victory: { $names }. The events have run out; several share the most power ({ $power }): { $tied }. { $winner } is the first of them in turn order, which begins with the initiative holder.
web-verdict-elimination-most = Victory: { $names }. { $eliminated } was eliminated; of those who could still win, { $winner } has the most power ({ $power }).
web-verdict-elimination-tie = Victory: { $names }. { $eliminated } was eliminated; of those who could still win, several share the most power ({ $power }): { $tied }. { $winner } is the first of them in turn order, which begins with the initiative holder.
web-verdict-ally = { $ally } wins as the bonded ally.
web-keys-walk = on the map: from target to target; without one, move the map
web-keys-zoom = map closer and farther
web-keys-inspect = look at the card you are on
web-keys-put-back = let go of the army you picked up
web-figure-army = 4 units (the General is one of them) + 1 for the General + 1 for all three types = 6
web-figure-vaala = A Vaala card: top left, its cost in power
web-figure-action = An action card: glyphs are used from top to bottom

# What is wrong with a box that somebody brings.

fault-border = { $one } and { $two } share one border.
fault-cut-off = not every region can be reached from here.
fault-no-glyph = a card has a glyph.
fault-no-hit = at least one face shows a hit, or no combat would end.
fault-least = it is at least { $least }.
fault-wounds = the wound tracks have room for { $count }.
fault-start = "{ $region }" is not marked on the board as where this character starts.
fault-tracks = a Dragon has a wound track with values of 1 or more, and an Essence track.
fault-glyphs = the glyphs are { $names }.
fault-actions = { $found } action cards are this character's; there are { $needed } (LV-COMP-06..07).
fault-vaala = { $found } Vaala cards are this character's; there are { $needed } (LV-COMP-12).
fault-order = Dragons and Generals alternate, a Dragon first (LV-SETUP-06).
fault-denizens = some are { $unit }.
fault-for-regions = "{ $name }" is for region cards.
fault-for-dragons = "{ $name }" is for Dragons.
fault-for-generals = "{ $name }" is for Generals.

## Signs on cards: before which word each stands (regular expressions)

sign-power = power
sign-infantry = infantry
sign-cavalry = cavalry
sign-archers = archers?
sign-neutral = neutral
sign-city = city|cities
sign-general = Generals?
sign-dragon = Dragons?
sign-wound = wounds?
sign-mountains = mountains?
sign-essence = Essence
sign-vaala = Vaala
