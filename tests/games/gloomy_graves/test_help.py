"""Digital help, the drawing, taking back, and the bot: all from a view alone."""

from __future__ import annotations

import io
import random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from sexton.bots.players import bot_named
from sexton.games.gloomy_graves import GAME
from sexton.games.gloomy_graves.view.groups import Groups
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Look
from sexton.kernel.interface import Ask, Chance, Over, Refusal
from sexton.kernel.table import Table, seeded_table
from sexton.kernel.words import Words
from tests.counts import games
from tests.games.gloomy_graves.scene import Scene

NAMES = ("Ada", "Bruno", "Carla", "Dino")
LINE = "0,0D;1,0D;2,0D;3,0D;4,0D"


def drawn(scene: Scene, pointed: dict[str, str], room: tuple[int, int] = (80, 15), language: str = "en") -> str:
    console = Console(width=room[0], record=True, force_terminal=False, file=io.StringIO())
    look = Look(Words(language, GAME.folder), NAMES[: scene.rules.seats], True, room, pointed)
    console.print(scene.rules.draw_screen(scene.view(0), look))
    return console.export_text()


def test_every_placement_says_which_groups_it_would_give() -> None:
    scene = Scene(communal=LINE, crypt="0,0D;1,0D;2,0P")
    assert scene.rules.aids(scene.view(0))["groups"][0]["dragon"] == Groups(5, 2, 7, None)
    after = promised(scene.rules, scene.view(0))
    assert sorted(after) == sorted(scene.moves())
    assert after["communal goblin/dragon at 4,0 5,0"]["dragon"] == Groups(4, 2, 6, None)
    assert after["communal goblin/dragon at 5,0 4,0"]["dragon"] == Groups(5, 2, 7, None)
    assert after["communal dragon/gravedigger at 4,0 5,0"]["dragon"] == Groups(6, 2, 8, 8)
    assert after["crypt goblin/dragon at 2,1 2,0"]["dragon"] == Groups(5, 3, 8, 8)


def promised(rules: Any, seen: View) -> dict[str, dict[str, Groups]]:
    """As a screen reads it: of each answer, what there is now with what the burial changes."""
    aids, texts = rules.aids(seen), rules.choices(seen).texts()
    assert seen.go is not None
    now = aids["groups"][seen.go]
    found = {}
    for text, number in zip(texts, aids["placements"], strict=True):
        changes = aids["changes"][number]
        found[text] = now | {grave: Groups(*sizes) for grave, *sizes in changes}
    return found


def test_the_help_for_many_burials_is_a_small_message() -> None:
    """Late in a game of four: hundreds of burials, and what they bring in a few thousand bytes."""
    rng, largest, most = random.Random(5), 0, 0
    rules = GAME.open(4)
    state = rules.setup()
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.draw(state, rng.choices(range(len(pending.weights)), pending.weights)[0])
            continue
        if pending.step == "bury" and state.round % 3 == 0:
            seen = rules.view(state, state.active)
            largest = max(largest, len(msgspec.json.encode(rules.aids(seen))))
            most = max(most, len(rules.choices(seen).targets))
        rules.play(state, [rng.choice(rules.moves(state, seat)) for seat in pending.seats])
    assert most > 150
    assert largest < 10_000


def test_what_a_placement_promises_is_what_it_gives() -> None:
    rng = random.Random(2)
    for seed in range(games(0.01, at_least=1)):
        rules, state = GAME.open(2, GAME.read_options({"deck": "doubles"})), GAME.open(2).setup()
        state = rules.setup()
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Chance):
                rules.draw(state, rng.choices(range(len(pending.weights)), pending.weights)[0])
                continue
            hoped = None
            if pending.step.startswith("bury") and rng.random() < 0.3:
                hoped = promised(rules, rules.view(state, state.active))
            answers = [rng.choice(rules.moves(state, seat)) for seat in pending.seats]
            seat = state.active
            rules.play(state, answers)
            if hoped is not None:
                groups = rules.sight(rules.view(state, None)).groups(seat)
                assert hoped[rules.write(answers[0])] == groups


def test_with_the_harvest_option_a_placement_counts_the_group_of_the_new_card() -> None:
    options = GAME.read_options({"harvest": "new_card"})
    scene = Scene(communal="0,0D;1,0P;2,0D;3,0D;4,0D", options=options)  # type: ignore[arg-type]
    after = promised(scene.rules, scene.view(0))
    assert after["communal goblin/dragon at 0,-1 0,0"]["dragon"].communal == 1


def test_types_left_and_scorable_are_told() -> None:
    scene = Scene(
        "score", [], communal=LINE + ";5,0D;6,0D", claimed="P8/-/D10", buried="crypt,communal", laid="GD@0,0;1,0",
        crypt="0,0D;1,0P",
    )  # fmt: skip
    aids = scene.rules.aids(scene.view(1))
    assert aids["types_left"] == (
        ("goblin", "unicorn", "cyclops", "dragon"),
        ("pixie", "goblin", "unicorn", "cyclops", "dragon"),
        ("pixie", "goblin", "unicorn", "cyclops"),
    )
    assert aids["scorable"] == {"dragon": Groups(7, 1, 8, 8)}


def test_choices_are_staged_so_that_no_list_is_long() -> None:
    scene = Scene(communal=LINE)
    choices = scene.rules.choices(scene.view(0))
    assert list(choices.targets[0]) == ["card", "area", "column", "row", "second"]
    assert sorted(choices.texts()) == sorted(scene.moves())
    for fields in (("card",), ("card", "area"), ("card", "area", "column"), ("card", "area", "column", "row")):
        following = next(name for name in choices.targets[0] if name not in fields)
        lists: dict[tuple[str, ...], set[str]] = {}
        for target in choices.targets:
            lists.setdefault(tuple(target[name] for name in fields), set()).add(target[following])
        assert max(len(values) for values in lists.values()) <= 12


def test_the_second_burial_asks_no_more_where() -> None:
    scene = Scene(communal=LINE).answer("crypt pixie/goblin at 0,1 1,1")
    choices = scene.rules.choices(scene.view(0))
    assert list(choices.targets[0]) == ["card", "column", "row", "second"]
    assert sorted(choices.texts()) == sorted(scene.moves())
    hovering = {"card": "goblin/dragon", "column": "5", "row": "0", "second": "4,0"}
    assert "(D)(G)" in drawn(scene, hovering)


# The drawing


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("room", [(80, 15), (60, 30), (120, 40)])
def test_the_drawing_shows_letters_shapes_and_numbers(language: str, room: tuple[int, int]) -> None:
    text = drawn(Scene(communal="0,0P;0,1G;1,0U;1,1C;2,0D;2,1+"), {}, room, language)
    for mark in ("P●" if language == "en" else "F●", "G▲", "U◆", "C⬢", "D★", "✚✚", "8 10 12 15"):
        assert mark in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= room[0]


def test_the_drawing_marks_where_a_card_may_begin_and_shows_it_hovering() -> None:
    scene = Scene(communal=LINE, crypt="0,0D;1,0D;2,0P")
    assert "D★+" in drawn(scene, {"card": "goblin/dragon", "area": "communal"})
    hovering = {"card": "dragon/gravedigger", "area": "communal", "column": "4", "row": "0", "second": "5,0"}
    text = drawn(scene, hovering)
    assert "(D)(✚)" in text
    assert "6+2=8" in text
    assert "→8" in text
    assert "(G)" in drawn(scene, {"card": "goblin/dragon", "area": "crypt", "column": "0", "row": "1"})


def test_a_large_graveyard_is_shown_around_what_matters_and_can_be_panned() -> None:
    wide = ";".join(f"{x},0{'P' if x < 10 else 'D'}" for x in range(30))
    scene = Scene(communal=wide)
    first = "\n".join(line[:38] for line in drawn(scene, {"pan": "0,0"}).splitlines())
    last = "\n".join(line[:38] for line in drawn(scene, {"pan": "29,0"}).splitlines())
    assert "P● P●" in first
    assert "D★" not in first.replace("[", "").split("Row")[0]
    assert "D★ D★" in last


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_whole_game_can_be_described_drawn_and_told_in_both_languages(language: str) -> None:
    rules, words = GAME.open(4), Words(language, GAME.folder)
    table = seeded_table(rules, 5, "words", ["bot random"] * 4)
    rng, look = random.Random(1), Look(words, NAMES)
    while table.asked:
        seat = table.asked[0]
        if rng.random() < 0.1:
            for viewer in (seat, None):
                assert rules.describe(table.view(viewer), look)
                assert rules.draw_screen(table.view(viewer), look)
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    for viewer in (0, None):
        for event in table.heard(viewer):
            assert words.event(event, NAMES)
    assert rules.describe(table.view(0), look)
    assert rules.draw_result(table.heard(None), look)


# Taking back


def table_at_first_go() -> Table:
    table = seeded_table(GAME.open(2), 3, "take-back", ["human", "human"])
    for seat in (0, 1):
        table.answer(seat, table.moves(seat)[0])
    return table


def test_both_burials_may_be_taken_back_and_nobody_hears_of_them_before() -> None:
    table = table_at_first_go()
    (seat,) = table.asked
    other, heard = 1 - seat, len(table.heard(1 - seat))
    before, own = table.view(other), table.view(seat)
    table.answer(seat, table.moves(seat)[0])
    table.answer(seat, table.moves(seat)[0])
    assert isinstance(table.pending, Ask)
    assert table.pending.seats == (seat,)
    assert table.view(other) == before
    assert len(table.heard(other)) == heard
    table.take_back(seat)
    table.take_back(seat)
    assert table.view(seat) == own
    with pytest.raises(Refusal):
        table.take_back(seat)


def test_drawing_a_card_confirms_the_burials() -> None:
    table = table_at_first_go()
    (seat,) = table.asked
    while isinstance(table.pending, Ask) and table.pending.step != "draw":
        table.answer(seat, table.rules.default(table.view(seat)))
    table.answer_text(seat, "draw deck")
    with pytest.raises(Refusal):
        table.take_back(seat)
    assert any(type(event).__name__ == "BuriedInGraveyard" for event in table.heard(1 - seat))


# The bot


def test_greedy_is_clearly_better_than_random() -> None:
    rules = GAME.open(2)
    won = 0
    for seed in range(4):
        bots = [bot_named(level, rules) for level in (("greedy", "random"), ("random", "greedy"))[seed % 2]]
        state, chance, hands = rules.setup(), FastDice(seed), FastDice(seed + 50)
        while not isinstance(pending := rules.pending(state), Over):
            if isinstance(pending, Chance):
                rules.draw(state, chance.pick(rules.engine.steps[state.step].weights(state)))
            else:
                seats = pending.seats
                chosen = [bots[s].choose(rules.view(state, s), (), rules.moves(state, s), hands) for s in seats]
                rules.play(state, chosen)
        won += pending.ranking[0] == (seed % 2,) and pending.scores[seed % 2] > pending.scores[1 - seed % 2] + 5
    assert won >= 3
