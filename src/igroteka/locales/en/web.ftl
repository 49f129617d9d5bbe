# The words of the page itself: the same for all games.

site-title = Igroteka
footer = A fan project: not connected with the publishers of the games, and no substitute for the box on the table.
nav = Sections
nav-rules = Rules
nav-about = About
loading = Loading…
close = Close
cancel = Cancel
save = Save
nowhere = There is no such page here
to-home = Home

## Name and settings

guest = Guest
guest-name = Guest { $number }
change-name = Change your name: { $name }
your-name = What is your name?
settings = Settings
setting-language = Language
setting-theme = Appearance
setting-speed = Speed
setting-sound = A sound when your turn comes
setting-ask-ending = Ask before a turn ends with something unused
language-ru = Русский
language-en = English
theme-system = same as the system
theme-light = light
theme-dark = dark
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = no motion

## Home

games = Games
players-from-to = { $least } to { $most } players
play-now = Play
new-table = New table
my-tables = My tables
open-tables = Open tables
no-tables = You are not playing anything yet.
no-open-tables = Nobody is looking for opponents right now.
more-tables = Show more
status-open = Waiting for players
status-playing = In play
status-over = The game is over
status-stopped = Stopped
your-turn = Your turn
your-answer = Your answer
turn-of = { $name } to move

## New table

new-table-of = New table: { $title }
with-whom = With whom?
how-many = How many players?
preset-bots = With bots
preset-friends = With friends, by a link
preset-shared = At one screen
seat-kind-me = me
seat-kind-open = open for a friend
seat-kind-bot-easy = bot: easy
seat-kind-bot-normal = bot: normal
seat-kind-bot-hard = bot: hard
table-public = Show the table on the home page, so that anybody can join
ready-settings = Ready-made settings
details = Details
open-table = Open the table
start-playing = Start playing

## Seats

bot = Bot
seat-open = Open seat
numbered-name = { $name } { $number }
level-easy = easy
level-normal = normal
level-hard = hard
you = you
away = away
decides = deciding
waiting-room = The game begins as soon as every seat is taken.
share-explained = Send your friends the link to this table:
share-link = Link to the table
copy-link = Copy
copied = Copied
take-seat = Sit down
leave-seat = Stand up
leave = Step away: a bot plays for me
you-are-away = You are away, a bot plays for you.
come-back = Come back
delete-table = Delete the table
delete-sure = Delete for good?
hide-table = Remove from my tables
hide-sure = Really remove it?
remove-guest = Ask to leave
barred = The host has asked you to leave. You cannot sit down at this table any more, but you may watch.

## At the table

spectating = You are watching
round = Round { $number }
title-your-turn = ● Your turn — { $title }
waiting-for = Waiting for { $name }
question = What to do
options = What can be done
my-area = My side of the table
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
counted = { $what }: { $count }
cost-of = Cost: { $cost }
nothing-here = Nothing here yet
menu = Menu
tabs = Tabs
tab-board = Table
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-rules = Rules
skip = Show at once
undo = Undo
undo-ask = Ask to undo
undo-explained = Take back the last choice (U); a long press goes back to the start of the turn
undo-ask-explained = Something hidden was revealed since: undoing needs the others' consent (U)
undo-asked = You asked to take a move back. Waiting for the others to agree.
undo-wish = { $name } asks to take a move back.
agree = Agree
decline = Refuse
withdraw = Never mind
hint = Hint
hint-explained = What a strong bot would do (H)
hint-title = A strong bot would do this (chance to win now: { $percent }%):
hint-gains = By the end of the turn: { $terms }.
hint-costs = At the price of: { $terms }.
hint-waits = Anything else would be worse.
thinking = Thinking…
chance-kept = stays at { $percent }%
chance = then { $percent }%
rule = Rule { $id }
rule-bent-by = The rules are bent now by: { $names }
all-rules = All rules
option-final = { $option } (reveals something)
final-explained = Something will be revealed or rolled; if other people play along, undoing it needs their consent
ending-unused = Left unused: { $what }.
ending-free = You will be able to undo this.
ending-soon = You can undo this until somebody has moved on; then it needs the others' consent.
ending-consent = Undoing this will need the others' consent.
ask-no-more = Don't ask again
not-yet = Not yet
pass-screen = Pass the screen to { $name }
pass-screen-explained = The table opens when the player is ready.
i-am = Ready: { $name } decides
log-empty = The game has just begun.
show-earlier = Show what happened before
chat-empty = Nobody has said anything yet.
chat-say = Say…
chat-send = Say
chat-spectator = spectator
chat-mute = Mute
chat-block = Block
chat-block-explained = You will hear this person at no table, and they cannot sit down at tables of yours.
chat-silenced = People you do not hear: { $count }
chat-muted = muted at this table
chat-blocked = blocked
chat-unmute = Unmute
chat-unblock = Unblock
line-lost = The connection is lost. Reconnecting…
try-now = Try now
coach-title = How to play here
coach-1 = Below the board you read what is asked of you, with everything that can be done.
coach-2 = You can do the same right on the board and in your hand: what is possible glows.
coach-3 = Almost every choice can be undone, and a hint shows what a strong bot would do.
coach-keys = Everything can be done from the keyboard: ? shows the keys.
coach-done = Got it

## The end of the game

you-won = You have won!
you-won-with = You have won together: { $names }
winners = { $count ->
    [1] Victory: { $names }
   *[other] Shared victory: { $names }
}
nobody-won = None of the players has won
category = Category
total = Total
rematch = Rematch
to-rematch = To the rematch
play-on = Play on
to-next-game = To the next game
play-on-with-others = Play on with others
chronicle = Chronicle
chronicle-ages = The ages of this world
chronicle-now = The world now
chronicle-empty = This is the first game: there is nothing to remember yet.
look-at-table = Look at the table
show-result = Result
record = Record of the game

## Rules

rules-explained = The rules, statement by statement, in our own words. The questions at the table refer to these numbers.
search-rules = Search the rules
nothing-found = Nothing was found.

## About

about-title = About
about-what-title = What this is
about-what = Igroteka is a table for big board games in the browser: with friends by a link, with bots, or all together at one screen. The table knows the rules, offers only what is possible, and remembers every game.
about-fan-title = Whose games these are
about-fan = This is a non-commercial fan project. It is neither connected with nor endorsed by the authors and publishers of the games; names and trademarks belong to their owners. The rules are told in our own words; board and cards are our own drawings, the signs come from a free set. If you like a game, buy the box.
about-data-title = Where the cards and the board come from
about-data = Rulebooks do not print every component. What is missing there we have reconstructed from public descriptions; your copy may differ in places. You can correct that yourself: “New table”, “Own components”.
about-privacy-title = What we know about you
about-privacy = Only the name you gave yourself, and the games you played. Instead of a password there is a mark in your browser. Ask, and we forget you: your name and the tables where you are alone are deleted; elsewhere a bot takes your seat, and what you said stays without a name.
forget-me = Forget me
forget-me-sure = Forget me for good?
about-thanks-title = Thanks
about-thanks = Signs: game-icons.net (Lorc, Delapouite and others), licence CC BY 3.0. Fonts: Alegreya (Huerta Tipográfica) and PT Sans (ParaType), licence OFL.

## What is wrong

error-refused = That cannot be done.
error-broken = Something broke on the server. Please try again.
error-unavailable = The server cannot reach its database. Try again in a moment.
error-bad-request = The server did not understand the request.
error-no-connection = The server does not answer. Check the connection and try again.
error-no-identity = Reload the page: the table did not recognise you.
error-no-table = There is no such table. Its host may have deleted it.
error-no-game = There is no such game here.
error-newer-rules = This table is played with newer rules: update the server.
error-stale = The table has moved on. Look again.
error-illegal = That is not possible now.
error-not-asked = It is not for you to decide now.
error-not-yours = That seat is not yours.
error-taken = That seat is taken.
error-open-seats = Somebody is still missing.
error-not-started = The game has not started yet.
error-started = The game has already started.
error-too-fast = Too fast. Wait a moment.
error-stopped = This game has stopped: its rules broke or took too long. Its record can be saved.
error-too-long = This took too long and was broken off.
error-too-many-uploads = You are sending too many files: { $number } a minute is the most. Wait a little.
error-too-many-openings = You are opening too many tables: { $number } an hour is the most. Wait a little.
error-too-many-hints = Too many hints: { $number } a minute is the most. Wait a little.
error-crowded = Your address asks for more than { $number } people may. Wait a moment.
error-hint-waiting = You are already waiting for a hint.
error-too-many-sockets = Too many tables are open: { $number } pages at once is the most. Close some of them.
error-too-many-tables = Too many unfinished tables with bots: { $number } is the most. Finish or delete one of them.
error-others-play = Others play here. You can delete the table when they have left it.
error-barred = The host does not let you sit at this table.
error-no-guest = No guest sits there.
error-nothing-to-undo = There is nothing to undo.
error-nothing-asked = The wish to undo has been dropped.
error-not-host = Only the one who opened the table can do that.
error-no-bot = No bot sits there.
error-no-seat = There is no such seat.
error-bad-components = This set of components cannot be played with:
error-too-large = The file is too large.
error-bad-record = The record is damaged.
error-over = The game is over; nothing can be taken back any more.
error-no-legacy = There is nothing here to play on from.
error-no-chronicle = No chronicle is kept at this table.
error-not-over = The record appears when the game is over.
error-empty = Write something first.
error-hidden-letters = There are letters in it that cannot be shown.

## Replay

replay = Replay
replay-of = Replay: { $title }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-choice = Number of the step
replay-play-on = Play on from here against bots
to-table = To the table
curve = Points over the game
curve-missing = The chart is not available now.

## Keys

key-space = Space
keys-title = Keys
keys-choose = make the choice with that mark
keys-end = finish: the button at the right
keys-undo = take back the last choice
keys-undo-turn = go back to the start of the turn
keys-hint = a hint
keys-recap = show what has changed
keys-tab = to the next button or target
keys-enter = press it
keys-escape = close a window, put away a hint or a highlight
keys-help = this list

## What has changed

recap = What changed
recap-explained = Show in three seconds what the others have done (R)
recap-title = While you waited

## The record of a game

open-record = Open a record
open-record-explained = Look at a saved game step by step, or continue it at a table.
record-file = Record file
record-missing = Choose the file of a record: you can download one after every game.
other-record = Another record
record-to-table = Continue at a table
bad-record = The record is damaged: line { $line } is wrong.
bad-record-details = What the program says:
replay-eyes = Through the eyes of
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-speed = Speed
replay-speed-of = ×{ $times }

## Own components

own-components = Own components
own-components-explained = Is something else printed in your box? Download the file of the standard set, correct it in any text editor and upload it here: this table will be played by it.
components-download = Download the standard set
components-upload = Upload your own set
components-fit = We play with the set “{ $name }”.
components-standard = The file does not differ from the standard set.
components-remove = Play with the standard set
played-with-components = This table is played with components of its own: “{ $name }”.
components-file = Download the set
