"""Records: what is written reads back, and whatever is changed is found, on the line where it was changed."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sexton.kernel import catalogue
from sexton.kernel.chance.fair import Shuffle, commitment_to_salt
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import Chain, Record, RecordError
from sexton.kernel.records.replay import Seen
from sexton.kernel.table import Table, fair_table, terms_of, void_record

SALT = b"a salt of my own"


def shuffle_of(table: str, humans: int = 1) -> tuple[Shuffle, object]:
    rules = catalogue.find("gravediggers").open(3)
    shuffle = Shuffle(bytes(range(32)), terms_of(rules, table), humans=range(humans))
    for seat in range(humans):
        shuffle.commit(seat, commitment_to_salt(SALT, table, seat))
    shuffle.close()
    return shuffle, rules


def fair_game(seed: int = 1) -> Table:
    shuffle, rules = shuffle_of(f"fair-{seed}")
    shuffle.open(0, SALT)
    table = fair_table(rules, shuffle, ["human", "bot random", "bot random"])  # type: ignore[arg-type]
    rng = random.Random(seed)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    return table


TEXT = record.write(fair_game().record())


def rechained(bodies: list[str]) -> str:
    """A forger's work: the lines changed, and every digest made to fit again."""
    chain = Chain()
    return "".join(chain.add(body) for body in bodies)


def bodies() -> list[str]:
    return [line.rpartition(" ~")[0] for line in TEXT.splitlines()]


def test_a_fair_game_verifies_and_replays() -> None:
    played = replay.verify(TEXT)
    assert record.write(played) == TEXT
    assert record.write(replay.replay(played)) == TEXT
    assert played.ending is not None
    assert played.ending.secret == bytes(range(32)).hex()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_one_flipped_bit_is_found_on_its_line(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    letter = chr(ord(TEXT[at]) ^ 1 << data.draw(st.integers(0, 6)))
    forged = TEXT[:at] + letter + TEXT[at + 1 :]
    with pytest.raises(RecordError) as found:
        replay.verify(forged)
    assert found.value.line <= TEXT[: at + 1].count("\n") + 2


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(TEXT) - 1))
def test_a_record_cut_short_is_not_whole(length: int) -> None:
    with pytest.raises(RecordError):
        replay.verify(TEXT[:length])


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300))
def test_nonsense_is_refused_and_never_breaks_the_reader(text: str) -> None:
    with pytest.raises(RecordError):
        record.read(text)


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from([*bodies()[:14], *bodies()[-3:], "salt x y", "9 draw", "player", ""]), max_size=20))
def test_lines_in_any_order_are_refused_or_read_back_as_written(lines: list[str]) -> None:
    text = rechained(lines)
    try:
        played = record.read(text)
    except RecordError:
        return
    assert record.write(played) == text


def test_a_forged_outcome_is_found_though_every_digest_fits() -> None:
    lines = bodies()
    at = next(nth for nth, body in enumerate(lines) if " draw GD-5 " in body)
    words = lines[at].split()
    words[-1] = str((int(words[-1]) + 1) % 4)
    lines[at] = " ".join(words)
    with pytest.raises(RecordError) as found:
        replay.verify(rechained(lines))
    assert found.value.line >= at + 1


def test_a_forged_answer_is_found_by_the_result_or_by_the_rules() -> None:
    lines = bodies()
    at = next(nth for nth, body in enumerate(lines) if " answer GD-14 " in body)
    lines[at] = lines[at].rsplit(" ", 1)[0] + " 999"
    with pytest.raises(RecordError) as found:
        replay.verify(rechained(lines))
    assert found.value.line == at + 1


def test_a_forged_result_is_found() -> None:
    lines = bodies()
    at = next(nth for nth, body in enumerate(lines) if body.startswith("over "))
    lines[at] = 'over {"scores":[99,0,0],"ranking":[[0],[1,2]]}'
    with pytest.raises(RecordError) as found:
        replay.verify(rechained(lines))
    assert found.value.line == at + 1


@pytest.mark.parametrize("word", ["secret", "salt 0", "salted 0", "commitment"])
def test_forged_commitments_are_found(word: str) -> None:
    lines = bodies()
    at = next(nth for nth, body in enumerate(lines) if body.startswith(word + " "))
    last = lines[at][-1]
    lines[at] = lines[at][:-1] + ("0" if last != "0" else "1")
    with pytest.raises(RecordError):
        replay.verify(rechained(lines))


def test_a_salt_left_out_of_the_header_is_found() -> None:
    lines = [body for body in bodies() if not body.startswith(("salt ", "salted "))]
    with pytest.raises(RecordError, match="salts"):
        replay.verify(rechained(lines))


def test_an_unfinished_record_reads_but_does_not_verify() -> None:
    """It is private: its secret is not out."""
    lines = bodies()[:30]
    played = record.read(rechained(lines))
    assert played.ending is None
    with pytest.raises(RecordError, match="still-running"):
        replay.verify(rechained(lines))


def test_an_abandoned_game_reveals_its_secret_and_verifies() -> None:
    shuffle, rules = shuffle_of("broken-off")
    shuffle.open(0, SALT)
    table = fair_table(rules, shuffle, ["human", "bot random", "bot random"])  # type: ignore[arg-type]
    table.abandon("dinner\nis ready")
    text = record.write(table.record())
    played = replay.verify(text)
    assert played.ending is not None
    assert (played.ending.kind, played.ending.text) == ("abandoned", "dinner is ready")
    assert played.ending.secret


def test_a_salt_that_is_not_opened_voids_the_deal_in_public() -> None:
    shuffle, _ = shuffle_of("void", humans=2)
    shuffle.open(0, SALT)
    text = record.write(void_record(shuffle, ["human", "human", "bot random"]))
    played = replay.verify(text)
    assert played.ending is not None
    assert (played.ending.kind, played.lines) == ("void", ())
    assert played.ending.secret
    assert set(played.header.salts) == {0}


def test_the_header_alone_says_nothing_about_the_cards() -> None:
    """Commitments are hashes: the secret is in the record only after the end."""
    table = fair_game(2)
    text = record.write(Record(table.header))
    assert bytes(range(32)).hex() not in text


def seen_by_seat_0() -> Seen:
    header = fair_game().header
    digest = TEXT.rstrip("\n").rpartition("~")[2]
    return Seen(header.terms.table, header.commitment, header.salted, 0, SALT.hex(), digest)


def test_what_a_client_kept_fits_the_record() -> None:
    replay.compare_with_seen(TEXT, seen_by_seat_0())


def test_a_record_rewritten_whole_is_found_by_what_was_seen() -> None:
    """A different secret gives a different game that verifies in itself; only what a client kept can tell."""
    shuffle, rules = shuffle_of("fair-1")
    other = Shuffle(bytes(range(1, 33)), shuffle.terms, humans=[0])
    other.commit(0, commitment_to_salt(SALT, "fair-1", 0))
    other.close()
    other.open(0, SALT)
    table = fair_table(rules, other, ["human", "bot random", "bot random"])  # type: ignore[arg-type]
    table.abandon("rewritten")
    text = record.write(table.record())
    replay.verify(text)
    with pytest.raises(RecordError, match="seen"):
        replay.compare_with_seen(text, seen_by_seat_0())


def test_the_same_game_with_another_answer_is_found_by_the_digest() -> None:
    seen = seen_by_seat_0()
    wrong = Seen(seen.table, seen.commitment, seen.salted, seen.seat, seen.salt, "0" * 64)
    with pytest.raises(RecordError, match="digest-seen"):
        replay.compare_with_seen(TEXT, wrong)


def test_seen_survives_its_file() -> None:
    seen = seen_by_seat_0()
    assert msgspec.json.decode(msgspec.json.encode(seen), type=Seen) == seen


def test_another_edition_is_refused_by_name() -> None:
    lines = [body.replace("game gravediggers 1", "game gravediggers 99") for body in bodies()]
    with pytest.raises(RecordError, match="edition"):
        replay.verify(rechained(lines))


def test_unknown_games_options_and_dice_are_refused() -> None:
    for old, new in [("game gravediggers 1", "game chess 1"), ("dice audited", "dice loaded")]:
        lines = [new if body == old else body for body in bodies()]
        with pytest.raises(RecordError):
            replay.verify(rechained(lines))
    # `{}` are the defaults, but the table committed to another text.
    for new, problem in [("options { }", "options"), ('options {"colour":"red"}', "refused"), ("options {}", "secret")]:
        lines = [new if body.startswith("options ") else body for body in bodies()]
        with pytest.raises(RecordError, match=problem):
            replay.verify(rechained(lines))
