"""One layout for all numbers of players, and a net in whole numbers that says what the learned one says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

import sexton
from sexton.bots.explain import thinker_for
from sexton.bots.levels import USUAL, looks_ahead, player_of
from sexton.bots.players import bot_named, check_name
from sexton.bots.search import Budget
from sexton.envs.batch import Batch
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import ROOM, Run
from sexton.kernel.interface import Refusal
from sexton.kernel.learn import nets, weights
from sexton.kernel.learn.from_views import numbers_of, writer_of
from sexton.kernel.learn.insight import WEIGHED, Insight, RowsWithInsight, keep_best
from sexton.kernel.learn.layout import UNSHOWN, Layout
from sexton.kernel.learn.net import SCALE
from sexton.kernel.learn.nets import mind_of
from sexton.kernel.learn.nets import shipped as shipped_file
from sexton.kernel.search.net_search_model import SecondOpinion
from sexton.lab.simulation import through_views
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.through_views import Player
from sexton.learn.floats import Floats
from sexton.learn.inputs import Inputs
from sexton.learn.numpy_network import LEARNED, Pass
from sexton.server.thinking.workers import BotWorkers
from tests.learn import shipped
from tests.learn.test_trainer import BOX

ROOT = Path(__file__).parents[2]
GAMES = sorted(catalogue.games())
MOST = 24.0  # bytes for each weight, eight of which are its place in a list
PUBLIC = {"gravediggers": "money", "graverobbers": "totals", "vampire": "tools", "gloomy_graves": "hand_sizes"}


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_fits_into_one_layout(name: str) -> None:
    layout = Layout(catalogue.find(name))
    for seats, encoding in layout.encodings.items():
        columns = [column for column in layout.columns[seats] if column != UNSHOWN]
        assert len(layout.columns[seats]) == encoding.size + layout.further
        assert len(columns) == len(set(columns))
        assert max(columns) < layout.size <= min(layout.ones(seats, layout.rules[seats].options)) < layout.row
        assert len(layout.numbers[seats]) == encoding.actions.size == len(set(layout.numbers[seats]))
        assert max(layout.numbers[seats]) < layout.actions
        for field in encoding.fields:
            start = encoding.starts[field.name]
            there = layout.columns[seats][start : start + field.size]
            if layout.insight and field.name in layout.insight.instead:
                assert set(there) == {UNSHOWN}
                continue
            wide = first_column(layout, field.name)
            room = next(other.size for other in layout.widest.fields if other.name == field.name)
            assert all(wide <= column < wide + room for column in there), field.name


def first_column(layout: Layout, name: str) -> int:
    """Of a field that nets are shown."""
    names = [field.name for field in layout.shown]
    return sum(field.size for field in layout.shown[: names.index(name)])


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_the_own_seat_stands_first_whatever_the_number_of_players(name: str) -> None:
    layout = Layout(catalogue.find(name))
    first = first_column(layout, PUBLIC[name])
    for seats, encoding in layout.encodings.items():
        assert layout.columns[seats][encoding.starts[PUBLIC[name]]] == first


def random_net(layout: Layout, seed: int = 3) -> tuple[Floats, Inputs]:
    inputs = Inputs(layout)
    floats = Floats.fresh(layout, inputs, 24, 12, 2.5, seed)
    dice = np.random.default_rng(seed)
    for name in ("sparse_bias", "narrow_bias", "head", "head_bias", "value", "value_bias"):
        array = getattr(floats, name)
        array += dice.standard_normal(array.shape).astype(np.float32) * 0.3
    floats.seen[:] = True
    return floats, inputs


def questions(rules: Any, many: int) -> list[tuple[Any, int, Any]]:
    """States of a game played at random, with a seat that is asked there and its moves."""
    found: list[tuple[Any, int, Any]] = []
    dice = FastDice(5)
    run = Run(rules.engine, rules.setup(), FastDice(4))
    while run.seats and len(found) < many:
        moves = {seat: run.moves(seat) for seat in run.seats}
        found += [(run.state.clone(), seat, moves[seat]) for seat in run.seats]
        run.play([moves[seat][dice.below(len(moves[seat]))] for seat in run.seats])
    return found


@pytest.mark.parametrize("name", ["gravediggers", "graverobbers", "gloomy_graves"])
def test_whole_numbers_say_what_was_learned(name: str, tmp_path: Path) -> None:
    """Up to rounding: every logit and value is within a few hundredths of the floating net's."""
    layout = Layout(catalogue.find(name))
    floats, inputs = random_net(layout)
    path = tmp_path / "some.net"
    weights.write(path, floats.whole(layout, inputs, advised=False))
    for seats in (layout.seats[0], layout.seats[-1]):
        rules = layout.rules[seats]
        mind = mind_of(rules, path)
        assert mind is not None
        values = mind.values
        for state, seat, moves in questions(rules, 12):
            row, asked = as_learned(layout, rules, state, seat, moves)
            passed = Pass({n: getattr(floats, n) for n in Floats.__struct_fields__}, inputs.of(row), asked)
            values.share(state, seat)
            assert int(values.net.value()) / SCALE == pytest.approx(float(passed.value[0]), abs=0.15)
            logits = list(values.say(state, seat, moves, FastDice(1)))
            assert logits == pytest.approx(passed.logits[0].tolist(), abs=0.25 * layout.each**0.5)


def as_learned(layout: Layout, rules: Any, state: Any, seat: int, moves: Any) -> tuple[Any, Any]:
    encoding = layout.encodings[rules.seats]
    row = np.zeros((1, layout.row), np.int8)
    writer, insight = writer_of(rules, encoding, True), rules.insight()
    told = list((RowsWithInsight(writer, insight) if insight else writer).row(state, seat))
    for column, number in zip(layout.columns[rules.seats], told, strict=True):
        if column != UNSHOWN:
            row[0, column] = number
    row[0, layout.ones(rules.seats, rules.options)] = 1
    codes = list(numbers_of(rules, encoding, True).codes(state, seat, moves))
    lines = [[layout.numbers[rules.seats][code]] for code in codes]
    if insight:
        lines = [list(lines_of(insight, move)) for move in moves]
    nothing = np.zeros((1, len(codes)), np.uint8)
    return row, SimpleNamespace(lines=np.array([lines]), count=np.array([len(codes)]), advice=nothing, block=nothing)


def lines_of(insight: Insight, move: int) -> Any:
    from librt.vecs import vec  # after Sexton, which puts lists in its place where nothing is compiled

    lines = vec[i16]([i16(insight.lines)] * int(insight.each))
    insight.put_lines(lines, 0, move)
    return lines


def test_a_seat_is_judged_by_its_view_alone(tmp_path: Path) -> None:
    """On the truth and on what the view tells, the net says the same."""
    for name in ("gravediggers", "graverobbers", "gloomy_graves"):
        layout = Layout(catalogue.find(name))
        floats, inputs = random_net(layout)
        weights.write(tmp_path / name, floats.whole(layout, inputs, advised=True))
        rules = layout.rules[layout.seats[-1]]
        mind = mind_of(rules, tmp_path / name)
        assert mind is not None
        values, by_view = mind.values, mind.heuristics
        for state, seat, moves in questions(rules, 20):
            view = rules.view(state, seat)
            on_truth = list(values.values(state, seat, moves, FastDice(1)))
            assert on_truth == by_view.values(view, moves, FastDice(1))
            assert values.share(state, seat) == by_view.share(view)


@pytest.mark.parametrize("name", shipped.with_nets())
def test_in_imagined_games_moves_are_as_likely_as_the_net_finds_them_good(name: str) -> None:
    rules = catalogue.find(name).open(3)
    mind, dice, many = mind_of(rules), FastDice(8), 2000
    assert mind is not None
    found = 0
    for state, seat, moves in questions(rules, 30):
        said = np.array(mind.values.values(state, seat, moves, FastDice(1)))
        likely = np.exp(said - said.max()) / np.exp(said - said.max()).sum()
        again = mind.values.values(state, seat, moves, FastDice(2))  # where the advice takes luck, so do the chances
        if len(moves) < 3 or likely.max() > 0.8 or list(again) != said.tolist():
            continue
        step = rules.engine.steps[state.step]
        drawn = [int(mind.values.answer(step, state, seat, dice)) for _ in range(many)]
        assert len(set(drawn)) > 1
        for move, chance in zip(moves, likely, strict=True):
            assert drawn.count(int(move)) / many == pytest.approx(chance, abs=4 * (chance / many) ** 0.5 + 0.004)
        found += 1
    assert found > 3


def test_the_nets_that_come_with_the_games_play_the_moves_on_record(tmp_path: Path) -> None:
    """Compiled and uncompiled alike. Where nothing is compiled the two are one."""
    uncompiled_in(tmp_path)
    on_record = shipped.RECORD.read_text(encoding="utf-8")
    assert {line.partition(" ")[0] for line in on_record.splitlines()} == {*shipped.with_nets(), "made"}
    assert set(shipped.with_nets()) == {"gloomy_graves", "gravediggers", "graverobbers"}
    assert played_in(Path(sexton.__file__).parents[1]) == on_record
    assert played_in(tmp_path) == on_record


def uncompiled_in(folder: Path) -> None:
    source = Path(sexton.__file__).parent
    for path in source.rglob("*"):
        if path.suffix in (".py", ".ftl", ".md", ".txt", ".toml", ".bin") or path.name == "steps.json":
            copy = folder / "sexton" / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())


def played_in(folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.learn.shipped", "--print"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


MEASURE = """
import sys, tracemalloc
from sexton.kernel import catalogue
from sexton.kernel.learn import nets
for name in sys.argv[1:]:
    game = catalogue.find(name)
    before = tracemalloc.start() or tracemalloc.get_traced_memory()[0]
    weights = nets.opened_shipped(game)[1]
    print((tracemalloc.get_traced_memory()[0] - before) / len(weights.sparse))
"""


def test_where_nothing_is_compiled_the_weights_of_a_net_are_there_once(tmp_path: Path) -> None:
    """As in a browser: two lists of them, and an object for each, took 29 to 39 bytes."""
    uncompiled_in(tmp_path)
    command = [sys.executable, "-c", MEASURE, *shipped.with_nets()]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert len(told) == 3
    assert max(map(float, told)) < MOST, told


@pytest.mark.parametrize("name", shipped.with_nets())
def test_a_net_is_small_and_says_where_it_comes_from(name: str) -> None:
    path = shipped_file(catalogue.find(name))
    assert path is not None
    assert path.stat().st_size < 1_000_000
    about = weights.read(path).about
    assert about.game == name
    assert about.decisions > 10_000_000
    assert about.commit


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    layout = Layout(catalogue.find("vampire"))
    floats, inputs = random_net(layout)
    whole = floats.whole(layout, inputs, advised=False, decisions=12, commit="abc")
    weights.write(tmp_path / "a.net", whole)
    back = weights.read(tmp_path / "a.net")
    assert back.about == whole.about
    for name in weights.TYPES:
        assert list(getattr(back, name)) == list(getattr(whole, name)), name


def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.net"
    for text in (b"", b"{}\nabc", b'{"sexton":"weights","about":{},"sizes":{}}\n', b"\xff\xfe"):
        broken.write_bytes(text)
        with pytest.raises(weights.NotWeights, match=r"broken\.net"):
            weights.read(broken)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    layout = Layout(catalogue.find("vampire"))
    floats, inputs = random_net(layout)
    weights.write(tmp_path / "hunt.net", floats.whole(layout, inputs, advised=False))
    with pytest.raises(weights.NotWeights, match="vampire"):
        mind_of(catalogue.find("graverobbers").open(3), tmp_path / "hunt.net")


@pytest.mark.parametrize("name", shipped.with_nets())
def test_the_net_and_the_estimate_judge_an_imagined_game_together(name: str) -> None:
    rules = catalogue.find(name).open(3)
    mind = mind_of(rules)
    assert mind is not None
    alone, told = rules.search_model(), 0
    for state, seat, _ in questions(rules, 20):
        by_estimate, by_both = vec[float]([0.0] * ROOM), vec[float]([0.0] * ROOM)
        alone.estimate(state, by_estimate)
        both = SecondOpinion(rules.search_model(), mind.values, seat, rules.seats)
        both.estimate(state, by_both)
        by_net = min(1.0, max(0.0, 1 / 3 + mind.values.share(state, seat)))
        assert by_both[seat] == pytest.approx((by_estimate[seat] + by_net) / 2)
        told += by_estimate[seat] != by_net
    assert told > 10


def test_a_game_says_who_plays_its_strong_levels() -> None:
    for name in ("gravediggers", "graverobbers", "gloomy_graves", "vampire"):
        game = catalogue.find(name)
        rules = game.open(3)
        for level, usual in USUAL.items():
            player = player_of(level, game)
            assert player == game.levels.get(level, usual)
            bot: Any = bot_named(level, rules)
            same: Any = bot_named(player, rules)
            assert type(bot) is type(same) and bot.name == same.name
            assert looks_ahead(level)  # or may have to: the net may not have come
    assert player_of("hard", catalogue.find("graverobbers")) == "net"
    assert player_of("hard", catalogue.find("vampire")) == "exact"


def test_a_level_is_played_by_the_usual_search_where_no_net_has_come(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(nets, "shipped", lambda game: tmp_path / "it did not come")
    for name in ("graverobbers", "gloomy_graves"):
        rules = catalogue.find(name).open(3)
        state, seat, moves = questions(rules, 1)[0]
        for level in ("hard", "hard-bold", "expert"):
            bot: Any = bot_named(level, rules, milliseconds=200)
            assert bot.name == USUAL[level.partition("-")[0]]
            assert bot.choose(rules.view(state, seat), (), tuple(map(int, moves)), FastDice(1)) in moves
        with pytest.raises(Refusal, match="no-net"):
            bot_named("net", rules)


@pytest.mark.parametrize(
    ("name", "rule"), [("graverobbers", {"hands": "3"}), ("gloomy_graves", {"harvest": "new_card"})]
)
def test_a_level_is_played_by_the_usual_search_under_house_rules_that_no_net_has_met(
    name: str, rule: dict[str, str]
) -> None:
    """The net of Graverobbers would get less than `greedy` where three hands are dealt. By its own name it plays."""
    game = catalogue.find(name)
    house = game.open(3, game.read_options(rule))
    for level, usual in USUAL.items():
        bot: Any = bot_named(level, house)
        same: Any = bot_named(level, game.open(3, game.read_options({})))
        assert bot.name == usual
        assert same.name == player_of(level, game)
    by_name: Any = bot_named("net", house)
    assert by_name.name == "net"
    assert thinker_for(house, Budget(800)).budget == Budget(800)
    assert thinker_for(game.open(3), Budget(800)).budget == Budget(100)


def test_bots_by_nets_have_names(tmp_path: Path) -> None:
    game = catalogue.find("graverobbers")
    own = tmp_path / "my-own.net"
    own.write_bytes(shipped_file(game).read_bytes())  # type: ignore[union-attr]
    for name in ("net", f"net:{own}", "mind:20"):
        check_name(name, game)
        rules = game.open(3)
        state, seat, moves = questions(rules, 1)[0]
        found = bot_named(name, rules).choose(rules.view(state, seat), (), tuple(map(int, moves)), FastDice(1))
        assert found in moves
    for name in ("mind:", "mind:0", "mind:x"):
        with pytest.raises(Refusal, match="unknown-bot"):
            check_name(name, game)
    for name in ("net", "mind:20"):
        with pytest.raises(Refusal, match="no-net"):
            check_name(name, catalogue.find("vampire"))
    for wrong in (tmp_path / "missing", Path(__file__)):
        with pytest.raises(Refusal, match="no-weights"):
            check_name(f"net:{wrong}", game)
        with pytest.raises(Refusal, match="no-weights"):
            bot_named(f"net:{wrong}", game.open(3))
    small = catalogue.find("gravediggers")
    assert mind_of(small.open(2, small.read_options(BOX))) is None  # it learned with the whole box


def test_what_is_learned_of_a_move_goes_to_all_its_lines() -> None:
    """The gradients that NumPy's learner writes out are those of small steps."""
    layout = Layout(catalogue.find("gloomy_graves"))
    floats, inputs = random_net(layout)
    learned = {name: getattr(floats, name).astype(np.float64) for name in LEARNED}
    rules = layout.rules[2]
    row, asked = as_learned(layout, rules, *questions(rules, 12)[-1])
    wanted = np.random.default_rng(1).standard_normal((1, asked.lines.shape[1]))

    def total() -> float:
        return float((Pass(learned, inputs.of(row), asked).logits * wanted).sum())

    found = Pass(learned, inputs.of(row), asked).gradients(wanted, np.zeros(1, np.float32))
    met = np.unique(asked.lines)[:-1]
    for name, place in [("head_bias", (met[0],)), ("head_bias", (met[-1],)), ("head", (met[3], 5)), ("narrow", (4, 5))]:
        before = total()
        learned[name][place] += 1e-2
        assert found[name][place] == pytest.approx((total() - before) / 1e-2, rel=0.02, abs=0.02)
        learned[name][place] -= 1e-2


def test_only_the_best_moves_are_weighed() -> None:
    """As many as there is room for, in their order; of equal ones the first."""
    from librt.vecs import vec

    many = int(WEIGHED)
    values = [float(nth % 7) for nth in range(5 * many)]
    codes, moves = vec[i64](range(1000, 1002 + 5 * many)), vec[i64](range(2, 4 + 5 * many))
    kept = list(keep_best(vec[float](values), codes, moves, 2))
    best = sorted(sorted(range(5 * many), key=lambda nth: (-values[nth], nth))[:many])
    assert kept == [values[nth] for nth in best]
    assert list(codes)[: 2 + many] == [1000, 1001, *(1002 + nth for nth in best)]
    assert list(moves)[: 2 + many] == [2, 3, *(4 + nth for nth in best)]
    few = vec[float]([1.0, 3.0])
    assert list(keep_best(few, codes, moves, 0)) == [1.0, 3.0]


def test_who_learns_is_asked_what_who_plays_is_asked(tmp_path: Path) -> None:
    """The same moves are weighed, by the same lines and the same row, in a batch and at a table."""
    layout = Layout(catalogue.find("gloomy_graves"))
    floats, inputs = random_net(layout)
    weights.write(tmp_path / "some.net", floats.whole(layout, inputs, advised=True))
    batch = Batch("gloomy_graves", 3, 2, masks=False, rotate=True, version=layout.version, advice=True, insight=True)
    batch.reset(5)
    mind = mind_of(layout.rules[2], tmp_path / "some.net")
    assert mind is not None
    insight = mind.values.insight
    assert insight is not None
    values, each, dice, most = mind.values, layout.each, FastDice(2), 0
    for _ in range(40):
        for game, state in enumerate(batch._games.states):
            start, end, seat = batch.starts[game], batch.starts[game + 1], batch.seats[game]
            assert [*values.writer.row(state, seat)] == list(batch.rows.tolist())[game]  # type: ignore[comparison-overlap]
            moves = batch.rules.engine.moves(state, seat)
            values.values(state, seat, moves, dice)
            assert list(values.numbered)[: int(values.many)] == list(batch._games.moves)[start:end]
            assert list(values.distances)[: int(values.many)] == batch.advice.tolist()[start:end]
            for place in range(start, end):
                lines = batch.lines.tolist()[place * each : (place + 1) * each]
                assert lines == list(lines_of(insight, int(batch._games.moves[place])))
                assert max(lines) <= layout.lines and any(line < layout.lines for line in lines)
            most = max(most, len(moves))
        batch.step([int(batch.legal_of(game)[dice.below(len(batch.legal_of(game)))]) for game in range(3)])
    assert most > WEIGHED


async def test_nobody_on_a_server_names_a_file() -> None:
    """Not even one that is there: what files a machine has is nobody's business."""
    with pytest.raises(Refusal, match="unknown-bot"):
        BotWorkers(0, 0.0, 1.0).check_bot("net:/etc/hostname", "graverobbers")


@pytest.mark.parametrize("name", shipped.with_nets())
def test_a_net_on_states_plays_as_through_views(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lab hands over the truth: were more used of it than the seat sees, the games would part here."""
    game = catalogue.find(name)
    seated = (("net", "random") * 3)[: game.seats[1]]
    plan = checked(Plan(name, game.seats[1], seated, 4, 6, game.options_type().canonical()))
    quick = Player(plan).play(range(4))
    monkeypatch.setattr(through_views, "policies_of", lambda *_: None)
    assert quick.rows(plan) == Player(plan).play(range(4)).rows(plan)
