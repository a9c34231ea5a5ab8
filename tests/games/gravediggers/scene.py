"""Built positions for the tests: say only what matters, the rest is an ordinary three-player game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.options import Options
from sexton.kernel.interface import Ask, Chance, Event, Over, Pending

USUAL = {
    "first": "0",
    "go": "0",
    "asked": "-",
    "target": "-",
    "finals": "-",
    "tiles": "P4V1R1G1",
    "deck": "2*1,5*4,W*1",
    "hands": "2345X/2345X/2345X",
    "lines": "5:/5:/5:/W:/G:",
    "money": "10,10,10",
    "notes": "0,0,0",
}


class Scene:
    """A position that can be asked and played, with all that was told since."""

    def __init__(self, step: str, options: Options | None = None, seats: int = 3, **fields: str) -> None:
        self.rules = GAME.open(seats, options or Options())
        values = {**USUAL, **fields}
        text = " ".join([step, *(f"{name}={value}" for name, value in values.items())])
        self.state = self.rules.read_position(text)
        self.told: list[tuple[int, Event]] = []

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    @property
    def step(self) -> str:
        pending = self.pending
        return "result" if isinstance(pending, Over) else pending.step

    def moves(self, seat: int = 0) -> list[str]:
        return [self.rules.write(move) for move in self.rules.moves(self.state, seat)]

    def answer(self, *texts: str) -> Scene:
        """One text for each seat asked."""
        pending = self.pending
        assert isinstance(pending, Ask)
        for seat, text in zip(pending.seats, texts, strict=True):
            assert text in self.moves(seat), f"{text} is not among {self.moves(seat)}"
        self.rules.play(self.state, [self.rules.read(text) for text in texts], self._tell)
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

    def rob(self, *fists: int) -> list[int]:
        """Fists are shown; what each seat has won or lost."""
        before = list(self.state.money)
        self.answer(*(f"fist {coins}" for coins in fists))
        return [now - then for now, then in zip(self.state.money, before, strict=True)]

    def truth(self) -> Any:
        return self.rules.truth(self.state)

    def line(self, cemetery: int) -> list[tuple[str | None, bool, tuple[int, ...]]]:
        cards = self.truth().cemeteries[cemetery - 1].cards
        return [(card.card, card.face_up, card.seen_by) for card in cards]

    def heard(self, kind: type[Event], hearer: int | None = None) -> list[Any]:
        """Events of this kind, as far as this seat heard them."""
        mask = 0xFF if hearer is None else 1 << hearer
        return [event for hearers, event in self.told if isinstance(event, kind) and hearers & mask]

    def _tell(self, hearers: int, event: Event) -> None:
        self.told.append((hearers, event))


LETTER = {"10": "T", "widow": "W", "guard": "G", "accomplice": "A", "bandit": "B"}


def robbery(cards: Sequence[str], fists: Sequence[int], options: Options | None = None, **fields: str) -> Scene:
    """The fists are about to be shown at cemetery 1, where these cards lie; everybody has 30 coins."""
    seats = len(fists)
    line = ",".join(f"{LETTER.get(card, card)}:" for card in cards)
    values = {
        "target": "1",
        "lines": f"{line}/-/-/-/-",
        "hands": "/".join(["-"] * seats),
        "deck": "-",
        "money": ",".join(["30"] * seats),
        "notes": ",".join(["0"] * seats),
        **fields,
    }
    return Scene("fists", options, seats, **values)
