"""Reports and comparisons: right figures, whole pages, two languages."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Any

import pyarrow.parquet as pq
import pytest

from sexton.lab.reports.report import Difference, holm
from sexton.lab.reports.results import read_results
from sexton.lab.simulation.tally import WHOLE, Z, sums_of
from tests.commands.command_line import refused, run

VOID = {"meta", "circle", "rect", "line", "path"}


class Whole(HTMLParser):
    """Every element that is opened is closed, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {name for name, _ in attrs} & {"src", "href", "onclick"}
        assert tag not in ("script", "link", "img", "iframe")
        self.plots += tag == "svg"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def whole(page: str) -> Whole:
    parser = Whole()
    parser.feed(page)
    assert parser.open == []
    assert "url(" not in page and "@import" not in page
    return parser


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs")
    words = ["simulate", "gravediggers", "--bots", "greedy,random,random", "--games", "60", "--workers", "1"]
    assert run(*words, "--out", str(folder / "as-it-is")).exit_code == 0
    assert run(*words, "--out", str(folder / "re<opened>"), "--option", "closed=reopen").exit_code == 0
    other = ["simulate", "graverobbers", "--bots", "greedy", "--games", "10", "--workers", "1"]
    assert run(*other, "--out", str(folder / "robbers")).exit_code == 0
    return folder


def test_the_report_tells_what_was_counted(runs: Path) -> None:
    found = json.loads(run("report", str(runs / "as-it-is"), "--json").stdout)
    _, tally = read_results(runs / "as-it-is")
    assert found["games"] == 60 and len(found["by_turn"]) == 3 and set(found["by_bot"]) == {"greedy", "random"}
    assert sum(share["share"] for share in found["by_turn"]) == pytest.approx(1)
    assert found["by_turn"][1]["share"] == pytest.approx(sums_of(tally.turn_shares[1], WHOLE).mean)
    assert sum(found["length"]["counts"].values()) == 60
    assert found["length"]["low"] <= found["length"]["median"] <= found["length"]["high"]
    assert sum(found["scores"]["random"]["counts"].values()) == 120
    fists = next(one for one in found["told"] if one["name"] == "fists-shown")
    assert fists["rule"] == "GD-14" and fists["games"] == 60 == found["watched"]
    assert fists["a_game"] == pytest.approx(fists["times"] / 60) and fists["share"] == 1
    rules = [one["rule"] for one in found["told"]]
    assert rules.index("GD-9") < rules.index("GD-10") < rules.index("GD-R8")


@pytest.mark.parametrize(("language", "said"), [("en", "who begins"), ("it", "chi comincia")])
def test_the_report_is_one_whole_page(runs: Path, language: str, said: str) -> None:
    page = runs / f"report.{language}.html"
    assert page.name in run("report", str(runs / "as-it-is"), "--out", str(page), "--lang", language).stdout
    text = page.read_text()
    assert whole(text).plots == 1 + 3 + 2 + 2
    assert said in text and f'<html lang="{language}">' in text and "GD-14" in text


def test_a_report_of_bots_that_are_all_alike(runs: Path) -> None:
    assert run("report", str(runs / "robbers")).exit_code == 0
    text = (runs / "robbers" / "report.html").read_text()
    assert whole(text).plots == 1 + 2 + 1 + 2
    assert "not-accused" in text


def test_two_runs_side_by_side(runs: Path, tmp_path: Path) -> None:
    both = [str(runs / "as-it-is"), str(runs / "re<opened>")]
    found = json.loads(run("compare", *both, "--json").stdout)
    by_name = {(one["what"], one["name"]): one for one in found["differences"]}
    length = by_name["length", ""]
    assert length["change"] == pytest.approx(found["second"]["length"]["mean"] - found["first"]["length"]["mean"])
    assert length["interval"][0] < length["change"] < length["interval"][1]
    assert length["effect"] == pytest.approx(length["change"] / 4, abs=abs(length["change"]))
    assert by_name["turn", "1"]["share"] is True and ("bot", "greedy") in by_name
    page = tmp_path / "compare.html"
    assert run("compare", *both, "--out", str(page), "--lang", "it").exit_code == 0
    whole(page.read_text())
    assert "re&lt;opened&gt;" in page.read_text() and "differenza" in page.read_text()
    assert "60 distribuzioni sono confrontate a coppie" in page.read_text()
    same = json.loads(run("compare", both[0], both[0], "--json").stdout)
    assert all(one["change"] == 0 and one["effect"] == 0 and not one["sure"] for one in same["differences"])
    assert all(one["interval"] == [0, 0] for one in same["differences"] if one["paired"])


def length_by_game(folder: Path) -> list[int]:
    found: list[int] = pq.read_table(folder / "games")["decisions"].to_pylist()
    return found


def test_runs_over_the_same_deals_are_compared_in_pairs(runs: Path, tmp_path: Path) -> None:
    both = runs / "as-it-is", runs / "re<opened>"
    found = json.loads(run("compare", str(both[0]), str(both[1]), "--json").stdout)
    by_name = {(one["what"], one["name"]): one for one in found["differences"]}
    lengths = [length_by_game(folder) for folder in both]
    changes = [other - one for one, other in zip(*lengths, strict=True)]
    reach = Z * stdev(changes) / sqrt(60)
    length = by_name["length", ""]
    assert found["deals"] == 60
    assert length["paired"] and length["interval"] == pytest.approx([fmean(changes) - reach, fmean(changes) + reach])
    unpaired = Z * sqrt((variance(lengths[0]) + variance(lengths[1])) / 60)
    assert reach != pytest.approx(unpaired, rel=0.01)
    for what in ("turn", "bot", "score", "shared"):
        assert all(one["paired"] for one in found["differences"] if one["what"] == what)
    assert not any(one["paired"] for one in found["differences"] if one["what"] == "told")
    first, second = found["first"], found["second"]
    assert by_name["bot", "greedy"]["first"] == pytest.approx(first["by_bot"]["greedy"]["share"])
    assert by_name["score", "random"]["second"] == pytest.approx(second["scores"]["random"]["mean"])
    assert by_name["turn", "2"]["second"] == pytest.approx(second["by_turn"][1]["share"])
    assert by_name["shared", ""]["first"] == pytest.approx(first["shared"])
    assert "60 deals are compared in pairs" in run("compare", *map(str, both), "--out", str(tmp_path / "a.html")).stdout


def test_other_deals_are_compared_in_total_and_repeated_ones_count_once(runs: Path, tmp_path: Path) -> None:
    words = ["simulate", "gravediggers", "--bots", "greedy,random,random", "--workers", "1"]
    for name, more in (
        ("seed", ["--games", "9", "--seed", "9"]),
        ("four", ["--games", "8", "--repeat", "2"]),
        ("five", ["--games", "9", "--repeat", "2", "--option", "closed=reopen"]),
        ("ten", ["--games", "10"]),
    ):
        assert run(*words, *more, "--out", str(tmp_path / name)).exit_code == 0

    def compared(one: Path, other: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(run("compare", str(one), str(other), "--json").stdout)
        return found

    for other in (tmp_path / "seed", tmp_path / "four"):
        found = compared(runs / "as-it-is", other)
        assert found["deals"] == 0 and not any(one["paired"] for one in found["differences"])
    page = tmp_path / "seed.html"
    run("compare", str(runs / "as-it-is"), str(tmp_path / "seed"), "--out", str(page))
    assert "not in pairs" in page.read_text()
    assert compared(tmp_path / "four", tmp_path / "five")["deals"] == 4  # nine games: the last is in one run only
    shorter = compared(runs / "as-it-is", tmp_path / "ten")
    assert shorter["deals"] == 10  # the first ten are the same games: nothing differs, although the runs do
    assert all(one["change"] == 0 for one in shorter["differences"] if one["paired"])


def difference(chance: float) -> Difference:
    return Difference("told", "GD-1 x", 0.5, 0.6, 0.1, (0.0, 0.2), 0.1, True, False, chance)


def test_of_many_differences_only_those_beyond_doubt_among_all_are_marked() -> None:
    assert [one.sure for one in holm([difference(0.04)])] == [True]
    assert not any(one.sure for one in holm([difference(0.04) for _ in range(20)]))
    found = holm([difference(0.02), difference(0.001), difference(0.5), difference(0.012)])
    assert [one.sure for one in found] == [True, True, False, True]  # held against 5 % / 2, / 4, / 1, / 3
    alike = Difference("told", "GD-2 y", 1.0, 1.0, 0.0, (0.0, 0.0), 0.0, True, False, 1.0)
    assert [one.sure for one in holm([alike, difference(0.04)])] == [False, True]  # nothing to compare, not counted


def test_what_cannot_be_reported_is_refused(runs: Path, tmp_path: Path) -> None:
    assert "no results" in refused("report", str(tmp_path))
    assert "graverobbers" in refused("compare", str(runs / "as-it-is"), str(runs / "robbers"))
    (tmp_path / "page").mkdir()
    assert run("report", str(runs / "as-it-is"), "--out", str(tmp_path / "page")).exit_code == 2
