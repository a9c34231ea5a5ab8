"""What a seat knows and may imagine, and the help it gets: aids, screens, sentences, heuristics."""

from __future__ import annotations

import io
import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from rich.console import Console

from sexton.bots.greedy import Greedy
from sexton.bots.random import Random
from sexton.games.graverobbers import GAME
from sexton.games.graverobbers.options import Box, Options
from sexton.games.graverobbers.rules.box import CARDS
from sexton.games.graverobbers.view.view import View
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Look
from sexton.kernel.interface import Ask, Chance, Event, Over, Refusal
from sexton.kernel.table import pick
from sexton.kernel.words import LANGUAGES, Words
from tests.conformance import promises
from tests.counts import games
from tests.games.graverobbers.cover import every_setting
from tests.games.graverobbers.scene import OWN, Scene, last_go, opened

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio")

# Worlds


@every_setting
def test_nothing_leaks_with_any_option(seats: int, setting: dict[str, Any]) -> None:
    rules, dice, rng = GAME.open(seats, GAME.read_options(setting)), FastDice(5), random.Random(6)
    for seed in range(games(0.003, at_least=1)):
        for state in promises.states(rules, seed):
            if rng.random() < 0.03:
                promises.check_moves(rules, state)
                promises.check_positions(rules, state)
                promises.check_worlds(rules, state, dice, worlds=1)
        promises.Twins(rules, seed % seats, seed).play(limit=200)


# GR-R18
def test_GR_R18_unknown_cards_are_as_likely_as_there_are_unseen_ones() -> None:
    scene = Scene("go", {1: "R1+,D3:1", 2: "R1+,R1:0"})
    seen = scene.view(0)
    total = sum(seen.unseen.values())
    drawn, worlds, dice = Counter[str](), scene.rules.worlds(seen), FastDice(8)
    samples = 4000
    for _ in range(samples):
        drawn[scene.rules.truth(worlds.sample(dice)).columns[0][1].card] += 1
    spread = sum(
        (drawn[card] - samples * seen.unseen[card] / total) ** 2 / (samples * seen.unseen[card] / total)
        for card in CARDS
    )
    assert spread < 8 + 5 * 4  # eight degrees of freedom


# GR-5
def test_GR_5_any_two_unseen_objectives_may_be_kept_by_an_opponent() -> None:
    scene = Scene("go")
    worlds, dice, kept = scene.rules.worlds(scene.view(0)), FastDice(8), Counter[str]()
    for _ in range(3000):
        truth = scene.rules.truth(worlds.sample(dice))
        assert truth.objectives[0] == scene.truth().objectives[0]
        kept.update(truth.objectives[1])
    assert set(kept) == {name for name, count in scene.view(0).unseen_objectives.items() if count}
    assert abs(kept["black 2-3 6"] / 3000 - 2 / 15) < 0.04
    assert abs(kept["white cemetery 3"] / 3000 - 4 / 15) < 0.05


def test_a_world_keeps_what_the_seat_knows() -> None:
    scene = Scene("go", {1: "R1+,D3:1,B2+", 2: "R1+,B0:0"}, spent="B2*1", accused="-,2,-", phase="over")
    for world in (scene.rules.worlds(scene.view(0)).sample(FastDice(seed)) for seed in range(20)):
        truth = scene.rules.truth(world)
        assert truth.hands[0] == scene.truth().hands[0]
        assert truth.columns[1] == scene.truth().columns[1]
        assert (truth.spent, truth.accusations) == (("B2",), {1: 2})


def test_a_reduced_box_is_played_to_its_end() -> None:
    small = Options(box=Box(cards=(3, 3, 3, 3, 3, 3, 2, 2, 2), hand=4, rounds=3))
    rules = GAME.open(3, small)
    for seed in range(games(0.05)):
        *_, last = promises.states(rules, seed)
        assert isinstance(rules.pending(last), Over)
        promises.check_box(rules, seed)


def test_a_text_that_is_no_position_is_refused() -> None:
    rules = GAME.open(3)
    good = Scene("go", {1: "R1+"})
    text = rules.write_position(good.state)
    wrong = [
        "", "go", text.replace("go ", "nowhere ", 1), text.replace("R1+", "R9+"), text.replace("graves=o", "graves=x"),
        text.replace("round=1", "round=9"), text.replace("R1*2", "R1*99"), text.replace("go=0", "go=5"),
        text.replace("second=-", "second=9"), text.replace("accused=-,-,-", "accused=-,-"),
        text.replace("R1+", "R1+," * 6 + "R1+"), text.replace("R1+", "R1+," * 7 + "R1+"),
        text.replace("black:1-2:6", "black:1-3:6"),
    ]  # fmt: skip
    for one in wrong:
        with pytest.raises(Refusal):
            rules.read_position(one)


# Aids


def aids(scene: Scene, seat: int | None = 0) -> Any:
    return msgspec.to_builtins(scene.rules.aids(scene.view(seat)))


# GR-20
def test_GR_20_the_hands_worth_is_shown_for_both_fates() -> None:
    assert aids(Scene("go", hands="R3*2,D1*1,B0*3/-/-"))["hand"] == {"ransacked": 6, "safe": -4}
    assert aids(Scene("go"), None)["hand"] is None


# GR-12
def test_GR_12_visible_strengths_and_what_the_hidden_cards_could_still_change() -> None:
    grave = aids(Scene("go", {1: "R2+,D3:1,D1+,B2:0"}))["graves"][0]
    assert (grave["robbery"], grave["defence"], grave["hidden"], grave["room"]) == (2, 3, 1, 3)
    assert tuple(grave["lead"]) == (2 - 3 - 3, 2 + 3 - 3)  # the hidden card is a detective 3, or a robber 3
    watcher = aids(Scene("go", {1: "R2+,D3:1,D1+,B2:0"}), None)["graves"][0]
    assert (watcher["defence"], watcher["hidden"]) == (1, 2)
    nothing = aids(Scene("go"))["graves"][0]
    assert (nothing["robbery"], nothing["defence"], tuple(nothing["lead"]), nothing["room"]) == (0, 0, (0, 0), 7)


def test_GR_12_a_hidden_bobby_may_push_out_a_better_one() -> None:
    """The hidden card is the robber or the bobby 0, which would take the place of the bobby 2."""
    box = Options(box=Box(cards=(1, 0, 0, 1, 0, 0, 1, 0, 1), hand=1, rounds=1))
    scene = Scene("go", {1: "D1+,B0:1,B2+"}, box, hands="-/-/-")
    assert tuple(aids(scene)["graves"][0]["lead"]) == (1 - (1 + 2), 0 - (1 + 0))


# GR-22
@pytest.mark.parametrize(
    ("graves", "black", "white"),
    [
        ("ooooooo", "open", "open"),
        ("rooooou", "open", "missed"),
        ("rrooooo", "achieved", "missed"),
        ("uooooor", "missed", "open"),
        ("uoourrr", "missed", "achieved"),
    ],
)
def test_GR_22_the_state_of_ones_objectives_is_shown(graves: str, black: str, white: str) -> None:
    """Seat 0 keeps black 1-2 and white 1-4."""
    found = aids(Scene("go", graves=graves, phase="over"))["objectives"]
    assert [one["state"] for one in found] == [black, white]


def test_GR_22_a_cemetery_card_is_settled_by_four_graves() -> None:
    own = "/".join(("black:cemetery:5,white:cemetery:3,black:3-4:6", *OWN[1:3]))
    for graves, states in (
        ("rrruuuo", ["open"] * 2),
        ("rrrroou", ["achieved", "missed"]),
        ("uuuuoor", ["missed", "achieved"]),
    ):
        found = aids(Scene("go", graves=graves, phase="over", objectives=own))["objectives"]
        assert [one["state"] for one in found] == states


# GR-17
def test_GR_17_rounds_left_are_shown() -> None:
    assert aids(Scene("go", round="3"))["rounds_left"] == 5
    assert aids(Scene("go", options=Options(hands="3"), hand="2"))["hands_left"] == 1


# Screens


def shown(scene: Scene, seat: int | None, language: str = "en", **look: Any) -> str:
    seats = scene.rules.seats
    how = Look(Words(language, GAME.folder), NAMES[:seats], **look)
    console = Console(width=80, color_system=None, file=io.StringIO())
    with console.capture() as captured:
        console.print(scene.rules.draw_screen(scene.view(seat), how))
    return captured.get()


def said(scene: Scene, seat: int | None, language: str = "en", memory_aid: bool = True) -> str:
    how = Look(Words(language, GAME.folder), NAMES[: scene.rules.seats], memory_aid)
    return "\n".join(scene.rules.describe(scene.view(seat), how))


def test_the_screen_shows_cards_by_letter_value_and_bracket() -> None:
    scene = Scene("go", {1: "R1+,D3:1,B2+", 2: "R1+,B0:0"})
    assert "[R1]▒B▒ [B2]" in shown(scene, 0)
    assert "[R1](B0)" in shown(scene, 0)
    assert "[R1]▒A▒" in shown(scene, 2)
    assert "D3" not in shown(scene, 0)


# GR-R18
def test_GR_R18_without_the_memory_aid_ones_own_face_down_cards_are_not_shown() -> None:
    scene = Scene("go", {2: "R1+,B0:0"})
    assert "(B0)" not in shown(scene, 0, memory_aid=False)
    assert "[R1]▒A▒" in shown(scene, 0, memory_aid=False)
    assert "bobby 0" in said(scene, 0)
    assert "bobby 0" not in said(scene, 0, memory_aid=False)


# GR-3
def test_GR_3_screen_and_sentences_say_that_the_objectives_are_a_reconstruction() -> None:
    assert "reconstruction" in shown(Scene("go"), 0)
    assert "ricostruzione" in said(Scene("go"), 0, "it")


def test_an_open_hand_game_is_marked_as_practice() -> None:
    practice = Scene("go", options=Options(open_hands="yes"))
    assert "PRACTICE" in shown(practice, 0)
    assert "practice" in said(practice, 0)
    assert "R1×2" in shown(practice, 0)
    assert "PRACTICE" not in shown(Scene("go"), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_moment_can_be_drawn_said_and_told(seats: int, language: str) -> None:
    rules, rng, state = GAME.open(seats, Options(hands="3")), random.Random(seats), opened(seats).rules.setup()
    words, told = Words(language, GAME.folder), list[tuple[int, Event]]()
    look, narrow = Look(words, NAMES[:seats]), Look(words, NAMES[:seats], room=(40, 20))
    console = Console(width=80, quiet=True)
    while (pending := rules.pending(state)) is not None:
        if isinstance(pending, Ask) and rng.random() < 0.1:
            seen = rules.view(state, pending.seats[0])
            for one in (look, narrow):
                console.print(rules.draw_screen(seen, one))
            assert all(rules.describe(seen, look))
            assert words.say("ask-" + pending.step.replace(" ", "-"))
        if promises.advance(rules, state, rng, told) is None:
            break
    console.print(rules.draw_screen(rules.view(state, None), look))
    console.print(rules.draw_result([event for _, event in told], look))
    assert all(words.event(event, NAMES) for _, event in told)


def test_no_line_of_the_screen_is_longer_than_80() -> None:
    wide = dict.fromkeys((1, 2), "R3+,R3:1,D1+,D1:1,B2+,B2:1")
    for language in LANGUAGES:
        text = shown(Scene("go", wide, seats=6, accused="1,2,3,4,5,0", phase="over"), 3, language)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
        assert len(text.splitlines()) <= 14


# Greedy


def points_of(seats: int, bots: list[Any], seed: int) -> Over:
    rules = GAME.open(seats)
    state, dice, hand = rules.setup(), FastDice(seed), FastDice(seed + 99)
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Chance):
            rules.draw(state, pick(dice, pending.weights))
            continue
        seats_asked = pending.seats
        answers = [
            bots[seat].choose(rules.view(state, seat), (), rules.moves(state, seat), hand) for seat in seats_asked
        ]
        rules.play(state, answers)
    return pending


def test_greedy_is_clearly_better_than_random() -> None:
    wins, count = 0.0, max(40, games(0.1))
    greedy = Greedy(GAME.open(4).heuristics())
    for seed in range(count):
        own = seed % 4
        over = points_of(4, [greedy if seat == own else Random() for seat in range(4)], seed)
        wins += 1 / len(over.ranking[0]) if own in over.ranking[0] else 0
    assert wins / count > 0.45  # by chance: a quarter


def test_greedy_values_only_what_its_view_shows() -> None:
    scene = Scene("go", {1: "R1+,D3:1,B2+", 2: "R1+,B0:0"})
    heuristics = scene.rules.heuristics()
    moves = scene.rules.moves(scene.state, 0)
    world = scene.rules.worlds(scene.view(0)).sample(FastDice(3))
    there: View = scene.rules.view(world, 0)
    assert heuristics.values(scene.view(0), moves, FastDice(1)) == heuristics.values(there, moves, FastDice(1))


def test_at_the_end_everything_is_drawn() -> None:
    scene = last_go(hands="R1*1/B0*2/D1*1").answer("stop")
    assert "B0×2" in shown(scene, 0)
