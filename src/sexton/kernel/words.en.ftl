# What the kernel says, whatever the game.
list-end = { $rest } and { $last }
# Whoever reads this, among others and where something is done to them
reader-listed = you
reader-met = you
card-laid-by = { $card } ({ $seat })
watcher = a watcher

refused-wrong-options = these options are not valid: { $problem }
refused-wrong-seats = { $seats } players cannot play this game: it takes { $low } to { $high }
refused-unknown-game = there is no game called “{ $game }”; there are: { $known }
refused-no-encoding = the game “{ $game }” has no encodings, and so no environments
refused-no-encoding-of-edition = edition { $edition } of { $game } has no encodings: learners play the newest edition
refused-unknown-edition = edition { $edition } of { $game } is not installed; this is edition { $known }
refused-newest-does-not-fit = the newest edition of { $game } does not understand this moment of edition { $edition }
refused-unknown-character = { $game } has no bot character “{ $character }”; there are: { $known }
refused-unknown-bot = there is no bot called “{ $bot }”; there are: { $known }
refused-not-a-move = “{ $text }” is not a move of this game
refused-not-a-position = this is not a position of this game ({ $problem }): { $text }
refused-not-now = this cannot be played now
refused-other-question = “{ $move }” answers another question
refused-not-asked = seat { $number } is not asked now
refused-nobody-asked = nobody is asked anything now
refused-stale-answer = this answers question { $ask }, but the table is at question { $now } by now
refused-game-over = the game is over
refused-nothing-to-take-back = there is nothing to take back
refused-no-such-outcome = chance cannot draw { $outcome } here
refused-wrong-seats-answer = other seats are asked here: { $seats }
refused-draw-and-answer-mixed-up = there is a draw where an answer belongs, or the other way round
refused-commitments-closed = seat { $number } comes too late: the commitments are closed
refused-no-commitment-due = no commitment is due from seat { $number }
refused-not-a-commitment = seat { $number } must send 64 hexadecimal digits
refused-commitment-missing = seat { $number } has not committed to a salt yet
refused-no-salt-due = no salt is due from seat { $number } now
refused-wrong-salt = this is not the salt seat { $number } committed to
refused-salts-missing = not all salts are open yet
refused-wrong-input = the input is not valid: { $problem }
refused-not-solved = { $game } is not solved
refused-no-net = { $game } has no net for the way it is played here
refused-other-box = { $file } learned { $game } with another box or other numbers of players: it cannot play here
refused-not-mixed = { $setting } cannot be mixed in: it is a usual rule of this run, or no house rule with a value of its own, such as hands=3
refused-no-weights = the net cannot play: { $reason }

# What may be wrong with a record
wrong-not-canonical = is not written as it should be: { $text }
wrong-breaks-off = the record breaks off here
wrong-no-digest = has no digest
wrong-digest = its digest does not fit: this line, or one before it, was changed
wrong-not-a-record = is not the beginning of a Sexton record of format 1 to 3
wrong-line-expected = a line “{ $text } …” is expected here
wrong-not-a-number = “{ $text }” should be a number
wrong-players = there should be one player for each seat
wrong-not-an-input = is neither a draw, an answer nor an ending
wrong-not-a-beginning = does not say from which record, after which step, with which cards and whose decision the game is played on
wrong-position = is not a position from which the rules of this game can continue
wrong-not-a-note = is not written as a note should be
wrong-after-the-end = comes after the end
wrong-not-utf-8 = is not UTF-8
wrong-edition = edition { $edition } of this game; this program plays edition { $known }
wrong-options = the options should read { $text }
wrong-number = should be number { $number }
wrong-already-over = the game was over before this line
wrong-other-rule = the rules ask { $rule } here, not { $text }
wrong-not-over-yet = the game was not over yet
wrong-result = the result should be { $text }
wrong-still-running = the game is not over: its secret has not been revealed, so it cannot be checked yet
wrong-chance = chance drew { $outcome } here, not { $number }
wrong-unknown-dice = unknown dice “{ $text }”
wrong-salts = every human seat, and no other, must commit to a salt and open it
wrong-never-closed = the list of commitments was never closed
wrong-salt = this salt is not the one the seat committed to
wrong-secret = the secret is not the one the table committed to
wrong-not-hexadecimal = should be { $letters } lower-case hexadecimal digits and nothing else
wrong-void-with-moves = a void deal has no moves
wrong-void-though-open = the deal is called void, but every salt was opened
wrong-void-reason = should name exactly the seats without an open salt: { $text }
wrong-alarm-seen = the program of seat { $number } raised an alarm during this deal. { $what ->
    [commitment-changed] { alarm-commitment-changed }
    [terms-changed] { alarm-terms-changed }
    [own-salt-missing] { alarm-own-salt-missing }
    [asked-again] { alarm-asked-again }
    [list-changed] { alarm-list-changed }
    [salt-wrong] { alarm-salt-wrong }
   *[void-though-open] { alarm-void-though-open }
    }
wrong-seen = says { $text }, but seat { $number } saw { $kept }
wrong-salts-seen = the salts committed to are not those that were shown
wrong-digest-seen = the record ended in { $kept } when seat { $number } saw it

# What a fair table never does; “the seat” is the one whose program noticed it
alarm-commitment-changed = After the seat had committed to its salt, the table replaced its own commitment: it could have chosen the shuffle.
alarm-terms-changed = After it had been shown, the table changed what is played: the game, its edition, the options or the number of seats.
alarm-own-salt-missing = The table's list of commitments does not hold the seat's own: its salt would have no part in the shuffle. (Where two programs play for the same seat, the list holds what the other one sent: then play on there.)
alarm-asked-again = The seat had opened its salt, and the table asks for another one: it could repeat the deal until it likes the cards.
alarm-list-changed = The table changed the list of commitments after closing it.
alarm-salt-wrong = The salts that were opened are not shown, or one of them does not fit the list: somebody's part in the shuffle was changed.
alarm-void-though-open = The table calls the deal void although the seat had opened its salt: it could throw away cards it does not like. (If the connection broke just then, the salt may have come too late.)

# Notes: what happened at the seats while the game ran
note-resigned = { $you ->
    [yes] You resigned.
   *[no] { $seat } resigned.
}
note-time-up = { $you ->
    [yes] Your time is up.
   *[no] The time of { $seat } is up.
}
note-left = { $you ->
    [yes] You have left the table.
   *[no] { $seat } has left the table.
}
note-replaced = Those present agreed to replace { $you ->
    [yes] you
   *[no] { $seat }
}.
note-stands-in = { $by ->
    [default] From now on the table makes default moves for { $you ->
        [yes] you
       *[no] { $seat }
    }.
   *[other] From now on a bot answers for { $you ->
        [yes] you
       *[no] { $seat }
    }.
}
note-back = { $you ->
    [yes] You are back.
   *[no] { $seat } is back.
}
note-taken = { $you ->
    [yes] Your seat has changed hands.
   *[no] The seat of { $seat } has changed hands.
}
note-took-back = { $you ->
    [yes] You have taken back a decision
   *[no] { $seat } has taken back a decision
}, { $luck ->
    [same] with the same luck
   *[new] with new luck
}.
note-other = { $kind }: { $text }

# Puzzles
refused-no-puzzles = there are no puzzles of { $game }
refused-no-such-puzzle = there is no puzzle number { $number }: they are numbered from 1 to { $last }
refused-puzzle-of-past-edition = this puzzle of { $game } was made for edition { $edition } of the rules
refused-not-a-puzzle = this puzzle does not fit the rules of today: { $problem }
