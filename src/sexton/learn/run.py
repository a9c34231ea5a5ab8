"""A training run: begins, or goes on where it stopped, and leaves two files.

`NAME.net` is what plays, in whole numbers; `NAME.npz` beside it is what the next run goes on from.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from sexton.kernel.game import Game, Options
from sexton.kernel.interface import Refusal
from sexton.kernel.learn import weights
from sexton.kernel.learn.layout import Layout
from sexton.learn.against_hard import HARD, AgainstHard
from sexton.learn.floats import Floats
from sexton.learn.inputs import Inputs
from sexton.learn.numpy_network import NumpyNetwork
from sexton.learn.questions import Questions, most_legal
from sexton.learn.settings import Settings
from sexton.learn.trainer import Network, Report, Trainer

FLOATS = ".npz"


class Stand(Struct, frozen=True, kw_only=True):
    """How far the runs have come."""

    game: str
    options: str
    encoding: int
    advice: bool
    mixed: tuple[str, ...] = ()
    seconds: float = 0.0
    decisions: int = 0
    commit: str = ""


def has_torch() -> bool:
    return importlib.util.find_spec("torch") is not None


def train(
    game: Game,
    options: Options,
    out: Path,
    settings: Settings,
    report: Callable[[Report], None],
    *,
    torch: bool,
    commit: str = "",
    mixed: Sequence[str] = (),
) -> Stand:
    """Until this piece is over. What is there already is gone on with."""
    layout = Layout(game, options=options, mixed=mixed)
    inputs = Inputs(layout)
    if not layout.rules[layout.seats[0]].state_values():
        settings = msgspec.structs.replace(settings, advice=False)
    stand = Stand(
        game=game.id, options=options.canonical(), encoding=layout.version, advice=settings.advice,
        mixed=layout.mixed.names, commit=commit,
    )  # fmt: skip
    floats, stand = begun(out, stand, layout, inputs, settings)
    settings = msgspec.structs.replace(settings, spent=stand.seconds)
    questions = Questions(layout, settings, most_legal(layout, settings.advice))

    def network() -> Network:
        if not torch:
            return NumpyNetwork(questions, settings, inputs, floats)
        from sexton.learn.torch_network import TorchNetwork

        return TorchNetwork(questions, settings, inputs, floats)

    def save(trainer: Trainer) -> None:
        now = msgspec.structs.replace(
            stand, seconds=stand.seconds + trainer.elapsed, decisions=stand.decisions + trainer.decisions
        )
        keep(out, now, trainer.network.floats(), layout, inputs)

    trainer = Trainer(questions, network, settings)
    trainer.run(with_hard(trainer, inputs, stand, report) if settings.hard else report, save)
    return read_stand(out)


def with_hard(
    trainer: Trainer, inputs: Inputs, stand: Stand, report: Callable[[Report], None]
) -> Callable[[Report], None]:
    """Tell now and then, and at last, how the net as it would be played stands against `hard`."""
    layout, settings = trainer.questions.layout, trainer.settings
    against, looked = AgainstHard(layout, settings.hard), 0.0

    def told(found: Report) -> None:
        nonlocal looked
        if found.seconds - looked >= settings.save or settings.ends(found.seconds, found.rounds):
            looked = found.seconds
            shares, games = against.look(trainer.network.floats().whole(layout, inputs, advised=stand.advice))
            found = msgspec.structs.replace(
                found, shares={**found.shares, HARD: shares}, games={**found.games, HARD: games}
            )
        report(found)

    return told


def begun(out: Path, fresh: Stand, layout: Layout, inputs: Inputs, settings: Settings) -> tuple[Floats, Stand]:
    """What the last run left, what a file of weights alone still tells, or a new net."""
    if not out.with_suffix(FLOATS).exists():
        if out.exists():
            return from_weights(out, fresh, layout, inputs)
        weight = settings.advice_weight if settings.advice else 0.0
        return Floats.fresh(layout, inputs, settings.width, settings.narrow, weight, settings.seed), fresh
    stand = read_stand(out)
    if told(stand) != told(fresh):
        raise Refusal("learn", "other-run", file=str(out.with_suffix(FLOATS)), game=stand.game)
    with np.load(out.with_suffix(FLOATS)) as kept:
        return Floats(**{name: kept[name] for name in Floats.__struct_fields__}), stand


def from_weights(out: Path, fresh: Stand, layout: Layout, inputs: Inputs) -> tuple[Floats, Stand]:
    """A net that comes with a game, or that somebody sent: its whole numbers are where this run begins.

    House rules that it has not met may be mixed in after those that it has.
    """
    found = weights.read(out)
    about = found.about
    then = Layout(layout.game, layout.version, layout.options, fresh.mixed[: len(about.mixed)])
    wanted = (fresh.game, fresh.encoding, then.row, fresh.advice, then.mixed.names)
    if (about.game, about.encoding, about.row, about.advised, about.mixed) != wanted:
        raise Refusal("learn", "other-run", file=str(out), game=about.game)
    floats = Floats.of(found, then, Inputs(then)).with_further_inputs(inputs.size)
    return floats, msgspec.structs.replace(fresh, decisions=about.decisions)


def told(stand: Stand) -> tuple[object, ...]:
    """What must be the same where one run goes on with another."""
    return stand.game, stand.options, stand.encoding, stand.advice, stand.mixed


def read_stand(out: Path) -> Stand:
    with np.load(out.with_suffix(FLOATS)) as kept:
        return msgspec.json.decode(bytes(kept["stand"]), type=Stand)


def keep(out: Path, stand: Stand, floats: Floats, layout: Layout, inputs: Inputs) -> None:
    arrays = {name: getattr(floats, name) for name in Floats.__struct_fields__}
    partly = out.with_suffix(".part.npz")
    np.savez_compressed(partly, stand=np.frombuffer(msgspec.json.encode(stand), np.uint8), **arrays)
    partly.replace(out.with_suffix(FLOATS))
    about = {
        "advised": stand.advice, "options": stand.options, "decisions": stand.decisions, "commit": stand.commit,
    }  # fmt: skip
    weights.write(out, floats.whole(layout, inputs, **about))
