# The club: who one is in this house
club-keep = Be recognised again
club-keep-help = You play here as a guest, which is all you need. If you want your name, your seats and your games on another device, or when this browser forgets you, take a passkey or a code on paper. There is no password.
club-passkey-keep = Keep me with a passkey
club-code-keep = Keep me with a code on paper
club-ways = How you are recognised
club-ways-help = With any of these you are yourself on any device.
club-passkey-of = { $label ->
    [none] A passkey
   *[other] Passkey, made in { $label }
}
club-passkey-more = One more passkey
club-passkey-remove = Remove
club-passkey-remove-of = { $label ->
    [none] Remove this passkey
   *[other] Remove this passkey: { $label }
}
club-passkey-sure = Remove it for good?
club-passkey-not-used = No passkey was used.
club-passkeys-not-here = At this address browsers make no passkeys: they need https, or on your own machine the name localhost.
club-passkeys-by-name = There, at { $url }, nobody knows you at first: take a code here, and sign in with it.
club-code-make = A code on paper, too
club-code-new = A new code on paper
club-code-made = You have a code on paper, made { $ago }.
club-code-write = Write this down, and keep it where you keep your keys:
club-code-once = It is shown only once. Whoever has it plays as you. A new one makes this one worthless.
club-code-done = I have written it down
club-entrance = Have you been here before?
club-entrance-help = Sign in with the name of your other device.
club-bring = Also keep what { $name } has played here
club-enter-passkey = Sign in with a passkey
club-code = Code on paper
club-enter-code = Sign in with the code
club-welcome = Welcome back, { $name }.
club-stayed = { $count ->
    [one] At one table you already sit under your own name: the seat you had here stays behind.
   *[other] At { $count } tables you already sit under your own name: the seats you had here stay behind.
}
club-colour = Colour
club-colour-plain = none
club-colour-orange = orange
club-colour-sky = sky blue
club-colour-green = green
club-colour-yellow = yellow
club-colour-blue = blue
club-colour-vermilion = vermilion
club-colour-mauve = mauve
club-emblem = Emblem
club-emblem-plain = none
club-emblem-lantern = lantern
club-emblem-owl = owl
club-emblem-spade = spade
club-emblem-moon = moon
club-emblem-key = key
club-emblem-bat = bat
club-emblem-candle = candle
club-emblem-urn = urn
club-save = Save
club-saved = Saved. At tables where you already sit your old name stays.
club-own = What is kept about you
club-export-help = One file with everything: name, devices, and every game of yours with its record.
club-export = Download all of it
club-leave-help = If you leave, your name, your keys and what you said go for good. Finished games stay, without your name. Games that run have to be left first; others play them on.
club-leave = Leave and be forgotten
club-leave-sure = Leave for good? Nothing brings this name back

# My games
club-you-page = Name and keys
club-games = My games
club-statistics = My statistics
club-any = all
club-any-of = any
club-status = Which
club-status-running = running
club-status-finished = finished
club-status-archived = archived
club-game = Game
club-company = Against
club-company-people = people only
club-company-bots = bots, too
club-seats = Players
club-count = { $count ->
    [0] No game fits.
    [one] One game.
   *[other] { $count } games.
}
club-with-one = With one person only.
club-with = You and { $name }: you were ahead in { $before }, they in { $behind }, equal in { $equal }.
club-with-all = Show all
club-you = you
club-gone = somebody who has left
club-free = free seat
club-practice = with hints
club-open = Open
club-archive = Archive
club-unarchive = Take out of the archive
club-drop-running = Leave for good?
club-more = More games
club-level-people = people only
club-level-brought = bots that members brought
club-bot-brought = { $name }, a bot
club-level-mixed = bots of several levels
club-no-games = You have finished no game here yet.
club-no-games-go = Choose one
club-statistics-help = { $count ->
    [one] One finished game
   *[other] { $count } finished games
} among your latest tables. Games with several seats of yours, from a position or from laid-out cards do not count.
club-by-game = By game
club-by-seats = By number of players
club-by-level = By who else played
club-players = { $count ->
    [one] one player
   *[other] { $count } players
}
club-kind = What
club-head-games = games
club-head-won = won
club-head-fair = fair share
club-head-place = average place
club-head-score = average score
club-head-before = you before them
club-head-behind = them before you
club-head-equal = equal
club-rivals = With whom
club-rival = Who
club-curve = Won beyond your fair share, game by game
club-curve-of = { $game }: { $value } won beyond your fair share
club-places = How often you came first, second, …
club-places-of = { $game }: how often each place was yours, from the first: { $places }
club-best-score = Highest score: { $value }
club-best-margin = Won by most: { $value }
club-best-run = { $count ->
    [one] One win in a row
   *[other] { $value } wins in a row
}

# Bots that members bring
club-bots = Bots of yours
club-bots-help = A program that you have written may sit at tables that allow it. It signs in with a token, gets only the view of its seat, and is marked as a bot. The documentation says how.
club-bot-name = What the bot is called
club-bot-make = Make a token
club-bot-used = last used { $ago }
club-bot-unused = not used yet
club-bot-end = End
club-bot-end-of = End the token of { $name }
club-bot-sure = End it for good?
club-bot-token = The token of { $name }:
club-bot-once = It is shown only once. Whoever has it may seat a bot under your account.

# The ladder
club-ladder = Ladder
club-rated = rated
ladder-of = { $game }: members by rating
ladder-empty = Nobody has a rating in this game yet. Open a table with “Rated” on, and play.
ladder-rank = Rank
ladder-who = Who
ladder-rating = Rating
ladder-change = Last change
ladder-provisional = provisional
ladder-bots = Bots, whose rating no game changes:
ladder-help = Everybody begins at 25, as strong as the bot “normal” is. Two times out of three the true strength lies within ±. A rating is provisional for { $count } games.
ladder-stands = Rating { $rating } ± { $uncertainty } after { $count ->
    [one] one rated game
   *[other] { $count } rated games
},
ladder-at-rank = rank { $rank }
ladder-narrow = Most of these games were played among the same few people. Such a rating only compares those people.
ladder-pairings = With whom, and how it went
ladder-head-games = games
ladder-head-won = came before
ladder-head-lost = came behind
ladder-head-equal = equal
ladder-head-gained = gained
ladder-place = place { $place } of { $count }
ladder-last = Last rated games

# The house: doors, stewards, log
club-house-page = The club
club-house = The club
club-doors = Doors
club-doors-who = Who comes in
club-doors-open = open
club-doors-open-is = Whoever has the address may come in.
club-doors-invitation = by invitation
club-doors-invitation-is = Members come in, and whoever was sent an invitation.
club-doors-members = members only
club-doors-members-is = Only present members come in; nobody new can join. Games in progress are played to the end.
club-doors-saved = Saved. It takes effect at once.
club-right-create = Who makes tables
club-right-watch = Who watches games of others
club-right-strong_bots = Who plays strong bots
club-who-everybody = everybody
club-who-members = members
club-who-stewards = stewards
club-name = Name of the club
club-motto = Motto
club-front = On the first page
club-front-watch = Tables to watch
club-front-finished = Just finished
club-front-puzzle = Puzzle of the day
club-front-ladder = Ladder
club-front-solve = Solve it
club-front-no-watch = Nobody plays in public just now.
club-front-no-finished = No public game of others has ended yet.
club-front-no-ladder = No rated game has been played here yet.
club-unclaimed = Nobody looks after this club yet: a link for its first steward was printed where the server was started.
club-steward-keep = You are a steward, but only this browser knows it. Take a passkey or a code on paper, on the page with your name.
club-link-invitation = You are invited
club-link-invitation-help = This link lets you into this club, for good.
club-link-invitation-use = Come in
club-link-invitation-used = Welcome. You may play here from now on.
club-link-steward = Look after this club
club-link-steward-help = This link makes you a steward: you decide who comes in, and keep order at the tables. It works once.
club-link-steward-use = Become a steward
club-link-steward-used = You are a steward. The page of the club has everything you look after.
club-invitations = Invitations
club-invitation = Invitation
club-invite = Make a link
club-invite-uses = How many people
club-invite-days = For how many days
club-invite-label = For whom
club-invite-once = Send this link. It is shown only once.
club-invite-left = { $count ->
    [one] one person, until { $day }
   *[other] { $count } people, until { $day }
}
club-revoke = Take back
club-people = People
club-is-steward = steward
club-is-member = member
club-is-invited = guest by invitation
club-is-removed = removed
club-since = since { $day }
club-make-steward = Make a steward
club-no-steward = End this office
club-remove = Remove
club-remove-one = Remove { $name }
club-remove-sure = Remove { $name } from this club?
club-remove-not = Keep
club-readmit = Let in again
club-reason = Why (everybody concerned can read it)
club-as-steward = As a steward
club-hide = Hide “{ $text }” ({ $name })
club-hide-sure = Hide it for everybody?
club-log = Log
club-log-all = What stewards and the command line have done. Other people see only what concerns them.
club-log-yours = What stewards have done that concerns you.
club-log-empty = Nothing yet.
club-log-console = whoever runs the server
club-act-settings = { $by } changed the settings.
club-act-invite = { $by } made an invitation.
club-act-revoke = { $by } took an invitation back.
club-act-steward = { $by } made { $whom } a steward.
club-act-no-steward = { $by } ended the office of { $whom }.
club-act-hide = { $by } hid a message of { $whom }.
club-act-close = { $by } closed a table.
club-act-remove = { $by } removed { $whom }.
club-act-readmit = { $by } let { $whom } in again.

club-friends = Friends
club-friends-members = Members of the club have friends here, see who is here and call one another to a table. Become a member first: it takes a passkey or a code on paper.
club-no-friends = Nobody yet. Give somebody a link, or ask whoever you have played with: at the result of a game, or in the menu of a table.
club-friend-link = Make a link for a friend
club-friend-link-once = Give this link to one person: whoever opens it becomes your friend. It works once, until { $day }, and is shown only once.
club-link-friend = Become friends
club-link-friend-help = Whoever gave you this link wants to be your friend here: you see when the other is here, and can call each other to a table.
club-link-friend-members = Only members have friends. Become one below, with a passkey or a code on paper; then this link waits here for you.
club-link-friend-use = Become friends
club-link-friend-used = You and { $name } are friends.
club-here = Here now
club-nobody-here = Nobody whom you may see.
club-show-me = Who sees that I am here
club-show-nobody = nobody
club-show-friends = my friends
club-show-everybody = all members of the club
club-is-here = is here
club-is-away = not here
club-asking = Want to be your friends
club-accept = Accept
club-accept-one = Accept { $name } as a friend
club-decline = No, thank you
club-asked = You have asked
club-ask-back = Take it back
club-befriend = Add as friend
club-befriend-one = Add { $name } as friend
club-tie-asked = { $name } has been asked.
club-tie-friend = You and { $name } are friends.
club-is-asked = asked
club-is-friend = friend
club-part = End the friendship
club-head-to-head = Head to head
club-call = Somebody waits for you
club-call-by = { $name } waits for you: { $title }
club-call-rated = The table is rated: if you come, you agree.
club-call-come = Come
club-call-not = Not now
club-call-game = Which game
club-call-last = as my last one
club-call-friend = Play
club-company-here = Who else is here
club-mute = Mute
club-unmute = Unmute
club-block = Block
club-unblock = Unblock
club-muted = Muted: you do not read what they say
club-blocked = Blocked: you never sit at a table with them
club-report = Report
club-report-what = What it is about
club-report-conduct = how they behave
club-report-why = What is wrong
club-report-help = The stewards of the club read it, with your name; the other person is not told. You will find the outcome on your page of friends.
club-report-send = Report { $name }
club-report-told = The stewards have been told.
club-reports = Reports
club-no-reports = There are no open reports.
club-report-answer = Your answer to whoever reported it; if you do something, also the reason
club-report-by = { $by } tells of { $whom } at table
club-own-reports = What you have reported
club-report-about = about { $whom }:
club-outcome-open = the stewards have not decided yet
club-outcome-hide = the message was hidden
club-outcome-close = the table was closed
club-outcome-remove = they were removed from the club
club-outcome-settled = it is settled
club-outcome-dismissed = nothing was done
club-do-hide = Hide the message
club-do-close = Close the table
club-do-remove = Remove from the club
club-do-settled = It is settled
club-do-dismissed = Nothing to do
