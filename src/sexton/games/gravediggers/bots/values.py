# engine: compiled
"""What a bot values in Gravediggers, through the eyes of one seat: the coins it expects to gain on the others."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.bots.fists import FISTS, Guess, Prospect, guess_cards, spread, worth_of
from sexton.games.gravediggers.rules.box import CREDIT as NOTE
from sexton.games.gravediggers.rules.box import KINDS
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, PLACE, REVEAL, ROB, number_in, verb_in, where_in
from sexton.games.gravediggers.rules.scoring import supply_of
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.view.knowledge import unseen_by
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import eyes_of, face_up, known_in, knows, seen_by
from sexton.kernel.search import state_values
from sexton.kernel.vectors import card_by_card, sum_of

GUESSES: Final = 32  # for the fist, where most of a game is decided
FEWER_GUESSES: Final = 12  # where several cemeteries, or many cards, are compared
FEWER_FISTS: Final = 4
STILL_TO_COME: Final = 1  # cards the others may yet lay where one places a card
TRIFLE: Final = 0.001  # settles what is otherwise equal


class StateValues(state_values.StateValues):
    def values(self, g: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        knowledge, verb = Knowledge(g, seat, dice), verb_in(moves[0])
        if verb == PLACE:
            return knowledge.places(moves)
        if verb == FIST:
            return knowledge.fists(moves)
        if verb == ROB:
            return knowledge.targets(moves)
        if verb == CREDIT:
            return knowledge.credit(moves)
        return knowledge.cards(moves, verb == REVEAL)


class Knowledge:
    """What one seat knows, in the numbers that a robbery is settled with."""

    def __init__(self, g: State, seat: i64, dice: Dice) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.dice: Final = dice
        self.eyes: Final = eyes_of(seat)
        self.money: Final = g.money[seat]
        self.supply: Final = supply_of(g.variant, g.money)
        self.unseen: Final = card_by_card(unseen_by(g, seat))

    def guesses(self, line: vec[i64], count: i64, to_come: i64) -> list[Guess]:
        known = known_in(line, KINDS, self.eyes)
        unknown = len(line) - sum_of(known) + to_come
        lines = guess_cards(known, unknown, self.unseen, count, self.dice)
        guessed = [Guess(cards, self.g.variant.seats) for cards in lines]
        worth = average_worth(guessed)
        for guess in guessed:
            guess.show(self.g.money, self.seat, worth, self.dice)
        return guessed

    def prospect(self, considered: vec[i64], guessed: list[Guess]) -> Prospect:
        prospect = Prospect(self.g.variant, considered, self.supply)
        for guess in guessed:
            prospect.add(guess)
        return prospect

    # One for each step at which a seat decides

    def places(self, moves: vec[i64]) -> vec[float]:
        """What each card adds to the best one can do at its cemetery, knowing of it while the others do not."""
        values = vec[float](capacity=len(moves))
        guessed: list[Guess] = []
        considered, now, cemetery = vec[i64](), 0.0, i64(-1)
        for move in moves:
            if where_in(move) != cemetery:  # moves ascend, cemetery by cemetery
                cemetery = where_in(move)
                guessed = self.guesses(self.g.lines[cemetery], FEWER_GUESSES, STILL_TO_COME)
                considered = spread(min(self.money, 2 * average_worth(guessed) + 1), FEWER_FISTS)
                now = self.prospect(considered, guessed).best(len(considered))
            laid = Prospect(self.g.variant, considered, self.supply)
            for guess in guessed:
                laid.add_with(number_in(move), guess)
            values = append(values, laid.best(len(considered)) - now)
        return values

    def cards(self, moves: vec[i64], turned: bool) -> vec[float]:
        """To turn face up: what others know and one does not know oneself; never what one alone knows. To look at: an
        unknown card, rather of a long line of which little else is unknown, rather one that somebody chose.
        """
        values = vec[float](capacity=len(moves))
        for move in moves:
            line = self.g.lines[where_in(move)]
            card = line[number_in(move)]
            value = 0.0 if face_up(card) else float(int(seen_by(card)).bit_count())
            if turned:
                value = value - 2.0 if knows(card, self.eyes) else 1.0 + value
            elif knows(card, self.eyes):
                value = 0.0
            else:
                value += float(len(line)) / float(len(line) - sum_of(known_in(line, KINDS, self.eyes)))
            values = append(values, value)
        return values

    def targets(self, moves: vec[i64]) -> vec[float]:
        """The best fist's advantage at each cemetery."""
        values = vec[float](capacity=len(moves))
        considered = spread(self.money, FEWER_FISTS)
        for move in moves:
            guessed = self.guesses(self.g.lines[where_in(move)], FEWER_GUESSES, 0)
            values = append(values, self.prospect(considered, guessed).best(len(considered)))
        return values

    def at_target(self, considered: vec[i64]) -> Prospect:
        """These fists at the cemetery that is being robbed."""
        return self.prospect(considered, self.guesses(self.g.lines[self.g.target], GUESSES, 0))

    def credit(self, moves: vec[i64]) -> vec[float]:
        """What a larger fist could bring. A note costs only what it brought, so it is taken unless notes break ties."""
        prospect = self.at_target(vec[i64]([fist for fist in range(self.money + NOTE + 1)]))
        without = prospect.best(self.money + 1)
        with_note = prospect.best(self.money + NOTE + 1) + (-TRIFLE if self.g.variant.ties_by_notes else TRIFLE)
        return vec[float]([with_note if number_in(move) else without for move in moves])

    def fists(self, moves: vec[i64]) -> vec[float]:
        considered = spread(self.money, FISTS)
        prospect = self.at_target(considered)
        least = min([prospect.advantage(nth) for nth in range(len(considered))])
        values = vec[float](capacity=len(moves))
        at: i64 = 0
        for move in moves:  # ascending, as what is considered
            if at < len(considered) and number_in(move) == considered[at]:
                values = append(values, prospect.advantage(at))
                at += 1
            else:
                values = append(values, least - 1)
        return values


def average_worth(guessed: list[Guess]) -> i64:
    return sum_of(vec[i64]([worth_of(guess.cards) for guess in guessed])) // len(guessed)
