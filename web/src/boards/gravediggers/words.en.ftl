# The board
board-gravediggers-aim = Most money wins. In a robbery everybody hides coins in a fist, and the smallest fist is paid first: as much as it holds, while the silver lasts.
board-gravediggers-ring = { $count ->
    [2] The two cemeteries
    [3] The three cemeteries
    [4] The four cemeteries
   *[other] The five cemeteries
}
board-gravediggers-fists = Cemetery { $cemetery }: coins in your fist?
board-gravediggers-tiles = Tiles
board-gravediggers-tiles-left = { $down } of { $total } face down
board-gravediggers-finals = { $count ->
    [0] The last robbery
    [one] One more robbery, then it is over
   *[other] { $count } more robberies, then it is over
}

# What is on the table: explain-<piece>, said on hover, by a long press, with F1 or e
explain-card-silver = Silver: it adds { $value } to the bounty when its cemetery is robbed.
    .rule = GD-15
explain-card-X = X: it multiplies the silver that lies with it. One X doubles the bounty, two make it three times as much.
    .rule = GD-15
explain-card-widow = Widow: alone in a cemetery, she sends all its people away, and the silver is shared out as usual. Two or more only send themselves away.
    .rule = GD-16
explain-card-guard = Guard: alone in a cemetery, he stops the robbery. There is no bounty, but an empty fist earns 5. Two or more play cards and leave.
    .rule = GD-17
explain-card-accomplice = Accomplice: where there are more accomplices than bandits, the biggest fist is paid first.
    .rule = GD-18
explain-card-bandit = Bandit: where there are more bandits than accomplices, everybody loses what is in their fist.
    .rule = GD-18
explain-card-down = Here: { $card }. The marks below a card say who laid it (large) and who has looked at it (small).
    .rule = GD-R10
explain-tile-place = Place: lay a card of your hand face down at a cemetery, then draw one. Face down still: { $down } of { $total }.
    .rule = GD-10
explain-tile-view = View: look at one face-down card, alone. Face down still: { $down } of { $total }.
    .rule = GD-11
explain-tile-reveal = Reveal: turn one face-down card up for good, but never a cemetery’s last. Face down still: { $down } of { $total }.
    .rule = GD-12
explain-tile-gravedigger = Gravedigger: a cemetery is robbed at once, by everybody. Face down still: { $down } of { $total }.
    .rule = GD-13
explain-deck = { $count ->
    [0] The deck is empty. The game ends once somebody has played the last card of their hand.
    [one] One card is left in the deck. When it is empty, the end is near.
   *[other] { $count } cards are left in the deck. The sky grows lighter as it runs out.
}
    .rule = GD-24
explain-finals = Every cemetery that still has cards is robbed one last time, one after another.
    .rule = GD-24
explain-cemetery = Cemetery { $number }, { $owner }: { $count ->
    [0] no cards now.
    [one] one card. When it is robbed, whatever lies here is turned up.
   *[other] { $count } cards. When it is robbed, all that lies here is turned up.
}
    .rule = GD-15
explain-cemetery-closed = Cemetery { $number } was robbed after the deck had run out: it stays empty, and is closed.
    .rule = GD-22
explain-hand-size = { $count ->
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
    .rule = GD-5
explain-coins = { $count ->
    [one] One coin. A fist may hold it, and whoever is richest at the end wins.
   *[other] { $count } coins. A fist may hold up to that many, and whoever is richest at the end wins.
}
    .rule = GD-25
explain-notes = { $count ->
    [one] One credit note: it takes 10 from the result.
   *[other] { $count } credit notes: each takes 10 from the result.
}
    .rule = GD-23
explain-cemetery-robbed = The gravedigger is at work here: cemetery { $number } is being robbed.
    .rule = GD-13

# The referee
question-gravediggers-robbery = A robbery
referee-cards = The cards of the cemetery
referee-fists = The fists

# House rules: option-<game>-<option>, and its values
option-gravediggers-unpaid_fist = Fists that go unpaid
option-gravediggers-unpaid_fist-kept = are kept
option-gravediggers-unpaid_fist-forfeited = are lost
option-gravediggers-payout = When the bounty falls short
option-gravediggers-payout-stop = paying stops
option-gravediggers-payout-skip = the next group is paid
option-gravediggers-closed = Closed cemeteries
option-gravediggers-closed-stay = stay closed
option-gravediggers-closed-reopen = may open again
option-gravediggers-components = Money and notes
option-gravediggers-components-unlimited = never run out
option-gravediggers-components-strict = only what is in the box
option-gravediggers-money = Everybody's money
option-gravediggers-money-hidden = hidden
option-gravediggers-money-open = on show
option-gravediggers-ties = A tie
option-gravediggers-ties-shared = is shared
option-gravediggers-ties-fewer_notes = fewer notes win
