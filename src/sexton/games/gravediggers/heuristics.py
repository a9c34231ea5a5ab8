"""What a bot values in Gravediggers, from its view alone: coins it expects to gain on the other players."""

from __future__ import annotations

import os
from collections.abc import Sequence

from msgspec import Struct

from sexton.games.gravediggers.box import CARDS, CREDIT, KINDS
from sexton.games.gravediggers.house import House
from sexton.games.gravediggers.notation import cemetery_in, number_in
from sexton.games.gravediggers.prospects import Guess, Prospect, guesses
from sexton.games.gravediggers.view import Cemetery, View
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Move

KIND = {card: kind for kind, card in enumerate(CARDS)}
E=lambda k,d: float(os.environ.get(k,d))
FIST_N=int(E("FN",24)); PLACE_N=int(E("PN",8)); ROB_N=int(E("RN",16)); W=E("W",0.5); PW=E("PW",1.0); FUT=int(E("FUT",1))
CAND=int(E("CAND",6))
OFF=os.environ.get("OFF","")


class Line(Struct):
    known: list[int]
    unknown: int


class Heuristics:
    def __init__(self, house: House) -> None:
        self.house = house

    def values(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        if view.step in OFF.split(","):
            return [0.0 for _ in moves]
        return getattr(self, view.step)(view, moves, dice)

    def line(self, at: Cemetery) -> Line:
        known = [0] * KINDS
        unknown = 0
        for card in at.cards:
            if card.card is None:
                unknown += 1
            else:
                known[KIND[card.card]] += 1
        return Line(known, unknown)

    def unseen(self, view):
        return [kind for kind, card in enumerate(CARDS) for _ in range(view.unseen[card])]

    def others(self, view):
        return [m for s, m in enumerate(view.money) if s != view.seat]

    def supply(self, view):
        return self.house.coins - sum(view.money) if self.house.strict else 1 << 30

    def guess(self, view, at, count, dice, more=0):
        line = self.line(at)
        return guesses(line.known, line.unknown + more, self.unseen(view), self.others(view), count, dice)

    def adv(self, p: Prospect, w, rivals):
        return [(m - w * t / rivals) / p.guessed for m, t in zip(p.mine, p.theirs)]

    def considered(self, money):
        if money <= CAND: return list(range(money + 1))
        return [money * i // CAND for i in range(CAND + 1)]

    def fists(self, view, moves, dice):
        p = Prospect(self.house, [number_in(m) for m in moves], self.supply(view))
        for g in self.guess(view, view.cemeteries[view.target - 1], FIST_N, dice):
            p.add(g.cards, g.fists)
        return self.adv(p, W, len(view.money) - 1)

    def credit(self, view, moves, dice):
        return [number_in(m) for m in moves]

    def gravedigger(self, view, moves, dice):
        out = []
        for m in moves:
            p = Prospect(self.house, self.considered(view.money[view.seat]), self.supply(view))
            for g in self.guess(view, view.cemeteries[cemetery_in(m)], ROB_N, dice):
                p.add(g.cards, g.fists)
            out.append(max(self.adv(p, PW, len(view.money) - 1)))
        return out

    def place(self, view, moves, dice):
        table = {}
        con = self.considered(view.money[view.seat])
        kinds = {number_in(m) for m in moves}
        for c in {cemetery_in(m) for m in moves}:
            gs = self.guess(view, view.cemeteries[c], PLACE_N, dice, FUT)
            ps = {k: Prospect(self.house, con, self.supply(view)) for k in [*kinds, KINDS]}
            for g in gs:
                for k in kinds:
                    ps[k].add_with(k, g)
                ps[KINDS].add(g.cards, g.fists)
            base = max(self.adv(ps[KINDS], PW, len(view.money) - 1))
            for k in kinds:
                table[c, k] = max(self.adv(ps[k], PW, len(view.money) - 1)) - base
        return [table[cemetery_in(m), number_in(m)] for m in moves]

    def view(self, view, moves, dice):
        out = []
        for m in moves:
            at = view.cemeteries[cemetery_in(m)]
            card = at.cards[number_in(m)]
            out.append(0 if card.card is not None else len(at.cards) / sum(c.card is None for c in at.cards) + len(card.seen_by))
        return out

    def reveal(self, view, moves, dice):
        out = []
        for m in moves:
            at = view.cemeteries[cemetery_in(m)]
            card = at.cards[number_in(m)]
            out.append(0 if card.card is not None else 1 + len(card.seen_by))
        return out
