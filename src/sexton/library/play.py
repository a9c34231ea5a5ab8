"""A game in a notebook: load it, list moves, play, look, imagine, keep a record."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sexton.bots.players import bot_named
from sexton.kernel import catalogue as found_games
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Move, Over, Seat
from sexton.kernel.records import record
from sexton.kernel.records.record import Answer, Ending, Header, Line, Record
from sexton.kernel.records.replay import moments, opened, verify
from sexton.kernel.search.heuristics import Bot
from sexton.kernel.steps import WATCHERS, State
from sexton.kernel.table import pick, terms_of
from sexton.kernel.words import Words
from sexton.library.drawing import names_of, svg_of, text_of

__all__ = ["Play", "Seen", "catalogue", "load", "read_record", "replay"]

Player = str | Bot[Any]  # a bot, or its name


def catalogue() -> tuple[str, ...]:
    """The games there are."""
    return found_games.ids()


def load(game: str, seats: int | None = None, *, seed: int | None = None, **options: Any) -> Play:
    """A new game: the fewest seats and the printed rules, if nothing else is said. A seed makes its chance repeatable.

    >>> load("graverobbers", seats=4, seed=1, hands="3")
    <Graverobbers, 4 seats: keep two, asked: 0, 1, 2, 3>
    """
    found = found_games.find(game)
    rules = found.open(found.seats[0] if seats is None else seats, found.read_options(options))
    return Play.begun(rules, secrets.randbelow(1 << 62) if seed is None else seed)


class Seen:
    """What one seat sees (None: a watcher). Its fields are those of the game's view; a notebook draws it."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat | None, value: msgspec.Struct, language: str = "en") -> None:
        self.rules, self.seat, self.value, self.language = rules, seat, value, language

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.value, name)

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self.value.__struct_fields__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and (self.seat, self.value) == (other.seat, other.value)

    def __hash__(self) -> int:
        return hash((self.seat, msgspec.json.encode(self.value)))

    def __str__(self) -> str:
        return text_of(self.rules, self.value, self.language)

    def __repr__(self) -> str:
        return f"<what {'a watcher' if self.seat is None else f'seat {self.seat}'} sees of {self.rules.game.title}>"

    def _repr_svg_(self) -> str:
        return svg_of(self.rules, self.value, self.language)


class Play:
    """One game being played, all of it. What a seat may know of it is `view(seat)` and `heard(seat)`."""

    def __init__(self, rules: Rules[Any, Any], header: Header | None, state: State, dice: FastDice) -> None:
        self.rules = rules
        self._header = header  # None: imagined, so nobody knows how it began
        self._state = state
        self._dice = dice
        self._lines: list[Line] = []
        self._told: list[tuple[int, Event]] = []

    @classmethod
    def begun(cls, rules: Rules[Any, Any], seed: int) -> Play:
        header = Header(terms_of(rules, "notebook"), ("notebook",) * rules.seats, f"seeded {seed}")
        play = cls(rules, header, rules.setup(), FastDice(seed))
        play._settle()
        return play

    # What there is to know

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who decides now; several at once, unseen by one another, or nobody when the game is over."""
        pending = self.rules.pending(self._state)
        return pending.seats if isinstance(pending, Ask) else ()

    @property
    def over(self) -> bool:
        return isinstance(self.rules.pending(self._state), Over)

    @property
    def scores(self) -> tuple[int, ...]:
        return self._result().scores

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who shares the victory."""
        return self._result().ranking[0]

    def _result(self) -> Over:
        pending = self.rules.pending(self._state)
        if not isinstance(pending, Over):
            raise ValueError("the game is not over yet")
        return pending

    def moves(self, seat: Seat | None = None) -> list[str]:
        """What a seat may answer, as text; the one that is asked, if none is named."""
        seat = self._the_one(seat)
        return [self.rules.write(move) for move in self.rules.moves(self._state, seat)]

    def view(self, seat: Seat | None = None, language: str = "en") -> Seen:
        """What this seat may know now; None is a watcher."""
        return Seen(self.rules, seat, self.rules.view(self._state, seat), language)

    def heard(self, seat: Seat | None = None, language: str = "en") -> list[str]:
        """All that this seat was told, in words; None is a watcher."""
        words, names = Words(language, *self.rules.game.words), names_of(self.seats)
        return [words.event(event, names) for event in self._events(seat)]

    def _events(self, seat: Seat | None) -> list[Event]:
        mask = WATCHERS if seat is None else 1 << seat
        return [event for hearers, event in self._told if hearers & mask]

    def _the_one(self, seat: Seat | None) -> Seat:
        if seat is not None:
            if seat not in self.asked:
                raise ValueError(f"seat {seat} is not asked now; asked: {listed(self.asked)}")
            return seat
        if len(self.asked) != 1:
            raise ValueError(f"say which seat: asked are {listed(self.asked)}")
        return self.asked[0]

    # What can be done

    def play(self, *answers: str) -> Play:
        """Answer: one text for each seat that is asked, in their order. Chance settles what follows."""
        asked = self.asked
        if len(answers) != len(asked):
            raise ValueError(f"{len(asked)} answers are due, from {listed(asked)}; given: {len(answers)}")
        self._play([self._allowed(seat, text) for seat, text in zip(asked, answers, strict=True)])
        return self

    def _allowed(self, seat: Seat, text: str) -> Move:
        move = self.rules.read(text)
        if refusal := self.rules.refused(self._state, seat, move):
            raise refusal
        return move

    def play_on(self, bot: Player | Mapping[Seat, Player] = "greedy", steps: int | None = None, seed: int = 0) -> Play:
        """Let bots answer, each from its own view, `steps` questions or to the end; one for all, or one per seat."""
        players = {seat: bot[seat] if isinstance(bot, Mapping) else bot for seat in range(self.seats)}
        bots = {seat: bot_named(one, self.rules) if isinstance(one, str) else one for seat, one in players.items()}
        dice = FastDice(seed)
        while self.asked and steps != 0:
            answers = []
            for seat in self.asked:
                moves = tuple(self.rules.moves(self._state, seat))
                answers.append(bots[seat].choose(self.rules.view(self._state, seat), self._events(seat), moves, dice))
            self._play(answers)
            steps = None if steps is None else steps - 1
        return self

    def clone(self) -> Play:
        """The same moment again, chance to come included."""
        dice = FastDice(0)
        dice.x, dice.c = self._dice.x, self._dice.c
        twin = Play(self.rules, self._header, self.rules.clone(self._state), dice)
        twin._lines, twin._told = self._lines[:], self._told[:]
        return twin

    def imagine(self, seat: Seat | None = None, *, seed: int | None = None) -> Play:
        """A game as it might be, for all that this seat knows. It can be played on; it has no record."""
        chosen = FastDice(secrets.randbelow(1 << 62) if seed is None else seed)
        return Play(self.rules, None, self.rules.worlds(self.rules.view(self._state, seat)).sample(chosen), chosen)

    def record(self) -> str:
        """The record of the game so far: text, from which everything can be played again and checked."""
        if self._header is None:
            raise ValueError("an imagined game has no record")
        pending = self.rules.pending(self._state)
        ending = Ending("over", record.result_text(pending)) if isinstance(pending, Over) else None
        return record.write(Record(self._header, tuple(self._lines), ending))

    def save(self, path: str | Path) -> Path:
        path = Path(path)
        path.write_text(self.record(), encoding="utf-8")
        return path

    def _play(self, answers: Sequence[Move]) -> None:
        pending = self.rules.pending(self._state)
        assert isinstance(pending, Ask)
        said = tuple(Answer(seat, self.rules.write(move)) for seat, move in zip(pending.seats, answers, strict=True))
        self._lines.append(Line(len(self._lines) + 1, pending.rule, answers=said))
        self.rules.play(self._state, answers, self._tell)
        self._settle()

    def _settle(self) -> None:
        while isinstance(pending := self.rules.pending(self._state), Chance):
            outcome = pick(self._dice, pending.weights)
            self._lines.append(Line(len(self._lines) + 1, pending.rule, outcome=outcome))
            self.rules.draw(self._state, outcome, self._tell)

    def _tell(self, hearers: int, event: Event) -> None:
        self._told.append((hearers, event))

    def __repr__(self) -> str:
        pending = self.rules.pending(self._state)
        about = f"{self.rules.game.title}, {self.seats} seats"
        if isinstance(pending, Ask):
            return f"<{about}: {pending.step}, asked: {listed(pending.seats)}>"
        return f"<{about}: over, won by {listed(self.winners)}>" if isinstance(pending, Over) else f"<{about}>"

    def _repr_svg_(self) -> str:
        """What the public sees: a notebook shows it to everyone."""
        return self.view(None)._repr_svg_()


def read_record(text_or_path: str | Path) -> Record:
    """A record, every outcome, move and result of it checked. A RecordError names the line that is wrong."""
    text = str(text_or_path)
    if isinstance(text_or_path, Path) or not text.startswith(record.FIRST_WORDS):
        text = Path(text_or_path).read_text(encoding="utf-8")
    return verify(text)


def replay(played: Record) -> Iterator[Play]:
    """The game of a record, moment by moment: after each thing that was drawn or answered."""
    rules = opened(played.header)
    told: list[tuple[int, Event]] = []
    for number, moment in enumerate(moments(played, rules), start=1):
        told += moment.told
        play = Play(rules, played.header, moment.state, FastDice(0))
        play._lines, play._told = list(played.lines[:number]), told[:]
        yield play


def listed(seats: Sequence[Seat]) -> str:
    return ", ".join(map(str, seats)) or "nobody"
