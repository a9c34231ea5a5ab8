"""Finds lines that stand twice in src and web/src: six or more in a row, to the letter, but for white space.

    python scripts/duplicates.py    exit code 1 if two files share lines and scripts/duplicates.toml does not say why

Blank lines, comments, imports, closing tags and lone punctuation do not count. A pair that is explained there and
shares nothing any more is a fault too: what is written there is always so.
"""

from __future__ import annotations

import fnmatch
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = {"src": (".py",), "web/src": (".ts", ".svelte", ".css")}
MADE = ("src/sexton/server/static/*", "web/src/types/*", "web/src/types.ts")
RUN = 6  # lines
BLOCK = re.compile(r"^ *from [\w.]+ import \([^)]*\)", re.MULTILINE)  # an import over several lines
NOTHING = re.compile(r"[\W_]*|(#|//|/\*|\*|<!--).*|(from .+ )?import\b.*|} from .*|</\w+>|{/\w+}|<style>")
LIST = re.compile(
    r"[\w\s]+,?|\*?\w+(: [\w\[\], |.]+)?( = .+)?,"
)  # an item of a list over several lines, or a parameter


@dataclass(frozen=True)
class Shared:
    """The longest run that two files share, or one file with itself."""

    one: str
    other: str
    line: int
    other_line: int
    length: int


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines that count, with their numbers, white space folded."""
    text = BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text)
    folded = ((number, " ".join(line.split())) for number, line in enumerate(text.splitlines(), start=1))
    return [(number, line) for number, line in folded if not NOTHING.fullmatch(line)]


def shared_runs(texts: Mapping[str, str]) -> list[Shared]:
    """Of every two files the longest run of RUN or more lines that both have."""
    files = {name: lines_of(text) for name, text in texts.items()}
    places = defaultdict[tuple[str, ...], list[tuple[str, int]]](list)
    for name, lines in files.items():
        for start in range(len(lines) - RUN + 1):
            window = tuple(line for _, line in lines[start : start + RUN])
            if sum(not LIST.fullmatch(line) for line in window) >= RUN // 2:
                places[window].append((name, start))
    longest: dict[tuple[str, str], Shared] = {}
    for found in places.values():
        for run in runs_at(found, files):
            if run.length > longest.get((run.one, run.other), run).length or (run.one, run.other) not in longest:
                longest[run.one, run.other] = run
    return sorted(longest.values(), key=lambda run: (-run.length, run.one, run.other))


def runs_at(found: Sequence[tuple[str, int]], files: Mapping[str, list[tuple[int, str]]]) -> Iterator[Shared]:
    for nth, (one, start) in enumerate(found):
        for other, begin in found[nth + 1 :]:
            if one == other and begin - start < RUN:
                continue  # a run laid over itself
            ours, theirs, length = files[one], files[other], RUN
            limit = begin - start if one == other else len(ours)
            while (
                length < limit
                and start + length < len(ours)
                and begin + length < len(theirs)
                and ours[start + length][1] == theirs[begin + length][1]
            ):
                length += 1
            yield Shared(one, other, ours[start][0], theirs[begin][0], length)


def sources(root: Path) -> dict[str, str]:
    found = {}
    for folder, endings in FOLDERS.items():
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix in endings and not any(fnmatch.fnmatch(name, pattern) for pattern in MADE):
                found[name] = path.read_text(encoding="utf-8")
    return found


def is_explained(run: Shared, pair: Sequence[str]) -> bool:
    def fits(one: str, other: str) -> bool:
        return fnmatch.fnmatch(one, pair[0]) and fnmatch.fnmatch(other, pair[1])

    return fits(run.one, run.other) or fits(run.other, run.one)


def faults(runs: Iterable[Shared], explained: Sequence[Mapping[str, object]]) -> Iterator[str]:
    found = list(runs)
    pairs = [[str(name) for name in entry["files"]] for entry in explained if isinstance(entry["files"], list)]
    for run in found:
        if not any(is_explained(run, pair) for pair in pairs):
            yield f"{run.one}:{run.line} and {run.other}:{run.other_line} share {run.length} lines"
    for pair in pairs:
        if not any(is_explained(run, pair) for run in found):
            yield f"{pair[0]} and {pair[1]} share nothing any more: take them out of scripts/duplicates.toml"


def main() -> int:
    explained = tomllib.loads((ROOT / "scripts" / "duplicates.toml").read_text(encoding="utf-8"))["pair"]
    wrong = list(faults(shared_runs(sources(ROOT)), explained))
    for fault in wrong:
        print(fault)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
