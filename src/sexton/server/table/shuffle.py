"""The fair shuffle over the network: the table commits, people commit, the list is closed, salts are opened or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.chance.fair import Shuffle, commitment_to_secret
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records.notes import Noted
from sexton.kernel.records.record import Header
from sexton.kernel.table import Table, fair_header, seeded_header
from sexton.server.sources import Sources
from sexton.server.store.documents import Desk, Sheet, Status
from sexton.server.table.before import unpacked
from sexton.server.wire.messages import Deal, Phase, TermsShown


def commit(sheet: Sheet, desk: Desk, seat: Seat, salted: str) -> None:
    """Step 2. Until the list is closed a seat may commit again: its program may have lost the salt."""
    if desk.closed:
        raise Refusal("fair-3", "commitments-closed", number=seat)
    if seat not in committing(sheet):
        raise Refusal("fair-2", "no-commitment-due", number=seat)
    desk.salted[seat] = salted


def committing(sheet: Sheet) -> list[Seat]:
    """Whose salts make the key: nobody's where a practice game is dealt from a seed."""
    return sheet.humans if sheet.setup.seed is None else []


def uncommitted(sheet: Sheet, desk: Desk) -> list[Seat]:
    return [seat for seat in committing(sheet) if seat not in desk.salted]


def close(sheet: Sheet, desk: Desk) -> None:
    """Step 3: who plays and what they committed to is fixed."""
    desk.closed = True
    desk.humans = committing(sheet)
    desk.players = list(sheet.players)
    desk.salted = {seat: desk.salted[seat] for seat in desk.humans}


def call_off(desk: Desk, secret: bytes, because_of: Iterable[Seat]) -> None:
    """Nobody had opened anything: the next deal has a new secret and asks everyone for a new salt."""
    desk.secret = secret.hex()
    desk.salted, desk.until = {}, None
    desk.attempt, desk.called_off = desk.attempt + 1, sorted(because_of)


def open_salt(sheet: Sheet, desk: Desk, seat: Seat, salt: bytes) -> None:
    """Step 4."""
    shuffle_of(sheet, desk).open(seat, salt)
    desk.salts[seat] = salt.hex()


def shuffle_of(sheet: Sheet, desk: Desk) -> Shuffle:
    """The kernel's shuffle, brought to the state that the desk describes."""
    shuffle = Shuffle(bytes.fromhex(desk.secret), sheet.terms, desk.humans if desk.closed else sheet.humans)
    for seat, salted in sorted(desk.salted.items()):
        shuffle.commit(seat, salted)
    if desk.closed:
        shuffle.close()
        for seat, salt in sorted(desk.salts.items()):
            shuffle.open(seat, bytes.fromhex(salt))
    return shuffle


def dealt(sheet: Sheet, desk: Desk, rules: Rules[Any, Any], sources: Sources, notes: Sequence[Noted] = ()) -> Table:
    """All salts are open: there is a key, and so a game. Or there is a seed, and the record says so."""
    if (seed := sheet.setup.seed) is not None:
        return Table(rules, header_of(sheet, desk), FastDice(seed), None, notes, unpacked(rules, desk.before))
    shuffle = shuffle_of(sheet, desk)
    dice = sources.dice(shuffle)
    return Table(rules, header_of(sheet, desk), dice, shuffle, notes, unpacked(rules, desk.before))


def header_of(sheet: Sheet, desk: Desk) -> Header:
    """How the record of this game, or of this void deal, begins."""
    if (seed := sheet.setup.seed) is not None:
        return seeded_header(sheet.terms, seed, desk.players, desk.begins)
    return fair_header(shuffle_of(sheet, desk), desk.players, desk.begins)


def shown(sheet: Sheet, desk: Desk, wait: int | None) -> Deal:
    """What everyone may know: who has committed; to what, once the list is closed; the salts, once all are open."""
    terms = sheet.terms
    return Deal(
        phase=phase_of(sheet, desk),
        terms=TermsShown(terms.table, terms.game, terms.edition, terms.options, terms.seats),
        commitment=commitment_to_secret(bytes.fromhex(desk.secret), terms),
        committed=tuple(sorted(desk.salted)),
        opened=tuple(sorted(desk.salts)),
        salted=dict(sorted(desk.salted.items())) if desk.closed else {},
        salts=dict(sorted(desk.salts.items())) if all_open(desk) else {},
        wait=wait,
        attempt=desk.attempt,
        called_off=tuple(desk.called_off),
    )


def all_open(desk: Desk) -> bool:
    return desk.closed and set(desk.salts) >= set(desk.humans)


def status_of(desk: Desk) -> Status:
    """Of a table whose game has not ended, by how far the deal is."""
    if not desk.closed:
        return "waiting"
    return "playing" if all_open(desk) else "dealing"


def phase_of(sheet: Sheet, desk: Desk) -> Phase:
    if sheet.status == "void":
        return "void"
    if sheet.status not in ("waiting", "dealing"):
        return "begun"
    return "open" if desk.closed else "commit"
