# engine: compiled
"""What a bot values in Gravediggers, through the eyes of one seat: the coins it expects to gain on the others."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.bots.prospects import Guess, Prospect, guess_cards, guesses, no_cards, worth_of
from sexton.games.gravediggers.rules.box import CREDIT as NOTE
from sexton.games.gravediggers.rules.box import KINDS
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, PLACE, REVEAL, ROB, cemetery_in, number_in, verb_in
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import face_up, kind_of, seen_by
from sexton.kernel.search import state_values
from sexton.kernel.vectors import sum_of

GUESSES: Final = 32  # for the fist, where most of a game is decided
FEWER_GUESSES: Final = 12  # where several cemeteries, or many cards, are compared
FISTS: Final = 16  # at most this many different fists are considered, evenly spread
FEWER_FISTS: Final = 4
STILL_TO_COME: Final = 1  # cards the others may yet lay where one places a card
RIVALRY: Final = 0.5  # what a coin gained by the others on average weighs against one's own
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
        variant = g.variant
        self.variant: Final[Variant] = variant
        self.dice: Final = dice
        self.lines: Final = g.lines
        self.target: Final = g.target
        self.eyes: Final = i64(1) << seat
        self.money: Final = g.money[seat]
        others = vec[i64](capacity=variant.seats)
        for other in range(variant.seats):
            if other != seat:
                others = append(others, g.money[other])
        self.others: Final = others
        self.weight: Final = RIVALRY / float(len(others))
        self.supply: Final = variant.coins - sum_of(g.money) if variant.strict else sum_of(variant.cards) * 100
        self.unseen: Final = self.unseen_by(g, g.hands[seat])

    def knows(self, card: i64) -> bool:
        return face_up(card) or seen_by(card) & self.eyes != 0

    def unseen_by(self, g: State, hand: vec[i64]) -> vec[i64]:
        """The kind of every card the seat neither holds nor knows nor saw leave."""
        counts = vec[i64](capacity=KINDS)
        for kind in range(i64(KINDS)):
            counts = append(counts, g.variant.cards[kind] - hand[kind] - g.removed[kind])
        for line in g.lines:
            for card in line:
                if self.knows(card):
                    counts[kind_of(card)] -= 1
        unseen = vec[i64](capacity=sum_of(counts))
        for kind in range(i64(KINDS)):
            for copy in range(counts[kind]):
                unseen = append(unseen, kind)
        return unseen

    def guesses(self, line: vec[i64], count: i64, to_come: i64) -> list[Guess]:
        known, unknown = no_cards(), to_come
        for card in line:
            if self.knows(card):
                known[kind_of(card)] += 1
            else:
                unknown += 1
        return guesses(guess_cards(known, unknown, self.unseen, count, self.dice), self.others, self.dice)

    def prospect(self, considered: vec[i64], guessed: list[Guess]) -> Prospect:
        prospect = Prospect(self.variant, considered, self.supply)
        for guess in guessed:
            prospect.add(guess)
        return prospect

    # One for each paragraph at which a seat decides

    def places(self, moves: vec[i64]) -> vec[float]:
        values = vec[float]([0.0] * len(moves))
        for cemetery in range(len(self.lines)):
            self.place_at(cemetery, moves, values)
        return values

    def place_at(self, cemetery: i64, moves: vec[i64], values: vec[float]) -> None:
        """What each card adds to the best one can do there, knowing of it while the others do not."""
        guessed: list[Guess] = []
        considered = vec[i64]()
        now = 0.0
        for nth in range(len(moves)):
            if cemetery_in(moves[nth]) == cemetery:
                if not guessed:
                    guessed = self.guesses(self.lines[cemetery], FEWER_GUESSES, STILL_TO_COME)
                    worth = worth_of([guess.cards for guess in guessed])
                    considered = spread(min(self.money, 2 * worth + 1), FEWER_FISTS)
                    now = self.prospect(considered, guessed).best(self.weight)
                laid = Prospect(self.variant, considered, self.supply)
                for guess in guessed:
                    laid.add_with(number_in(moves[nth]), guess)
                values[nth] = laid.best(self.weight) - now

    def cards(self, moves: vec[i64], turned: bool) -> vec[float]:
        """To turn face up: what others know and one does not know oneself; never what one alone knows. To look at: an
        unknown card, rather of a long line of which little else is unknown, rather one that somebody chose.
        """
        values = vec[float](capacity=len(moves))
        for move in moves:
            line = self.lines[cemetery_in(move)]
            card = line[number_in(move)]
            value = 0.0 if face_up(card) else float(count_seats(seen_by(card)))
            if turned:
                value = value - 2.0 if self.knows(card) else 1.0 + value
            else:
                value = 0.0 if self.knows(card) else float(len(line)) / float(self.unknown_in(line)) + value
            values = append(values, value)
        return values

    def unknown_in(self, line: vec[i64]) -> i64:
        unknown: i64 = 0
        for card in line:
            if not self.knows(card):
                unknown += 1
        return unknown

    def targets(self, moves: vec[i64]) -> vec[float]:
        """The best fist's advantage at each cemetery."""
        values = vec[float](capacity=len(moves))
        considered = spread(self.money, FEWER_FISTS)
        for move in moves:
            guessed = self.guesses(self.lines[cemetery_in(move)], FEWER_GUESSES, 0)
            values = append(values, self.prospect(considered, guessed).best(self.weight))
        return values

    def at_target(self, considered: vec[i64]) -> Prospect:
        """These fists at the cemetery that is being robbed."""
        return self.prospect(considered, self.guesses(self.lines[self.target], GUESSES, 0))

    def credit(self, moves: vec[i64]) -> vec[float]:
        """What a larger fist could bring. A note costs only what it brought, so it is taken unless notes break ties."""
        prospect = self.at_target(vec[i64]([fist for fist in range(self.money + NOTE + 1)]))
        without = prospect.advantage(0, self.weight)
        for nth in range(1, self.money + 1):
            without = max(without, prospect.advantage(nth, self.weight))
        with_note = prospect.best(self.weight) + (-TRIFLE if self.variant.ties_by_notes else TRIFLE)
        return vec[float]([with_note if number_in(move) else without for move in moves])

    def fists(self, moves: vec[i64]) -> vec[float]:
        considered = spread(self.money, FISTS)
        prospect = self.at_target(considered)
        least = prospect.advantage(0, self.weight)
        for nth in range(1, len(considered)):
            least = min(least, prospect.advantage(nth, self.weight))
        values = vec[float](capacity=len(moves))
        at: i64 = 0
        for move in moves:  # ascending, as what is considered
            if at < len(considered) and number_in(move) == considered[at]:
                values = append(values, prospect.advantage(at, self.weight))
                at += 1
            else:
                values = append(values, least - 1)
        return values


def count_seats(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def spread(money: i64, count: i64) -> vec[i64]:
    """Fists from 0 to all the money, about `count` of them."""
    step = money // count + 1
    fists = vec[i64](capacity=count + 2)
    fist: i64 = 0
    while fist < money:
        fists = append(fists, fist)
        fist += step
    return append(fists, money)
