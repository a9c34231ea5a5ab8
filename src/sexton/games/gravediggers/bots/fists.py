# engine: compiled
"""What fists may bring at a robbery: guessed cards and guessed fists, settled by the rules for every fist considered.

Sums are whole numbers, so that compiled and uncompiled bots choose alike.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import ACCOMPLICE, BANDIT, GUARD, KINDS
from sexton.games.gravediggers.rules.scoring import bounty_of, decider_of, pay_out, put_in_order, supply_of
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.rules.variant import Variant
from sexton.games.gravediggers.view.knowledge import unseen_by
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import eyes_of, known_in
from sexton.kernel.search.search_model import mixed, mixed_all
from sexton.kernel.vectors import repeat, sum_of, take

FISTS: Final = 16  # at most about this many different fists are considered where one is shown, evenly spread
RIVALRY: Final = 2  # coins that the others gain on average weigh as much as one of one's own
GUESSES: Final = 4  # of a quick fist, where a robbery is one of many to come
MANY_GUESSES: Final = 32  # where it is the one in question: these are made once for each thing a seat may know
MOODS: Final = 3  # different quick fists that come of the same knowledge


class Guess:
    """One way the cards of a line may lie, and the fists that may be shown there."""

    def __init__(self, cards: vec[i64], seats: i64) -> None:
        self.cards = cards  # how many of each kind
        self.fists: Final = repeat(0, seats)  # ascending; the first, an empty one, stands for one's own

    def show(self, money: vec[i64], seat: i64, worth: i64, dice: Dice) -> None:
        """The others show fists: half hold anything up to all the money, half no more than the line seems to be worth.

        The first are careless players, the second careful ones.
        """
        fists, at = self.fists, i64(1)
        fists[0] = 0
        for other in range(len(money)):
            if other != seat:
                bound = money[other]
                if dice.below(2) and worth < bound:
                    bound = worth
                fists[at] = dice.below(bound + 1)
                at += 1
        put_in_order(fists)


def guess_cards(known: vec[i64], unknown: i64, unseen: vec[i64], count: i64, dice: Dice) -> list[vec[i64]]:
    """The known cards of a line, and as many more as are unknown, drawn uniformly from the unseen.

    `known` counts the cards of each kind, `unseen` names the kind of every card.
    """
    out: list[vec[i64]] = []
    for nth in range(count):
        cards, pool = known[:], unseen[:]
        for drawn in range(min(unknown, i64(len(pool)))):
            left = len(pool) - drawn
            cards[take(pool, left, dice.below(left))] += 1
        out.append(cards)
    return out


def worth_of(cards: vec[i64]) -> i64:
    """What a line brings, nothing where nobody is paid."""
    return i64(0) if decider_of(cards) in (GUARD, BANDIT) else bounty_of(cards)


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
        idle, reward = i64(0), self.variant.reward
        while idle + 1 < len(fists) and fists[idle + 1] == 0:
            idle += 1
        for nth in range(len(self.considered)):
            self.theirs[nth] += reward * idle
            if self.considered[nth] == 0:
                self.mine[nth] += reward

    def take_fists(self, fists: vec[i64]) -> None:
        staked = sum_of(fists)
        for nth in range(len(self.considered)):
            self.mine[nth] -= self.considered[nth]
            self.theirs[nth] -= staked

    def share(self, bounty: i64, fists: vec[i64], highest_first: bool) -> None:
        """GD-19 to GD-21 for each considered fist: it takes its place among the others, and leaves it in the end."""
        considered, gained, given, at = self.considered, self.mine, self.theirs, i64(0)
        variant, staked, count, forfeits = self.variant, sum_of(fists), i64(len(fists)), self.variant.unpaid_forfeits
        for nth in range(i64(len(considered))):
            coins = considered[nth]
            while at + 1 < count and fists[at + 1] < coins:
                fists[at] = fists[at + 1]
                at += 1
            fists[at] = coins
            paid, left = pay_out(variant, bounty, fists, highest_first)
            mine = coins * (paid >> at & 1)
            theirs = bounty - left - mine
            if forfeits:  # GD-R1
                theirs -= staked - theirs
                mine -= coins - mine
            gained[nth] += mine
            given[nth] += theirs
        while at:
            fists[at] = fists[at - 1]
            at -= 1
        fists[0] = 0

    def advantage(self, nth: i64) -> float:
        """Of one considered fist, in coins per robbery."""
        weight = 1.0 / float(RIVALRY * (self.variant.seats - 1))
        return (float(self.mine[nth]) - weight * float(self.theirs[nth])) / float(self.guessed)

    def best(self, count: i64) -> float:
        """The largest advantage of the first fists considered, as many as are asked for."""
        most = self.advantage(0)
        for nth in range(1, count):
            most = max(most, self.advantage(nth))
        return most

    def best_fist(self) -> i64:
        """The smallest fist that has the largest advantage."""
        mine, theirs, weight = self.mine, self.theirs, RIVALRY * (self.variant.seats - 1)
        best, most = i64(0), weight * mine[0] - theirs[0]
        for nth in range(1, i64(len(mine))):
            gain = weight * mine[nth] - theirs[nth]
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
        known = known_in(g.lines[g.target], KINDS, eyes_of(seat))
        if not self.careful:
            return quick_prospect(g, seat, known, GUESSES, dice).best_fist()
        key = mixed_all(mixed_all(mixed(mixed(seat, dice.below(MOODS)), g.target), known), g.money)
        found = self.remembered.get(int(key))
        if found is None:
            found = quick_prospect(g, seat, known, MANY_GUESSES, dice)
            self.remembered[int(key)] = found
        return found.best_fist()


def quick_prospect(g: State, seat: i64, known: vec[i64], count: i64, dice: Dice) -> Prospect:
    """Unknown cards are drawn as if each were put back, which is quicker."""
    prospect = Prospect(g.variant, spread(g.money[seat], FISTS), supply_of(g.variant, g.money))
    unseen, unknown = unseen_by(g, seat), len(g.lines[g.target]) - sum_of(known)
    guess, worth = Guess(known, g.variant.seats), i64(0)
    for nth in range(count):
        cards = known[:]
        for card in range(unknown):
            cards[dice.pick(unseen)] += 1
        guess.cards = cards
        worth += worth_of(cards)
        guess.show(g.money, seat, worth // (nth + 1), dice)
        prospect.add(guess)
    return prospect
