# What the guide says, a sentence a step of steps.json
welcome = Somebody in this churchyard is not resting. In one of six graves lies the vampire: whoever digs it up wins.
tools = To dig you need three tools: a pick (P), a shovel (S) and a stake (K). Here are yours: outlines, for you have none yet.
map = You stand on the green X. Gather the tools on your way, then go to the red X: there you may dig. The number before R, at your name, counts the squares to it.
roll = You rolled { $pips }: walk exactly { $pips ->
    [one] one square
   *[other] { $pips } squares
}, this way round or that. The glowing squares are where you can end. Touch one!
way = More than one way leads there. Each says what it brings and what it risks: choose one.
brings = Here is what this walk brings: every kind of tool that you cross or end on, unless you have it already. Another square? Touch it. Content? Confirm.
took = Tools that you take are yours until you dig, or until a phantom takes one from you. The outlines that are left show what you still need.
shadows = Beware of the phantom ☾: cross it with a tool and you fight. On 1, 2 or 3 you lose a tool, on 4, 5 or 6 you lose nothing.
all-tools = All three tools! Now to the red X. You stop there even with pips to spare, and fight the red phantom: 4, 5 or 6 beats him.
won = You met a phantom and rolled { $pips }. With 4, 5 or 6 you lose nothing: all tools are still yours.
lost = The phantom has won, so one of your tools goes back to the pile. You choose which: you can fetch another.
red-lost = The red phantom has won: two of your tools go back. Keep the one that is hardest to fetch.
dig = You have beaten the red phantom! Your tools are used up for one dig. Nobody knows where the vampire lies: open any grave.
empty = Your grave was empty. You are back on the green X and gather tools again, but there is one grave fewer to search.
rival = { $seat } dug at grave { $grave }, and it was empty. So the vampire is in one of the others: hurry!
to-red = You have all three tools: walk towards the red X, past as few phantoms as you can.
to-tools = Walk over the tools that you still need. The outlines show which: P, S or K.
end = The vampire is found, and the hunt is over. In the whole game the churchyard has 57 squares, and most graves are empty. Good hunting!
