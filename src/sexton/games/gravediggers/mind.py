# engine: compiled
"""How a searching bot thinks about Gravediggers."""

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.box import KINDS, WIDOW, X
from sexton.games.gravediggers.flow import CREDIT_STEP, FISTS
from sexton.games.gravediggers.notation import CREDIT, FIST, move
from sexton.games.gravediggers.state import State, face_up, kind_of, seen_by
from sexton.kernel import mind
from sexton.kernel.dice import Dice
from sexton.kernel.mind import mixed
from sexton.kernel.steps import Step

VALUE = vec[i64]([2, 3, 4, 5, 10, 0, 0, 0, 0, 0])


class Mind(mind.Mind):
    def key(self, g: State, seat: i64) -> i64:
        key = mixed(self.known(g, i64(1) << seat), seat + 1)
        for count in g.hands[seat]:
            key = mixed(key, count)
        return key

    def public_key(self, g: State) -> i64:
        return self.known(g, 0)

    def known(self, g: State, eyes: i64) -> i64:
        """Everything but the hands, as these eyes see it."""
        key = mixed(mixed(mixed(g.step, g.active), g.left), g.finals)
        key = mixed(mixed(mixed(key, g.first), g.asked if g.step == CREDIT_STEP else 0), self.target(g))
        for tile in g.tiles:
            key = mixed(key, tile)
        for kind in range(KINDS):
            key = mixed(key, g.removed[kind])
        for seat in range(g.house.seats):
            key = mixed(mixed(key, g.money[seat]), g.notes[seat])
            size: i64 = 0
            for count in g.hands[seat]:
                size += count
            key = mixed(key, size)
        for line in g.lines:
            key = mixed(key, 977)
            for card in line:
                known = face_up(card) or seen_by(card) & eyes != 0
                key = mixed(mixed(key, seen_by(card)), kind_of(card) + 1 if known else 0)
        return key

    def target(self, g: State) -> i64:
        return g.target + 1 if g.step >= CREDIT_STEP else 0

    def answer(self, step: Step[State], g: State, seat: i64, dice: Dice) -> i64:
        """Credit is always taken; a fist is careless or careful; all else is anybody's guess."""
        if g.step == CREDIT_STEP:
            return move(CREDIT, 0, 1)
        if g.step == FISTS:
            money = g.money[seat]
            if dice.below(2):
                worth = self.worth(g, g.lines[g.target], i64(1) << seat)
                money = worth if worth < money else money
            return move(FIST, 0, dice.below(money + 1))
        return step.any_move(g, seat, dice)

    def worth(self, g: State, line: vec[i64], eyes: i64) -> i64:
        """What the line seems to be worth to these eyes: an unknown card counts three."""
        coins: i64 = 0
        times: i64 = 1
        for card in line:
            if seen_by(card) & eyes:
                kind = kind_of(card)
                coins += VALUE[kind]
                if kind == X:
                    times += 1
                if kind > WIDOW:
                    coins -= 2
            else:
                coins += 3
        return coins * times if coins > 0 else 0
