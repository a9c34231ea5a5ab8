# What the guide says, a sentence a step of steps.json
welcome = Good evening, colleague! Silver lies in these cemeteries, and people who spoil everything. They get robbed now and then, and the richest wins. I have laid out the cards for this lesson.
ring = Three cemeteries. The first stands before you, but everybody lays, looks and robs everywhere. One card lies in each, face down: nobody knows yet what it is.
hand = Your hand, for your eyes only. A number is silver; G, the guard, is a person, and people change how a robbery ends. Press a card long, and it says what it does.
tiles = Every go begins with one of these tiles: whoever turns it up does what it says. A tick marks those that have been, the others are still to come.
card = You have turned up Place: a card of yours goes into a cemetery. Touch the silver: it will make a robbery there richer, and only you know of it.
cemetery = Now touch the cemetery where it shall lie, face down. Remember the place: there you will know what others have to guess.
confirm = Nothing has happened yet: you may still choose another. When you are content, press Confirm.
view = View: touch any face-down card. You alone will see what it is; the others see only where you looked.
gravedigger = The gravedigger is yours! Touch a cemetery: it is robbed on the spot, by everybody. Take one where you know silver; the little pictures in the backs are what you know.
credit = You have less than 10. Credit brings you 10 now and costs you 10 in the final reckoning.
money = First look at your coins. Nobody digs up your savings: all you ever risk is what you dare to close your fist around.
fist = A robbery! In secret, each of you closes a fist around some of your own coins. What your fist holds is what you ask for from the silver that lies there.
order = The smallest fist is served first, then the next, and so upwards. The first one that the silver cannot serve in full gets nothing, and the payout ends.
close = So ask for as much as you dare, but for less than the others. Two or three is a good beginning. An empty fist is allowed too.
paid = Your fist of { $coins } was served: it earned you { $coins } from the bounty and came home as well.
unpaid = You asked for { $coins }, but { $why ->
    [ended] the payout had ended before your turn
   *[short] { $left ->
        [0] nothing was left
        [one] only 1 was left
       *[other] only { $left } were left
    }
}: you get nothing, and your fist comes home. As a rule those who ask for less come first.
lone-widow = A lone widow turned every head: all the people left, herself included. The silver was shared out as usual.
rewarded = A lone guard stopped the robbery, and your fist was empty: that earns you { $coins }. Sometimes it pays to ask for nothing.
lone-guard = A lone guard stopped the robbery: no silver for anybody, and 5 coins for every empty fist.
fist-lost = More bandits than accomplices: you lost your fist of { $coins }, as everybody lost theirs. There is no other way to lose coins.
accomplices-help = More accomplices than bandits: the payout ran in reverse, the biggest fist first.
last = The deck is empty and somebody has played the last card in hand. So every cemetery is robbed one final time, one after another.
end = Your result is your money, less 10 a credit note. That was a small box: the whole game has five cemeteries and 45 cards. Good digging!
