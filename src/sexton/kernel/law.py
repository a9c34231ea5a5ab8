"""The rules and views of one opened game in one class, which finds them in the modules that it names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar, get_type_hints

import msgspec

from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Choices, Move, Pending, Refusal, Seat, Tell
from sexton.kernel.laid_cards import NOBODY as NOBODY
from sexton.kernel.options import Options, ready_to_read
from sexton.kernel.records import positions
from sexton.kernel.steps import State

if TYPE_CHECKING:
    from sexton.kernel.game import Game

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
V = TypeVar("V", bound=msgspec.Struct)


class Worlds(Protocol[S_co]):
    """A view prepared once, from which worlds are then drawn one after the other."""

    def sample(self, dice: Dice) -> S_co: ...


class Notation(Protocol):
    """How a game writes and reads moves: a module of its rules."""

    def write(self, move: Move) -> str: ...

    def read(self, text: str) -> Move: ...


class Positions(Protocol):
    """What the text of a position is made of: another module of its rules."""

    def fields_of(self, g: Any) -> dict[str, str]: ...

    def state_from(self, fields: dict[str, str], variant: Any, step: int) -> Any: ...

    def problem_with(self, g: Any) -> tuple[str, str] | None:
        """A rule that the state breaks, and how; None if it is sound."""


class Views(Protocol):
    """How a game shows a state: a module of what may be known."""

    def public(self, g: Any, step: str) -> Any:
        """What all views of a state have alike."""

    def view(self, g: Any, seat: Seat | None, shared: Any) -> Any: ...

    def truth(self, g: Any, step: str) -> Any: ...


class Knowledge(Protocol):
    """What a view tells: another module of what may be known."""

    def known_state(self, variant: Any, seen: Any, step: int) -> Any: ...

    def worlds(self, variant: Any, seen: Any, step: int) -> Any: ...


class Law(ABC, Generic[S, V]):
    """The rules and views of one opened game: knows its seats, its options and its box."""

    players: ClassVar[range]  # how many may play, whatever the options
    options_type: ClassVar[type[Options]]
    options: Options
    variant: Any  # the options as numbers, which the rules read
    notation: Notation
    positions: Positions
    shown: Views
    knowledge: Knowledge
    last_by_default: ClassVar[frozenset[str]] = frozenset()  # steps at which the last move is the harmless one
    public_choices: ClassVar[frozenset[str]] = frozenset()  # steps at which everybody knows what may be answered

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "options_type" in vars(cls):
            ready_to_read(cls.options_type)

    def __init__(self, game: Game, seats: int, options: Options, engine: Engine) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.engine = engine
        self.steps = {step.name: index for index, step in enumerate(engine.steps)}

    def step_name(self, state: S) -> str:
        return self.engine.steps[state.step].name

    @abstractmethod
    def setup(self) -> S:
        """The state before anything is decided."""

    def pending(self, state: S) -> Pending:
        return self.engine.pending(state)

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """All the seat may answer, ascending; never empty when it is asked."""
        return list(self.engine.moves(state, seat))

    def sample_move(self, state: S, seat: Seat, dice: Dice) -> Move:
        return self.engine.any_move(state, seat, dice)

    def play(self, state: S, answers: Sequence[Move], tell: Tell | None = None) -> None:
        self.engine.play(state, answers, tell)

    def draw(self, state: S, outcome: int, tell: Tell | None = None) -> None:
        self.engine.draw(state, outcome, tell)

    def clone(self, state: S) -> S:
        copy = state.clone()
        assert isinstance(copy, type(state))
        return copy

    def view(self, state: S, seat: Seat | None) -> V:
        """All that the seat has the right to know now, built field by field; None is a watcher."""
        return self.views(state)(seat)

    def views(self, state: S) -> Callable[[Seat | None], V]:
        """`view` for several hearers of one unchanged state: what everybody sees is computed once."""
        if not hasattr(self, "shown"):  # the game has a `view` of its own
            return lambda seat: self.view(state, seat)
        shown, shared = self.shown, self.shown.public(state, self.step_name(state))
        return lambda seat: shown.view(state, seat, shared)

    def known(self, view: V) -> S:
        """All that the view tells, as a state: public things as they are, hands and cards that the seat does not know
        missing or marked unknown. A watcher's holds what is public. The seat's moves on it are its moves on the truth.
        """
        known: S = self.knowledge.known_state(self.variant, view, self.step_in(view))
        return known

    def bare_state(self, view: V) -> S | None:
        """As much of it as tells who is asked; None where a game has nothing quicker than `known`."""
        return None

    def worlds(self, view: V) -> Worlds[S]:
        """The states that the view leaves open."""
        worlds: Worlds[S] = self.knowledge.worlds(self.variant, view, self.step_in(view))
        return worlds

    def step_in(self, view: Any) -> int:
        """The number of the step that comes next."""
        return self.steps[view.step]

    def any_world(self, view: V) -> S:
        """One of those worlds, always the same: for questions that all of them answer alike."""
        return self.worlds(view).sample(FastDice(0))

    def truth(self, state: S) -> msgspec.Struct:
        """The whole state with readable names, for replays of finished games and for checking by others."""
        truth: msgspec.Struct = self.shown.truth(state, self.step_name(state))
        return truth

    @classmethod
    def shown_types(cls) -> tuple[type[Any], type[Any]]:
        """The types of its views and of its whole state, as the functions that make them are annotated."""
        makers = (cls.shown.view, cls.shown.truth) if hasattr(cls, "shown") else (cls.view, cls.truth)
        view, truth = (get_type_hints(maker)["return"] for maker in makers)
        return view, truth

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """Everything in the box, added up over every place where it can be: it never changes."""

    @abstractmethod
    def outcome(self, state: S, outcome: int) -> str | int:
        """What an outcome of the pending chance stands for: a name, or a number such as a seat or the pips of a die."""

    def own_moves(self, view: V) -> list[Move]:
        """What the viewing seat may answer, by the rules on its known state; empty if it is not asked."""
        return self.engine.own_moves(self.known(view), seat_of(view))

    def asked_moves(self, view: V) -> list[Move]:
        """The same of a seat that is asked; a Refusal if it is not."""
        if moves := self.own_moves(view):
            return moves
        raise Refusal("table", "nobody-asked")

    @abstractmethod
    def choices(self, view: V) -> Choices:
        """What the viewing seat may answer now, for a screen."""

    def view_in_json(self, view: V) -> bytes:
        """As messages hold it, which is what `msgspec.json.encode` makes of it; parts shown before may be kept."""
        return msgspec.json.encode(view)

    def choices_in_json(self, view: V) -> bytes:
        """The same of its choices."""
        return msgspec.json.encode(self.choices(view))

    def aids_in_json(self, view: V) -> bytes | None:
        """The same of its aids; None where they are not kept as JSON."""
        return None

    def aids(self, view: V) -> Mapping[str, Any]:
        """Numbers worth showing, pure functions of the view."""
        return {}

    def why_not(self, view: V, move: Move) -> Refusal | None:
        """The rule that forbids this move to the viewing seat, and the facts; None if nothing does."""
        seat, text, bare = seat_of(view), self.text_of(move), self.bare_state(view)
        if bare is not None and (refusal := self.engine.why_no_answer(bare, seat, move, text)):
            return refusal
        return self.engine.why_not(self.known(view), seat, move, text)

    def why_not_known(self, known: S, seat: Seat, move: Move) -> Refusal | None:
        """The same by the state that the seat knows."""
        return self.engine.why_not(known, seat, move, self.text_of(move))

    def text_of(self, move: Move) -> str | None:
        """Its text; None for a number that is no move: one that its own text does not bring back."""
        try:
            text = self.write(move)
            return text if self.read(text) == move else None
        except (IndexError, OverflowError, Refusal):
            return None

    def normal(self, view: V, move: Move) -> Move:
        """The member of `own_moves` that this move is equivalent to."""
        known = self.known(view)
        return self.engine.steps[known.step].normal(known, seat_of(view), move)

    def refused(self, state: S, seat: Seat, move: Move) -> Refusal | None:
        """Why the asked seat may not answer this, by what it knows; None for its moves, and what amounts to one."""
        return None if move in self.moves(state, seat) else self.why_not(self.view(state, seat), move)

    def default(self, view: V) -> Move:
        """What is played for a seat whose time is up, the same for everyone: its first move, or its last one."""
        last = self.engine.steps[self.step_in(view)].name in self.last_by_default
        return self.asked_moves(view)[-1 if last else 0]

    def write(self, move: Move) -> str:
        return self.notation.write(move)

    def read(self, text: str) -> Move:
        """The move with this text; a Refusal if there is none."""
        return self.notation.read(text)

    def write_position(self, state: S) -> str:
        return positions.write(self.step_name(state), self.positions.fields_of(state))

    def read_position(self, text: str) -> S:
        """The state at this position; a Refusal if there is none."""
        state: S = positions.read(text, self.steps, partial(self.positions.state_from, variant=self.variant))
        if found := self.positions.problem_with(state):
            rule, problem = found
            raise Refusal(rule, "not-a-position", text=text, problem=problem)
        return state


def seat_of(view: Any) -> Seat:
    """The viewing seat; a watcher is no seat, and is never asked."""
    seat: Seat | None = view.seat
    return NOBODY if seat is None else seat
