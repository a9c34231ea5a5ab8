"""Games already played, so that an interrupted league continues where it stopped."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
from msgspec import Struct

import sexton
from sexton.bots.levels import level_of, player_of
from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.kernel.learn.nets import shipped
from sexton.lab.league import luck as weighing
from sexton.lab.simulation.through_views import Row

ENGINE = b"# engine: compiled"
WEIGHING = Path(weighing.__file__)
DECIDING = {
    "careless",
    "characters",
    "exact",
    "character",
    "levels",
    "net",
    "nets",
    "greedy",
    "random",
    "search",
    "opponent_model",
    "values",
    "view",
    "known",
    "aids",
}


class Terms(Struct, frozen=True):
    """What determines every game of a pair: if any of it differs, games are played again."""

    game: str
    options: str
    weaker: str
    stronger: str
    seats: tuple[int, ...]
    seed: int
    players: tuple[str, str]  # who plays the two names: a level is another bot's in each game
    sources: str  # a digest of everything that determines a move
    luck: str = ""  # a digest of how luck is weighed; empty where it is not


def terms_of(
    game: str, options: str, bots: tuple[str, str], seats: tuple[int, ...], seed: int, luck: bool = False
) -> Terms:
    found = catalogue.find(game)
    players = player_of(level_of(bots[0]), found), player_of(level_of(bots[1]), found)
    weighed = hashlib.sha256(WEIGHING.read_bytes()).hexdigest()[:16] if luck else ""
    return Terms(game, options, *bots, seats, seed, players, digest_of(game), weighed)


def digest_of(game: str) -> str:
    """A digest of the engine, the bots, and the game's rules, views, values and net; not of screens and words."""
    package = Path(sexton.__file__).parent
    digest = hashlib.sha256()
    for folder in ("kernel", "bots", f"games/{game}"):
        for path in sorted((package / folder).rglob("*.py")):
            content = path.read_bytes()
            if content.startswith(ENGINE) or path.stem in DECIDING:
                digest.update(path.name.encode() + b"\0" + content + b"\0")
    net = shipped(catalogue.find(game))
    digest.update(net.read_bytes() if net else b"")
    return digest.hexdigest()[:16]


class Ledger:
    """One file per pair: the terms, then one line per game. The last line may be incomplete after an interruption."""

    def __init__(self, folder: Path, terms: Terms) -> None:
        ending = "-luck" if terms.luck else ""
        self.path = folder / f"{terms.game}-{terms.weaker}-{terms.stronger}{ending}.jsonl".replace(":", "")
        self.terms = terms

    def rows(self) -> list[Row]:
        """The games in order, from the first; empty if the terms differ."""
        lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
        found: list[Row] = []
        try:
            if lines and msgspec.json.decode(lines[0], type=Terms) == self.terms:
                found.extend(msgspec.json.decode(line, type=Row) for line in lines[1:] if line)
        except msgspec.DecodeError:
            pass
        return found

    def begin(self, rows: list[Row]) -> None:
        """Rewrite the file with what is known, open for more."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (self.terms, *rows)))
        except OSError as error:
            problem = error.strerror or str(error)
            raise Refusal("league", "cannot-keep", folder=str(self.path.parent), problem=problem) from None

    def add(self, row: Row) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
