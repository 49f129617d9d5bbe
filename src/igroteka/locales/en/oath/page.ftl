# The table in words, and the words of the page.

## Oaths, goals, phases

oath-supremacy = Oath of Supremacy
oath-people = Oath of the People
oath-devotion = Oath of Devotion
oath-protection = Oath of Protection

goal-most_sites = most sites ruled
goal-most_relics = most relics and banners
goal-peoples_favor = the People’s Favor
goal-darkest_secret = the Darkest Secret
goal-grand_scepter = the Grand Scepter
goal-of-oath = Oathkeeper
goal-of-successor = Successor

phase-opening = set-up
phase-wake = Wake
phase-act = Act
phase-rest = Rest
phase-round_end = end of the round
phase-chronicle = the Chronicle
phase-over = the game is over

back-denizen = a denizen
back-vision = a Vision
back-relic = a relic
back-none = the deck is empty

## The table in words

describe-round = Round { $number }, { $phase }, { $seat } to play
describe-oath = { $oath }, Oathkeeper: { $seat }
describe-usurper = { $oath }, Usurper: { $seat }
describe-standing = { $source } ({ $goal }): { $parts }
describe-standing-joiner = { ", " }
describe-seat = { $seat }
describe-nobody = nobody
describe-place = { $place }: { $parts }
describe-place-joiner = { ", " }
describe-laden = { $card } (favor { $favor }, secrets { $secrets })
describe-relics = relics { $count }
describe-favor = favor { $count }
describe-secrets = secrets { $count }
describe-warbands = { $colour } warbands { $count }
describe-pawn = pawn of { $seat }
describe-bandits = bandits
describe-facedown = facedown
describe-nothing = nothing
describe-banks = Favor banks: { $parts }
describe-banks-joiner = { ", " }
describe-bank = { $suit } { $count }
describe-banner = { $card }: tokens { $count }, held by { $who }
describe-banner-mob = { $card } (Mob): tokens { $count }, held by { $who }
describe-world = World deck: its top card is { $back }; Visions drawn { $count }, a search costs { $number }
describe-pile = { $pile }: cards { $count }, Visions among them { $at }
describe-relic-deck = Relics in the deck { $count }, in the Reliquary { $at }
describe-player = { $seat } ({ $role }, { $colour }): Supply { $supply }, favor { $favor }, secrets { $secrets } and facedown { $facedown }, warbands { $warbands } and in personal supply { $bank }
describe-advisers = Advisers: { $parts }
describe-advisers-joiner = { ", " }
describe-facedown-denizen = a facedown denizen
describe-facedown-vision = a facedown Vision
describe-facedown-relic = a facedown relic
describe-treasures = Relics and banners: { $parts }
describe-treasures-joiner = { ", " }
describe-vision = Revealed Vision: { $card }
describe-drawn = You have drawn: { $parts }
describe-drawn-joiner = { ", " }
describe-hidden = Your facedown advisers: { $parts }
describe-hidden-joiner = { ", " }
describe-known-site = You know: { $place } is { $card }
describe-known-relic = You know: { $place } has the relic { $card }
describe-known-adviser = You know: { $seat } has the adviser { $card }
describe-known-pile = You know: { $card } is in the { $pile }
describe-known-world = You know: { $card } is in the world deck
describe-known-reliquary = You know: { $card } is in the Reliquary ({ $space })
describe-known-relic-deck = You know: { $card } is in the relic deck
describe-known-hand = You know: { $seat } has { $card } in hand

## Letters on pieces

letter-purple = P
letter-red = R
letter-blue = B
letter-yellow = Y
letter-white = W
letter-black = K

## Words in the texts of cards that have signs

sign-favor = favor
sign-secrets = secrets?
sign-warband = warbands?
sign-supply = Supply
sign-vision = Visions?
sign-relic = relics?
sign-discord = Discord
sign-arcane = Arcane
sign-order = Order
sign-hearth = Hearth
sign-beast = Beast
sign-nomad = Nomad
sign-skull = skulls?

## The page

web-map = Map of the land
web-court = Goals, decks and banks
web-to-map = To the map
web-goals = Who would win now
web-oathkeeper = Oathkeeper
web-usurper = Usurper
web-round = Round { $number }
web-banks = Favor banks
web-banners = Banners
web-mob = Mob
web-world = World deck
web-known-world = You know in the deck: { $cards }
web-relic-deck = Relics in the deck
web-reliquary = Imperial Reliquary
web-reliquary-space = A relic on the space { $space }
web-promises = Promises
web-promise = { $by } promises { $to }: { $promise }; until the end of round { $number }
web-promise-peace = not to attack
web-promise-tribute = to pay tribute
web-promise-goodwill = to keep their word
web-bandits = Bandits
web-bandits-rule = Bandits rule
web-ruled-by = Ruled by { $who }
web-facedown-site = Unexplored
web-known-site = ({ $site })
web-you-know = You know: { $card }
web-favor = Favor
web-secrets = Secrets
web-secrets-both = Secrets: { $count }, facedown: { $facedown }
web-supply = Supply
web-bank = Warbands in the personal supply
web-on-it = on it: favor { $favor }, secrets { $secrets }
web-edifice-of = edifice, { $suit }
web-ruin = ruin
web-relic = relic
web-banner = banner
web-vision = Vision
web-vision-goal = Vision: { $goal }
web-capacity = Room for cards: { $count }
web-recover-secrets = A relic: burn secrets, { $count }
web-recover-favor = A relic: { $count } favor to a bank ({ $suit })
web-recover-burn = A relic: burn { $count } favor
web-only-site = to sites only
web-only-adviser = to advisers only
web-locked = locked
web-relic-dice = defense dice: { $count }
web-my-board = My board
web-my-cards = My cards
web-drawn = Drawn cards
web-advisers = Advisers
web-no-advisers = No advisers yet
web-facedown = lies facedown
web-treasures = Relics and banners

web-war = Campaign: { $place }
web-war-won = Campaign won: { $place }
web-war-lost = Campaign beaten off: { $place }
web-scene-war = Campaign
web-scene-deal = Terms
web-scene-chronicle = Chronicle
web-fold = Fold away
web-attacker = Attacker
web-defender = Defender
web-force = Force
web-pool = Dice: { $count }
web-odds = Attacker’s chance
web-targets = Targets:
web-target-pawn = pawn and favor
web-story = What happened in the campaign
web-verdict = { $who } wins. { $oath }.
web-verdict-usurper = The Usurper has kept the title.
web-verdict-vision = It has come true: { $vision }.
web-verdict-steadfast = The Oathkeeper has kept the title, and the game ended in round { $round }.
web-verdict-last_round = The last round is over.
web-verdict-successor = A Citizen has met the Successor’s goal and takes the Chancellor’s place.
web-ends-on = Round { $number }: the game ends if the die shows { $faces }
web-citizenship = An offer of citizenship
web-deal = A deal
web-gives = { $who } gives:
web-gives-nothing = nothing
web-penalty = For breaking the promise: favor { $count }
web-chronicle = Chronicle
web-keys-walk = on the map: from thing to thing
web-keys-inspect = look at the chosen card
