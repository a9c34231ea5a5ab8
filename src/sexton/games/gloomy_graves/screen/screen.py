"""A view of Gloomy Graves as a terminal drawing: the communal graveyard, and beside it all that is counted."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from sexton.drawing import BONE, LANTERN, SEATS, STONE, beside, block, seat_marks
from sexton.games.gloomy_graves.rules.box import NUMBERS, TYPES
from sexton.games.gloomy_graves.rules.legality import Spot, neighbours, spot_of
from sexton.games.gloomy_graves.screen.hover import Ghost
from sexton.games.gloomy_graves.screen.symbols import CELL, NIGHT, card, letter, mark
from sexton.games.gloomy_graves.view.groups import Groups
from sexton.games.gloomy_graves.view.known import Sight
from sexton.kernel.game import Look

SIDE_BY_SIDE_FROM = 76  # columns; with fewer, everything stands under one another
RIGHT = 42  # columns of what is counted
AXIS = 4
NAME = 7
FEWEST = 5  # rows of the graveyard, however little room there is


def draw(sight: Sight, look: Look) -> RenderableType:
    return Text("\n").join(Drawing(sight, look).whole())


class Drawing:
    def __init__(self, sight: Sight, look: Look) -> None:
        self.sight, self.seen = sight, sight.seen
        self.words, self.names, self.room = look.words, look.names, look.room
        self.marks = seat_marks(look.names)
        self.ghost = Ghost(sight, look.pointed)

    # The whole

    def whole(self) -> list[Text]:
        columns, lines = self.room
        cards = [self.cards("screen-row", self.seen.row), self.hand()]
        if columns < SIDE_BY_SIDE_FROM:
            ground = self.graveyard((columns - AXIS) // CELL, max(FEWEST, lines // 2))
            return [self.status(), *ground, *self.counts(), *cards, *self.crypts(columns)]
        right = [*self.counts(), *self.crypts(RIGHT)]
        height = max(lines - 2, len(right))
        ground = self.graveyard((columns - RIGHT - AXIS - 1) // CELL, max(FEWEST, height - 2))
        return [*beside(block([self.status(), *ground], columns - RIGHT, height), block(right, RIGHT)), *cards]

    def status(self) -> Text:
        """Which round of how many, the deck, and whether this is the last one."""
        seen, words = self.seen, self.words
        text = words.say("screen-status", round=seen.round, rounds=self.sight.rounds, deck=seen.deck)
        status = Text(text, f"bold {BONE}")
        return status.append(" " + words.say("screen-last-round"), f"bold {LANTERN}") if seen.last_round else status

    # Ground

    def graveyard(self, wide: int, high: int) -> list[Text]:
        """As much as there is room for, around the card being laid or the one just laid."""
        cells = {spot_of(at): half for at, half in self.seen.communal.items()}
        if not cells:
            return []
        ghosts = self.ghost.halves("communal")
        outline = {other for spot in cells for other in neighbours(spot)} | set(ghosts)
        laid = [spot_of(at) for at in self.seen.laid_cells]
        centre = self.ghost.pan or next(iter([*ghosts, *laid]), None)
        columns = window([x for x, _ in outline], wide, None if centre is None else centre[0])
        rows = window([y for _, y in outline], high, None if centre is None else centre[1])
        return self.ground("communal", cells, columns, rows, {*laid})

    def ground(
        self, area: str, cells: Mapping[Spot, str], columns: range, rows: range, lit: set[Spot] | None = None
    ) -> list[Text]:
        """A piece of ground with its coordinates."""
        ghosts, starts = self.ghost.halves(area), self.ghost.starts(area)
        pointed = self.ghost.column if self.ghost.area == area else None
        head = Text(" " * AXIS)
        for x in columns:
            head.append(f"{x:>2} ", LANTERN if x == pointed else STONE)
        lines = [head]
        for y in rows:
            line = Text(f"{y:>3} ", STONE)
            for x in columns:
                line.append_text(self.cell((x, y), cells, ghosts, starts, lit or set()))
            lines.append(line)
        return lines

    def cell(
        self, spot: Spot, cells: Mapping[Spot, str], ghosts: Mapping[Spot, str], starts: set[Spot], lit: set[Spot]
    ) -> Text:
        """P● a grave, (P) one being laid, P+ where the card may begin, P' on the card just laid, · empty ground."""
        if spot in ghosts:
            return Text(f"({letter(self.words, ghosts[spot])})", f"bold reverse {LANTERN}")
        if spot in cells:
            drawn = mark(self.words, cells[spot])
            after = ("+", f"bold {LANTERN}") if spot in starts else ("'", LANTERN) if spot in lit else " "
            return Text.assemble(drawn, after)
        return Text(" + ", f"bold {LANTERN}") if spot in starts else Text(" · ", NIGHT)

    def crypts(self, width: int) -> list[Text]:
        """The viewing seat's own with its coordinates, then the others in turn order."""
        seats = len(self.names)
        order = [((self.seen.seat or 0) + place) % seats for place in range(seats)]
        blocks: list[list[Text]] = []
        for seat in order:
            cells = {spot_of(at): half for at, half in self.seen.crypts[seat].items()}
            if not cells:
                continue
            lines = self.own_crypt(cells) if seat == self.seen.seat else self.other_crypt(cells)
            blocks.append([Text(self.names[seat][:NAME], SEATS[seat]), *lines])
        return beside(*(block(lines, max(line.cell_len for line in lines) + 1) for lines in blocks)) if blocks else []

    def own_crypt(self, cells: Mapping[Spot, str]) -> list[Text]:
        """GG-R25 With every column and row it could still use."""
        spots = [*cells, *self.ghost.halves("crypt")]
        columns, rows = [x for x, _ in spots], [y for _, y in spots]
        return self.ground("crypt", cells, span(columns, 2), span(rows, 2))

    def other_crypt(self, cells: Mapping[Spot, str]) -> list[Text]:
        columns, rows = span([x for x, _ in cells], 0), span([y for _, y in cells], 0)
        lines = []
        for y in rows:
            drawn = [mark(self.words, cells[x, y]) if (x, y) in cells else Text(" ·", NIGHT) for x in columns]
            lines.append(Text.assemble(*drawn))
        return lines

    # Cards

    def cards(self, title: str, cards: tuple[str, ...]) -> Text:
        line = Text(self.words.say(title) + " ", f"bold {BONE}")
        for each in cards:
            pointed = self.ghost.card == each
            line.append_text(card(self.words, each, f"bold reverse {LANTERN}" if pointed else STONE)).append(" ")
        return line

    def hand(self) -> Text:
        """The own hand; and of the others what everybody saw them take (GG-R26)."""
        line = self.cards("screen-hand", self.seen.hand) if self.seen.seat is not None else Text()
        for seat, known in enumerate(self.seen.known):
            if known and seat != self.seen.seat:
                line.append(f" {self.marks[seat]}:", SEATS[seat])
                for each in known:
                    line.append_text(card(self.words, each))
        return line

    # What is counted

    def counts(self) -> list[Text]:
        """Of each type: the groups (communal + crypt = sum), what they earn, score cards left, and who claimed what."""
        seat = self.seen.seat
        after = self.ghost.groups
        groups = after or (self.sight.groups(seat) if seat is not None else None)
        players = " ".join(f"{name:>2}" for name in self.marks)
        title = self.words.say("screen-after" if after else "screen-groups")
        left = f"{self.words.say('screen-left'):<12}"
        lines = [Text.assemble((f"{title:<15}", LANTERN if after else BONE), left, players)]
        for grave in TYPES:
            lines.append(self.count_of(grave, None if groups is None else groups[grave], bool(after)))
        return lines

    def count_of(self, grave: str, groups: Groups | None, after: bool) -> Text:
        seen = self.seen
        claimed = [numbers.get(grave) for numbers in seen.claimed]
        still_open = seen.seat is not None and grave not in seen.claimed[seen.seat]
        line = Text.assemble(mark(self.words, grave), " ")
        if groups is None:
            line.append(" " * 12)
        else:
            earns = f"→{groups.claim}" if groups.claim and still_open else ""
            style = (LANTERN if after else BONE) if still_open else STONE
            line.append(f"{groups.communal:>2}+{groups.crypt}={groups.total:<2} {earns:<4}", style)
        for number in NUMBERS:
            there = number in seen.left[grave]
            line.append(f"{number if there else '·':>2} ", BONE if there else STONE)
        for seat, earned in enumerate(claimed):
            line.append(f"{'·' if earned is None else earned:>2} ", STONE if earned is None else f"bold {SEATS[seat]}")
        return line


def window(places: list[int], size: int, centre: int | None) -> range:
    """At most this many neighbouring places: all there are, or those around the centre."""
    low, high = min(places), max(places)
    if high - low < size:
        return range(low, high + 1)
    middle = (low + high) // 2 if centre is None else centre
    start = max(low, min(middle - size // 2, high - size + 1))
    return range(start, start + size)


def span(places: list[int], reach: int) -> range:
    """From the lowest to the highest, and as far as a crypt that may be `reach` wider than one could still go."""
    low, high = min(places), max(places)
    return range(min(low, high - reach), max(high, low + reach) + 1)
