"""`sexton compare`: two simulations side by side."""

from __future__ import annotations

from pathlib import Path

import click

from sexton.commands.common import echo_json, json_option, lang_option, words_for
from sexton.commands.lab.report import FOLDER, PAGE, write
from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.lab.reports.results import need_parquet, read_results

EXAMPLES = """
\b
Examples:
  sexton compare as-it-is reopened
  sexton compare as-it-is reopened --out reopened.html --lang it
  sexton compare as-it-is reopened --json
"""


@click.command(epilog=EXAMPLES)
@click.argument("first", type=FOLDER, metavar="A")
@click.argument("second", type=FOLDER, metavar="B")
@click.option("--out", type=PAGE, default=Path("compare.html"), show_default=True, help="Write the page to this file.")
@json_option
@lang_option
def compare(first: Path, second: Path, out: Path, as_json: bool, lang: str | None) -> None:
    """Compare two simulations of one game, for example with and without a house rule.

    Every difference comes with its 95 % interval and its size. Runs over the same deals (the same seed, seats, rotation
    and repeats) are compared in pairs, deal by deal, which shows smaller differences.
    """
    need_parquet()
    from sexton.lab.reports.page import comparison_page
    from sexton.lab.reports.pairs import Pairs, pairs_of, same_deals
    from sexton.lab.reports.report import comparison_of

    one, other = read_results(first), read_results(second)
    if one[0].game != other[0].game:
        raise Refusal("compare", "different-games", first=one[0].game, second=other[0].game)
    pairs = pairs_of(one[0], first, second) if same_deals(one[0], other[0]) else Pairs()
    found = comparison_of(one, other, pairs)
    if as_json:
        echo_json(found)
        return
    words = words_for(lang, catalogue.find(one[0].game))
    write(out, comparison_page(found, (first.resolve().name, second.resolve().name), words))
    click.echo(words.say("report-compared-pairs" if found.deals else "report-compared-totals", deals=found.deals))
    click.echo(words.say("report-written", file=str(out)))
