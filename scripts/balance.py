"""The balance study: plays what is missing, then writes docs/measured/balance.md.

python scripts/balance.py                  on all cores, an hour at most; goes on where it was
python scripts/balance.py --minutes 0      writes the page from what there is
"""

from __future__ import annotations

import argparse
import platform
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

from sexton import __version__
from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.lab.league.ladder import machine
from sexton.lab.simulation.run import cores
from sexton.lab.simulation.tally import WHOLE, Spread, Sums, Tally, Z, sums_of
from sexton.lab.study import BOT, PRECISION, Case, Study, carry_out, luck_of, precision_of
from sexton.uncompiled import compiled

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "measured" / "balance.md"
ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")
HEAD = """# Balance

Does it matter who begins? How long is a game, how often does the lead change, how much does the deal decide, and what
does each house rule do? Answers for the four games, at every number of players, with the `{bot}` bot in all seats.
`make balance` plays and writes this page (about an hour on two cores, `ARGS="--minutes 10"` for less; it continues
where it was interrupted). Seed {seed}; {about}.
**{reached} of {rows} rows have reached ±{precision:.1f} %**; each states what it has.

How to read it:

- **Share of victory**, in percent, by the order of the first round: *first* is the player who begins, in whatever seat
  (the rules draw it). A shared victory counts in parts. **±** is half the 95 % interval of the least certain share in
  the row, in percentage points.
- **Length** is in decisions: answers given by all players together.
- **Lead changes**: how often another player took the lead, by the estimate that our searching bots used on that
  day, given all the cards.
- **The deal decides**: pairs of games are played with the same chance and different dice for the bots. 0 % means that
  the two games agree on the winner no more than any two games with the same first player; 100 % that they always agree.
  What the deal does not decide is play, here that of equal bots, and so mostly luck too.
- The figures of a **house rule** are differences from the same game without it, with 95 % intervals; differences that
  are certainly not zero are in bold. Both are played with the same seeds.
- The bots do not adapt: they play a house rule as well as `{bot}` can, and people may do better.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, help="at most so long (60)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes (one a core)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "balance", help="where tallies are kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", type=Path, default=PAGE)
    chosen = parser.parse_args()
    console = Console(stderr=True)
    if not compiled():
        console.print("The engine is not compiled: this would take days. Run `make engine` first.")
        return 1
    study = Study(chosen.folder / str(chosen.seed), chosen.seed)
    if chosen.minutes > 0:
        play(study, chosen.workers, chosen.minutes * 60, console)
    chosen.page.write_text("\n".join(page(study, chosen.seed)), encoding="utf-8")
    return 0


def play(study: Study, workers: int, seconds: float, console: Console) -> None:
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{len(study.cases)} cases", total=len(study.cases))
        carry_out(study, workers, seconds, lambda _: bar.update(task, completed=sum(map(study.finished, study.cases))))


# The page


def page(study: Study, seed: int) -> Iterator[str]:
    games = sum(study.tally(case).games for case in study.cases)
    engine = f"sexton {__version__}, Python {platform.python_version()}, {machine()}"
    about = f"{games:,} games, {datetime.now(UTC):%Y-%m-%d}, {engine}"
    reached = sum(study.finished(case) for case in study.cases)
    rows = len(study.cases)
    yield HEAD.format(bot=BOT, seed=seed, about=about, precision=100 * PRECISION, reached=reached, rows=rows)
    for game in catalogue.games().values():
        cases = [case for case in study.cases if case.game == game.id]
        if cases:
            yield f"## {game.title}\n"
            yield from as_it_is(study, [case for case in cases if not case.setting])
            yield from house_rules(study, [case for case in cases if case.setting], game)


def as_it_is(study: Study, cases: list[Case]) -> Iterator[str]:
    seats = max(case.seats for case in cases)
    yield line(
        "players", "games", *ORDER[:seats], "±", "length", "lead changes", "shared victories", "the deal decides"
    )
    yield "|---:|---:|" + "---:|" * (seats + 5)
    for case in cases:
        tally, luck = study.tally(case), luck_of(study.pairs(case), study.tally(case))
        if tally.games:
            shares = [f"{100 * sums_of(shares, WHOLE).mean:.1f}" for shares in tally.turn_shares]
            reach = 0.0 if luck is None else luck.interval[1] - luck.decided
            yield line(
                str(case.seats),
                f"{tally.games:,}",
                *shares,
                *[""] * (seats - case.seats),
                f"{100 * precision_of(tally):.2f}",
                length(tally),
                f"{sums_of(tally.leads).mean:.1f}",
                f"{100 * shared(tally).mean:.1f} %",
                "" if luck is None else f"{100 * luck.decided:.0f} % ± {100 * reach:.0f}",
            )
    yield ""


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def house_rules(study: Study, cases: list[Case], game: Game) -> Iterator[str]:
    rules = rules_named(game)
    yield f"What each house rule of {game.title} does:\n"
    yield "| house rule | players | games | ± | first player | length | lead changes | shared victories |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    alike: dict[str, list[int]] = {}
    for setting in dict.fromkeys(case.setting for case in cases):
        for case in [case for case in cases if case.setting == setting]:
            tally, base = study.tally(case), study.tally(study.base_of(case))
            if study.changes_nothing(case):
                alike.setdefault(setting, []).append(case.seats)
            elif tally.games and base.games:
                yield house_rule(case, tally, base, rules)
    yield ""
    for setting, seats in alike.items():
        players = ", ".join(map(str, seats))
        yield f"- `{setting}` changed none of the first 2,000 games with {players} players."
    yield ""


def house_rule(case: Case, tally: Tally, base: Tally, rules: dict[str, str]) -> str:
    rule = rules.get(case.setting.partition("=")[0], "")
    first = difference(sums_of(tally.turn_shares[0], WHOLE), sums_of(base.turn_shares[0], WHOLE), 100, " pp")
    longer = difference(sums_of(tally.decisions), sums_of(base.decisions))
    leads = difference(sums_of(tally.leads), sums_of(base.leads))
    together = difference(shared(tally), shared(base), 100, " pp")
    named = f"`{case.setting}`" + (f" ({rule})" if rule else "")
    precision = f"{100 * precision_of(tally):.2f}"
    return line(named, str(case.seats), f"{tally.games:,}", precision, first, longer, leads, together)


def rules_named(game: Game) -> dict[str, str]:
    """The ruling that each option is about, as the source says beside it."""
    source = (game.folder / "options.py").read_text(encoding="utf-8")
    return dict(re.findall(r"^    (\w+): .*# (\w+-R?\d+(?:, \w+-R?\d+)*)", source, re.MULTILINE))


def length(tally: Tally) -> str:
    found = sums_of(tally.decisions)
    return f"{found.mean:.1f} ({quantile(tally.decisions, 0.05)}–{quantile(tally.decisions, 0.95)})"


def quantile(spread: Spread, share: float) -> int:
    left = share * sum(spread.values())
    for number in sorted(spread):
        left -= spread[number]
        if left <= 0:
            return number
    return max(spread)


def shared(tally: Tally) -> Sums:
    """Of each game, whether its victory was shared: every share of it is in some seat's counts."""
    games = tally.games
    whole = sum(spread.get(WHOLE, 0) for spread in tally.seat_shares)
    return sums_of({0: whole, 1: games - whole})


def difference(one: Sums, other: Sums, times: int = 1, unit: str = "") -> str:
    change = one.mean - other.mean
    reach = Z * sqrt(one.variance / one.count + other.variance / other.count) if one.count and other.count else 0.0
    text = f"{times * change:+.1f}{unit} ± {times * reach:.1f}"
    return f"**{text}**" if abs(change) > reach else text


if __name__ == "__main__":
    sys.exit(main())
