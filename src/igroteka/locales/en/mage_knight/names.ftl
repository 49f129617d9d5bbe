# Names of heroes, cards, units, enemies, sites and scenarios.

## Heroes

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak

## Basic actions

card-rage = Rage
card-determination = Determination
card-swiftness = Swiftness
card-march = March
card-stamina = Stamina
card-tranquility = Tranquility
card-promise = Promise
card-threaten = Threaten
card-crystallize = Crystallize
card-mana_draw = Mana Draw
card-concentration = Concentration
card-improvisation = Improvisation
card-battle_versatility = Battle Versatility
card-mana_pull = Mana Pull
card-will_focus = Will Focus
card-crystal_joy = Crystal Joy
card-noble_manners = Noble Manners
card-rejuvenate = Rejuvenate
card-cold_toughness = Cold Toughness
card-instinct = Instinct

## Advanced actions

card-fire_bolt = Fire Bolt
card-ice_bolt = Ice Bolt
card-swift_bolt = Swift Bolt
card-crushing_bolt = Crushing Bolt
card-blood_rage = Blood Rage
card-ice_shield = Ice Shield
card-agility = Agility
card-refreshing_walk = Refreshing Walk
card-intimidate = Intimidate
card-frost_bridge = Frost Bridge
card-song_of_wind = Song of Wind
card-path_finding = Path Finding
card-blood_ritual = Blood Ritual
card-pure_magic = Pure Magic
card-heroic_tale = Heroic Tale
card-regeneration = Regeneration
card-into_the_heat = Into the Heat
card-steady_tempo = Steady Tempo
card-diplomacy = Diplomacy
card-in_need = In Need
card-decompose = Decompose
card-crystal_mastery = Crystal Mastery
card-mana_storm = Mana Storm
card-ambush = Ambush
card-maximal_effect = Maximal Effect
card-magic_talent = Magic Talent
card-learning = Learning
card-training = Training

## Spells

card-fireball = Fireball
card-snowstorm = Snowstorm
card-expose = Expose
card-tremor = Tremor
card-flame_wall = Flame Wall
card-mana_bolt = Mana Bolt
card-whirlwind = Whirlwind
card-underground_travel = Underground Travel
card-burning_shield = Burning Shield
card-chill = Chill
card-wings_of_wind = Wings of Wind
card-restoration = Restoration
card-demolish = Demolish
card-space_bending = Space Bending
card-call_to_arms = Call to Arms
card-meditation = Meditation
card-mana_meltdown = Mana Meltdown
card-mana_claim = Mana Claim
card-mind_read = Mind Read
card-energy_flow = Energy Flow

## Strong effects of spells

spell-power-fireball = Firestorm
spell-power-snowstorm = Blizzard
spell-power-expose = Mass Expose
spell-power-tremor = Earthquake
spell-power-flame_wall = Flame Wave
spell-power-mana_bolt = Mana Thunderbolt
spell-power-whirlwind = Tornado
spell-power-underground_travel = Underground Attack
spell-power-burning_shield = Exploding Shield
spell-power-chill = Lethal Chill
spell-power-wings_of_wind = Wings of Night
spell-power-restoration = Rebirth
spell-power-demolish = Disintegrate
spell-power-space_bending = Time Bending
spell-power-call_to_arms = Call to Glory
spell-power-meditation = Trance
spell-power-mana_meltdown = Mana Radiance
spell-power-mana_claim = Mana Curse
spell-power-mind_read = Mind Steal
spell-power-energy_flow = Energy Steal

## Artifacts

card-banner_of_glory = Banner of Glory
card-banner_of_fear = Banner of Fear
card-banner_of_protection = Banner of Protection
card-banner_of_courage = Banner of Courage
card-ruby_ring = Ruby Ring
card-sapphire_ring = Sapphire Ring
card-diamond_ring = Diamond Ring
card-emerald_ring = Emerald Ring
card-sword_of_justice = Sword of Justice
card-horn_of_wrath = Horn of Wrath
card-endless_bag_of_gold = Endless Bag of Gold
card-endless_gem_pouch = Endless Gem Pouch
card-golden_grail = Golden Grail
card-book_of_wisdom = Book of Wisdom
card-amulet_of_the_sun = Amulet of the Sun
card-amulet_of_darkness = Amulet of Darkness

## The wound

card-wound = Wound

## Tactics

tactic-early_bird = Early Bird
tactic-rethink = Rethink
tactic-mana_steal = Mana Steal
tactic-planning = Planning
tactic-great_start = Great Start
tactic-the_right_moment = The Right Moment
tactic-from_the_dusk = From the Dusk
tactic-long_night = Long Night
tactic-mana_search = Mana Search
tactic-midnight_meditation = Midnight Meditation
tactic-preparation = Preparation
tactic-sparing_power = Sparing Power

## Units

unit-peasants = Peasants
unit-herbalists = Herbalists
unit-foresters = Foresters
unit-utem_crossbowmen = Utem Crossbowmen
unit-utem_guardsmen = Utem Guardsmen
unit-utem_swordsmen = Utem Swordsmen
unit-guardian_golems = Guardian Golems
unit-illusionists = Illusionists
unit-red_cape_monks = Red Cape Monks
unit-northern_monks = Northern Monks
unit-savage_monks = Savage Monks
unit-fire_golems = Fire Golems
unit-ice_golems = Ice Golems
unit-fire_mages = Fire Mages
unit-ice_mages = Ice Mages
unit-amotep_gunners = Amotep Gunners
unit-amotep_freezers = Amotep Freezers
unit-catapults = Catapults
unit-altem_mages = Altem Mages
unit-altem_guardians = Altem Guardians

## Enemies

enemy-prowlers = Prowlers
enemy-diggers = Diggers
enemy-cursed_hags = Cursed Hags
enemy-wolf_riders = Wolf Riders
enemy-ironclads = Ironclads
enemy-orc_summoners = Orc Summoners
enemy-crossbowmen = Crossbowmen
enemy-guardsmen = Guardsmen
enemy-swordsmen = Swordsmen
enemy-golems = Golems
enemy-monks = Monks
enemy-illusionists = Illusionists
enemy-ice_mages = Ice Mages
enemy-fire_mages = Fire Mages
enemy-ice_golems = Ice Golems
enemy-fire_golems = Fire Golems
enemy-minotaur = Minotaur
enemy-gargoyle = Gargoyle
enemy-medusa = Medusa
enemy-crypt_worm = Crypt Worm
enemy-werewolf = Werewolf
enemy-freezers = Freezers
enemy-gunners = Gunners
enemy-altem_guardsmen = Altem Guardsmen
enemy-altem_mages = Altem Mages
enemy-swamp_dragon = Swamp Dragon
enemy-fire_dragon = Fire Dragon
enemy-ice_dragon = Ice Dragon
enemy-high_dragon = High Dragon

## Enemy abilities

ability-swift = Swift
ability-brutal = Brutal
ability-poison = Poison
ability-paralyze = Paralyze
ability-summon = Summon
ability-fortified = Fortified
ability-unfortified = Unfortified
ability-elusive = Elusive
ability-assassination = Assassination
ability-cumbersome = Cumbersome
ability-arcane_immunity = Arcane Immunity
ability-vampiric = Vampiric
ability-defend = Defend

## Skills

skill-arythea_dark_paths = Dark Paths
skill-arythea_burning_power = Burning Power
skill-arythea_hot_swordsmanship = Hot Swordsmanship
skill-arythea_dark_negotiation = Dark Negotiation
skill-arythea_dark_fire_magic = Dark Fire Magic
skill-arythea_power_of_pain = Power of Pain
skill-arythea_invocation = Invocation
skill-arythea_polarization = Polarization
skill-arythea_motivation = Motivation
skill-arythea_healing_ritual = Healing Ritual
skill-arythea_ritual_of_pain = Ritual of Pain
skill-goldyx_freezing_power = Freezing Power
skill-goldyx_potion_making = Potion Making
skill-goldyx_white_crystal_craft = White Crystal Craft
skill-goldyx_green_crystal_craft = Green Crystal Craft
skill-goldyx_red_crystal_craft = Red Crystal Craft
skill-goldyx_glittering_fortune = Glittering Fortune
skill-goldyx_flight = Flight
skill-goldyx_universal_power = Universal Power
skill-goldyx_motivation = Motivation
skill-goldyx_source_freeze = Source Freeze
skill-goldyx_source_opening = Source Opening
skill-norowas_forward_march = Forward March
skill-norowas_day_sharpshooting = Day Sharpshooting
skill-norowas_inspiration = Inspiration
skill-norowas_bright_negotiation = Bright Negotiation
skill-norowas_leaves_in_the_wind = Leaves in the Wind
skill-norowas_whispers_in_the_treetops = Whispers in the Treetops
skill-norowas_leadership = Leadership
skill-norowas_bonds_of_loyalty = Bonds of Loyalty
skill-norowas_motivation = Motivation
skill-norowas_prayer_of_weather = Prayer of Weather
skill-norowas_calming_the_weather = Calming the Weather
skill-tovak_double_time = Double Time
skill-tovak_night_sharpshooting = Night Sharpshooting
skill-tovak_cold_swordsmanship = Cold Swordsmanship
skill-tovak_shield_mastery = Shield Mastery
skill-tovak_resistance_break = Resistance Break
skill-tovak_i_feel_no_pain = I Feel No Pain
skill-tovak_i_dont_give_a_damn = I Don't Give a Damn!
skill-tovak_who_needs_magic = Who Needs Magic?
skill-tovak_motivation = Motivation
skill-tovak_mana_exploit = Mana Exploit
skill-tovak_mana_overload = Mana Overload

## Sites

site-portal = portal
site-village = village
site-monastery = monastery
site-keep = keep
site-mage_tower = mage tower
site-city = city
site-mine = crystal mine
site-magical_glade = magical glade
site-rampaging_orc = marauding orcs
site-rampaging_draconum = draconum
site-monster_den = monster den
site-spawning_grounds = spawning grounds
site-dungeon = dungeon
site-tomb = tomb
site-ruins = ancient ruins

## Cities

city-green = green city
city-blue = blue city
city-white = white city
city-red = red city

## Terrain

terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-wasteland = wasteland
terrain-desert = desert
terrain-swamp = swamp
terrain-lake = lake
terrain-mountain = mountain
terrain-sea = sea

## Scenarios

scenario-first_reconnaissance = First Reconnaissance
scenario-full_conquest = Full Conquest
scenario-blitz_conquest = Blitz Conquest
scenario-solo_conquest = Solo Conquest
scenario-full_cooperation = Full Cooperation
scenario-blitz_cooperation = Blitz Cooperation
scenario-mines_liberation = Mines Liberation
scenario-druid_nights = Druid Nights
scenario-dungeon_lords = Dungeon Lords
scenario-conquer_and_hold = Conquer and Hold
scenario-one_to_return = One to Return
