"""A view of Gloomy Graves in sentences, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sexton.games.gloomy_graves.rules.box import TYPES
from sexton.games.gloomy_graves.rules.legality import spot_of, text_of
from sexton.games.gloomy_graves.view.known import Sight
from sexton.kernel.game import Look


def describe(sight: Sight, look: Look) -> list[str]:
    return list(Sentences(sight, look).all())


class Sentences:
    def __init__(self, sight: Sight, look: Look) -> None:
        self.sight, self.seen = sight, sight.seen
        self.words, self.names, self.typing = look.words, look.names, look.typing

    def all(self) -> Iterator[str]:
        seen, words = self.seen, self.words
        yield words.say("screen-status", round=seen.round, rounds=self.sight.rounds, deck=seen.deck)
        if seen.last_round:
            yield words.say("screen-last-round")
        if seen.communal:
            yield words.say("view-communal", count=len(seen.communal), rows=self.rows(seen.communal))
        yield from (self.crypt(seat) for seat, cells in enumerate(seen.crypts) if cells)
        if seen.communal and self.typing:
            yield self.typed()
        if seen.round:
            yield from (self.type_left(grave) for grave in TYPES)
        if seen.row:
            yield words.say("view-row", cards=self.cards(seen.row))
        yield from self.others()
        if seen.seat is not None and seen.hand:
            yield words.say("view-hand", cards=self.cards(seen.hand))

    def rows(self, cells: Mapping[str, str]) -> str:
        """Row by row from the top, each from the left edge on: row 1: no grave, dragon."""
        ground = {spot_of(at): half for at, half in cells.items()}
        columns, rows = zip(*ground, strict=True)
        lines = []
        for row, y in enumerate(range(min(rows), max(rows) + 1), start=1):
            ends = max(x for x, there in ground if there == y)
            halves = [ground.get((x, y)) for x in range(min(columns), ends + 1)]
            said = [self.words.say(f"card-{half}" if half else "view-gap") for half in halves]
            lines.append(self.words.say("view-line", row=row, halves=", ".join(said)))
        return "; ".join(lines)

    def typed(self) -> str:
        """Which cell is where, for those who type their answers."""
        own = {} if self.seen.seat is None else self.seen.crypts[self.seen.seat]
        return self.words.say("view-typed", first=corner(self.seen.communal), crypt=corner(own) if own else "none")

    def crypt(self, seat: int) -> str:
        rows = self.rows(self.seen.crypts[seat])
        if seat == self.seen.seat:
            return self.words.say("view-own-crypt", rows=rows)
        return self.words.say("view-crypt", seat=self.names[seat], rows=rows)

    def type_left(self, grave: str) -> str:
        """The groups of one type, what they would earn, which score cards are left, who has claimed one."""
        seen, words = self.seen, self.words
        left = ", ".join(str(number) for number in seen.left[grave]) or "0"
        claims = [
            f"{self.names[seat]} {numbers[grave]}" for seat, numbers in enumerate(seen.claimed) if grave in numbers
        ]
        claimed = ", ".join(claims) or "0"
        name = words.say(f"card-{grave}")
        if seen.seat is None or grave in seen.claimed[seen.seat]:
            return words.say("view-type", grave=name, left=left, claimed=claimed)
        groups = self.sight.groups(seen.seat)[grave]
        return words.say(
            "view-type-groups", grave=name, left=left, claimed=claimed, communal=groups.communal,
            crypt=groups.crypt, total=groups.total, claim=groups.claim or 0,
        )  # fmt: skip

    def others(self) -> Iterator[str]:
        seen = self.seen
        for seat, name in enumerate(self.names):
            if seat != seen.seat:
                known = self.cards(seen.known[seat]) or "0"
                yield self.words.say("view-player", name=name, cards=seen.hand_sizes[seat], known=known)

    def cards(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self.words.card(card) for card in cards)


def corner(cells: Mapping[str, str]) -> str:
    """The top left one of the rectangle around these cells."""
    columns, rows = zip(*map(spot_of, cells), strict=True)
    return text_of((min(columns), min(rows)))
