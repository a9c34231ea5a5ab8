blurb-vampire = Pick, shovel and stake: find the vampire's grave before it is too late.

# The board
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

# The referee
question-vampire-moves = Which paths there are
referee-at-column = Column
referee-at-row = Row
referee-roll = Roll
referee-tools = Tools in hand

# House rules: option-<game>-<option>, and its values
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

# A file of one's own
own-file-vampire-board = A text file. First line: board and its name. Then the drawing: o a square, . none, G and R the green and the red X, P S K a pick, shovel, stake, * a shadow.
