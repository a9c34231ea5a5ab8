"""Read a record and roll its dice without Sexton. Plain Python; `read_graverobbers.py` plays a game with it.

Written from docs/record.md and docs/fairness.md alone.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from dataclasses import dataclass, field


class Wrong(Exception):
    """The record says something that cannot be."""


class Unsupported(Exception):
    """This reader does not know how to check that."""


# The record (docs/record.md)


@dataclass
class Input:
    line: int
    rule: str
    outcome: int | None = None
    answers: dict[int, str] = field(default_factory=dict)


@dataclass
class Record:
    values: dict[str, str]  # table, game, seats, options, dice, commitment, secret, closed
    players: list[str]
    salted: dict[int, str]
    salts: dict[int, str]
    inputs: list[Input]
    ending: tuple[str, str]  # "over", "abandoned" or "void", and the rest of the line


def bodies_of(text: str) -> Iterator[tuple[int, str]]:
    """Every line without its digest, once that is found to be right."""
    digest = b""
    for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1):
        body, _, shown = line.rpartition(" ~")
        digest = hashlib.sha256(digest + body.encode()).digest()
        if shown != digest.hex()[: 64 if body == "end" else 16]:
            raise Wrong(f"line {number}: its digest is not the one of this text")
        yield number, body


def read_record(text: str) -> Record:
    found = Record({}, [], {}, {}, [], ("", ""))
    body = ""
    for number, body in bodies_of(text):
        word, _, rest = body.partition(" ")
        if word.isdigit():
            found.inputs.append(read_input(number, body, len(found.inputs) + 1))
        elif word in ("salted", "salt"):
            seat, _, value = rest.partition(" ")
            (found.salted if word == "salted" else found.salts)[int(seat)] = value
        elif word == "player":
            found.players.append(rest.partition(" ")[2])
        elif word in ("over", "abandoned", "void"):
            found.ending = (word, rest)
        elif word == "sexton" and body not in ("sexton record 1", "sexton record 2"):
            raise Unsupported(f"the format {body!r}")
        elif word not in ("begin", "end", "note"):  # notes (format 2) change nothing in play
            found.values[word] = rest
    if body != "end":
        raise Unsupported("a record without an end: the game is still going on")
    return found


def read_input(number: int, body: str, seq: int) -> Input:
    count, kind, rule, rest = body.split(" ", 3)
    if int(count) != seq:
        raise Wrong(f"line {number}: input {seq} is missing")
    if kind == "draw":
        return Input(number, rule, outcome=int(rest))
    parts = [re.fullmatch(r"(\d)\*? (.*)", part) for part in rest.split(" | ")]
    return Input(number, rule, answers={int(part[1]): part[2] for part in parts if part})


# Chance (docs/record.md, docs/fairness.md)


class Seeded:
    def __init__(self, seed: int) -> None:
        low, high = seed % 2**32, (seed >> 32) % 2**32
        self.x = scrambled(low ^ scrambled(high ^ 0x2545F491))
        self.c = scrambled(self.x ^ scrambled((low + 1) % 2**32)) % 2**28 + 1

    def below(self, total: int) -> int:
        t = self.x * 698769069 + self.c
        self.x, self.c = t % 2**32, t >> 32
        return ((self.x ^ self.c) * total) >> 32


def scrambled(word: int) -> int:
    for _ in range(3):
        word = ((word >> 16 ^ word) * 0x45D9F3B) % 2**32
    return word >> 16 ^ word


class Audited:
    def __init__(self, key: bytes) -> None:
        self.key, self.count = key, 0

    def below(self, total: int) -> int:
        attempt = 0
        while True:
            x = int.from_bytes(hmac.digest(self.key, b"%d.%d" % (self.count, attempt), "sha256"), "big")
            if x < 2**256 - 2**256 % total:
                self.count += 1
                return x % total
            attempt += 1


def framed(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(8, "big") + part for part in parts)


def key_of(record: Record) -> bytes:
    """The key of audited dice, if every commitment was kept."""
    tag, values = b"sexton fair chance 1", record.values
    game, edition = values["game"].split()
    terms = [value.encode() for value in (values["table"], game, edition, values["options"], values["seats"])]
    secret = bytes.fromhex(values["secret"])
    humans = {seat for seat, player in enumerate(record.players) if player == "human"}
    if "closed" not in values or not humans == set(record.salted) == set(record.salts):
        raise Wrong("not every person committed to a salt and opened it")
    if hashlib.sha256(framed(tag, secret, *terms)).hexdigest() != values["commitment"]:
        raise Wrong("the secret is not the one the table had committed to")
    frames = [tag, b"key", *terms, values["commitment"].encode()]
    for seat, salted in sorted(record.salted.items()):
        number, salt = str(seat).encode(), bytes.fromhex(record.salts[seat])
        if hashlib.sha256(framed(tag, b"salt", terms[0], number, salt)).hexdigest() != salted:
            raise Wrong(f"the salt of seat {seat} is not the one it had committed to")
        frames += [number, salted.encode(), salt]
    return hmac.digest(secret, framed(*frames), "sha256")


def dice_of(record: Record) -> Seeded | Audited:
    kind, _, seed = record.values["dice"].partition(" ")
    return Seeded(int(seed)) if kind == "seeded" else Audited(key_of(record))


def outcome_of(dice: Seeded | Audited, weights: list[int]) -> int:
    left, outcome = dice.below(sum(weights)), 0
    while left >= weights[outcome]:
        left -= weights[outcome]
        outcome += 1
    return outcome
