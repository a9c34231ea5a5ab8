"""The drawing of Gravediggers shows a seat what it knows, marks who knows what, and nothing else."""

from __future__ import annotations

import msgspec
from rich.text import Text

from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.screen.screen import draw
from sexton.games.gravediggers.screen.sentences import describe
from sexton.games.gravediggers.view.cemetery import Cemetery, LaidCard
from sexton.games.gravediggers.view.view import View
from sexton.kernel.game import Look
from sexton.terminal import phrases
from tests.terminal.local_table import GAME, practice

NAMES = ("Ada", "Bruno", "Carla")


def first_view() -> View:
    view = practice(3).view()
    assert isinstance(view, View)
    return view


def with_line(*cards: LaidCard) -> View:
    """Cemetery 2 has these cards."""
    view = first_view()
    cemeteries = [Cemetery(2, 1, cards) if at.number == 2 else at for at in view.cemeteries]
    return msgspec.structs.replace(view, cemeteries=tuple(cemeteries))


def drawing(view: View, options: Options | None = None, **look: object) -> str:
    looked = msgspec.structs.replace(Look(phrases.words_for("en", GAME), NAMES, room=(80, 15)), **look)
    drawn = draw(view, options or Options(), looked)
    assert isinstance(drawn, Text)
    return drawn.plain


def test_brackets_say_how_a_card_lies_and_letters_who_laid_it_and_who_knows_it() -> None:
    view = with_line(
        LaidCard("5", True, (), 1),
        LaidCard("widow", False, (0, 2), 2),
        LaidCard(None, False, (1,), None),
        LaidCard("10", True, (), None),
    )
    shown = drawing(view)
    assert "[5] (W) ▒▒  [10]" in shown
    assert "│ B  C:A  :B " in shown
    (said,) = [
        line for line in describe(view, Options(), Look(phrases.words_for("en", GAME), NAMES)) if "a 5 face up" in line
    ]
    assert (
        "a 5 face up, laid by Bruno; a widow face down, as you know, laid by Carla; a card face down, seen by Bru"
        in said
    )
    hidden = drawing(view, memory_aid=False)
    assert "(W)" not in hidden
    assert "[5] ▒▒  ▒▒  [10]" in hidden


def test_money_of_the_others_is_shown_only_by_agreement_or_at_the_end() -> None:
    view = msgspec.structs.replace(first_view(), money=(11, 22, 33))
    assert "11" in drawing(view)
    assert "22" not in drawing(view)
    assert "22" in drawing(view, Options(money="open"))
    assert "22" in drawing(msgspec.structs.replace(view, step="result"))
    look = Look(phrases.words_for("en", GAME), NAMES)
    assert not any("22" in line for line in describe(view, Options(), look))
    assert any("22" in line for line in describe(view, Options(money="open"), look))


def test_the_last_tile_is_no_secret() -> None:
    view = msgspec.structs.replace(first_view(), tiles={"place": 0, "view": 1, "reveal": 0, "gravedigger": 0})
    assert "The last tile: View" in drawing(view)
    two = msgspec.structs.replace(view, tiles={"place": 1, "view": 1, "reveal": 0, "gravedigger": 0})
    assert "The last tile" not in drawing(two)


def test_what_is_pointed_at_is_marked_without_colour() -> None:
    view = with_line(LaidCard(None, False, (), None), LaidCard(None, False, (), None))
    shown = drawing(view, pointed={"cemetery": "2", "place": "2", "card": view.hand[0]})
    assert "┏" in shown
    assert "▒▒  »▒«" in shown
    assert "»" not in drawing(view)


def test_a_robbed_cemetery_and_a_closed_one_say_so() -> None:
    view = msgspec.structs.replace(with_line(), target=1)
    shown = drawing(view)
    assert "closed" in shown
    assert "Robbery at cemetery 1" in shown
    assert "╔" in shown
    assert "empty" in drawing(view, Options(closed="reopen"))


def test_a_narrow_window_gets_a_list() -> None:
    lines = drawing(first_view(), room=(50, 20)).split("\n")
    assert max(len(line) for line in lines) <= 50
    assert sum("╭" in line for line in lines) == 5


def test_a_long_line_is_set_tighter_before_it_is_broken() -> None:
    cards = tuple(LaidCard("5", False, (0, 1, 2), 0) for _ in range(8))
    lines = drawing(with_line(*cards)).split("\n")
    assert len(lines) <= 15
    assert any("(5)" * 8 in line for line in lines)
    assert any("A:+" * 8 in line for line in lines)
