# engine: compiled
"""Steps as data: each paragraph of a rulebook at which someone, or chance, decides is one small class."""

from typing import Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Ask, Chance, Over, Pending, Refusal, Tell

ASKS: Final = 0
DRAWS: Final = 1
ENDS: Final = 2

# Hearers are a mask: one bit per seat (at most seven), and one for all watchers.
WATCHERS: Final = 0x80
ALL: Final = 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one game. `step` says which paragraph comes next."""

    def __init__(self, step: i64) -> None:
        self.step = step

    def clone(self) -> "State":
        raise NotImplementedError


S = TypeVar("S", bound=State)


class OneWorld(Generic[S]):
    """The worlds of a game in which nothing that is already decided is hidden: the one state that the view tells."""

    def __init__(self, known: S) -> None:
        self.known: Final = known

    def sample(self, dice: Dice) -> S:
        return cast(S, self.known.clone())


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph: who is asked, what they may answer, why not this, and what happens then."""

    def __init__(self, name: str, rule: str, kind: i64, retractable: bool) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.kind: Final = kind
        self.retractable: Final = retractable  # the answer reveals nothing: its seat may take it back for a while

    def pending(self, g: S) -> Pending:
        raise NotImplementedError

    def seats(self, g: S) -> i64:
        """Mask of the seats that decide now."""
        raise NotImplementedError

    def moves(self, g: S, seat: i64) -> vec[i64]:
        """All the seat may answer, ascending."""
        raise NotImplementedError

    def any_move(self, g: S, seat: i64, dice: Dice) -> i64:
        """One of `moves`, chosen uniformly. Override to do it without building them."""
        moves = self.moves(g, seat)
        return moves[dice.below(len(moves))]

    def normal(self, g: S, seat: i64, move: i64) -> i64:
        """The one of `moves` that this amounts to: of several ways to the same end one is listed, all may be played."""
        return move

    def is_answer(self, move: i64) -> bool:
        """Whether a move answers this question, rightly or wrongly. Override where a game asks several."""
        return True

    def why_not(self, g: S, seat: i64, move: i64) -> Refusal | None:
        """The rule that forbids this answer, and the facts; None for one of `moves` and for what amounts to one.

        It is asked of the state that the seat knows, so that a refusal tells nothing the seat may not know, and only
        about moves that answer this question. It is told without the list of moves: conformance holds the two together.
        """
        raise NotImplementedError

    def weights(self, g: S) -> vec[i64]:
        """How likely each outcome is. May be the state's own count of cards: nobody writes to it."""
        raise NotImplementedError

    def then(self, g: S, answers: vec[i64], tell: Tell | None) -> None:
        """Answers come in the order of seats; chance gives one. The buffer is reused and may be longer than needed."""
        raise NotImplementedError

    def scores(self, g: S) -> vec[i64]:
        raise NotImplementedError

    def ranks(self, g: S) -> vec[i64]:
        """The rank of each seat: 1 for all who won; a shared rank counts as many places as it has seats."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """Seats decide."""

    def __init__(self, name: str, rule: str, retractable: bool = False) -> None:
        super().__init__(name, rule, ASKS, retractable)

    def pending(self, g: S) -> Pending:
        return Ask(self.rule, self.name, seats_in(self.seats(g)), self.retractable)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Step[S]):
    """Chance decides."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, DRAWS, False)

    def pending(self, g: S) -> Pending:
        return Chance(self.rule, self.name, tuple([int(weight) for weight in self.weights(g)]))


@mypyc_attr(allow_interpreted_subclasses=True)
class End(Step[S]):
    """The game is over."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, ENDS, False)

    def pending(self, g: S) -> Pending:
        return Over(self.rule, tuple([int(score) for score in self.scores(g)]), ranking_of(self.ranks(g)))

    def ranks(self, g: S) -> vec[i64]:
        """The more points the better; equal points share a rank. Override where a rulebook breaks ties."""
        return ranks_by(self.scores(g))


def seats_in(mask: i64) -> tuple[int, ...]:
    return tuple([seat for seat in range(7) if mask >> seat & 1])


def all_but(seat: i64) -> i64:
    """Everybody else, watchers included."""
    return ALL & ~(i64(1) << seat)


def around(number: i64, places: i64) -> i64:
    """The place in a ring that is reached by counting on past its end."""
    return number - places if number >= places else number


def only_seat(mask: i64) -> i64:
    """The seat of a mask with one bit."""
    seat: i64 = 0
    while mask > 1:
        mask >>= 1
        seat += 1
    return seat


def ranks_by(marks: vec[i64]) -> vec[i64]:
    """The highest first; equal ones share a rank."""
    seats: i64 = len(marks)
    ranks = vec[i64]([i64(1)] * seats)
    for seat in range(seats):
        for other in range(seats):
            if marks[other] > marks[seat]:
                ranks[seat] += 1
    return ranks


def ranking_of(ranks: vec[i64]) -> tuple[tuple[int, ...], ...]:
    """Groups of seats that share a rank, winners first."""
    seats = range(len(ranks))
    groups = [tuple([seat for seat in seats if ranks[seat] == rank]) for rank in range(1, len(ranks) + 1)]
    return tuple([group for group in groups if group])
