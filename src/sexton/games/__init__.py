"""One folder per game. `sexton.kernel.catalogue` finds them; nothing else names them.

SEXTON_GAMES_PATH names further places that hold such folders, separated as in PATH: a game need not live here.
"""

import os

__path__.extend(place for place in os.environ.get("SEXTON_GAMES_PATH", "").split(os.pathsep) if place)
