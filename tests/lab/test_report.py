"""Reports and comparisons: right figures, whole pages, two languages."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sexton.lab.results import read_results
from sexton.lab.tally import WHOLE, sums_of
from tests.commands.running import refused, run

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
    same = json.loads(run("compare", both[0], both[0], "--json").stdout)
    assert all(one["change"] == 0 and one["effect"] == 0 for one in same["differences"])


def test_what_cannot_be_reported_is_refused(runs: Path, tmp_path: Path) -> None:
    assert "no results" in refused("report", str(tmp_path))
    assert "graverobbers" in refused("compare", str(runs / "as-it-is"), str(runs / "robbers"))
    (tmp_path / "page").mkdir()
    assert run("report", str(runs / "as-it-is"), "--out", str(tmp_path / "page")).exit_code == 2
