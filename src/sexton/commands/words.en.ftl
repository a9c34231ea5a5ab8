# What the commands say.
player-numbered = { $number ->
    [1] 1st player
    [2] 2nd player
    [3] 3rd player
   *[other] { $number }th player
}

games-game = { $title } ({ $id }): { $low } to { $high } players
games-credit = by { $credit }
games-option = option { $name } = { $values }
games-referee = settles: sexton referee { $id } { $question }

referee-question = { $question }: { $about }
referee-none = There is nothing to settle in { $game }.

verify-right = { $file }: all right ({ $game }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $ending ->
    [over] played to the end
    [abandoned] abandoned
   *[void] a void deal
})
verify-wrong = { $file }: line { $line }: { $problem }

simulate-playing = Playing
simulate-rate = { $rate } games/s
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } players, seed { $seed }. Shared victories are split; intervals are of 95 %.
simulate-by-seat = by seat
simulate-by-bot = by bot
simulate-seat = seat { $seat }
simulate-share = share of victory
simulate-fair = fair share
simulate-score = mean score
simulate-length = Decisions a game: { $mean } on average, { $least } to { $most }.
simulate-faults = The table had to answer for a bot { $faults ->
    [one] once
   *[other] { $faults } times
}: see the log.
simulate-stopped = Stopped after { $games } of { $planned } games; what is finished is counted.

refused-not-a-setting = “{ $text }” should read NAME=VALUE
refused-no-such-option = { $game } has no option “{ $option }”; it has: { $known }
refused-unknown-rule = { $game } has no rule “{ $id }”; they go from { $first } to { $last }
refused-unknown-question = { $game } has no question “{ $question }” to settle; there is: { $known }
refused-nothing-asked = nothing was asked: give { $needed }, or JSON on standard input
refused-wrong-number-of-bots = { $bots } bots were named for { $seats } seats: name one for all, or one a seat
refused-results-there = { $folder } holds the results of another simulation already
refused-cannot-write = nothing can be written to { $folder }: { $problem }
refused-cannot-read = { $file } cannot be read: { $problem }
refused-records-need-out = --records needs a folder: --out DIR
refused-one-record-for-seen = what was seen of a game is compared with one record, not with several
refused-worker-died = a worker was stopped from outside, perhaps for want of memory; what was finished before is kept
refused-cannot-keep = games cannot be kept in { $folder }: { $problem }
refused-which-game = which game? Name one with --game: { $known }
refused-no-boards = { $game } has no boards to draw
refused-no-such-line = the game has lines 1 to { $last }, not { $line }
refused-not-asked-there = seat { $number } had nothing to decide at line { $line }; the nearest line where it had is { $nearest }
refused-no-such-seat = the game has seats 0 to { $last }, not { $number }

league-title = Share of victory over the fair share of the seats held: even play gives 1, winning always 2. Intervals are of 95 %, seed { $seed }.
league-pair = { $stronger } against { $weaker }
league-pairs = pair
league-players = players
league-games = games
league-times-fair = share over fair share
league-target = target
league-reached = { $target } reached
league-missed = { $target } missed
league-open = { $target } open
league-unfinished = { $target } unfinished
league-bot = bot
league-rating = rating
refused-not-numbers = “{ $text }” should be numbers with commas between them
refused-too-few-bots = a league needs two different bots or more
refused-wrong-number-of-targets = { $targets } targets were given for { $pairs } pairs
refused-no-openskill = ratings need openskill, which is not installed: pip install 'sexton[league]'
games-level = bots: { $level }
refused-too-few-seats = a league is for two players or more
