"""A toy game, honest in itself, and the same game with one fault each: they test the tests.

High Card: each of two players gets two cards, secretly; both lay one face down at once; the cards are turned up; the
higher one scores. Then each draws a card, until the deck is empty.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.kernel import game, steps
from sexton.kernel.chance.dice import Dice
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Choices, Event, Move, Refusal, Seat, Tell
from sexton.kernel.steps import ALL, Decision, Draw, End, all_but

CARDS = 4  # kinds 0 to 3, three of each
DEAL, LAY, RESULT = 0, 1, 2


class Dealt(Event, frozen=True):
    rule: ClassVar[str] = "TOY-1"
    seat: int
    number: int | None = None


class Turned(Event, frozen=True):
    rule: ClassVar[str] = "TOY-2"
    numbers: tuple[int, ...]


class State(steps.State):
    def __init__(self, step: int, deck: list[int], hands: list[list[int]], out: list[int], points: list[int]) -> None:
        super().__init__(step)
        self.deck, self.hands, self.out, self.points = deck, hands, out, points

    def clone(self) -> State:
        return State(self.step, self.deck[:], [hand[:] for hand in self.hands], self.out[:], self.points[:])


def next_to_draw(g: State) -> int:
    return 0 if sum(g.hands[0]) <= sum(g.hands[1]) else 1


class Deal(Draw[State]):
    """TOY-1"""

    def weights(self, g: State) -> vec[i64]:
        return vec[i64](g.deck)

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        card, seat = int(answers[0]), next_to_draw(g)
        g.deck[card] -= 1
        g.hands[seat][card] += 1
        if tell is not None:
            tell(1 << seat, Dealt(seat, card))
            tell(all_but(seat), Dealt(seat))
        if sum(g.hands[0]) == sum(g.hands[1]) == 2:
            g.step = LAY


class Lay(Decision[State]):
    """TOY-2"""

    def seats(self, g: State) -> i64:
        return 3

    def moves(self, g: State, seat: i64) -> vec[i64]:
        return vec[i64]([card for card in range(CARDS) if g.hands[seat][card]])

    def why_not(self, g: State, seat: i64, move: i64) -> Refusal | None:
        return None if g.hands[seat][move] else Refusal("TOY-2", "not-in-hand")

    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        laid = [int(answers[0]), int(answers[1])]
        for seat in (0, 1):
            g.hands[seat][laid[seat]] -= 1
            self.put_out(g, laid[seat])
            g.points[seat] += laid[seat] > laid[1 - seat]
        if tell is not None:
            tell(ALL, Turned(tuple(laid)))
        g.step = DEAL if sum(g.deck) >= 2 else RESULT

    def put_out(self, g: State, card: int) -> None:
        g.out[card] += 1


class Result(End[State]):
    """TOY-3"""

    def scores(self, g: State) -> vec[i64]:
        return vec[i64](g.points)


class View(Struct, frozen=True):
    seat: Seat | None
    step: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    left: int
    out: tuple[int, ...]
    points: tuple[int, ...]
    more: tuple[int, ...] = ()  # where the faulty ones say too much


def known_state(view: View) -> State:
    deck = [3 - view.out[card] - view.hand[card] for card in range(CARDS)]
    hands = [list(view.hand) if seat == view.seat else [0] * CARDS for seat in (0, 1)]
    return State(view.step, deck, hands, list(view.out), list(view.points))


class Worlds:
    def __init__(self, view: View) -> None:
        self.view = view

    def sample(self, dice: Dice) -> State:
        world = known_state(self.view)
        for seat, size in enumerate(self.view.sizes):
            while sum(world.hands[seat]) < size:
                self.give(world.deck, world.hands[seat], dice)
        return world

    def give(self, deck: list[int], hand: list[int], dice: Dice) -> None:
        card = int(dice.pick(vec[i64](deck)))
        deck[card] -= 1
        hand[card] += 1


class Rules(game.Rules[State, View]):
    players = range(2, 3)
    options_type = game.Options

    def __init__(self, opened_by: game.Game) -> None:
        steps: list[Any] = [Deal("deal", "TOY-1"), Lay("lay", "TOY-2"), Result("result", "TOY-3")]
        super().__init__(opened_by, 2, game.Options(), Engine(steps))

    def setup(self) -> State:
        return State(DEAL, [3] * CARDS, [[0] * CARDS, [0] * CARDS], [0] * CARDS, [0, 0])

    def view(self, state: State, seat: Seat | None) -> View:
        hand = tuple(state.hands[seat]) if seat is not None else (0,) * CARDS
        sizes = tuple(sum(held) for held in state.hands)
        return View(seat, state.step, hand, sizes, sum(state.deck), tuple(state.out), tuple(state.points))

    def known(self, view: View) -> State:
        return known_state(view)

    def worlds(self, view: View) -> Worlds:
        return Worlds(view)

    def truth(self, state: State) -> View:
        return self.view(state, 0)

    def inventory(self, state: State) -> Mapping[str, int]:
        places = [state.deck, state.out, *state.hands]
        return {str(card): sum(place[card] for place in places) for card in range(CARDS)}

    def outcome(self, state: State, outcome: int) -> str:
        return str(outcome)

    def choices(self, view: View) -> Choices:
        return Choices("lay {card}", tuple({"card": str(card)} for card in range(CARDS) if view.hand[card]))

    def default(self, view: View) -> Move:
        return next(card for card in range(CARDS) if view.hand[card])

    def write(self, move: Move) -> str:
        return f"lay {move}"

    def read(self, text: str) -> Move:
        return int(text.removeprefix("lay "))

    def write_position(self, state: State) -> str:
        rows = [state.deck, *state.hands, state.out, state.points]
        return f"{state.step} " + "/".join(",".join(map(str, row)) for row in rows)

    def read_position(self, text: str) -> State:
        step, rest = text.split()
        deck, first, second, out, points = ([int(number) for number in row.split(",")] for row in rest.split("/"))
        return State(int(step), deck, [first, second], out, points)

    def draw_screen(self, view: View, look: game.Look) -> Any:
        raise NotImplementedError


class HighCard(game.Game):
    id = "high_card"
    edition = 1
    title = "High Card"
    credit = "nobody"
    folder = Path(__file__).parent
    rule_prefix = "TOY"
    rules_type: type[Rules] = Rules

    def open(self, seats: int = 2, options: game.Options | None = None) -> Rules:
        return self.rules_type(self)


# The planted faults


class LeaksAHand(Rules):
    """The view shows the other's hand; its worlds keep it, so that only twins can tell."""

    def view(self, state: State, seat: Seat | None) -> View:
        honest = super().view(state, seat)
        leak = tuple(number for hand in state.hands for number in hand)
        return View(honest.seat, honest.step, honest.hand, honest.sizes, honest.left, honest.out, honest.points, leak)

    def worlds(self, view: View) -> Worlds:
        return KeepsTheLeak(view)


class KeepsTheLeak(Worlds):
    def sample(self, dice: Dice) -> State:
        hands = [list(self.view.more[:CARDS]), list(self.view.more[CARDS:])]
        deck = [3 - self.view.out[card] - hands[0][card] - hands[1][card] for card in range(CARDS)]
        return State(self.view.step, deck, hands, list(self.view.out), list(self.view.points))


class ShowsAHandPlainly(Rules):
    """The view shows the other's hand, and its worlds do not know of it."""

    def view(self, state: State, seat: Seat | None) -> View:
        honest = super().view(state, seat)
        leak = tuple(number for hand in state.hands for number in hand)
        return View(honest.seat, honest.step, honest.hand, honest.sizes, honest.left, honest.out, honest.points, leak)


class CallsHandsPublic(Rules):
    """It says that everybody knows what may be laid."""

    public_choices = frozenset({"lay"})


class TellsTheWrongOne(Rules):
    """Nothing in the view, but what is dealt is told to everybody, so that nobody's twins can differ."""

    def __init__(self, opened_by: game.Game) -> None:
        super().__init__(opened_by)
        self.engine = Engine([LoudDeal("deal", "TOY-1"), *self.engine.steps[1:]])


class LoudDeal(Deal):
    def then(self, g: State, answers: vec[i64], tell: Tell | None) -> None:
        seat = next_to_draw(g)
        if tell is not None:
            tell(ALL, Dealt(seat, int(answers[0])))
        super().then(g, answers, None)


class ContradictsItsView(Rules):
    """Its worlds give the viewing seat another hand than the one it holds."""

    def worlds(self, view: View) -> Worlds:
        return ForgetsTheHand(view)


class ForgetsTheHand(Worlds):
    def sample(self, dice: Dice) -> State:
        state = super().sample(dice)
        state.hands.reverse()
        return state


class LosesACard(Rules):
    """A card that is laid twice in a row vanishes."""

    def __init__(self, opened_by: game.Game) -> None:
        super().__init__(opened_by)
        self.engine = Engine([self.engine.steps[0], DropsCards("lay", "TOY-2"), self.engine.steps[2]])


class DropsCards(Lay):
    def put_out(self, g: State, card: int) -> None:
        if g.out[card] != 1:
            g.out[card] += 1


class ReadsTheClock(Rules):
    """The time decides who draws: the same inputs give another game each time."""

    def setup(self) -> State:
        state = super().setup()
        state.points[0] = time.perf_counter_ns() % 1_000_003
        return state


class SamplesUnfairly(Rules):
    """`any_move` prefers the first card."""

    def __init__(self, opened_by: game.Game) -> None:
        super().__init__(opened_by)
        self.engine = Engine([self.engine.steps[0], Lazy("lay", "TOY-2"), self.engine.steps[2]])


class Lazy(Lay):
    def any_move(self, g: State, seat: i64, dice: Dice) -> i64:
        return self.moves(g, seat)[0]


class SharesItsClones(Rules):
    """A clone shares the hands with the original."""

    def clone(self, state: State) -> State:
        return State(state.step, state.deck[:], state.hands, state.out[:], state.points[:])


def faulty(rules_type: type[Rules]) -> Rules:
    toy = HighCard()
    toy.rules_type = rules_type
    return toy.open()
