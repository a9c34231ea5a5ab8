"""Plots as SVG, drawn by hand: they scale, need nothing from elsewhere, and are readable in black and white."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from sexton.lab.simulation.tally import Spread

WIDE = 360  # the width of a phone; on a larger screen two fit side by side
BARS = 40  # at most, if there are many numbers


class Dot(Struct, frozen=True):
    """A share or a mean with its interval; the second of two runs is drawn hollow."""

    name: str
    value: float
    interval: tuple[float, float]
    label: str
    hollow: bool = False


def dots(rows: Sequence[Dot], fair: Sequence[float], title: str) -> str:
    """One line per row: the point, its interval as a whisker, and a dashed mark where all would be equal."""
    left, right, high = 92, 66, 30
    values = [number for row in rows for number in row.interval] + list(fair)
    low, top = padded(min(values), max(values))

    def at(value: float) -> float:
        return left + (value - low) / (top - low) * (WIDE - left - right)

    height = high * len(rows) + 22
    parts = [axis(low, top, at, height - 18, percent=True)]
    spans = [(0, height - 18)] if len(fair) == 1 else [(high * nth + 4, high * nth + 26) for nth in range(len(fair))]
    for mark, (above, below) in zip(fair, spans, strict=True):
        parts.append(line(at(mark), above, at(mark), below, "fair"))
    for nth, row in enumerate(rows):
        y = high * nth + 15
        parts.append(text(left - 8, y + 4, row.name, "end"))
        parts.append(line(at(row.interval[0]), y, at(row.interval[1]), y, "whisker"))
        for end in row.interval:
            parts.append(line(at(end), y - 4, at(end), y + 4, "whisker"))
        kind = "hollow" if row.hollow else "dot"
        parts.append(f'<circle class="{kind}" cx="{at(row.value):.1f}" cy="{y}" r="4.5"/>')
        parts.append(text(WIDE - right + 8, y + 4, row.label, "start", "figure"))
    return svg("".join(parts), height, title)


def bars(spread: Spread, title: str, other: Spread | None = None) -> str:
    """How often each number occurred, in percent; a second run as a stepped line over the bars of the first."""
    lowest = min([*spread, *(other or ())])
    highest = max([*spread, *(other or ())])
    width = (highest - lowest) // BARS + 1
    count = (highest - lowest) // width + 1
    shares = [binned(one, lowest, width, count) for one in (spread, other or {})]
    top = max(max(share) for share in shares) or 1.0
    left, bottom, tall = 34, 150, 132
    wide = (WIDE - left - 6) / count

    def y_at(share: float) -> float:
        return bottom - share / top * tall

    parts = [line(left, bottom, WIDE - 6, bottom, "axis")]
    for share in (top, top / 2):
        parts.append(line(left, y_at(share), WIDE - 6, y_at(share), "grid"))
        parts.append(text(left - 5, y_at(share) + 4, f"{100 * share:.{0 if top > 0.1 else 1}f} %", "end", "small"))
    for nth, share in enumerate(shares[0]):
        if share:
            x, y, across = left + nth * wide, y_at(share), wide - (1 if wide > 4 else 0)
            size = f'width="{across:.1f}" height="{bottom - y:.1f}"'
            parts.append(f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" {size}/>')
    if other:
        path = [f"M{left:.1f},{bottom}"]
        for nth, share in enumerate(shares[1]):
            path.append(f"V{y_at(share):.1f}H{left + (nth + 1) * wide:.1f}")
        parts.append(f'<path class="step" d="{"".join(path)}V{bottom}"/>')
    for nth in sorted({0, count // 4, count // 2, 3 * count // 4, count - 1}):
        number = lowest + nth * width
        parts.append(text(left + (nth + 0.5) * wide, bottom + 15, f"{number}", "middle", "small"))
    return svg("".join(parts), bottom + 22, title)


def binned(spread: Spread, lowest: int, width: int, count: int) -> list[float]:
    total, shares = sum(spread.values()) or 1, [0.0] * count
    for number, times in spread.items():
        shares[(number - lowest) // width] += times / total
    return shares


def padded(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.12 or 0.05
    return max(0.0, low - room), high + room


def axis(low: float, high: float, at: object, y: float, *, percent: bool) -> str:
    """A line with a few round numbers below it."""
    step = round_step((high - low) / 4)
    first = int(low / step) * step
    marks = [first + nth * step for nth in range(9) if low <= first + nth * step <= high]
    place = at if callable(at) else float
    digits = 0 if step >= 0.01 else 1
    return line(92, y, WIDE - 66, y, "axis") + "".join(
        line(place(mark), y, place(mark), y + 4, "axis")
        + text(place(mark), y + 15, f"{100 * mark:.{digits}f} %" if percent else f"{mark:g}", "middle", "small")
        for mark in marks
    )


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power = 1.0
    while power > rough:
        power /= 10
    while power * 10 <= rough:
        power *= 10
    return next((power * times for times in (1, 2, 5) if power * times >= rough), power * 10)


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def svg(inside: str, height: float, title: str) -> str:
    said = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDE} {height:.0f}" role="img" aria-label="{said}">{inside}</svg>'
