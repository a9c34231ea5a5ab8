# What the guide says, a sentence a step of steps.json
welcome = Good evening! Seven graves: robbers want them ransacked, detectives guard them, and you have friends on both sides. The highest score wins. I have laid out the cards for this lesson.
graves = The graves, 1 to 7. You all play cards below them, in columns. At the end each grave is judged: ransacked or undisturbed.
objectives = Your secret objectives: black wants both its graves ransacked, white both safe (undisturbed). One is at odds with the two others over grave 5: touch it to lay it aside, then confirm.
hand = Your hand: robbers, detectives and bobbies. Those you play decide the graves; those still in your hand at the end bring you points, or cost you some.
card = Your go: one card or two. Touch the first. Robbers attack a grave, detectives defend it; a bobby helps only where there is a detective. Your objectives want robbers.
grave = Now touch a grave. Little pennants mark those of your objectives. The first card of a column lies face up, so all see what you are up to; the next lies face down, and so on.
confirm = Nothing has happened yet: you may still choose another. When you are content, press Confirm.
second = You may play a second card, at a different grave, or stop. What stays in your hand counts at the end.
numbers = R is the robbery at a grave, D its defence. Below: by how much the robbery leads, at least and at most, while cards lie hidden. If it leads in the end, the grave is ransacked.
worth = What your hand is worth. Cemetery ransacked: your robbers count for you, your detectives against you. Undisturbed: the other way round.
spy = A bobby can spy: touch it, then the eye on a hidden last card. It is turned up, and you play one card. Kept to the end, every two bobbies earn a point.
rounds = Tonight there are three rounds. Then all graves are judged; if four or more are ransacked, so is the whole cemetery. Touch it for your notebook.
after-spy = You have spied, and everybody sees that card now. Play one card more, at any grave.
accuse = The first ransacked grave! Accuse an opponent, or nobody. If a black objective of theirs is achieved, they are guilty and you get 3 points. If none is, you lose 1.
aim = What to aim at: robbers where your black pennants fly, detectives where white ones do. And keep a hand that earns points as the cemetery turns out.
judged = All graves are judged (“Look at the table” shows them). A cracked stone was ransacked, a candle burns where all is undisturbed.
mine = You kept robbers worth { $robbers } and detectives worth { $detectives }. As the cemetery turned out, your hand brings you { $points ->
    [one] one point
   *[other] { $points } points
}.
end = Points: the hand you kept, your bobbies, your objectives and the accusations. The whole game has eight rounds and larger hands. Mind your neighbours!
