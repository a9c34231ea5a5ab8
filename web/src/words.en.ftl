# What the page says, whatever is played: the words of a game stand beside its board.
tagline = A churchyard full of games. Bring a lantern, or play against the locals.
loading = One moment …
offline = The server does not answer.
page-missing = A part of this page could not be loaded. The connection may be down, or this server has a newer version by now.
load-anew = Reload
home = Home
close = Close
settings = Settings
more = More
club = You in this club
lost-title = Nobody is buried here
lost-text = There is no such page.
lost-table = There is no such table. It may have been closed; ask whoever sent you the link for a new one.
lost-game = There is no such game.
contents = Contents
find-in-rules = Find in the rules
found-rules = { $count ->
    [0] nothing found
    [one] one place
   *[other] { $count } places
}

# Landing
games = Games
your-name = Your name
guest-name = Guest
play-bots = Play against bots
play-bots-at = Play against bots: { $game }
with-friends = With friends
with-friends-at = With friends: { $game }
one-device = One device
one-device-at = One device for all: { $game }
how-many-people = How many people
how-many-bots = And how many bots
names-around = Who plays
player-called = Player { $number }
device-help = You pass the device around. Before every go the cards are hidden until the next player takes it.
deal = Deal the cards
more-settings = More settings: clock, house rules, private links …
level = How well the bots play
character = How the bots play
character-plain = plain style
character-mixed = one of each
bots-level = { $level } bots
about-minutes = { $minutes }{"\u00A0"}min
drop-table = Drop
drop-table-at = Drop this table: { $game }
drop-sure = Drop it?
drop-others = Leave for good? A bot plays on
close-table = Close this table
close-table-at = Close this table: { $game }
close-sure = Close it for everybody?
close-not = Keep it open
table-closed = The table was closed by whoever made it.
list-won = { $count ->
    [one] you won
   *[other] you shared the win
}
list-place = { $place ->
    [2] 2nd of { $count }
    [3] 3rd of { $count }
   *[other] { $place }th of { $count }
}
list-winner = { $names } won
list-rated = rated
open-for-members = Members of the club open tables here; you may join one that is waiting for players.
open-for-stewards = Stewards of the club open tables here; you may join one that is waiting for players.
open-for-everybody = You may not open tables here.
door-open = You may not open tables here.
door-invitation = Members of the club play here, and people who were invited.
door-members = Members of the club play here.
list-score = your score { $score }
rules = Rules
rules-of = Rules: { $game }
dealing-short = Dealing …
seats-need = House rule for this number of players: { $rule }, { $value }.
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
new-table-told = How you are notified
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
seat-of = { $bot ->
    [none] { $name }'s seat
   *[other] { $name }'s seat (bot)
}
plan-own = you, at this device
plan-open = anyone with the link
plan-invited = by private link
plans-help = Give yourself several seats to pass one device around.
bot = bot
bot-level = bot, { $level }
bot-does = { $bot }: { $does }
bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-expert = expert
bot-random = reckless
bot-greedy = normal
bot-exact = perfect
bot-search = thoughtful
listing = Where it is listed
listing-listed = on the first page
listing-unlisted = by link only
watching = Who may watch
watching-everyone = everyone
watching-delayed = a little later
watching-nobody = nobody
clock = Clock
clock-none = none
clock-bank = minutes each
clock-days = days per answer
minutes = Minutes
increment = Seconds added per answer
days-each = Days per answer
on-expiry = When time is up
expiry-default = a default answer
expiry-bot = a bot answers
start-when = Begin
start-full = when all are there
start-host = when you say so
hints = Hints
house-rules = House rules
quoted = “{ $text }”
make-table = Open the table

# Waiting room
clock-none-is = No clock
clock-bank-is = { $minutes } minutes each, and { $increment } seconds per answer
time-days = { $days }d { $hours }h
clock-days-is = { $days ->
    [one] one day an answer
   *[other] { $days } days an answer
}
house-rules-are = House rules: { $rules }
house-rules-none = No house rules
house-rule-own = their own
watching-everyone-is = Everyone may watch
watching-delayed-is = Watchers see it a little later
watching-nobody-is = Nobody may watch
hints-are-on = With hints
named-bot = { $name } (bot)
brought = Bots of members
brought-help = On: members may seat bots that they have written. Everybody who sits is told, and such a seat is marked.
brought-is = Members may bring bots
read-the-rules = Read the rules
name-at-seat = Name at seat { $number }
players = Players
you = you
you-here = You
yours = yours
away = away
ready = ready
to-answer = { $you ->
    [yes] are to answer
   *[no] is to answer
}
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
share = Share
qr-of-link = The link as a picture for a phone's camera
shuffling = The cards are being shuffled
shuffling-why = Your browser takes part, so that nobody can choose the cards. You can check it after the game.
deal-void = The deal is void: { $seats } did not take part in the shuffle in time. There was no game.
shuffle-elsewhere = Another of your devices took part in this shuffle, so this one could not check it. If none of your other devices was at this table, do not trust it.
deal-called-off = { $count ->
    [0] An earlier shuffle was called off. Nothing of it had been revealed.
    [one] An earlier shuffle was called off: { $names } did not take part in time, or the seat changed hands. Nothing of it had been revealed.
   *[other] An earlier shuffle was called off: { $names } did not take part in time, or their seats changed hands. Nothing of it had been revealed.
}

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
play-replay = Play
pause-replay = Pause
share-moment = Share this moment

# Checking
check-record = Check a record
train = For the train
check-what = A record contains every draw and every move of a game. Choose one: your browser recomputes its chain of digests, what everybody committed to before the shuffle, and every draw.
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
check-commitment-unknown = These dice ({ $dice }) were not shuffled together: somebody could choose them.
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
check-seen-right = It is the shuffle in which this browser took part.
check-seen-wrong = It is not the shuffle in which this browser took part: the server changed it, or the record was rewritten.
check-seen-unknown = This browser did not take part.

# Referee
puzzles = Puzzles
referee = Referee
referee-what = For a game at a real table: enter what lies there, and the rules settle it.
settle = Settle it
examples = Examples for the terminal
with-commas = several, separated by commas
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
theme-system = as the system
theme-night = Night
theme-paper = Paper
theme-contrast = High contrast
speed = Speed of the game
speed-05 = ½×
speed-1 = 1×
speed-2 = 2×
speed-instant = instant
speed-tap = wait for a touch
confirm-setting = Confirm every answer
confirm-help = Off: the last pick is the answer. A number is always confirmed.
memory = Memory aid
memory-help = Shows what you have seen of face-down cards, and what you have not seen yet.
sound = Sound
notify = Notification
notify-help = When it is your go and this page is out of sight.
switch-on = on
switch-off = off
settings-kept = Saved in this browser only.

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
guide-watches = Watch what happens.
guide-progress = Step { $at } of { $of }
keys-guide-on = what the guide says next
keys-guide = close or open the guide

# Devices
sessions-title = Your devices
session-on = { $browser } on { $system }
session-terminal = A terminal
session-unknown = Another program
session-here = this device
session-seen = last used: { $ago }
session-end = End
session-end-of = End this session: { $session }
session-end-sure = Sign it out?
session-end-here = Sign out here? Without another device you lose your seats
sessions-end-others = Sign out all others
session-link = Use my name and tables on another device
session-link-help = Open this link there, or photograph the code. It works once, for { $minutes } minutes; whoever has it plays as you.
session-arrived = Your other device is signed in.
device-title = One more device
device-what = This link comes from another device of yours. If you go on, you play here under the same name and at the same tables. If somebody else sent it to you, do not go on: you would play under their name.
device-replaces = So far you play here as { $name }. This device will lose that name and its seats.
device-use = Play here, too
device-not = No

# E-mail
mail-title = Notices by e-mail
mail-help = When it is your go at a table with days for an answer and you are not here, you get a mail. It names the table, and tells nothing about the game.
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
own-file-help = A text file, in the same form as the game's own.
own-file-choose = Choose a file
own-file-paste = Or paste it here
own-file-check = Check and use it
own-file-drop = No
own-file-used = { $name ->
    [none] { $what }: your own is used at this table.
   *[other] { $what }: { $name } is used at this table.
 }
