# What the terminal says.
rank = { $place }. { $name }: { $points }
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
log-title = The log
story-go-on = Space: go on
type-a-move = / to type a move: { $example }
memory-on = memory aid on
memory-off = memory aid off
language-name = English
speed-1 = speed 1×
speed-2 = speed 2×
speed-instant = speed: instant
practice = practice game
practice-seed = practice game, seed { $seed }

key-choose = ← → Enter
key-choose-does = select an answer and take it; a click does the same
key-number = 1–9 0 a–z
key-number-does = take the answer with this number or letter
key-amount = ← → PgUp PgDn
key-amount-does = a number: one more or less, five more or less; or type it, then Enter
key-aim = ← ↑ ↓ →
key-aim-does = on the drawing: go to the nearest place in this direction; Tab goes through all of them
key-turn = t f
key-turn-does = on the drawing: turn what you are laying; flip it end for end
key-pan = PgUp PgDn Home End
key-pan-does = on the drawing: move the view (Shift and an arrow do the same)
key-back = Esc
key-back-does = one step back in the answer
key-type = /
key-type-does = type a move as text; Esc leaves the line
key-skip = Space
key-skip-does = show the rest at once; go on after a long story
key-help = ?
key-help-does = this help
key-help-short = help
key-rules = r
key-rules-does = the rulebook
key-rules-short = rules
key-review = v
key-review-does = review: what the decisions of the seat shown were worth
key-review-short = review
replay-reviewing = reviewing: { $done } of { $last }
key-log = g
key-log-does = all that you have heard
key-log-short = log
key-memory = m
key-memory-does = memory aid on or off: what you have seen of face-down cards
key-memory-short = memory
key-hint = h
key-hint-does = a hint, in practice games (--practice or --seed)
key-hint-short = hint
key-language = l
key-language-does = English or Italian
key-language-short = lingua
key-speed = s
key-speed-does = speed of the story: 1×, 2×, instant
key-speed-short = speed
key-take-back = u
key-take-back-does = take back your last answer, where the rules allow it; in practice games your last decision: u with the same luck, U with new
key-take-back-short = take back
key-quit = q
key-quit-does = leave the game, after a question
key-quit-short = quit
key-again = n
key-again-does = a new game, once this one is over
key-again-short = new game
key-step = ← →
key-step-does = one step back or on
key-step-short = step
key-ends = Home End
key-ends-does = to the beginning, to the end
key-chapter = [ ]
key-chapter-does = to the previous chapter, to the next
key-chapter-short = chapter
key-seat = 0–6
key-seat-does = as this seat saw it
key-seat-short = seat
key-public = p
key-public-does = as a watcher saw it
key-public-short = public

help-title = Keys
overlay-keys = ↑ ↓ scroll · Esc back
leave-title = Leave?
leave-question = Leave the game? It ends here, and its record is kept.
leave-keys = y yes · n no
result-title = The result
result-keys = ↑ ↓ · n new game · q quit · Esc look at the table
saved-record = The record: { $path }
saved-verify = Check it: { $command }

ground-keys = arrows: aim · Enter: take · Esc: back
ground-keys-turn = arrows: move · t: turn · f: flip · Enter: lay · Esc: back
hints-thinking = thinking about a hint …
hints-title = A hint
hints-none = There are no hints for this question.
refused-hints-in-practice-only = hints are for practice games (--practice); this game counts
not-saved = The record could not be written to { $path }: { $problem }.
not-saved-yet = Nothing is lost yet: when you leave the table you are asked for another place.
not-saved-where = Another file for the record (empty: do not save it)
not-saved-kept = The record was kept here instead:
not-saved-printed = Nothing could be written there either. This is the record; keep it:
not-saved-seen = And this is what your seat saw, to check it with:

play-practice = A practice game: the same seed gives the same shuffle.
play-which = Which game?
play-which-number = Number
play-left = The game was broken off.

only-answer = { $question } (only one answer: { $answer })
plain-picked = { $field }: { $label }
plain-choices = { $field }:
plain-choice = { $number }. { $label }
plain-range = A number from { $low } to { $high }.
plain-hint = Answer with a number or a move such as “{ $example }”; back, view, log, rules, ?, quit.
plain-help = Type the number of an answer, or the whole move as text. Other words:
    back: one step back in the answer
    view: the situation again
    log: all that you have heard
    hint: a hint, in practice games
    undo: take back your last answer, where the rules allow it; in practice your last decision (undo new: with new luck)
    rules: the rulebook; rules { $rule }: one rule
    lang: the other language
    quit: leave the game
plain-no-number = there is no answer number { $number }
plain-no-rule = There is no rule { $rule }.
plain-leave = Leave the game? It ends here, and its record is kept. yes or no?
plain-input-ended = The input ended before the game did: the game is broken off.
plain-input-fruitless = Too many lines in a row answer no question: the game is broken off.

replay-not-over = { $path }: the game is not over, so its record is still private
replay-void = { $path }: the deal was void and nothing was played ({ $reason })
replay-no-file = { $path }: { $problem }
replay-not-a-record = { $path }, line { $line }: { $problem }
replay-not-checked = the game cannot be reviewed: line { $line } of the record is wrong: { $problem }
replay-no-text = { $path } is not a record: it is not text
replay-moves-without-json = --moves needs --json
replay-no-seat = there is no seat { $seat } in this game: it has 0 to { $last }
replay-as-public = as a watcher
replay-as-seat = as { $name }
replay-step = step { $at } of { $last }
replay-over = The game is over.
broken-off = The game was broken off ({ $why ->
    [by-consent] everybody agreed
    [everyone-resigned] everybody had left
    [by-a-steward] a steward closed it
    [left-alone] nobody came for a month, and its place was needed
   *[other] { $reason }
}).
replay-player = { $name } (seat { $seat }, { $player })
player-human = human
player-bot = bot { $level }
taken-back = The decision is taken back, { $luck ->
    [same] with the same luck
   *[new] with new luck
}.
