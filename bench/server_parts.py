"""Where the time of one answer goes, sockets and storing left out: the rules, and the four seats' messages."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.table import seeded_table
from sexton.server.table.hearers import outgoing
from sexton.server.table.live_game import LiveGame
from sexton.server.wire.messages import encoded

T = TypeVar("T")
PARTS = ("rules", "views", "choices", "aids", "messages")
SEATS, GAMES, QUESTIONS = 4, 3, 60


class Spent:
    """Microseconds of processor time per answer, by part."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.answers = 0

    def on(self, part: str, work: Callable[[], T]) -> T:
        before = time.thread_time()
        done = work()
        self.seconds[part] += time.thread_time() - before
        return done

    def of(self, part: str) -> float:
        return self.seconds[part] / self.answers * 1e6


def parts_of(game: str) -> Spent:
    rules, spent = catalogue.find(game).open(SEATS), Spent()
    for seed in range(GAMES):
        play, rng = LiveGame(seeded_table(rules, seed, "bench", ["human"] * SEATS)), random.Random(seed)
        told = [0] * SEATS
        for _ in range(QUESTIONS):
            for seat in play.table.asked:
                text, ask = rules.write(rng.choice(play.table.moves(seat))), play.table.ask_for(seat)
                spent.on("rules", partial(play.answer, seat, text, ask))
                spent.answers += 1
            for seat in range(SEATS):
                told[seat] = show_to(seat, play, told[seat], spent)
    return spent


def show_to(seat: int, play: LiveGame, told: int, spent: Spent) -> int:
    table, rules = play.table, play.table.rules
    seen: Any = spent.on("views", lambda: table.view(seat))
    spent.on("views", lambda: msgspec.json.encode(seen))
    if seat in table.asked:
        spent.on("choices", lambda: rules.choices(seen))
    spent.on("aids", lambda: rules.aids(seen))
    at = outgoing.moment(play, seat, None)
    spent.on("messages", lambda: encoded(outgoing.now_after(at, play, told)))
    return at.heard


def written() -> list[str]:
    lines = [f"| game | {' | '.join(PARTS)} |", "|---|" + "---:|" * len(PARTS)]
    for game in catalogue.ids():
        spent = parts_of(game)
        lines.append(f"| {game} | {' | '.join(f'{spent.of(part):.0f} µs' for part in PARTS)} |")
    return lines


if __name__ == "__main__":
    print("\n".join(written()))
