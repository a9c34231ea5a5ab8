"""Modules that have moved, under their present names. Imported first, it lets measures run on older sources, too."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

MOVED = {  # where it was before, by where it is
    "sexton.bots.players": "sexton.bots.seating",
    "sexton.kernel.chance.dice": "sexton.kernel.dice",
    "sexton.lab.simulation.batch": "sexton.lab.batch",
    "sexton.lab.simulation.engine_loop": "sexton.lab.loop",
    "sexton.lab.simulation.plan": "sexton.lab.plan",
    "sexton.lab.simulation.watch": "sexton.lab.watch",
}


def is_there(name: str) -> bool:
    package = name.rpartition(".")[0]
    return (package == "" or is_there(package)) and find_spec(name) is not None


for new, old in MOVED.items():
    if not is_there(new):
        sys.modules[new] = import_module(old)
