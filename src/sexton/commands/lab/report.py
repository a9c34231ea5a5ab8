"""`sexton report`: what a simulation says, as one page."""

from __future__ import annotations

from pathlib import Path

import click

from sexton.commands.common import echo_json, json_option, lang_option, words_for
from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.lab.reports.results import need_parquet, read_results

EXAMPLES = """
\b
Examples:
  sexton report results
  sexton report results --out results.it.html --lang it
  sexton report results --json
"""
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
PAGE = click.Path(dir_okay=False, path_type=Path)


@click.command(epilog=EXAMPLES)
@click.argument("folder", type=FOLDER, metavar="DIR")
@click.option("--out", type=PAGE, help="Write the page to this file; by default report.html in DIR.")
@json_option
@lang_option
def report(folder: Path, out: Path | None, as_json: bool, lang: str | None) -> None:
    """Write one HTML page, readable offline, about the simulation in DIR.

    It shows who wins, by seat and by bot, scores, lengths and leads, and how often each rule did what.
    """
    from sexton.lab.reports.page import report_page
    from sexton.lab.reports.report import report_of

    need_parquet()
    plan, tally = read_results(folder)
    found = report_of(plan, tally)
    if as_json:
        echo_json(found)
        return
    words = words_for(lang, catalogue.find(plan.game))
    write(out or folder / "report.html", report_page(found, words))
    click.echo(words.say("report-written", file=str(out or folder / "report.html")))


def write(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise Refusal("report", "cannot-write", folder=str(path), problem=str(error.strerror)) from None
