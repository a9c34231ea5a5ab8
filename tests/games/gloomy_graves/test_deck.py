"""The deck as a file: what it must be, and that a wrong one is refused by its line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sexton.games.gloomy_graves import GAME, deck_format
from sexton.games.gloomy_graves.options import Options
from sexton.games.gloomy_graves.rules.box import CARDS, TYPES
from sexton.kernel.interface import Refusal

PAIRS_TEXT = (deck_format.FOLDER / "pairs.txt").read_text(encoding="utf-8")


def refused(text: str) -> tuple[str, int]:
    with pytest.raises(Refusal) as raised:
        deck_format.read(text)
    return raised.value.message, int(raised.value.facts["line"])


def changed(old: str, new: str) -> tuple[str, int]:
    """Our deck with one line changed, and the number of that line."""
    lines = PAIRS_TEXT.splitlines()
    (number,) = [number for number, line in enumerate(lines) if line.startswith(old)]
    lines[number] = new
    return "\n".join(lines), number + 1


# GG-1
@pytest.mark.parametrize("name", deck_format.OURS)
def test_GG_1_our_decks_have_90_cards_20_and_10_marked_and_are_symmetric(name: str) -> None:
    deck = deck_format.load(name)
    assert [deck.count(mark) for mark in range(3)] == [60, 20, 10]
    for mark in range(3):
        assert len({deck.halves(grave, mark) for grave in TYPES}) == 1
    assert deck.reconstruction
    assert "gravedigger/gravedigger" not in deck.cards


def test_GG_1_the_usual_deck_has_each_pair_seven_times_and_four_of_each_gravedigger() -> None:
    deck = deck_format.load("pairs")
    assert {card: sum(counts) for card, counts in deck.cards.items()} == {
        card: 4 if "gravedigger" in card else 7 for card in CARDS if len(set(card.split("/"))) == 2
    }
    assert sum(deck.halves("gravedigger", mark) for mark in range(3)) == 20
    assert sum(deck.halves("pixie", mark) for mark in range(3)) == 32


def test_GG_1_the_other_deck_has_twenty_cards_four_times_and_each_pair_once_more() -> None:
    deck = deck_format.load("doubles")
    assert len(deck.cards) == 20
    for card, (unmarked, two, three) in deck.cards.items():
        one, other = card.split("/")
        assert (unmarked, two) == (3, 1)
        assert three == (1 if one != other and other != "gravedigger" else 0)


def test_a_user_s_file_is_read_and_embedded_whole(tmp_path: Path) -> None:
    text = PAIRS_TEXT.replace("name pairs", "name mine").replace("reconstruction\n", "", 2)
    path = tmp_path / "mine.txt"
    path.write_text(text.replace("#   reconstruction", "#"), encoding="utf-8")
    deck = GAME.read_file_option("deck", str(path))
    assert (deck.name, deck.reconstruction) == ("mine", False)
    options = GAME.read_options({"deck": msgspec.to_builtins(deck)})
    assert isinstance(options, Options)
    path.unlink()
    again = GAME.read_options(msgspec.json.decode(options.canonical()))
    assert again == options
    assert GAME.open(2, again).variant.deck == "mine"


def test_a_deck_of_ours_may_be_named_but_options_open_no_file(tmp_path: Path) -> None:
    assert GAME.read_options({"deck": "doubles"}) == Options(deck=deck_format.load("doubles"))
    path = tmp_path / "mine.txt"
    path.write_text(PAIRS_TEXT, encoding="utf-8")
    with pytest.raises(Refusal) as raised:
        GAME.read_options({"deck": str(path)})
    assert raised.value.message == "no-deck-file"
    with pytest.raises(Refusal):
        GAME.read_file_option("deck", str(tmp_path / "nothing.txt"))
    assert GAME.read_file_option("harvest", "new_card") == "new_card"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("pixie/goblin", "pixie/orc 4 2 1", "deck-unknown-half"),
        ("pixie/goblin", "pixie 4 2 1", "deck-line"),
        ("pixie/goblin", "pixie/goblin 4 2", "deck-line"),
        ("pixie/goblin", "pixie/goblin four 2 1", "deck-line"),
        ("pixie/goblin", "pixie/unicorn 4 2 1", "deck-card-twice"),
        ("pixie/goblin", "gravedigger/gravedigger 4 2 1", "deck-two-gravediggers"),
        ("reconstruction", "reconstructed", "deck-line"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, message: str) -> None:
    text, line = changed(old, new)
    found, at = refused(text)
    # The second of two equal cards is the one that is too many.
    assert found == message
    assert at == line + 1 if message == "deck-card-twice" else at == line


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("name", "", "deck-without-name"),
        ("pixie/goblin", "pixie/goblin 5 2 1", "deck-count"),
        ("pixie/goblin", "pixie/goblin 3 3 1", "deck-marks"),
        ("pixie/goblin", "pixie/goblin 5 2 0", "deck-marks"),
    ],
)
def test_a_wrong_whole_is_named_at_the_last_line(old: str, new: str, message: str) -> None:
    text, _ = changed(old, new)
    assert refused(text) == (message, len(PAIRS_TEXT.splitlines()))


def test_an_asymmetric_deck_must_say_so() -> None:
    text = PAIRS_TEXT.replace("pixie/goblin         4", "pixie/goblin         5")
    text = text.replace("cyclops/dragon       4", "cyclops/dragon       3")
    assert refused(text)[0] == "deck-asymmetric"
    assert deck_format.read(text + "\nasymmetric\n").asymmetric


def test_a_reduced_deck_must_say_so_and_hold_enough_cards() -> None:
    small = "name small\nreduced\npixie/goblin 9 0 0\nunicorn/dragon 8 0 0\ncyclops/gravedigger 6 0 0\n"
    assert refused(small.replace("reduced\n", ""))[0] == "deck-count"
    deck = deck_format.read(small)
    assert sum(deck.count(mark) for mark in range(3)) == 23
    assert GAME.open(2, Options(deck=deck)).setup().deck == 20
    with pytest.raises(Refusal) as raised:
        GAME.open(4, Options(deck=deck))
    assert raised.value.message == "too-few-cards"


def test_halves_may_be_written_either_way_round() -> None:
    assert deck_format.read(PAIRS_TEXT.replace("pixie/goblin", "goblin/pixie")) == deck_format.load("pairs")


def test_a_wrong_deck_in_options_is_refused_too() -> None:
    deck = msgspec.structs.replace(deck_format.load("pairs"), cards={"pixie/goblin": (60, 20, 10)})
    with pytest.raises(Refusal) as raised:
        GAME.open(2, Options(deck=deck))
    assert raised.value.message == "deck-asymmetric"
