"""What a bot values in Gravediggers, from its view alone: the coins it expects to gain on the other players."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.box import CARDS, CREDIT
from sexton.games.gravediggers.house import House
from sexton.games.gravediggers.notation import cemetery_in, number_in
from sexton.games.gravediggers.prospects import Guess, Prospect, guess_cards, guesses, no_cards, worth_of
from sexton.games.gravediggers.view import Cemetery, View
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Move, Seat

KIND = {card: kind for kind, card in enumerate(CARDS)}
GUESSES = 32  # for the fist, where most of a game is decided
FEWER_GUESSES = 12  # where several cemeteries, or many cards, are compared
FISTS = 16  # at most so many different fists are considered, evenly spread
FEWER_FISTS = 4
STILL_TO_COME = 1  # cards the others may yet lay where one places a card
RIVALRY = 0.5  # what a coin gained by the others on average weighs against one's own
TRIFLE = 0.001  # settles what is otherwise equal


class Heuristics:
    def __init__(self, house: House) -> None:
        self.house = house

    def values(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        assert view.seat is not None
        knowledge = Knowledge(self.house, view, view.seat, dice)
        return VALUES[view.step](knowledge, moves)


class Knowledge:
    """A view, told in the numbers that a robbery is settled with."""

    def __init__(self, house: House, view: View, seat: Seat, dice: Dice) -> None:
        self.house = house
        self.view = view
        self.dice = dice
        self.money = view.money[seat]
        self.others = vec[i64]([coins for other, coins in enumerate(view.money) if other != seat])
        self.supply = house.coins - sum(view.money) if house.strict else sum(house.cards) * 100
        self.unseen = vec[i64]([kind for kind, card in enumerate(CARDS) for _ in range(view.unseen[card])])
        self.weight = RIVALRY / float(len(self.others))

    def guesses(self, at: Cemetery, count: int, to_come: int = 0) -> list[Guess]:
        known = no_cards()
        for laid in at.cards:
            if laid.card is not None:
                known[KIND[laid.card]] += 1
        unknown = len(at.cards) - sum(known) + to_come
        return guesses(guess_cards(known, unknown, self.unseen, count, self.dice), self.others, self.dice)

    def prospect(self, considered: list[int]) -> Prospect:
        return Prospect(self.house, vec[i64](considered), self.supply)

    def advantages(self, prospect: Prospect) -> list[float]:
        """Of each considered fist, in coins a robbery."""
        return [prospect.advantage(nth, self.weight) for nth in range(len(prospect.considered))]


def spread(money: int, count: int) -> list[int]:
    """Fists from 0 to all the money, no more than about so many."""
    step = money // count + 1
    return [*range(0, money, step), money]


def value_places(knowledge: Knowledge, moves: Sequence[Move]) -> list[float]:
    """What the card adds to the best one can do at that cemetery, knowing of it while the others do not."""
    kinds = sorted({number_in(move) for move in moves})
    at = {cemetery: gains_from(knowledge, cemetery, kinds) for cemetery in {cemetery_in(move) for move in moves}}
    return [at[cemetery_in(move)][number_in(move)] for move in moves]


def gains_from(knowledge: Knowledge, cemetery: int, kinds: Sequence[int]) -> dict[int, float]:
    guessed = knowledge.guesses(knowledge.view.cemeteries[cemetery], FEWER_GUESSES, STILL_TO_COME)
    most = min(knowledge.money, 2 * worth_of([guess.cards for guess in guessed]) + 1)
    considered = spread(most, FEWER_FISTS)
    without = knowledge.prospect(considered)
    for guess in guessed:
        without.add(guess)
    now = without.best(knowledge.weight)
    gains = {}
    for kind in kinds:
        laid = knowledge.prospect(considered)
        for guess in guessed:
            laid.add_with(kind, guess)
        gains[kind] = laid.best(knowledge.weight) - now
    return gains


def value_looks(knowledge: Knowledge, moves: Sequence[Move]) -> list[float]:
    """An unknown card, rather of a long line of which little else is unknown; rather one that somebody chose."""
    values = []
    for move in moves:
        cards = knowledge.view.cemeteries[cemetery_in(move)].cards
        looked_at, unknown = cards[number_in(move)], sum(laid.card is None for laid in cards)
        values.append(0.0 if looked_at.card else len(cards) / unknown + len(looked_at.seen_by))
    return values


def value_reveals(knowledge: Knowledge, moves: Sequence[Move]) -> list[float]:
    """What others know and one does not know oneself; never, if it can be helped, what one alone knows."""
    values = []
    for move in moves:
        laid = knowledge.view.cemeteries[cemetery_in(move)].cards[number_in(move)]
        values.append(1.0 + len(laid.seen_by) if laid.card is None else len(laid.seen_by) - 2.0)
    return values


def value_targets(knowledge: Knowledge, moves: Sequence[Move]) -> list[float]:
    """The best fist's advantage at each cemetery."""
    values = []
    for move in moves:
        prospect = knowledge.prospect(spread(knowledge.money, FEWER_FISTS))
        for guess in knowledge.guesses(knowledge.view.cemeteries[cemetery_in(move)], FEWER_GUESSES):
            prospect.add(guess)
        values.append(prospect.best(knowledge.weight))
    return values


def value_credit(knowledge: Knowledge, moves: Sequence[Move]) -> list[float]:
    """What a larger fist could bring. A note costs only what it brought, so it is taken unless notes break ties."""
    with_credit = knowledge.money + CREDIT
    fists = advantages_at_target(knowledge, list(range(with_credit + 1)))
    trifle = -TRIFLE if knowledge.house.ties_by_notes else TRIFLE
    best = max(fists[: knowledge.money + 1]), max(fists) + trifle
    return [best[number_in(move)] for move in moves]


def value_fists(knowledge: Knowledge, moves: Sequence[Move]) -> list[float]:
    considered = spread(knowledge.money, FISTS)
    advantage = dict(zip(considered, advantages_at_target(knowledge, considered), strict=True))
    not_considered = min(advantage.values()) - 1
    return [advantage.get(number_in(move), not_considered) for move in moves]


def advantages_at_target(knowledge: Knowledge, considered: list[int]) -> list[float]:
    assert knowledge.view.target is not None
    prospect = knowledge.prospect(considered)
    for guess in knowledge.guesses(knowledge.view.cemeteries[knowledge.view.target - 1], GUESSES):
        prospect.add(guess)
    return knowledge.advantages(prospect)


VALUES = {
    "place": value_places,
    "view": value_looks,
    "reveal": value_reveals,
    "gravedigger": value_targets,
    "credit": value_credit,
    "fists": value_fists,
}
