# What is said of puzzles and their answers.
puzzle-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-wins = From what you know, this wins about { $share } % of the time.
puzzle-wrong = { $how ->
    [dear] That would cost you dearly: it wins about { $share } % of the time, the best move { $best } %.
    [little] Close: it wins about { $share } % of the time, but the best move { $best } %.
   *[some] There is something better: this wins about { $share } % of the time, the best move { $best } %.
}
puzzle-as-for = As for your answer: { $reason }.
puzzle-reason = { $how ->
    [later] What speaks for it: { $reason }. Another answer promises more of that at once, but { $later }.
    [less] What speaks for it: { $reason }. Another answer promises more of that at once, but in games that are played on from here this one wins more often.
   *[most] The reason: { $reason }.
} The next best is { $better } % (± { $error }) behind.
puzzle-head = { $game }, puzzle { $number } of { $last }: { $difficulty }. You are { $player }.
puzzle-head-day = The puzzle of { $day }: { $game }, number { $number }, { $difficulty }. You are { $player }.
puzzle-lately = Last announcements:
puzzle-what = One move is surely the best, and it is not the first that comes to mind.
puzzle-best = The best: { $move }.
puzzle-first-sight = At first sight “{ $move }” looks better; it wins about { $share } %.
puzzle-again = Try again, or type "answer" to see it.
puzzle-tries = { $tries ->
    [one] Solved at the first try.
   *[other] Solved at try number { $tries }.
}
