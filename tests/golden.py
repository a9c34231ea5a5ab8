"""Golden playthroughs: everything observable in a game, by everyone, as text. A diff says what changed, and for whom.

Run `python -m tests.golden` to write them anew (and read the diff before you commit it).
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Over
from sexton.kernel.records import record
from sexton.kernel.steps import WATCHERS, State
from sexton.kernel.table import seeded_table
from sexton.kernel.words import told_as_json

FOLDER = Path(__file__).parent / "games"
HEAD = r"# (\w+) seats=(\d+) seed=(\d+) options=(.*)"
MANY = 100


def playthrough(rules: Rules[Any, Any], seed: int) -> str:
    return "\n".join(lines(rules, seed)) + "\n"


def lines(rules: Rules[Any, Any], seed: int) -> Iterator[str]:
    rng, state = random.Random(seed), rules.setup()
    known: dict[int | None, dict[str, Any]] = {seat: {} for seat in [*range(rules.seats), None]}
    yield f"# {rules.game.id} seats={rules.seats} seed={seed} options={rules.options.canonical()}"
    for step in range(1, 5_000):
        pending = rules.pending(state)
        yield ""
        yield f"{step} {rules.write_position(state)}"
        yield from seen(rules, state, known)
        if isinstance(pending, Over):
            yield f"over {text(pending)}"
            return
        told: list[tuple[int, Event]] = []
        yield from put_in(rules, state, pending, rng, told)
        yield from (f"  told {hearers_of(rules, hearers)}: {text(told_as_json(event))}" for hearers, event in told)


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def seen(rules: Rules[Any, Any], state: State, known: dict[int | None, dict[str, Any]]) -> Iterator[str]:
    """The fields of each view that are new or changed."""
    for seat, before in known.items():
        now = msgspec.to_builtins(rules.view(state, seat))
        changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
        known[seat] = now
        if changed:
            yield f"  view {'watcher' if seat is None else seat}: {text(changed)}"


def put_in(
    rules: Rules[Any, Any], state: State, pending: Ask | Chance, rng: random.Random, told: list[tuple[int, Event]]
) -> Iterator[str]:
    def tell(hearers: int, event: Event) -> None:
        told.append((hearers, event))

    if isinstance(pending, Chance):
        outcome = rng.choices(range(len(pending.weights)), pending.weights)[0]
        yield f"chance {pending.rule} {list(pending.weights)} -> {rules.outcome(state, outcome)}"
        rules.draw(state, outcome, tell)
        return
    answers = []
    for seat in pending.seats:
        moves = rules.moves(state, seat)
        answers.append(rng.choice(moves))
        yield f"asked {pending.rule} {seat}: {listed([rules.write(move) for move in moves])}"
        yield f"answer {seat}: {rules.write(answers[-1])}"
    rules.play(state, answers, tell)


def listed(texts: list[str]) -> str:
    """Every move; of very many their number, the first, the last and a digest of all."""
    if len(texts) <= MANY:
        return ", ".join(texts)
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
    return f"{texts[0]}, … {len(texts)} moves ~{digest} …, {texts[-1]}"


def hearers_of(rules: Rules[Any, Any], mask: int) -> str:
    names = [str(seat) for seat in range(rules.seats) if mask >> seat & 1]
    return ",".join([*names, *(["watchers"] if mask & WATCHERS else [])])


def played_record(rules: Rules[Any, Any], seed: int) -> str:
    table, rng = seeded_table(rules, seed, f"golden-{seed}", ["bot random"] * rules.seats), random.Random(seed)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    return record.write(table.record())


def anew(text: str) -> str:
    """The same game, played by the rules of today."""
    match = re.fullmatch(HEAD, text.split("\n", 1)[0])
    assert match is not None
    game = catalogue.find(match[1])
    rules = game.open(int(match[2]), game.read_options(msgspec.json.decode(match[4])))
    return playthrough(rules, int(match[3]))


def main() -> None:
    """Playthroughs that are there are written anew, with their own seeds and options; a game without gets the usual.

    Stored records stay as they are: one that no longer replays says that the rules need a new edition.
    """
    for game in catalogue.games().values():
        folder, low, high = FOLDER / game.id / "golden", game.seats[0], game.seats[-1]
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(folder.glob("*.txt"))
        for path in there:
            path.write_text(anew(path.read_text(encoding="utf-8")), encoding="utf-8")
        if not there:
            (folder / f"seats-{low}.txt").write_text(playthrough(game.open(low), seed=low), encoding="utf-8")
            for seats in {low, min(high, 4)}:
                text = played_record(game.open(seats), seed=seats)
                (folder / f"seats-{seats}.sexton").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
