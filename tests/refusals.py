"""Refusals: what may not be answered, by which rule and for which reason, in words.

Run `python -m tests.refusals` to write them anew (and read the diff before you commit it): positions and moves stay,
and are asked again by the rules of today; lines may be added by hand. Where a game has no file, positions are looked
for in random games: for every kind of question one for each reason, and under each house rule one where it matters.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Ask, Chance, Over, Refusal
from sexton.kernel.steps import State
from sexton.kernel.words import Words
from tests.tables import settings_of

FOLDER = Path(__file__).parent / "games"
TABLE, ALSO, POSITION = "table ", "also asked: ", "at "  # how lines begin that are read again
SEEDS = range(3)  # of the games in which positions are looked for
STRIDE = 3  # one in three decisions is looked at
ANY = "other-question"  # of the moves refused for this reason one is shown, of others the first and the last

Reasons = dict[tuple[str, str], list[tuple[int, Refusal]]]  # by rule and message: the moves, ascending


class Table(msgspec.Struct):
    """A number of players, house rules, and positions to be asked about."""

    game: Game
    seats: int
    setting: dict[str, Any]
    positions: list[str]

    def opened(self) -> Rules[Any, Any]:
        return self.game.open(self.seats, self.game.read_options(self.setting))


def path_of(game: Game) -> Path:
    return FOLDER / game.id / "refusals.txt"


# What is said of one position


def reasons(rules: Rules[Any, Any], state: State, moves: Iterable[int]) -> Reasons:
    """Why the seat that is asked may not answer these, nor any other move with a number in the game's encoding."""
    seat, found = asked_in(rules, state), Reasons()
    view = rules.view(state, seat)
    known = rules.known(view)
    for move in sorted({*moves, *rules.encoding().actions.universe(view)}):
        refusal = rules.why_not_known(known, seat, move)
        if refusal is not None and refusal.message != "not-a-move":
            found.setdefault((refusal.rule, refusal.message), []).append((move, refusal))
    return dict(sorted(found.items()))


def asked_in(rules: Rules[Any, Any], state: State) -> int:
    """The first of the seats that are asked."""
    pending = rules.pending(state)
    assert isinstance(pending, Ask)
    return pending.seats[0]


def told(rules: Rules[Any, Any], position: str, moves: Iterable[int]) -> Iterator[str]:
    state, words = rules.read_position(position), Words("en", rules.game.folder)
    seat = asked_in(rules, state)
    own = rules.moves(state, seat)
    yield f"\n{POSITION}{position}"
    yield f"seat {seat} may answer {len(own)}: {rules.write(own[0])} … {rules.write(own[-1])}"
    for (rule, message), refused in reasons(rules, state, moves).items():
        yield f"  {message}, {len(refused)}"
        shown = refused[-1:] if message == ANY or len(refused) == 1 else [refused[0], refused[-1]]
        yield from (f"    {rules.write(move)} | {words.refusal(refusal)}" for move, refusal in shown)


# Whole files


def anew(game: Game, text: str) -> str:
    """The positions and moves of a file, with what the rules of today refuse."""
    tables, also = list[Table](), list[str]()
    for line in text.splitlines():
        if line.startswith(TABLE):
            _, seats, setting = line.split(" ", 2)
            tables.append(Table(game, int(seats), msgspec.json.decode(setting), []))
        elif line.startswith(ALSO):
            also.append(line.removeprefix(ALSO))
        elif line.startswith(POSITION):
            tables[-1].positions.append(line.removeprefix(POSITION))
    return written(game, tables, also)


def written(game: Game, tables: list[Table], also: list[str]) -> str:
    """What may be answered at one position is asked at all of them."""
    moves = {game.open(game.seats[0]).read(text) for text in also}
    for table in tables:
        rules = table.opened()
        for state in map(rules.read_position, table.positions):
            moves.update(rules.moves(state, asked_in(rules, state)))
    lines = [f"# {game.title}: what may not be answered, how many moves for each reason, and some of them in words."]
    lines += ["# Written by `python -m tests.refusals`, which reads the positions and moves from here.", ""]
    lines += [ALSO + text for text in also]
    for table in tables:
        lines += ["", f"{TABLE}{table.seats} {msgspec.json.encode(table.setting).decode()}"]
        lines += [line for position in table.positions for line in told(table.opened(), position, moves)]
    return "\n".join(lines) + "\n"


# Looking for positions


def tables_of(game: Game) -> Iterator[Table]:
    """The fewest players and the most, then each house rule on its own with as few as it takes."""
    plain, *houses = settings_of(game)
    for seats, setting in [(game.seats[0], plain), (game.seats[-1], plain), *((game.seats[0], one) for one in houses)]:
        try:
            table = Table(game, seats, setting, [])
            table.opened()
            yield table
        except Refusal:
            continue


def decisions(rules: Rules[Any, Any], seed: int) -> Iterator[State]:
    rng, state = random.Random(seed), rules.setup()
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.draw(state, rng.choices(range(len(pending.weights)), pending.weights)[0])
            continue
        if rng.randrange(STRIDE) == 0:
            yield state
        rules.play(state, [rng.choice(rules.moves(state, seat)) for seat in pending.seats])


def looked_for(game: Game) -> str:
    tables = list(tables_of(game))
    known: set[tuple[str, ...]] = set()
    for table in tables:
        rules = table.opened()
        for state in (state for seed in SEEDS for state in decisions(rules, seed)):
            step = rules.step_name(state)
            news = {(step, *key) for key in reasons(rules, state, ())} - known
            house = (step, str(table.setting))
            if table.setting and not news and house not in known and matters(table, rules.write_position(state)):
                news = {house}
            if news:
                known |= {*news, house}
                table.positions.append(rules.write_position(state))
    return written(game, [table for table in tables if table.positions], [])


def matters(table: Table, position: str) -> bool:
    """Whether other moves are refused here without the house rule."""
    try:
        return [*told(table.opened(), position, ())] != [*told(table.game.open(table.seats), position, ())]
    except Refusal:
        return False


def main() -> None:
    for game in catalogue.games().values():
        path = path_of(game)
        text = anew(game, path.read_text(encoding="utf-8")) if path.exists() else looked_for(game)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
