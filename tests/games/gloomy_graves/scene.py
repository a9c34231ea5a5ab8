"""Built positions for the tests: say only what matters, the rest is an ordinary game in its first round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sexton.games.gloomy_graves import GAME
from sexton.games.gloomy_graves.options import Options
from sexton.games.gloomy_graves.rules.box import CARDS, HALVES
from sexton.kernel.interface import Ask, Chance, Event, Over, Pending

LETTERS = dict(zip("PGUCD+", HALVES, strict=True))
CODES = {
    card: "".join(letter for half in card.split("/") for letter, name in LETTERS.items() if name == half)
    for card in CARDS
}
SQUARE = "0,0P;0,1D;1,0G;1,1U"
FULL_HAND = ("pixie/goblin", "unicorn/cyclops", "goblin/dragon", "dragon/gravedigger")


def codes(cards: Sequence[str]) -> str:
    return ",".join(CODES[card] for card in cards) or "-"


class Scene:
    """A position that can be asked and played, with all that was told since."""

    def __init__(
        self,
        step: str = "bury",
        hand: Sequence[str] = FULL_HAND,
        *,
        seats: int = 3,
        options: Options | None = None,
        deck: int = 40,
        row: Sequence[str] = ("pixie/dragon", "pixie/cyclops", "unicorn/gravedigger"),
        hands: Sequence[Sequence[str]] | None = None,
        crypt: str = "0,0D;1,0P",
        crypts: Sequence[str] = (),
        **fields: str,
    ) -> None:
        self.rules = GAME.open(seats, options or Options())
        go = int(fields.get("go", "0"))
        held = hands or [list(hand) if seat == go else [] for seat in range(seats)]
        grounds = crypts or [crypt if seat == go else "0,0D;1,0P" for seat in range(seats)]
        values = {
            "start": "0",
            "go": "0",
            "round": "1",
            "last": "no",
            "drawn": "0",
            "deck": str(deck),
            **self.rest_of_the_cards(deck, [*row, *(card for cards in held for card in cards)]),
            "row": codes(row),
            "hands": "/".join(codes(cards) for cards in held),
            "known": "/".join(["-"] * seats),
            "communal": SQUARE,
            "crypts": "/".join(grounds),
            "claimed": "/".join(["-"] * seats),
            "buried": "-",
            "laid": "-",
            **fields,
        }
        self.state = self.rules.read_position(" ".join([step, *(f"{name}={text}" for name, text in values.items())]))
        self.told: list[tuple[int, Event]] = []

    def rest_of_the_cards(self, deck: int, shown: list[str]) -> dict[str, str]:
        """So many undrawn that the deck comes out right, of all kinds alike; the rest is spent."""
        left = {card: count - shown.count(card) for card, count in zip(CARDS, self.rules.variant.cards, strict=True)}
        undrawn = dict.fromkeys(CARDS, 0)
        missing = deck + self.rules.variant.removed
        while missing:
            for card in CARDS:
                if missing and undrawn[card] < left[card]:
                    undrawn[card] += 1
                    missing -= 1
        spent = {card: left[card] - undrawn[card] for card in CARDS}
        rows = {"undrawn": undrawn, "spent": spent}
        return {
            name: ",".join(f"{CODES[card]}*{count}" for card, count in counts.items() if count) or "-"
            for name, counts in rows.items()
        }

    @property
    def pending(self) -> Pending:
        return self.rules.pending(self.state)

    @property
    def step(self) -> str:
        pending = self.pending
        return "result" if isinstance(pending, Over) else pending.step

    def moves(self, seat: int | None = None) -> list[str]:
        asked = self.state.active if seat is None else seat
        return [self.rules.write(move) for move in self.rules.moves(self.state, asked)]

    def places(self, area: str, card: str) -> set[str]:
        """Where this card may go: "0,0 1,0"."""
        beginning = f"{area} {card} at "
        return {text.removeprefix(beginning) for text in self.moves() if text.startswith(beginning)}

    def answer(self, *texts: str) -> Scene:
        """One text for each seat asked."""
        pending = self.pending
        assert isinstance(pending, Ask)
        for seat, text in zip(pending.seats, texts, strict=True):
            assert text in self.moves(seat), f"{text} is not among {self.moves(seat)}"
        self.rules.play(self.state, [self.rules.read(text) for text in texts], self._tell)
        return self

    def draw(self, *names: str) -> Scene:
        """Chance draws these, one after the other; without names, the first that is possible."""
        for name in names or [next(iter(self.weights()))]:
            outcomes = {str(self.rules.outcome(self.state, nth)): nth for nth in range(self.outcomes())}
            assert name in self.weights()
            self.rules.draw(self.state, outcomes[name], self._tell)
        return self

    def outcomes(self) -> int:
        pending = self.pending
        assert isinstance(pending, Chance)
        return len(pending.weights)

    def weights(self) -> dict[str, int]:
        pending = self.pending
        assert isinstance(pending, Chance)
        named = {str(self.rules.outcome(self.state, nth)): weight for nth, weight in enumerate(pending.weights)}
        return {name: weight for name, weight in named.items() if weight}

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """The rule that forbids this move."""
        view = self.rules.view(self.state, self.state.active if seat is None else seat)
        refused = self.rules.why_not(view, self.rules.read(text))
        return None if refused is None else refused.rule

    def truth(self) -> Any:
        return self.rules.truth(self.state)

    def view(self, seat: int | None) -> Any:
        return self.rules.view(self.state, seat)

    def heard(self, kind: type[Event], hearer: int | None = None) -> list[Any]:
        """Events of this kind, as far as this seat heard them."""
        mask = 0xFF if hearer is None else 1 << hearer
        return [event for hearers, event in self.told if isinstance(event, kind) and hearers & mask]

    def _tell(self, hearers: int, event: Event) -> None:
        self.told.append((hearers, event))


def fresh(seats: int, options: Options | None = None) -> Scene:
    """A new game, before the first question."""
    scene = Scene(seats=seats, options=options, deck=20)
    scene.state = scene.rules.setup()
    return scene


def dealt(seats: int, options: Options | None = None) -> Scene:
    """Any deal, with seat 0 as start player: always the first outcome there is."""
    scene = fresh(seats, options).draw("0")
    while isinstance(scene.pending, Chance):
        scene.draw()
    return scene


def go_over(scene: Scene) -> Scene:
    """The first burial there is, its counterpart, no score, cards from the deck."""
    seat = scene.state.active
    while isinstance(scene.pending, Chance) or (isinstance(scene.pending, Ask) and scene.state.active == seat):
        if isinstance(scene.pending, Chance):
            scene.draw()
        else:
            moves = scene.moves()
            scene.answer("no score" if "no score" in moves else moves[0])
    return scene
