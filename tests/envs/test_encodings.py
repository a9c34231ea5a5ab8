"""What learning programs are given: everything the seat sees, nothing it does not, always in the same places."""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from sexton.envs.episode import Episode
from sexton.envs.opened import encoding_of
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Refusal
from sexton.kernel.learn.encoding import BySeat, Encoding, Field, ListedActions, one_of, own_first, padded
from tests.conformance import promises
from tests.conformance.toy import HighCard
from tests.counts import games
from tests.envs import second_rows
from tests.tables import every_house, every_id, every_table, settings_of

GOLDEN = Path(__file__).parent / "golden.txt"
LONGEST = 250
WHOLE, SOME = 1_000_000, 60  # questions


def row_of(rules: Rules[Any, Any], encoding: Encoding, state: Any, seat: int) -> bytes:
    """By the quick way where there is one: the way the environments go."""
    if encoding.fast is not None:
        return np.array(encoding.fast(state, seat), dtype=np.int16).tobytes()
    return np.array(encoding.write(rules.view(state, seat)), dtype=np.int16).tobytes()


def encodings_of(rules: Rules[Any, Any]) -> list[Encoding]:
    return [encoding_of(rules, version) for version in rules.encodings]


def told_by(rules: Rules[Any, Any], version: int, view: Any) -> bytes:
    """What a row has to tell of a view; version 2 of Gravediggers counts the cards of a line, whoever laid them."""
    if (rules.game.id, version) == ("gravediggers", 2):
        lines = [sorted((card.card or "", card.face_up, card.seen_by) for card in one.cards) for one in view.cemeteries]
        return msgspec.json.encode([msgspec.structs.replace(view, cemeteries=()), lines])
    return msgspec.json.encode(view)


def some_states(rules: Rules[Any, Any], seed: int) -> Iterator[Any]:
    """The states of a random game, or of the beginning of a long one."""
    return itertools.islice(promises.states(rules, seed), LONGEST)


@every_house
def test_two_different_views_are_different_rows(rules: Rules[Any, Any]) -> None:
    for encoding in encodings_of(rules):
        seen: dict[bytes, bytes] = {}
        for seed in range(games(0.007)):
            for state in some_states(rules, seed):
                for seat in range(rules.seats):
                    view = told_by(rules, encoding.version, rules.view(state, seat))
                    assert seen.setdefault(row_of(rules, encoding, state, seat), view) == view
        assert len(seen) > 20


@every_house
def test_a_row_says_field_by_field_what_can_be_read_in_the_view(rules: Rules[Any, Any]) -> None:
    for encoding in encodings_of(rules):
        if encoding.fast is None:  # then it is read there
            continue
        readings = second_rows.readings(rules, encoding.version)
        for state in itertools.islice(some_states(rules, 4), 0, None, 3):
            for seat in range(rules.seats):
                row, view = [int(number) for number in encoding.fast(state, seat)], rules.view(state, seat)
                for field in encoding.fields:
                    start = encoding.starts[field.name]
                    assert row[start : start + field.size] == list(readings[field.name](view)), field.name


@every_table
def test_rows_keep_their_size_and_bounds_and_a_view_gives_the_same(rules: Rules[Any, Any]) -> None:
    for encoding in encodings_of(rules):
        low, high = (np.array(bound) for bound in encoding.bounds())
        for state in some_states(rules, 3):
            for seat in range(rules.seats):
                row = np.array(encoding.write(rules.view(state, seat)))
                assert row.shape == (encoding.size,)
                assert ((low <= row) & (row <= high)).all()
                assert row.astype(np.int16).tobytes() == row_of(rules, encoding, state, seat)


@every_house
def test_nothing_hidden_is_in_a_row_or_in_the_numbers_of_moves(rules: Rules[Any, Any]) -> None:
    """Every world that the view leaves open gives the seat the same row and the same numbers."""
    encodings, rng, dice = encodings_of(rules), random.Random(5), FastDice(5)
    for seed in range(games(0.007)):
        for state in some_states(rules, seed):
            if rng.random() < 0.9:
                continue
            pending = rules.pending(state)
            for seat in range(rules.seats):
                view = rules.view(state, seat)
                worlds = rules.worlds(view)
                asked = isinstance(pending, Ask) and seat in pending.seats
                for encoding in (one for one in encodings for _ in range(2)):
                    world, actions = worlds.sample(dice), encoding.actions
                    assert row_of(rules, encoding, world, seat) == row_of(rules, encoding, state, seat)
                    if asked:
                        there, here = rules.moves(world, seat), rules.moves(state, seat)
                        assert actions.codes(rules.view(world, seat), there) == actions.codes(view, here)


class RowTwins(promises.Twins):
    """Two histories told identically to a seat: the rows are compared as well as the views."""

    def play(self, limit: int = 5_000) -> None:
        self.encoding, self.rows = self.rules.encoding(), 0
        super().play(limit)

    def same_wait(self, trial: Any) -> bool:
        if not super().same_wait(trial):
            return False
        if self.seat is not None:
            mine, other = (row_of(self.rules, self.encoding, state, self.seat) for state in (self.state, trial))
            promises.demand(mine == other, "told the same, and yet the row is another")
            self.rows += 1
        return True


@every_table
def test_histories_told_alike_give_the_same_rows(rules: Rules[Any, Any]) -> None:
    twins = RowTwins(rules, 0, 11)
    twins.play(limit=200)
    assert twins.rows


@every_house
def test_every_move_has_its_own_number(rules: Rules[Any, Any]) -> None:
    """In a later version one of several that are alike may stand for all, but never for more than are."""
    for encoding in encodings_of(rules):
        actions = encoding.actions
        for state in some_states(rules, 8):
            pending = rules.pending(state)
            for seat in pending.seats if isinstance(pending, Ask) else ():
                moves = rules.moves(state, seat)
                codes, offered = actions.codes(rules.view(state, seat), moves), moves
                if actions.quick is not None:
                    listed = rules.engine.moves(state, seat)
                    offered = [actions.quick.move(state, seat, listed, code) for code in codes]
                    assert list(actions.quick.codes(state, seat, listed)) == codes
                    assert actions.quick.move(state, seat, listed, actions.size) is None
                assert len(set(codes)) == len(offered) > 0
                assert all(0 <= code < actions.size for code in codes)
                assert offered == moves if encoding.version == 1 else set(offered) <= set(moves)


@every_table
def test_chance_never_has_more_outcomes_than_said_and_seats_decide_together_only_where_said(
    rules: Rules[Any, Any],
) -> None:
    encoding, together = rules.encoding(), False
    for state in some_states(rules, 1):
        pending = rules.pending(state)
        if isinstance(pending, Ask):
            together = together or len(pending.seats) > 1
        else:
            assert len(getattr(pending, "weights", ())) <= encoding.outcomes
    assert together == encoding.together


def digest_of(rules: Rules[Any, Any], most: int, version: int) -> str:
    """A hash of the rows and numbers of a game, or of its first questions: it changes only with the version."""
    digest, episode, rng, asked = hashlib.sha256(), Episode(rules, version=version), random.Random(1), 0
    episode.deal(1)
    while not episode.over and asked < most:
        for seat in range(rules.seats):
            digest.update(episode.row(seat).astype(np.int16).tobytes())
        for seat in episode.asked:
            digest.update(repr(sorted(episode.codes(seat))).encode())
        episode.answer([rng.choice(episode.moves(seat)) for seat in episode.asked])
        asked += 1
    encoding = episode.encoding
    return f"v{encoding.version} {encoding.size} {encoding.actions.size} {digest.hexdigest()}"


def golden_lines(game_id: str) -> list[str]:
    """By version: a whole game with the fewest seats; then every number of seats, and every value of every option."""
    versions = catalogue.find(game_id).rules_type.encodings
    return [line for version in versions for line in lines_of_version(game_id, version)]


def lines_of_version(game_id: str, version: int) -> list[str]:
    game = catalogue.find(game_id)
    lines = [f"{game_id} {digest_of(game.open(game.seats[0]), WHOLE, version)}"]
    for setting in settings_of(game):
        for seats in game.seats:
            try:
                rules = game.open(seats, game.read_options(setting))
            except Refusal:  # not for this number of players
                continue
            name = "".join(f" {key}={value}" for key, value in setting.items())
            lines.append(f"{game_id} {seats} seats{name}: {digest_of(rules, SOME, version)}")
    return lines


@every_id
def test_an_encoding_never_changes_for_its_version(game_id: str) -> None:
    """A change that is wanted raises the version, and then this file; never the file alone.

    A new option only adds lines: `python -m tests.envs.test_encodings` writes the file.
    """
    kept = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if line.split()[0] == game_id]
    assert golden_lines(game_id) == kept


@every_table
def test_with_the_own_seat_first_a_row_is_that_of_a_table_turned_around(rules: Rules[Any, Any]) -> None:
    """Every number is still there, and what goes by seats begins with the own one."""
    for version in rules.encodings:
        plain, turned = (Episode(rules, rotate=rotate, version=version) for rotate in (False, True))
        encoding = plain.encoding
        by_seat = [field for field in encoding.fields if field.by == BySeat()]
        assert by_seat
        for own in range(rules.seats):
            row, other = plain.row(own), turned.row(own)
            sources = own_first(encoding.fields, rules.seats, own)
            assert sorted(sources) == list(range(encoding.size))
            assert (row[sources] == other).all()
            for field in by_seat:
                start = encoding.starts[field.name]
                seen, found = row[start : start + rules.seats], other[start : start + rules.seats]
                assert (np.roll(seen, -own) == found).all()


def test_what_goes_by_seats_is_turned_and_nothing_else() -> None:
    assert BySeat().sources(4, 3, 1) == [1, 2, 0, 3]
    assert BySeat(each=2).sources(4, 2, 1) == [2, 3, 0, 1]
    assert BySeat(before=1).sources(6, 2, 1) == [0, 2, 1, 3, 5, 4]
    assert BySeat(square=True).sources(4, 2, 1) == [3, 2, 1, 0]


def test_a_game_without_encoding_says_so() -> None:
    toy = HighCard()
    with pytest.raises(Refusal, match="no-encoding"):
        toy.open().encoding()


def test_a_row_never_grows_and_a_field_knows_its_values() -> None:
    with pytest.raises(AssertionError):
        padded([1, 2, 3], 2)
    field: Field = one_of("which", ["a", "b"], lambda view: view)
    assert field.read is not None
    assert [list(field.read(value)) for value in ("a", "b", None)] == [[1, 0], [0, 1], [0, 0]]
    assert ListedActions([("x", "", [7, 9]), ("y", "", [3])]).codes(None, [3, 7]) == [2, 0]


if __name__ == "__main__":
    written = [line for game_id in catalogue.games() for line in golden_lines(game_id)]
    GOLDEN.write_text("\n".join([*written, ""]), encoding="utf-8")
