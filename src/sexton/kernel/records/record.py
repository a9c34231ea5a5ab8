"""Records: the inputs of a game as text, one digest per line. `docs/reference/record.md` describes the format."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from sexton.kernel.chance.fair import Terms
from sexton.kernel.interface import Over, Refusal, Seat
from sexton.kernel.records.notes import Noted, note_body, read_note

FIRST_WORDS = "sexton record"
FORMATS = (
    1,
    2,
    3,
)  # what can be read. The first had no notes; the third is for games that begin in the middle of another
USUAL, IN_THE_MIDDLE = 2, 3
DIGEST_LETTERS = 16
FROM = re.compile(r"(?P<record>[0-9a-f]{64}) (?P<after>0|[1-9][0-9]{0,8}) (?P<cards>known|dealt) (?P<seat>[0-9])")


class RecordError(Exception):
    """The text is not a valid record: the first wrong line, counted from 1, and the reason.

    The message is the id of a sentence (`wrong-…`); where the rules refuse a line, their refusal says it.
    """

    def __init__(self, line: int, message: str, refusal: Refusal | None = None, **facts: str | int) -> None:
        super().__init__(f"line {line}: {message} {refusal or facts or ''}".rstrip())
        self.line = line
        self.message = message
        self.refusal = refusal
        self.facts = facts


class Begins(Struct, frozen=True):
    """Where a practice game begins that is played on from a moment of another one."""

    record: str  # the last digest of that game
    after: int  # how many of its inputs came before
    cards: str  # "known": as they lay there; "dealt": again, as the seat could not know them
    seat: Seat  # whose decision it was
    position: str  # everything, as the rules write it


class Header(Struct, frozen=True):
    """Public from the beginning, except the salts, which are opened one by one, and a position."""

    terms: Terms
    players: tuple[str, ...]  # one per seat: "human", "bot greedy", ...
    dice: str  # "audited", or "seeded N" for simulated games
    commitment: str = ""
    salted: dict[Seat, str] = {}
    closed: bool = False
    salts: dict[Seat, str] = {}
    format: int = USUAL
    begins: Begins | None = None  # exactly in records of the third format


class Answer(Struct, frozen=True):
    seat: Seat
    move: str
    by_table: bool = False  # the table answered for the seat: its time was up, or its bot failed


class Line(Struct, frozen=True):
    """One input: what chance drew, or what the asked seats answered."""

    seq: int
    rule: str
    outcome: int | None = None
    answers: tuple[Answer, ...] = ()


class Ending(Struct, frozen=True):
    kind: str  # "over", "abandoned" or "void"
    text: str  # the result as JSON, or the reason
    secret: str = ""


class Record(Struct, frozen=True):
    header: Header
    lines: tuple[Line, ...] = ()
    ending: Ending | None = None
    notes: tuple[Noted, ...] = ()


# Writing


def write(record: Record) -> str:
    """The one text of this record."""
    return "".join(chained(bodies(record)))


def bodies(record: Record) -> Iterator[str]:
    yield from header_bodies(record.header)
    if record.lines or record.ending is None or record.ending.kind != "void":
        yield "begin"
    yield from input_bodies(record)
    if record.ending is not None:
        yield from ending_bodies(record.ending)


def input_bodies(record: Record) -> Iterator[str]:
    """Inputs, and the notes among them."""
    notes = list(reversed(record.notes))
    for before, line in enumerate(record.lines):
        while notes and notes[-1].after <= before:
            yield note_body(notes.pop().note)
        yield line_body(line)
    for noted in reversed(notes):
        yield note_body(noted.note)


def header_bodies(header: Header) -> Iterator[str]:
    terms = header.terms
    yield f"{FIRST_WORDS} {header.format}"
    yield f"table {terms.table}"
    yield f"game {terms.game} {terms.edition}"
    yield f"seats {terms.seats}"
    yield f"options {terms.options}"
    for seat, player in enumerate(header.players):
        yield f"player {seat} {player}"
    if (begins := header.begins) is not None:
        yield f"from {begins.record} {begins.after} {begins.cards} {begins.seat}"
        yield f"position {begins.position}"
    yield f"dice {header.dice}"
    if header.commitment:
        yield f"commitment {header.commitment}"
    for seat in sorted(header.salted):
        yield f"salted {seat} {header.salted[seat]}"
    if header.closed:
        yield "closed"
    for seat in sorted(header.salts):
        yield f"salt {seat} {header.salts[seat]}"


def line_body(line: Line) -> str:
    if line.outcome is not None:
        return f"{line.seq} draw {line.rule} {line.outcome}"
    said = " | ".join(f"{answer.seat}{'*' if answer.by_table else ''} {answer.move}" for answer in line.answers)
    return f"{line.seq} answer {line.rule} {said}"


def ending_bodies(ending: Ending) -> Iterator[str]:
    yield f"{ending.kind} {ending.text}"
    if ending.secret:
        yield f"secret {ending.secret}"
    yield "end"


def chained(lines: Iterator[str]) -> Iterator[str]:
    """Each line ends in a digest of itself and of all before it; the last line has the full digest."""
    chain = Chain()
    for body in lines:
        yield chain.add(body)


class Chain:
    """The running digest of a record that grows line by line."""

    def __init__(self) -> None:
        self.digest = b""

    def add(self, body: str) -> str:
        self.digest = hashlib.sha256(self.digest + body.encode()).digest()
        shown = self.digest.hex() if body == "end" else self.digest.hex()[:DIGEST_LETTERS]
        return f"{body} ~{shown}\n"


def result_text(over: Over) -> str:
    return msgspec.json.encode({"scores": over.scores, "ranking": over.ranking}).decode()


def void_reason(unopened: Sequence[Seat], changed_hands: Seat | None = None) -> str:
    """Why a deal is void: exactly the seats without an open salt, and which of them got another player meanwhile."""
    seats = ", ".join(map(str, unopened))
    if changed_hands is None:
        return f"not opened in time: seat {seats}"
    return f"not opened: seat {seats}; seat {changed_hands} changed hands"


# Reading


def read(text: str) -> Record:
    """The record this text is; a RecordError names the first line that is wrong.

    Whatever the parser accepts is checked at the end: the record, written again, must equal the text.
    """
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    check_digests(lines)
    cursor = Cursor([line.rpartition(" ~")[0] for line in lines])
    record = cursor.record()
    again = write(record).split("\n")
    for number, line in enumerate(lines):
        if line != again[number]:
            raise RecordError(number + 1, "not-canonical", text=again[number])
    if len(again) - 1 != len(lines) or not text.endswith("\n"):
        raise RecordError(len(lines), "breaks-off")
    return record


def check_digests(lines: Sequence[str]) -> None:
    chain = Chain()
    for number, line in enumerate(lines, start=1):
        body, mark, _ = line.rpartition(" ~")
        if not mark:
            raise RecordError(number, "no-digest")
        if chain.add(body) != line + "\n":
            raise RecordError(number, "digest")
    if not lines or lines[0].rpartition(" ~")[0] not in [f"{FIRST_WORDS} {number}" for number in FORMATS]:
        raise RecordError(1, "not-a-record")


class Cursor:
    """Reads bodies one after the other; every error names the current line."""

    def __init__(self, bodies: Sequence[str]) -> None:
        self.bodies = bodies
        self.at = 0

    def next_is(self, word: str) -> bool:
        return self.at < len(self.bodies) and self.bodies[self.at].split(" ", 1)[0] == word

    def take(self, word: str) -> str:
        if not self.next_is(word):
            raise RecordError(self.at + 1, "line-expected", text=word)
        self.at += 1
        return self.bodies[self.at - 1][len(word) + 1 :]

    def number(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 18:
            raise RecordError(self.at, "not-a-number", text=text)
        return int(text)

    def numbered(self, word: str) -> dict[int, str]:
        """Consecutive lines such as `salt 2 ab12…`."""
        found: dict[int, str] = {}
        while self.next_is(word):
            number, _, rest = self.take(word).partition(" ")
            found[self.number(number)] = rest
        return found

    def record(self) -> Record:
        header = self.header()
        lines: list[Line] = []
        notes: list[Noted] = []
        if begun := self.next_is("begin"):
            self.take("begin")
            lines += self.lines()
            while header.format > 1 and self.next_is("note"):
                notes.append(self.note(len(lines), header.terms.seats))
                lines += self.lines()
        ending = None
        if self.at < len(self.bodies):
            ending = self.ending()
        elif not begun:
            raise RecordError(self.at, "breaks-off")
        return Record(header, tuple(lines), ending, tuple(notes))

    def header(self) -> Header:
        number = self.number(self.take("sexton").rpartition(" ")[2])
        table = self.take("table")
        game, _, edition = self.take("game").partition(" ")
        edition_number = self.number(edition)
        seats = self.number(self.take("seats"))
        options = self.take("options")
        players = self.numbered("player")
        if len(players) != seats or list(players) != list(range(len(players))):
            raise RecordError(self.at, "players")
        terms = Terms(table, game, edition_number, options, seats)
        begins = self.begins(seats) if number == IN_THE_MIDDLE else None
        dice = self.take("dice")
        commitment = self.take("commitment") if self.next_is("commitment") else ""
        salted = self.numbered("salted")
        closed = self.next_is("closed") and self.take("closed") == ""
        salts = self.numbered("salt")
        return Header(terms, tuple(players.values()), dice, commitment, salted, closed, salts, number, begins)

    def begins(self, seats: int) -> Begins:
        found = FROM.fullmatch(self.take("from"))
        if found is None or int(found["seat"]) >= seats:
            raise RecordError(self.at, "not-a-beginning")
        return Begins(found["record"], int(found["after"]), found["cards"], int(found["seat"]), self.take("position"))

    def lines(self) -> Iterator[Line]:
        while self.at < len(self.bodies) and self.bodies[self.at][:1].isdigit():
            self.at += 1
            words = self.bodies[self.at - 1].split(" ", 3)
            if len(words) < 4 or words[1] not in ("draw", "answer"):
                raise RecordError(self.at, "not-an-input")
            seq, kind, rule, rest = self.number(words[0]), words[1], words[2], words[3]
            if kind == "draw":
                yield Line(seq, rule, outcome=self.number(rest))
            else:
                yield Line(seq, rule, answers=tuple(self.answer(said) for said in rest.split(" | ")))

    def note(self, after: int, seats: int) -> Noted:
        note = read_note(self.take("note"), seats)
        if note is None:
            raise RecordError(self.at, "not-a-note")
        return Noted(after, note)

    def answer(self, said: str) -> Answer:
        seat, _, move = said.partition(" ")
        return Answer(self.number(seat.rstrip("*")), move, by_table=seat.endswith("*"))

    def ending(self) -> Ending:
        for kind in ("over", "abandoned", "void"):
            if self.next_is(kind):
                text = self.take(kind)
                secret = self.take("secret") if self.next_is("secret") else ""
                self.take("end")
                if self.at != len(self.bodies):
                    raise RecordError(self.at + 1, "after-the-end")
                return Ending(kind, text, secret)
        raise RecordError(self.at + 1, "not-an-input")
