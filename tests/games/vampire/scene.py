"""Built positions for the tests: say only what matters, the rest is an ordinary game of two on Iron Gate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sexton.bots.greedy import Greedy
from sexton.games.vampire import GAME
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Chance, Event, Over, Pending, Refusal, Tell

USUAL = {
    "go": "0",
    "roll": "-",
    "at": "4,4/4,4",
    "tools": "-/-",
    "graves": "cccccc",
    "offered": "-",
    "fights": "0",
    "grave": "-",
}


class Scene:
    """A position that can be asked and played, with all that was told since."""

    def __init__(self, step: str, settings: dict[str, Any] | None = None, **fields: str) -> None:
        values = {**USUAL, **fields}
        self.rules = GAME.open(values["at"].count("/") + 1, GAME.read_options(settings or {}))
        self.state = self.rules.read_position(" ".join([step, *(f"{name}={value}" for name, value in values.items())]))
        self.told: list[tuple[int, Event]] = []

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    @property
    def step(self) -> str:
        pending = self.pending
        return "result" if isinstance(pending, Over) else pending.step

    @property
    def rule(self) -> str:
        return self.pending.rule

    def moves(self, seat: int | None = None) -> list[str]:
        asked = self.state.active if seat is None else seat
        return [self.rules.write(move) for move in self.rules.moves(self.state, asked)]

    def answer(self, text: str) -> Scene:
        assert isinstance(self.pending, Ask)
        assert text in self.moves(), f"{text} is not among {self.moves()}"
        self.rules.play(self.state, [self.rules.read(text)], self._tell)
        return self

    def draw(self, *names: str) -> Scene:
        """Chance draws these, one after the other."""
        for name in names:
            pending = self.pending
            assert isinstance(pending, Chance)
            outcomes = {str(self.rules.outcome(self.state, nth)): nth for nth in range(len(pending.weights))}
            assert pending.weights[outcomes[name]], f"{name} cannot come up"
            self.rules.draw(self.state, outcomes[name], self._tell)
        return self

    def weights(self) -> dict[str, int]:
        pending = self.pending
        assert isinstance(pending, Chance)
        named = {str(self.rules.outcome(self.state, nth)): weight for nth, weight in enumerate(pending.weights)}
        return {name: weight for name, weight in named.items() if weight}

    def why_not(self, text: str) -> Refusal | None:
        return self.rules.why_not(self.rules.view(self.state, self.state.active), self.rules.read(text))

    def normal(self, text: str) -> str:
        view = self.rules.view(self.state, self.state.active)
        return self.rules.write(self.rules.normal(view, self.rules.read(text)))

    @property
    def truth(self) -> Any:
        return self.rules.truth(self.state)

    def tools(self, seat: int = 0) -> tuple[str, ...]:
        held: tuple[str, ...] = self.truth.tools[seat]
        return held

    def at(self, seat: int = 0) -> tuple[int, int]:
        square: tuple[int, int] = self.truth.at[seat]
        return square

    def heard(self, kind: type[Event]) -> list[Any]:
        """Events of this kind; everybody hears everything."""
        assert {hearers for hearers, _ in self.told} <= {0xFF}
        return [event for _, event in self.told if isinstance(event, kind)]

    def _tell(self, hearers: int, event: Event) -> None:
        self.told.append((hearers, event))


def to_move(square: str, pips: int, held: str = "-", settings: dict[str, Any] | None = None, **fields: str) -> Scene:
    """Seat 0 stands there with these tools and is to walk; the other waits on the green X."""
    given = {"at": f"{square}/4,4", "tools": f"{held}/-", **fields}
    return Scene("move", settings, roll=str(pips), **given)


def refused(text: str, scene: Scene) -> str:
    """The rule that forbids this answer, and the message."""
    refusal = scene.why_not(text)
    assert refusal is not None, f"nothing forbids {text}"
    assert text not in scene.moves()
    return f"{refusal.rule} {refusal.message}"


def greedy_game(rules: Any, seed: int, tell: Tell | None = None) -> Iterator[Any]:
    """Every state of a game between greedy players, the last included."""
    state, bot, dice = rules.setup(), Greedy(rules.heuristics()), FastDice(seed)
    yield state
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.draw(state, dice.pick(rules.engine.steps[state.step].weights(state)), tell)
        else:
            (seat,) = pending.seats
            moves = rules.moves(state, seat)
            rules.play(state, [bot.choose(rules.view(state, seat), (), moves, dice)], tell)
        yield state
