# engine: compiled
"""What a robbery may bring: guessed cards and guessed fists, settled for every fist a bot considers.

Sums are whole numbers, so that compiled and uncompiled bots choose alike.
"""

from typing import Final

from sexton.games.gravediggers.box import ACCOMPLICE, BANDIT, FIVE, FOUR, GUARD, GUARD_REWARD, TEN, THREE, TWO, WIDOW, X
from sexton.games.gravediggers.house import House
from sexton.kernel.dice import Dice


class Guess:
    """One way the cards of a line may lie, and the fists the others may show there."""

    def __init__(self, cards: list[int], fists: list[int]) -> None:
        self.cards: Final = cards  # how many of each kind
        self.fists: Final = fists


def guesses(cards: list[list[int]], others: list[int], dice: Dice) -> list[Guess]:
    """Fists for guessed cards; `others` is the money of the other players.

    Half of the fists hold anything up to all the money, half no more than the line seems to be worth: the first are
    careless players, the second careful ones.
    """
    worth = worth_of(cards)
    out: list[Guess] = []
    for line in cards:
        fists: list[int] = []
        for money in others:
            bound = min(money, worth) if dice.below(2) else money
            fists.append(int(dice.below(bound + 1)))
        out.append(Guess(line, fists))
    return out


def guess_cards(known: list[int], unknown: int, unseen: list[int], count: int, dice: Dice) -> list[list[int]]:
    """The known cards of a line, and as many more as are unknown: any of the unseen, each as likely."""
    out: list[list[int]] = []
    for nth in range(count):
        cards, pool = known[:], unseen[:]
        left = len(pool)
        for drawn in range(min(unknown, left)):
            at = int(dice.below(left))
            cards[pool[at]] += 1
            left -= 1
            pool[at] = pool[left]
        out.append(cards)
    return out


def worth_of(cards: list[list[int]]) -> int:
    """What a line brings on average, nothing where nobody is paid."""
    total = 0
    for line in cards:
        if line[WIDOW] == 1 or (line[GUARD] != 1 and line[BANDIT] <= line[ACCOMPLICE]):
            total += bounty_of(line)
    return total // len(cards)


def bounty_of(cards: list[int]) -> int:
    """GD-15"""
    numbers = 2 * cards[TWO] + 3 * cards[THREE] + 4 * cards[FOUR] + 5 * cards[FIVE] + 10 * cards[TEN]
    return numbers * (1 + cards[X])


class Prospect:
    """What each considered fist would bring to its own player and to the others, summed over guesses."""

    def __init__(self, house: House, considered: list[int], supply: int) -> None:
        self.house: Final = house
        self.considered: Final = considered
        self.supply: Final = supply  # GD-R12: no bounty is larger
        self.mine: Final = [0] * len(considered)
        self.theirs: Final = [0] * len(considered)
        self.guessed = 0

    def add(self, guess: Guess) -> None:
        self.settle(guess.cards, guess.fists)

    def add_with(self, card: int, guess: Guess) -> None:
        """As `add`, with one more card in the line."""
        cards = guess.cards[:]
        cards[card] += 1
        self.settle(cards, guess.fists)

    def settle(self, cards: list[int], fists: list[int]) -> None:
        """GD-16 to GD-18, in their order."""
        self.guessed += 1
        if cards[WIDOW] == 1:
            self.share(bounty_of(cards), fists, False)
        elif cards[GUARD] == 1:
            self.reward_idle(fists)
        elif cards[BANDIT] > cards[ACCOMPLICE]:
            self.take_fists(fists)
        else:
            self.share(bounty_of(cards), fists, cards[ACCOMPLICE] > cards[BANDIT])

    def reward_idle(self, fists: list[int]) -> None:
        idle = GUARD_REWARD * fists.count(0)
        for nth in range(len(self.considered)):
            self.theirs[nth] += idle
            if self.considered[nth] == 0:
                self.mine[nth] += GUARD_REWARD

    def take_fists(self, fists: list[int]) -> None:
        lost = sum(fists)
        for nth in range(len(self.considered)):
            self.mine[nth] -= self.considered[nth]
            self.theirs[nth] -= lost

    def share(self, bounty: int, fists: list[int], highest_first: bool) -> None:
        """GD-19 to GD-21 for each considered fist."""
        bounty, staked = min(bounty, self.supply), sum(fists)
        for nth in range(len(self.considered)):
            coins = self.considered[nth]
            order = [*fists, coins]
            order.sort(reverse=highest_first)
            left, mine = paid_out(bounty, order, coins, self.house.payout_skips)
            theirs = bounty - left - mine
            if self.house.unpaid_forfeits:  # GD-R1
                theirs -= staked - theirs
                mine -= coins - mine
            self.mine[nth] += mine
            self.theirs[nth] += theirs


def paid_out(bounty: int, order: list[int], coins: int, skips: bool) -> tuple[int, int]:
    """What is left of the bounty, and what a fist of so many coins has got of it."""
    left, mine, at = bounty, 0, 0
    while at < len(order):
        fist, after = order[at], at + 1
        while after < len(order) and order[after] == fist:
            after += 1
        due = fist * (after - at)
        if due <= left:
            left -= due
            if fist == coins:
                mine = fist
        elif not skips:
            break
        at = after
    return left, mine
