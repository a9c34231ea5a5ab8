"""The chance that a grave is ransacked: it rests on the rules' own count, and on what a seat sees."""

from __future__ import annotations

import itertools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.bots.grave_odds import BOX_FIT, PLAY_FIT, Fit, GraveOdds
from sexton.games.graverobbers.bots.search_model import SearchModel
from sexton.games.graverobbers.objective_cards import RECONSTRUCTION
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.rules.box import CARDS, COLUMN
from sexton.games.graverobbers.rules.scoring import achieved
from sexton.games.graverobbers.rules.state import NOBODY, OPEN, RANSACKED, UNDISTURBED, eyes_of
from sexton.games.graverobbers.view.aids import objective_state
from sexton.games.graverobbers.view.view import FATES
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Refusal
from sexton.kernel.steps import ALL, WATCHERS
from tests.games.graverobbers.scene import Scene, last_go

FITS = [BOX_FIT, PLAY_FIT]


def odds_of(scene: Scene, eyes: int, fit: Fit = BOX_FIT) -> GraveOdds:
    odds = GraveOdds(fit)
    odds.look(scene.state, eyes)
    return odds


# GR-12
@pytest.mark.parametrize("fit", FITS)
def test_GR_12_a_grave_that_gets_no_card_any_more_is_judged_as_the_rules_judge_it(fit: Fit) -> None:
    """Bobbies beyond the detectives, and cards a seat lays in thought, are counted as on the table."""
    rng = random.Random(12)
    for _ in range(200):
        column = [rng.choice(CARDS[:3] + CARDS[6:] * 2 + CARDS[3:6]) for _ in range(rng.randrange(COLUMN))]
        columns = {1: ",".join(f"{card}+" for card in column) or "-", 2: "R1+"}
        scene = Scene("go", columns, finals="1", hands="-/-/-")
        extra = rng.randrange(len(CARDS))
        before, after = odds_of(scene, ALL, fit), odds_of(scene, ALL, fit)
        after.lay(scene.state, extra, 0)
        assert before.chances[0] == judged(column)
        assert after.chances[0] == judged([*column, CARDS[extra]])


# GR-11
@pytest.mark.parametrize(("card", "chance"), [("D1", 0.0), ("R2", 1.0), ("B2", 1.0)])
def test_GR_11_the_seventh_card_decides_a_grave_whatever_else_is_to_come(card: str, chance: float) -> None:
    scene = Scene("go", {1: "R1+,R1+,D1+,R1+,D1+,D1+", 2: "R3+,R3+,B1+,B1+,B2+,B2+"}, hands="-/-/-")
    odds = odds_of(scene, ALL)
    assert odds.to_come > 1.0
    odds.lay(scene.state, CARDS.index(card), 1 if card == "B2" else 0)
    assert odds.chances[1 if card == "B2" else 0] == chance


def judged(column: list[str]) -> float:
    """As the rulebook says it: GR-12, GR-13."""
    robbery = sum(int(card[1]) for card in column if card[0] == "R")
    detectives = [int(card[1]) for card in column if card[0] == "D"]
    bobbies = [int(card[1]) for card in column if card[0] == "B"]
    return float(robbery > sum(detectives) + sum(bobbies[: len(detectives)]))


# GR-18
def test_GR_18_nothing_comes_to_a_grave_in_the_final_judging() -> None:
    """Values and search agree: what lies there decides."""
    scene = last_go({1: "R3+", 2: "R2+", 3: "D1+"}).answer("stop")
    assert scene.step == "accuse"
    for fit in FITS:
        odds = odds_of(scene, 1, fit)
        assert odds.to_come == 0.0
        assert [odds.chances[grave] for grave in (0, 1, 2)] == [1.0, 1.0, 0.0]


# GR-R18
def test_GR_R18_who_sees_a_card() -> None:
    usual, practice = Scene("go").state.variant, Scene("go", options=Options(open_hands="yes")).state.variant
    assert [eyes_of(usual, seat) for seat in (0, 2, NOBODY)] == [1, 4, WATCHERS]
    assert {eyes_of(practice, seat) for seat in (0, 2, NOBODY)} == {ALL}


# GR-R18
@pytest.mark.parametrize("open_hands", ["no", "yes"])
def test_GR_R18_the_search_answers_by_what_the_seat_sees(open_hands: str) -> None:
    """In a practice game that is what anybody sees, as in the values of moves."""
    options = Options(open_hands="yes") if open_hands == "yes" else Options()
    scene = Scene("go", {1: "R1+,R3:1,R1+", 2: "D1+,D3:2"}, options, round="8")
    model = SearchModel()
    model.rollout_answer(scene.rules.engine.steps[scene.state.step], scene.state, 0, FastDice(1))
    mine, all_seen = (list(odds_of(scene, eyes, PLAY_FIT).chances) for eyes in (1, ALL))
    assert mine != all_seen
    assert list(model.odds.chances) == (all_seen if open_hands == "yes" else mine)


# GR-22
def test_GR_22_an_objective_is_achieved_or_missed_when_no_open_grave_can_change_it() -> None:
    rng = random.Random(22)
    for one in dict.fromkeys(RECONSTRUCTION):
        for _ in range(40):
            graves = [rng.choice((OPEN, UNDISTURBED, RANSACKED)) for _ in range(7)]
            endings = itertools.product(*([fate] if fate != OPEN else [UNDISTURBED, RANSACKED] for fate in graves))
            found = {achieved(*one.numbers, vec[i64](ending)) for ending in endings}
            expected = "open" if len(found) == 2 else "achieved" if True in found else "missed"
            assert objective_state(one.name, tuple(FATES[fate] for fate in graves)) == expected


# GR-8
@pytest.mark.parametrize("column", ["R1:", "R1:01"])
def test_GR_8_a_face_down_card_of_a_position_is_known_to_who_laid_it(column: str) -> None:
    with pytest.raises(Refusal):
        Scene("go", {1: "D1+," + column})
