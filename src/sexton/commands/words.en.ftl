# What the commands say.
player-numbered = { $number ->
    [1] 1st player
    [2] 2nd player
    [3] 3rd player
   *[other] { $number }th player
}

games-game = { $title } ({ $id }): { $players }
games-players = { $low ->
    [one] one player
   *[other] { $low } players
}
games-players-from-to = { $low } to { $high } players
games-players-with-rule = { $players }, up to { $most } with { $rule }
games-credit = by { $credit }
games-option = option { $name } = { $values }
games-referee = settles: sexton referee { $id } { $question }

referee-question = { $question }: { $about }
referee-none = { $game } has no questions to settle.

verify-right = { $file }: all right ({ $game }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $ending ->
    [over] played to the end
    [abandoned] abandoned
   *[void] a void deal
})
verify-begins = { $file }: a practice game, played on from step { $step } of the record that ends with { $record }…, from the decision of seat { $seat }, { $cards ->
    [known] with the cards as they lay there
   *[dealt] with the cards dealt again as that seat could not know
}. That the position is that of the other record is not checked.
verify-fingerprint = { $file }: fingerprint of the shuffle: { $words }
verify-wrong = { $file }: line { $line }: { $problem }

review-looking = Reviewing

puzzles-looking = Looking for puzzles of { $game }
puzzles-found = { $count ->
    [0] No puzzle
    [one] One puzzle
   *[other] { $count } puzzles
} of { $game } in { $games ->
    [one] one game.
   *[other] { $games } games.
}
puzzles-one = { $question } Best: { $answer }, by { $better } % of a victory; greedy plays { $tempting }.
puzzles-checking = Checking puzzles of { $game }
puzzles-short = { $number }: { $short ->
    [few] there are too few moves to choose from
    [found] greedy finds the answer
    [unsaid] there is no sentence that says why
    [behind] another answer is better: { $better } % (± { $error })
    [unsure] the answer is not surely the best: ahead by { $better } % (± { $error })
    [little] the answer is ahead by too little: { $better } % (± { $error })
   *[contradicted] whole games of greedy surely go better after another answer
}
puzzles-checked = { $standing } of { $count ->
    [one] one puzzle of { $game } stands.
   *[other] { $count } puzzles of { $game } stand.
}

simulate-playing = Playing
simulate-rate = { $rate } games/s
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } players, seed { $seed }. Shared victories are split; intervals are 95 %.
simulate-by-turn = by order of play
simulate-by-seat = by seat
simulate-by-bot = by bot
simulate-seat = seat { $seat }
simulate-share = share of victory
simulate-fair = fair share
simulate-score = mean score
simulate-length = Decisions per game: { $mean } on average, { $least } to { $most }.
simulate-faults = The table had to answer for a bot { $faults ->
    [one] once
   *[other] { $faults } times
}: see the log.
simulate-stopped = Stopped after { $games } of { $planned } games; what is finished is counted.
simulate-resume = To continue, use the same command with --resume: what is finished is in { $folder }.
simulate-lost-worker = A worker was stopped from outside, perhaps because memory ran out; its games are played again.

refused-not-a-setting = “{ $text }” should read NAME=VALUE
refused-no-such-option = { $game } has no option “{ $option }”; it has: { $known }
refused-unknown-rule = { $game } has no rule “{ $id }”; they go from { $first } to { $last }
refused-unknown-question = { $game } has no question “{ $question }” to settle; there is: { $known }
refused-nothing-asked = nothing was asked: give { $needed }, or JSON on standard input
refused-wrong-number-of-bots = { $bots } bots were named for { $seats } seats: name one for all, or one per seat
refused-results-there = { $folder } already contains results; --resume continues them
refused-cannot-write = cannot write to { $folder }: { $problem }
refused-cannot-read = cannot read { $file }: { $problem }
refused-records-need-out = --records needs a folder: --out DIR
refused-no-distributed = a cluster needs Dask, which is not installed: pip install 'sexton[cluster]'
refused-no-cluster = no Dask scheduler answers at { $address }
refused-no-far-workers = the scheduler at { $address } has no workers
refused-another-sexton = a worker of the cluster would not give the same results: { $problem }
refused-cluster-cannot = the cluster cannot play: { $problem }
refused-resume-needs-out = --resume needs the folder that was begun: --out DIR
refused-another-plan = { $folder } contains a different simulation; what differs: { $differs }
refused-no-results = { $folder } contains no results of a simulation
refused-different-games = these are simulations of different games, { $first } and { $second }
refused-no-games = { $folder } contains no finished games yet
refused-broken-file = { $file } is no longer a valid file of a simulation; remove it and continue with --resume
refused-no-pyarrow = results are kept in Parquet, which needs pyarrow: pip install 'sexton[lab]'
refused-disk-full = there is no more room for { $folder } ({ $problem }); { $games } games are kept, and the same command with --resume continues
refused-cannot-go-on = { $folder } can no longer be written to ({ $problem }); { $games } games are kept, and the same command with --resume continues
refused-one-record-for-seen = --seen compares one record, not several
refused-worker-died = a worker was stopped from outside, perhaps because memory ran out; finished games are kept
refused-cannot-keep = games cannot be kept in { $folder }: { $problem }
refused-which-game = which game? Name one with --game: { $known }
refused-no-boards = { $game } has no boards to draw
refused-no-such-line = the game has lines 1 to { $last }, not { $line }
refused-not-asked-there = seat { $number } had nothing to decide at line { $line }; the nearest line where it did is { $nearest }
refused-no-such-seat = the game has seats 0 to { $last }, not { $number }

league-title = Share of victory over the fair share of the seats held: even play gives 1, winning always 2. Intervals are 95 %, seed { $seed }.
league-pair = { $stronger } against { $weaker }
league-pairs = pair
league-players = players
league-games = games
league-times-fair = share over fair share
league-without-luck = luck taken out
league-saving = one game is worth
league-target = target
league-reached = { $target } reached
league-missed = { $target } missed
league-open = { $target } open
league-unfinished = { $target } unfinished
league-bot = bot
league-rating = rating
refused-not-numbers = “{ $text }” should be numbers separated by commas
refused-two-ways-to-match = give either --neighbours or --against-first, not both
refused-too-few-bots = a league needs two different bots or more
refused-wrong-number-of-targets = { $targets } targets were given for { $pairs } pairs
games-level = bots: { $level }
games-character = bot { $bot }: { $name }, { $does }
games-characters = characters play at these levels: { $levels }
refused-too-few-seats = a league is for two players or more

# Reports of simulations
report-written = Written to { $file }.
report-games = { $games ->
    [one] one game
   *[other] { $games } games
}
report-opening = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}, played by { $bots }.
report-fact-games = games
report-fact-first = won by the first player; even would be { $fair }
report-fact-best = plays best, with { $share }
report-fact-length = decisions per game
report-fact-shared = victories shared
report-fact-leads = changes of the lead per game
report-turn = { $place ->
    [1] who begins
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
}
report-seat = seat { $seat }
report-who-wins = Who wins
report-who-wins-how = Shares of victory; a shared victory counts in parts. The whiskers contain the true value 95 times in a hundred; the dashed line is where all would be equal.
report-by-turn = By order of play
report-by-bot = By bot
report-by-seat = By seat
report-bot = Share of victory
report-share = share
report-interval = 95 % interval
report-fair = fair
report-score = mean score
report-scores = Scores
report-scores-how = How often each score came up at the end.
report-course = How games go
report-length = Decisions per game
report-leads = Changes of the lead
report-leads-how = The leader is the player who would win most often by the game’s own estimate, with all cards known.
report-spread = On average { $mean }, standard deviation { $deviation }; nine of ten from { $low } to { $high }, all from { $least } to { $most }.
report-rules = What the rules did
report-rules-how = Announcements to the whole table, in { $watched ->
    [one] the one game that was watched
   *[other] { $watched } games that were watched
}: how often in a game, and in how many games at all.
report-rule = rule
report-announced = announced
report-a-game = per game
report-in-games = in games
report-steps = Paragraphs applied
report-steps-how = Every paragraph at which somebody, or chance, decides; counted in { $games ->
    [one] the one game
   *[other] all { $games } games
}.
report-step = step
report-times = times
report-made = How this was made
report-made-game = game, players
report-made-by = played by
report-made-edition = Sexton { $version }, edition { $edition } of the rules
report-made-bots = bots
report-made-fixed = fixed seats
report-made-house = house rules
report-made-usual = none
report-made-seed = seed
report-made-planned = games finished / planned
report-made-faults = answers the table gave for a bot
report-compared = two simulations
report-compared-editions = Not the same program played both: the first was played by { $first }, the second by { $second }.
report-compared-pairs = Both runs had the same deals: { $deals ->
    [one] one deal is
   *[other] { $deals } deals are
} compared in pairs. Only what the rules announced is compared in total.
report-compared-totals = The runs do not have the same deals (another seed, number of players, rotation or repetition): they are compared in total, not in pairs.
report-compared-how = Differences are the second less the first; shares in percentage points. Of the { $compared } differences looked at, about one in twenty would leave zero out of its 95 % interval by luck alone; so a row is bold only if its difference is beyond doubt even among all of these (Holm’s method: 5 % for all of them together). The effect is Cohen’s h for shares and d for means: 0.2 is small, 0.5 medium, 0.8 large.
report-rules-compared = In how many games each announcement was made at all, in { $first } watched games of the first and { $second } of the second; the largest effects first.
report-change = difference
report-effect = effect
refused-whose = several people played, or only bots: say whose decisions you mean, --as 0 to --as { $last }

learn-begins = Learning with { $kind } and { $workers } processes that play. Weights go to { $file }. Shares of victory over the fair one, for each number of players:
learn-over = { $file }: { NUMBER($decisions) } decisions played. { $left ->
    [0] The training is over.
    [1] One minute of the training is left: the same command goes on.
   *[other] { $left } minutes of the training are left: the same command goes on.
}
learn-against = against { $opponent ->
    [hard] hard
    [greedy] greedy
    [random] random
   *[other] its past
}
refused-no-numpy = learning needs NumPy, and is faster with PyTorch: pip install 'sexton[learn]'
refused-learn-not-written = { $file } cannot be written: choose a file in a folder of your own with --out
refused-other-run = { $file } belongs to a run of { $game } with other settings. Choose another --out, or remove it.
refused-mixed-sizes = a net cannot learn { $rules } together: they change how many numbers a seat sees. Learn them alone, with --option and an --out of their own.
refused-from-and-at = to play on from a finished game say --from RECORD and --at STEP; the game, its seats and house rules come from the record
refused-puzzles-of-other-game = { $path } contains puzzles of { $game }: name another file after --out
refused-puzzles-not-written = cannot write { $path }: { $problem }
refused-no-puzzle-file = { $path } cannot be read as a file of puzzles: { $problem }
refused-not-a-day = { $text } is not a day: write it as 2026-11-18
refused-puzzle-of-which-game = say of which game you want puzzle { $number }: sexton puzzle GAME --number { $number }
refused-day-and-number = a puzzle has a day or a number: leave out --day or --number
