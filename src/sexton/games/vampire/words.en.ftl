# Grave Digger in words.
tool-pick = pick
tool-shovel = shovel
tool-stake = stake

# The question on the table
ask-move = Where do you walk?
ask-take = Which tools do you take?
ask-return = The fight is lost: which tool goes back?
ask-red-return = The red phantom won: which two tools go back?
ask-dig = Which grave do you dig up?
field-end = square to end on
field-path = path
field-tools = tools
field-grave = grave
field-move = move
# Squares and paths, called by what lies there
pick-end = { $onto ->
    [green-x] to the green X
    [red-x] to the red X
    [shadow] onto a phantom's shadow
    [pick] to a pick
    [shovel] to a shovel
    [stake] to a stake
   *[plain] to a bare stone
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
pick-path = { $steps ->
    [1] one square
    [2] two squares
    [3] three squares
    [4] four squares
    [5] five squares
   *[6] six squares
}{ $phantoms ->
    [0] {""}
    [1] , past a phantom
    [2] , past two phantoms
   *[other] , past { $phantoms } phantoms
}{ $gains ->
    [none] {""}
    [pick] , with the pick
    [shovel] , with the shovel
    [stake] , with the stake
    [pick-shovel] , with pick and shovel
    [pick-stake] , with pick and stake
    [shovel-stake] , with shovel and stake
   *[pick-shovel-stake] , with pick, shovel and stake
}
pick-grave = grave { $value }
choice-stay = stay where you are
choice-nothing = nothing
choice-pick = pick
choice-shovel = shovel
choice-stake = stake
choice-pick-and-shovel = pick and shovel
choice-pick-and-stake = pick and stake
choice-shovel-and-stake = shovel and stake
choice-pick-and-shovel-and-stake = pick, shovel and stake

told-starts = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
told-rolled = { $you ->
    [yes] You roll { $pips }.
   *[no] { $seat } rolls { $pips }.
}
told-walked = { $you ->
    [yes] You walk
   *[no] { $seat } walks
} { $steps ->
    [1] one square
    [2] two squares
    [3] three squares
    [4] four squares
    [5] five squares
   *[6] six squares
}{ $onto ->
    [green-x] { " " }to the green X
    [red-x] { " " }to the red X
    [shadow] { " " }onto a phantom's shadow
    [pick] { " " }to a pick
    [shovel] { " " }to a shovel
    [stake] { " " }to a stake
   *[plain] {""}
}{ $phantoms ->
    [0] {""}
    [1] , past a phantom
    [2] , past two phantoms
   *[other] , past { $phantoms } phantoms
}{ $onto ->
    [plain] ; the red X is { $to_red ->
        [one] one square
       *[other] { $to_red } squares
    } away.
   *[other] .
}
told-walked-short = There is no longer way: { $you ->
    [yes] you cannot use
   *[no] { $seat } cannot use
} { $pips } of the roll.
told-stood-still = { $you ->
    [yes] You cannot
   *[no] { $seat } cannot
} move at all.
told-stopped-at-red-x = { $you ->
    [yes] You stop
   *[no] { $seat } stops
} on the red X; { $pips ->
    [one] one pip is lost.
   *[other] { $pips } pips are lost.
}
told-stopped-with-new-tools = { $you ->
    [yes] You find the last tool on the way and stop
   *[no] { $seat } finds the last tool on the way and stops
} on the red X; { $pips ->
    [one] one pip is lost.
   *[other] { $pips } pips are lost.
}
told-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $tool ->
    [pick] a pick.
    [shovel] a shovel.
   *[stake] a stake.
}
told-left-lying = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} { $tool ->
    [pick] the pick lying.
    [shovel] the shovel lying.
   *[stake] the stake lying.
}
told-phantoms-follow = { $you ->
    [yes] The phantom has followed you: you have a tool now.
   *[no] The phantom has followed { $seat }, who has a tool now.
}
told-phantoms-ignore = { $you ->
    [yes] You have no tools:
   *[no] { $seat } has no tools:
} the phantoms take no notice.
told-battle-won = A phantom! { $you ->
    [yes] You roll { $pips } and keep everything.
   *[no] { $seat } rolls { $pips } and keeps everything.
}
told-battle-lost = A phantom! { $you ->
    [yes] You roll { $pips } and lose a tool.
   *[no] { $seat } rolls { $pips } and loses a tool.
}
told-returned = { $you ->
    [yes] You put back
   *[no] { $seat } puts back
} { $tool ->
    [pick] the pick.
    [shovel] the shovel.
   *[stake] the stake.
}
told-nothing-left-to-take = { $phantoms ->
    [one] Another phantom comes after { $you ->
        [yes] you
       *[no] { $seat }
    } and finds nothing to take.
   *[other] { $phantoms } more phantoms come after { $you ->
        [yes] you
       *[no] { $seat }
    } and find nothing to take.
}
told-red-phantom-ignores = { $you ->
    [yes] You stand on the red X without all three tools:
   *[no] { $seat } stands on the red X without all three tools:
} nothing happens.
told-red-battle-won = The red phantom! { $you ->
    [yes] You roll { $pips } and beat it: now you may dig.
   *[no] { $seat } rolls { $pips } and beats it, and may dig.
}
told-red-battle-lost = The red phantom! { $you ->
    [yes] You roll { $pips } and lose two tools.
   *[no] { $seat } rolls { $pips } and loses two tools.
}
told-returned-to-red = { $you ->
    [yes] You put back
   *[no] { $seat } puts back
} { $tool ->
    [pick] the pick.
    [shovel] the shovel.
   *[stake] the stake.
}
told-sent-to-green-x = { $you ->
    [yes] You are sent
   *[no] { $seat } is sent
} back to the green X.
told-digs = { $you ->
    [yes] You use up
   *[no] { $seat } uses up
} all three tools on grave { $grave }.
told-grave-empty = Grave { $grave } is empty! { $you ->
    [yes] You go
   *[no] { $seat } goes
} back to the green X; { $left ->
    [one] one grave is still closed.
   *[other] { $left } graves are still closed.
}
told-reburied = { $you ->
    [yes] You fill
   *[no] { $seat } fills
} grave { $grave } in again, and all six are mixed.
told-vampire-found = Grave { $grave } holds the vampire, and the stake has found it. { $you ->
    [yes] You win!
   *[no] { $seat } wins!
}
told-path-found = { $steps ->
    [0] No square
    [1] One square
    [2] Two squares
    [3] Three squares
    [4] Four squares
    [5] Five squares
   *[6] Six squares
}{ $onto ->
    [green-x] { " " }to the green X
    [red-x] { " " }to the red X
    [shadow] { " " }onto a phantom's shadow
    [pick] { " " }to a pick
    [shovel] { " " }to a shovel
    [stake] { " " }to a stake
   *[plain] {""}
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
}{ $phantoms ->
    [0] {""}
    [1] , past a phantom
    [2] , past two phantoms
   *[other] , past { $phantoms } phantoms
}: { $gains ->
    [none] no tool
    [pick] the pick
    [shovel] the shovel
    [stake] the stake
    [pick-shovel] pick and shovel
    [pick-stake] pick and stake
    [shovel-stake] shovel and stake
   *[pick-shovel-stake] pick, shovel and stake
}; { $battles ->
    [0] no fight
    [one] one fight
   *[other] { $battles } fights
}{ $red ->
    [yes] ; then the red phantom.
   *[no] .
}
chapter-rolled = { $you ->
    [yes] Your go
   *[no] { $seat }'s go
}

# The screen
mark-pick = P
mark-shovel = S
mark-stake = K
screen-go = { $name }'s go
screen-roll = roll { $pips }
screen-graves = Graves
screen-odds = a dig succeeds 1 time in { $closed }
screen-ends = Where the roll leads
screen-end = { $onto ->
    [green-x] green X
    [red-x] red X
    [shadow] shadow
    [pick] pick
    [shovel] shovel
    [stake] stake
   *[plain] stone
}{ $north ->
    [0] {""}
   *[other] { " " }{ $north }N
}{ $east ->
    [0] {""}
   *[other] { " " }{ $east }E
}{ $south ->
    [0] {""}
   *[other] { " " }{ $south }S
}{ $west ->
    [0] {""}
   *[other] { " " }{ $west }W
}
screen-no-gain = –
screen-battles = { $battles ->
    [0] no fight
    [one] 1 fight ☾
   *[other] { $battles } fights ☾
}
screen-red = R!
screen-more = … and { $count } more
screen-legend = G green X · R red X · P pick · S shovel · K stake · ☾ shadow · [ ] ends here
board-legend = G green X · R red X · P pick · S shovel · K stake · ☾ shadow
help-marks = Squares: G the green X, R the red X, P pick, S shovel, K stake, ☾ a phantom's shadow. 1 2 3 are the pawns. [ ] a square the roll leads to; »☾« the one you aim at, with ( ) the path to it.
    P S K beside a name are its tools; R8: eight squares to the red X. Graves: [1] closed, · open and empty, V the vampire.
screen-ours = The board is ours: the picture in the old rulebook is lost.
screen-fights = { $count ->
    [one] one phantom still to fight
   *[other] { $count } phantoms still to fight
}
screen-digging = digging grave { $grave }

view-board = Board: { $name } (drawn by us: the original is lost), { $squares } squares.
view-place = { $onto ->
    [green-x] on the green X
    [red-x] on the red X
    [shadow] on a phantom's shadow
    [pick] on a pick
    [shovel] on a shovel
    [stake] on a stake
   *[plain] on a bare stone
}{ $to_red ->
    [0] {""}
    [one] , one square from the red X
   *[other] , { $to_red } squares from the red X
}
view-you = You stand { $place }, { $tools }.
view-player = { $name } stands { $place }, { $tools }.
view-tools = with { $tools }
view-no-tools = without tools
view-takes-nothing = no tool
view-graves = { $count ->
    [0] No grave is closed any more.
    [one] Only grave { $graves } is still closed.
   *[other] Graves { $graves } are still closed.
}
view-go = It is { $seat }'s go.
view-roll = The roll is { $pips }.

tally-title = How the hunt went
tally-battles = phantoms beaten / fought · VH-7
tally-red = red phantom beaten / fought · VH-11
tally-digs = graves dug up · VH-13
tally-grave = the vampire lay in grave · VH-13
tally-goes = goes

# Boards
board-facts = { $name }: { $squares } squares, { $links } links; from the green X to the red X { $steps } squares
board-loop = shortest loop: { $length } squares
board-no-loop = no loop
board-tools = tools: { $picks } pick, { $shovels } shovel, { $stakes } stake squares; { $shadows } shadows
board-good = A game can be played on this board.
board-bridge = bridge: { $one } – { $other }
board-wall = wall: { $one } | { $other }
board-ours = Drawn for Sexton. The picture of the original board is lost.

refused-other-question = “{ $move }” answers another question; { $step ->
    [move] now a path is to be walked
    [take] now tools are to be taken or left
    [return] now one tool is to be put back
    [red-return] now two tools are to be put back
    [dig] now a grave is to be chosen
   *[other] nobody is asked now
}
# VH-5
refused-no-such-square = there is no square { $square } on this board
# VH-5
refused-not-beside = { $square } is not linked to { $last }
# VH-5
refused-out-of-reach = { $far ->
    [0] you stand there already
    [one] that square is beside you
   *[other] by the shortest way that square is { $far } away
}; you walk exactly { $roll ->
    [one] one square
   *[other] { $roll } squares
}
# VH-R4
refused-used-already = { $square } has been used in this move already
# VH-R14
refused-pawn-in-the-way = another pawn stands on { $square }
# VH-R7
refused-must-stop-at-red = with all three tools you stop on the red X, { $square }
# VH-R6
refused-no-stop-at-red = you may not stop on the red X, { $square }: you did not begin the move with all three tools, and the roll is { $roll }
# VH-5, VH-R5
refused-too-short = with a roll of { $roll } you walk { $needed ->
    [one] one square
   *[other] { $needed } squares
}{ $length ->
    [0] {""} and do not stay where you are
   *[other] , not { $length }
}
# VH-5
refused-too-long = you walk { $roll ->
    [one] one square
   *[other] { $roll } squares
}, not { $length }
# VH-13
refused-grave-open = grave { $grave } is open already
# VH-6
refused-tool-not-there = { $tool ->
    [pick] there is no pick to take
    [shovel] there is no shovel to take
   *[stake] there is no stake to take
}
refused-tool-not-held = { $tool ->
    [pick] you hold no pick
    [shovel] you hold no shovel
   *[stake] you hold no stake
}
refused-wrong-number-of-tools = { $needed ->
    [one] just one tool is put back
   *[other] just { $needed } tools are put back
}
# VH-R1
refused-too-many-seats = { $seats } players are too many: up to { $most } play, or 6 with the option seats_up_to
refused-unknown-board = there is no board “{ $board }”; there are: { $known }
refused-no-board-file = there is neither a file nor a board “{ $path }”; boards: { $known }
refused-unreadable-board = “{ $path }” cannot be read as a board
# VH-2
refused-unknown-tool = “{ $text }” is not a tool; tools are pick, shovel, stake
# VH-2
refused-tool-twice = a player holds one { $tool ->
    [pick] pick
    [shovel] shovel
   *[stake] stake
} at most
# VH-5
refused-no-such-roll = a die cannot show { $roll }
# VH-R1
refused-too-many-others = { $count } other pawns are too many

refused-board-too-long = line { $line }: a board has at most { $most } lines
refused-board-no-name = line { $line }: a board begins with a line such as “board Iron Gate”, its name at most 40 letters long
refused-board-no-squares = line { $line }: there are no squares
refused-board-unknown-mark = line { $line }: “{ $mark }” at column { $column } is no mark; marks are o . G R P S K *
refused-board-row-after-links = line { $line }: all rows come before the walls and bridges
refused-board-uneven-row = line { $line }: this row has { $squares } marks, the first one { $columns }
refused-board-too-large = line { $line }: a board has at most { $side } columns and { $side } rows
refused-board-wrong-link = line { $line }: write “{ $word } 3,2 4,2”
refused-board-no-such-square = line { $line }: there is no square { $square }
refused-board-already-linked = line { $line }: { $one } and { $other } are linked already
refused-board-not-linked = line { $line }: { $one } and { $other } are not linked, so there is nothing to part
refused-board-too-many-links = line { $line }: more than { $most } links lead from { $square }
refused-board-too-many-bridges = line { $line }: a board has at most { $most } bridges
refused-board-no-x = line { $line }: { $mark ->
    [G] nowhere in the drawing is there a green X
   *[R] nowhere in the drawing is there a red X
} ({ $mark })
refused-board-two-x = line { $line }: { $mark ->
    [G] a second green X
   *[R] a second red X
} ({ $mark }), at { $square }
refused-board-no-tool = line { $line }: { $tool ->
    [pick] nowhere in the drawing is there a pick
    [shovel] nowhere in the drawing is there a shovel
   *[stake] nowhere in the drawing is there a stake
} ({ $mark })
refused-board-too-few-squares = line { $line }: { $squares } squares are too few; a roll of 6 needs at least { $needed }
refused-board-unreachable = line { $line }: the square { $square } cannot be reached from the green X
refused-board-dead-end = line { $line }: from { $square } a roll of { $roll } cannot be walked: every way on is a dead end

# Solved
solve-title = { $board }: expected goes to a dig
solve-dig = A hunter alone needs { $goes } goes to a dig on average, from the green X without tools.
solve-victory = To victory: { $goes } goes ({ $digs } digs on average).
solve-precision = Every number is right to within { $precision } of itself: { $rounds } rounds of value iteration over { $squares } squares and 8 sets of tools, { $seconds } s.
solve-greedy = The greedy hunter needs { $goes }: the best policy saves { $gain } % of the goes.
solve-check = { $hunts } simulated hunts of the best policy: { $mean } ± { $margin } ({ $held ->
    [yes] the exact number lies inside
   *[no] the exact number lies outside!
})
solve-check-greedy = { $hunts } simulated hunts of the greedy one: { $mean } ± { $margin } ({ $held ->
    [yes] the exact number lies inside
   *[no] the exact number lies outside!
})
solve-z = The two means differ by { $z } standard errors (3.29 is p = 0.001).
solve-match = Two hunters at their best: whoever begins wins { $odds } % of the games (precision { $precision }; { $rounds } rounds, { $seconds } s).
solve-match-graves = The same with 1, 2, … 6 graves still closed: { $odds }.
solve-match-single = Against the best answer to it the single-hunter policy wins { $odds } %: it loses { $loss } percentage points at most.
solve-without = without tools
solve-with = with { $tools }
solve-progress = { $graves ->
    [one] one grave
   *[other] { $graves } graves
} closed: round { $rounds }, precision { $precision }
# VH-1
refused-not-solved-for = the hunt is solved for 1 and 2 players, not for { $players }
# VH-R3, VH-R14
refused-match-not-solved = the match of two is solved only where pawns pass one another and opened graves stay open
result-paths = { $paths ->
    [one] One move.
   *[other] { $paths } moves.
}

# What was answered, in the notes of a review
noted-move = walk { $end }: { $path }
noted-return = put back the { $tools }
noted-dig = dig at { $grave }

# Why a bot would do it
why-dig = any closed grave is as good as another: one in { $graves }
why-move-dig = it brings you to the dig with every tool
why-move-tool = { $tool ->
    [pick] you take the pick on the way
    [shovel] you take the shovel on the way
   *[stake] you take the stake on the way
}
why-move-shadow = { $shadows ->
    [one] the way is worth the fight with a phantom
   *[other] the way is worth the fights with { $shadows } phantoms
}
why-move-nearer = you have every tool, and this is the shortest way to the dig
why-move-nearer-other = you have every tool; there is a shorter way to the dig
why-move-towards-tool = it is the shortest way over the tools you lack
why-move-towards-tool-other = you still lack tools; there is a shorter way to them
why-take = a tool in your hand is one less to fetch
why-part = it is what you will miss least
why-part-other = there is something else that you would miss less
why-exact-kind = { $kind ->
    [dig] you come to the dig with every tool
    [tools] { $tools ->
        [2] you take two tools in one go
       *[other] you take all three tools in one go
    }
    [tool] you take a tool now, and not only in a later go
    [leaves] the tool can wait: from here you are sooner at all that you still need
    [around] { $fights ->
        [one] you get by one phantom more without a fight
       *[other] you get by { $fights } phantoms more without a fight
    }
    [fight] { $fights ->
        [one] the phantom is worth the fight: half of the time it takes nothing, and going around it costs more
       *[other] the phantoms are worth the fights: each takes something only half of the time, and going around them costs more
    }
    [rolls] from there { $rolls } of the six rolls take you to a tool or to the dig, from the other square { $others }
    [part] the others lie less on your way
   *[ahead] the other way is shorter by squares, but from here fewer of the pips to come are lost
}
why-exact = { why-exact-kind }; on average { $mine } goes are left to a dig, by the way that looks best at first sight { $other }
why-goes = on average { $mine } goes are left to a dig, after what was played { $other }
why-played = { $kind ->
    [ahead] { why-goes }
    [part] { why-goes }
   *[other] { why-exact-kind }; { why-goes }
}

# The characters of its bots, and what they do
character-bold = bold
character-bold-does = walks through the phantoms
character-careful = careful
character-careful-does = goes around the phantoms
character-sly = sly
character-sly-does = stays close to the red X
