"""A view of Graverobbers as a terminal drawing: seven graves and their columns, the players beside, your hand below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from sexton.drawing import BONE, LANTERN, SEATS, STONE, fit, seat_marks, signed
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules.box import CARDS, COLUMN
from sexton.games.graverobbers.screen.symbols import (
    CARD_WIDTH,
    DANGER,
    FATES,
    STATES,
    beside,
    covered,
    face_up,
    known,
    objective,
    pointed,
)
from sexton.games.graverobbers.view.aids import Aids, aids_of
from sexton.games.graverobbers.view.grave_aid import GraveAid
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.view import View, without_memory
from sexton.kernel.game import Look

GRAVES_WIDTH = 50
WIDE_FROM = 76  # columns; with fewer, the players stand under the graves


def draw(seen: View, options: Options, look: Look) -> RenderableType:
    drawing = Drawing(seen, look)
    columns, _ = look.room
    graves, players = [*drawing.graves()], [*drawing.players()]
    table = beside(graves, players, GRAVES_WIDTH) if columns >= WIDE_FROM else [*graves, *players]
    return Text("\n").join([drawing.head(), *table, *drawing.shown_hands(), *drawing.own(), *drawing.notes()])


class Drawing:
    def __init__(self, seen: View, look: Look) -> None:
        self.seen = seen if look.memory_aid else without_memory(seen)
        self.aids: Aids = aids_of(self.seen)
        self.words, self.names, self.pointed = look.words, look.names, look.pointed
        self.marks = seat_marks(look.names)
        self.columns, _ = look.room

    def head(self) -> Text:
        seen, say = self.seen, self.words.say
        parts = [say("screen-round", round=seen.round, rounds=seen.rounds)]
        if seen.match_hands > 1:
            parts.insert(0, say("screen-hand-of", hand=seen.hand_number, hands=seen.match_hands))
        parts.append(say("screen-cemetery", ransacked=self.aids.ransacked, safe=self.aids.undisturbed))
        line = Text(" · ".join(parts), f"bold {BONE}")
        return line.append("  " + say("screen-practice"), f"bold {LANTERN}") if seen.practice else line

    # The graves

    def graves(self) -> Iterator[Text]:
        width = 5 + COLUMN * CARD_WIDTH
        yield Text(" " * width + self.words.say("screen-strengths"), STONE)
        for aid in self.aids.graves:
            yield Text.assemble(fit(self.column(aid), width), self.strengths(aid))

    def column(self, aid: GraveAid) -> Text:
        mark, style = FATES[aid.fate]
        lit = self.pointed.get("grave") == str(aid.grave)
        number = (f"{'▸' if lit else ' '}{aid.grave}", f"bold {LANTERN if lit else BONE}")
        line = Text.assemble(number, (mark, style), " ")
        for card in self.seen.columns[aid.grave - 1]:
            line.append_text(self.laid(card))
        return line.append(" " + "╌" * min(1, aid.room), STONE) if aid.room else line

    def laid(self, card: LaidCard) -> Text:
        if card.card is None:
            return covered("".join(self.marks[seat] for seat in card.seen_by))
        return face_up(card.card) if card.face_up else known(card.card)

    def strengths(self, aid: GraveAid) -> Text:
        """GR-12 What the known cards weigh, and between which leads the hidden ones leave it."""
        line = Text(f"{aid.robbery:>2}:{aid.defence:<2}", BONE if aid.robbery + aid.defence else STONE)
        if aid.hidden:
            least, most = aid.lead
            line.append(f" {signed(least):>3}…{signed(most)}", STONE)
        return line

    # The players

    def players(self) -> Iterator[Text]:
        heads = [self.words.say(f"screen-{head}") for head in ("cards", "total")]
        room = 10
        yield Text(" " * (room + 3) + " ".join(heads), STONE)
        for seat, name in enumerate(self.names):
            numbers = [str(self.seen.hand_sizes[seat]), str(self.seen.totals[seat])]
            cells = " ".join(number.rjust(len(head)) for number, head in zip(numbers, heads, strict=True))
            go = "▸" if self.seen.go == seat and self.seen.step != "result" else " "
            style = SEATS[seat]
            line = Text.assemble(go, (f"{self.marks[seat]} {name[:room]:{room}} ", style), cells)
            suspect = self.seen.accusations.get(seat)
            if suspect is not None:
                line.append(f" !{self.marks[suspect]}", f"bold {DANGER}")
            yield line

    def shown_hands(self) -> Iterator[Text]:
        """In a practice game, and when all is over."""
        hands, objectives = self.seen.open_hands, self.seen.open_objectives
        if hands is None or objectives is None:
            return
        for seat, hand in enumerate(hands):
            if seat != self.seen.seat and (hand or objectives[seat]):
                held = " ".join(f"{card}×{hand.count(card)}" for card in CARDS if card in hand)
                wanted = [Text(f"  {objective(self.words, name)}", SEATS[seat]) for name in objectives[seat]]
                yield from self.in_lines(Text(f" {self.marks[seat]} {held}", SEATS[seat]), wanted, 2)

    # What is one's own

    def own(self) -> Iterator[Text]:
        seen, say = self.seen, self.words.say
        if seen.seat is None:
            return
        hand = Text(say("screen-hand") + " ", f"bold {BONE}")
        for card in dict.fromkeys(seen.hand):
            hand.append_text(pointed(card) if self.pointed.get("card") == card else face_up(card))
            count = seen.hand.count(card)
            hand.append(f"×{count} " if count > 1 else " ", STONE)
        yield hand
        worth = self.aids.hand
        if worth is not None:
            yield Text(say("screen-worth", ransacked=signed(worth.ransacked), safe=signed(worth.safe)), BONE)
        if self.aids.objectives:
            yield from self.objectives()

    def objectives(self) -> Iterator[Text]:
        line = Text(self.words.say("screen-objectives"), f"bold {BONE}")
        parts = []
        for aid in self.aids.objectives:
            mark, style = STATES[aid.state]
            lit = self.pointed.get("objective") == aid.objective
            frame = "»«" if lit else "  "
            name = f"{frame[0]}{objective(self.words, aid.objective)}{frame[1]}"
            parts.append(Text(f" {mark}", style).append(name, f"bold {LANTERN}" if lit else style))
        return self.in_lines(line, parts, line.cell_len)

    def in_lines(self, line: Text, parts: Sequence[Text], indent: int) -> Iterator[Text]:
        """In one line, or in as many as it takes."""
        for part in parts:
            if line.cell_len + part.cell_len > self.columns:
                yield line
                line = Text(" " * indent)
            line.append_text(part)
        yield line

    def notes(self) -> Iterator[Text]:
        if self.seen.reconstructed:
            yield Text(self.words.say("screen-reconstructed"), f"italic {STONE}")
