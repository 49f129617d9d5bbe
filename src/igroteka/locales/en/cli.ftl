# The command line.

players = Players: { $least }–{ $most }
you = Player
bot = Bot { $number }
help = Answer with a number. Also: t shows the whole table, u undoes, q leaves.
not-understood = Enter a number from 1 to { $count }, or t, u, q.
cannot-undo = This cannot be undone: something hidden has come to light since.
simulating = Bots are playing
measuring = Measuring
simulated = Games: { $games }; choices a game: { $choices }; games a second: { $speed }
arena-games = In a row: the wins against the bot of the column; games of each pair: { $games }
head-bot = Bot
head-wins = Wins
head-interval = 95% confidence
head-rating = Rating
head-score = Score
head-seats = Players
head-games-per-second = Games a second
head-choices-per-second = Choices a second
head-choices-per-game = Choices a game
total = Total
winners = Victory: { $names }
nobody-won = None of the players has won
components-fine = These components can be played with: { $name }
components-standard = This is the standard box: nothing is changed in the file.
