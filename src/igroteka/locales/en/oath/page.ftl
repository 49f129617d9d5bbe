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
