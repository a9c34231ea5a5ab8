# What the page says.
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
blurb-gravediggers = Bury silver and trouble, then dare to close your fist around a share.
blurb-graverobbers = Seven graves, one crew: who among you is really the police?
blurb-vampire = Pick, shovel and stake: find the vampire's grave before it is too late.
blurb-gloomy_graves = Bury pixies by pixies and dragons by dragons, in tidy rows.
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
question-gravediggers-robbery = A robbery
question-graverobbers-grave = A grave
question-gloomy_graves-place = A burial
question-graverobbers-score = A score
question-vampire-moves = Which paths there are
question-gloomy_graves-score = A score
referee-ransacked = Which graves are ransacked?
referee-so-many = { $count } players
referee-whose = Whose hand
referee-side = Which side it is on
referee-goal = Objective { $number }
referee-goal-graves = Its graves
referee-goal-points = Points
referee-goal-add = Add an objective
referee-goal-remove = Remove it
referee-accuses = Accuses
referee-nobody = nobody
referee-column = The cards, nearest the grave first
referee-undo = Take the last one away
referee-first-half = First half
referee-second-half = Second half
referee-empty = empty
referee-lay = Touch the cell of the first half, then the cell of the second. Lay the cards in the order in which they were laid.
referee-burial = Lay what lies there, and last of all the card in question.
referee-area = Where
referee-type = Which type is scored
referee-left = Score cards still there
referee-at-column = Column
referee-at-row = Row
referee-roll = Roll
referee-tools = Tools in hand
referee-cards = The cards of the cemetery
referee-fists = The fists
referee-one-more = One more { $card }
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

# Gravediggers
gd-ring = The five cemeteries
gd-tiles = Tiles
gd-tiles-left = { $down } of { $total } face down
gd-finals = { $count ->
    [0] The last robbery
    [one] One more robbery, then it is over
   *[other] { $count } more robberies, then it is over
}

# Grave Digger
board-vampire-ours = drawn by us: the printed board is lost
board-vampire-map = Board: { $name }, { $columns } columns by { $rows } rows; green X { $green }, red X { $red }.
board-vampire-no-map = The map of this table is not at hand here. The pawns stand on these squares, by column and row:
board-vampire-tap = You rolled { $pips }. Touch a glowing square to see the way there, what it brings and what it risks.
board-vampire-way = Way
board-vampire-ways = { $count } ways
board-vampire-choose-way = Several ways lead there: choose one
board-vampire-odds = all kept 1 time in { $of }
board-vampire-red = then the red phantom
board-vampire-pips-lost = { $pips ->
    [one] one pip is lost
   *[other] { $pips } pips are lost
}
board-vampire-to-red = { $steps ->
    [one] one square to the red X
   *[other] { $steps } squares to the red X
}
board-vampire-pile = In the pile
board-vampire-die = The die shows { $pips }
board-vampire-die-rests = The die rests
board-vampire-grave-closed = Grave { $number }, closed
board-vampire-grave-empty = Grave { $number }, open and empty
board-vampire-grave-vampire = Grave { $number }: the vampire
board-vampire-on-green-x = green X
board-vampire-on-red-x = red X
board-vampire-on-pick = pick
board-vampire-on-shovel = shovel
board-vampire-on-stake = stake
board-vampire-on-shadow = shadow
board-vampire-follow = It has come along
board-vampire-kept = Nothing is lost
board-vampire-lost = One tool is lost
board-vampire-lost-two = Two tools are lost
board-vampire-nothing = Nothing left to break
board-vampire-beaten = Beaten! Now dig
board-vampire-empty = Nobody in here
board-vampire-reburied = Filled in again
board-vampire-found = The vampire!

# Gloomy Graves
board-gloomy_graves-market = Rounds, deck and row
board-gloomy_graves-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
board-gloomy_graves-rounds-left = { $count ->
    [0] no more after it
    [one] one more after it
   *[other] { $count } more after it
}
board-gloomy_graves-beginning = The crypts are begun
board-gloomy_graves-deck = The deck
board-gloomy_graves-deck-about = About the deck
board-gloomy_graves-deck-reconstructed = deck “{ $deck }”, a reconstruction
board-gloomy_graves-deck-given = deck “{ $deck }”
board-gloomy_graves-deck-left = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
board-gloomy_graves-unseen = Not seen yet
board-gloomy_graves-yard = graveyard
board-gloomy_graves-crypt = crypt
board-gloomy_graves-your-crypt = your crypt
board-gloomy_graves-crypts = The crypts
board-gloomy_graves-crypt-of = { $name }'s crypt
board-gloomy_graves-enlarge = { $name }'s crypt, large
board-gloomy_graves-show-crypt = Show your crypt large
board-gloomy_graves-show-yard = Show the graveyard large
board-gloomy_graves-cards = cards in hand
board-gloomy_graves-holds = { $count ->
    [one] Holds one card:
   *[other] Holds { $count } cards:
}
board-gloomy_graves-holds-known = { $count ->
    [one] Holds one card
   *[other] Holds { $count } cards
}{ $known ->
    [0] .
    [one] , one of them seen by all:
   *[other] , { $known } of them seen by all:
}
board-gloomy_graves-types = Score cards
board-gloomy_graves-legend = Your largest groups: graveyard + crypt → score card
board-gloomy_graves-legend-of = { $name }: graveyard + crypt → score card
board-gloomy_graves-legend-after = With this card: graveyard + crypt → score card
board-gloomy_graves-scored = scored
board-gloomy_graves-score-card = score card
board-gloomy_graves-zoom-in = Closer
board-gloomy_graves-zoom-out = Farther away
board-gloomy_graves-zoom-fit = The whole ground
board-gloomy_graves-turn = Turn
board-gloomy_graves-turn-label = Turn the card (T)
board-gloomy_graves-put-back = Lift the card again (Esc)
board-gloomy_graves-bury = Bury
board-gloomy_graves-keys = Pick a card, then: arrows move it, T turns it, A changes between crypt and graveyard, Enter confirms, Esc lifts it. Plus, minus and 0 zoom, Shift and arrows pan.
board-gloomy_graves-taken = { $card } is in your hand. { $count ->
    [one] One place
   *[other] { $count } places
} for it.
board-gloomy_graves-half-at = { $under ->
    [none] { $half } at column { $x }, row { $y }
   *[other] { $half } at column { $x }, row { $y }, on { $under }
}
board-gloomy_graves-ghost-group = { $grave }: { $communal } and { $crypt } make { $total }{ $claim ->
    [0] {""}
   *[other] , earning the { $claim }
}
board-gloomy_graves-final = The reckoning
board-gloomy_graves-over = The game is over

# Graverobbers
board-graverobbers-graves = The seven graves
board-graverobbers-grave = Grave { $grave }, { $fate ->
    [ransacked] ransacked
    [undisturbed] undisturbed
   *[open] open
}: { $cards }.
board-graverobbers-ransacked = robbed
board-graverobbers-undisturbed = safe
board-graverobbers-wants-black = ransacked
board-graverobbers-wants-white = undisturbed
board-graverobbers-first = first player of this round
board-graverobbers-may-accuse = may still accuse
board-graverobbers-accuse = Accuse { $name }
board-graverobbers-accused-by = { $count ->
    [one] accused once
   *[other] accused { $count } times
}
board-graverobbers-spy-at = Spy at grave { $grave }: turn up its last card
board-graverobbers-lay-aside = Lay aside { $objective }
board-graverobbers-aside = laid aside
board-graverobbers-kept = kept
board-graverobbers-if-ransacked = if ransacked
board-graverobbers-if-safe = if safe
board-graverobbers-open-hands = Open hands
board-graverobbers-last-hand = How hand { $hand } was reckoned
board-graverobbers-unseen = Cards you have not seen
board-graverobbers-cemetery-ransacked = The cemetery is ransacked
board-graverobbers-cemetery-safe = The cemetery is undisturbed

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

# House rules: option-<game>-<option>, and its values
option-gravediggers-unpaid_fist = Fists that go unpaid
option-gravediggers-unpaid_fist-kept = are kept
option-gravediggers-unpaid_fist-forfeited = are lost
option-gravediggers-payout = When the bounty falls short
option-gravediggers-payout-stop = paying stops
option-gravediggers-payout-skip = the next group is paid
option-gravediggers-closed = Closed cemeteries
option-gravediggers-closed-stay = stay closed
option-gravediggers-closed-reopen = may open again
option-gravediggers-components = Money and notes
option-gravediggers-components-unlimited = never run out
option-gravediggers-components-strict = only what is in the box
option-gravediggers-money = Everybody's money
option-gravediggers-money-hidden = hidden
option-gravediggers-money-open = on show
option-gravediggers-ties = A tie
option-gravediggers-ties-shared = is shared
option-gravediggers-ties-fewer_notes = fewer notes win
option-graverobbers-accuse_at_end = Accusations after the last round
option-graverobbers-accuse_at_end-yes = yes
option-graverobbers-accuse_at_end-no = no
option-graverobbers-full_tie = A full tie in a hand
option-graverobbers-full_tie-shared = is shared
option-graverobbers-full_tie-next_ranked = the next below wins
option-graverobbers-match_tie = A tied match
option-graverobbers-match_tie-shared = is shared
option-graverobbers-match_tie-next_ranked = the next below wins
option-graverobbers-hands = Hands in a match
option-graverobbers-hands-1 = one
option-graverobbers-hands-3 = three
option-graverobbers-hands-players = one for each player
option-graverobbers-open_hands = All cards open, for practice
option-graverobbers-open_hands-no = no
option-graverobbers-open_hands-yes = yes
option-vampire-board = Board
option-vampire-board-iron_gate = Iron Gate
option-vampire-board-lych_gate = Lych Gate, short
option-vampire-board-abbey = Abbey, long
option-vampire-seats_up_to = Players
option-vampire-seats_up_to-4 = up to 4
option-vampire-seats_up_to-6 = up to 6
option-vampire-pawns = Other pawns
option-vampire-pawns-pass = can be passed
option-vampire-pawns-block = block the way
option-vampire-lost_red = Who loses to the red phantom
option-vampire-lost_red-stay = stays there
option-vampire-lost_red-green = goes to the green X
option-vampire-graves = An empty grave
option-vampire-graves-open = stays open
option-vampire-graves-rebury = is filled in, all are mixed
option-vampire-decline_tool = Tools may be left lying
option-vampire-decline_tool-no = no
option-vampire-decline_tool-yes = yes
option-vampire-tools_on_the_way = Tools on the way count at the red X
option-vampire-tools_on_the_way-no = no
option-vampire-tools_on_the_way-yes = yes
option-gloomy_graves-deck = Deck
option-gloomy_graves-deck-pairs = pairs
option-gloomy_graves-deck-doubles = with doubles
option-gloomy_graves-harvest = Your group in the graveyard
option-gloomy_graves-harvest-anywhere = may lie anywhere
option-gloomy_graves-harvest-new_card = must touch your new card

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
own-file-vampire-board = A text file. First line: board and its name. Then the drawing: o a square, . none, G and R the green and the red X, P S K a pick, shovel, stake, * a shadow.
own-file-gloomy_graves-deck = A text file. First line: name and what it is called. Then a line a card: its halves, and how many have no, two and three shovels, as in pixie/goblin 4 2 1.
own-file-graverobbers-objectives = A text file, a line a card: colour, two graves or cemetery, points, as in black 1-2 6. Nine are black, nine white.
own-file-choose = Choose a file
own-file-paste = Or paste it here
own-file-check = Check and use it
own-file-drop = Rather not
own-file-used = { $name ->
    [none] { $what }: your own is used at this table.
   *[other] { $what }: { $name } is used at this table.
 }
option-graverobbers-objectives = Objectives
