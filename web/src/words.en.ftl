# What the page says, whatever is played: the words of a game stand beside its board.
tagline = A churchyard full of games. Bring a lantern, or play against the locals.
loading = One moment …
offline = The server does not answer.
home = Home
close = Close
more = More
lost-title = Nobody is buried here
lost-text = There is no such page.

# Landing
games = Games
your-name = Your name
guest-name = Guest
play-bots = Play against bots
play-bots-at = Play against bots: { $game }
with-friends = With friends
with-friends-at = With friends: { $game }
rules = Rules
rules-of = Rules: { $game }
dealing-short = Dealing …
seats-need = House rule for so many: { $rule }, { $value }.
players-with-rule = { $low } to { $high } players, up to { $most } with a house rule
players-exactly = { $count ->
    [one] one player
   *[other] { $count } players
}
players-from-to = { $low ->
    [one] one to { $high } players
   *[other] { $low } to { $high } players
}
my-tables = Your tables
open-tables = Open tables
past-tables = Games you finished
no-open-tables = Nobody is waiting for players just now.
new-table = New table
your-go = Your go
seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
status-waiting = waiting for players
status-dealing = shuffling
status-playing = in play
status-over = finished
status-abandoned = broken off
status-void = the deal was void
status-shelved = put aside

# A new table
game = Game
how-many = How many players
seat-numbered = Seat { $number }
plan-own = you, at this device
plan-open = anyone with the link
plan-invited = by private link
plans-help = Give yourself several seats to pass one device around.
bot = bot
bot-level = bot, { $level }
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-random = reckless
bot-greedy = normal
bot-exact = perfect
bot-search = thoughtful
listing = Where it is found
listing-listed = on the first page
listing-unlisted = by link only
watching = Who may watch
watching-everyone = everyone
watching-delayed = a little later
watching-nobody = nobody
clock = Clock
clock-none = none
clock-bank = minutes each
clock-days = days an answer
minutes = Minutes
increment = Seconds added an answer
days-each = Days an answer
on-expiry = When time is up
expiry-default = the plainest answer
expiry-bot = a bot answers
start-when = Begin
start-full = when all are there
start-host = when you say so
hints = Hints
house-rules = House rules
make-table = Open the table

# Waiting room
players = Players
you = you
you-here = You
yours = yours
away = away
ready = ready
to-answer = is to answer
seat-open = free
seat-invited = by private link
sit-here = Sit here
stand-up = Stand up
seat-bot = Seat a bot
free-seat = Free the seat
invite = Private link
invitation-help = This link is seat { $number }: whoever opens it sits there. Send it to one person.
start = Deal the cards
bring-friends = Bring your friends
link = Link
copy-link = Copy the link
copied = Copied
qr-of-link = The link as a picture for a phone's camera
shuffling = The cards are being shuffled
shuffling-why = Your browser takes part, so that nobody can choose how they fall. You can check it after the game.
deal-void = The deal is void: { $seats } did not take part in the shuffle in time. There was no game.
deal-called-off = { $count ->
    [0] An earlier shuffle was called off. Nothing of it had been revealed.
    [one] An earlier shuffle was called off: { $names } did not take part in time, or the seat changed hands. Nothing of it had been revealed.
   *[other] An earlier shuffle was called off: { $names } did not take part in time, or their seats changed hands. Nothing of it had been revealed.
}

# The shuffle, guarded
fingerprint = Fingerprint of the shuffle:
fingerprint-help = Read these four words to one another. If they differ, the server told you different things.
save-seen = Save what this browser saw
alarm-title = Do not trust this table
alarm-commitment-changed = When the shuffle began, the server committed itself to a secret. Now it shows another one: it may have chosen the cards.
alarm-terms-changed = After the shuffle had begun, the server changed what is being played: the game, its edition, the house rules or the number of seats.
alarm-own-salt-missing = The server's list lacks what your browser added to the shuffle, or has something else in its place: the server may have chosen the cards.
alarm-asked-again = Your browser had already revealed its part of the shuffle, and then the server asked it to begin again: now it could choose the cards it likes.
alarm-list-changed = After your browser had revealed its part, the server changed the list of the players' parts of the shuffle.
alarm-salt-wrong = A part of the shuffle that the server shows is missing, or is not what that player had committed to.
alarm-void-though-open = The server calls the deal void as if a part of the shuffle were missing, but your browser has sent its own, or all had been revealed. Unless your connection broke just then, somebody may not have liked the cards.
alarm-what-now = An honest server does not do this. Your browser takes no further part in this shuffle. Do not play on at this table: save what your browser saw, and show it to the others.

# At the table
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything.
say-something = Say something
send = Send
no-chat = Only players chat here, if the table allows it.
new-words = Somebody has said something
beside-the-table = Beside the table
the-table = The table
table-menu = Table
settings = Settings
keys = Keys
your-decision = Your decision
answer = Answer
read-rule = Rule { $rule }
hint = What would a bot do?
list-answers = All answers as a list
nothing-picked = Touch what glows
confirm = Confirm
confirm-number = Take { $number }
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
paused = The game is paused.
hurried = The server is busy: the bots think less than usual.
resume = Go on
line-lost = The connection is lost. Trying again; nothing you chose is lost.
try-now = Try now
proposed-pause = A pause is proposed by { $names }.
proposed-abandon = Breaking off is proposed by { $names }.
proposed-replace-bot = { $names }: a bot should play for { $player }.
proposed-replace-open = { $names }: the seat of { $player } should be open to somebody else.
proposed-replace-invited = { $names }: somebody should be invited to the seat of { $player }.
seat-is-open = Seat { $number } is free.
stood-in-for = Somebody answers for you.
i-am-back = I am back
agree = Agree
withdraw = Withdraw
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
propose-abandon = Propose to break off
resign = Resign
resign-sure = Yes, leave for good
replace-by-bot = Propose a bot for { $name }
replace-open = Propose to open { $name }'s seat
watchers = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
aids = Worth knowing
keys-pick = pick the answer with this number
keys-confirm = confirm
keys-undo = undo; close; skip the story
keys-number = one less, one more
keys-number-five = five more, five less
keys-skip = skip the story

# The end
winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
broken-off = The game was broken off ({ $reason }).
look-at-table = Look at the table
show-result = Show the result
how-it-came = How it came about
rematch = Once more
replay = Replay
check-shuffle = Check the shuffle
download-record = Download the record
share-replay = Share this game

# Replay
as-seen-by = As seen by
as-public = a watcher
as-open = all cards open
first-step = First step
last-step = Last step
step-back = One step back
step-on = One step on
chapter-before = The chapter before
chapter-next = The next chapter
step = Step
step-of = step { $at } of { $last }
nothing-told = Nothing was announced.

# Checking
check-record = Check a record
check-what = A record holds every draw and every move of a game. Choose one: your browser recomputes its chain of digests, what everybody committed to before the shuffle, and every draw.
choose-record = A record (.sexton)
checking = Checking …
check-right = All that was checked is right.
check-wrong = Something is wrong.
check-limits = The weights of each draw come from this server, which knows the rules; sexton verify checks those too, on a machine of your own.
check-chain-right = The chain of { $lines } lines is unbroken.
check-chain-wrong = The chain breaks at line { $line }: it, or one before it, was changed.
check-chain-unknown = The chain was not checked.
check-commitment-right = The table's secret is the one it committed to before the shuffle.
check-commitment-wrong = The table's secret is not the one it committed to.
check-commitment-unknown = These dice ({ $dice }) were not shuffled together: nobody was kept from choosing them.
check-form-wrong = Line { $line } is not written as it should be, or does not belong there.
check-salts-right = { $count ->
    [0] Nobody's part of the shuffle was revealed.
    [one] The player's part of the shuffle fits what was committed to.
   *[other] All { $count } players' parts of the shuffle fit what they committed to.
}
check-salts-wrong = The part of seat { $seat } does not fit what was committed to.
check-salts-unknown = The players' parts were not checked.
check-void-right = The deal was void, and exactly the seats without a part of the shuffle are named: { $seats }.
check-void-wrong = The deal was called void, but the seats that are named are not exactly those without a part of the shuffle.
check-fingerprint-right = The fingerprint of this shuffle: { $words }
check-draws-right = All { $count } draws follow from the shuffle.
check-draws-wrong = The draw in line { $line } does not follow from the shuffle.
check-draws-unknown = The { $count } draws were not checked: this server does not know the table.
check-alarm-wrong = This browser raised an alarm at this shuffle: the table did what an honest one never does.
check-seen-right = It is the shuffle this browser took part in.
check-seen-wrong = It is not the shuffle this browser took part in: the server changed it, or the record was rewritten.
check-seen-unknown = This browser did not take part.

# Referee
referee = Referee
referee-what = For a game at a real table: say what lies there and the rules settle it.
settle = Settle it
examples = Examples for the terminal
with-commas = several, with commas between them
as-json = as JSON
not-readable = That cannot be read.
player-numbered = player { $number }
referee-undo = Take the last one away
referee-one-less = One { $card } less
referee-players = Players

# Settings
language = Language
language-en = English
language-it = Italiano
theme = Light
theme-night = Night
theme-paper = Paper
theme-contrast = High contrast
speed = Speed of the story
speed-1 = 1×
speed-2 = 2×
speed-instant = instant
confirm-setting = Confirm every answer
confirm-help = Off: the last pick is the answer. A number is always confirmed.
memory = Memory aid
memory-help = Shows what you have seen of face-down cards, and what you have not seen yet.
sound = Sound
notify = Notification
notify-help = When it is your go and this page is out of sight.
switch-on = on
switch-off = off
settings-kept = Kept in this browser only.

# A guided first game; what the guide says stands beside each board
guide = The old sexton, your guide
guide-learn = Learn in five minutes
guide-go-on = Go on learning
guide-on = Next
guide-back = What was said before
guide-where = Show me
guide-leave = Leave the guide (g)
guide-call = Call the guide (g)
guide-waits = Play on. I speak up when something new comes.
guide-progress = Step { $at } of { $of }
keys-guide-on = what the guide says next
keys-guide = send the guide away, or call him

# E-mail
mail-title = Notices by e-mail
mail-help = When it is your go at a table with days for an answer and you are not here, a mail tells you. It names the table, nothing of the game.
mail-address = E-mail address
mail-send-code = Send me a code
mail-code-sent = A code is on its way to { $address }.
mail-code = Code from the mail
mail-confirm = Confirm the address
mail-other = Another address
mail-goes-to = Notices go to { $address }.
mail-stop = No more mail

# Files of one's own
own-file = { $what }: your own
own-file-help = A text file, read as the game reads its own.
own-file-choose = Choose a file
own-file-paste = Or paste it here
own-file-check = Check and use it
own-file-drop = Rather not
own-file-used = { $name ->
    [none] { $what }: your own is used at this table.
   *[other] { $what }: { $name } is used at this table.
 }
