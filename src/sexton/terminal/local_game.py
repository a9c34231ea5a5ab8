"""One person at a local table with bots, or nobody: then the bots play and the screen watches."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from sexton.bots.players import bot_named, let_bots_answer
from sexton.kernel.chance.dice import AuditedDice, Dice, FastDice
from sexton.kernel.chance.fair import SECRET_BYTES, Shuffle, commitment_to_salt
from sexton.kernel.game import Game, Options, Rules
from sexton.kernel.interface import Ask, Choices, Event, Over, Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.record import Begins
from sexton.kernel.records.replay import Seen
from sexton.kernel.records.resume import resume
from sexton.kernel.records.take_back import SAME, decided, taken_back
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
    begins: Begins | None = None  # played on from a moment of another game; the person sits where that was decided
    before: Mapping[Seat, Sequence[Event]] = {}  # what each seat had heard there

    @property
    def practice(self) -> bool:
        """A game that counts for nothing: hints are allowed."""
        return self.flagged_practice or self.seed is not None

    @property
    def own_seat(self) -> Seat:
        return OWN_SEAT if self.begins is None else self.begins.seat

    @property
    def watched(self) -> bool:
        return len(self.bots) == self.seats


class Sitting:
    """What the screens know of the game: the seat's view, what it heard, its choices. Never the state."""

    def __init__(self, setting: Setting, table: Table, bots: Mapping[Seat, Bot[Any]], seen: Seen | None) -> None:
        self.setting = setting
        self.seat = None if setting.watched else setting.own_seat
        self.names = names_for(setting)
        self._table = table
        self._bots = bots
        self._dice: dict[Seat, Dice] = {seat: bot_dice(setting.seed, seat) for seat in bots}
        self._seen = seen
        self.taken_back = 0  # decisions, with all that was told since

    def _fresh_dice(self) -> Dice:
        """From their first roll on."""
        if self._table.shuffle is not None:
            return AuditedDice(self._table.shuffle.key())
        assert self.setting.seed is not None
        return FastDice(self.setting.seed)

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
        if asked is None or self.has_draft:
            return None
        return only_answer(asked, self.choices())

    def answer(self, text: str) -> None:
        """The person's move; a Refusal says why it may not be."""
        if self.seat is None:
            raise Refusal("table", "nobody-asked")
        self._table.answer_text(self.seat, " ".join(text.split()))

    @property
    def has_draft(self) -> bool:
        """Something of this go that the rules let one take back."""
        return bool(self.question and self._table.drafted)

    @property
    def can_take_back(self) -> bool:
        return bool(self.question and (self._table.drafted or (self.setting.practice and self._has_decided())))

    def _has_decided(self) -> bool:
        return any(decided(line, self.seat) for line in self._table.lines_since(0)) if self.seat is not None else False

    def take_back(self, luck: str = SAME) -> None:
        """Within a go as the rules have it; in a practice game to the last own decision, as often as one likes."""
        if self.seat is None:
            raise Refusal("table", "nothing-to-take-back")
        if self._table.drafted or not self.setting.practice:
            self._table.take_back(self.seat)
            return
        played, rules = self._table.record(), self._table.rules
        taken = taken_back(played, rules, self.seat, luck)
        again = Table(rules, played.header, self._fresh_dice(), self._table.shuffle, taken.notes, self.setting.before)
        resume(again, taken.lines)
        for noted in taken.notes:
            again.note_again(noted)
        self._table = again
        self.taken_back += 1

    def hints(self, words: Words) -> Callable[[], list[str]]:
        """What could be said about the question of this moment, to be worked out wherever there is time for it."""
        if self.seat is None or not self.setting.practice:
            raise Refusal("table", "hints-in-practice-only")
        rules = self.setting.game.open(self.setting.seats, self.setting.options)  # the table's own are in use meanwhile
        seen, heard, moves = self.view(), tuple(self._table.recalled(self.seat)), self._table.moves(self.seat)
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
    others = [seat for seat in range(setting.seats) if setting.watched or seat != setting.own_seat]
    bots = {seat: bot_named(level, rules) for seat, level in zip(others, setting.bots, strict=True)}
    players = ["human"] * setting.seats
    for seat, level in zip(others, setting.bots, strict=True):
        players[seat] = f"bot {level}"
    name = secrets.token_hex(8)
    if setting.seed is not None:
        table = seeded_table(rules, setting.seed, name, players, setting.begins, setting.before)
        return Sitting(setting, table, bots, None)
    humans = [seat for seat in range(setting.seats) if seat not in bots]
    shuffle = Shuffle(os.urandom(SECRET_BYTES), terms_of(rules, name), humans)
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
    if setting.watched:
        return NAMES[: setting.seats]
    free = [name for name in NAMES if name[0] != setting.name[:1].upper()][: setting.seats - 1]
    return (*free[: setting.own_seat], setting.name, *free[setting.own_seat :])
