"""The balance study: every case there is, taken up where it was left, and a page that says how sure it is."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from sexton.kernel import catalogue
from sexton.lab import study as studying
from sexton.lab.simulation.tally import WHOLE, Tally
from sexton.lab.study import Paired, Study, carry_out, cases_of, luck_of, play_job, precision_of

ROOT = Path(__file__).parents[2]


def script() -> Any:
    spec = importlib.util.spec_from_file_location("balance", ROOT / "scripts" / "balance.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)
def test_every_number_of_players_and_every_house_rule_is_a_case(game: Any) -> None:
    cases = list(cases_of(game, 1))
    assert {case.seats for case in cases if not case.setting} == set(game.seats)
    settings = {f"{name}={value}" for name, values in game.option_values().items() for value in values[1:]}
    for seats in list(game.seats)[:3]:
        assert {case.setting for case in cases if case.seats == seats} == {"", *settings}
    assert len({case.name for case in cases}) == len(cases)


def test_a_study_grows_is_taken_up_and_says_how_sure_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "ALIKE_AFTER", 1)
    study = Study(tmp_path, 1, ["graverobbers"])
    few = [
        replace(case, plan=replace(case.plan, games=40))
        for case in study.cases
        if case.seats == 3 and case.setting in ("", "hands=3", "match_tie=shared")
    ]
    monkeypatch.setattr(studying, "PAIRED_GAMES", 40)
    study.cases = few
    jobs = list(study.todo())
    assert len(jobs) == 3 + 1
    case, kind, number = jobs[0]
    study.keep(case, kind, number, play_job(case.plan, kind, number))
    assert len(list(study.todo())) == 3
    carry_out(study, 2, 600, lambda case: None)
    assert not list(study.todo())
    again = Study(tmp_path, 1, ["graverobbers"])
    again.cases = few
    for case in few:
        assert again.tally(case) == study.tally(case)
        assert study.tally(case).games == 40
    changes = {case.setting: not study.changes_nothing(case) for case in few}
    assert changes == {"": True, "hands=3": True, "match_tie=shared": False}
    assert 0.05 < precision_of(study.tally(few[0])) < 0.3
    assert study.pairs(few[0]).pairs == 20
    page = "\n".join(script().page(study, 1))
    assert "| 3 | 40 |" in page and "`hands=3` (GR-R19)" in page
    assert "`match_tie=shared` changed none" in page and "1 of 3 rows have reached" in page


def test_what_the_deal_decides() -> None:
    even = Tally(turn_shares=[{WHOLE: 50, 0: 50}, {WHOLE: 50, 0: 50}])
    always, never = Paired(100, 100 * WHOLE**2), Paired(100, 50 * WHOLE**2)
    assert luck_of(Paired(), even) is None
    decided, nothing = luck_of(always, even), luck_of(never, even)
    assert decided is not None and nothing is not None
    assert decided.decided == pytest.approx(1) and nothing.decided == pytest.approx(0)
    assert nothing.interval[0] < 0 < nothing.interval[1]
