"""What the others did tells what they may want: a model, kept apart from the fair worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import mean

import pytest

from sexton.bots.greedy import Greedy
from sexton.bots.search import Budget, Search
from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.bots.opponent_model import EVEN, weights
from sexton.games.graverobbers.rules.events import CardsDealt, ColumnShown, PlayedFaceDown, PlayedFaceUp, TurnedUp
from sexton.games.graverobbers.rules.notation import ACCUSE, move, number_in
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Event, Seat
from sexton.kernel.table import Table, seeded_table
from sexton.library.play import Play

RULES = GAME.open(3)
NAMES = RULES.variant.names
DEAL = CardsDealt(20, 12)


def character_named(seat: Seat, name: str, *heard: Event) -> int:
    return weights(RULES.variant, [DEAL, *heard])[seat * len(NAMES) + NAMES.index(name)]


def likeliest(seat: Seat, *heard: Event) -> str:
    return max(NAMES, key=lambda name: character_named(seat, name, *heard))


def test_robbers_on_two_graves_speak_for_the_objective_that_wants_both_ransacked() -> None:
    heard = PlayedFaceUp(1, "R3", 1), PlayedFaceUp(1, "R2", 2)
    assert likeliest(1, *heard) == "black 1-2 6"
    assert character_named(1, "black 1-2 6", *heard) > character_named(1, "black 2-3 6", *heard) > EVEN
    assert character_named(1, "white 2-5 4", *heard) < EVEN


def test_detectives_and_bobbies_speak_for_the_objective_that_wants_both_undisturbed() -> None:
    heard = PlayedFaceUp(2, "D2", 2), PlayedFaceUp(2, "B1", 5)
    assert likeliest(2, *heard) == "white 2-5 4"
    assert character_named(2, "black 1-2 6", *heard) < EVEN


def test_nothing_is_said_of_the_others_or_of_the_cemetery() -> None:
    heard = PlayedFaceUp(1, "R3", 1), PlayedFaceUp(1, "R2", 2)
    assert {character_named(seat, name, *heard) for seat in (0, 2) for name in NAMES} == {EVEN}
    assert character_named(1, "black cemetery 5", *heard) == EVEN


@pytest.mark.parametrize("shown", [TurnedUp("R3", 1, 2), ColumnShown(1, ("D1", "R3"), 1, 3, 0)])
def test_a_hidden_card_speaks_once_it_is_known(shown: Event) -> None:
    hidden = PlayedFaceUp(2, "D1", 1), PlayedFaceDown(1, 1)
    assert character_named(1, "black 1-2 6", *hidden) == EVEN
    assert character_named(1, "black 1-2 6", *hidden, shown) > EVEN
    assert character_named(2, "black 1-2 6", *hidden, shown) < EVEN


def test_another_hand_begins_with_nothing_known() -> None:
    heard = DEAL, PlayedFaceUp(1, "R3", 1), DEAL
    assert set(weights(RULES.variant, heard)) == {EVEN}


def test_who_did_not_hear_the_deal_reads_nothing() -> None:
    """Whose each card is cannot be known then; an imagined game begins like that, and bots play it on all the same."""
    late = PlayedFaceUp(1, "R3", 1), TurnedUp("D1", 1, 4), ColumnShown(1, ("R1",) * 7, 0, 7, 0)
    assert set(weights(RULES.variant, late)) == {EVEN}
    game = Play.begun(RULES, 1).play_on("greedy", steps=30)
    assert game.imagine(game.asked[0], seed=1).play_on("search:20").over


def test_it_is_never_quite_sure() -> None:
    heard = [PlayedFaceUp(1, "R3", grave) for grave in (1, 2) for _ in range(7)]
    assert character_named(1, "black 1-2 6", *heard) < 60 * EVEN


def greedy_games(games: int) -> Iterator[tuple[Table, Seat]]:
    """Tables of greedy bots, at every question."""
    greedy = Greedy(RULES.heuristics())
    for game in range(games):
        table, dice = seeded_table(RULES, game, "reading", ["bot"] * 3), FastDice(game)
        while table.asked:
            asked = {seat: table.ask_for(seat) for seat in table.asked}
            for seat, ask in asked.items():
                yield table, seat
                table.answer(seat, greedy.choose(table.view(seat), (), tuple(table.moves(seat)), dice), ask)


def test_worlds_that_explain_what_was_heard_look_like_the_view() -> None:
    dice = FastDice(1)
    for table, seat in greedy_games(2):
        view = table.view(seat)
        worlds = RULES.read_worlds(view, table.heard(seat))
        for _ in range(3):
            assert RULES.view(worlds.sample(dice), seat) == view


def test_they_hold_the_truth_oftener_than_fair_ones() -> None:
    """Objectives of the others, and the cards they laid face down."""
    dice, found, looked = FastDice(2), Counter[str](), 0
    for table, seat in greedy_games(8):
        view = table.view(seat)
        if view.step != "go" or view.round < 3:
            continue
        looked += 1
        true = RULES.truth(table._present())
        for name, worlds in (("read", RULES.read_worlds(view, table.heard(seat))), ("fair", RULES.worlds(view))):
            for _ in range(10):
                world = RULES.truth(worlds.sample(dice))
                for other in {0, 1, 2} - {seat}:
                    found[f"{name} objectives"] += len({*world.objectives[other]} & {*true.objectives[other]})
                found[f"{name} cards"] += sum(
                    one == other
                    for mine, theirs, seen in zip(world.columns, true.columns, view.columns, strict=True)
                    for one, other, known in zip(mine, theirs, seen, strict=True)
                    if known.card is None
                )
    assert looked > 50
    assert found["read objectives"] > 2 * found["fair objectives"]
    assert found["read cards"] > 1.15 * found["fair cards"]


def test_who_reads_accuses_the_guilty() -> None:
    """GR-23 The same search, with and without what it heard."""
    search, dice = Search(RULES, Budget(iterations=200)), FastDice(3)
    hits: Counter[str] = Counter()
    for table, seat in greedy_games(40):
        view = table.view(seat)
        if view.step != "accuse":
            continue
        moves, true = tuple(table.moves(seat)), RULES.truth(table._present())
        for name, heard in (("read", table.heard(seat)), ("deaf", ())):
            suspect = number_in(search.choose(view, heard, moves, dice))
            if suspect != NOBODY:
                black = [one for one in true.objectives[suspect] if one.startswith("black")]
                hits[f"{name} black" if black else f"{name} white"] += 1
    read = hits["read black"] / (hits["read black"] + hits["read white"])
    deaf = hits["deaf black"] / (hits["deaf black"] + hits["deaf white"])
    assert read > deaf + 0.1, hits


def test_a_hint_tells_the_guilty_from_the_innocent() -> None:
    """GR-23 Who keeps a black objective about the grave that was ransacked seems guiltier than who does not."""
    guilty, innocent = [], []
    for table, seat in greedy_games(40):
        view = table.view(seat)
        if view.step != "accuse":
            continue
        kept = RULES.truth(table._present()).objectives
        ransacked = {str(number) for number, fate in enumerate(view.graves, start=1) if fate == "ransacked"}
        for suspect in {0, 1, 2} - {seat}:
            reason = RULES.reason(view, table.heard(seat), move(ACCUSE, 0, suspect), FastDice(1))
            assert reason.message == ("why-guilty" if reason.facts["percent"] >= 25 else "why-innocent")
            caught = any(
                name.startswith("black") and ransacked & {*name.split()[1].split("-")} for name in kept[suspect]
            )
            (guilty if caught else innocent).append(reason.facts["percent"])
    assert len(guilty) > 10 and len(innocent) > 50
    assert mean(guilty) > mean(innocent) + 15
