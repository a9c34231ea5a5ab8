"""GG-7 to GG-15 and their rulings, with the worked examples GG-X1 to GG-X5."""

from __future__ import annotations

import random

import pytest

from sexton.games.gloomy_graves import GAME, deck_format
from sexton.games.gloomy_graves.options import Options
from sexton.games.gloomy_graves.rules import events
from sexton.games.gloomy_graves.rules.box import CARDS, HALVES
from sexton.games.gloomy_graves.rules.legality import forbidden, spot_of
from sexton.games.gloomy_graves.rules.state import TOPS
from sexton.kernel.words import LANGUAGES, Words
from tests.counts import games
from tests.games.gloomy_graves import oracle
from tests.games.gloomy_graves.scene import Scene

DOUBLES = deck_format.load("doubles")
GRAVES = "unicorn/cyclops"
DIGGER = "unicorn/gravedigger"
HAND = [GRAVES, DIGGER, "pixie/dragon", "dragon/gravedigger"]
DIGGER_CRYPT = "0,0+;1,0P;0,1D;1,1U"
X5 = "0,0P;1,0D;0,1+;1,1C"
# A closed outline of gravediggers around a grave: nothing but a gravedigger could cover any outer cell.
DIAMOND = "0,0P;1,0+;-1,0+;0,1+;0,-1+"


def crypt(cells: str, hand: list[str] | None = None) -> Scene:
    return Scene(hand=hand or HAND, crypt=cells)


def communal(cells: str, hand: list[str] | None = None) -> Scene:
    return Scene(hand=hand or HAND, communal=cells)


# GG-7
def test_GG_7_one_card_goes_into_the_crypt_and_one_into_the_communal_graveyard() -> None:
    scene = crypt("0,0D;1,0P").answer(f"crypt {GRAVES} at 0,1 1,1")
    assert {text.split()[0] for text in scene.moves()} == {"communal"}
    scene.answer("communal pixie/dragon at 1,0 2,0")
    truth = scene.truth()
    assert truth.hands[0] == (DIGGER, "dragon/gravedigger")
    assert truth.crypts[0] == {"0,0": "dragon", "1,0": "pixie", "0,1": "unicorn", "1,1": "cyclops"}
    assert (truth.communal["1,0"], truth.communal["2,0"]) == ("pixie", "dragon")
    told = [(event.seat, event.card, event.cells) for event in scene.heard(events.BuriedInCrypt)]
    assert told == [(0, GRAVES, "0,1 1,1")]
    told = [(event.seat, event.card, event.cells) for event in scene.heard(events.BuriedInGraveyard)]
    assert told == [(0, "pixie/dragon", "1,0 2,0")]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("communal pixie/dragon at 1,0 2,0", "pixie on the goblin at the top right, dragon to its right"),
        ("communal pixie/dragon at 0,-1 0,0", "dragon on the pixie at the top left, pixie above it"),
        ("crypt unicorn/cyclops at 0,0 0,1", "unicorn on the dragon on the left, cyclops below it"),
        ("crypt unicorn/cyclops at 0,1 1,1", "unicorn below the dragon at the bottom left, cyclops to its right"),
        ("crypt unicorn/cyclops at 0,-2 0,-1", "cyclops above the dragon at the top left, unicorn above it"),
        ("crypt unicorn/cyclops at 1,0 0,0", "unicorn on the pixie on the right, cyclops on the dragon"),
    ],
)
def test_a_burial_is_told_by_what_lies_there_and_not_by_columns_and_rows(move: str, said: str) -> None:
    scene = Scene(hand=HAND, crypt="0,0D;1,0P").answer(move)
    told = scene.heard(events.BuriedInGraveyard if move.startswith("communal") else events.BuriedInCrypt)[-1]
    texts = {language: Words(language, GAME.folder).event(told, ("Ada", "Bruno")) for language in LANGUAGES}
    assert texts["en"].endswith(f": {said}.")
    assert not any(character.isdigit() for text in texts.values() for character in text)


# GG-7
def test_GG_7_each_different_card_of_the_hand_is_offered_once() -> None:
    scene = crypt("0,0D;1,0P", [GRAVES, GRAVES, "pixie/dragon", GRAVES])
    texts = scene.moves()
    assert len(texts) == len(set(texts))
    assert {text.split()[1] for text in texts} == {GRAVES, "pixie/dragon"}


# GG-R10
def test_GG_R10_either_place_first_and_the_result_is_the_same() -> None:
    one, two = f"crypt {GRAVES} at 0,1 1,1", f"communal {DIGGER} at 0,0 -1,0"
    first, second = crypt("0,0D;1,0P").answer(one).answer(two), crypt("0,0D;1,0P").answer(two).answer(one)
    assert first.truth() == second.truth()
    assert first.step == second.step == "draw"


# GG-8
def test_GG_8_a_card_lies_on_two_neighbouring_cells_in_any_of_four_directions() -> None:
    places = communal(X5).places("communal", GRAVES)
    assert {"1,1 2,1", "2,1 1,1", "1,1 1,2", "1,2 1,1"} <= places
    assert communal(X5).refusal(f"communal {GRAVES} at 1,1 3,1") == "GG-8"
    assert communal(X5).refusal(f"communal {GRAVES} at 1,1 2,2") == "GG-8"
    assert communal(X5).refusal(f"communal {GRAVES} at 1,1 1,1") == "GG-8"


# GG-9
def test_GG_9_a_grave_may_not_cover_a_gravedigger() -> None:
    """GG-X3"""
    scene = crypt(DIGGER_CRYPT)
    assert scene.refusal("crypt pixie/dragon at 0,0 1,0") == "GG-9"
    assert scene.refusal("crypt dragon/gravedigger at 1,0 0,0") is None
    assert communal(X5).refusal(f"communal {GRAVES} at 0,1 0,2") == "GG-9"


# GG-R6
def test_GG_R6_a_gravedigger_may_cover_a_gravedigger() -> None:
    scene = crypt(DIGGER_CRYPT).answer("crypt dragon/gravedigger at 1,0 0,0")
    assert (scene.truth().crypts[0]["0,0"], scene.truth().crypts[0]["1,0"]) == ("gravedigger", "dragon")
    assert communal(X5).refusal(f"communal {DIGGER} at 0,2 0,1") is None


# GG-10
def test_GG_10_gravediggers_are_never_neighbours() -> None:
    assert communal(X5).refusal(f"communal {DIGGER} at -1,0 0,0") == "GG-10"
    assert communal(X5).refusal(f"communal {DIGGER} at 1,1 1,2") is None
    assert crypt(DIGGER_CRYPT).refusal(f"crypt {DIGGER} at 2,0 1,0") == "GG-10"


def test_GG_10_the_crypts_and_the_graveyard_are_apart() -> None:
    """A gravedigger at the same coordinates elsewhere does not matter."""
    scene = Scene(hand=HAND, crypt="0,0D;1,0P", communal="0,0P;0,1G;1,0+;1,1U")
    assert scene.refusal(f"crypt {DIGGER} at 0,1 0,0") is None


# GG-R7
def test_GG_R7_what_counts_is_the_picture_after_the_card_is_laid() -> None:
    """The gravedigger at 1,0 is covered by another one; its neighbour 0,0 is covered by a grave."""
    assert communal("0,0P;1,0+;0,1G;1,1U").refusal(f"communal {DIGGER} at 2,0 1,0") is None
    assert crypt("0,0+;1,0P;0,1D;1,1U").refusal(f"crypt {DIGGER} at 1,0 0,0") is None


# GG-11
def test_GG_11_only_the_top_half_of_a_cell_counts() -> None:
    scene = communal("0,0P;0,1G;1,0D;1,1U").answer("communal pixie/dragon at 0,0 -1,0")
    assert (scene.truth().communal["0,0"], scene.truth().communal["-1,0"]) == ("pixie", "dragon")
    assert sum(1 for half in range(TOPS) if scene.state.tops[half] & 1) == 1


# GG-R5
def test_GG_R5_covered_gravediggers_do_not_count_for_rows_and_columns() -> None:
    """0,0 shows a gravedigger that lies on another; 1,1 may have one, 2,0 may not."""
    scene = crypt("0,0+;1,0P;0,1D").answer(f"crypt {DIGGER} at 1,0 0,0")
    after = Scene(hand=HAND, crypt="0,0+;1,0U;0,1D")
    assert scene.truth().crypts[0] == after.truth().crypts[0]
    assert "2,1 1,1" in after.places("crypt", DIGGER)
    assert "2,1 2,0" not in after.places("crypt", DIGGER)


# GG-12
def test_GG_12_beside_or_on_top() -> None:
    """GG-X1"""
    scene = crypt("0,0D;1,0P")
    assert {"0,1 1,1", "1,0 2,0", "0,0 1,0", "1,0 0,0", "0,-1 0,0"} <= scene.places("crypt", GRAVES)
    assert scene.refusal(f"crypt {GRAVES} at 2,1 2,2") == "GG-12"


def test_GG_12_two_cards_may_be_covered_at_once() -> None:
    assert "0,0 0,1" in crypt("0,0D;1,0P;0,1U;1,1C").places("crypt", GRAVES)


# GG-R3
def test_GG_R3_one_card_may_be_covered_completely() -> None:
    scene = crypt("0,0D;1,0P").answer(f"crypt {GRAVES} at 0,0 1,0")
    assert scene.truth().crypts[0] == {"0,0": "unicorn", "1,0": "cyclops"}


# GG-R4
def test_GG_R4_a_corner_is_not_enough() -> None:
    assert crypt("0,0D;1,0P").refusal(f"crypt {GRAVES} at -1,1 -1,2") == "GG-12"
    assert crypt("0,0D;1,0P").refusal(f"crypt {GRAVES} at 2,-1 2,-2") == "GG-12"


# GG-R1
def test_GG_R1_adjacent_means_edge_to_edge() -> None:
    """GG-X4: diagonal gravediggers are legal; by a corner nothing is joined."""
    assert crypt(DIGGER_CRYPT).refusal(f"crypt {DIGGER} at 2,1 1,1") is None
    assert communal("0,0P;1,0+;0,1C;1,1D").refusal(f"communal {DIGGER} at 0,2 0,1") is None
    assert crypt("0,0D;1,0P").refusal(f"crypt {GRAVES} at 2,1 2,2") is not None


# GG-13
def test_GG_13_a_crypt_is_at_most_three_by_three() -> None:
    """GG-X2"""
    wide = crypt("0,0D;1,0P;2,0U")
    assert wide.refusal(f"crypt {GRAVES} at 3,0 3,1") == "GG-13"
    assert wide.refusal(f"crypt {GRAVES} at -1,0 0,0") == "GG-13"
    high = crypt("0,0D;1,0P;0,1U;0,2C")
    assert high.refusal(f"crypt {GRAVES} at 0,3 1,3") == "GG-13"
    assert high.refusal(f"crypt {GRAVES} at 0,-1 0,0") == "GG-13"
    assert "1,2 2,2" in high.places("crypt", GRAVES)


# GG-R25
def test_GG_R25_the_frame_floats() -> None:
    places = crypt("0,0D;1,0P").places("crypt", GRAVES)
    assert {"-1,0 0,0", "1,0 2,0", "0,-2 0,-1", "0,1 0,2"} <= places
    moved = crypt("0,0D;1,0P;-1,0U").places("crypt", GRAVES)
    assert "1,0 2,0" not in moved


# GG-14
def test_GG_14_one_gravedigger_a_row_and_a_column_of_a_crypt() -> None:
    """GG-X4"""
    scene = crypt(DIGGER_CRYPT)
    assert scene.refusal(f"crypt {DIGGER} at 2,1 2,0") == "GG-14"
    assert scene.refusal(f"crypt {DIGGER} at 1,2 0,2") == "GG-14"
    assert scene.refusal(f"crypt {DIGGER} at 2,1 1,1") is None


# GG-15
def test_GG_15_exactly_one_half_covers_a_cell() -> None:
    scene = communal(X5)
    assert scene.refusal(f"communal {DIGGER} at 0,0 1,0") == "GG-15"
    assert scene.refusal(f"communal {DIGGER} at 2,0 3,0") == "GG-15"
    before = len(scene.truth().communal)
    scene.answer(f"communal {DIGGER} at 0,0 -1,0")
    assert len(scene.truth().communal) == before + 1


def test_GG_15_there_is_no_limit_of_size_or_of_gravediggers_in_a_row() -> None:
    line = ";".join(f"{x},0{'+' if x % 2 else 'P'}" for x in range(-15, 16))
    assert communal(line).refusal(f"communal {DIGGER} at 16,0 15,0") is None
    assert "16,0 15,0" in communal(line).places("communal", DIGGER)


def test_GG_15_a_card_with_a_gravedigger_has_exactly_ten_places_in_the_example() -> None:
    """GG-X5"""
    places = communal(X5).places("communal", DIGGER)
    assert len(places) == 10
    assert {"0,0 -1,0", "0,2 0,1"} <= places


# GG-R8
def test_GG_R8_the_communal_card_may_touch_any_number_of_cells() -> None:
    """The new cell 1,1 has neighbours on three sides."""
    assert "0,1 1,1" in communal("0,0P;1,0D;2,0U;0,1C;2,1G").places("communal", GRAVES)


# GG-R9
def test_GG_R9_any_visible_cell_may_be_covered_again() -> None:
    scene = communal("0,0P;0,1G;1,0D;1,1U", ["pixie/dragon", GRAVES, "pixie/goblin", "goblin/dragon"])
    scene.answer("communal pixie/dragon at 0,0 -1,0").answer(f"crypt {GRAVES} at 0,1 1,1")
    again = Scene(hand=["goblin/dragon", "pixie/goblin"], communal="0,0P;0,1G;1,0D;1,1U;-1,0D")
    assert "-1,0 -2,0" in again.places("communal", "goblin/dragon")
    assert "0,0 0,-1" in again.places("communal", "goblin/dragon")


# Which burial may come first


# GG-7
def test_GG_7_the_only_card_for_the_graveyard_may_not_go_into_the_crypt() -> None:
    scene = communal(DIAMOND, [DIGGER, GRAVES, "pixie/dragon", "pixie/goblin"])
    assert scene.places("communal", GRAVES) == set()
    assert scene.places("communal", DIGGER)
    assert scene.places("crypt", DIGGER) == set()
    assert scene.places("crypt", GRAVES)
    assert scene.refusal(f"crypt {DIGGER} at 0,1 1,1") == "GG-7"
    twice = communal(DIAMOND, [DIGGER, DIGGER, GRAVES, "pixie/goblin"])
    assert twice.places("crypt", DIGGER)


def test_GG_7_after_the_first_burial_the_second_is_always_possible() -> None:
    scene = communal(DIAMOND, [DIGGER, GRAVES, "pixie/dragon", "pixie/goblin"])
    for move in scene.rules.moves(scene.state, 0):
        after = scene.rules.clone(scene.state)
        scene.rules.play(after, [move])
        assert scene.rules.pending(after).step == "bury other"
        assert scene.rules.moves(after, 0)


# GG-R11
def test_GG_R11_if_nothing_fits_the_graveyard_a_card_is_discarded_and_nothing_scored() -> None:
    scene = communal(DIAMOND, [GRAVES, "pixie/dragon", "pixie/goblin", "pixie/goblin"])
    assert {text.split()[0] for text in scene.moves()} == {"crypt"}
    scene.answer(f"crypt {GRAVES} at 0,1 1,1")
    assert scene.pending.rule == "GG-R11"
    assert scene.heard(events.NothingFits) == [events.NothingFits(0)]
    assert scene.moves() == ["discard pixie/goblin", "discard pixie/dragon"]
    scene.answer("discard pixie/goblin")
    assert scene.step == "draw"
    assert scene.truth().hands[0] == ("pixie/goblin", "pixie/dragon")
    assert scene.heard(events.Discarded) == [events.Discarded(0, "pixie/goblin")]


def test_GG_R11_even_a_type_that_would_earn_a_card_is_not_scored() -> None:
    diamonds = "0,0P;1,0+;-1,0+;0,1+;0,-1+"
    scene = Scene(hand=["pixie/dragon", "pixie/goblin"], communal=diamonds, crypt="0,0P;1,0P;2,0P;0,1P;1,1P;2,1P")
    scene.answer("crypt pixie/dragon at 0,0 1,0").answer("discard pixie/goblin")
    assert scene.step == "draw"


def test_GG_R11_a_card_with_a_gravedigger_always_fits() -> None:
    """An outer gravedigger has none beside it, so another may cover it; where there is no such, the ground is free."""
    rng = random.Random(8)
    for _ in range(games(0.3, at_least=20)):
        scene = communal(random_ground(rng, rng.randint(4, 30), crypt_sized=False), [DIGGER, GRAVES])
        assert scene.places("communal", DIGGER)


# Both tellings, and the reasons, on ground full of gravediggers


def area(cells: str) -> dict[tuple[int, int], str]:
    letters = dict(zip("PGUCD+", HALVES, strict=True))
    return {spot_of(part[:-1]): letters[part[-1]] for part in cells.split(";")}


def random_ground(rng: random.Random, size: int, crypt_sized: bool) -> str:
    """Grown cell by cell, gravediggers wherever they may be."""
    cells = {(0, 0): "P", (1, 0): "D"}
    while len(cells) < size:
        x, y = rng.choice(list(cells))
        spot = rng.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
        trial = {**cells, spot: "P"}
        columns, rows = [x for x, _ in trial], [y for _, y in trial]
        if not crypt_sized or (max(columns) - min(columns) < 3 and max(rows) - min(rows) < 3):
            cells = trial
    for spot in sorted(cells, key=lambda _: rng.random()):
        x, y = spot
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        in_line = [other for other in cells if crypt_sized and (other[0] == x or other[1] == y)]
        if all(cells.get(other) != "+" for other in [*beside, *in_line]) and rng.random() < 0.8:
            cells[spot] = "+"
    return ";".join(f"{x},{y}{half}" for (x, y), half in cells.items())


@pytest.mark.parametrize("place", ["crypt", "communal"])
def test_both_tellings_find_the_same_places_on_ground_full_of_gravediggers(place: str) -> None:
    rng = random.Random(11)
    doubles = Options(deck=DOUBLES)
    for _ in range(games(0.3, at_least=20)):
        cells = random_ground(rng, rng.randint(2, 9) if place == "crypt" else rng.randint(4, 30), place == "crypt")
        hand = [rng.choice(CARDS) for _ in range(2)] + ["pixie/gravedigger", "goblin/gravedigger", "pixie/goblin"]
        scene = Scene(hand=hand, options=doubles, **{place: cells})
        takes = any(text.startswith("communal") for text in scene.moves())
        for card in set(hand):
            telling = oracle.crypt_places if place == "crypt" else oracle.communal_places
            found = telling(area(cells), card)
            texts = {f"{one[0]},{one[1]} {two[0]},{two[1]}" for one, two in found}
            if place == "communal" or (takes and hand.count(card) > 1):
                assert scene.places(place, card) == texts
            else:
                assert scene.places(place, card) in (texts, set())


@pytest.mark.parametrize("place", ["crypt", "communal"])
def test_what_may_not_be_has_a_reason_and_what_may_be_has_none(place: str) -> None:
    rng = random.Random(5)
    for _ in range(games(0.1, at_least=10)):
        cells = random_ground(rng, rng.randint(2, 9) if place == "crypt" else rng.randint(4, 20), place == "crypt")
        scene = Scene(hand=[GRAVES, GRAVES, DIGGER, DIGGER, "pixie/goblin"], **{place: cells})
        for card in (GRAVES, DIGGER):
            allowed = scene.places(place, card)
            for x in range(-3, 5):
                for y in range(-3, 4):
                    for other in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                        text = f"{x},{y} {other[0]},{other[1]}"
                        reason = forbidden(place, area(cells), card.split("/"), [(x, y), other])
                        assert (reason is None) == (text in allowed), (cells, text, reason)


def test_every_card_has_a_place_in_every_crypt_there_can_be() -> None:
    """Every pattern of gravediggers on every ground of a crypt, as far as chance finds them."""
    rng = random.Random(3)
    seen = set()
    for _ in range(games(1.0, at_least=100)):
        cells = random_ground(rng, rng.randint(2, 9), crypt_sized=True)
        seen.add(frozenset(cells.split(";")))
        scene = Scene(hand=[GRAVES, DIGGER, GRAVES, DIGGER], crypt=cells)
        assert scene.places("crypt", GRAVES)
        assert scene.places("crypt", DIGGER)
    assert len(seen) > 50


# GG-8
def test_GG_8_a_card_with_equal_halves_is_written_one_way_and_read_both_ways() -> None:
    scene = Scene(hand=["pixie/pixie", "goblin/goblin"], options=Options(deck=DOUBLES))
    assert "0,0 1,0" in scene.places("crypt", "pixie/pixie")
    assert "1,0 0,0" not in scene.places("crypt", "pixie/pixie")
    assert scene.refusal("crypt pixie/pixie at 1,0 0,0") is None
    turned = scene.rules.read("crypt pixie/pixie at 1,0 0,0")
    assert scene.rules.write(turned) == "crypt pixie/pixie at 0,0 1,0"
    other = "crypt pixie/goblin at 1,0 0,0"
    assert scene.rules.write(scene.rules.read(other)) == other
