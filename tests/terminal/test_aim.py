"""Aiming at a placement: to the nearest one, around a cell, end for end, and none out of reach."""

from __future__ import annotations

from sexton.terminal.fullscreen.aim import Aim, cells_in

UP, RIGHT, DOWN, LEFT = (0, -1), (1, 0), (0, 1), (-1, 0)


def test_values_are_read_as_cells() -> None:
    assert cells_in(["3", "-4", "3,-5"]) == ((3, -4), (3, -5))
    assert cells_in(["8,4"]) == ((8, 4),)


def test_it_begins_near_the_last_place_or_in_the_middle() -> None:
    row = [((x, 0),) for x in range(9)]
    assert Aim(row, ((7, 3),)).lead == (7, 0)
    assert Aim(row).lead == (4, 0)


def test_it_begins_lying_as_the_last_one_did_where_it_can() -> None:
    both = [((0, 0), (1, 0)), ((0, 0), (0, 1))]
    assert Aim(both, ((0, 0), (0, 1))).placement == both[1]
    assert Aim(both, ((9, 9), (10, 9))).placement == both[0]


def test_arrows_go_to_the_nearest_in_their_direction_and_stay_where_there_is_none() -> None:
    aim = Aim([((0, 0),), ((3, 0),), ((1, 2),), ((0, -5),)], ((0, 0),))
    aim.move(*RIGHT)
    assert aim.lead == (3, 0)  # straight ahead, though another one is nearer as the crow flies
    aim.move(*RIGHT)
    assert aim.lead == (3, 0)
    aim.move(*DOWN)
    assert aim.lead == (1, 2)
    aim.move(*UP)
    assert aim.lead == (0, 0)
    aim.move(*UP)
    assert aim.lead == (0, -5)
    aim.move(*LEFT)
    assert aim.lead == (0, -5)


def test_what_is_moved_keeps_lying_as_it_lay() -> None:
    aim = Aim([((0, 0), (0, 1)), ((1, 0), (2, 0)), ((1, 0), (1, 1))], ((0, 0), (0, 1)))
    aim.move(*RIGHT)
    assert aim.placement == ((1, 0), (1, 1))


def test_turning_goes_clockwise_around_the_first_cell() -> None:
    around = [((5, 5), (5, 4)), ((5, 5), (4, 5)), ((5, 5), (6, 5)), ((5, 5), (5, 6)), ((9, 9), (9, 8))]
    aim = Aim(around, around[0])
    turned = []
    for _ in range(4):
        aim.turn()
        turned.append(aim.placement[1])
    assert turned == [(6, 5), (5, 6), (4, 5), (5, 4)]


def test_flipping_exchanges_the_ends_if_that_may_be() -> None:
    aim = Aim([((0, 0), (1, 0)), ((1, 0), (0, 0)), ((3, 0), (4, 0))], ((0, 0), (1, 0)))
    aim.flip()
    assert aim.placement == ((1, 0), (0, 0))
    aim.turn()  # there is nothing else around this cell
    assert aim.placement == ((0, 0), (1, 0))
    aim.step(-1)
    assert aim.lead == (3, 0)
    aim.flip()
    assert aim.lead == (3, 0)


def test_stepping_comes_past_every_placement() -> None:
    aim = Aim([((x * 7 % 5, x * x % 7),) for x in range(12)])
    seen = set()
    for _ in range(12):
        aim.step(1)
        seen.add(aim.at)
    assert len(seen) == 12


def test_the_window_stays_over_what_may_be_aimed_at() -> None:
    aim = Aim([((0, 0), (1, 0)), ((4, 3), (4, 4))])
    assert aim.kept_inside((9, -3)) == (4, 0)
    assert aim.kept_inside((2, 2)) == (2, 2)
