# What the server says.
refused-unknown-message = there is no message called “{ $kind }”
refused-wrong-message = this message is not valid: { $problem }
refused-too-deep = this is nested too deeply
refused-too-long = this is longer than { $limit } bytes
refused-too-fast = too fast: wait { $seconds } s
refused-options-too-long = the options are longer than { $limit } bytes
refused-seat-taken = seat { $number } is taken
refused-name-taken = somebody at this table is already called { $name }
refused-name-needed = tell us your name first
refused-game-has-begun = the game has already begun
refused-no-such-link = this link is no longer valid
refused-not-your-seat = seat { $number } is not yours
refused-no-such-seat = there is no seat { $number }
refused-no-seat-of-yours = you have no seat at this table
refused-already-paused = the game is already paused
refused-not-paused = the game is not paused
refused-paused = the game is paused
refused-nothing-proposed = you have not proposed that
refused-already-resigned = you have resigned
refused-not-a-person = there is only a bot at seat { $number }
refused-no-game-now = there is no game now
refused-game-not-over = the game is not over yet
refused-no-hints-here = hints are for practice tables only
refused-seed-for-one = cards are dealt from a seed only where one person plays with bots, and at once
refused-seats-empty = not all seats are taken
refused-host-only = only whoever made this table may do that
refused-chat-is-off = chat is off at this table
refused-nothing-said = there is no text in that
refused-held-another-seat = you have held seat { $held } in this game, so you may not see the cards of seat { $number }
refused-propose-it = the game has begun: propose it, and everybody present has to agree
refused-replace-yourself = seat { $number } is your own; to leave it, resign
refused-clock-is-the-grace = with days for each answer, being away is no reason to replace anybody: wait until the time of seat { $number } is up
refused-only-a-bot-without-clock = at a table without a clock only a bot may take over seat { $number }
refused-only-a-bot-when-alone = nobody else is here to agree, so only a bot may take over seat { $number }
refused-seat-has-not-left = this player has not left ({ $seconds } s to wait)
refused-nobody-may-watch = nobody may watch this table
refused-no-such-table = there is no such table
refused-no-such-page = there is no such page
refused-other-edition = this table was begun with edition { $edition } of the rules, which this server does not have
refused-put-aside = this table was put aside because it was about to show something secret; nothing is lost, and whoever runs this server can let it continue
refused-record-torn = the stored data of this table is inconsistent
refused-record-wrong = line { $line } of this record is wrong: { $problem }
refused-record-of-another = another game is stored under the name of this record's table
refused-record-not-of-table = this record is not of a table; sexton replay shows it
refused-going-away = this server is about to stop
refused-try-again = this did not work; try again
refused-server-fault = something went wrong here; nothing was changed
refused-database-in-use = another server uses { $path }
refused-database-away = the database cannot be reached: { $problem }
refused-database-newer = the database was made by a newer Sexton (step { $found }; this one knows { $known })
refused-no-database = there is no database { $path }: name the one that the server uses (“--database”, or the server’s settings with “--config”)
refused-database-closed = { $path } cannot be opened and written to: { $problem }. “sexton doctor” says more
refused-database-broken = { $path } is not a sound database ({ $problem }): restore a backup (“sexton restore”), or move the file away to begin anew
refused-cannot-start = the server could not start ({ $kind }): “sexton doctor” may say more
refused-wrong-settings = the settings are not valid: { $problem }
refused-too-many-tables = there are too many tables
refused-too-many-of-yours = you have { $count } tables that are not over: close or finish one first
refused-table-closed = whoever made this table has closed it
refused-wrong-origin = this page may not connect to this server
refused-not-json = the request must be JSON
refused-session-needed = this browser or program has no session here
refused-session-ended = this session was ended from another device
refused-no-such-session = there is no such session
refused-too-many-sessions = you have { $count } sessions: end one first
refused-members-only = this is for members of the club
refused-removed-from-club = a steward has removed you from this club: the club page has the log that says why, and all that is kept about you
refused-door-invitation = this club lets people in by invitation: ask somebody there for a link; if you are a member, come in on the club page
refused-door-members = this club is for its members only: if you are one, come in on the club page with your passkey or your code
refused-for-members = { $right ->
    [create] only members of this club make tables: on the club page you become one
    [watch] only members of this club watch games of others: on the club page you become one
   *[strong_bots] only members of this club play strong bots: take a weaker one, or become a member on the club page
}
refused-for-stewards = { $right ->
    [create] only stewards of this club make tables: take a seat at a table that waits
    [watch] only stewards of this club watch games of others
   *[strong_bots] only stewards of this club play strong bots: take a weaker one
}
refused-stewards-only = this is for stewards of the club
refused-no-such-message = there is no such message
refused-no-such-invitation = there is no such invitation, or it is no longer valid
refused-no-such-person = the club knows nobody by that id
refused-not-yourself = you cannot do that to yourself
refused-own-rated-table = whoever plays a rated game cannot close its table: another steward can
refused-no-member-yet = { $name } is not a member of the club yet, and only members have friends
refused-own-link = this is your own link: give it to somebody else
refused-blocked-here = { $name }, whom you have blocked, is at this table
refused-too-many-friends = one of you already has { $count } friends, which is the most allowed
refused-too-many-asked = { $count } people have not answered you yet
refused-too-many-apart = you have muted and blocked { $count } people, which is the most allowed
refused-too-many-calls = { $name } is already called to { $count } tables of yours
refused-too-many-reports = { $count } of your reports are waiting for the stewards, which is the most allowed
refused-no-such-report = there is no such report, or it is closed
refused-reason-needed = say in a few words what the reason is
refused-too-many-invitations = { $count } invitations can still be used: take one back first
refused-closed-by-steward = a steward has closed this table
refused-database-other = this database has schema { $found }, this program knows { $known }: start the server of this version on it first
refused-rated-members-only = only members of the club, and bots, sit at a rated table
refused-rated-agree = this table is rated: whoever sits down agrees that the result counts for their rating
refused-rated-one-seat = at a rated table everybody has one seat
refused-rated-seat-stays = in a rated game nobody takes over the seat of another
refused-rated-no-hints = there are no hints at rated tables
refused-rated-no-brought-bots = only bots that were measured play rated games, not bots that members bring
refused-rated-no-seed = a rated game is shuffled, not dealt from a seed
refused-rated-no-files = rated games are played with the game's own boards, decks and objectives only
refused-rated-not-alone = a rated game needs at least two people
refused-rated-unmeasured-bot = the bot { $bot } has not been measured in this game and cannot play rated games
refused-no-openskill = ratings need openskill: pip install 'sexton[club]'
refused-no-such-member = this code or passkey is not known here
refused-passkey-refused = this passkey was not accepted
refused-passkey-copied = this passkey has been used by a copy of it: remove it, and make another one
refused-no-passkeys-here = passkeys cannot be used at this address: take a recovery code
refused-no-such-passkey = there is no such passkey
refused-last-way-in = this is the only way back to your name: make a recovery code first
refused-too-many-passkeys = you have { $count } passkeys: remove one first
refused-backup-of-itself = { $path } is the database itself: name another file for the backup
refused-wrong-backup = { $path } is not a backup of Sexton
refused-not-written = { $path } cannot be written: { $problem }
refused-no-mail-here = this server sends no mail
refused-no-mail-address = “{ $address }” is not a mail address
refused-no-such-bot = there is no bot with this token
refused-too-many-bots = you have { $count } bots: end one first
refused-not-for-bots = a bot may not do this
refused-no-bots-brought = no bots may be brought to this table
refused-no-push-here = this server sends no notices to browsers
refused-wrong-endpoint = this is not a push service that notices can be sent to
refused-too-many-pushes = { $count } browsers get notices already: stop one of them first
refused-no-such-push = this browser gets no notices
refused-no-such-zone = there is no time zone “{ $zone }”
refused-wrong-code = this is not the code that was sent to this address
refused-no-such-option = there is no option “{ $option }”
refused-not-a-file-option = “{ $option }” is not read from a file
refused-needs-postgres = PostgreSQL needs another package: pip install 'sexton[postgres]'

refused-wrong-address = this is not the address of a server: { $url }
refused-no-answer = { $url } does not answer { $problem }
refused-unknown-event = the server announces “{ $told }”, which this program does not know: is the server newer?

page-title = Sexton
page-what = A table for graveyard games.
page-not-yet = This server has no page for playing in the browser: it was not built. Play from a terminal instead:
page-join = sexton join { $url }
page-table-join = This is table { $table }. Take a seat from a terminal:
page-private = If your address has a # with a secret in it, copy the whole address: it is your seat.
page-lists = Open tables, as JSON:

mail-code-subject = Sexton: your code
mail-code = Your code is { $code }. Enter it at the table, and you will get a mail here when it is your go at a slow table.
    If you did not ask for it, do nothing.
mail-go-subject = { $title }: your go
mail-go = { $name }, it is your go: { $url }
mail-call-subject = { $host } waits for you: { $title }
mail-call = { $name }, { $host } waits for you at a table: { $url }
push-call = { $name }, { $host } waits for you at a table.
mail-several-subject = Your go at { $count } tables
mail-several = { $name }, it is your go:
mail-one-of-several = { $title }: { $url }
push-go = { $whose ->
    [own] { $name }, it is your go at your own table.
    [other] { $name }, it is your go at the table of { $host }.
   *[nobody] { $name }, it is your go.
 }
push-several = { $name }, it is your go: { $titles }

serve-at = Sexton is at { $url }
serve-join = From a terminal: sexton join { $url }
serve-steward = Nobody looks after this club yet. Whoever opens this link within a day becomes its steward; it works once:
    { $url }
serve-stop = Press Ctrl-C to stop; every game is kept in { $database }.
backup-done = { $tables } tables are saved in { $path }.
ratings-rebuilt = { $counted } of { $games } rated games count, for { $ratings } ratings: { $differ ->
    [0] all numbers were right
    [one] one game had other numbers, and was put right
   *[other] { $differ } games had other numbers, and were put right
}. { $unread } could not be replayed.
ratings-checked = { $counted } of { $games } rated games count, for { $ratings } ratings: { $differ ->
    [0] all numbers are right
    [one] one game has other numbers
   *[other] { $differ } games have other numbers
}. { $unread } could not be replayed.
club-rebuilt = { $games } games were checked: { $changed } results changed, { $unread } could not be replayed, { $held } are in use just now.
club-ordered = Ordered: a running server does it within seconds, or the next one that starts. “sexton club log” says when it is done.
club-done = Done.
club-steward-link = Whoever opens this link within a day becomes a steward; it works once:
    { $url }
club-invited = { $uses ->
    [one] This link lets one person in,
   *[other] This link lets { $uses } people in,
} until { $until }; it is not shown again (id { $id }):
    { $url }
club-invitation = { $id }  until { $until }, { $uses ->
    [one] one person
   *[other] { $uses } people
}{ $label ->
    [none] { "" }
   *[other] : { $label }
}
club-person = { $person }  { $name }, { $kind ->
    [steward] steward
    [removed] removed
    [member] member
   *[guest] guest by invitation
}{ $joined ->
    [none] { "" }
   *[other] { " " }since { $joined }
}
club-nobody = Nobody.
club-report = { $id }  { $at }  { $by ->
    [none] somebody who has left
   *[other] { $by }
 } tells of { $whom ->
    [none] somebody who has left
   *[other] { $whom }
 } at table { $table }, seat { $seat }{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }{ $said ->
    [none] {""}
   *[other] {" "}(“{ $said }”)
 }{ $outcome ->
    [none] {""}
   *[other] {" "}[{ $outcome }]
 }
club-nothing = Nothing.
club-log-by = { $by ->
    [console] the command line
    [left] somebody who has left
   *[other] { $by }
}
club-log-line = { $at }  { $by }: { $act ->
    [settings] changed the settings
    [invite] made an invitation
    [revoke] took an invitation back
    [steward] made { $whom } a steward
    [no-steward] ended the office of { $whom }
    [hide] hid a message of { $whom }
    [close] closed a table
    [remove] removed { $whom }
   *[readmit] let { $whom } in again
}{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
restore-done = { $tables } tables are restored from { $path }.

bot-seated = { $name } has seat { $seat } at table { $table }.
bot-over = The game is over. Seat { $seat } was the bot's; scores by seat: { $scores }
bot-no-result = The game at table { $table } ended without a result.
refused-bot-failed = the bot failed: { $problem }
refused-bot-illegal = the bot answered { $move }, which is not among its moves
refused-no-bot-in-file = { $path } must hold one class with a method `choose`; it holds { $count }
refused-no-table-for-bots = there is no table with a free seat to which bots may be brought
refused-no-seat-for-bots = there is no free seat at this table

join-program = { $name } (bot)
join-tables = Tables with free seats:
join-table = { $number }. { $title } ({ $id }): { $players }
join-no-tables = There is no table with a free seat. Make one: sexton join { $url } --new GAME
join-which = Which table? A number, or nothing to leave.
join-name = Your name:
join-seated = You have seat { $seat } at table { $id }.
join-watching = You are watching table { $id }.
join-link = Your seat's private link, for another device (keep it secret):
join-invite = Invite others: { $url }
join-invitation = Seat { $seat } is for whoever gets this link:
join-waiting = Waiting for: { $names }
join-seat-empty = seat { $seat }
join-dealing = The cards are shuffled, and nobody can choose how.
join-their-go = { $names } to answer …
join-sealed = Saved. Your answer stays sealed until all have answered; type another to change it.
join-clock = Your clock: { $minutes }:{ $seconds }
join-ready = { $names } ready.
join-said = { $name } says: { $text }
join-hidden = A steward has hidden a message of { $name }.
join-proposed = { $names } proposed: { $what }. To agree, type “propose { $what }”.
join-moved = This seat was taken over on another device.
join-lost = Connection lost; trying again …
join-input-ended = The input ended before the game did: you leave the table, and the seat stays yours.
join-input-fruitless = Too many lines in a row answer no question: you leave the table, and the seat stays yours.
join-void = The deal is void: { $names } did not open a salt.
join-called-off = The deal was called off before any salt was opened, and begins anew with new salts: { $names } did not commit in time, or somebody else took over the seat.
join-fingerprint = Fingerprint of the shuffle: { $words }
join-fingerprint-together = Fingerprint of the shuffle: { $words }. Read it to one another: whoever has different words was shown a different deal.
join-no-fingerprint = There is no fingerprint of the shuffle yet: it exists once all salts are open.
join-alarm = !!! ALARM: table { $id } breaks the rules of the fair shuffle.
join-alarm-stop = Do not play on at this table, and tell the others. Your seat takes no further part in this deal.
join-alarm-keep = What your program was shown is in { $path }: keep the file and show it to the others.
join-seen-not-saved = What your seat saw of the shuffle could not be saved in a file ({ $problem }). Copy this line to check the record with:
join-again = Type “rematch” to play again with the same people; anything else leaves the table.
join-rematch-offered = There is a rematch: type “rematch” to go there.
join-not-saved = The record could not be saved at { $path }: { $problem }
join-record-there = The server keeps it: { $url }
join-help = Type the number of an answer, or the whole move as text. Other words:
    back: one step back in the answer
    view: the situation again
    undo: take back your last answer, where the rules allow it
    say …: chat
    seat N: speak for another of your own seats
    start: deal (whoever made the table)
    propose pause, propose abandon, withdraw pause, withdraw abandon, resume, resign
    propose replace 1 bot greedy, propose replace 1 open: for seat 1, whose player has left; all present have to agree
    fingerprint: the words by which you can compare the shuffle with the others
    link: a private link to your seat, for another device
    quit: leave; your seat stays yours
join-hint-line = A number, a move such as “{ $example }”, or ?

# Why something is no answer
refused-not-asked-for = not now: you are asked something else. { $question }
refused-allowed = this can be done
refused-reviews-busy = you have asked for enough reviews for now: wait until one is done
refused-not-asked-there = seat { $number } was not asked at step { $step }
refused-take-back-in-practice-only = decisions can be taken back only in practice games against bots
