# What the guide says, a sentence a step of guide.json
welcome = Evening! The departed want to lie beside their own kind. Make large groups of a type and score each type once: the highest total wins.
hand = Your hand. Every card has two halves, and each half fills one cell. A gravedigger counts as any type you like.
begin = Your own crypt begins with one of these cards. Touch it and confirm; the other four stay in your hand.
two = Your go: you bury two cards. One goes into the communal graveyard, which you all share, and one into your own crypt.
take = Touch a card of your hand. The cells where it may lie begin to glow.
lay = Touch a glowing cell, and touch the card there to turn it. In the graveyard exactly one half covers a cell in use; the other lies on empty ground.
groups = This is what it would make: your largest group in the graveyard, and in your crypt. Move it, turn it, or confirm.
other = Now another card for the other place. A crypt is never more than three cells wide or high; there a card covers cells or lies edge to edge.
score = You may score: you receive the highest score card that your two groups reach. Or wait for larger groups, but each card is there only once.
draw = You draw two cards, one after the other, each off the deck or out of the open row. Touch one and confirm.
cards = Score cards: 8, 10, 12 and 15 cells earn 2, 4, 6 and 10 points. You may score a type that is on the card you have just laid in the graveyard.
diggers = A gravedigger may cover anything, no grave may cover a gravedigger, and two of them are never next-door neighbours.
rounds = The end is near when the deck is empty or somebody has five score cards. So score in time!
last = The last round: nobody draws any more, but you may still score.
end = The points on your score cards, and a bonus for three or more. The whole game has five types and 90 cards. Rest in peace!
