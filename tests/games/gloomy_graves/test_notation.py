"""Texts of moves and positions, both ways; the order of moves; refusals that name the rule."""

from __future__ import annotations

import pytest

from sexton.games.gloomy_graves import GAME
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words
from tests.games.gloomy_graves.scene import Scene, dealt

TEXTS = [
    "begin pixie/dragon",
    "crypt pixie/dragon at 0,0 1,0",
    "crypt unicorn/unicorn at -1,-2 0,-2",
    "communal dragon/gravedigger at -36,5 -37,5",
    "discard cyclops/dragon",
    "score dragon",
    "no score",
    "draw deck",
    "draw row pixie/gravedigger",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_is_read_as_it_is_written(text: str) -> None:
    rules = GAME.open(2)
    assert rules.write(rules.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "begin",
        "begin dragon/pixie",
        "begin pixie/orc",
        "crypt pixie/dragon at 0,0",
        "crypt pixie/dragon at 00,0 1,0",
        "crypt pixie/dragon at -0,0 1,0",
        "crypt pixie/dragon at 0,0 99,0",
        "score gravedigger",
        "draw row",
        "draw hand",
        "score dragon ",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Refusal):
        GAME.open(2).read(text)


def test_moves_ascend_by_place_card_and_cells() -> None:
    """The order of moves is part of the contract."""
    full = "0,0+;1,0D;2,0P;0,1P;1,1+;2,1D;0,2D;1,2P;2,2+"
    scene = Scene(hand=["pixie/goblin", "goblin/gravedigger"], crypt=full, communal="0,0P;0,1+;1,0+;1,1P")
    assert scene.moves() == ORDER


ORDER = """
crypt pixie/goblin at 0,1 0,2
crypt pixie/goblin at 0,2 0,1
crypt pixie/goblin at 0,2 1,2
crypt pixie/goblin at 1,0 2,0
crypt pixie/goblin at 1,2 0,2
crypt pixie/goblin at 2,0 1,0
crypt pixie/goblin at 2,0 2,1
crypt pixie/goblin at 2,1 2,0
crypt goblin/gravedigger at 0,1 0,0
crypt goblin/gravedigger at 0,1 1,1
crypt goblin/gravedigger at 1,0 0,0
crypt goblin/gravedigger at 1,0 1,1
crypt goblin/gravedigger at 1,2 1,1
crypt goblin/gravedigger at 1,2 2,2
crypt goblin/gravedigger at 2,1 1,1
crypt goblin/gravedigger at 2,1 2,2
communal pixie/goblin at -1,0 0,0
communal pixie/goblin at 0,-1 0,0
communal pixie/goblin at 0,0 -1,0
communal pixie/goblin at 0,0 0,-1
communal pixie/goblin at 1,1 1,2
communal pixie/goblin at 1,1 2,1
communal pixie/goblin at 1,2 1,1
communal pixie/goblin at 2,1 1,1
communal goblin/gravedigger at -1,1 0,1
communal goblin/gravedigger at 0,0 -1,0
communal goblin/gravedigger at 0,0 0,-1
communal goblin/gravedigger at 0,2 0,1
communal goblin/gravedigger at 1,-1 1,0
communal goblin/gravedigger at 1,1 1,2
communal goblin/gravedigger at 1,1 2,1
communal goblin/gravedigger at 2,0 1,0
""".strip().splitlines()


@pytest.mark.parametrize(
    "broken",
    [
        {"deck": "41"},
        {"start": "3"},
        {"known": "PD/-/-"},
        {"claimed": "P8/P8/-"},
        {"communal": "0,0+;0,1+;1,0G;1,1U"},
        {"communal": "0,0P;0,0D;1,0G;1,1U"},
        {"crypts": "0,0D;1,0P/0,0+;1,0P;2,0+/0,0D;1,0P"},
        {"crypts": "0,0D;1,0P/1,0P;2,0D/0,0D;1,0P"},
        {"crypts": "0,0D;1,0P;-1,0P;2,0D/0,0D;1,0P/0,0D;1,0P"},
        {"buried": "crypt"},
        {"laid": "PD@0,0;0,1"},
        {"row": "XX,PD,PC"},
        {"hands": "-/-/-"},
        {"last": "perhaps"},
    ],
)
def test_a_position_that_cannot_be_is_refused(broken: dict[str, str]) -> None:
    fields = dict(part.split("=", 1) for part in Scene().rules.write_position(Scene().state).split()[1:])
    text = " ".join(["bury", *(f"{name}={value}" for name, value in {**fields, **broken}.items())])
    with pytest.raises(Refusal) as refused:
        Scene().rules.read_position(text)
    assert refused.value.message == "not-a-position"


@pytest.mark.parametrize(
    ("scene", "text", "rule"),
    [
        (Scene(), "draw deck", "GG-7"),
        (Scene(), "begin pixie/goblin", "GG-7"),
        (Scene(), "crypt goblin/unicorn at 0,1 1,1", "GG-7"),
        (Scene("bury_other", buried="crypt"), "crypt pixie/goblin at 0,1 1,1", "GG-7"),
        (Scene("draw", buried="crypt,communal", laid="PD@0,0;0,1"), "draw row goblin/dragon", "GG-19"),
        (dealt(2), "begin dragon/gravedigger", "GG-4"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_illegal_move_is_refused_with_its_rule_in_words(
    scene: Scene, text: str, rule: str, language: str
) -> None:
    view = scene.view(scene.state.active)
    refusal = scene.rules.why_not(view, scene.rules.read(text))
    assert refusal is not None
    assert refusal.rule == rule
    assert Words(language, GAME.folder).refusal(refusal).startswith(rule)


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    scene = Scene()
    assert scene.refusal("crypt pixie/goblin at 0,1 1,1", seat=1) == "GG-7"
    with pytest.raises(Refusal):
        scene.rules.choices(scene.view(1))
    with pytest.raises(Refusal):
        scene.rules.choices(scene.view(None))
