# engine: compiled
"""How a searching bot thinks about Gravediggers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.bots.fists import QuickFists
from sexton.games.gravediggers.rules.box import CREDIT as NOTE
from sexton.games.gravediggers.rules.box import GRAVEDIGGER_TILE, KINDS, NUMBERS, WIDOW, X
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, FISTS, PLACE_STEP, is_robbery
from sexton.games.gravediggers.rules.legality import open_cemeteries
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, ROB, move
from sexton.games.gravediggers.rules.scoring import bounty_of
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import NOBODY, eyes_of, face_up, kind_of, kinds_in, knows, seen_by
from sexton.kernel.search import search_model
from sexton.kernel.search.search_model import mixed, mixed_all, share_out
from sexton.kernel.steps import Step
from sexton.kernel.vectors import sum_of

GRAVEDIGGER_STEP: Final = PLACE_STEP + GRAVEDIGGER_TILE
HORIZON: Final = 12  # about one set of tiles: the next robbery lies within
UNKNOWN: Final = 3  # what a card one does not know adds to a bounty
PERSON: Final = 2  # what a person who may spoil it takes away

# Fitted to who won 5,000 games of the search with two and five players. In coins: a card in hand (those that spoil a
# robbery are the ones to keep), a secret, and for a secret of a line its part of the bounty there.
IN_HAND: Final = vec[float]([-0.2, -0.2, -0.2, 0.0, 0.7, 0.4, 1.5, 1.2, 0.1, 1.4])
SECRET_PERSON: Final = 1.2
SECRET_SHARE_OF_BOUNTY: Final = 0.12
# And how many coins of a lead are worth e to one, more for each robbery still to come
LEAD_SCALE_AT_END: Final = 3.5
LEAD_SCALE_PER_ROBBERY: Final = 0.5


class SearchModel(search_model.SearchModel):
    def __init__(self) -> None:
        super().__init__(HORIZON)
        self.fists: Final = QuickFists()
        self.robbing = False  # whether the question is about a robbery: then its outcome is far enough
        self.target: i64 = 0

    def begin(self, g: State) -> None:
        self.robbing = g.step >= GRAVEDIGGER_STEP
        self.target = g.target
        self.fists.begin(self.robbing)

    # What is known

    def key(self, g: State, seat: i64) -> i64:
        return mixed_all(mixed(self.known(g, eyes_of(seat)), seat + 1), g.hands[seat])

    def public_key(self, g: State) -> i64:
        return self.known(g, eyes_of(NOBODY))

    def known(self, g: State, eyes: i64) -> i64:
        """Everything but the hands, as these eyes see it."""
        key = mixed(mixed(mixed(g.step, g.active), g.left), g.finals)
        asked, target = g.asked if g.step == CREDIT_STEP else i64(0), g.target if is_robbery(g) else i64(0)
        key = mixed_all(mixed_all(mixed(mixed(mixed(key, g.first), asked), target), g.tiles), g.removed)
        for seat in range(g.variant.seats):
            key = mixed(mixed(mixed(key, g.money[seat]), g.notes[seat]), sum_of(g.hands[seat]))
        for line in g.lines:
            key = mixed(key, 977)
            for card in line:
                key = mixed(mixed(key, seen_by(card)), kind_of(card) + 1 if knows(card, eyes) else i64(0))
        return key

    # What is done without much thought

    def rollout_answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        """Credit is taken, the richest line is robbed, a fist fits what may lie there; all else is anybody's guess."""
        if g.step == CREDIT_STEP:
            return move(CREDIT, 0, 1)
        if g.step == FISTS:
            return move(FIST, 0, self.fists.fist(g, seat, dice))
        if g.step == GRAVEDIGGER_STEP:
            return move(ROB, self.richest(g, seat), 0)
        return step.any_move(g, seat, dice)

    def richest(self, g: State, seat: i64) -> i64:
        best: i64 = 0
        most: i64 = -1
        for cemetery in range(g.variant.cemeteries):
            if len(g.lines[cemetery]):
                worth = apparent_worth(g.lines[cemetery], eyes_of(seat))
                if worth > most:
                    best, most = cemetery, worth
        return best

    # How it may end

    def stops(self, g: State, decisions: i64) -> bool:
        """Never in the middle of a robbery; between two final ones only if the question was about the first."""
        if g.step == CREDIT_STEP or g.step == FISTS:
            return self.robbing and g.finals > 0 and g.target != self.target
        return self.robbing or decisions >= self.horizon

    def estimate(self, g: State, shares: vec[float]) -> None:
        """Money, hands and secrets; a lead counts for more the fewer robberies are left."""
        for seat in range(g.variant.seats):
            coins = float(g.money[seat] - NOTE * g.notes[seat])
            for kind in range(i64(KINDS)):
                coins += IN_HAND[kind] * float(g.hands[seat][kind])
            shares[seat] = coins
        for line in g.lines:
            add_secrets(line, g.variant.seats, shares)
        share_out(shares, g.variant.seats, LEAD_SCALE_AT_END + LEAD_SCALE_PER_ROBBERY * robberies_left(g))


def add_secrets(line: vec[i64], seats: i64, shares: vec[float]) -> None:
    """What each knows of a line that not everybody knows."""
    if not len(line):
        return
    its_part = SECRET_SHARE_OF_BOUNTY * float(bounty_of(kinds_in(line, KINDS))) / float(len(line))
    for card in line:
        if not face_up(card):
            worth = its_part + (SECRET_PERSON if kind_of(card) >= WIDOW else 0.0)
            for seat in range(seats):
                if knows(card, eyes_of(seat)):
                    shares[seat] += worth


def robberies_left(g: State) -> float:
    """One with every fifth card of the deck, then every cemetery that has cards."""
    if g.finals:
        return float(g.finals - 1)
    return float(g.left) / 5.0 + float(open_cemeteries(g))


def apparent_worth(line: vec[i64], eyes: i64) -> i64:
    """What a line seems to be worth to these eyes."""
    coins: i64 = 0
    times: i64 = 1
    for card in line:
        if knows(card, eyes):
            kind = kind_of(card)
            coins += NUMBERS[kind]
            if kind == X:
                times += 1
            if kind > WIDOW:
                coins -= PERSON
        else:
            coins += UNKNOWN
    return coins * times if coins > 0 else i64(0)
