# engine: compiled
"""Counts for Prometheus. No name, address, move or key ever becomes a label."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

# told from the beginning: what first appears as a one is to Prometheus no increase, and no alert
ALERTED: Final = ("bots_failed", "faults", "guard_faults", "guard_violations")
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        so_far, lines = 0, [f"# TYPE {name} histogram"]
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(ALERTED, 0))
        self.appended = Histogram()  # from an answer's arrival until it is stored and all are told
        self.thought = Histogram()

    def count(self, name: str, number: int = 1) -> None:
        self.counts[name] += number

    def text(self, gauges: dict[str, float], tables: dict[str, int]) -> str:
        lines = []
        for name, number in sorted(self.counts.items()):
            lines += [f"# TYPE sexton_{name}_total counter", f"sexton_{name}_total {number}"]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE sexton_{name} gauge", f"sexton_{name} {value:g}"]
        lines.append("# TYPE sexton_tables gauge")
        lines += [f'sexton_tables{{status="{status}"}} {number}' for status, number in sorted(tables.items())]
        lines += self.appended.lines("sexton_answer_seconds")
        lines += self.thought.lines("sexton_bot_seconds")
        return "\n".join(lines) + "\n"
