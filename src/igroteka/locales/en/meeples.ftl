# Meeples & Monsters: the words of the game. The texts of the components are put together from these messages.

title = Meeples & Monsters
about = Monsters besiege the city, and the king looks for a new earl marshal. Draw meeples from your bag, send them to build, to learn and to fight, complete secret quests. When the whole Dark Council has arrived two rounds remain: the player with the most victory points wins.
about-components = The rulebook of Meeples & Monsters gives the contents of the box, the symbols, examples and answers, but hardly any values of cards and tokens. Counts, set-up and all that it names come from it; strengths, points, quests, most locations, tower rooms and bonus tokens are our reconstruction, made to fit the rulebook and tried out by bots. They are not the printed ones.

## Texts of the components

list-and = { $parts } and { $last }
list-and-joiner = { ", " }
list-or = { $parts } or { $last }
list-or-joiner = { ", " }

text-activate = send { $units } ▶ { $effect }
text-this-turn = { $effect } for the rest of the turn
text-for-good = { $effect } for the rest of the game
text-crown = King of the Hill: send { $units } here
text-reign = if you have not been ousted by the start of your next turn, take the reward for the best of your fighters ({ $parts })
text-reign-joiner = { "; " }
crown-gain = { $unit } — { $effect }
text-stock = the token brings { $units } with it; no more can be had here
text-token = gain { $vp } VP { $condition }
text-gives = then { $effect }
text-ability-development = once a turn, in the Development phase: { $effect }
text-ability-main = once a turn, while you send fighters: { $effect }
text-ability-draw = once in each of your Draw phases: { $effect }

effect-gain-vp = gain { $count } VP
effect-gain-unit = take { $units }
effect-gain-prestige = take a fighter of any prestige class you like
effect-draw-meeples = draw { $count ->
    [1] an extra meeple
   *[other] { $count } extra meeples
} from your bag
effect-return-placed = return { $units } that is here to the supply
effect-return-fighter = return { $units } that took part to the supply
effect-cleanse-tavern-lodgings = return { $units } from your Tavern or Lodgings to the supply
effect-cleanse-tavern = return { $units } from your Tavern to the supply
effect-draw-quests = draw { $count ->
    [1] a quest
   *[other] { $count } quests
}
effect-draw-discard = draw { $count ->
    [1] a quest
   *[other] { $count } quests
} and discard { $discard } from hand
effect-discard-quest = discard an unfinished quest from hand, if you have one
effect-keep = the { $unit } sent here returns to the Tavern after the Draw phase
effect-stow = put up to { $count } meeples from your Lodgings into your bag, if you like; each other player may put { $others }
effect-build = build one of the face-up locations on an empty lot and take that lot's reward
effect-train = replace the hero card of that class with the next level, paying that card's price in VP
pay-quest = discard an unfinished quest from hand
pay-rest = send { $units } from the Tavern to the Lodgings
pay-rest-all = send all your { $units } (at least one) from the Tavern to the Lodgings

bonus-all = your { $units } have +{ $amount } power
bonus-others = all your other fighters have +{ $amount } power
bonus-pair = your { $units } sent { $beside } have +{ $amount } power
bonus-against = you have +{ $amount } total power in each fight { $foe }
bonus-per-corruption = one fighter of your choice has +1 power for each Corruption in your Lodgings
bonus-one-beside = once a turn one { $unit } sent { $beside } has +{ $amount } power
bonus-call-up = once a turn, when you send { $beside } to a monster, you may add { $units } from your Lodgings there
bonus-vp-with = for each monster beaten with the help of { $units } gain { $vp } VP more
bonus-per-level = each { $unit } has +{ $amount } power for every level of its monster; the Dark Council counts as level 3
bonus-stand-in = each { $unit } may also count as any basic fighter at locations and in fights: it gives and gets the bonuses of that class, but nothing printed on a hero card

against-humanoid = against a Humanoid
against-beast = against a Beast
against-undead = against an Undead

if-tavern = if your Tavern holds at least { $units }
if-types-at-level = if you sent at least { $count } different classes with hero cards of level { $level ->
    [3] 3
   *[other] { $level } or higher
} here
if-sent = if you sent at least { $units } here

goal-gather = have at least { $units } in your Tavern at the end of your Draw phase
goal-defeat = beat { $what }{ $clauses }
goal-defeat-joiner = { "" }
foe-any = { $count ->
    [1] a monster
   *[other] { $count } monsters
}
foe-humanoid = { $count ->
    [1] a Humanoid
   *[other] { $count } Humanoids
}
foe-beast = { $count ->
    [1] a Beast
   *[other] { $count } Beasts
}
foe-undead = { $count ->
    [1] an Undead
   *[other] { $count } Undead
}
foe-district = { " " }with the { $district } symbol
foe-level = { " " }of level { $level ->
    [3] 3
   *[other] { $level } or higher
} (a Dark Overlord or the minion will do too)
foe-strength = { " " }of strength { $strength } or more
foe-overrun = { " " }in an overrun district
foe-same-district = { " " }in the same district
foe-one-turn = { " " }in one turn
foe-units = , sending at least { $units } into that fight
foe-overkill = { " " }with at least { $amount } power to spare
goal-build = build a location
goal-activate = activate { $count ->
    [1] a location
   *[other] { $count } different locations
}{ $clauses }
goal-activate-joiner = { "" }
location-district = { " " }in the { $district } district
location-units = , sending at least { $units } there
goal-trained = raise at least { $count ->
    [1] one basic class
   *[other] { $count } basic classes
} to level { $level ->
    [3] 3
   *[other] { $level } or higher
}
goal-pile-type = have at least { $count } { $foe } in your defeated pile at the end of the game
goal-pile-district = have at least { $count } monsters with the { $district } symbol in your defeated pile at the end of the game
goal-pile-level = { $count ->
    [1] at least one monster
   *[other] at least { $count } monsters
} of level { $level ->
    [3] 3
   *[other] { $level } or higher
}
goal-pile-each = have in your defeated pile at the end of the game at least { $count } monsters of each type
many-any = monsters
many-humanoid = Humanoids
many-beast = Beasts
many-undead = Undead
goal-most = own at the end of the game no fewer { $units } together than any other player
goal-at-most = own at the end of the game no more than { $count } { $units }

## Questions

ask-develop = Development phase: whom do you send to the Capitol?{ $sealed ->
    [0] { "" }
   *[other] { " " }{ warning-sealed }
}
ask-assign = Main phase: whom do you send where?{ $sealed ->
    [0] { "" }
   *[other] { " " }{ warning-sealed }
}
warning-sealed = A hero's ability will reveal something: those already sent cannot be taken back freely after it
ask-finish = { $place }: who else goes there? It is not enough yet
ask-resolve = What do you resolve first?
ask-ability = Development phase: which ability do you use?
ask-build = { $thing }: which location do you build?
ask-lot = Where do you build it? { $location }
ask-take = { $thing }: whom do you take?
ask-return = { $thing }: whom do you return to the supply?
ask-keep = { $thing }: who returns to the Tavern?
ask-cleanse = { $thing }: from where do you return a Corruption to the supply?
ask-discard = { $thing }: which quest do you discard?
ask-complete = Which quest do you complete first?
ask-stow = { $thing }: whom do you put from the Lodgings into the bag? { $count } to go
ask-draw_phase = Draw phase: which ability do you use?
ask-district = { $monster }: { $district } is full. Where does the monster go?
ask-may = { $thing }: do you { $effect }?
ask-choose = { $thing }: choose one
ask-player = { $thing }: choose a player

## Answers

option-send = Send: { $unit } → { $place }
option-send_as = Send: { $unit } as { $role } → { $place }
option-call_up = Add from the Lodgings: { $unit } → { $place }
option-use = Use the ability: { $thing }
option-proceed = Done: go on
option-commit = Done: carry everything out
option-resolve = First: { $thing }
option-build = Build: { $location }
option-at = Build here: { $slot }
option-take = Take: { $unit }
option-return = Return to the supply: { $unit }
option-keep = Keep for the next turn: { $unit }
option-cleanse = Return a Corruption { $area }
option-discard = Discard the quest: { $quest }
option-complete = Complete the quest: { $quest }
option-stow = Into the bag: { $unit }
option-enough = Enough
option-district = The monster goes to: { $district }

## Events

event-token = Dark Council: { $monster } — { $thing }
event-turn = Round { $number }, { $seat } to move
event-first = { $seat } goes first: nobody has more Corruption in the Tavern
event-vp = { $seat } gains VP: { $number } ({ $thing })
event-vp_lost = { $seat } loses VP: { $number } ({ $thing })
event-sent = { $seat } sends: { $unit } → { $place }
event-sent_as = { $seat } sends: { $unit } as { $role } → { $place }
event-called_up = { $seat } calls up from the Lodgings: { $unit } → { $place }
event-ousted = { $seat } takes the hill; the fighters of { $other } go to the Lodgings: { $place }
event-reigned = { $seat } is still King of the Hill, and the fighters go to the Lodgings: { $place }
event-used = { $seat } uses the ability: { $thing }
event-built = { $seat } builds: { $location } ({ $slot })
event-stocked = { $location }: { $unit } × { $number } on the token
event-trained = { $seat } trains: { $unit }, now level { $number }
event-gained = { $seat } gains: { $unit } ({ $thing })
event-lacking = { $seat } goes without, for the supply has none left: { $unit } ({ $thing })
event-out_of_stock = { $seat } goes without, for the token has none left: { $unit } ({ $location })
event-flocked = The people of the overrun district flock to the fighters of { $seat }: { $place }
event-returned = { $seat } returns to the supply: { $unit } ({ $thing })
event-rested = { $seat } sends to the Lodgings: { $unit }
event-stowed = { $seat } puts from the Lodgings into the bag: { $unit }
event-kept = { $seat } keeps in the Tavern for the next turn: { $unit }
event-fought = { $seat } fights with power { $number }: { $monster }
event-defeated = { $seat } defeats: { $monster }
event-claimed = { $seat } fills the tower room: { $room }
event-stayed = { $seat } holds the hill until their next turn: { $place }
event-tired = Clean-up: the meeples of { $seat } go to the Lodgings
event-appeared = A monster comes to the city: { $monster } ({ $district })
event-exhausted = The monster deck is empty: nobody comes to the city
event-arrival = The Dark Council arrives (card { $number } of 3): { $number ->
    [1] a Corruption meeple goes into every bag, the other players draw one meeple more, and from now on 5 are drawn
    [2] a Corruption meeple goes into every bag, the other players draw one meeple more, and from now on 6 are drawn
   *[other] two final rounds follow when this one is over
}
event-final = Final round { $number } of 2
event-drew = { $seat } draws: { $unit }
event-refilled = { $seat } puts everybody from the Lodgings into the bag
event-drew_quests = { $seat } draws quests: { $number }
event-drew_quest = { $seat } draws the quest: { $quest }
event-reshuffled = The discarded quests are shuffled into a new deck
event-discarded = { $seat } discards the quest: { $quest }
event-completed = { $seat } completes the quest: { $quest }
event-failed = { $seat } has not completed the quest: { $quest }
event-offered = A location token is turned up: { $location }
event-opened = A tower room is turned up: { $room } ({ $district })
event-standstill = Thirty rounds without a victory: the game ends
event-over = The game is over

## Score

score-monsters = Monsters
score-council = Dark Council
score-quests = Quests
score-city = City
score-training = Training
score-penalties = Unfinished quests

## What a move changes: the words of a hint; 0 where there is nothing to count

more-points = { $count ->
    [0] a bigger edge in victory points
    [one] { $count } more victory point
   *[other] { $count } more victory points
}
less-points = { $count ->
    [0] a smaller edge in victory points
    [one] { $count } fewer victory point
   *[other] { $count } fewer victory points
}
more-army = { $count ->
    [0] a stronger army
    [one] { $count } more meeple in your army
   *[other] { $count } more meeples in your army
}
less-army = { $count ->
    [0] a weaker army
    [one] { $count } fewer meeple in your army
   *[other] { $count } fewer meeples in your army
}
more-heroes = { $count ->
    [0] heroes and bonuses are of more use
    [one] { $count } more hero level
   *[other] { $count } more hero levels
}
less-heroes = { $count ->
    [0] heroes and bonuses are of less use
    [one] { $count } fewer hero level
   *[other] { $count } fewer hero levels
}
more-quests = { $count ->
    [0] quests are closer to completion
    [one] { $count } more quest in hand
   *[other] { $count } more quests in hand
}
less-quests = { $count ->
    [0] quests are farther from completion
    [one] { $count } fewer quest in hand
   *[other] { $count } fewer quests in hand
}

## What is lost when the turn ends

unused-fighters = { $count } { $count ->
    [one] meeple
   *[other] meeples
} in the Tavern
unused-abilities = { $count } hero { $count ->
    [one] ability
   *[other] abilities
}

## The table in words

describe-round = Round { $number }, { $seat } to move: { $phase }; { $other } goes first
describe-decks = Cards in the monster deck: { $monsters }, in the quest deck: { $quests }
describe-arrivals = Arrival cards so far: { $arrivals }; draw: { $draw }
describe-final = Final round { $number } of 2
describe-supply = Supply: { $list }
describe-discard = Discarded quests: { $list }
describe-used = Used this turn: { $list }
describe-district = { $district }: monsters — { $monsters }; places — { $built }; free — { $free }
describe-overrun = { $district } is overrun: Peasants who join at each place there: { $count }
describe-monster = { $monster } (strength { $strength }, VP { $vp })
describe-overlord = { $monster } — { $token }
describe-stock = { $location } ({ $count })
describe-tower = { $district }, tower: open room — { $room }; face down: { $left }
describe-arriving = Looking for a place: { $monster }
describe-list = { $parts }
describe-list-joiner = { ", " }
describe-none = none
describe-council = Dark Council: { $list }
describe-offer = To be built: { $list }; tokens in the stack: { $left }
describe-party = { $place }, { $seat }: { $list }
describe-fight = { $party }; party power { $power }
describe-stand-in = { $unit } as { $role }
describe-added = { $unit } (from the supply)
describe-player = { $seat }: VP { $vp }, meeples in the bag { $bag }, quests in hand { $quests }
describe-tavern = Tavern: { $list }
describe-lodgings = Lodgings: { $list }
describe-kept = Return to the Tavern after the draw: { $list }
describe-levels = Heroes: { $list }
describe-level = { $unit } (level { $level }, strength { $strength })
describe-class = { $unit } (strength { $strength })
describe-pile = Defeated monsters: { $list }
describe-completed = Completed quests: { $list }
describe-rooms = Tower rooms: { $list }
describe-fought = Already fought: { $list }
describe-unfinished = Unfinished quests: { $list }
describe-quests = Quests in your hand: { $list }
describe-count = { $unit } × { $count }

## Options of a game

option-name-towers = Mini-expansion “Four Towers”
towers-without = without towers
towers-with = with towers

## Other names

phase-development = Development phase
phase-main = Main phase
phase-draw = Draw phase
area-tavern = from the Tavern
area-lodgings = from the Lodgings
type-humanoid = Humanoid
type-beast = Beast
type-undead = Undead
kind-completion = On completion
kind-ongoing = Ongoing
kind-end = End of game
role-city = Monster
role-overlord = Dark Overlord
role-minion = Minion

## Classes

unit-peasant = Peasant
unit-warrior = Warrior
unit-mage = Mage
unit-cleric = Cleric
unit-knight = Knight
unit-ranger = Ranger
unit-paladin = Paladin
unit-shaman = Shaman
unit-corruption = Corruption
units-peasant = { $count ->
    [1] a Peasant
   *[other] { $count } Peasants
}
units-warrior = { $count ->
    [1] a Warrior
   *[other] { $count } Warriors
}
units-mage = { $count ->
    [1] a Mage
   *[other] { $count } Mages
}
units-cleric = { $count ->
    [1] a Cleric
   *[other] { $count } Clerics
}
units-knight = { $count ->
    [1] a Knight
   *[other] { $count } Knights
}
units-ranger = { $count ->
    [1] a Ranger
   *[other] { $count } Rangers
}
units-paladin = { $count ->
    [1] a Paladin
   *[other] { $count } Paladins
}
units-shaman = { $count ->
    [1] a Shaman
   *[other] { $count } Shamans
}
units-corruption = { $count ->
    [1] a Corruption
   *[other] { $count } Corruption meeples
}
units-any = { $count ->
    [1] any fighter
   *[other] any { $count } fighters
}
units-trainable = a fighter of a class that has a next level
units-prestige = { $count ->
    [1] a prestige fighter
   *[other] { $count } prestige fighters
}
of-peasant = Peasants
of-warrior = Warriors
of-mage = Mages
of-cleric = Clerics
of-knight = Knights
of-ranger = Rangers
of-paladin = Paladins
of-shaman = Shamans
of-corruption = Corruption meeples
all-peasant = Peasants
all-warrior = Warriors
all-mage = Mages
all-cleric = Clerics
all-knight = Knights
all-ranger = Rangers
all-paladin = Paladins
all-shaman = Shamans
beside-peasant = together with a Peasant
beside-warrior = together with a Warrior
beside-mage = together with a Mage
beside-cleric = together with a Cleric
beside-knight = together with a Knight
beside-ranger = together with a Ranger
beside-paladin = together with a Paladin
beside-shaman = together with a Shaman

## Districts

district-castle = the Castle
district-village = the Village
district-university = the University
district-cathedral = the Cathedral
of-castle = Castle
of-village = Village
of-university = University
of-cathedral = Cathedral
slot-castle_1 = Castle, lot 1
slot-castle_2 = Castle, lot 2
slot-village_1 = Village, lot 1
slot-village_2 = Village, lot 2
slot-university_1 = University, lot 1
slot-university_2 = University, lot 2
slot-cathedral_1 = Cathedral, lot 1
slot-cathedral_2 = Cathedral, lot 2
thing-castle_1 = { slot-castle_1 }
thing-castle_2 = { slot-castle_2 }
thing-village_1 = { slot-village_1 }
thing-village_2 = { slot-village_2 }
thing-university_1 = { slot-university_1 }
thing-university_2 = { slot-university_2 }
thing-cathedral_1 = { slot-cathedral_1 }
thing-cathedral_2 = { slot-cathedral_2 }

## Names

thing-builders = Builders' Row
thing-drill_square = Drill Square
thing-arrival_1 = Arrival of the Dark Council
thing-arrival_2 = Arrival of the Dark Council
thing-arrival_3 = Arrival of the Dark Council
thing-two_masters = Bonus for two masters
thing-two_veterans = Bonus for two veterans
thing-three_veterans = Bonus for three veterans
thing-three_masters = Bonus for three masters
thing-prestige_token = Bonus for prestige
thing-peasants_token = Bonus for Peasants
thing-peasant = Peasant
thing-warrior = Warrior
thing-mage = Mage
thing-cleric = Cleric
thing-knight = Knight
thing-ranger = Ranger
thing-paladin = Paladin
thing-shaman = Shaman
thing-skeleton = Skeleton
thing-sawdust_bandit = Sawdust Bandit
thing-rat_pack = Gnawing Rat-Pack
thing-forest_wolf = Forest Wolf
thing-crate_thief = Crate Thief
thing-hollow_scarecrow = Hollow Scarecrow
thing-beaver_raider = Beaver Raider
thing-hedge_witch = Hedge Witch
thing-moth_eaten_ghost = Moth-Eaten Ghost
thing-termite_swarm = Termite Swarm
thing-kindling_imp = Kindling Imp
thing-crypt_page = Crypt Page
thing-ghoul = Ghoul
thing-iron_nail_ogre = Iron-Nail Ogre
thing-banner_vulture = Banner Vulture
thing-vampire_courtier = Vampire Courtier
thing-turncoat_captain = Turncoat Captain
thing-monstrous_tree = Monstrous Tree
thing-thicket_boar = Thicket Boar
thing-pitchfork_rebel = Pitchfork Rebel
thing-barrow_wight = Barrow Wight
thing-mill_giant = Mill Giant
thing-ink_homunculus = Ink Homunculus
thing-giant_bookworm = Giant Bookworm
thing-failed_experiment = Failed Experiment
thing-bottled_phantom = Bottled Phantom
thing-rogue_conjurer = Rogue Conjurer
thing-fallen_deacon = Fallen Deacon
thing-waking_gargoyle = Waking Gargoyle
thing-choir_of_shades = Choir of Shades
thing-belfry_bat = Belfry Bat
thing-plague_bearer = Plague Bearer
thing-hoard_dragon = Dragon of the Lumber Hoard
thing-rust_marshal = Rust Marshal
thing-troll_king = Troll King
thing-stump_colossus = Stump Colossus
thing-lich_professor = Lich Professor
thing-varnish_djinn = Varnish Djinn
thing-bone_hydra = Bone Hydra
thing-abbot_of_ash = Abbot of Ash
thing-saw_ron = Saw-Ron
thing-queen_borer = Queen Borer
thing-baron_splinter = Baron Splinter
thing-incinerator = Incinerator
thing-colosseum = Colosseum
thing-mage_academy = Mage Academy
thing-healers_temple = Healers' Temple
thing-recruiting_post = Recruiting Post
thing-branch_and_root = “Branch and Root” Tavern
thing-greenwood_post = Greenwood Post
thing-chapel_of_the_violet_oath = Chapel of the Violet Oath
thing-circle_of_whispers = Circle of Whispers
thing-lantern_archive = Lantern Archive
thing-tilting_yard = Tilting Yard
thing-night_watch_house = Night Watch House
thing-bell_gate = Bell Gate
thing-ash_reliquary = Ash Reliquary
thing-house_of_lords = House of Lords
thing-harvest_hall = Harvest Hall
thing-muster_court = Muster Court
thing-sparring_green = Sparring Green
thing-open_lecture_hall = Open Lecture Hall
thing-novices_chapel = Novices' Chapel
thing-porters_nook = Porter's Nook
thing-pantry = Pantry
thing-cold_cell = Cold Cell
thing-guard_loft = Guard Loft
thing-reading_desk = Reading Desk
thing-dust_store = Dust Store
thing-armoury = Armoury
thing-map_room = Map Room
thing-oratory = Oratory
thing-hall_of_oaths = Hall of Oaths
thing-penitents_stair = Penitents' Stair
thing-war_table = War Table
thing-infirmary = Infirmary
thing-workshop = Workshop
thing-star_dome = Star Dome
thing-trophy_room = Trophy Room
thing-inner_chapel = Inner Chapel
thing-sealed_vault = Sealed Vault
thing-council_room = Council Room
thing-crown_room = Crown Room
thing-clear_the_cellars = Clear the Cellars
thing-candle_for_the_crypt = A Candle for the Crypt
thing-exam_day = Exam Day
thing-banner_call = Banner Call
thing-mixed_company = Mixed Company
thing-accolade = The Accolade
thing-violet_cloak = The Violet Cloak
thing-green_vigil = Green Vigil
thing-spirit_walk = Spirit Walk
thing-kings_choice = The King's Choice
thing-two_at_a_blow = Two at a Blow
thing-clear_the_quarter = Clear the Quarter
thing-show_of_force = Show of Force
thing-first_stone = First Stone
thing-grand_tour = Grand Tour
thing-bitter_draught = Bitter Draught
thing-higher_learning = Higher Learning
thing-forks_and_torches = Forks and Torches
thing-battle_scribes = Battle Scribes
thing-village_militia = Village Militia
thing-blessed_lances = Blessed Lances
thing-grave_salt = Grave Salt
thing-trappers_notes = Trapper's Notes
thing-bounty_ledger = Bounty Ledger
thing-round_table = Round Table
thing-theory_of_combat = Theory of Combat
thing-war_chaplains = War Chaplains
thing-levy_charter = Levy Charter
thing-vigil_bells = Vigil Bells
thing-scholars_stipend = Scholars' Stipend
thing-almoners_round = Almoners' Round
thing-famous_names = Famous Names
thing-grave_keeper = Grave Keeper
thing-big_game = Big Game
thing-thief_taker = Thief-Taker
thing-castle_warden = Castle Warden
thing-village_warden = Village Warden
thing-university_warden = University Warden
thing-cathedral_warden = Cathedral Warden
thing-house_of_wands = House of Wands
thing-house_of_steel = House of Steel
thing-clean_hands = Clean Hands
thing-school_of_masters = School of Masters
thing-full_bestiary = The Full Bestiary

## The table in the browser

letter-peasant = P
letter-warrior = W
letter-mage = M
letter-cleric = C
letter-knight = K
letter-ranger = R
letter-paladin = Pa
letter-shaman = S
letter-corruption = ×
letter-any = ?
letter-prestige = ★
web-city = The city
web-capitol = Capitol
web-castle = Castle
web-village = Village
web-university = University
web-cathedral = Cathedral
web-council = Dark Council
web-final-board = Final Encounter board
web-track = Victory point track
web-fought-by = Already fought by
web-arrivals = Arrival cards seen: { $count } of 3
web-arrivals-explained = Arrival cards of the Dark Council: the first two bring Corruption and larger draws, the third starts the final rounds
web-draw-size = Draw: { $count }
web-final-round = Final: { $number } of 2
web-monster-deck = Monster deck
web-quest-deck = Quest deck
web-quest-discard = Discarded quests
web-location-stack = Location tokens in the stack
web-offer = Can be built
web-supply = Supply
web-for-rent = For rent
web-free-slots = Free monster slots
web-overrun = Overrun
web-overrun-explained = Overrun district: unless you fight here, each location activated here is joined by Peasants from the supply: { $count }
web-monsters = { $count ->
        [one] monster
       *[other] monsters
    }
web-rooms-left = Closed rooms
web-spoils = Beaten: whose effect to resolve?
web-tavern = Tavern
web-lodgings = Lodgings
web-bag = Meeples in the bag
web-kept = Returns to the Tavern after the draw
web-cards = Heroes and quests
web-heroes = Heroes
web-quests = Quests in hand
web-completed = Completed quests
web-pile = Defeated monsters
web-rooms = Tower rooms
web-level = level
web-strength = strength
web-vp = VP
web-penalty = Penalty if unfinished
web-power-of = party power { $power } of { $strength }
web-quest-worth = VP: { $vp }, penalty: { $penalty }.
web-next-level = Level { $level } for { $cost } VP, strength { $strength }.
web-tucked = Lasting bonuses
web-first = First player
web-nobody = nobody
web-keys-walk = in the city: from card to card
web-keys-inspect = look closely at the card you are on
web-keys-put-back = put back the meeple you picked up
web-figure-room = A tower room
web-figure-building = Building: one of two deals
web-figure-training = Training
web-figure-location = Left of the arrow, who is needed; right of it, what that gives
web-figure-overrun = The sign of an overrun district
web-figure-level = Level { $level }: as many dots under the picture
web-figure-hero = A hero card: strength, level in dots, the price of the next one
web-figure-stock = Top right: how many rangers are left here
web-figure-any = Any fighter
web-figure-prestige = Any prestige fighter
web-figure-crown = King of the hill
web-figure-hill = A crown, and a reward for each class

# What is wrong with a box that somebody brings.

fault-meeples = the box holds { $count } of them (MM-COMP-02..10).
fault-levels = there are { $count } (MM-DEV-20, MM-PREST-11).
fault-district = its district is "{ $district }".
fault-nobody = a location needs somebody.
fault-hill = a King of the Hill location has nothing but its "crown".
fault-stock = there is one class of meeples on a location.
fault-deals = its deals are those of the rulebook (MM-DEV-06..10).
fault-council = { $needed } of the role "{ $role }" are needed, not { $found } (MM-COMP-29).
fault-monsters = { $needed } of level { $level } are needed, not { $found } (MM-COMP-26..28).
fault-for-two = two players need { $needed } of level { $level } without "three_plus", not { $found }.
fault-home = monsters of the city have a district, the Dark Council has none.
fault-arrivals = these are needed: { $names }.
fault-end-quest = a quest for the end of the game gives nothing but VP.
fault-lasting = what lasts belongs to a quest of the kind "{ $kind }".
fault-end-goal = this goal is only for the kind "{ $kind }".
fault-token = "TypesAtLevel" or "SentThere" is expected.
fault-capitol-word = "{ $name }" belongs to the Capitol.
fault-token-word = "{ $name }" belongs to a bonus token.
fault-no-class = there is no class "{ $name }".

## Signs on cards: before which word each stands (regular expressions)

sign-vp = VP
sign-power = power
sign-quest = quests?
sign-bag = bag
sign-tavern = Tavern
sign-lodgings = Lodgings
sign-humanoid = Humanoids?
sign-beast = Beasts?
sign-undead = Undead
sign-peasant = Peasants?
sign-warrior = Warriors?
sign-mage = Mages?
sign-cleric = Clerics?
sign-knight = Knights?
sign-ranger = Rangers?
sign-paladin = Paladins?
sign-shaman = Shamans?
sign-corruption = Corruptions?
