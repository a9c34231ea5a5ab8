# What the kernel says, whatever the game.
list-end = { $rest } and { $last }
watcher = a watcher

refused-wrong-options = these options cannot be: { $problem }
refused-wrong-seats = { $seats } players cannot play this game: it takes { $low } to { $high }
refused-unknown-game = there is no game called “{ $game }”; there are: { $known }
refused-unknown-bot = there is no bot called “{ $bot }”; there are: { $known }
refused-not-a-move = “{ $text }” is not a move of this game
refused-not-a-position = this is not a position of this game ({ $problem }): { $text }
refused-not-now = this cannot be played now
refused-not-asked = seat { $number } is not asked now
refused-nobody-asked = nobody is asked anything now
refused-stale-answer = this answers question { $ask }, but the table is at question { $now } by now
refused-game-over = the game is over
refused-nothing-to-take-back = there is nothing that could be taken back
refused-no-such-outcome = chance cannot draw { $outcome } here
refused-wrong-seats-answer = other seats are asked here: { $seats }
refused-draw-and-answer-mixed-up = a draw stands where an answer belongs, or the other way round
refused-commitments-closed = seat { $number } comes too late: the commitments are closed
refused-no-commitment-due = no commitment is due from seat { $number }
refused-not-a-commitment = seat { $number } must send 64 hexadecimal letters
refused-commitment-missing = seat { $number } has not committed to a salt yet
refused-no-salt-due = no salt is due from seat { $number } now
refused-wrong-salt = this is not the salt seat { $number } committed to
refused-salts-missing = not all salts are open yet
refused-wrong-input = the input is not right: { $problem }
refused-not-solved = { $game } is not solved
