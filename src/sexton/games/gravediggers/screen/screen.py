"""A view of Gravediggers as a terminal drawing: the ring of cemeteries, your own nearest to your hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import RenderableType
from rich.text import Text

from sexton.drawing import BONE, LANTERN, SEATS, STONE, beside, block, box, fit, rows_of, seat_marks
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.screen import symbols
from sexton.games.gravediggers.screen.symbols import DANGER
from sexton.games.gravediggers.view.cemetery import Cemetery, LaidCard
from sexton.games.gravediggers.view.view import View
from sexton.kernel.game import Look

DrawCard = Callable[[str | None, str, str], list[Text]]

RING_FROM = 76  # columns; with fewer, the cemeteries stand under one another
QUIET, ROBBED, LIT = "╭─╮│╰╯", "╔═╗║╚╝", "┏━┓┃┗┛"


def draw(seen: View, options: Options, look: Look) -> RenderableType:
    """As large as there is room for."""
    columns, lines = look.room
    if columns < RING_FROM:
        return Text("\n").join(Drawing(seen, options, look, symbols.tight).listed(columns))
    for draw_card in (symbols.big, symbols.small, symbols.tight):
        ring = Drawing(seen, options, look, draw_card).ring(columns)
        if len(ring) <= lines:
            break
    return Text("\n").join(ring)


class Drawing:
    def __init__(self, seen: View, options: Options, look: Look, draw_card: DrawCard) -> None:
        self.seen = seen
        self.options = options
        self.words, self.names, self.pointed = look.words, look.names, look.pointed
        self.memory_aid = look.memory_aid
        self.marks = seat_marks(look.names)
        self.draw_card = draw_card

    # The whole

    def ring(self, columns: int) -> list[Text]:
        """Clockwise from the bottom, where the viewing seat is: left, top left, top right, right."""
        side = min(34, (columns - 28) // 2)
        middle = min(36, columns - 2 * side)
        own, left, top_left, top_right, right = [self.at(place, middle if place == 0 else side) for place in range(5)]
        upper, lower = max(len(top_left), len(top_right)), max(len(left), len(right))
        west = [*block(top_left, side, upper), *block(left, side, lower)]
        east = [*block(top_right, side, upper), *block(right, side, lower)]
        tiles = [Text.assemble(" ", line) for line in self.tiles()]
        centre = [*[Text("")] * ((upper + lower - len(tiles)) // 2), *tiles]
        bottom = [*own, *self.hand(middle)]
        census, players = self.census(), self.players(side)
        height = max(len(bottom), len(census), len(players))
        return [
            *beside(west, block(centre, middle, upper + lower), east),
            *beside(block(census, side, height), block(bottom, middle, height), block(players, side, height)),
        ]

    def listed(self, columns: int) -> list[Text]:
        """For narrow windows."""
        lines = [line for cemetery in self.seen.cemeteries for line in self.cemetery(cemetery, columns)]
        return [*lines, *self.hand(columns), *self.tiles(), *self.players(columns)]

    def at(self, place: int, width: int) -> list[Text]:
        """The cemetery at this place, counted clockwise from the viewing seat's."""
        cemeteries = self.seen.cemeteries
        if place >= len(cemeteries):
            return []
        return self.cemetery(cemeteries[((self.seen.seat or 0) + place) % len(cemeteries)], width)

    # One cemetery

    def cemetery(self, at: Cemetery, width: int) -> list[Text]:
        lines = self.line(at, width - 2)
        return box(self.title(at), str(len(at.cards)), lines, width, self.border(at))

    def closed(self) -> Text:
        empty = "screen-empty" if self.options.closed == "reopen" else "screen-closed"
        return Text(" " + self.words.say(empty), f"italic {STONE}")

    def title(self, at: Cemetery) -> Text:
        if at.owner is None:
            return Text.assemble((f" {at.number} ", f"bold {BONE}"), (self.words.say("screen-nobody") + " ", STONE))
        go = "▸" if self.seen.go == at.owner and self.seen.step != "result" else " "
        return Text.assemble((f"{go}{at.number} ", f"bold {BONE}"), (f"{self.names[at.owner]} ", SEATS[at.owner]))

    def border(self, at: Cemetery) -> tuple[str, str]:
        if self.pointed.get("cemetery") == str(at.number):
            return LIT, f"bold {LANTERN}"
        if self.seen.target == at.number:
            return ROBBED, f"bold {DANGER}"
        return QUIET, STONE

    def line(self, at: Cemetery, width: int) -> list[Text]:
        """The cards, oldest first, and under each the marks of whoever laid it and of those who looked at it."""
        if not at.cards:
            height = len(self.draw_card(None, "", symbols.COVERED)) + 1
            return block([self.closed()], width, height)
        drawn = [self.laid(at, index, card) for index, card in enumerate(at.cards)]
        lines: list[Text] = []
        shown = 0
        for row in rows_of(drawn, width):
            lines += beside(*row)
            widths = [drawing[0].cell_len for drawing in row]
            marks = [symbols.hands_and_eyes(card, self.marks) for card in at.cards[shown : shown + len(row)]]
            lines.append(Text("".join(f"{mark:^{w}}" for mark, w in zip(marks, widths, strict=True)), STONE))
            shown += len(row)
        return lines

    def laid(self, at: Cemetery, index: int, laid: LaidCard) -> list[Text]:
        card = laid.card if laid.face_up or self.memory_aid else None
        shown, style = (None, STONE) if card is None else (symbols.face(self.words, card), symbols.colour(card))
        if self.pointed.get("cemetery") == str(at.number) and self.pointed.get("place") == str(index + 1):
            return self.draw_card(shown, f"bold {LANTERN}", symbols.POINTED)
        if laid.face_up:
            return self.draw_card(shown, f"bold {style}", symbols.FACE_UP)
        return self.draw_card(shown, style, symbols.COVERED if card is None else symbols.KNOWN)

    # What stands around it

    def hand(self, width: int) -> list[Text]:
        if not self.seen.hand:
            return []
        lines = [Text(self.words.say("screen-hand"), f"bold {BONE}")]
        for row in rows_of([self.held(card) for card in self.seen.hand], width):
            lines += beside(*row)
        return lines

    def held(self, card: str) -> list[Text]:
        pointed = self.pointed.get("card") == card
        style = f"bold {LANTERN if pointed else symbols.colour(card)}"
        return self.draw_card(symbols.face(self.words, card), style, symbols.POINTED if pointed else symbols.FACE_UP)

    def tiles(self) -> list[Text]:
        """GD-6, GD-R21 Which of the tiles still lie face down; the last one is no secret."""
        seen, words = self.seen, self.words
        total, left = sum(self.options.box.tiles), sum(seen.tiles.values())
        lines = [
            Text(words.say("screen-deck", count=seen.deck), BONE),
            Text(words.say("screen-tiles", left=left, total=total), f"bold {BONE}"),
        ]
        names = {tile: words.say(f"tile-{tile}") for tile in TILES}
        width = max(len(name) for name in names.values())
        for tile, count in zip(TILES, self.options.box.tiles, strict=True):
            turned = count - seen.tiles[tile]
            now = seen.step == tile
            row = f"{'▸' if now else ' '}{names[tile]:{width}} {'■' * seen.tiles[tile]}{'□' * turned}"
            lines.append(Text(row, f"bold {LANTERN}" if now else BONE if seen.tiles[tile] else STONE))
        return [*lines, self.news(names)]

    def news(self, tiles: Mapping[str, str]) -> Text:
        """The gravedigger's whereabouts, or what the last tile is."""
        seen, words = self.seen, self.words
        if seen.target is not None:
            return Text(words.say("screen-robbed", cemetery=seen.target), f"bold {DANGER}")
        left = [tile for tile in TILES if seen.tiles[tile]]
        if len(left) == 1 and seen.finals is None and seen.step != "result":
            return Text(words.say("screen-last-tile", tile=tiles[left[0]]), LANTERN)
        return Text("")

    def census(self) -> list[Text]:
        """GD-2 How many of each kind this seat has not seen yet, of all there are."""
        names = [self.words.card(card) for card in CARDS[5:]]
        width = max(len(name) for name in names)
        lines = [Text(self.words.say("screen-unseen"), f"bold {BONE}")]
        for valuable, other, name in zip(CARDS[:5], CARDS[5:], names, strict=True):
            mark = symbols.face(self.words, other)
            left, right = self.counted(valuable, f" {valuable:>2}"), f"{mark} {'' if name == mark else name:{width}}"
            lines.append(Text.assemble(fit(left, 10), self.counted(other, right)))
        return lines

    def counted(self, card: str, name: str) -> Text:
        unseen, total = self.seen.unseen[card], self.options.box.cards[CARDS.index(card)]
        return Text(f"{name} {unseen}/{total}", symbols.colour(card) if unseen else STONE)

    def players(self, width: int) -> list[Text]:
        """GD-R22 Money of the others is shown only if that was agreed, or when all is over."""
        heads = [self.words.say(f"screen-{head}") for head in ("coins", "notes", "cards")]
        room = max(4, width - 3 - sum(len(head) + 1 for head in heads))
        lines = [Text(" " * (room + 4) + " ".join(heads), STONE)]
        for seat, name in enumerate(self.names):
            numbers = [self.money(seat), str(self.seen.notes[seat]), str(self.seen.hand_sizes[seat])]
            cells = " ".join(number.rjust(len(head)) for number, head in zip(numbers, heads, strict=True))
            go = "▸" if self.seen.go == seat and self.seen.step != "result" else " "
            lines.append(Text.assemble(f"{go}", (f"{self.marks[seat]} {name[:room]:{room}} ", SEATS[seat]), cells))
        return lines

    def money(self, seat: int) -> str:
        shown = seat == self.seen.seat or self.options.money == "open" or self.seen.step == "result"
        return str(self.seen.money[seat]) if shown else "?"
