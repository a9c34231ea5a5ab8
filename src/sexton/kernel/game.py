"""What a game is to everyone outside it: `Game` opens `Rules`; bots and screens get views, never states.

`Rules` is a `Law` and what surrounds it. An earlier edition keeps its law alone (docs/decisions/0027).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from sexton.kernel.chance.dice import Dice
from sexton.kernel.extras import Boards, Referee, Solver
from sexton.kernel.interface import Event, Move, Refusal, Seat
from sexton.kernel.law import NOBODY as NOBODY
from sexton.kernel.law import Law as Law
from sexton.kernel.law import Worlds as Worlds
from sexton.kernel.law import seat_of as seat_of
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
V = TypeVar("V", bound=msgspec.Struct)


class Rules(Law[S, V]):
    """An opened game: its law, how bots think about it, how it is drawn and encoded."""

    encodings: ClassVar[range] = range(1, 2)  # the versions there are
    exact_unit: ClassVar[float] = 1.0  # what one of `state_values` is worth in `exact_values`, where the game is solved

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

    def exact_values(self) -> StateValues | None:
        """The exact value of each move if the game is solved, else None."""
        return None

    def exact(self) -> Heuristics[V] | None:
        """The same, from a view."""
        values = self.exact_values()
        return None if values is None else KnownValues(self, values)

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


class RulesInRooms(Rules[S, V]):
    """The rules of a game with the usual folders (bots, screen, learn), whose modules are found by their names.

    Rooms are opened when they are first needed: a game is played without them.
    """

    def room(self, name: str) -> Any:
        """A module of the game."""
        return import_module(f"{type(self.game).__module__.rpartition('.')[0]}.{name}")

    def search_model(self) -> SearchModel:
        model: SearchModel = self.room("bots.search_model").SearchModel()
        return model

    def state_values(self) -> StateValues:
        values: StateValues = self.room("bots.values").StateValues()
        return values

    def draw_screen(self, view: V, look: Look) -> RenderableType:
        drawn: RenderableType = self.room("screen.screen").draw(view, self.options, look)
        return drawn

    def describe(self, view: V, look: Look) -> Sequence[str]:
        return list(self.room("screen.sentences").describe(view, self.options, look))

    def draw_result(self, heard: Sequence[Event], look: Look) -> RenderableType:
        drawn: RenderableType = self.room("screen.result_table").draw_tally(heard, self.options, look)
        return drawn

    def gains_in(self, event: Event) -> Sequence[tuple[Seat, int]]:
        gains: Sequence[tuple[Seat, int]] = self.room("screen.result_table").gains_in(event)
        return gains

    def encoding(self, version: int = 1) -> Encoding:
        encoding: Encoding = self.room("learn.encoding" if version == 1 else "learn.compact").encoding(self)
        return encoding


class Look(msgspec.Struct, frozen=True):
    """How a view is shown: the language, the players' names, the room there is, and what is being pointed at."""

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
    # The bots that play `hard` and `expert`, where they are not the usual searches: measured, docs/measured/ladder.md.
    levels: ClassVar[Mapping[str, str]] = {}
    # Whether hints are judged by the net and the estimate together, where that lies closer to who wins than the net
    # alone: measured, docs/measured/calibration.md.
    hints_by_both: ClassVar[bool] = False
    # Options that may be kept in a file, and what reads them: the file, or what comes with the game under that name.
    file_options: ClassVar[Mapping[str, Callable[[str], Any]]] = {}
    # Options of which some come with the game, and what finds them by their names. No other file is opened for it.
    named_options: ClassVar[Mapping[str, Callable[[str], Any]]] = {}
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
        given = dict(settings)
        for name, named in self.named_options.items():
            if isinstance(given.get(name), str):
                given[name] = named(given[name])
        try:
            return msgspec.convert(given, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise Refusal("options", "wrong-options", problem=str(error)) from None

    def read_file_option(self, name: str, path_or_name: str) -> Any:
        """The value of an option as somebody typed it at this machine: nothing from the network may open files."""
        return self.file_options[name](path_or_name) if name in self.file_options else path_or_name

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
