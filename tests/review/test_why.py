"""Why a move was better: nothing that holds as much of the one that was played, and nothing that is not sure."""

from __future__ import annotations

from typing import Any

import pytest

from sexton.bots.explain import FOLDER as BOTS
from sexton.bots.explain import TRIED, Advice, because
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Over
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.words import LANGUAGES, Words
from sexton.puzzles import collection
from sexton.puzzles.puzzle import Position
from sexton.review import WORDS, judge
from sexton.review.judge import Effort, Ends, Imagined
from sexton.review.outcomes import Outcome
from sexton.review.why import UNTOLD, holds_as_much, in_scores, told_apart

FIST = Position(next(one for one in collection.shipped("gravediggers") if one.step == "fists"))
WALK = Position(collection.shipped("vampire")[0])


def coins(message: str, amount: float) -> Reason:
    return Reason(message, {"coins": amount})


@pytest.mark.parametrize(
    ("best", "had", "alike"),
    [
        (coins("why-fist", 3.2), coins("why-fist", 0.9), False),
        (coins("why-fist", 0.9), coins("why-fist", 3.2), True),
        (coins("why-fist", 1.24), coins("why-fist", 1.21), True),  # told alike
        (coins("why-fist-nothing", -0.5), coins("why-fist", 0.9), True),  # what is said of the one denies the other
        (coins("why-place-loss", -1.0), coins("why-place-loss-other", -3.0), False),  # costs least
        (Reason("why-guilty", {"percent": 63}), Reason("why-guilty", {"percent": 65}), True),
        (Reason("why-nobody-guilty", {"percent": 20}), Reason("why-innocent", {"percent": 20}), False),
        (Reason("why-draw-row"), Reason("why-draw-row"), True),
        (Reason("why-no-score"), Reason("why-score", {"points": 2}), False),
        (TRIED, Reason("why-draw-row"), True),
        (None, None, True),
        (Reason("why-stop"), None, False),
    ],
)
def test_what_holds_as_much_of_the_worse_move_is_no_reason(best: Reason, had: Reason, alike: bool) -> None:
    assert holds_as_much(best, had) is alike


class Told(Imagined):
    """Says what it is told to say of how games go and end."""

    said: Ends | None = None
    found: tuple[Outcome, ...] = ()

    def ends(self, *about: Any) -> Ends | None:
        return self.said

    def outcomes(self, *about: Any) -> list[Outcome]:
        return list(self.found)


def reasons(
    position: Position, best: Reason | None, had: Reason | None, said: Ends | None, *found: Outcome
) -> list[Reason | None]:
    rules, (better, played) = position.rules, (position.rules.read(position.puzzle.answer), position.moves[0])
    told = Told(rules)
    told.said, told.found = said, found
    pairs = ((better, 0.5, best), (played, 0.3, had))
    advices = [Advice(rules.write(move), share, 0.01, reason) for move, share, reason in pairs]
    apart = told_apart(rules, told, position.view, position.heard, advices, played, FastDice(1))
    return [one.reason for one in apart]


def test_a_reason_that_tells_them_apart_stays() -> None:
    best, had = coins("why-fist", 3.0), coins("why-fist", 1.0)
    assert reasons(FIST, best, had, Ends(9.0, 0.0)) == [best, had]


def test_otherwise_the_ends_of_games_are_told_or_that_nothing_is_known() -> None:
    best, had = coins("why-fist", 1.0), coins("why-fist", 3.0)
    assert reasons(FIST, best, had, Ends(2.04, -1.0)) == [
        Reason("why-ends", {"how": "more-less", "own": 2.0, "best": -1.0, "beside": "played"}),
        had,
    ]
    assert reasons(FIST, TRIED, TRIED, None) == [UNTOLD, None]


def test_in_a_solved_game_it_is_told_how_many_goes_are_left() -> None:
    rules = WALK.rules
    exact: Any = rules.exact()
    values = dict(zip(WALK.moves, exact.values(WALK.view, WALK.moves, FastDice(0)), strict=True))
    played, better = min(WALK.moves, key=lambda move: values[move]), rules.read(WALK.puzzle.answer)
    advices = [Advice(rules.write(move), 0.5, 0.01, TRIED) for move in (better, played)]
    best, had = told_apart(rules, Told(rules), WALK.view, (), advices, played, FastDice(1))
    assert best.reason is not None and best.reason.message == "why-played" and had.reason is None
    goes = best.reason.facts
    assert float(goes["mine"]) == pytest.approx(-values[better]) and float(goes["mine"]) < float(goes["other"])
    for language in LANGUAGES:
        told = because(Words(language, WORDS, BOTS, *rules.game.words), best.reason)
        assert str(int(float(goes["other"]))) in told and str(int(float(goes["mine"]))) in told


@pytest.mark.parametrize("game", ["gravediggers", "graverobbers", "gloomy_graves"])
@pytest.mark.parametrize("ends", [Ends(2.0, -1.0), Ends(2.0, 1.0), Ends(2.0, 0.0), Ends(0.0, -1.0), Ends(-1.0, -2.0)])
def test_every_way_in_which_games_may_end_has_its_sentence(game: str, ends: Ends) -> None:
    said = set()
    for language in LANGUAGES:
        words = Words(language, WORDS, BOTS, *catalogue.find(game).words)
        reason = in_scores(ends)
        assert reason is not None
        told = because(words, reason)
        said.add(told)
        assert ("2" in told) == (2.0 in (abs(ends.own), abs(ends.best)))
        assert told.count("1") == [abs(ends.own), abs(ends.best)].count(1.0)
        assert because(words, UNTOLD)
    assert len(said) == len(LANGUAGES)
    assert in_scores(Ends(0.04, 0.0)) is None


def test_ends_are_told_where_they_are_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three seats; the better move brings 4 to 6 coins more, and the best of the others one more in half the games."""
    count = iter(range(10_000))

    def over(rules: Any, values: Any, world: Any, seat: int, move: int, seed: int) -> Over:
        nth = next(count)
        own, others = (14 + nth % 3, 20 + nth // 2 % 2) if move == better else (10, 20)
        return Over("GD-25", (own, 3, others), ((2,), (0,), (1,)))

    monkeypatch.setattr(judge, "played_out", over)
    position = next(
        one
        for one in map(Position, collection.shipped("gravediggers"))
        if one.rules.seats == 3 and one.puzzle.seat == 0 and len(one.moves) > 1
    )
    played, better = position.moves[:2]
    thinks = Imagined(position.rules, Effort(told_games=300))
    found = thinks.ends(position.view, position.heard, played, better, FastDice(1))
    assert found is not None and 4.5 < found.own < 5.5 and 0 <= found.best < 1
    assert thinks.ends(position.view, position.heard, better, played, FastDice(1)) is None  # the other way round
    few = Imagined(position.rules, Effort(told_games=20))
    assert few.ends(position.view, position.heard, played, better, FastDice(1)) is None
