# Gloomy Graves in words.
card-pixie = pixie
card-goblin = goblin
card-unicorn = unicorn
card-cyclops = cyclops
card-dragon = dragon
card-gravedigger = gravedigger
mark-pixie = P
mark-goblin = G
mark-unicorn = U
mark-cyclops = C
mark-dragon = D
mark-gravedigger = ✚

# The question on the table
ask-begin = Choose the first card of your crypt
ask-bury = Bury a card: graveyard or crypt
ask-bury-other = Bury another card in the other place
ask-discard = Nothing fits the communal graveyard: discard a card
ask-score = Score one type, or none?
ask-draw = Draw: off the deck, or out of the row
field-card = card
field-area = where
field-column = column of its first half
field-row = row of its first half
field-second = cell of its second half
field-grave = type
pick-column = column { $value }
pick-row = row { $value }
choice-crypt = your crypt
choice-communal = the communal graveyard
choice-pixie = pixie
choice-goblin = goblin
choice-unicorn = unicorn
choice-cyclops = cyclops
choice-dragon = dragon
choice-no-score = score nothing now
choice-draw-deck = the deck

# Where a card lies, by what lies there: on it, or at a side of it, in which part of the ground
place-of = the { $by }
place-buried = { $half } { $lies ->
    [on] on the { $by }
    [left] left of { place-of }
    [right] right of { place-of }
    [above] above { place-of }
   *[below] below { place-of }
}{ $part ->
    [none] {""}
    [top-left] {" "}at the top left
    [top] {" "}at the top
    [top-right] {" "}at the top right
    [left] {" "}on the left
    [right] {" "}on the right
    [bottom-left] {" "}at the bottom left
    [bottom] {" "}at the bottom
    [bottom-right] {" "}at the bottom right
   *[middle] {" "}in the middle
}, { $other } { $other_lies ->
    [on] on the { $other_by }
    [left] to its left
    [right] to its right
    [above] above it
   *[below] below it
}

told-deck-reconstructed = The deck “{ $deck }” is a reconstruction: the printed list of cards is not known.
told-deck-given = The deck is “{ $deck }”.
told-starts = { $you ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
told-row-laid = { $card } lies in the row.
together-row-laid = { $cards } lie in the row.
told-graveyard-card-turned = { $card } is turned up for the communal graveyard.
told-graveyard-card-laid = { $card } makes the { $column ->
    [1] left
   *[other] right
} column of the graveyard; above lies the { $half ->
    [pixie] pixie
    [goblin] goblin
    [unicorn] unicorn
    [cyclops] cyclops
    [dragon] dragon
   *[gravedigger] gravedigger
}.
told-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
together-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
told-ready = Everybody has five cards; { $deck ->
    [one] one is
   *[other] { $deck } are
} left in the deck.
told-crypt-begun = { $you ->
    [yes] You begin your crypt with { $card }.
   *[no] { $seat } begins a crypt with { $card }.
}
told-go-begins = { $you ->
    [yes] Round { $round }, your go.
   *[no] Round { $round }, { $seat }'s go.
}
told-buried-in-crypt = { $you ->
    [yes] You bury { $card } in your crypt
   *[no] { $seat } buries { $card } in their crypt
}: { place-buried }.
told-buried-in-graveyard = { $you ->
    [yes] You bury { $card } in the communal graveyard
   *[no] { $seat } buries { $card } in the communal graveyard
}: { place-buried }.
told-nothing-fits = { $you ->
    [yes] No card that you hold
   *[no] No card that { $seat } holds
} fits the communal graveyard: one is discarded, nothing is scored.
told-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
told-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $grave ->
    [pixie] pixies
    [goblin] goblins
    [unicorn] unicorns
    [cyclops] cyclopes
   *[dragon] dragons
}: { $communal } and { $crypt } make { $total }. That earns the { $number }, worth { $points } points.
told-score-declined = { $you ->
    [yes] You score nothing.
   *[no] { $seat } scores nothing.
}
told-drew-from-deck = { $card ->
    [none] { $seat } draws off the deck
   *[other] { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card } off the deck
}; { $left } left.
told-drew-from-row = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the row.
told-row-refilled = { $card } comes into the row; { $left } left in the deck.
told-fifth-score-card = { $you ->
    [yes] You have
   *[no] { $seat } has
} five score cards: this round is the last, and nobody draws any more.
told-deck-empty = { $you ->
    [yes] You should draw and find
   *[no] { $seat } should draw and finds
} the deck empty: this round is the last, and nobody draws any more.
told-game-ends = The game is over. Result: { $scores }.
told-groups-counted = { $grave ->
    [pixie] Pixies
    [goblin] Goblins
    [unicorn] Unicorns
    [cyclops] Cyclopes
   *[dragon] Dragons
}: { $communal } in the communal graveyard and { $crypt } in the crypt make { $total }.
told-earns-card = That earns the { $number }, worth { $points } points.
told-earns-nothing = { $total } earns no score card that is left: this type cannot be scored now.
told-may-lie = The card may lie there ({ $area ->
    [crypt] crypt
   *[communal] communal graveyard
}).
told-may-not-lie = The card may not lie there ({ $area ->
    [crypt] crypt
   *[communal] communal graveyard
}): { $forbids ->
    [GG-8] its halves must lie on two cells next to each other
    [GG-9] a grave may not cover a gravedigger
    [GG-10] two gravediggers would be neighbours
    [GG-12] it must cover a cell in use or lie edge to edge with one
    [GG-13] the crypt would be more than three wide or high
    [GG-14] two gravediggers would be in one row or column
   *[GG-15] exactly one half must cover a cell in use
} ({ $forbids }).

# What a referee concludes
result-placed = { $rule ->
    [none] Legal.
   *[other] Not legal: { $rule }.
}
result-counted = { $claim ->
    [none] { $communal } + { $crypt } = { $total }: no score card.
   *[other] { $communal } + { $crypt } = { $total }: the { $claim }.
}

# A chapter of the story begins with one of these
chapter-starts = The cards are dealt
chapter-go-begins = { $you ->
    [yes] Round { $round }, your go
   *[no] Round { $round }, { $seat }'s go
}
chapter-game-ends = The reckoning

screen-status = { $round ->
    [0] The crypts begin
   *[other] Round { $round } of { $rounds }
} · deck { $deck }
screen-last-round = Last round!
screen-row = Row:
screen-hand = Hand:
screen-groups = yard+crypt=sum
screen-after = after this
screen-left = score cards
help-marks = P● pixie, G▲ goblin, U◆ unicorn, C⬢ cyclops, D★ dragon, ✚ gravedigger. (P) the card you are laying, P+ or + where its first half may go, P' on the card just laid, · empty ground.
    Of each type: your largest group in the communal graveyard (yard) and in your crypt and their sum; → the score card the sum would earn you now; the score cards left; under each player's letter the one claimed.
    Beside your hand, with their letters: cards of the others that everybody saw them take.
tally-points = points · GG-21
tally-bonus = bonus
tally-sum = sum

view-communal = Communal graveyard, { $count } cells, row by row from the top. { $rows }.
view-line = row { $row }: { $halves }
view-gap = no grave
view-typed = To type a cell: the first cell of row 1 is { $first } in the communal graveyard{ $crypt ->
    [none] {""}
   *[other] {" "}and { $crypt } in your crypt
}; columns count to the right, rows downwards.
view-own-crypt = Your crypt. { $rows }.
view-crypt = { $seat }'s crypt. { $rows }.
view-type = { $grave }: score cards left { $left }; claimed: { $claimed }.
view-type-groups = { $grave }: { $communal } communal and { $crypt } in your crypt make { $total }, which { $claim ->
    [0] earns nothing
   *[other] would earn the { $claim }
}; score cards left { $left }; claimed: { $claimed }.
view-row = The row: { $cards }.
view-player = { $name } holds { $cards } cards; known of them: { $known }.
view-hand = Your hand: { $cards }.

refused-other-question = “{ $move }” answers another question; { $step ->
    [begin] now the first cards of the crypts are chosen
    [bury] now a card is to be buried
    [bury-other] now the second card is to be buried
    [discard] now a card is to be discarded
    [score] now a type may be scored
    [draw] now a card is to be drawn
   *[other] you are not asked now
}
refused-card-not-in-hand = you do not hold { $card }
# GG-19
refused-card-not-in-row = { $card } is not in the row
# GG-7
refused-buried-there-already = you have buried a card { $area ->
    [crypt] in your crypt
   *[communal] in the communal graveyard
} in this go already
# GG-7
refused-only-card-for-graveyard = { $card } is the only card in your hand that fits the communal graveyard, so it may not go into the crypt
# GG-8
refused-halves-apart = the two halves of a card lie on cells next to each other
# GG-8
refused-off-the-table = { $cell } is farther out than any game can reach
# GG-9
refused-grave-on-gravedigger = a grave may not cover a gravedigger
# GG-10
refused-gravediggers-touch = two gravediggers would be next-door neighbours
# GG-12
refused-touches-nothing = there the card neither covers a cell of your crypt nor lies edge to edge with one
# GG-13
refused-crypt-too-large = your crypt would be { $wide } wide and { $high } high; three by three is the most
# GG-14
refused-gravediggers-in-line = two gravediggers of your crypt would be in one row or column
# GG-15
refused-covers-not-one = exactly one half must cover a cell in use; here it would be { $covered ->
    [0] none
   *[other] both
}
# GG-16
refused-scored-already = you have scored this type already ({ $grave }, the { $number })
# GG-16
refused-type-not-on-card = { $grave } is not on { $card }, the card of your communal burial
# GG-R14
refused-earns-no-card = { $grave } would earn you no score card now
# GG-1
refused-no-deck-file = there is no deck “{ $path }”; there are { $known }, or the path of a file
# GG-1
refused-deck-line = line { $line }: “{ $text }” is neither a card with three numbers nor a word this file knows
# GG-1
refused-deck-unknown-half = line { $line }: “{ $text }” is not a half; halves are pixie goblin unicorn cyclops dragon gravedigger
# GG-10
refused-deck-two-gravediggers = line { $line }: a card of two gravediggers could never be laid
# GG-1
refused-deck-card-twice = line { $line }: { $text } stands there twice
# GG-1
refused-deck-without-name = line { $line }: the deck has no name
# GG-1
refused-deck-count = line { $line }: the deck has { $count } cards and should have { $needed }
# GG-2
refused-deck-marks = line { $line }: { $count } cards bear { $shovels } shovels; it should be { $needed }
# GG-1
refused-deck-asymmetric = line { $line }: among the cards of { $shovels } shovels there are { $count } halves of { $half } and { $first } of pixie; if that is meant, say “asymmetric”
# GG-3
refused-too-few-cards = { $cards } cards are too few: { $needed } are laid out, dealt or taken out
# GG-16
refused-unknown-type = “{ $text }” is not a type; types are pixie goblin unicorn cyclops dragon
# GG-1
refused-no-such-score-card = { $number } is not a score card, or stands there twice; each type has 8 10 12 15
# GG-1
refused-too-many-graves = { $count } graves and gravediggers are more than a game can lay; at most { $most } can be counted
# GG-8
refused-card-in-pieces = the halves of card { $number } are not next to each other
# GG-1
refused-unknown-half = “{ $text }” is not a half; halves are pixie goblin unicorn cyclops dragon gravedigger
# GG-10
refused-no-such-card = there is no card { $text }

# What was answered, in the notes of a review
noted-begin = begin the crypt with { $card }
noted-buried-in-crypt = bury { $card } in the crypt: { place-buried }
noted-buried-in-graveyard = bury { $card } in the communal graveyard: { place-buried }
noted-draw = draw { $card } from the row
noted-draw-deck = draw from the deck
noted-discard = discard { $card }
noted-score = score { $grave ->
    [cyclops] cyclopes
   *[other] { $grave }s
}
noted-no-score = score nothing

# Why a bot would do it
why-kind = { $card ->
    [cyclops] cyclopes
   *[other] { $card }s
}
why-bury = your largest groups of { why-kind } make { $size } together
why-bury-score = { why-kind } can be scored at once, for { $points } points
why-bury-quiet = it does the least harm to what you can still score
why-bury-quiet-other = it makes none of your groups larger
why-score = it earns { $points } points now, and a card towards the bonus
why-no-score = waiting is likely to bring a better score card
why-no-score-other = a score card is given up for now, in the hope of a better one
why-draw-deck = the row holds nothing better than an average card
why-draw-deck-other = it may be any card; the row holds a better one than the average
why-draw-row = it shows types you can still score
why-draw-digger = a gravedigger counts for every type
why-begin = it shows the types that promise most
why-begin-other = it leaves you other cards for later
why-begin-digger = a gravedigger in your crypt counts for every type to the end
why-discard = it is the card you can use least
why-discard-other = you could still use this card
why-ends = in games imagined to the end, { $how ->
    [more-less] it brings you about { $own } points more than { why-beside }, and the best of the others { $best } fewer
    [more-more] it brings you about { $own } points more than { why-beside }, and the best of the others only { $best } more
    [same-less] it leaves the best of the others about { $best } points fewer than { why-beside }
    [less-less] it costs you about { $own } points beside { why-beside }, but the best of the others { $best }
   *[more-same] it brings you about { $own } points more than { why-beside }
}

# What comes of a move in games imagined to the end, beside another
end-by-end = in games imagined to the end
end-own-scored = { $how ->
    [often] { end-by-end } you score { why-kind } { often-mine }, after { why-other } { often-other }
   *[much] { end-by-end } { why-kind } earn you about { $each ->
        [1] one point
       *[other] { $each } points
    } each time you score them, after { why-other } { $other_each }
}
end-others-scored = { end-by-end } the others score about { $gain ->
    [1] one point
   *[other] { $gain } points
} { $direction } in all than after { why-other }
end-own-fifth-score-card = { end-by-end } you are the one to score a fifth type { often-mine }, after { why-other } { often-other }

# The characters of its bots, and what they do
character-bold = bold
character-bold-does = draws unseen cards from the deck
character-careful = careful
character-careful-does = draws what lies open and takes the first score card it can
character-sly = sly
character-sly-does = keeps gravediggers for its own crypt
