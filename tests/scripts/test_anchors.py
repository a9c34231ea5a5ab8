"""Where bots stand in rated games: that the file follows from the ladder, whoever plays a level by now."""

from __future__ import annotations

import math

import pytest

import anchors
from sexton.bots.levels import LEVELS, characters_of
from sexton.bots.measured import measured
from sexton.kernel import catalogue

PAGE = """# The ladder

## Graverobbers

Some machine, seed 0.
{players}

| stronger | weaker | players | games | share over fair share | 95 % | points ahead | target | |
|---|---|---|---|---|---|---|---|---|
| hard | greedy | 3, 4 | 320 | 1.34 | 1.21 to 1.47 | 1.4 ± 4.4 | ≥ 1.2 | reached |

| bot | rating | ± | games |
|---|---|---|---|
| expert | 55.1 | 2.1 | 349 |
| hard | 52.9 | 1.9 | 669 |
| greedy | 49.5 | 1.8 | 1320 |
| random | 41.4 | 1.9 | 1000 |

## What the figures say

| game | `easy` over `random` | `greedy` over `easy` |
|---|---|---|
| Graverobbers | 1.25 [1.12, 1.37] | 1.50 [1.29, 1.53] |
| Gloomy Graves | 1.91 [1.82, 2.01] | 2.00 [1.91, 2.10] |

## Graverobbers: characters at normal

| bot | rating | ± | games |
|---|---|---|---|
| normal | 30.5 | 1.8 | 6000 |
| normal-bold | 23.3 | 1.7 | 2000 |
"""


def found(players: str, game: str = "graverobbers", more: str = "") -> dict[str, tuple[float, float, str]]:
    page = anchors.read(PAGE.format(players=players) + more)
    return {
        name: (one.mu, one.sigma, one.source) for name, one in anchors.anchors_of(catalogue.find(game), page).items()
    }


def test_the_file_follows_from_the_ladder() -> None:
    assert anchors.KEPT.read_text(encoding="utf-8") == anchors.written(anchors.read(anchors.LADDER.read_text("utf-8")))


@pytest.mark.parametrize("game", catalogue.ids())
def test_whatever_has_been_measured_once_stands_somewhere(game: str) -> None:
    """Stored games count against these levels: none may be missing from a ladder that is played again."""
    normal = [name for name in characters_of(catalogue.find(game)) if name.startswith("normal-")]
    solved = ["exact"] if game == "vampire" else []
    assert {*LEVELS, *normal, *solved} <= set(measured().anchors[game])


def test_a_row_counts_for_a_level_that_is_played_as_it_was() -> None:
    now = found("Here `hard` is played by `net`, `expert` is played by `mind:8000`.")
    assert now["normal"] == (25.0, 1.8, "row")
    assert now["hard"] == (28.4, 1.9, "row") and now["expert"] == (30.6, 2.1, "row")
    assert now["normal-bold"] == (17.8, 1.7, "row") and "random" not in now and "normal-sly" not in now


def test_a_row_of_another_player_is_less_sure_and_gives_way_to_a_share_of_victory() -> None:
    then = "Iterations a move: hard 300, expert 50,000."
    assert found(then)["hard"] == (28.4, 4.0, "before") and found(then)["expert"] == (30.6, 4.0, "before")
    pair = "\n| game | `expert` over `hard` |\n|---|---|\n| Graverobbers | 1.38 [1.14, 1.63] |\n"
    assert found(then, more=pair)["expert"] == (round(28.4 + anchors.distance(1.38), 1), 4.0, "pair")
    now = "Here `hard` is played by `net`, `expert` is played by `mind:8000`."
    assert found(now, more=pair)["expert"] == (30.6, 2.1, "row")


@pytest.mark.parametrize(
    "text",
    [
        "| greedy | 56.6 | 1.6 | 9 |\n| exact | 56.3 | 1.8 | 9 |",
        "Here `hard` is played by `exact`.\n\n| normal | 56.6 | 0.2 | 9 |\n| hard | 56.3 | 1.8 | 9 |",
    ],
)
def test_a_level_stands_where_the_bot_does_that_plays_it_whatever_it_was_called(text: str) -> None:
    rows = anchors.anchors_of(catalogue.find("vampire"), anchors.read(f"## Grave Digger\n\n{text}\n"))
    assert {rows[name] for name in ("hard", "expert", "exact")} == {anchors.Anchor(24.7, 1.8, "row")}
    assert rows["normal"].sigma >= anchors.SUREST and rows["normal"].mu == 25.0


def test_easy_stands_where_its_share_of_victory_puts_it() -> None:
    assert found("")["easy"] == (round(25 - anchors.distance(1.5), 1), 4.0, "pair")
    assert math.isclose(anchors.distance(1.5), 5.893 * math.log(3), rel_tol=0.001)
    gloomy = anchors.read(PAGE.format(players="") + "\n## Gloomy Graves\n\n| greedy | 34.3 | 3.6 | 80 |\n")
    easy = anchors.anchors_of(catalogue.find("gloomy_graves"), gloomy)["easy"]
    assert easy.mu == round(25 - anchors.distance(1.91), 1)  # of a share of 2 the lower end
