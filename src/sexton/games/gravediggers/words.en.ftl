# Gravediggers in words.
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-10 = 10
card-X = X
card-widow = widow
card-guard = guard
card-accomplice = accomplice
card-bandit = bandit
tile-place = Place
tile-view = View
tile-reveal = Reveal
tile-gravedigger = Gravedigger

# The question on the table
ask-place = Place: lay a card face down
ask-view = View: look at a face-down card
ask-reveal = Reveal: turn up one card
ask-gravedigger = Gravedigger: which cemetery is robbed?
ask-credit = Credit: 10 now, −10 at the end?
ask-fists = How many coins go into your fist?
field-card = card
field-cemetery = cemetery
field-place = place in the line
field-answer = answer
field-coins = coins
choice-yes = yes
choice-no = no

told-starts = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
told-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
together-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
told-ready = Everybody has a hand; a face-down card lies at every cemetery. { $deck ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
told-tile-turned = { $you ->
    [yes] You turn up { $tile }.
   *[no] { $seat } turns up { $tile }.
}
told-no-effect = { $you ->
    [yes] { $tile } has no effect now: your go passes.
   *[no] { $tile } has no effect now: { $seat }'s go passes.
}
told-tiles-shuffled = All tiles are turned down and shuffled.
told-placed = { $you ->
    [yes] You lay the { $card } face down at cemetery { $cemetery }.
   *[no] { $card ->
        [none] { $seat } lays a card face down at cemetery { $cemetery }.
       *[other] { $seat } lays the { $card } face down at cemetery { $cemetery }.
    }
}
told-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card ->
    [none] a card
    [accomplice] an accomplice
    [X] an X
   *[other] a { $card }
}; { $left ->
    [0] the deck is empty now.
   *[other] { $left } left in the deck.
}
told-viewed = { $you ->
    [yes] You look
   *[no] { $seat } looks
} at card { $place } of cemetery { $cemetery }{ $card ->
    [none] .
    [accomplice] : an accomplice.
    [X] : an X.
   *[other] : a { $card }.
}
told-revealed = { $you ->
    [yes] You turn up
   *[no] { $seat } turns up
} card { $place } of cemetery { $cemetery }: { $card ->
    [accomplice] an accomplice.
    [X] an X.
   *[other] a { $card }.
}
told-robbery-begins = { $you ->
    [yes] You send the gravedigger to cemetery { $cemetery }. It is robbed!
   *[no] { $seat } sends the gravedigger to cemetery { $cemetery }. It is robbed!
}
told-final-robbery = Final robbery: cemetery { $cemetery }.
told-credit-taken = { $you ->
    [yes] You show { $shown } and take 10 on credit (credit notes: { $notes }).
   *[no] { $seat } shows { $shown } and takes 10 on credit (credit notes: { $notes }).
}
told-credit-declined = { $you ->
    [yes] You take no credit.
   *[no] { $seat } takes no credit.
}
told-fists-shown = Fists open: { $fists }.
told-cards-turned = The line of cards is turned up: { $cards }. It is worth { $bounty }.
told-supply-short = The supply holds only { $supply }: that is the bounty.
told-lone-widow = One widow: she sends all the people away. The bounty is shared out as usual.
told-widows-chat = { $count } widows chat with one another and leave.
told-lone-guard = One guard: no bounty. Whoever kept an empty fist is rewarded.
told-guards-play = { $count } guards play cards with one another and leave.
told-rewarded = { $you ->
    [yes] You get { $coins } for an empty fist.
   *[no] { $seat } gets { $coins } for an empty fist.
}
told-bandits-raid = Bandits { $bandits }, accomplices { $accomplices }: the bandits take every fist.
told-fist-lost = { $you ->
    [yes] You lose { $coins }.
   *[no] { $seat } loses { $coins }.
}
told-accomplices-help = Accomplices { $accomplices }, bandits { $bandits }: the highest fist is paid first.
told-bandits-fight-accomplices = { $count } against { $count }: bandits and accomplices fight and leave.
told-paid = { $players ->
    [one] { $you ->
        [yes] You get { $coins }; { $left } left.
       *[no] { $seats } gets { $coins }; { $left } left.
    }
   *[other] { $seats } get { $coins } each; { $left } left.
}
told-unpaid = { $players ->
    [one] { $you ->
        [yes] You wanted { $coins }
       *[no] { $seats } wanted { $coins }
    }
   *[other] { $seats } wanted { $coins } each
}{ $why ->
    [ended] , but the payout ended there: nothing.
   *[short] , but { $left ->
        [0] nothing is left.
        [one] only 1 is left: nothing.
       *[other] only { $left } are left: nothing.
    }
}
told-fists-forfeited = { $players ->
    [one] { $you ->
        [yes] You forfeit { $coins }.
       *[no] { $seats } forfeits { $coins }.
    }
   *[other] { $seats } forfeit { $coins } each.
}
told-bounty-returned = { $coins ->
    [one] One coin goes back to the supply.
   *[other] { $coins } coins go back to the supply.
}
told-new-card-laid = A new card is laid at cemetery { $cemetery }; { $left ->
    [0] the deck is empty now.
   *[other] { $left } left in the deck.
}
told-closed = The deck is empty: cemetery { $cemetery } stays empty.
told-last-card-played = { $you ->
    [yes] You have played the last card of your hand. The final robberies follow.
   *[no] { $seat } has played the last card of the hand. The final robberies follow.
}
told-all-closed = All cemeteries are closed: the game ends at once.
told-game-ends = The game is over. Money: { $money }. Credit notes: { $notes }. Result: { $scores }.

refused-other-question = “{ $move }” answers another question; { $step ->
    [place] now a card is to be placed
    [view] now a card is to be viewed
    [reveal] now a card is to be revealed
    [gravedigger] now a cemetery is to be chosen for robbery
    [credit] now credit is offered
    [fists] now coins go into the fist
   *[other] nobody is asked now
}
# GD-14
refused-not-so-much-money = a fist of { $coins } is more than your { $money }
# GD-1
refused-no-such-cemetery = there is no cemetery { $cemetery }, only 1 to { $cemeteries }
# GD-10
refused-card-not-in-hand = you do not hold { $card }
# GD-22, GD-R6
refused-cemetery-closed = cemetery { $cemetery } has no cards and is closed
# GD-11, GD-12
refused-no-such-card = cemetery { $cemetery } has no card { $place }; it has { $cards }
# GD-11, GD-12
refused-already-face-up = card { $place } of cemetery { $cemetery } lies face up already
# GD-12
refused-last-face-down = the last face-down card of a cemetery may not be turned (cemetery { $cemetery })
# GD-2
refused-wrong-box = a box has { $kinds } kinds of cards and { $tiles } kinds of tiles
# GD-5
refused-too-few-cards = { $cards } cards are too few: { $needed } are dealt
# GD-1
refused-too-few-cemeteries = { $cemeteries } cemeteries are too few for { $seats } players
# GD-6
refused-no-place-tile = without a Place tile the game would never end
# GD-2
refused-unknown-card = “{ $text }” is not a card; cards are 2 3 4 5 10 X widow guard accomplice bandit
# GD-2
refused-too-many-of-a-card = { $count } × { $card }, but the box holds only { $held }
# GD-13
refused-no-cards = a cemetery without cards is not robbed
# GD-1
refused-too-few-fists = a robbery takes 2 to 5 players, one fist each; this is { $count }
# GD-14
refused-negative-fist = fist { $number } is below 0: { $coins }
# GD-R12
refused-wrong-supply = the supply cannot be { $coins }: it holds 0 to { $most }

# The screen
mark-widow = W
mark-guard = G
mark-accomplice = A
mark-bandit = B
help-marks = [5] face up · (5) face down, but you know it · ▒▒ face down · »5« pointed at
    Letters under a card: who laid it; after a colon, who else has seen it face down (+ for several).
    W widow, G guard, A accomplice, B bandit. ▸ whose go it is. ■ tile face down, □ tile turned up.
screen-hand = Your hand
screen-nobody = nobody's
screen-closed = closed
screen-empty = empty
screen-deck = Deck: { $count }
screen-tiles = Tiles face down: { $left } of { $total }
screen-last-tile = The last tile: { $tile }
screen-robbed = ♠ Robbery at cemetery { $cemetery }!
screen-unseen = Not seen yet
screen-coins = coins
screen-notes = notes
screen-cards = cards
pick-cemetery = cemetery { $value }
pick-coins = { $value ->
    [0] an empty fist
    [1] one coin
   *[other] { $value } coins
}
pick-place = card { $value }

# A chapter of the story begins with one of these
chapter-starts = The cards are dealt
chapter-tile-turned = { $you ->
    [yes] Your go
   *[no] { $seat }'s go
}
chapter-robbery-begins = Robbery at cemetery { $cemetery }
chapter-final-robbery = Final robbery at cemetery { $cemetery }
chapter-game-ends = The reckoning

# The view in sentences
view-hand = Your hand: { $cards }.
view-no-hand = You hold no cards.
view-money = You have { $coins } { $coins ->
    [one] coin
   *[other] coins
} and { $notes ->
    [0] no credit notes
    [one] one credit note
   *[other] { $notes } credit notes
}.
view-money-of = { $name }: { $coins } coins, credit notes { $notes }, cards { $cards }.
view-player = { $name }: credit notes { $notes }, cards { $cards }.
view-cemetery = Cemetery { $number }, { $owner }: { $cards }.
view-cemetery-nobody = Cemetery { $number }, nobody's: { $cards }.
view-cemetery-yours = Cemetery { $number }, yours: { $cards }.
view-cemetery-empty = no cards
view-face-up = { $card ->
    [accomplice] an accomplice
    [X] an X
   *[other] a { $card }
} face up
view-face-down = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
view-face-down-own = { $card ->
    [accomplice] an accomplice
    [X] an X
   *[other] a { $card }
} face down
view-face-down-known = { $card ->
    [accomplice] an accomplice
    [X] an X
   *[other] a { $card }
} face down, as you know
view-laid = { $card }, laid by { $seat }
view-laid-and-seen = { $card }, laid by { $seat } and seen by { $seats }
view-seen = { $card }, seen by { $seats }
view-you = you
view-tiles = Tiles face down: { $tiles }. Deck: { $deck }.
view-no-tiles = No tile lies face down. Deck: { $deck }.
view-tile-count = { $tile } { $count }
view-unseen = Not seen yet: { $cards }.
view-card-count = { $count } × { $card }
view-robbed = Cemetery { $cemetery } is being robbed.
view-go = It is { $seat }'s go.

# How the result came about
tally-title = How it came about
tally-start = at the start · GD-4
tally-robbery = cemetery { $cemetery } · GD-19
tally-under-way = the robbery under way · GD-19
tally-credit = credit · GD-23
tally-money = money
tally-notes = credit notes · GD-25
tally-result = result · GD-25
# GD-14
refused-fist-too-large = fist { $number } is too large: { $coins }; no fist holds more than { $most }

# What the referee says in the end
result-settled = In all: { $gains }.

# What was answered, in the notes of a review
noted-place = lay { $card ->
    [accomplice] an accomplice
    [X] an X
   *[other] a { $card }
} face down at { $cemetery }
noted-reveal = turn up { $place } at { $cemetery }
noted-view = look at { $place } at { $cemetery }
noted-rob = rob { $cemetery }
noted-fist = show { $coins }
noted-credit-yes = take 10 coins on credit
noted-credit-no = take no credit

# Why a bot would do it
why-fist = it brings about { $coins } coins more than the others can expect
why-fist-little = it brings little, but more than any other fist
why-fist-little-other = it brings little
why-fist-loss = it brings about { $coins } coins less than the others can expect, and any other fist still less
why-fist-loss-other = it brings about { $coins } coins less than the others can expect
why-fist-nothing = whatever you show there is likelier to be lost, or to go unpaid
why-fist-nothing-other = nothing is risked, and nothing won
why-credit = a note costs you only what it brings now, and you can show a larger fist
why-no-credit = more money would not help you here
why-place = it adds about { $coins } coins to what cemetery { $cemetery } can bring you, and only you know of it
why-place-loss = it spoils cemetery { $cemetery } by about { $coins } coins, which costs you least
why-place-loss-other = it spoils cemetery { $cemetery } by about { $coins } coins
why-place-quiet = no card helps you much anywhere, and this one spoils nothing at cemetery { $cemetery }
why-place-quiet-other = it changes little at cemetery { $cemetery }
why-rob = the right fist brings about { $coins } coins there
why-rob-little = no cemetery promises anything, and this one costs you least
why-rob-little-other = it promises nothing
why-view = you do not know this card, and little else is unknown there
why-view-chosen = { $others ->
    [one] another player chose this card and you do not know it
   *[other] { $others } others know this card and you do not
}
why-reveal = { $others ->
    [0] nobody knows this card yet
    [one] another player knows this card and you do not
   *[other] { $others } others know this card and you do not
}
why-reveal-known = it gives away least of what you alone know
why-reveal-known-other = you know this card, and now everybody will
why-ends = in games imagined to the end, { $how ->
    [more-less] it brings you about { $own } coins more than { why-beside }, and the best of the others { $best } fewer
    [more-more] it brings you about { $own } coins more than { why-beside }, and the best of the others only { $best } more
    [same-less] it leaves the best of the others about { $best } coins fewer than { why-beside }
    [less-less] it costs you about { $own } coins beside { why-beside }, but the best of the others { $best }
   *[more-same] it brings you about { $own } coins more than { why-beside }
}

# What comes of a move in imagined games, beside another: at once, or by the end
once-each = { $each ->
    [1] one coin
   *[other] { $each } coins
}
once-own-paid = in imagined games it is paid { often-mine }, with { once-each }; { why-other } { often-other }{ $other ->
    [0] { "" }
   *[other] , with { $other_each }
}
once-own-rewarded = in imagined games a lone guard stops this robbery { often-mine }, and then an empty fist earns { $each } coins
once-own-fist-lost = in imagined games bandits take every fist { $other ->
    [100] there
   *[other] { $other } times in 100
}: { $mine ->
    [0] an empty one loses nothing
   *[other] this one loses { once-each }
}, { why-other } { $other_each }
once-own-fists-forfeited = unpaid fists are lost: in imagined games this one { often-mine }, { why-other } { often-other }
once-others-paid = in imagined games this robbery pays the others { $sum } coins together, { why-other } { $other_sum }
end-by-end = in games imagined to the end
end-than = { $gain ->
    [1] one coin
   *[other] { $gain } coins
} { $direction } than after { why-other }
end-own-paid = { end-by-end } robberies pay you about { end-than }
end-own-rewarded = { end-by-end } guards reward you with about { end-than }
end-own-fist-lost = { end-by-end } bandits take from you about { end-than }
end-others-paid = { end-by-end } robberies pay the others about { end-than }
end-others-rewarded = { end-by-end } guards reward the others with about { end-than }
end-others-fist-lost = { end-by-end } bandits take from the others about { end-than }

# The characters of its bots, and what they do
character-bold = bold
character-bold-does = shows large fists, robs long lines and buries silver
character-careful = careful
character-careful-does = shows small fists or empty ones, and borrows unwillingly
character-sly = sly
character-sly-does = lays its cards where it knows the line, and robs there
