# engine: compiled
"""What is kept of a batch of games: column by column, in numbers as wide as those in its files."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8


class Columns:
    """Columns for up to `room` games; those by seat hold one number per seat, game after game."""

    def __init__(self, seats: int, steps: int, room: int) -> None:
        self.seats: Final[i64] = seats
        self.games: i64 = 0  # so far
        self.seeds: Final = vec[i64]([i64(0)] * room)
        self.decisions: Final = vec[i32]([i32(0)] * room)
        self.faults: Final = vec[i32]([i32(0)] * room)
        self.first: Final = vec[u8]([u8(0)] * room)  # who began
        self.winners: Final = vec[u8]([u8(0)] * room)  # how many
        self.winner: Final = vec[u8]([u8(0)] * room)  # where there is one
        self.leads: Final = vec[i32]([i32(0)] * room)  # where they are known
        self.leads_known: Final = vec[u8]([u8(0)] * room)  # 1 where they are
        self.scores: Final = vec[i32]([i32(0)] * (room * seats))  # by seat
        self.ranks: Final = vec[u8]([u8(0)] * (room * seats))  # by seat
        self.won: Final = vec[u8]([u8(0)] * (room * seats))  # by seat: how many share the victory; 0 if it is lost
        self.steps: Final = vec[i64]([i64(0)] * steps)  # how often each was carried out

    def add(
        self,
        seed: i64,
        first: i64,
        decisions: i64,
        faults: i64,
        scores: vec[i64],
        ranks: vec[i64],
    ) -> None:
        nth = self.games
        self.games = nth + 1
        self.seeds[nth] = seed
        self.first[nth] = u8(first)
        self.decisions[nth] = i32(decisions)
        self.faults[nth] = i32(faults)
        base = nth * self.seats
        for seat in range(self.seats):
            self.scores[base + seat] = i32(scores[seat])
        self.rank(nth, ranks)

    def rank(self, nth: i64, ranks: vec[i64]) -> None:
        base = nth * self.seats
        won: u8 = 0
        for seat in range(self.seats):
            self.ranks[base + seat] = u8(ranks[seat])
            if ranks[seat] == 1:
                self.winner[nth] = u8(seat)
                won += 1
        self.winners[nth] = won
        for seat in range(self.seats):
            if ranks[seat] == 1:
                self.won[base + seat] = won

    def only_winner(self) -> int | None:
        """The winner of the latest game, if there is only one."""
        nth = self.games - 1
        return int(self.winner[nth]) if self.winners[nth] == 1 else None

    def lead(self, changes: i64) -> None:
        """Record how often the lead changed in the latest game."""
        self.leads[self.games - 1] = i32(changes)
        self.leads_known[self.games - 1] = 1


# Counting


def known_leads(columns: Columns) -> vec[i32]:
    known, leads, out = columns.leads_known, columns.leads, vec[i32](capacity=0)
    for nth in range(columns.games):
        if known[nth]:
            out = append(out, leads[nth])
    return out


def shares(columns: Columns, whole: i64) -> vec[i32]:
    """The share of the victory of each seat."""
    won, out = columns.won, vec[i32]([i32(0)] * len(columns.won))
    for at in range(i64(len(won))):
        if won[at]:
            out[at] = i32(whole // i64(won[at]))
    return out


def in_turn(columns: Columns, numbers: vec[i32]) -> vec[i32]:
    """A column by seat, rearranged to the order of the first round."""
    seats, first, out = columns.seats, columns.first, vec[i32]([i32(0)] * len(numbers))
    for nth in range(columns.games):
        base = nth * seats
        turn = base - i64(first[nth])
        for seat in range(base, base + seats):
            out[turn if turn >= base else turn + seats] = numbers[seat]
            turn += 1
    return out


def totals(columns: Columns) -> vec[i32]:
    """The scores of each game, summed."""
    seats, scores, out = columns.seats, columns.scores, vec[i32]([i32(0)] * columns.games)
    for nth in range(columns.games):
        total: i32 = 0
        for seat in range(seats):
            total += scores[nth * seats + seat]
        out[nth] = total
    return out


def spread_of(numbers: vec[i32], start: i64, stride: i64, count: i64) -> dict[int, int]:
    """How often each number occurs among `count` of them."""
    spread: dict[int, int] = {}
    if count == 0:
        return spread
    low = numbers[start]
    high = low
    for nth in range(count):
        number = numbers[start + nth * stride]
        if number < low:
            low = number
        elif number > high:
            high = number
    counts = vec[i64]([i64(0)] * (i64(high) - i64(low) + 1))
    for nth in range(count):
        counts[i64(numbers[start + nth * stride]) - i64(low)] += 1
    for at in range(i64(len(counts))):
        if counts[at]:
            spread[int(i64(low) + at)] = int(counts[at])
    return spread


# Columns that follow from the others, for the files


class SeatRows:
    """One row per seat: game, seat, bot (an index into the sorted names) and share of the victory."""

    def __init__(self, columns: Columns, start: i64, around: vec[u8]) -> None:
        """`around`: the bot of each row, repeated for every turn of the seats."""
        rows, seats, won = columns.games * columns.seats, columns.seats, columns.won
        game = vec[i64]([i64(0)] * rows)
        seat_of, bot = vec[u8]([u8(0)] * rows), vec[u8]([u8(0)] * rows)
        share = vec[float]([0.0] * rows)
        at: i64 = 0
        place: i64 = 0
        for nth in range(columns.games):
            for seat in range(seats):
                game[at] = start + nth
                seat_of[at] = u8(seat)
                bot[at] = around[place]
                if won[at]:
                    share[at] = 1.0 / float(int(won[at]))
                at += 1
                place = place + 1 if place + 1 < i64(len(around)) else i64(0)
        self.game: Final = game
        self.seat: Final = seat_of
        self.bot: Final = bot
        self.share: Final = share


def numbers_from(start: i64, count: i64) -> vec[i64]:
    out = vec[i64]([i64(0)] * count)
    for nth in range(count):
        out[nth] = start + nth
    return out


def bits_of_ones(marks: vec[u8]) -> vec[u8]:
    """Arrow's bitmap of present values: one bit per mark, lowest bit of a byte first, set where the mark is 1."""
    bits = vec[u8]([u8(0)] * ((len(marks) + 7) // 8))
    for nth in range(i64(len(marks))):
        if marks[nth] == 1:
            bits[nth >> 3] |= u8(1) << u8(nth & 7)
    return bits
