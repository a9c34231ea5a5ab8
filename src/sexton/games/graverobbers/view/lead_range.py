# engine: compiled
"""GR-12 How a grave stands as far as a seat knows, and what its hidden cards could still make of that."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import CARDS, KINDS
from sexton.games.graverobbers.rules.scoring import strengths
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.kernel.laid_cards import UNKNOWN

KIND: Final = {card: kind for kind, card in enumerate(CARDS)}
MOST_HIDDEN: Final = 3  # every second card
REMEMBERED: Final = 4096
KNOWN_LEADS: Final[dict[int, tuple[int, int]]] = {}  # a column changes seldom, and every seat is shown all of them


class Standing:
    """Of one grave. `least` and `most`: robbery less defence, whatever the hidden cards are."""

    def __init__(self, column: tuple[LaidCard, ...], unseen: dict[str, int]) -> None:
        known = vec[i64](capacity=len(column))
        cards = vec[i64](capacity=len(column))
        for one in column:
            kind: i64 = UNKNOWN if one.card is None else KIND[one.card]
            cards = append(cards, kind)
            if kind != UNKNOWN:
                known = append(known, kind)
        self.hidden: Final = int(len(cards) - len(known))
        robbery, defence, _ = strengths(known, 0, len(known))
        self.robbery: Final = int(robbery)
        self.defence: Final = int(defence)
        self.lead: Final = lead_of(cards, unseen, self.hidden)


def lead_of(cards: vec[i64], unseen: dict[str, int], hidden: i64) -> tuple[int, int]:
    """Least and most, with the cards that are left in the hidden places (at most `MOST_HIDDEN`)."""
    left = vec[i64]([min(i64(unseen[card]), hidden) for card in CARDS])
    key: i64 = len(cards)
    for count in left:
        key = key << 3 | count
    for kind in cards:
        key = key << 4 | kind
    found = KNOWN_LEADS.get(int(key))
    if found is None:
        filling = Filling(cards, left)
        filling.go_on(0)
        found = (int(filling.least), int(filling.most))
        if len(KNOWN_LEADS) >= REMEMBERED:
            KNOWN_LEADS.clear()
        KNOWN_LEADS[int(key)] = found
    return found


class Filling:
    """Every choice of the cards left, in the hidden places of a column."""

    def __init__(self, cards: vec[i64], left: vec[i64]) -> None:
        self.cards: Final = cards
        self.left: Final = left
        self.least: i64 = 99
        self.most: i64 = -99

    def go_on(self, at: i64) -> None:
        cards, length = self.cards, i64(len(self.cards))
        while at < length and cards[at] != UNKNOWN:
            at += 1
        if at == length:
            robbery, defence, _ = strengths(cards, 0, length)
            self.least, self.most = min(self.least, robbery - defence), max(self.most, robbery - defence)
            return
        for kind in range(i64(KINDS)):
            if self.left[kind]:
                self.left[kind] -= 1
                cards[at] = kind
                self.go_on(at + 1)
                self.left[kind] += 1
        cards[at] = UNKNOWN
