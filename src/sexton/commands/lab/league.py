"""`sexton league`: bots play one another; who is stronger, by how much, how surely?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from math import inf
from pathlib import Path

import click
from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table as Grid

from sexton.bots.players import LEVELS, check_name
from sexton.commands import common
from sexton.commands.lab.simulate import INTERRUPTED, WIDE, Rate, interrupts
from sexton.commands.progress import bar
from sexton.kernel.game import Game, Options
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words
from sexton.lab.league.ladder import write_section
from sexton.lab.league.league import League, Limits, Pair, Standing, all_pairs, first_with_each, next_to_each_other
from sexton.lab.league.league import play as play_league
from sexton.lab.league.rating import Rating, rated
from sexton.lab.simulation.run import cores
from sexton.lab.simulation.through_views import Row

EXAMPLES = """
\b
Examples:
  sexton league gravediggers --bots random,greedy --games 40
  sexton league gravediggers --bots random,greedy,hard --seats 3 --games 20 --json
  sexton league gravediggers --bots normal,normal-bold,normal-sly --against-first --games 400
  sexton league gravediggers --bots greedy,search:200 --seats 2 --games 4 --neighbours --targets 1.2
  sexton league vampire --bots greedy,exact --games 400 --without-luck
"""
SLOWEST = LEVELS[-1]
Matching = Callable[[Sequence[str]], list[tuple[str, str]]]


class Outcome(Struct, frozen=True):
    """What the league found."""

    league: League
    standings: list[Standing]
    ratings: list[Rating]


@click.command(epilog=EXAMPLES)
@common.game_argument
@click.option(
    "--bots", default=f"random,{','.join(LEVELS[1:3])}", show_default=True, help="Two bots or more, weakest first."
)
@click.option(
    "--games", type=click.IntRange(2), default=1000, show_default=True, help="At most this many games of each pair."
)
@click.option(
    "--seats",
    help="Numbers of players, such as 2,5; by default all, or for the slowest bot the lowest and the highest.",
)
@click.option(
    "--neighbours", is_flag=True, help="Play only pairs that are next to each other in the list; by default every pair."
)
@click.option("--against-first", is_flag=True, help="Play only the first bot of the list against each of the others.")
@click.option(
    "--targets", help="Shares over the fair share, one for each pair, which ends once it is surely above or below."
)
@click.option(
    "--without-luck",
    is_flag=True,
    help="Also show shares without the luck that can be measured: more certain, from the same games.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="The same seed gives the same games."
)
@common.house_rules_option
@click.option("--workers", type=click.IntRange(1), help="How many processes; by default one per core.")
@click.option(
    "--minutes", type=click.FloatRange(0), help="Stop after this time, for all pairs together, and show what was found."
)
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep the games in this folder: the same command then continues where it was interrupted.",
)
@click.option("--ladder", type=click.Path(dir_okay=False, path_type=Path), help="Write the results into this page.")
@common.json_option
@common.lang_option
def league(
    game: Game,
    bots: str,
    games: int,
    seats: str | None,
    neighbours: bool,
    against_first: bool,
    targets: str | None,
    without_luck: bool,
    seed: int,
    settings: tuple[str, ...],
    workers: int | None,
    minutes: float | None,
    keep: Path | None,
    ladder: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play GAME against one another over all splits of the seats, and rate them.

    Ctrl-C stops early and shows what is finished.
    """
    named = [name.strip() for name in bots.split(",")]
    options = common.house_rules(game, settings)
    for name in named:
        check_name(name, game)
    found = matched(named, manner_of(neighbours, against_first), shares_in(targets))
    pairs = with_seats(game, options, found, numbers_in(seats))
    planned = League(game.id, options.canonical(), pairs, games, seed, without_luck)
    words = common.words_for(lang, game)
    seconds = inf if minutes is None else 60 * minutes
    outcome, finished = run(planned, Limits(workers or cores(), seconds, keep), words)
    if ladder is not None:
        write_section(ladder, game, planned, outcome.standings, outcome.ratings)
    if as_json:
        common.echo_json(outcome)
    else:
        show(outcome, words)
    if not finished:
        sys.exit(INTERRUPTED)


def numbers_in(text: str | None) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in text.split(",")) if text else ()
    except ValueError:
        raise Refusal("league", "not-numbers", text=text or "") from None


def shares_in(text: str | None) -> tuple[float, ...]:
    try:
        return tuple(float(number) for number in text.split(",")) if text else ()
    except ValueError:
        raise Refusal("league", "not-numbers", text=text or "") from None


def manner_of(neighbours: bool, against_first: bool) -> Matching:
    if neighbours and against_first:
        raise Refusal("league", "two-ways-to-match")
    return next_to_each_other if neighbours else first_with_each if against_first else all_pairs


def matched(bots: Sequence[str], matching: Matching, targets: tuple[float, ...]) -> list[Pair]:
    found = matching(bots)
    if not found or len(set(bots)) < len(bots):
        raise Refusal("league", "too-few-bots")
    if targets and len(targets) != len(found):
        raise Refusal("league", "wrong-number-of-targets", targets=len(targets), pairs=len(found))
    aims: Sequence[float | None] = targets or [None] * len(found)
    return [Pair(weaker, stronger, (), aim) for (weaker, stronger), aim in zip(found, aims, strict=True)]


def with_seats(game: Game, options: Options, pairs: Sequence[Pair], seats: tuple[int, ...]) -> tuple[Pair, ...]:
    for number in seats:
        game.check_seats(number)
        if number < 2:
            raise Refusal("league", "too-few-seats")
    return tuple(replace(pair, seats=seats or seats_for(game, options, (pair.weaker, pair.stronger))) for pair in pairs)


def seats_for(game: Game, options: Options, bots: tuple[str, str]) -> tuple[int, ...]:
    """All numbers of players from two on; with the slowest bot the lowest and the highest."""
    several = tuple(number for number in game.seats if number > 1 and can_open(game, number, options))
    return tuple(dict.fromkeys((several[0], several[-1]))) if SLOWEST in bots else several


def can_open(game: Game, seats: int, options: Options) -> bool:
    try:
        game.open(seats, options)
    except Refusal:  # a number that only a house rule allows
        return False
    return True


def run(planned: League, limits: Limits, words: Words) -> tuple[Outcome, bool]:
    """What was found, and whether that is all."""
    standings: list[Standing] = []
    rows: list[Row] = []
    with closing(play_league(planned, limits)) as games, bar(Rate(words)) as progress, interrupts() as stopped:
        task = progress.add_task(words.say("simulate-playing"), total=planned.games * len(planned.pairs))
        for standing, row in games:
            if not standings or standings[-1] is not standing:
                progress.update(task, completed=planned.games * len(standings))
                standings.append(standing)
                told = words.say("league-pair", stronger=standing.pair.stronger, weaker=standing.pair.weaker)
                progress.update(task, description=told)
            rows.append(row)
            progress.advance(task)
            if stopped:
                break
    begun = {standing.pair for standing in standings}
    standings += [Standing(pair, unfinished=True) for pair in planned.pairs if pair not in begun]
    return Outcome(planned, standings, rated(rows)), not stopped


# What is shown


def show(outcome: Outcome, words: Words) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    console.print(words.say("league-title", seed=str(outcome.league.seed)))
    console.print()
    console.print(pair_grid(outcome.standings, words, outcome.league.luck))
    console.print()
    console.print(rating_grid(outcome.ratings, words))
    faults = sum(standing.faults for standing in outcome.standings)
    if faults:
        console.print(words.say("simulate-faults", faults=faults))


def pair_grid(standings: Sequence[Standing], words: Words, luck: bool) -> Grid:
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("pairs", "players", "games", "times-fair", *(["without-luck", "saving"] if luck else []), "target"):
        table.add_column(words.say(f"league-{column}"), justify="left" if column == "pairs" else "right")
    for standing in standings:
        pair, (low, high) = standing.pair, standing.interval
        undecided = "league-unfinished" if standing.unfinished else "league-open"
        verdict = {None: undecided, True: "league-reached", False: "league-missed"}[standing.reached]
        target = "" if pair.target is None else words.say(verdict, target=f"{pair.target:g}")
        table.add_row(
            words.say("league-pair", stronger=pair.stronger, weaker=pair.weaker),
            ",".join(str(number) for number in pair.seats),
            str(standing.games),
            f"{standing.times_fair:.2f} \\[{low:.2f}, {high:.2f}]" if standing.games > 1 else "–",
            *(without_luck_cells(standing) if luck else ()),
            target,
        )
    return table


def without_luck_cells(standing: Standing) -> tuple[str, str]:
    found, (low, high) = standing.without_luck, standing.interval_without_luck
    if found is None:
        return "–", "–"
    return f"{found.times_fair:.2f} \\[{low:.2f}, {high:.2f}]", f"{found.saving:.1f}"


def rating_grid(ratings: Sequence[Rating], words: Words) -> Grid:
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("bot", "rating", "games"):
        table.add_column(words.say(f"league-{column}"), justify="left" if column == "bot" else "right")
    for rating in ratings:
        table.add_row(rating.bot, f"{rating.mu:.1f} ± {rating.sigma:.1f}", str(rating.games))
    return table
