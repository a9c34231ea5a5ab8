"""Advice: the best moves, how often they win, how sure that is, and why; in both languages, from the view alone."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

from sexton.bots.explain import BOTH_TAKE, NET_TAKES, Advice, advise, explain, is_close, thinker_for, with_reasons
from sexton.bots.players import LEVELS
from sexton.bots.search import Budget, Search, Thought
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game
from sexton.kernel.learn import nets
from sexton.kernel.learn.nets import mind_of
from sexton.kernel.words import LANGUAGES, Words
from sexton.puzzles import collection
from sexton.puzzles.puzzle import Position
from tests.bots.test_search import asked_states, opened
from tests.games.gravediggers.scene import Scene

LITTLE = Budget(iterations=12)


@pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)
def test_every_move_has_a_reason_in_both_languages(game: Game) -> None:
    rules, rng, said = opened(game), random.Random(1), set()
    from sexton.bots.explain import FOLDER, advice_on, sentence
    from sexton.bots.search import Thought

    for seed in range(2):
        for state in asked_states(rules, seed, 0.5):
            for seat in rules.pending(state).seats:
                move = rng.choice(rules.moves(state, seat))
                advice = advice_on(rules, rules.view(state, seat), (), Thought(move, 9, 0.41, 0.012), FastDice(2))
                choices = rules.choices(rules.view(state, seat))
                for language in LANGUAGES:
                    text = sentence(Words(language, FOLDER, game.folder), 1, advice, choices)
                    assert rules.write(move) in text and "41" in text and ";" in text
                    said.add((language, advice.reason.message if advice.reason else ""))
    assert len(said) >= 2 * 3


def scene() -> Scene:
    return Scene("fists", target="1", lines="5+,5+,B:0/5:/5:/W:/G:", deck="4*1,A*1", hands="3A/3A/4A")


def sentences(language: str) -> list[str]:
    found = scene()
    rules = found.rules
    seen, moves = rules.view(found.state, 0), rules.moves(found.state, 0)
    return list(explain(rules, seen, (), moves, Words(language), FastDice(1), Budget(iterations=60)))


def test_advice_reads_like_advice() -> None:
    english, italian = sentences("en"), sentences("it")
    assert len(english) == len(italian) == 4
    pattern = r"1\. fist 0: wins about \d+ % \(± \d+\); whatever you show there is likelier to be lost.*\."
    assert re.fullmatch(pattern, english[0])
    assert italian[0].startswith("1. il pugno vuoto (fist 0): vince circa ")


def test_where_there_is_no_choice_nothing_is_weighed() -> None:
    found = scene()
    seen = found.rules.view(found.state, 0)
    said = list(explain(found.rules, seen, (), found.rules.moves(found.state, 0)[:1], Words("en"), FastDice(1)))
    assert said == ["fist 0 is all you can do."]


def test_advice_as_values() -> None:
    found = scene()
    rules = found.rules
    advices = advise(rules, rules.view(found.state, 0), (), rules.moves(found.state, 0), FastDice(1), LITTLE)
    assert len(advices) == 3 and advices[0].reason is not None
    assert {advice.move for advice in advices} <= {rules.write(move) for move in rules.moves(found.state, 0)}


def test_where_a_game_has_a_net_the_shares_are_its_own() -> None:
    """Said by the estimate of the search, they would be bolder than who wins (docs/measured/calibration.md)."""
    rules = catalogue.find("graverobbers").open(4)
    mind, budget = mind_of(rules), Budget(iterations=80 * NET_TAKES)
    assert mind is not None
    asked = [(state, seat) for state in asked_states(rules, 3, 0.15) for seat in rules.pending(state).seats[:1]]
    apart = {"net": 0.0, "estimate": 0.0}
    for state, seat in asked:
        view, moves = rules.view(state, seat), tuple(rules.moves(state, seat))
        share = advise(rules, view, (), moves, FastDice(1), budget)[0].share
        expected = 1 / 4 + mind.heuristics.share(view)
        thoughts = Search(rules, budget).think(view, (), moves, FastDice(1))
        apart["net"] += abs(share - expected)
        apart["estimate"] += abs(thoughts[0].share - expected)
    assert len(asked) >= 5 and 2 * apart["net"] < apart["estimate"]


def test_in_gravediggers_hints_are_judged_by_the_net_and_the_estimate_together() -> None:
    """That lies closer to who wins than the net alone (docs/measured/calibration.md), and takes less time."""
    budget = Budget(iterations=80 * BOTH_TAKE)
    for name, alone in (("gravediggers", False), ("graverobbers", True), ("gloomy_graves", True)):
        rules = catalogue.find(name).open(3)
        state = asked_states(rules, 3, 0.15)[0]
        seat = rules.pending(state).seats[0]
        view, moves = rules.view(state, seat), tuple(rules.moves(state, seat))
        said = Search(
            rules, Budget(80 if not alone else 80 * BOTH_TAKE // NET_TAKES), mind=mind_of(rules), by_net_alone=alone
        )
        found = thinker_for(rules, budget).think(view, (), moves, FastDice(1))
        assert found == said.think(view, (), moves, FastDice(1))


def test_a_box_without_a_net_is_judged_by_the_search() -> None:
    game = catalogue.find("gravediggers")
    box = {"cards": [1, 1, 1, 2, 1, 1, 1, 1, 1, 1], "tiles": [4, 1, 1, 2], "cemeteries": 3, "hand": 1, "money": 5}
    rules = game.open(2, game.read_options({"box": box}))
    assert mind_of(rules) is None and thinker_for(rules, LITTLE).budget == LITTLE


def test_where_the_net_cannot_be_read_the_search_judges(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As in a browser without a line. It is asked for again the next time."""

    def unreadable(path: Any) -> Any:
        raise OSError(5, "no line")

    rules = catalogue.find("gravediggers").open(3)
    nets.opened.cache_clear()
    with monkeypatch.context() as without:
        without.setattr(nets, "read", unreadable)
        assert thinker_for(rules, LITTLE).budget == LITTLE
    assert "the net of gravediggers cannot be read (no line)" in caplog.text
    assert mind_of(rules) is not None


class Opinionated:
    """Heuristics that like what they are told to like."""

    def __init__(self, liked: int) -> None:
        self.liked = liked

    def values(self, view: Any, moves: Sequence[int], dice: Any) -> list[float]:
        return [float(move == self.liked) for move in moves]


def test_no_move_is_called_the_best_of_all_for_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """`whatever you show there is likelier to be lost` speaks for the empty fist alone."""
    found = scene()
    rules, moves = found.rules, found.rules.moves(found.state, 0)
    empty, full = moves[0], moves[-1]

    def reasons(liked: int) -> list[str]:
        monkeypatch.setattr(type(rules), "heuristics", lambda rules: Opinionated(liked))
        advices = advise(rules, rules.view(found.state, 0), (), (empty, full), FastDice(1), Budget(iterations=60))
        return [advice.reason.message for advice in advices if advice.reason is not None]

    assert reasons(empty)[0] == "why-fist-nothing"
    assert reasons(full)[0] == "hint-tried"


def test_two_moves_are_close_where_their_intervals_meet() -> None:
    def advice(share: float, error: float) -> Advice:
        return Advice("", share, error, None)

    assert is_close(advice(0.5, 0.05), advice(0.45, 0.01))
    assert not is_close(advice(0.5, 0.02), advice(0.45, 0.01))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_people_understand(language: str) -> None:
    from sexton.bots.explain import FOLDER

    words: Any = Words(language, FOLDER)
    assert all(words.say(f"level-{level}").startswith(level) for level in LEVELS)


def test_what_holds_even_more_of_a_worse_move_is_no_reason() -> None:
    """A fist that brings less than the next best one is not better because of what it brings."""
    position = next(
        Position(one) for one in collection.shipped("gravediggers") if one.step == "fists" and one.seats == 3
    )
    rules, seen, moves = position.rules, position.view, tuple(position.moves)
    values = rules.heuristics().values(seen, moves, FastDice(1))
    more, less = [
        moves[nth]
        for nth in sorted(range(len(moves)), key=lambda nth: -values[nth])
        if rules.reason(seen, position.heard, moves[nth], FastDice(1)).message == "why-fist"
    ][:2]

    def reasons(*order: int) -> list[str]:
        thoughts = [Thought(move, 9, 0.5 - 0.1 * nth, 0.01) for nth, move in enumerate(order)]
        found = with_reasons(rules, seen, position.heard, moves, thoughts, FastDice(1))
        return [one.reason.message if one.reason else "" for one in found]

    assert reasons(more, less) == ["why-fist", "why-fist"]
    assert reasons(less, more) == ["hint-tried", "why-fist"]
