# engine: compiled
"""What a robbery may bring: guessed cards and guessed fists, settled for every fist a bot considers.

Sums are whole numbers, so that compiled and uncompiled bots choose alike.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import (
    ACCOMPLICE,
    BANDIT,
    FIVE,
    FOUR,
    GUARD,
    GUARD_REWARD,
    KINDS,
    TEN,
    THREE,
    TWO,
    WIDOW,
    X,
)
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel.chance.dice import Dice
from sexton.kernel.vectors import count_of, sum_of


class Guess:
    """One way the cards of a line may lie, and the fists the others may show there."""

    def __init__(self, cards: vec[i64], fists: vec[i64]) -> None:
        self.cards: Final = cards  # how many of each kind
        self.staked: Final[i64] = sum_of(fists)
        # Different fists, the smallest first, and how many show each.
        self.coins: Final = different(fists)
        self.times: Final = vec[i64]([count_of(fists, coins) for coins in self.coins])


def different(numbers: vec[i64]) -> vec[i64]:
    """Each once, ascending."""
    out = vec[i64](capacity=len(numbers))
    last: i64 = -1
    while True:
        least: i64 = -1
        for number in numbers:
            if number > last and (least < 0 or number < least):
                least = number
        if least < 0:
            return out
        out = append(out, least)
        last = least


def guesses(cards: list[vec[i64]], others: vec[i64], dice: Dice) -> list[Guess]:
    """Fists for guessed cards; `others` is the money of the other players.

    Half of the fists hold anything up to all the money, half no more than the line seems to be worth: the first are
    careless players, the second careful ones.
    """
    worth = worth_of(cards)
    out: list[Guess] = []
    for line in cards:
        fists = vec[i64](capacity=len(others))
        for money in others:
            bound = min(money, worth) if dice.below(2) else money
            fists = append(fists, dice.below(bound + 1))
        out.append(Guess(line, fists))
    return out


def guess_cards(known: vec[i64], unknown: i64, unseen: vec[i64], count: i64, dice: Dice) -> list[vec[i64]]:
    """The known cards of a line, and as many more as are unknown: any of the unseen, each as likely.

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


def worth_of(cards: list[vec[i64]]) -> i64:
    """What a line brings on average, nothing where nobody is paid."""
    total: i64 = 0
    for line in cards:
        if line[WIDOW] == 1 or (line[GUARD] != 1 and line[BANDIT] <= line[ACCOMPLICE]):
            total += bounty_of(line)
    return total // len(cards)


def bounty_of(cards: vec[i64]) -> i64:
    """GD-15"""
    numbers = 2 * cards[TWO] + 3 * cards[THREE] + 4 * cards[FOUR] + 5 * cards[FIVE] + 10 * cards[TEN]
    return numbers * (1 + cards[X])


class Prospect:
    """What each considered fist would bring to its own player and to the others, summed over guesses."""

    def __init__(self, variant: Variant, considered: vec[i64], supply: i64) -> None:
        self.variant: Final = variant
        self.considered: Final = considered
        self.supply: Final = supply  # GD-R12: no bounty is larger
        self.mine: Final = vec[i64]([i64(0)] * len(considered))
        self.theirs: Final = vec[i64]([i64(0)] * len(considered))
        self.guessed: i64 = 0

    def add(self, guess: Guess) -> None:
        """GD-16 to GD-18, in their order."""
        cards = guess.cards
        self.guessed += 1
        if cards[WIDOW] == 1:
            self.share(bounty_of(cards), guess, False)
        elif cards[GUARD] == 1:
            self.reward_idle(guess)
        elif cards[BANDIT] > cards[ACCOMPLICE]:
            self.take_fists(guess)
        else:
            self.share(bounty_of(cards), guess, cards[ACCOMPLICE] > cards[BANDIT])

    def add_with(self, card: i64, guess: Guess) -> None:
        """As `add`, with one more card in the line."""
        guess.cards[card] += 1
        self.add(guess)
        guess.cards[card] -= 1

    def best(self, weight: float) -> float:
        """The largest advantage of any considered fist."""
        most = self.advantage(0, weight)
        for nth in range(1, len(self.considered)):
            most = max(most, self.advantage(nth, weight))
        return most

    def advantage(self, nth: i64, weight: float) -> float:
        """Of one considered fist, in coins a robbery; what the others gain weighs so much."""
        return (float(self.mine[nth]) - weight * float(self.theirs[nth])) / float(self.guessed)

    def reward_idle(self, guess: Guess) -> None:
        idle: i64 = GUARD_REWARD * guess.times[0] if len(guess.coins) and guess.coins[0] == 0 else 0
        for nth in range(len(self.considered)):
            self.theirs[nth] += idle
            if self.considered[nth] == 0:
                self.mine[nth] += GUARD_REWARD

    def take_fists(self, guess: Guess) -> None:
        for nth in range(len(self.considered)):
            self.mine[nth] -= self.considered[nth]
            self.theirs[nth] -= guess.staked

    def share(self, bounty: i64, guess: Guess, highest_first: bool) -> None:
        """GD-19 to GD-21 for each considered fist."""
        bounty = min(bounty, self.supply)
        for nth in range(len(self.considered)):
            coins = self.considered[nth]
            left, mine = paid_out(bounty, guess, coins, highest_first, self.variant.payout_skips)
            theirs = bounty - left - mine
            if self.variant.unpaid_forfeits:  # GD-R1
                theirs -= guess.staked - theirs
                mine -= coins - mine
            self.mine[nth] += mine
            self.theirs[nth] += theirs


def paid_out(bounty: i64, guess: Guess, coins: i64, highest_first: bool, skips: bool) -> tuple[i64, i64]:
    """What is left of the bounty, and what a fist of so many coins has got of it beside the guessed ones."""
    left, mine, groups = bounty, i64(0), i64(len(guess.coins))
    waiting = True
    nth: i64 = 0
    while nth < groups or waiting:
        at = groups - 1 - nth if highest_first else nth
        if waiting and (nth == groups or coins == guess.coins[at] or (coins > guess.coins[at]) == highest_first):
            waiting = False
            fist, due = coins, coins
            if nth < groups and coins == guess.coins[at]:
                due += coins * guess.times[at]
                nth += 1
        else:
            fist, due = guess.coins[at], guess.coins[at] * guess.times[at]
            nth += 1
        if due <= left:
            left -= due
            if fist == coins:
                mine = fist
        elif not skips:
            break
    return left, mine


def no_cards() -> vec[i64]:
    return vec[i64]([i64(0)] * KINDS)
