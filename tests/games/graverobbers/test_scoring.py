"""GR-12, GR-13 and GR-20 to GR-24 with their rulings, and the worked examples: each fails when its rule is broken."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.options import Options
from sexton.games.graverobbers.referee import Score, Scored, settle_score
from sexton.games.graverobbers.rules.scoring import ranks_of
from tests.games.graverobbers.scene import Scene, last_go


def judged(*column: str) -> tuple[int, int, bool]:
    """Defence, robbery, and whether the grave is ransacked."""
    referee = GAME.referees["grave"]
    result: Any = referee.settle(referee.Input(column))[0]
    return result.defense, result.robbers, result.ransacked


def in_play(*column: str) -> str:
    """What becomes of the same cards on the table: the last of them is played now."""
    laid = ",".join(card + ("+" if place % 2 == 0 else ":1") for place, card in enumerate(column[:-1]))
    if len(column) == 7:
        return str(
            Scene("go", {4: laid}, hands=f"{column[-1]}*1/-/-").answer(f"play {column[-1]} at 4").truth().graves[3]
        )
    whole = ",".join(card + "+" for card in column)
    return str(last_go({4: whole}, phase="over").answer("stop").truth().graves[3])


EXAMPLES = {
    "GR-X1": (("D1", "B1", "B1", "D1", "R2", "R3", "B2"), (4, 5, True)),
    "GR-X2": (("D1", "B1", "D2", "R3", "B1", "R3", "D1"), (6, 6, False)),
    "GR-X3": (("B2", "B2", "R1"), (0, 1, True)),
    "GR-X4": (("B0", "D1", "B2", "R2"), (1, 2, True)),
    "GR-X5": (("B2", "R1", "D3", "B2", "R3", "R2", "B1"), (5, 6, True)),
    "GR-X6": (("R3", "R3", "D2", "B0", "B2", "D1", "B1"), (5, 6, True)),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_GR_X1_to_X6_graves_are_judged_as_in_the_worked_examples(name: str) -> None:
    column, result = EXAMPLES[name]
    assert judged(*column) == result
    assert in_play(*column) == ("ransacked" if result[2] else "undisturbed")


# GR-12
def test_GR_12_as_many_bobbies_count_as_there_are_detectives_nearest_the_grave_first() -> None:
    assert judged("B2", "B1", "B1") == (0, 0, False)
    assert judged("B2", "B1", "B1", "D1") == (3, 0, False)
    assert judged("B2", "B1", "B1", "D1", "D1") == (5, 0, False)
    assert judged("B2", "D1", "D1", "D1") == (5, 0, False)
    assert judged("R1", "R2", "R3", "D3", "D2") == (5, 6, True)


# GR-R7
def test_GR_R7_a_bobby_worth_0_takes_a_place_among_those_that_count() -> None:
    assert judged("B0", "B2", "D1") == (1, 0, False)


# GR-R8
def test_GR_R8_nearest_is_earliest_in_the_column_whichever_way_it_was_played() -> None:
    assert judged("D1", "B1", "B2") == (2, 0, False)
    assert judged("D1", "B2", "B1") == (3, 0, False)
    column = {4: "D1+,B0:1,B2+,R1:1,R1+,B2:1"}  # the face-down bobby 0 is the nearest
    assert Scene("go", column, hands="B2*1/-/-").answer("play B2 at 4").truth().graves[3] == "ransacked"


# GR-13
def test_GR_13_robbery_must_be_greater_a_tie_is_undisturbed() -> None:
    assert judged("R2", "D2") == (2, 2, False)
    assert judged("R3", "D2") == (2, 3, True)
    assert judged("R1", "D2") == (2, 1, False)
    assert judged() == (0, 0, False)


# Points


def player(hand: str, *objectives: tuple[str, tuple[int, ...], int], accuses: int | None = None) -> dict[str, Any]:
    own = [{"side": side, "graves": graves, "points": points} for side, graves, points in objectives]
    return {"hand": hand.split(), "objectives": own, "accuses": accuses}


def scored(ransacked: set[int], *players: dict[str, Any], full_tie: str = "shared") -> Scored:
    fates = [grave in ransacked for grave in range(1, 8)]
    score = msgspec.convert({"ransacked": fates, "players": players, "full_tie": full_tie}, Score)
    return settle_score(score)[0]


NOBODY = player("")
MOST, LEAST = {1, 2, 3, 7}, {1, 2, 3}


def parts(result: Scored, seat: int, rule: str) -> list[int]:
    return [part.points for part in result.parts[seat] if part.rule == rule]


# GR-20
def test_GR_20_robbers_less_detectives_if_the_cemetery_is_ransacked_else_the_other_way_round() -> None:
    hand = player("R3 R2 D1 B2")
    assert parts(scored(MOST, hand, NOBODY, NOBODY), 0, "GR-20") == [4]
    assert parts(scored(LEAST, hand, NOBODY, NOBODY), 0, "GR-20") == [-4]


# GR-21
@pytest.mark.parametrize(("bobbies", "points"), [("", 0), ("B2", 0), ("B0 B0", 1), ("B2 B2 B2", 1), ("B0 B1 B2 B0", 2)])
def test_GR_21_a_point_for_every_two_bobbies_whatever_their_values(bobbies: str, points: int) -> None:
    for ransacked in (MOST, LEAST):
        result = scored(ransacked, player(bobbies), NOBODY, NOBODY)
        assert (parts(result, 0, "GR-21"), result.scores[0]) == ([points], points)


# GR-22
@pytest.mark.parametrize(
    ("ransacked", "objective", "points"),
    [
        ({1, 2}, ("black", (1, 2), 6), 6),
        ({1, 3}, ("black", (1, 2), 6), 0),
        ({2, 3}, ("black", (1, 2), 6), 0),
        ({3, 4}, ("white", (1, 2), 4), 4),
        ({1, 3}, ("white", (1, 2), 4), 0),
        ({2, 3}, ("white", (1, 2), 4), 0),
        ({1, 2, 3, 4}, ("black", (), 5), 5),
        ({1, 2, 3}, ("black", (), 5), 0),
        ({1, 2, 3}, ("white", (), 3), 3),
        ({1, 2, 3, 4}, ("white", (), 3), 0),
    ],
)
def test_GR_22_achieved_objectives_bring_their_points(
    ransacked: set[int], objective: tuple[str, tuple[int, ...], int], points: int
) -> None:
    assert parts(scored(ransacked, player("", objective), NOBODY, NOBODY), 0, "GR-22") == [points]


def test_GR_22_two_equal_cemetery_cards_both_score() -> None:
    both = player("", ("white", (), 3), ("white", (), 3))
    assert scored(LEAST, both, NOBODY, NOBODY).scores[0] == 6


def test_GR_22_the_objective_laid_aside_does_not_score() -> None:
    """The third of each seat is laid aside: black 3-4, black 4-5, white 4-7."""
    scene = last_go(graves="uurrruu", phase="over", hands="-/-/-").answer("stop")
    assert scene.over.scores == (0, 0, 0)
    assert last_go(graves="rruuuuu", phase="over", hands="-/-/-").answer("stop").over.scores == (6, 0, 4)


GUILTY = ("black", (1, 2), 6)


# GR-23
def test_GR_23_an_accusation_is_true_if_a_black_objective_is_achieved() -> None:
    accuser = player("", accuses=0)
    assert scored(MOST, player("", GUILTY), accuser, NOBODY).scores == (6 - 2, 3, 0)
    assert scored({4}, player("", GUILTY), accuser, NOBODY).scores == (1, -1, 0)
    assert scored({4}, player("", ("white", (1, 2), 4)), accuser, NOBODY).scores == (4 + 1, -1, 0)


def test_GR_23_holds_on_the_table_too() -> None:
    true = last_go(graves="rruuuuu", phase="over", hands="-/-/-", accused="-,0,0").answer("stop")
    assert true.over.scores == (6 - 2 - 2, 0 + 3, 4 + 3)
    false = last_go(graves="rururuu", phase="over", hands="-/-/-", accused="1,-,-").answer("stop")
    assert false.over.scores == (0 - 1, 0 + 1, 0)
    white = last_go(graves="rruuuuu", phase="over", hands="-/-/-", accused="2,-,-").answer("stop")
    assert white.over.scores == (6 - 1, 0, 4 + 1)


# GR-R4
def test_GR_R4_two_achieved_black_objectives_are_no_worse_than_one() -> None:
    twice = player("", GUILTY, ("black", (), 5))
    assert scored(MOST, twice, player("", accuses=0), NOBODY).scores == (11 - 2, 3, 0)


def test_GR_X8_Alex_scores_9_and_Red_3() -> None:
    alex = player("B1 R3 D2 R3 B1 B2", ("white", (2, 5), 5), GUILTY)
    result = scored(MOST, alex, player("", accuses=0), NOBODY)
    assert result.scores == (9, 3, 0)
    assert [part.points for part in result.parts[0]] == [6 - 2, 1, 0, 6, -2]


def test_GR_X9_a_safe_cemetery_and_two_wrong_accusations() -> None:
    hand = "R3 D2 D2 D1 B0 B2"
    assert scored(LEAST, player(hand), NOBODY, NOBODY).scores == (3, 0, 0)
    assert scored(LEAST, player(hand), player("", accuses=0), player("", accuses=0)).scores == (5, -1, -1)


def test_GR_X10_three_true_accusations() -> None:
    accuser = player("", accuses=0)
    assert scored(MOST, player("", GUILTY), accuser, accuser, accuser).scores == (6 - 6, 3, 3, 3)


# Who wins


# GR-24
def test_GR_24_the_most_points_win() -> None:
    assert scored(LEAST, player("D1"), player("D3"), player("D2")).ranking == ((1,), (2,), (0,))


def test_GR_24_in_a_single_hand_a_tie_goes_to_the_fewest_cards() -> None:
    assert scored(LEAST, player("D1 D1"), player("D2"), NOBODY).ranking == ((1,), (0,), (2,))
    table = last_go(graves="uuuurrr", phase="over", hands="D1*2/D2*1/-", objectives=PLAIN).answer("stop")
    assert table.over.ranking == ((1,), (0,), (2,))


PLAIN = "black:1-2:6,black:2-3:6,white:1-4:4/black:3-4:6,white:6-2:4,white:2-5:4/white:7-3:4,white:4-7:4,white:3-6:4"
TIED = {"graves": "uuuurrr", "phase": "over", "objectives": PLAIN}


# GR-R14
@pytest.mark.parametrize(("full_tie", "ranking"), [("shared", ((0, 1), (2,))), ("next_ranked", ((2,), (0, 1)))])
def test_GR_R14_a_full_tie_is_shared_or_goes_to_the_next_ranked(full_tie: Any, ranking: Any) -> None:
    assert scored(LEAST, player("D2"), player("D2"), NOBODY, full_tie=full_tie).ranking == ranking
    table = last_go(options=Options(full_tie=full_tie), hands="D2*1/D2*1/D1*1", **TIED).answer("stop")
    assert table.over.ranking == ranking


def test_GR_R14_with_nobody_behind_a_full_tie_is_shared() -> None:
    equal = last_go(options=Options(full_tie="next_ranked"), hands="D2*1/D2*1/D2*1", **TIED).answer("stop")
    assert equal.over.ranking == ((0, 1, 2),)


def last_of_three(match_tie: Any = "next_ranked", **fields: str) -> Any:
    options = Options(hands="3", match_tie=match_tie)
    return last_go(options=options, hand="3", **{**TIED, **fields}).answer("stop").over


# GR-24
def test_GR_24_in_a_match_the_highest_total_wins_whatever_the_last_hand() -> None:
    over = last_of_three(hands="D3*1/D1*1/-", totals="0,5,1")
    assert (over.scores, over.ranking) == ((3, 6, 1), ((1,), (0,), (2,)))


def test_GR_24_in_a_match_a_tie_goes_to_the_most_points_in_the_last_hand_not_to_the_fewest_cards() -> None:
    over = last_of_three(hands="D1*1/D1*3/-", totals="4,2,0")
    assert (over.scores, over.ranking) == ((5, 5, 0), ((1,), (0,), (2,)))


# GR-R15
def test_GR_R15_still_tied_the_next_player_behind_wins_the_match() -> None:
    over = last_of_three(hands="D2*1/D1*2/D1*1", totals="4,4,1")
    assert (over.scores, over.ranking) == ((6, 6, 2), ((2,), (0, 1)))
    assert last_of_three("shared", hands="D2*1/D1*2/D1*1", totals="4,4,1").ranking == ((0, 1), (2,))
    assert last_of_three(hands="D2*1/D1*2/D2*1", totals="4,4,4").ranking == ((0, 1, 2),)


def test_GR_R15_only_a_tie_for_the_first_place_is_turned_round() -> None:
    assert last_of_three(hands="D2*1/D1*1/D1*1", totals="4,1,1").ranking == ((0,), (1, 2))
    assert list(ranks_of(vec[i64]([5, 5, 3, 3, 1]), vec[i64]([0, 0, 0, 0, 0]), True)) == [3, 3, 1, 1, 5]


# GR-24
def test_GR_24_the_points_of_all_hands_are_added_up() -> None:
    scene = last_go(options=Options(hands="3"), hand="2", totals="3,-2,0", hands="D1*1/D2*1/-", **TIED).answer("stop")
    assert scene.truth().totals == (4, 0, 0)
    assert scene.truth().points == (1, 2, 0)
