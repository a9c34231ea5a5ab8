# What the bots are called, and how they give advice.
level-easy = easy: looks at a few moves only
level-normal = normal: knows what is worth what, and does nothing silly
level-hard = hard: plays well, and answers after a moment
level-expert = expert: thinks for up to about a second

hint-called = { $called } ({ $move })
hint-move = { $nth }. { $move }: wins about { $share } % (± { $error })
hint-because = { $hint }; { $reason }.
hint-tried = imagined games go better from here than from what looks best at first sight
hint-clear = The first is clearly better than the second.
hint-close = The first two are about as good: take the one you like.
hint-only = { $move } is all you can do.
hint-decimal = { $whole }.{ $tenth }

# Beside which move the ends of imagined games are told.
why-beside = { $beside ->
    [sight] what looks best at first sight
   *[played] what was played
}
why-other = { $beside ->
    [sight] what looks best at first sight
   *[played] what was played
}
often-mine = { $mine ->
    [0] never
    [100] always
    [one] once in 100 times
   *[other] { $mine } times in 100
}
often-other = { $other ->
    [0] never
    [100] always
    [one] once
   *[other] { $other } times
}
