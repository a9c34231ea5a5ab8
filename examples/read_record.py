"""Read a record of any game and roll its dice without Sexton. Plain Python; `read_graverobbers.py` plays with it.

Written from docs/reference/record.md and docs/explanation/fairness.md alone, by somebody who had nothing else; tidied
afterwards by us, who added void deals and the limits of seeds and notes.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

HEX = "[0-9a-f]{64}"
NOTES = ("left", "time-up", "resigned", "replaced", "back", "taken")  # and stands-in
TAG = b"sexton fair chance 1"

Line = dict[str, Any]  # of `sexton replay --json`


class Wrong(Exception):
    """The record says something that cannot be."""


class Unsupported(Exception):
    """This reader does not know how to check that."""


def need(true: object, *why: object) -> None:
    if not true:
        raise Wrong(" ".join(map(str, why)))


# The record (docs/reference/record.md)


@dataclass
class Input:
    line: int
    kind: str  # "draw" or "answer"
    rule: str
    text: str

    def answers(self) -> tuple[dict[int, str], list[int]]:
        """The answers by seat, and the seats for which the table answered."""
        by_seat: dict[int, str] = {}
        by_table = []
        for part in self.text.split(" | "):
            found = re.fullmatch(r"([0-9])(\*?) (.+)", part)
            if found is None:
                raise Wrong(f"line {self.line}: an answer is not written as docs/reference/record.md says")
            by_seat[int(found[1])] = found[3]
            by_table += [int(found[1])] * bool(found[2])
        return by_seat, by_table


def bodies_of(data: bytes) -> list[str]:
    """The lines of a record without their digests, after checking the chain."""
    need(data.endswith(b"\n"), "the last line does not end")
    digest, found = b"", []
    for number, line in enumerate(data[:-1].decode().split("\n"), start=1):
        body, _, shown = line.rpartition(" ~")
        digest = hashlib.sha256(digest + body.encode()).digest()
        right = digest.hex()[: 64 if body == "end" else 16]
        need(body and shown == right, f"line {number}: its digest is not the one of this text")
        found.append(body)
    return found


class Record:
    def __init__(self, data: bytes) -> None:
        self.bodies, self.at = bodies_of(data), 0
        self.read_header()
        self.inputs: list[Input] = []
        self.rolls: dict[int, int] = {}  # after so many inputs: the number of the next roll of the dice
        begun = self.take("begin", optional=True) is not None
        while begun and self.at < len(self.bodies):
            if note := self.take("note (.*)", optional=True):
                self.check_note(note[0])
            elif found := self.take(rf"{len(self.inputs) + 1} (draw|answer) ([A-Z]+-R?[0-9]+) (.+)", optional=True):
                self.inputs.append(Input(self.at, *found))
            else:
                break
        if self.at == len(self.bodies):
            raise Unsupported("a record without an ending: the game is still going on")
        self.ending, self.reason = self.take("(over|abandoned|void) (.+)")
        self.ending_line = self.at
        need((self.ending == "void") != begun, f"line {self.at}: a deal is void if and only if no game began")
        self.secret: str | None = None
        if self.dice == "audited":
            (self.secret,) = self.take(f"secret ({HEX})")
        self.take("end")
        need(self.at == len(self.bodies), f"line {self.at + 1}: it stands after the end")

    def read_header(self) -> None:
        (number,) = self.take("sexton record ([0-9]+)")
        if number not in ("1", "2", "3"):
            raise Unsupported(f"format {number} of records")
        self.format = int(number)
        (self.table,) = self.take("table (.*)")
        self.game, self.edition = self.take(r"game (\S+) ([0-9]+)")
        self.seats = int(self.take("seats ([1-9])")[0])
        (self.options,) = self.take("options (.*)")
        self.players = [self.take(rf"player {seat} (human|bot .+)")[0] for seat in range(self.seats)]
        self.begins, self.position, self.position_line = None, "", 0
        if self.format == 3:
            self.begins = self.take(f"from ({HEX}) (0|[1-9][0-9]*) (known|dealt) ([0-{self.seats - 1}])")
            (self.position,) = self.take("position (.+)")
            self.position_line = self.at
        (self.dice,) = self.take("dice (audited|seeded (?:0|[1-9][0-9]*))")
        self.commitment, self.salted, self.salts = "", {}, {}
        if self.dice == "audited":
            (self.commitment,) = self.take(f"commitment ({HEX})")
            self.salted = self.take_seats(f"salted ([0-9]) ({HEX})")
            self.take("closed")
            self.salts = self.take_seats("salt ([0-9]) ((?:[0-9a-f]{2}){16,64})")

    def take(self, pattern: str, optional: bool = False) -> Any:
        """What the groups of the pattern are on the next line; None if it is another line and that may be."""
        found = re.fullmatch(pattern, self.bodies[self.at]) if self.at < len(self.bodies) else None
        if found:
            self.at += 1
            return found.groups()
        need(optional, f"line {self.at + 1}: it is not written as docs/reference/record.md says ({pattern})")
        return None

    def take_seats(self, pattern: str) -> dict[int, str]:
        found: dict[int, str] = {}
        while pair := self.take(pattern, optional=True):
            need(int(pair[0]) > max(found, default=-1), f"line {self.at}: seats do not ascend")
            found[int(pair[0])] = pair[1]
        return found

    def check_note(self, text: str) -> None:
        where = f"line {self.at}:"
        need(self.format > 1, where, "a note in format 1")
        found = re.fullmatch(r"([a-z][a-z0-9-]{0,31})((?: \S+)*)", text)
        need(found and len(found[2]) <= 501 and text.isprintable(), where, "this is not a note")
        kind, seat = text.partition(" ")[0], f"[0-{self.seats - 1}]"
        if kind in NOTES:
            need(re.fullmatch(f"{kind} {seat}", text), where, "this is not a note")
        if kind == "stands-in":
            need(re.fullmatch(f"{kind} {seat} [a-z0-9_-]{{1,32}}", text), where, "this is not a note")
        if kind == "took-back":
            need(back := re.fullmatch(f"{kind} {seat} (same|new) (0|[1-9][0-9]{{0,6}})", text), where, "not a note")
            self.rolls[len(self.inputs)] = int(back[2])

    def header(self) -> Line:
        """The first line of its replay."""
        return {
            **{name: getattr(self, name) for name in ("table", "game", "seats", "players", "dice", "commitment")},
            "edition": int(self.edition),
            "options": json.loads(self.options),
            "salted": {str(seat): text for seat, text in self.salted.items()},
            "salts": {str(seat): text for seat, text in self.salts.items()},
        }


def canonical(value: object) -> str:
    """The one spelling of options."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


# Chance (docs/reference/record.md, docs/explanation/fairness.md)

Dice = Generator[int, int, None]  # is sent the sum of the weights, and gives a number below it


def framed(*parts: bytes | str | int) -> bytes:
    in_bytes = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return b"".join(len(part).to_bytes(8, "big") + part for part in in_bytes)


def key_of(record: Record) -> bytes | None:
    """The key of audited dice, if every commitment was kept; None if a salt was not opened."""
    secret = bytes.fromhex(record.secret or "")
    terms = [record.table, record.game, record.edition, record.options, record.seats]
    committed = hashlib.sha256(framed(TAG, secret, *terms)).hexdigest()
    need(committed == record.commitment, "the secret is not the one the table had committed to")
    humans = [seat for seat, who in enumerate(record.players) if who == "human"]
    need(list(record.salted) == humans, "not every person committed to a salt, or somebody else did")
    said: list[bytes | str | int] = [*terms, record.commitment]
    for seat, opened in record.salts.items():
        salt = bytes.fromhex(opened)
        shown = hashlib.sha256(framed(TAG, "salt", record.table, seat, salt)).hexdigest()
        need(shown == record.salted.get(seat), f"the salt of seat {seat} is not the one it had committed to")
        said += [seat, shown, salt]
    return hmac.digest(secret, framed(TAG, "key", *said), "sha256") if list(record.salts) == humans else None


def check_void(record: Record) -> None:
    """A void deal lacks a salt, and says exactly whose."""
    unopened = [seat for seat in record.salted if seat not in record.salts]
    seats = ", ".join(map(str, unopened))
    reasons = [f"not opened: seat {seats}; seat {seat} changed hands" for seat in unopened]
    where = f"line {record.ending_line}:"
    need(record.reason in [f"not opened in time: seat {seats}", *reasons], where, "the reason is another one")


def dice_of(record: Record, rolled: int = 0) -> Dice | None:
    """From this roll on. None where the deal was void: there was no game."""
    if record.dice != "audited":
        need(record.ending != "void", f"line {record.ending_line}: seeded dice have no salts")
        dice = seeded(int(record.dice.split()[1]), rolled)
    else:
        key = key_of(record)
        if record.ending == "void":
            need(key is None, f"line {record.ending_line}: a void deal in which every salt is open")
            check_void(record)
            return None
        if key is None:
            raise Wrong("not every person opened the salt")
        dice = audited(key, rolled)
    next(dice)
    return dice


def audited(key: bytes, number: int = 0) -> Dice:
    total = yield 0
    while True:
        attempt = 0
        while (x := attempted(key, number, attempt)) >= 2**256 - 2**256 % total:
            attempt += 1
        number += 1
        total = yield x % total


def attempted(key: bytes, number: int, attempt: int) -> int:
    return int.from_bytes(hmac.digest(key, b"%d.%d" % (number, attempt), "sha256"), "big")


def scrambled(w: int) -> int:
    for _ in range(3):
        w = (((w >> 16) ^ w) * 0x45D9F3B) % 2**32
    return (w >> 16) ^ w


def seeded(seed: int, rolled: int = 0) -> Dice:
    need(seed < 2**63, "the seed is too big")
    low, high = seed % 2**32, (seed >> 32) % 2**32
    x = scrambled(low ^ scrambled(high ^ 0x2545F491))
    c = scrambled(x ^ scrambled((low + 1) % 2**32)) % 2**28 + 1
    for _ in range(rolled):
        x, c = (x * 698769069 + c) % 2**32, (x * 698769069 + c) >> 32
    total = yield 0
    while True:
        t = x * 698769069 + c
        x, c = t % 2**32, t >> 32
        total = yield ((x ^ c) * total) >> 32


def outcome_of(dice: Dice, weights: list[int]) -> int:
    r = dice.send(sum(weights))
    return next(i for i in range(len(weights)) if sum(weights[: i + 1]) > r)


# Its replay (docs/reference/replay-json.md)


def same(where: str, ours: Line, theirs: Line, *, whole: bool = False) -> None:
    """`whole`: the other one may have no more fields than ours."""
    need(not whole or ours.keys() == theirs.keys(), f"{where} other fields: {sorted(ours.keys() ^ theirs.keys())}")
    for name, value in ours.items():
        need(value == theirs.get(name), f"{where} {name} is {value}, in the replay {theirs.get(name)}")
