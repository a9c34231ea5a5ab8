# Graverobbers in words.
card-R1 = robber 1
card-R2 = robber 2
card-R3 = robber 3
card-D1 = detective 1
card-D2 = detective 2
card-D3 = detective 3
card-B0 = bobby 0
card-B1 = bobby 1
card-B2 = bobby 2
objective-wants = { $graves ->
    [cemetery] four graves { $side ->
        [black] ransacked
       *[white] undisturbed
    }
   *[other] graves { $graves } { $side ->
        [black] ransacked
       *[white] undisturbed
    }
}
objective-called = { objective-wants } { $side ->
    [black] (black)
   *[white] (white)
}
objective = { objective-called }, { $points } points

# The question on the table
ask-keep-two = Lay one objective aside
ask-go = Play a card, or spy with a bobby
ask-second-card = A second card?
ask-card-after-spy = Now play one card
ask-accuse = Accuse anyone?
field-objective = objective
field-verb = play or spy
field-card = card
field-grave = grave
field-player = player
choice-play = play
choice-spy = spy
choice-stop = stop here
choice-no-accusation = accuse nobody
choice-cemetery = cemetery
pick-grave = grave { $value }
pick-objective = { objective-wants }, { $points } points
pick-player = player { $value }

told-objectives-reconstructed = The objectives in this game are a reconstruction: the printed cards are listed nowhere. You may use your own list.
told-objectives-given = This game is played with objectives from a list of your own.
told-hands-lie-open = A practice game: everybody's cards lie open.
told-hand-begins = Hand { $hand } of { $hands }: { $you ->
    [yes] you begin.
   *[no] { $seat } begins.
}
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
told-cards-dealt = Everybody has { $each } cards. { $left ->
    [0] None are left over.
    [one] One stays out, unseen.
   *[other] { $left } stay out, unseen.
}
told-objective-dealt = { $you ->
    [yes] You are dealt an objective:
   *[no] { $seat } is dealt an objective:
} { objective-called }, { $worth } points.
told-objective-laid-aside = { $you ->
    [yes] You lay an objective aside:
   *[no] { $seat } lays an objective aside:
} { objective-called }, { $worth } points.
told-objectives-chosen = Everybody has kept two objectives and laid one aside.
told-round-begins = Round { $round } of { $rounds }: { $you ->
    [yes] you are first player.
   *[no] { $seat } is first player.
}
told-played-face-up = { $you ->
    [yes] You play { $card } face up at grave { $grave }.
   *[no] { $seat } plays { $card } face up at grave { $grave }.
}
told-played-face-down = { $you ->
    [yes] You play { $card } face down at grave { $grave }.
   *[no] { $card ->
        [none] { $seat } plays a card face down at grave { $grave }.
       *[other] { $seat } plays { $card } face down at grave { $grave }.
    }
}
told-spied = { $you ->
    [yes] You spend { $card } to spy at grave { $grave }.
   *[no] { $seat } spends { $card } to spy at grave { $grave }.
}
told-turned-up = Card { $place } of grave { $grave } is turned up: { $card }.
told-stopped = { $you ->
    [yes] You leave it at one card.
   *[no] { $seat } leaves it at one card.
}
told-passed = { $you ->
    [yes] You can play nothing and pass.
   *[no] { $seat } can play nothing and passes.
}
told-column-full = The seventh card lies at grave { $grave }: it is judged.
told-column-shown = Grave { $grave }: robbery { $robbery } against defence { $defence }. { $bobbies ->
    [0] No bobby counts.
    [one] One bobby counts.
   *[other] { $bobbies } bobbies count.
} The cards: { $cards }.
told-column-empty = Grave { $grave } has no cards.
told-ransacked = Grave { $grave } is ransacked!
told-undisturbed = Grave { $grave } stays undisturbed.
told-accusations-begin = The first ransacked grave: accusations, beginning with { $you ->
    [yes] you
   *[no] { $seat }
}. Right, if the accused has an achieved black objective: +3. Wrong: −1.
told-accused = { $you ->
    [yes] You accuse { $accused_seat }!
   *[no] { $seat } accuses { $accused_seat }!
}
told-not-accused = { $you ->
    [yes] You accuse nobody.
   *[no] { $seat } accuses nobody.
}
told-accusations-over = The accusations are over; unused Accuse! cards leave the game.
told-round-ends = Round { $round } is over.
told-fate-sealed = Ransacked { $ransacked }, undisturbed { $undisturbed }: the fate of the cemetery is sealed.
told-last-round-over = That was the last round.
told-final-judging = All graves that are still open are judged now.
told-cemetery-ransacked = { $count } graves are ransacked: the cemetery is ransacked. Robbers in hand count for you, detectives against you.
told-cemetery-undisturbed = { $count ->
    [0] No grave is ransacked
    [one] One grave is ransacked
   *[other] { $count } graves are ransacked
}: the cemetery is undisturbed. Detectives in hand count for you, robbers against you.
told-hand-shown = { $you ->
    [yes] { $count ->
        [0] You hold no cards.
       *[other] You hold { $cards }.
    }
   *[no] { $count ->
        [0] { $seat } holds no cards.
       *[other] { $seat } holds { $cards }.
    }
}
told-hand-scored = { $you ->
    [yes] Your hand:
   *[no] { $seat }’s hand:
} robbers { $robbers }, detectives { $detectives }, so { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
told-bobbies-scored = { $you ->
    [yes] Your bobbies:
   *[no] { $seat }’s bobbies:
} { $bobbies }, so { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
told-objective-scored = { $you ->
    [yes] Your objective, { objective-called }:
   *[no] { $seat }’s objective, { objective-called }:
} { $points ->
    [0] not achieved, no points.
   *[other] achieved, { $points } points.
}
told-accusation-true = { $you ->
    [yes] You were right about { $accused_seat }: +3 for you, −2 for { $accused_seat }.
   *[no] { $seat } was right about { $accused_seat }: +3 for { $seat }, −2 for { $accused_seat }.
}
told-accusation-false = { $you ->
    [yes] You were wrong about { $accused_seat }: −1 for you, +1 for { $accused_seat }.
   *[no] { $seat } was wrong about { $accused_seat }: −1 for { $seat }, +1 for { $accused_seat }.
}
told-hand-ends = { $hands ->
    [one] The result: { $scores }.
   *[other] Hand { $hand } of { $hands }: { $scores }. Totals: { $totals }.
}
told-wins = { $you ->
    [yes] { $players ->
        [one] You win!
       *[other] The victory is shared by { $seats }.
    }
   *[no] { $players ->
        [one] The victory goes to { $seats }.
       *[other] The victory is shared by { $seats }.
    }
}

chapter-starts = The cards are dealt
chapter-hand-begins = Hand { $hand } of { $hands }
chapter-round-begins = Round { $round } of { $rounds }
chapter-accusations-begin = Accusations
chapter-final-judging = The final judging
chapter-cemetery-ransacked = The reckoning
chapter-cemetery-undisturbed = The reckoning

refused-other-question = “{ $move }” answers another question; { $step ->
    [keep-two] now an objective is to be laid aside
    [go] now a card is to be played, or a bobby spent
    [second-card] now a second card may be played
    [card-after-spy] now the card after spying is to be played
    [accuse] now accusations are made
   *[other] nobody is asked now
}
# GR-7
refused-must-play = you must play at least one card
# GR-R5
refused-must-play-after-spy = after spying you must play exactly one card
# GR-10
refused-spy-instead = spying is done instead of two cards, before the card that is played
# GR-5
refused-objective-not-held = you do not hold the objective { objective-called } for { $points }
# GR-R3
refused-accuse-oneself = you may accuse an opponent only, not yourself
# GR-1
refused-no-such-player = there is no player { $number }; they are numbered 0 to { $last }
# GR-7, GR-10
refused-card-not-in-hand = you do not hold { $card }
# GR-9
refused-same-grave = two cards of one go must go to different graves (the first lies at { $grave })
# GR-11
refused-grave-judged = grave { $grave } has been judged and takes no more cards
# GR-10
refused-not-a-bobby = only a bobby can spy, not { $card }
# GR-10
refused-column-empty = no card lies at grave { $grave }
# GR-10
refused-last-card-face-up = the last card of grave { $grave } lies face up already
# GR-R6
refused-no-card-to-follow = you could not play a card after spying
# GR-1
refused-wrong-box = a box has { $kinds } kinds of cards
# GR-4
refused-too-few-cards = { $cards } cards are too few: { $needed } are dealt
# GR-5
refused-too-few-objectives = { $objectives } objectives are too few: { $needed } are dealt
# GR-22
refused-not-two-graves = objective { $number } must name two different graves from 1 to 7, or none for the cemetery
# GR-3
refused-objectives-unreadable = the file { $path } cannot be read
# GR-3
refused-objectives-too-many = line { $line }: more than { $count } { $side ->
    [black] black
   *[white] white
} objectives
# GR-3
refused-objectives-too-few = line { $line }: the list ends with { $count } { $side ->
    [black] black
   *[white] white
} objectives; there must be { $wanted }
# GR-3
refused-objectives-line = line { $line }: “{ $text }” is not “colour graves points”, as in “black 1-2 6” or “white cemetery 3”
# GR-3
refused-objectives-points = line { $line }: “{ $text }” is not a number of points from 1 to { $most }
# GR-3
refused-objectives-graves = line { $line }: “{ $text }” is neither two different graves from 1 to { $graves }, as in “1-2”, nor “cemetery”
# GR-3
refused-objectives-side = line { $line }: “{ $text }” is neither “black” nor “white”
# GR-11
refused-column-too-long = a column of { $cards } cards cannot be: it holds { $most } at most
# GR-1
refused-unknown-card = “{ $text }” is not a card; cards are R1 R2 R3 D1 D2 D3 B0 B1 B2
# GR-1
refused-too-many-of-a-card = { $count } × { $card }, but the box holds only { $held }
# GR-2
refused-wrong-graves = there are { $graves } graves, not { $count }
# GR-4
refused-hand-too-large = player { $number } holds { $cards } cards; at the end it can be { $most } at most
# GR-5
refused-too-many-objectives = player { $number } has { $count } objectives; two are kept
# GR-22
refused-objective-graves = an objective of player { $number } must name two different graves from 1 to { $graves }, or none for the cemetery
# GR-R3
refused-accuses-oneself = player { $number } accuses player { $number }: only an opponent can be accused
# GR-14
refused-no-accusations = where no grave is ransacked nobody can accuse

# The screen
screen-round = Round { $round } of { $rounds }
screen-hand-of = Hand { $hand } of { $hands }
screen-cemetery = ransacked { $ransacked }, safe { $safe }
screen-practice = PRACTICE, not rated
screen-strengths = R:D  hidden
screen-cards = cards
screen-total = total
screen-hand = Your hand
screen-worth = Your hand is worth { $ransacked } if the cemetery is ransacked, { $safe } if it is safe.
screen-objectives = Objectives
screen-reconstructed = The objectives are a reconstruction, not the printed cards.
help-marks = R robber, D detective, B bobby, with their values. [R3] lies face up, (R3) face down and known to you, ▒A▒ face down, laid by the player with that letter. ✗ ransacked, ✓ undisturbed, · open. R:D is robbery against defence of the cards you know; behind it, the least and the most that robbery may be ahead once the hidden cards are turned up. !A accuses the player with that letter.
    White objectives want their two graves undisturbed, black ones ransacked; “cemetery” means four graves or more. Of yours: ✓ reached, ✗ lost, · still open.

# In sentences
view-practice = This is a practice game: all hands lie open. It is not rated.
view-hand-of = Hand { $hand } of { $hands }.
view-round = Round { $round } of { $rounds }; { $left ->
    [0] it is the last
    [one] one more follows
   *[other] { $left } more follow
}.
view-grave = Grave { $grave }, { $fate ->
    [ransacked] ransacked
    [undisturbed] undisturbed
   *[open] open
}: { $cards }. Robbery { $robbery }, defence { $defence }.
view-grave-empty = Grave { $grave }, { $fate ->
    [ransacked] ransacked
    [undisturbed] undisturbed
   *[open] open
}: no cards.
view-hidden = With { $count ->
    [one] the hidden card
   *[other] the { $count } hidden cards
} robbery leads by { $least } to { $most }.
view-face-up = { $card }
view-face-down = face down, laid by { $seat }
view-known = face down { $card }, as you know
view-cemetery = Graves ransacked: { $ransacked }; undisturbed: { $safe }.
view-player = { $name }: cards { $cards }, points of earlier hands { $total }.
view-accuses = { $name } accuses { $suspect }.
view-open-hand = { $name } holds: { $cards }. Objectives: { $objectives }.
view-spent = Bobbies spent on spying: { $cards }.
view-go = It is { $seat }'s go.
view-objective = Your objective: { $objective }, { $state ->
    [achieved] achieved
    [missed] missed
   *[open] still open
}.
view-hand = Your hand: { $cards }.
view-no-hand = You hold no cards.
view-card-count = { $count } × { $card }

# The tally
tally-title = How it came about
tally-hand = cards in hand · GR-20
tally-bobbies = bobbies · GR-21
tally-objectives = objectives · GR-22
tally-accusations = accusations · GR-23
tally-before = before this game began
tally-points = { $hands ->
    [one] points
   *[other] hand { $hand } of { $hands }
}
tally-total = total · GR-24

# The referee
result-judged-grave = Defence { $defense }, robbery { $robbers }.
result-scored = In all: { $scores }.

# What was answered, in the notes of a review
noted-discard = lay aside “{ $objective }”
noted-play = play { $card } at { $grave }
noted-stop = stop after one card
noted-spy = spend { $card } to spy at { $grave }
noted-accuse = accuse { $player }
noted-no-accusation = accuse nobody

# Why a bot would do it
why-discard = of your three it promises least: about { $points } points
why-discard-other = it promises about { $points } points, and another of your three promises less
why-guilty = by what this player did, guilty about { $percent } times in 100, and one time in four is enough
why-innocent = by what this player did, guilty only about { $percent } times in 100: too little to pay
why-nobody-guilty = by what they did, nobody is guilty more than about { $percent } times in 100: too little to pay
why-somebody-guilty = somebody is guilty about { $percent } times in 100: a good bet is let go
why-stop = your other cards are worth more in your hand
why-stop-other = it keeps your hand as it is
why-spy = it shows what lies hidden at grave { $grave } before you play
why-play-objective = it helps your objective, { objective-called }, by about { $points } points
why-play-hand = it turns the cemetery towards the hand you keep, by about { $points } points
why-play-cheap = you will hardly miss this card, and grave { $grave } hardly changes
why-play-cheap-other = grave { $grave } hardly changes
why-ends = in games imagined to the end, { $how ->
    [more-less] it brings you about { $own } points more than { why-beside }, and the best of the others { $best } fewer
    [more-more] it brings you about { $own } points more than { why-beside }, and the best of the others only { $best } more
    [same-less] it leaves the best of the others about { $best } points fewer than { why-beside }
    [less-less] it costs you about { $own } points beside { why-beside }, but the best of the others { $best }
   *[more-same] it brings you about { $own } points more than { why-beside }
}

# What comes of a move in games imagined to the end, beside another
end-by-end = in games imagined to the end
end-often = { often-mine }, after { why-other } { often-other }
end-than = { $gain ->
    [1] one point
   *[other] { $gain } points
} { $direction } than after { why-other }
end-own-objective-scored = { end-by-end } your objective, { objective-called }, is achieved { end-often }
end-own-hand-scored = { end-by-end } the cards you keep bring you about { end-than }
end-own-bobbies-scored = { end-by-end } your bobbies bring you about { end-than }
end-own-accusation-true = { end-by-end } you accuse rightly { end-often }
end-own-accusation-false = { end-by-end } you accuse wrongly { end-often }
end-others-objective-scored = { end-by-end } the objectives of the others bring them about { end-than }
end-others-hand-scored = { end-by-end } the cards the others keep bring them about { end-than }
end-all-ransacked = { end-by-end } grave { $grave } is ransacked { end-often }, which is better for you
end-all-undisturbed = { end-by-end } grave { $grave } stays undisturbed { end-often }, which is better for you
end-all-cemetery-ransacked = { end-by-end } the cemetery is ransacked { end-often }, which is better for you
end-all-cemetery-undisturbed = { end-by-end } the cemetery stays undisturbed { end-often }, which is better for you

# The characters of its bots, and what they do
character-bold = bold
character-bold-does = keeps black objectives, plays two cards and accuses
character-careful = careful
character-careful-does = plays one card at a time, saves the rest, seldom accuses
character-sly = sly
character-sly-does = lays cards face down and spies on those of the others
