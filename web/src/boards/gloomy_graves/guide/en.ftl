# What the guide says, a sentence a step of steps.json
welcome = Evening! The departed want to lie beside their own kind. Make large groups of a type and score each type once: the highest total wins.
hand = Your hand. Every card has two halves: pixies (P), goblins (G) or a gravedigger with his spade, who counts as any type you like.
begin = Your own crypt begins with one of these cards. Touch one that has what you mean to gather, and confirm. The other four stay in your hand.
two = Your go: you bury two cards. One goes into the communal graveyard, which you all share, and one into your own crypt.
take = Touch a card of your hand. The cells where it may lie begin to glow.
lay = Touch a glowing cell, and touch the card there to turn it. In the graveyard exactly one half covers a cell in use; the other lies on empty ground.
groups = See the stones: the large number is your largest group in the graveyard plus that in your crypt. From 8 on you can score! Move the card, turn it, or confirm.
other = Now a card for the other place, shown large. A crypt is never more than three cells wide or high; there a card covers cells or lies edge to edge.
score = Your groups are large enough: score! Touch the glowing stone and confirm. You receive the highest score card that your two groups reach.
draw = You draw two cards, one after the other, each off the deck or out of the open row. Touch one and confirm.
cards = Score cards: 8, 10, 12 and 15 cells earn 2, 4, 6 and 10 points. You can score a type that is on the card you laid in the graveyard in this go.
diggers = A gravedigger may cover anything, no grave may cover a gravedigger, and two of them are never next-door neighbours.
rounds = How far the game is. When the deck is empty, the last round begins; in the whole game somebody's fifth score card brings it on, too. So score in time!
scored = Your group of { $total } cells has earned the { $number }, the highest left that it reaches: { $points } points. You score each type once, so now make the other one large.
score-now = You may score again: touch a glowing stone, then confirm. Each score card is there only once.
grow = Lay like beside like, here and in your crypt: with 8 cells of a type in both together you can score it.
end = The points on your score cards, and a bonus for three or more. The whole game has five types and 90 cards. Rest in peace!
