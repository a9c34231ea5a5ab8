"""What every game refuses, and why: stored move by move, in words (tests/refusals.py)."""

from __future__ import annotations

import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from tests.refusals import anew, asked_in, decisions, path_of

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in catalogue.games().values()])


@every_game
def test_what_is_refused_is_refused_for_the_stored_reasons(game: Game) -> None:
    text = path_of(game).read_text(encoding="utf-8")
    assert anew(game, text).splitlines() == text.splitlines()


@every_game
def test_a_number_that_is_no_move_is_refused_as_such(game: Game) -> None:
    rules = game.open(game.seats[0])
    state = next(decisions(rules, 1))
    view, own = rules.view(state, asked_in(rules, state)), rules.moves(state, asked_in(rules, state))
    for number in (-1, own[0] | 1 << 61, 1 << 62, own[0] - (1 << 56)):
        refusal = rules.why_not(view, number)
        assert refusal is not None
        assert (refusal.rule, refusal.message, refusal.facts) == ("notation", "not-a-move", {"text": str(number)})
