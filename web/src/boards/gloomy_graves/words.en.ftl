# The board
board-gloomy_graves-aim = Most points win. Equal graves that touch make a group: your largest in graveyard and crypt, added up, earn score cards from 8 on.
board-gloomy_graves-market = Rounds, deck and row
board-gloomy_graves-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
board-gloomy_graves-rounds-left = { $count ->
    [0] no more after it
    [one] one more after it
   *[other] { $count } more after it
}
board-gloomy_graves-beginning = The crypts begin
board-gloomy_graves-deck = The deck
board-gloomy_graves-deck-about = About the deck
board-gloomy_graves-deck-left = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
board-gloomy_graves-unseen = Not seen yet
board-gloomy_graves-yard = graveyard
board-gloomy_graves-score-one = Score the { $grave ->
    [pixie] pixies
    [goblin] goblins
    [unicorn] unicorns
    [cyclops] cyclopes
   *[dragon] dragons
} ({ $number }: { board-gloomy_graves-worth })?
board-gloomy_graves-worth = { $number ->
    [8] 2
    [10] 4
    [12] 6
   *[other] 10
} points
board-gloomy_graves-other-than-crypt = Bury another card in the graveyard
board-gloomy_graves-other-than-communal = Bury another card in your crypt
board-gloomy_graves-crypt = crypt
board-gloomy_graves-crypts = The crypts
board-gloomy_graves-crypt-of = { $name }'s crypt
board-gloomy_graves-enlarge = { $name }'s crypt, large
board-gloomy_graves-show-crypt = Show your crypt large
board-gloomy_graves-show-yard = Show the graveyard large
board-gloomy_graves-cards = cards in hand
board-gloomy_graves-holds = { $count ->
    [one] Holds one card:
   *[other] Holds { $count } cards:
}
board-gloomy_graves-holds-known = { $count ->
    [one] Holds one card
   *[other] Holds { $count } cards
}{ $known ->
    [0] .
    [one] , one of them seen by all:
   *[other] , { $known } of them seen by all:
}
board-gloomy_graves-types = Score cards
board-gloomy_graves-legend = Your largest groups: graveyard + crypt → score card
board-gloomy_graves-legend-of = { $name }: graveyard + crypt → score card
board-gloomy_graves-legend-after = With this card: graveyard + crypt → score card
board-gloomy_graves-score-card = score card
board-gloomy_graves-zoom-in = Closer
board-gloomy_graves-zoom-out = Farther away
board-gloomy_graves-zoom-fit = The whole ground
board-gloomy_graves-beyond = { $lit ->
    [yes] { $count ->
        [one] One place
       *[other] { $count } places
    } for this card
   *[no] More graves
} { $side ->
    [left] to the left
    [right] to the right
    [top] above
   *[bottom] below
}: go there
board-gloomy_graves-turn = Turn
board-gloomy_graves-turn-label = Turn the card (T)
board-gloomy_graves-put-back = Lift the card again (Esc)
board-gloomy_graves-bury = Bury
board-gloomy_graves-keys = Pick a card, then: arrows move it, T turns it, A changes between crypt and graveyard, Enter confirms, Esc lifts it. Plus, minus and 0 zoom, Shift and arrows pan.
board-gloomy_graves-taken = { $card } is in your hand. { $count ->
    [one] One place
   *[other] { $count } places
} for it.
board-gloomy_graves-ghost-group = { $grave }: { $communal } and { $crypt } make { $total }{ $claim ->
    [0] {""}
   *[other] , earning the { $claim }
}
board-gloomy_graves-final = The reckoning
board-gloomy_graves-over = The game is over

# What everything on the table is
explain-pixie = A pixie's grave. Pixies lying edge to edge are one group.
    .rule = GG-17
explain-goblin = A goblin's grave. Goblins lying edge to edge are one group.
    .rule = GG-17
explain-unicorn = A unicorn's grave. Unicorns lying edge to edge are one group.
    .rule = GG-17
explain-cyclops = A cyclops' grave. Cyclopes lying edge to edge are one group.
    .rule = GG-17
explain-dragon = A dragon's grave. Dragons lying edge to edge are one group.
    .rule = GG-17
explain-gravedigger = A gravedigger counts as any type you like. No grave may cover one, and two are never next-door neighbours.
    .rule = GG-9
explain-card = { $card }, a card of yours: each half fills one cell, of the communal graveyard or of your crypt.
    .rule = GG-8
explain-row-card = { $card } lies in the open row. When you draw you may take it, and everybody sees it.
    .rule = GG-19
explain-deck = The deck: { $count ->
    [0] it is empty.
    [one] one card is left.
   *[other] { $count } cards are left.
} You draw two cards a go, off the deck or out of the row.
    .rule = GG-19
explain-rounds = Each of you has one go a round. Who must draw from an empty deck, or has five score cards, brings on the last round.
    .rule = GG-20
explain-pit = An open pit: one half of the card may lie here.
    .rule = GG-15
explain-cover = One half of the card may cover this grave.
    .rule = GG-9
explain-ghost = The card you are laying. Touch it to turn it, pull it elsewhere, or confirm.
    .rule = GG-8
explain-yard = The communal graveyard. You all bury here: exactly one half of a card covers a cell in use.
    .rule = GG-15
explain-own-crypt = Your crypt, yours alone: never more than three cells wide or high, one gravedigger in each row and column.
    .rule = GG-13
explain-crypt = { $name }'s crypt. Touch it to see it large.
    .rule = GG-13
explain-held = { $name } holds { $count ->
    [one] one card.
   *[other] { $count } cards.
}
    .rule = GG-3
explain-groups = Your largest group: { $communal } in the communal graveyard and { $crypt } in your crypt make { $total }.
    .rule = GG-17
explain-scored = Scored: you have the { $number } of this type. Each type is scored once.
    .rule = GG-16
explain-tablet = The score card { $number }: for groups of { $number } or more together. It is worth { board-gloomy_graves-worth }, and there is only one.
    .rule = GG-18
explain-tablet-taken = { $name } has the { $number } of this type.
    .rule = GG-18
explain-tablet-gone = The { $number } of this type is gone.
    .rule = GG-18
explain-score = Score this type now: you receive the highest score card that your two groups reach.
    .rule = GG-18
explain-score-not = Only a type on the card you have just laid in the graveyard, not scored yet and large enough for a score card.
    .rule = GG-16
explain-bonus = For three score cards 5 points more, for four 10, for five 15.
    .rule = GG-21
explain-tally = { $number ->
    [0] Not scored.
   *[other] From the score card { $number }.
}
    .rule = GG-21

# The referee
question-gloomy_graves-place = A burial
question-gloomy_graves-score = A score
referee-first-half = First half
referee-second-half = Second half
referee-empty = empty
referee-cell = row { $row }, cell { $cell }: { $half }
referee-lay = Touch the cell of the first half, then the cell of the second. Lay the cards in the order in which they were laid.
referee-burial = Lay what lies there, and last of all the card in question.
referee-area = Where
referee-type = Which type is scored
referee-left = Score cards still there

# House rules: option-<game>-<option>, and its values
option-gloomy_graves-deck = Deck
option-gloomy_graves-deck-pairs = pairs
option-gloomy_graves-deck-doubles = with doubles
option-gloomy_graves-harvest = Your group in the graveyard
option-gloomy_graves-harvest-anywhere = may lie anywhere
option-gloomy_graves-harvest-new_card = must touch your new card

# A file of one's own
own-file-gloomy_graves-deck = A text file. First line: name and what it is called. Then a line a card: its halves, and how many have no, two and three shovels, as in pixie/goblin 4 2 1.
