# engine: compiled
"""Running a game: one step at a time for tables and Python callers, to the end at random for search and simulation."""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Pending, Refusal, Tell
from sexton.kernel.steps import ASKS, DRAWS, State, Step, seats_in

ROOM: Final = 8  # the most answers one step can ask for
SEATS: Final[list[tuple[int, ...]]] = [seats_in(mask) for mask in range(128)]


class Engine:
    """A game's steps, in rulebook order: all the kernel needs of a game to run it."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps: Final = steps
        self.answers: Final = vec[i64]([i64(0)] * ROOM)

    def pending(self, g: State) -> Pending:
        return self.steps[g.step].pending(g)

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return self.steps[g.step].moves(g, seat)

    def is_asked(self, g: State, seat: i64) -> bool:
        step = self.steps[g.step]
        return seat >= 0 and step.kind == ASKS and step.seats(g) >> seat & 1 != 0

    def own_moves(self, g: State, seat: i64) -> list[int]:
        """What the seat may answer; empty if it is not asked."""
        return [int(move) for move in self.moves(g, seat)] if self.is_asked(g, seat) else []

    def asked_moves(self, g: State, seat: i64) -> vec[i64]:
        """The same of a seat that is asked; a Refusal if it is not."""
        if self.is_asked(g, seat):
            return self.moves(g, seat)
        raise Refusal("table", "nobody-asked")

    def why_not(self, g: State, seat: i64, move: int, text: str | None) -> Refusal | None:
        """`text` is the move's, None if it is no move. A step is asked only about answers to its own question."""
        refusal = self.why_no_answer(g, seat, move, text)
        return self.steps[g.step].why_not(g, seat, move) if refusal is None else refusal

    def why_no_answer(self, g: State, seat: i64, move: int, text: str | None) -> Refusal | None:
        """Why this answers no question that the seat is asked; None if it does, rightly or wrongly."""
        step = self.steps[g.step]
        if not self.is_asked(g, seat):
            return Refusal(step.rule, "not-now")
        if text is None:
            return Refusal("notation", "not-a-move", text=str(move))
        if not step.is_answer(move):
            return Refusal(step.rule, "other-question", move=text, step=step.name.replace(" ", "-"))
        return None

    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return self.steps[g.step].any_move(g, seat, dice)

    def play(self, g: State, answers: Sequence[int], tell: Tell | None = None) -> None:
        """One answer for each seat asked, in the order of seats. The caller makes sure that they are legal."""
        step = self.steps[g.step]
        if step.kind != ASKS or len(answers) != len(SEATS[step.seats(g)]):
            raise ValueError("one answer for each seat asked")
        for nth in range(i64(len(answers))):
            self.answers[nth] = answers[nth]
        step.then(g, self.answers, tell)

    def draw(self, g: State, outcome: i64, tell: Tell | None = None) -> None:
        step = self.steps[g.step]
        if step.kind != DRAWS:
            raise ValueError("chance has nothing to decide now")
        self.answers[0] = outcome
        step.then(g, self.answers, tell)


class Run:
    """A game being run from Python: `seats` decide now; chance is settled as it comes up."""

    def __init__(self, engine: Engine, g: State, dice: Dice, tell: Tell | None = None) -> None:
        self.steps: Final = engine.steps
        self.state: Final = g
        self.dice: Final = dice
        self.tell: Final = tell
        self.answers: Final = vec[i64]([i64(0)] * ROOM)
        self.step = engine.steps[g.step]
        self.seats: tuple[int, ...] = ()
        self.settle()

    def moves(self, seat: i64) -> vec[i64]:
        return self.step.moves(self.state, seat)

    def play(self, answers: list[int]) -> None:
        """One answer per seat, in the order of `seats`."""
        if len(answers) != len(self.seats):
            raise ValueError("one answer for each seat asked")
        for nth in range(i64(len(answers))):
            self.answers[nth] = answers[nth]
        self.step.then(self.state, self.answers, self.tell)
        self.settle()

    def settle(self) -> None:
        """Let chance decide until seats must, or the game is over."""
        g = self.state
        step = self.steps[g.step]
        while step.kind == DRAWS:
            self.answers[0] = self.dice.pick(step.weights(g))
            step.then(g, self.answers, self.tell)
            step = self.steps[g.step]
        self.step = step
        self.seats = SEATS[step.seats(g)] if step.kind == ASKS else ()


def playout(engine: Engine, g: State, chance: Dice, hand: Dice, inputs: list[list[int]] | None = None) -> i64:
    """Play to the end, every seat at random; returns the number of decisions.

    Chance and players use separate dice, so that a game's chance can be recomputed without its answers.
    """
    steps = engine.steps
    answers = vec[i64]([i64(0)] * ROOM)
    decisions: i64 = 0
    while True:
        step = steps[g.step]
        if step.kind == ASKS:
            count = answer_all(step, g, step.seats(g), answers, hand)
            decisions += count
        elif step.kind == DRAWS:
            answers[0] = chance.pick(step.weights(g))
            count = 1
        else:
            return decisions
        if inputs is not None:
            inputs.append([int(answers[nth]) for nth in range(count)])
        step.then(g, answers, None)


def answer_all(step: Step[Any], g: State, seats: i64, answers: vec[i64], hand: Dice) -> i64:
    """Let each seat of the mask answer at random; returns how many there were."""
    seat: i64 = 0
    count: i64 = 0
    while seats:
        if seats & 1:
            answers[count] = step.any_move(g, seat, hand)
            count += 1
        seats >>= 1
        seat += 1
    return count
