# What a review says.
review-title = { $game }: a review for { $player }
review-came-in = { $won ->
    [alone] { $player } won.
    [shared] { $player } shared the victory.
   *[no] { $player } came in { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
}
review-no-mistakes = There was no mistake among { $decisions ->
    [one] the one decision
   *[other] the { $decisions } decisions
}: none surely cost { $least } victories in 100 or more. What the smaller losses come to is in the account.
review-mistakes = { $mistakes ->
    [one] One of { $decisions } decisions was a mistake
   *[other] { $mistakes } of { $decisions } decisions were mistakes
}: by what { $player } could know, another choice was surely better, by at least { $least } victories in 100.

review-account = Where the result came from, in percent of a victory
review-account-fair = a fair share
review-account-deal = the seat and the deal
review-account-own = { $player }’s choices, compared with what is usually played
review-account-others = the others’ choices
review-account-chance = what was drawn and rolled
review-account-hidden = what { $player } could not know until it was revealed
review-account-result = the result
review-account-how = Sums over the whole game: what was won and lost again counts both times, so a line may be more than a victory.

review-curve = Everybody’s chances, from the deal to the end
review-curve-how = With the cards as they really lay, whether or not anybody knew them.
review-costliest = What cost most
review-decisions = Every decision
review-line = step { $line }

review-verdict-only = Nothing else could be done.
review-verdict-best = Nothing better was found.
review-verdict-close = About as good as anything.
review-verdict-unsure = Perhaps worse, but not surely.
review-verdict-slip = Slightly worse: it cost { $cost } % (± { $error }).
review-verdict-mistake = A mistake that cost { $cost } % (± { $error }).
review-verdict-table = The table answered in { $player }’s place.
review-better = Better: { $move }. That wins { $share } times in 100, what was played { $had }.
review-tried = it wins more of the imagined games, though no single thing decides them
review-because = The reason: { $reason }.
review-other = As for what was played: { $reason }.
review-instead = Better: { $move }.
review-hands = From step { $line } on: { $told }

refused-no-result = the game has no result, so there is nothing to review
refused-past-edition = the game was played by edition { $edition } of its rules, which is kept for replays; reviews are made with the newest
refused-no-decision-there = at step { $step } nobody had to decide, or another seat had; the nearest decision is step { $near }
