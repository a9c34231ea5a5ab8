"""Tells what `solve` found: in words, as numbers on the board, as a heat map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from sexton.drawing import BONE, LANTERN, STONE
from sexton.games.vampire.options import Options, board_of
from sexton.games.vampire.rules.board_format import Board, square_name
from sexton.games.vampire.screen.board_svg import heat_maps
from sexton.games.vampire.screen.symbols import shown
from sexton.games.vampire.solver import solve
from sexton.kernel import game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import Words

HUNTERS = (1, 2)


class Solver:
    def solve(
        self,
        options: game.Options,
        players: int = 1,
        runs: int = 100_000,
        seed: int = 1,
        progress: solve.Progress | None = None,
    ) -> solve.Solved:
        """A hunter alone, checked against `runs` simulated hunts; with two players the match between them too."""
        assert isinstance(options, Options)
        if players not in HUNTERS:
            raise Refusal("VH-1", "not-solved-for", players=players)
        solved = solve.solve(options, runs, seed)
        if players == 1:
            return solved
        if options.pawns == "block" or options.graves == "rebury":
            raise Refusal("VH-R14" if options.pawns == "block" else "VH-R3", "match-not-solved")
        return replace(solved, match=solve.solve_match(options, progress))

    def tell(self, solved: Any, options: game.Options, words: Words) -> RenderableType:
        assert isinstance(solved, solve.Solved)
        assert isinstance(options, Options)
        board = board_of(options)
        lines = [Text(line) for line in sentences(solved, words)]
        return Group(*lines, *(line for tools in solved.goes for line in numbers(board, tools, solved, words)))

    def svg(self, solved: Any, options: game.Options, words: Words) -> str:
        assert isinstance(solved, solve.Solved)
        assert isinstance(options, Options)
        board = board_of(options)
        maps = [
            (tools_title(tools, words), {square: goes[square_name(square)] for square in board.marks})
            for tools, goes in solved.goes.items()
        ]
        return heat_maps(board, words.say("solve-title", board=board.name), maps)


def sentences(solved: solve.Solved, words: Words) -> Iterator[str]:
    yield words.say("solve-title", board=solved.board)
    yield words.say("solve-dig", goes=f"{solved.goes_to_dig:.4f}")
    victory = {"goes": f"{solved.goes_to_victory:.4f}", "digs": f"{solved.digs_to_victory:g}"}
    yield words.say("solve-victory", **victory)
    work = {"precision": f"{solved.precision:.0e}", "seconds": f"{solved.seconds:.2f}"}
    yield words.say("solve-precision", rounds=solved.rounds, squares=solved.squares, **work)
    gain = f"{100 * solved.gain:.1f}"
    yield words.say("solve-greedy", goes=f"{solved.greedy_goes_to_dig:.4f}", gain=gain)
    for message, check, truth in (
        ("solve-check", solved.check, solved.goes_to_dig),
        ("solve-check-greedy", solved.greedy_check, solved.greedy_goes_to_dig),
    ):
        facts = {"mean": f"{check.mean:.4f}", "margin": f"{check.margin:.4f}"}
        yield words.say(message, hunts=check.hunts, held="yes" if check.holds(truth) else "no", **facts)
    yield words.say("solve-z", z=f"{solved.z:.1f}")
    if solved.match is not None:
        yield from match_sentences(solved.match, words)


def match_sentences(match: solve.Match, words: Words) -> Iterator[str]:
    facts = {"precision": f"{match.precision:.0e}", "seconds": f"{match.seconds:.0f}"}
    yield words.say("solve-match", odds=f"{100 * match.odds[-1]:.3f}", rounds=match.rounds, **facts)
    yield words.say("solve-match-graves", odds=", ".join(f"{100 * odds:.2f} %" for odds in match.odds))
    loss = 100 * max(0.0, 0.5 - match.single_hunter_odds + match.precision)
    yield words.say("solve-match-single", odds=f"{100 * match.single_hunter_odds:.4f}", loss=f"{loss:.4f}")


def tools_title(tools: str, words: Words) -> str:
    return words.say("solve-without") if tools == "-" else words.say("solve-with", tools=" ".join(tools))


def numbers(board: Board, tools: str, solved: solve.Solved, words: Words) -> list[Text]:
    """The expected goes to a dig from every square with these tools; few are bright."""
    goes = solved.goes[tools]
    middle = sum(goes.values()) / len(goes)
    lines = [Text(""), Text(tools_title(tools, words), f"bold {BONE}")]
    for y in range(board.rows):
        line = Text()
        for x in range(board.columns):
            mark, value = board.marks.get((x, y)), goes.get(f"{x},{y}")
            if mark is None or value is None:
                line.append("      ")
            else:
                line.append(f"{shown(mark)}{value:4.1f} ", LANTERN if value < middle else STONE)
        lines.append(line)
    return lines
