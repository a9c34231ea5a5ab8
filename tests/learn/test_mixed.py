"""One net for several house rules: what it is told of them, what it is taught with, and where it then plays a level."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from sexton.bots.levels import player_at
from sexton.commands.lab.learn import learn
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Refusal
from sexton.kernel.learn import nets, weights
from sexton.kernel.learn.layout import Layout
from sexton.kernel.learn.mixed import MixedRules
from sexton.kernel.learn.nets import mind_of, shipped
from sexton.kernel.learn.weights import NotWeights
from sexton.learn.floats import Floats
from sexton.learn.inputs import Inputs
from sexton.learn.questions import HALVES, Player, Questions, most_legal
from sexton.learn.run import read_stand, train
from sexton.learn.settings import Settings
from tests.learn.test_nets import questions, random_net
from tests.learn.test_trainer import BOX, SMALL

GAME = catalogue.find("graverobbers")
MIXED = ("hands=3", "open_hands=yes")
FEW = msgspec.structs.replace(SMALL, rounds=1, slots=8, ticks=4, batch=64)


def options(**settings: str) -> Any:
    return GAME.read_options(settings)


def test_the_row_tells_which_of_the_house_rules_are_in_force() -> None:
    plain, layout = Layout(GAME), Layout(GAME, mixed=MIXED)
    assert layout.row == plain.row + 2
    for seats in layout.seats:
        players = plain.ones(seats, options())
        assert layout.ones(seats, options()) == players
        assert layout.ones(seats, options(hands="3")) == [*players, plain.row]
        assert layout.ones(seats, options(hands="players")) == players
        assert layout.ones(seats, options(hands="3", open_hands="yes")) == [*players, plain.row, plain.row + 1]


def test_training_meets_each_rule_alone_and_all_together() -> None:
    assert MixedRules(GAME, None, MIXED).taught() == [
        options(), options(hands="3"), options(open_hands="yes"), options(hands="3", open_hands="yes"),
    ]  # fmt: skip
    assert MixedRules(GAME, None, ("hands=3", "hands=players")).taught() == [
        options(), options(hands="3"), options(hands="players"),
    ]  # fmt: skip


def test_what_was_mixed_in_is_known_and_nothing_else() -> None:
    mixed = MixedRules(GAME, None, MIXED)
    for known in (options(), options(open_hands="yes"), options(hands="3", open_hands="yes")):
        assert mixed.know(known)
    for unknown in (options(hands="players"), options(hands="3", accuse_at_end="no")):
        assert not mixed.know(unknown)


@pytest.mark.parametrize("rule", ["hands=1", "hands=7", "hands", "moon=full", "box=3"])
def test_only_a_house_rule_that_is_not_usual_can_be_mixed_in(rule: str) -> None:
    with pytest.raises(Refusal):
        MixedRules(GAME, None, (rule,))


def test_the_games_of_a_run_are_played_by_all_of_these_rules() -> None:
    """Each row says by which; and the games are those of that batch, not only the row."""
    layout = Layout(GAME, mixed=MIXED)
    made = Questions(layout, FEW, most_legal(layout, advice=False))
    player = Player(made, 0)
    for half in range(HALVES):
        player.ask(half)
    taught: list[tuple[int, Any]] = list(made.taught)
    by_rules = [(seats, rules.hands, rules.open_hands) for seats, rules in taught]
    assert sorted(by_rules) == sorted(
        (seats, hands, shown) for seats in layout.seats for hands in ("1", "3") for shown in ("no", "yes")
    )
    for table, (seats, hands, shown) in zip(player.tables[0], by_rules, strict=True):
        ones = made.of[0].rows[table.here, layout.size :]
        assert (ones[:, layout.seats.index(seats)] == 1).all()
        assert (ones[:, -2] == (hands == "3")).all()
        assert (ones[:, -1] == (shown == "yes")).all()
        assert table.batch.rules.options == options(hands=hands, open_hands=shown)


def test_a_net_says_something_else_where_another_rule_is_in_force(tmp_path: Path) -> None:
    """On the same state; and what it says on the truth it says of the view."""
    layout = Layout(GAME, mixed=MIXED)
    floats, inputs = random_net(layout)
    weights.write(tmp_path / "mixed.net", floats.whole(layout, inputs, advised=False))
    rules, other = GAME.open(3), GAME.open(3, options(open_hands="yes"))
    minds = [mind_of(one, tmp_path / "mixed.net") for one in (rules, other)]
    for state, seat, moves in questions(rules, 12):
        said = []
        for one, mind in zip((rules, other), minds, strict=True):
            assert mind is not None
            said.append(list(mind.values.values(state, seat, moves, FastDice(1))))
            if one is rules:
                assert said[0] == mind.heuristics.values(rules.view(state, seat), moves, FastDice(1))
        assert said[0] != said[1]


def test_a_run_begins_with_a_net_that_knew_none_of_them(tmp_path: Path) -> None:
    """At first it plays as that one does, whatever is in force; a rule it knew may not be left out."""
    path, out = shipped(GAME), tmp_path / "more.net"
    assert path is not None
    kept, layout = weights.read(path), Layout(GAME, mixed=MIXED)
    before = Layout(GAME, kept.about.encoding)
    floats = Floats.of(kept, before, Inputs(before)).with_further_inputs(Inputs(layout).size)
    weights.write(out, floats.whole(layout, Inputs(layout), advised=kept.about.advised))
    assert weights.read(out).about.mixed == MIXED
    for rules in (GAME.open(4), GAME.open(4, options(hands="3"))):
        old, new = mind_of(rules, path), mind_of(rules, out)
        assert old is not None and new is not None
        for state, seat, moves in questions(rules, 12):
            said = [list(mind.values.values(state, seat, moves, FastDice(1))) for mind in (old, new)]
            assert said[0] == said[1]
    with pytest.raises(Refusal, match="other-run"):
        train(GAME, options(), out, SMALL, lambda report: None, torch=False)


def test_a_run_goes_on_with_the_rules_that_it_began_with(tmp_path: Path) -> None:
    game, out = catalogue.find("gravediggers"), tmp_path / "small.net"
    box = game.read_options(BOX)

    def run(*mixed: str) -> None:
        train(game, box, out, FEW, lambda report: None, torch=False, mixed=mixed)

    run("closed=reopen")
    assert weights.read(out).about.mixed == read_stand(out).mixed == ("closed=reopen",)
    first = read_stand(out).decisions
    run("closed=reopen")
    assert read_stand(out).decisions == 2 * first
    with pytest.raises(Refusal, match="other-run"):
        run()
    out.with_suffix(".npz").unlink()
    run("closed=reopen", "unpaid_fist=forfeited")
    assert weights.read(out).about.mixed == ("closed=reopen", "unpaid_fist=forfeited")


def test_a_net_plays_its_level_by_the_house_rules_that_were_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout(GAME, mixed=("hands=3",))
    floats, inputs = random_net(layout)
    weights.write(tmp_path / "net.bin", floats.whole(layout, inputs, advised=True))
    monkeypatch.setattr(nets, "shipped", lambda game: tmp_path / "net.bin")
    plays = {name: player_at("hard", GAME.open(3, options(**rule))) for name, rule in {
        "usual": {}, "mixed in": {"hands": "3"}, "another": {"open_hands": "yes"},
    }.items()}  # fmt: skip
    assert plays == {"usual": "net", "mixed in": "net", "another": "search:300"}


def test_a_file_with_house_rules_that_the_game_does_not_have_is_refused(tmp_path: Path) -> None:
    layout = Layout(GAME)
    floats, inputs = random_net(layout)
    whole = floats.whole(layout, inputs, advised=True)
    about = msgspec.structs.replace(whole.about, mixed=("moon=full",))
    weights.write(tmp_path / "odd.net", msgspec.structs.replace(whole, about=about))
    with pytest.raises(NotWeights, match="house rules"):
        mind_of(GAME.open(3), tmp_path / "odd.net")


@pytest.mark.parametrize(("rule", "message"), [("moon=full", "no-such-option"), ("hands=1", "not-mixed")])
def test_the_command_says_what_cannot_be_mixed_in(rule: str, message: str, tmp_path: Path) -> None:
    command = [GAME.id, "--out", str(tmp_path / "some.net"), "--mix", rule, "--numpy", "--workers", "0"]
    done = CliRunner().invoke(learn, command)
    assert isinstance(done.exception, Refusal) and done.exception.message == message
    assert not list(tmp_path.iterdir())


def test_more_rules_than_games_leave_some_of_each() -> None:
    layout = Layout(GAME, mixed=("hands=3", "open_hands=yes", "accuse_at_end=no", "full_tie=next_ranked"))
    made = Questions(layout, Settings(workers=0, slots=16), 8)
    assert made.slots == 8 and made.games == 8 * len(layout.seats) * 6
    assert np.bincount(made.kinds, minlength=5).min() > 0
