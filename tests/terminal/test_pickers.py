"""An answer filled field by field: what there is no choice about is not asked."""

from __future__ import annotations

from textual import events

from sexton.kernel.interface import Choices
from sexton.terminal.fullscreen.pickers import KEYS, Chips, Picker
from sexton.terminal.phrases import Picking


def targets(*rows: str, fields: str = "card at turn") -> tuple[dict[str, str], ...]:
    return tuple(dict(zip(fields.split(), row.split(), strict=True)) for row in rows)


def test_a_field_with_one_value_is_filled_without_asking() -> None:
    picking = Picking(Choices("lay {card} at {at} {turn}", targets("a 1 x", "a 2 x", "a 2 y")))
    assert (picking.picked, picking.field, picking.values) == ({"card": "a"}, "at", ["1", "2"])
    assert picking.pick("1") == "lay a at 1 x"
    assert picking.pick("2") is None
    assert picking.values == ["x", "y"]
    assert picking.pick("y") == "lay a at 2 y"


def test_back_leads_to_the_last_question_and_no_further() -> None:
    picking = Picking(Choices("lay {card} at {at} {turn}", targets("a 1 x", "a 1 y", "b 1 x")))
    assert picking.pick("a") is None
    assert picking.picked == {"card": "a", "at": "1"}
    picking.back()
    assert picking.picked == {}
    picking.back()
    assert picking.field == "card"


def test_a_refused_answer_is_asked_again_from_its_last_question() -> None:
    picking = Picking(Choices("lay {card} at {at} {turn}", targets("a 1 x", "b 1 x")))
    assert picking.pick("a") == "lay a at 1 x"
    assert (picking.picked, picking.values) == ({}, ["a", "b"])


def test_something_is_asked_even_where_there_is_no_choice_at_all() -> None:
    picking = Picking(Choices("lay {card} at {at} {turn}", targets("a 1 x")))
    assert (picking.picked, picking.values) == ({"card": "a", "at": "1"}, ["x"])
    assert picking.pick("x") == "lay a at 1 x"


def test_answers_of_their_own_stand_beside_the_first_field_only() -> None:
    picking = Picking(Choices("lay {card} at {at} {turn}", targets("a 1 x", "a 2 x"), others=("stop",)))
    assert picking.values == ["a", "stop"]
    assert picking.pick("stop") == "stop"
    assert picking.pick("a") is None
    assert picking.values == ["1", "2"]


def test_cells_are_asked_for_together_and_shown_even_if_there_is_one_place() -> None:
    choices = Choices(
        "lay {card} at {x},{y} {end}",
        targets("a 1 2 1,3", "a 1 2 0,2", "b 5 5 5,6", fields="card x y end"),
        cells=("x", "y", "end"),
    )
    picking = Picking(choices, on_drawing=True)
    assert picking.places == []
    assert picking.pick("b") is None
    assert picking.places == [{"x": "5", "y": "5", "end": "5,6"}]
    assert picking.fill(picking.places[0]) == "lay b at 5,5 5,6"
    assert picking.verb == "lay"
    in_lines = Picking(choices)
    assert in_lines.pick("a") is None
    assert in_lines.field == "end"
    assert in_lines.values == ["1,3", "0,2"]


class Nobody:
    def __init__(self) -> None:
        self.taken: list[str] = []

    def pointed_elsewhere(self) -> None: ...

    def step_back(self) -> None: ...

    def take(self, picker: Picker) -> None:
        self.taken.append(picker.value)


def test_beyond_ten_chips_letters_go_on() -> None:
    asking = Nobody()
    chips = Chips(asking)
    many = [f"answer {number}" for number in range(30)]
    chips.offer(many, many)
    assert "0) answer 9" in chips.chip(9, many[9])
    assert "a) answer 10" in chips.chip(10, many[10])
    assert chips.chip(29, many[29]).strip() == "answer 29"  # arrows reach it
    assert len(KEYS) < 30
    for key in ("2", "0", "b", "r"):  # r is not a chip's key
        chips.on_key(events.Key(key, key))
    assert asking.taken == ["answer 1", "answer 9", "answer 11"]
