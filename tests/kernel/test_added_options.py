"""An option that is added with a default leaves what was played before as it is (docs/decisions/0018)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

import sexton
from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.options import Box, Options
from sexton.kernel import catalogue
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import Chain, RecordError
from sexton.lab.simulation.plan import Plan

GOLDEN = sorted((Path(__file__).parents[1] / "games" / "gravediggers" / "golden").glob("*.sexton"))


class NewerBox(Box, frozen=True, forbid_unknown_fields=True):
    shovels: int = 3


class Newer(Options, frozen=True, forbid_unknown_fields=True):
    innocence: Literal["paid", "unpaid"] = "paid"
    box: NewerBox = NewerBox()


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gravediggers with one option more, and one more inside the box."""
    monkeypatch.setattr(type(GAME), "options_type", Newer)


def with_options(text: str, options: str) -> str:
    """The record with other options, its digests made anew."""
    chain = Chain()
    bodies = [line.rpartition(" ~")[0] for line in text.splitlines()]
    return "".join(chain.add(f"options {options}" if body.startswith("options ") else body) for body in bodies)


@pytest.mark.usefixtures("added")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_of_before_is_read_by_the_default_and_kept_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = replay.verify(text)
    options = replay.opened(played.header).options
    assert isinstance(options, Newer) and (options.innocence, options.box) == ("paid", NewerBox())
    assert "innocence" not in played.header.terms.options and "innocence" in options.canonical()
    assert record.write(replay.replay(played)) == text
    *_, last = sexton.replay(played)
    assert last.over
    terms = played.header.terms
    plan = Plan(terms.game, terms.seats, ("random",) * terms.seats, 1, 0, terms.options)
    assert plan.opened().options == options and plan.header(0).terms.options == terms.options


@pytest.mark.usefixtures("added")
def test_what_is_new_is_written_and_what_is_wrong_is_refused() -> None:
    text = GOLDEN[0].read_text(encoding="utf-8")
    old = msgspec.json.decode(record.read(text).header.terms.options)

    def spoken(**more: object) -> str:
        return msgspec.json.encode(old | more, order="sorted").decode()

    for good in (spoken(innocence="paid"), spoken(box={**old["box"], "shovels": 3}), Newer().canonical()):
        assert "innocence" in good or "shovels" in good
        assert replay.opened(record.read(with_options(text, good)).header).options == Newer()
    for wrong in (
        spoken(innocence="half"),
        spoken(guilt="paid"),
        spoken(box={**old["box"], "spades": 3}),
        spoken(box={**old["box"], "shovels": "3"}),  # read as a number, and so it must be written as one
        spoken().replace(",", ", ", 1),
        "{" + spoken()[1:].replace("}", '},"closed":"stay"', 1),  # twice
        "[]",
    ):
        with pytest.raises(RecordError):
            replay.opened(record.read(with_options(text, wrong)).header)


def test_every_option_has_a_default() -> None:
    """Else a record in which it is missing could not be read."""
    for game in catalogue.games().values():
        assert all(not field.required for field in msgspec.structs.fields(game.options_type)), game.id
