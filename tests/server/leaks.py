"""Servers that tell too much, each in its own way: what the proofs of secrecy must find."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from sexton.kernel.interface import Seat
from sexton.server.nodes import tables
from sexton.server.table import answers, shuffle
from sexton.server.table.hearers import audience, outgoing
from sexton.server.table.live_game import LiveGame
from sexton.server.table.live_table import LiveTable
from sexton.server.wire import messages
from sexton.server.wire.listener import Listener


def parity(text: str) -> int:
    return hashlib.sha256(text.encode()).digest()[0] & 1


def one_bit() -> None:
    """One bit of the truth stands in everyone's message."""
    honest = outgoing.moment

    def moment(game: LiveGame, seat: Seat | None, clock: Any) -> outgoing.Moment:
        truth = game.table.rules.write_position(game.table._state)
        at = honest(game, seat, clock)
        aids = {**msgspec.json.decode(at.now.aids), "mood": parity(truth)}
        now = msgspec.structs.replace(at.now, aids=msgspec.Raw(msgspec.json.encode(aids)))
        return msgspec.structs.replace(at, now=now)

    audience.moment = moment


def padding() -> None:
    """`ready` is one space longer after a long answer."""

    class Padded(LiveTable):
        def tell(self, message: messages.FromServer, to: Iterable[Listener]) -> None:
            answers = [one[0] for one in self.game.table._sealed.values()] if self.game is not None else []
            if not isinstance(message, messages.Ready) or not sum(answers) & 1:
                super().tell(message, to)
                return
            for listener in list(to):
                listener.tell(messages.encoded(message) + b" ")

    tables.LiveTable = Padded  # type: ignore[misc]


def order() -> None:
    """Who is ready is listed by what they answered, not by where they sit."""

    class Listed(LiveTable):
        def tell(self, message: messages.FromServer, to: Iterable[Listener]) -> None:
            if isinstance(message, messages.Ready) and self.game is not None:
                sealed = self.game.table._sealed
                ready = tuple(sorted(sealed, key=lambda seat: sealed[seat]))
                message = msgspec.structs.replace(message, ready=ready)
            super().tell(message, to)

    tables.LiveTable = Listed  # type: ignore[misc]


def changes() -> None:
    """Others are told `ready` once more when a sealed answer is changed."""
    honest = answers.store_and_tell

    async def store_and_tell(table: LiveTable, change: Any, seat: Seat, answerer: Any, ask: int) -> None:
        table.told_ready.discard(seat)
        await honest(table, change, seat, answerer, ask)

    answers.store_and_tell = store_and_tell


def drafts() -> None:
    """Everyone's questions are numbered together: drafts and take-backs of others can be counted."""
    honest, answer, take_back = outgoing.moment, LiveGame.answer, LiveGame.take_back

    def others(game: LiveGame, seat: Seat | None) -> int:
        return sum(count for who, count in game.table.ahead.items() if who != seat)

    def moment(game: LiveGame, seat: Seat | None, clock: Any) -> outgoing.Moment:
        at = honest(game, seat, clock)
        now = msgspec.structs.replace(at.now, ask=at.now.ask + others(game, seat))
        return msgspec.structs.replace(at, now=now)

    def answered(self: LiveGame, seat: Seat, text: str, ask: int, **how: Any) -> Any:
        return answer(self, seat, text, ask - others(self, seat), **how)

    def taken_back(self: LiveGame, seat: Seat, ask: int) -> Any:
        return take_back(self, seat, ask - others(self, seat))

    audience.moment = moment
    LiveGame.answer, LiveGame.take_back = answered, taken_back  # type: ignore[method-assign]


def secret() -> None:
    """The countdown of the deal ends a second later for half of all secrets."""
    honest = shuffle.shown

    def shown(sheet: Any, desk: Any, wait: int | None) -> messages.Deal:
        return honest(sheet, desk, None if wait is None else wait + parity(desk.secret))

    shuffle.shown = shown


def dice() -> None:
    """The order of fields says what the dice will show next."""
    honest = outgoing.now_after

    def now_after(at: outgoing.Moment, game: LiveGame, told: int) -> messages.Now:
        rolls: Any = game.table.rolls._dice
        numbers = [*rolls.numbers, *rolls.after]
        now = honest(at, game, told)
        if numbers[rolls.rolled] & 1:
            now = msgspec.structs.replace(now, view=msgspec.Raw(turned(bytes(now.view))))
        return now

    audience.now_after = now_after


def turned(view: bytes) -> bytes:
    fields = msgspec.json.decode(view)
    return msgspec.json.encode(dict(reversed(fields.items())))


LEAKS: dict[str, Callable[[], None]] = {
    leak.__name__: leak for leak in (one_bit, padding, order, changes, drafts, secret, dice)
}


def plant(name: str) -> None:
    LEAKS[name]()
