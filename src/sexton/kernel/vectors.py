# engine: compiled
"""Lists of numbers as states contain them, and arithmetic on them."""

from librt.vecs import append, vec
from mypy_extensions import i64


def repeat(number: i64, times: i64) -> vec[i64]:
    return vec[i64]([number] * times)


def rows_of_zeros(rows: i64, length: i64) -> vec[vec[i64]]:
    out = vec[vec[i64]](capacity=rows)
    for row in range(rows):
        out = append(out, repeat(0, length))
    return out


def sum_of(numbers: vec[i64]) -> i64:
    out: i64 = 0
    for number in numbers:
        out += number
    return out


def sum_of_part(numbers: vec[i64], start: i64, size: i64) -> i64:
    out: i64 = 0
    for nth in range(start, start + size):
        out += numbers[nth]
    return out


def count_of(numbers: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for number in numbers:
        if number == wanted:
            count += 1
    return count


def subtract(numbers: vec[i64], others: vec[i64]) -> None:
    """From each number the one in its place."""
    for nth in range(i64(len(others))):
        numbers[nth] -= others[nth]


def copy_each(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    out = vec[vec[i64]](capacity=len(rows))
    for row in rows:
        out = append(out, row[:])
    return out


def numbers_of(numbers: tuple[int, ...]) -> vec[i64]:
    out = vec[i64](capacity=len(numbers))
    for number in numbers:
        out = append(out, number)
    return out


def counts_of(counted: dict[str, int], names: tuple[str, ...]) -> vec[i64]:
    """How many there are of each name, in their order. Mostly they stand in it already, and need not be looked up."""
    out = vec[i64](capacity=len(names))
    for name, count in counted.items():
        if len(out) == len(names) or name is not names[len(out)]:
            break
        out = append(out, count)
    for nth in range(len(out), len(names)):
        out = append(out, counted[names[nth]])
    return out


def card_by_card(counts: vec[i64]) -> vec[i64]:
    """The kind of every single card."""
    cards = vec[i64](capacity=sum_of(counts))
    for kind in range(i64(len(counts))):
        for copy in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def take(cards: vec[i64], left: i64, place: i64) -> i64:
    """One of the first `left` cards; the last of them takes its place."""
    card = cards[place]
    cards[place] = cards[left - 1]
    return card


def nth_filled(counts: vec[i64], start: i64, nth: i64) -> i64:
    """How far after `start` the nth number lies, from 0, that is not 0."""
    place = start
    while nth or not counts[place]:
        if counts[place]:
            nth -= 1
        place += 1
    return place - start


# Counts by the names of what is counted


def counted(names: tuple[str, ...], counts: vec[i64]) -> dict[str, int]:
    """How many there are of each name."""
    found: dict[str, int] = {}
    for nth in range(i64(len(counts))):
        found[names[nth]] = int(counts[nth])
    return found


def one_by_one(names: tuple[str, ...], counts: vec[i64], start: i64) -> tuple[str, ...]:
    """The name of every single thing, in their order; they are counted from `start` on."""
    found: list[str] = []
    for nth in range(i64(len(names))):
        for copy in range(counts[start + nth]):
            found.append(names[nth])
    return tuple(found)
