"""One person at a local table with bots, or nobody: then the bots play and the screen watches."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from sexton.bots.seating import bot_named, let_bots_answer
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.chance.fair import SECRET_BYTES, Shuffle, commitment_to_salt
from sexton.kernel.game import Game, Options, Rules
from sexton.kernel.interface import Ask, Choices, Event, Over, Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.replay import Seen
from sexton.kernel.search.heuristics import Bot
from sexton.kernel.table import Table, fair_table, seeded_table, terms_of
from sexton.kernel.words import Words
from sexton.terminal.hints import hints_about
from sexton.terminal.phrases import OnlyAnswer, only_answer

OWN_SEAT = 0
PATIENCE = 60.0  # seconds a bot may think before the table answers for it
SEED_BITS = 48
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca", "Gino", "Hilda", "Irma", "Jacopo", "Livia", "Muzio")


class Setting(Struct, frozen=True):
    """What is to be played, and with whom."""

    game: Game
    options: Options
    seats: int
    bots: tuple[str, ...]  # levels, by seat; the person, if there is one, sits before them
    name: str = NAMES[0]
    seed: int | None = None  # anyone who knows it can repeat the shuffle
    flagged_practice: bool = False

    @property
    def practice(self) -> bool:
        """A game that counts for nothing: hints are allowed."""
        return self.flagged_practice or self.seed is not None

    @property
    def watched(self) -> bool:
        return len(self.bots) == self.seats


class Sitting:
    """What the screens know of the game: the seat's view, what it heard, its choices. Never the state."""

    def __init__(self, setting: Setting, table: Table, bots: Mapping[Seat, Bot[Any]], seen: Seen | None) -> None:
        self.setting = setting
        self.seat = None if setting.watched else OWN_SEAT
        self.names = names_for(setting)
        self._table = table
        self._bots = bots
        self._dice: dict[Seat, Dice] = {seat: bot_dice(setting.seed, seat) for seat in bots}
        self._seen = seen

    @property
    def rules(self) -> Rules[Any, Any]:
        return self._table.rules

    @property
    def ended(self) -> bool:
        return self._table.ended

    @property
    def question(self) -> Ask | None:
        """What the person is asked and has not answered yet."""
        pending = self._table.pending
        mine = self.seat in self._table.asked and self.seat not in self._table.ready
        return pending if isinstance(pending, Ask) and mine else None

    @property
    def result(self) -> Over | None:
        pending = self._table.pending
        return pending if isinstance(pending, Over) else None

    def view(self) -> msgspec.Struct:
        return self._table.view(self.seat)

    def heard(self, since: int = 0) -> Sequence[Event]:
        return self._table.heard(self.seat, since)

    def choices(self) -> Choices:
        assert self.seat is not None
        return self._table.choices(self.seat)

    @property
    def only_answer(self) -> OnlyAnswer | None:
        """What the person would have to say. Not after a draft: an answer at once would make it final."""
        asked = self.question
        if asked is None or self.can_take_back:
            return None
        return only_answer(asked, self.choices())

    def answer(self, text: str) -> None:
        """The person's move; a Refusal says why it may not be."""
        if self.seat is None:
            raise Refusal("table", "nobody-asked")
        self._table.answer_text(self.seat, " ".join(text.split()))

    @property
    def can_take_back(self) -> bool:
        return bool(self.question and self._table.drafted)

    def take_back(self) -> None:
        if self.seat is None:
            raise Refusal("table", "nothing-to-take-back")
        self._table.take_back(self.seat)

    def hints(self, words: Words) -> Callable[[], list[str]]:
        """What could be said about the question of this moment, to be worked out wherever there is time for it."""
        if self.seat is None or not self.setting.practice:
            raise Refusal("table", "hints-in-practice-only")
        rules = self.setting.game.open(self.setting.seats, self.setting.options)  # the table's own are in use meanwhile
        seen, heard, moves = self.view(), tuple(self.heard()), self._table.moves(self.seat)
        return partial(hints_about, rules, seen, heard, moves, words, bot_dice(self.setting.seed, self.seat))

    def let_others_answer(self) -> None:
        let_bots_answer(self._table, self._bots, self._dice, PATIENCE)

    def leave(self) -> None:
        """Break the game off, if it is not over."""
        self._table.abandon("left the table" if self.seat is None else f"seat {self.seat} left the table")

    def record_text(self) -> str:
        return record.write(self._table.record())

    def seen(self) -> Seen | None:
        """What this seat keeps to check the record with, now that the last digest is known."""
        if self._seen is None:
            return None
        return msgspec.structs.replace(self._seen, digest=self.record_text().rstrip("\n").rpartition("~")[2])


def sit_down(setting: Setting) -> Sitting:
    rules = setting.game.open(setting.seats, setting.options)
    first_bot = setting.seats - len(setting.bots)
    bots = {first_bot + index: bot_named(level, rules) for index, level in enumerate(setting.bots)}
    players = ["human"] * first_bot + [f"bot {level}" for level in setting.bots]
    name = secrets.token_hex(8)
    if setting.seed is not None:
        return Sitting(setting, seeded_table(rules, setting.seed, name, players), bots, None)
    shuffle = Shuffle(os.urandom(SECRET_BYTES), terms_of(rules, name), range(first_bot))
    seen = commit_and_open(shuffle)
    return Sitting(setting, fair_table(rules, shuffle, players), bots, seen)


def commit_and_open(shuffle: Shuffle) -> Seen | None:
    """The four steps of docs/explanation/fairness.md; the person here keeps what was shown before the key existed."""
    salts = {seat: os.urandom(SECRET_BYTES) for seat in shuffle.humans}
    for seat, salt in salts.items():
        shuffle.commit(seat, commitment_to_salt(salt, shuffle.terms.table, seat))
    salted = shuffle.close()
    for seat, salt in salts.items():
        shuffle.open(seat, salt)
    if OWN_SEAT not in salts:
        return None
    return Seen(shuffle.terms.table, shuffle.commitment, salted, OWN_SEAT, salts[OWN_SEAT].hex())


def bot_dice(seed: int | None, seat: Seat) -> Dice:
    """What bots roll is no part of the game; with a seed they can be made to repeat themselves all the same."""
    return FastDice(secrets.randbits(SEED_BITS) if seed is None else seed * 8 + seat + 1)


def names_for(setting: Setting) -> tuple[str, ...]:
    """The person's own name, and for the bots names with other initials: the drawings use them."""
    own = () if setting.watched else (setting.name,)
    free = [name for name in NAMES if not own or name[0] != setting.name[:1].upper()]
    return (*own, *free[: len(setting.bots)])
