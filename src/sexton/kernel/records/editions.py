"""An earlier edition of a game: the law that was kept for it, with the newest bots, screens and words.

What the newest edition is handed, it gets by name: views by the names of their fields, announcements by theirs, moves
by their text. See docs/decisions/0027.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sexton.kernel.game import Game, Law, Look, Options, Rules
from sexton.kernel.interface import Event, Move, Refusal, Seat

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.kernel.learn.encoding import Encoding

LOG = logging.getLogger("sexton.editions")


class Situation(msgspec.Struct, frozen=True):
    """What a seat sees and heard and may answer, in the terms of the newest edition."""

    rules: Rules[Any, Any]
    view: Any
    heard: Sequence[Event]
    moves: dict[Move, Move]  # of the newest edition, each with the same one of the earlier


class PastRules(Rules[Any, Any]):
    """An opened game of an earlier edition. What the newest one does not understand is refused, or shown plainly."""

    game: PastGame

    @cached_property
    def newest(self) -> Rules[Any, Any]:
        """The newest edition, opened as alike as it can be."""
        try:
            return self.game.newest.open(self.seats, options_in(self.game.newest, self.options))
        except Refusal:
            raise self.misfit() from None

    @property
    def has_newest(self) -> bool:
        """Whether the newest edition can be opened with as many seats, and options like these."""
        try:
            return isinstance(self.newest, Rules)
        except Refusal:
            return False

    def misfit(self) -> Refusal:
        return Refusal("catalogue", "newest-does-not-fit", game=self.game.id, edition=self.game.edition)

    def seen(self, view: Any) -> Any:
        """The view, as one of the newest edition."""
        try:
            return msgspec.convert(msgspec.to_builtins(view), self.newest.shown_types()[0])
        except msgspec.ValidationError:
            raise self.misfit() from None

    def told(self, heard: Sequence[Event]) -> list[Event]:
        """What was heard, as announcements of the newest edition; one that it does not have stays as it is."""
        from sexton.kernel.records.replay_schema import events_of

        kinds = {kind.__name__: kind for kind in events_of(self.game.newest)}
        return [announced_as(kinds.get(type(event).__name__, type(event)), event) for event in heard]

    def situation(self, view: Any, heard: Sequence[Event], moves: Sequence[Move]) -> Situation:
        """Only moves that the newest edition allows too, so that its bots can imagine them."""
        newest, seen = self.newest, self.seen(view)
        if seen.step not in newest.steps:
            raise self.misfit()
        texts = {newest.write(move): move for move in newest.own_moves(seen)}
        known = {texts[text]: move for move in moves if (text := self.write(move)) in texts}
        if not known:
            raise self.misfit()
        return Situation(newest, seen, self.told(heard), known)

    def draw_screen(self, view: Any, look: Look) -> RenderableType:
        try:
            return self.newest.draw_screen(self.seen(view), look)
        except Exception as fault:
            return "\n".join(self.shown_plainly(view, fault))

    def describe(self, view: Any, look: Look) -> Sequence[str]:
        try:
            return self.newest.describe(self.seen(view), look)
        except Exception as fault:
            return self.shown_plainly(view, fault)

    def draw_result(self, heard: Sequence[Event], look: Look) -> RenderableType | None:
        try:
            return self.newest.draw_result(self.told(heard), look)
        except Exception as fault:
            self.warn("the result is not drawn", fault)
            return None

    def gains_in(self, event: Event) -> Sequence[tuple[Seat, int]]:
        return [gain for known in self.told([event]) for gain in self.newest.gains_in(known)]

    def shown_plainly(self, view: Any, fault: Exception) -> list[str]:
        self.warn("the view is shown field by field", fault)
        return [f"{name}: {value}" for name, value in msgspec.to_builtins(view).items()]

    def warn(self, what: str, fault: Exception) -> None:
        warn_once(self.game.title, self.game.edition, what, type(fault).__name__)

    def encoding(self, version: int = 1) -> Encoding:
        raise Refusal("encoding", "no-encoding-of-edition", game=self.game.id, edition=self.game.edition)


class PastGame(Game):
    """A game of an earlier edition: its law, rulebook and words are those that were kept."""

    def __init__(self, newest: Game, edition: int, law: type[Law[Any, Any]], folder: Path) -> None:
        self.newest, self.edition, self.folder = newest, edition, folder
        self.id, self.title, self.credit, self.rule_prefix = newest.id, newest.title, newest.credit, newest.rule_prefix
        self.rules_type = type("Rules", (law, PastRules), {"__module__": law.__module__})

    @property
    def words(self) -> tuple[Path, ...]:
        """What the newest screens say, and over it what was said then."""
        return (*self.newest.words, self.folder)


def options_in(newest: Game, options: Options) -> Options:
    """The same options in another edition, as far as it has them; otherwise its defaults."""
    found = {}
    for name, value in msgspec.to_builtins(options).items():
        try:
            newest.read_options({name: value})
        except Refusal:
            continue
        found[name] = value
    return newest.read_options(found)


def announced_as(kind: type[Event], event: Event) -> Event:
    try:
        return msgspec.convert(msgspec.to_builtins(event), kind)
    except msgspec.ValidationError:
        return event


@cache
def warn_once(title: str, edition: int, what: str, fault: str) -> None:
    """Of a fault its kind alone: its words may hold what a seat must not know."""
    LOG.warning("edition %d of %s: %s (%s)", edition, title, what, fault)
