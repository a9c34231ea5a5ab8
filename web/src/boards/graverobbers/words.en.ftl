# The board
board-graverobbers-aim = Most points win: for your two objectives, and for the cards you keep in hand, robbers if four graves are ransacked, detectives if not.
board-graverobbers-go = Play a card
board-graverobbers-stake = { $name }: if guilty +3, if not −1
board-graverobbers-graves = The seven graves
board-graverobbers-grave = Grave { $grave }, { $fate ->
    [ransacked] ransacked
    [undisturbed] undisturbed
   *[open] open
}: { $cards }.
board-graverobbers-ransacked = ransacked
board-graverobbers-undisturbed = safe
board-graverobbers-wants-black = { $graves ->
    [cemetery] four ransacked
   *[other] both ransacked
}
board-graverobbers-wants-white = { $graves ->
    [cemetery] four safe
   *[other] both safe
}
board-graverobbers-letter-R = R
board-graverobbers-letter-D = D
board-graverobbers-letter-B = B
board-graverobbers-notebook = Notebook
board-graverobbers-first = first player of this round
board-graverobbers-may-accuse = may still accuse
board-graverobbers-accuse = Accuse { $name }
board-graverobbers-accused-by = { $count ->
    [one] accused once
   *[other] accused { $count } times
}
board-graverobbers-spy-at = Spy at grave { $grave }: turn up its last card
board-graverobbers-lay-aside = Lay aside { $objective }
board-graverobbers-aside = laid aside
board-graverobbers-kept = kept
board-graverobbers-open-hands = Open hands
board-graverobbers-last-hand = How hand { $hand } was reckoned
board-graverobbers-unseen = Cards you have not seen
board-graverobbers-cemetery-ransacked = The cemetery is ransacked
board-graverobbers-cemetery-safe = The cemetery is undisturbed

# The referee
question-graverobbers-grave = A grave
question-graverobbers-score = A score
referee-ransacked = Which graves are ransacked?
referee-so-many = { $count } players
referee-whose = Whose hand
referee-side = Which side it is on
referee-goal = Objective { $number }
referee-goal-graves = Its graves
referee-goal-points = Points
referee-goal-add = Add an objective
referee-goal-remove = Remove it
referee-accuses = Accuses
referee-nobody = nobody
referee-column = The cards, nearest the grave first
referee-one-more = One more { $card }

# House rules: option-<game>-<option>, and its values
option-graverobbers-accuse_at_end = Accusations after the last round
option-graverobbers-accuse_at_end-yes = yes
option-graverobbers-accuse_at_end-no = no
option-graverobbers-full_tie = A full tie in a hand
option-graverobbers-full_tie-shared = is shared
option-graverobbers-full_tie-next_ranked = the next below wins
option-graverobbers-match_tie = A tied match
option-graverobbers-match_tie-shared = is shared
option-graverobbers-match_tie-next_ranked = the next below wins
option-graverobbers-hands = Hands in a match
option-graverobbers-hands-1 = one
option-graverobbers-hands-3 = three
option-graverobbers-hands-players = one for each player
option-graverobbers-open_hands = All cards open, for practice
option-graverobbers-open_hands-no = no
option-graverobbers-open_hands-yes = yes
option-graverobbers-objectives = Objectives

# A file of one's own
own-file-graverobbers-objectives = A text file, a line a card: colour, two graves or cemetery, points, as in black 1-2 6. Nine are black, nine white.

# What everything is: explain-<what>, and its rule
explain-robber = Robber { $value }: adds { $value } to the robbery at a grave. { $held ->
    [no] { "" }
    [none] You hold none.
   *[yes] Kept to the end, it brings you { $value } if the cemetery is ransacked, and costs you { $value } if not.
}
    .rule = GR-12
explain-detective = Detective { $value }: adds { $value } to the defence of a grave, and lets one bobby count there. { $held ->
    [no] { "" }
    [none] You hold none.
   *[yes] Kept to the end, it brings you { $value } if the cemetery is undisturbed, and costs you { $value } if not.
}
    .rule = GR-12
explain-bobby = Bobby { $value }: adds { $value } to the defence, but only with a detective in the same column, one bobby for each. { $held ->
    [no] { "" }
    [none] You hold none.
   *[yes] It can also be spent to turn up the last card of a column. Kept to the end, every two bobbies bring 1 point.
}
    .rule = GR-12
explain-back = A card that lies face down. { $seat } laid it; nobody else knows it.
    .rule = GR-8
explain-known = { $kind ->
    [robber] Robber
    [detective] Detective
   *[bobby] Bobby
} { $value }, face down: only you know it.
    .rule = GR-R18
explain-grave = Grave { $grave }, { $fate ->
    [ransacked] ransacked: the robbery was greater than the defence.
    [undisturbed] undisturbed: the robbery was not greater than the defence.
   *[open] still open. { $cards ->
        [0] No card lies here.
        [one] One card of seven lies here.
       *[other] { $cards } cards of seven lie here.
    } With the seventh it is judged.
}
    .rule = GR-11
explain-places = Places in this column: { $cards } of 7 are taken. With the seventh card the grave is judged.
    .rule = GR-11
explain-weights = Of the cards you know: robbery { $robbery }, defence { $defence }. Only if the robbery is greater is the grave ransacked; a tie is safe.
    .rule = GR-13
explain-lead = { $hidden ->
    [0] Robbery minus defence: { $least }.
    [one] One card is hidden. With it, robbery minus defence may be anything from { $least } to { $most }.
   *[other] { $hidden } cards are hidden. With them, robbery minus defence may be anything from { $least } to { $most }.
} Above 0 the grave is ransacked, at 0 or below it is safe.
    .rule = GR-13
explain-spy = Spend the bobby to turn up this card, for everybody to see. Then you play one card.
    .rule = GR-10
explain-wanted = { $side ->
    [black] A black objective of yours wants grave { $grave } ransacked.
   *[white] A white objective of yours wants grave { $grave } undisturbed.
}
    .rule = GR-22
explain-first-card = The first card of this go lies here: the second has to go to another grave.
    .rule = GR-9
explain-objective = { $graves ->
    [cemetery] { $points } points if four graves or more are { $side ->
        [black] ransacked
       *[white] undisturbed
    }.
   *[other] { $points } points if graves { $graves } are both { $side ->
        [black] ransacked
       *[white] undisturbed
    }.
} { $state ->
    [achieved] It is achieved.
    [missed] It cannot be achieved any more.
    [open] It is still open.
   *[none] { "" }
}
    .rule = GR-22
explain-worth = Your hand as it is now: { $ransacked } if the cemetery is ransacked, { $safe } if it is undisturbed. Four ransacked graves decide.
    .rule = GR-20
explain-round = Round { $round } of { $rounds }. Graves ransacked: { $ransacked }, undisturbed: { $safe }. Four of a kind end the game with the round. Touch it for the notebook.
    .rule = GR-17
explain-hand-size = { $name } holds { $count ->
    [one] one card
   *[other] { $count } cards
}. What is left at the end is scored.
    .rule = GR-20
explain-total = Points of { $name } so far: { $total }.
    .rule = GR-24
explain-first-player = { $name } leads this round. The flag moves one place to the left.
    .rule = GR-6
explain-may-accuse = { $name } may still use the Accuse! card.
    .rule = GR-14
explain-accuses = { $name } has accused { $suspect }. With an achieved black objective the accused loses 2 and the accuser gains 3; if not, it is 1 the other way.
    .rule = GR-23
explain-accused = { $name } is accused { $count ->
    [one] once
   *[other] { $count } times
}.
    .rule = GR-23
explain-accuse = Accuse { $name }: 3 points for you if a black objective of theirs is achieved in the end, 1 lost if not.
    .rule = GR-23
explain-practice = A practice game: all cards lie open, and it is not rated.
explain-tally-hand = Cards left in hand: robbers against detectives, as the cemetery has it.
    .rule = GR-20
explain-tally-bobbies = A point for every two bobbies left in hand.
    .rule = GR-21
explain-tally-objectives = Achieved objectives.
    .rule = GR-22
explain-tally-accusations = Accusations made and suffered.
    .rule = GR-23
explain-tally-points = The points of this hand.
    .rule = GR-24
explain-tally-total = The points of all hands.
    .rule = GR-24
