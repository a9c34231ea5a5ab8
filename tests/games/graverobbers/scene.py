"""Built positions for the tests: say only what matters, the rest is an ordinary three-player hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.options import Options
from sexton.kernel.interface import Ask, Chance, Event, Over, Pending
from sexton.kernel.steps import ALL, WATCHERS

USUAL = {
    "hand": "1",
    "round": "1",
    "opener": "0",
    "first": "0",
    "go": "0",
    "asked": "-",
    "second": "-",
    "finals": "-",
    "phase": "not_yet",
    "graves": "ooooooo",
    "spent": "-",
}
OWN = (
    "black:1-2:6,white:1-4:4,black:3-4:6",
    "black:2-3:6,white:2-5:4,black:4-5:6",
    "black:5-6:6,white:3-6:4,white:4-7:4",
    "black:6-7:6,white:5-1:4,black:cemetery:5",
    "black:7-1:6,white:6-2:4,black:cemetery:5",
    "white:7-3:4,white:cemetery:3,white:cemetery:3",
)


class Scene:
    """A position that can be asked and played, with all that was told since."""

    def __init__(
        self,
        step: str,
        columns: Mapping[int, str] | None = None,
        options: Options | None = None,
        seats: int = 3,
        **fields: str,
    ) -> None:
        self.rules = GAME.open(seats, options or Options())
        values = {
            **USUAL,
            "hands": "/".join(["R1*2,D2*2,B1*2" if seats == 3 else "R1*1,D2*1,B1*1"] * seats),
            "columns": "/".join((columns or {}).get(grave, "-") for grave in range(1, 8)),
            "objectives": "/".join(OWN[:seats]),
            "accused": ",".join(["-"] * seats),
            "totals": ",".join(["0"] * seats),
            "points": ",".join(["0"] * seats),
            **fields,
        }
        self.state = self.rules.read_position(" ".join([step, *(f"{name}={value}" for name, value in values.items())]))
        self.told: list[tuple[int, Event]] = []

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    @property
    def over(self) -> Over:
        pending = self.pending
        assert isinstance(pending, Over)
        return pending

    @property
    def step(self) -> str:
        pending = self.pending
        return "result" if isinstance(pending, Over) else pending.step

    @property
    def asked(self) -> tuple[int, ...]:
        pending = self.pending
        assert isinstance(pending, Ask)
        return pending.seats

    def moves(self, seat: int | None = None) -> list[str]:
        return [
            self.rules.write(move) for move in self.rules.moves(self.state, self.asked[0] if seat is None else seat)
        ]

    def verbs(self) -> set[str]:
        return {move.split()[0] for move in self.moves()}

    def graves(self, verb: str = "play") -> list[int]:
        """Where this may be done."""
        return sorted({int(move.split()[-1]) for move in self.moves() if move.startswith(verb)})

    def answer(self, *texts: str) -> Scene:
        """One text for each seat asked."""
        for seat, text in zip(self.asked, texts, strict=True):
            assert text in self.moves(seat), f"{text} is not among {self.moves(seat)}"
        self.rules.play(self.state, [self.rules.read(text) for text in texts], self._tell)
        return self

    def then(self, *texts: str) -> Scene:
        """One answer after the other, each of one seat."""
        for text in texts:
            self.answer(text)
        return self

    def draw(self, *names: str) -> Scene:
        """Chance draws these, one after the other."""
        for name in names:
            pending = self.pending
            assert isinstance(pending, Chance)
            outcomes = {
                str(self.rules.outcome(self.state, nth)): nth for nth, weight in enumerate(pending.weights) if weight
            }
            self.rules.draw(self.state, outcomes[name], self._tell)
        return self

    def weights(self) -> dict[str, int]:
        pending = self.pending
        assert isinstance(pending, Chance)
        named = {str(self.rules.outcome(self.state, nth)): weight for nth, weight in enumerate(pending.weights)}
        return {name: weight for name, weight in named.items() if weight}

    def refused(self, text: str) -> tuple[str, str]:
        """Rule and message of the refusal of this move."""
        refusal = self.rules.why_not(self.rules.view(self.state, self.asked[0]), self.rules.read(text))
        assert refusal is not None
        assert text not in self.moves()
        return refusal.rule, refusal.message

    def truth(self) -> Any:
        return self.rules.truth(self.state)

    def view(self, seat: int | None) -> Any:
        return self.rules.view(self.state, seat)

    def column(self, grave: int) -> list[tuple[str | None, bool, tuple[int, ...]]]:
        return [(card.card, card.face_up, card.seen_by) for card in self.truth().columns[grave - 1]]

    def heard(self, kind: type[Event], hearer: int | None = None) -> list[Any]:
        """Events of this kind, as far as this seat heard them; None is a watcher."""
        mask = WATCHERS if hearer is None else 1 << hearer
        return [event for hearers, event in self.told if isinstance(event, kind) and hearers & mask]

    def told_to_all(self, kind: type[Event]) -> list[Any]:
        return [event for hearers, event in self.told if isinstance(event, kind) and hearers == ALL]

    def _tell(self, hearers: int, event: Event) -> None:
        self.told.append((hearers, event))


def opened(seats: int = 3, options: Options | None = None) -> Scene:
    """A new game, before the first question."""
    blank = {"hands": "/".join(["-"] * seats), "objectives": "/".join(["-,-,-"] * seats)}
    scene = Scene("first_player", options=options, seats=seats, opener="-", first="-", go="-", **blank)
    scene.state = scene.rules.setup()
    return scene


def dealt(seats: int = 3, options: Options | None = None, first: str = "0") -> Scene:
    """Any deal, up to the choice of objectives: always the first card that is left."""
    return deal(opened(seats, options).draw(first))


def deal(scene: Scene) -> Scene:
    while isinstance(scene.pending, Chance):
        scene.draw(next(iter(scene.weights())))
    return scene


def last_go(columns: Mapping[int, str] | None = None, options: Options | None = None, **fields: str) -> Scene:
    """The last player of the last of three players' rounds has played one card (at grave 7) and may stop."""
    at = {7: "D1+", **(columns or {})}
    return Scene("second_card", at, options, **{"round": "8", "go": "2", "second": "7", "hands": "-/-/D1*1", **fields})


def column_of(*cards: str) -> str:
    """A column as it comes to lie: face up and face down by turns, all laid by seat 1."""
    return ",".join(card + ("+" if place % 2 == 0 else ":1") for place, card in enumerate(cards))


SIX_CARDS = column_of("R1", "D1", "D1", "D1", "D1", "D1")  # a detective more makes it undisturbed, whatever comes
SIX_ROBBERS = column_of("R3", "R3", "R3", "R2", "R2", "R2")
CARDS = {"R1": 9, "R2": 9, "R3": 9, "D1": 13, "D2": 9, "D3": 5, "B0": 6, "B1": 6, "B2": 6}


def chosen(scene: Scene) -> Scene:
    """Everybody lays the first objective aside."""
    return scene.answer(*(scene.moves(seat)[0] for seat in scene.asked))
