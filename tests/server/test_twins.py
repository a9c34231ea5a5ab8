"""Two games that differ only in what a seat may not know: that seat is sent the same bytes.

A first, small proof, and the way to build greater ones: `Told` fixes time, names and secrets, and lets a test say what
chance draws.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from sexton.kernel import record, replay
from sexton.kernel.dice import AuditedDice, Dice
from sexton.kernel.fair import Shuffle
from sexton.kernel.interface import Chance
from sexton.server.sources import Sources
from tests.server.kit import Player, quick, sessions


class Rolls(Dice):
    """These numbers first, then those of the audited dice."""

    def __init__(self, numbers: list[int], after: Dice) -> None:
        self.numbers, self.after = list(numbers), after

    def below(self, n: int) -> int:
        own = self.after.below(n)
        return self.numbers.pop(0) if self.numbers else own


class Told(Sources):
    """No real time and no real randomness: equal runs are equal to the byte."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers, self.count = numbers, 0

    def now(self) -> float:
        return 1_000_000.0

    def bytes(self, count: int) -> bytes:
        self.count += 1
        return hashlib.shake_256(b"%d" % self.count).digest(count)

    def dice(self, shuffle: Shuffle) -> Dice:
        return Rolls(self.numbers, AuditedDice(shuffle.key()))


async def begun(players: list[Player]) -> str:
    """Everyone one after the other, so that the order is always the same."""
    table = (await players[0].create(["own", "open", "open"], options={}))["id"]
    for seat, player in enumerate(players):
        if seat:
            await player.take(table, seat)
        await player.join(table)
        await player.until("deal")
        await player.shuffle()
        await player.until("deal", lambda deal, seat=seat: seat in deal["committed"])
    for seat, player in enumerate(players):
        while player.deal["phase"] != "open":
            await player.until("deal")
        await player.shuffle()
        for other in players:
            await other.until("deal", lambda deal, seat=seat: seat in deal["opened"])
    for player in players:
        await player.until("now")
    return str(table)


async def told_to_seat_0(folder: Path, numbers: list[int]) -> tuple[list[str], str]:
    """Every byte seat 0 got until the game was broken off, and the record."""
    names = ("Ada", "Bruno", "Carla")
    async with sessions(quick(folder), *names, sources=Told(numbers)) as (_, *players):
        table = await begun(players)
        for player in players:
            await player.send(do="propose", what="abandon")
            for other in players:
                await other.until("table")
        received = list(players[0].received)
        return received, (await players[0].http.get(f"/api/tables/{table}/record")).text


def swapped(text: str) -> list[int]:
    """The rolls of this game, but that seats 1 and 2 got each other's first card that differs."""
    played = record.read(text)
    rules = replay.opened(played.header)
    moments = [moment for moment in replay.moments(played, rules) if isinstance(moment.pending, Chance)]
    outcomes = [moment.line.outcome or 0 for moment in moments]
    dealt = {seat: [n for n, moment in enumerate(moments) if to_seat(moment, seat)] for seat in (1, 2)}
    first, second = next((a, b) for a in dealt[1] for b in dealt[2] if outcomes[a] != outcomes[b])
    outcomes[first], outcomes[second] = outcomes[second], outcomes[first]
    state, rolls = rules.setup(), []
    for outcome in outcomes:
        pending = rules.pending(state)
        assert isinstance(pending, Chance)
        rolls.append(sum(pending.weights[:outcome]))
        rules.draw(state, outcome)
    return rolls


def to_seat(moment: replay.Moment, seat: int) -> bool:
    return any(hearers == 1 << seat and type(event).__name__ == "Dealt" for hearers, event in moment.told)


async def test_other_cards_in_other_hands_are_the_same_bytes_to_me(tmp_path: Path) -> None:
    one, text = await told_to_seat_0(tmp_path / "one", [])
    again, _ = await told_to_seat_0(tmp_path / "again", [])
    assert one == again
    twin, other = await told_to_seat_0(tmp_path / "twin", swapped(text))
    assert record.read(other).lines != record.read(text).lines, "the twins do not differ in truth"
    assert twin == one
