"""The reader that was written from the documents alone finds right what is right, and wrong what is wrong."""

from __future__ import annotations

import importlib
import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sexton.games.graverobbers import GAME
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.chance.fair import Shuffle, commitment_to_salt
from sexton.kernel.records import record, replay, replay_json
from sexton.kernel.records.record import Chain
from sexton.kernel.table import fair_table, seeded_table, terms_of, void_record
from sexton.review.what_if import what_if
from tests.examples.test_examples import FOLDER
from tests.games.graverobbers.cover import SETS
from tests.golden import played_record
from tests.kernel.test_take_back import back, play

RECORD_PAGE = FOLDER.parent / "docs" / "reference" / "record.md"
GOLDEN = sorted((Path(__file__).parent.parent / "games" / "graverobbers" / "golden").glob("*.sexton"))
SMALL = {"box": {"cards": [4, 4, 4, 5, 3, 2, 3, 3, 3], "hand": 5, "rounds": 4}}
OWN = {
    "objectives": [{"side": "black", "graves": [], "points": 12}] * 9
    + [{"side": "white", "graves": [7, 6], "points": 3}] * 9
}


PARTS = ("read_record", "read_graverobbers_options", "read_graverobbers_position", "read_graverobbers")


@pytest.fixture(scope="module")
def reader() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FOLDER)
        yield [importlib.import_module(name) for name in PARTS][-1]


def read_record() -> Any:
    return sys.modules["read_record"]


Forgery = Callable[[str], str]
SALTS = {0: b"s" * 16, 2: bytes(range(32))}


def closed_shuffle(seats: int) -> Shuffle:
    shuffle = Shuffle(b"x" * 32, terms_of(GAME.open(seats), "table one"), [*SALTS])
    for seat, salt in SALTS.items():
        shuffle.commit(seat, commitment_to_salt(salt, "table one", seat))
    shuffle.close()
    return shuffle


def players(seats: int) -> list[str]:
    return ["human" if seat in SALTS else "bot random" for seat in range(seats)]


def audited_record(seats: int) -> str:
    shuffle = closed_shuffle(seats)
    for seat, salt in SALTS.items():
        shuffle.open(seat, salt)
    table = fair_table(GAME.open(seats), shuffle, players(seats))
    rng = random.Random(seats)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    return record.write(table.record())


def replayed(text: str) -> str:
    """What `sexton replay --json --moves` prints."""
    played = record.read(text)
    rules = replay.opened(played.header)
    lines = replay_json.lines(played, rules, list(replay.moments(played, rules)), with_moves=True)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def checked(reader: Any, folder: Path, text: str, in_json: bool) -> int:
    """Making the replay takes longer than all the rest: some are compared with theirs."""
    (folder / "game.sexton").write_text(text, encoding="utf-8")
    if not in_json:
        return int(reader.main([str(folder / "game.sexton")]))
    (folder / "game.json").write_text(replayed(text), encoding="utf-8")
    return int(reader.main([str(folder / "game.sexton"), "--json", str(folder / "game.json")]))


def test_golden_simulated_and_audited_games_are_found_right(reader: Any, tmp_path: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN]
    assert any('"hands":"3"' in text for text in texts)
    settings = [*SETS, SMALL, OWN, {**SMALL, "hands": "players"}]
    for seed, setting in enumerate(settings):
        texts.append(played_record(GAME.open(3 + seed % 4, GAME.read_options(setting)), seed))
    texts += [audited_record(3), audited_record(6)]
    for nth, text in enumerate(texts):
        assert checked(reader, tmp_path, text, in_json=nth % 3 == 0) == 0


def played_on(begins: Any, seats: int, seed: int, **options: Any) -> str:
    """The record of a game that begins there."""
    table = seeded_table(GAME.open(seats, GAME.read_options(options)), seed, "on", ["bot random"] * seats, begins)
    rng = random.Random(seed)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    return record.write(table.record())


def test_games_that_begin_in_the_middle_of_another(reader: Any, tmp_path: Path) -> None:
    """At every kind of decision, in the middle of accusations as well, in single hands and in a match."""
    steps = set()
    for setting in ({}, {"hands": "3", "box": SMALL["box"]}):
        text = played_record(GAME.open(3, GAME.read_options(setting)), 8)
        played = record.read(text)
        asked = [one for one in replay.moments(played, GAME.open(3, GAME.read_options(setting))) if one.line.answers]
        of_step: dict[str, list[Any]] = {}
        for moment in asked:
            of_step.setdefault(moment.pending.step, []).append(moment)
        for step, found in of_step.items():
            for nth, moment in enumerate([found[0], found[len(found) // 2], found[-1]]):
                cards = ("known", "dealt")[nth % 2]
                begins = what_if(played, moment.line.seq, None, cards, FastDice(nth)).begins
                assert checked(reader, tmp_path, played_on(begins, 3, nth, **setting), in_json=nth == 2) == 0, step
                steps.add(step)
    assert steps == {"keep two", "go", "second card", "card after spy", "accuse"}


BEGINNINGS: dict[str, tuple[Forgery, str]] = {
    "another hand": (lambda body: re.sub(r"(hands=R1\*)\d", r"\g<1>9", body), "more than the box"),
    "another step": (lambda body: body.replace("position go", "position deal"), "nobody decides at deal"),
    "a part less": (lambda body: re.sub(" spent=[^ ]+", "", body), "other parts"),
    "another grave": (lambda body: body.replace("graves=o", "graves="), "seven graves"),
    "another seat": (lambda body: body.replace("known 0", "known 7"), "docs/reference/record.md"),
    "other cards": (lambda body: body.replace("known 0", "guessed 0"), "docs/reference/record.md"),
    "another go": (lambda body: re.sub(r" go=\d", " go=2", body), "other seats are asked"),
}


@pytest.mark.parametrize("name", BEGINNINGS)
def test_a_forged_beginning_is_found(
    reader: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    change, said = BEGINNINGS[name]
    played = record.read(played_record(GAME.open(3), 8))
    moments = replay.moments(played, GAME.open(3))
    at = next(one.line.seq for one in moments if one.pending.step == "go" and one.pending.seats == (0,))
    text = played_on(what_if(played, at, 0, "known", FastDice(1)).begins, 3, 5)
    chain, path = Chain(), tmp_path / "forged.sexton"
    bodies = [line.rpartition(" ~")[0] for line in text.splitlines()]
    assert [change(body) for body in bodies] != bodies
    path.write_text("".join(chain.add(change(body)) for body in bodies), encoding="utf-8")
    assert reader.main([str(path)]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("luck", ["same", "new"])
def test_decisions_that_were_taken_back(reader: Any, tmp_path: Path, luck: str) -> None:
    """The last decision before the second hand of a match: its cards are dealt again, by the rolls the note says."""
    options = GAME.read_options({"hands": "3", **SMALL})
    table = seeded_table(GAME.open(3, options), 7, "practice", ["human", "bot random", "bot random"])
    dealt = drawn_in(table)
    while drawn_in(table) == dealt:
        play(table, 1, 3)
    table = back(table, luck)
    assert drawn_in(table) == dealt
    play(table, 100_000, 4)
    text = record.write(table.record())
    assert checked(reader, tmp_path, text, in_json=False) == 0
    chain, path = Chain(), tmp_path / "forged.sexton"
    bodies = [re.sub(r"(note took-back 0 \w+) \d+", r"\1 3", line.rpartition(" ~")[0]) for line in text.splitlines()]
    path.write_text("".join(map(chain.add, bodies)), encoding="utf-8")
    assert reader.main([str(path)]) == 1


def drawn_in(table: Any) -> int:
    return sum(line.outcome is not None for line in table.record().lines)


def test_it_prints_a_short_report(reader: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert reader.main([str(GOLDEN[1])]) == 0
    first, *found = capsys.readouterr().out.splitlines()
    assert first.endswith("seats-3.sexton: all right")
    assert found[0].strip() == "70 draws computed anew, 52 steps with legal answers"
    assert found[-1].strip() == "scores [8, 2, 3], as the record says; the winner is seat 0"


def test_ties_are_ranked_as_the_house_rules_say(reader: Any) -> None:
    game = reader.Game(3, reader.read_options(GAME.read_options({"full_tie": "next_ranked"}).canonical()))
    game.totals, game.hands = [5, 3, 5], [["R1"], [], ["R1"]]
    assert game.result()["ranking"] == [[1], [0, 2]]
    game.hands = [["R1"], [], ["R1", "R1"]]
    assert game.result()["ranking"] == [[0], [2], [1]]


def test_its_default_options_are_ours(reader: Any) -> None:
    """A record that names none means these."""
    assert reader.read_options("{}") == json.loads(GAME.read_options({}).canonical())


def test_the_numbers_of_the_page_about_the_record(reader: Any) -> None:
    """docs/reference/record.md, Chance: a seed with which to try one's own dice."""
    assert "477718409714799301" in RECORD_PAGE.read_text(encoding="utf-8")
    dice = read_record().seeded(477718409714799301)
    next(dice)
    drawn = [read_record().outcome_of(dice, weights) for weights in ([1, 1, 1], [9, 9, 9, 13, 9, 5, 6, 6, 6])]
    assert drawn == [1, 3]


FORGERIES: dict[str, tuple[Forgery, str]] = {
    "another card": (
        lambda body: body.replace("play R", "play D") if " answer GR-7" in body else body,
        "may not answer",
    ),
    "another outcome": (lambda body: body.replace(" draw GR-4 1", " draw GR-4 2"), "chance drew"),
    "another result": (lambda body: body.replace('"ranking":[[1],[0]', '"ranking":[[0],[1]'), "the result is"),
    "another secret": (lambda body: body.replace("secret 7", "secret 6"), "not the one the table had committed to"),
    "another salt": (lambda body: body.replace("salt 0 7", "salt 0 6"), "not the one it had committed to"),
    "another rule": (lambda body: body.replace("answer GR-9", "answer GR-7"), "does not come next"),
    "an unopened salt": (lambda body: body.replace("player 1 bot random", "player 1 human"), "not every person"),
    "another star": (lambda body: body.replace("GR-7 1 ", "GR-7 1+ "), "an answer is not written"),
    "another spelling": (lambda body: body.replace('"hand":null', '"hand": null'), "one spelling"),
    "a hand too big": (lambda body: body.replace('"hand":null', '"hand":25'), "the box has the hand 25"),
    "nonsense": (lambda body: body.replace("seats 3", "seats three"), "docs/reference/record.md"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_found(reader: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    """Every digest is made to fit again."""
    change, said = FORGERIES[name]
    chain, path = Chain(), tmp_path / "forged.sexton"
    bodies = [line.rpartition(" ~")[0] for line in audited_record(3).splitlines()]
    assert [change(body) for body in bodies] != bodies
    path.write_text("".join(chain.add(change(body)) for body in bodies), encoding="utf-8")
    assert reader.main([str(path)]) == 1
    assert said in capsys.readouterr().err


def test_a_changed_byte_and_another_state_are_found(reader: Any, tmp_path: Path) -> None:
    text = GOLDEN[1].read_text(encoding="utf-8")
    (tmp_path / "changed").write_text(text.replace("stop", "stay", 1), encoding="utf-8")
    assert reader.main([str(tmp_path / "changed")]) == 1
    for before, after in [
        ('"spent":[]', '"spent":["B0"]'),
        ('"discard black', '"discard white'),
        ('"step":"go"', '"step":"stop"'),
    ]:
        lines = replayed(text)
        assert before in lines
        (tmp_path / "lines").write_text(lines.replace(before, after, 1), encoding="utf-8")
        assert reader.main([str(GOLDEN[1]), "--json", str(tmp_path / "lines")]) == 1


def test_what_it_does_not_know_is_refused(reader: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = [
        ("open_hands", "open_lamps"),
        ("sexton record 1", "sexton record 9"),
        ("graverobbers 1", "graverobbers 2"),
    ]
    bodies = [line.rpartition(" ~")[0] for line in GOLDEN[1].read_text(encoding="utf-8").splitlines()]
    for before, after in changes:
        chain, path = Chain(), tmp_path / "unknown"
        path.write_text("".join(chain.add(body.replace(before, after)) for body in bodies), encoding="utf-8")
        assert reader.main([str(path)]) == 2
        assert "not supported" in capsys.readouterr().err
    chain = Chain()
    (tmp_path / "running").write_text("".join(chain.add(body) for body in bodies[:-2]), encoding="utf-8")
    assert reader.main([str(tmp_path / "running")]) == reader.main([str(tmp_path / "nowhere")]) == 2


def test_a_void_deal_must_lack_a_salt_and_say_whose(
    reader: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shuffle, path = closed_shuffle(3), tmp_path / "void"
    shuffle.open(0, SALTS[0])
    text = record.write(void_record(shuffle, players(3), changed_hands=2))
    path.write_text(text, encoding="utf-8")
    assert reader.main([str(path)]) == 0
    chain, bodies = Chain(), [line.rpartition(" ~")[0] for line in text.splitlines()]
    path.write_text("".join(chain.add(body.replace("seat 2;", "seat 0;")) for body in bodies), encoding="utf-8")
    assert reader.main([str(path)]) == 1
    assert "the reason is another one" in capsys.readouterr().err


def test_notes_are_read(reader: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bodies = [line.rpartition(" ~")[0] for line in GOLDEN[1].read_text(encoding="utf-8").splitlines()]
    bodies[0], at = "sexton record 2", bodies.index("begin") + 20
    for note, code in [
        ("left 0", 0),
        ("stands-in 2 default", 0),
        ("new-kind some words", 0),
        ("left 3", 1),
        ("back", 1),
        ("stands-in 2 Greedy", 1),
        ("two  spaces", 1),
    ]:
        chain, path = Chain(), tmp_path / "noted"
        path.write_text("".join(map(chain.add, [*bodies[:at], f"note {note}", *bodies[at:]])), encoding="utf-8")
        assert reader.main([str(path)]) == code, note
        assert code == 0 or f"line {at + 1}: this is not a note" in capsys.readouterr().err
