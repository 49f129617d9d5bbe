# Tyrants of the Underdark: the words of the game. Card texts are put together from these messages.

title = Tyrants of the Underdark
about = You lead a Great House of the drow. Recruit minions into your deck, fill the cities and roads of the Underdark with troops, place spies, and promote your best servants to your inner circle. When the market runs out or somebody's barracks are empty, the House with the most victory points wins.
about-components = The rulebook prints neither the map nor a list of the cards. So we have reconstructed the decks, costs, effects, sites and routes from several independent public descriptions and compared them with each other. They agree in nearly everything, but it is a reconstruction. Most Russian names of cards and places are our own translation.

## Card texts

text-discarded = If an opponent made you discard this card, { $effect }
text-outcast = Whenever this card would be devoured or promoted, it goes back to the Outcast supply instead

effect-gain-power = gain { $count } power
effect-gain-influence = gain { $count } influence
effect-gain-both = gain { $power } power and { $influence } influence
effect-gain-power-per = gain 1 power for { $each }
effect-gain-influence-per = gain 1 influence for { $each }
effect-gain-vp-per = gain 1 VP for { $each }

each-white-trophies = every { $per } white troops in your trophy hall
each-player-trophies = every { $per } troops of other players in your trophy hall
each-trophies = every { $per } troops in your trophy hall
each-inner-circle = every { $per } cards in your inner circle
each-markers = each control marker you hold
each-sites = { $per ->
    [1] each site you control
   *[other] every { $per } sites you control
}
each-total-sites = each site under your total control
each-spies = each of your spies on the board
each-removed = each troop assassinated this way

effect-draw = draw { $count ->
    [1] a card
   *[other] { $count } cards
}
effect-draw-per = draw a card for { $each }
effect-discards = discards a card from hand
effect-deploy = deploy { $count ->
    [1] a troop
   *[other] { $count } troops
}

effect-assassinate-enemy = assassinate { $count ->
    [1] a troop
   *[other] { $count } troops
}{ $at ->
    [there] { " " }at that site
   *[presence] { "" }
}
effect-assassinate-enemy-up-to = assassinate up to { $count } troops at one site
effect-assassinate-white = assassinate { $count ->
    [1] a white troop
   *[other] { $count } white troops
}
effect-assassinate-white-up-to = assassinate up to { $count } white troops at one site
effect-assassinate-white-per = assassinate a white troop for { $each }
effect-supplant-enemy = supplant a troop{ $at ->
    [there] { " " }at that site
    [each-left] { " " }at each site that a spy left
   *[presence] { "" }
}
effect-supplant-white = supplant { $count ->
    [1] a white troop
   *[other] { $count } white troops
}{ $at ->
    [anywhere] { " " }anywhere on the board
   *[presence] { "" }
}
effect-move = move an enemy troop
effect-move-up-to = move up to { $count } enemy troops
effect-place-spy = place { $count ->
    [1] a spy
   *[other] { $count } spies
}
effect-return = return another player's troop or spy
effect-return-any = return up to { $count } troops or spies, your own or others'
effect-return-spy = return an enemy spy
effect-raise-any = put up to { $count } troops from any trophy halls anywhere on the board
effect-raise-white = put a white troop from any trophy hall anywhere on the board
effect-raise-of-whom = gives up to { $count } troops from their trophy hall: put them where you have presence

effect-at-end = at the end of the turn { $effect }
effect-promote-played = promote another card played this turn
effect-promote-up-to = promote up to { $count } other cards played this turn
effect-promote-obedience = promote an Obedience card played this turn
effect-promote-undead = promote any number of undead minions played this turn
effect-promote-discard = promote a card from your discard pile
effect-promote-this-hand-discard = promote this card, a card from your hand or a card from your discard pile
effect-promote-this = promote this card
effect-promote-top = promote the top card of your deck
effect-devour-market = you may devour a card of the market row
effect-swap-into-market = devour a card of the market row and put this card in its place
effect-recruit-aspect = recruit for free a card of the aspect { $aspect } that costs { $cost } or less
effect-recruit-up-to = recruit for free up to { $count } cards that cost { $cost } or less
effect-takes-outcasts = recruits { $count ->
    [1] an Insane Outcast
   *[other] { $count } Insane Outcasts
}
effect-own-outcast = recruit an Insane Outcast
effect-return-to-supply = put this card back into the Outcast supply
effect-empty-deck = put your whole deck into your discard pile
effect-sell-devoured = until the end of the turn the top devoured card is for sale as if it were in the market
effect-play-from-market = play a card of the market row that costs { $cost } or less as if it were yours, then devour it
effect-play-from-inner-circle = play a card of your inner circle, then put it back there
effect-focus = Focus ({ $aspect }) ▶ { $effect }

pay-return-spy = return one of your spies
pay-return-any-spies = return any number of your spies
pay-discard = discard a card from hand
pay-devour-hand = devour a card from your hand
pay-devour-inner-circle = devour a card of your inner circle
pay-devour-this = devour this card

if-inner-circle = if your inner circle holds { $count } cards or more
if-player-trophies = if your trophy hall holds { $count } or more troops of other players
if-trophies = if your trophy hall holds { $count } or more troops
if-enemy-troop-there = if another player has a troop there
if-enemy-spy-there = if another player has a spy there

each-opponent = each opponent
one-opponent = an opponent of your choice
each-opponent-with-cards = each opponent with more than { $count } cards in hand
one-opponent-with-cards = an opponent of your choice with more than { $count } cards in hand
each-opponent-there-with-cards = each opponent with a troop at that site and more than { $count } cards in hand
one-opponent-there = an opponent of your choice with a troop at that site
one-opponent-near-deployed = an opponent of your choice with a troop adjacent to one of those deployed
owner-of-victim = that troop's owner, having more than { $count } cards in hand,
that-opponent = that opponent

## Questions

ask-section = Choose the outer section for this game
ask-start = Place your first troop at a starting site
ask-turn = Your turn: { $power } power, { $influence } influence
ask-choose = { $card }: choose one
ask-may = { $card }: you may choose to { $effect }
ask-player = { $card }: choose an opponent
ask-assassinate = { $card }: which troop do you assassinate?
ask-supplant = { $card }: which troop do you supplant?
ask-deploy = { $card }: where do you deploy a troop? { $count } to go
ask-move = { $card }: which troop do you move?
ask-move_to = Where does the troop go? { $place }, { $colour }
ask-place_spy = { $card }: where do you place a spy?
ask-call_back_spy = All your spies are on the board. Which one do you take back to place it anew?
ask-pay_spy = { $card }: which spy do you return?
ask-return = { $card }: what do you return to the barracks?
ask-trophy = { $card }: which troop do you take from a trophy hall?
ask-trophy_to = Where do you put the troop? { $colour }
ask-pay_discard = { $card }: which card do you discard?
ask-pay_devour = { $card }: which card do you devour?
ask-pay_devour_this = { $card }: devour this card?
ask-devour_market = { $card }: which market card do you devour?
ask-swap_into_market = { $card }: which market card does this one replace?
ask-promote = { $card }: whom do you promote?
ask-recruit_free = { $card }: whom do you recruit for free?
ask-borrow = { $card }: which card do you play?
ask-forced_discard = { $seat } makes you discard a card
ask-reveal = { $card }: show a card of the aspect { $aspect }? Then { $effect }
ask-resolve = End of turn: what comes first?

## Answers

option-section = { $section }
option-start = Start here: { $place }
option-play = Play: { $card }
option-deploy = Deploy a troop: { $place }
option-deploy_for_vp = Gain 1 VP: the barracks are empty
option-assassinate = Assassinate a troop: { $place } ({ $colour })
option-supplant = Supplant a troop: { $place } ({ $colour })
option-move = Move a troop: { $place } ({ $colour })
option-to = Here: { $place }
option-place_spy = Place a spy: { $place }
option-return_spy = Return a spy: { $place } ({ $colour })
option-return_troop = Return a troop: { $place } ({ $colour })
option-trophy = From the trophy hall: { $seat } ({ $colour })
option-recruit = Recruit { $zone }: { $card }
option-devour = Devour { $zone }: { $card }
option-promote = Promote { $zone }: { $card }
option-borrow = Play { $zone }: { $card }
option-discard = Discard: { $card }
option-reveal = Show: { $card }
option-resolve = Apply: { $card }
option-end = End the turn

## Events

event-turn = Round { $number }, { $seat } to play
event-played = { $seat } plays { $card }
event-power = { $seat } gains power: { $number }
event-influence = { $seat } gains influence: { $number }
event-vp = { $seat } gains VP: { $number }
event-drew = { $seat } draws cards: { $number }
event-drew_card = { $seat } draws { $card }
event-reshuffled = { $seat } shuffles the discard pile into a new deck
event-discarded = { $seat } discards { $card }
event-revealed = { $seat } shows { $card }
event-recruited = { $seat } recruits { $card }
event-market = New in the market: { $card }
event-market_empty = The market deck is empty, this is the last round
event-devoured = { $seat } devours { $card }
event-promoted = { $seat } promotes { $card }
event-outcasts = { $seat } recruits Insane Outcasts: { $number }
event-outcast_returned = { $seat } returns an Insane Outcast to the supply
event-emptied_deck = { $seat } puts the whole deck into the discard pile
event-deployed = { $seat } deploys a troop: { $place }
event-last_troop = { $seat } deploys the last troop, this is the last round
event-assassinated = { $seat } assassinates a troop: { $place } ({ $colour })
event-moved = { $seat } moves a troop ({ $colour }): { $place } → { $to }
event-returned_troop = { $seat } returns a troop to the barracks: { $place } ({ $colour })
event-placed_spy = { $seat } places a spy: { $place }
event-returned_spy = { $seat } returns a spy to the barracks: { $place } ({ $colour })
event-raised = { $seat } brings a troop ({ $colour }) back from the trophy hall of { $other }: { $place }
event-control = { $seat } takes the control marker: { $place }
event-total_control = { $seat } gains total control: { $place }
event-marker_returned = The control marker goes back to the board: { $place }
event-marker_influence = { $seat } gains 1 influence from the control marker: { $place }
event-standstill = Twenty rounds without any progress: the game ends
event-over = The game is over

## Scores

score-sites = Sites
score-total_control = Total control
score-trophies = Trophies
score-deck = Deck
score-inner_circle = Inner circle
score-tokens = VP tokens

## What a move changes: the words of a hint; 0 where there is nothing to count

more-sites = { $count ->
    [0] a bigger edge in sites
    [one] { $count } more site under your control
   *[other] { $count } more sites under your control
}
less-sites = { $count ->
    [0] a smaller edge in sites
    [one] { $count } fewer site under your control
   *[other] { $count } fewer sites under your control
}
more-map = { $count ->
    [0] a bigger edge in pieces on the map
    [one] { $count } more troop or spy on the map
   *[other] { $count } more troops or spies on the map
}
less-map = { $count ->
    [0] a smaller edge in pieces on the map
    [one] { $count } fewer troop or spy on the map
   *[other] { $count } fewer troops or spies on the map
}
more-markers = { $count ->
    [0] a bigger edge in control markers
    [one] { $count } more control marker
   *[other] { $count } more control markers
}
less-markers = { $count ->
    [0] a smaller edge in control markers
    [one] { $count } fewer control marker
   *[other] { $count } fewer control markers
}
more-trophies = { $count ->
    [0] a bigger edge in trophies
    [one] { $count } more trophy
   *[other] { $count } more trophies
}
less-trophies = { $count ->
    [0] a smaller edge in trophies
    [one] { $count } fewer trophy
   *[other] { $count } fewer trophies
}
more-cards = { $count ->
    [0] a bigger edge in the points of the deck
    [one] { $count } more point for the cards of your deck
   *[other] { $count } more points for the cards of your deck
}
less-cards = { $count ->
    [0] a smaller edge in the points of the deck
    [one] { $count } fewer point for the cards of your deck
   *[other] { $count } fewer points for the cards of your deck
}
more-inner_circle = { $count ->
    [0] a bigger edge in the points of the inner circle
    [one] { $count } more point for your inner circle
   *[other] { $count } more points for your inner circle
}
less-inner_circle = { $count ->
    [0] a smaller edge in the points of the inner circle
    [one] { $count } fewer point for your inner circle
   *[other] { $count } fewer points for your inner circle
}
more-tokens = { $count ->
    [0] a bigger edge in VP tokens
    [one] { $count } more VP token
   *[other] { $count } more VP tokens
}
less-tokens = { $count ->
    [0] a smaller edge in VP tokens
    [one] { $count } fewer VP token
   *[other] { $count } fewer VP tokens
}
more-strength = stronger cards in the turns to come
less-strength = weaker cards in the turns to come

## What is lost when the turn ends

unused-cards = { $count } { $count ->
    [one] card
   *[other] cards
} in hand
unused-power = { $count } power
unused-influence = { $count } influence

## The table in words

describe-round = Round { $number }, { $seat } to play. Cards in the market deck: { $deck }
describe-pool = Power { $power }, influence { $influence }
describe-market = Market: { $parts }
describe-market-joiner = { ", " }
describe-card = { $card } ({ $cost })
describe-house = { $seat } ({ $colour }): score { $score }; barracks: troops { $troops }, spies { $spies }; trophies { $trophies }, VP { $vp }; cards in hand { $hand }, deck { $deck }, discard pile { $discard }
describe-inner-circle = Inner circle: { $parts }
describe-inner-circle-joiner = { ", " }
describe-hand = Your hand: { $parts }
describe-hand-joiner = { ", " }
describe-place = { $place }: { $parts }
describe-place-joiner = { ", " }
describe-site = { $place } ({ $vp } VP)
describe-troops = { $colour } { $count }
describe-empty = empty { $count }
describe-spy = spy ({ $colour })

## Options of a game

option-name-half_decks = Half-decks of the market
option-name-section = Outer section of the board
section-ask = the first player decides

## Other names

route = route { $one } – { $other }, space { $number }
section-left = western section
section-right = eastern section
colour-k = black
colour-r = red
colour-o = orange
colour-b = blue
colour-w = white
zone-market = from the market
zone-pile = from its pile
zone-devoured = from the devoured
zone-hand = from hand
zone-discard = from the discard pile
zone-inner_circle = from the inner circle
zone-played = from play
zone-this = this card
aspect-ambition = Ambition
aspect-conquest = Conquest
aspect-malice = Malice
aspect-guile = Guile
aspect-obedience = Obedience
deck-drow = Drow
deck-dragons = Dragons
deck-elementals = Elementals
deck-demons = Demons
deck-aberrations = Aberrations
deck-undead = Undead
deck-starter = Starting deck
deck-piles = Market piles
deck-outcasts = Insane Outcasts

## Cards

card-noble = Noble
card-soldier = Soldier
card-house_guard = House Guard
card-priestess_of_lolth = Priestess of Lolth
card-insane_outcast = Insane Outcast
card-advance_scout = Advance Scout
card-advocate = Advocate
card-blackguard = Blackguard
card-bounty_hunter = Bounty Hunter
card-chosen_of_lolth = Chosen of Lolth
card-council_member = Council Member
card-deathblade = Deathblade
card-doppelganger = Doppelganger
card-drow_negotiator = Drow Negotiator
card-infiltrator = Infiltrator
card-information_broker = Information Broker
card-inquisitor = Inquisitor
card-master_of_melee_magthere = Master of Melee-Magthere
card-masters_of_sorcere = Masters of Sorcere
card-matron_mother = Matron Mother
card-mercenary_squad = Mercenary Squad
card-spellspinner = Spellspinner
card-spy_master = Spy Master
card-underdark_ranger = Underdark Ranger
card-weaponmaster = Weaponmaster
card-black_dragon = Black Dragon
card-black_wyrmling = Black Wyrmling
card-blue_dragon = Blue Dragon
card-blue_wyrmling = Blue Wyrmling
card-cleric_of_laogzed = Cleric of Laogzed
card-cult_fanatic = Cult Fanatic
card-dragon_cultist = Dragon Cultist
card-dragonclaw = Dragonclaw
card-enchanter_of_thay = Enchanter of Thay
card-green_dragon = Green Dragon
card-green_wyrmling = Green Wyrmling
card-kobold = Kobold
card-rath_modar = Rath Modar
card-red_dragon = Red Dragon
card-red_wyrmling = Red Wyrmling
card-severin_silrajin = Severin Silrajin
card-watcher_of_thay = Watcher of Thay
card-white_dragon = White Dragon
card-white_wyrmling = White Wyrmling
card-wyrmspeaker = Wyrmspeaker
card-aerisi_kalinoth = Aerisi Kalinoth
card-air_elemental = Air Elemental
card-air_elemental_myrmidon = Air Elemental Myrmidon
card-black_earth_cultist = Black Earth Cultist
card-crushing_wave_cultist = Crushing Wave Cultist
card-earth_elemental = Earth Elemental
card-earth_elemental_myrmidon = Earth Elemental Myrmidon
card-eternal_flame_cultist = Eternal Flame Cultist
card-fire_elemental = Fire Elemental
card-fire_elemental_myrmidon = Fire Elemental Myrmidon
card-gar_shatterkeel = Gar Shatterkeel
card-howling_hatred_cultist = Howling Hatred Cultist
card-imix = Imix
card-marlos_urnrayle = Marlos Urnrayle
card-ogremoch = Ogrémoch
card-olhydra = Olhydra
card-vanifer = Vanifer
card-water_elemental = Water Elemental
card-water_elemental_myrmidon = Water Elemental Myrmidon
card-yan_c_bin = Yan-C-Bin
card-balor = Balor
card-demogorgon = Demogorgon
card-derro = Derro
card-ettin = Ettin
card-ghoul = Ghoul
card-gibbering_mouther = Gibbering Mouther
card-glabrezu = Glabrezu
card-grazzt = Graz'zt
card-hezrou = Hezrou
card-jackalwere = Jackalwere
card-marilith = Marilith
card-mind_flayer = Mind Flayer
card-myconid_adult = Myconid Adult
card-myconid_sovereign = Myconid Sovereign
card-nalfeshnee = Nalfeshnee
card-night_hag = Night Hag
card-orcus = Orcus
card-succubus = Succubus
card-vrock = Vrock
card-zuggtmoy = Zuggtmoy
card-aboleth = Aboleth
card-ambassador = Ambassador
card-beholder = Beholder
card-brainwashed_slave = Brainwashed Slave
card-chuul = Chuul
card-cloaker = Cloaker
card-cranium_rats = Cranium Rats
card-death_tyrant = Death Tyrant
card-elder_brain = Elder Brain
card-gauth = Gauth
card-grimlock = Grimlock
card-intellect_devourer = Intellect Devourer
card-mindwitness = Mindwitness
card-neogi = Neogi
card-nothic = Nothic
card-puppeteer = Puppeteer
card-quaggoth = Quaggoth
card-spectator = Spectator
card-ulitharid = Ulitharid
card-umber_hulk = Umber Hulk
card-banshee = Banshee
card-carrion_crawler = Carrion Crawler
card-conjurer = Conjurer
card-cultist_of_myrkul = Cultist of Myrkul
card-death_knight = Death Knight
card-flesh_golem = Flesh Golem
card-ghost = Ghost
card-high_priest_of_myrkul = High Priest of Myrkul
card-lich = Lich
card-minotaur_skeleton = Minotaur Skeleton
card-mummy_lord = Mummy Lord
card-necromancer = Necromancer
card-ogre_zombie = Ogre Zombie
card-ravenous_zombies = Ravenous Zombies
card-revenant = Revenant
card-skeletal_horde = Skeletal Horde
card-vampire = Vampire
card-vampire_spawn = Vampire Spawn
card-wight = Wight
card-wraith = Wraith

## Sites

place-gauntlgrym = Gauntlgrym
place-wormwrithings = The Wormwrithings
place-jhachalkhyn = Jhachalkhyn
place-buiyrandyn = Buiyrandyn
place-stoneshaft_clanhold = Stoneshaft Clanhold
place-ch_chitl = Ch'chitl
place-blingdenstone = Blingdenstone
place-mantol_derith = Mantol-Derith
place-gracklstugh = Gracklstugh
place-labyrinth = The Labyrinth
place-skullport = Skullport
place-kanaglym = Kanaglym
place-menzoberranzan = Menzoberranzan
place-chasmleap_bridge = Chasmleap Bridge
place-araumycos = Araumycos
place-eryndlyn = Eryndlyn
place-tsenviilyq = Tsenviilyq
place-everfire = Everfire
place-halls_of_the_scoured_legion = Halls of the Scoured Legion
place-ched_nasad = Ched Nasad
place-llacerellyn = Llacerellyn
place-chaulssin = Chaulssin
place-phaerlin = The Phaerlin
place-yathchol = Yathchol
place-ruins_of_dekanter = Ruins of Dekanter
place-ss_zuraass_nee = Ss'zuraass'nee

## Types of minions

minion-aberration = aberration
minion-beast = beast
minion-construct = construct
minion-derro = derro
minion-doppelganger = doppelganger
minion-dragon = dragon
minion-drow = drow
minion-dwarf = dwarf
minion-elemental = elemental
minion-elemental-prince = elemental prince
minion-elf = elf
minion-fiend = fiend
minion-giant = giant
minion-grimlock = grimlock
minion-half-dragon = half-dragon
minion-human = human
minion-illithid = illithid
minion-kobold = kobold
minion-medusa = medusa
minion-monstrosity = monstrosity
minion-myconid = myconid
minion-quaggoth = quaggoth
minion-shapechanger = shapechanger
minion-tiefling = tiefling
minion-troglodyte = troglodyte
minion-undead = undead

## The page

letter-k = K
letter-r = R
letter-o = O
letter-b = B
web-map = Map of the Underdark
web-start = Starting site
web-marker = Control marker: { $vp } VP at the end of a turn with total control
web-marker-held = Control marker held by { $colour }; with total control it brings VP: { $vp }
web-marker-total = Total control, { $colour }: { $vp } VP at the end of the turn
web-control = Control: { $colour }
web-total-control = Total control: { $colour }
web-market = Market
web-market-deck = Market deck
web-empty-slot = Empty
web-devoured = Devoured
web-hand = Hand
web-empty-hand = No cards in hand
web-deck = Deck
web-deck-unordered = Deck, in no order
web-discard = Discard pile
web-inner-circle = Inner circle
web-unseen = In deck and hand
web-played = Played this turn
web-trophies = Trophy hall
web-troops = Troops in barracks
web-spies = Spies in barracks
web-vp-tokens = VP tokens
web-markers = Control markers
web-score = Points
web-first = First player
web-power = Power
web-influence = Influence
web-card-vp = VP in the deck: { $vp }
web-card-inner-vp = VP in the inner circle: { $vp }
web-copies = Copies in the game: { $count }
web-last-round = Last round
web-means = Resources and barracks
web-keys-walk = on the map: from target to target; without one, move the map
web-keys-zoom = the map closer and farther
web-keys-inspect = look closely at the card you are on
web-figure-aspect = Aspect: { $aspect }
web-figure-deck = Half-deck: { $deck }; type: { $minion }
web-figure-copies = Rarity dots: { $count } of this card in the half-deck
web-figure-space = An empty space
web-figure-site-points = The shield on the left: VP at the end of the game for whoever controls the site
web-figure-site-marker = The octagon on the right: the control marker. Sites without one show the banner of the House in control; a crown means total control
web-figure-site-spaces = The circles: troop spaces; on some of them white troops stand from the start
web-figure-start = A starting site: a border of dots
web-figure-control = Red has control: more troops than any other colour
web-figure-total-control = Red has total control: every space is red, with no enemy spies
web-figure-spied = Every space is red, but a blue spy is there: control, not total control

# What is wrong with a box that somebody brings.

fault-copies = there are { $count } copies, in "{ $deck }".
fault-half-deck = "{ $name }" is no half-deck; choose one of: { $names }.
fault-never-sold = this card is never sold; its cost is null.
fault-sold = this card is sold; it costs 1 or more.
fault-no-copy = there is at least 1 copy.
fault-no-supply = only "{ $card }" can be returned to its supply.
fault-no-market = a card that is never sold cannot be put into the market.
fault-late-answer = "discarded" cannot hold "{ $name }".
fault-endless-answer = "discarded" cannot both draw cards and make somebody discard.
fault-half-deck-size = the half-deck "{ $deck }" has { $found } cards; it needs { $needed } (TY-COMP-09).
fault-no-space = a site has a space.
fault-full-start = a starting site has an empty space.
fault-negative = points are not below 0.
fault-starts = { $needed } players need { $needed } starting sites in { $sections }, not { $found }.
fault-whites = there are { $needed } white troops, not { $found } (TY-COMP-12).
fault-route = a route joins two sites, and only one route the same two (TY-ROUTE-01).
fault-spaces = { $needed } spaces need as many points in "at", not { $found }.

## Signs on cards: before which word each stands (regular expressions)

sign-power = power
sign-influence = influence
sign-vp = VP
sign-troop = troops?
sign-spy = spy|spies
sign-trophy = trophy
sign-inner_circle = [Pp]romote[a-z]*|inner
sign-devoured = [Dd]evour[a-z]*
