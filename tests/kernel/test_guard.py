"""A player's program against tables that cheat: what it sends, what it refuses, what it remembers."""

from __future__ import annotations

import itertools
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from sexton.kernel.chance.fair import Terms, commitment_to_salt, commitment_to_secret
from sexton.kernel.chance.guard import Alarm, Commit, Guard, Open, Seen, Shown, Suspicion
from sexton.kernel.records.record import RecordError
from sexton.kernel.words import LANGUAGES, Words

TERMS = Terms("table-1", "gravediggers", 1, "{}", 3)
THEIRS = b"z" * 32  # the other person's salt
SECRETS = [commitment_to_secret(bytes([number] * 32), TERMS) for number in range(3)]
SALTS = {0: b"1" * 32, 1: THEIRS}
SALTED = {seat: commitment_to_salt(salt, "table-1", seat) for seat, salt in SALTS.items()}


def guard() -> Guard:
    numbers = itertools.count(1)
    return Guard(0, lambda: str(next(numbers)).encode() * 32)


def shown(phase: Any, **changes: Any) -> Shown:
    salted = {} if phase == "commit" else SALTED
    salts = {seat: salt.hex() for seat, salt in SALTS.items()} if phase == "begun" else {}
    return replace(Shown(phase, TERMS, SECRETS[0], (), (), salted, salts), **changes)


def opened() -> Guard:
    ours = guard()
    assert ours.hear(shown("commit")) == Commit(SALTED[0], 1)
    assert ours.hear(shown("open")) == Open(SALTS[0].hex())
    return ours


def suspects(ours: Guard, deal: Shown) -> str:
    with pytest.raises(Alarm) as alarm:
        ours.hear(deal)
    assert ours.alarm == alarm.value.what
    with pytest.raises(Alarm):  # and takes no further part
        ours.hear(shown("commit", attempt=9, commitment=SECRETS[2]))
    return str(alarm.value)


def test_a_fair_deal_from_its_beginning_to_its_fingerprint() -> None:
    ours = opened()
    assert ours.hear(shown("open", opened=(0,))) is None
    assert [deal.fingerprint() for deal in ours.shown] == ["", ""]
    ours.hear(shown("begun", opened=(0, 1)))
    ours.hear_cards()
    assert len(ours.shown[-1].fingerprint().split()) == 4
    salts = ours.shown[-1].salts
    assert shown("open", salts=salts).fingerprint() == "", "somebody might still look for the same words"
    assert shown("begun", salts=salts | {1: "00" * 32}).fingerprint() == ""


def test_what_did_not_arrive_is_sent_again_with_the_same_salt() -> None:
    ours = guard()
    assert ours.hear(shown("commit")) == ours.hear(shown("commit", committed=(1,))) == Commit(SALTED[0], 1)
    assert ours.hear(shown("commit", committed=(0, 1))) is None
    assert ours.hear(shown("open")) == ours.hear(shown("open", opened=(1,))) == Open(SALTS[0].hex())


def test_a_deal_that_is_called_off_needs_a_new_salt() -> None:
    ours = guard()
    first = ours.hear(shown("commit"))
    second = ours.hear(shown("commit", commitment=SECRETS[1], attempt=2, called_off=(1,)))
    third = ours.hear(shown("commit", commitment=SECRETS[1], attempt=3, committed=(0,)))
    salted = [commit.salted for commit in (first, second, third) if isinstance(commit, Commit)]
    assert len(set(salted)) == 3
    assert ours.hear(shown("open", commitment=SECRETS[1], attempt=3, salted=SALTED | {0: salted[2]}))


@pytest.mark.parametrize(
    ("deal", "what"),
    [
        (shown("open", commitment=SECRETS[1]), "commitment-changed"),
        (shown("open", attempt=2), "commitment-changed"),
        (shown("open", terms=replace(TERMS, options='{"closed":"stay"}')), "terms-changed"),
        (shown("commit", terms=replace(TERMS, seats=4)), "terms-changed"),
        (shown("open", salted={1: SALTED[1]}), "own-salt-missing"),
        (shown("open", salted=SALTED | {0: SALTED[1]}), "own-salt-missing"),
        (shown("begun", salted={1: SALTED[1]}, salts={1: THEIRS.hex()}), "own-salt-missing"),
        (shown("void", salted={1: SALTED[1]}), "own-salt-missing"),
        (shown("begun", salts={}), "salt-wrong"),
    ],
)
def test_who_has_committed_opens_nothing_at_another_deal(deal: Shown, what: str) -> None:
    ours = guard()
    ours.hear(shown("commit"))
    assert suspects(ours, deal) == what and not ours.opened


@pytest.mark.parametrize(
    ("deal", "what"),
    [
        (shown("begun", commitment=SECRETS[1]), "commitment-changed"),
        (shown("begun", terms=replace(TERMS, edition=2)), "terms-changed"),
        (shown("commit"), "asked-again"),
        (shown("commit", commitment=SECRETS[1], attempt=2, called_off=(1,)), "asked-again"),
        (shown("open", salted=SALTED | {1: SALTED[0]}), "list-changed"),
        (shown("begun", salted={0: SALTED[0]}, salts={0: SALTS[0].hex()}), "list-changed"),
        (shown("begun", salts={0: SALTS[0].hex(), 1: "00" * 32}), "salt-wrong"),
        (shown("begun", salts={0: SALTS[0].hex(), 1: THEIRS.hex().upper()}), "salt-wrong"),
        (shown("begun", salts={0: SALTS[0].hex(), 1: "salt"}), "salt-wrong"),
        (shown("begun", salts={0: SALTS[0].hex()}), "salt-wrong"),
        (shown("void", opened=(0, 1)), "void-though-open"),
        (shown("void", opened=(1,)), "void-though-open"),
    ],
)
def test_who_has_opened_lets_nothing_change_any_more(deal: Shown, what: str) -> None:
    ours = opened()
    assert suspects(ours, deal) == what
    kept = ours.seen()
    assert kept is not None and kept.alarm == what and kept.shown[1] == shown("open")
    assert (kept.commitment, kept.salt) == (SECRETS[0], SALTS[0].hex())


def test_a_void_deal_that_lacks_somebody_elses_salt_is_no_reason_for_alarm() -> None:
    ours = opened()
    ours.hear_void([1])
    assert ours.hear(shown("void", opened=(0,))) is None
    for missing in ([], [0], [0, 1]):
        with pytest.raises(Alarm, match="void-though-open"):
            opened().hear_void(missing)


def test_cards_before_the_salts_are_an_alarm() -> None:
    with pytest.raises(Alarm, match="salt-wrong"):
        opened().hear_cards()


def test_who_has_committed_to_nothing_opens_nothing_and_suspects_nobody() -> None:
    ours = guard()
    for phase in ("open", "void", "begun"):
        assert ours.hear(shown(phase)) is None
    ours.hear_cards()
    assert ours.seen() is None


def test_a_program_that_is_started_again_knows_pin_and_salt_from_what_it_kept() -> None:
    before = opened()
    kept = msgspec.json.decode(msgspec.json.encode(before.seen()), type=Seen)
    ours = guard()
    ours.recall(kept)
    assert ours.hear(shown("open")) == Open(SALTS[0].hex())
    ours = guard()
    ours.recall(kept)
    assert suspects(ours, shown("commit", commitment=SECRETS[1], attempt=2)) == "asked-again"
    alarmed = guard()
    alarmed.recall(msgspec.structs.replace(kept, alarm="salt-wrong"))
    with pytest.raises(Alarm, match="salt-wrong"):
        alarmed.hear(shown("open"))
    ours = guard()
    ours.recall(Seen("table-1", SECRETS[0], SALTED, 0, SALTS[0].hex()))  # of an older version: without terms
    assert ours.pin is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_alarm_is_told_in_words(language: str) -> None:
    words = Words(language)
    for what in get_args(Suspicion):
        told = words.say(f"alarm-{what}")
        assert words.wrong(RecordError(1, "alarm-seen", number=0, what=what)).endswith(told)
