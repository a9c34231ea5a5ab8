"""OpenSpiel: every game as a Python game of `pyspiel`, with chance nodes and, where seats decide at once, joint nodes.

    >>> import pyspiel, sexton.envs.openspiel
    >>> game = pyspiel.load_game("sexton_gravediggers(players=3)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

`sexton_gravediggers_sequential` asks seats that decide at once one after the other, answers sealed: for algorithms that
want one player at a time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from sexton.extras import needs

with needs("openspiel"):
    import numpy as np
    import pyspiel

from sexton.envs.opened import Terms, opened, opened_again, terms_of
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Move, Over, Pending, Seat
from sexton.kernel.learn.encoding import Encoding
from sexton.kernel.learn.from_views import writer_of
from sexton.kernel.learn.many_games import rewards_of
from sexton.kernel.steps import WATCHERS, State

PREFIX = "sexton_"
SEQUENTIAL = "_sequential"
RECALL = 64  # bits that tell apart histories of one view
LONGEST = 20_000  # moves, and as many draws: hunts have no end of their own
SEEDS = 1 << 62


class Moment:
    """A state, what everyone has heard so far, and the answers that are sealed. OpenSpiel copies it with `deepcopy`."""

    def __init__(
        self, rules: Rules[Any, Any], encoding: Encoding, state: State, heard: list[str], one_by_one: bool
    ) -> None:
        self.rules, self.encoding, self.state, self.heard = rules, encoding, state, heard
        self.one_by_one = one_by_one
        self.sealed: list[Move] = []
        self.look_around()

    def look_around(self) -> None:
        self.pending: Pending = self.rules.pending(self.state)
        self.numbered: dict[Seat, dict[int, Move]] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        twin = Moment(self.rules, self.encoding, self.rules.clone(self.state), self.heard[:], self.one_by_one)
        twin.sealed = self.sealed[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For OpenSpiel's serialization: as text."""
        rules = self.rules
        return restored, (terms_of(rules), rules.write_position(self.state), self.heard, self.sealed, self.one_by_one)

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.pending.seats if isinstance(self.pending, Ask) else ()

    @property
    def joint(self) -> bool:
        """Whether all seats are to answer in one move. Where only some decide together they answer in turn, sealed."""
        return not self.one_by_one and len(self.asked) == self.rules.seats > 1

    def moves(self, seat: Seat) -> dict[int, Move]:
        """What the seat may answer, by number, ascending."""
        if seat not in self.numbered:
            moves, actions = self.rules.moves(self.state, seat), self.encoding.actions
            codes = actions.codes(self.rules.view(self.state, seat) if actions.needs_view else None, moves)
            self.numbered[seat] = dict(sorted(zip(codes, moves, strict=True)))
        return self.numbered[seat]

    def tell(self, hearers: int, event: Event) -> None:
        said = msgspec.json.encode(event).decode() + "\n"
        for seat in range(self.rules.seats):
            if hearers >> seat & 1:
                self.heard[seat] += said
        if hearers & WATCHERS:
            self.heard[-1] += said

    def draw(self, outcome: int) -> None:
        self.rules.draw(self.state, outcome, self.tell)
        self.look_around()

    def answer(self, seat: Seat, action: int) -> None:
        move = self.moves(seat)[action]
        self.heard[seat] += f"> {self.rules.write(move)}\n"
        self.sealed.append(move)
        if len(self.sealed) == len(self.asked):
            answers, self.sealed = self.sealed, []
            self.rules.play(self.state, answers, self.tell)
            self.look_around()

    def row(self, seat: Seat) -> Sequence[int]:
        return list(writer_of(self.rules, self.encoding, False).row(self.state, seat))

    def seen(self, seat: Seat) -> str:
        return msgspec.json.encode(self.rules.view(self.state, seat)).decode()

    def imagined(self, seat: Seat, seed: int) -> Moment:
        """A moment that this seat cannot tell from this one. Others have heard what is public and see their view."""
        dice = FastDice(seed)
        world = self.rules.worlds(self.rules.view(self.state, seat)).sample(dice)
        twin = Moment(self.rules, self.encoding, world, self.heard[:], self.one_by_one)
        for other in range(self.rules.seats):
            if other != seat:
                twin.heard[other] = self.heard[-1] + twin.seen(other) + "\n"
        for other, move in zip(self.asked, self.sealed, strict=False):  # what others have sealed is hidden as well
            twin.sealed.append(move if other == seat else self.rules.sample_move(world, other, dice))
        return twin


def restored(terms: Terms, position: str, heard: list[str], sealed: list[Move], one_by_one: bool) -> Moment:
    rules = opened_again(terms)
    moment = Moment(rules, rules.encoding(), rules.read_position(position), heard, one_by_one)
    moment.sealed = sealed
    return moment


class GameState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One moment, as OpenSpiel wants to be asked about it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rules = game.rules
        self.moment = Moment(rules, game.encoding, rules.setup(), [""] * (rules.seats + 1), game.one_by_one)

    def current_player(self) -> int:
        moment = self.moment
        if isinstance(moment.pending, Over):
            return int(pyspiel.PlayerId.TERMINAL)
        if isinstance(moment.pending, Chance):
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if moment.joint else moment.asked[len(moment.sealed)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.moves(player)) if player in self.moment.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pending = self.moment.pending
        assert isinstance(pending, Chance)
        total = sum(pending.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(pending.weights) if weight]

    def _apply_action(self, action: int) -> None:
        if isinstance(self.moment.pending, Chance):
            self.moment.draw(action)
        else:
            self.moment.answer(self.current_player(), action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat, action in enumerate(actions):
            self.moment.answer(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if isinstance(moment.pending, Chance):
            return str(moment.rules.outcome(moment.state, action))
        if player in moment.asked and action in moment.moves(player):
            return moment.rules.write(moment.moves(player)[action])
        return f"action {action}"

    def is_terminal(self) -> bool:
        return isinstance(self.moment.pending, Over)

    def returns(self) -> list[float]:
        """Everybody has paid 1; the winners share it."""
        rules, state = self.moment.rules, self.moment.state
        if not self.is_terminal():
            return [0.0] * rules.seats
        return rewards_of(rules.engine.steps[state.step], state, pot=True)

    def __str__(self) -> str:
        sealed = "".join(f" | {self.moment.rules.write(move)}" for move in self.moment.sealed)
        return self.moment.rules.write_position(self.moment.state) + sealed

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> GameState:
        """A state that this player cannot tell from this one, as likely as its view says.

        Its history is this state's: what was hidden in it may have been otherwise.
        """
        twin: GameState = self.clone()
        twin.moment = self.moment.imagined(player_id, int(probability_sampler() * SEEDS))
        return twin


class Observer:
    """What a player sees as numbers and text; with perfect recall also all that it has heard, and its own answers."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self.recalls = recalls
        size = game.encoding.size
        self.tensor = np.zeros(size + (RECALL if recalls else 0), np.float32)
        self.dict = {
            field.name: self.tensor[start : start + field.size]
            for field, start in zip(game.encoding.fields, game.encoding.starts.values(), strict=True)
        }
        if recalls:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, state: GameState, player: int) -> None:
        row = state.moment.row(player)
        self.tensor[: len(row)] = row
        if self.recalls:
            digest = hashlib.blake2b(state.moment.heard[player].encode(), digest_size=RECALL // 8).digest()
            self.tensor[len(row) :] = np.unpackbits(np.frombuffer(digest, dtype=np.uint8))

    def string_from(self, state: GameState, player: int) -> str:
        return f"{player}\n{state.moment.heard[player]}" if self.recalls else state.moment.seen(player)


class Game(pyspiel.Game):  # type: ignore[misc]  # as above
    """A game of the catalogue, opened with the parameters `players` and `options` (JSON, or nothing)."""

    def __init__(
        self, game_id: str, about: pyspiel.GameType, one_by_one: bool, params: Mapping[str, Any] | None
    ) -> None:
        given = dict(params or {})
        settings = msgspec.json.decode(given.get("options") or "{}")
        self.rules = opened(game_id, given.get("players"), settings)
        self.encoding = self.rules.encoding()
        self.one_by_one = one_by_one
        seats = self.rules.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=self.encoding.outcomes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(about, info, given)

    def new_initial_state(self) -> GameState:
        return GameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


def type_of(game_id: str, one_by_one: bool) -> pyspiel.GameType:
    found = catalogue.find(game_id)
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + game_id + (SEQUENTIAL if one_by_one else ""),
        long_name=found.title + (", sealed answers one after the other" if one_by_one else ""),
        dynamics=kinds.Dynamics.SEQUENTIAL if one_by_one or not together(game_id) else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": found.seats[0], "options": ""},
    )


def together(game_id: str) -> bool:
    found = catalogue.find(game_id)
    return found.open(found.seats[0]).encoding().together


def register(game_id: str, one_by_one: bool) -> None:
    about = type_of(game_id, one_by_one)
    if about.short_name in pyspiel.registered_names():
        return

    class Registered(Game):  # a class, as OpenSpiel's own games: a function would not outlive the interpreter
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game_id, about, one_by_one, params)

    pyspiel.register_game(about, Registered)


def register_all() -> None:
    """Every game of the catalogue that has numbers; and again, one by one, where seats decide at once."""
    for game_id in catalogue.ids():
        register(game_id, one_by_one=False)
        if together(game_id):
            register(game_id, one_by_one=True)


register_all()
