blurb-gravediggers = Bury silver and trouble, then dare to close your fist around a share.

# The board
board-gravediggers-ring = The five cemeteries
board-gravediggers-tiles = Tiles
board-gravediggers-tiles-left = { $down } of { $total } face down
board-gravediggers-finals = { $count ->
    [0] The last robbery
    [one] One more robbery, then it is over
   *[other] { $count } more robberies, then it is over
}

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
