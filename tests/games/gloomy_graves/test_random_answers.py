"""An answer at random, which bots and simulations take without a list of all: any that may be given, and no other."""

from __future__ import annotations

from collections import Counter

import pytest

from sexton.games.gloomy_graves import deck_format
from sexton.games.gloomy_graves.options import Options
from sexton.kernel.chance.dice import Dice, FastDice
from tests.games.gloomy_graves.scene import Scene, dealt

PLAIN = ("pixie/goblin", "unicorn/cyclops")
DIGGER = "dragon/gravedigger"
FIVE = (*PLAIN, "goblin/dragon", "pixie/cyclops", DIGGER)
# A closed outline of gravediggers around a grave: only a gravedigger covers any of them.
DIAMOND = "0,0P;1,0+;-1,0+;0,1+;0,-1+"
WIDE = "0,0D;1,0P;-1,0G;-1,-1U"  # a crypt that reaches as far to the left and up as one can
GUARDED = "0,0+;1,0P;0,1D"
LAID = {"laid": "PD@0,0;0,1", "buried": "communal"}
IN_CRYPT = {"buried": "crypt"}


def answers(scene: Scene, seat: int = 0, tries: int = 1500) -> Counter[str]:
    dice, may = FastDice(5), scene.rules.moves(scene.state, seat)
    found = Counter(scene.rules.sample_move(scene.state, seat, dice) for _ in range(tries))
    assert set(found) <= set(may)
    return Counter({scene.rules.write(move): count for move, count in found.items()})


# GG-7
@pytest.mark.parametrize(
    ("step", "hand", "fields"),
    [
        pytest.param("bury", PLAIN, {}, id="either place"),
        pytest.param("bury", (*PLAIN, DIGGER), {"communal": DIAMOND, "crypt": WIDE}, id="one card fits the graveyard"),
        pytest.param("bury_other", PLAIN, IN_CRYPT, id="graveyard"),
        pytest.param("bury_other", (*PLAIN, DIGGER), LAID, id="crypt"),
        pytest.param("bury_other", (*PLAIN, DIGGER), {"crypt": GUARDED, **LAID}, id="crypt with a gravedigger"),
        pytest.param("bury_other", FIVE, {"communal": DIAMOND, **IN_CRYPT}, id="one card of five fits"),
    ],
)
def test_GG_7_every_burial_comes_up_and_no_other(step: str, hand: tuple[str, ...], fields: dict[str, str]) -> None:
    scene = Scene(step, hand, **fields)  # type: ignore[arg-type]
    assert set(answers(scene)) == set(scene.moves())


# GG-8
@pytest.mark.parametrize("fields", [IN_CRYPT, LAID], ids=["graveyard", "crypt"])
def test_GG_8_a_card_with_equal_halves_comes_up_either_way_round_as_one_burial(fields: dict[str, str]) -> None:
    options = Options(deck=deck_format.load("doubles"))
    scene = Scene("bury_other", ["pixie/pixie"], options=options, **fields)  # type: ignore[arg-type]
    assert set(answers(scene)) == set(scene.moves())


# GG-7
def test_GG_7_cards_and_places_are_all_as_likely() -> None:
    found = answers(Scene("bury_other", hand=PLAIN, **IN_CRYPT), tries=3000)
    assert max(found.values()) < 3 * min(found.values())


class Stubborn(Dice):
    """Always the highest number: a place in the crypt that touches nothing, again and again."""

    def below(self, n: int) -> int:
        return n - 1


# GG-7
@pytest.mark.parametrize(("step", "fields"), [("bury", {}), ("bury_other", LAID)])
def test_GG_7_whoever_tries_the_same_wrong_place_again_and_again_buries_all_the_same(
    step: str, fields: dict[str, str]
) -> None:
    scene = Scene(step, PLAIN, **fields)  # type: ignore[arg-type]
    moves = scene.rules.moves(scene.state, 0)
    assert scene.rules.sample_move(scene.state, 0, Stubborn()) == moves[-1]


# GG-R11, GG-4
def test_GG_R11_each_different_card_in_hand_is_discarded_or_begun_with_as_often() -> None:
    scene = Scene("discard", hand=(*PLAIN, PLAIN[0]), communal=DIAMOND, **IN_CRYPT)
    found = answers(scene, tries=300)
    assert set(found) == {f"discard {card}" for card in PLAIN}
    assert min(found.values()) > 100
    begin = dealt(2)
    assert set(answers(begin, 1, 300)) == set(begin.moves(1))
