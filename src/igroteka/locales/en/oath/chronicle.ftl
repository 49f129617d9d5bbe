# Set-up, Wake and Rest, the end of the game, the Chronicle.

## A new table

option-name-start = Start
start-new = a new chronicle
start-learning = the learning game
start-chronicle = the next game of a chronicle
option-name-chancellor = Chancellor
chancellor-chance = by lot
option-name-seating = Turn order of the others
seating-chance = by lot
seating-seats = as they sit
option-name-name = Name of the new chronicle
option-name-text = A chronicle of Tabletop Simulator (paste its string)
option-name-boards = Boards
boards-dealt = dealt in order
boards-choose = chosen in turn
setting-as_chancellor = You are the Chancellor
setting-as_exile = You are an Exile
setting-first = The first game of a chronicle
setting-learning = The learning game

## Set-up

ask-board = Choose a board
option-exile_board = { $colour }, Exile
option-citizen_board = { $colour }, Citizen
ask-site_favor = There is not enough favor for all sites: where does the next one go?
ask-pawn = Where does your pawn begin?
option-pawn = { $place }
ask-dealt = Which card do you keep as a facedown adviser? The others are discarded
option-keep_dealt = { $card }
event-board_taken = { $seat } takes a board: { $colour }
event-pawn_placed = { $seat } places the pawn: { $place }
event-kept = { $seat } keeps a facedown adviser

## Wake and Rest

ask-peoples_favor = The People's Favor (now { $favor }): add a favor, or move one to the poorest bank
option-feed_people = Put 1 favor on the banner
option-drain_people = Move 1 favor from the banner to the bank: { $suit }
event-fed_people = { $seat } puts 1 favor on the People's Favor
event-drained_people = { $seat } moves 1 favor from the banner to the bank: { $suit }
event-mob = The People's Favor turns to its Mob side ({ $seat })
event-usurper = { $seat } becomes the Usurper
ask-opportunity = { $card }: what do you take?
option-site_favor = Take 1 favor
option-site_secret = Take 1 secret
event-took_site_favor = { $seat } takes 1 favor from a site: { $place }
event-took_site_secret = { $seat } takes 1 secret from a site: { $place }
event-cards_cleared = { $seat } rests: favor on cards went to the banks, secrets returned: { $number }
event-refilled = { $seat } refills Supply: { $number }
passive-opportunity-favor = at the end of your Wake phase, with your pawn here, you may take 1 favor from this site
passive-opportunity-secret = at the end of your Wake phase, with your pawn here, you may take 1 secret from this site
passive-opportunity-either = at the end of your Wake phase, with your pawn here, you may take 1 favor or 1 secret from this site
passive-site-stays = in the Chronicle sites with { $suit } cards stay on the map, whoever rules them

## The end of the game

event-end_rolled = { $seat } rolls the end-of-game die: { $number }
event-won_usurper = { $seat } wins as the Usurper!
event-won_vision = { $seat } wins: the { $card } has come true!
event-won_steadfast = The regime stands: { $seat } wins!
event-won_last_round = The long war is over: { $seat } wins!
event-won_successor = { $seat } wins as the Chancellor's Successor!

## The Chronicle

ask-swear = Which Oath do you swear?
option-swear = { $oath }
ask-offer_in_chronicle = To whom do you offer citizenship in the new Empire?
option-invite = Offer citizenship: { $seat }
ask-join_winner = { $seat } offers you citizenship in the new Empire. Do you accept?
ask-edifice = You may build or repair an edifice
option-build = Build: { $edifice } (in the place of { $card })
option-repair = Repair: { $card }
ask-new_suit = Of which suit do most cards come into the world?
event-sworn = { $seat } swears a new Oath: { $oath }
event-citizens_flipped = The old Empire has fallen: all Citizens become Exiles ({ $seat })
event-joined_winner = { $seat } becomes a Citizen of the new Empire ({ $winner })
event-refused_winner = { $seat } refuses citizenship ({ $winner })
event-built = { $seat } builds an edifice, { $card }: { $place }
event-repaired = { $seat } repairs an edifice, { $card }: { $place }
event-site_lost = A site is forgotten: { $place }
event-fell_to_ruin = An edifice, { $card }, falls to ruin: { $place }
event-site_found = A new site is found: { $place }
event-cards_added = Cards of a suit come into the world, { $suit }: { $number }
event-archive_renewed = The archive is renewed; dispossessed cards return, { $suit }: { $number }
event-cards_dispossessed = Cards dispossessed: { $number }
event-chronicle_written = The Chronicle is written ({ $seat }). The Oath of the next game: { $oath }

## A chronicle in words

tale-title = The chronicle “{ $name }”
tale-untitled = A chronicle without a name
tale-age = { $parts }
tale-age-joiner = { " " }
tale-when = Age { $game }.
tale-when-under = Age { $game }, { $oath }.
tale-winner = Victory: { $winner }.
tale-who-role = { $role }, { $colour }
tale-who-named = { $name } ({ $who })
tale-by-usurper = The Usurper kept the title, in round { $round }.
tale-by-vision = The { $card } came true, in round { $round }.
tale-by-steadfast = The regime stood fast, in round { $round }.
tale-by-last_round = Eight rounds of war did not shake the Chancellor's power.
tale-by-successor = The Successor took the Chancellor's place, in round { $round }.
tale-ruled = Under the winner's rule: { $parts }.
tale-ruled-joiner = { ", " }
tale-sworn-in = These joined the new Empire: { $parts }.
tale-sworn-in-joiner = { ", " }
tale-built = An edifice, { $card }, rose here: { $place }.
tale-fallen = These fell to ruin: { $parts }.
tale-fallen-joiner = { ", " }
tale-lost = These sites were forgotten: { $parts }.
tale-lost-joiner = { ", " }
tale-suit = The world turned towards a suit: { $suit }.
tale-next = Game { $game } lies ahead: { $oath }
tale-citizens = Citizens: { $parts }
tale-citizens-joiner = { ", " }
tale-region = { $region }: { $parts }
tale-region-joiner = { "; " }
tale-site = { $place } ({ $parts })
tale-site-joiner = { ", " }
tale-facedown = { $place }, facedown
tale-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
tale-cards = Cards in the world deck: { $world }, dispossessed: { $dispossessed }, in the archive: { $archive }; relics in the deck: { $relics }

repair-relic-on-map = A relic, { $card }, lay on the map twice: the second is gone
repair-relic-in-deck = A relic, { $card }, was one too many in the relic deck, and is gone from it
repair-relics-dealt = There was no relic deck: the relics are shuffled ({ $count })
repair-relics-missing = Missing relics are laid on top of the relic deck: { $count }
repair-sites-dealt = Empty spaces got facedown sites by chance: { $count }
repair-world-dealt = This is a fresh chronicle: the world deck is built as for a first game
repair-visions-dealt = There were no Visions in the world deck: they are shuffled in by the rules
repair-turned-up = A region had no faceup site: turned faceup is { $place }

## What is wrong with a box

fault-count = there are { $found }, but { $needed } are needed.
fault-of-suit = of the suit "{ $suit }" there are { $found }, but { $needed } are needed.
fault-names = these belong here: { $names }.
fault-ranks = Visions with goals have different ranks.
fault-brackets = the brackets go from more warbands to fewer, and end with 0.
fault-end-rolls = the die is rolled after rounds { $names }, and at least one face ends the game.
fault-number = the number { $number } is taken twice or too large: chronicles know cards and sites by their numbers.
fault-low-numbers = the first game needs the { $needed } denizens with numbers up to { $needed }; there are { $found }.
