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
practice = seed { $seed }

key-choose = ← → Enter
key-choose-does = point at an answer and take it; a click does the same
key-number = 1–9
key-number-does = take the answer with this number
key-amount = ← → PgUp PgDn
key-amount-does = a number: one more or less, five more or less; or type it, then Enter
key-back = Esc
key-back-does = one step back in the answer
key-type = /
key-type-does = type a move as text; Esc leaves the line
key-skip = Space
key-skip-does = tell the rest at once; go on after a long story
key-help = ?
key-help-does = this help
key-help-short = help
key-rules = r
key-rules-does = the rulebook
key-rules-short = rules
key-log = g
key-log-does = all that you have heard
key-log-short = log
key-memory = m
key-memory-does = memory aid on or off: what you have seen of face-down cards
key-memory-short = memory
key-language = l
key-language-does = English or Italian
key-language-short = lingua
key-speed = s
key-speed-does = speed of the story: 1×, 2×, instant
key-speed-short = speed
key-take-back = u
key-take-back-does = take back your last answer, where the rules allow it
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
key-chapter-does = to the chapter before, to the next
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
leave-question = Leave the game? It is broken off and its record is kept.
leave-keys = y yes · n no
result-title = The result
result-keys = n new game · q quit · Esc look at the table
saved-record = The record: { $path }
saved-verify = Check it: { $command }

play-practice = A practice game: with the same seed the same shuffle comes again.
play-which = Which game?
play-which-number = Number
play-left = The game was broken off.

plain-choices = { $field }:
plain-choice = { $number }. { $label }
plain-range = A number from { $low } to { $high }.
plain-hint = Answer with a number or a move such as “{ $example }”; back, view, log, rules, ?, quit.
plain-help = Type the number of an answer, or the whole move as text. Other words:
    back: one step back in the answer
    view: the situation again
    log: all that you have heard
    rules: the rulebook; rules { $rule }: one rule
    lang: the other language
    quit: leave the game
plain-no-number = there is no answer number { $number }
plain-no-rule = There is no rule { $rule }.
plain-leave = Leave the game? It is broken off and its record is kept. yes or no?
plain-input-ended = The input ended before the game did: the game is broken off.
plain-input-fruitless = Nothing but lines that answer nothing: the game is broken off.

replay-not-over = { $path }: the game is not over, so its record is still private
replay-void = { $path }: the deal was void and nothing was played ({ $reason })
replay-no-file = { $path }: { $problem }
replay-not-a-record = { $path }, line { $line }: { $problem }
replay-no-text = { $path } is not a record: it is not text
replay-no-seat = there is no seat { $seat } in this game: it has 0 to { $last }
replay-as-public = as a watcher
replay-as-seat = as { $name }
replay-step = step { $at } of { $last }
replay-over = The game is over.
replay-abandoned = The game was broken off ({ $reason }).
replay-player = { $name } (seat { $seat }, { $player })
player-human = human
player-bot = bot { $level }
