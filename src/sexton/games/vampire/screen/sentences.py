"""A hunt in sentences, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from sexton.games.vampire.options import Options, board_of, variant_of
from sexton.games.vampire.rules.names import number_of
from sexton.games.vampire.rules.paths import kind_of
from sexton.games.vampire.view.aids import steps_to_red
from sexton.games.vampire.view.path_offers import offers_of, told
from sexton.games.vampire.view.view import View
from sexton.kernel.game import Look
from sexton.kernel.words import Words


def describe(seen: View, options: Options, look: Look) -> Iterator[str]:
    words, board, variant = look.words, board_of(options), variant_of(len(seen.at), options)
    yield words.say("view-board", name=board.name, squares=len(board.marks))
    for seat, name in enumerate(look.names):
        onto = kind_of(variant, number_of(variant, seen.at[seat]))
        place = words.say("view-place", onto=onto, to_red=steps_to_red(variant, seen.at[seat]))
        facts = {"place": place, "tools": tools_held(seen.tools[seat], words)}
        yield words.say("view-you", **facts) if seat == seen.seat else words.say("view-player", name=name, **facts)
    closed = [str(number) for number, grave in enumerate(seen.graves, start=1) if grave == "closed"]
    yield words.say("view-graves", graves=words.listed(closed), count=len(closed))
    if seen.go != seen.seat and seen.step != "result":
        yield words.say("view-go", seat=look.names[seen.go])
    if seen.fights:
        yield words.say("screen-fights", count=seen.fights)
    if seen.roll is not None:  # and what each of its paths brings
        yield words.say("view-roll", pips=seen.roll)
        yield from (words.event(told(offer), ()) for offer in offers_of(variant, seen))


def tools_held(tools: tuple[str, ...], words: Words) -> str:
    named = tools_named(tools, words)
    return words.say("view-tools", tools=named) if named else words.say("view-no-tools")


def tools_named(tools: tuple[str, ...], words: Words) -> str:
    return words.listed([words.say(f"tool-{tool}") for tool in tools])
