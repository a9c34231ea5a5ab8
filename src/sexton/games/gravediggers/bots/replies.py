# engine: compiled
"""The fist a passable player shows: the best reply to a few guesses of the cards and of the others' fists."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import ACCOMPLICE, BANDIT, GUARD, GUARD_REWARD, KINDS, WIDOW
from sexton.games.gravediggers.rules.scoring import bounty_of
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import kind_of, seen_by
from sexton.kernel.search.search_model import mixed
from sexton.kernel.vectors import repeat

GUESSES: Final = 4  # where a robbery is one of many to come
MANY_GUESSES: Final = 32  # where it is the one in question: these are made once for each thing a seat may know
CONSIDERED: Final = 18  # fists, at most: 0, all the money, and evenly in between
MOODS: Final = 3  # so many different replies come of the same knowledge

# What the people make of a robbery
PAYS: Final = 0
PAYS_IN_REVERSE: Final = 1
GUARDED: Final = 2
RAIDED: Final = 3


def people_make(cards: vec[i64]) -> i64:
    """GD-16 to GD-18"""
    if cards[WIDOW] == 1:
        return PAYS
    if cards[GUARD] == 1:
        return GUARDED
    if cards[BANDIT] > cards[ACCOMPLICE]:
        return RAIDED
    return PAYS_IN_REVERSE if cards[ACCOMPLICE] > cards[BANDIT] else PAYS


class Reply:
    """What each considered fist has gained, over guesses."""

    def __init__(self, money: i64) -> None:
        self.money: Final = money
        self.gap: Final = money // (CONSIDERED - 2) + 1
        self.gains: Final = repeat(0, CONSIDERED)
        self.guesses: i64 = 0
        self.bounties: i64 = 0

    def fist(self, nth: i64) -> i64:
        coins = nth * self.gap
        return coins if coins < self.money else self.money

    def best(self) -> i64:
        best: i64 = 0
        for nth in range(i64(CONSIDERED)):
            if self.gains[nth] > self.gains[best]:
                best = nth
        return self.fist(best)

    def add(self, fate: i64, bounty: i64, fists: vec[i64]) -> None:
        """A coin of one's own weighs as much as two that the others gain on average."""
        weight: i64 = 2 * len(fists)
        for nth in range(i64(CONSIDERED)):
            coins = self.fist(nth)
            if fate == GUARDED:
                if coins == 0:
                    self.gains[nth] += GUARD_REWARD * weight
            elif fate == RAIDED:
                self.gains[nth] -= coins * weight
            else:
                reverse = fate == PAYS_IN_REVERSE
                if served_before(coins, fists, reverse) + coins <= bounty:
                    self.gains[nth] += coins * weight
                self.gains[nth] -= paid_to_others(coins, fists, bounty, reverse)


def served_before(coins: i64, fists: vec[i64], reverse: bool) -> i64:
    """GD-19, GD-20 What the fists take that are served before this one or together with it."""
    owed: i64 = 0
    for fist in fists:
        if fist >= coins if reverse else fist <= coins:
            owed += fist
    return owed


def paid_to_others(coins: i64, fists: vec[i64], bounty: i64, reverse: bool) -> i64:
    paid: i64 = 0
    for fist in fists:
        owed = served_before(fist, fists, reverse)
        if coins >= fist if reverse else coins <= fist:
            owed += coins
        if owed <= bounty:
            paid += fist
    return paid


class Replies:
    def __init__(self) -> None:
        self.remembered: Final[dict[int, Reply]] = {}
        self.careful = False

    def begin(self, careful: bool) -> None:
        self.remembered.clear()
        self.careful = careful

    def fist(self, g: State, seat: i64, dice: Dice) -> i64:
        known, unseen = repeat(0, KINDS), g.variant.cards[:]
        unknown: i64 = 0
        for card in g.lines[g.target]:
            if seen_by(card) >> seat & 1:
                known[kind_of(card)] += 1
            else:
                unknown += 1
        for kind in range(i64(KINDS)):
            unseen[kind] -= g.removed[kind] + g.hands[seat][kind] + known[kind]
        reply = self.reply_to(g, seat, known, dice)
        if not reply.guesses:
            self.guess(g, seat, known, unknown, unseen, reply, dice)
        return reply.best()

    def reply_to(self, g: State, seat: i64, known: vec[i64], dice: Dice) -> Reply:
        if not self.careful:
            return Reply(g.money[seat])
        key = mixed(mixed(seat, dice.below(MOODS)), g.target)
        for count in known:
            key = mixed(key, count)
        for coins in g.money:
            key = mixed(key, coins)
        found = self.remembered.get(int(key))
        if found is None:
            found = Reply(g.money[seat])
            self.remembered[int(key)] = found
        return found

    def guess(
        self, g: State, seat: i64, known: vec[i64], unknown: i64, unseen: vec[i64], reply: Reply, dice: Dice
    ) -> None:
        """Half of the others' fists hold anything, half no more than the line seems to be worth."""
        fists = repeat(0, g.variant.seats - 1)
        for guess in range(i64(MANY_GUESSES if self.careful else GUESSES)):
            cards = known[:]
            for nth in range(unknown):
                cards[dice.pick(unseen)] += 1
            fate, bounty = people_make(cards), bounty_of(cards)
            reply.guesses += 1
            if fate < GUARDED:
                reply.bounties += bounty
            worth = reply.bounties // reply.guesses
            at: i64 = 0
            for other in range(g.variant.seats):
                if other != seat:
                    bound = g.money[other]
                    if dice.below(2) and worth < bound:
                        bound = worth
                    fists[at] = dice.below(bound + 1)
                    at += 1
            reply.add(fate, bounty, fists)
