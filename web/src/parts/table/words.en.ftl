# What is said at a table: the shuffle, the game, its end.

# The shuffle, guarded
fingerprint = Fingerprint of the shuffle:
fingerprint-help = Read these four words to one another. If they differ, the server told you different things.
save-seen = Save what this browser saw
alarm-title = Do not trust this table
alarm-commitment-changed = When the shuffle began, the server committed itself to a secret. Now it shows a different one: it may have chosen the cards.
alarm-terms-changed = After the shuffle had begun, the server changed what is being played: the game, its edition, the house rules or the number of seats.
alarm-own-salt-missing = The server's list lacks what your browser added to the shuffle, or has something else in its place: the server may have chosen the cards.
alarm-asked-again = Your browser had already revealed its part of the shuffle, and then the server asked it to begin again: now it could choose the cards it likes.
alarm-list-changed = After your browser had revealed its part, the server changed the list of the players' parts of the shuffle.
alarm-salt-wrong = A part of the shuffle that the server shows is missing, or is not what that player had committed to.
alarm-void-though-open = The server calls the deal void as if a part of the shuffle were missing, but your browser has sent its own, or all had been revealed. Unless your connection broke just then, somebody may not have liked the cards.
alarm-what-now = An honest server does not do this. Your browser takes no further part in this shuffle. Do not play on at this table: save what your browser saw, and show it to the others.

# At the table
log = Log
origin-known = A practice game, played on from step { $step } of another one with the cards as they were there. Whoever saw that game knows them.
origin-dealt = A practice game, played on from step { $step } of another one. The cards that { $name } knew are as they were there, and whoever saw that game knows them; the rest were dealt again.
log-prepared = A practice game: its cards were not shuffled. They were laid out for a lesson, or lie as they did in another game.
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
say-something = Say something
send = Send
no-chat = Only players chat here, if the table allows it.
new-words = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
beside-the-table = Beside the table
the-table = The table
table-menu = Table
keys = Keys
your-decision = Your decision
answer = Answer
where = Where it lies
read-rule = Rule { $rule }
hint = What would a bot do?
hint-thinking = A bot is thinking …
hint-best = What a bot thinks
hint-share = wins about { $share } % (± { $error })
hint-only = All you can do
hint-alike = The first two are about as good: take the one you like.
hint-clear = The first is clearly better than the second.
list-answers = All answers as a list
not-now = Not now: you are asked something else. { $question }
nothing-picked = Touch what is highlighted
confirm = Confirm
confirm-number = Confirm { $number }
confirm-answer = Confirm: { $answer }
aim-read = Begin
confirm-tip = Answer without pressing Confirm?
confirm-no-more = Answer at once
confirm-still = No
sending = Sending …
undo = Undo
take-back = Take back
change = Change
sealed = Sealed: { $answer }.
waiting-for = Waiting for { $names } …
telling = …
less = One less
more-of-it = One more
typed-number = { $label } ({ $low } to { $high })
skip = Skip
onward = On
show-again = Show again
paused = The game is paused.
hurried = The server is busy: the bots think less than usual.
resume = Go on
line-lost = The connection is lost. Trying again; nothing you chose is lost.
try-now = Try now
proposed-pause = A pause is proposed by { $names }.
proposed-abandon = Ending the game is proposed by { $names }.
proposed-replace-bot = { $names }: a bot should play for { $player }.
proposed-replace-open = { $names }: the seat of { $player } should be open to somebody else.
proposed-replace-invited = { $names }: somebody should be invited to the seat of { $player }.
seat-is-open = { $seat } is free.
stood-in-for = { $by ->
    [default] The table answers for you.
   *[other] A bot answers for you.
}
stood-in-time-up = { $by ->
    [default] Time is up: the table answers for you.
   *[other] Time is up: a bot answers for you.
}
stood-in-replaced = The others let a bot play for you while you were away.
i-am-here = I am here
you-left = { $by ->
    [default] You have left this game for good. The table makes the plainest moves for your seat. You can watch.
   *[other] You have left this game for good. A bot plays on for you. You can watch.
}
left-alone = { $count ->
    [one] { $names } has left for good. Go on against a bot?
   *[other] { $names } have left for good. Go on against bots?
}
go-on-alone = Go on
end-game = End the game
is-away = { $name } is away.
bot-after = A bot may play on in { $seconds } s.
bot-for = A bot for { $name }
reply = Answer
rematch-asked = { $name } wants to play once more.
rematch-yours = You asked for another game.
rematch-join = Join in
resigned = has left for good
played-by-bot = a bot answers
played-by-table = the table answers
agree = Agree
withdraw = Withdraw
put-aside = Put aside, into the menu of the table
notices-wait = { $count ->
    [one] one notice waits
   *[other] { $count } notices wait
}
seat-moved = Your seat was taken over on another device. You only watch here now.
pass-to = Pass the device to { $name }
pass-help = The others look away, please.
i-am = I am { $name }
described = The table in words
no-description = There is nothing to describe yet.
other-device = Play on another device
other-device-help = Open this link there and your seat moves over. Keep it to yourself: it is your seat.
watch-link = Link to this table
propose-pause = Propose a pause
propose-abandon = Propose to end the game
resign = Resign
resign-sure = Yes, leave for good
replace-by-bot = Propose a bot for { $name }
replace-open = Propose to open { $name }'s seat
watchers = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
aids = Good to know
keys-pick = pick the answer with this number
keys-confirm = confirm
keys-undo = undo; close; skip the story
keys-number = one less, one more
keys-number-five = five more, five less
keys-explain = explain what has the focus; again: the next thing
keys-notices = to what waits for an answer
keys-skip = on to the next sentence; twice: skip the story
keys-again = show again what happened since your last decision

# The end
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
you-win = You win!
you-win-together = { $names } win together!
you-plain = you
you-lead = { $ahead ->
    [0] Level on points: the tie-break decides.
    [one] By one point.
   *[other] By { $ahead } points.
}
you-came = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $behind ->
    [0] behind on the tie
   *[other] { $behind } behind
}.
what-decided = What decided it: { $heading }. { $gains }.
see-it-again = See it again
share-picture = Share a picture
broken-off = The game was broken off ({ $why ->
    [by-consent] everybody agreed
    [everyone-resigned] everybody had left
    [by-a-steward] a steward closed it
    [left-alone] nobody came for a month, and its place was needed
   *[other] { $reason }
}).
look-at-table = Look at the table
show-result = Show the result
how-it-came = How it came about
rematch = Once more
replay = Replay
check-shuffle = Check the shuffle
download-record = Download the record
share-replay = Share this game

# Looking back
review = Review
review-whose = Whose decisions
review-making = Reviewing: step { $done } of { $of }
review-failed = The review stopped. Reload the page to ask for it again.
review-curve = Everybody’s chances
review-curve-how = With the cards as they really lay, whether or not anybody knew them.
review-curve-mistakes = Diamonds are mistakes.
review-at = Step { $step }: { $chances }
review-see = See this step
review-step = Step { $step }
review-costliest = What cost most
review-on-board = Show it on the board
review-account = Where the result came from, in percent of a victory
review-account-how = Sums over the whole game: what was won and lost again counts both times, so a line may be more than a victory.
review-decisions = Decisions
review-every = Show every decision
review-nothing = Nothing here is worth a remark.
review-close = Back to the replay
review-before = Decision before
review-after = Next decision
review-all = Whole review
review-missing = This decision has not been reviewed yet:
show-better = Show what is better
show-played = Show what was played
try-again = Try again
try-what = What would be better? Choose on the board, or from the list.
try-list = List of answers
try-back = Take it back
try-this = How good is it?
try-show = Show the answer
try-only = Nothing else could be done.
try-best = Yes: nothing better was found. It wins { $share } times in 100.
try-alike = Just as good: it wins { $share } times in 100, and the best { $best }.
try-same = That is what was played. It wins { $share } times in 100, and the best { $best }.
try-worse = Not that: it wins { $share } times in 100, and the best { $best }.
try-unknown = The review did not try this: at first sight other moves were better.
play-on = Play on from here
play-on-what = A practice table that begins with the next decision of this seat. Its record says where it came from.
play-on-others = With
play-on-bots = bots
play-on-friends = friends
play-on-friends-told = The other seats are open. Everybody at the table is told that the cards may be known.
play-on-cards = The cards
play-on-known = as they were
play-on-dealt = dealt again, as the seat could not know them
play-on-begin = Play
take-back-same = Take back my last decision
take-back-new = Take it back, with new luck
# Puzzles
puzzle-of-day = The puzzle of the day
puzzles-what = One move is surely the best, and it is not the first that comes to mind. You see what the player knows, and no more.
puzzle-solve = Solve it
puzzle-look-again = Look again
puzzle-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-title = { $number } · { $game }
puzzle-streak = { $days ->
    [0] Solve it to begin a row of days.
    [one] Solved on one day in a row.
   *[other] Solved on { $days } days in a row.
}
puzzle-all = All puzzles
puzzle-solved-of = { $solved } of { $all } solved
puzzle-link = Puzzle { $number }, { $state ->
    [solved] solved
    [given-up] answer seen
   *[new] not yet solved
}
puzzle-heard = What was heard
puzzle-right = Right!
puzzle-wrong = Not yet
puzzle-given-up = The answer
puzzle-again = Try again
puzzle-give-up = Show the answer
puzzle-best = The best: { $move }.
puzzle-tempting = At first sight “{ $move }” looks better; it wins about { $share } %.
puzzle-see-board = See the board
puzzle-see-answer = Read again
puzzle-next = Another one
puzzle-share = Share
puzzle-shared = Copied
puzzle-share-text = Sexton, the puzzle of { $day }: { $game }, { $difficulty }
puzzle-share-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
puzzle-none = There are no puzzles here.
said-hidden = hidden by a steward

# Rated tables
rated = Rated
rated-help = Members and measured bots only. No hints, one seat each, and the result counts for everybody’s rating.
rated-table = This table is rated
rated-agree-by-sitting = Whoever sits down agrees:
rated-agreed = By sitting down you have agreed:
rated-means-counts = The result changes your rating in this game, for better or worse.
rated-means-last = Whoever leaves, resigns or runs out of time counts as last, even after coming back.
rated-means-help = There are no hints, nothing is taken back beyond what the game allows, and nobody takes over a seat.
rated-means-seen = Your name, your rating and with whom you play rated games stand on the club’s ladder.
rated-for-members = Only members of the club sit here, and bots.
rated-to-club = To the club
sit-here-rated = Agree and sit here
rating-changed = Your rating: { $rating } ± { $uncertainty } ({ $change })
rating-provisional = { $count ->
    [one] provisional for one more game
   *[other] provisional for { $count } more games
}
rating-same = This game changes no rating: it was broken off while everybody was there.
rating-ladder = To the ladder
