"""A hunt as a terminal drawing: the board, where the roll leads and what it brings, the graves, everybody's tools."""

from __future__ import annotations

from msgspec.structs import asdict
from rich.console import RenderableType
from rich.text import Text

from sexton.drawing import BONE, LANTERN, RED, STONE, beside, block, fit
from sexton.games.vampire.options import Options, board_of, variant_of
from sexton.games.vampire.rules.board_format import Square
from sexton.games.vampire.rules.names import read_square
from sexton.games.vampire.screen.board_text import Scene
from sexton.games.vampire.screen.symbols import SEATS, tool_letters
from sexton.games.vampire.view.aids import steps_to_red
from sexton.games.vampire.view.path_offers import offers_of
from sexton.games.vampire.view.view import Offer, View
from sexton.kernel.game import Look

PANEL = 30  # columns that stand beside the board, at least
GAP = 2


def draw(seen: View, options: Options, look: Look) -> RenderableType:
    """The board, and beside it, or under it where there is no room, all the rest."""
    drawing = Drawing(seen, options, look)
    columns, lines = look.room
    scene = drawing.scene()
    linked = scene.width(True) + GAP + PANEL <= columns
    roomy = linked and 2 * scene.board.rows + 1 <= lines
    left = scene.lines(linked, roomy)
    if scene.width(linked) + GAP + PANEL > columns:
        return Text("\n").join([*left, *drawing.panel(columns, max(8, lines - len(left)))])
    width = columns - scene.width(linked) - GAP
    height = max(len(left), lines - 1)
    board = block(left, scene.width(linked) + GAP)
    return Text("\n").join([*beside(board, drawing.panel(width, height)[:height]), drawing.legend(columns)])


class Drawing:
    def __init__(self, seen: View, options: Options, look: Look) -> None:
        self.seen = seen
        self.words, self.names, self.pointed = look.words, look.names, look.pointed
        self.board = board_of(options)
        self.variant = variant_of(len(seen.at), options)
        self.offers = offers_of(self.variant, seen)

    def scene(self) -> Scene:
        pawns: dict[Square, list[int]] = {}
        for seat, square in enumerate(self.seen.at):
            pawns.setdefault(square, []).append(seat)
        path = next((offer.squares for offer in self.pointed_offers()), ())
        ends = frozenset(read_square(offer.end) for offer in self.offers)
        return Scene(self.board, pawns, ends, tuple(map(read_square, path)))

    def pointed_offers(self) -> list[Offer]:
        """The path pointed at, or all that end where is pointed at."""
        end, path = self.pointed.get("end"), self.pointed.get("path")
        if path is not None:
            return [offer for offer in self.offers if offer.path == path]
        return [offer for offer in self.offers if offer.end == end]

    def panel(self, width: int, height: int) -> list[Text]:
        lines = [Text(self.headline(), f"bold {BONE}"), *self.players(width), self.graves(), *self.state_of_play()]
        if self.offers:
            lines += self.ends(width, height - len(lines))
        return [fit(line, width, "ellipsis") for line in lines]

    def headline(self) -> str:
        parts = [self.words.say("screen-go", name=self.names[self.seen.go])]
        if self.seen.roll is not None:
            parts.append(self.words.say("screen-roll", pips=self.seen.roll))
        return " · ".join(parts)

    def players(self, width: int) -> list[Text]:
        """Number and name, tools (a dot for each one missing), squares to the red X."""
        room = max(4, width - 15)
        lines = []
        for seat, name in enumerate(self.names):
            go = "▸" if seat == self.seen.go else " "
            far = f"R{steps_to_red(self.variant, self.seen.at[seat]):<3}"
            head = (f"{go}{seat + 1} {name[:room]:{room}} ", f"bold {SEATS[seat]}")
            lines.append(Text.assemble(head, tool_letters(self.seen.tools[seat]), (far, STONE)))
        return lines

    def graves(self) -> Text:
        """[1] is closed, a dot is an open empty grave, V the vampire."""
        text = Text.assemble((self.words.say("screen-graves") + " ", BONE))
        for number, grave in enumerate(self.seen.graves, start=1):
            if grave == "closed":
                chosen = self.pointed.get("grave") == str(number) or self.seen.grave == number
                text.append(f"»{number}«" if chosen else f"[{number}]", f"bold {LANTERN}" if chosen else BONE)
            else:
                text.append(" V " if grave == "vampire" else " · ", f"bold {RED}" if grave == "vampire" else STONE)
        return text

    def state_of_play(self) -> list[Text]:
        seen, words = self.seen, self.words
        lines = []
        if "vampire" not in seen.graves:
            lines.append(Text(words.say("screen-odds", closed=seen.graves.count("closed")), STONE))
        if seen.fights:
            lines.append(Text(words.say("screen-fights", count=seen.fights), f"bold {RED}"))
        if seen.grave is not None:
            lines.append(Text(words.say("screen-digging", grave=seen.grave), f"bold {RED}"))
        return lines

    def ends(self, width: int, room: int) -> list[Text]:
        """What each path brings and risks; those pointed at first."""
        pointed = self.pointed_offers()
        ordered = [*pointed, *(offer for offer in self.offers if offer not in pointed)]
        lines = [Text(self.words.say("screen-ends"), f"bold {BONE}")]
        shown = ordered if len(ordered) < room else ordered[: max(1, room - 2)]
        lines += [self.end(offer, offer in pointed) for offer in shown]
        if len(shown) < len(ordered):
            lines.append(Text(self.words.say("screen-more", count=len(ordered) - len(shown)), STONE))
        return lines

    def end(self, offer: Offer, pointed: bool) -> Text:
        frame, facts = "»«" if pointed else "[]", {"onto": offer.onto, **asdict(offer.away)}
        style = f"bold {LANTERN}" if pointed else LANTERN
        text = Text.assemble((f"{frame[0]}{self.words.say('screen-end', **facts)}{frame[1]} ", style))
        gains = [self.words.say(f"tool-{tool}") for tool in offer.tools_gained]
        text.append(("+ " + ", ".join(gains)) if gains else self.words.say("screen-no-gain"), BONE if gains else STONE)
        if offer.stops_at_red_x:
            text.append(" · " + self.words.say("screen-red"), f"bold {RED}")
        battles = self.words.say("screen-battles", battles=offer.battles)
        text.append(f" · {battles}", RED if offer.battles else STONE)
        return text

    def legend(self, columns: int) -> Text:
        return fit(Text(self.words.say("screen-legend"), STONE), columns, "ellipsis")
