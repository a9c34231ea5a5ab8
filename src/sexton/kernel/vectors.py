# engine: compiled
"""Rows of numbers, as states hold them."""

from librt.vecs import append, vec
from mypy_extensions import i64


def repeat(number: i64, times: i64) -> vec[i64]:
    return vec[i64]([number] * times)


def sum_of(numbers: vec[i64]) -> i64:
    out: i64 = 0
    for number in numbers:
        out += number
    return out


def count_of(numbers: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for number in numbers:
        if number == wanted:
            count += 1
    return count


def copy_each(rows: vec[vec[i64]]) -> vec[vec[i64]]:
    out = vec[vec[i64]](capacity=len(rows))
    for row in rows:
        out = append(out, row[:])
    return out
