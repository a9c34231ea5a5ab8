"""`sexton verify`: right, wrong, missing; and what a seat has seen."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sexton.bots.players import bot_named, let_bots_answer
from sexton.games.gravediggers import GAME
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.chance.fair import Shuffle, commitment_to_salt, fingerprint
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import RecordError
from sexton.kernel.table import Table, fair_table, terms_of, void_record
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.through_views import Player
from tests.commands.command_line import refused, run
from tests.counts import games


@pytest.fixture(scope="module")
def simulated() -> str:
    plan = Plan("gravediggers", 3, ("random",) * 3, 1, 0, GAME.read_options({}).canonical())
    return Player(plan).play(range(1), records=True).records[0]


def fair_game() -> tuple[str, replay.Seen]:
    """A finished game with audited dice, and what its only person kept of it."""
    rules, salt = GAME.open(2), b"s" * 16
    shuffle = Shuffle(b"x" * 32, terms_of(rules, "t1"), [0])
    shuffle.commit(0, commitment_to_salt(salt, "t1", 0))
    salted = shuffle.close()
    shuffle.open(0, salt)
    table: Table = fair_table(rules, shuffle, ["human", "bot random"])
    bots = dict.fromkeys((0, 1), bot_named("random", rules))
    dice = {0: FastDice(1), 1: FastDice(2)}
    while table.asked:
        let_bots_answer(table, bots, dice)
    text = record.write(table.record())
    seen = replay.Seen("t1", shuffle.commitment, salted, 0, salt.hex(), text.rstrip("\n").rpartition("~")[2])
    return text, seen


def test_a_right_record(simulated: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    path.write_text(simulated)
    done = run("verify", str(path))
    assert done.exit_code == 0
    assert done.stdout.startswith(f"{path}: all right (gravediggers, ")
    verdict = json.loads(run("verify", str(path), "--json").stdout)[0]
    assert verdict["right"] and verdict["seats"] == 3 and verdict["ending"] == "over"
    assert "tutto in ordine" in run("verify", str(path), "--lang", "it").stdout


def test_a_wrong_record_names_file_line_and_reason(simulated: str, tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.sexton", tmp_path / "wrong.sexton"
    right.write_text(simulated)
    lines = simulated.splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if " fist " in line)
    lines[at] = lines[at].replace(" fist ", " fist 1", 1)
    wrong.write_text("".join(lines))
    done = run("verify", str(right), str(wrong))
    assert done.exit_code == 1
    assert done.stdout.startswith(f"{right}: all right")
    assert done.stderr.startswith(f"{wrong}: line {at + 1}: ")
    verdicts = json.loads(run("verify", str(right), str(wrong), "--json").stdout)
    assert [verdict["right"] for verdict in verdicts] == [True, False]
    assert verdicts[1]["line"] == at + 1 and verdicts[1]["problem"]


def test_every_changed_byte_is_found(simulated: str, tmp_path: Path) -> None:
    path, rng, content = tmp_path / "game.sexton", random.Random(1), simulated.encode()
    for _ in range(games(0.2, 20)):
        at = rng.randrange(len(content))
        path.write_bytes(content[:at] + bytes([content[at] ^ 1 << rng.randrange(8)]) + content[at + 1 :])
        done = run("verify", str(path))
        assert done.exit_code == 1, f"byte {at}"
        line = int(done.stderr.split(": line ")[1].split(":")[0])
        assert line <= content.count(b"\n", 0, at) + 1


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe", b"hello\n", b"sexton record 1 ~00\n"])
def test_what_is_no_record_is_wrong(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    path.write_bytes(content)
    assert run("verify", str(path)).exit_code == 1


def test_other_line_ends_are_a_change_too(simulated: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    path.write_bytes(simulated.replace("\n", "\r\n").encode())
    assert run("verify", str(path)).exit_code == 1


def test_a_missing_file_is_exit_code_2(tmp_path: Path) -> None:
    assert run("verify", str(tmp_path / "nothing.sexton")).exit_code == 2
    assert run("verify").exit_code == 2


def test_what_was_seen_is_compared(tmp_path: Path) -> None:
    text, seen = fair_game()
    game, kept = tmp_path / "game.sexton", tmp_path / "seen.json"
    game.write_text(text)
    kept.write_bytes(msgspec.json.encode(seen))
    assert run("verify", str(game), "--seen", str(kept)).exit_code == 0
    kept.write_bytes(msgspec.json.encode(msgspec.structs.replace(seen, digest="0" * 64)))
    done = run("verify", str(game), "--seen", str(kept))
    assert done.exit_code == 1 and "seat 0 saw it" in done.stderr
    kept.write_text("{}")
    assert "kept" not in refused("verify", str(game), "--seen", str(kept))
    kept.write_bytes(msgspec.json.encode(seen))
    assert refused("verify", str(game), str(game), "--seen", str(kept))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("dice seeded 6", "dice seeded ²"),
        ("dice seeded 6", "dice seeded " + "9" * 5000),
        ("dice seeded 6", "dice loaded 6"),
        ("seats 3", "seats 99999999999999999"),
        ("seats 3", "seats 2"),
        ("game gravediggers 1", "game gravediggers 2"),
        ("game gravediggers", "game chess"),
        ('"hand":5', '"hand":4'),
        (" fist ", " fist 9"),
        ("over {", "over {{"),
    ],
)
def test_a_record_forged_with_fitting_digests_is_wrong(old: str, new: str, simulated: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    path.write_text(forged(simulated, (old, new)))
    done = run("verify", str(path))
    assert done.exit_code == 1
    assert ": line " in done.stderr and "Traceback" not in done.stderr


def forged(text: str, *changes: tuple[str, str]) -> str:
    """The record with these changes, and with digests that fit them."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    chain = record.Chain()
    return "".join(chain.add(line.rpartition(" ~")[0]) for line in text.splitlines())


def void_deal(opened: tuple[int, ...], changed_hands: int | None = None) -> str:
    rules, salts = GAME.open(3), {0: b"s" * 16, 2: b"t" * 16}
    shuffle = Shuffle(bytes(range(160, 192)), terms_of(rules, "t1"), salts)
    for seat, salt in salts.items():
        shuffle.commit(seat, commitment_to_salt(salt, "t1", seat))
    shuffle.close()
    for seat in opened:
        shuffle.open(seat, salts[seat])
    return record.write(void_record(shuffle, ["human", "bot random", "human"], changed_hands))


def wrong_with(text: str) -> str:
    with pytest.raises(RecordError) as error:
        replay.verify(text)
    return error.value.message


def test_a_void_deal_lacks_a_salt_and_names_exactly_the_seats_without_one() -> None:
    for right in (void_deal(()), void_deal((0,)), void_deal((0,), changed_hands=2), void_deal((), changed_hands=0)):
        assert replay.fingerprint_of(replay.verify(right)) == ""
    one_missing, reason = void_deal((0,)), "not opened in time: seat 2"
    assert wrong_with(forged(one_missing, (reason, "not opened in time: seat 0"))) == "void-reason"
    assert wrong_with(forged(one_missing, (reason, "not opened in time: seat 0, 2"))) == "void-reason"
    assert wrong_with(forged(one_missing, (reason, "not opened: seat 2; seat 0 changed hands"))) == "void-reason"
    assert wrong_with(forged(one_missing, (reason, "dinner"))) == "void-reason"
    assert wrong_with(forged(void_deal((0, 2)), ("seat ", "seat 0"))) == "void-though-open"


@pytest.mark.parametrize("word", ["salted 2", "salt 0", "secret", "commitment"])
@pytest.mark.parametrize("other", [str.upper, lambda text: text[:2] + " " + text[2:], lambda text: text[:-1]])
def test_there_is_one_way_to_write_hexadecimal(word: str, other: Callable[[str], str]) -> None:
    text = void_deal((0,))
    (written,) = (line.split(" ~")[0][len(word) + 1 :] for line in text.splitlines() if line.startswith(word + " "))
    changed = other(written)
    if changed != written:  # the salt has no letters
        expected = "secret" if word == "commitment" else "not-hexadecimal"
        assert wrong_with(forged(text, (f"{word} {written}", f"{word} {changed}"))) == expected


def test_the_fingerprint_is_printed(tmp_path: Path) -> None:
    text, seen = fair_game()
    path = tmp_path / "game.sexton"
    path.write_text(text)
    header = record.read(text).header
    words = fingerprint(header.terms, header.commitment, header.salted, {0: bytes.fromhex(seen.salt)})
    assert run("verify", str(path)).stdout.splitlines()[1] == f"{path}: fingerprint of the shuffle: {words}"
    assert json.loads(run("verify", str(path), "--json").stdout)[0]["fingerprint"] == words


def test_an_alarm_that_was_raised_and_other_terms_are_found_too(tmp_path: Path) -> None:
    text, seen = fair_game()
    terms = record.read(text).header.terms
    replay.compare_with_seen(text, msgspec.structs.replace(seen, terms=terms))
    other = msgspec.structs.replace(seen, terms=msgspec.structs.replace(terms, options='{"closed":"stay"}'))
    with pytest.raises(RecordError, match="line 5: seen"):
        replay.compare_with_seen(text, other)
    game, kept = tmp_path / "game.sexton", tmp_path / "seen.json"
    game.write_text(text)
    kept.write_bytes(msgspec.json.encode(msgspec.structs.replace(seen, alarm="void-though-open")))
    done = run("verify", str(game), "--seen", str(kept))
    assert done.exit_code == 1 and "seat 0 raised an alarm" in done.stderr


def test_a_record_cannot_command_the_terminal(simulated: str, tmp_path: Path) -> None:
    path, title = tmp_path / "game.sexton", "\x1b]0;owned\x07\x9b2J"
    over = next(line for line in simulated.splitlines() if line.startswith("over ")).partition(" ~")[0]
    path.write_text(forged(simulated, (over, f"abandoned {title}"), ("player 1 bot ", f"player 1 bot {title}")))
    told = run("verify", str(path)), run("replay", str(path), "--plain")
    path.write_text(forged(simulated, ("dice seeded", f"dice {title}")))
    told += run("verify", str(path)), run("replay", str(path))
    path.write_text(forged(simulated, (" answer GD-", f" answer {title}GD-")))
    told += run("verify", str(path)), run("replay", str(path))
    assert sum("]0;owned" in done.output for done in told) >= 3
    for done in told:
        assert not set(done.output) & set("\x1b\x07\x9b"), done.output
