# engine: compiled
"""What fists may bring at a robbery: guessed cards and guessed fists, settled by the rules for every fist considered.

Sums are whole numbers, so that compiled and uncompiled bots choose alike.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules import scoring
from sexton.games.gravediggers.rules.box import ACCOMPLICE, BANDIT, GUARD, GUARD_REWARD
from sexton.games.gravediggers.rules.scoring import bounty_of, decider_of
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.rules.variant import Variant
from sexton.games.gravediggers.view.knowledge import eyes_of, known_in, unseen_by
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search.search_model import mixed
from sexton.kernel.vectors import repeat, sum_of

FISTS: Final = 16  # at most about this many different fists are considered where one is shown, evenly spread
RIVALRY: Final = 2  # so many coins that the others gain on average weigh as much as one of one's own
GUESSES: Final = 4  # of a quick fist, where a robbery is one of many to come
MANY_GUESSES: Final = 32  # where it is the one in question: these are made once for each thing a seat may know
MOODS: Final = 3  # so many different quick fists come of the same knowledge


class Guess:
    """One way the cards of a line may lie, and the fists that may be shown there."""

    def __init__(self, cards: vec[i64], seats: i64) -> None:
        self.cards = cards  # how many of each kind
        self.fists: Final = repeat(0, seats)  # ascending; the first, an empty one, stands for one's own

    def show(self, money: vec[i64], seat: i64, worth: i64, dice: Dice) -> None:
        """The others show fists: half hold anything up to all the money, half no more than the line seems to be worth.

        The first are careless players, the second careful ones.
        """
        self.fists[0] = 0
        at: i64 = 1
        for other in range(len(money)):
            if other != seat:
                bound = money[other]
                if dice.below(2) and worth < bound:
                    bound = worth
                self.fists[at] = dice.below(bound + 1)
                at += 1
        scoring.put_in_order(self.fists)


def guess_cards(known: vec[i64], unknown: i64, unseen: vec[i64], count: i64, dice: Dice) -> list[vec[i64]]:
    """The known cards of a line, and as many more as are unknown, drawn uniformly from the unseen.

    `known` counts the cards of each kind, `unseen` names the kind of every card.
    """
    out: list[vec[i64]] = []
    for nth in range(count):
        cards, pool = known[:], unseen[:]
        left: i64 = len(pool)
        for drawn in range(min(unknown, left)):
            at = dice.below(left)
            cards[pool[at]] += 1
            left -= 1
            pool[at] = pool[left]
        out.append(cards)
    return out


def worth_of(cards: vec[i64]) -> i64:
    """What a line brings, nothing where nobody is paid."""
    return bounty_of(cards) if scoring.is_shared(decider_of(cards)) else 0


def spread(money: i64, count: i64) -> vec[i64]:
    """Fists from 0 to all the money, about `count` of them, ascending."""
    step = money // count + 1
    fists = vec[i64](capacity=count + 2)
    fist: i64 = 0
    while fist < money:
        fists = append(fists, fist)
        fist += step
    return append(fists, money)


class Prospect:
    """What each considered fist would bring to its own player and to the others, summed over guesses."""

    def __init__(self, variant: Variant, considered: vec[i64], supply: i64) -> None:
        self.variant: Final = variant
        self.considered: Final = considered  # ascending
        self.supply: Final = supply  # GD-R12: no bounty is larger
        self.mine: Final = repeat(0, len(considered))
        self.theirs: Final = repeat(0, len(considered))
        self.guessed: i64 = 0

    def add(self, guess: Guess) -> None:
        """GD-16 to GD-18"""
        decider = decider_of(guess.cards)
        self.guessed += 1
        if decider == GUARD:
            self.reward_idle(guess.fists)
        elif decider == BANDIT:
            self.take_fists(guess.fists)
        else:
            self.share(min(bounty_of(guess.cards), self.supply), guess.fists, decider == ACCOMPLICE)

    def add_with(self, card: i64, guess: Guess) -> None:
        """As `add`, with one more card in the line."""
        guess.cards[card] += 1
        self.add(guess)
        guess.cards[card] -= 1

    def reward_idle(self, fists: vec[i64]) -> None:
        """GD-17 Without GD-R12: that the supply cannot pay a reward is rare, and depends on the order of seats."""
        idle: i64 = 0
        while idle + 1 < len(fists) and fists[idle + 1] == 0:
            idle += 1
        for nth in range(len(self.considered)):
            self.theirs[nth] += GUARD_REWARD * idle
            if self.considered[nth] == 0:
                self.mine[nth] += GUARD_REWARD

    def take_fists(self, fists: vec[i64]) -> None:
        staked = sum_of(fists)
        for nth in range(len(self.considered)):
            self.mine[nth] -= self.considered[nth]
            self.theirs[nth] -= staked

    def share(self, bounty: i64, fists: vec[i64], highest_first: bool) -> None:
        """GD-19 to GD-21 for each considered fist: it takes its place among the others, and leaves it in the end."""
        at: i64 = 0
        for nth in range(len(self.considered)):
            coins = self.considered[nth]
            while at + 1 < len(fists) and fists[at + 1] < coins:
                fists[at] = fists[at + 1]
                at += 1
            fists[at] = coins
            self.pay(nth, at, fists, scoring.paid_fists(self.variant, bounty, fists, highest_first))
        while at:
            fists[at] = fists[at - 1]
            at -= 1
        fists[0] = 0

    def pay(self, nth: i64, own: i64, fists: vec[i64], paid: i64) -> None:
        """GD-19, GD-20 and GD-R1, where the own fist is one of all."""
        for at in range(len(fists)):
            coins: i64 = 0
            if paid >> at & 1:
                coins = fists[at]
            elif self.variant.unpaid_forfeits:
                coins = -fists[at]
            if at == own:
                self.mine[nth] += coins
            else:
                self.theirs[nth] += coins

    def advantage(self, nth: i64) -> float:
        """Of one considered fist, in coins per robbery."""
        weight = 1.0 / float(RIVALRY * (self.variant.seats - 1))
        return (float(self.mine[nth]) - weight * float(self.theirs[nth])) / float(self.guessed)

    def best(self) -> float:
        """The largest advantage of any considered fist."""
        most = self.advantage(0)
        for nth in range(1, len(self.considered)):
            most = max(most, self.advantage(nth))
        return most

    def best_fist(self) -> i64:
        """The smallest fist that has the largest advantage."""
        weight = RIVALRY * (self.variant.seats - 1)
        best, most = i64(0), weight * self.mine[0] - self.theirs[0]
        for nth in range(1, i64(len(self.considered))):
            gain = weight * self.mine[nth] - self.theirs[nth]
            if gain > most:
                best, most = nth, gain
        return self.considered[best]


class QuickFists:
    """The fist a passable player shows: the best reply to a few guesses of the cards and of the others' fists."""

    def __init__(self) -> None:
        self.remembered: Final[dict[int, Prospect]] = {}
        self.careful = False

    def begin(self, careful: bool) -> None:
        self.remembered.clear()
        self.careful = careful

    def fist(self, g: State, seat: i64, dice: Dice) -> i64:
        known = known_in(g.lines[g.target], eyes_of(seat))
        prospect = self.prospect(g, seat, known, dice)
        if not prospect.guessed:
            self.guess(g, seat, known, prospect, dice)
        return prospect.best_fist()

    def prospect(self, g: State, seat: i64, known: vec[i64], dice: Dice) -> Prospect:
        """A new one, or what is remembered of the same knowledge and mood."""
        key: i64 = 0
        if self.careful:
            key = mixed(mixed(seat, dice.below(MOODS)), g.target)
            for count in known:
                key = mixed(key, count)
            for coins in g.money:
                key = mixed(key, coins)
            found = self.remembered.get(int(key))
            if found is not None:
                return found
        made = Prospect(g.variant, spread(g.money[seat], FISTS), scoring.supply_of(g.variant, g.money))
        if self.careful:
            self.remembered[int(key)] = made
        return made

    def guess(self, g: State, seat: i64, known: vec[i64], prospect: Prospect, dice: Dice) -> None:
        """Unknown cards are drawn as if each were put back, which is quicker."""
        unseen, unknown = unseen_by(g, seat), len(g.lines[g.target]) - sum_of(known)
        guess, worth = Guess(known, g.variant.seats), i64(0)
        for nth in range(1, i64(MANY_GUESSES if self.careful else GUESSES) + 1):
            guess.cards = known[:]
            for card in range(unknown):
                guess.cards[dice.pick(unseen)] += 1
            worth += worth_of(guess.cards)
            guess.show(g.money, seat, worth // nth, dice)
            prospect.add(guess)
