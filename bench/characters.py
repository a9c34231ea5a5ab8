"""What the characters do that can be counted: each beside the plain bot of its level, at the same tables.

python bench/characters.py                            400 games of each kind at `normal`, 60 at `hard`
python bench/characters.py --level hard --games 200
python bench/characters.py --write docs/measured/characters.md
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from sexton.bots.levels import PART, WITH_CHARACTERS
from sexton.bots.players import bot_named
from sexton.games.gloomy_graves.bots.characters import has_digger
from sexton.games.gloomy_graves.rules import notation as gloomy
from sexton.games.gravediggers.bots.characters import part_known
from sexton.games.gravediggers.rules import notation as diggers
from sexton.games.graverobbers.bots.characters import goes_face_down, is_black
from sexton.games.graverobbers.rules import notation as robbers
from sexton.games.graverobbers.rules.flow import GO, SECOND_CARD
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.vampire.bots.characters import battles, steps_to_red
from sexton.games.vampire.rules.flow import MOVE_STEP
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import Run
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event
from sexton.kernel.search.heuristics import Bot

GAMES = {"normal": 400, "hard": 60}  # of each game, unless said otherwise
SURE = 1.96  # standard errors: 95 %
Deed = Callable[[Any, int, int], float | None]  # of a state, a seat and its move; None where it says nothing


def verb_is(module: Any, verb: int, number: Callable[[int], float]) -> Deed:
    return lambda g, seat, move: number(move) if module.verb_in(move) == verb else None


def known_where_robbed(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * part_known(g, seat, diggers.where_in(move)) if diggers.verb_in(move) == diggers.ROB else None


def known_where_laid(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * part_known(g, seat, diggers.where_in(move)) if diggers.verb_in(move) == diggers.PLACE else None


def part_in_fist(g: Any, seat: int, move: int) -> float | None:
    if diggers.verb_in(move) != diggers.FIST or not g.money[seat]:
        return None
    return 100.0 * diggers.number_in(move) / g.money[seat]


def spied(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * (robbers.verb_in(move) == robbers.SPY) if g.step == GO else None


def second_card_kept(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * (robbers.verb_in(move) == robbers.STOP) if g.step == SECOND_CARD else None


def black_laid_aside(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * is_black(g, move) if robbers.verb_in(move) == robbers.DISCARD else None


def laid_face_down(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * goes_face_down(g, robbers.where_in(move)) if robbers.verb_in(move) == robbers.PLAY else None


def digger_kept(g: Any, seat: int, move: int) -> float | None:
    """Of the gravediggers buried, those in the own crypt."""
    if gloomy.verb_in(move) not in (gloomy.CRYPT, gloomy.COMMUNAL) or not has_digger(gloomy.number_in(move)):
        return None
    return 100.0 * (gloomy.verb_in(move) == gloomy.CRYPT)


def scored_when_possible(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * (move != gloomy.NO_SCORE) if gloomy.verb_in(move) == gloomy.SCORE else None


def battle(g: Any, seat: int, move: int) -> float | None:
    return float(battles(g, seat, move)) if g.step == MOVE_STEP and g.tools[seat] else None


def far_from_red(g: Any, seat: int, move: int) -> float | None:
    return float(steps_to_red(g, seat, move)) if g.step == MOVE_STEP else None


def drawn_unseen(g: Any, seat: int, move: int) -> float | None:
    return 100.0 * (move == gloomy.DRAW_DECK) if gloomy.verb_in(move) == gloomy.DRAW else None


DEEDS: Mapping[str, Mapping[str, Deed]] = {
    "gravediggers": {
        "of the money in the fist, %": part_in_fist,
        "empty fists, %": verb_is(diggers, diggers.FIST, lambda move: 100.0 * (diggers.number_in(move) == 0)),
        "cards it knows where it robs, %": known_where_robbed,
        "cards it knows where it lays one, %": known_where_laid,
        "credit taken, %": verb_is(diggers, diggers.CREDIT, lambda move: 100.0 * diggers.number_in(move)),
    },
    "graverobbers": {
        "accusations made, %": verb_is(
            robbers, robbers.ACCUSE, lambda move: 100.0 * (robbers.number_in(move) != NOBODY)
        ),
        "goes with spying, %": spied,
        "second card kept back, %": second_card_kept,
        "black objective laid aside, %": black_laid_aside,
        "cards laid face down, %": laid_face_down,
    },
    "gloomy_graves": {
        "scored where it could, %": scored_when_possible,
        "drawn from the deck, %": drawn_unseen,
        "gravediggers kept for the own crypt, %": digger_kept,
    },
    "vampire": {"battles on a walk, with tools": battle, "squares from the red X after a walk": far_from_red},
}


class Count(Struct):
    """How often something could be counted, the sum and the sum of squares."""

    times: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.times += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / max(1, self.times)

    @property
    def reach(self) -> float:
        """Half of the 95 % interval, were decisions independent."""
        variance = max(0.0, self.squares / max(1, self.times) - self.mean**2)
        return SURE * math.sqrt(variance / max(1, self.times))


Counts = dict[str, dict[str, Count]]  # by bot and deed


def counted(game: str, level: str, games: int) -> Counts:
    """The plain bot and its characters, at mixed tables of all sizes, each in turn at every seat."""
    found, deeds = catalogue.find(game), DEEDS[game]
    names = [level, *(f"{level}{PART}{character}" for character in found.characters)]
    counts: Counts = {name: {deed: Count() for deed in deeds} for name in names}
    sizes = [seats for seats in found.seats if seats > 1 and seats not in found.seats_with()]
    opened = [found.open(seats) for seats in sizes]
    bots = [{name: bot_named(name, rules) for name in names} for rules in opened]
    for number in range(games):
        rules, seated = opened[number % len(sizes)], bots[number % len(sizes)]
        turn = number // len(sizes)
        count_one(rules, [names[(seat + turn) % len(names)] for seat in range(rules.seats)], seated, counts, number)
    return counts


def count_one(
    rules: Rules[Any, Any], names: Sequence[str], bots: Mapping[str, Bot[Any]], counts: Counts, seed: int
) -> None:
    heard: list[list[Event]] = [[] for _ in names]

    def tell(hearers: int, event: Event) -> None:
        for seat, ears in enumerate(heard):
            if hearers >> seat & 1:
                ears.append(event)

    run = Run(rules.engine, rules.setup(), FastDice(seed), tell)
    dice, deeds = FastDice(seed + 1), DEEDS[rules.game.id]
    while run.seats:
        answers = []
        for seat in run.seats:
            moves = tuple(int(move) for move in run.moves(seat))
            answers.append(bots[names[seat]].choose(rules.view(run.state, seat), heard[seat], moves, dice))
            if len(moves) > 1:
                count_deeds(deeds, run.state, seat, answers[-1], counts[names[seat]])
        run.play(answers)


def count_deeds(deeds: Mapping[str, Deed], state: Any, seat: int, move: int, counts: dict[str, Count]) -> None:
    for name, deed in deeds.items():
        number = deed(state, seat, move)
        if number is not None:
            counts[name].add(number)


def table_of(game: str, counts: Counts) -> Iterator[str]:
    yield f"| {catalogue.find(game).title} | {' | '.join(DEEDS[game])} |"
    yield f"|---|{'---|' * len(DEEDS[game])}"
    for bot, by_deed in counts.items():
        cells = (f"{count.mean:.2f} ± {count.reach:.2f}" for count in by_deed.values())
        yield f"| `{bot}` | {' | '.join(cells)} |"


HEAD = """# What characters do

Counted by `python bench/characters.py --write docs/measured/characters.md`: the plain bot of a level and its characters
at mixed tables of all sizes. Each number is the mean over the decisions where there was a choice, with half of its 95 %
interval as if decisions were independent of each other. How strong characters are is on [the ladder](ladder.md).
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="of each kind and level")
    parser.add_argument("--level", choices=WITH_CHARACTERS, action="append", help="one level only")
    parser.add_argument("--game", choices=tuple(DEEDS), action="append", help="one game only")
    parser.add_argument("--write", type=Path, help="the page to write")
    asked = parser.parse_args()
    lines = [HEAD]
    for level in asked.level or WITH_CHARACTERS:
        games = asked.games or GAMES[level]
        lines += [f"## At `{level}`", "", f"{games} games of each kind.", ""]
        for game in asked.game or DEEDS:
            found = [*table_of(game, counted(game, level, games)), ""]
            print("\n".join(found), file=sys.stderr, flush=True)
            lines += found
    if asked.write is not None:
        asked.write.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
