blurb-graverobbers = Seven graves, one crew: who among you is really the police?

# The board
board-graverobbers-graves = The seven graves
board-graverobbers-grave = Grave { $grave }, { $fate ->
    [ransacked] ransacked
    [undisturbed] undisturbed
   *[open] open
}: { $cards }.
board-graverobbers-ransacked = robbed
board-graverobbers-undisturbed = safe
board-graverobbers-wants-black = ransacked
board-graverobbers-wants-white = undisturbed
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
board-graverobbers-if-ransacked = if ransacked
board-graverobbers-if-safe = if safe
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
