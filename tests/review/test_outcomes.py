"""What comes of two moves is told of what is announced in imagined games: what is sure, what it is worth, in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sexton.bots.explain import FOLDER as BOTS
from sexton.bots.explain import because
from sexton.games.gloomy_graves.rules.events import Scored
from sexton.games.gravediggers.rules.events import FistLost, LoneGuard, Paid, Rewarded
from sexton.games.graverobbers.rules.events import CemeteryRansacked, ObjectiveScored, Ransacked
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Event, Over
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.words import LANGUAGES, Words
from sexton.puzzles import collection
from sexton.puzzles.puzzle import Position
from sexton.review import WORDS
from sexton.review.judge import Effort, Imagined
from sexton.review.outcomes import Kind, Outcome, Story, kinds_of, outcomes_of

GAMES = ("gravediggers", "graverobbers", "gloomy_graves")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def story(lead: int, *told: Event, later: tuple[Event, ...] = ()) -> Story:
    """Of seat 0, which ends this far ahead; what is told later is not told at once."""
    found = Story(0)
    for event in told:
        found.tell(0, event)
    found.decided()
    for event in later:
        found.tell(0, event)
    found.decided()
    found.ended(Over("GD-25", (20 + lead, 20, 3), ((0,), (1,), (2,))))
    return found


def named(found: list[Outcome]) -> dict[str, Outcome]:
    return {one.kind.message: one for one in found}


def test_an_announcement_counts_for_whom_it_is_about() -> None:
    assert list(kinds_of(Paid((0, 2), 7, 1), 0)) == [
        (Kind("once", "own", "paid"), 7.0),
        (Kind("once", "others", "paid"), 7.0),
    ]
    assert list(kinds_of(LoneGuard(), 1)) == [(Kind("once", "all", "lone-guard"), 1.0)]
    assert list(kinds_of(Ransacked(4), 1)) == [(Kind("once", "all", "ransacked", (("grave", 4),)), 1.0)]
    missed = ObjectiveScored(1, "black", "1-2", 6, 0)
    assert [amount for _, amount in kinds_of(missed, 1)] == [0.0], "told, and worth nothing"


def test_what_comes_more_often_is_told_with_how_often_and_how_much() -> None:
    """Nine coins in half the games, none with the other fist; that is all the difference there is."""
    pairs = [(story(9, Paid((0,), 9, 0)) if nth % 2 else story(0), story(0)) for nth in range(100)]
    paid = named(outcomes_of(pairs))["once-own-paid"]
    assert paid.often == (0.5, 0.0) and paid.sums == (4.5, 0.0)
    assert paid.worth == pytest.approx(4.5)
    facts = paid.facts
    assert (facts["how"], facts["mine"], facts["other"], facts["each"], facts["sum"]) == ("often", 50, 0, 9, 4.5)


def test_what_is_the_same_or_unsure_or_bad_is_not_told() -> None:
    same = [(story(0, FistLost(1, 4)), story(0, FistLost(1, 4))) for _ in range(50)]
    assert outcomes_of(same) == []
    seldom = [(story(9, Paid((0,), 9, 0)) if nth < 3 else story(0), story(0)) for nth in range(100)]
    assert outcomes_of(seldom) == []
    bad = [(story(-4, FistLost(0, 4)), story(0)) for _ in range(50)]
    assert outcomes_of(bad) == []
    assert outcomes_of([]) == []


def test_what_hardly_matters_is_not_told_however_surely_it_comes() -> None:
    pairs = [(story(10 if nth % 2 else -9, Ransacked(4)), story(0)) for nth in range(60)]
    assert outcomes_of(pairs) == []


def test_a_loss_that_falls_on_others_too_is_still_a_loss() -> None:
    """Bandits take more from the others, so whoever loses a fist to them is ahead then, with less in it more so."""
    pairs = []
    for nth in range(90):
        raided = nth % 3 == 0
        small, large = (story(20 - lost, FistLost(0, lost)) if raided else story(0) for lost in (2, 9))
        pairs.append((small, large))
    lost = named(outcomes_of(pairs))["once-own-fist-lost"]
    assert lost.worth == pytest.approx(7 / 3), "seven coins less are lost, one time in three"
    assert named(outcomes_of([(large, small) for small, large in pairs])) == {}


def test_what_happens_later_counts_by_the_end_only() -> None:
    pairs = [(story(5, later=(Rewarded(0, 5),)), story(0)) for _ in range(30)]
    assert [one.kind.message for one in outcomes_of(pairs)] == ["end-own-rewarded"]


def test_what_players_gain_comes_before_what_happens_to_a_grave() -> None:
    scored = ObjectiveScored(0, "black", "4", 3, 3)
    pairs = [(story(3, Ransacked(4), scored) if nth % 4 else story(0), story(0)) for nth in range(60)]
    found = outcomes_of(pairs)
    assert [one.kind.event for one in found[:2]] == ["objective-scored", "objective-scored"]
    assert {one.kind.event for one in found} == {"objective-scored", "ransacked"}


@pytest.mark.parametrize("game", GAMES)
def test_imagined_games_of_a_puzzle_are_told(game: str) -> None:
    """Of the answer beside the worst one: something surely comes otherwise, and the same when it is asked again."""
    position = Position(next(one for one in collection.shipped(game) if one.step in ("fists", "go", "bury")))
    worths, read = position.puzzle.worths, position.rules.read
    better, worst = read(position.puzzle.answer), read(min(worths, key=lambda move: worths[move]))
    judge = Imagined(position.rules, Effort(told_stories=100))
    about = (position.view, position.heard, worst, better)
    found = judge.outcomes(*about, FastDice(3))
    assert found and found == judge.outcomes(*about, FastDice(3))
    assert all(one.worth > 0 for one in found)


# In words

KINDS = {
    "gravediggers": [
        ("once", "own", "paid"),
        ("once", "own", "rewarded"),
        ("once", "own", "fist-lost"),
        ("once", "own", "fists-forfeited"),
        ("once", "others", "paid"),
        *(("end", whose, event) for whose in ("own", "others") for event in ("paid", "rewarded", "fist-lost")),
    ],
    "graverobbers": [
        ("end", "own", "objective-scored"),
        ("end", "own", "hand-scored"),
        ("end", "own", "bobbies-scored"),
        ("end", "own", "accusation-true"),
        ("end", "own", "accusation-false"),
        ("end", "others", "objective-scored"),
        ("end", "others", "hand-scored"),
        ("end", "all", "ransacked"),
        ("end", "all", "undisturbed"),
        ("end", "all", "cemetery-ransacked"),
        ("end", "all", "cemetery-undisturbed"),
    ],
    "gloomy_graves": [("end", "own", "scored"), ("end", "others", "scored"), ("end", "own", "fifth-score-card")],
}
ABOUT: dict[str, tuple[tuple[str, str | int], ...]] = {
    "objective-scored": (("side", "black"), ("graves", "1-2")),
    "ransacked": (("grave", 4),),
    "undisturbed": (("grave", 4),),
    "scored": (("grave", "pixie"),),
}


def told(game: str, language: str, found: Outcome, beside: str = "played") -> str:
    words = Words(language, WORDS, BOTS, *catalogue.find(game).words)
    return because(words, Reason(found.kind.message, {**found.facts, "beside": beside}))


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in KINDS.items() for kind in kinds])
@pytest.mark.parametrize("often", [(0.62, 0.31), (1.0, 0.0), (0.01, 0.5), (0.5, 0.51)])
def test_every_kind_has_its_sentence(game: str, kind: tuple[Any, Any, str], often: tuple[float, float]) -> None:
    found = Outcome(Kind(*kind, ABOUT.get(kind[2], ())), often, (2.5, 1.5), 1.0)
    said = {told(game, language, found, beside) for language in LANGUAGES for beside in ("played", "sight")}
    assert len(said) == 4 or kind[2] == "rewarded", "in both languages, of what was played and of what looks best"
    for sentence in said:
        assert not re.search(r"[{}$]|\b1 (times|coins|points|volte|monete|punti)\b|  |\s[,;.]", sentence), sentence


def test_every_sentence_is_of_something_that_is_announced() -> None:
    """A sentence under another name would never be said."""
    for game, kinds in KINDS.items():
        words = Words("en", *catalogue.find(game).words)
        named = {"-".join(kind) for kind in kinds}
        assert all(words.knows(name) for name in named)
        folder = catalogue.find(game).folder
        text = (folder / "words.en.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^((?:once|end)-(?:own|others|all)-[\w-]+) =", text, re.MULTILINE)) == named
        events = (folder / "rules" / "events.py").read_text(encoding="utf-8")
        for _, _, event in kinds:
            name = "".join(part.capitalize() for part in event.split("-"))
            assert f"class {name}(Event" in events


@every_language
def test_figures_are_said_as_they_are(language: str) -> None:
    paid = Outcome(Kind("once", "own", "paid"), (0.64, 0.77), (0.64 * 9, 0.77 * 3), 3.0)
    said = told("gravediggers", language, paid)
    assert [int(one) for one in re.findall(r"\d+", said)] == [64, 100, 9, 77, 3]
    never = Outcome(Kind("once", "own", "paid"), (0.35, 0.0), (3.85, 0.0), 3.0)
    assert [int(one) for one in re.findall(r"\d+", told("gravediggers", language, never))] == [35, 100, 11]
    lost = Outcome(Kind("once", "own", "fist-lost"), (0.0, 1.0), (0.0, 12.0), 3.0)
    assert re.findall(r"\d+", told("gravediggers", language, lost)) == ["12"]


def test_events_that_sentences_are_about_have_the_fields_they_name() -> None:
    objective = next(kinds_of(ObjectiveScored(0, "black", "1-2", 6, 6), 0))
    assert dict(objective[0].about) == {"side": "black", "graves": "1-2"} and objective[1] == 6
    scored = next(kinds_of(Scored(0, "pixie", 2, 3, 5, 5, 4), 0))
    assert Outcome(scored[0], (1.0, 0.0), (4.0, 0.0), 1.0).facts["card"] == "pixie" and scored[1] == 4
    assert next(kinds_of(CemeteryRansacked(4), 0))[0].about == ()
