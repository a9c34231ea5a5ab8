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
REMEMBERED: Final = 16384  # for a thousand tables: after an answer all columns but one are as before
STANDINGS: Final[dict[tuple[LaidCard, ...], "Standing"]] = {}
KNOWN_LEADS: Final[dict[int, tuple[int, int]]] = {}


class Standing:
    """Of one grave, as far as its column tells: the cards that are known, and how many are not."""

    def __init__(self, column: tuple[LaidCard, ...]) -> None:
        known = vec[i64](capacity=len(column))
        cards = vec[i64](capacity=len(column))
        for one in column:
            kind: i64 = UNKNOWN if one.card is None else KIND[one.card]
            cards = append(cards, kind)
            if kind != UNKNOWN:
                known = append(known, kind)
        self.cards: Final = cards
        self.hidden: Final = int(len(cards) - len(known))
        robbery, defence, _ = strengths(known, 0, len(known))
        self.robbery: Final = int(robbery)
        self.defence: Final = int(defence)
        self.in_json: Final[dict[str, bytes]] = {}  # by fate, and what the lead may be where cards are hidden

    def lead(self, unseen: vec[i64]) -> tuple[int, int]:
        """Robbery less defence: least and most, whatever the hidden cards are."""
        if self.hidden:
            return lead_of(self.cards[:], unseen, self.hidden)
        return self.robbery - self.defence, self.robbery - self.defence


def standing_of(column: tuple[LaidCard, ...]) -> Standing:
    found = STANDINGS.get(column)
    if found is None:
        if len(STANDINGS) >= REMEMBERED:
            STANDINGS.clear()
        found = STANDINGS[column] = Standing(column)
    return found


def lead_of(cards: vec[i64], unseen: vec[i64], hidden: i64) -> tuple[int, int]:
    """Least and most, with the cards that are left in the hidden places (at most three: every second card)."""
    left = vec[i64]([min(count, hidden) for count in unseen])
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
