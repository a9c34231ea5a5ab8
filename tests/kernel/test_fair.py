"""The fair shuffle: nobody can choose the key, and whoever cheats is found."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from sexton.kernel.chance.fair import (
    Shuffle,
    Terms,
    commitment_to_salt,
    commitment_to_secret,
    fingerprint,
    framed,
    key_from,
)
from sexton.kernel.interface import Refusal

TERMS = Terms("table-1", "gravediggers", 1, "{}", 3)
SECRET = bytes(range(32))
SALTS = {0: b"a" * 16, 2: b"b" * 16}


def committed() -> Shuffle:
    shuffle = Shuffle(SECRET, TERMS, humans=[0, 2])
    for seat, salt in SALTS.items():
        shuffle.commit(seat, commitment_to_salt(salt, TERMS.table, seat))
    return shuffle


def done() -> Shuffle:
    shuffle = committed()
    shuffle.close()
    for seat, salt in SALTS.items():
        shuffle.open(seat, salt)
    return shuffle


def refused(message: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=message)


def test_the_key_is_an_hmac_of_all_that_was_said() -> None:
    """By hand, from the description in the documentation."""
    said = [b"sexton fair chance 1", b"key", b"table-1", b"gravediggers", b"1", b"{}", b"3"]
    said.append(commitment_to_secret(SECRET, TERMS).encode())
    for seat, salt in SALTS.items():
        said += [str(seat).encode(), commitment_to_salt(salt, "table-1", seat).encode(), salt]
    frames = b"".join(len(part).to_bytes(8, "big") + part for part in said)
    assert done().key() == hmac.new(SECRET, frames, hashlib.sha256).digest()


def test_the_commitment_binds_secret_table_game_edition_options_and_seats() -> None:
    others = [
        commitment_to_secret(SECRET[::-1], TERMS),
        *(
            commitment_to_secret(SECRET, Terms(**{**as_dict(TERMS), name: value}))
            for name, value in [("table", "t"), ("game", "g"), ("edition", 2), ("options", "{ }"), ("seats", 4)]
        ),
    ]
    assert len({commitment_to_secret(SECRET, TERMS), *others}) == 7


def as_dict(terms: Terms) -> dict[str, object]:
    return {name: getattr(terms, name) for name in terms.__struct_fields__}


def test_frames_cannot_be_shifted() -> None:
    lists = [[b"ab", b"c"], [b"a", b"bc"], [b"abc"], [b"", b"abc"], [b"abc", b""]]
    assert all(framed(one) != framed(other) for one, other in itertools.combinations(lists, 2))


def test_every_salt_changes_the_key() -> None:
    salted = dict.fromkeys(SALTS, "00" * 32)
    keys = {key_from(SECRET, TERMS, salted, {**SALTS, seat: b"c" * 16}) for seat in SALTS}
    keys.add(key_from(SECRET, TERMS, salted, SALTS))
    assert len(keys) == 3


def test_no_key_before_all_salts_are_open() -> None:
    shuffle = committed()
    with refused("salts-missing"):
        shuffle.key()
    shuffle.close()
    shuffle.open(0, SALTS[0])
    with refused("salts-missing"):
        shuffle.key()
    assert shuffle.unopened() == [2]


def test_no_salt_is_opened_before_the_list_is_closed() -> None:
    """Else the last to commit could choose."""
    with refused("no-salt-due"):
        committed().open(0, SALTS[0])


def test_the_list_does_not_close_while_a_commitment_is_missing() -> None:
    shuffle = Shuffle(SECRET, TERMS, humans=[0, 2])
    shuffle.commit(0, commitment_to_salt(SALTS[0], TERMS.table, 0))
    with refused("commitment-missing"):
        shuffle.close()


def test_no_commitment_after_closing_twice_or_by_a_bot() -> None:
    mark = commitment_to_salt(b"x", TERMS.table, 1)
    shuffle = committed()
    with refused("no-commitment-due"):
        shuffle.commit(1, mark)
    with refused("no-commitment-due"):
        shuffle.commit(0, mark)
    shuffle.close()
    with refused("commitments-closed"):
        shuffle.commit(0, mark)


def test_a_commitment_copied_from_a_neighbour_cannot_be_opened() -> None:
    shuffle = Shuffle(SECRET, TERMS, humans=[0, 1])
    mark = commitment_to_salt(SALTS[0], TERMS.table, 0)
    shuffle.commit(0, mark)
    shuffle.commit(1, mark)
    shuffle.close()
    shuffle.open(0, SALTS[0])
    with refused("wrong-salt"):
        shuffle.open(1, SALTS[0])


@pytest.mark.parametrize("mark", ["", "ab", "z" * 64, "AB" * 32])
def test_a_commitment_is_64_small_hexadecimal_letters(mark: str) -> None:
    with refused("not-a-commitment"):
        Shuffle(SECRET, TERMS, humans=[0]).commit(0, mark)


def test_a_wrong_salt_is_refused_and_a_second_opening_too() -> None:
    shuffle = committed()
    shuffle.close()
    with refused("wrong-salt"):
        shuffle.open(0, b"something else")
    shuffle.open(0, SALTS[0])
    with refused("no-salt-due"):
        shuffle.open(0, SALTS[0])


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Shuffle(b"short", TERMS, humans=[])


# Worked out by another program from docs/explanation/fairness.md; the page's own tests read them too.
FINGERPRINTS = json.loads((Path(__file__).parent / "fingerprints.json").read_text(encoding="utf-8"))


def words_of(shown: dict[str, Any]) -> str:
    salted = {int(seat): mark for seat, mark in shown["salted"].items()}
    salts = {int(seat): bytes.fromhex(salt) for seat, salt in shown["salts"].items()}
    return fingerprint(convert(shown["terms"], Terms), shown["commitment"], salted, salts)


@pytest.mark.parametrize("shown", FINGERPRINTS, ids=lambda shown: shown["words"])
def test_the_fingerprint_is_four_words_that_anybody_can_work_out(shown: dict[str, Any]) -> None:
    assert words_of(shown) == shown["words"]


def test_the_fingerprint_tells_any_two_deals_apart() -> None:
    shown = FINGERPRINTS[0]
    others = [
        *({**shown, "terms": {**shown["terms"], name: value}} for name, value in (("table", "t"), ("options", "{}"))),
        {**shown, "commitment": "00" * 32},
        {**shown, "salted": {**shown["salted"], "1": "00" * 32}},
        {**shown, "salts": {**shown["salts"], "1": "00" * 32}},
        {**shown, "salted": {"0": shown["salted"]["0"]}},
    ]
    assert len({shown["words"], *map(words_of, others)}) == 1 + len(others)
