# The board
board-vampire-aim = The first to dig up the vampire wins: carry pick, shovel and stake to the red X, and beat the red phantom there.
board-vampire-ours = our own map: the original is lost
board-vampire-no-map = The map of this table is not at hand here.
board-vampire-way = Way
board-vampire-ways = { $count } ways
board-vampire-choose-way = Several ways lead there: choose one
# What a way brings, as it is read aloud
board-vampire-brings = { $gains ->
    [none] no tool
    [pick] you take the pick
    [shovel] you take the shovel
    [stake] you take the stake
    [pick-shovel] you take pick and shovel
    [pick-stake] you take pick and stake
    [shovel-stake] you take shovel and stake
   *[pick-shovel-stake] you take pick, shovel and stake
}, { $fights ->
    [0] no fight
    [one] one fight
   *[other] { $fights } fights
}
board-vampire-odds = all kept 1 time in { $of }
board-vampire-red = then the red phantom
board-vampire-pips-lost = { $pips ->
    [one] one pip is lost
   *[other] { $pips } pips are lost
}
board-vampire-far = { $steps } to R
board-vampire-far-large = steps to R
board-vampire-far-short = { $steps }→R
board-vampire-to-red = { $steps ->
    [one] one square to the red X
   *[other] { $steps } squares to the red X
}
board-vampire-mark-pick = P
board-vampire-mark-shovel = S
board-vampire-mark-stake = K
board-vampire-mark-green-x = G
board-vampire-mark-red-x = R
board-vampire-pile = In the pile
board-vampire-pile-pick = { $count ->
    [one] one pick
   *[other] { $count } picks
}
board-vampire-pile-shovel = { $count ->
    [one] one shovel
   *[other] { $count } shovels
}
board-vampire-pile-stake = { $count ->
    [one] one stake
   *[other] { $count } stakes
}
board-vampire-die = The die shows { $pips }
board-vampire-die-rests = The die rests
board-vampire-grave-closed = Grave { $number }, closed
board-vampire-grave-empty = Grave { $number }, open and empty
board-vampire-grave-vampire = Grave { $number }: the vampire
board-vampire-follow = It has come along
board-vampire-kept = Nothing is lost
board-vampire-phantom-wins = On 1, 2 or 3 the phantom wins.
board-vampire-lost = One tool is lost
board-vampire-lost-two = Two tools are lost
board-vampire-nothing = Nothing left to take
board-vampire-beaten = Beaten! Now dig
board-vampire-empty = Nobody in here
board-vampire-reburied = Filled in again
board-vampire-found = The vampire!
# In the result, beneath who won
board-vampire-vampire-found = The vampire lay in grave { $grave }, and the stake has found it.

# What everything is: explain-<what>, and the rule that says more
explain-square-plain = A bare stone: nothing happens here.
    .rule = VH-5
explain-square-green-x = The green X: here all begin, and here you come back after an empty grave.
    .rule = VH-1
explain-square-red-x = The red X: with all three tools you fight the red phantom here, and dig if you beat him.
    .rule = VH-11
explain-square-shadow = A phantom’s shadow: cross it with a tool and you fight. On 1, 2 or 3 you put back a tool.
    .rule = VH-7
explain-square-pick = A pick lies here: cross it or end on it, and you take one if you have none.
    .rule = VH-6
explain-square-shovel = A shovel lies here: cross it or end on it, and you take one if you have none.
    .rule = VH-6
explain-square-stake = A stake lies here: cross it or end on it, and you take one if you have none.
    .rule = VH-6
explain-tool-pick = Pick: one of the three tools you need to dig.
    .rule = VH-2
explain-tool-shovel = Shovel: one of the three tools you need to dig.
    .rule = VH-2
explain-tool-stake = Stake: one of the three tools you need to dig.
    .rule = VH-2
explain-missing-pick = No pick yet: one lies on every square marked { board-vampire-mark-pick }.
    .rule = VH-6
explain-missing-shovel = No shovel yet: one lies on every square marked { board-vampire-mark-shovel }.
    .rule = VH-6
explain-missing-stake = No stake yet: one lies on every square marked { board-vampire-mark-stake }.
    .rule = VH-6
explain-hunter-own = You: be the first to dig up the vampire, and you win.
    .rule = VH-13
explain-hunter = { $name } hunts the vampire, too: whoever digs it up wins.
    .rule = VH-13
explain-to-red = { $steps ->
    [0] On the red X (R) already.
    [one] One square to the red X (R).
   *[other] { $steps } squares to the red X (R), by the shortest way.
}
    .rule = VH-10
explain-die = The die: walk exactly as many squares as it shows. Against a phantom, 4, 5 and 6 win.
    .rule = VH-5
explain-grave-closed = Grave { $number }: closed. The vampire may lie in here.
    .rule = VH-3
explain-grave-empty = Grave { $number }: dug up, and empty.
    .rule = VH-13
explain-grave-vampire = Grave { $number }: here the vampire lay.
    .rule = VH-13
explain-ours = This board is our own: the picture in the old rulebook is lost.
explain-odds = { $closed ->
    [one] One grave is still closed: the vampire lies in it.
   *[other] { $closed } graves are still closed, and the vampire lies in one of them.
}
    .rule = VH-3
explain-kept = How often you would win every fight on this way.
    .rule = VH-7
explain-red-phantom = The red phantom: on 4, 5 or 6 you beat him and dig, else you put back two tools.
    .rule = VH-11
explain-pile-pick = Picks in the pile: { $count }. There are as many as players.
    .rule = VH-2
explain-pile-shovel = Shovels in the pile: { $count }. There are as many as players.
    .rule = VH-2
explain-pile-stake = Stakes in the pile: { $count }. There are as many as players.
    .rule = VH-2

# The referee
question-vampire-moves = Which paths there are
referee-stand = Touch the square where the pawn stands
referee-square = { $onto ->
    [green-x] green X
    [red-x] red X
    [shadow] phantom's shadow
    [pick] pick
    [shovel] shovel
    [stake] stake
   *[plain] bare stone
}{ $north ->
    [0] {""}
   *[other] , { $north } north
}{ $east ->
    [0] {""}
   *[other] , { $east } east
}{ $south ->
    [0] {""}
   *[other] , { $south } south
}{ $west ->
    [0] {""}
   *[other] , { $west } west
}
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
# At the end, to who has not found the vampire
board-vampire-ended = You stood { $steps ->
    [0] on the red X
    [one] one square from the red X
   *[other] { $steps } squares from the red X
}, { $count ->
    [0] without a tool.
    [3] with all three tools.
   *[other] with { $tools }.
}
board-vampire-held = { $tool ->
    [pick] a pick
    [shovel] a shovel
   *[stake] a stake
}
