"""What a game is to everyone outside it: `Game` opens `Rules`; bots and screens get views, never states.

`Rules` is a `Law` and what surrounds it. An earlier edition keeps its law alone (docs/decisions/0027).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import Engine
from sexton.kernel.extras import Boards, Referee, Solver
from sexton.kernel.interface import Choices, Event, Move, Pending, Refusal, Seat, Tell
from sexton.kernel.options import Options as Options
from sexton.kernel.search.character import Character
from sexton.kernel.search.heuristics import Heuristics, KnownValues, Reason
from sexton.kernel.search.search_model import SearchModel
from sexton.kernel.search.state_values import StateValues
from sexton.kernel.search.view_search_model import ViewSearchModel
from sexton.kernel.steps import State

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.kernel.learn.encoding import Encoding
    from sexton.kernel.learn.insight import Insight
    from sexton.kernel.words import Words

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
V = TypeVar("V", bound=msgspec.Struct)
NOBODY = -1  # a watcher, where a seat is expected


class Worlds(Protocol[S_co]):
    """A view, prepared once; then worlds are drawn from it one after the other."""

    def sample(self, dice: Dice) -> S_co: ...


class Notation(Protocol):
    """How a game writes and reads moves: a module of its rules."""

    def write(self, move: Move) -> str: ...

    def read(self, text: str) -> Move: ...


class Positions(Protocol):
    """How a game writes and reads positions: another module of its rules."""

    def write(self, g: Any, step: str) -> str: ...

    def read(self, text: str, variant: Any, steps: dict[str, int]) -> Any: ...


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
    """All that decides and tells in one opened game: knows its seats, its options and its box."""

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
        shown, shared = self.shown, self.shown.public(state, self.step_name(state))
        return lambda seat: shown.view(state, seat, shared)

    def known(self, view: V) -> S:
        """All that the view tells, as a state: public things as they are, hands and cards that the seat does not know
        missing or marked unknown. A watcher's holds what is public. The seat's moves on it are its moves on the truth.
        """
        known: S = self.knowledge.known_state(self.variant, view, self.step_in(view))
        return known

    def worlds(self, view: V) -> Worlds[S]:
        """The states that the view leaves open."""
        worlds: Worlds[S] = self.knowledge.worlds(self.variant, view, self.step_in(view))
        return worlds

    def step_in(self, view: Any) -> int:
        """The number of the step that comes next."""
        return self.steps[view.step]

    def any_world(self, view: V) -> S:
        """One of them, always the same: for what cannot tell them apart."""
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
        return self.engine.asked_moves(self.known(view), seat_of(view))

    def asked_moves(self, view: V) -> list[Move]:
        """The same of a seat that is asked; a Refusal if it is not."""
        if moves := self.own_moves(view):
            return moves
        raise Refusal("table", "nobody-asked")

    @abstractmethod
    def choices(self, view: V) -> Choices:
        """What the viewing seat may answer now, for a screen."""

    def aids(self, view: V) -> Mapping[str, Any]:
        """Numbers worth showing, pure functions of the view."""
        return {}

    def why_not(self, view: V, move: Move) -> Refusal | None:
        """The rule that forbids this move to the viewing seat, and the facts; None if nothing does."""
        return self.why_not_known(self.known(view), seat_of(view), move)

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
        last = self.step_name(self.known(view)) in self.last_by_default
        return self.asked_moves(view)[-1 if last else 0]

    def write(self, move: Move) -> str:
        return self.notation.write(move)

    def read(self, text: str) -> Move:
        """The move with this text; a Refusal if there is none."""
        return self.notation.read(text)

    def write_position(self, state: S) -> str:
        return self.positions.write(state, self.step_name(state))

    def read_position(self, text: str) -> S:
        """The state at this position; a Refusal if there is none."""
        state: S = self.positions.read(text, self.variant, self.steps)
        return state


class Rules(Law[S, V]):
    """The law of a game and what surrounds it: how bots think about it, how it is drawn and encoded."""

    encodings: ClassVar[range] = range(1, 2)  # the versions there are

    def read_worlds(self, view: V, heard: Sequence[Event]) -> Worlds[S]:
        """Worlds that explain what the others did, where the game has a model of them (docs/explanation/beliefs.md)."""
        return self.worlds(view)

    def search_model(self) -> SearchModel:
        """How a searching bot thinks about this game: on imagined worlds only."""
        return ViewSearchModel(self)

    def heuristics(self) -> Heuristics[V]:
        """What moves are worth, from a view: by the state values, unless the game values views directly."""
        values = self.state_values()
        if values is None:
            raise NotImplementedError("a game has either `heuristics` or `state_values`")
        return KnownValues(self, values)

    def state_values(self) -> StateValues | None:
        """What moves are worth, on states; None if the game values views, which is slower in simulations."""
        return None

    def exact(self) -> Heuristics[V] | None:
        """The exact value of each move if the game is solved, else None."""
        return None

    def reason(self, view: V, heard: Sequence[Event], move: Move, dice: Dice) -> Reason | None:
        """The main reason for a move, by what the heuristics value; None where a game has no words for it."""
        return None

    def contrast(self, view: V, move: Move, other: Move) -> Reason | None:
        """What the best move of a solved game has that another lacks; None where a game has no words for it."""
        return None

    @abstractmethod
    def draw_screen(self, view: V, look: Look) -> RenderableType:
        """The view as a terminal drawing."""

    def describe(self, view: V, look: Look) -> Sequence[str]:
        """The view in plain sentences, for pipes and screen readers."""
        return ()

    def draw_result(self, heard: Sequence[Event], look: Look) -> RenderableType | None:
        """How the result came about, from what was heard."""
        return None

    def gains_in(self, event: Event) -> Sequence[tuple[Seat, int]]:
        """Who gets, or loses, how many points by what was announced."""
        return ()

    def encoding(self, version: int = 1) -> Encoding:
        """Views and moves as numbers for learners, in one of the `encodings`; a Refusal where a game has none."""
        raise Refusal("encoding", "no-encoding", game=self.game.id)

    def insight(self) -> Insight | None:
        """What nets are told beside the row of the encoding; None where a row says enough."""
        return None


def seat_of(view: Any) -> Seat:
    """The viewing seat; a watcher is no seat, and is never asked."""
    seat: Seat | None = view.seat
    return NOBODY if seat is None else seat


class Look(msgspec.Struct, frozen=True):
    """How a view is shown: in whose words, under which names, in how much room, and what is being pointed at."""

    words: Words
    names: tuple[str, ...]  # of the players, by seat
    memory_aid: bool = True  # whether the screen reminds a seat of what it has seen
    room: tuple[int, int] = (80, 14)  # columns and lines
    pointed: Mapping[str, str] = {}  # fields of the answer being chosen
    typing: bool = False  # whether answers are typed, so that one must know how a place is written


class Game(ABC):
    """What the catalogue finds: one folder, one GAME."""

    id: str
    edition: int  # raised whenever an old record could replay differently
    title: str
    credit: str  # author and publisher
    rules_type: type[Any]  # called with the game, the number of seats and the options
    folder: Path  # rulebooks and words
    rule_prefix: str
    referees: Mapping[str, Referee] = {}
    characters: Mapping[str, Character] = {}  # ways to play that a bot may have; its words say what they do

    @property
    def words(self) -> tuple[Path, ...]:
        """The folders of its words; later ones override."""
        return (self.folder,)

    @property
    def seats(self) -> range:
        """How many may play, whatever the options."""
        players: range = self.rules_type.players
        return players

    @property
    def options_type(self) -> type[Options]:
        kind: type[Options] = self.rules_type.options_type
        return kind

    def open(self, seats: int, options: Options | None = None) -> Rules[Any, Any]:
        """With the given options, or the defaults; refuses a number of seats the game does not take."""
        self.check_seats(seats)
        rules: Rules[Any, Any] = self.rules_type(self, seats, self.options_type() if options is None else options)
        return rules

    def option_values(self) -> Mapping[str, tuple[str, ...]]:
        """The options with a few named values; the first is the default."""
        hints = get_type_hints(self.options_type)
        return {name: get_args(hint) for name, hint in hints.items() if get_origin(hint) is Literal}

    def facts(self) -> Mapping[str, Any]:
        """Its title, its author and publisher, and how many can play."""
        return {
            "id": self.id,
            "title": self.title,
            "credit": self.credit,
            "edition": self.edition,
            "seats": list(self.seats),
            "seats_with": self.seats_with(),
        }

    def box(self) -> Mapping[str, int | Sequence[int] | Sequence[str]]:
        """What is in the box, for screens that draw it: names of kinds in their order, and numbers."""
        return {}

    def rulebook(self, language: str) -> str:
        return (self.folder / f"rulebook.{language}.md").read_text(encoding="utf-8")

    def read_options(self, settings: Mapping[str, Any]) -> Options:
        """Typed options from plain values (a record, the command line); a Refusal names what is wrong."""
        try:
            return msgspec.convert(dict(settings), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise Refusal("options", "wrong-options", problem=str(error)) from None

    def read_file_option(self, name: str, path_or_name: str) -> Any:
        """The value of an option that may be kept in a file: from that file, or from those that come with the game.

        Only for settings typed at this machine: nothing that comes over the network may open files.
        """
        return path_or_name

    def boards(self) -> Boards | None:
        """The boards of the game, if a board is an option."""
        return None

    def solver(self) -> Solver | None:
        """The solver, if the game or a part of it is solved."""
        return None

    def by_seat(self) -> tuple[str, ...]:
        """The fields of views, and of the truth, that are `BySeat`: a page may write the players' names beside them."""
        structs = msgspec.json.schema_components(self.rules_type.shown_types())[1].values()
        fields = [found for struct in structs for found in struct.get("properties", {}).items()]
        marked = [
            name for name, kind in fields if any(one.get("by") == "seat" for one in [kind, *kind.get("anyOf", ())])
        ]
        return tuple(dict.fromkeys(marked))

    def seats_with(self) -> Mapping[int, Mapping[str, str]]:
        """The numbers of players that need a house rule, each with that rule."""
        return {seats: self._allowing(seats) for seats in self.seats if not self._opens(seats, {})}

    def _allowing(self, seats: int) -> Mapping[str, str]:
        settings = ({name: value} for name, values in self.option_values().items() for value in values)
        return next((setting for setting in settings if self._opens(seats, setting)), {})

    def _opens(self, seats: int, settings: Mapping[str, Any]) -> bool:
        try:
            self.open(seats, self.read_options(settings))
        except Refusal:
            return False
        return True

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Refusal(f"{self.rule_prefix}-1", "wrong-seats", seats=seats, low=low, high=high)
