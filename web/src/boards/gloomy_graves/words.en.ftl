blurb-gloomy_graves = Bury pixies by pixies and dragons by dragons, in tidy rows.

# The board
board-gloomy_graves-market = Rounds, deck and row
board-gloomy_graves-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
board-gloomy_graves-rounds-left = { $count ->
    [0] no more after it
    [one] one more after it
   *[other] { $count } more after it
}
board-gloomy_graves-beginning = The crypts are begun
board-gloomy_graves-deck = The deck
board-gloomy_graves-deck-about = About the deck
board-gloomy_graves-deck-reconstructed = deck “{ $deck }”, a reconstruction
board-gloomy_graves-deck-given = deck “{ $deck }”
board-gloomy_graves-deck-left = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
board-gloomy_graves-unseen = Not seen yet
board-gloomy_graves-yard = graveyard
board-gloomy_graves-crypt = crypt
board-gloomy_graves-your-crypt = your crypt
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
board-gloomy_graves-scored = scored
board-gloomy_graves-score-card = score card
board-gloomy_graves-zoom-in = Closer
board-gloomy_graves-zoom-out = Farther away
board-gloomy_graves-zoom-fit = The whole ground
board-gloomy_graves-turn = Turn
board-gloomy_graves-turn-label = Turn the card (T)
board-gloomy_graves-put-back = Lift the card again (Esc)
board-gloomy_graves-bury = Bury
board-gloomy_graves-keys = Pick a card, then: arrows move it, T turns it, A changes between crypt and graveyard, Enter confirms, Esc lifts it. Plus, minus and 0 zoom, Shift and arrows pan.
board-gloomy_graves-taken = { $card } is in your hand. { $count ->
    [one] One place
   *[other] { $count } places
} for it.
board-gloomy_graves-half-at = { $under ->
    [none] { $half } at column { $x }, row { $y }
   *[other] { $half } at column { $x }, row { $y }, on { $under }
}
board-gloomy_graves-ghost-group = { $grave }: { $communal } and { $crypt } make { $total }{ $claim ->
    [0] {""}
   *[other] , earning the { $claim }
}
board-gloomy_graves-final = The reckoning
board-gloomy_graves-over = The game is over

# The referee
question-gloomy_graves-place = A burial
question-gloomy_graves-score = A score
referee-first-half = First half
referee-second-half = Second half
referee-empty = empty
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
