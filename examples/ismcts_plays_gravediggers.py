"""OpenSpiel's information-set tree search plays Gravediggers against a random player.

    python examples/ismcts_plays_gravediggers.py --games 20 --simulations 200

The search imagines worlds with `resample_from_infostate`, which gives it what its seat may know and nothing else. It
wants one player at a time, so the variant is used in which fists are asked one after the other, sealed.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sexton.envs.openspiel  # noqa: F401  makes the games known


def play(game: pyspiel.Game, bot: pyspiel.Bot, seat: int, rng: np.random.RandomState) -> float:
    """One game; what the bot's seat gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(state.returns()[seat])


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=100, help="a move")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    rng = np.random.RandomState(chosen.seed)
    game = pyspiel.load_game("sexton_gravediggers_sequential", {"players": 2})
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=chosen.simulations, random_state=rng)
    results = [play(game, bot, number % 2, rng) for number in range(chosen.games)]
    average = float(np.mean(results))
    print(f"{chosen.games} games: the search wins {np.mean(np.array(results) > 0):.0%}, {average:+.2f} a game")
    return average


if __name__ == "__main__":
    main()
