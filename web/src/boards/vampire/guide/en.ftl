# What the guide says, a sentence a step of guide.json
welcome = Somebody in this churchyard is not resting. Six graves, and in one of them lies the vampire: whoever digs it up wins.
tools = To dig you need a pick, a shovel and a stake. Here are yours: outlines, as long as you have none.
map = Everyone starts on the green X. Tools lie about on the squares. With all three you go to the red X, for there the red phantom waits.
roll = You rolled { $pips }: walk exactly that many squares, turning wherever you like. The glowing squares are where you can end. Touch one!
way = More than one way leads there. Each says what it brings and what it risks: choose one.
brings = Here is what this walk brings: you take every kind of tool you cross or end on, if you have none of that kind. When you are content, confirm.
took = { $tool ->
    [pick] A pick!
    [shovel] A shovel!
   *[stake] A stake!
} It is yours until you dig, or until a phantom takes it from you.
shadows = The shadows with a moon are phantoms. Cross one with a tool in hand and you fight: on 1, 2 or 3 you put back a tool, on 4, 5 or 6 you lose nothing.
graves = Six graves, one vampire. An empty grave stays open, so every dig makes the next one likelier.
all-tools = All three tools! Now to the red X: you stop there as soon as your path reaches it, pips to spare or not. Beat the red phantom with 4, 5 or 6.
ignored = You crossed a shadow without a tool, and the phantom paid you no heed.
won = A phantom! You rolled { $pips }: with 4, 5 or 6 you lose nothing.
lost = The phantom has won, so one tool goes back to the pile. You choose which.
red-lost = The red phantom has won: you put back two tools. Keep the one that is hardest to find.
dig = The red phantom is beaten! Your three tools are used up: open a grave, whichever you fancy.
empty = Nothing but dust. You are back on the green X and collect again. One grave fewer to search, though!
rival = { $seat } dug at grave { $grave }, and it was empty. Now the vampire must be in one of the others.
end = The vampire is found and the hunt is over. This was a small churchyard; the real one, Iron Gate, has 57 squares. Good hunting!
